/* relay_launch.c - launches that are written as loops, with their kernel behind the
 * parenthesis: `parallel_for_each(e) { … }`, `parallel_for_each(index_1 i : e) { … }`,
 * `parallel_for_each(e) ^(index_1 i) restrict(amp) { … };`.
 */
#include "relay.h"

#include <string.h>

/* The brace of the block, of the kernel or of what is nearly one at a place, or the length. */
static unsigned body_at(const Source *s, unsigned at)
{
    if (s->text[at] == '^')
        at = source_next(s, at + 1);
    if (s->text[at] == '(')
        at = source_next(s, source_call_end(s, at));
    if (strcmp(source_word(s, at), "restrict") == 0)
        at = source_next(s, source_call_end(s, at));
    return s->text[at] == '{' ? at : s->length;
}

bool launch_error(Finding *f, WordError *e)
{
    Source *s = f->place.range.source;
    if (f->level < ERROR || !s || s->is_ours || s->is_system)
        return false;
    unsigned call = syntax_launch_before(s, word_statement(f->place), f->place.point);
    unsigned end = call < s->length ? source_call_end(s, call) : call;
    if (end == call || syntax_takes_body(s, call))
        return false;
    unsigned next = source_next(s, end), body = body_at(s, next);
    unsigned past = body < s->length ? source_block_end(s, body) : 0;
    if (f->place.point >= past)
        return false;
    bool is_kernel = s->text[next] == '^';
    *e = (WordError){is_kernel ? WORD_CLOSED : WORD_LOOP, source_word(s, call),
                     {s, call, past}};
    f->place = at_range(is_kernel ? (Range){s, end - 1, end}
                                  : (Range){s, call, source_word_end(s, call)});
    return true;
}
