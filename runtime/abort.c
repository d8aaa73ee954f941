/* abort.c - kernels that may call amp_abort.
 *
 * Such a kernel has one word of the device's memory, 0 or the number of the
 * call that a thread made. The launch waits for the kernel to read it, so that
 * the failure is that of the parallel_for_each.
 */
#include "rt.h"

amp_status rt_abort_word(rt_queue *q, cl_mem *word)
{
    cl_int zero = 0, code;
    *word = clCreateBuffer(q->device->context,
                           CL_MEM_READ_WRITE | CL_MEM_COPY_HOST_PTR,
                           sizeof zero, &zero, &code);
    return code ? rt_fail_cl(code, q->device, "to hold a word") : AMP_OK;
}

amp_status rt_abort_check(const struct amprt_kernel *k, rt_queue *q,
                          cl_mem word)
{
    cl_int number = 0;
    cl_int code = clEnqueueReadBuffer(q->queue, word, CL_TRUE, 0,
                                      sizeof number, &number, 0, NULL, NULL);
    clReleaseMemObject(word);
    if (code)
        return rt_fail_cl(code, q->device, "to run the kernel");
    if (!number)
        return AMP_OK;
    return rt_fail(AMP_ABORTED, "the kernel called amp_abort at %s",
                   k->failures[number - 1].place);
}
