/* launch_repeat.c - a fast path for repeated launches: it records a sequence of
 * launches on one accelerator view with no other calls in between, and enqueues one
 * of them again if its views are the same.
 *
 * Then all state is as these launches left it: the views are current on the device,
 * no other copy of what one writes is current, and the order with other queues
 * holds for this command too. Only the domain and the captured values are to be set.
 * Examples are a loop that alternates between two views, and one over the diagonals
 * of a table, each of which is a domain of its own.
 */
#include "launch.h"
#include "lock.h"

#include <string.h>

enum { MOST_LAUNCHES = 16, MOST_VIEWS = 16 };

struct noted {
    struct rt_launch launch;
    struct amprt_domain domain;
    struct rt_captured views[MOST_VIEWS];
    const void *builds; /* the kernel's state: it is that kernel yet */
};

static struct {
    struct noted launches[MOST_LAUNCHES];
    unsigned count;
    unsigned next;            /* the one that comes next in a cycle */
    unsigned long long entry; /* of the last launch */
    unsigned moves;           /* rt.moves, then */
} sequence;

/* ---- the sequence ------------------------------------------------------ */

/* Whether nothing came since its last launch that could change where data is. */
static bool goes_on(void)
{
    return sequence.count && sequence.entry + 1 == rt_entries
        && sequence.moves == rt.moves;
}

static struct noted *new_place(const rt_queue *queue)
{
    if (!goes_on() || sequence.launches[0].launch.queue != queue)
        sequence.count = 0;
    unsigned at = sequence.count < MOST_LAUNCHES ? sequence.count++
                                                 : sequence.next % MOST_LAUNCHES;
    sequence.next = at + 1;
    return &sequence.launches[at];
}

void rt_launch_note(const struct rt_launch *l)
{
    if (l->view_count > MOST_VIEWS || l->kernel->needs & (AMPRT_MAY_ABORT | AMPRT_MAY_PRINT)
        || rt.tracing) {
        sequence.count = 0;
        return;
    }
    struct noted *n = new_place(l->queue);
    n->launch = *l;
    n->domain = *l->domain;
    memcpy(n->views, l->views, l->view_count * sizeof *l->views);
    n->launch.domain = &n->domain;
    n->launch.views = n->views;
    n->builds = l->kernel->state;
    l->program->shapes_of = n;
    sequence.entry = rt_entries;
    sequence.moves = rt.moves;
}

/* ---- once more --------------------------------------------------------- */

static bool has_views_of(const struct rt_launch *l, const struct noted *n)
{
    const struct amprt_kernel *k = l->kernel;
    unsigned v = 0;
    for (unsigned i = 0; i < k->argument_count; i++)
        if (k->arguments[i].kind == AMPRT_VIEW
            && *(void *const *)l->captures[i] != n->views[v++].view)
            return false;
    return true;
}

/* Whether the domain and the captured values want the same build. */
static bool suits(const struct rt_launch *l, const struct noted *n)
{
    struct rt_launch again = n->launch;
    again.domain = l->domain;
    again.captures = l->captures;
    rt_launch_vary(&again);
    return again.wanted == n->launch.wanted;
}

static bool is_once_more(const struct rt_launch *l, const struct noted *n)
{
    return n->launch.kernel == l->kernel && n->builds == l->kernel->state
        && n->launch.named == l->named && !rt_launch_check_domain(l)
        && has_views_of(l, n) && suits(l, n);
}

static struct noted *find(const struct rt_launch *l)
{
    for (unsigned i = 0; i < sequence.count; i++) {
        unsigned at = (sequence.next + i) % sequence.count;
        if (is_once_more(l, &sequence.launches[at])) {
            sequence.next = at + 1;
            return &sequence.launches[at];
        }
    }
    return NULL;
}

static void set_domain(struct noted *n, const struct rt_launch *l)
{
    if (!memcmp(&n->domain, l->domain, sizeof n->domain))
        return;
    n->domain = *l->domain;
    rt_launch_size(&n->launch);
}

static void put_block(struct noted *n)
{
    struct rt_program *p = n->launch.program;
    if (p->shapes_of != n)
        rt_launch_put_shapes(&n->launch);
    p->shapes_of = n;
    rt_launch_put_values(&n->launch);
}

bool rt_launch_repeat(const struct rt_launch *l)
{
    struct noted *n = goes_on() ? find(l) : NULL;
    if (!n)
        return false;
    set_domain(n, l);
    if (rt_specialise_is_due(&n->launch))
        return false;
    n->launch.captures = l->captures;
    put_block(n);
    if (!rt_chain_takes(&n->launch)) {
        if (rt_launch_set_arguments(&n->launch) || rt_launch_enqueue(&n->launch, NULL))
            return false;
        rt_queue_submit(n->launch.queue);
    }
    sequence.entry = rt_entries;
    return true;
}
