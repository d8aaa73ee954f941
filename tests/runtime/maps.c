/* Many parts of a memory that a device shares, on a driver that copies: what
 * the host may see and change is what it has mapped, and as it was then. Such a
 * driver stands here between the runtime and the real one. */
#include "test.h"

#define CL_TARGET_OPENCL_VERSION 120
#include <CL/cl.h>
#include <dlfcn.h>

/* ---- a driver that copies ---------------------------------------------- */

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

enum { BUFFERS = 8, MAPS = 1024, MOST_MAPS = 256 };

/* Memory of the host's, and what the device has of it. */
static struct buffer {
    cl_mem buffer;
    char *host, *device;
    size_t size;
} buffers[BUFFERS];
static int buffer_count;

static struct map {
    char *at;
    size_t bytes;
    cl_map_flags access;
} maps[MAPS + 1]; /* the oldest first */
static int map_count, most_maps;

static struct buffer *buffer_of(cl_mem buffer)
{
    for (int i = 0; i < buffer_count; i++)
        if (buffers[i].buffer == buffer)
            return &buffers[i];
    return NULL;
}

cl_mem clCreateBuffer(cl_context c, cl_mem_flags flags, size_t size,
                      void *host, cl_int *code)
{
    cl_mem m = REAL(clCreateBuffer)(c, flags, size, host, code);
    if (!m || !(flags & CL_MEM_USE_HOST_PTR))
        return m;
    CHECK(buffer_count < BUFFERS);
    struct buffer *b = &buffers[buffer_count++];
    *b = (struct buffer){m, host, malloc(size), size};
    memcpy(b->device, host, size);
    return m;
}

void *clEnqueueMapBuffer(cl_command_queue q, cl_mem m, cl_bool wait,
                         cl_map_flags how, size_t at, size_t bytes, cl_uint n,
                         const cl_event *list, cl_event *e, cl_int *code)
{
    struct buffer *b = buffer_of(m);
    void *to = REAL(clEnqueueMapBuffer)(q, m, wait, how, at, bytes, n, list, e,
                                        code);
    if (!b || !to)
        return to;
    clFinish(q);
    CHECK(to == b->host + at && map_count < MAPS);
    memcpy(to, b->device + at, bytes);
    maps[map_count++] = (struct map){to, bytes, how};
    most_maps = map_count > most_maps ? map_count : most_maps;
    return to;
}

cl_int clEnqueueUnmapMemObject(cl_command_queue q, cl_mem m, void *at,
                               cl_uint n, const cl_event *list, cl_event *e)
{
    struct buffer *b = buffer_of(m);
    int i = 0;
    while (b && i < map_count && maps[i].at != at)
        i++;
    if (b) {
        CHECK(i < map_count);
        clFinish(q);
        if (maps[i].access & CL_MAP_WRITE)
            memcpy(b->device + (maps[i].at - b->host), at, maps[i].bytes);
        memmove(&maps[i], &maps[i + 1], (--map_count - i) * sizeof *maps);
    }
    return REAL(clEnqueueUnmapMemObject)(q, m, at, n, list, e);
}

static void swap(struct buffer *b)
{
    for (size_t i = 0; i < b->size; i++) {
        char old = b->host[i];
        b->host[i] = b->device[i];
        b->device[i] = old;
    }
}

cl_int clEnqueueNDRangeKernel(cl_command_queue q, cl_kernel k, cl_uint rank,
                              const size_t *offset, const size_t *global,
                              const size_t *local, cl_uint n,
                              const cl_event *list, cl_event *e)
{
    for (int i = 0; i < buffer_count; i++)
        swap(&buffers[i]);
    cl_int code = REAL(clEnqueueNDRangeKernel)(q, k, rank, offset, global,
                                               local, n, list, e);
    clFinish(q);
    for (int i = 0; i < buffer_count; i++)
        swap(&buffers[i]);
    return code;
}

/* ------------------------------------------------------------------------ */

enum { ROWS = 600, COLUMNS = 8, STEPS = 4000 };
static int memory[ROWS][COLUMNS], model[ROWS][COLUMNS];
static int *whole, *row[ROWS];

static void mark_all(void)
{
    CHECK(test_mark(NULL, whole, ROWS, COLUMNS) == AMP_OK);
    for (int i = 0; i < ROWS; i++)
        for (int j = 0; j < COLUMNS; j++)
            model[i][j] += 100 * i + j;
}

static void scale_row(int i)
{
    CHECK(test_scale(NULL, row[i], COLUMNS, 3, 1) == AMP_OK);
    for (int j = 0; j < COLUMNS; j++)
        model[i][j] = 3 * model[i][j] + 1;
}

static void write_row(int i)
{
    AMPRT_WRITE(row[i], i % COLUMNS) += 5;
    model[i][i % COLUMNS] += 5;
}

static void check_row(int i)
{
    for (int j = 0; j < COLUMNS; j++)
        CHECK(AMPRT_READ(row[i], j) == model[i][j]);
}

static void check_all(void)
{
    for (int i = 0; i < ROWS; i++)
        check_row(i);
}

/* Each row is a part that is mapped by itself. */
static void write_all_rows(void)
{
    for (int i = 0; i < ROWS; i++)
        write_row(i);
    for (int i = 0; i < ROWS; i += 7)
        write_row(i);
    check_all();
    mark_all();
    check_all();
}

static int *hold(int i)
{
    return (int *)amprt_hold(row[i], AMPRT_FOR_WRITE, __FILE__, __LINE__).host;
}

/* What a loop holds stays mapped, whatever it asks for next. */
static void hold_the_oldest(void)
{
    mark_all();
    for (int i = 0; i < MOST_MAPS; i++)
        write_row(i);
    int old = map_count ? (int)((maps[0].at - (char *)memory) / sizeof *memory)
                        : 0;
    int *first = hold(old), *second = hold(ROWS - 1);
    for (int j = 0; j < COLUMNS; j++) {
        model[old][j] = first[j] = j;
        model[ROWS - 1][j] = second[j] = 2 * j;
    }
    mark_all();
    check_all();
}

static void at_random(void)
{
    srand(1);
    for (int n = 0; n < STEPS; n++) {
        int i = rand() % ROWS;
        switch (rand() % 4) {
        case 0: scale_row(i); break;
        case 1: check_row(i); break;
        default: write_row(i); break;
        }
        if (n % (STEPS / 4) == 0)
            mark_all();
    }
    check_all();
}

int main(void)
{
    test_map_memory();
    whole = amp_view(memory[0], ROWS, COLUMNS);
    for (int i = 0; i < ROWS; i++)
        row[i] = AMPRT_ROW(whole, i);
    mark_all();
    write_all_rows();
    hold_the_oldest();
    at_random();
    CHECK(!buffer_count || most_maps == MOST_MAPS);
    for (int i = 0; i < ROWS; i++)
        CHECK(amp_release(row[i]) == AMP_OK);
    CHECK(amp_release(whole) == AMP_OK);
    CHECK(!memcmp(memory, model, sizeof memory));
    test_use_all();
    return 0;
}
