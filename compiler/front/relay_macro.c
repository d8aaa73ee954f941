/* relay_macro.c - macros that end with a semicolon, as in `#define N 16;`. Clang stumbles
 * wherever one is used as a part of something; so it is parsed without, and told of once.
 */
#include "relay_said.h"

#include <string.h>

/* The place of a semicolon at the end of a macro's definition, or nowhere. */
static Place semicolon_at(Place place)
{
    static const char *const ENDS[] = {"\n", "//", "/*"};
    const Source *s = place.range.source;
    if (!s || s->is_ours || s->is_system || s->text[place.point] != ';')
        return (Place){0};
    const char *next = s->text + place.point + 1;
    next += strspn(next, " \t\r");
    return !*next || STRING_BEGINS_AS(next, ENDS)
        ? at_range((Range){place.range.source, place.point, place.point + 1}) : (Place){0};
}

/* That of a macro's body that a diagnostic is about. */
static Place stumbled_at(Lower *l, CXDiagnostic d)
{
    CXDiagnosticSet notes = clang_getChildDiagnostics(d);
    Place found = {0};
    for (unsigned i = 0; i < clang_getNumDiagnosticsInSet(notes) && !found.range.source; i++) {
        CXDiagnostic note = clang_getDiagnosticInSet(notes, i);
        if (string_begins(lower_string(clang_getDiagnosticSpelling(note)), RELAY_EXPANDED))
            found = semicolon_at(relay_place_of(l, note));
    }
    return found;
}

/* That of the macro which is used before a place, perhaps with one more semicolon. */
static Place ended_at(Lower *l, Place place)
{
    Source *s = place.range.source;
    unsigned past = relay_past_token(s, place.point);
    if (past > 0 && s->text[past - 1] == ';')
        past = relay_past_token(s, past - 1);
    Range body = relay_macro_range(l, relay_last_word(s, past));
    return body.source && body.end > body.begin ? semicolon_at((Place){body, body.end - 1})
                                                : (Place){0};
}

bool relay_end_of_macro(Lower *l, const Said *said, Place *semicolon)
{
    if (!said->finding.place.range.source || !relay_is_stumble(said->raw))
        return false;
    *semicolon = stumbled_at(l, said->diagnostic);
    if (!semicolon->range.source)
        *semicolon = ended_at(l, said->finding.place);
    return semicolon->range.source != NULL;
}
