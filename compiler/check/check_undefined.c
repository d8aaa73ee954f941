/* check_undefined.c - elements of arrays and of views without a source that are read before
 * anything has written them, or after amp_discard_data: amp.view.12.
 *
 * What is done first with the variable, in the order of the text, decides. It is told of if
 * that is a launch of a kernel that reads and writes none anew, under no condition of its own.
 */
#include "check.h"
#include "analysis/access.h"
#include "analysis/flow.h"

typedef struct Search {
    const Decl *variable;
    const Node *discard; /* the call from which on it is looked for; NULL: its declaration */
    int depth;           /* of conditions */
    int start_depth;
    bool is_started, is_done;
} Search;

static void walk(Search *s, Node *n);

static bool is_it(const Search *s, Node *n)
{
    for (n = node_strip(n); n && n->kind == ND_CAST;)
        n = node_strip(n->kids[0]);
    return node_is_variable(n, s->variable);
}

/* ---- what is done with it ------------------------------------------------ */

static void finish(Search *s, const Node *reading)
{
    s->is_done = true;
    if (!reading || s->depth > s->start_depth)
        return;
    const char *name = s->variable->name;
    diag(D_VIEW_UNDEFINED, at_node(reading), name,
         s->discard ? " since its data were discarded" : "");
    if (s->discard)
        diag_note(at_node(s->discard), "the data of '%s' are discarded here", name);
    else
        diag_note(at_decl(s->variable), "'%s' is declared here", name);
}

/* Whether an expression is a variable that may be of the same memory as one whose data are
 * discarded. */
static bool is_another(const Search *s, const Decl *d)
{
    return s->discard && type_is_handle(d->type);
}

static void walk_arguments(Search *s, Node *call)
{
    for (int i = CALL_ARGUMENT; i < call->kid_count; i++) {
        Node *n = node_strip(call->kids[i]);
        if (n && !is_it(s, n) && !(n->kind == ND_VAR && is_another(s, n->decl)))
            walk(s, n);
    }
}

static void look_at_launch(Search *s, Node *call, Function *kernel)
{
    bool has_other = false;
    for (int i = 0; i < kernel->captures.count; i++)
        has_other |= is_another(s, kernel->captures.items[i]);
    walk_arguments(s, call);
    if (s->is_done)
        return;
    if (check_in_hole(kernel, s->variable->name))
        finish(s, NULL);
    else if (function_captures(kernel, s->variable))
        finish(s, only_uses_what_is_there(kernel, (Decl *)s->variable) ? call : NULL);
    else if (has_other)
        finish(s, NULL);
}

static void look_at_call(Search *s, Node *n)
{
    static const char *const NEUTRAL[] = {"amp_extent", "amp_discard_data"};
    Function *kernel = node_kernel(n);
    if (kernel) {
        look_at_launch(s, n, kernel);
    } else if (STRING_IS_ONE_OF(node_api(n), NEUTRAL)) {
        walk_arguments(s, n);
    } else {
        for (int i = 0; i < n->kid_count; i++)
            walk(s, n->kids[i]);
    }
}

/* ---- the walk ------------------------------------------------------------ */

/* What may be done or not. */
static void walk_branch(Search *s, Node *n)
{
    s->depth++;
    walk(s, n);
    s->depth--;
    s->is_done |= s->is_started && s->depth < s->start_depth;
}

static void start(Search *s)
{
    s->is_started = true;
    s->start_depth = s->depth;
}

static void walk_declared(Search *s, Node *n)
{
    for (int i = 0; i < n->declared.count; i++) {
        walk(s, n->declared.items[i]->init);
        if (!s->discard && n->declared.items[i] == s->variable)
            start(s);
    }
}

static void walk(Search *s, Node *n)
{
    if (!n || s->is_done)
        return;
    walk_declared(s, n);
    if (n == s->discard)
        start(s);
    else if (s->is_started && n->kind == ND_CALL)
        look_at_call(s, n);
    else if (s->is_started && n->kind == ND_VAR
             && (n->decl == s->variable || is_another(s, n->decl)))
        finish(s, NULL);
    else if (n->kind == ND_FOR)
        for (int i = 0; i < 4; i++)
            walk(s, n->kids[(int[]){FOR_INIT, FOR_CONDITION, FOR_BODY, FOR_STEP}[i]]);
    else
        for (int i = 0; i < n->kid_count; i++)
            if ((node_chooses(n) || n->kind == ND_IF || n->kind == ND_SWITCH) && i > 0)
                walk_branch(s, n->kids[i]);
            else
                walk(s, n->kids[i]);
}

/* ---- which variables ------------------------------------------------------ */

static bool makes_undefined(const Decl *d)
{
    static const char *const MAKERS[] = {"amp_array", "amp_array_on", "amp_array_staging",
                                         "amp_view_new"};
    Node *init = d->init ? node_strip(d->init) : NULL;
    return init && STRING_IS_ONE_OF(node_api(init), MAKERS);
}

static void check(const Function *f, const Decl *d, const Node *discard)
{
    Search s = {.variable = d, .discard = discard};
    if (type_is_handle(d->type) && decl_is_automatic(d) && d->function
        && !check_in_hole(f, d->name))
        walk(&s, f->body);
}

static bool find_variables(Node *n, void *function)
{
    const Function *f = function;
    for (int i = 0; i < n->declared.count; i++)
        if (makes_undefined(n->declared.items[i]))
            check(f, n->declared.items[i], NULL);
    Node *operand = node_calls_api(n, "amp_discard_data") && n->kid_count > CALL_ARGUMENT
        ? node_strip(n->kids[CALL_ARGUMENT]) : NULL;
    if (operand && operand->kind == ND_VAR)
        check(f, operand->decl, n);
    return true;
}

void check_undefined(Function *f)
{
    if (!flow_has_label(f->body))
        node_walk(f->body, find_variables, f);
}
