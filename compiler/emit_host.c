/* emit_host.c - the host file: what must change in the user's text.
 *
 * The user's bytes are copied; only these are replaced:
 *
 *   parallel_for_each(d, ^…{…})   amprt_launch_tiled_2(kernel(), NULL, d, …)
 *   a[i][j]                       AMPRT_READ(a, i, j), or AMPRT_WRITE
 *   a[i] as a view                AMPRT_ROW(a, i)
 *   amp_extent(a), amp_copy(a, p) amp_extent_2(a), amp_copy_to_host(a, p)
 *   array_view(T, N) a = …        AMPRT_OWNER after the name
 *   f(amp_view(p, n));            AMPRT_STATEMENT f(…) AMPRT_STATEMENT_END
 *   amp functions                 nothing
 *   static tables of kernels      AMPRT_SHARED before them
 *
 * The tables of the kernels follow at the end.
 */
#include "edit.h"
#include "host.h"

#include <string.h>

typedef struct Host {
    Unit *unit;
    Edits edits;
    Map launches; /* ND_CALL -> Launch */
    Map shared; /* declarations that were marked */
    bool has_temporaries; /* in the full expression that is walked */
    bool in_marked_block; /* one that ends its views itself */
} Host;

/* How an expression is used. */
typedef enum Use {
    USE_READ,
    USE_WRITE,
    USE_KEEP, /* a handle that outlives the expression */
} Use;

static void walk_expr(Host *h, Node *n, Use use);
static void walk_stmt(Host *h, Node *n);

static void insert_before(Host *h, const Node *n, const char *text)
{
    edit_insert(&h->edits, n->range.source, n->range.begin, n->range, text);
}

static void insert_after(Host *h, const Node *n, const char *text)
{
    edit_insert(&h->edits, n->range.source, n->range.end, n->range, text);
}

static void replace_between(Host *h, const Node *whole, unsigned begin,
                            unsigned end, const char *text)
{
    Range r = {whole->range.source, begin, end};
    edit_replace(&h->edits, r, whole->range, text);
}

/* The word that a node begins with, and its length. */
static void replace_word(Host *h, const Node *n, const char *text)
{
    unsigned length = (unsigned)strlen(
        source_word(n->range.source, n->range.begin));
    replace_between(h, n, n->range.begin, n->range.begin + length, text);
}

/* ---- subscripts of views ------------------------------------------------ */

enum { MAX_RANK = 3 };

typedef struct Chain {
    Node *root;
    Node *index[MAX_RANK];
    Node *subscript[MAX_RANK];
    int count;
} Chain;

static Node *strip_casts(Node *n)
{
    while (n->kind == ND_CAST && n->is_implicit)
        n = n->kids[0];
    return n;
}

static bool is_view_subscript(const Node *n)
{
    return n->kind == ND_SUBSCRIPT
        && type_is_handle(node_strip(n->kids[SUBSCRIPT_BASE])->type);
}

static Chain chain_of(Node *n)
{
    Chain c = {0};
    for (Node *walk = n; is_view_subscript(walk);
         walk = strip_casts(walk->kids[SUBSCRIPT_BASE]))
        c.count++;
    for (int i = c.count - 1; i >= 0; i--) {
        c.subscript[i] = n;
        c.index[i] = strip_casts(n->kids[SUBSCRIPT_INDEX]);
        n = strip_casts(n->kids[SUBSCRIPT_BASE]);
    }
    c.root = n;
    return c;
}

/* `WORD(` root `,` index … `)` around and instead of the brackets. */
static void walk_chain(Host *h, Node *n, const char *word, const char *end)
{
    Chain c = chain_of(n);
    insert_before(h, n, word);
    walk_expr(h, c.root, USE_KEEP);
    unsigned at = c.root->range.end;
    for (int i = 0; i < c.count; i++) {
        replace_between(h, n, at, c.index[i]->range.begin, ", ");
        walk_expr(h, c.index[i], USE_READ);
        at = c.index[i]->range.end;
    }
    replace_between(h, n, at, n->range.end, end);
}

