/* check_view.c - being written. */
#include "ampcc.h"

void check_view(Unit *unit)
{
    (void)unit;
}
