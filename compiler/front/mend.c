/* mend.c - parses a file again with missing semicolons and brackets inserted, and with
 * words of AMP C for those of C++ AMP, as Clang's error recovery would skip code, and the
 * errors in it, after them.
 *
 * That a semicolon is missing at the end of a line is certain. The place of a bracket is
 * not: it is taken back if Clang still reports a syntax error there or, as a brace affects
 * the whole file, if there are more syntax errors than before. A closing brace may have
 * been inserted too late: so that function's body is a hole.
 */
#include "base/crash.h"
#include "mend.h"

#include <string.h>

enum { MOST_READINGS = 16 };

static bool is_of_syntax(const Said *said)
{
    return said->finding.level >= ERROR && relay_is_stumble(said->raw);
}

/* Whether a repair overlaps none made in this round; else it waits for the next one. */
static bool is_apart(const Lower *l, int first, const Mend *m)
{
    bool is_apart = true;
    for (int i = first; i < l->mends.count; i++) {
        const Mend *other = l->mends.items[i];
        is_apart &= strcmp(other->path, m->path) != 0
            || m->at >= other->at + strlen(other->put)
            || other->at >= m->at + strlen(m->put);
    }
    return is_apart;
}

/* The entry of a repair in the set of those that were taken back. */
static void **refusal(Map *refused, const Mend *m, bool is_new)
{
    const char *key = arena_format("%s:%u:%.1s", m->path, m->at, m->put);
    return is_new ? map_put(refused, key) : map_get(refused, key);
}

/* Whether a parenthesis is missing that goes with one that was, which is told of. */
static bool closes_mended(const Lower *l, const Said *said)
{
    for (int i = 0; i < l->mends.count; i++) {
        const Mend *m = l->mends.items[i];
        if (said->opening.range.source && *m->put == '(' && m->at == said->opening.point
            && strcmp(m->path, said->opening.range.source->path) == 0)
            return true;
    }
    return false;
}

/* What is left out of a launch may be wrong, or dropped, only for what is wrong before: as
 * where a bracket is missing, behind which Clang has skipped a declaration. */
static int sureness(const Lower *l, int first, const Mend *m)
{
    bool is_behind = false;
    for (int i = first; m->is_as_said && i < l->mends.count; i++) {
        const Mend *other = l->mends.items[i];
        is_behind |= !other->is_as_said && other->at < m->at && strcmp(other->path, m->path) == 0;
    }
    if (m->is_as_said && (m->said.is_told || is_behind))
        return 0;
    return m->is_macro ? 4 : m->is_sure ? 3 - m->is_as_said : 1;
}

/* Leaves the surest ones of a round's repairs: the others are judged by the errors that are
 * left then. A macro is judged alone. */
static void keep_surest(Lower *l, int first)
{
    int most = 0, kept = first;
    int *sure = NEW_ARRAY(int, l->mends.count - first);
    for (int i = first; i < l->mends.count; i++) {
        sure[i - first] = sureness(l, first, l->mends.items[i]);
        most = sure[i - first] > most ? sure[i - first] : most;
    }
    for (int i = first; i < l->mends.count; i++)
        if (sure[i - first] == most && !(kept > first && l->mends.items[i]->is_macro))
            l->mends.items[kept++] = l->mends.items[i];
    l->mends.count = kept;
}

/* Adds the repairs for Clang's current errors; returns the number of syntax errors. */
static int find_mends(Lower *l, Map *refused)
{
    Conversation all = message_listen(l, WARNING);
    int of_syntax = 0, first = l->mends.count;
    for (int i = 0; i < all.count; i++)
        of_syntax += is_of_syntax(&all.items[i]);
    message_drop_absent(l, &all);
    message_drop(&all);
    for (int i = 0; i < all.count; i++) {
        Said *said = &all.items[i], mended = *said;
        const Source *s = said->finding.place.range.source;
        Mend m = {0};
        if (said->is_mended || said->finding.level < ERROR || !s || s->is_ours || s->is_system
            || !mend_repair(l, &all, &mended, &m))
            continue;
        s = mended.finding.place.range.source; /* of a macro, it may be a header */
        m.path = s->path;
        if (!is_apart(l, first, &m) || refusal(refused, &m, false))
            continue;
        m.said = mended;
        m.said.finding.level = ERROR;
        m.said.is_mended = true;
        m.said.is_reworded |= !mended.word.kind && !m.is_as_said;
        m.said.diagnostic = NULL;
        m.said.raw = m.is_as_said ? mended.raw : "";
        m.said.is_told = m.said.is_repeated ? false : m.said.is_told | closes_mended(l, &mended);
        m.said.is_repeated = false;
        m.was = arena_substring(s->text + m.at, strlen(m.put));
        Mend *kept = NEW(Mend);
        *kept = m;
        list_add(&l->mends, kept);
    }
    message_hang_up(&all);
    keep_surest(l, first);
    l->mistakes.count = l->lost.count = 0;
    return of_syntax;
}

/* ---- reading again -------------------------------------------------------- */

static const char *written(const Lower *l, const Source *s, bool is_mended)
{
    char *text = NULL;
    for (int i = 0; i < l->mends.count; i++) {
        int at = is_mended ? i : l->mends.count - 1 - i;
        const Mend *m = l->mends.items[at];
        if (strcmp(m->path, s->path) != 0)
            continue;
        text = text ? text : arena_substring(s->text, s->length);
        memcpy(text + m->at, is_mended ? m->put : m->was, strlen(m->put));
    }
    return text;
}

