/* lower_hole.c - finds the parts of a program with errors that are not to be lowered.
 *
 * A statement or declaration with an error is a hole, and so is one that names what
 * another hole declares: there Clang's AST has nothing, or a guess. Clang has reported
 * these; all other code can be checked as if there were no errors. The code that error
 * recovery skips is a hole too; if braces do not match, its extent is unknown, and the
 * program is not lowered at all. An error that Clang recovers from as if its fix-it were
 * applied, such as a missing semicolon, leaves no hole.
 */
#include "lower_own.h"
#include "relay/relay.h"

#include <string.h>

/* ---- names --------------------------------------------------------------- */

typedef struct Names {
    Lower *l;
    Map *names;
    bool all; /* false: only names that Clang could not declare properly */
} Names;

/* Whether Clang's declaration of a variable is wrong, or lacks a value that other code
 * may depend on; or it is a function within another one. */
static bool is_guessed(Lower *l, CXCursor c)
{
    unsigned name = lower_point(l, clang_getCursorLocation(c));
    Range type = lower_cursor_range(l, c);
    type.end = name < type.end ? name : type.end;
    bool is_guessed = clang_isInvalidDeclaration(c) || c.kind == CXCursor_FunctionDecl
        || clang_isConstQualifiedType(clang_getCursorType(c));
    for (int i = 0; i < l->mistakes.count; i++)
        is_guessed |= place_is_in(l->mistakes.items[i].place, type);
    return is_guessed;
}

/* Clang takes `restrict amp` for a variable amp, which every clause would then name. */
static bool is_target(const char *name)
{
    return strcmp(name, "amp") == 0 || strcmp(name, "cpu") == 0;
}

static enum CXChildVisitResult add_name(CXCursor c, CXCursor parent, CXClientData data)
{
    const Names *n = data;
    const char *name = clang_isDeclaration(c.kind) ? lower_spelling(c) : "";
    (void)parent;
    if (*name && !is_target(name) && c.kind != CXCursor_ParmDecl && c.kind != CXCursor_FieldDecl
        && (n->all || is_guessed(n->l, c)))
        *map_put(n->names, name) = n->names;
    return c.kind == CXCursor_CompoundStmt ? CXChildVisit_Continue
                                           : CXChildVisit_Recurse;
}

static bool is_hole(Lower *l, CXCursor c, Map *names)
{
    Own own = own_part(l, c);
    bool is_wrong = own_has_mistake(&own);
    bool follows = own_names_hole(&own);
    Names n = {l, names, follows || names == &l->holes};
    if (is_wrong || follows) {
        add_name(c, c, &n);
        clang_visitChildren(c, add_name, &n);
    }
    return is_wrong || follows;
}

/* ---- where reading goes on ----------------------------------------------- */

typedef struct Declaration {
    Range range;
    unsigned head_end; /* where the body of a function begins; else `range.begin` */
} Declaration;

/* What Clang has declared at file scope. */
typedef struct Declared {
    Lower *l;
    LIST(Declaration) items;
} Declared;

static enum CXChildVisitResult add_declared(CXCursor c, CXCursor parent, CXClientData data)
{
    Declared *d = data;
    (void)parent;
    if (!clang_isDeclaration(c.kind))
        return CXChildVisit_Continue;
    Own own = own_part(d->l, c);
    bool has_body = c.kind == CXCursor_FunctionDecl && own.inner.count;
    list_add(&d->items, ((Declaration){
        own.range, has_body ? own.inner.items[0].begin : own.range.begin}));
    return CXChildVisit_Continue;
}

/* What a mistake is in, or NULL. */
static const Declaration *declaration_around(const Declared *d, const Mistake *m)
{
    for (int i = 0; i < d->items.count; i++)
        if (place_is_in(m->place, d->items.items[i].range))
            return &d->items.items[i];
    return NULL;
}

/* Whether Clang skips what is around a mistake. */
static bool is_lost(const Declared *d, const Mistake *m)
{
    return !m->is_mended
        && (relay_is_stumble(m->text) || !declaration_around(d, m));
}

/* `void f(float &x, int n)`: Clang recovers after the parameter list. */
static bool is_in_head(const Declared *d, const Mistake *m)
{
    const Declaration *around = string_begins(m->text, "expected ')'")
        ? declaration_around(d, m) : NULL;
    return around && m->place.point < around->head_end;
}

static bool is_contained(const Declared *d, const Mistake *m)
{
    Source *s = m->place.range.source;
    if (m->is_mended && m->level == FATAL) /* a header that is missing */
        return true;
    if (m->level == FATAL || !s || s->is_ours || s->is_system)
        return false;
    if (!is_lost(d, m))
        return true;
    if (!relay_is_stumble(m->text) && relay_function(m->place) != m->place.point)
        return false; /* it is in a function */
    /* A brace that is there is read as something else, but for that of a list. */
    return relay_unmatched(s) == s->length
        && (!string_begins(m->text, "expected '}'") || relay_is_in_list(m->place));
}

