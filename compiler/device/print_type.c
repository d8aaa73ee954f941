/* print_type.c - types in OpenCL C.
 *
 * bool is a uchar of 0 or 1 everywhere: its size in memory is then the host's.
 * A view is a small struct by value: where its first element is, the strides
 * of all but the last dimension, and its extents.
 */
#include "device.h"
#include "analysis/access.h"
#include "program/names.h"

static void print_record(Device *dev, Record *r);

/* index_1 is a plain int; there are no vectors of one. */
static const char *vector_name(const Type *t)
{
    const char *base = type_opencl(t->of);
    return t->count == 1 ? base : arena_format("%s%ld", base, t->count);
}

/* Without them what is printed means the same, and vectors have half as many numbers. */
static void need_narrow(Device *dev)
{
    need_text(dev, "amp_short",
              "#if defined __BITINT_MAXWIDTH__ && (defined __x86_64__ || defined __aarch64__)\n"
              "typedef _BitInt(16) amp_short;\n"
              "typedef unsigned _BitInt(16) amp_ushort;\n"
              "#else\n"
              "typedef short amp_short;\n"
              "typedef ushort amp_ushort;\n"
              "#endif\n");
}

static const char *scalar_name(Device *dev, const Type *t)
{
    if (t->kind == TY_DOUBLE)
        need_feature(dev, NEEDS_DOUBLE, "#pragma OPENCL EXTENSION cl_khr_fp64 : enable\n");
    if (t->kind == TY_NARROW || t->kind == TY_UNARROW)
        need_narrow(dev);
    return t->kind == TY_BOOL ? "uchar" : type_opencl(t);
}

static const char *record_name(Device *dev, Record *r)
{
    print_record(dev, r);
    return arena_format("%s %s", r->is_union ? "union" : "struct",
                        r->device_name);
}

static const char *base_name(Device *dev, const Type *t)
{
    switch (t->kind) {
    case TY_RECORD:
        return record_name(dev, t->record);
    case TY_VECTOR:
        scalar_name(dev, t->of);
        return vector_name(t);
    case TY_VIEW:
    case TY_STORE:
        return print_view_type(dev, t->of, t->rank);
    default:
        return scalar_name(dev, t);
    }
}

static const char *declare(Device *dev, const Type *t, const char *inner)
{
    if (t->kind == TY_POINTER) {
        bool wraps = t->of->kind == TY_ARRAY;
        return declare(dev, t->of, arena_format("%s*%s%s%s",
            wraps ? "(" : "", t->is_const ? "const " : "", inner,
            wraps ? ")" : ""));
    }
    if (t->kind == TY_ARRAY)
        return declare(dev, t->of, t->count < 0
            ? arena_format("%s[]", inner)
            : arena_format("%s[%ld]", inner, t->count));
    return arena_format("%s%s%s%s", t->is_const ? "const " : "",
                        base_name(dev, t), *inner ? " " : "", inner);
}

const char *print_declaration(Device *dev, const Type *t, const char *name)
{
    return declare(dev, t, name);
}

const char *print_type(Device *dev, const Type *t)
{
    Type plain = *t;
    plain.is_const = false;
    return declare(dev, &plain, "");
}

static const struct {
    const char *prefix, *name;
} SPACES[] = {
    [SPACE_ANY] = {"", "private"}, [SPACE_PRIVATE] = {"", "private"},
    [SPACE_LOCAL] = {"__local ", "local"},
    [SPACE_GLOBAL] = {"__global ", "global"},
    [SPACE_CONSTANT] = {"__constant ", "constant"}};

const char *space_prefix(Space space)
{
    return SPACES[space].prefix;
}

const char *space_name(Space space)
{
    return SPACES[space].name;
}

const char *print_variable_declaration(Device *dev, Decl *d)
{
    const char *text = print_declaration(dev, d->type, decl_name(dev, d));
    if (d->align > d->type->align)
        text = arena_format("%s __attribute__((aligned(%ld)))", text, d->align);
    if (d->type->kind != TY_POINTER)
        return text;
    Space space = instance_space(dev->w.instance, d);
    return arena_format("%s%s", space_prefix(space), text);
}

/* ---- records ------------------------------------------------------------ */

const char *print_field(const Field *f)
{
    const Record *r = f->record;
    if (*f->name)
        return name_device(f->name);
    for (int i = 0; i < r->fields.count; i++)
        if (r->fields.items[i] == f)
            return arena_format("anonymous_%d", i + 1);
    return "";
}

