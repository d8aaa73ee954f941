/* emit_host.c - the host file: the edits in the user's text.
 *
 * The user's text is copied; only the following is replaced:
 *
 *   parallel_for_each(d, ^…{…})   amprt_launch_tiled_2(kernel(), NULL, d, …)
 *   a[i][j]                       AMPRT_READ(a, i, j), or AMPRT_WRITE
 *   a[i] as a view                AMPRT_ROW(a, i)
 *   amp_extent(a), amp_copy(a, p) amp_extent_2(a), amp_copy_to_host(a, p)
 *   array_view(T, N) a = …        AMPRT_OWNER after the name
 *   f(amp_view(p, n));            AMPRT_STATEMENT f(…) AMPRT_STATEMENT_END
 *   for (…) s += a[i];            AMPRT_HOLD(a, …) for (…) s += AMPRT_HELD(a, i)
 *   amp functions                 nothing
 *   static tables of kernels      __attribute__((__unused__)) before them
 *
 * The tables of the kernels follow at the end.
 */
#include "emit_host.h"
#include "host.h"
#include "analysis/flow.h"
#include "host_loop.h"
#include "diag/diag.h"

#include <string.h>

void host_insert_before(Host *h, const Node *n, const char *text)
{
    edit_insert(&h->edits, n->range.source, n->range.begin, n->range, text);
}

void host_insert_after(Host *h, const Node *n, const char *text)
{
    edit_insert(&h->edits, n->range.source, n->range.end, n->range, text);
}

void host_replace(Host *h, const Node *whole, unsigned begin, unsigned end,
                  const char *text)
{
    Range r = {whole->range.source, begin, end};
    edit_replace(&h->edits, r, whole->range, text);
}

/* Whether a place was not there before. */
static bool is_new_place(Host *h, const Source *s, unsigned at)
{
    void **marked = map_put(&h->shared, arena_format("%p %u", (const void *)s, at));
    bool is_new = !*marked;
    *marked = h;
    return is_new;
}

/* The word among a declaration's, before the name that it declares; or empty. */
static Range find_specifier(Range declaration, Range name, const char *word)
{
    Source *s = declaration.source;
    unsigned at = declaration.begin;
    while (s && s == name.source && at < name.begin) {
        unsigned end = source_word_end(s, at);
        if (end - at == strlen(word) && strncmp(s->text + at, word, end - at) == 0)
            return (Range){s, at, end};
        at = end > at ? end : at + 1;
    }
    return (Range){0};
}

/* A variable whose address is taken is in no register. */
static void drop_register(Host *h, const Decl *d)
{
    Range word = find_specifier(d->range, d->name_range, "register");
    if (word.source && is_new_place(h, word.source, word.begin))
        edit_replace(&h->edits, word, word, "");
}

/* ---- declarations and statements ---------------------------------------- */

static Share owns_init(const Decl *d)
{
    return d->init && type_is_handle(d->type) && !d->is_static
        ? host_makes_handle(d->init) : NONE_OF_THEM;
}

static void walk_variable(Host *h, Decl *d)
{
    Share owns = owns_init(d);
    Node *value = d->init && d->init->kind == ND_INIT_LIST && d->init->kid_count == 1
        ? d->init->kids[0] : d->init;
    if (owns && !h->in_marked_block) {
        edit_insert(&h->edits, d->name_range.source, d->name_range.end,
                    d->name_range, " AMPRT_OWNER");
        drop_register(h, d);
    }
    if (owns && h->in_marked_block)
        host_insert_before(h, node_written(value), "AMPRT_TEMPORARY(");
    if (owns == SOME_OF_THEM)
        host_borrow(h, value);
    if (d->init)
        host_walk_full(h, d->init,
                       type_is_handle(d->type) ? USE_KEEP : USE_READ);
    if (owns && h->in_marked_block)
        host_insert_after(h, node_written(value), ")");
}

static bool declares_owner(const Node *n)
{
    for (int i = 0; i < n->declared.count; i++)
        if (owns_init(n->declared.items[i]))
            return true;
    return false;
}

/* Whether a jump may pass by the initialization of an owner: a label follows
 * it in the block. */
static bool may_jump_past_owner(const Node *block)
{
    bool owns = false;
    for (int i = 0; i < block->kid_count; i++) {
        owns |= declares_owner(block->kids[i]);
        if (owns && node_any(block->kids[i], flow_is_label))
            return true;
    }
    return false;
}

