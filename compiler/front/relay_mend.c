/* relay_mend.c - parses a file again with missing semicolons and brackets inserted, as
 * Clang's error recovery would skip code, and the errors in it, after them. An insertion
 * takes the place of a blank, so that the offsets of all other code stay the same.
 *
 * That a semicolon is missing at the end of a line is certain. The place of a bracket is
 * not: it is taken back if Clang still reports a syntax error there or, as a brace affects
 * the whole file, if there are more syntax errors than before. A closing brace may have
 * been inserted too late: so that function's body is a hole.
 */
#include "base/crash.h"
#include "relay_said.h"

#include <string.h>

enum { MOST_READINGS = 16, MOST_SHIFTED = 4 };

/* A repair: `put` replaces `was` in the parsed text; and the diagnostic to report. */
typedef struct Mend {
    const char *path, *put, *was;
    unsigned at;
    bool is_sure, is_brace, is_length, is_wrong;
    bool is_as_said; /* Clang's diagnostic is reported as if nothing were replaced */
    Said said;
} Mend;

/* ---- room for it ---------------------------------------------------------- */

/* Whether a byte is a blank that may be overwritten. */
static bool is_free(const Source *s, unsigned at)
{
    if (at >= s->length)
        return false;
    return strchr(" \t\r", s->text[at])
        || (s->text[at] == '\n' && !source_is_directive(s, s->text + at + 1));
}

/* Inserts text at a place by overwriting blanks: there, before it, or, with the brackets
 * between shifted, the next ones. A newline is overwritten last, as Clang then counts one
 * line less. */
static bool put_before(const Source *s, unsigned at, const char *put, Mend *m)
{
    unsigned begin = at, end = at;
    if (s->text[at] == '\n' && s->text[at + 1] && strchr(" \t", s->text[at + 1])
        && is_free(s, at))
        begin = end = at + 1;
    else if (at > 0 && strchr(" \t", s->text[at - 1]))
        begin = end = at - 1;
    while (end < s->length && end - begin < MOST_SHIFTED && strchr(";,)]}", s->text[end]))
        end++;
    m->at = begin;
    m->put = arena_format("%s%.*s", put, (int)(end - begin), s->text + begin);
    while (*put && end < s->length && is_free(s, end))
        end++, put++;
    return !*put;
}

/* The same by shifting the bracket before the place over blanks that it is behind. */
static bool put_behind(const Source *s, unsigned at, const char *put, Mend *m)
{
    unsigned length = (unsigned)strlen(put), begin = at - 1 - length;
    if (at <= length || strspn(s->text + begin, " ") < length)
        return false;
    m->at = begin;
    m->put = arena_format("%c%s", s->text[at - 1], put);
    return true;
}

static bool put_over(const Source *s, unsigned at, const char *put, Mend *m)
{
    m->at = at;
    m->put = put;
    return at + strlen(put) <= s->length;
}

/* ---- what can be mended --------------------------------------------------- */

bool relay_lacks_semicolon(const Said *said)
{
    Source *s = said->finding.place.range.source;
    unsigned at = said->finding.place.point, next = s ? relay_next_token(s, at) : 0;
    return s && string_begins(said->raw, "expected ';'") && next < s->length
        && s->text[next] != '{'
        && (s->text[next] == '}' || source_line(s, next) > source_line(s, at));
}

static bool has_semicolon_for_fix(CXDiagnostic d)
{
    CXSourceRange range;
    return clang_getDiagnosticNumFixIts(d) == 1
        && strcmp(lower_string(clang_getDiagnosticFixIt(d, 0, &range)), ";") == 0;
}

static bool mend_semicolon(Said *said, Mend *m)
{
    Source *s = said->finding.place.range.source;
    unsigned at = said->finding.place.point;
    if (said->word.kind || said->is_reworded || !relay_lacks_semicolon(said)
        || !has_semicolon_for_fix(said->diagnostic) || relay_unmatched(s) < s->length
        || relay_is_in_list(said->finding.place))
        return false;
    said->is_reworded = m->is_sure = true;
    said->fixed = (Range){s, at, at};
    said->fix = ";";
    return put_before(s, at, ";", m);
}

/* The same for a semicolon in the rest of a statement, which Clang skips. */
static bool mend_open_end(const Lower *l, Said *said, Mend *m)
{
    Source *s = said->finding.place.range.source;
    unsigned end = relay_is_stumble(said->raw) || said->word.around.source
        || relay_unmatched(s) < s->length || relay_is_in_list(said->finding.place)
        ? s->length : relay_open_end(said->finding.place);
    if (end == s->length || map_get(&l->macros, source_word(s, relay_word_behind(s, end))))
        return false;
    *said = (Said){.finding = {ERROR, at_range((Range){s, end, end}),
                               "expected ';'", ""},
                   .is_reworded = true, .fixed = {s, end, end}, .fix = ";"};
    return put_before(s, end, ";", m);
}

