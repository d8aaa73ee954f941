/* message_listen.c - collects Clang's diagnostics, and classifies each by itself: its place,
 * its cause, and whether it does not concern the user.
 */
#include "lower.h"
#include "message.h"

#include <string.h>

/* ---- where it is ---------------------------------------------------------- */

static Place place_of(Lower *l, CXDiagnostic d)
{
    Place place = {0};
    CXFile file;
    clang_getFileLocation(clang_getDiagnosticLocation(d), &file, NULL, NULL,
                          &place.point);
    if (file) {
        place.range.source = lower_source(l, file);
        place.range.begin = place.range.end = place.point;
    }
    unsigned ranges = clang_getDiagnosticNumRanges(d);
    for (unsigned i = 0; i < ranges; i++) {
        Range r = lower_range(l, clang_getDiagnosticRange(d, i));
        if (r.source == place.range.source && r.begin == place.point)
            place.range = r;
    }
    return place;
}

Notes message_notes_of(Lower *l, CXDiagnostic d)
{
    Notes notes = {0};
    CXDiagnosticSet all = clang_getChildDiagnostics(d);
    for (unsigned i = 0; i < clang_getNumDiagnosticsInSet(all); i++) {
        CXDiagnostic note = clang_getDiagnosticInSet(all, i);
        list_add(&notes, ((Note){note, place_of(l, note),
                                 lower_string(clang_getDiagnosticSpelling(note))}));
    }
    return notes;
}

static const char *word_in_front(Place place)
{
    const Source *s = place.range.source;
    unsigned at = source_space_begin(s, place.point), end = at;
    while (at > 0 && source_word_end(s, at - 1) == end)
        at--;
    return source_word(s, at);
}

const char *message_word_of(Lower *l, CXDiagnostic d, Place place, const char *text)
{
    if (!place.range.source)
        return "";
    const char *word = source_word(place.range.source, place.point);
    if (!*word && clang_getDiagnosticNumRanges(d)) {
        Range r = lower_range(l, clang_getDiagnosticRange(d, 0));
        if (r.source)
            word = source_word(r.source, r.begin);
    }
    bool is_second = strstr(text, "'static' declaration specifier");
    return is_second && place.point > 0
        && strcmp(word_in_front(place), "tile_static") == 0
        ? "tile_static" : word;
}

/* The word where a location is spelled, behind parentheses; what the macro used at `use` was
 * given for it if it stands in the macro's body. */
static const char *spelled_word(Lower *l, CXSourceLocation location, Place use)
{
    CXFile file;
    const Source *in = use.range.source;
    unsigned at, end = source_call_end(in, use.point);
    clang_getSpellingLocation(location, &file, NULL, NULL, &at);
    const Source *s = file ? lower_source(l, file) : NULL;
    if (!s || at >= s->length)
        return "";
    const char *word = source_word(s, at + (unsigned)strspn(s->text + at, "( \t"));
    return s == in && at >= use.point && at < end
        ? word : lower_macro_word(l, in, use.point, word);
}

const char *message_name_of(Lower *l, CXDiagnostic d, Place place, const char *word)
{
    if (!place.range.source || !map_get(&l->unit->macros, word))
        return word;
    const char *name = spelled_word(l, clang_getDiagnosticLocation(d), place);
    if (!*name && clang_getDiagnosticNumRanges(d))
        name = spelled_word(l, clang_getRangeStart(clang_getDiagnosticRange(d, 0)), place);
    return *name ? name : word;
}

Place message_body_place(Lower *l, CXDiagnostic d)
{
    Notes notes = message_notes_of(l, d);
    for (int i = 0; i < notes.count; i++) {
        const Note *note = &notes.items[i];
        const Source *s = note->place.range.source;
        if (s && !s->is_ours && !s->is_system && string_begins(note->text, RELAY_EXPANDED))
            return note->place;
    }
    return (Place){0};
}

/* ---- what it is ------------------------------------------------------------ */

bool message_is_in_macro(CXSourceLocation location)
{
    CXFile file, spelled;
    unsigned at, spelled_at;
    clang_getFileLocation(location, &file, NULL, NULL, &at);
    clang_getSpellingLocation(location, &spelled, NULL, NULL, &spelled_at);
    return !file || !clang_File_isEqual(file, spelled) || at != spelled_at;
}

