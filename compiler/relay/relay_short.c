/* relay_short.c - amp.h's short macro names, used although AMP_NO_SHORT_NAMES
 * removes them: Clang then reports unknown names.
 */
#include "relay.h"

#include <string.h>

static const struct { const char *name, *instead; } SHORT_NAMES[] = {
    {"array_view", "AMP_ARRAY_VIEW"},
    {"array", "AMP_ARRAY"},
    {"tiled_index", "AMP_TILED_INDEX"},
    {"tiled_extent", "AMP_TILED_EXTENT"},
    {"tile", "amp_make_tile"},
    {"extent", "amp_make_extent"},
    {"index", "amp_make_index"},
};

const char *long_name(const char *name)
{
    for (size_t i = 0; i < sizeof SHORT_NAMES / sizeof *SHORT_NAMES; i++)
        if (strcmp(SHORT_NAMES[i].name, name) == 0)
            return SHORT_NAMES[i].instead;
    return NULL;
}

void long_name_tell(const Finding *f, const WordError *e)
{
    const char *instead = long_name(e->name);
    Source *s = f->place.range.source;
    unsigned at = f->place.point;
    diag(D_WORD_SHORT, f->place, e->name, instead);
    if (strcmp(source_word(s, at), e->name) == 0)
        diag_fix((Range){s, at, source_word_end(s, at)}, instead);
}
