/* check_capture_hole.c - what a kernel captures in statements that are not lowered, as Clang
 * drops those that capture an array (amp.capture.3): the host's pointers there.
 *
 * Their words are looked up among the variables of the function around the kernel.
 */
#include "check.h"

#include <ctype.h>

static Decl SEVERAL;

/* name -> the variable, or &SEVERAL */
typedef struct Names {
    const Function *kernel;
    Map host, own;
    Set *told;
} Names;

static void add(Map *names, Decl *d)
{
    void **place = map_put(names, d->name);
    *place = *place ? &SEVERAL : d;
}

static bool add_declared(Node *n, void *names)
{
    for (int i = 0; i < n->declared.count; i++)
        add(names, n->declared.items[i]);
    return n->kind != ND_BLOCK;
}

static void add_variables(Map *names, const Function *f)
{
    for (int i = 0; i < f->parameters.count; i++)
        add(names, f->parameters.items[i]);
    node_walk(f->body, add_declared, names);
}

/* The character before a place and the blanks there. */
static unsigned before(Range r, unsigned at)
{
    while (at > r.begin && isspace((unsigned char)r.source->text[at - 1]))
        at--;
    return at;
}

/* Whether a word is a member's name, or one that the statement may declare: `T x`, `T *x`. */
static bool is_other(const Names *names, Range r, unsigned at)
{
    const Source *s = r.source;
    unsigned end = before(r, at);
    bool is_pointer = false;
    for (; end > r.begin && s->text[end - 1] == '*'; is_pointer = true)
        end = before(r, end - 1);
    char last = end > r.begin ? s->text[end - 1] : ';';
    if (!is_pointer && (last == '.' || last == '>'))
        return true;
    if (!source_is_letter(last))
        return false;
    const char *word = source_word(s, source_word_begin(s, end));
    return !isdigit((unsigned char)*word) && !map_get(&names->host, word)
        && !map_get(&names->own, word);
}

/* Whether a lowered statement before a place captures a variable. */
static bool is_captured_before(const Function *kernel, const Decl *d, unsigned at)
{
    for (int i = 0; i < kernel->captures.count; i++)
        if (kernel->captures.items[i] == d)
            return kernel->capture_uses.items[i]->point < at;
    return false;
}

static void check_word(Names *names, Range r, unsigned at, unsigned end)
{
    const char *word = source_word(r.source, at);
    void **found = map_get(&names->host, word);
    const Decl *d = found ? *found : NULL;
    if (!d || d == &SEVERAL || d->is_static || d->type->kind != TY_POINTER
        || map_get(&names->own, word) || is_other(names, r, at)
        || is_captured_before(names->kernel, d, at) || !set_add(names->told, d))
        return;
    if (diag_is_told((Range){r.source, at, end})) /* by Clang */
        return;
    Node *use = NEW(Node);
    *use = (Node){.kind = ND_VAR, .range = {r.source, at, end}, .point = at};
    check_capture(d, use);
}

void check_capture_holes(const Function *kernel, Set *told)
{
    Names names = {.kernel = kernel, .told = told};
    if (!kernel->around || !kernel->body || !kernel->holes.count)
        return;
    add_variables(&names.host, kernel->around);
    add_variables(&names.own, kernel);
    for (int i = 0; i < kernel->holes.count; i++) {
        Range r = kernel->holes.items[i];
        const char *text = r.source->text;
        for (unsigned at = r.begin, end; at < r.end; at = end) {
            end = source_word_end(r.source, at);
            if (end > at)
                check_word(&names, r, at, end);
            else
                end = (unsigned)(source_skip_token(text + at, text + r.end) - text);
        }
    }
}
