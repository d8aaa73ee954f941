/* relay.c - Clang's own messages, in AMP C's words.
 *
 * Clang prints a view as the pointer into an address space that amp.h makes of
 * it. Within quotes those types are written back as the user wrote them, notes
 * that point into amp.h are dropped, and messages that AMP C has a rule for
 * take that rule's (the table).
 */
#include "lower.h"
#include "relay.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* What the names that are between amp.h and ampcc begin with. */
static const char OURS[] = "__ampc_";

/* ---- types -------------------------------------------------------------- */

/* Removes every `what` from s; returns how many there were. */
static int remove_all(char *s, const char *what)
{
    int count = 0;
    size_t length = strlen(what);
    for (char *p; (p = strstr(s, what)); count++)
        memmove(p, p + length, strlen(p + length) + 1);
    return count;
}

static char *trim(char *s)
{
    while (*s == ' ')
        s++;
    size_t length = strlen(s);
    while (length && s[length - 1] == ' ')
        s[--length] = '\0';
    for (char *p; (p = strstr(s, "  "));)
        memmove(p, p + 1, strlen(p));
    return s;
}

/* The inside of `typeof (…)` where that is all there is. */
static char *unwrap_typeof(char *s)
{
    static const char *const WORDS[] = {"typeof (", "typeof(", "__typeof__("};
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++) {
        size_t length = strlen(WORDS[i]), end = strlen(s);
        if (strncmp(s, WORDS[i], length) == 0 && s[end - 1] == ')') {
            s[end - 1] = '\0';
            return s + length;
        }
    }
    return s;
}

static const char *const VIEW_MARKS[] = {
    "__attribute__((address_space(1)))", "__ampc_view_space"};
static const char *const STORE_MARKS[] = {
    "__attribute__((address_space(2)))", "__ampc_array_space"};

static bool remove_marks(char *s, const char *const marks[2])
{
    int count = 0;
    for (int i = 0; i < 2; i++)
        count += remove_all(s, marks[i]);
    return count > 0;
}

/* "const AS float (*)[16777216]" -> "array_view(const float, 2)". */
static const char *handle_name(char *s, const char *word)
{
    bool is_const = strncmp(s, "const typeof", 12) == 0;
    s = unwrap_typeof(is_const ? s + 6 : s);
    int rank = remove_all(s, "[16777216]");
    rank += remove_all(s, "(*const)") + remove_all(s, "(*)");
    remove_all(s, "typeof (*(p))");
    size_t length = strlen(s = trim(s));
    if (length > 6 && strcmp(s + length - 6, "*const") == 0) {
        s[length - 6] = '\0';
        rank++;
    } else if (length && s[length - 1] == '*') {
        s[length - 1] = '\0';
        rank++;
    }
    s = trim(s);
    if (strcmp(s, "void") == 0 || strcmp(s, "const void") == 0
        || strcmp(s, "void const") == 0)
        return strcmp(word, "array") == 0 ? "array" : "array_view";
    if (rank == 0)
        return s;
    return arena_format("%s(%s, %d)", word, s, rank);
}

/* The names of amp.h's vectors. */
static const char *vector_name(const char *s)
{
    static const char ATTRIBUTE[] = " __attribute__((ext_vector_type(";
    const char *at = strstr(s, ATTRIBUTE);
    if (!at)
        return s;
    const char *base = arena_substring(s, (size_t)(at - s));
    const char *lanes = at + sizeof ATTRIBUTE - 1;
    if (strcmp(base, "unsigned int") == 0)
        base = "uint";
    return arena_format("%s%s_%.*s", strncmp(base, "const ", 6) ? "" : "const ",
                        strncmp(base, "const ", 6) ? base : base + 6,
                        (int)strcspn(lanes, ")"), lanes);
}

/* "typeof (__ampc_tiled_index(16, 16))" -> "tiled_index(16, 16)". */
static const char *tiled_name(char *s)
{
    char *at = strstr(s, "__ampc_tiled_");
    if (!at)
        return NULL;
    at += strlen("__ampc_");
    char *close = strchr(at, ')');
    return close ? arena_substring(at, (size_t)(close - at) + 1) : at;
}

/* What stands in quotes, in the user's words. */
static const char *user_words(char *s)
{
    const char *tiled = tiled_name(s);
    if (tiled)
        return tiled;
    if (remove_marks(s, VIEW_MARKS))
        return handle_name(trim(s), "array_view");
    if (remove_marks(s, STORE_MARKS))
        return handle_name(trim(s), "array");
    if (strncmp(s, "__ampc_", 7) == 0)
        return s + 7;
    if (strncmp(s, "struct tile", 11) == 0)
        return s + 7;
    return vector_name(s);
}

