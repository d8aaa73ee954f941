/* message_reword.c - rewords diagnostics in which Clang mistakes the error for another. */
#include "message.h"

#include <string.h>

/* `array_view(float, 4) `: a type of amp.h's before a name that ends with a parenthesis. */
static bool is_behind_type(Range r, unsigned before)
{
    const Source *s = r.source;
    if (before <= r.begin || s->text[before - 1] != ')')
        return false;
    unsigned at = relay_word_behind(s, source_opening(s, before));
    return word_is_ours(source_word(s, at)) && source_call_end(s, at) == before;
}

/* The same where its own parenthesis is missing. */
static bool is_behind_lost_type(Range r, unsigned before)
{
    const char *begin = source_word(r.source, source_next(r.source, r.begin));
    return before > 0 && r.source->text[before - 1] == ')' && string_begins(begin, "array");
}

/* Whether a word at a place is none of C's that a value may stand behind. */
static bool is_type_word(const Source *s, unsigned at)
{
    static const char *const OF_VALUES[] = {"return", "else", "case", "goto", "do", "sizeof"};
    const char *word = source_word(s, at);
    for (size_t i = 0; i < sizeof OF_VALUES / sizeof *OF_VALUES; i++)
        if (strcmp(word, OF_VALUES[i]) == 0)
            return false;
    return *word != 0;
}

bool message_declares(Range r, const char *name)
{
    const Source *s = r.source;
    for (unsigned at = r.begin, end; at < r.end; at = end + (end == at)) {
        end = source_word_end(s, at);
        if (end == at || strcmp(source_word(s, at), name) != 0)
            continue;
        unsigned next = end + (unsigned)strspn(s->text + end, " \t\r\n");
        unsigned before = at;
        while (before > r.begin && strchr(" \t\r\n", s->text[before - 1]))
            before--;
        bool is_view = is_behind_type(r, before);
        if (before > r.begin && next < s->length
            && strchr(is_view ? "=;,[)" : "=;,[", s->text[next])
            && s->text[next + 1] != '='
            && (is_view || is_behind_lost_type(r, before)
                || s->text[before - 1] == '*' || s->text[before - 1] == ','
                || (source_word_end(s, before - 1) == before
                    && is_type_word(s, relay_word_behind(s, before)))))
            return true;
    }
    return false;
}

/* `int a = v[i, b = 2;`: Clang takes what a declaration goes on with for a name that it
 * does not know; it is a bracket that is open. */
static void find_open_brackets(Conversation *all)
{
    for (int i = 0; i < all->count; i++) {
        Said *said = &all->items[i];
        Finding *f = &said->finding;
        if (said->is_told || !f->place.range.source
            || !string_begins(f->text, "use of undeclared identifier")
            || !message_declares(relay_lost(f->place), relay_quoted(f->text)))
            continue;
        Source *s = f->place.range.source;
        unsigned open = relay_open_bracket(f->place), end = relay_lost(f->place).end - 1;
        if (open == s->length)
            continue;
        f->text = arena_format("expected '%c'", s->text[open] == '(' ? ')' : ']');
        f->place = at_range((Range){s, end, end});
        said->opening = at_range((Range){s, open, open + 1});
        said->is_reworded = true;
    }
}

/* `for (int k = 0, k < n; k++)`: a comma for a semicolon, behind which Clang takes the
 * variable for another one. */
static void find_loop_commas(Conversation *all)
{
    for (int i = 0; i < all->count; i++) {
        Said *said = &all->items[i];
        Source *s = said->finding.place.range.source;
        unsigned at = said->finding.place.point, before = at;
        if (!s || said->is_told || !string_begins(said->raw, "redefinition of '"))
            continue;
        unsigned next = source_next(s, source_word_end(s, at));
        while (before > 0 && strchr(" \t\r\n", s->text[before - 1]))
            before--;
        if (before == 0 || s->text[before - 1] != ',' || strchr("=,;[)", s->text[next]))
            continue;
        said->finding.text = "expected ';' in 'for' statement specifier";
        said->finding.place = at_range((Range){s, before - 1, before});
        said->is_reworded = true;
        said->fixed = said->finding.place.range;
        said->fix = ";";
    }
}

/* ---- keywords that are misspelt --------------------------------------------- */

/* Whether two words have the same letters. */
static bool is_anagram(const char *a, const char *b)
{
    char rest[16] = "";
    if (strlen(a) != strlen(b) || strlen(a) >= sizeof rest)
        return false;
    strcpy(rest, a);
    for (; *b; b++) {
        char *at = strchr(rest, *b);
        if (!at)
            return false;
        *at = ' ';
    }
    return true;
}