static void walk_element(Host *h, Node *n, Use use)
{
    walk_chain(h, n, use == USE_WRITE ? "AMPRT_WRITE(" : "AMPRT_READ(", ")");
}

static void walk_row(Host *h, Node *n, Use use)
{
    if (use == USE_KEEP) {
        walk_chain(h, n, "AMPRT_ROW(", ")");
        return;
    }
    h->has_temporaries = true;
    walk_chain(h, n, "AMPRT_TEMPORARY(AMPRT_ROW(", "))");
}

/* (const T *)a[i]: the address of the row's first element. */
static void walk_row_cast(Host *h, Node *cast, Node *view)
{
    bool is_const = cast->type->of->is_const;
    const char *word = is_const ? "&AMPRT_READ(" : "&AMPRT_WRITE(";
    Buffer zeros = {0};
    for (int i = 0; i < view->type->rank; i++)
        buffer_add(&zeros, ", 0");
    buffer_add(&zeros, ")");
    if (is_view_subscript(view)) {
        walk_chain(h, view, word, zeros.text);
        return;
    }
    insert_before(h, view, word);
    walk_expr(h, view, USE_KEEP);
    insert_after(h, view, zeros.text);
}

/* ---- calls of the runtime ----------------------------------------------- */

/* How the host names a function of amp.h. */
typedef enum Naming {
    NAME_BY_ARGUMENT, /* the rank of the first argument follows the name */
    NAME_BY_RESULT,   /* the rank of the result */
    NAME_BY_KINDS,    /* what is copied where */
    NAME_KEPT,
} Naming;

static const struct {
    const char *name;
    Naming naming;
    bool makes_handle;
} API[] = {
    {"amp_extent", NAME_BY_ARGUMENT, false},
    {"amp_equal", NAME_BY_ARGUMENT, false},
    {"amp_pad", NAME_BY_ARGUMENT, false},
    {"amp_truncate", NAME_BY_ARGUMENT, false},
    {"amp_section", NAME_BY_ARGUMENT, true},
    {"amp_view_as", NAME_BY_RESULT, true},
    {"amp_reinterpret_as", NAME_KEPT, true},
    {"amp_array_view", NAME_KEPT, true},
    {"amp_view", NAME_KEPT, true},
    {"amp_view_new", NAME_KEPT, true},
    {"amp_array", NAME_KEPT, true},
    {"amp_array_on", NAME_KEPT, true},
    {"amp_array_from", NAME_KEPT, true},
    {"amp_array_from_on", NAME_KEPT, true},
    {"amp_array_staging", NAME_KEPT, true},
    {"amp_copy", NAME_BY_KINDS, false},
    {"amp_copy_async", NAME_BY_KINDS, false},
};

static int api_row(const Node *call)
{
    const Function *f = node_callee(call);
    if (!f || f->is_user)
        return -1;
    for (size_t i = 0; i < sizeof API / sizeof *API; i++)
        if (strcmp(API[i].name, f->name) == 0)
            return (int)i;
    return -1;
}

bool host_makes_handle(Node *n)
{
    n = node_strip(n);
    if (n->kind == ND_SUBSCRIPT)
        return is_view_subscript(n) && type_is_handle(n->type);
    int row = n->kind == ND_CALL ? api_row(n) : -1;
    return row >= 0 && API[row].makes_handle;
}

static int rank_of(const Type *t)
{
    return t->kind == TY_VECTOR ? (int)t->count : t->rank;
}

static const char *kinds_suffix(const Node *call)
{
    bool from = type_is_handle(node_strip(call->kids[1])->type);
    bool to = type_is_handle(node_strip(call->kids[2])->type);
    return from && to ? "between" : from ? "to_host" : "from_host";
}

