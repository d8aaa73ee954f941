/* Includes a template twice itself. */
#define NAME_OF(word) JOIN(word, TYPE)
#include "header_template.h"
#undef NAME_OF
#define NAME_OF(word) JOIN(other_##word, TYPE)
#include "../run/header_template.h"
#undef NAME_OF
