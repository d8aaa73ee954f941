/* relay_drop.c - of what Clang says, that which only follows from another mistake. */
#include "relay_said.h"

#include <string.h>

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
        if (i == at)
            continue;
        bool is_plain = other->word.kind == WORD_NONE || other->word.kind == WORD_CLANGS
            || (other->word.kind == WORD_MISSPELT && other->finding.place.point > statement.end);
        if (is_plain || same || cause->word.around.source)
            other->is_told |=
                word_follows(&other->finding, &cause->word, statement);
        if (same && (cause->word.kind == WORD_FOREIGN
                     || cause->word.kind == WORD_STANDARD))
            other->is_told = other->is_repeated = true;
    }
}

/* A call above a function's declaration declares it, too: as another one. */
static void join_late(Conversation *all)
{
    static const char *const ANOTHER[] = {"static declaration of",
                                          "conflicting types for"};
    for (int i = 0; i < all->count; i++) {
        Finding *call = &all->items[i].finding;
        const char *name = relay_quoted(call->text);
        if (!string_begins(call->text, "call to undeclared"))
            continue;
        for (int k = i + 1; k < all->count; k++) {
            Said *other = &all->items[k];
            if (!STRING_BEGINS_AS(other->finding.text, ANOTHER)
                || strcmp(relay_quoted(other->finding.text), name) != 0)
                continue;
            other->is_told = true;
            all->items[i].declared = other->finding.place;
            call->text = arena_format(
                "call to undeclared function '%s', which is declared further down",
                name);
        }
    }
}

/* Whether an error is behind another one in its file. */
bool relay_is_behind(const Said *said, const Said *other)
{
    Place at = said->finding.place, before = other->finding.place;
    return said->finding.level >= ERROR && at.range.source == before.range.source
        && at.point > before.point;
}

/* Whether a message is about the type of something. */
bool relay_is_about_type(const char *text)
{
    static const char *const OF_TYPES[] = {
        "incompatible", "arguments to function call", "no matching function",
        "called object type", "invalid operands"};
    for (size_t i = 0; i < sizeof OF_TYPES / sizeof *OF_TYPES; i++)
        if (strstr(text, OF_TYPES[i]))
            return true;
    return false;
}

/* A function that could not be declared, since another one has its name: what is said
 * of its uses is of that other one's. */
static void drop_uses_of_redeclared(Conversation *all)
{
    static const char *const ANOTHER[] = {
        "static declaration of", "conflicting types for",
        "redefinition of", "redeclaration of"};
    for (int i = 0; i < all->count; i++) {
        Place at = all->items[i].finding.place;
        if (!at.range.source || !STRING_BEGINS_AS(all->items[i].raw, ANOTHER))
            continue;
        const char *name = source_word(at.range.source, at.point);
        for (int k = 0; k < all->count && *name; k++) {
            Said *other = &all->items[k];
            other->is_told |= relay_is_behind(other, &all->items[i])
                && relay_is_about_type(other->raw)
                && source_has_word(word_statement(other->finding.place), name);
        }
    }
}

/* The variable that a declaration with `auto` seems to have, or "". */
static const char *name_behind(const Source *s, unsigned at)
{
    at = source_word_end(s, at);
    while (s->text[at] && strchr(" \t*&", s->text[at]))
        at++;
    return source_word(s, at);
}

/* A variable without a type is an int to Clang: what is said of its uses. */
static void drop_uses_of_auto(Conversation *all)
{
    for (int i = 0; i < all->count; i++) {
        const Said *said = &all->items[i];
        Place at = said->finding.place;
        if (said->word.kind != WORD_FOREIGN || strcmp(said->word.name, "auto") != 0)
            continue;
        unsigned word = at.point;
        if (strcmp(source_word(at.range.source, word), "auto") != 0)
            word = relay_word_behind(at.range.source, word);
        const char *name = name_behind(at.range.source, word);
        for (int k = 0; k < all->count && *name; k++) {
            Said *other = &all->items[k];
            Place use = other->finding.place;
            other->is_told |= use.range.source == at.range.source && use.point > at.point
                && !relay_is_stumble(other->raw) && other->word.kind != WORD_FOREIGN
                && relay_function(use) == relay_function(at)
                && source_has_word(word_statement(use), name);
        }
    }
}

