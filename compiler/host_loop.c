/* host_loop.c - surveys a function on the host: which loops are quiet, which
 * variables change where.
 *
 * A loop is quiet where nothing in it can take from the host the right to read
 * or write a view, nor end a view: it calls nothing but C's mathematical
 * functions and amp_extent, so that it launches, copies and releases nothing,
 * and no jump leads into it. Another thread that launches a kernel on a view
 * while this one uses its elements races with it anyway.
 */
#include "builtin.h"
#include "host.h"
#include "host_loop.h"

/* What a variable goes through. */
typedef struct Variable {
    int declared;         /* the time; 0 for a parameter */
    bool has_address;     /* taken somewhere */
    LIST(int) assignments; /* their times */
} Variable;

/* What a piece of code has in it. */
enum {
    NOISE = 1, /* what no quiet loop has */
    CASES = 2, /* of a switch around it */
};

static Variable *variable_of(Survey *s, const Decl *d)
{
    void **place = map_put_pointer(&s->variables, d);
    if (!*place)
        *place = NEW(Variable);
    return *place;
}

/* The variable that an lvalue is, or is a part of; or NULL. */
static const Decl *variable_named(Node *n)
{
    n = node_strip(n);
    while ((n->kind == ND_MEMBER && !n->is_arrow)
           || (n->kind == ND_SWIZZLE && !n->is_arrow)
           || (n->kind == ND_SUBSCRIPT && !host_is_view_subscript(n)))
        n = node_strip(n->kids[0]);
    return n->kind == ND_VAR ? n->decl : NULL;
}

static void note_change(Survey *s, Node *n)
{
    const Decl *d = NULL;
    if (n->kind == ND_BINARY && op_form(n->op) == 'A')
        d = variable_named(n->kids[BINARY_LEFT]);
    else if (n->kind == ND_UNARY && op_is_step(n->op))
        d = variable_named(n->kids[0]);
    if (d)
        list_add(&variable_of(s, d)->assignments, s->time);
    if (n->kind == ND_UNARY && n->op == OP_ADDRESS
        && (d = variable_named(n->kids[0])))
        variable_of(s, d)->has_address = true;
}

static bool is_harmless(const Builtin *b)
{
    return b && (b->kind == BI_MATH || b->kind == BI_EXTENT);
}

static int noise_of(const Node *n)
{
    switch (n->kind) {
    case ND_CALL:
        return is_harmless(builtin_of(n)) ? 0 : NOISE;
    case ND_CASE:
    case ND_DEFAULT:
        return CASES;
    case ND_BLOCK:
    case ND_LABEL:
    case ND_ASM:
    case ND_OTHER_EXPR:
    case ND_OTHER_STMT:
        return NOISE;
    default:
        return 0;
    }
}

static int survey(Survey *s, Node *n);

static int survey_declared(Survey *s, Node *n)
{
    int found = 0;
    for (int i = 0; i < n->declared.count; i++) {
        Decl *d = n->declared.items[i];
        variable_of(s, d)->declared = s->time;
        found |= survey(s, d->init) | (d->has_cleanup ? NOISE : 0);
    }
    return found;
}

static int survey_kids(Survey *s, Node *n)
{
    int found = survey_declared(s, n);
    for (int i = 0; i < n->kid_count; i++)
        found |= survey(s, n->kids[i]);
    return found;
}

static int survey_in_loop(Survey *s, Node *n)
{
    Loop *loop = NEW(Loop);
    *map_put_pointer(&s->loops, n) = loop;
    *loop = (Loop){.node = n, .begin = s->time};
    if (s->around.count)
        list_add(&s->around.items[s->around.count - 1]->inner, loop);
    list_add(&s->around, loop);
    int found = survey_kids(s, n);
    s->around.count--;
    loop->end = s->time + 1;
    loop->is_quiet = !found;
    return found;
}

/* An element, or a row, of a view: its indices and what it is of. */
static int survey_subscript(Survey *s, Node *n)
{
    int found = type_is_handle(n->type) ? NOISE : 0;
    for (; host_is_view_subscript(n); n = node_strip(n->kids[SUBSCRIPT_BASE]))
        found |= survey(s, n->kids[SUBSCRIPT_INDEX]);
    return found | survey(s, n);
}

static int survey(Survey *s, Node *n)
{
    if (!n)
        return 0;
    s->time++;
    note_change(s, n);
    if (n->kind == ND_FOR || n->kind == ND_WHILE || n->kind == ND_DO)
        return survey_in_loop(s, n);
    if (host_is_view_subscript(n))
        return survey_subscript(s, n);
    int found = noise_of(n) | survey_kids(s, n);
    return n->kind == ND_SWITCH ? found & ~CASES : found;
}

Survey *host_survey(Node *body)
{
    Survey *s = NEW(Survey);
    survey(s, body);
    return s;
}

Loop *survey_loop(const Survey *s, const Node *n)
{
    void **place = map_get_pointer(&s->loops, n);
    return place ? *place : NULL;
}

/* ---- variables ---------------------------------------------------------- */

static bool is_assigned_in(const Variable *v, const Loop *loop)
{
    int low = 0, high = v->assignments.count;
    while (low < high) {
        int middle = low + (high - low) / 2;
        if (v->assignments.items[middle] < loop->begin)
            low = middle + 1;
        else
            high = middle;
    }
    return low < v->assignments.count
        && v->assignments.items[low] < loop->end;
}

bool survey_is_steady(const Survey *s, const Decl *d, const Loop *loop)
{
    if (!d->function || d->is_static || d->is_extern || d->is_block
        || d->kind == DECL_FUNCTION || d->type->is_volatile)
        return false;
    void **place = map_get_pointer(&s->variables, d);
    const Variable *v = place ? *place : NULL;
    return !v || (!v->has_address && v->declared < loop->begin
                  && !is_assigned_in(v, loop));
}
