/* check_restrict.c - restrict(…) clauses: amp.restrict.1 to .4. */
#include "check.h"

#include <string.h>

/* ---- the words of a clause ---------------------------------------------- */

static const char SEPARATORS[] = ", \t\n";

typedef struct Word {
    const char *text;
    unsigned target; /* CPU or AMP; 0: unknown */
    bool is_old;
} Word;

static Word read_word(const char *p, size_t length)
{
    static const Word KNOWN[] = {
        {"cpu", CPU, false}, {"amp", AMP, false}, {"direct3d", AMP, true}};
    for (size_t i = 0; i < sizeof KNOWN / sizeof *KNOWN; i++)
        if (strlen(KNOWN[i].text) == length
            && memcmp(KNOWN[i].text, p, length) == 0)
            return KNOWN[i];
    return (Word){.text = arena_substring(p, length)};
}

/* Where a word of the clause stands; the clause where a macro hides it. */
static Range word_range(const Clause *clause, const char *word)
{
    Range r = clause->range;
    if (!r.source)
        return r;
    const char *text = source_text(r), *open = strchr(text, '(');
    const char *at = open ? strstr(open, word) : NULL;
    if (at && *word) {
        r.begin += (unsigned)(at - text);
        r.end = r.begin + (unsigned)strlen(word);
    }
    return r;
}

/* Calls use, where there is one, for each word; returns the set they name. */
static unsigned read_clause(const Clause *clause, bool *fine,
                            void (*use)(const Clause *, Word))
{
    unsigned set = 0;
    int count = 0;
    for (const char *p = clause->words + strspn(clause->words, SEPARATORS);
         *p; p += strspn(p, SEPARATORS), count++) {
        size_t length = strcspn(p, SEPARATORS);
        Word word = read_word(p, length);
        set |= word.target;
        *fine &= word.target != 0;
        if (use)
            use(clause, word);
        p += length;
    }
    *fine &= count > 0;
    return set;
}

unsigned check_clauses_set(const Prototype *p, bool *fine)
{
    unsigned set = 0;
    *fine = true;
    for (int i = 0; i < p->clauses.count; i++)
        set |= read_clause(&p->clauses.items[i], fine, NULL);
    *fine = *fine && (set || !p->clauses.count);
    return set ? set : CPU;
}

/* ---- one clause --------------------------------------------------------- */

/* amp.restrict.1 */
static void check_word(const Clause *clause, Word word)
{
    Range r = word_range(clause, word.text);
    if (word.is_old) {
        diag(D_RESTRICT_OLD, at_range(r));
        if (strcmp(source_text(r), word.text) == 0)
            diag_fix(r, "amp");
    } else if (!word.target) {
        diag(D_RESTRICT_UNKNOWN, at_range(r), word.text);
    }
}

/* Whether there is one comma between two words each. */
static bool has_its_commas(const Clause *clause)
{
    static const char BLANKS[] = " \t\n";
    for (const char *p = clause->words;; p++) {
        p += strspn(p, BLANKS);
        size_t length = strcspn(p, ", \t\n");
        p += length;
        p += strspn(p, BLANKS);
        if (!length || (*p && *p != ','))
            return false;
        if (!*p)
            return true;
    }
}

static void report_commas(const Clause *clause)
{
    Range r = clause->range;
    Buffer words = {0};
    for (const char *p = clause->words + strspn(clause->words, SEPARATORS);
         *p; p += strspn(p, SEPARATORS)) {
        size_t length = strcspn(p, SEPARATORS);
        buffer_format(&words, "%s%.*s", words.length ? ", " : "", (int)length,
                      p);
        p += length;
    }
    const char *fixed = arena_format("restrict(%s)", words.text);
    diag(D_RESTRICT_COMMA, at_range(r), fixed);
    if (r.source && strcmp(source_word(r.source, r.begin), "restrict") == 0)
        diag_fix(r, fixed);
}

static bool is_empty(const Clause *clause)
{
    return !clause->words[strspn(clause->words, ", \t\n")];
}

static void check_clause(const Clause *clause)
{
    bool fine = true;
    if (is_empty(clause))
        diag(D_RESTRICT_EMPTY, at_range(clause->range));
    else
        read_clause(clause, &fine, check_word);
    if (!is_empty(clause) && fine && !has_its_commas(clause))
        report_commas(clause);
}

/* Whether the declaration that a clause stands in is a typedef. */
static bool is_in_typedef(Range clause)
{
    const Source *s = clause.source;
    unsigned at = clause.begin;
    while (s && at > 0 && !strchr(";{}", s->text[at - 1]))
        at--;
    while (s && at < clause.begin) {
        unsigned end = source_word_end(s, at);
        if (end > at && strcmp(source_word(s, at), "typedef") == 0)
            return true;
        at = end > at ? end : at + 1;
    }
    return false;
}

/* amp.restrict.4 */
static void misplaced(const Clause *clause)
{
    diag(is_in_typedef(clause->range) ? D_RESTRICT_TYPE : D_RESTRICT_MISPLACED,
         at_range(clause->range), clause->words);
}

static bool is_within(Range inner, Range r)
{
    return inner.source == r.source && inner.begin >= r.begin
        && inner.end <= r.end;
}

/* The use of a macro that has both, or NULL. */
static const MacroUse *macro_of_both(const Unit *unit, Range a, Range b)
{
    for (int i = 0; i < unit->macro_uses.count; i++) {
        const MacroUse *use = &unit->macro_uses.items[i];
        if (is_within(a, use->range) && is_within(b, use->range))
            return use;
    }
    return NULL;
}

