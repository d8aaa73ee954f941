/* lower_type.c - lowers Clang's types.
 *
 * To Clang, a view is a pointer into address space 1 to arrays of one huge
 * dimension; its subscript, an array in that space, is a view as well: a row.
 * Records are lowered once and shared.
 */
#include "lower.h"

#include <string.h>

enum { VIEW_SPACE = 1, STORE_SPACE = 2, HUGE_DIMENSION = 0x1000000 };

static const TypeKind SCALAR_KINDS[] = {
    [CXType_Void] = TY_VOID,
    [CXType_Bool] = TY_BOOL,
    [CXType_Char_U] = TY_CHAR_UNSIGNED,
    [CXType_Char_S] = TY_CHAR,
    [CXType_SChar] = TY_SCHAR,
    [CXType_UChar] = TY_UCHAR,
    [CXType_Short] = TY_SHORT,
    [CXType_UShort] = TY_USHORT,
    [CXType_Int] = TY_INT,
    [CXType_UInt] = TY_UINT,
    [CXType_Long] = TY_LONG,
    [CXType_ULong] = TY_ULONG,
    [CXType_LongLong] = TY_LLONG,
    [CXType_ULongLong] = TY_ULLONG,
    [CXType_Float] = TY_FLOAT,
    [CXType_Double] = TY_DOUBLE,
};

static const long SCALAR_BYTES[] = {
#define TYPE(kind, c, opencl, bytes, class) [kind] = bytes,
#include "tree/type.def"
#undef TYPE
};

static bool is_scalar(CXType t)
{
    return t.kind == CXType_Void
        || ((size_t)t.kind < sizeof SCALAR_KINDS / sizeof *SCALAR_KINDS
            && SCALAR_KINDS[t.kind]);
}

/* The typedef that the user wrote, or NULL. */
static const char *alias_of(CXType t)
{
    if (t.kind == CXType_Elaborated)
        t = clang_Type_getNamedType(t);
    if (t.kind != CXType_Typedef)
        return NULL;
    const char *name = lower_string(clang_getTypedefName(t));
    return *name && !string_begins(name, "__ampc") ? name : NULL;
}

/* The address space of the innermost element of arrays. */
static unsigned space_of(CXType t)
{
    while (t.kind == CXType_ConstantArray && !clang_getAddressSpace(t))
        t = clang_getCanonicalType(clang_getArrayElementType(t));
    return clang_getAddressSpace(t);
}

/* A handle with the huge dimensions of `t` counted off as ranks. Clang keeps
 * the qualifiers of an array's elements on the array. */
static Type *handle(Lower *l, CXType t, unsigned space, int rank)
{
    bool is_const = clang_isConstQualifiedType(t);
    while (t.kind == CXType_ConstantArray
           && clang_getArraySize(t) == HUGE_DIMENSION) {
        t = clang_getCanonicalType(clang_getArrayElementType(t));
        is_const |= clang_isConstQualifiedType(t) != 0;
        rank++;
    }
    Type *type = NEW(Type);
    type->kind = space == VIEW_SPACE ? TY_VIEW : TY_STORE;
    type->rank = rank;
    type->of = lower_type(l, t);
    type->of->is_const = is_const;
    type->size = type->align = (long)sizeof(void *);
    return type;
}

static Type *wrap(TypeKind kind, Type *of, CXType t)
{
    Type *type = NEW(Type);
    type->kind = kind;
    type->of = of;
    type->size = (long)clang_Type_getSizeOf(t);
    type->align = (long)clang_Type_getAlignOf(t);
    return type;
}

static Type *spelled(Lower *l, TypeKind kind, CXType t)
{
    Type *type = NEW(Type);
    type->kind = kind;
    bool is_one = t.kind != CXType_Invalid; /* libclang would crash */
    type->spelling = is_one
        ? lower_string(clang_getTypeSpelling(clang_getUnqualifiedType(t))) : "";
    type->size = type->align = -1;
    if (kind == TY_FUNCTION)
        type->of = lower_type(l, clang_getResultType(t));
    return type;
}

static Type *void_type(void)
{
    Type *type = NEW(Type);
    type->kind = TY_VOID;
    type->size = type->align = -1;
    return type;
}

