/* A random walk through everything that can happen to one memory - kernels on
 * three devices and six queues, accesses and copies of the host, over views
 * that overlap - beside a plain array to which the same happens: with devices
 * that share the host's memory, that have their own, and some of each.
 *
 * usage: coherence [WALKS [SEED]] */
#define _GNU_SOURCE
#include "test.h"
#include "commands.h"
#include <sys/wait.h>
#include <unistd.h>

enum { ROWS = 16, COLUMNS = 12, STEPS = 1500, DEVICES = 3, QUEUES = 6 };

static int memory[ROWS][COLUMNS], model[ROWS][COLUMNS];
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

/* A part of the memory and a view of it. */
struct part {
    int *view;
    int row, column, rows, columns;
};

static struct part any_part(int *whole)
{
    struct part p = {.row = below(ROWS), .column = below(COLUMNS)};
    p.rows = 1 + below(ROWS - p.row);
    p.columns = 1 + below(COLUMNS - p.column);
    if (below(3) == 0) { /* whole rows, by an owner of their own */
        p.column = 0;
        p.columns = COLUMNS;
        p.view = amp_view(memory[p.row], p.rows, COLUMNS);
    } else {
        p.view = amp_section_2(whole, ((index_2){p.row, p.column}),
                               ((extent_2){p.rows, p.columns}));
    }
    return p;
}

#define EACH(p, i, j) \
    for (int i = 0; i < (p).rows; i++) \
        for (int j = 0; j < (p).columns; j++)
#define MODEL(p, i, j) model[(p).row + (i)][(p).column + (j)]

static void kernel(struct part p)
{
    CHECK(test_mark(any_queue(), p.view, p.rows, p.columns) == AMP_OK);
    EACH(p, i, j)
        MODEL(p, i, j) += 100 * i + j;
}

static void fill_row(struct part p)
{
    int i = below(p.rows);
    AMPRT_OWNER int *row = AMPRT_ROW(p.view, i);
    if (below(2))
        CHECK(amp_discard_data(row) == AMP_OK);
    CHECK(test_scale(any_queue(), row, p.columns, 0, 7 + i) == AMP_OK);
    for (int j = 0; j < p.columns; j++)
        MODEL(p, i, j) = 7 + i;
}

static void read_some(struct part p)
{
    for (int n = below(4); n >= 0; n--) {
        int i = below(p.rows), j = below(p.columns);
        CHECK(AMPRT_READ(p.view, i, j) == MODEL(p, i, j));
    }
}

static void write_some(struct part p)
{
    for (int n = below(4); n >= 0; n--) {
        int i = below(p.rows), j = below(p.columns);
        AMPRT_WRITE(p.view, i, j) += 3;
        MODEL(p, i, j) += 3;
    }
}

static void copy_out(struct part p)
{
    static int out[ROWS * COLUMNS];
    if (below(2))
        CHECK(amp_copy_to_host(p.view, out) == AMP_OK);
    else
        CHECK(amp_wait(amp_copy_to_host_async(p.view, out)) == AMP_OK);
    EACH(p, i, j)
        CHECK(out[i * p.columns + j] == MODEL(p, i, j));
}

static void copy_in(struct part p)
{
    static int in[ROWS * COLUMNS];
    int base = below(1000);
    EACH(p, i, j)
        in[i * p.columns + j] = MODEL(p, i, j) = base + 20 * i + j;
    if (below(2))
        CHECK(amp_copy_from_host(in, p.view) == AMP_OK);
    else
        CHECK(amp_wait(amp_copy_from_host_async(in, p.view)) == AMP_OK);
}

/* To another part of the same extent, which may overlap. */
static void copy_between(struct part p, int *whole)
{
    static int old[ROWS][COLUMNS];
    struct part to = p;
    to.row = below(ROWS - p.rows + 1);
    to.column = below(COLUMNS - p.columns + 1);
    to.view = amp_section_2(whole, ((index_2){to.row, to.column}),
                            ((extent_2){to.rows, to.columns}));
    memcpy(old, model, sizeof old);
    CHECK(amp_copy_between(p.view, to.view) == AMP_OK);
    EACH(p, i, j)
        MODEL(to, i, j) = old[p.row + i][p.column + j];
    amp_release(to.view);
}

static void through_an_array(struct part p)
{
    AMPRT_OWNER int *x = amp_array_on(any_queue(), int, p.rows, p.columns);
    CHECK(amp_copy_between(p.view, x) == AMP_OK);
    CHECK(test_mark(NULL, x, p.rows, p.columns) == AMP_OK);
    CHECK(amp_copy_between(x, p.view) == AMP_OK);
    EACH(p, i, j)
        MODEL(p, i, j) += 100 * i + j;
}

static void synchronize(struct part p)
{
    if (below(2))
        CHECK(amp_synchronize(p.view) == AMP_OK);
    else
        CHECK(amp_wait(amp_synchronize_async(p.view)) == AMP_OK);
    EACH(p, i, j)
        CHECK(memory[p.row + i][p.column + j] == MODEL(p, i, j));
}

/* Behind the views' back. */
static void change(struct part p)
{
    CHECK(amp_synchronize(p.view) == AMP_OK);
    EACH(p, i, j)
        memory[p.row + i][p.column + j] = MODEL(p, i, j) = below(50);
    CHECK(amp_refresh(p.view) == AMP_OK);
}

static void step(int *whole)
{
    struct part p = any_part(whole);
    switch (below(14)) {
    case 0: case 1: case 2: case 3: kernel(p); break;
    case 4: case 5: fill_row(p); break;
    case 6: read_some(p); break;
    case 7: write_some(p); break;
    case 8: copy_out(p); break;
    case 9: copy_in(p); break;
    case 10: copy_between(p, whole); break;
    case 11: through_an_array(p); break;
    case 12: synchronize(p); break;
    default: change(p); break;
    }
    if (below(8) == 0)
        amp_finish(any_queue());
    CHECK(amp_release(p.view) == AMP_OK);
}

static void walk(void)
{
    AMPRT_OWNER int *whole = amp_view(memory[0], ROWS, COLUMNS);
    memcpy(model, memory, sizeof model);
    for (int i = 0; i < STEPS; i++)
        step(whole);
    for (int i = 0; i < ROWS; i++)
        for (int j = 0; j < COLUMNS; j++)
            CHECK(AMPRT_READ(whole, i, j) == model[i][j]);
}

static void walk_all(unsigned first, int walks)
{
    amp_accelerator list[DEVICES];
    int count = amp_accelerators(list, DEVICES);
    count = count < DEVICES ? count : DEVICES;
    for (int i = 0; i < QUEUES; i++)
        queues[i] = amp_create_view(list[i % count]);
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
            setenv("POCL_DEVICES", "pthread basic basic", 1);
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