/* Whether the body of a macro begins with a clause, or has but storage classes before it. */
static bool begins_with_clause(Range definition)
{
    static const char BLANKS[] = " \t\r\n\\";
    static const char *const CLASSES[] = {"static", "inline", "extern"};
    const Source *s = definition.source;
    unsigned at = source_word_end(s, definition.begin);
    if (at < definition.end && s->text[at] == '(')
        at = source_call_end(s, definition.begin);
    const char *word = "static";
    while (at < definition.end && STRING_IS_ONE_OF(word, CLASSES)) {
        at += (unsigned)strspn(s->text + at, BLANKS);
        word = source_word(s, at);
        at = source_word_end(s, at);
    }
    return strcmp(word, "restrict") == 0 && s->text[at + strspn(s->text + at, BLANKS)] == '(';
}

static bool is_before_name(const Unit *unit, const Clause *clause, Range name)
{
    if (clause->range.source != name.source)
        return false;
    const MacroUse *use = macro_of_both(unit, clause->range, name);
    return use ? use->definition.source && begins_with_clause(use->definition)
               : clause->range.begin < name.begin;
}

static void check_prototype(const Unit *unit, const Function *f, const Prototype *p)
{
    for (int i = 0; i < p->clauses.count; i++) {
        const Clause *clause = &p->clauses.items[i];
        if (f->decl && is_before_name(unit, clause, p->name_range))
            misplaced(clause);
        else
            check_clause(clause);
    }
}

/* ---- functions ---------------------------------------------------------- */

/* amp.restrict.2 */
static bool check_main(const Function *f)
{
    if (!f->decl || strcmp(f->name, "main") != 0)
        return false;
    bool found = false;
    for (int i = 0; i < f->prototypes.count; i++) {
        const Prototype *p = &f->prototypes.items[i];
        bool fine;
        if (!(check_clauses_set(p, &fine) & AMP) || !fine)
            continue;
        found = true;
        diag(D_RESTRICT_MAIN, at_range(p->clauses.items[0].range),
             p->clauses.items[0].words);
    }
    return found;
}

/* amp.restrict.3, where one of the declarations has no clause. */
static void report_missing(const Function *f, const Prototype *p,
                           unsigned set)
{
    diag(D_RESTRICT_MISSING, at_range(p->name_range), f->name,
         check_restriction(set));
    const Range r = p->range;
    if (!p->is_definition && r.source && r.end
        && r.source->text[r.end - 1] == ')')
        diag_fix((Range){r.source, r.end, r.end},
                 arena_format(" %s", check_restriction(set)));
}

/* amp.restrict.3 */
static void check_agreement(const Function *f)
{
    const Prototype *first = &f->prototypes.items[0];
    bool fine, first_fine;
    unsigned set = check_clauses_set(first, &first_fine);
    for (int i = 1; i < f->prototypes.count && first_fine; i++) {
        const Prototype *p = &f->prototypes.items[i];
        unsigned other = check_clauses_set(p, &fine);
        if (!fine || other == set)
            continue;
        if (p->clauses.count)
            diag(D_RESTRICT_DIFFERS, at_range(p->name_range), f->name,
                 check_restriction(other), check_restriction(set));
        else
            report_missing(f, p, set);
        diag_note(at_range(first->name_range), "'%s' is declared here%s",
                  f->name, first->clauses.count ? "" : " without a clause");
        return;
    }
}

static void check_function(const Unit *unit, const Function *f)
{
    for (int i = 0; i < f->prototypes.count; i++)
        check_prototype(unit, f, &f->prototypes.items[i]);
    if (!check_main(f) && f->prototypes.count)
        check_agreement(f);
}

typedef struct Search {
    Range clause;
    bool is_found;
} Search;

static bool find_pointer(Node *n, void *context)
{
    Search *s = context;
    for (int i = 0; i < n->declared.count; i++) {
        const Decl *d = n->declared.items[i];
        s->is_found |= is_within(s->clause, d->range)
            && check_type(d->type).id == D_TYPE_FUNCTION;
    }
    return !s->is_found;
}

/* Whether amp code declares a function pointer with a clause: that is wrong
 * with or without it. */
static bool is_of_pointer(const Unit *unit, const Clause *clause)
{
    Search s = {clause->range, false};
    for (int i = 0; i < unit->functions.count && !s.is_found; i++) {
        const Function *f = unit->functions.items[i];
        if (!check_is_amp(f))
            continue;
        for (int p = 0; p < f->parameters.count; p++) {
            const Decl *d = f->parameters.items[p];
            s.is_found |= is_within(clause->range, d->range)
                && check_type(d->type).id == D_TYPE_FUNCTION;
        }
        if (f->body && is_within(clause->range, f->body->range))
            node_walk(f->body, find_pointer, &s);
    }
    return s.is_found;
}

void check_restrict(Unit *unit)
{
    for (int i = 0; i < unit->functions.count; i++)
        if (unit->functions.items[i]->is_user)
            check_function(unit, unit->functions.items[i]);
    for (int i = 0; i < unit->misplaced.count; i++)
        if (!is_of_pointer(unit, &unit->misplaced.items[i]))
            misplaced(&unit->misplaced.items[i]);
    check_calls(unit);
}
