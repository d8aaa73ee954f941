/* print_view.c - views, extents and tiled indices in OpenCL C.
 *
 * a[i][j] becomes a.data[i * a.stride0 + j]; a row a[i] that is used as a view
 * becomes a smaller view. A tiled index holds nothing: each of its components
 * is asked of OpenCL, whose dimension 0 is the fastest, AMP's last.
 */
#include "print_serial/cursor.h"

#include <string.h>

enum { MAX_RANK = 3 };

/* A chain of subscripts: the view at its root, and the indices. */
typedef struct Chain {
    Node *root;
    Node *index[MAX_RANK];
    int count;
    bool is_wide;
} Chain;

static Chain chain_of(const Device *dev, Node *n)
{
    Node *walk = node_strip(n);
    Chain chain = {.is_wide = print_is_wide(dev, walk)};
    while (node_is_of_view(walk)) {
        chain.count++;
        walk = node_strip(walk->kids[SUBSCRIPT_BASE]);
    }
    chain.root = walk;
    walk = node_strip(n);
    for (int i = chain.count - 1; i >= 0; i--) {
        chain.index[i] = walk->kids[SUBSCRIPT_INDEX];
        walk = node_strip(walk->kids[SUBSCRIPT_BASE]);
    }
    return chain;
}

static int multiply(void)
{
    return op_precedence(OP_MUL);
}

static bool is_zero(Node *n)
{
    n = node_strip(n);
    return n->is_constant && !n->value;
}

/* "i * a.stride0 + j", over the indices that the chain has; no row but the first one is
 * named. */
static void print_offset(Device *dev, const Chain *c)
{
    int rank = c->root->type->rank;
    bool is_sum = false;
    for (int i = 0; i < c->count; i++) {
        bool last = i == rank - 1;
        int least = is_sum || !last ? multiply() : 0;
        if (!last && i < c->count - 1 && is_zero(c->index[i]))
            continue;
        if (is_sum)
            put(dev, " + ");
        is_sum = true;
        if (c->is_wide)
            print_wide(dev, c->index[i], !last, least);
        else
            print_expr(dev, c->index[i], least);
        if (last)
            continue;
        put(dev, " * ");
        print_expr(dev, c->root, POSTFIX);
        putf(dev, ".stride%d", i);
    }
}

/* "(amp_bounds, a, i, j, 3)" */
static void print_checked(Device *dev, const Chain *c, const char *function)
{
    putf(dev, "%s(amp_bounds, ", function);
    print_expr(dev, c->root, 2);
    for (int i = 0; i < c->count; i++) {
        put(dev, ", ");
        print_expr(dev, c->index[i], 2);
    }
    putf(dev, ", %d)", failure_number(dev, c->root, FAIL_SUBSCRIPT));
}

/* A row as a view of its own. */
static void print_row(Device *dev, const Chain *c)
{
    const Type *t = c->root->type;
    if (dev->prog->unit->checks_bounds) {
        print_checked(dev, c, need_row(dev, t, c->count));
        return;
    }
    putf(dev, "(%s){", print_view_type(dev, t->of, t->rank - c->count));
    print_expr(dev, c->root, POSTFIX);
    put(dev, ".data + ");
    print_offset(dev, c);
    for (int i = c->count; i < t->rank - 1; i++) {
        put(dev, ", ");
        print_expr(dev, c->root, POSTFIX);
        putf(dev, ".stride%d", i);
    }
    for (int i = c->count; i < t->rank; i++) {
        put(dev, ", ");
        print_expr(dev, c->root, POSTFIX);
        putf(dev, ".extent%d", i);
    }
    put(dev, "}");
}

void print_row_address(Device *dev, Node *view)
{
    Chain c = chain_of(dev, view);
    if (dev->prog->unit->checks_bounds) {
        print_expr(dev, view, POSTFIX);
        put(dev, ".data");
        return;
    }
    put(dev, "(");
    print_expr(dev, c.root, POSTFIX);
    put(dev, ".data");
    if (c.count) {
        put(dev, " + ");
        print_offset(dev, &c);
    }
    put(dev, ")");
}

static void print_element(Device *dev, const Chain *c)
{
    if (dev->prog->unit->checks_bounds) {
        put(dev, "(*");
        print_checked(dev, c, need_element(dev, c->root->type));
        put(dev, ")");
        return;
    }
    print_expr(dev, c->root, POSTFIX);
    put(dev, ".data[");
    print_offset(dev, c);
    put(dev, "]");
}

/* ---- subscripts --------------------------------------------------------- */

static void print_tiled_component(Device *dev, Node *member, int dimension);

