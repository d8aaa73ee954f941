/* abort.c - kernels whose threads may end early: by amp_abort, or by a failed
 * check of -fsanitize=bounds.
 *
 * Such a kernel writes a record in device memory, which amprt_kernel.h describes.
 * The launch waits for the kernel and reads it, so that the parallel_for_each
 * itself fails.
 */
#include "launch.h"
#include "trace.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { RECORD = 32 };

amp_status rt_abort_word(const struct amprt_kernel *k, rt_queue *q,
                         cl_mem *word)
{
    size_t size = RECORD * sizeof(cl_int), all = size + k->outside;
    char *record = rt_alloc(all);
    cl_int code;
    if (!record)
        return AMP_OUT_OF_MEMORY;
    memset(record + size, 1, k->outside); /* dividing by it must not trap */
    *word = clCreateBuffer(q->device->context,
                           CL_MEM_READ_WRITE | CL_MEM_COPY_HOST_PTR, all,
                           record, &code);
    free(record);
    return code ? rt_fail_cl(code, q->device, "to hold a word") : AMP_OK;
}

/* "(2, 9)", of what OpenCL calls (9, 2, 0). */
static struct rt_text index_text(int rank, const cl_int *id)
{
    int index[3] = {0};
    for (int d = 0; d < rank; d++)
        index[d] = (int)id[rank - 1 - d];
    return rt_text_extent(rank, index);
}

/* " at foo.ampc:12, thread (2, 9), local (0, 1)" */
static void describe_thread(const struct amprt_kernel *k,
                            const cl_int *record, char *out, size_t size)
{
    bool is_tiled = k->tile[0] > 0;
    snprintf(out, size, " at %s, thread %s%s%s",
             k->failures[record[0] - 1].place,
             index_text(k->rank, record + 6).at, is_tiled ? ", local " : "",
             is_tiled ? index_text(k->rank, record + 9).at : "");
}

static amp_status report(const struct amprt_kernel *k, const cl_int *record)
{
    const struct amprt_failure *f = &k->failures[record[0] - 1];
    long long index = (long long)((cl_ulong)(cl_uint)record[3] << 32
                                  | (cl_uint)record[2]);
    char where[4096];
    if (f->kind == AMPRT_CALLED_ABORT)
        return rt_fail(AMP_ABORTED, "the kernel called amp_abort at %s",
                       f->place);
    describe_thread(k, record, where, sizeof where);
    if (f->kind == AMPRT_SUBSCRIPT_OUTSIDE)
        return rt_fail_index(f->name, index, (int)record[5], (int)record[1],
                             where);
    return rt_fail(AMP_INVALID_ARGUMENT,
                   "a section of extent %d at %lld does not lie within extent"
                   " %d of '%s' in dimension %d%s", (int)record[4], index,
                   (int)record[5], f->name, (int)record[1], where);
}

amp_status rt_abort_check(const struct amprt_kernel *k, rt_queue *q,
                          cl_mem word)
{
    cl_int record[RECORD] = {0};
    long long since = rt_trace_clock();
    cl_int code = clEnqueueReadBuffer(q->queue, word, CL_TRUE, 0,
                                      sizeof record, record, 0, NULL, NULL);
    rt_trace_waited(since);
    clReleaseMemObject(word);
    if (code)
        return rt_fail_cl(code, q->device, "to run the kernel");
    return record[0] ? report(k, record) : AMP_OK;
}