/* ---- what lowering asks --------------------------------------------------- */

static enum CXChildVisitResult look_at_top(CXCursor c, CXCursor parent, CXClientData data)
{
    Lower *l = data;
    (void)parent;
    if (clang_isDeclaration(c.kind)
        && !clang_Location_isInSystemHeader(clang_getCursorLocation(c)))
        is_hole(l, c, &l->holes);
    return CXChildVisit_Continue;
}

static void add_mistake(Lower *l, Mistake m, Range r)
{
    m.is_mended = false;
    m.is_skipped = true;
    m.place = at_range(r);
    list_add(&l->mistakes, m);
}

/* Two statements on one line without a semicolon between them may be one statement that
 * Clang cannot parse: both are holes. */
static void add_neighbours(Lower *l, Mistake m)
{
    Source *s = m.place.range.source;
    unsigned at = m.place.point;
    if (!s || at == 0 || !string_begins(m.text, "expected ';'"))
        return;
    unsigned next = source_next(s, at);
    if (source_line(s, next) > source_line(s, at))
        return;
    add_mistake(l, m, (Range){s, at - 1, at});
    add_mistake(l, m, (Range){s, next, next + 1});
}

/* What Clang skips. */
static Range lost_by(const Mistake *m)
{
    return string_begins(m->text, "expected ';'") ? relay_lost(m->place)
                                                 : relay_definition(m->place);
}

bool lower_find_holes(Lower *l)
{
    CXCursor top = clang_getTranslationUnitCursor(l->tu);
    int told = l->mistakes.count;
    Declared declared = {.l = l};
    if (told)
        clang_visitChildren(top, add_declared, &declared);
    for (int i = 0; i < told; i++) {
        const Mistake *m = &l->mistakes.items[i];
        if (!is_contained(&declared, m))
            return false;
        if (is_lost(&declared, m) && !is_in_head(&declared, m))
            list_add(&l->lost, lost_by(m));
        add_neighbours(l, *m);
        m = &l->mistakes.items[i];
        if (string_begins(m->text, "call to undeclared function")) /* that declares it */
            *map_put(&l->holes, relay_quoted(m->text)) = l;
    }
    for (int before = -1; before != l->holes.used;) {
        before = l->holes.used;
        clang_visitChildren(top, look_at_top, l);
    }
    return true;
}

bool lower_is_hole(Lower *l, CXCursor c)
{
    if (!(l->mistakes.count + l->lost.count) || c.kind == CXCursor_CompoundStmt)
        return false;
    if (!l->function)
        l->local_holes = l->macro_holes = (Map){0};
    return is_hole(l, c, l->function ? &l->local_holes : &l->holes);
}

/* Whether a place in a function is in a block, which has its own holes. */
static bool is_in_block(const Unit *u, const Function *f, Place p)
{
    bool found = false;
    for (int i = 0; i < u->functions.count; i++) {
        const Function *block = u->functions.items[i];
        found |= block->around == f && block->body && place_is_in(p, block->body->range);
    }
    return found;
}

/* Where Clang's error recovery from a place on ends, skipping matched brackets. */
static unsigned skipped_end(const Source *s, unsigned at)
{
    const char *p = s->text + at, *end = s->text + s->length;
    for (int depth = 0; p < end; p = source_skip_token(p, end)) {
        depth += (strchr("([{", *p) != NULL) - (strchr(")]}", *p) != NULL);
        if (depth < 0 || (depth == 0 && *p == ';'))
            break;
    }
    return (unsigned)(p - s->text);
}

/* The code that Clang's AST lacks around a place; the whole body if a do loop may be
 * part of it, as its begin is not searched for. */
static Range lost_statement(const Function *f, Place p)
{
    Range r = relay_lost(p);
    unsigned end = skipped_end(r.source, p.point);
    r.end = end > r.end ? end : r.end;
    return source_has_word(r, "while") || source_has_word(r, "do") ? f->body->range : r;
}

/* What Clang skips behind a hole is no part of that. */
void lower_add_holes(const Lower *l, Function *f)
{
    for (int i = 0; i < l->mistakes.count; i++) {
        const Mistake *m = &l->mistakes.items[i];
        const Place p = m->place;
        if (!m->is_mended && place_is_in(p, f->body->range) && !is_in_block(l->unit, f, p)
            && (m->is_skipped || !place_is_in_any(p, f->holes.items, f->holes.count)))
            list_add(&f->holes, lost_statement(f, p));
    }
}
