/* launch_repeat.c - the last launch once more: the same kernel, domain and
 * views, on the same accelerator view, and nobody had the lock in between.
 *
 * Then all is as that launch left it: the views are on the device, what it
 * writes is nobody else's, and what other queues wait for in this one is past
 * this command too. There is nothing to look at but the captured values.
 */
#include "launch.h"

#include <string.h>

enum { MOST_VIEWS = 16 };

static struct {
    unsigned long long entry; /* the last one; 0: there is none to repeat */
    struct rt_launch launch;
    struct amprt_domain domain;
    const void *views[MOST_VIEWS];
    const void *builds; /* the kernel's state: it is that kernel yet */
} last;

void rt_launch_note(const struct rt_launch *l)
{
    last.entry = 0;
    if (l->view_count > MOST_VIEWS || l->abort_word || rt.tracing)
        return;
    last.entry = rt_entries;
    last.launch = *l;
    last.domain = *l->domain;
    last.launch.domain = &last.domain;
    for (unsigned i = 0; i < l->view_count; i++)
        last.views[i] = l->views[i].view;
    last.launch.views = NULL; /* they were the caller's */
    last.builds = l->kernel->state;
}

static bool has_last_views(const struct rt_launch *l)
{
    const struct amprt_kernel *k = l->kernel;
    unsigned n = 0;
    for (unsigned i = 0; i < k->argument_count; i++)
        if (k->arguments[i].kind == AMPRT_VIEW
            && *(void *const *)l->captures[i] != last.views[n++])
            return false;
    return true;
}

static bool is_last(const struct rt_launch *l)
{
    return last.entry && last.entry + 1 == rt_entries
        && last.launch.kernel == l->kernel && last.builds == l->kernel->state
        && last.launch.named == l->named
        && !memcmp(&last.domain, l->domain, sizeof last.domain)
        && has_last_views(l);
}

bool rt_launch_repeat(const struct rt_launch *l)
{
    if (!is_last(l) || rt_specialise_is_due(&last.launch))
        return false;
    last.launch.captures = l->captures;
    if (rt_launch_set_values(&last.launch)
        || rt_launch_enqueue(&last.launch, NULL))
        return false;
    rt_queue_submit(last.launch.queue);
    last.entry = rt_entries;
    return true;
}