static const char *nearest_of(const char *const *words, size_t count, const char *name)
{
    for (size_t i = 0; i < count; i++)
        if (is_anagram(words[i], name)
            || (strlen(name) > 2 && edit_distance(words[i], name) == 1))
            return words[i];
    return NULL;
}

/* The keyword that a name at a place stands for, by what follows it, or NULL. */
static const char *keyword_for(Place place, const char *name)
{
    static const char *const WITH_HEADER[] = {"if", "for", "while", "switch"},
                      *const BARE[] = {"else", "return", "do"},
                      *const ALONE[] = {"break", "continue"};
    const Source *s = place.range.source;
    unsigned at = place.point, end = source_word_end(s, at);
    unsigned call = source_call_end(s, at), next = source_next(s, call > at ? call : end);
    if (strcmp(source_word(s, at), name) != 0)
        return NULL;
    bool is_word = source_word_end(s, next) > next;
    if (call > end && s->text[source_next(s, end)] == '(')
        return is_word || s->text[next] == '{'
            ? nearest_of(WITH_HEADER, sizeof WITH_HEADER / sizeof *WITH_HEADER, name) : NULL;
    if (s->text[next] == ';')
        return nearest_of(ALONE, sizeof ALONE / sizeof *ALONE, name);
    return is_word || s->text[next] == '{'
        ? nearest_of(BARE, sizeof BARE / sizeof *BARE, name) : NULL;
}

/* A call that stands alone lacks its semicolon, a header does not. */
static void drop_end_of_call(Conversation *all, Place call)
{
    unsigned end = source_call_end(call.range.source, call.point);
    for (int i = 0; i < all->count; i++) {
        Place at = all->items[i].finding.place;
        all->items[i].is_told |= at.range.source == call.range.source && at.point == end
            && string_begins(all->items[i].raw, "expected ';' after expression");
    }
}

static void find_keywords(Conversation *all)
{
    for (int i = 0; i < all->count; i++) {
        Said *said = &all->items[i];
        Finding *f = &said->finding;
        const char *name = relay_quoted(f->text);
        if (said->is_told || said->is_mended || !f->place.range.source
            || !relay_is_unknown(f->text) || !*name)
            continue;
        const char *keyword = keyword_for(f->place, name);
        if (!keyword)
            continue;
        Range word = {f->place.range.source, f->place.point,
                      source_word_end(f->place.range.source, f->place.point)};
        f->text = arena_format("%.*s; did you mean '%s'?", (int)strcspn(f->text, ";"), f->text,
                               keyword);
        drop_end_of_call(all, f->place);
        said->word = (WordError){0};
        said->is_reworded = true;
        said->fixed = word;
        said->fix = keyword;
    }
}

/* `if (n > 2)) {`, `v[i]] = 1;`: Clang takes what is one too many for a statement, or misses
 * the end of one before. */
static void find_extra_brackets(Conversation *all)
{
    for (int i = 0; i < all->count; i++) {
        Said *said = &all->items[i];
        Source *s = said->finding.place.range.source;
        bool is_end = strcmp(said->raw, "expected ';' after expression") == 0;
        if (!s || said->is_told || said->word.kind
            || !(is_end || strcmp(said->raw, "expected expression") == 0))
            continue;
        unsigned at = source_next(s, said->finding.place.point);
        Place place = at_range((Range){s, at, at + 1});
        unsigned before = relay_past_token(s, at);
        if (!strchr(")]", s->text[at]) || before == 0 || !strchr(")]", s->text[before - 1])
            || *relay_closing(place))
            continue;
        said->finding.place = place;
        said->finding.text = arena_format("extraneous '%c'", s->text[at]);
        said->is_reworded = true;
        said->fixed = (Range){s, at, at + 1};
        said->fix = "";
    }
}

/* A string that is not closed is what is wrong, not that Clang has no expression there. */
static void find_literals(Conversation *all)
{
    for (int i = 0; i < all->count; i++) {
        Said *said = &all->items[i];
        Place at = said->finding.place;
        for (int k = 0; k < all->count && string_begins(said->raw, "missing terminating "); k++) {
            Said *other = &all->items[k];
            Place place = other->finding.place;
            if (k == i || other->finding.level < ERROR || place.range.source != at.range.source)
                continue;
            bool is_beside = source_line(at.range.source, place.point)
                == source_line(at.range.source, at.point);
            other->is_told |= is_beside;
            if (!is_beside && place.point < at.point)
                continue;
            said->is_reworded = true;
            said->finding.level = ERROR;
        }
    }
}

