/* message_absent.c - drops diagnostics that may only follow from a missing header. An
 * undeclared name may be from that header; if it is a macro there, Clang cannot parse its
 * statement, and may fail further on in the function. All others are reported.
 */
#include "message.h"

#include <string.h>

bool message_lacks_header(const char *text)
{
    static const char END[] = "' file not found";
    size_t length = strlen(text), end = sizeof END - 1;
    return (length > end && strcmp(text + length - end, END) == 0)
        || string_begins(text, "error opening file");
}

/* One of another language declares nothing that AMP C has no other word for. */
static bool lacks_unknown_header(const char *text)
{
    return message_lacks_header(text) && !foreign_named(arena_format("<%s>", relay_quoted(text)));
}

bool front_lacks_header(CXTranslationUnit tu)
{
    bool lacks = false;
    unsigned count = clang_getNumDiagnostics(tu); /* which makes all of them again */
    for (unsigned i = 0; i < count && !lacks; i++) {
        CXDiagnostic d = clang_getDiagnostic(tu, i);
        lacks = lacks_unknown_header(lower_string(clang_getDiagnosticSpelling(d)));
        clang_disposeDiagnostic(d);
    }
    return lacks;
}

/* ---- names that are known ------------------------------------------------ */

static enum CXChildVisitResult add_known(CXCursor c, CXCursor parent, CXClientData data)
{
    Map *known = data;
    (void)parent;
    bool is_name = clang_isDeclaration(c.kind) || c.kind == CXCursor_MacroDefinition
        || c.kind == CXCursor_LabelStmt;
    if (is_name)
        *map_put(known, lower_spelling(c)) = known;
    return c.kind == CXCursor_FunctionDecl
            && clang_Location_isInSystemHeader(clang_getCursorLocation(c))
        ? CXChildVisit_Continue : CXChildVisit_Recurse;
}

/* A place's statement or declaration, up to its body. */
static Range head_around(Place place)
{
    Range r = relay_lost(place);
    const char *text = r.source->text, *p = text + place.point;
    while (p < text + r.end && !strchr(";{}", *p))
        p = source_skip_token(p, text + r.end);
    return (Range){r.source, r.begin, (unsigned)(p - text)};
}

/* Whether a text has a name that nobody declares. */
static bool has_unknown(Lower *l, Map *known, Range r)
{
    CXFile file = clang_getFile(l->tu, r.source->path);
    CXSourceRange range = clang_getRange(clang_getLocationForOffset(l->tu, file, r.begin),
                                         clang_getLocationForOffset(l->tu, file, r.end));
    CXToken *tokens = NULL;
    unsigned count = 0;
    bool found = false;
    if (!known->used)
        clang_visitChildren(clang_getTranslationUnitCursor(l->tu), add_known, known);
    clang_tokenize(l->tu, range, &tokens, &count);
    for (unsigned i = 0; i < count && !found; i++) {
        unsigned at = lower_point(l, clang_getTokenLocation(l->tu, tokens[i]));
        found = clang_getTokenKind(tokens[i]) == CXToken_Identifier && at < r.end
            && !source_is_member(r.source, at) && !map_get(known, source_word(r.source, at))
            && !message_declares(r, source_word(r.source, at));
    }
    clang_disposeTokens(l->tu, tokens, count);
    return found;
}

/* ---- what follows -------------------------------------------------------- */

/* Whether a message is about what AMP C's own words are written with. */
static bool is_of_amp(const Said *said)
{
    switch (said->word.kind) {
    case WORD_FOREIGN:
    case WORD_CONSTRUCTOR:
    case WORD_TARGETS:
    case WORD_STORAGE:
    case WORD_MEMBER:
    case WORD_PLACE:
    case WORD_WAIT:
    case WORD_COMPONENT:
    case WORD_TILING:
    case WORD_CLOSED:
    case WORD_BARE:
    case WORD_LITERAL:
        return true;
    default:
        return false;
    }
}

/* What Clang says of a name that the header may declare, or complete. */
static bool is_of_name(const Said *said)
{
    static const char *const OF_NAMES[] = {"call to undeclared library", "type specifier missing"};
    return relay_is_unknown(said->raw) || STRING_BEGINS_AS(said->raw, OF_NAMES)
        || strstr(said->raw, "incomplete");
}

/* What it says where a macro's words are no statement or declaration. */
static bool is_astray(const Said *said)
{
    static const char *const ASTRAY[] = {
        "type specifier missing", "redefinition of", "initializer element is not",
        "'break' statement not in", "'continue' statement not in", "'case' statement not in"};
    return said->finding.level >= ERROR
        && (relay_is_stumble(said->raw) || STRING_BEGINS_AS(said->raw, ASTRAY));
}

static bool is_at_file_scope(Place place)
{
    return relay_function(place) == place.point;
}

/* Whether two places are in one function, or in none. */
static bool is_beside(Place a, Place b)
{
    return a.range.source == b.range.source
        && (is_at_file_scope(a) ? is_at_file_scope(b) : relay_function(a) == relay_function(b));
}

static void drop_behind(Conversation *all, int first)
{
    Place at = all->items[first].finding.place;
    bool ends = at.point >= relay_unmatched(at.range.source);
    for (int i = first + 1; i < all->count; i++)
        all->items[i].is_told |= ends ? all->items[i].finding.place.range.source == at.range.source
                                      : is_astray(&all->items[i])
                && is_beside(all->items[i].finding.place, at);
}

/* What is said of a statement or a list that includes the header, if it is not an option
 * that does. */
static void drop_around(Lower *l, Conversation *all, Place header)
{
    if (!header.range.source || is_at_file_scope(header))
        return;
    Range lost = relay_lost(header);
    list_add(&l->lost, lost);
    for (int i = 0; i < all->count; i++) {
        Place at = all->items[i].finding.place;
        all->items[i].is_told |= at.range.source == lost.source && at.point != header.point
            && at.point >= lost.begin && at.point <= lost.end;
    }
}

/* ---- all of it ----------------------------------------------------------- */

/* What Clang stops at otherwise, as brackets that are too many, it had better stop at. */
static void drop_behind_fatal(Conversation *all)
{
    bool is_behind = false;
    for (int i = 0; i < all->count; i++) {
        const Said *said = &all->items[i];
        all->items[i].is_told |= is_behind;
        is_behind |= said->finding.level == FATAL && !message_lacks_header(said->raw);
    }
}

void message_drop_absent(Lower *l, Conversation *all)
{
    Map known = {0};
    drop_behind_fatal(all);
    bool lacks_any = false;
    for (int i = 0; i < all->count; i++)
        lacks_any |= lacks_unknown_header(all->items[i].raw);
    bool includes_amp = lacks_any && message_includes_amp(l);
    for (int i = 0; i < all->count && lacks_any; i++) {
        Said *said = &all->items[i];
        Place at = said->finding.place;
        if (lacks_unknown_header(said->raw)) {
            drop_around(l, all, at);
            continue;
        }
        if (!at.range.source || is_of_amp(said))
            continue;
        bool is_unknown = is_of_name(said) || has_unknown(l, &known, head_around(at));
        said->is_told |= is_unknown || !includes_amp || string_begins(said->raw, "#error");
        if (is_unknown && is_astray(said))
            drop_behind(all, i);
    }
}
