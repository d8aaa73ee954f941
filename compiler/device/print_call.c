/* print_call.c - calls in OpenCL C: helpers, builtins, barriers. */
#include "print_serial/cursor.h"

void print_exact(Device *dev, Node *n)
{
    bool is_printed_so = n->type->kind == TY_FLOAT
        && node_strip(n)->kind == ND_FLOAT;
    if (n->kind == ND_CAST && n->is_implicit && type_is_arithmetic(n->type)
        && !is_printed_so) {
        putf(dev, "(%s)", print_type(dev, n->type));
        print_expr(dev, n->kids[0], PREFIX);
        return;
    }
    print_expr(dev, n, 2);
}

void print_arguments(Device *dev, Node *n)
{
    put(dev, "(");
    for (int i = CALL_ARGUMENT; i < n->kid_count; i++) {
        if (i > CALL_ARGUMENT)
            put(dev, ", ");
        print_exact(dev, n->kids[i]);
    }
    put(dev, ")");
}

static void print_vector(Device *dev, Node *n)
{
    if (n->type->count == 1) {
        print_expr(dev, n->kids[CALL_ARGUMENT], POSTFIX);
        return;
    }
    putf(dev, "(%s)", print_type(dev, n->type));
    print_arguments(dev, n);
}

static void print_equal(Device *dev, Node *n)
{
    Node *left = n->kids[CALL_ARGUMENT], *right = n->kids[CALL_ARGUMENT + 1];
    bool is_vector = left->type->count > 1;
    put(dev, is_vector ? "all(" : "(bool)("); /* a bare (a == b) is warned of */
    print_expr(dev, left, op_precedence(OP_EQ));
    put(dev, " == ");
    print_expr(dev, right, op_precedence(OP_EQ) + 1);
    put(dev, ")");
}

static void print_builtin(Device *dev, Node *n, const Builtin *b)
{
    switch (b->kind) {
    case BI_ATOMIC:
        if (!print_gathered(dev, n))
            print_atomic(dev, n, b->opencl);
        break;
    case BI_MATH:
    case BI_FAST:
        print_math(dev, n, b);
        break;
    case BI_MEMORY:
        print_memory(dev, n, b->opencl);
        break;
    case BI_PRINTF:
        print_printf(dev, n);
        break;
    case BI_VECTOR:
        print_vector(dev, n);
        break;
    case BI_EQUAL:
        print_equal(dev, n);
        break;
    case BI_EXTENT:
        print_extent(dev, n->kids[CALL_ARGUMENT], (int)n->type->count);
        break;
    case BI_SECTION:
        print_section(dev, n);
        break;
    case BI_ABORT:
        print_abort(dev, n);
        break;
    case BI_FENCE:
        putf(dev, "mem_fence(%s)", b->opencl);
        break;
    case BI_PREFIX:
        print_prefix(dev, n);
        break;
    case BI_BARRIER:
        putf(dev, "barrier(%s)", b->opencl);
        break;
    }
}

/* The tile_static variables that a helper needs follow its arguments. */
static void print_helper_call(Device *dev, Node *n)
{
    Instance *callee = instance_callee(dev->w.instance, n);
    Function *f = callee->function;
    putf(dev, "%s(", need_function(dev, callee));
    const char *separator = "";
    if (builtin_aborts(&dev->prog->aborts, f)) {
        print_abort_argument(dev);
        separator = ", ";
    }
    if (dev->prog->unit->checks_bounds) {
        putf(dev, "%samp_bounds", separator);
        separator = ", ";
    }
    if (dev->w.serial && serial_gives_place(f)) {
        putf(dev, "%samp_place, %s", separator, serial_place(dev->w.serial, false));
        separator = ", ";
    }
    for (int i = CALL_ARGUMENT; i < n->kid_count; i++) {
        if (type_is_erased(n->kids[i]->type))
            continue;
        put(dev, separator);
        print_expr(dev, n->kids[i], 2);
        separator = ", ";
    }
    const Decls *statics = function_statics(dev->prog, f);
    for (int i = 0; i < statics->count; i++) {
        const char *text = map_value_pointer(dev->w.statics, statics->items[i]);
        putf(dev, "%s%s%s", separator, *text == '(' ? "" : "&", static_name(text));
        separator = ", ";
    }
    put(dev, ")");
}

void print_call(Device *dev, Node *n)
{
    const Builtin *b = builtin_of(n);
    if (b)
        print_builtin(dev, n, b);
    else
        print_helper_call(dev, n);
}
