/* check_amp.c - being written. */
#include "ampcc.h"

void check_amp(Unit *unit)
{
    (void)unit;
}
