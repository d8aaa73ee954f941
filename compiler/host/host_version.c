/* host_version.c - a loop on the host in two versions.
 *
 *   for (…)             { if (AMPRT_IS_HELD(x, READ)) { for (…)
 *       if (c)                                              if (c)
 *           s += x[i];                                          s += AMPRT_HELD(x, i); }
 *                       else for (…)
 *                           if (c)
 *                               s += AMPRT_LATE_READ(x, i); }
 *
 * Both are the user's text, on the same lines.
 */
#include "analysis/flow.h"
#include "host.h"
#include "host_loop.h"

#include <string.h>

/* Where a statement ends, with its semicolon; 0 where a macro hides that. */
static unsigned statement_end(const Node *n)
{
    Source *s = n->range.source;
    unsigned begin = n->range.begin, end = n->range.end;
    switch (n->kind) {
    case ND_FOR:
    case ND_WHILE:
        return statement_end(flow_body(n));
    case ND_SWITCH:
        return statement_end(n->kids[SWITCH_BODY]);
    case ND_IF:
        return statement_end(n->kids[n->kids[IF_ELSE] ? IF_ELSE : IF_THEN]);
    case ND_COMPOUND:
        return s->text[begin] == '{' && s->text[end - 1] == '}' ? end : 0;
    case ND_NULL:
        return s->text[begin] == ';' ? begin + 1 : 0;
    default:
        end = source_next(s, end);
        return s->text[end] == ';' ? end + 1 : 0;
    }
}

static bool has_directive(Range r)
{
    const char *p = r.source->text + r.begin, *end = r.source->text + r.end;
    while (p < end && *p != '#')
        p = source_skip_token(p, end);
    return p < end;
}

static bool declares_static(Node *n)
{
    for (int i = 0; i < n->declared.count; i++)
        if (n->declared.items[i]->is_static)
            return true;
    return false;
}

Range host_copied(const HostLoop *loop)
{
    Range r = loop->node->range;
    r.end = statement_end(loop->node);
    bool has_static = node_any(loop->node, declares_static);
    return !r.end || has_static || has_directive(r) ? (Range){0} : r;
}

void host_put_versions(Host *h, const char *condition, const char *first,
                       Range second)
{
    Source *s = second.source;
    Range word = {s, second.begin, source_word_end(s, second.begin)};
    Range last = {s, second.end - 1, second.end};
    edit_insert(&h->edits, s, second.begin, word, arena_format(
        "{ if (%s) { %s }%selse ", condition, first,
        strchr(first, '\n') ? edit_line(s, second.begin) : " "));
    edit_insert(&h->edits, s, second.end, last, " }");
}
