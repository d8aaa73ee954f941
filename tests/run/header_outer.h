/* Includes the other header, twice. */
#include "header_functions.h"
#include "header_functions.h"

enum { OUTER = 3 };