/* A parenthesis that Clang misses behind a clause is one that is missing before it. */
static Place before_clause(Place place)
{
    Source *s = place.range.source;
    unsigned at = relay_past_token(s, place.point);
    if (at == 0 || s->text[at - 1] != ')')
        return place;
    while (at > 0 && s->text[at - 1] != '(')
        at--;
    at = relay_word_behind(s, at > 0 ? at - 1 : 0);
    if (strcmp(source_word(s, at), "restrict") != 0)
        return place;
    at = relay_past_token(s, at);
    return at_range((Range){s, at, at});
}

/* What Clang itself misses; or it has taken a word for another one (relay_reword.c). A
 * launch that lacks its parenthesis may lack the semicolon, too. */
static bool mend_closing(Said *said, Mend *m)
{
    static const char *const MISSING[] = {"expected ')'", "expected ']'", "expected '}'"};
    Finding *f = &said->finding;
    const char *missing = relay_quoted(f->text);
    if (!STRING_BEGINS_AS(f->text, MISSING) || !said->opening.range.source)
        return false;
    f->place = relay_missing(f);
    if (*missing == ')')
        f->place = before_clause(f->place);
    said->is_reworded = true;
    m->is_brace = *missing == '}';
    Source *s = f->place.range.source;
    unsigned at = f->place.point, next = relay_next_token(s, at);
    bool ends = at > 0 && s->text[at - 1] == '}' && source_line(s, next) > source_line(s, at);
    if (relay_closes_behind(s, at, *missing)) {
        m->is_sure = true;
        m->is_brace = false;
        return put_over(s, at, ",", m);
    }
    return put_before(s, at, ends ? ");" : missing, m) || (ends && put_behind(s, at, ");", m));
}

/* Blanks out invalid code between a function's parameters and its body. */
static bool mend_declarator(Said *said, Mend *m)
{
    const Source *s = said->finding.place.range.source;
    unsigned at = said->finding.place.point;
    int length = (int)strcspn(s->text + at, ";{}\n");
    if (!string_begins(said->raw, "expected function body")
        || s->text[relay_next_token(s, at + (unsigned)length)] != '{')
        return false;
    said->is_reworded = !said->word.kind;
    return put_over(s, at, arena_format("%*s", length, ""), m);
}

static bool mend_targets(const Said *said, Mend *m)
{
    const char *targets;
    Range r = word_targets(&said->finding, &targets);
    unsigned room = r.end - r.begin;
    while (is_free(r.source, r.begin + room))
        room++;
    return strlen(targets) <= room
        && put_over(r.source, r.begin, arena_format("%-*s", (int)room, targets), m);
}

/* Replaces an unterminated literal by an empty one and the end of its statement. */
static bool mend_literal(Said *said, Mend *m)
{
    Source *s = said->finding.place.range.source;
    unsigned at = said->finding.place.point, length = (unsigned)strcspn(s->text + at, "\n");
    char quote = s->text[at], *text = arena_format("%*s", (int)length, "");
    const char *end = arena_format("%s;", relay_closing(said->finding.place));
    unsigned rest = (unsigned)strlen(end);
    if (!string_begins(said->raw, "missing terminating ") || length < rest + 3)
        return false;
    memcpy(text, quote == '"' ? "\"\"" : "' '", quote == '"' ? 2 : 3);
    memcpy(text + length - rest, end, rest);
    return put_over(s, at, text, m);
}

static bool mend_brace(Said *said, Mend *m)
{
    Source *s = said->finding.place.range.source;
    unsigned at = said->finding.place.point, wrong = relay_unmatched(s);
    const char *missing = said->word.name;
    m->is_brace = true;
    if (*missing == '}' && wrong < at)
        said->opening = at_range((Range){s, wrong, wrong + 1});
    return *missing ? put_before(s, at, missing, m) : put_over(s, at, " ", m);
}

/* Applies the fix-it of a reworded diagnostic, if it fits into the text there. */
static bool mend_reworded(const Said *said, Mend *m)
{
    const Source *s = said->fixed.source;
    if (!said->is_reworded || !said->fix || said->fixed.begin != said->finding.place.point)
        return false;
    unsigned room = said->fixed.end - said->fixed.begin;
    while (room < strlen(said->fix) && is_free(s, said->fixed.begin + room))
        room++;
    return strlen(said->fix) <= room
        && put_over(s, said->fixed.begin, arena_format("%-*s", (int)room, said->fix), m);
}