static void rename_call(Host *h, Node *n, int row)
{
    const char *name = API[row].name;
    switch (API[row].naming) {
    case NAME_BY_ARGUMENT:
        name = arena_format("%s_%d", name, rank_of(n->kids[1]->type));
        break;
    case NAME_BY_RESULT:
        name = arena_format("%s_%d", name, rank_of(n->type));
        break;
    case NAME_BY_KINDS:
        name = arena_format("amp_copy_%s%s", kinds_suffix(n),
                            strcmp(name, "amp_copy") == 0 ? "" : "_async");
        break;
    case NAME_KEPT:
        return;
    }
    replace_word(h, n, name);
}

static void walk_api_call(Host *h, Node *n, int row, Use use)
{
    bool is_temporary = API[row].makes_handle && use != USE_KEEP;
    if (is_temporary) {
        h->has_temporaries = true;
        insert_before(h, n, "AMPRT_TEMPORARY(");
    }
    rename_call(h, n, row);
    for (int i = CALL_ARGUMENT; i < n->kid_count; i++)
        walk_expr(h, n->kids[i], USE_READ);
    if (is_temporary)
        insert_after(h, n, ")");
}

/* ---- launches ----------------------------------------------------------- */

const char *host_kernel_function(const Launch *launch)
{
    return arena_format("amprt_%s", launch->name);
}

static Launch *launch_of(Host *h, const Node *call)
{
    void **place = map_get_pointer(&h->launches, call);
    return place ? *place : NULL;
}

static const char *captures_text(const Function *kernel)
{
    Buffer b = {0};
    for (int i = 0; i < kernel->captures.count; i++)
        buffer_format(&b, "%s&%s", i ? ", " : "",
                      kernel->captures.items[i]->name);
    return b.length ? arena_format("(const void *const[]){%s}", b.text)
                    : "NULL";
}

static void walk_launch(Host *h, Node *n, Launch *launch)
{
    Node *first = strip_casts(n->kids[CALL_ARGUMENT]);
    replace_between(h, n, n->range.begin, first->range.begin, arena_format(
        "amprt_launch_%s%d(%s(), %s", launch->is_tiled ? "tiled_" : "",
        launch->rank, host_kernel_function(launch),
        launch->view ? "" : "NULL, "));
    for (int i = CALL_ARGUMENT; i < n->kid_count - 1; i++)
        walk_expr(h, n->kids[i], USE_READ);
    Node *kernel = launch->kernel_argument;
    replace_between(h, n, kernel->range.begin, kernel->range.end,
                    captures_text(launch->kernel));
}

/* ---- expressions -------------------------------------------------------- */

static void walk_call(Host *h, Node *n, Use use)
{
    Launch *launch = launch_of(h, n);
    int row = api_row(n);
    if (launch) {
        walk_launch(h, n, launch);
    } else if (row >= 0) {
        walk_api_call(h, n, row, use);
    } else {
        walk_expr(h, n->kids[CALL_CALLEE], USE_READ);
        for (int i = CALL_ARGUMENT; i < n->kid_count; i++)
            walk_expr(h, n->kids[i], USE_READ);
    }
}

static bool is_step(Op op)
{
    return op == OP_PRE_INC || op == OP_PRE_DEC || op == OP_POST_INC
        || op == OP_POST_DEC;
}

static bool is_const_element(const Node *n)
{
    return n->type && n->type->is_const;
}

/* Taking an address, or an array's decay to a pointer, may lead to a write. */
static Use address_use(Node *n)
{
    return is_const_element(node_strip(n)) ? USE_READ : USE_WRITE;
}

static void walk_cast(Host *h, Node *n, Use use)
{
    Node *operand = n->kids[0], *inner = node_strip(operand);
    bool to_pointer = n->type->kind == TY_POINTER;
    bool is_address = inner->kind == ND_UNARY && inner->op == OP_ADDRESS;
    if (is_address && to_pointer)
        walk_expr(h, operand, use);
    else if (to_pointer && type_is_handle(inner->type) && !n->is_implicit)
        walk_row_cast(h, n, inner);
    else if (to_pointer && inner->type->kind == TY_ARRAY)
        walk_expr(h, operand, n->type->of->is_const ? USE_READ : USE_WRITE);
    else
        walk_expr(h, operand, use);
}

