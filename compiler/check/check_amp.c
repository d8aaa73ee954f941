/* check_amp.c - declarations in amp code: amp.type.1 to .5, amp.stmt.5, .7.
 *
 * Checks the signature of every kernel and amp function, called or not; bodies are
 * checked in check_amp_stmt.c.
 */
#include "check.h"

/* A parameter may be what no variable can: tiled_index, tile_barrier. */
static void check_parameter(const Decl *d)
{
    Range at = *d->name ? d->name_range : d->range;
    check_report_type(d->type, at_range(at), d->name);
}

static void check_result(const Function *f)
{
    if (!f->decl || !f->result)
        return;
    if (type_is_erased(f->result))
        diag(D_TYPE_POINTERS, at_decl(f->decl), type_string(f->result),
             "can only be passed to functions");
    else
        check_report_type(f->result, at_decl(f->decl), "");
}

/* A kernel's own parameter: check_launch.c. */
static void check_function(const Unit *unit, Function *f, Answers *aborts)
{
    /* amp.stmt.7 */
    if (f->is_variadic) {
        diag(D_STMT_VARIADIC, f->decl ? at_decl(f->decl) : at_range(f->range));
        return;
    }
    check_result(f);
    for (int i = 0; f->decl && i < f->parameters.count; i++)
        check_parameter(f->parameters.items[i]);
    if (f->decl && !f->has_prototype)
        diag(D_STMT_PROTOTYPE, at_decl(f->decl), f->name);
    if (!f->body)
        return;
    check_amp_body(f);
    check_constants(f);
    check_loops(f, aborts);
    check_unset(unit, f);
}

void check_amp(Unit *unit)
{
    Answers aborts = {0};
    for (int i = 0; i < unit->functions.count; i++)
        if (check_is_amp(unit->functions.items[i]))
            check_function(unit, unit->functions.items[i], &aborts);
}
