/* plain.c - amp.h's functions as functions, for programs that take the address of
 * one. Calls use amp_host.h's macros instead, which pass the place of the call.
 */
#include "rt.h"

#define NOWHERE NULL, 0

int (amp_accelerators)(amp_accelerator *list, int room)
{
    return amprt_accelerators(list, room, NOWHERE);
}

amp_status (amp_set_default_accelerator)(amp_accelerator a)
{
    return amprt_set_default_accelerator(a, NOWHERE);
}

amp_accelerator (amp_default_accelerator)(void)
{
    return amprt_default_accelerator(NOWHERE);
}

#define QUERY(type, property, none) \
    type (amp_accelerator_##property)(amp_accelerator a) \
    { \
        return amprt_accelerator_##property(a, NOWHERE); \
    }
AMPRT_QUERIES(QUERY)

amp_accelerator_view (amp_create_view)(amp_accelerator a)
{
    return amprt_create_view(a, NOWHERE);
}

amp_accelerator_view (amp_default_view)(void)
{
    return amprt_default_view(NOWHERE);
}

amp_accelerator (amp_view_accelerator)(amp_accelerator_view av)
{
    return amprt_view_accelerator(av, NOWHERE);
}

amp_status (amp_flush)(amp_accelerator_view av)
{
    return amprt_flush(av, NOWHERE);
}

amp_status (amp_finish)(amp_accelerator_view av)
{
    return amprt_finish(av, NOWHERE);
}

amp_future (amp_marker)(amp_accelerator_view av)
{
    return amprt_marker(av, NOWHERE);
}

amp_status (amp_wait)(amp_future f)
{
    return amprt_wait(f, NOWHERE);
}

bool (amp_ready)(amp_future f)
{
    return amprt_is_ready(f, NOWHERE);
}

amp_status (amp_then)(amp_future f, void (*function)(void *), void *argument)
{
    return amprt_then(f, function, argument, NOWHERE);
}