/* Libclang loses qualifiers of a pointee that is written with an attribute. */
static Type *pointer(Lower *l, CXType t)
{
    CXType pointee = clang_getPointeeType(clang_getCanonicalType(t));
    unsigned space = space_of(pointee);
    if (space == VIEW_SPACE || space == STORE_SPACE)
        return handle(l, pointee, space, 1);
    Type *type = wrap(TY_POINTER, lower_type(l, clang_getPointeeType(t)), t);
    type->of->is_const = clang_isConstQualifiedType(pointee);
    type->of->is_volatile = clang_isVolatileQualifiedType(pointee);
    return type;
}

static Type *array(Lower *l, CXType t)
{
    unsigned space = space_of(t);
    if (clang_getArraySize(t) == HUGE_DIMENSION
        && (space == VIEW_SPACE || space == STORE_SPACE))
        return handle(l, t, space, 0);
    Type *type = wrap(TY_ARRAY, lower_type(l, clang_getArrayElementType(t)), t);
    for (Type *of = type->of; of; of = of->kind == TY_ARRAY ? of->of : NULL) {
        of->is_const |= clang_isConstQualifiedType(t) != 0;
        of->is_volatile |= clang_isVolatileQualifiedType(t) != 0;
    }
    type->count = clang_getArraySize(t);
    return type;
}

static Type *vector(Lower *l, CXType t)
{
    Type *type = wrap(TY_VECTOR, lower_type(l, clang_getElementType(t)), t);
    type->count = clang_getNumElements(t);
    return type;
}

static Type *enumeration(Lower *l, CXType t)
{
    CXType integer = clang_getEnumDeclIntegerType(clang_getTypeDeclaration(t));
    Type *type = wrap(TY_ENUM, lower_type(l, integer), t);
    type->spelling = lower_string(clang_getTypeSpelling(t));
    return type;
}

/* amp.h's own structs stand for kinds of types. */
static TypeKind our_kind(const char *name, int *rank)
{
    static const struct { const char *name; TypeKind kind; } TABLE[] = {
        {"tiled_index_", TY_TILED_INDEX}, {"tiled_extent_", TY_TILED_EXTENT}};
    for (size_t i = 0; i < sizeof TABLE / sizeof *TABLE; i++) {
        size_t length = strlen(TABLE[i].name);
        if (strncmp(name, TABLE[i].name, length) == 0) {
            *rank = name[length] - '0';
            return TABLE[i].kind;
        }
    }
    return strcmp(name, "tile_barrier") == 0 ? TY_BARRIER : TY_RECORD;
}

static Record *record_of(Lower *l, CXCursor decl);

static Type *record(Lower *l, CXType t)
{
    CXCursor decl = clang_getTypeDeclaration(t);
    Type *type = wrap(TY_RECORD, NULL, t);
    type->record = record_of(l, decl);
    if (type->record->range.source && type->record->range.source->is_ours)
        type->kind = our_kind(type->record->name, &type->rank);
    return type;
}

static Type *canonical(Lower *l, CXType t)
{
    if (is_scalar(t)) {
        if (t.kind == CXType_Void)
            return void_type();
        Type *type = NEW(Type);
        type->kind = SCALAR_KINDS[t.kind];
        type->size = type->align = SCALAR_BYTES[type->kind];
        return type;
    }
    switch (t.kind) {
    case CXType_Pointer:
        return pointer(l, t);
    case CXType_NullPtr: /* C23's nullptr_t: any pointer without a pointee */
        return wrap(TY_POINTER, void_type(), t);
    case CXType_ConstantArray:
    case CXType_IncompleteArray:
        return array(l, t);
    case CXType_ExtVector:
        return vector(l, t);
    case CXType_Enum:
        return enumeration(l, t);
    case CXType_Record:
        return record(l, t);
    case CXType_FunctionProto:
    case CXType_FunctionNoProto:
        return spelled(l, TY_FUNCTION, t);
    case CXType_BlockPointer:
        return spelled(l, TY_BLOCK, t);
    default:
        return spelled(l, TY_OTHER, t);
    }
}

