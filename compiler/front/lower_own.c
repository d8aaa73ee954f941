/* lower_own.c - what is wrong in a cursor's own part: mistakes of Clang's, and names that
 * holes declare.
 */
#include "lower_own.h"

#include <string.h>

static char HOLE, NO_HOLE;

/* Extends a range to whole macro uses: positions within an expansion are not known. */
static Range with_macros(Lower *l, Range r)
{
    const Unit *u = l->unit;
    r.end = r.end > r.begin ? r.end : r.begin + 1;
    for (int i = 0; i < u->macro_uses.count; i++) {
        const Range use = u->macro_uses.items[i].range;
        if (use.source != r.source || use.end <= r.begin || use.begin >= r.end)
            continue;
        r.begin = use.begin < r.begin ? use.begin : r.begin;
        r.end = use.end > r.end ? use.end : r.end;
    }
    return r;
}

/* Whether Clang's error recovery treats a missing token as present at a place. */
static bool is_mended_at(const Lower *l, const Source *s, unsigned at)
{
    bool found = false;
    for (int i = 0; i < l->mistakes.count; i++) {
        const Mistake *m = &l->mistakes.items[i];
        found |= m->is_mended && m->place.range.source == s && m->place.point == at;
    }
    return found;
}

/* The range of a cursor; of a variable, up to its end in the source, as Clang does not
 * record the end of an initializer with syntax errors. */
static Range whole_range(Lower *l, CXCursor c)
{
    Range r = lower_cursor_range(l, c);
    int depth = 0;
    if (c.kind != CXCursor_VarDecl || !r.source)
        return with_macros(l, r);
    const char *text = r.source->text, *end = text + r.source->length;
    for (const char *p = text + r.end; p < end; p = source_skip_token(p, end)) {
        depth += (strchr("([{", *p) != NULL) - (strchr(")]}", *p) != NULL);
        if (depth < 0 || (depth == 0 && *p == ';')
            || is_mended_at(l, r.source, (unsigned)(p - text)))
            break;
        r.end = (unsigned)(p - text) + 1;
    }
    return with_macros(l, r);
}

/* Adds nested statements; a declaration in a for's header belongs to the for. */
static enum CXChildVisitResult add_inner(CXCursor c, CXCursor parent, CXClientData data)
{
    Own *own = data;
    if (c.kind == CXCursor_StmtExpr)
        return CXChildVisit_Continue;
    if (!clang_isStatement(c.kind)
        || (c.kind == CXCursor_DeclStmt && parent.kind == CXCursor_ForStmt))
        return CXChildVisit_Recurse;
    Range r = with_macros(own->l, lower_cursor_range(own->l, c));
    if (r.begin <= own->range.begin)
        return CXChildVisit_Recurse;
    list_add(&own->inner, r);
    return CXChildVisit_Continue;
}

Own own_part(Lower *l, CXCursor c)
{
    Own own = {l, whole_range(l, c), {0}};
    clang_visitChildren(c, add_inner, &own);
    return own;
}

bool own_has(const Own *own, Place p)
{
    bool found = place_is_in(p, own->range);
    for (int i = 0; i < own->inner.count && found; i++)
        found = !place_is_in(p, own->inner.items[i]);
    return found;
}

bool own_has_mistake(const Own *own)
{
    bool found = false;
    for (int i = 0; i < own->l->mistakes.count && !found; i++)
        found = !own->l->mistakes.items[i].is_mended
            && own_has(own, own->l->mistakes.items[i].place);
    for (int i = 0; i < own->l->lost.count && !found; i++)
        found = place_is_in(at_range(own->range), own->l->lost.items[i]);
    return found;
}

/* Whether a word is declared by a hole, or is a macro whose body has such a word. */
static bool is_hole_name(Lower *l, const char *word)
{
    void **text = map_get(&l->unit->macros, word);
    if (map_get(&l->holes, word) || map_get(&l->local_holes, word))
        return true;
    if (!text)
        return false;
    int names = l->holes.used + l->local_holes.used;
    if (l->macro_holes_of != names)
        l->macro_holes = (Map){0};
    l->macro_holes_of = names;
    void **known = map_put(&l->macro_holes, word);
    if (!*known) {
        Source body = {.text = *text, .length = (unsigned)strlen(*text)};
        *known = &NO_HOLE; /* in itself */
        if (own_names_hole(&(Own){l, {&body, 0, body.length}, {0}}))
            *map_put(&l->macro_holes, word) = &HOLE;
    }
    return *map_get(&l->macro_holes, word) == &HOLE;
}

bool own_names_hole(const Own *own)
{
    const Range r = own->range;
    for (unsigned at = r.begin, end; r.source && at < r.end; at = end) {
        const char *text = r.source->text;
        end = source_word_end(r.source, at);
        if (end == at)
            end = (unsigned)(source_skip_token(text + at, text + r.end) - text);
        else if (!source_is_member(r.source, at)
                 && is_hole_name(own->l, source_word(r.source, at))
                 && own_has(own, (Place){{r.source, at, end}, at}))
            return true;
    }
    return false;
}
