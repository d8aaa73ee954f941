/* host_layout.c - the host's layout of structs is what the kernels assume.
 *
 * ampcc takes sizes and offsets from libclang; the device code asserts them
 * for its own structs, and the host file for the user's, where its end can
 * name them: those at file scope.
 */
#include "host.h"

static void add_members(Buffer *out, const Record *whole, const Record *r,
                        const char *path, long start);

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

static void add_member(Buffer *out, const Record *whole, const Field *f,
                       const char *path, long start)
{
    const Type *element = type_element(f->type);
    if (*f->name)
        buffer_format(out, "_Static_assert(offsetof(%s, %s%s) == %ld, "
                           "\"as on the device\");\n",
                      whole->c_name, path, f->name, start + f->offset);
    bool has_elements = element == f->type || f->type->size > 0;
    if (element->kind == TY_RECORD && has_elements
        && !*element->record->c_name)
        add_members(out, whole, element->record, path_within(path, f),
                    start + f->offset);
}

static void add_members(Buffer *out, const Record *whole, const Record *r,
                        const char *path, long start)
{
    for (int i = 0; i < r->fields.count; i++)
        add_member(out, whole, r->fields.items[i], path, start);
}

void host_layout(Buffer *out, const DeviceCode *code)
{
    for (int i = 0; i < code->records.count; i++) {
        const Record *r = code->records.items[i];
        if (!*r->c_name)
            continue;
        buffer_format(out, "\n_Static_assert(sizeof(%s) == %ld, "
                           "\"as on the device\");\n", r->c_name, r->size);
        add_members(out, r, r, "", 0);
    }
}
