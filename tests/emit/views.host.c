/* Made by ampcc from views.ampc. */
#define AMPC_HOST 1
#line 1 "tests/emit/views.ampc"
/* Views on the host: owners, rows, sections, temporaries, copies. */
#include <amp.h>

static int total(array_view(const int, 1) v)
{
    int sum = 0;
    AMPRT_HOLD_EXTENT(1, v) AMPRT_HOLD(v, READ, 8, 0 < AMPRT_EXTENT(v)[0]) for (int i = 0; i < AMPRT_EXTENT(v)[0]; i++)
        sum += AMPRT_HELD(v, i);
    return sum;
}

int run(int *p, const int *q)
{
    array_view(int, 2) all AMPRT_OWNER = amp_view(p, 4, 6);
    array(int, 1) kept AMPRT_OWNER = amp_array_from(q, 6);
    array_view(int, 1) row AMPRT_OWNER = AMPRT_ROW(all, 2);
    array_view(int, 2) part AMPRT_OWNER = amp_section_2(all, index(1, 1), extent(2, 2));
    const int *raw = (const int *)&AMPRT_READ(all, 3, 0);

    amp_copy_between(kept, row);
    amp_copy_to_host(kept, p);
    AMPRT_WRITE(part, 0, 1)++;
    if (AMPRT_STATEMENT total(AMPRT_TEMPORARY(AMPRT_ROW(all, 0))) > 3 AMPRT_STATEMENT_END)
        return AMPRT_STATEMENT total(AMPRT_TEMPORARY(amp_view(q, 6))) + raw[1] AMPRT_STATEMENT_END;
    return AMPRT_STATEMENT total(AMPRT_TEMPORARY(amp_section_1(row, index(1), extent(2)))) AMPRT_STATEMENT_END;
}
