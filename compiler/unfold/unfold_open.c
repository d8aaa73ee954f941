/* unfold_open.c - which helpers are inlined.
 *
 * Those that wait, since all barriers must be in the kernel's body; those with loops, so
 * that the threads of a row can go through them together; those that take or return
 * structures, whose members then become variables; those that are told where to store
 * what they compute, as the state of a random generator, which then is a variable that
 * need not be in memory; and short ones that compute the index of an element in
 * variables, so that it is seen how it depends on the thread's place.
 * One that returns from within gets a single exit first (single_exit.c).
 */
#include "analysis/flow.h"
#include "unfold.h"

enum { MOST_IN_HELPER = 1000 }; /* nodes, where it does not wait */
enum { MOST_FOR_INDEX = 120 };
enum { MOST_MEMBERS = 8 };

static bool is_plain(const Type *t)
{
    return (type_is_arithmetic(t) || t->kind == TY_VECTOR
            || unfold_is_structure(t))
        && !t->is_volatile && !t->is_atomic;
}

bool unfold_is_structure(const Type *t)
{
    if (t->kind != TY_RECORD || t->record->is_union || !t->record->is_complete
        || !t->record->fields.count || t->record->fields.count > MOST_MEMBERS)
        return false;
    for (int i = 0; i < t->record->fields.count; i++) {
        const Field *f = t->record->fields.items[i];
        if (!*f->name || f->is_bitfield || !is_plain(f->type))
            return false;
    }
    return true;
}

static bool is_loop(Node *n, void *context)
{
    Function *f = node_helper(n);
    return flow_is_loop(n) || (f && unfold_opened(context, f));
}

static bool has_structures(const Function *f)
{
    bool found = f->result && unfold_is_structure(f->result);
    for (int i = 0; i < f->parameters.count; i++)
        found = found || unfold_is_structure(f->parameters.items[i]->type);
    return found;
}

static bool has_outputs(const Function *f)
{
    bool found = false;
    for (int i = 0; i < f->parameters.count; i++) {
        const Type *t = f->parameters.items[i]->type;
        found = found || (t->kind == TY_POINTER && !t->of->is_const && is_plain(t->of));
    }
    return found;
}

typedef struct Indexing {
    int nodes;
    bool has_element, has_variable;
} Indexing;

static bool find_indexing(Node *n, void *context)
{
    Indexing *i = context;
    const Decl *d = node_changed(n);
    i->nodes++;
    i->has_variable |= (d && type_is_integer(d->type))
        || (n->declared.count && (type_is_integer(n->declared.items[0]->type)
                                  || n->declared.items[0]->type->kind == TY_VECTOR));
    i->has_element |= n->kind == ND_SUBSCRIPT && type_is_arithmetic(n->type)
        && type_is_handle(n->kids[SUBSCRIPT_BASE]->type);
    return true;
}

/* Whether it has variables of which an element's place may be made. */
static bool makes_index(Function *f)
{
    Indexing i = {0};
    node_walk(f->body, find_indexing, &i);
    return i.has_element && i.has_variable && i.nodes <= MOST_FOR_INDEX;
}

/* What each thread has an array of is near in a function; a statement expression
 * may return from within an expression. */
static bool is_obstacle(Node *n)
{
    for (int i = 0; i < n->declared.count; i++) {
        const Decl *d = n->declared.items[i];
        if (!decl_is_automatic(d) || d->type->kind == TY_ARRAY
            || (d->type->kind == TY_RECORD && !unfold_is_structure(d->type)))
            return true;
    }
    return n->kind == ND_STATEMENT_EXPR || (n->kind == ND_UNARY && n->op == OP_ADDRESS);
}

static Function *with_one_end(Builder *b, Function *f)
{
    bool gains = has_structures(f) || has_outputs(f) || makes_index(f)
        || node_any_with(f->body, is_loop, b);
    return gains && node_size(f->body) <= MOST_IN_HELPER && !node_any(f->body, is_obstacle)
        ? single_exit(b, f) : NULL;
}

Function *unfold_opened(Builder *b, Function *f)
{
    if (function_waits(b->prog, f))
        return f;
    if (!b->unfolding->opens_loops)
        return NULL;
    void **known = map_get_pointer(&b->unfolding->opened, f);
    if (known)
        return *known;
    *map_put_pointer(&b->unfolding->opened, f) = NULL; /* for recursion, an error */
    Function *opened = with_one_end(b, f);
    *map_put_pointer(&b->unfolding->opened, f) = opened;
    return opened;
}

static bool is_opened(Node *n, void *context)
{
    Function *f = node_helper(n);
    return builtin_barrier(n) || (f && unfold_opened(context, f));
}

bool unfold_opens(Builder *b, Node *n)
{
    return node_any_with(n, is_opened, b);
}
