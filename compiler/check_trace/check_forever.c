/* check_forever.c - loops that never end because the values in their condition recur:
 * amp.value.2. The symbolic execution finds them (EVENT_FOREVER).
 */
#include "check_trace.h"
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
