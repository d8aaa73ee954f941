#include "../matmul_simple/opencl.c"