/* Whether what was found stands in the file, in whatever macro Clang stumbled over it. */
static bool stands_in_file(const WordError *e)
{
    return e->kind == WORD_BRACE || e->kind == WORD_OPEN || e->kind == WORD_TOP
        || e->kind == WORD_LOOP || e->kind == WORD_BARE;
}

/* What Clang would stop at if it did not keep going, as it does to the end of the file. */
static bool is_fatal(const char *text)
{
    static const char *const FATALS[] = {
        "bracket nesting level", "function scope depth", "translation unit is too large"};
    return message_lacks_header(text) || STRING_BEGINS_AS(text, FATALS);
}

static Level level_of(CXDiagnostic d, const char *text)
{
    switch (clang_getDiagnosticSeverity(d)) {
    case CXDiagnostic_Fatal:
        return FATAL;
    case CXDiagnostic_Error:
        return is_fatal(text) ? FATAL : ERROR;
    case CXDiagnostic_Warning:
        return WARNING;
    default:
        return NOTE;
    }
}

static bool is_of_marked(const char *text, Place place)
{
    (void)text;
    return place.range.source && source_has_word(word_statement(place), "restrict");
}

static bool is_at_ours(const char *text, Place place)
{
    (void)text;
    return place.range.source
        && word_named(source_word(place.range.source, place.point));
}

static bool is_of_views(const char *text, Place place)
{
    (void)place;
    return strstr(text, "'array_view(") || strstr(text, "'array(");
}

/* That is told of the function that takes one: check_type.c. */
static bool is_of_barriers(const char *text, Place place)
{
    (void)place;
    return strstr(text, "'tile_barrier *'") || strstr(text, "tiled_index");
}

static bool is_past_array(const char *text, Place place)
{
    (void)place;
    return strstr(text, "past the end") && strstr(text, "'array");
}

/* Warnings of Clang's about what is right in AMP C: constants as dimensions,
 * and views that are longer than the arrays that amp.h makes of them. What is
 * wrong with `c ? view : other` is said by check_view.c, and by check_call.c what is with
 * amp functions that have no body. */
static bool is_beside_the_point(const char *flag, const char *text, Place place)
{
    static const struct {
        const char *flag;
        bool (*applies)(const char *text, Place place); /* NULL: always */
    } BESIDE[] = {
        {"-Wundefined-internal", is_of_marked},
        {"-Wdisabled-macro-expansion", is_at_ours},
        {"-Wgnu-folding-constant", NULL},
        {"-Wunneeded-internal-declaration", NULL},
        {"-Wpointer-type-mismatch", is_of_views},
        {"-Warray-bounds", is_past_array},
        {"-Wincompatible-pointer-types-discards-qualifiers", is_of_barriers},
    };
    for (size_t i = 0; i < sizeof BESIDE / sizeof *BESIDE; i++)
        if (strcmp(flag, BESIDE[i].flag) == 0)
            return !BESIDE[i].applies || BESIDE[i].applies(text, place);
    return false;
}

/* Elements that are volatile are no matter of amp.h's functions, which Clang would have
 * say so: kernels cannot capture such a view (check_capture.c). */
static bool is_volatile_given(Lower *l, CXDiagnostic d, const char *text)
{
    if (!strstr(text, "discards qualifiers") || !strstr(relay_quoted(text), "volatile"))
        return false;
    Notes notes = message_notes_of(l, d);
    bool is_ours = false;
    for (int i = 0; i < notes.count; i++) {
        const Source *s = notes.items[i].place.range.source;
        is_ours |= s && s->is_ours;
    }
    return is_ours;
}

/* Nobody means a name that is amp.h's own. */
static const char *without_ours(const char *text)
{
    const char *at = strstr(text, "; did you mean '");
    if (!at || strncmp(strchr(at, '\'') + 1, OURS, strlen(OURS)) != 0)
        return text;
    return arena_substring(text, (size_t)(at - text));
}

/* The macro that was given too few or too many arguments, or "": what the
 * note quotes. */
static const char *macro_of(Lower *l, const Said *said)
{
    bool is_about_one = strstr(said->raw, "to function-like macro invocation");
    Notes notes = is_about_one ? message_notes_of(l, said->diagnostic) : (Notes){0};
    const char *name = "";
    for (int i = 0; i < notes.count && !*name; i++)
        if (!string_begins(notes.items[i].text, RELAY_EXPANDED))
            name = relay_quoted(notes.items[i].text);
    return name;
}

