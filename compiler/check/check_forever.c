/* check_forever.c - loops of a kernel that cannot end, as its walk saw: amp.value.2, where
 * the numbers in a condition come again and again.
 */
#include "check.h"
#include "analysis/flow.h"

void check_forever(const Trace *trace, Reported *reported)
{
    for (int i = 0; i < trace->events.count; i++) {
        const Event *e = &trace->events.items[i];
        if (e->kind != EVENT_FOREVER || value_is(e->active, 0)
            || !set_add(&reported->nodes, e->node))
            continue;
        check_report_forever(e->node, flow_condition(e->node));
        check_note_calls(e->frame);
    }
}
