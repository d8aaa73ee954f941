/* check_reach.c - the functions that a launch reaches, and small queries for all checks. */
#include "check.h"

const char *check_restriction(unsigned restriction)
{
    static const char *const NAMES[] = {
        [0] = "restrict(cpu)", [CPU] = "restrict(cpu)",
        [AMP] = "restrict(amp)", [CPU | AMP] = "restrict(cpu, amp)"};
    return NAMES[restriction & (CPU | AMP)];
}

bool check_is_amp(const Function *f)
{
    return f->is_user && f->restriction & AMP && !check_is_stray_block(f);
}

bool check_is_stray_block(const Function *f)
{
    for (; !f->decl && f->around; f = f->around)
        if (!(f->restriction & AMP) || f->around->restriction & AMP)
            return true;
    return false;
}

void check_reach(const Launch *launch,
                 void (*visit)(const Way *way, const Launch *launch,
                               void *context),
                 void *context)
{
    LIST(Way *) ways = {0};
    Set seen = {0};
    if (!launch->kernel || !(launch->kernel->restriction & AMP))
        return;
    Way *kernel = NEW(Way);
    kernel->function = launch->kernel;
    list_add(&ways, kernel);
    for (int i = 0; i < ways.count; i++) {
        const Way *way = ways.items[i];
        visit(way, launch, context);
        for (int c = 0; c < way->function->calls.count; c++) {
            Node *call = way->function->calls.items[c];
            Function *callee = node_callee(call);
            if (!callee || !callee->is_user || !(callee->restriction & AMP)
                || !set_add(&seen, callee))
                continue;
            Way *next = NEW(Way);
            *next = (Way){callee, call, way};
            list_add(&ways, next);
        }
    }
}

void check_note_way(const Way *way)
{
    for (; way && way->call; way = way->from)
        diag_note(at_node(way->call), "'%s' is called here",
                  way->function->name);
}