const char *mend_written(const Lower *l, const Source *s)
{
    return written(l, s, false);
}

static bool parse_again(Lower *l, Parse *p)
{
    ExpandedFiles *files = NEW(ExpandedFiles);
    for (int i = 0; i < l->mends.count; i++) {
        const Mend *m = l->mends.items[i];
        Source *s = lower_source(l, clang_getFile(l->tu, m->path));
        bool is_there = false;
        for (int k = 0; k < files->count; k++)
            is_there |= strcmp(files->items[k].path, s->path) == 0;
        if (!is_there)
            list_add(files, ((ExpandedFile){s->path, NULL, written(l, s, true), s->length}));
    }
    p->expanded = files;
    p->tu = NULL;
    return crash_contain(front_parse, p) && p->tu;
}

/* Whether Clang reports a syntax error in the statement of a repair, up to the line after
 * it, or at a bracket there. */
static bool is_around(const Mend *m, const Said *said)
{
    Source *s = said->finding.place.range.source;
    unsigned at = m->said.finding.place.point, point = said->finding.place.point;
    if (m->is_sure || !is_of_syntax(said) || !s || strcmp(s->path, m->path) != 0)
        return false;
    Place place = {{s, at, at}, at};
    Range statement = relay_definition(place);
    return point >= statement.begin
        && (point <= statement.end || strchr(")]}", s->text[point]))
        && source_line(s, point) <= source_line(s, at) + 1;
}

/* Marks the wrong repairs from `first` on: those with a syntax error there, or braces if
 * there are more syntax errors than before and no indentation shows their place. Returns false
 * if there are any. */
static bool helps(Lower *l, int first, int of_syntax)
{
    Conversation all = message_listen(l, ERROR);
    bool helps = true;
    int now = 0;
    for (int i = 0; i < all.count; i++)
        now += is_of_syntax(&all.items[i]);
    for (int k = first; k < l->mends.count; k++) {
        Mend *m = l->mends.items[k];
        m->is_wrong = (m->is_brace && !m->said.is_placed && now > of_syntax)
            || (m->is_macro && now >= of_syntax);
        for (int i = 0; i < all.count; i++)
            m->is_wrong |= is_around(m, &all.items[i]);
        helps &= !m->is_wrong;
    }
    message_hang_up(&all);
    l->mistakes.count = l->lost.count = 0;
    return helps;
}

static void refuse(Lower *l, int first, Map *refused)
{
    for (int i = first; i < l->mends.count; i++)
        if (l->mends.items[i]->is_wrong)
            *refusal(refused, l->mends.items[i], true) = refused;
    l->mends.count = first;
}

void front_mend_text(Lower *l, const Parse *first)
{
    Map refused = {0};
    for (int i = 0; i < MOST_READINGS; i++) {
        int before = l->mends.count, of_syntax = find_mends(l, &refused);
        if (l->mends.count == before)
            return;
        Parse p = *first;
        CXTranslationUnit last = l->tu;
        Files files = l->files;
        bool is_read = parse_again(l, &p);
        if (is_read) {
            l->tu = p.tu;
            l->files = (Files){0};
        }
        if (is_read && helps(l, before, of_syntax)) {
            if (l->mends.items[before]->is_macro)
                refused = (Map){0}; /* another one may have had too many errors behind it */
            clang_disposeTranslationUnit(last);
            continue;
        }
        if (is_read)
            clang_disposeTranslationUnit(p.tu);
        l->tu = last;
        l->files = files;
        refuse(l, before, &refused);
        if (!is_read)
            return; /* Clang has crashed */
    }
}

/* ---- telling of it -------------------------------------------------------- */

/* The index to insert a diagnostic at: before the first one after it in its file. */
static int place_among(const Conversation *all, Place place)
{
    int i = 0;
    for (; i < all->count; i++) {
        const Place other = all->items[i].finding.place;
        if (other.range.source == place.range.source && other.point > place.point)
            break;
    }
    return i;
}

void mend_add_mended(Lower *l, Conversation *all)
{
    for (int i = 0; i < l->mends.count; i++) {
        const Mend *m = l->mends.items[i];
        Said said = m->said;
        Source *s = lower_source(l, clang_getFile(l->tu, m->path));
        Source **of[] = {&said.finding.place.range.source, &said.fixed.source,
                         &said.word.around.source, &said.opening.range.source};
        for (size_t k = 0; k < sizeof of / sizeof *of; k++)
            if (*of[k])
                *of[k] = s;
        bool is_extra = said.word.kind == WORD_BRACE && !*said.word.name;
        if (is_extra || message_is_late_brace(&said))
            list_add(&l->lost, relay_body(said.finding.place));
        if (m->is_torn || message_is_guess(&said))
            list_add(&l->mistakes, ((Mistake){ERROR, said.finding.place, .text = ""}));
        if (m->is_length)
            list_add(&l->any_lengths, said.finding.place);
        if (m->is_start)
            list_add(&l->any_starts, said.finding.place);
        int at = place_among(all, said.finding.place);
        list_add(all, said);
        memmove(all->items + at + 1, all->items + at,
                (size_t)(all->count - 1 - at) * sizeof *all->items);
        all->items[at] = said;
    }
}
