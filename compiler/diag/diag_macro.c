/* diag_macro.c - which macro's body a message is about: code from there has the range of
 * the macro's use.
 */
#include "diag_message.h"

static const Unit *unit;

void diag_read_macros(const Unit *u)
{
    unit = u;
}

/* The last use of a macro that begins at a place or before it, or NULL. */
static const MacroUse *use_before(Place p)
{
    const MacroUse *uses = unit->macro_uses.items;
    int low = 0, high = unit->macro_uses.count;
    while (low < high) {
        int middle = low + (high - low) / 2;
        const Range r = uses[middle].range;
        bool is_before = r.source == p.range.source
            ? r.begin <= p.point : source_order(r.source, p.range.source) < 0;
        low = is_before ? middle + 1 : low;
        high = is_before ? high : middle;
    }
    return low > 0 ? &uses[low - 1] : NULL;
}

const MacroUse *diag_macro(Place p)
{
    const MacroUse *use = unit && p.range.source ? use_before(p) : NULL;
    if (!use || use->range.source != p.range.source || use->range.begin != p.point
        || use->range.end < p.range.end)
        return NULL;
    const Source *s = use->definition.source;
    return s && !s->is_ours && !s->is_system ? use : NULL;
}
