/* message_behind.c - drops diagnostics about what belongs to a word of another language, or to a
 * name that nobody knows: the list of `max<float>(a, b)`, what `std::` qualifies.
 */
#include "message.h"

#include <string.h>

/* `f<T>(x)`: where f is what nobody knows, or another language's, its list is no matter. */
static void drop_lists(Conversation *all)
{
    for (int i = 0; i < all->count; i++) {
        const Said *said = &all->items[i];
        Place name = said->finding.place;
        bool is_wrong = said->finding.level >= ERROR && name.range.source
            && (relay_is_unknown(said->raw) || said->word.kind == WORD_FOREIGN);
        unsigned end = is_wrong ? port_list_end(name.range.source, name.point) : 0;
        for (int k = 0; k < all->count && end > name.point; k++) {
            Said *other = &all->items[k];
            Place at = other->finding.place;
            bool is_in = at.range.source == name.range.source && at.point > name.point
                && at.point < end;
            other->is_repeated |= is_in && other->word.kind; /* it is mended all the same */
            other->is_told |= is_in;
        }
    }
}

/* `std::array<float, 64>`: so it is with what is behind a namespace. */
static void drop_qualified(Conversation *all)
{
    for (int i = 0; i < all->count; i++) {
        const WordError *word = &all->items[i].word;
        Place at = all->items[i].finding.place;
        size_t length = word->kind == WORD_FOREIGN ? strlen(word->name) : 0;
        if (length < 2 || strcmp(word->name + length - 2, "::") != 0)
            continue;
        for (int k = 0; k < all->count; k++)
            all->items[k].is_told |= all->items[k].finding.place.range.source == at.range.source
                && all->items[k].finding.place.point == at.point + length;
    }
}

void message_drop_behind(Conversation *all)
{
    drop_lists(all);
    drop_qualified(all);
}
