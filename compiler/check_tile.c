/* check_tile.c - being written. */
#include "ampcc.h"

void check_tile(Unit *unit)
{
    (void)unit;
}
