/* check_launch.c - parallel_for_each: amp.kernel.1, .2, .3, .5.
 *
 * If a launch matches none of amp.h's prototypes, Clang chooses a variadic one without
 * a message, so all errors in its arguments are reported here.
 */
#include "check.h"

#include <string.h>

/* ---- the parameter that a domain asks for ------------------------------- */

static const char *wanted_parameter(const Launch *launch)
{
    int tile[3];
    if (!launch->is_tiled)
        return launch->rank == 1 ? "int' or 'index_1"
                                 : arena_format("index_%d", launch->rank);
    if (check_tile_of(launch->domain, tile))
        return arena_format("tiled_index(%s)",
                            check_tile_string(tile, launch->rank));
    static const char *const OPEN[] = {"", "D0", "D0, D1", "D0, D1, D2"};
    return arena_format("tiled_index(%s)", OPEN[launch->rank & 3]);
}

static const char *domain_words(const Launch *launch)
{
    int tile[3];
    if (!launch->is_tiled)
        return arena_format("an extent_%d", launch->rank);
    if (check_tile_of(launch->domain, tile))
        return arena_format("tiled by (%s)",
                            check_tile_string(tile, launch->rank));
    return arena_format("a tiled_extent_%d", launch->rank);
}

/* ---- the kernel's parameter --------------------------------------------- */

/* The same vector to Clang as index_N, but no index by its name. */
static bool is_named_otherwise(const Type *t)
{
    static const char *const NAMES[] = {"extent_", "grid_", "int_"};
    return t->alias && STRING_BEGINS_AS(t->alias, NAMES);
}

static bool fits(const Launch *launch, const Type *t)
{
    if (launch->is_tiled)
        return t->kind == TY_TILED_INDEX && t->rank == launch->rank
            && t->tile[0];
    if (launch->rank == 1 && t->kind == TY_INT)
        return true;
    return t->kind == TY_VECTOR && t->of->kind == TY_INT
        && t->count == launch->rank && !is_named_otherwise(t);
}

/* Offers the type where there is one alone, and the parameter has a name, which is in no
 * macro's parentheses. */
static void fix_type(const Decl *d, const char *type)
{
    Range r = {d->range.source, d->range.begin, d->name_range.begin};
    while (r.end > r.begin && r.source->text[r.end - 1] == ' ')
        r.end--;
    bool is_whole = r.source && (!strchr(source_text(r), '(')
                                 || source_call_end(r.source, r.begin) == r.end);
    if (!strchr(type, '\'') && d->range.source == d->name_range.source
        && *d->name && r.begin < r.end && is_whole)
        diag_fix(r, type);
}

/* amp.kernel.3 */
static void check_kernel_tile(const Launch *launch, const Decl *d)
{
    int tile[3];
    const int *own = d->type->tile;
    if (own[0] < 1 || !check_tile_of(launch->domain, tile)
        || memcmp(own, tile, sizeof tile) == 0)
        return;
    diag(D_KERNEL_TILE, at_range(d->range),
         check_tile_string(own, launch->rank),
         check_tile_string(tile, launch->rank));
    if (!launch->fits_kernel)
        fix_type(d, arena_format("tiled_index(%s)", check_tile_string(tile, launch->rank)));
    diag_note(at_node(launch->domain), "the domain is here");
}

/* What makes it tiled, where the kernel is and it is not. */
static void note_domain(const Launch *launch, const Type *parameter)
{
    bool is_tile = parameter->kind == TY_TILED_INDEX && parameter->tile[0] > 0;
    if (is_tile && !launch->is_tiled)
        diag_note(at_node(launch->domain),
                  "the domain is here; tile(…, %s) makes it a tiled one",
                  check_tile_string(parameter->tile, parameter->rank));
    else
        diag_note(at_node(launch->domain), "the domain is here");
}

/* Whether the kernel says of its parameter what it can say of the type as well. */
static bool can_become(const Function *kernel, const Decl *d, const char *type)
{
    bool is_sort = string_begins(type, "tiled_") ? d->type->kind == TY_TILED_INDEX
                                                   : d->type->kind == TY_VECTOR;
    return is_sort || !node_uses(kernel->body, d);
}

/* Whether an error in the kernel is about the type of what its parameter's name stands for. */
static bool is_of_parameter(Place place, const char *clause, const char *text, void *context)
{
    const Function *kernel = context;
    const Source *s = place.range.source;
    bool is_of_type = string_begins(text, "a subscript is one integer")
        || strcmp(clause, "amp.value.3") == 0
        || (!*clause && (strstr(text, "subscript") || strstr(text, "operand")
                         || strstr(text, "incompatible type")));
    if (!is_of_type || !kernel->body || !place_is_in(place, kernel->body->range))
        return false;
    Range line = {place.range.source, place.point, place.point};
    while (line.begin > 0 && s->text[line.begin - 1] != '\n')
        line.begin--;
    line.end += (unsigned)strcspn(s->text + line.end, "\n");
    return source_has_word(line, kernel->parameters.items[0]->name);
}

