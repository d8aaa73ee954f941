/* relay_mend.c - a file that lacks a semicolon is read once more as if it were there:
 * behind it Clang skips what it would else tell of. So is one that includes a header of
 * another language, which is where Clang stops. What is mended has the place of a blank
 * or of the directive, so that all else stays where it is.
 */
#include "base/crash.h"
#include "relay_said.h"

#include <string.h>

enum { MOST_READINGS = 10 };

/* What stands in the parser's text in place of the user's, and what is told of it. */
typedef struct Mend {
    const char *path, *put, *was;
    unsigned at;
    Said said;
} Mend;

/* ---- what can be mended --------------------------------------------------- */

/* The blank behind a token that may be another character; the length where none may.
 * One that ends a line comes last, as it has Clang count one line less. */
static unsigned blank_behind(const Source *s, unsigned at)
{
    bool ends_line = s->text[at] == '\n';
    if (strchr(" \t\r", s->text[at]))
        return at;
    if (!ends_line || source_is_directive(s, s->text + at + 1))
        return s->length;
    return s->text[at + 1] && strchr(" \t", s->text[at + 1]) ? at + 1 : at;
}

static bool has_semicolon_for_fix(Lower *l, CXDiagnostic d, unsigned *at)
{
    CXSourceRange range;
    CXFile file, spelled;
    unsigned offset;
    if (clang_getDiagnosticNumFixIts(d) != 1
        || strcmp(lower_string(clang_getDiagnosticFixIt(d, 0, &range)), ";") != 0)
        return false;
    clang_getFileLocation(clang_getRangeStart(range), &file, NULL, NULL, at);
    clang_getSpellingLocation(clang_getRangeStart(range), &spelled, NULL, NULL, &offset);
    return file && clang_File_isEqual(file, spelled) && offset == *at
        && lower_point(l, clang_getDiagnosticLocation(d)) == *at;
}

/* What is behind on the same line may be what is wrong, and a brace what is begun. */
bool relay_lacks_semicolon(const Said *said)
{
    Source *s = said->finding.place.range.source;
    unsigned at = said->finding.place.point, next = s ? relay_next_token(s, at) : 0;
    return s && relay_begins(said->raw, "expected ';'") && next < s->length && s->text[next] != '{'
        && (s->text[next] == '}' || source_line(s, next) > source_line(s, at));
}

static bool mend_semicolon(Lower *l, Said *said, Mend *m)
{
    Source *s = said->finding.place.range.source;
    if (said->word.kind || said->is_reworded || !relay_lacks_semicolon(said)
        || !has_semicolon_for_fix(l, said->diagnostic, &m->at)
        || relay_unmatched(s) < s->length)
        return false;
    said->is_reworded = true;
    said->fixed = (Range){s, m->at, m->at};
    said->fix = ";";
    m->put = ";";
    m->at = blank_behind(s, m->at);
    return m->at < s->length;
}

static bool mend_header(Said *said, Mend *m)
{
    Source *s = said->finding.place.range.source;
    if (said->word.kind != WORD_FOREIGN || said->finding.level < FATAL)
        return false;
    said->finding.level = ERROR;
    m->put = "//";
    for (m->at = said->finding.place.point; m->at > 0 && s->text[m->at] != '#'; m->at--)
        ;
    return true;
}

/* Notes what can be mended of what Clang says now; false where nothing can. */
static bool find_mends(Lower *l)
{
    int before = l->mends.count;
    Conversation all = relay_listen(l, ERROR);
    relay_drop(&all);
    for (int i = 0; i < all.count; i++) {
        Said *said = &all.items[i];
        const Source *s = said->finding.place.range.source;
        Mend *m = NEW(Mend);
        if (said->is_told || said->finding.level < ERROR || !said->diagnostic || !s
            || s->is_ours || s->is_system
            || !(mend_semicolon(l, said, m) || mend_header(said, m)))
            continue;
        m->said = *said;
        m->said.diagnostic = NULL;
        m->path = s->path;
        m->was = arena_substring(s->text + m->at, strlen(m->put));
        list_add(&l->mends, m);
    }
    relay_hang_up(&all);
    l->mistakes.count = l->lost.count = 0;
    return l->mends.count > before;
}

/* ---- reading again -------------------------------------------------------- */

/* Puts either what is mended or what was there. */
static void put_all(const Lower *l, const char *path, char *text, bool is_mended)
{
    for (int i = 0; i < l->mends.count; i++) {
        const Mend *m = l->mends.items[i];
        const char *put = is_mended ? m->put : m->was;
        if (strcmp(m->path, path) == 0)
            memcpy(text + m->at, put, strlen(put));
    }
}

void relay_unmend(const Lower *l, const char *path, char *text)
{
    put_all(l, path, text, false);
}

static void add_file(const Lower *l, const Source *s, ExpandedFiles *files)
{
    for (int i = 0; i < files->count; i++)
        if (strcmp(files->items[i].path, s->path) == 0)
            return;
    char *text = arena_substring(s->text, s->length);
    put_all(l, s->path, text, true);
    list_add(files, ((ExpandedFile){s->path, text, s->length}));
}

void front_mend_text(Lower *l, const Parse *first)
{
    for (int i = 0; i < MOST_READINGS && find_mends(l); i++) {
        ExpandedFiles *files = NEW(ExpandedFiles);
        Parse p = {first->index, first->t, files, first->is_careful, NULL};
        for (int k = 0; k < l->mends.count; k++)
            add_file(l, lower_source(l, clang_getFile(
                l->tu, ((const Mend *)l->mends.items[k])->path)), files);
        if (!crash_contain(front_parse, &p) || !p.tu) {
            l->mends.count = 0;
            return;
        }
        clang_disposeTranslationUnit(l->tu);
        l->tu = p.tu;
        l->sources = (Map){0};
    }
}

/* ---- telling of it -------------------------------------------------------- */

/* Where a message goes among others: before the first that is behind it in its file. */
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

void relay_add_mended(Lower *l, Conversation *all)
{
    for (int i = 0; i < l->mends.count; i++) {
        const Mend *m = l->mends.items[i];
        Said said = m->said;
        Source *s = lower_source(l, clang_getFile(l->tu, m->path));
        said.finding.place.range.source = s;
        if (said.fixed.source)
            said.fixed.source = s;
        if (said.word.around.source)
            said.word.around.source = s;
        int at = place_among(all, said.finding.place);
        list_add(&l->mistakes, ((Mistake){ERROR, said.finding.place, said.raw,
                                          .is_mended = true}));
        list_add(all, said);
        memmove(all->items + at + 1, all->items + at,
                (size_t)(all->count - 1 - at) * sizeof *all->items);
        all->items[at] = said;
    }
}
