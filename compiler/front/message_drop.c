/* message_drop.c - drops diagnostics that only follow from another error. */
#include "message.h"

#include <string.h>

/* Whether a misspelt word stands in an expression, and so declares nothing. */
static bool is_used(const Said *said)
{
    const Place at = said->finding.place;
    return said->word.kind == WORD_MISSPELT
        && string_begins(said->raw, "use of undeclared identifier")
        && at.point > source_next(at.range.source, word_statement(at).begin);
}

/* Whether a message is of a mistake of its own, whatever word of its statement is wrong: a
 * header or a semicolon that is missing before, or another type that nobody knows. A list
 * that Clang takes for a block has no statements. */
static bool is_apart(const Said *cause, const Said *other)
{
    static const char UNKNOWN[] = "unknown type name";
    if (message_lacks_header(other->raw))
        return true;
    if (cause->word.kind == WORD_LITERAL && cause->word.around.source)
        return false;
    if (other->is_mended ? string_begins(other->finding.text, "expected ';'")
        : mend_lacks_semicolon(other) && message_is_behind(cause, other))
        return true;
    if (is_used(cause) && relay_is_unknown(other->raw)
        && strcmp(relay_quoted(cause->raw), relay_quoted(other->raw)) != 0)
        return true;
    return string_begins(cause->raw, UNKNOWN)
        && string_begins(other->raw, UNKNOWN)
        && (!other->word.kind || strcmp(other->word.name, cause->word.name) != 0);
}

/* Marks what comes of a word being wrong; each word is told of once. */
static void drop_what_follows(Conversation *all, int at)
{
    const Said *cause = &all->items[at];
    Range statement = cause->word.around.source
        ? cause->word.around : word_statement(cause->finding.place);
    for (int i = 0; i < all->count; i++) {
        Said *other = &all->items[i];
        bool same = other->word.kind && !cause->is_repeated
            && strcmp(other->word.name, cause->word.name) == 0;
        if (i == at || is_apart(cause, other))
            continue;
        bool is_plain = other->word.kind == WORD_NONE || other->word.kind == WORD_CLANGS
            || (other->word.kind == WORD_MISSPELT && other->finding.place.point > statement.end);
        if (is_plain || same || cause->word.around.source)
            other->is_told |=
                word_follows(&other->finding, &cause->word, statement);
    }
}

/* Marks the other uses of a foreign word, or of one that lacks its header. */
static void drop_word_again(Conversation *all, int at)
{
    const WordError *word = &all->items[at].word;
    bool is_once = word->kind == WORD_FOREIGN || word->kind == WORD_STANDARD;
    for (int i = 0; i < all->count && is_once && !all->items[at].is_repeated; i++) {
        Said *other = &all->items[i];
        if (i != at && other->word.kind && strcmp(other->word.name, word->name) == 0)
            other->is_told = other->is_repeated = true;
    }
}

/* A call above a function's declaration declares it, too: as another one. */
static void join_late(Conversation *all)
{
    static const char *const ANOTHER[] = {"static declaration of",
                                          "conflicting types for"};
    for (int i = 0; i < all->count; i++) {
        const char *name = relay_quoted(all->items[i].finding.text);
        if (!all->items[i].declared.range.source)
            continue;
        for (int k = i + 1; k < all->count; k++) {
            Said *other = &all->items[k];
            other->is_told |= STRING_BEGINS_AS(other->finding.text, ANOTHER)
                && strcmp(relay_quoted(other->finding.text), name) == 0;
        }
    }
}

/* Whether an error is behind another one in its file. */
bool message_is_behind(const Said *said, const Said *other)
{
    Place at = said->finding.place, before = other->finding.place;
    return said->finding.level >= ERROR && at.range.source == before.range.source
        && at.point > before.point;
}