/* The function of amp.h whose macro cannot do with what it is given, or "". */
static const char *given_of(Lower *l, CXDiagnostic d, const Said *said)
{
    Place at = said->finding.place;
    if (!at.range.source || !word_is_ours(source_word(at.range.source, at.point)))
        return "";
    bool is_of_base = string_begins(said->raw, "subscripted value is not")
        && clang_getDiagnosticNumRanges(d) > 0;
    unsigned base_end = is_of_base ? lower_range(l, clang_getDiagnosticRange(d, 0)).end : 0;
    bool is_inner = is_of_base ? base_end <= source_call_end(at.range.source, at.point)
                               : strstr(said->raw, "for call to '" OURS "space'") != NULL;
    return is_inner ? source_word(at.range.source, at.point) : "";
}

/* The function of amp.h that is used as a value, or "". */
static const char *overloaded_of(Lower *l, CXDiagnostic d, Finding *f)
{
    if (!strstr(f->text, "overloaded function") || !f->place.range.source)
        return "";
    const char *word = message_word_of(l, d, f->place, f->text);
    unsigned ranges = clang_getDiagnosticNumRanges(d);
    for (unsigned i = 0; i < ranges; i++) {
        Range r = lower_range(l, clang_getDiagnosticRange(d, i));
        if (r.source == f->place.range.source) {
            f->place = at_range(r);
            word = source_word(r.source, r.begin);
        }
    }
    return word;
}

/* Amp.h's macros are there, or AMP_NO_SHORT_NAMES is. */
static void find_short_names(Lower *l, Conversation *all)
{
    bool looked = false, has_them = false;
    for (int i = 0; i < all->count && !has_them; i++) {
        WordError *e = &all->items[i].word;
        if (e->kind != WORD_MISUSED || !long_name(e->name))
            continue;
        if (!looked)
            has_them = message_has_macro(l, e->name);
        looked = true;
        e->kind = has_them ? e->kind : WORD_SHORT;
    }
}

/* `f(int n) {`: a function of int, as in C89. */
static bool is_without_result(const Finding *f)
{
    const Source *s = f->place.range.source;
    unsigned end = s ? source_word_end(s, f->place.point) : 0;
    return s && string_begins(f->text, "type specifier missing, defaults to 'int'")
        && s->text[source_next(s, end)] == '(';
}

/* `#error`, `#endif` without an #if: nothing of C's is wrong. */
static bool is_of_directive(Place place)
{
    return place.range.source && source_in_directive(place.range.source, place.point);
}

/* Whether Clang reads on as if the fix had been made that it suggests: what belongs at a
 * place, or a member that is nearly called so. */
static bool is_mended(CXDiagnostic d, const char *text)
{
    bool is_member = string_begins(text, "no member named")
        || (string_begins(text, "member reference type") && strstr(text, "is not a pointer"));
    return clang_getDiagnosticNumFixIts(d) && (relay_is_stumble(text) || is_member);
}

/* The bracket that something is to match. */
static Place opening_of(Lower *l, CXDiagnostic d)
{
    Place place = {0};
    Notes notes = message_notes_of(l, d);
    for (int i = 0; i < notes.count; i++)
        if (string_begins(notes.items[i].text, "to match this"))
            place = notes.items[i].place;
    return place;
}

/* Where a macro has a brace around its arguments, it is their parenthesis to the user. */
static const char *bracket_of(Said *said)
{
    Source *s = said->opening.range.source;
    unsigned at = said->opening.point;
    if (!string_begins(said->raw, "expected '}'") || !s || s->text[at] == '{')
        return said->raw;
    at = source_next(s, source_word_end(s, at));
    said->opening = at_range((Range){s, at, at + 1});
    said->is_reworded = true;
    return "expected ')'";
}

/* What is wrong with the place of a clause is not in the body of its macro. */
static bool stumbles_at_clause(const Said *said)
{
    Place at = said->finding.place;
    return at.range.source && relay_is_stumble(said->raw)
        && strcmp(source_word(at.range.source, at.point), "restrict") == 0;
}

/* A member that stands in a macro's body. */
static void name_in_body(Lower *l, Said *said)
{
    bool is_member = said->word.kind == WORD_MEMBER || said->word.kind == WORD_COMPONENT;
    Place body = is_member ? message_body_place(l, said->diagnostic) : (Place){0};
    if (body.range.source)
        said->word.name = word_member_at(body);
}

