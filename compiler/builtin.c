/* builtin.c - looks up builtin.def. */
#include "builtin.h"

#include <string.h>

static const Builtin TABLE[] = {
#define MATH(base, opencl) {base, opencl, BI_CALL}, {base "f", opencl, BI_CALL},
#define FAST(base, opencl) \
    {"amp_fast_" base, opencl, BI_CALL}, \
    {"amp_fast_" base "f", opencl, BI_CALL},
#define BUILTIN(name, opencl, kind) {name, opencl, kind},
#include "builtin.def"
#undef MATH
#undef FAST
#undef BUILTIN
};

static const Builtin *find(const char *name, bool is_barrier)
{
    static Map map;
    if (!map.used)
        for (size_t i = 0; i < sizeof TABLE / sizeof *TABLE; i++)
            *map_put(&map, TABLE[i].name) = (void *)&TABLE[i];
    void **place = map_get(&map, name);
    const Builtin *b = place ? *place : NULL;
    return b && (b->kind == BI_BARRIER) == is_barrier ? b : NULL;
}

const Builtin *builtin_barrier(const Node *call)
{
    const Node *callee = node_strip(call->kids[CALL_CALLEE]);
    if (callee->kind != ND_MEMBER
        || callee->kids[MEMBER_BASE]->type->kind != TY_BARRIER)
        return NULL;
    return find(callee->field->name, true);
}

const Builtin *builtin_of(const Node *call)
{
    if (!call->decl)
        return builtin_barrier(call);
    const Function *f = call->decl->function;
    return f && f->is_user ? NULL : find(call->decl->name, false);
}
