/* check_unset.c - values of a thread's own variables that are read, and that nothing has
 * written: amp.value.5.
 *
 * A walk in the order of evaluation. What is read before anything writes it, on whatever path,
 * has no value; in a loop that writes it later, if the first trip reads it in any case, or the
 * loop only changes what is there:
 *
 *     float sum;
 *     for (int k = 0; k < n; k++)
 *         sum += a[k];
 *
 * What writes a part of a variable, or has its address, is taken to write all of it.
 */
#include "check.h"
#include "analysis/flow.h"

#include <string.h>

typedef LIST(Node *) LoopStack;

typedef struct Walk {
    const Unit *unit;
    const Function *function;
    Map depths;       /* of Decl: the number of loops around its declaration, and one */
    Set written;      /* of Decl: perhaps, or was looked at */
    LoopStack loops;  /* around the node, the outermost first */
    int conditions;   /* around it, within the innermost loop */
    bool is_copy;     /* the value is only copied, to where nobody may look at it */
} Walk;

static void look(Walk *w, Node *n);

static void look_at_kids(Walk *w, const Node *n, int first)
{
    for (int i = first; i < n->kid_count; i++)
        look(w, n->kids[i]);
}

static void look_if(Walk *w, Node *n)
{
    w->conditions++;
    look(w, n);
    w->conditions--;
}

/* ---- places ------------------------------------------------------------- */

static bool is_part(const Node *n)
{
    return n->kind == ND_SUBSCRIPT || n->kind == ND_SWIZZLE
        || (n->kind == ND_MEMBER && !n->is_arrow);
}

/* What a part is a part of, if that is no other memory; else NULL. */
static Node *whole_of(const Node *n)
{
    Node *whole = is_part(n) ? node_strip(n->kids[0]) : NULL;
    bool is_around = whole && whole->type && whole->type->kind != TY_POINTER
        && !type_is_handle(whole->type);
    return is_around ? whole : NULL;
}

static Decl *root_of(Node *place)
{
    Node *n = node_strip(place);
    for (Node *whole = whole_of(n); whole; whole = whole_of(n))
        n = whole;
    return n->kind == ND_VAR ? n->decl : NULL;
}

/* What the evaluation of a place reads to find it. */
static void look_at_place(Walk *w, Node *place)
{
    Node *n = node_strip(place);
    for (; whole_of(n); n = whole_of(n))
        if (n->kind == ND_SUBSCRIPT)
            look(w, n->kids[SUBSCRIPT_INDEX]);
    if (n->kind != ND_VAR)
        look_at_kids(w, n, 0);
}

/* An address that is taken: an array that becomes a pointer, or by &. */
static bool lets_out(const Node *n)
{
    if (n->kind == ND_UNARY)
        return n->op == OP_ADDRESS;
    const Node *of = n->kind == ND_CAST ? node_strip(n->kids[0]) : NULL;
    return of && of->type && of->type->kind == TY_ARRAY && n->type
        && n->type->kind == TY_POINTER;
}

static bool writes(Node *n, void *variable)
{
    Node *place = lets_out(n) ? n->kids[0] : node_assigned(n);
    return place && root_of(place) == variable;
}

/* ---- reads and writes --------------------------------------------------- */

/* How often a loop writes a variable, and how often it gives it what is not made of it. */
typedef struct Writes {
    Decl *variable;
    int count, settings;
} Writes;

static bool count_write(Node *n, void *context)
{
    Writes *w = context;
    bool is_change = n->kind == ND_UNARY ? op_is_step(n->op)
        : n->kind == ND_BINARY && n->op != OP_ASSIGN;
    w->count += writes(n, w->variable);
    w->settings += !is_change && writes(n, w->variable);
    return true;
}

static Writes writes_in(Node *n, Decl *d)
{
    Writes w = {.variable = d};
    node_walk(n, count_write, &w);
    return w;
}

/* Whether nothing has written a variable, which nothing before writes, when this is reached
 * for the first time. */
static bool is_first(const Walk *w, Decl *d, int depth)
{
    int outermost = depth;
    while (outermost < w->loops.count
           && !node_any_with(w->loops.items[outermost], writes, d))
        outermost++;
    if (outermost == w->loops.count)
        return true;
    Writes of_all = writes_in(w->loops.items[outermost], d);
    Node *innermost = w->loops.items[w->loops.count - 1];
    return !of_all.settings
        || (!w->conditions && !w->is_copy && of_all.count == writes_in(innermost, d).count);
}

/* Whether Clang has warned of it, where it was asked to. */
static bool is_warned(const Unit *unit, const Decl *d)
{
    for (int i = 0; i < unit->warned.count; i++) {
        const Warned *told = &unit->warned.items[i];
        Range r = told->range;
        if (r.source == d->range.source && strstr(told->flag, "uninitialized")
            && r.end - r.begin == strlen(d->name)
            && strncmp(r.source->text + r.begin, d->name, strlen(d->name)) == 0
            && check_is_in_function(at_range(r), d->function))
            return true;
    }
    return false;
}

static void note_read(Walk *w, const Node *n, Decl *d)
{
    void *depth = d ? map_value_pointer(&w->depths, d) : NULL;
    if (!depth || !set_add(&w->written, d) || !is_first(w, d, (int)(intptr_t)depth - 1)
        || check_in_hole(w->function, d->name) || is_warned(w->unit, d))
        return;
    d->is_unset = true;
    diag(D_VALUE_UNSET, at_node(n), d->name);
    diag_note(at_decl(d), "'%s' is declared here", d->name);
}

static void note_write(Walk *w, Node *place)
{
    Decl *d = root_of(place);
    if (d)
        set_add(&w->written, d);
}

