/* message.c - reports Clang's diagnostics in AMP C's terms.
 *
 * Types are printed as the user wrote them (relay_type.c), and notes that point
 * into amp.h are dropped. If AMP C has a rule for a diagnostic, the rule's text
 * replaces it (the table below); others name the wrong word (relay_word.c), or
 * describe the code at that place (message_tell.c).
 */
#include "lower.h"
#include "message.h"

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

/* What is given where a view is wanted is not what a row of a view would be. */
static const Rule NO_VIEW = {"", "", "", D_VIEW_MIX, MIXED};

/* What amp_view or amp_array_from was given: "typeof (*(m))" or "typeof ((0 , *(m)))" -> "m",
 * or the first argument of the call at a place. */
static const char *operand_of(const char *text, Place place)
{
    const char *at = strstr(text, "typeof (");
    const char *star = at ? strstr(at, "*(") : NULL;
    const char *end = star ? strstr(star, "))") : NULL;
    if (end)
        return arena_substring(star + 2, (size_t)(end - star) - 2);
    const Source *s = place.range.source;
    const char *call = s ? s->text + source_word_end(s, place.point) : "";
    return *call == '(' ? arena_substring(call + 1, strcspn(call + 1, ",)")) : "p";
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

/* The rule that matches a diagnostic, or NULL; operands are matched only in the text with
 * the user's types. */
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
    const char *word; /* that it was about */
    bool has_length; /* of an array of tile_static that is no constant */
    Map results;     /* kernels that return something: their Sources' places */
} Told;

static void tell(Told *told, const Rule *rule, Place place, const char *word)
{
    told->rule = rule;
    told->place = place;
    told->word = word;
    told->has_length |= rule->id == D_STATIC_LENGTH;
}

/* Whether a diagnostic repeats the last error, or says what Clang expected instead. */
static bool follows(const Told *told, const Rule *rule, Place place,
                    const char *word, const char *text)
{
    Source *s = place.range.source;
    if (!told->rule || !s || told->place.range.source != s)
        return false;
    if (rule && rule->id != D_TILE_STORAGE)
        return place.point == told->place.point && strcmp(word, told->word) == 0;
    bool same = rule ? rule->id == told->rule->id
                     : strncmp(text, "expected ", 9) == 0;
    bool is_loops = strstr(text, "in 'for' loop") && place.point == told->place.point;
    return is_loops
        || (same && source_line(s, place.point) == source_line(s, told->place.point));
}

/* ---- relaying ----------------------------------------------------------- */

/* `int s s[16];`, `a b;`: whether a semicolon is what is missing between two names nobody
 * knows; or a declaration behind the list is, for a parameter without a type. */
static bool is_doubtful(const Finding *f)
{
    Source *s = f->place.range.source;
    if (string_begins(f->text, "parameter '"))
        return true;
    bool is_expression = string_begins(f->text, "expected ';' after expression");
    if (!s || !(is_expression || string_begins(f->text, "expected ';' at end of declaration")))
        return false;
    unsigned at = f->place.point, next = source_next(s, at);
    unsigned begin = relay_lost(f->place).begin;
    return source_line(s, next) == source_line(s, at) && source_word_end(s, next) > next
        && (is_expression ? !word_is_keyword(source_word(s, next))
                          : !memchr(s->text + begin, '=', at - begin));
}

/* What a fix inserts, with a blank between two words. */
static const char *inserted(const char *words, Range r)
{
    size_t length = strlen(words);
    bool joins = r.source && r.begin == r.end && length > 0
        && source_is_letter(words[length - 1]) && source_is_letter(r.source->text[r.end]);
    return joins ? arena_format("%s ", words) : words;
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
        if (strncmp(words, OURS, strlen(OURS)) != 0 && !is_tile && !is_vector
            && !message_is_in_macro(clang_getRangeStart(range)))
            diag_fix(r, inserted(words, r));
    }
}

