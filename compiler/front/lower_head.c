/* lower_head.c - functions and blocks with errors in their heads: the parameters, the result
 * type or the clause. A function's body can be lowered without these.
 */
#include "lower_own.h"

#include <string.h>

static bool is_wrong(Lower *l, Range r)
{
    const Own part = {l, r, {0}};
    return own_has_mistake(&part) || own_names_hole(&part);
}

static void look_at_part(Lower *l, Range r)
{
    if (is_wrong(l, r))
        list_add(&l->wrong_head, r);
}

/* Checks each parameter in the source, as Clang's AST has none after the first error. */
static void look_at_parameters(Lower *l, const Source *s, unsigned open)
{
    const char *end = s->text + source_call_end(s, open);
    Range part = {(Source *)s, open + 1, open + 1};
    int depth = 0;
    for (const char *p = s->text + open; p < end; p = source_skip_token(p, end)) {
        depth += (strchr("([{", *p) != NULL) - (strchr(")]}", *p) != NULL);
        if (!(depth == 1 && *p == ',') && depth > 0)
            continue;
        part.end = (unsigned)(p - s->text) + 1;
        look_at_part(l, part);
        part.begin = part.end;
    }
}

bool lower_is_in_wrong_head(const Lower *l, const Source *s, unsigned at)
{
    bool found = false;
    for (int i = 0; i < l->wrong_head.count; i++)
        found |= place_is_in((Place){{(Source *)s, at, at}, at}, l->wrong_head.items[i]);
    return found;
}

static enum CXChildVisitResult add_parameter(CXCursor c, CXCursor parent, CXClientData data)
{
    struct { Lower *l; const Source *source; } *in = data;
    (void)parent;
    if (c.kind == CXCursor_ParmDecl && *lower_spelling(c)
        && lower_is_in_wrong_head(in->l, in->source,
                                  lower_point(in->l, clang_getCursorLocation(c))))
        *map_put(&in->l->local_holes, lower_spelling(c)) = in->l;
    return CXChildVisit_Continue;
}

/* The name of a function that has a type of its own, other than it was declared with. */
static void look_at_name(Lower *l, const Source *s, unsigned name)
{
    static const char *const ANOTHER[] = {"conflicting types for", "static declaration of"};
    Range word = {(Source *)s, name, source_word_end(s, name)};
    for (int i = 0; i < l->mistakes.count; i++)
        if (place_is_in(l->mistakes.items[i].place, word)
            && STRING_BEGINS_AS(l->mistakes.items[i].text, ANOTHER))
            list_add(&l->wrong_head, word);
}

bool lower_is_head_wrong(Lower *l, CXCursor c)
{
    l->wrong_head = (Ranges){0};
    if (c.kind != CXCursor_FunctionDecl || !clang_isCursorDefinition(c))
        return false;
    Own own = own_part(l, c);
    unsigned name = lower_point(l, clang_getCursorLocation(c));
    look_at_part(l, (Range){own.range.source, own.range.begin, name});
    look_at_name(l, own.range.source, name);
    look_at_parameters(l, own.range.source, source_word_end(own.range.source, name));
    struct { Lower *l; const Source *source; } in = {l, own.range.source};
    clang_visitChildren(c, add_parameter, &in);
    bool is_all = l->wrong_head.count > 0;
    for (int i = 0; i < l->mistakes.count; i++) {
        const Mistake *m = &l->mistakes.items[i];
        is_all &= m->is_mended || !own_has(&own, m->place)
            || lower_is_in_wrong_head(l, m->place.range.source, m->place.point);
    }
    for (int i = 0; i < l->lost.count; i++)
        is_all &= !place_is_in(at_range(own.range), l->lost.items[i]);
    return is_all;
}

bool lower_is_block_wrong(Lower *l, CXCursor c)
{
    Own own = own_part(l, c);
    Range head = own.range;
    if (own.inner.count)
        head.end = own.inner.items[0].begin;
    return is_wrong(l, head);
}
