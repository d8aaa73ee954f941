/* relay.c - Clang's own messages, in AMP C's words.
 *
 * Types are written back as the user wrote them (relay_type.c), notes that
 * point into amp.h are dropped, and messages that AMP C has a rule for take
 * that rule's (the table), say which word is wrong (relay_word.c) or what the
 * program has there (relay_tell.c).
 */
#include "lower.h"
#include "relay_said.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* ---- messages that are a rule of AMP C ---------------------------------- */

/* What fills in the %s of a rule's message. */
typedef enum Filling { TEXT, NAME, ROWS, OPERAND, TYPE, MIXED, OLD } Filling;

typedef struct Rule {
    const char *says;    /* a part of Clang's message */
    const char *about;   /* another part of it, or "" */
    const char *at;      /* the word that it points at, or "" */
    DiagId id;
    Filling filling;
} Rule;

static const Rule RULES[] = {
#define CLERR(says, about, at, id, filling) {says, about, at, id, filling},
#include "clerr.def"
#undef CLERR
};

static const char *word_in_front(Place place)
{
    const Source *s = place.range.source;
    unsigned at = place.point;
    while (at > 0 && isspace((unsigned char)s->text[at - 1]))
        at--;
    unsigned end = at;
    while (at > 0 && source_word_end(s, at - 1) == end)
        at--;
    return source_word(s, at);
}

/* The word that a message points at, be it by its range; tile_static where
 * what stands behind it does not go with it. */
static const char *word_of(Lower *l, CXDiagnostic d, Place place,
                           const char *text)
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

/* What amp_view or amp_array_from was given: "typeof (*(m))" or
 * "typeof ((0 , *(m)))" -> "m". */
static const char *operand_of(const char *text)
{
    const char *at = strstr(text, "typeof (");
    const char *star = at ? strstr(at, "*(") : NULL;
    const char *end = star ? strstr(star, "))") : NULL;
    return end ? arena_substring(star + 2, (size_t)(end - star) - 2) : "p";
}

/* The function of amp.h that is called in what a message marks. */
static const char *maker_in(Lower *l, CXDiagnostic d)
{
    unsigned ranges = clang_getDiagnosticNumRanges(d);
    for (unsigned i = 0; i < ranges; i++) {
        Range r = lower_range(l, clang_getDiagnosticRange(d, i));
        const char *word = r.source ? source_word(r.source, r.begin) : "";
        if (word_is_ours(word))
            return word;
    }
    return "amp_view";
}

/* The first view or array among the types that a message quotes. */
static const char *view_in(const char *text)
{
    const char *at = strstr(text, "'array_view(");
    at = at ? at : strstr(text, "'array(");
    return at ? arena_substring(at + 1, strcspn(at + 1, "'")) : "a view";
}

/* A rule about operands asks for the user's words. */
static const Rule *rule_for(const char *text, const char *rewritten,
                            const char *word)
{
    for (size_t i = 0; i < sizeof RULES / sizeof *RULES; i++) {
        const Rule *r = &RULES[i];
        bool about = strstr(rewritten, r->about)
            || (r->filling != OPERAND && strstr(text, r->about));
        if (strstr(text, r->says) && about
            && (!*r->at || strcmp(r->at, word) == 0))
            return r;
    }
    return NULL;
}

/* The last error that took a rule, and what there was before. */
typedef struct Told {
    const Rule *rule;
    Place place;
    bool has_length; /* of an array of tile_static that is no constant */
    Map results;     /* kernels that return something: their Sources' places */
} Told;

static void tell(Told *told, const Rule *rule, Place place)
{
    told->rule = rule;
    told->place = place;
    told->has_length |= rule->id == D_STATIC_LENGTH;
}

/* Clang says some things twice, and then what it expected instead. */
static bool follows(const Told *told, const Rule *rule, Place place,
                    const char *text)
{
    Source *s = place.range.source;
    if (!told->rule || !s || told->place.range.source != s)
        return false;
    if (rule && rule->id != D_TILE_STORAGE)
        return place.point == told->place.point;
    bool same = rule ? rule->id == told->rule->id
                     : strncmp(text, "expected ", 9) == 0;
    bool is_loops = strstr(text, "in 'for' loop") && place.point == told->place.point;
    return is_loops
        || (same && source_line(s, place.point) == source_line(s, told->place.point));
}

