/* mend_repair.c - which repair of a file's text an error wants where Clang's error recovery would
 * skip code, and how statements are read that are not AMP C's: words of C++ AMP, unknown heads,
 * statements outside of functions.
 */
#include "mend.h"

#include <string.h>

/* `int l = t.local;` is read as what it is told to be, so that l is known. */
static bool mend_number(Lower *l, Said *said, Mend *m)
{
    Range r;
    const char *component;
    if (said->is_told || said->word.kind || said->is_in_macro || !said->diagnostic
        || !message_is_number_of(l, said->diagnostic, &said->finding, &r, &component))
        return false;
    const char *number = arena_format("%s%s", source_text(r), component);
    said->word = (WordError){WORD_NUMBER, number, r};
    said->finding.place = at_range((Range){r.source, r.end, r.end});
    m->is_sure = true;
    return mend_put_before(r.source, r.end, component, m);
}

/* Applies the fix-it of a reworded diagnostic, if it fits into the text there. */
static bool mend_reworded(const Said *said, Mend *m)
{
    const Source *s = said->fixed.source;
    if (!said->is_reworded || !said->fix || said->fixed.begin != said->finding.place.point)
        return false;
    unsigned room = said->fixed.end - said->fixed.begin;
    while (room < strlen(said->fix) && mend_is_free(s, said->fixed.begin + room))
        room++;
    return strlen(said->fix) <= room
        && mend_put_over(s, said->fixed.begin, arena_format("%-*s", (int)room, said->fix), m);
}

/* What cannot be known is read as anything; of two mistakes in a launch, the first makes it. */
static bool mend_unknown(const Lower *l, const Conversation *all, const Said *said, Mend *m)
{
    Range r = mend_any_length(said, &m->put);
    m->is_length = r.source;
    r = r.source ? r : mend_initializer(said, &m->put);
    m->is_start = r.source && !m->is_length;
    r = r.source ? r : mend_unknown_domain(all, said, &m->put);
    const Mend *last = l->mends.count ? l->mends.items[l->mends.count - 1] : NULL;
    m->is_sure = m->is_as_said = r.source;
    m->at = r.begin;
    if (r.source && last && last->at == m->at && strcmp(last->path, r.source->path) == 0)
        m->put = "";
    return r.source;
}

/* What C++ AMP has for something of AMP C's is read as that. */
static bool mend_port(const Said *said, Mend *m)
{
    Range r;
    m->is_sure = port_reading(&said->finding, &said->word, &r, &m->put);
    m->at = m->is_sure ? r.begin : 0;
    return m->is_sure;
}

/* A statement that begins as in no C is read as one that does. */
static bool mend_head(const Said *said, Mend *m)
{
    HeadReading r;
    m->is_sure = head_reading(&said->finding, &said->word, &r);
    m->is_torn = m->is_sure && r.is_open;
    m->put = r.put;
    m->at = r.range.begin;
    return m->is_sure;
}

/* The same of a `do` without a `while`. */
static bool mend_do(Said *said, Mend *m)
{
    Said of = {.finding.place = said->opening, .word = {WORD_HEAD, "do", {0}}};
    if (!string_begins(said->raw, "expected 'while' in do/while loop")
        || !said->opening.range.source || !mend_head(&of, m))
        return false;
    said->finding.place = relay_missing(&said->finding);
    said->is_reworded = true;
    return true;
}

/* A statement outside of functions is read as a function, or as nothing. */
static bool mend_top(const Said *said, Mend *m)
{
    Range r;
    top_reading(&said->word, &r, &m->put);
    m->at = r.begin;
    m->is_sure = true;
    return true;
}

/* So is a line that begins no declaration, but for an include without its #. */
static bool mend_stray(const Said *said, Mend *m)
{
    Range line = said->word.around;
    const char *text = source_text(line), *rest = text + strlen(said->word.name);
    bool is_header = strcmp(said->word.name, "include") == 0 && *rest == ' ';
    m->is_sure = true;
    return mend_put_over(line.source, line.begin, is_header
        ? arena_format("#include%s", rest + 1) : arena_format("%*s", (int)strlen(text), ""), m);
}

/* Nor is a launch read that is written as a loop. */
static bool mend_launch(const Said *said, Mend *m)
{
    Range all = said->word.around;
    if (!all.source || all.source->text[all.end - 1] != '}')
        return false;
    char *put = arena_substring(all.source->text + all.begin, all.end - all.begin);
    for (char *p = put; *p; p++)
        *p = *p == '\n' ? '\n' : ' ';
    *put = ';';
    m->is_sure = m->is_torn = true;
    return mend_put_over(all.source, all.begin, put, m);
}

