/* message_uses.c - drops diagnostics about uses of names that Clang could not declare, or
 * knows as something else: a redeclared name, one with an unknown type, a macro with a
 * wrong number of arguments.
 */
#include "message.h"

#include <string.h>

bool message_is_about_type(const char *text)
{
    static const char *const OF_TYPES[] = {
        "incompatible", "arguments to function call", "no matching function",
        "called object type", "invalid operands"};
    for (size_t i = 0; i < sizeof OF_TYPES / sizeof *OF_TYPES; i++)
        if (strstr(text, OF_TYPES[i]))
            return true;
    return false;
}

bool message_is_behind_name(const Finding *f, const char *name)
{
    const Source *s = f->place.range.source;
    return s && string_begins(f->text, "expected ';' at end of declaration")
        && (strcmp(source_word(s, relay_word_behind(s, f->place.point)), name) == 0
            || strcmp(source_word(s, source_next(s, f->place.point)), name) == 0);
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
            other->is_told |= message_is_behind(other, &all->items[i])
                && message_is_about_type(other->raw)
                && source_has_word(word_statement(other->finding.place), name);
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
        if (!at.range.source || !string_begins(all->items[i].raw, "unknown type name"))
            continue;
        Range statement = word_statement(at);
        if (!source_has_word(statement, "typedef"))
            continue;
        const char *name = last_word(statement);
        const char *plain = arena_format("'%s' (aka '", name);
        const char *qualified = arena_format(" %s' (aka '", name);
        for (int k = 0; k < all->count; k++)
            all->items[k].is_told |= strstr(all->items[k].raw, plain)
                || strstr(all->items[k].raw, qualified);
    }
}

/* The word whose subscripts, members or arguments begin at a place; "" for a member. */
static const char *base_before(Place place)
{
    const Source *s = place.range.source;
    unsigned at = place.point;
    for (unsigned open; at > 0 && s->text[at - 1] == ']'; at = open) {
        open = source_opening(s, at);
        if (open == at)
            return "";
    }
    unsigned word = relay_word_behind(s, at);
    return word > 0 && strchr(".>", s->text[word - 1]) ? "" : source_word(s, word);
}

/* The statement of a mistake that may be a declaration; empty for a call or a directive. */
static Range declaration_of(const Finding *f)
{
    Range r = relay_definition(f->place);
    const Source *s = r.source;
    unsigned begin = source_next(s, r.begin), end = source_word_end(s, begin);
    bool is_call = s->text[source_next(s, end)] == '(' && !word_is_ours(source_word(s, begin));
    if (is_call || source_in_directive(s, f->place.point))
        r.end = r.begin;
    return r;
}

/* What is said of the uses of a variable that such a declaration has. */
static void drop_uses_of(Conversation *all, const Said *wrong)
{
    static const char *const OF_USES[] = {"subscripted value is not", "called object type",
                                          "member reference "};
    Range declaration = declaration_of(&wrong->finding);
    for (int i = 0; i < all->count; i++) {
        Said *use = &all->items[i];
        if (!message_is_behind(use, wrong) || !STRING_BEGINS_AS(use->raw, OF_USES))
            continue;
        const char *name = base_before(use->finding.place);
        use->is_told |= *name
            && ((message_declares(declaration, name)
                 && use->finding.place.point < message_scope_end(declaration))
                || message_is_behind_name(&wrong->finding, name)
                || (relay_is_unknown(wrong->raw)
                    && strcmp(relay_quoted(wrong->raw), name) == 0));
    }
}

/* Whether Clang has read a wrong declaration as what is meant. */
static bool is_read_as_meant(const Said *said)
{
    WordKind kind = said->word.kind;
    return said->is_mended && (kind == WORD_FOREIGN || kind == WORD_CONSTRUCTOR
                               || string_begins(said->finding.text, "expected ';'"));
}

/* A variable is of another type than it should be where its declaration is wrong. */
static void drop_uses_of_wrong(Conversation *all)
{
    for (int i = 0; i < all->count; i++) {
        const Finding *wrong = &all->items[i].finding;
        if (wrong->place.range.source && wrong->level >= ERROR
            && !is_read_as_meant(&all->items[i]))
            drop_uses_of(all, &all->items[i]);
    }
}

/* Whether the arguments of a call have a name that a declaration seems to have. */
static bool takes_declared(Place call, Range declaration)
{
    const Source *s = call.range.source;
    unsigned end = source_call_end(s, call.point);
    for (unsigned at = source_word_end(s, call.point), past; at < end; at = past) {
        past = source_word_end(s, at);
        if (past > at && message_declares(declaration, source_word(s, at)))
            return true;
        past += past == at;
    }
    return false;
}

