#include "../matmul_simple/problem.h"
