/* transpose.c - copies elements of which each thread takes those in a row that has its column's
 * number, into tile_static memory the other way round:
 *
 *                                                 m_turned[row][column] = m[column][row];
 *     …                                           t.barrier.wait();
 *                                                 …
 *     for (int k = 0; k < 8; k++)                 for (int k = 0; k < 8; k++)
 *         sum += s[row][k] * m[column][k];            sum += s[row][k] * m_turned[k][column];
 *
 * Neighbours then have neighbouring elements, and a tile gathers them once for all its rows.
 * They are of a table of constants, or of a view that the kernel only reads; that is valid as
 * long as it overlaps no view that the kernel writes.
 */
#include "analysis/access.h"
#include "analysis/flow.h"
#include "analysis/fold.h"
#include "retile.h"
#include "stage.h"

enum { LONGEST = 128, MOST_COPIES = 4, LEAST_ROWS = 4 };

/* Elements that a loop's trips take. */
typedef struct Taken {
    Node *node;
    Decl *root;
    int count;             /* of indices: */
    Sum begin[MOST_RANK];  /* in the first trip, */
    int64_t by[MOST_RANK]; /* and how they grow from trip to trip */
    Decl *counter;
    int64_t trips;         /* from 0 on */
    Decl *turned;          /* the copy */
} Taken;

typedef struct Transposing {
    Builder builder;
    Function *kernel;
    Decl *index;
    Thread thread;
    Map trips; /* Decl of a counter that goes up from 0 one by one -> int64_t */
    Taken taken[MOST_COPIES];
    int count;
} Transposing;

/* ---- which ---------------------------------------------------------------- */

static bool is_fixed(Transposing *t, Decl *d)
{
    return d->type->kind == TY_VIEW
        ? function_captures(t->kernel, d) && !(access_of(t->kernel, d) & ACCESS_WRITE)
        : type_is_const(d->type) && !decl_is_automatic(d) && !d->is_tile_static;
}

/* By how much a term goes into a sum, which loses it. */
static int64_t take_term(Sum *sum, Term term)
{
    for (int i = 0; i < sum->count; i++) {
        const Term *own = &sum->terms[i];
        if (own->kind == term.kind && own->dimension == term.dimension && own->decl == term.decl) {
            int64_t times = own->times;
            *sum = sum_add(*sum, sum_of_term(*own), -1);
            return times;
        }
    }
    return 0;
}

/* Whether a sum without the thread's column is the same for all threads of a tile. */
static bool is_of_tile(const Transposing *t, const Sum *sum)
{
    for (int i = 0; i < sum->count; i++) {
        const Term *term = &sum->terms[i];
        if (term->kind == TERM_LOCAL
            || (term->kind == TERM_DECL && !function_captures(t->kernel, term->decl)))
            return false;
    }
    return true;
}

/* The counter of one of those loops that a sum has, or NULL. */
static Decl *counter_in(Transposing *t, const Sum *sum)
{
    for (int i = 0; i < sum->count; i++)
        if (sum->terms[i].kind == TERM_DECL && map_value_pointer(&t->trips, sum->terms[i].decl))
            return (Decl *)sum->terms[i].decl;
    return NULL;
}

/* Whether neighbours take elements that lie apart, in one place of a row after the other. */
static bool find_places(Transposing *t, Taken *taken, const Element *e)
{
    const Term column = {.kind = TERM_LOCAL, .dimension = t->index->type->rank - 1};
    bool is_apart = false;
    for (int i = 0; i < e->count; i++) {
        Sum sum = sum_of(&t->thread, e->index[i]);
        Decl *counter = sum.is_known ? counter_in(t, &sum) : NULL;
        if (!sum.is_known || (counter && taken->counter && counter != taken->counter))
            return false;
        if (counter)
            taken->counter = counter;
        taken->by[i] = take_term(&sum, (Term){.kind = TERM_DECL, .decl = counter});
        taken->begin[i] = sum;
        int64_t apart = take_term(&sum, column);
        is_apart |= apart && (i < e->count - 1 || (apart != 1 && apart != -1));
        if (!is_of_tile(t, &sum))
            return false;
    }
    if (!taken->counter || !is_apart)
        return false;
    taken->trips = *(int64_t *)map_value_pointer(&t->trips, taken->counter);
    return true;
}

