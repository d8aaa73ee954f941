/* A random walk through everything that can happen to one memory - kernels on
 * three devices and six queues, accesses and copies of the host, over views of
 * two and three dimensions that overlap - beside a plain array to which the
 * same happens: with devices that share the host's memory, that have their own,
 * and some of each. Some kernels are late.
 *
 * usage: coherence [WALKS [SEED]] */
#define _GNU_SOURCE
#include "test.h"
#include "commands.h"
#include <sys/wait.h>
#include <unistd.h>

enum { PLANES = 4, ROWS = 5, COLUMNS = 10, ALL_ROWS = PLANES * ROWS,
       ALL = ALL_ROWS * COLUMNS, STEPS = 1500, DEVICES = 3, QUEUES = 6,
       LATE = 7 };

static int memory[ALL_ROWS][COLUMNS], model[ALL_ROWS][COLUMNS];
static int *flat, *deep; /* views of all of it, of rank 2 and 3 */
static int kept[COLUMNS], kept_model[COLUMNS], *keep; /* of another memory */
static amp_accelerator_view queues[QUEUES];
static unsigned seed;

static int below(int n)
{
    seed = seed * 1664525u + 1013904223u;
    return (int)((seed >> 8) % (unsigned)n);
}

static amp_accelerator_view any_queue(void)
{
    return queues[below(QUEUES)];
}

/* A view of a part of the memory. One of rank 2 has one plane, in which all
 * rows of the memory may be. */
struct part {
    int *view;
    int rank, plane, row, column, planes, rows, columns;
};

static int *section_of(struct part p)
{
    if (p.rank == 3)
        return amp_section_3(deep, ((index_3){p.plane, p.row, p.column}),
                             ((extent_3){p.planes, p.rows, p.columns}));
    if (p.row / ROWS < (p.row + p.rows - 1) / ROWS || below(2))
        return amp_section_2(flat, ((index_2){p.row, p.column}),
                             ((extent_2){p.rows, p.columns}));
    AMPRT_OWNER int *plane = AMPRT_ROW(deep, p.row / ROWS);
    return amp_section_2(plane, ((index_2){p.row % ROWS, p.column}),
                         ((extent_2){p.rows, p.columns}));
}

/* The whole rows of p, or planes, by an owner of their own. */
static void widen(struct part *p)
{
    p->column = 0;
    p->columns = COLUMNS;
    if (p->rank == 2) {
        p->view = amp_view(memory[p->row], p->rows, COLUMNS);
        return;
    }
    p->row = 0;
    p->rows = ROWS;
    p->view = amp_view(memory[p->plane * ROWS], p->planes, ROWS, COLUMNS);
}

static struct part any_part(void)
{
    struct part p = {.rank = 2 + below(2), .planes = 1};
    int rows = p.rank == 2 ? ALL_ROWS : ROWS;
    if (p.rank == 3) {
        p.plane = below(PLANES);
        p.planes = 1 + below(PLANES - p.plane);
    }
    p.row = below(rows);
    p.rows = 1 + below(rows - p.row);
    p.column = below(COLUMNS);
    p.columns = 1 + below(COLUMNS - p.column);
    if (below(3) == 0)
        widen(&p);
    else
        p.view = section_of(p);
    return p;
}

#define EACH(p, h, i, j) \
    for (int h = 0; h < (p).planes; h++) \
        for (int i = 0; i < (p).rows; i++) \
            for (int j = 0; j < (p).columns; j++)
#define ROW_OF(p, h, i) (((p).plane + (h)) * ROWS + (p).row + (i))
#define MODEL(p, h, i, j) model[ROW_OF(p, h, i)][(p).column + (j)]
#define PLACE(p, h, i, j) (((h) * (p).rows + (i)) * (p).columns + (j))

/* m[h][i][j] += 1000 * h + 100 * i + j over a view of ints. */
struct deep_block {
    int domain[4];
    struct shape_3 m;
};
static const struct amprt_argument deep_arguments[] = {
    {"m", AMPRT_VIEW, 3, WRITES, sizeof(int),
     offsetof(struct deep_block, m), 0}};
KERNEL(mark_deep, 3, struct deep_block, deep_arguments,
    "typedef struct { int domain[4]; shape_3 m; } block;\n"
    "__kernel void mark_deep(__global int *m, block b)\n"
    "{\n"
    "    int h = get_global_id(2), i = get_global_id(1);\n"
    "    int j = get_global_id(0);\n"
    "    if (h < b.domain[0] && i < b.domain[1] && j < b.domain[2])\n"
    "        m[b.m.offset / 4 + h * b.m.stride0 + i * b.m.stride1 + j] +=\n"
    "            1000 * h + 100 * i + j;\n"
    "}\n");

