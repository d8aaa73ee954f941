/* print_math.c - calls of C's library in OpenCL C, as math.def says.
 *
 * OpenCL C has most of <math.h> under C's names. The rest is printed as a text with the
 * arguments inserted, or as a call of a function of library.def, which becomes a piece.
 * So are the variants of library_loops.def, for loops over threads.
 */
#include "print_serial/cursor.h"

#include <math.h>
#include <string.h>

static const struct { const char *name, *text; } LIBRARY_FUNCTIONS[] = {
#define LIBRARY(name, text) {name, text},
#define HOST(macro) TEXT_OF(macro)
#define TEXT_OF(expansion) #expansion
#include "library.def"
#include "library_loops.def"
#undef LIBRARY
#undef HOST
#undef TEXT_OF
};

static const char *library_text(const char *name)
{
    size_t count = sizeof LIBRARY_FUNCTIONS / sizeof *LIBRARY_FUNCTIONS;
    for (size_t i = 0; i < count; i++)
        if (strcmp(LIBRARY_FUNCTIONS[i].name, name) == 0)
            return LIBRARY_FUNCTIONS[i].text;
    return NULL;
}

/* The type that a function's name and body depend on. */
static Type *main_type(const Node *call)
{
    for (int i = CALL_ARGUMENT; i < call->kid_count; i++)
        if (type_is_floating(call->kids[i]->type))
            return call->kids[i]->type;
    return call->kids[CALL_ARGUMENT]->type;
}

/* The function of OpenCL's that a call becomes, alone or in a text. */
static const char *function_name(const Builtin *b)
{
    const char *in_text = strstr(b->opencl, "$(");
    return in_text ? arena_substring(in_text + 2, strcspn(in_text + 2, ")"))
                   : b->opencl;
}

/* What stands for a function in loops over threads, or NULL. */
static const char *text_in_loops(const Builtin *b, const Node *call)
{
    static const char NATIVE[] = "native_";
    const char *name = function_name(b);
    if (string_begins(name, NATIVE))
        name += strlen(NATIVE);
    bool is_library = b->kind == BI_MATH || b->kind == BI_FAST;
    if (!is_library || call->kid_count <= CALL_ARGUMENT || !type_class(main_type(call)))
        return NULL;
    return library_text(arena_format("%s %s", type_opencl(main_type(call)), name));
}

bool math_differs(const Node *call)
{
    const Builtin *b = builtin_of(call);
    return b && text_in_loops(b, call);
}

/* The memory of the pointer that is a call's last argument, or nothing. */
static const char *last_space(Device *dev, const Node *call)
{
    Node *last = call->kids[call->kid_count - 1];
    if (last->type->kind != TY_POINTER)
        return "";
    return space_prefix(instance_expr_space(dev->w.instance, last));
}

/* What stands for each $ of a text. */
typedef struct Filling {
    Node *call;
    const char *name, *space;
} Filling;

static void put_filled(Device *dev, const char *text, const Filling *f)
{
    for (const char *dollar, *next; (dollar = strchr(text, '$')); text = next) {
        put(dev, arena_substring(text, (size_t)(dollar - text)));
        next = dollar[1] == '(' ? strchr(dollar, ')') + 1 : dollar + 2;
        if (dollar[1] == 'N' || dollar[1] == '(')
            put(dev, f->name);
        else if (dollar[1] == 'S')
            put(dev, f->space);
        else if (dollar[1] == 'T')
            put(dev, print_type(dev, main_type(f->call)));
        else if (dollar[1] == 'R')
            put(dev, print_type(dev, f->call->type));
        else
            print_exact(dev, f->call->kids[dollar[1] - '0']);
    }
    put(dev, text);
}

/* amp_lgamma_r_float__global: of a builtin, a type and a memory. */
static const char *library_name(Device *dev, const Filling *f, const Builtin *b)
{
    static const char GNU[] = "__builtin_";
    const char *name = b->name + (string_begins(b->name, GNU) ? strlen(GNU) : 0);
    return arena_format("amp_%s_%s%.*s", name,
                        print_type(dev, main_type(f->call)),
                        (int)strcspn(f->space, " "), f->space);
}

/* The name of a library's function for a call of `b`. */
static const char *need_library(Device *dev, Node *call, const Builtin *b,
                                const char *text)
{
    Filling f = {.call = call, .space = last_space(dev, call)};
    Writer saved;
    f.name = library_name(dev, &f, b);
    if (piece_begin(dev, f.name, &saved)) {
        put_filled(dev, text, &f);
        piece_end(dev, f.name, &saved);
    }
    return f.name;
}

/* The call of sqrtf in `1 / sqrtf(x)`, or NULL. */
static Node *inverse_root(const Node *n)
{
    if (n->op != OP_DIV || n->type->kind != TY_FLOAT)
        return NULL;
    Node *one = node_strip(n->kids[BINARY_LEFT]), *call = node_strip(n->kids[BINARY_RIGHT]);
    while (one->kind == ND_CAST)
        one = node_strip(one->kids[0]);
    bool is_one = one->kind == ND_FLOAT ? one->number == 1 : one->is_constant && one->value == 1;
    const Builtin *b = call->kind == ND_CALL ? builtin_of(call) : NULL;
    bool is_root = b && b->kind == BI_MATH && strcmp(b->opencl, "sqrt") == 0;
    return is_one && is_root && main_type(call)->kind == TY_FLOAT ? call : NULL;
}

bool is_inverse_root(const Device *dev, const Node *n)
{
    return !dev->w.serial && !dev->prog->unit->fast_math && inverse_root(n);
}

void print_inverse_root(Device *dev, Node *n)
{
    static const char NAME[] = "amp_inverse_root";
    Writer saved;
    if (piece_begin(dev, NAME, &saved)) {
        put_filled(dev, library_text("inverse_root"), &(Filling){.name = NAME});
        piece_end(dev, NAME, &saved);
    }
    put(dev, NAME);
    print_arguments(dev, inverse_root(n));
}

void print_math(Device *dev, Node *call, const Builtin *b)
{
    const char *text = dev->w.serial ? text_in_loops(b, call) : NULL;
    print_type(dev, call->type);
    if (!text && *b->opencl == '@')
        text = library_text(b->opencl + 1);
    const char *name = text ? need_library(dev, call, b, text)
                            : function_name(b);
    if (strchr(b->opencl, '$')) {
        put_filled(dev, b->opencl, &(Filling){.call = call, .name = name});
        return;
    }
    put(dev, name);
    print_arguments(dev, call);
}