/* What is missing between two operands, of which the latter may be a macro of amp.h's. Of a
 * function without its parenthesis, Clang has said before that it is no value. */
static bool mend_gap(Said *said, Mend *m)
{
    Source *s = said->finding.place.range.source;
    unsigned at = said->finding.place.point;
    bool is_told = said->is_told && !string_begins(said->raw, "expected ';' after expression");
    if (is_told || said->is_reworded
        || (said->is_in_macro && !word_is_ours(source_word(s, at))))
        return false;
    char missing = gap_missing(&said->finding, &said->word, &at);
    if (!missing)
        return false;
    said->finding.text = arena_format("expected '%c'", missing);
    said->finding.place = at_range((Range){s, at, at});
    said->opening = (Place){0};
    said->word.kind = WORD_NONE;
    said->is_told = false;
    said->is_reworded = m->is_sure = true;
    said->fixed = said->finding.place.range;
    said->fix = missing == '=' ? " =" : arena_format("%c", missing);
    return mend_put_before(s, at, arena_format("%c", missing), m);
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
            return mend_put_before(s, at, "(", m);
        return mend_do(said, m) || mend_reworded(said, m) || mend_close(said, m)
            || mend_declaration(said, m) || mend_close_structure(said, m)
            || mend_close_literal(said, m);
    case WORD_FOREIGN:
        return mend_port(said, m) || mend_head(said, m)
            || mend_declarator(said, m);
    case WORD_TOP:
        return mend_top(said, m);
    case WORD_STRAY:
        return mend_stray(said, m);
    case WORD_HEAD:
        return mend_head(said, m);
    case WORD_BARE:
    case WORD_CONSTRUCTOR:
        return mend_port(said, m);
    case WORD_MISSPELT:
        return mend_clause(said, m);
    case WORD_TARGETS:
        return mend_targets(said, m);
    case WORD_BRACE:
        return mend_put_brace(said, m);
    case WORD_LOOP:
        return mend_launch(said, m);
    case WORD_CLOSED:
        return mend_launch(said, m) || mend_put_over(s, at, " ", m);
    case WORD_KERNEL:
        if (s->text[at] == '{')
            return false;
        m->is_brace = !*name;
        if (s->text[at] == ';')
            return mend_put_over(s, at, ",", m);
        return mend_put_before(s, at, *name ? name : "{", m);
    case WORD_OPEN:
        return mend_put_before(s, syntax_end_of_arguments(s, at), ")", m);
    default:
        return false;
    }
}

/* A macro is read without the mark that is too much in its definition. */
static bool mend_macro(Lower *l, Said *said, Mend *m)
{
    Place at;
    const char *text = mend_wrong_of_macro(l, said, &at);
    if (!text)
        return false;
    *said = (Said){.finding = {ERROR, at, text, ""}, .is_reworded = true};
    if (!strchr("()", at.range.source->text[at.point])) {
        said->fixed = at.range;
        said->fix = "";
    }
    m->is_sure = m->is_macro = true;
    return mend_put_over(at.range.source, at.point, " ", m);
}

/* So it is with a macro's name moved to its parameters. */
static bool mend_parameters(Lower *l, Said *said, Mend *m)
{
    Range blank = mend_blank_of_macro(l, said);
    if (!blank.source)
        return false;
    unsigned begin = source_word_begin(blank.source, blank.begin);
    const char *name = source_word(blank.source, begin);
    const char *text = arena_format("parameters follow a macro's name at once; leave out this "
                                    "blank, as in %s(…)", name);
    *said = (Said){.finding = {ERROR, at_range(blank), text, ""}, .is_reworded = true,
                   .fixed = blank, .fix = ""};
    m->is_sure = true;
    return mend_put_over(blank.source, begin,
                         arena_format("%*s", (int)(blank.end - begin), name), m);
}

bool mend_repair(Lower *l, const Conversation *all, Said *said, Mend *m)
{
    bool is_open = (!said->is_told || said->is_repeated) && !said->is_in_macro;
    return mend_macro(l, said, m) || mend_parameters(l, said, m) || mend_end_at_comma(said, m)
        || mend_undouble(said, m) || mend_unknown(l, all, said, m) || mend_gap(said, m)
        || mend_number(l, said, m)
        || (is_open && (mend_put_semicolon(said, m) || mend_bracket(said, m)
                        || mend_end_statement(l, said, m)));
}
