/* type.c - questions about types, and their names for users and for C. */
#include "type.h"

#include <string.h>

typedef struct ScalarInfo {
    const char *c, *opencl;
    char class;
} ScalarInfo;

static const ScalarInfo SCALARS[] = {
#define TYPE(kind, c, opencl, bytes, class) [kind] = {c, opencl, class},
#include "type.def"
#undef TYPE
};

static const size_t SCALAR_COUNT = sizeof SCALARS / sizeof *SCALARS;

char type_class(const Type *t)
{
    if (t->kind == TY_ENUM)
        t = t->of;
    return (size_t)t->kind < SCALAR_COUNT ? SCALARS[t->kind].class : 0;
}

bool type_is_integer(const Type *t)
{
    char class = type_class(t);
    return class == 'S' || class == 'U' || class == 'B';
}

bool type_is_floating(const Type *t)
{
    return type_class(t) == 'F';
}

bool type_is_arithmetic(const Type *t)
{
    return type_is_integer(t) || type_is_floating(t);
}

bool type_is_unsigned(const Type *t)
{
    char class = type_class(t);
    return class == 'U' || class == 'B';
}

bool type_is_wide(const Type *t)
{
    return type_is_integer(t) && t->size >= 4;
}

/* The bits of a number but its sign; of a floating one those of its whole part. */
static int bits_of(const Type *t)
{
    static const int FLOATING[] = {[2] = 11, [4] = 24, [8] = 53};
    if (t->kind == TY_BOOL)
        return 1;
    return type_is_floating(t) ? FLOATING[t->size]
        : (int)t->size * 8 - !type_is_unsigned(t);
}

bool type_holds(const Type *t, const Type *of)
{
    bool are_numbers = type_is_arithmetic(t) && type_is_arithmetic(of)
        && t->size <= 8 && of->size <= 8;
    bool has_sign = type_is_floating(t) || !type_is_unsigned(t);
    bool needs_sign = type_is_floating(of) || !type_is_unsigned(of);
    return are_numbers && bits_of(t) >= bits_of(of)
        && (type_is_floating(t) || !type_is_floating(of)) && (has_sign || !needs_sign);
}

bool type_is_vector(const Type *t)
{
    return t->kind == TY_VECTOR && t->count > 1;
}

bool type_is_number(const Type *t)
{
    return type_is_arithmetic(t) && !t->is_volatile && !t->is_atomic;
}

bool type_is_value(const Type *t)
{
    return (type_is_arithmetic(t) || t->kind == TY_VECTOR) && !t->is_volatile;
}

bool type_is_handle(const Type *t)
{
    return t->kind == TY_VIEW || t->kind == TY_STORE;
}

bool type_is_erased(const Type *t)
{
    return t->kind == TY_TILED_INDEX || t->kind == TY_BARRIER;
}

bool type_is_const(const Type *t)
{
    while (t->kind == TY_ARRAY && !t->is_const)
        t = t->of;
    return t->is_const;
}

const Type *type_element(const Type *t)
{
    while (t->kind == TY_ARRAY)
        t = t->of;
    return t;
}

Type *type_assignable(const Type *t)
{
    Type *plain = NEW(Type);
    *plain = *t;
    plain->is_const = false;
    if (t->kind == TY_ARRAY)
        plain->of = type_assignable(t->of);
    return plain;
}

Type *type_array(Type *of, long count)
{
    Type *t = NEW(Type);
    *t = (Type){.kind = TY_ARRAY, .of = of, .count = count, .size = count * of->size,
                .align = of->align};
    return t;
}

int type_rank(const Type *t)
{
    return t->kind == TY_TILED_INDEX ? t->rank : t->kind == TY_VECTOR ? (int)t->count : 1;
}

const Type *type_lane(const Type *t)
{
    return t->kind == TY_VECTOR ? t->of : t;
}

const char *type_opencl(const Type *t)
{
    if (t->kind == TY_ENUM)
        t = t->of;
    return SCALARS[t->kind].opencl;
}

bool type_same(const Type *a, const Type *b)
{
    if (a == b)
        return true;
    if (a->kind != b->kind)
        return false;
    switch (a->kind) {
    case TY_RECORD:
        return a->record == b->record;
    case TY_POINTER:
        return type_same(a->of, b->of);
    case TY_ARRAY:
    case TY_VECTOR:
        return a->count == b->count && type_same(a->of, b->of);
    case TY_VIEW:
    case TY_STORE:
        return a->rank == b->rank && type_same(a->of, b->of);
    case TY_TILED_INDEX:
    case TY_TILED_EXTENT:
        return a->rank == b->rank
            && memcmp(a->tile, b->tile, sizeof a->tile) == 0;
    case TY_ENUM:
        return type_same(a->of, b->of);
    case TY_FUNCTION:
    case TY_BLOCK:
    case TY_OTHER:
        return strcmp(a->spelling, b->spelling) == 0;
    default:
        return true;
    }
}