/* What a variable gets. */
static void look_at_value(Walk *w, Node *n)
{
    const Node *value = node_strip(n);
    w->is_copy = value->kind == ND_VAR || is_part(value);
    look(w, n);
    w->is_copy = false;
}

static void note_declared(Walk *w, Decl *d)
{
    TypeKind kind = d->type->kind;
    bool is_value = type_is_arithmetic(d->type) || kind == TY_ENUM || kind == TY_POINTER
        || kind == TY_ARRAY || kind == TY_RECORD || kind == TY_VECTOR;
    if (d->init)
        look_at_value(w, d->init);
    else if (is_value && decl_is_automatic(d) && !d->is_extern && !d->has_any_value
             && !d->has_cleanup)
        *map_put_pointer(&w->depths, d) = (void *)(intptr_t)(w->loops.count + 1);
}

/* ---- expressions and statements ----------------------------------------- */

static void look_at_assignment(Walk *w, Node *n)
{
    Node *to = n->kids[BINARY_LEFT];
    look_at_place(w, to);
    if (n->op == OP_ASSIGN) {
        look_at_value(w, n->kids[BINARY_RIGHT]);
    } else {
        look(w, n->kids[BINARY_RIGHT]);
        note_read(w, node_strip(to), root_of(to));
    }
    note_write(w, to);
}

static void look_at_operator(Walk *w, Node *n)
{
    if (n->kind == ND_BINARY && op_form(n->op) == 'A') {
        look_at_assignment(w, n);
    } else if (n->kind == ND_BINARY && op_is_logical(n->op)) {
        look(w, n->kids[BINARY_LEFT]);
        look_if(w, n->kids[BINARY_RIGHT]);
    } else if (n->kind == ND_UNARY && (op_is_step(n->op) || n->op == OP_ADDRESS)) {
        look_at_place(w, n->kids[0]);
        if (op_is_step(n->op))
            note_read(w, node_strip(n->kids[0]), root_of(n->kids[0]));
        note_write(w, n->kids[0]);
    } else {
        look_at_kids(w, n, 0);
    }
}

static bool mark_written(Node *n, void *context)
{
    Walk *w = context;
    Node *place = lets_out(n) ? n->kids[0] : node_assigned(n);
    if (place)
        note_write(w, place);
    return true;
}

/* A trip begins with all that && joins. */
static void look_at_condition(Walk *w, Node *n)
{
    Node *condition = n ? node_strip(n) : NULL;
    bool joins = condition && condition->kind == ND_BINARY && condition->op == OP_LOGICAL_AND;
    if (joins)
        look_at_condition(w, condition->kids[BINARY_LEFT]);
    if (joins)
        look_at_condition(w, condition->kids[BINARY_RIGHT]);
    else
        look(w, n);
}

/* What it takes the address of to find what it expects there is read. */
static void look_at_call(Walk *w, Node *n)
{
    bool expects = builtin_calls(n, "amp_atomic_compare_exchange")
        && n->kid_count > CALL_ARGUMENT + 1;
    Node *expected = expects ? node_strip(n->kids[CALL_ARGUMENT + 1]) : NULL;
    if (expected && lets_out(expected))
        note_read(w, node_strip(expected->kids[0]), root_of(expected->kids[0]));
    look_at_kids(w, n, 0);
}

static void look_at_loop(Walk *w, Node *n)
{
    int around = w->conditions;
    look(w, flow_init(n));
    list_add(&w->loops, n);
    w->conditions = 0;
    if (n->kind == ND_DO)
        look(w, flow_body(n));
    look_at_condition(w, flow_condition(n));
    if (flow_step(n))
        node_walk(flow_step(n), mark_written, w);
    if (n->kind != ND_DO)
        look(w, flow_body(n));
    look(w, flow_step(n));
    w->loops.count--;
    w->conditions = around;
}

/* What is chosen by a condition, which is the first kid. */
static void look_at_choice(Walk *w, const Node *n)
{
    look(w, n->kids[0]);
    for (int i = 1; i < n->kid_count; i++)
        look_if(w, n->kids[i]);
}

static void look(Walk *w, Node *n)
{
    if (!n)
        return;
    switch (n->kind) {
    case ND_VAR:
        note_read(w, n, n->decl);
        break;
    case ND_SUBSCRIPT: case ND_MEMBER: case ND_SWIZZLE:
        look_at_place(w, n);
        note_read(w, n, whole_of(n) ? root_of(n) : NULL);
        break;
    case ND_BINARY: case ND_UNARY:
        look_at_operator(w, n);
        break;
    case ND_CALL:
        look_at_call(w, n);
        break;
    case ND_CAST:
        if (lets_out(n)) {
            look_at_place(w, n->kids[0]);
            note_write(w, n->kids[0]);
        } else if (n->type && n->type->kind != TY_VOID) {
            look(w, n->kids[0]);
        }
        break;
    case ND_DECLARE:
        for (int i = 0; i < n->declared.count; i++)
            note_declared(w, n->declared.items[i]);
        break;
    case ND_FOR: case ND_WHILE: case ND_DO:
        look_at_loop(w, n);
        break;
    case ND_IF: case ND_SWITCH: case ND_CONDITIONAL:
        look_at_choice(w, n);
        break;
    case ND_BLOCK:
        break;
    case ND_OTHER_EXPR: case ND_OTHER_STMT: case ND_ASM:
        node_find_variables(n, &w->written);
        break;
    default:
        look_at_kids(w, n, 0);
        break;
    }
}

void check_unset(const Unit *unit, const Function *f)
{
    Walk w = {.unit = unit, .function = f};
    look(&w, f->body);
}