static void mark_all(amp_accelerator_view q, int *view, struct part p)
{
    const void *captures[] = {&view};
    CHECK((p.rank == 2 ? test_mark(q, view, p.rows, p.columns)
           : amprt_launch_3(&mark_deep, q,
                            (extent_3){p.planes, p.rows, p.columns},
                            captures)) == AMP_OK);
}

static void kernel(struct part p)
{
    mark_all(any_queue(), p.view, p);
    EACH(p, h, i, j)
        MODEL(p, h, i, j) += 1000 * h + 100 * i + j;
}

/* y[i] = value, of all of y. */
struct put_block {
    int domain[4];
    struct shape_1 y;
    int value;
};
static const struct amprt_argument put_arguments[] = {
    {"y", AMPRT_VIEW, 1, AMPRT_FOR_WRITE | AMPRT_OVERWRITES, sizeof(int),
     offsetof(struct put_block, y), 0},
    {"value", AMPRT_VALUE, 0, 0, 0, offsetof(struct put_block, value), sizeof(int)}};
KERNEL(put, 1, struct put_block, put_arguments,
    "typedef struct { int domain[4]; shape_1 y; int value; } block;\n"
    "__kernel void put(__global int *y, block b)\n"
    "{\n"
    "    int i = get_global_id(0);\n"
    "    if (i < b.domain[0])\n"
    "        y[b.y.offset / 4 + i] = b.value;\n"
    "}\n");

static void fill_row(struct part p)
{
    int h = below(p.planes), i = below(p.rows);
    AMPRT_OWNER int *row = p.rank == 3 ? AMPRT_ROW(p.view, h, i)
                                       : AMPRT_ROW(p.view, i);
    int value = 7 + i;
    const void *captures[] = {&row, &value};
    if (below(2))
        CHECK(amp_discard_data(row) == AMP_OK);
    if (below(2))
        CHECK(amprt_launch_1(&put, any_queue(), (extent_1){p.columns}, captures) == AMP_OK);
    else
        CHECK(test_scale(any_queue(), row, p.columns, 0, value) == AMP_OK);
    for (int j = 0; j < p.columns; j++)
        MODEL(p, h, i, j) = 7 + i;
}

/* Reads a row, for the other memory. */
static void keep_row(struct part p)
{
    int h = below(p.planes), i = below(p.rows);
    AMPRT_OWNER int *row = p.rank == 3 ? AMPRT_ROW(p.view, h, i)
                                       : AMPRT_ROW(p.view, i);
    CHECK(test_move(any_queue(), row, keep, p.columns) == AMP_OK);
    for (int j = 0; j < p.columns; j++)
        kept_model[j] = MODEL(p, h, i, j);
}

static void look_at_kept(void)
{
    for (int j = 0; j < COLUMNS; j++)
        CHECK(AMPRT_READ(keep, j) == kept_model[j]);
}

static void read_some(struct part p)
{
    for (int n = below(4); n >= 0; n--) {
        int h = below(p.planes), i = below(p.rows), j = below(p.columns);
        CHECK((p.rank == 3 ? AMPRT_READ(p.view, h, i, j)
               : AMPRT_READ(p.view, i, j)) == MODEL(p, h, i, j));
    }
}

static void write_some(struct part p)
{
    for (int n = below(4); n >= 0; n--) {
        int h = below(p.planes), i = below(p.rows), j = below(p.columns);
        if (p.rank == 3)
            AMPRT_WRITE(p.view, h, i, j) += 3;
        else
            AMPRT_WRITE(p.view, i, j) += 3;
        MODEL(p, h, i, j) += 3;
    }
}

static void copy_out(struct part p)
{
    static int out[ALL];
    if (below(2))
        CHECK(amp_copy_to_host(p.view, out) == AMP_OK);
    else
        CHECK(amp_wait(amp_copy_to_host_async(p.view, out)) == AMP_OK);
    EACH(p, h, i, j)
        CHECK(out[PLACE(p, h, i, j)] == MODEL(p, h, i, j));
}

static void copy_in(struct part p)
{
    static int in[ALL];
    int base = below(1000);
    EACH(p, h, i, j)
        in[PLACE(p, h, i, j)] = MODEL(p, h, i, j) =
            base + 200 * h + 20 * i + j;
    if (below(2))
        CHECK(amp_copy_from_host(in, p.view) == AMP_OK);
    else
        CHECK(amp_wait(amp_copy_from_host_async(in, p.view)) == AMP_OK);
}