static bool any(const Type *t, bool (*test)(const Type *), int depth)
{
    if (test(t))
        return true;
    if (depth > 64)
        return false;
    if (t->kind == TY_ARRAY)
        return any(t->of, test, depth + 1);
    if (t->kind != TY_RECORD)
        return false;
    for (int i = 0; i < t->record->fields.count; i++)
        if (any(t->record->fields.items[i]->type, test, depth + 1))
            return true;
    return false;
}

bool type_any(const Type *t, bool (*test)(const Type *))
{
    return any(t, test, 0);
}

/* "tiled_index(16, 16)", or "tiled_index_2" where the tile is open. */
static const char *tiled_string(const char *word, const Type *t)
{
    Buffer b = {0};
    if (!t->tile[0])
        return arena_format("%s_%d", word, t->rank);
    buffer_format(&b, "%s(%d", word, t->tile[0]);
    for (int d = 1; d < t->rank; d++)
        buffer_format(&b, ", %d", t->tile[d]);
    buffer_add(&b, ")");
    return b.text;
}

static const char *record_string(const Record *r)
{
    const char *word = r->is_union ? "union" : "struct";
    if (*r->c_name)
        return r->c_name;
    return arena_format("%s %s", word, *r->name ? r->name : "<unnamed>");
}

static const char *vector_string(const Type *t)
{
    if (t->of->kind == TY_INT && t->count == 1)
        return "index_1";
    const char *base = t->of->kind == TY_UINT ? "uint" : SCALARS[t->of->kind].c;
    return arena_format("%s_%ld", base, t->count);
}

/* A type without its own qualifiers, where that is one word or a few. */
static const char *plain_string(const Type *t)
{
    if (t->alias)
        return t->alias;
    switch (t->kind) {
    case TY_RECORD:
        return record_string(t->record);
    case TY_VECTOR:
        return vector_string(t);
    case TY_VIEW:
        return arena_format("array_view(%s, %d)", type_string(t->of), t->rank);
    case TY_STORE:
        return arena_format("array(%s, %d)", type_string(t->of), t->rank);
    case TY_TILED_INDEX:
        return tiled_string("tiled_index", t);
    case TY_TILED_EXTENT:
        return tiled_string("tiled_extent", t);
    case TY_BARRIER:
        return "tile_barrier";
    case TY_ENUM:
        return t->spelling;
    case TY_FUNCTION:
    case TY_BLOCK:
    case TY_OTHER:
        return t->spelling;
    default:
        return SCALARS[t->kind].c;
    }
}

static const char *qualified(const Type *t, const char *text)
{
    return arena_format("%s%s%s", t->is_const && !t->alias_is_const ? "const " : "",
                        t->is_volatile && !t->alias_is_volatile ? "volatile " : "",
                        text);
}

/* C's inside-out declarators: `inner` is what was built so far. */
static const char *declare(const Type *t, const char *inner)
{
    if (t->kind == TY_POINTER && !t->alias) {
        bool wraps = t->of->kind == TY_ARRAY && !t->of->alias;
        const char *star = arena_format("%s*%s%s%s", wraps ? "(" : "",
            !t->is_const ? "" : *inner ? "const " : "const", inner,
            wraps ? ")" : "");
        return declare(t->of, star);
    }
    if (t->kind == TY_ARRAY && !t->alias) {
        const char *dimension = t->count < 0
            ? arena_format("%s[]", inner)
            : arena_format("%s[%ld]", inner, t->count);
        return declare(t->of, dimension);
    }
    if (t->kind == TY_FUNCTION && *inner && strchr(t->spelling, '('))
        return arena_format("%.*s(%s)%s",
                            (int)strcspn(t->spelling, "("), t->spelling,
                            inner, strchr(t->spelling, '('));
    bool is_array = *inner == '[';
    return arena_format("%s%s%s", qualified(t, plain_string(t)),
                        *inner && !is_array ? " " : "", inner);
}

const char *type_declare(const Type *t, const char *name)
{
    return declare(t, name);
}

const char *type_string(const Type *t)
{
    return declare(t, "");
}

long align_up(long offset, long align)
{
    return align > 1 ? (offset + align - 1) / align * align : offset;
}

/* ---- types of new numbers ------------------------------------------------ */

static Type INT = {.kind = TY_INT, .size = 4, .align = 4};
static Type LONG = {.kind = TY_LONG, .size = 8, .align = 8};
static Type UINT = {.kind = TY_UINT, .size = 4, .align = 4};
static Type ULONG = {.kind = TY_ULONG, .size = 8, .align = 8};

static Type NARROW = {.kind = TY_NARROW, .size = 2, .align = 2};
static Type UNARROW = {.kind = TY_UNARROW, .size = 2, .align = 2};

Type *type_int(void)
{
    return &INT;
}

Type *type_long(void)
{
    return &LONG;
}

Type *type_uint(void)
{
    return &UINT;
}

Type *type_ulong(void)
{
    return &ULONG;
}

Type *type_narrow(bool is_unsigned)
{
    return is_unsigned ? &UNARROW : &NARROW;
}
