/* torn_words.c - what the words of a statement say that is not in the tree, because Clang
 * found a mistake in it: which variables it may change, and whether it may wait at a barrier
 * or leave.
 */
#include "torn_words.h"

#include <ctype.h>
#include <string.h>

static char beside(Range r, unsigned at, int step)
{
    const Source *s = r.source;
    for (; at >= r.begin && at < r.end; at += (unsigned)step)
        if (!isspace((unsigned char)s->text[at]))
            return s->text[at];
    return 0;
}

static bool is_assignment(const char *p, char before)
{
    return *p == '=' && p[1] != '=' && !strchr("=!", before)
        && (!strchr("<>", before) || p[-2] == before);
}

static bool is_control(const char *word)
{
    static const char *const WORDS[] = {"if", "for", "while", "switch"};
    return STRING_IS_ONE_OF(word, WORDS);
}

/* Whether a declaration begins with a word. */
static bool is_type_word(const char *word)
{
    static const char *const BEGINNINGS[] = {
        "int", "unsigned", "float", "double", "void", "char", "short", "long", "signed",
        "bool", "uint", "struct", "const", "static", "tile_static", "extent_", "index_"};
    return STRING_BEGINS_AS(word, BEGINNINGS);
}

/* Marks the last word, and those that it is a member of, if the operator follows it. */
static bool step_before(Range r, Words *words, unsigned operator)
{
    int i = words->count - 1;
    if (i < 0 || source_next(r.source, words->items[i].end) != operator)
        return false;
    while (i > 0 && strchr(".>", words->items[i].before))
        words->items[i--].is_stepped = true;
    words->items[i].is_stepped = true;
    return true;
}

/* Where the operator begins that an assignment's `=` ends. */
static unsigned operator_begin(Range r, unsigned at)
{
    while (at > r.begin && strchr("+-*/%&|^<>", r.source->text[at - 1]))
        at--;
    return at;
}

Words words_of(Range r)
{
    const Source *s = r.source;
    Words words = {0};
    bool is_stepped = false;
    unsigned stepped = r.end; /* a word that begins there is */
    int depth = 0, condition = 0, assigned = 0;
    for (unsigned at = r.begin, end; at < r.end; at = end) {
        const char *p = s->text + at;
        end = source_word_end(s, at);
        if (end > at && depth + condition == 0 && beside(r, at - 1, -1) == ']')
            assigned = words.count; /* an operator is missing */
        if (end > at && !isdigit((unsigned char)*p)) {
            Word w = {source_word(s, at), beside(r, at - 1, -1), beside(r, end, 1),
                      .is_inside = depth + condition > 0, .is_first = !words.count,
                      .is_stepped = at == stepped, .end = end};
            list_add(&words, w);
            continue;
        }
        if (end == at)
            end = (unsigned)(source_skip_token(p, s->text + r.end) - s->text);
        bool begins = words.count && is_control(words.items[words.count - 1].text)
            && words.items[words.count - 1].after == '(';
        depth += (*p == '[') - (*p == ']' && depth > 0);
        condition += (*p == '(' && (condition || begins)) - (*p == ')' && condition);
        if ((*p == '+' || *p == '-') && p[1] == *p) {
            bool is_behind = step_before(r, &words, at);
            stepped = is_behind ? stepped : source_next(r.source, at + 2);
            is_stepped |= !is_behind && !source_is_letter(s->text[stepped]);
            end = at + 2;
        }
        if (is_assignment(p, at > r.begin ? p[-1] : ' ')) {
            is_stepped |= depth + condition > 0
                && !step_before(r, &words, operator_begin(r, at));
            assigned = words.count;
        }
    }
    for (int i = 0; i < words.count; i++) {
        words.items[i].is_assigned = i < assigned && !words.items[i].is_inside;
        words.items[i].is_stepped |= is_stepped;
    }
    return words;
}

static const Decl *parameter_named(const Function *f, const char *name)
{
    for (int i = 0; i < f->parameters.count; i++)
        if (strcmp(f->parameters.items[i]->name, name) == 0)
            return f->parameters.items[i];
    return NULL;
}

