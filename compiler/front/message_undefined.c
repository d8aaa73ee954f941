/* message_undefined.c - structures that are defined nowhere, as where a tag is misspelt: each is
 * told of once, where it is first named, and not what Clang says of its uses.
 */
#include "message.h"

#include <string.h>

enum { LEAST_SAID = 2, MOST_WRONG = 2 };

/* "struct centre", if a message is of that being incomplete, or "". */
static const char *undefined_in(const char *text)
{
    static const char *const KINDS[] = {"struct ", "union "};
    if (!strstr(text, "incomplete") && !strstr(text, "will not be visible outside"))
        return "";
    for (size_t i = 0; i < sizeof KINDS / sizeof *KINDS; i++) {
        const char *at = strstr(text, KINDS[i]), *end = at ? at + strlen(KINDS[i]) : NULL;
        while (at && source_is_letter(*end))
            end++;
        if (at && !string_begins(at + strlen(KINDS[i]), "amp_")) /* what a handle points to */
            return arena_substring(at, (size_t)(end - at));
    }
    return "";
}

static bool is_named(const char *text, const char *type)
{
    size_t length = strlen(type);
    for (const char *at = strstr(text, type); at; at = strstr(at + 1, type))
        if (!source_is_letter(at[length]))
            return true;
    return false;
}

/* ---- the definition that is meant ------------------------------------------- */

typedef struct Search {
    const char *tag, *nearest;
    int distance;
} Search;

static enum CXChildVisitResult find_nearest(CXCursor c, CXCursor parent, CXClientData data)
{
    Search *search = data;
    (void)parent;
    bool is_tagged = c.kind == CXCursor_StructDecl || c.kind == CXCursor_UnionDecl;
    if (!is_tagged || !clang_isCursorDefinition(c)
        || clang_Location_isInSystemHeader(clang_getCursorLocation(c)))
        return CXChildVisit_Continue;
    const char *name = lower_spelling(c);
    int distance = edit_distance(name, search->tag);
    if (distance < search->distance && distance < (int)strlen(name)) {
        search->distance = distance;
        search->nearest = name;
    }
    return CXChildVisit_Continue;
}

static const char *undefined_text(Lower *l, const char *type)
{
    Search search = {strchr(type, ' ') + 1, NULL, MOST_WRONG + 1};
    clang_visitChildren(clang_getTranslationUnitCursor(l->tu), find_nearest, &search);
    if (!search.nearest)
        return arena_format("'%s' is not defined", type);
    return search.distance == 0
        ? arena_format("'%s' is not defined yet, but further down", type)
        : arena_format("'%s' is not defined; did you mean '%s'?", type, search.nearest);
}

/* ---- all of it -------------------------------------------------------------- */

/* Whether there is an error about such a structure, and more than one message. */
static bool is_used(const Conversation *all, const char *type)
{
    int count = 0;
    bool is_wrong = false;
    for (int i = 0; i < all->count; i++)
        if (is_named(all->items[i].raw, type)) {
            count++;
            is_wrong |= all->items[i].finding.level >= ERROR;
        }
    return is_wrong && count >= LEAST_SAID;
}

void message_undefined(Lower *l, Conversation *all)
{
    Map told = {0};
    for (int i = 0; i < all->count; i++) {
        Said *said = &all->items[i];
        const char *type = said->finding.place.range.source ? undefined_in(said->raw) : "";
        void **seen = map_put(&told, type);
        if (!*type || *seen || !is_used(all, type))
            continue;
        *seen = said;
        for (int k = 0; k < all->count; k++)
            all->items[k].is_told |= is_named(all->items[k].raw, type);
        said->finding.level = ERROR;
        said->finding.text = undefined_text(l, type);
        said->word = (WordError){0};
        said->is_told = false;
        said->is_reworded = true;
        *map_put(&l->undefined, strchr(type, ' ') + 1) = l;
    }
}