/* What nobody knows gives an int to Clang: that this is no pointer. */
static void drop_values_of_undeclared(Conversation *all)
{
    for (int i = 0; i < all->count; i++) {
        Place call = all->items[i].finding.place;
        if (!call.range.source || !string_begins(all->items[i].raw, "call to undeclared function"))
            continue;
        Range statement = word_statement(call);
        for (int k = 0; k < all->count; k++) {
            Said *other = &all->items[k];
            Place at = other->finding.place;
            other->is_told |= string_begins(other->raw, "incompatible integer to pointer")
                && at.range.source == statement.source
                && at.point >= statement.begin && at.point <= statement.end;
        }
    }
}

/* Of a line on which Clang has lost its way, or has met a word that it does not know, the
 * warnings; where a string is not closed, all else. */
static void drop_warnings_beside(Conversation *all)
{
    for (int i = 0; i < all->count; i++) {
        const Said *said = &all->items[i];
        Source *s = said->finding.place.range.source;
        unsigned at = said->finding.place.point;
        bool is_lost = relay_is_stumble(said->finding.text) || said->word.kind
            || string_begins(said->finding.text, "missing terminating ");
        bool is_at_end = s && string_begins(said->finding.text, "expected ';'")
            && source_line(s, relay_next_token(s, at)) > source_line(s, at);
        if (!s || said->is_told || said->finding.level < ERROR || !is_lost || is_at_end)
            continue;
        bool is_string = string_begins(said->finding.text, "missing terminating ");
        for (int k = 0; k < all->count; k++) {
            Place other = all->items[k].finding.place;
            all->items[k].is_told |= k != i && (is_string || all->items[k].finding.level < ERROR)
                && !string_begins(all->items[k].finding.flag, "-Wdeprecated")
                && other.range.source == s
                && source_line(s, other.point) == source_line(s, at);
        }
    }
}

/* The flags of OpenCL's barrier go with it, and the directions of CUDA's copies. */
static void drop_flags(Conversation *all)
{
    static const char *const FLAGS[] = {"CLK_", "cudaMemcpy"};
    for (int i = 0; i < all->count; i++) {
        const Said *call = &all->items[i];
        Place at = call->finding.place;
        if (call->word.kind != WORD_FOREIGN || !at.range.source)
            continue;
        unsigned end = source_call_end(at.range.source, at.point);
        for (int k = 0; k < all->count; k++) {
            Said *flag = &all->items[k];
            flag->is_told |= flag->word.kind == WORD_FOREIGN
                && STRING_BEGINS_AS(flag->word.name, FLAGS)
                && flag->finding.place.range.source == at.range.source
                && flag->finding.place.point > at.point
                && flag->finding.place.point < end;
        }
    }
}

/* The last word before the end of a statement. */
static const char *last_word(Range statement)
{
    return source_word(statement.source, relay_word_behind(statement.source,
                                                           statement.end));
}

/* A typedef of what nobody knows is an int to Clang: what it says of that type. */
static void drop_types_of_unknown(Conversation *all)
{
    for (int i = 0; i < all->count; i++) {
        Place at = all->items[i].finding.place;
        Range statement = at.range.source ? word_statement(at) : (Range){0};
        if (!string_begins(all->items[i].raw, "unknown type name")
            || !statement.source || !source_has_word(statement, "typedef"))
            continue;
        const char *name = last_word(statement);
        const char *plain = arena_format("'%s' (aka '", name);
        const char *qualified = arena_format(" %s' (aka '", name);
        for (int k = 0; k < all->count; k++)
            all->items[k].is_told |= strstr(all->items[k].raw, plain)
                || strstr(all->items[k].raw, qualified);
    }
}

/* The word whose subscripts, members or arguments begin at a place. */
static const char *base_before(Place place)
{
    const Source *s = place.range.source;
    unsigned at = place.point;
    while (at > 0 && s->text[at - 1] == ']') {
        int depth = 0;
        do
            at--, depth += (s->text[at] == ']') - (s->text[at] == '[');
        while (at > 0 && depth);
    }
    return source_word(s, relay_word_behind(s, at));
}