/* There the block, not the variable, ends the views that were made in it. */
static void walk_statements(Host *h, Node *block, bool is_marked)
{
    bool outer = h->in_marked_block;
    h->in_marked_block = is_marked;
    for (int i = 0; i < block->kid_count; i++)
        host_walk_stmt(h, block->kids[i]);
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
        host_insert_before(h, n, "{ AMPRT_SCOPE; ");
    host_walk_full(h, n->kids[SWITCH_VALUE], USE_READ);
    if (is_marked)
        walk_statements(h, body, true);
    else
        host_walk_stmt(h, body);
    if (is_marked)
        host_insert_after(h, n, " }");
}

static void walk_return(Host *h, Node *n)
{
    Node *value = n->kids[0];
    if (value)
        host_walk_full(h, value,
                       type_is_handle(value->type) ? USE_KEEP : USE_READ);
}

void host_walk_kids(Host *h, Node *n)
{
    for (int i = 0; i < n->kid_count; i++) {
        Node *kid = n->kids[i];
        if (kid && kid->type)
            host_walk_full(h, kid, USE_READ);
        else
            host_walk_stmt(h, kid);
    }
}

void host_walk_stmt(Host *h, Node *n)
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
        host_walk_kids(h, n);
        for (int i = 0; i < n->declared.count; i++)
            walk_variable(h, n->declared.items[i]);
        break;
    case ND_EXPR:
        if (n->is_value && type_is_handle(n->kids[0]->type))
            host_walk_expr(h, n->kids[0], h->value_use);
        else
            host_walk_full(h, n->kids[0], USE_READ);
        break;
    case ND_RETURN:
        walk_return(h, n);
        break;
    case ND_ASM: /* nobody says which operands it writes */
        for (int i = 0; i < n->kid_count; i++)
            host_walk_full(h, n->kids[i], host_address_use(n->kids[i]));
        break;
    case ND_FOR:
    case ND_WHILE:
    case ND_DO:
        host_walk_loop(h, n);
        break;
    default:
        host_walk_kids(h, n);
        break;
    }
}

/* ---- what only kernels use ---------------------------------------------- */

/* Static functions and tables that kernels use may be unused on the host; amp.h may
 * come after them. */
static void mark_shared(Host *h, Range declaration)
{
    if (!declaration.source
        || !is_new_place(h, declaration.source, declaration.begin))
        return;
    edit_insert(&h->edits, declaration.source, declaration.begin, declaration,
                "__attribute__((__unused__)) ");
}

/* What is used for constants alone, which stand in its place: constants that dimensions
 * of tiles name, and what sizeof and the like do. */
static bool mark_declared(Node *n, void *context)
{
    for (int i = 0; i < n->declared.count; i++) {
        const Decl *d = n->declared.items[i];
        if (d->is_dimension || (d->is_measured && !d->is_used))
            mark_shared(context, d->range);
    }
    return true;
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
    if (f->is_user && f->restriction & CPU) {
        node_walk(f->body, mark_declared, h);
        for (int i = 0; i < f->parameters.count; i++)
            if (f->parameters.items[i]->is_measured && !f->parameters.items[i]->is_used)
                mark_shared(h, f->parameters.items[i]->range);
    }
    if (!f->is_user || !(f->restriction & AMP))
        return;
    node_walk(f->body, mark_tables, h);
    const Prototype *first = f->prototypes.count ? &f->prototypes.items[0] : NULL;
    bool is_static = f->decl && first
        && find_specifier(first->range, first->name_range, "static").source;
    if (f->restriction & CPU && is_static)
        mark_shared(h, first->range);
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
    } else if (f->body) {
        h->survey = host_survey(h->effects, f->body);
        host_walk_stmt(h, f->body);
        h->survey = NULL;
    }
}

static Edits host_edits(Unit *unit)
{
    Effects effects = {0};
    Host h = {.unit = unit, .effects = &effects};
    for (int i = 0; i < unit->launches.count; i++)
        *map_put_pointer(&h.launches, unit->launches.items[i]->call) =
            unit->launches.items[i];
    for (int i = 0; i < unit->functions.count; i++)
        mark_used_by(&h, unit->functions.items[i]);
    for (int i = 0; i < unit->launches.count; i++) {
        const Function *kernel = unit->launches.items[i]->kernel;
        for (int k = 0; k < kernel->captures.count; k++)
            drop_register(&h, kernel->captures.items[k]);
    }
    for (int i = 0; i < unit->globals.count; i++)
        if (unit->globals.items[i]->is_dimension)
            mark_shared(&h, unit->globals.items[i]->range);
    for (int i = 0; i < unit->functions.count; i++)
        walk_function(&h, unit->functions.items[i]);
    for (int i = 0; i < unit->globals.count; i++)
        if (unit->globals.items[i]->init)
            host_walk_full(&h, unit->globals.items[i]->init, USE_READ);
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