/* What cannot be known is read as anything; of two mistakes in a launch, the first makes it. */
static bool mend_unknown(const Lower *l, const Conversation *all, const Said *said, Mend *m)
{
    Range r = relay_any_length(said, &m->put);
    m->is_length = r.source;
    r = m->is_length ? r : relay_unknown_domain(all, said, &m->put);
    const Mend *last = l->mends.count ? l->mends.items[l->mends.count - 1] : NULL;
    m->is_sure = m->is_as_said = r.source;
    m->at = r.begin;
    if (r.source && last && last->at == m->at && strcmp(last->path, r.source->path) == 0)
        m->put = "";
    return r.source;
}

static bool mend_bracket(Said *said, Mend *m)
{
    const Source *s = said->finding.place.range.source;
    const char *name = said->word.name;
    unsigned at = said->finding.place.point;
    switch (said->word.kind) {
    case WORD_NONE:
        m->is_sure = string_begins(said->raw, "expected '(' after");
        if (m->is_sure)
            return put_before(s, at, "(", m);
        return mend_reworded(said, m) || mend_closing(said, m) || mend_declarator(said, m)
            || mend_literal(said, m);
    case WORD_FOREIGN:
        return mend_declarator(said, m);
    case WORD_TARGETS:
        return mend_targets(said, m);
    case WORD_BRACE:
        return mend_brace(said, m);
    case WORD_CLOSED:
        return put_over(s, at, " ", m);
    case WORD_KERNEL:
        if (s->text[at] == '{')
            return false;
        m->is_brace = !*name;
        return s->text[at] == ';' ? put_over(s, at, ",", m)
                                  : put_before(s, at, *name == ',' ? "," : *name ? name : "{", m);
    case WORD_OPEN:
        return put_before(s, syntax_end_of_arguments(s, at), ")", m);
    default:
        return false;
    }
}

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

/* Adds the repairs for Clang's current errors; returns the number of syntax errors. */
static int find_mends(Lower *l, Map *refused)
{
    Conversation all = relay_listen(l, WARNING);
    int of_syntax = 0, first = l->mends.count;
    for (int i = 0; i < all.count; i++)
        of_syntax += is_of_syntax(&all.items[i]);
    relay_drop_absent(l, &all);
    relay_drop(&all);
    for (int i = 0; i < all.count; i++) {
        Said *said = &all.items[i], mended = *said;
        const Source *s = said->finding.place.range.source;
        Mend m = {0};
        bool is_open = !said->is_told && !said->is_in_macro;
        if (said->is_mended || said->finding.level < ERROR || !s || s->is_ours || s->is_system
            || !(mend_unknown(l, &all, &mended, &m)
                 || (is_open && (mend_semicolon(&mended, &m) || mend_bracket(&mended, &m)
                                 || mend_open_end(l, &mended, &m)))))
            continue;
        m.path = s->path;
        if (!is_apart(l, first, &m) || refusal(refused, &m, false))
            continue;
        m.said = mended;
        m.said.finding.level = ERROR;
        m.said.is_mended = true;
        m.said.is_reworded |= !mended.word.kind && !m.is_as_said;
        m.said.diagnostic = NULL;
        m.said.raw = m.is_as_said ? mended.raw : "";
        m.said.is_told |= closes_mended(l, &mended);
        m.was = arena_substring(s->text + m.at, strlen(m.put));
        Mend *kept = NEW(Mend);
        *kept = m;
        list_add(&l->mends, kept);
    }
    relay_hang_up(&all);
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

const char *relay_written(const Lower *l, const Source *s)
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
 * there are more syntax errors than before. Returns false if there are any. */
static bool helps(Lower *l, int first, int of_syntax)
{
    Conversation all = relay_listen(l, ERROR);
    bool helps = true;
    int now = 0;
    for (int i = 0; i < all.count; i++)
        now += is_of_syntax(&all.items[i]);
    for (int k = first; k < l->mends.count; k++) {
        Mend *m = l->mends.items[k];
        m->is_wrong = m->is_brace && now > of_syntax;
        for (int i = 0; i < all.count; i++)
            m->is_wrong |= is_around(m, &all.items[i]);
        helps &= !m->is_wrong;
    }
    relay_hang_up(&all);
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

void relay_add_mended(Lower *l, Conversation *all)
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
        if (is_extra || relay_is_late_brace(&said))
            list_add(&l->lost, relay_body(said.finding.place));
        if (relay_is_guess(&said))
            list_add(&l->mistakes, ((Mistake){ERROR, said.finding.place, .text = ""}));
        if (m->is_length)
            list_add(&l->any_lengths, said.finding.place);
        int at = place_among(all, said.finding.place);
        list_add(all, said);
        memmove(all->items + at + 1, all->items + at,
                (size_t)(all->count - 1 - at) * sizeof *all->items);
        all->items[at] = said;
    }
}