/* The statement of a mistake that may be a declaration; empty for a call. */
static Range declaration_of(const Finding *f)
{
    Range r = relay_lost(f->place);
    const Source *s = r.source;
    unsigned begin = relay_next_token(s, r.begin), end = source_word_end(s, begin);
    if (s->text[relay_next_token(s, end)] == '(' && !word_is_ours(source_word(s, begin)))
        r.end = r.begin;
    return r;
}

/* Whether a declaration ends with a name, where it should not. */
static bool is_behind_name(const Finding *f, const char *name)
{
    const Source *s = f->place.range.source;
    return s && string_begins(f->text, "expected ';' at end of declaration")
        && strcmp(source_word(s, relay_word_behind(s, f->place.point)), name) == 0;
}

/* A variable is of another type than it should be where its declaration is wrong: what is
 * said of its uses. */
static void drop_uses_of_wrong(Conversation *all)
{
    static const char *const OF_USES[] = {"subscripted value is not", "called object type",
                                          "member reference "};
    for (int i = 0; i < all->count; i++) {
        Said *use = &all->items[i];
        if (!use->finding.place.range.source || !STRING_BEGINS_AS(use->raw, OF_USES))
            continue;
        const char *name = base_before(use->finding.place);
        for (int k = 0; k < all->count && *name; k++)
            use->is_told |= relay_is_behind(use, &all->items[k])
                && all->items[k].finding.level >= ERROR
                && (relay_declares(declaration_of(&all->items[k].finding), name)
                    || is_behind_name(&all->items[k].finding, name)
                    || (relay_is_unknown(all->items[k].raw)
                        && strcmp(relay_quoted(all->items[k].raw), name) == 0));
    }
}

/* A macro that is used with too few or too many arguments is none to Clang, but a name
 * that it does not know. */
static void drop_names_of_macros(Conversation *all)
{
    for (int i = 0; i < all->count; i++) {
        Place at = all->items[i].finding.place;
        if (!strstr(all->items[i].raw, "to function-like macro invocation"))
            continue;
        for (int k = 0; k < all->count; k++) {
            Place name = all->items[k].finding.place;
            all->items[k].is_told |= relay_is_unknown(all->items[k].raw)
                && name.range.source && name.range.source == at.range.source
                && name.point < at.point
                && source_call_end(at.range.source, name.point) > at.point;
        }
    }
}

/* Where Clang takes a name that it does not know for another one, what it says of types in
 * that statement is of that other one's. */
static void drop_types_of_guesses(Conversation *all)
{
    for (int i = 0; i < all->count; i++) {
        Place at = all->items[i].finding.place;
        if (!at.range.source || !relay_is_unknown(all->items[i].raw)
            || !strstr(all->items[i].raw, "did you mean"))
            continue;
        Range statement = word_statement(at);
        for (int k = 0; k < all->count; k++) {
            Said *other = &all->items[k];
            Place place = other->finding.place;
            other->is_told |= place.range.source == statement.source
                && place.point >= statement.begin && place.point <= statement.end
                && (other->word.kind == WORD_MISUSED || relay_is_about_type(other->raw));
        }
    }
}

/* v[i, j]: that the comma is wrong is said once, with the error; and of what has no
 * value it is not said that none can be given to it. */