/* ---- relaying ----------------------------------------------------------- */

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

/* Clang's fix is for its own words, not for those of a rule. */
static void add_details(Lower *l, CXDiagnostic d, Place place, bool is_told)
{
    unsigned ranges = clang_getDiagnosticNumRanges(d);
    for (unsigned i = 0; i < ranges; i++) {
        Range r = lower_range(l, clang_getDiagnosticRange(d, i));
        if (r.source != place.range.source || r.begin != place.range.begin)
            diag_mark(r);
    }
    unsigned fixes = is_told ? 0 : clang_getDiagnosticNumFixIts(d);
    for (unsigned i = 0; i < fixes; i++) {
        CXSourceRange range;
        CXString text = clang_getDiagnosticFixIt(d, i, &range);
        const char *words = lower_string(text);
        Range r = lower_range(l, range);
        /* The other storage class is the one that is too many. */
        bool is_tile = r.source
            && strcmp(source_word(r.source, r.begin), "tile_static") == 0;
        bool is_vector = strncmp(words, "%v", 2) == 0; /* of OpenCL's printf */
        if (strncmp(words, OURS, strlen(OURS)) != 0 && !is_tile && !is_vector)
            diag_fix(r, words);
    }
}

static const char EXPANDED[] = "expanded from macro";

/* All of them, or those about macros alone. */
static void relay_notes(Lower *l, CXDiagnostic d, bool all)
{
    CXDiagnosticSet notes = clang_getChildDiagnostics(d);
    unsigned count = clang_getNumDiagnosticsInSet(notes);
    for (unsigned i = 0; i < count; i++) {
        CXDiagnostic note = clang_getDiagnosticInSet(notes, i);
        Place place = place_of(l, note);
        if (!place.range.source || place.range.source->is_ours)
            continue;
        const char *text = lower_string(clang_getDiagnosticSpelling(note));
        bool is_expansion = relay_begins(text, EXPANDED);
        if (is_expansion ? place.range.source->is_system : !all)
            continue;
        diag_note(place, "%s", relay_words(text));
        add_details(l, note, place, false);
    }
}

static Level level_of(CXDiagnostic d)
{
    switch (clang_getDiagnosticSeverity(d)) {
    case CXDiagnostic_Fatal:
        return FATAL;
    case CXDiagnostic_Error:
        return ERROR;
    case CXDiagnostic_Warning:
        return WARNING;
    default:
        return NOTE;
    }
}

/* Warnings of Clang's about what is right in AMP C: constants as dimensions,
 * and views that are longer than the arrays that amp.h makes of them. What is
 * wrong with `c ? view : other` is said by check_view.c. */
static bool is_beside_the_point(const char *flag, const char *text)
{
    return strcmp(flag, "-Wgnu-folding-constant") == 0
        || strcmp(flag, "-Wunneeded-internal-declaration") == 0
        || (strcmp(flag, "-Wpointer-type-mismatch") == 0
            && (strstr(text, "'array_view(") || strstr(text, "'array(")))
        || (strcmp(flag, "-Warray-bounds") == 0
            && strstr(text, "past the end") && strstr(text, "'array"));
}

/* Elements that are volatile are no matter of amp.h's functions, which Clang would have
 * say so: kernels cannot capture such a view (check_capture.c). */