static void walk_binary(Host *h, Node *n, Use use)
{
    Node *left = n->kids[BINARY_LEFT], *right = n->kids[BINARY_RIGHT];
    bool assigns = op_form(n->op) == 'A';
    walk_expr(h, left, assigns ? USE_WRITE : USE_READ);
    bool keeps = assigns && type_is_handle(left->type);
    walk_expr(h, right, keeps ? USE_KEEP
                        : n->op == OP_COMMA ? use : USE_READ);
}

static void walk_swizzle(Host *h, Node *n, Use use)
{
    Node *base = n->kids[SWIZZLE_BASE];
    walk_expr(h, base, use);
    const char *lane = strchr("xyzw", n->text[0]);
    if (strlen(n->text) != 1 || !lane)
        return;
    replace_between(h, n, base->range.end, n->range.end,
                    arena_format("[%d]", (int)(lane - strchr("xyzw", 'x'))));
}

static void walk_kids(Host *h, Node *n, Use use)
{
    for (int i = 0; i < n->kid_count; i++)
        if (n->kids[i])
            walk_expr(h, n->kids[i], use);
}

static void walk_list(Host *h, Node *n)
{
    for (int i = 0; i < n->kid_count; i++) {
        Node *item = n->kids[i];
        bool keeps = item->type && type_is_handle(item->type);
        if (item->kind == ND_DESIGNATED)
            walk_list(h, item);
        else if (item->kind != ND_DESIGNATE_MEMBER)
            walk_expr(h, item, keeps ? USE_KEEP : USE_READ);
    }
}

static void walk_constant(Host *h, Node *n)
{
    if (n->mentions_amp)
        replace_between(h, n, n->range.begin, n->range.end, arena_format(
            "((__SIZE_TYPE__)%llu)", (unsigned long long)n->value));
}

static void walk_expr(Host *h, Node *n, Use use)
{
    switch (n->kind) {
    case ND_INT:
        walk_constant(h, n);
        break;
    case ND_SUBSCRIPT:
        if (!is_view_subscript(n)) {
            walk_expr(h, n->kids[SUBSCRIPT_BASE], use);
            walk_expr(h, n->kids[SUBSCRIPT_INDEX], USE_READ);
        } else if (type_is_handle(n->type)) {
            walk_row(h, n, use);
        } else {
            walk_element(h, n, use);
        }
        break;
    case ND_CALL:
        walk_call(h, n, use);
        break;
    case ND_UNARY:
        walk_expr(h, n->kids[0], n->op == OP_ADDRESS
                  ? address_use(n->kids[0])
                  : is_step(n->op) ? USE_WRITE : USE_READ);
        break;
    case ND_BINARY:
        walk_binary(h, n, use);
        break;
    case ND_CONDITIONAL:
        walk_expr(h, n->kids[0], USE_READ);
        walk_expr(h, n->kids[1], use);
        walk_expr(h, n->kids[2], use);
        break;
    case ND_CAST:
        walk_cast(h, n, use);
        break;
    case ND_SWIZZLE:
        walk_swizzle(h, n, use);
        break;
    case ND_INIT_LIST:
        walk_list(h, n);
        break;
    case ND_MEMBER:
        walk_expr(h, n->kids[0], n->is_arrow ? USE_READ : use);
        break;
    case ND_STATEMENT_EXPR:
        walk_stmt(h, n->kids[0]);
        break;
    case ND_OTHER_EXPR:
        for (int i = 0; i < n->kid_count; i++)
            walk_stmt(h, n->kids[i]);
        break;
    case ND_BLOCK:
        break;
    default:
        walk_kids(h, n, use);
        break;
    }
}

