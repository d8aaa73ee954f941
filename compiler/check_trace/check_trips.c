/* check_trips.c - launches that fail in the first or the last trip of loops of the host around
 * them, for their domain there: amp.kernel.7.
 *
 *     for (int k = 0; k < N; k++)
 *         parallel_for_each(extent(N - 1 - k), … // none where k is N - 1
 */
#include "check_trace.h"

void check_note_trips(void)
{
    int64_t number;
    const Decl *counter = host_last_counter(0, &number);
    for (int i = 0; counter; counter = host_last_counter(++i, &number))
        diag_note(at_decl(counter), "in the last trip of this loop, where '%s' is %lld",
                  counter->name, (long long)number);
}

/* Reports a dimension of no elements, or that the tile does not divide, if there is one. */
static bool is_failing(const Launch *launch, const int tile[3])
{
    for (int d = 0; d < launch->rank; d++) {
        int64_t extent = host_called_extent(launch, launch->rank, d);
        const char *size = arena_format("%lld", (long long)extent);
        bool has_rest = launch->is_tiled && extent != UNKNOWN && tile[d] > 0 && extent % tile[d]
            && host_rounded(launch, extent, tile[d]) == extent;
        if (extent == UNKNOWN || (extent > 0 && !has_rest))
            continue;
        if (extent < 1)
            diag(D_KERNEL_EXTENT, at_node(launch->domain), size);
        else
            diag(D_KERNEL_DIVIDE, at_node(launch->domain), arena_format("%d", tile[d]), size);
        return true;
    }
    return false;
}

void check_domain_in_trips(const Launch *launch)
{
    int tile[3] = {0};
    bool is_known = launch->domain && !launch->fails && !launch->has_any_domain
        && !launch->wrong_rank && !launch->other_tile[0] && !launch->is_lost && launch->rank > 0
        && (!launch->is_tiled || check_tile_of(launch->domain, tile));
    bool fails = false;
    for (HostTrip trip = FIRST_TRIPS; trip < HOST_TRIPS && is_known && !fails; trip++) {
        fails = host_choose(launch, trip) && is_failing(launch, tile);
        if (fails && trip == FIRST_TRIPS)
            diag_note(at_node(launch->call), "in the first trip of the loop around it");
        else if (fails)
            check_note_trips();
    }
    host_choose(NULL, NO_TRIP);
}