static bool is_taken(Transposing *t, Node *n, Taken *taken)
{
    Element e;
    if (n->kind != ND_SUBSCRIPT || !type_is_arithmetic(n->type) || !stage_element(n, &e)
        || !is_fixed(t, e.root))
        return false;
    *taken = (Taken){.node = n, .root = e.root, .count = e.count};
    return find_places(t, taken, &e);
}

/* Elements in the same places, if there are some. */
static Taken *find_same(Transposing *t, const Taken *taken)
{
    for (int i = 0; i < t->count; i++) {
        Taken *other = &t->taken[i];
        bool are_same = other->root == taken->root;
        for (int k = 0; k < taken->count && are_same; k++)
            are_same = other->by[k] == taken->by[k]
                && sum_equals(other->begin[k], taken->begin[k]);
        if (are_same)
            return other;
    }
    return NULL;
}

static bool find_taken(Node *n, void *context)
{
    Transposing *t = context;
    Taken taken, *same = NULL;
    if (is_taken(t, n, &taken)) {
        same = find_same(t, &taken);
        if (!same && t->count < MOST_COPIES)
            t->taken[t->count++] = taken;
        else if (same && same->trips < taken.trips)
            same->trips = taken.trips;
    }
    return n->kind != ND_CONDITIONAL && !(n->kind == ND_BINARY && op_is_logical(n->op));
}

static bool note_trips(Transposing *t, const Node *loop)
{
    Count c;
    int64_t begin, end;
    if (!flow_is_counted(loop, LONGEST) || flow_continues(flow_body(loop))
        || !flow_counts(loop, &c) || flow_count_by(&c) != 1 || c.holds != OP_LT
        || !fold_constant(c.begin, &begin) || begin || !fold_constant(c.end, &end))
        return false;
    *MAP_OBJECT(int64_t, &t->trips, c.counter) = end;
    set_add(&t->thread.steady, c.counter);
    return true;
}

/* In statements that all threads come by, whatever the data are: no other element may be
 * read at the beginning. */
static void find(Transposing *t, Node *n)
{
    if (n->type)
        node_walk(n, find_taken, t);
    else if (n->kind == ND_FOR && note_trips(t, n))
        find(t, flow_body(n));
    else if (n->kind == ND_EXPR || (n->kind == ND_COMPOUND && !flow_is_closed(n)))
        for (int i = 0; i < n->kid_count; i++)
            find(t, n->kids[i]);
    for (int i = 0; i < n->declared.count && n->kind == ND_DECLARE; i++)
        if (n->declared.items[i]->init)
            node_walk(n->declared.items[i]->init, find_taken, t);
}

/* ---- the copies ----------------------------------------------------------- */

static Node *place_of(Transposing *t, int dimension)
{
    return sum_expression(&t->thread, sum_of_local(&t->thread, dimension), t->kernel->body);
}

static Node *turned(Transposing *t, const Taken *taken, Node *row)
{
    Builder *b = &t->builder;
    const Type *type = taken->turned->type;
    Node *base = build_element(b, build_use(b, taken->turned, row), row, type->of);
    return build_element(b, base, place_of(t, t->index->type->rank - 1), type->of->of);
}

/* Index `i` of the element in trip k. */
static Node *index_of(Transposing *t, const Taken *taken, int i, Node *k)
{
    Builder *b = &t->builder;
    Node *by = build_int(b, (int)taken->by[i], k), *along = build_copy(b, k);
    Node *begin = sum_expression(&t->thread, taken->begin[i], k);
    if (!taken->by[i])
        return begin;
    if (taken->by[i] != 1)
        along = build_binary(b, OP_MUL, along, by, type_int());
    return build_binary(b, OP_ADD, begin, along, type_int());
}