/* An expression at whose end its temporary views end. */
static void walk_full(Host *h, Node *n, Use use)
{
    if (!n)
        return;
    bool outer = h->has_temporaries;
    int first = h->edits.count;
    h->has_temporaries = false;
    n = strip_casts(n);
    insert_before(h, n, "");
    walk_expr(h, n, use);
    if (h->has_temporaries) {
        h->edits.items[first].text = "AMPRT_STATEMENT ";
        insert_after(h, n, " AMPRT_STATEMENT_END");
    } else if (h->edits.count == first + 1) {
        h->edits.count = first;
    }
    h->has_temporaries = outer;
}

/* ---- declarations and statements ---------------------------------------- */

static bool is_owner(const Decl *d)
{
    return d->init && type_is_handle(d->type) && !d->is_static
        && host_makes_handle(d->init);
}

static void walk_variable(Host *h, Decl *d)
{
    bool owns = is_owner(d);
    if (owns && !h->in_marked_block)
        edit_insert(&h->edits, d->name_range.source, d->name_range.end,
                    d->name_range, " AMPRT_OWNER");
    if (owns && h->in_marked_block)
        insert_before(h, strip_casts(d->init), "AMPRT_TEMPORARY(");
    if (d->init)
        walk_full(h, d->init, type_is_handle(d->type) ? USE_KEEP : USE_READ);
    if (owns && h->in_marked_block)
        insert_after(h, strip_casts(d->init), ")");
}

static bool find_label(Node *n, void *context)
{
    bool *found = context;
    *found |= n->kind == ND_LABEL || n->kind == ND_CASE
        || n->kind == ND_DEFAULT;
    return !*found && n->kind != ND_BLOCK;
}

static bool declares_owner(const Node *n)
{
    for (int i = 0; i < n->declared.count; i++)
        if (is_owner(n->declared.items[i]))
            return true;
    return false;
}

/* Whether a jump may pass by the initialization of an owner: a label follows
 * it in the block. */
static bool may_jump_past_owner(const Node *block)
{
    bool owns = false, found = false;
    for (int i = 0; i < block->kid_count; i++) {
        owns |= declares_owner(block->kids[i]);
        if (owns)
            node_walk(block->kids[i], find_label, &found);
    }
    return found;
}

/* There the block, not the variable, ends the views that were made in it. */
static void walk_statements(Host *h, Node *block, bool is_marked)
{
    bool outer = h->in_marked_block;
    h->in_marked_block = is_marked;
    for (int i = 0; i < block->kid_count; i++)
        walk_stmt(h, block->kids[i]);
    h->in_marked_block = outer;
}

static void walk_block(Host *h, Node *n)
{
    bool is_marked = may_jump_past_owner(n);
    if (is_marked)
        edit_insert(&h->edits, n->range.source, n->range.begin + 1, n->range,
                    " AMPRT_SCOPE;");
    walk_statements(h, n, is_marked);
}

/* A switch jumps past the beginning of its own block too. */
static void walk_switch(Host *h, Node *n)
{
    Node *body = n->kids[SWITCH_BODY];
    bool is_marked = body->kind == ND_COMPOUND && may_jump_past_owner(body);
    if (is_marked)
        insert_before(h, n, "{ AMPRT_SCOPE; ");
    walk_full(h, n->kids[SWITCH_VALUE], USE_READ);
    if (is_marked)
        walk_statements(h, body, true);
    else
        walk_stmt(h, body);
    if (is_marked)
        insert_after(h, n, " }");
}

static void walk_return(Host *h, Node *n)
{
    Node *value = n->kids[0];
    if (value)
        walk_full(h, value, type_is_handle(value->type) ? USE_KEEP : USE_READ);
}