/* Whether a warning is about a name of amp.h's that another one has replaced. */
static bool is_of_old_name(const Said *said)
{
    const char *flag = said->finding.flag;
    return string_begins(flag, "-Wdeprecated") && strcmp(flag, "-Wdeprecated-non-prototype") != 0;
}

/* Of a line on which Clang has lost its way, or has met a word that it does not know, the
 * warnings; where a string is not closed, all else. */
static void drop_warnings_beside(Conversation *all)
{
    for (int i = 0; i < all->count; i++) {
        const Said *said = &all->items[i];
        Source *s = said->finding.place.range.source;
        unsigned at = said->finding.place.point;
        bool is_untyped = string_begins(said->finding.text, "parameter '");
        bool is_lost = relay_is_stumble(said->finding.text) || said->word.kind || is_untyped
            || string_begins(said->finding.text, "missing terminating ");
        bool is_at_end = s && string_begins(said->finding.text, "expected ';'")
            && source_line(s, source_next(s, at)) > source_line(s, at);
        if (!s || said->is_told || said->finding.level < ERROR || !is_lost || is_at_end)
            continue;
        bool is_string = string_begins(said->finding.text, "missing terminating ");
        for (int k = 0; k < all->count; k++) {
            Place other = all->items[k].finding.place;
            all->items[k].is_told |= k != i && (is_string || all->items[k].finding.level < ERROR)
                && !is_of_old_name(&all->items[k])
                && other.range.source == s
                && source_line(s, other.point) == source_line(s, at);
        }
    }
}

/* The flags of OpenCL's barrier go with it, and the directions of CUDA's copies; of a call
 * itself Clang tells once. */
static void drop_flags(Conversation *all)
{
    static const char *const FLAGS[] = {"CLK_", "cudaMemcpy", "hipMemcpy", "memory_order_",
                                        "mem_flags::"};
    for (int i = 0; i < all->count; i++) {
        Said *flag = &all->items[i];
        flag->is_told |= flag->word.kind == WORD_FOREIGN
            && STRING_BEGINS_AS(flag->word.name, FLAGS)
            && foreign_named(word_around(flag->finding.place));
    }
}

/* v[i, j]: that the comma is wrong is said once, with the error; of what has no value it is
 * not said that none can be given to it; nor what amp.h makes of an array in place of a
 * pointer. */
static void drop_repeated(Conversation *all)
{
    static const char *const REPEATED[] = {"left operand of comma operator has no",
                                           "expression is not assignable",
                                           "expression result unused",
                                           "multiple address spaces specified for type"};
    for (int i = 0; i < all->count; i++) {
        Said *again = &all->items[i];
        Place at = again->finding.place;
        if (!at.range.source || again->is_reworded
            || !STRING_BEGINS_AS(again->raw, REPEATED))
            continue;
        Range statement = word_statement(at);
        for (int k = 0; k < all->count; k++) {
            const Finding *other = &all->items[k].finding;
            again->is_told |= k != i && other->level >= ERROR && !all->items[k].is_mended
                && other->place.range.source == statement.source
                && other->place.point >= statement.begin
                && other->place.point <= statement.end;
        }
    }
}

/* The macro of the user's into whose body a diagnostic points, or "". */
static const char *macro_around(const Said *said)
{
    const Place at = said->finding.place;
    bool is_in_one = said->is_in_macro && said->diagnostic && at.range.source;
    const char *name = is_in_one ? source_word(at.range.source, at.point) : "";
    return word_is_ours(name) ? "" : name;
}

static bool is_at_same(CXDiagnostic a, CXDiagnostic b)
{
    CXFile file, other;
    unsigned at, other_at;
    clang_getSpellingLocation(clang_getDiagnosticLocation(a), &file, NULL, NULL, &at);
    clang_getSpellingLocation(clang_getDiagnosticLocation(b), &other, NULL, NULL, &other_at);
    return at == other_at && clang_File_isEqual(file, other);
}

