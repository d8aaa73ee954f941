/* mend_domain.c - launches with an unknown name, or a wrong extent, before their kernel.
 * Clang drops such a launch, or reads its kernel in a way of its own; so it is parsed as
 * one whose domain is unknown, and its kernel is checked.
 */
#include "message.h"

#include <string.h>

static const char ANY_LAUNCH[] = "__ampc_any_launch(";

/* Line breaks stay where they are. */
static const char *any_launch(Range head)
{
    char *text = arena_substring(head.source->text + head.begin, head.end - head.begin);
    unsigned length = sizeof ANY_LAUNCH - 1;
    for (unsigned i = 0; text[i]; i++)
        text[i] = i < length ? ANY_LAUNCH[i] : text[i] == '\n' ? '\n' : ' ';
    return text;
}

/* Whether Clang loses the launch that a diagnostic is about: it may have told of an unknown
 * name before. */
static bool is_loss(const Said *said)
{
    static const char *const LOST[] = {"use of undeclared identifier", "subscripted value is not",
                                       "no matching function for call to 'amp_"};
    static const char *const MEMBERS[] = {"illegal vector component name",
                                          "member reference base type"};
    const Place place = said->finding.place;
    bool is_hidden = said->is_in_macro
        && !word_is_ours(source_word(place.range.source, place.point));
    bool is_nothing = string_begins(said->raw, "expected expression") && !said->word.kind;
    bool is_new = !said->is_told && (is_nothing || STRING_BEGINS_AS(said->raw, MEMBERS));
    return place.range.source && (STRING_BEGINS_AS(said->raw, LOST) || is_new) && !is_hidden
        && !said->is_mended && !clang_getDiagnosticNumFixIts(said->diagnostic);
}

static bool is_lost(const Conversation *all, Range head)
{
    bool found = false;
    for (int i = 0; i < all->count && !found; i++)
        found = place_is_in(all->items[i].finding.place, head) && is_loss(&all->items[i]);
    return found;
}

static bool is_in_function(Range head)
{
    return head.source->text[relay_function(at_range(head))] == '{';
}

Range mend_unknown_domain(const Conversation *all, const Said *said, const char **put)
{
    Range head = syntax_launch_head(said->finding.place);
    const char *text = head.source ? source_text(head) : "";
    size_t line = strcspn(text, "\n");
    if (line < sizeof ANY_LAUNCH - 1 || strchr(text, '#') || !is_in_function(head)
        || !is_lost(all, head))
        return (Range){0};
    *put = any_launch(head);
    return head;
}