/* Whether a record is laid out as its members' types alone say. */
static bool is_natural(const Record *r)
{
    long end = 0, align = 1;
    for (int i = 0; i < r->fields.count; i++) {
        const Field *f = r->fields.items[i];
        long offset = r->is_union ? 0 : align_up(end, f->type->align);
        if (offset != f->offset)
            return false;
        end = offset + f->type->size > end ? offset + f->type->size : end;
        align = f->type->align > align ? f->type->align : align;
    }
    return align == r->align && align_up(end, align) == r->size;
}

/* Where packing or alignment was asked for, everything is packed and members
 * are aligned as far as their offsets need. */
static const char *field_alignment(const Record *r, const Field *f, long end)
{
    long align = 1;
    while (!r->is_union && align_up(end, align) < f->offset)
        align *= 2;
    return align > 1 ? arena_format(" __attribute__((aligned(%ld)))", align)
                     : "";
}

/* The layout must be the host's: an array of negative size says it is not. */
static void print_layout_check(Device *dev, const Record *r)
{
    putf(dev, "typedef char amp_layout_of_%s[sizeof(%s %s) == %ld ? 1 : -1];\n",
         r->device_name, r->is_union ? "union" : "struct", r->device_name,
         r->size);
}

static void print_record(Device *dev, Record *r)
{
    Writer saved;
    const char *key = arena_format("record %p", (void *)r);
    if (!piece_begin(dev, key, &saved))
        return;
    const char *tag = *r->name ? name_device(r->name) : "unnamed";
    r->device_name = name_unique(&dev->tags, NULL, tag);
    LIST(const char *) lines = {0};
    bool natural = is_natural(r);
    long end = 0;
    for (int i = 0; i < r->fields.count; i++) {
        const Field *f = r->fields.items[i];
        const char *line = arena_format("%s%s",
            print_declaration(dev, f->type, print_field(f)),
            natural ? "" : field_alignment(r, f, end));
        list_add(&lines, line);
        end = f->offset + f->type->size;
    }
    put_at(dev, r->range.source, r->range.begin);
    putf(dev, "%s %s%s {\n", r->is_union ? "union" : "struct", natural ? ""
         : arena_format("__attribute__((packed, aligned(%ld))) ", r->align),
         r->device_name);
    for (int i = 0; i < lines.count; i++)
        putf(dev, "    %s;\n", lines.items[i]);
    put(dev, "};\n");
    print_layout_check(dev, r);
    piece_end(dev, key, &saved);
}

/* ---- views -------------------------------------------------------------- */

/* The type of offsets: 32 bits unless a view is too big for them. */
static void need_offset(Device *dev)
{
    need_text(dev, "offset", "#ifdef AMP_BIG\n"
                            "typedef long amp_offset;\n"
                            "#else\n"
                            "typedef int amp_offset;\n"
                            "#endif\n");
}

/* "float", "struct_P", "x4_int": an element type as part of a name. */
static const char *element_word(Device *dev, const Type *t)
{
    if (t->kind == TY_ARRAY)
        return arena_format("x%ld_%s", t->count, element_word(dev, t->of));
    char *word = arena_string(print_type(dev, t));
    for (char *p = word; *p; p++)
        if (*p == ' ')
            *p = '_';
    return word;
}

/* Where a view's elements are: in memory that other views may have as other elements. */
static const char *print_data(Device *dev, const Type *element, const char *view)
{
    if (!unit_reinterprets(dev->prog->unit))
        return print_declaration(dev, element, "*data");
    const char *name = arena_format("any_of_%s", view);
    putf(dev, "typedef %s __attribute__((may_alias));\n", print_declaration(dev, element, name));
    return arena_format("%s *data", name);
}

const char *print_view_type(Device *dev, const Type *element, int rank)
{
    const char *name = arena_format("view_%s_%d", element_word(dev, element), rank);
    const char *key = arena_format("view %s", name);
    Writer saved;
    if (!piece_begin(dev, key, &saved))
        return name;
    print_type(dev, element);
    need_offset(dev);
    const char *data = print_data(dev, type_assignable(element), name);
    putf(dev, "typedef struct %s {\n    __global %s;\n", name, data);
    if (rank > 1)
        putf(dev, "    amp_offset stride0%s;\n", rank > 2 ? ", stride1" : "");
    putf(dev, "    int extent0%s%s;\n} %s;\n", rank > 1 ? ", extent1" : "",
         rank > 2 ? ", extent2" : "", name);
    piece_end(dev, key, &saved);
    return name;
}