/* All of them, or those about macros alone. */
static void relay_notes(Lower *l, CXDiagnostic d, bool all)
{
    Notes notes = message_notes_of(l, d);
    for (int i = 0; i < notes.count; i++) {
        const Note *note = &notes.items[i];
        const Source *s = note->place.range.source;
        bool is_expansion = string_begins(note->text, RELAY_EXPANDED);
        bool is_other = !all || string_begins(note->text, RELAY_INCLUDE);
        if (!s || s->is_ours || (is_expansion ? s->is_system : is_other))
            continue;
        diag_note(note->place, "%s", relay_words(note->text));
        add_details(l, note->diagnostic, note->place, false);
    }
}

static void look_for_header(CXFile file, CXSourceLocation *stack,
                            unsigned depth, CXClientData data)
{
    struct { const Lower *l; bool found; } *look = data;
    (void)stack, (void)depth;
    if (lower_is_our_header(look->l, lower_string(clang_getFileName(file))))
        look->found = true;
}

bool message_includes_amp(const Lower *l)
{
    struct { const Lower *l; bool found; } look = {l, false};
    clang_getInclusions(l->tu, look_for_header, &look);
    return look.found;
}

/* If amp.h is not included, reports only that: all other errors follow from it. */
static bool tell_header(Lower *l, const Conversation *all)
{
    if (!all->count || message_includes_amp(l))
        return false;
    for (int i = 0; i < all->count; i++)
        if (!all->items[i].is_told && (word_needs_header(&all->items[i].finding)
                                       || all->items[i].word.kind == WORD_SHORT)) {
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

/* (T *) before the address of an element; a view without its address. */
static void fix_address(const Finding *f)
{
    Source *s = f->place.range.source;
    const char *cast = relay_cast(f->text);
    unsigned at = f->place.point;
    if (!s || s->text[at] != '&')
        return;
    if (cast)
        diag_fix((Range){s, at, at}, cast);
    else if (relay_is_address_of_handle(f->text))
        diag_fix((Range){s, at, at + 1}, "");
}

/* A bracket, or `do`. */
static const char *opening_text(Place opening)
{
    const Source *s = opening.range.source;
    const char *word = source_word(s, opening.point);
    return *word ? word : arena_substring(s->text + opening.point, 1);
}

static void tell_reworded(const Said *said)
{
    diag_relay(ERROR, said->finding.place, "", said->finding.text);
    if (said->fix)
        diag_fix(said->fixed, said->fix);
    if (said->opening.range.source)
        diag_note(said->opening, "to match this '%s'", opening_text(said->opening));
}

/* The text of the value that is of a wrong type: what a message marks, or points at. */
static const char *given_in(Lower *l, CXDiagnostic d, const Finding *f)
{
    bool marks = clang_getDiagnosticNumRanges(d) && strstr(f->text, "initializing '");
    Range r = marks ? lower_range(l, clang_getDiagnosticRange(d, 0)) : f->place.range;
    return r.source ? source_text(r) : "";
}

/* What the rule's message is about, if that is no word at the place. */
static const char *filling_of(Lower *l, const Said *said, const Rule *rule, const char *word)
{
    const Finding *f = &said->finding;
    switch (rule->filling) {
    case NAME:
    case ROWS:
        return message_name_of(l, said->diagnostic, f->place, word);
    case OPERAND:
        return operand_of(said->raw, f->place);
    case TYPE:
        return view_in(f->text);
    case MIXED:
        return relay_mixed(f->text, given_in(l, said->diagnostic, f));
    case TEXT:
    case OLD:
        break;
    }
    return word;
}

/* Whether one of those that know more than a rule has reported it. */
static bool is_told_well(Lower *l, CXDiagnostic d, const Finding *f, const Rule *rule, Told *told)
{
    return message_tell_static(l, d, f) || message_tell_uncalled(l, d, f)
        || message_tell_read_only(l, f) || (!rule && message_tell_address(l, f))
        || message_tell_result(l, f, &told->results) || message_tell_jump(l, f)
        || message_tell_component(l, d, f) || message_tell_vectors(f)
        || message_tell_extent(l, f) || message_tell_cast(l, f)
        || message_tell_subscript(l, d, f) || message_tell_arrow(l, f)
        || (rule && rule->id == D_CONDITION_VECTOR && message_tell_condition(l, d, f));
}

static void tell_by_rule(Lower *l, const Said *said, const Rule *rule, const char *word)
{
    const Finding *f = &said->finding;
    switch (rule->filling) {
    case OLD:
        tell_old(rule->id, f);
        break;
    case OPERAND:
        diag(rule->id, f->place, maker_in(l, said->diagnostic),
             message_first_row(l, word, f->place), word);
        break;
    case ROWS:
        message_tell_array(l, word, f->place);
        break;
    case TEXT:
        diag(rule->id, f->place, f->text);
        break;
    case NAME:
    case TYPE:
    case MIXED:
        diag(rule->id, f->place, word, word);
        break;
    }
}

static void relay_one(Lower *l, const Said *said, Told *told)
{
    const Finding *f = &said->finding;
    CXDiagnostic d = said->diagnostic;
    if (said->is_reworded) {
        tell_reworded(said);
        return;
    }
    const char *word = message_word_of(l, d, f->place, said->raw);
    const Rule *rule = message_is_odd_subscript(l, d, f)
        ? NULL : rule_for(said->raw, f->text, word);
    if (rule && rule->id == D_VIEW_ROW && relay_wants_handle(f->text))
        rule = &NO_VIEW;
    if (rule)
        word = filling_of(l, said, rule, word);
    if (follows(told, rule, f->place, word, said->raw))
        return;
    int before = diag_errors();
    if (message_tell_size(l, d, f))
        return;
    bool is_told = is_told_well(l, d, f, rule, told);
    if (!is_told && rule)
        tell_by_rule(l, said, rule, word);
    else if (!is_told)
        diag_relay(f->level, said->is_in_macro ? f->place : relay_missing(f), f->flag,
                   f->text);
    if (rule && diag_errors() > before) /* no error follows from a warning */
        tell(told, rule, f->place, word);
    if (rule && rule->filling == MIXED)
        fix_address(f);
    add_details(l, d, f->place, rule != NULL || is_doubtful(f));
    if (said->declared.range.source)
        diag_note(said->declared, "'%s' is declared here", relay_quoted(f->text));
    relay_notes(l, d, true);
}

/* Reports one diagnostic; of a mended error, against the text that the user wrote. */
static void relay_said(Lower *l, const Said *said, Told *told)
{
    Source *s = said->is_mended ? said->finding.place.range.source : NULL;
    const char *text = s ? s->text : NULL;
    if (s)
        s->text = source_written(s);
    if (!said->word.kind || said->word.kind == WORD_CLANGS) {
        relay_one(l, said, told);
    } else {
        word_tell(&said->finding, &said->word);
        relay_notes(l, said->diagnostic, false);
    }
    if (s)
        s->text = text;
}

/* Reports the first error even if it was dropped: a failure needs at least one. */
static void relay_first(Lower *l, const Conversation *all, Told *told)
{
    for (int i = 0; i < all->count; i++)
        if (all->items[i].finding.level >= ERROR) {
            relay_said(l, &all->items[i], told);
            return;
        }
}

bool message_diagnostics(Lower *l, Level least)
{
    int before = diag_errors();
    Told told = {0};
    bool is_read = true;
    Conversation all = message_listen(l, least);
    message_drop_absent(l, &all);
    message_undefined(l, &all);
    message_tags(&all);
    bool told_all = tell_header(l, &all);
    message_drop(&all);
    for (int i = 0; i < all.count; i++) {
        const Said *said = &all.items[i];
        is_read &= said->finding.level < ERROR;
        if (said->is_told || told_all)
            continue;
        if (said->word.kind == WORD_MISUSED
            && message_tell_atomic(l, &said->finding, said->word.name))
            continue;
        if (said->finding.level == WARNING)
            list_add(&l->unit->warned,
                     ((Warned){said->finding.place.range, said->finding.flag}));
        relay_said(l, said, &told);
    }
    if (!is_read && diag_errors() == before)
        relay_first(l, &all, &told);
    if (told.has_length)
        message_tell_tiles(l);
    message_hang_up(&all);
    return is_read;
}