/* A view whose rank there is not is a pointer to Clang: that it is no view, and what a
 * function takes which has one as a parameter. */
static void drop_uses_of_ranks(Conversation *all)
{
    for (int i = 0; i < all->count; i++) {
        const Said *wrong = &all->items[i];
        if (!wrong->finding.place.range.source
            || !string_begins(wrong->raw, "the rank of a view is"))
            continue;
        Range declaration = declaration_of(&wrong->finding);
        for (int k = 0; k < all->count; k++) {
            Said *use = &all->items[k];
            if (message_is_behind(use, wrong))
                use->is_told |= strstr(use->raw, "to parameter of type 'typeof(")
                    || (use->word.kind == WORD_MISUSED && string_begins(use->word.name, "amp_")
                        && takes_declared(use->finding.place, declaration));
        }
    }
}

/* Whether a name is an argument of the call that begins at a place. */
static bool is_argument(Place call, const char *name)
{
    const Source *s = call.range.source;
    unsigned at = source_next(s, source_word_end(s, call.point)), end = source_call_end(s, at);
    for (unsigned next; s->text[at] == '(' && at < end; at++) {
        next = source_next(s, at + 1);
        if (strchr("(,", s->text[at]) && strcmp(source_word(s, next), name) == 0
            && strchr(",)", s->text[source_next(s, source_word_end(s, next))]))
            return true;
    }
    return false;
}

/* Whether a message is of the type of a variable where that itself is used: `f(x)`, `*x`. */
static bool is_of_type_of(const Said *said, const char *name)
{
    static const char *const OF_TYPES[] = {"indirection requires pointer operand",
                                           "format specifies type"};
    Place place = said->finding.place;
    const Source *s = place.range.source;
    unsigned at = place.point;
    bool is_about = message_is_about_type(said->raw) || STRING_BEGINS_AS(said->raw, OF_TYPES);
    return (is_about && strcmp(source_word(s, at + (s->text[at] == '*')), name) == 0)
        || (string_begins(said->raw, "no matching function") && is_argument(place, name));
}

/* Whether it is of some type in a statement that has the name. */
static bool is_in_statement_of(const Said *said, const char *name)
{
    return message_is_about_type(said->raw)
        && source_has_word(word_statement(said->finding.place), name);
}

/* A variable without a type is an int to Clang: that this does not fit where it is used. */
static void drop_types_of_untyped(Conversation *all)
{
    for (int i = 0; i < all->count; i++) {
        Place at = all->items[i].finding.place;
        if (!at.range.source || !string_begins(all->items[i].raw, "type specifier missing"))
            continue;
        const char *name = source_word(at.range.source, at.point);
        for (int k = 0; k < all->count && *name; k++) {
            Said *use = &all->items[k];
            use->is_told |= message_is_behind(use, &all->items[i])
                && is_in_statement_of(use, name)
                && relay_function(use->finding.place) == relay_function(at);
        }
    }
}

/* Where a variable is given a value of another type, either may be the wrong one: what is
 * said of its type where it is used, which Clang's advice for the value does not fit. */
static void drop_types_of_given(Conversation *all)
{
    for (int i = 0; i < all->count; i++) {
        Said *given = &all->items[i];
        Finding *f = &given->finding;
        Place at = f->place;
        bool is_view = strstr(f->text, "initializing 'array_view(");
        if (!at.range.source || (f->level < ERROR && !is_view)
            || !strstr(f->text, "initializing '"))
            continue;
        const char *name = source_word(at.range.source, at.point);
        for (int k = 0; k < all->count && *name; k++) {
            Place use = all->items[k].finding.place;
            if (use.range.source != at.range.source || use.point <= at.point
                || !(is_of_type_of(&all->items[k], name)
                     || (is_view && is_in_statement_of(&all->items[k], name)))
                || relay_function(use) != relay_function(at))
                continue;
            all->items[k].is_told = true;
            given->is_reworded |= strchr(f->text, ';') != NULL;
            f->text = arena_substring(f->text, strcspn(f->text, ";"));
        }
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
            const Source *s = at.range.source;
            all->items[k].is_told |= relay_is_unknown(all->items[k].raw)
                && name.range.source && name.range.source == s && name.point < at.point
                && s->text[source_next(s, source_word_end(s, name.point))] == '('
                && source_call_end(s, name.point) > at.point;
        }
    }
}

/* Where Clang takes a name or a member that it does not know for another one, what it says
 * of types in that statement is of that other one's. */