/* Views have no address space to their user. */
static const char *without_spaces(const char *text)
{
    static const char WORDS[] = " changes address space of pointer";
    const char *at = strstr(text, WORDS);
    return !at ? text : arena_format("%.*s: these types do not convert%s",
        (int)(at - text), text, at + sizeof WORDS - 1);
}

/* Rewrites each quoted piece; "'X' (aka 'X')" loses its aka. */
static const char *rewrite(const char *text)
{
    Buffer out = {0};
    text = without_spaces(text);
    const char *previous = "";
    for (const char *p = text; *p;) {
        const char *close = *p == '\'' ? strchr(p + 1, '\'') : NULL;
        if (!close || close == p + 1) {
            buffer_char(&out, *p++);
            continue;
        }
        char *piece = arena_substring(p + 1, (size_t)(close - p) - 1);
        /* The type of an expression of amp.h's own: what it is stands next. */
        if (strstr(piece, "typeof (")
            && strncmp(close + 1, " (aka '", 7) == 0
            && strstr(close + 8, "')")) {
            p = close + 8;
            close = strstr(p, "')");
            piece = arena_substring(p, (size_t)(close - p));
            p = close + 2;
            previous = user_words(piece);
            buffer_format(&out, "'%s'", previous);
            continue;
        }
        const char *words = user_words(piece);
        size_t aka = strlen(" (aka ");
        bool repeats = out.length >= aka && strcmp(words, previous) == 0
            && strcmp(out.text + out.length - aka, " (aka ") == 0;
        if (repeats) {
            out.length -= aka;
            out.text[out.length] = '\0';
            p = close[1] == ')' ? close + 2 : close + 1;
        } else {
            buffer_format(&out, "'%s'", words);
            p = close + 1;
        }
        previous = words;
    }
    return out.text ? out.text : "";
}

/* ---- messages that are a rule of AMP C ---------------------------------- */

/* What fills in the %s of a rule's message. */
typedef enum Filling { TEXT, NAME, OPERAND, TYPE } Filling;

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

/* The word that a message points at, be it by its range. */
static const char *word_of(Lower *l, CXDiagnostic d, Place place)
{
    if (!place.range.source)
        return "";
    const char *word = source_word(place.range.source, place.point);
    if (!*word && clang_getDiagnosticNumRanges(d)) {
        Range r = lower_range(l, clang_getDiagnosticRange(d, 0));
        if (r.source)
            word = source_word(r.source, r.begin);
    }
    return word;
}

/* What amp_view was given: "typeof (*(m))" -> "m". */
static const char *operand_of(const char *text)
{
    const char *at = strstr(text, "typeof (*(");
    const char *end = at ? strstr(at, "))") : NULL;
    return end ? arena_substring(at + 10, (size_t)(end - at) - 10) : "p";
}

