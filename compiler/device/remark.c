/* remark.c - which forms each kernel has, and why it lacks others: -Rpass= and the like.
 *
 * The passes are "serial", the form for CPUs, and "several", in which a GPU's work-item
 * executes several elements of the simple model, or a work-group several tiles.
 */
#include "code.h"
#include "diag/diag.h"

#include <regex.h>

static bool asks_for(const char *expression, const char *pass)
{
    regex_t wanted;
    if (!expression || regcomp(&wanted, expression, REG_EXTENDED | REG_NOSUB))
        return false;
    bool matches = regexec(&wanted, pass, 0, NULL, 0) == 0;
    regfree(&wanted);
    return matches;
}

/* Without a reason a pass was not asked what it does with a kernel. */
static void say(const KernelCode *k, DiagId done, bool wants_done,
                bool is_done, DiagId missed, bool wants_missed,
                const char *why)
{
    Place place = at_node(k->launch->call);
    if (wants_done && is_done)
        diag(done, place);
    if (wants_missed && why)
        diag(missed, place, why);
}

void remark_kernels(const DeviceCode *code, const Remarks *r)
{
    bool serial = asks_for(r->done, "serial");
    bool several = asks_for(r->done, "several");
    bool no_serial = asks_for(r->missed, "serial");
    bool not_several = asks_for(r->missed, "several");
    for (int i = 0; i < code->kernels.count; i++) {
        const KernelCode *k = &code->kernels.items[i];
        say(k, D_FORM_SERIAL, serial, k->serial_parts.count, D_FORM_SPMD,
            no_serial, k->forms->why_not_serial);
        if (serial && k->is_coarse)
            diag(k->is_in_turn ? D_TILES_IN_TURN : D_TILES, at_node(k->launch->call),
                 k->serial_tiles);
        if (serial && k->serial_wide)
            diag(D_TILE_ROWS, at_node(k->launch->call), k->serial_wide);
        if (serial && k->serial_ends)
            diag(D_ROW_ENDS, at_node(k->launch->call));
        if (serial && k->serial_together)
            diag(D_ROWS_TOGETHER, at_node(k->launch->call), k->serial_together);
        if (several && k->several_tiles)
            diag(D_SEVERAL_TILES, at_node(k->launch->call), k->several_tiles);
        say(k, D_SEVERAL, several, k->several_parts.count && !k->several_tiles,
            k->launch->is_tiled ? D_ONE_TILE : D_NOT_SEVERAL, not_several,
            k->forms->why_not_several);
    }
}