/* s[i, j] of C's array: the comma is what is wrong, where there is an error. */
static bool is_comma_in_subscript(const Said *said, Range *comma)
{
    Source *s = said->finding.place.range.source;
    if (!s || !string_begins(said->raw, "left operand of comma"))
        return false;
    unsigned begin = said->finding.place.range.begin, at = begin;
    while (at > 0 && strchr(" \t\r\n", s->text[at - 1]))
        at--;
    unsigned end = begin + (unsigned)strcspn(s->text + begin, ",;[](){}");
    if (end >= s->length || s->text[end] != ',')
        return false;
    *comma = (Range){s, end, end + 1 + (unsigned)strspn(s->text + end + 1, " ")};
    return at > 0 && s->text[at - 1] == '[';
}

/* Marks what comes of it: that the types of arrays do not go with others. */
static bool drop_types(Conversation *all, Range statement)
{
    bool found = false;
    for (int i = 0; i < all->count; i++) {
        Said *said = &all->items[i];
        Place at = said->finding.place;
        bool follows = !said->is_told && !said->word.kind && said->finding.level >= ERROR
            && strstr(said->raw, "type '") && !strstr(said->finding.text, "'array")
            && at.range.source == statement.source && at.point >= statement.begin
            && at.point <= statement.end;
        said->is_told |= follows;
        found |= follows;
    }
    return found;
}

static void find_commas(Conversation *all)
{
    for (int i = 0; i < all->count; i++) {
        Said *said = &all->items[i];
        Range comma;
        if (!is_comma_in_subscript(said, &comma)
            || !drop_types(all, word_statement(said->finding.place)))
            continue;
        said->is_reworded = true;
        said->is_told = false;
        said->finding.level = ERROR;
        said->finding.place = at_range((Range){comma.source, comma.begin, comma.begin + 1});
        said->finding.text = "a subscript is one integer for one dimension; write "
                             "a[i][j]";
        said->fixed = comma;
        said->fix = "][";
    }
}

/* `t.barrier;` */
static void find_barriers(Conversation *all)
{
    for (int i = 0; i < all->count; i++) {
        Finding *f = &all->items[i].finding;
        const Source *s = f->place.range.source;
        unsigned at = f->place.point, begin = at;
        if (!s || strcmp(f->text, "expression result unused") != 0
            || strcmp(source_word(s, at), "barrier") != 0
            || s->text[source_next(s, source_word_end(s, at))] != ';')
            continue;
        while (begin > 0 && (source_is_letter(s->text[begin - 1]) || s->text[begin - 1] == '.'))
            begin--;
        f->text = arena_format("%s: a barrier waits when it is told to; write %.*sbarrier.wait()",
                               f->text, (int)(at - begin), s->text + begin);
    }
}

/* The type of a tiled index as it was declared last before a place, or "". */
static const char *declared_tile(Source *s, unsigned at, const char *name)
{
    static const char TYPE[] = "tiled_index(";
    while (at-- > 0) {
        unsigned end = string_begins(s->text + at, TYPE) ? source_call_end(s, at) : at;
        if (end > at && strcmp(source_word(s, source_next(s, end)), name) == 0)
            return arena_substring(s->text + at, end - at);
    }
    return "";
}

/* `t.globl`: to Clang the type of a tiled index has a rank alone. */
static void find_tiled(Conversation *all)
{
    static const char MARK[] = "in 'tiled_index_";
    for (int i = 0; i < all->count; i++) {
        Finding *f = &all->items[i].finding;
        const char *at = string_begins(f->text, "no member named") ? strstr(f->text, MARK) : NULL;
        Source *s = at ? f->place.range.source : NULL;
        if (!s || f->place.point == 0 || s->text[f->place.point - 1] != '.')
            continue;
        unsigned base = relay_word_behind(s, f->place.point - 1);
        const char *type = declared_tile(s, base, source_word(s, base));
        if (*type)
            f->text = arena_format("%.*sin '%s%s", (int)(at - f->text), f->text, type,
                                   strchr(at + strlen(MARK), '\''));
    }
}

void message_reword(Conversation *all)
{
    find_tiled(all);
    find_barriers(all);
    find_open_brackets(all);
    find_loop_commas(all);
    find_keywords(all);
    find_extra_brackets(all);
    find_literals(all);
    find_commas(all);
}