/* The element of trip k; `n` is one of the loop's, or a row of those that it is in. */
static Node *element_of(Transposing *t, const Taken *taken, Node *n, int i, Node *k)
{
    n = node_strip(n);
    if (i < 0)
        return build_use(&t->builder, taken->root, k);
    Node *base = element_of(t, taken, n->kids[SUBSCRIPT_BASE], i - 1, k);
    return build_element(&t->builder, base, index_of(t, taken, i, k), n->type);
}

/* `m_turned[k][column] = m[column][k]` */
static Node *copy_of_element(Transposing *t, const Taken *taken, Node *k)
{
    Node *from = element_of(t, taken, taken->node, taken->count - 1, k);
    Node *to = turned(t, taken, k);
    return build_statement(&t->builder,
                           build_binary(&t->builder, OP_ASSIGN, to, from, to->type));
}

/* The rows of the tile share the trips out. */
static Node *copy_of(Transposing *t, const Taken *taken)
{
    Builder *b = &t->builder;
    const Node *place = t->kernel->body;
    int rows = t->index->type->tile[0];
    if (taken->trips == rows)
        return copy_of_element(t, taken, place_of(t, 0));
    Decl *k = build_variable(b, "k", type_int(), place_of(t, 0));
    Node *end = build_int(b, (int)taken->trips, place);
    Node *goes_on = build_binary(b, OP_LT, build_use(b, k, place), end, type_int());
    Node *next = build_binary(b, OP_ADD_ASSIGN, build_use(b, k, place),
                              build_int(b, rows, place), k->type);
    return build_for(b, k, goes_on, next,
                     copy_of_element(t, taken, build_use(b, k, place)), place);
}

static void declare(Transposing *t, Taken *taken, Nodes *list)
{
    Builder *b = &t->builder;
    Type *row = type_array(type_assignable(taken->node->type), t->index->type->tile[1]);
    taken->turned = build_variable(b, arena_format("%s_turned", taken->root->name),
                                   type_array(row, taken->trips), NULL);
    taken->turned->is_tile_static = true;
    list_add(list, build_declaration(b, taken->turned, t->kernel->body));
}

/* ---- the kernel ----------------------------------------------------------- */

static bool has_room(const Transposing *t, Program *prog)
{
    long bytes = function_static_bytes(prog, t->kernel);
    for (int i = 0; i < t->count; i++)
        bytes += t->taken[i].trips * t->index->type->tile[1] * t->taken[i].node->type->size;
    return bytes <= MOST_TILE_BYTES;
}

static Node *turn(Node *n, void *context)
{
    Transposing *t = context;
    Taken taken, *same = is_taken(t, n, &taken) ? find_same(t, &taken) : NULL;
    if (same && same->trips >= taken.trips)
        return turned(t, same, build_use(&t->builder, taken.counter, n));
    node_change_kids(n, turn, t);
    return n;
}

static Node *turned_body(Transposing *t, Node *body)
{
    Nodes list = {0};
    for (int i = 0; i < t->count; i++)
        declare(t, &t->taken[i], &list);
    for (int i = 0; i < t->count; i++)
        list_add(&list, copy_of(t, &t->taken[i]));
    list_add(&list, build_barrier(&t->builder, t->index, body));
    node_change_kids(body, turn, t);
    for (int i = 0; i < body->kid_count; i++)
        list_add(&list, body->kids[i]);
    return build_block(&t->builder, list, body);
}

Function *transpose(Program *prog, Function *kernel)
{
    const Type *type = kernel->parameters.items[0]->type;
    bool has_rows = type->kind == TY_TILED_INDEX && type->rank == 2
        && type->tile[0] >= LEAST_ROWS;
    Function *f = has_rows ? build_copied_kernel(prog, kernel) : NULL;
    if (!f || flow_is_closed(f->body))
        return kernel;
    Transposing t = {.builder = {.prog = prog}, .kernel = f, .index = f->parameters.items[0]};
    t.thread = sum_any_thread(&t.builder, f);
    builder_learn(&t.builder, f);
    find(&t, f->body);
    return t.count && has_room(&t, prog) ? build_function(f, turned_body(&t, f->body)) : kernel;
}