static void drop_types_of_guesses(Conversation *all)
{
    for (int i = 0; i < all->count; i++) {
        Place at = all->items[i].finding.place;
        bool is_unknown = relay_is_unknown(all->items[i].raw)
            || string_begins(all->items[i].raw, "no member named");
        if (!at.range.source || !is_unknown || !strstr(all->items[i].raw, "did you mean"))
            continue;
        Range statement = word_statement(at);
        for (int k = 0; k < all->count; k++) {
            Said *other = &all->items[k];
            Place place = other->finding.place;
            other->is_told |= place.range.source == statement.source
                && place.point >= statement.begin && place.point <= statement.end
                && (other->word.kind == WORD_MISUSED || message_is_about_type(other->raw)
                    || string_begins(other->raw, "array subscript is not an integer"));
        }
    }
}

/* The name that is declared behind a type, as that of a function. */
static const char *declared_behind(const Source *s, unsigned type)
{
    unsigned at = source_word_end(s, type);
    at += (unsigned)strspn(s->text + at, " *");
    return source_word(s, at);
}

/* Where Clang takes a type that it does not know for another one, what it says of that one
 * where what is declared so is used: then it is no good guess. */
static void drop_types_guessed(Conversation *all)
{
    for (int i = 0; i < all->count; i++) {
        Said *guess = &all->items[i];
        Finding *f = &guess->finding;
        Place at = f->place;
        const char *type = strstr(guess->raw, "did you mean '");
        if (!at.range.source || !type || !string_begins(guess->raw, "unknown type name"))
            continue;
        type = arena_substring(strchr(type, '\''), strcspn(strchr(type, '\'') + 1, "'") + 2);
        const char *name = declared_behind(at.range.source, at.point);
        for (int k = 0; k < all->count && *name; k++) {
            Said *use = &all->items[k];
            if (!message_is_behind(use, guess) || !strstr(use->finding.text, type)
                || !source_has_word(word_statement(use->finding.place), name))
                continue;
            use->is_told = guess->is_reworded = true;
            f->text = arena_substring(f->text, strcspn(f->text, ";"));
        }
    }
}

/* The arguments of a word whose parenthesis is not closed: it may be that of one of them. */
static void drop_arguments_of_open(Conversation *all)
{
    for (int i = 0; i < all->count; i++) {
        Place at = all->items[i].finding.place;
        if (all->items[i].word.kind != WORD_OPEN)
            continue;
        unsigned end = syntax_end_of_arguments(at.range.source, at.point);
        for (int k = 0; k < all->count; k++) {
            Said *other = &all->items[k];
            Place place = other->finding.place;
            other->is_told |= other->word.kind != WORD_OPEN
                && place.range.source == at.range.source && place.point >= at.point
                && place.point < end
                && (other->word.kind == WORD_MISUSED || other->is_in_macro
                    || message_is_about_type(other->raw));
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
        bool is_inner = *relay_closing(at); /* a parameter, or a loop's variable */
        unsigned end = is_inner ? relay_lost(at).end : at.range.source->length;
        for (int k = 0; k < all->count && *name; k++) {
            Said *other = &all->items[k];
            Place use = other->finding.place;
            other->is_told |= use.range.source == at.range.source && use.point > at.point
                && use.point < end
                && !relay_is_stumble(other->raw) && other->word.kind != WORD_FOREIGN
                && !other->is_mended && relay_function(use) == relay_function(at)
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

/* A statement that is read as another one may not name all that the user's own names: that
 * such a variable has no value, or is not used. */
static void drop_values_of_mended(Conversation *all)
{
    static const char *const OF_VALUES[] = {"-Wunused-", "-Wuninitialized",
                                            "-Wsometimes-uninitialized"};
    for (int i = 0; i < all->count; i++) {
        Place at = all->items[i].finding.place;
        const Source *mended = at.range.source;
        if (!all->items[i].is_mended || !mended)
            continue;
        Source written = *mended;
        written.text = source_written(mended);
        at.range.source = &written;
        Range statement = word_statement(at);
        for (int k = 0; k < all->count; k++) {
            const Finding *of = &all->items[k].finding;
            bool is_of_lines = of->place.range.source == mended /* which are that reading's */
                && strcmp(of->flag, "-Wmisleading-indentation") == 0;
            all->items[k].is_told |= is_of_lines
                || (STRING_BEGINS_AS(of->flag, OF_VALUES)
                    && source_has_word(statement, relay_quoted(of->text)));
        }
    }
}

void message_drop_uses(Conversation *all)
{
    drop_uses_of_redeclared(all);
    drop_types_of_guesses(all);
    drop_types_guessed(all);
    drop_arguments_of_open(all);
    drop_uses_of_wrong(all);
    drop_uses_of_ranks(all);
    drop_types_of_given(all);
    drop_types_of_untyped(all);
    drop_names_of_macros(all);
    drop_types_of_unknown(all);
    drop_values_of_undeclared(all);
    drop_uses_of_auto(all);
    drop_values_of_mended(all);
}
