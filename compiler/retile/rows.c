/* rows.c - makes a two-dimensional tile of a one-dimensional one whose threads form
 * groups, which become its rows:
 *
 *     int lane = t.local[0] % 32, row = t.global[0] / 32;
 *     for (int j = first[row] + lane; j < first[row + 1]; j += 32)
 *
 * In a tile of 256 the lane becomes t.local[1] of a tile of 8 times 32, and what depends
 * on t.local[0] / 32 is the same for a whole row. This shows that its threads share out
 * the loop, and access neighbouring elements.
 */
#include "coarsen.h"
#include "refine/refine.h"

enum { LEAST_WIDE = LEAST_LANES, MOST_WIDTHS = 8 };

/* The groups of so many threads that a kernel's threads ask for their place in. */
typedef struct Width {
    int wide, quotients, remainders;
} Width;

typedef struct Widths {
    Thread thread;
    int count;
    Width list[MOST_WIDTHS];
} Widths;

static Width *width_of(Widths *w, int64_t wide)
{
    for (int i = 0; i < w->count; i++)
        if (w->list[i].wide == wide)
            return &w->list[i];
    if (w->count == MOST_WIDTHS)
        return NULL;
    w->list[w->count].wide = (int)wide;
    return &w->list[w->count++];
}

/* Whether it is the thread's place, after whole groups. */
static bool is_after_groups(Sum sum, int64_t wide)
{
    bool has_place = false;
    for (int i = 0; i < sum.count; i++) {
        const Term *t = &sum.terms[i];
        bool is_place = t->kind == TERM_LOCAL && t->times == 1;
        has_place |= is_place;
        if (!is_place && (t->kind != TERM_TILE || t->times % wide))
            return false;
    }
    return sum.is_known && has_place && sum.number % wide == 0;
}

static bool find_width(Node *n, void *context)
{
    Widths *w = context;
    int64_t wide = refine_divisor(n);
    int threads = w->thread.index->type->tile[0];
    if (wide < LEAST_WIDE || wide >= threads || threads % wide
        || !is_after_groups(sum_of(&w->thread, n->kids[BINARY_LEFT]), wide))
        return true;
    Width *found = width_of(w, wide);
    if (found && (n->op == OP_DIV || n->op == OP_SHR))
        found->quotients++;
    else if (found)
        found->remainders++;
    return true;
}

/* Of these groups, which have a number and threads with places: the width that is
 * asked for most often, or 0. */
static int wide_of(Thread thread)
{
    Widths w = {.thread = thread};
    int most = 0, wide = 0;
    node_walk(thread.kernel->body, find_width, &w);
    for (int i = 0; i < w.count; i++) {
        const Width *found = &w.list[i];
        int uses = found->quotients + found->remainders;
        if (found->quotients && found->remainders && uses > most) {
            most = uses;
            wide = found->wide;
        }
    }
    return wide;
}

Function *tile_rows(Program *prog, Function *kernel)
{
    Coarse c = {.builder = {.prog = prog}, .kernel = kernel};
    Decl *index = kernel->parameters.items[0];
    c.before = sum_any_thread(&c.builder, kernel);
    if (index->type->kind != TY_TILED_INDEX || index->type->rank != 1
        || !coarse_knows_places(&c))
        return kernel;
    builder_find_facts(&c.builder, kernel);
    c.wide = wide_of(c.before);
    if (!c.wide)
        return kernel;
    c.tiles = index->type->tile[0] / c.wide;
    c.local = sum_add(coarse_local(1, 1), coarse_local(0, 1), c.wide);
    c.tile = sum_of_term((Term){TERM_TILE, 1, NULL, 1});
    coarse_begin(&c);
    Node *body = build_copy(&c.builder, kernel->body);
    return c.builder.why_not ? kernel : coarse_kernel(&c, body);
}
