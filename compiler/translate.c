/* translate.c - the journey of a program, stage by stage.
 *
 * Each stage reports all that it finds; the driver of stages stops between
 * them when there were errors, but that kernels without one are checked to the end.
 */
#include "translate.h"
#include "analysis/instance.h"
#include "check/checks.h"
#include "check_trace/check_traces.h"
#include "diag/diag.h"
#include "expand/expand.h"
#include "host/emit_host.h"
#include "race/races.h"
#include "text/edit.h"
#include "text/source.h"

#include <string.h>

static void (*const CHECKS[])(Unit *) = {
    check_restrict, check_launch, check_tile, check_amp, check_view};

static const TraceCheck TRACE_CHECKS[] = {
    {check_divisions, false}, {check_forever, false},
    {check_bounds, false},    {check_borders, false},
    {check_private, false},   {check_barriers, true},
    {check_races, false},
};

static bool check(Unit *unit)
{
    for (size_t i = 0; i < sizeof CHECKS / sizeof *CHECKS; i++)
        CHECKS[i](unit);
    check_keep_sound(unit);
    infer_spaces(unit);
    check_keep_sound(unit);
    check_traces(unit, TRACE_CHECKS, sizeof TRACE_CHECKS / sizeof *TRACE_CHECKS);
    return diag_flush();
}

/* The macros' uses around some ranges, which may be empty. */
static MacroUses uses_around(const Unit *unit, const Range *ranges, int count)
{
    Edits edits = {0};
    for (int i = 0; i < count; i++)
        edit_replace(&edits, ranges[i], ranges[i], " ");
    return edit_macros(unit, &edits);
}

/* The unit with a file for each time that a header is included, where one is several
 * times: what its text is made from. */
static Unit *read_apart(Translation *t, Unit *unit, ExpandedFiles *text)
{
    return headers_apart(unit, text) ? front_read(t, text, NULL) : unit;
}

/* The program as it stands, with what macros hide of it read from the text that
 * has these macros expanded. */
static Unit *read_program(Translation *t)
{
    Unit *unit = front_read(t, NULL, NULL);
    if (!unit || !unit->hidden.count)
        return unit;
    ExpandedFiles text = {0};
    Unit *apart = read_apart(t, unit, &text);
    if (!apart)
        return NULL;
    MacroUses uses = uses_around(apart, apart->hidden.items,
                                 apart->hidden.count);
    if (!uses.count)
        return unit;
    if (!expand_macros(t, apart, &uses, &text))
        return NULL;
    Unit *expanded = front_read(t, &text, NULL);
    return expanded ? front_read(t, NULL, expanded) : NULL;
}

static bool are_on_one_line(const Launch *a, const Launch *b)
{
    Range r = a->call->range, other = b->call->range;
    return strcmp(r.source->path, other.source->path) == 0
        && source_line(r.source, r.begin) == source_line(other.source, other.begin);
}

/* Whether two readings of the text have as many launches: macros were expanded by libclang in
 * one of them, by the host compiler in the other. The first launch that one has not is told. */
static bool have_same_launches(const Unit *unit, const Unit *again)
{
    bool has_less = unit->launches.count < again->launches.count;
    const Unit *more = has_less ? again : unit, *less = has_less ? unit : again;
    int i = 0, count = less->launches.count;
    if (more->launches.count == count)
        return true;
    while (i < count && are_on_one_line(more->launches.items[i], less->launches.items[i]))
        i++;
    diag(D_EXPANDS_DIFFERENTLY, at_node(more->launches.items[i]->call));
    return false;
}

/* The unit whose text the host file is made from: this one, or that with the
 * macros expanded that edits fall into. */
static Unit *host_unit(Translation *t, Unit *unit)
{
    ExpandedFiles text = {0};
    Unit *again = read_apart(t, unit, &text);
    if (!again)
        return NULL;
    MacroUses uses = emit_host_macros(again);
    if (uses.count)
        again = expand_macros(t, again, &uses, &text) ? front_read(t, &text, NULL) : NULL;
    if (!again || !have_same_launches(unit, again))
        return NULL;
    for (int i = 0; i < unit->launches.count; i++)
        again->launches.items[i]->name = unit->launches.items[i]->name;
    return again;
}

static bool emit(Translation *t, Unit *unit)
{
    Program *prog = program_new(unit);
    FormsOfLaunches forms = forms_plan(prog);
    DeviceCode *code = emit_device(prog, &forms);
    remark_kernels(code, &t->remarks);
    size_t device_length, host_length;
    const char *device = device_text(code, &device_length);
    Unit *host = host_unit(t, unit);
    if (!diag_flush() || !host)
        return false;
    const char *text = emit_host(host, code, &host_length);
    return diag_flush()
        && t->write(t, text, host_length, device, device_length);
}

bool translate(Translation *t)
{
    diag_begin();
    Unit *unit = read_program(t);
    if (!unit) {
        diag_flush();
        return false;
    }
    diag_read_pragmas(unit);
    diag_read_macros(unit);
    if (!check(unit))
        return false;
    return !t->write || emit(t, unit);
}
