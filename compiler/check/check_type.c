/* check_type.c - which types amp code may use: amp.type.1 to .5.
 *
 * A complaint names the innermost wrong type and the path to it: "has a member, 'next',
 * that is a pointer".
 */
#include "check.h"

#include <string.h>

static Complaint look(const Type *t);

static Complaint complain(DiagId id, const char *text)
{
    return (Complaint){id, text, NULL};
}

static const Complaint FINE = {0};

/* The same complaint about what is inside of `how`. */
static Complaint within(Complaint c, const char *how, const Type *inside)
{
    if (c.text && c.id != D_STMT_VLA)
        c.text = arena_format("%s '%s', which %s", how, type_string(inside),
                              c.text);
    return c;
}

/* What an accelerator knows as a parameter and in no other place. */
static const char *parameter_only(const Type *t)
{
    switch (t->kind) {
    case TY_TILED_INDEX:
        return "tiled_index";
    case TY_BARRIER:
        return "tile_barrier";
    default:
        return NULL;
    }
}

/* amp.type.2, amp.type.5 */
static Complaint look_at_pointer(const Type *t)
{
    const Type *to = t->of;
    if (to->kind == TY_FUNCTION)
        return complain(D_TYPE_FUNCTION, "is a function pointer");
    if (to->kind == TY_POINTER)
        return complain(D_TYPE_POINTERS, "is a pointer to a pointer");
    if (type_is_handle(to))
        return complain(D_TYPE_POINTERS, "is a pointer to a view or an array");
    if (parameter_only(to))
        return complain(D_TYPE_POINTERS,
            arena_format("is a pointer to a %s, which is passed by value", parameter_only(to)));
    if (to->is_volatile || to->is_atomic)
        return complain(D_TYPE_VOLATILE, to->is_volatile
            ? "points to something volatile" : "points to something _Atomic");
    return within(look(to), "points to", to);
}

static Complaint look_at_array(const Type *t)
{
    const Type *of = type_element(t);
    if (of->kind == TY_POINTER && of->of->kind != TY_FUNCTION)
        return complain(D_TYPE_POINTERS, "is an array of pointers");
    if (type_is_handle(of))
        return complain(D_TYPE_POINTERS, of->kind == TY_VIEW
            ? "is an array of views" : "is an array of array handles");
    if (parameter_only(of))
        return complain(D_TYPE_POINTERS, "is an array of values that can only "
                        "be passed to functions");
    return within(look(of), "has elements of", of);
}

/* "a.b" in a complaint of `b` within the member `a`. */
static const char *member_path(const Field *f, const char *inner)
{
    if (!*inner)
        return f->name;
    return *f->name ? arena_format("%s.%s", f->name, inner) : inner;
}

/* A pointer, a view or an array of structs: maybe of those it is in. */
static bool is_link(const Type *t)
{
    return (t->kind == TY_POINTER || type_is_handle(t))
        && type_element(t->of)->kind == TY_RECORD;
}

static Complaint look_at_plain_field(const Field *f)
{
    Complaint c = f->is_bitfield
        ? complain(D_TYPE_BITFIELD, "is a bit-field")
        : is_link(f->type) ? FINE : look(f->type);
    if (!c.text && f->type->kind == TY_POINTER)
        c = complain(D_TYPE_POINTERS, "is a pointer");
    if (!c.text && type_is_handle(f->type))
        c = complain(D_TYPE_POINTERS, f->type->kind == TY_VIEW
                     ? "is a view" : "is an array handle");
    if (!c.text && parameter_only(f->type))
        c = complain(D_TYPE_POINTERS, "can only be passed to functions");
    return c;
}

/* The first complaint about a member at any depth, and the path to it. */
static Complaint find_in_record(const Record *r, const char **path)
{
    for (int i = 0; i < r->fields.count; i++) {
        const Field *f = r->fields.items[i];
        const char *inner = "";
        bool nested = f->type->kind == TY_RECORD && !f->type->is_volatile
            && !f->is_bitfield;
        Complaint c = nested ? find_in_record(f->type->record, &inner)
                             : look_at_plain_field(f);
        if (!c.text)
            continue;
        *path = member_path(f, inner);
        if (!c.field)
            c.field = f;
        return c;
    }
    return FINE;
}

static Complaint look_at_record(const Record *r)
{
    const char *path = "";
    Complaint c = find_in_record(r, &path);
    if (c.text)
        c.text = *path
            ? arena_format("has a member, '%s', that %s", path, c.text)
            : arena_format("has a member that %s", c.text);
    return c;
}

/* amp.type.1; the rest of what has no kind is of variable length. */
static Complaint look_at_other(const Type *t)
{
    if (strchr(t->spelling, '['))
        return complain(D_STMT_VLA, "is an array of variable length");
    return complain(D_TYPE, "is a type that accelerators do not have");
}

static bool is_vector_length(const Type *t)
{
    long n = t->count;
    return n == 2 || n == 3 || n == 4 || n == 8 || n == 16
        || (n == 1 && t->of->kind == TY_INT);
}

static Complaint look(const Type *t)
{
    /* amp.type.4 */
    if (t->is_volatile)
        return complain(D_TYPE_VOLATILE, "is volatile");
    if (t->is_atomic)
        return complain(D_TYPE_VOLATILE, "is _Atomic");
    switch (t->kind) {
    case TY_POINTER:
        return look_at_pointer(t);
    case TY_ARRAY:
        return look_at_array(t);
    case TY_RECORD:
        return look_at_record(t->record);
    case TY_VECTOR:
        return is_vector_length(t) ? look(t->of) : complain(
            D_TYPE, "is a vector of a length that accelerators do not have");
    case TY_VIEW:
    case TY_STORE:
        if (t->of->kind == TY_POINTER)
            return complain(D_TYPE_POINTERS, "has elements that are pointers");
        if (type_is_handle(t->of))
            return complain(D_TYPE_POINTERS, "has elements that are views or arrays");
        return within(look(t->of), "has elements of", t->of);
    case TY_TILED_EXTENT:
        return complain(D_TYPE, "is for the host alone");
    case TY_FUNCTION:
        return complain(D_TYPE_FUNCTION, "is a function");
    case TY_BLOCK:
        return complain(D_TYPE_FUNCTION, "is a block");
    case TY_OTHER:
        return look_at_other(t);
    default:
        return FINE;
    }
}

Complaint check_type(const Type *t)
{
    return t ? look(t) : FINE;
}

void check_note_member(const Complaint *c)
{
    if (!c->field)
        return;
    diag_cause(c->field, NULL);
    diag_note(at_range(c->field->range), *c->field->name
              ? "'%s' is declared here" : "the member is declared here",
              c->field->name);
}

bool check_report_type(const Type *t, Place place, const char *name)
{
    Complaint c = check_type(t);
    if (!c.text)
        return false;
    if (c.id == D_STMT_VLA)
        diag(c.id, place, *name ? name : type_string(t));
    else
        diag(c.id, place, type_string(t), c.text);
    check_note_member(&c);
    return true;
}