/* amp.kernel.2 */
static void check_parameters(const Launch *launch)
{
    const Function *kernel = launch->kernel;
    const char *wanted = wanted_parameter(launch);
    if (kernel->parameters.count != 1) {
        const Range at = kernel->parameters.count
            ? kernel->parameters.items[1]->range : kernel->range;
        diag(D_KERNEL_PARAMETERS, at_range(at), wanted);
        return;
    }
    const Decl *d = kernel->parameters.items[0];
    if (!fits(launch, d->type)) {
        diag(D_KERNEL_INDEX, at_range(d->range), type_string(d->type),
             domain_words(launch), wanted);
        if (d->name_range.source) { /* its members that an index lacks: relay_say.c */
            diag_cause(source_written(d->name_range.source) + d->name_range.begin, NULL);
            diag_share_cause(is_of_parameter, (Function *)kernel);
        }
        if (can_become(kernel, d, wanted))
            fix_type(d, wanted);
        note_domain(launch, d->type);
    } else if (launch->is_tiled) {
        check_kernel_tile(launch, d);
    }
}

/* ---- the kernel --------------------------------------------------------- */

static bool returns_value(Node *n, void *context)
{
    Node **found = context;
    bool is_one = n->kind == ND_RETURN && n->kids[0];
    *found = is_one ? n : NULL;
    return is_one;
}

/* amp.kernel.5 */
static void check_result(Function *kernel)
{
    Node *found = NULL;
    if (!kernel->result || kernel->result->kind == TY_VOID)
        return;
    node_any_with(kernel->body, returns_value, &found);
    diag(D_KERNEL_RESULT, found ? at_node(found) : at_range(kernel->range),
         type_string(kernel->result));
}

/* amp.kernel.1: a kernel that is no block literal. */
static void report_no_literal(const Launch *launch, Set *explained)
{
    const Node *argument = node_strip(launch->kernel_argument);
    diag(D_KERNEL_LITERAL, at_node(launch->kernel_argument));
    if (!argument->decl)
        return;
    diag_note(at_decl(argument->decl), "'%s' is declared here",
              argument->decl->name);
    set_add(explained, argument->decl);
}

/* amp.kernel.1: a kernel without restrict(amp). One in another place is told of: that is
 * amp.restrict.4. */
static void check_restriction_of(const Function *kernel)
{
    const Prototype *p = &kernel->prototypes.items[0];
    bool fine;
    if (check_clauses_set(p, &fine) & AMP || !fine)
        return;
    const Range body = kernel->body ? kernel->body->range : (Range){0};
    if (p->clauses.count) {
        Range clause = p->clauses.items[0].range;
        diag(D_KERNEL_RESTRICT, at_range(clause));
        diag_fix(clause, "restrict(amp)");
    } else if (!source_has_word((Range){body.source, kernel->range.begin, body.begin},
                                "restrict")) {
        diag(D_KERNEL_RESTRICT, at_range(kernel->range));
        if (body.source && body.begin < body.source->length
            && body.source->text[body.begin] == '{')
            diag_fix((Range){body.source, body.begin, body.begin},
                     "restrict(amp) ");
    }
}

/* ---- a launch ----------------------------------------------------------- */

static bool is_accelerator_view(const Node *n)
{
    const Type *t = n->type;
    int64_t value;
    Node *bare = node_strip((Node *)n);
    while (bare && bare->kind == ND_CAST)
        bare = node_strip(bare->kids[0]);
    if (bare && fold_constant(bare, &value) && value == 0)
        return true;
    return t && t->kind == TY_POINTER && t->of->kind == TY_RECORD
        && strcmp(t->of->record->name, "amp_accelerator_view_object") == 0;
}

/* amp.kernel.1: [accelerator view,] domain, kernel. */
static bool check_count(const Launch *launch)
{
    const Node *call = launch->call;
    int count = call->kid_count - CALL_ARGUMENT;
    if ((count == 2 || (count == 3 && launch->view
                        && is_accelerator_view(launch->view)))
        && launch->domain && launch->kernel_argument
        && !(launch->domain->type && launch->domain->type->kind == TY_BLOCK))
        return true;
    diag(D_KERNEL_ARGUMENTS, at_node(call));
    return false;
}