/* What is wrong in a macro's body, whatever it is given, is told where it is first used. */
static void drop_in_body_again(Conversation *all)
{
    static const char *const OF_BODY[] = {"expected ", "no member named ", "extraneous "};
    for (int i = 0; i < all->count; i++) {
        const Said *first = &all->items[i];
        const char *macro = macro_around(first);
        if (!*macro || !STRING_BEGINS_AS(first->raw, OF_BODY))
            continue;
        for (int k = i + 1; k < all->count; k++) {
            Said *again = &all->items[k];
            again->is_told |= strcmp(macro_around(again), macro) == 0
                && strcmp(again->raw, first->raw) == 0
                && is_at_same(first->diagnostic, again->diagnostic);
        }
    }
}

/* c == "a": that the string is no number is said with the comparison against a string. */
static void drop_comparisons_again(Conversation *all)
{
    for (int i = 0; i < all->count; i++) {
        Said *again = &all->items[i];
        const Place at = again->finding.place;
        for (int k = 0; k < all->count && strstr(again->raw, "comparison between pointer and"); k++)
            again->is_told |= strcmp(all->items[k].finding.flag, "-Wstring-compare") == 0
                && all->items[k].finding.place.range.source == at.range.source
                && all->items[k].finding.place.point == at.point;
    }
}

/* A kernel that takes an index where it is to have a tiled one uses all of its members. */
static void drop_components_again(Conversation *all)
{
    static const char *const MEMBERS[] = {"global", "local", "tile", "barrier"};
    Map known = {0};
    for (int i = 0; i < all->count; i++) {
        Said *said = &all->items[i];
        const Source *s = said->finding.place.range.source;
        if (said->word.kind != WORD_COMPONENT || !s
            || !STRING_BEGINS_AS(said->word.name, MEMBERS))
            continue;
        unsigned at = said->finding.place.point;
        void **seen = map_put(&known, arena_format(
            "%s %u %u", source_word(s, relay_word_behind(s, at)),
            relay_function(said->finding.place), relay_last_use(s, "parallel_for_each", at)));
        said->is_told |= *seen != NULL;
        *seen = said;
    }
}

/* What Clang says of a kernel's own variables where it has read its launch twice, as
 * it does around a name that it does not know: a block of its own is to be outside. */
static void drop_own_variables(Conversation *all)
{
    bool is_caused = false;
    for (int i = 0; i < all->count; i++) {
        Said *said = &all->items[i];
        if (strstr(said->raw, "declared in enclosing block literal"))
            said->is_told |= is_caused;
        else
            is_caused |= said->finding.level >= ERROR;
    }
}

/* A bracket that matches one in a macro's body, where another error is in the arguments. */
static void drop_brackets_of_macros(Conversation *all)
{
    for (int i = 0; i < all->count; i++) {
        Said *said = &all->items[i];
        const Place open = said->opening;
        const Source *s = open.range.source;
        if (!s || strchr("([{", s->text[open.point]))
            continue;
        for (int k = 0; k < i; k++)
            said->is_told |= all->items[k].finding.level >= ERROR
                && all->items[k].finding.place.range.source == s
                && all->items[k].finding.place.point == open.point;
    }
}

/* Whether a message is about something else than what Clang could not read. */
static bool is_of_sense(const Said *said)
{
    return !relay_is_stumble(said->raw)
        && (!said->word.kind || said->word.kind == WORD_CLANGS
            || said->word.kind == WORD_MISSPELT || said->word.kind == WORD_STANDARD);
}

/* The statement of an error; with the head of a loop, all of it. */
static Range statement_of(const Said *said)
{
    return strstr(said->raw, "in 'for' statement") ? relay_lost(said->finding.place)
                                                  : word_statement(said->finding.place);
}

/* What is behind the first error of syntax: in its statement on its line, Clang looks for
 * where to go on; in all the file, where brackets do not match. */