static void walk_stmt(Host *h, Node *n)
{
    if (!n)
        return;
    switch (n->kind) {
    case ND_COMPOUND:
        walk_block(h, n);
        break;
    case ND_SWITCH:
        walk_switch(h, n);
        break;
    case ND_DECLARE:
        for (int i = 0; i < n->declared.count; i++)
            walk_variable(h, n->declared.items[i]);
        break;
    case ND_EXPR:
        walk_full(h, n->kids[0], USE_READ);
        break;
    case ND_RETURN:
        walk_return(h, n);
        break;
    default:
        for (int i = 0; i < n->kid_count; i++) {
            Node *kid = n->kids[i];
            if (kid && kid->type)
                walk_full(h, kid, USE_READ);
            else
                walk_stmt(h, kid);
        }
        break;
    }
}

/* ---- what only kernels use ---------------------------------------------- */

/* Static functions and tables that kernels use may be unused on the host. */
static void mark_shared(Host *h, Range declaration)
{
    void **marked = map_put(&h->shared, arena_format(
        "%p %u", (void *)declaration.source, declaration.begin));
    if (*marked || !declaration.source)
        return;
    *marked = h;
    edit_insert(&h->edits, declaration.source, declaration.begin, declaration,
                "AMPRT_SHARED ");
}

static bool mark_tables(Node *n, void *context)
{
    const Decl *d = n->kind == ND_VAR ? n->decl : NULL;
    if (d && d->is_static && d->kind == DECL_VARIABLE && !d->is_extern
        && !(d->function && d->function->restriction == AMP))
        mark_shared(context, d->range);
    return true;
}

static void mark_used_by(Host *h, Function *f)
{
    if (!f->is_user || !(f->restriction & AMP))
        return;
    node_walk(f->body, mark_tables, h);
    bool is_static = f->decl && f->prototypes.count
        && strncmp(source_text(f->prototypes.items[0].range), "static", 6) == 0;
    if (f->restriction & CPU && is_static)
        mark_shared(h, f->prototypes.items[0].range);
}

/* ---- the unit ----------------------------------------------------------- */

/* To the semicolon that ends a declaration without a body. */
static unsigned declaration_end(Range r)
{
    const char *text = r.source->text;
    unsigned at = r.end;
    while (at < r.source->length && text[at] != ';' && text[at] != '{')
        at++;
    return at < r.source->length && text[at] == ';' ? at + 1 : r.end;
}

/* Functions for the accelerator alone leave their lines blank. */
static void remove_function(Host *h, const Function *f)
{
    for (int i = 0; i < f->prototypes.count; i++) {
        const Prototype *p = &f->prototypes.items[i];
        Range r = p->range;
        if (!r.source)
            continue;
        if (!p->is_definition)
            r.end = declaration_end(r);
        edit_replace(&h->edits, r, p->range, "");
    }
}

static void walk_function(Host *h, Function *f)
{
    if (!f->is_user || f->around)
        return;
    if (f->restriction == AMP) {
        remove_function(h, f);
        return;
    }
    walk_stmt(h, f->body);
}

static Edits host_edits(Unit *unit)
{
    Host h = {.unit = unit};
    for (int i = 0; i < unit->launches.count; i++)
        *map_put_pointer(&h.launches, unit->launches.items[i]->call) =
            unit->launches.items[i];
    for (int i = 0; i < unit->functions.count; i++)
        mark_used_by(&h, unit->functions.items[i]);
    for (int i = 0; i < unit->functions.count; i++)
        walk_function(&h, unit->functions.items[i]);
    for (int i = 0; i < unit->globals.count; i++)
        if (unit->globals.items[i]->init)
            walk_full(&h, unit->globals.items[i]->init, USE_READ);
    return h.edits;
}

MacroUses emit_host_macros(Unit *unit)
{
    Edits edits = host_edits(unit);
    return edit_macros(unit, &edits);
}

const char *emit_host(Unit *unit, const DeviceCode *code, size_t *length)
{
    Edits edits = host_edits(unit);
    Buffer out = {0};
    host_head(&out, unit, code);
    buffer_add(&out, edit_apply(unit, &edits));
    host_tables(&out, unit, code);
    *length = out.length;
    return out.text;
}