/* Whether a call as a statement may wait at a barrier: of a function that takes a tile, or
 * of an unknown one (`int (*f)(int)` is no call). */
static bool may_wait(const Unit *unit, const Word *w)
{
    static const char *const KNOWN[] = {"amp_", "atomic"};
    bool is_known = is_type_word(w->text) || STRING_BEGINS_AS(w->text, KNOWN);
    for (int i = 0; i < unit->functions.count; i++) {
        const Function *f = unit->functions.items[i];
        if (!f->decl || strcmp(f->name, w->text) != 0)
            continue;
        is_known = true;
        if (function_takes_tile(f))
            return true;
    }
    return w->is_first && w->after == '(' && !w->is_assigned && !is_known
        && !is_control(w->text);
}

/* A name that is looked for among a function's variables. */
typedef struct Known {
    const char *name;
    bool is_found;
} Known;

static bool find_name(Node *n, void *context)
{
    Known *known = context;
    known->is_found |= n->kind == ND_VAR && n->decl && strcmp(n->decl->name, known->name) == 0;
    for (int i = 0; i < n->declared.count; i++)
        known->is_found |= strcmp(n->declared.items[i]->name, known->name) == 0;
    return !known->is_found;
}

bool words_know(const Function *f, const Word *w)
{
    Known known = {w->text, parameter_named(f, w->text) != NULL};
    node_walk(f->body, find_name, &known);
    return known.is_found;
}

/* Whether two words declare a variable of a type that nobody knows, as `index q;` does. */
static bool may_declare(const Function *f, const Word *type, const Word *variable)
{
    bool ends = !variable->after || strchr(";,[", variable->after);
    return ends && isalpha((unsigned char)type->after) && !words_know(f, variable);
}

/* Whether a statement may be a misspelled jump, `retrun 1;`, `if (x) brake;`: it has a lone
 * word that is no type, and no assignment. */
static bool may_be_jump(const Function *f, const Words *words)
{
    bool found = false;
    for (int i = 0; i < words->count; i++) {
        const Word *w = &words->items[i];
        bool begins = !w->before || strchr(");{}", w->before);
        bool ends = !w->after || strchr(";_", w->after) || isalnum((unsigned char)w->after);
        bool declares = i + 1 < words->count && may_declare(f, w, w + 1);
        found |= begins && ends && !declares && !is_control(w->text) && !is_type_word(w->text);
        if (w->is_assigned)
            return false;
    }
    return found;
}

bool words_may_part(const Unit *unit, const Function *f, const Words *words)
{
    if (may_be_jump(f, words))
        return true;
    static const char *const PARTING[] = {
        "return", "break", "continue", "goto", "case", "default", "amp_abort", "barrier"};
    for (int i = 0; i < words->count; i++) {
        const Word *w = &words->items[i];
        const Decl *d = parameter_named(f, w->text);
        if (STRING_IS_ONE_OF(w->text, PARTING) || string_begins(w->text, "wait")
            || may_wait(unit, w)
            || (d && type_is_erased(d->type) && w->after != '.'))
            return true;
    }
    return false;
}

bool word_may_change(const Word *w, const Type *t)
{
    bool is_memory = type_is_handle(t) || t->kind == TY_ARRAY || t->kind == TY_POINTER;
    return w->is_assigned || w->is_stepped || w->before == '&'
        || (is_memory && w->after != '[');
}

bool check_may_set(Range code, const Decl *d)
{
    Words words = source_has_word(code, d->name) ? words_of(code) : (Words){0};
    bool found = false;
    for (int i = 0; i < words.count; i++) {
        const Word *w = &words.items[i];
        if (strcmp(w->text, d->name) != 0)
            continue;
        if (type_is_handle(d->type))
            found |= w->before == '&' || w->after == '=';
        else if (d->type->kind == TY_POINTER) /* which a call cannot change */
            found |= w->before == '&' || w->is_assigned || w->is_stepped;
        else
            found |= word_may_change(w, d->type);
    }
    return found;
}
