#include "harness.h"
#include "problem.h"

#include <cblas.h>

void peer_setup(void)
{
}

void peer_run(void)
{
    cblas_sgemm(CblasRowMajor, CblasNoTrans, CblasNoTrans, n, n, n, 1, a, n, b, n, 0, c,
                n);
}

void peer_fetch(void)
{
}