static void drop_stumbles(Conversation *all)
{
    for (int i = 0; i < all->count; i++) {
        const Said *first = &all->items[i];
        Source *s = first->finding.place.range.source;
        if (first->is_told || first->is_mended || first->finding.level < ERROR || !s)
            continue;
        Range statement = statement_of(first);
        int line = source_line(s, first->finding.place.point);
        bool ends = relay_is_stumble(first->raw)
            && first->finding.place.point >= relay_unmatched(s);
        for (int k = 0; k < all->count; k++) {
            Said *other = &all->items[k];
            unsigned at = other->finding.place.point;
            bool is_again = other->finding.place.range.source == s
                && at == first->finding.place.point
                && (k > i || other->finding.level < ERROR);
            if (message_is_behind(other, first) || is_again)
                other->is_told |= ends || other->finding.level < ERROR
                    || (is_again && !other->word.kind && relay_is_stumble(first->raw))
                    || ((string_begins(other->raw, "expected ")
                         || string_begins(other->raw, "extraneous "))
                        && !other->word.kind
                        && !(is_of_sense(first)
                             && (mend_lacks_semicolon(other) || message_is_guess(other)))
                        && at <= statement.end && source_line(s, at) == line);
        }
        if (ends)
            return;
    }
}

/* Where Clang does not find a brace that is there, it has gone on as if it were another
 * one since the first error of that function. */
static void drop_behind_astray(Conversation *all)
{
    for (int i = 0; i < all->count; i++) {
        Place open = all->items[i].opening, at = all->items[i].finding.place;
        const Said *first = NULL;
        if (i > 0 && string_begins(all->items[i].raw, "extraneous closing brace")
            && at.range.source && relay_unmatched(at.range.source) == at.range.source->length)
            all->items[i].is_told = true;
        if (!string_begins(all->items[i].raw, "expected '}'") || !open.range.source
            || relay_unmatched(open.range.source) < open.range.source->length
            || relay_is_in_list(at))
            continue;
        for (int k = 0; k < all->count; k++) {
            Said *other = &all->items[k];
            if (first && message_is_behind(other, first))
                other->is_told = true;
            else if (!first && other->finding.level >= ERROR && !other->is_mended
                     && (other->word.kind || relay_is_stumble(other->raw))
                     && other->finding.place.range.source == open.range.source
                     && other->finding.place.point > open.point)
                first = other;
        }
    }
}

/* Whether a place is at the end of `T *` from a word on. */
static bool is_behind_stars(Place place, unsigned word)
{
    const Source *s = place.range.source;
    unsigned end = source_word_end(s, word);
    return place.point > end && end + strspn(s->text + end, "* ") == place.point;
}

/* All that is said anew at the place of what is not told, and what Clang expects behind a type
 * that it does not know. */
static void drop_beside(Conversation *all, const Said *said)
{
    Source *s = said->finding.place.range.source;
    unsigned at = said->finding.place.point;
    bool is_type = string_begins(said->raw, "unknown type name");
    for (int i = 0; i < all->count && said->is_told; i++) {
        Said *other = &all->items[i];
        Place place = other->finding.place;
        other->is_told |= place.range.source == s && !other->is_mended
            && (place.point == at
                || (is_type && string_begins(other->raw, "expected identifier")
                    && source_line(s, place.point) == source_line(s, at))
                || (string_begins(other->raw, "expected expression")
                    && is_behind_stars(place, at)));
    }
}

unsigned message_scope_end(Range statement)
{
    const Source *s = statement.source;
    if (strcmp(source_word(s, source_next(s, statement.begin)), "for") == 0)
        return statement.end;
    const char *end = s->text + s->length, *p = s->text + statement.end;
    for (int depth = 0; p < end && depth >= 0; p = source_skip_token(p, end))
        depth += (*p == '{') - (*p == '}');
    return (unsigned)(p - s->text);
}