static void drop_repeated(Conversation *all)
{
    static const char *const REPEATED[] = {"left operand of comma operator has no",
                                           "expression is not assignable",
                                           "expression result unused"};
    for (int i = 0; i < all->count; i++) {
        Said *again = &all->items[i];
        Place at = again->finding.place;
        if (!at.range.source || again->is_reworded
            || !STRING_BEGINS_AS(again->raw, REPEATED))
            continue;
        Range statement = word_statement(at);
        for (int k = 0; k < all->count; k++) {
            const Finding *other = &all->items[k].finding;
            again->is_told |= k != i && other->level >= ERROR
                && other->place.range.source == statement.source
                && other->place.point >= statement.begin
                && other->place.point <= statement.end;
        }
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
        const char *of = source_word(s, relay_word_behind(s, said->finding.place.point));
        void **seen = map_put(&known, arena_format("%s %u", of,
                                                   relay_function(said->finding.place)));
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

/* Whether a message is about something else than what Clang could not read. */
static bool is_of_sense(const Said *said)
{
    return !relay_is_stumble(said->raw)
        && (!said->word.kind || said->word.kind == WORD_CLANGS
            || said->word.kind == WORD_MISSPELT || said->word.kind == WORD_STANDARD);
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
        Range statement = word_statement(first->finding.place);
        int line = source_line(s, first->finding.place.point);
        bool ends = relay_is_stumble(first->raw)
            && first->finding.place.point >= relay_unmatched(s);
        for (int k = 0; k < all->count; k++) {
            Said *other = &all->items[k];
            unsigned at = other->finding.place.point;
            bool is_again = other->finding.place.range.source == s
                && at == first->finding.place.point
                && (k > i || other->finding.level < ERROR);
            if (relay_is_behind(other, first) || is_again)
                other->is_told |= ends || other->finding.level < ERROR
                    || (is_again && !other->word.kind && relay_is_stumble(first->raw))
                    || ((string_begins(other->raw, "expected ")
                         || string_begins(other->raw, "extraneous "))
                        && !other->word.kind
                        && !(is_of_sense(first)
                             && (relay_lacks_semicolon(other) || relay_is_guess(other)))
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
            if (first && relay_is_behind(other, first))
                other->is_told = true;
            else if (!first && other->finding.level >= ERROR && !other->is_mended
                     && (other->word.kind || relay_is_stumble(other->raw))
                     && other->finding.place.range.source == open.range.source
                     && other->finding.place.point > open.point)
                first = other;
        }
    }
}

/* All that is said at the place of what is not told, and what Clang expects behind a type
 * that it does not know. */
static void drop_beside(Conversation *all, const Said *said)
{
    Source *s = said->finding.place.range.source;
    unsigned at = said->finding.place.point;
    bool is_type = string_begins(said->raw, "unknown type name");
    for (int i = 0; i < all->count && said->is_told; i++) {
        Place place = all->items[i].finding.place;
        all->items[i].is_told |= place.range.source == s
            && (place.point == at
                || (is_type && string_begins(all->items[i].raw, "expected identifier")
                    && source_line(s, place.point) == source_line(s, at)));
    }
}

/* Of a name that nobody knows it is told once in a function, and not where a statement
 * that is wrong would have declared it. */
static void drop_unknown_again(Conversation *all)
{
    unsigned *functions = NEW_ARRAY(unsigned, all->count);
    for (int i = 0; i < all->count; i++)
        if (all->items[i].finding.place.range.source)
            functions[i] = relay_function(all->items[i].finding.place);
    for (int i = 0; i < all->count; i++) {
        const Finding *f = &all->items[i].finding;
        const char *name = relay_quoted(f->text);
        if (f->level < ERROR || !f->place.range.source)
            continue;
        bool is_unknown = string_begins(f->text, "use of undeclared identifier");
        Range statement = relay_lost(f->place);
        for (int k = 0; k < all->count; k++) {
            Said *again = &all->items[k];
            const char *other = relay_quoted(again->finding.text);
            bool is_plain = !again->word.kind || again->word.kind == WORD_CLANGS;
            if (is_plain && relay_is_unknown(again->finding.text)
                && !string_begins(again->finding.text, "call to") && relay_is_behind(again, &all->items[i])
                && functions[k] == functions[i])
                again->is_told |= (is_unknown && strcmp(name, other) == 0)
                    || is_behind_name(f, other) || relay_declares(statement, other);
            drop_beside(all, again);
        }
    }
}

void relay_drop(Conversation *all)
{
    drop_behind_astray(all);
    drop_unknown_again(all);
    relay_reword(all);
    drop_stumbles(all);
    drop_uses_of_redeclared(all);
    relay_drop_guessed(all);
    drop_types_of_guesses(all);
    drop_uses_of_wrong(all);
    drop_names_of_macros(all);
    drop_types_of_unknown(all);
    drop_values_of_undeclared(all);
    drop_uses_of_auto(all);
    drop_flags(all);
    drop_repeated(all);
    drop_components_again(all);
    drop_own_variables(all);
    join_late(all);
    drop_warnings_beside(all);
    for (int i = 0; i < all->count; i++)
        if (all->items[i].word.kind && !all->items[i].is_mended
            && (!all->items[i].is_told || all->items[i].is_repeated))
            drop_what_follows(all, i);
}
