/* message_value.c - reports values that are not what is wanted: an index, an extent or a vector
 * for a number, a vector for another one or for a condition, a function for what it returns.
 */
#include "lower.h"
#include "relay/relay.h"

#include <ctype.h>
#include <string.h>

/* Whether `[0]` may stand behind an expression as it is written: a name, with
 * calls, members and subscripts behind it. */
static bool is_postfix(const char *text)
{
    int depth = 0;
    if (!isalpha((unsigned char)*text) && *text != '_')
        return false;
    for (const char *p = text; *p; p++) {
        depth += (*p == '(' || *p == '[') - (*p == ')' || *p == ']');
        if (depth == 0 && !strchr(")]._", *p) && !isalnum((unsigned char)*p))
            return false;
    }
    return true;
}

Range message_value_range(Lower *l, CXDiagnostic d, const Finding *f)
{
    unsigned ranges = clang_getDiagnosticNumRanges(d);
    return ranges ? lower_range(l, clang_getDiagnosticRange(d, ranges - 1))
                  : f->place.range;
}

/* The expression that a component is to be taken of: what a cast is of, and what printf is
 * given, whose conversion is marked, too. */
static Range whole_range(Lower *l, CXDiagnostic d, const Finding *f, bool is_left)
{
    if (f->level < ERROR)
        return f->place.range;
    Range r = is_left ? lower_range(l, clang_getDiagnosticRange(d, 0))
        : message_value_range(l, d, f);
    if (r.source && string_begins(f->text, "invalid conversion"))
        r.begin = source_next(r.source, source_call_end(r.source, r.begin));
    return r;
}

bool message_tell_component(Lower *l, CXDiagnostic d, const Finding *f)
{
    bool is_left;
    const char *purpose, *component = relay_component(f->text, &purpose, &is_left);
    Range r = component ? whole_range(l, d, f, is_left) : (Range){0};
    if (!r.source || r.end <= r.begin)
        return false;
    bool is_macro = message_body_place(l, d).range.source; /* its name says nothing */
    const char *text = is_macro ? "…" : source_text(r);
    bool fits = is_postfix(text);
    text = fits || is_macro ? text : arena_format("(%s)", text);
    if (f->level < ERROR)
        diag_relay(f->level, f->place, f->flag,
                   arena_format("%s; write %s%s%s", f->text, text, component, purpose));
    else
        diag(D_INDEX_NUMBER, f->place, f->text, text, component, purpose);
    if (fits && !*purpose)
        diag_fix((Range){r.source, r.end, r.end}, component);
    return true;
}

bool message_is_number_of(Lower *l, CXDiagnostic d, const Finding *f, Range *r,
                          const char **component)
{
    static const char *const SAID[] = {"initializing '", "assigning to '"};
    bool is_left;
    const char *purpose;
    *component = relay_component(f->text, &purpose, &is_left);
    if (!STRING_BEGINS_AS(f->text, SAID) || !*component || *purpose
        || message_body_place(l, d).range.source)
        return false;
    *r = message_value_range(l, d, f);
    return r->source && r->end > r->begin && is_postfix(source_text(*r));
}

bool message_tell_vectors(const Finding *f)
{
    const char *from, *to;
    if (!relay_vectors(f->text, &from, &to))
        return false;
    char lanes = to[strlen(to) - 1];
    bool is_one = from[strlen(from) - 1] == '1'; /* it has no v[1] */
    diag(D_VECTOR_MIXED, f->place, from, to, to,
         lanes == '1' ? "" : is_one ? ", …" : lanes == '2' ? ", v[1]" : ", v[1], …");
    return true;
}

bool message_tell_static(Lower *l, CXDiagnostic d, const Finding *f)
{
    Range r = message_value_range(l, d, f);
    if (!string_begins(f->text, "initializer element is not a compile-time constant")
        || !r.source || !word_is_ours(source_word(r.source, r.begin)))
        return false;
    diag_relay(ERROR, f->place, "", arena_format(
        "%s; leave it out here, and assign it in a function", f->text));
    return true;
}

bool message_tell_uncalled(Lower *l, CXDiagnostic d, const Finding *f)
{
    Range r = message_value_range(l, d, f);
    if (!r.source || !relay_is_uncalled(f->text))
        return false;
    const char *name = source_word(r.source, r.begin);
    if (strcmp(name, source_text(r)) != 0)
        return false;
    diag(D_VIEW_UNCALLED, at_range(r), name, name);
    return true;
}

bool message_tell_condition(Lower *l, CXDiagnostic d, const Finding *f)
{
    if (!string_begins(f->text, "statement requires expression of scalar type"))
        return false;
    Range r = message_value_range(l, d, f);
    if (!r.source)
        return false;
    const char *text = source_text(r);
    bool is_equality = strstr(text, "==") || strstr(text, "!=");
    diag(is_equality ? D_CONDITION_VECTOR : D_CONDITION_NUMBER, at_range(r));
    return true;
}
