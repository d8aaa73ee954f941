/* host_layout.c - the host's layout of structs is what the kernels assume.
 *
 * ampcc takes sizes and offsets from libclang; the device code asserts them
 * for its own structs, and the host file for the user's, where its end can
 * name them: those at file scope.
 */
#include <string.h>

#include "host.h"

typedef struct Layout {
    Buffer *out;
    const Unit *unit;
    const Record *whole; /* of which the members are */
} Layout;

static void add_members(Layout *l, const Record *r, const char *path, long start);

/* The user may have a macro with such a name behind the structure. */
static void undefine(Layout *l, const char *name)
{
    if (map_get(&l->unit->macros, name))
        buffer_format(l->out, "#undef %s\n", name);
}

/* "rows[0][0]." for what is inside of `rows`. */
static const char *path_within(const char *path, const Field *f)
{
    if (!*f->name)
        return path;
    const char *inner = arena_format("%s%s", path, f->name);
    for (const Type *t = f->type; t->kind == TY_ARRAY; t = t->of)
        inner = arena_format("%s[0]", inner);
    return arena_format("%s.", inner);
}

static void add_member(Layout *l, const Field *f, const char *path, long start)
{
    const Type *element = type_element(f->type);
    undefine(l, f->name);
    if (*f->name)
        buffer_format(l->out, "_Static_assert(offsetof(%s, %s%s) == %ld, "
                              "\"as on the device\");\n",
                      l->whole->c_name, path, f->name, start + f->offset);
    bool has_elements = element == f->type || f->type->size > 0;
    if (element->kind == TY_RECORD && has_elements
        && !*element->record->c_name)
        add_members(l, element->record, path_within(path, f), start + f->offset);
}

static void add_members(Layout *l, const Record *r, const char *path, long start)
{
    for (int i = 0; i < r->fields.count; i++)
        add_member(l, r->fields.items[i], path, start);
}

void host_layout(Buffer *out, const Unit *unit, const DeviceCode *code)
{
    for (int i = 0; i < code->records.count; i++) {
        const Record *r = code->records.items[i];
        if (!*r->c_name)
            continue;
        Layout l = {out, unit, r};
        const char *space = strrchr(r->c_name, ' ');
        buffer_add(out, "\n");
        undefine(&l, space ? space + 1 : r->c_name);
        buffer_format(out, "_Static_assert(sizeof(%s) == %ld, "
                           "\"as on the device\");\n", r->c_name, r->size);
        add_members(&l, r, "", 0);
    }
}