static bool is_volatile_given(Lower *l, CXDiagnostic d, const char *text)
{
    CXDiagnosticSet notes = clang_getChildDiagnostics(d);
    bool is_ours = false;
    if (!strstr(text, "discards qualifiers") || !strstr(relay_quoted(text), "volatile"))
        return false;
    for (unsigned i = 0; i < clang_getNumDiagnosticsInSet(notes); i++) {
        CXDiagnostic note = clang_getDiagnosticInSet(notes, i);
        const Source *s = place_of(l, note).range.source;
        is_ours |= s && s->is_ours;
        clang_disposeDiagnostic(note);
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
static const char *macro_of(CXDiagnostic d)
{
    CXString own = clang_getDiagnosticSpelling(d);
    bool is_about_one =
        strstr(lower_string(own), "to function-like macro invocation");
    CXDiagnosticSet notes = clang_getChildDiagnostics(d);
    if (!is_about_one || !clang_getNumDiagnosticsInSet(notes))
        return "";
    const char *name = "";
    for (unsigned i = 0; i < clang_getNumDiagnosticsInSet(notes) && !*name; i++) {
        CXDiagnostic note = clang_getDiagnosticInSet(notes, i);
        const char *text = lower_string(clang_getDiagnosticSpelling(note));
        if (!relay_begins(text, EXPANDED))
            name = relay_quoted(text);
        clang_disposeDiagnostic(note);
    }
    return name;
}

/* The function of amp.h that is used as a value, or "". */
static const char *overloaded_of(Lower *l, CXDiagnostic d, Finding *f)
{
    if (!strstr(f->text, "overloaded function") || !f->place.range.source)
        return "";
    const char *word = word_of(l, d, f->place, f->text);
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
            has_them = relay_has_macro(l, e->name);
        looked = true;
        e->kind = has_them ? e->kind : WORD_SHORT;
    }
}

/* Whether Clang reads on as if the fix had been made that it suggests: what belongs at a
 * place, or a member that is nearly called so. */
static bool is_mended(CXDiagnostic d, const char *text)
{
    bool is_member = relay_begins(text, "no member named")
        || (relay_begins(text, "member reference type") && strstr(text, "is not a pointer"));
    return clang_getDiagnosticNumFixIts(d) && (relay_is_stumble(text) || is_member);
}

/* The bracket that something is to match. */
static Place opening_of(Lower *l, CXDiagnostic d)
{
    Place place = {0};
    CXDiagnosticSet notes = clang_getChildDiagnostics(d);
    for (unsigned i = 0; i < clang_getNumDiagnosticsInSet(notes); i++) {
        CXDiagnostic note = clang_getDiagnosticInSet(notes, i);
        if (relay_begins(lower_string(clang_getDiagnosticSpelling(note)), "to match this"))
            place = place_of(l, note);
        clang_disposeDiagnostic(note);
    }
    return place;
}

Conversation relay_listen(Lower *l, Level least)
{
    Conversation all = {0};
    unsigned count = clang_getNumDiagnostics(l->tu);
    for (unsigned i = 0; i < count; i++) {
        CXDiagnostic d = clang_getDiagnostic(l->tu, i);
        Said said = {.diagnostic = d, .finding.level = level_of(d)};
        said.raw = without_ours(lower_string(clang_getDiagnosticSpelling(d)));
        said.finding.text = relay_words(said.raw);
        said.finding.flag = lower_string(clang_getDiagnosticOption(d, NULL));
        said.finding.place = place_of(l, d);
        if (said.finding.level >= ERROR)
            list_add(&l->mistakes,
                     ((Mistake){said.finding.level, said.finding.place, said.raw,
                                .is_mended = is_mended(d, said.raw)}));
        said.opening = opening_of(l, d);
        said.is_told = said.finding.level < least
            || is_beside_the_point(said.finding.flag, said.finding.text)
            || is_volatile_given(l, d, said.finding.text);
        if (!bare_error(&said.finding, &said.word)
            && !literal_error(&said.finding, &said.word)
            && !syntax_error(&said.finding, &said.word)
            && !word_error(&said.finding, &said.word)
            && !word_macro(&said.finding, macro_of(d), &said.word))
            word_macro(&said.finding, overloaded_of(l, d, &said.finding),
                       &said.word);
        if (said.word.around.source)
            list_add(&l->lost, said.word.around);
        list_add(&all, said);
    }
    relay_add_mended(l, &all);
    find_short_names(l, &all);
    return all;
}

void relay_hang_up(Conversation *all)
{
    for (int i = 0; i < all->count; i++)
        clang_disposeDiagnostic(all->items[i].diagnostic);
}

static void look_for_header(CXFile file, CXSourceLocation *stack,
                            unsigned depth, CXClientData data)
{
    struct { const Lower *l; bool found; } *look = data;
    (void)stack, (void)depth;
    if (lower_is_our_header(look->l, lower_string(clang_getFileName(file))))
        look->found = true;
}

/* Without amp.h, all else that Clang says comes of that. */
static bool tell_header(Lower *l, const Conversation *all)
{
    struct { const Lower *l; bool found; } look = {l, false};
    if (all->count)
        clang_getInclusions(l->tu, look_for_header, &look);
    for (int i = 0; !look.found && i < all->count; i++)
        if (word_needs_header(&all->items[i].finding)
            || all->items[i].word.kind == WORD_SHORT) {
            word_tell_header(&all->items[i].finding);
            return true;
        }
    return false;
}

/* "'grid_2' is deprecated: extent_2". */
static void tell_old(DiagId id, const Finding *f)
{
    Source *s = f->place.range.source;
    const char *today = strrchr(f->text, ' ') + 1;
    if (!s)
        return;
    unsigned begin = f->place.point, end = source_word_end(s, begin);
    diag(id, f->place, source_word(s, begin), today);
    diag_fix((Range){s, begin, end}, today);
}

/* (T *) before the address of an element. */
static void fix_address(const Finding *f)
{
    Source *s = f->place.range.source;
    const char *cast = relay_cast(f->text);
    Range r = {s, f->place.point, f->place.point};
    if (cast && s && s->text[f->place.point] == '&')
        diag_fix(r, cast);
}

static void relay_one(Lower *l, const Said *said, Told *told)
{
    const Finding *f = &said->finding;
    if (said->is_reworded) {
        diag_relay(ERROR, f->place, "", f->text);
        if (said->fix)
            diag_fix(said->fixed, said->fix);
        if (said->opening.range.source)
            diag_note(said->opening, "to match this '%c'",
                      f->place.range.source->text[said->opening.point]);
        return;
    }
    CXDiagnostic d = said->diagnostic;
    const char *word = word_of(l, d, f->place, said->raw);
    const Rule *rule = rule_for(said->raw, f->text, word);
    if (rule && rule->filling == OPERAND)
        word = operand_of(said->raw);
    if (rule && rule->filling == TYPE)
        word = view_in(f->text);
    if (rule && rule->filling == MIXED)
        word = relay_mixed(f->text, source_text(f->place.range));
    if (follows(told, rule, f->place, said->raw))
        return;
    int before = diag_errors();
    if (relay_tell_size(l, d, f))
        return;
    if (relay_tell_read_only(l, f) || relay_tell_address(l, f)
        || relay_tell_result(l, f, &told->results)
        || relay_tell_component(l, d, f) || relay_tell_subscript(l, d, f)
        || relay_tell_arrow(l, f)
        || (rule && rule->id == D_CONDITION_VECTOR && relay_tell_condition(l, d, f)))
        ;
    else if (rule && rule->filling == OLD)
        tell_old(rule->id, f);
    else if (rule && rule->filling == OPERAND)
        diag(rule->id, f->place, maker_in(l, d), word, word);
    else if (rule && rule->filling == ROWS)
        diag(rule->id, f->place, word, relay_first_row(l, word, f->place));
    else if (rule && rule->filling != TEXT)
        diag(rule->id, f->place, word, word);
    else if (rule)
        diag(rule->id, f->place, f->text);
    else
        diag_relay(f->level, relay_missing(f), f->flag, f->text);
    if (rule && diag_errors() > before) /* no error follows from a warning */
        tell(told, rule, f->place);
    if (rule && rule->filling == MIXED)
        fix_address(f);
    add_details(l, d, f->place, rule != NULL);
    if (said->declared.range.source)
        diag_note(said->declared, "'%s' is declared here", relay_quoted(f->text));
    relay_notes(l, d, true);
}

bool relay_diagnostics(Lower *l, Level least)
{
    Told told = {0};
    bool is_read = true;
    Conversation all = relay_listen(l, least);
    bool told_all = tell_header(l, &all);
    relay_drop(&all);
    for (int i = 0; i < all.count; i++) {
        const Said *said = &all.items[i];
        is_read &= said->finding.level < ERROR;
        if (said->is_told || told_all)
            continue;
        if (said->word.kind == WORD_MISUSED
            && relay_tell_atomic(l, &said->finding, said->word.name))
            continue;
        if (!said->word.kind || said->word.kind == WORD_CLANGS) {
            relay_one(l, said, &told);
            continue;
        }
        word_tell(&said->finding, &said->word);
        relay_notes(l, said->diagnostic, false);
    }
    if (told.has_length)
        relay_tell_tiles(l);
    relay_hang_up(&all);
    return is_read;
}