/* To another part of the same extent, which may overlap. */
static void copy_between(struct part p)
{
    static int old[ALL_ROWS][COLUMNS];
    struct part to = p;
    to.plane = p.rank == 3 ? below(PLANES - p.planes + 1) : 0;
    to.row = below((p.rank == 3 ? ROWS : ALL_ROWS) - p.rows + 1);
    to.column = below(COLUMNS - p.columns + 1);
    to.view = section_of(to);
    memcpy(old, model, sizeof old);
    CHECK(amp_copy_between(p.view, to.view) == AMP_OK);
    EACH(p, h, i, j)
        MODEL(to, h, i, j) = old[ROW_OF(p, h, i)][p.column + j];
    amp_release(to.view);
}

static void through_an_array(struct part p)
{
    amp_accelerator_view q = any_queue();
    AMPRT_OWNER int *x = p.rank == 3
        ? amp_array_on(q, int, p.planes, p.rows, p.columns)
        : amp_array_on(q, int, p.rows, p.columns);
    CHECK(amp_copy_between(p.view, x) == AMP_OK);
    mark_all(NULL, x, p);
    CHECK(amp_copy_between(x, p.view) == AMP_OK);
    EACH(p, h, i, j)
        MODEL(p, h, i, j) += 1000 * h + 100 * i + j;
}

static void synchronize(struct part p)
{
    if (below(2))
        CHECK(amp_synchronize(p.view) == AMP_OK);
    else
        CHECK(amp_wait(amp_synchronize_async(p.view)) == AMP_OK);
    EACH(p, h, i, j)
        CHECK(memory[ROW_OF(p, h, i)][p.column + j] == MODEL(p, h, i, j));
}

/* What follows does not wait for it. */
static void begin_to_synchronize(struct part p)
{
    (void)amp_synchronize_async(p.view);
}

/* Behind the views' back. */
static void change(struct part p)
{
    CHECK(amp_synchronize(p.view) == AMP_OK);
    EACH(p, h, i, j)
        memory[ROW_OF(p, h, i)][p.column + j] = MODEL(p, h, i, j) =
            below(50);
    CHECK(amp_refresh(p.view) == AMP_OK);
}

static void step(void)
{
    struct part p = any_part();
    switch (below(18)) {
    case 0: case 1: case 2: case 3: kernel(p); break;
    case 4: case 5: fill_row(p); break;
    case 6: read_some(p); break;
    case 7: write_some(p); break;
    case 8: copy_out(p); break;
    case 9: copy_in(p); break;
    case 10: copy_between(p); break;
    case 11: through_an_array(p); break;
    case 12: synchronize(p); break;
    case 13: begin_to_synchronize(p); break;
    case 14: case 15: keep_row(p); break;
    case 16: look_at_kept(); break;
    default: change(p); break;
    }
    if (below(8) == 0)
        amp_finish(any_queue());
    CHECK(amp_release(p.view) == AMP_OK);
}

static void walk(void)
{
    flat = amp_view(memory[0], ALL_ROWS, COLUMNS);
    deep = amp_view(memory[0], PLANES, ROWS, COLUMNS);
    keep = amp_view(kept, COLUMNS);
    memcpy(model, memory, sizeof model);
    for (int i = 0; i < STEPS; i++)
        step();
    for (int i = 0; i < ALL_ROWS; i++)
        for (int j = 0; j < COLUMNS; j++)
            CHECK(AMPRT_READ(flat, i, j) == model[i][j]);
    look_at_kept();
    CHECK(amp_release(flat) == AMP_OK && amp_release(deep) == AMP_OK);
    CHECK(amp_release(keep) == AMP_OK);
}

static void walk_all(unsigned first, int walks)
{
    amp_accelerator list[DEVICES];
    int count = amp_accelerators(list, DEVICES);
    count = count < DEVICES ? count : DEVICES;
    for (int i = 0; i < QUEUES; i++)
        queues[i] = amp_create_view(list[i % count]);
    late = LATE;
    for (int i = 0; i < walks; i++) {
        seed = first + (unsigned)i;
        walk();
        CHECK(memcmp(memory, model, sizeof memory) == 0);
    }
}

int main(int count, char **names)
{
    static const char *const mixes[] = {"111", "101", "010"};
    const char *share = getenv("AMP_SHARE_MEMORY");
    int kinds = share && !strcmp(share, "0") ? 1 : 3;
    int walks = count > 1 ? atoi(names[1]) : 12 / kinds;
    unsigned first = count > 2 ? (unsigned)atoi(names[2]) : 0;
    for (int i = 0; i < kinds; i++) {
        int status = 1;
        pid_t child = fork();
        if (child == 0) {
            test_devices(3);
            setenv("TEST_SHARES", mixes[i], 1);
            walk_all(first, walks);
            exit(0);
        }
        CHECK(waitpid(child, &status, 0) == child);
        if (status != 0)
            fprintf(stderr, "walks from %u, sharing %s\n", first, mixes[i]);
        CHECK(status == 0);
    }
    return 0;
}
