/* relay_rule.c - Clang's messages that are about a rule of AMP C: which one (clerr.def),
 * and that rule's message.
 */
#include "lower.h"
#include "relay_said.h"

#include <ctype.h>
#include <string.h>

static const Rule RULES[] = {
#define CLERR(says, about, at, id, filling) {says, about, at, id, filling},
#include "clerr.def"
#undef CLERR
};

/* ---- which ---------------------------------------------------------------- */

static const char *word_in_front(Place place)
{
    const Source *s = place.range.source;
    unsigned at = place.point;
    while (at > 0 && isspace((unsigned char)s->text[at - 1]))
        at--;
    unsigned end = at;
    while (at > 0 && source_word_end(s, at - 1) == end)
        at--;
    return source_word(s, at);
}

const char *rule_word(Lower *l, CXDiagnostic d, Place place, const char *text)
{
    if (!place.range.source)
        return "";
    const char *word = source_word(place.range.source, place.point);
    if (!*word && clang_getDiagnosticNumRanges(d)) {
        Range r = lower_range(l, clang_getDiagnosticRange(d, 0));
        if (r.source)
            word = source_word(r.source, r.begin);
    }
    bool is_second = strstr(text, "'static' declaration specifier");
    return is_second && place.point > 0
        && strcmp(word_in_front(place), "tile_static") == 0
        ? "tile_static" : word;
}

/* A rule about operands asks for the user's words. */
const Rule *rule_of(const Said *said, const char *word)
{
    const char *text = said->raw, *rewritten = said->finding.text;
    for (size_t i = 0; i < sizeof RULES / sizeof *RULES; i++) {
        const Rule *r = &RULES[i];
        bool about = strstr(rewritten, r->about)
            || (r->filling != OPERAND && strstr(text, r->about));
        if (strstr(text, r->says) && about
            && (!*r->at || strcmp(r->at, word) == 0))
            return r;
    }
    return NULL;
}

/* ---- its message ---------------------------------------------------------- */

/* What amp_view or amp_array_from was given: "typeof (*(m))" or
 * "typeof ((0 , *(m)))" -> "m". */
static const char *operand_of(const char *text)
{
    const char *at = strstr(text, "typeof (");
    const char *star = at ? strstr(at, "*(") : NULL;
    const char *end = star ? strstr(star, "))") : NULL;
    return end ? arena_substring(star + 2, (size_t)(end - star) - 2) : "p";
}

/* The function of amp.h that is called in what a message marks. */
static const char *maker_in(Lower *l, CXDiagnostic d)
{
    unsigned ranges = clang_getDiagnosticNumRanges(d);
    for (unsigned i = 0; i < ranges; i++) {
        Range r = lower_range(l, clang_getDiagnosticRange(d, i));
        const char *word = r.source ? source_word(r.source, r.begin) : "";
        if (word_is_ours(word))
            return word;
    }
    return "amp_view";
}

/* The first view or array among the types that a message quotes. */
static const char *view_in(const char *text)
{
    const char *at = strstr(text, "'array_view(");
    at = at ? at : strstr(text, "'array(");
    return at ? arena_substring(at + 1, strcspn(at + 1, "'")) : "a view";
}

/* "'grid_2' is deprecated: extent_2". */
static void tell_old(DiagId id, const Finding *f)
{
    Source *s = f->place.range.source;
    const char *today = strrchr(f->text, ' ') + 1;
    if (!s)
        return;
    unsigned begin = f->place.point, end = source_word_end(s, begin);
    diag(id, f->place, source_word(s, begin), today);
    diag_fix((Range){s, begin, end}, today);
}

/* Messages take what fills them in once or twice. */
void rule_tell(Lower *l, const Said *said, const Rule *rule, const char *word)
{
    const Finding *f = &said->finding;
    switch (rule->filling) {
    case TEXT:
        diag(rule->id, f->place, f->text);
        return;
    case OLD:
        tell_old(rule->id, f);
        return;
    case ROWS:
        diag(rule->id, f->place, word, relay_first_row(l, word, f->place));
        return;
    case OPERAND:
        word = operand_of(said->raw);
        diag(rule->id, f->place, maker_in(l, said->diagnostic), word, word);
        return;
    case TYPE:
        word = view_in(f->text);
        break;
    case MIXED:
        word = relay_mixed(f->text, source_text(f->place.range));
        break;
    case NAME:
        break;
    }
    diag(rule->id, f->place, word, word);
}

void rule_fix(const Rule *rule, const Finding *f)
{
    Source *s = f->place.range.source;
    const char *cast = relay_cast(f->text);
    Range r = {s, f->place.point, f->place.point};
    if (rule->filling == MIXED && cast && s && s->text[f->place.point] == '&')
        diag_fix(r, cast);
}