Type *lower_type(Lower *l, CXType t)
{
    CXType bare = clang_getCanonicalType(t);
    bool is_of_written = t.kind == CXType_Pointer || t.kind == CXType_ConstantArray;
    Type *type = canonical(l, is_of_written ? t : bare);
    type->is_const = clang_isConstQualifiedType(bare);
    if (type_is_handle(type) && bare.kind == CXType_ConstantArray) { /* a row: its elements are */
        type->of->is_const |= type->is_const;
        type->is_const = false;
    }
    type->is_volatile = clang_isVolatileQualifiedType(bare);
    type->is_atomic = bare.kind == CXType_Atomic;
    type->alias = type->kind == TY_VIEW || type->kind == TY_STORE
        ? NULL : alias_of(t);
    type->alias_is_const = type->alias && !clang_isConstQualifiedType(t);
    type->alias_is_volatile = type->alias && !clang_isVolatileQualifiedType(t);
    return type;
}

static enum CXVisitorResult add_field(CXCursor c, CXClientData data)
{
    struct { Lower *l; Record *record; } *context = data;
    Lower *l = context->l;
    Field *field = NEW(Field);
    field->name = lower_spelling(c);
    if (clang_Cursor_isAnonymous(c) || strchr(field->name, '('))
        field->name = "";
    field->record = context->record;
    field->type = lower_type(l, clang_getCursorType(c));
    field->offset = (long)clang_Cursor_getOffsetOfField(c) / 8;
    field->is_bitfield = clang_Cursor_isBitField(c);
    field->range = lower_cursor_range(l, c);
    list_add(&context->record->fields, field);
    lower_remember(&l->decls, c, field);
    return CXVisit_Continue;
}

/* A tag, or the typedef that names a struct without one. */
static const char *record_name(CXCursor decl)
{
    const char *name = lower_spelling(decl);
    if (!clang_Cursor_isAnonymous(decl) && *name && !strchr(name, '('))
        return name;
    const char *spelling =
        lower_string(clang_getTypeSpelling(clang_getCursorType(decl)));
    return strchr(spelling, '(') ? "" : spelling;
}

/* What names it anywhere in the file, after its declaration. */
static const char *name_at_file_scope(CXCursor decl)
{
    CXCursor parent = clang_getCursorSemanticParent(decl);
    while (parent.kind == CXCursor_StructDecl
           || parent.kind == CXCursor_UnionDecl)
        parent = clang_getCursorSemanticParent(parent);
    const char *spelling =
        lower_string(clang_getTypeSpelling(clang_getCursorType(decl)));
    bool is_named = parent.kind == CXCursor_TranslationUnit
        && !strchr(spelling, '(');
    return is_named ? spelling : "";
}

static Record *record_of(Lower *l, CXCursor decl)
{
    CXCursor key = clang_getCanonicalCursor(decl);
    Record *r = lower_found(&l->records, key);
    if (r)
        return r;
    r = NEW(Record);
    lower_remember(&l->records, key, r);
    CXType type = clang_getCursorType(decl);
    r->name = record_name(decl);
    r->c_name = name_at_file_scope(decl);
    r->is_union = decl.kind == CXCursor_UnionDecl;
    r->range = lower_cursor_range(l, decl);
    r->size = (long)clang_Type_getSizeOf(type);
    r->align = (long)clang_Type_getAlignOf(type);
    r->is_complete = r->size >= 0;
    r->is_told = map_get(&l->undefined, r->name) != NULL;
    struct { Lower *l; Record *record; } context = {l, r};
    clang_Type_visitFields(type, add_field, &context);
    list_add(&l->unit->records, r);
    return r;
}

/* A constant that only a tile's dimensions use is used all the same. */
static enum CXChildVisitResult mark_constants(
    CXCursor c, CXCursor parent, CXClientData data)
{
    Lower *l = data;
    (void)parent;
    if (c.kind != CXCursor_DeclRefExpr)
        return CXChildVisit_Recurse;
    CXCursor target = clang_getCursorReferenced(c);
    if (target.kind == CXCursor_VarDecl)
        lower_reference(l, target)->is_dimension = true;
    return CXChildVisit_Continue;
}

