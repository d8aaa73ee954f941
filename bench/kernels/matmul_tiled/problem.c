#include "../matmul_simple/problem.c"