/* The first view among the types that a message quotes. */
static const char *view_in(const char *text)
{
    const char *at = strstr(text, "'array_view(");
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

/* The last message that took a rule. */
typedef struct Told {
    const Rule *rule;
    Place place;
} Told;

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
    return same
        && source_line(s, place.point) == source_line(s, told->place.point);
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

static void add_details(Lower *l, CXDiagnostic d, Place place)
{
    unsigned ranges = clang_getDiagnosticNumRanges(d);
    for (unsigned i = 0; i < ranges; i++) {
        Range r = lower_range(l, clang_getDiagnosticRange(d, i));
        if (r.source != place.range.source || r.begin != place.range.begin)
            diag_mark(r);
    }
    unsigned fixes = clang_getDiagnosticNumFixIts(d);
    for (unsigned i = 0; i < fixes; i++) {
        CXSourceRange range;
        CXString text = clang_getDiagnosticFixIt(d, i, &range);
        const char *words = lower_string(text);
        if (strncmp(words, OURS, strlen(OURS)) != 0)
            diag_fix(lower_range(l, range), words);
    }
}

static void relay_notes(Lower *l, CXDiagnostic d)
{
    CXDiagnosticSet notes = clang_getChildDiagnostics(d);
    unsigned count = clang_getNumDiagnosticsInSet(notes);
    for (unsigned i = 0; i < count; i++) {
        CXDiagnostic note = clang_getDiagnosticInSet(notes, i);
        Place place = place_of(l, note);
        if (!place.range.source || place.range.source->is_ours)
            continue;
        const char *text = lower_string(clang_getDiagnosticSpelling(note));
        diag_note(place, "%s", rewrite(text));
        add_details(l, note, place);
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
 * and views that are longer than the arrays that amp.h makes of them. */
static bool is_beside_the_point(const char *flag, const char *text)
{
    return strcmp(flag, "-Wgnu-folding-constant") == 0
        || strcmp(flag, "-Wunneeded-internal-declaration") == 0
        || (strcmp(flag, "-Warray-bounds") == 0
            && strstr(text, "past the end") && strstr(text, "'array"));
}

/* Nobody means a name that is amp.h's own. */
static const char *without_ours(const char *text)
{
    const char *at = strstr(text, "; did you mean '");
    if (!at || strncmp(strchr(at, '\'') + 1, OURS, strlen(OURS)) != 0)
        return text;
    return arena_substring(text, (size_t)(at - text));
}

/* A message of Clang's, and what is behind it. */
typedef struct Said {
    CXDiagnostic diagnostic;
    Finding finding;
    const char *raw; /* Clang's own words */
    WordError word;
    bool is_told;    /* or is not to be */
} Said;
typedef LIST(Said) Conversation;

static Conversation listen(Lower *l, Level least)
{
    Conversation all = {0};
    unsigned count = clang_getNumDiagnostics(l->tu);
    for (unsigned i = 0; i < count; i++) {
        CXDiagnostic d = clang_getDiagnostic(l->tu, i);
        Said said = {.diagnostic = d, .finding.level = level_of(d)};
        said.raw = without_ours(lower_string(clang_getDiagnosticSpelling(d)));
        said.finding.text = rewrite(said.raw);
        said.finding.flag = lower_string(clang_getDiagnosticOption(d, NULL));
        said.finding.place = place_of(l, d);
        said.is_told = said.finding.level < least
            || is_beside_the_point(said.finding.flag, said.finding.text);
        word_error(&said.finding, &said.word);
        list_add(&all, said);
    }
    return all;
}

/* Without amp.h, all else that Clang says comes of that. */
static bool tell_header(Lower *l, const Conversation *all)
{
    for (int i = 0; i < l->unit->sources.count; i++)
        if (l->unit->sources.items[i]->is_ours)
            return false;
    for (int i = 0; i < all->count; i++)
        if (word_needs_header(&all->items[i].finding)) {
            word_tell_header(&all->items[i].finding);
            return true;
        }
    return false;
}

/* Marks what comes of a word being wrong; each word is told of once. */
static void drop_what_follows(Conversation *all, int at)
{
    const Said *cause = &all->items[at];
    Range statement = word_statement(cause->finding.place);
    for (int i = 0; i < all->count; i++) {
        Said *other = &all->items[i];
        bool same = other->word.kind
            && strcmp(other->word.name, cause->word.name) == 0;
        if (i == at)
            continue;
        if (other->word.kind == WORD_NONE || same)
            other->is_told |= word_follows(&other->finding, statement);
        if (same && cause->word.kind == WORD_FOREIGN)
            other->is_told = true;
    }
}

static void relay_one(Lower *l, const Said *said, Told *told)
{
    const Finding *f = &said->finding;
    CXDiagnostic d = said->diagnostic;
    const char *word = word_of(l, d, f->place);
    const Rule *rule = rule_for(said->raw, f->text, word);
    if (rule && rule->filling == OPERAND)
        word = operand_of(said->raw);
    if (rule && rule->filling == TYPE)
        word = view_in(f->text);
    if (follows(told, rule, f->place, said->raw))
        return;
    if (rule)
        *told = (Told){rule, f->place};
    if (rule && rule->filling != TEXT)
        diag(rule->id, f->place, word, word);
    else if (rule)
        diag(rule->id, f->place, f->text);
    else
        diag_relay(f->level, f->place, f->flag, f->text);
    add_details(l, d, f->place);
    relay_notes(l, d);
}

void relay_diagnostics(Lower *l, Level least)
{
    Told told = {0};
    Conversation all = listen(l, least);
    bool told_all = tell_header(l, &all);
    for (int i = 0; i < all.count && !told_all; i++)
        if (all.items[i].word.kind && !all.items[i].is_told)
            drop_what_follows(&all, i);
    for (int i = 0; i < all.count; i++) {
        const Said *said = &all.items[i];
        if (said->is_told || told_all)
            continue;
        if (said->word.kind && said->word.kind != WORD_CLANGS)
            word_tell(&said->finding, &said->word);
        else
            relay_one(l, said, &told);
    }
    for (int i = 0; i < all.count; i++)
        clang_disposeDiagnostic(all.items[i].diagnostic);
}