/* What a conversion to int is of: 2.5 is no dimension, nor is 2^32 + 16. */
static CXCursor converted(CXCursor c)
{
    Cursors kids = {0};
    while (c.kind == CXCursor_UnexposedExpr
           && (kids = lower_children(c)).count == 1)
        c = kids.items[0];
    return c;
}

/* A tile's dimension: -1 for what is none, the most that there is for more. */
static int dimension(Lower *l, CXCursor c)
{
    uint64_t value;
    CXCursor from = converted(c);
    const Type *type = lower_type(l, clang_getCursorType(from));
    if (!type_is_integer(type) || !lower_evaluate(from, &value) || !value
        || (!type_is_unsigned(type) && (int64_t)value < 0))
        return -1;
    return value <= 0x7fffffff ? (int)value : 0x7fffffff;
}

typedef struct Dimensions {
    Lower *l;
    Type *type;
} Dimensions;

static enum CXChildVisitResult find_dimensions(
    CXCursor c, CXCursor parent, CXClientData data)
{
    Dimensions *context = data;
    Type *type = context->type;
    (void)parent;
    if (c.kind == CXCursor_ParmDecl || c.kind == CXCursor_CompoundStmt)
        return CXChildVisit_Continue;
    if (c.kind != CXCursor_CallExpr)
        return CXChildVisit_Recurse;
    const char *name = lower_spelling(c);
    if (strcmp(name, "__ampc_tiled_index") != 0
        && strcmp(name, "__ampc_tiled_extent") != 0)
        return CXChildVisit_Recurse;
    clang_visitChildren(c, mark_constants, context->l);
    for (int d = 0; d < type->rank; d++)
        type->tile[d] = dimension(context->l,
                                  clang_Cursor_getArgument(c, (unsigned)d));
    return CXChildVisit_Break;
}

/* The name of a view's elements, which libclang has lost: amp.h says typeof. */
static enum CXChildVisitResult name_elements(CXCursor c, CXCursor parent,
                                             CXClientData data)
{
    Dimensions *context = data;
    Type *of = context->type->of;
    CXType t = clang_getCursorType(c);
    (void)parent;
    if (c.kind == CXCursor_TypeRef && alias_of(t)
        && type_same(lower_type(context->l, t), of)) {
        of->alias = alias_of(t);
        of->alias_is_const = clang_isConstQualifiedType(clang_getCanonicalType(t));
        of->alias_is_volatile =
            clang_isVolatileQualifiedType(clang_getCanonicalType(t));
    }
    return CXChildVisit_Break;
}

/* The dimensions of `type`, which `t` was, as the declaration or its typedef says. */
static void add_dimensions(Lower *l, Type *type, CXType t, CXCursor decl)
{
    Dimensions context = {l, type};
    if (type->kind != TY_TILED_INDEX && type->kind != TY_TILED_EXTENT)
        return;
    clang_visitChildren(decl, find_dimensions, &context);
    if (!type->tile[0] && type->alias)
        clang_visitChildren(clang_getTypeDeclaration(t), find_dimensions,
                            &context);
}

Type *lower_declared_type(Lower *l, CXCursor decl)
{
    CXType t = clang_getCursorType(decl);
    Type *type = lower_type(l, t);
    Dimensions elements = {l, type};
    if (type_is_handle(type))
        clang_visitChildren(decl, name_elements, &elements);
    add_dimensions(l, type, t, decl);
    return type;
}

Type *lower_declared_result(Lower *l, CXCursor function)
{
    CXType t = clang_getCursorResultType(function);
    Type *type = lower_type(l, t);
    add_dimensions(l, type, t, function);
    return type;
}

static Type *pointer_to(Type *of)
{
    Type *t = NEW(Type);
    *t = (Type){.kind = TY_POINTER, .of = of, .size = sizeof(void *),
                .align = _Alignof(void *)};
    return t;
}

Type *lower_decayed(const Type *array)
{
    return pointer_to(array->of);
}

Type *lower_pointer_to(Lower *l, CXType t)
{
    return pointer_to(lower_type(l, t));
}
