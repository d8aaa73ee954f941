/* print_vectors.c - loops over the vectors of a row's threads, the last of which may not
 * be full:
 *
 *     for (int amp_lanes = …, amp_past; amp_lanes < …; amp_lanes = amp_past) {
 *         amp_past = …;
 */
#include "print_serial.h"

bool serial_fills(const Cursor *c, int lanes)
{
    return c->threads.count && c->threads.count % lanes == 0;
}

Threads lane_threads(void)
{
    return (Threads){"amp_lanes", arena_format("amp_lanes + %d", LANES), LANES};
}

/* No sum of what a row ends at may wrap around. */
void begin_vectors(Device *dev, const Cursor *c, const char *from, int lanes)
{
    const char *to = c->threads.to;
    if (serial_fills(c, lanes)) {
        put_line(dev, "for (int amp_lanes = %s; amp_lanes < %s; amp_lanes += %d)", from,
                 to, lanes);
        begin_block(dev);
    } else {
        put_line(dev, "for (int amp_lanes = %s, amp_past; amp_lanes < %s;"
                      " amp_lanes = amp_past)", from, to);
        begin_block(dev);
        put_line(dev, "amp_past = %s - amp_lanes > %d ? amp_lanes + %d : %s;", to, lanes,
                 lanes, to);
    }
}