/* Whether a message at a macro of amp.h's is of a parenthesis on a line before. */
static bool lacks_before_macro(const Said *said)
{
    Place open = said->opening, at = said->finding.place;
    return string_begins(said->raw, "expected ')'") && open.range.source
        && open.range.source == at.range.source && open.point < at.point
        && open.range.source->text[open.point] == '('
        && relay_is_first_on_line(at.range.source, at.point)
        && word_is_ours(source_word(at.range.source, at.point));
}

/* `MAX(a, b;` within a launch, whose argument it is to Clang: what is behind the semicolon, or
 * the bracket that closes before, is the macro's argument, too. */
static bool open_macro_error(Said *said)
{
    Source *s = said->opening.range.source;
    unsigned word = said->opening.point, at = said->finding.place.point;
    if (!s || said->finding.place.range.source != s || at >= s->length
        || !strchr(";]", s->text[at]) || !string_begins(said->raw, "expected ')'")
        || !*source_word(s, word))
        return false;
    unsigned end = source_call_end(s, word);
    if (end <= at || source_line(s, end) == source_line(s, at))
        return false;
    said->finding.place = at_range((Range){s, word, source_word_end(s, word)});
    said->word = (WordError){WORD_OPEN, source_word(s, word),
                             {s, word_statement(said->finding.place).begin, s->length}};
    return true;
}

static void note_mistake(Lower *l, const Said *said)
{
    const Finding *f = &said->finding;
    if (f->level < ERROR)
        return;
    bool is_harmless = is_mended(said->diagnostic, said->raw) || is_without_result(f)
        || message_lacks_header(said->raw) || is_of_directive(f->place);
    list_add(&l->mistakes,
             ((Mistake){f->level, f->place, said->raw, .is_mended = is_harmless}));
}

/* The word of AMP C or of another language that is the cause, by what finds it first. */
static void find_word(Lower *l, Said *said)
{
    CXDiagnostic d = said->diagnostic;
    Finding *f = &said->finding;
    WordError *e = &said->word;
    bool is_in_macro = message_is_in_macro(clang_getDiagnosticLocation(d));
    (void)(open_macro_error(said) || top_error(f, e) || (!is_in_macro && stray_error(f, e))
           || list_error(f, e) || launch_error(f, e) || head_error(f, e) || bare_error(f, e)
           || clause_error(f, e) || literal_error(f, e) || syntax_error(f, e)
           || lacks_before_macro(said) || word_error(f, e) || word_macro(f, macro_of(l, said), e)
           || word_macro(f, given_of(l, d, said), e)
           || word_macro(f, overloaded_of(l, d, f), e));
    said->is_in_macro = is_in_macro && !stands_in_file(e) && !stumbles_at_clause(said)
        && !lacks_before_macro(said);
}

static Said listen_to(Lower *l, CXDiagnostic d, Level least)
{
    Said said = {.diagnostic = d};
    Finding *f = &said.finding;
    said.raw = without_ours(lower_string(clang_getDiagnosticSpelling(d)));
    f->level = level_of(d, said.raw);
    said.opening = opening_of(l, d);
    said.raw = bracket_of(&said);
    f->text = relay_words(said.raw);
    f->flag = lower_string(clang_getDiagnosticOption(d, NULL));
    f->place = place_of(l, d);
    note_mistake(l, &said);
    said.is_told = f->level < least || is_beside_the_point(f->flag, f->text, f->place)
        || is_volatile_given(l, d, f->text);
    find_word(l, &said);
    name_in_body(l, &said);
    return said;
}

Conversation message_listen(Lower *l, Level least)
{
    Conversation all = {0};
    unsigned count = clang_getNumDiagnostics(l->tu);
    for (unsigned i = 0; i < count; i++) {
        Said said = listen_to(l, clang_getDiagnostic(l->tu, i), least);
        if ((said.word.kind == WORD_FOREIGN || said.word.kind == WORD_LITERAL)
            && said.finding.level == WARNING)
            list_add(&l->mistakes, ((Mistake){ERROR, said.finding.place, .text = ""}));
        if (said.word.around.source)
            list_add(&l->lost, said.word.around);
        list_add(&all, said);
    }
    message_undeclared(l, &all);
    mend_add_mended(l, &all);
    find_short_names(l, &all);
    return all;
}

void message_hang_up(Conversation *all)
{
    for (int i = 0; i < all->count; i++)
        clang_disposeDiagnostic(all->items[i].diagnostic);
}
