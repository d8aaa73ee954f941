/* front_crash.c - finds what makes libclang crash, and parses without it.
 *
 * libclang crashes, without a diagnostic, if a function is used as a view without
 * being called, or is the spelling correction of a name. So spell checking is
 * switched off; and the place of the crash is found by bisection: parts of the file
 * are parsed, each in a child process. A function's name there is reported as an
 * error and replaced by 0, which Clang accepts as a view. One that is declared in a block,
 * as `array_view(int, 1) v(n, p);` is, is to be a variable: it is read as one.
 */
#include "base/crash.h"
#include "lower.h"
#include "relay/relay.h"

#include <string.h>

enum { MOST_WORDS = 10 };

/* The first `length` bytes of the file, to be parsed. */
static Parse part_of(const Parse *p, const Source *s, unsigned length)
{
    ExpandedFiles *files = NEW(ExpandedFiles);
    ExpandedFile part = {s->path, NULL, s->text, length};
    list_add(files, part);
    return (Parse){p->index, p->t, files, true, NULL};
}

static bool crashes_with(const Parse *p, const Source *s, unsigned length)
{
    Parse part = part_of(p, s, length);
    return crash_happens(front_parse, &part);
}

/* What is fine ends at `begin`, and what crashes at `end`. */
static Range find_crash(const Parse *p, Source *s)
{
    Range r = {s, 0, s->length};
    while (r.end - r.begin > 1) {
        unsigned middle = r.begin + (r.end - r.begin) / 2;
        *(crashes_with(p, s, middle) ? &r.end : &r.begin) = middle;
    }
    while (r.begin > 0 && source_word_end(s, r.begin - 1) > r.begin)
        r.begin--;
    if (source_word_end(s, r.begin) > r.end)
        r.end = source_word_end(s, r.begin);
    return r;
}

/* ---- functions' names --------------------------------------------------- */

/* What the name of a function of the file's, or of one that a block declares, stands for. */
static char OF_FILE, OF_BLOCK;

static enum CXChildVisitResult add_name(
    CXCursor c, CXCursor parent, CXClientData data)
{
    if (c.kind == CXCursor_FunctionDecl)
        *map_put(data, lower_spelling(c)) = parent.kind == CXCursor_DeclStmt ? &OF_BLOCK
                                                                            : &OF_FILE;
    return clang_Location_isInSystemHeader(clang_getCursorLocation(c))
        ? CXChildVisit_Continue : CXChildVisit_Recurse;
}

/* The functions that the file declares before an offset. */
static Map functions_before(const Parse *p, const Source *s, unsigned offset)
{
    Map names = {0};
    Parse part = part_of(p, s, offset);
    if (crash_contain(front_parse, &part) && part.tu) {
        clang_visitChildren(clang_getTranslationUnitCursor(part.tu), add_name,
                            &names);
        clang_disposeTranslationUnit(part.tu);
    }
    return names;
}

static bool is_called(const Source *s, unsigned end)
{
    return s->text[end + strspn(s->text + end, " \t\r\n")] == '(';
}

/* The parentheses behind a name that a block declares, before an offset; or nowhere. */
static Range constructor_of(Source *s, const char *name, unsigned offset)
{
    for (unsigned at = offset; at > 0;) {
        at = relay_last_use(s, name, at);
        if (at == s->length)
            break;
        unsigned open = source_next(s, source_word_end(s, at)), end = source_call_end(s, at);
        if (s->text[open] == '(' && end > open)
            return (Range){s, open, end};
    }
    return (Range){0};
}

/* Puts 0 for a function's name, or for the value of a variable that is one to Clang. */
static Range put_null(Source *s, Range word, const void *kind)
{
    char *text = (char *)s->text;
    Range r = kind == &OF_BLOCK ? constructor_of(s, source_text(word), word.begin) : word;
    const char *null = kind == &OF_BLOCK ? "=0" : "0";
    if (r.source) {
        memset(text + r.begin, ' ', r.end - r.begin);
        memcpy(text + r.begin, null, strlen(null));
    }
    return r;
}

/* Does that with functions' names from the crash back to the statement's start, until there
 * is none; false where that does not help. */
static bool mend(const Parse *p, Source *s, Range crash, Ranges *uncalled)
{
    Map functions = functions_before(p, s, crash.begin);
    unsigned at = crash.end > 0 ? crash.end - 1 : 0;
    for (at += !strchr(";{}", s->text[at]);
         at > 0 && !strchr(";{}", s->text[at - 1]);) {
        unsigned end = at--;
        while (at > 0 && source_word_end(s, at - 1) >= end)
            at--;
        void **kind = map_get(&functions, source_word(s, at));
        if (source_word_end(s, at) != end || is_called(s, end) || !kind)
            continue;
        Range r = put_null(s, (Range){s, at, end}, *kind);
        if (r.source && !crashes_with(p, s, crash.end)) {
            list_add(uncalled, r);
            return true;
        }
    }
    return false;
}

/* ---- the file ----------------------------------------------------------- */

static Source *read_input(const Parse *p)
{
    Source *s = NEW(Source);
    size_t length = 0;
    s->path = p->t->input;
    s->text = file_read(s->path, &length);
    s->length = (unsigned)length;
    return s;
}

static void report_uncalled(Source *s, const Ranges *uncalled)
{
    for (int i = 0; i < uncalled->count; i++) {
        Range r = {s, uncalled->items[i].begin, uncalled->items[i].end};
        const char *name = source_text(r);
        if (*name == '(')
            diag(D_WORD_CONSTRUCTOR, at_range((Range){s, r.begin + 1, r.end}));
        else
            diag(D_VIEW_UNCALLED, at_range(r), name, name);
    }
}

bool front_mend_crash(Parse *p, Ranges *uncalled)
{
    Source *s = read_input(p);
    p->is_careful = true;
    if (p->expanded || !s->text) {
        diag(D_CLANG_CRASH, (Place){0});
        return false;
    }
    while (crashes_with(p, s, s->length)) {
        Range crash = find_crash(p, s);
        if (uncalled->count < MOST_WORDS && mend(p, s, crash, uncalled))
            continue;
        crash.source = read_input(p);
        report_uncalled(crash.source, uncalled);
        diag(D_CLANG_CRASH, at_range(crash));
        return false;
    }
    *p = part_of(p, s, s->length);
    return crash_contain(front_parse, p);
}

void front_report_uncalled(Lower *l, const Ranges *uncalled)
{
    Source *s = l->unit->main;
    size_t length;
    if (!uncalled->count || !s)
        return;
    s->text = file_read(s->path, &length);
    report_uncalled(s, uncalled);
}