static void check_one(Launch *launch, Set *explained)
{
    if (launch->host && launch->host->restriction & AMP)
        return; /* a call that amp code cannot make: check_call.c */
    if (!launch->has_any_domain && !check_count(launch))
        return;
    bool has_domain = !launch->has_any_domain && check_domain(launch);
    if (!launch->kernel) {
        report_no_literal(launch, explained);
        return;
    }
    check_restriction_of(launch->kernel);
    check_captures(launch->kernel);
    if (has_domain)
        check_parameters(launch);
    check_result(launch->kernel);
}

/* ---- blocks elsewhere --------------------------------------------------- */

typedef struct Blocks {
    Set kernels;   /* of Function: blocks that are launched */
    Set explained; /* of Decl: variables said to be no kernel */
} Blocks;

/* A parameter of the user's that takes a block is reported itself. */
static bool takes_block(const Node *call, int argument)
{
    const Function *f = node_callee(call);
    return f && f->is_user && argument < f->parameters.count
        && f->parameters.items[argument]->type->kind == TY_BLOCK;
}

static void stray(Blocks *b, Node *n, Decl *d);

static bool find_stray(Node *n, void *context)
{
    Blocks *b = context;
    for (int i = 0; i < n->declared.count; i++)
        stray(b, n->declared.items[i]->init, n->declared.items[i]);
    for (int i = 0; i < n->kid_count; i++)
        if (n->kids[i] && !(n->kind == ND_CALL && i >= CALL_ARGUMENT
                            && takes_block(n, i - CALL_ARGUMENT)))
            stray(b, n->kids[i], NULL);
    return true;
}

/* amp.kernel.1: a block literal `n`, or a variable for blocks, that is no
 * kernel. */
static void stray(Blocks *b, Node *n, Decl *d)
{
    Node *bare = n ? node_strip(n) : NULL;
    bool is_literal = bare && bare->kind == ND_BLOCK && bare == n;
    if (d && set_has(&b->explained, d))
        return;
    if (d && bare && bare->kind == ND_BLOCK)
        diag(D_KERNEL_NOWHERE, at_range(bare->range));
    else if (d && d->type->kind == TY_BLOCK)
        diag(D_KERNEL_NOWHERE, at_decl(d));
    else if (!d && is_literal && !set_has(&b->kernels, bare->block))
        diag(D_KERNEL_NOWHERE, at_range(bare->range));
}

static void check_blocks(Unit *unit, Blocks *b)
{
    for (int i = 0; i < unit->globals.count; i++)
        stray(b, unit->globals.items[i]->init, unit->globals.items[i]);
    for (int i = 0; i < unit->functions.count; i++) {
        Function *f = unit->functions.items[i];
        if (!f->is_user || f->restriction & AMP)
            continue;
        for (int p = 0; p < f->parameters.count; p++)
            stray(b, NULL, f->parameters.items[p]);
        node_walk(f->body, find_stray, b);
    }
}

/* Also one that is a part of an argument, which is told of. */
static bool add_block(Node *n, void *context)
{
    if (n->kind == ND_BLOCK)
        set_add(context, n->block);
    return n->kind != ND_BLOCK;
}

/* Whether a block is in a statement that is not lowered. */
static bool is_in_hole(const Function *block)
{
    const Function *f = block->around;
    for (int i = 0; f && i < f->holes.count; i++) {
        const Range hole = f->holes.items[i];
        if (hole.source == block->range.source && hole.begin <= block->range.begin
            && block->range.end <= hole.end)
            return true;
    }
    return false;
}

/* A block for the accelerator in a wrong statement is the kernel of a launch there. */
static void check_lost_kernels(Unit *unit)
{
    Set kernels = {0};
    for (int i = 0; i < unit->launches.count; i++)
        set_add(&kernels, unit->launches.items[i]->kernel);
    for (int i = 0; i < unit->functions.count; i++) {
        const Function *f = unit->functions.items[i];
        if (!f->decl && f->restriction == AMP && f->body && is_in_hole(f)
            && !(f->around->restriction & AMP) && !set_has(&kernels, f))
            check_captures(f);
    }
}

void check_launch(Unit *unit)
{
    Blocks blocks = {0};
    for (int i = 0; i < unit->launches.count; i++) {
        Launch *launch = unit->launches.items[i];
        check_one(launch, &blocks.explained);
        for (int k = CALL_ARGUMENT; k < launch->call->kid_count; k++)
            node_walk(launch->call->kids[k], add_block, &blocks.kernels);
    }
    check_lost_kernels(unit);
    check_blocks(unit, &blocks);
    check_tiling(unit);
}
