/* check_restrict.c - being written. */
#include "ampcc.h"

void check_restrict(Unit *unit)
{
    (void)unit;
}
