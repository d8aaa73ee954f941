/* message_guess.c - missing brackets whose place is a guess. Diagnostics on such a line,
 * about uses of a function whose parameters could not be parsed, and behind the opening
 * brace that lacks a closing one, follow from the guess and are dropped.
 */
#include "message.h"

#include <string.h>

bool message_is_late_brace(const Said *said)
{
    bool closes = said->word.kind == WORD_BRACE ? *said->word.name == '}'
        : string_begins(said->finding.text, "expected '}'");
    Place open = said->opening, at = said->finding.place;
    return said->is_mended && closes && !said->is_placed && open.range.source
        && source_line(open.range.source, open.point) < source_line(at.range.source, at.point);
}

/* Whether two places are on one line, or in one expression. */
static bool is_in_reach(Source *s, unsigned from, unsigned to)
{
    return source_line(s, from) == source_line(s, to)
        || (from < to && !memchr(s->text + from, '{', to - from)
            && !memchr(s->text + from, ';', to - from));
}

bool message_is_guess(const Said *said)
{
    Place open = said->opening, at = said->finding.place;
    Source *s = at.range.source;
    bool is_square = string_begins(said->finding.text, "expected ']'")
        || string_begins(said->finding.text, "expected '}'");
    if (!s || !open.range.source || !is_in_reach(s, open.point, at.point)
        || !(is_square || string_begins(said->finding.text, "expected ')'")))
        return false;
    if (!said->is_mended)
        return true;
    unsigned next = source_next(s, at.point + (said->is_mended && s->text[at.point] == ')'));
    return is_square || s->text[next] == ';';
}

/* Whether a message is of the bracket that was there, behind the place that was taken. */
static bool closes_again(const Said *said)
{
    Source *s = said->finding.place.range.source;
    return string_begins(said->raw, "extraneous ')'") || string_begins(said->raw, "extraneous ']'")
        || (string_begins(said->raw, "expected ';' after expression")
            && s->text[source_next(s, said->finding.place.point)] == '}');
}

/* Whether a place is on the line of a guess, or between the bracket and it. */
static bool is_beside(const Said *guess, Place place)
{
    Source *s = guess->finding.place.range.source;
    unsigned at = guess->finding.place.point;
    return source_line(s, place.point) == source_line(s, at)
        || (guess->opening.point <= place.point && place.point <= at);
}

/* What else is said on such a line, and of what would be declared there, comes of the
 * place that was guessed. */
static void drop_beside_guesses(Conversation *all)
{
    for (int i = 0; i < all->count; i++) {
        Place at = all->items[i].finding.place;
        Source *s = at.range.source;
        if (!message_is_guess(&all->items[i]) || all->items[i].is_told)
            continue;
        Range statement = relay_lost(at);
        for (int k = 0; k < all->count; k++) {
            Said *other = &all->items[k];
            Place place = other->finding.place;
            bool is_unknown = relay_is_unknown(other->raw);
            other->is_told |= k != i && !other->is_mended && !other->word.kind
                && place.range.source == s
                && is_beside(&all->items[i], place)
                && (is_unknown ? message_declares(statement, relay_quoted(other->raw))
                               : (!relay_is_stumble(other->raw) || closes_again(other))
                                     && (all->items[i].is_mended
                                         || message_is_about_type(other->raw)
                                         || other->finding.level >= ERROR));
        }
    }
}

/* Whether the parameters of a function from a place on seem to have a name. */
static bool has_parameter(const Source *s, unsigned at, const char *name)
{
    for (unsigned end; at < s->length && !strchr("{;", s->text[at]); at = end) {
        end = source_word_end(s, at);
        if (end > at && strcmp(source_word(s, at), name) == 0
            && strchr(",)[", s->text[source_next(s, end)]))
            return true;
        end += end == at;
    }
    return false;
}

/* A function whose parameters Clang could not read: those that it has not seen, and how
 * it is called. */
static void drop_uses_of_heads(Conversation *all)
{
    for (int i = 0; i < all->count; i++) {
        Place at = all->items[i].finding.place;
        const Source *s = at.range.source;
        if (!s || !string_begins(all->items[i].finding.text, "expected ')'"))
            continue;
        unsigned open = relay_function(at);
        if (s->text[open] != '(')
            continue;
        const char *name = source_word(s, relay_word_behind(s, open));
        for (int k = 0; k < all->count && *name; k++) {
            Said *other = &all->items[k];
            if (k == i || !message_is_behind(other, &all->items[i]))
                continue;
            other->is_told |= relay_is_unknown(other->raw)
                ? has_parameter(s, open, relay_quoted(other->raw))
                : message_is_about_type(other->raw)
                    && source_has_word(word_statement(other->finding.place), name);
        }
    }
}

/* In a function that lacks a brace, what is behind the one that it is to match. */
static void drop_behind_late_braces(Conversation *all)
{
    for (int i = 0; i < all->count; i++) {
        Place open = all->items[i].opening;
        if (!message_is_late_brace(&all->items[i]))
            continue;
        Range body = relay_body(all->items[i].finding.place);
        for (int k = 0; k < all->count; k++) {
            Place at = all->items[k].finding.place;
            all->items[k].is_told |= k != i && at.range.source == body.source
                && at.point > open.point && at.point < body.end;
        }
    }
}

void message_drop_guessed(Conversation *all)
{
    drop_beside_guesses(all);
    drop_uses_of_heads(all);
    drop_behind_late_braces(all);
}