/* t.local[d] with a d that is only known when it runs. */
static void print_any_component(Device *dev, Node *member, Node *index)
{
    int rank = member->kids[MEMBER_BASE]->type->rank;
    put(dev, "((const int[]){");
    for (int d = 0; d < rank; d++) {
        if (d)
            put(dev, ", ");
        print_tiled_component(dev, member, d);
    }
    put(dev, "})[");
    print_index(dev, member, index, rank, false);
    put(dev, "]");
}

void print_subscript(Device *dev, Node *n)
{
    Node *base = node_strip(n->kids[SUBSCRIPT_BASE]);
    Node *index = node_strip(n->kids[SUBSCRIPT_INDEX]);
    const char *line = serial_line(dev->w.serial, n);
    if (line) {
        put(dev, line);
    } else if (node_is_of_view(n)) {
        Chain c = chain_of(dev, n);
        if (type_is_handle(n->type))
            print_row(dev, &c);
        else
            print_element(dev, &c);
    } else if (node_tiled(base)) {
        int rank = base->kids[MEMBER_BASE]->type->rank;
        if (index->is_constant && index->value < (uint64_t)rank)
            print_tiled_component(dev, base, (int)index->value);
        else
            print_any_component(dev, base, index);
    } else if (base->type->kind == TY_VECTOR) {
        print_component(dev, base, index);
    } else {
        bool is_array = base->type->kind == TY_ARRAY;
        bool is_pointed = dev->w.pointed == n;
        bool recurs = dev->w.serial
            && set_has(&dev->w.serial->plan->recurring, n);
        print_expr(dev, n->kids[SUBSCRIPT_BASE], POSTFIX);
        bool is_wide = print_is_wide(dev, n);
        bool is_inner = recurs && !is_wide && index->kind != ND_INT;
        putf(dev, "[%s%s", recurs ? HIDDEN_ZERO " + " : "", is_inner ? "(" : "");
        if (is_wide)
            print_wide(dev, n->kids[SUBSCRIPT_INDEX], recurs, 0);
        else
            print_index(dev, base, n->kids[SUBSCRIPT_INDEX],
                        is_array ? base->type->count : 0, is_pointed);
        putf(dev, "%s]%s", is_inner ? ")" : "", serial_lane(dev->w.serial, n));
    }
}

/* ---- tiled indices ------------------------------------------------------ */

typedef struct TiledMember {
    const char *name;
    /* %o: OpenCL's dimension, %d: ours, %s: the tile's size there, %i: the work-item */
    const char *spmd, *serial;
} TiledMember;

/* Products of a constant and 32 bits: get_global_id is of 64 bits, and knows
 * of an offset that no launch has. */
static const TiledMember TILED_MEMBERS[] = {
    {"global", "((int)get_group_id(%o) * %s + (int)get_local_id(%o))",
     "((int)%i * %s + amp_thread_%d)"},
    {"local", "(int)get_local_id(%o)", "amp_thread_%d"},
    {"tile", "(int)get_group_id(%o)", "(int)%i"},
    {"tile_origin", "((int)get_group_id(%o) * %s)", "((int)%i * %s)"},
    {"tile_extent", "%s", "%s"},
};

static void print_place(Device *dev, const Type *t, int dimension,
                        const char *format)
{
    int opencl = t->rank - 1 - dimension;
    for (const char *p = format; *p; p++) {
        if (*p != '%')
            putf(dev, "%c", *p);
        else if (*++p == 'o')
            putf(dev, "%d", opencl);
        else if (*p == 'd')
            putf(dev, "%d", dimension);
        else if (*p == 'i')
            putf(dev, "amp_place.item[%d]", opencl);
        else if (dev->w.serial)
            putf(dev, "%d", dev->w.serial->plan->tile[dimension]);
        else if (t->tile[dimension] > 0)
            putf(dev, "%d", t->tile[dimension]);
        else
            putf(dev, "(int)get_local_size(%d)", opencl);
    }
}

/* Clang's type of an expression has no numbers in it, unlike what was declared. */
static const Type *tiled_type(const Node *member)
{
    const Node *base = node_strip(member->kids[MEMBER_BASE]);
    return base->kind == ND_VAR ? base->decl->type : base->type;
}

static void print_tiled_component(Device *dev, Node *member, int dimension)
{
    const Type *t = tiled_type(member);
    const char *name = member->field->name;
    for (size_t i = 0; i < sizeof TILED_MEMBERS / sizeof *TILED_MEMBERS; i++) {
        const TiledMember *m = &TILED_MEMBERS[i];
        if (strcmp(m->name, name) == 0)
            print_place(dev, t, dimension, dev->w.serial ? m->serial : m->spmd);
    }
}