/* An error about a name that nobody knows. */
typedef struct Unknown {
    Said *said;
    const char *name;
    unsigned function; /* where it is */
    bool is_plain;     /* Clang tells of it as it is */
} Unknown;
typedef LIST(Unknown) Unknowns;

static Unknowns find_unknown(Conversation *all)
{
    Unknowns found = {0};
    for (int i = 0; i < all->count; i++) {
        Said *said = &all->items[i];
        const Finding *f = &said->finding;
        bool is_plain = !said->word.kind || said->word.kind == WORD_CLANGS;
        if (f->level >= ERROR && f->place.range.source
            && (is_plain || said->word.kind == WORD_MISUSED) && relay_is_unknown(f->text)
            && !string_begins(f->text, "call to"))
            list_add(&found, ((Unknown){said, relay_quoted(f->text), relay_function(f->place),
                                        is_plain}));
    }
    return found;
}

/* Of a name that nobody knows it is told once in a function, and not where a statement
 * that is wrong would have declared it. */
static void drop_unknown_again(Conversation *all)
{
    const Unknowns unknown = find_unknown(all);
    for (int i = 0; i < all->count && unknown.count; i++) {
        const Finding *f = &all->items[i].finding;
        if (f->level < ERROR || !f->place.range.source)
            continue;
        const char *name = string_begins(f->text, "use of undeclared identifier")
            ? relay_quoted(f->text) : NULL;
        unsigned function = relay_function(f->place);
        Range statement = relay_definition(f->place);
        for (int k = 0; k < unknown.count; k++) {
            const Unknown *again = &unknown.items[k];
            if (again->function != function || !message_is_behind(again->said, &all->items[i]))
                continue;
            again->said->is_told |= (again->is_plain && name && strcmp(name, again->name) == 0)
                || message_is_behind_name(f, again->name)
                || (message_declares(statement, again->name)
                    && again->said->finding.place.point < message_scope_end(statement));
        }
    }
    for (int i = 0; i < all->count; i++)
        drop_beside(all, &all->items[i]);
}

/* The name that a line was to define as a macro, if that is what is wrong there, or "". */
static const char *undefined_at(const Said *said)
{
    const Source *s = said->finding.place.range.source;
    if (said->finding.level < ERROR || !s)
        return "";
    Source written = *s;
    written.text = source_written(s);
    unsigned directive, name = mend_defined(&written, said->finding.place.point, &directive);
    bool is_define = strcmp(source_word(&written, directive), "define") == 0
        || strcmp(said->raw, "invalid preprocessing directive") == 0;
    return is_define ? source_word(&written, name) : "";
}

/* Of the uses of a macro whose definition is wrong it is not told that nobody knows it. */
static void drop_undefined(Conversation *all)
{
    for (int i = 0; i < all->count; i++) {
        const char *name = undefined_at(&all->items[i]);
        for (int k = 0; k < all->count && *name; k++)
            all->items[k].is_told |= k != i && relay_is_unknown(all->items[k].raw)
                && strcmp(relay_quoted(all->items[k].raw), name) == 0;
    }
}

void message_drop(Conversation *all)
{
    drop_behind_astray(all);
    drop_undefined(all);
    drop_unknown_again(all);
    message_reword(all);
    drop_brackets_of_macros(all);
    drop_stumbles(all);
    message_drop_guessed(all);
    message_drop_uses(all);
    drop_flags(all);
    mend_drop_ends(all);
    drop_repeated(all);
    drop_in_body_again(all);
    drop_comparisons_again(all);
    drop_components_again(all);
    message_drop_behind(all);
    drop_own_variables(all);
    join_late(all);
    drop_warnings_beside(all);
    for (int i = 0; i < all->count; i++) {
        const Said *said = &all->items[i];
        if (!said->word.kind || (said->is_told && !said->is_repeated))
            continue;
        if (!said->is_mended)
            drop_what_follows(all, i);
        drop_word_again(all, i);
    }
}
