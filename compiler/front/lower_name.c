/* lower_name.c - lowers names: uses of variables, functions, enumerators and members.
 *
 * A block's use of a variable from around it is recorded here as a capture.
 */
#include "lower.h"

static bool has_constant_value(const Decl *d)
{
    return d->kind == DECL_VARIABLE && d->is_static && d->type->is_const
        && type_is_integer(d->type);
}

static bool is_captured(const Lower *l, const Decl *d)
{
    return l->function && l->function->around && d->kind != DECL_FUNCTION
        && !d->is_static && !d->is_extern && d->function != l->function;
}

static void capture(Lower *l, Decl *d, Node *use)
{
    Function *f = l->function;
    if (function_captures(f, d))
        return;
    list_add(&f->captures, d);
    list_add(&f->capture_uses, use);
}

static Node *enumerator(Lower *l, CXCursor c, CXCursor target)
{
    Node *n = lower_constant(l, c, 0);
    n->text = lower_spelling(c);
    n->value = type_is_unsigned(lower_type(l, clang_getCursorType(target)))
        ? clang_getEnumConstantDeclUnsignedValue(target)
        : (uint64_t)clang_getEnumConstantDeclValue(target);
    return n;
}

/* What `n` is a copy of, where `n` stands. */
static Node *standing_at(Node *n, const Node *copied)
{
    Range range = n->range;
    unsigned point = n->point;
    *n = *copied;
    n->range = range;
    n->point = point;
    return n;
}

Node *lower_name(Lower *l, CXCursor c)
{
    CXCursor target = clang_getCursorReferenced(c);
    if (target.kind == CXCursor_EnumConstantDecl)
        return enumerator(l, c, target);
    Decl *d = lower_reference(l, target);
    if (!d)
        return NULL;
    NodeKind kind = d->kind == DECL_FUNCTION ? ND_FUNCTION : ND_VAR;
    Node *n = lower_node(l, kind, c, 0);
    n->decl = d;
    d->is_used = true;
    const Node *copied = lower_copied(d);
    if (copied)
        return standing_at(n, copied);
    if (kind == ND_VAR && (type_is_handle(n->type) || d->has_any_length))
        n->type = d->type;
    if (has_constant_value(d))
        n->is_constant = lower_evaluate(c, &n->value);
    if (kind == ND_VAR && is_captured(l, d))
        capture(l, d, n);
    return n;
}

static Node *step(Node *base, Field *field)
{
    Node *n = NEW(Node);
    *n = (Node){.kind = ND_MEMBER, .type = field->type, .range = base->range,
                .point = base->point, .kid_count = 1, .field = field};
    n->kids = NEW_ARRAY(Node *, 1);
    n->kids[0] = base;
    n->is_arrow = base->type->kind == TY_POINTER;
    return n;
}

/* The way from a record to one inside of it through members without a name,
 * which libclang leaves out. NULL where there is none. */
static Node *through_anonymous(Node *base, const Record *from,
                               const Record *to)
{
    if (from == to)
        return base;
    for (int i = 0; i < from->fields.count; i++) {
        Field *f = from->fields.items[i];
        if (*f->name || f->type->kind != TY_RECORD)
            continue;
        Node *found = through_anonymous(step(base, f), f->type->record, to);
        if (found)
            return found;
    }
    return NULL;
}

Node *lower_member(Lower *l, CXCursor c)
{
    CXCursor target = clang_getCursorReferenced(c);
    lower_type(l, clang_getCursorType(clang_getCursorSemanticParent(target)));
    Field *field = lower_found(&l->decls, target);
    if (!field)
        return NULL;
    Node *n = lower_with_kids(l, ND_MEMBER, c, 1);
    n->field = field;
    n->point = lower_point(l, clang_getCursorLocation(c));
    if (!n->kids[0])
        return n;
    const Type *base = n->kids[0]->type;
    const Type *record = base->kind == TY_POINTER ? base->of : base;
    Node *near = record->kind != TY_RECORD ? NULL
        : through_anonymous(n->kids[0], record->record, field->record);
    if (near)
        n->kids[0] = near;
    n->is_arrow = n->kids[0]->type->kind == TY_POINTER;
    return n;
}
