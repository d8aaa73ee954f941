/* message_undeclared.c - functions that are called with no declaration before: of the program,
 * which declares them further down, and of C's library, whose header is missing.
 */
#include "message.h"

#include <string.h>

/* A function that the program declares below its call is no word of another language's, and
 * its first call says so. */
static void find_late(Lower *l, Conversation *all)
{
    Map told = {0};
    for (int i = 0; i < all->count; i++) {
        Said *call = &all->items[i];
        if (!string_begins(call->raw, "call to undeclared function"))
            continue;
        const char *name = relay_quoted(call->raw);
        call->declared = message_late_function(l, name, call->finding.place);
        if (!call->declared.range.source)
            continue;
        void **before = map_put(&told, name);
        call->is_told |= *before != NULL;
        *before = call;
        call->word = (WordError){0};
        call->finding.text = arena_format(
            "call to undeclared function '%s', which is declared further down", name);
    }
}

/* "<stdlib.h>", which declares the function of C's library that a message is about, or NULL. */
static const char *library_header(Lower *l, const Said *said)
{
    bool is_one = said->diagnostic
        && string_begins(said->raw, "call to undeclared library function");
    Notes notes = is_one ? message_notes_of(l, said->diagnostic) : (Notes){0};
    for (int i = 0; i < notes.count; i++)
        if (string_begins(notes.items[i].text, RELAY_INCLUDE)) {
            const char *header = notes.items[i].text + strlen(RELAY_INCLUDE);
            return arena_substring(header, strcspn(header, " "));
        }
    return NULL;
}

/* A header that is missing is told of at its first function. */
static void find_headers(Lower *l, Conversation *all)
{
    Map told = {0};
    for (int i = 0; i < all->count; i++) {
        Said *said = &all->items[i];
        const char *header = library_header(l, said);
        if (header)
            said->finding.text = arena_format("call to undeclared function '%s'; include %s",
                                              relay_quoted(said->raw), header);
        else if (said->word.kind == WORD_STANDARD)
            header = said->word.name;
        if (!header || said->finding.level < ERROR)
            continue;
        void **before = map_put(&told, header);
        if (*before)
            said->is_told = said->is_repeated = true;
        *before = said;
    }
}

void message_undeclared(Lower *l, Conversation *all)
{
    find_late(l, all);
    find_headers(l, all);
}
