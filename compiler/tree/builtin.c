/* builtin.c - looks up builtin.def and math.def. */
#include "builtin.h"
#include "tree.h"
#include "text/source.h"

#include <string.h>

static const Builtin TABLE[] = {
#define MATH(name, signature, device, on_float, on_double) \
    {name, device, BI_MATH}, {name "f", device, BI_MATH},
#define MATH_R(name, signature, device, on_float, on_double) \
    {name "_r", device, BI_MATH}, {name "f_r", device, BI_MATH},
#define GENERIC(name, signature, device, on_float, on_double) \
    MATH(name, signature, device, on_float, on_double)
#define FAST(name, signature, device, on_float) \
    {"amp_fast_" name, device, BI_FAST}, \
    {"amp_fast_" name "f", device, BI_FAST},
#define INTEGER(name, signature, device) {name, device, BI_MATH},
#define BUILTIN(name, opencl, kind) {name, opencl, kind},
#include "math.def"
#include "builtin.def"
#undef MATH
#undef MATH_R
#undef GENERIC
#undef FAST
#undef INTEGER
#undef BUILTIN
};

const Builtin *builtin_named(const char *name)
{
    static Map map;
    if (!map.used)
        for (size_t i = 0; i < sizeof TABLE / sizeof *TABLE; i++)
            *map_put(&map, TABLE[i].name) = (void *)&TABLE[i];
    return map_value(&map, name);
}

/* Whether the user wrote a name, which no macro of a system header has: __sinf is
 * another language's, which C's library happens to declare. */
static bool is_written(const Node *call, const char *name)
{
    const Source *s = call->range.source;
    return s && strcmp(source_word(s, call->range.begin), name) == 0;
}

/* What a macro of a system header calls is the function by another name, and so are
 * GNU C's builtins. */
static const Builtin *find_alias(const Node *call)
{
    static const char *const PREFIXES[] = {"__builtin_", "__tg_", "__"};
    const char *name = call->decl->name;
    for (size_t i = 0; i < sizeof PREFIXES / sizeof *PREFIXES; i++) {
        size_t length = strlen(PREFIXES[i]);
        if (strncmp(name, PREFIXES[i], length) == 0)
            return i == 0 || !is_written(call, name) ? builtin_named(name + length)
                                                     : NULL;
    }
    return NULL;
}

const Builtin *builtin_barrier(const Node *n)
{
    const Node *callee = n->kind == ND_CALL ? node_strip(n->kids[CALL_CALLEE]) : n;
    if (callee == n || callee->kind != ND_MEMBER
        || callee->kids[MEMBER_BASE]->type->kind != TY_BARRIER)
        return NULL;
    return builtin_named(callee->field->name);
}

/* A function of the user's by that name; a declaration alone, which C allows
 * in place of the header, is none. */
static bool is_own(const Function *f)
{
    bool has_clause = false;
    for (int i = 0; i < f->prototypes.count; i++)
        has_clause = has_clause || f->prototypes.items[i].clauses.count;
    return f->is_user && (f->body || has_clause);
}

const Builtin *builtin_of(const Node *call)
{
    if (!call->decl)
        return builtin_barrier(call);
    const Function *f = call->decl->function;
    if (f && is_own(f))
        return NULL;
    const Builtin *b = builtin_named(call->decl->name);
    if (!b)
        b = find_alias(call);
    return b && b->kind != BI_BARRIER ? b : NULL;
}

bool builtin_is(const Node *n, BuiltinKind kind)
{
    const Builtin *b = n->kind == ND_CALL ? builtin_of(n) : NULL;
    return b && b->kind == kind;
}

bool builtin_calls(const Node *n, const char *name)
{
    const Builtin *b = n->kind == ND_CALL ? builtin_of(n) : NULL;
    return b && strcmp(b->name, name) == 0;
}

/* The functions, by C's name or OpenCL's, that are an instruction or two. */
static const char *const INSTRUCTIONS[] = {"abs", "ceil", "fabs", "floor", "fma", "fmax", "fmin",
                                           "imaxabs", "labs", "llabs", "rint", "sqrt", "trunc"};

bool builtin_is_instruction(const Node *call)
{
    const Builtin *b = builtin_of(call);
    for (size_t i = 0; b && i < sizeof INSTRUCTIONS / sizeof *INSTRUCTIONS; i++)
        if (b->kind == BI_MATH && (strcmp(b->name, INSTRUCTIONS[i]) == 0
                                   || strcmp(b->opencl, INSTRUCTIONS[i]) == 0))
            return true;
    return false;
}

bool builtin_drops(const Builtin *b, int argument)
{
    return (b->kind == BI_MATH || b->kind == BI_FAST)
        && strchr(b->opencl, '$')
        && !strstr(b->opencl, arena_format("$%d", argument));
}

bool builtin_call_aborts(Answers *known, const Node *call)
{
    const Builtin *b = builtin_of(call);
    Function *f = node_helper(call);
    return b ? b->kind == BI_ABORT : f && builtin_aborts(known, f);
}

bool builtin_aborts(Answers *known, Function *f)
{
    bool aborts = false; /* for recursion, which is an error */
    if (answer_known(known, f, &aborts))
        return aborts;
    for (int i = 0; i < f->calls.count && !aborts; i++)
        aborts = builtin_call_aborts(known, f->calls.items[i]);
    return answer_keep(known, f, aborts);
}
