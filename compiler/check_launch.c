/* check_launch.c - being written. */
#include "ampcc.h"

void check_launch(Unit *unit)
{
    (void)unit;
}
