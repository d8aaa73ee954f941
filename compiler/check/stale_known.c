/* stale_known.c - what is known of the memory under views while a host function is walked,
 * and what is told of it: amp.view.11, amp.view.13, amp.memory.9.
 */
#include "stale.h"

#include <limits.h>

bool stale_is_view(const Stale *s, const Decl *d)
{
    for (int i = 0; d && i < s->entries.count; i++)
        if (s->entries.items[i].view == d)
            return true;
    return false;
}

bool stale_is_memory(const Stale *s, const Decl *d)
{
    for (int i = 0; i < s->entries.count; i++)
        if (s->entries.items[i].memory == d)
            return true;
    return false;
}

void stale_settle(Stale *s, const Decl *memory)
{
    for (int i = 0; i < s->entries.count; i++) {
        StaleEntry *e = &s->entries.items[i];
        if (!memory || e->memory == memory)
            e->launch = e->copy = NULL;
    }
}

void stale_renew(Stale *s, const Decl *memory)
{
    for (int i = 0; i < s->entries.count; i++) {
        StaleEntry *e = &s->entries.items[i];
        if (!memory || e->memory == memory)
            e->used = e->changed = NULL;
    }
}

void stale_read_view(Stale *s, const Decl *view)
{
    for (int i = 0; i < s->entries.count; i++)
        if (s->entries.items[i].view == view)
            stale_settle(s, s->entries.items[i].memory);
}

void stale_use_view(Stale *s, const Decl *view)
{
    stale_read_view(s, view);
    for (int i = 0; i < s->entries.count; i++)
        if (s->entries.items[i].view == view)
            stale_renew(s, s->entries.items[i].memory);
}

void stale_forget(Stale *s, const Decl *memory)
{
    for (int i = 0; i < s->entries.count; i++)
        if (s->entries.items[i].memory == memory)
            s->entries.items[i] = (StaleEntry){0};
}

/* ---- launches ------------------------------------------------------------ */

static void report_changed(Stale *s, const StaleEntry *e, const Node *launch)
{
    if (!set_add(&s->told, (void *)e->changed))
        return;
    diag(D_VIEW_CHANGED, at_node(e->changed), e->memory->name, e->view->name, e->view->name);
    diag_note(at_node(launch), "a kernel reads '%s' here", e->view->name);
}

/* Another view of the same memory is used: they are kept alike. */
static void renew_others(Stale *s, const StaleEntry *used)
{
    for (int i = 0; i < s->entries.count; i++) {
        StaleEntry *e = &s->entries.items[i];
        if (e->memory == used->memory && e->view != used->view)
            e->used = e->changed = NULL;
    }
}

void stale_launch(Stale *s, const Decl *view, int access, const Node *launch)
{
    for (int i = 0; i < s->entries.count; i++) {
        StaleEntry *e = &s->entries.items[i];
        if (e->view != view)
            continue;
        if (e->changed && access & 1)
            report_changed(s, e, launch);
        renew_others(s, e);
        e->used = launch;
        e->changed = NULL;
        if (access & 2)
            *e = (StaleEntry){view, e->memory, launch, NULL, INT_MAX, .used = launch};
    }
}

/* ---- what the host does -------------------------------------------------- */

static void report_stale(const StaleEntry *e, Node *n)
{
    diag(D_VIEW_STALE, at_node(n), e->memory->name, e->view->name, e->view->name);
    Range at = e->statement ? e->statement->range : (Range){0};
    if (at.source)
        diag_fix((Range){at.source, at.begin, at.begin},
                 arena_format("amp_synchronize(%s); ", e->view->name));
    diag_note(at_node(e->launch), "the kernel writes '%s' here", e->view->name);
}

static void report_pending(const StaleEntry *e, Node *n, const char *what)
{
    diag(D_COPY_PENDING, at_node(n), e->memory->name, what, e->is_target ? "to" : "from");
    diag_note(at_node(e->copy), "the copy begins here");
}

void stale_read(Stale *s, Node *n, const Decl *memory)
{
    for (int i = 0; i < s->entries.count; i++) {
        StaleEntry e = s->entries.items[i];
        bool is_pending = e.copy && e.is_target;
        if (e.memory != memory || s->unsure || (!e.launch && !is_pending))
            continue;
        stale_settle(s, memory);
        if (!set_add(&s->told, n))
            continue;
        if (is_pending)
            report_pending(&e, n, "read");
        else
            report_stale(&e, n);
    }
}

void stale_change(Stale *s, Node *n, const Decl *memory)
{
    for (int i = 0; i < s->entries.count; i++) {
        StaleEntry *e = &s->entries.items[i];
        if (e->memory != memory || s->unsure)
            continue;
        if (e->copy && set_add(&s->told, n))
            report_pending(e, n, "changed");
        if (e->used && !e->changed)
            e->changed = n;
    }
    stale_settle(s, memory);
}