void print_tiled_member(Device *dev, Node *member)
{
    int rank = member->kids[MEMBER_BASE]->type->rank;
    if (rank > 1)
        putf(dev, "(int%d)(", rank);
    for (int d = 0; d < rank; d++) {
        if (d)
            put(dev, ", ");
        print_tiled_component(dev, member, d);
    }
    if (rank > 1)
        put(dev, ")");
}

/* ---- extents and sections ----------------------------------------------- */

/* Extent `d` of a view that may be a row of another. */
static void print_one_extent(Device *dev, const Chain *c, int d)
{
    print_expr(dev, c->root, POSTFIX);
    putf(dev, ".extent%d", c->count + d);
}

void print_extent(Device *dev, Node *view, int rank)
{
    Chain c = chain_of(dev, view);
    if (rank > 1)
        putf(dev, "(int%d)(", rank);
    for (int d = 0; d < rank; d++) {
        if (d)
            put(dev, ", ");
        print_one_extent(dev, &c, d);
    }
    if (rank > 1)
        put(dev, ")");
}

bool print_extent_component(Device *dev, Node *call, Node *index)
{
    if (!call->decl || strcmp(call->decl->name, "amp_extent") != 0
        || !index->is_constant || index->value >= (uint64_t)call->type->count)
        return false;
    Chain c = chain_of(dev, call->kids[CALL_ARGUMENT]);
    print_one_extent(dev, &c, (int)index->value);
    return true;
}

/* A function that makes the section of a view of one type. */
static const char *need_section(Device *dev, const Type *t)
{
    int rank = t->rank;
    const char *view = print_view_type(dev, t->of, rank);
    const char *name = arena_format("amp_section_%s", view + 5);
    const char *bounds = dev->prog->unit->checks_bounds
        ? arena_format("%s, int amp_place, ", print_bounds_parameter(dev)) : "";
    const char *lanes = rank > 1 ? arena_format("int%d", rank) : "int";
    Writer saved;
    if (!piece_begin(dev, name, &saved))
        return name;
    print_view_type(dev, t->of, rank);
    putf(dev, "static %s %s(%s%s v, %s origin, %s extent)\n{\n",
         view, name, bounds, view, lanes, lanes);
    if (dev->prog->unit->checks_bounds)
        print_section_check(dev, t);
    static const char *const DATA[] = {
        "origin", "origin.x * v.stride0 + origin.y",
        "origin.x * v.stride0 + origin.y * v.stride1 + origin.z"};
    putf(dev, "    v.data += %s;\n", DATA[rank - 1]);
    for (int d = 0; d < rank; d++) {
        if (rank == 1)
            put(dev, "    v.extent0 = extent;\n");
        else
            putf(dev, "    v.extent%d = extent.%c;\n", d, "xyz"[d]);
    }
    put(dev, "    return v;\n}\n");
    piece_end(dev, name, &saved);
    return name;
}

void print_section(Device *dev, Node *call)
{
    putf(dev, "%s(", need_section(dev, call->type));
    if (dev->prog->unit->checks_bounds)
        putf(dev, "amp_bounds, %d, ", failure_number(
            dev, call->kids[CALL_ARGUMENT], FAIL_SECTION));
    for (int i = CALL_ARGUMENT; i < call->kid_count; i++) {
        if (i > CALL_ARGUMENT)
            put(dev, ", ");
        print_expr(dev, call->kids[i], 2);
    }
    put(dev, ")");
}

/* Whether two views are the same part of the same memory. */
static const char *need_comparison(Device *dev, const Type *t)
{
    const char *view = print_view_type(dev, t->of, t->rank);
    const char *name = arena_format("amp_same_%s", view + 5);
    Writer saved;
    if (!piece_begin(dev, name, &saved))
        return name;
    print_view_type(dev, t->of, t->rank);
    putf(dev, "static int %s(%s a, %s b)\n{\n    return a.data == b.data",
         name, view, view);
    for (int d = 0; d < t->rank; d++)
        putf(dev, " && a.extent%d == b.extent%d", d, d);
    for (int d = 0; d < t->rank - 1; d++)
        putf(dev, " && a.stride%d == b.stride%d", d, d);
    put(dev, ";\n}\n");
    piece_end(dev, name, &saved);
    return name;
}

void print_view_comparison(Device *dev, Node *n)
{
    Node *left = n->kids[BINARY_LEFT], *right = n->kids[BINARY_RIGHT];
    const char *name = need_comparison(dev, node_strip(left)->type);
    putf(dev, "%s%s(", n->op == OP_NE ? "!" : "", name);
    print_expr(dev, left, 2);
    put(dev, ", ");
    print_expr(dev, right, 2);
    put(dev, ")");
}
