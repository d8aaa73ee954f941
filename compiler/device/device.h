/* device.h - inside the printing of OpenCL C: shared by emit_device.c and
 * print_*.c, here and in print_serial/.
 *
 * The program is made of pieces: types, constants, helpers, kernels. A piece
 * is written when it is first needed, while another one is being written, and
 * numbered when it is finished, so that pieces stand in an order in which all
 * that one needs comes before it.
 */
#ifndef DEVICE_H
#define DEVICE_H

#include "code.h"

typedef struct Piece {
    Buffer text;
    LIST(int) needs; /* pieces */
    unsigned features; /* NEEDS_DOUBLE | … */
    int mark;
} Piece;

/* Where printing stands; saved while another piece is written. */
typedef struct Writer {
    Piece *piece;
    Instance *instance; /* whose body is printed */
    Map *statics;       /* Decl of a tile_static -> how its name is written */
    Map *literals;      /* compound literals that are objects -> their names */
    Source *source;     /* the line that a message of the driver would name */
    int line;
    int indent;
    bool at_line_start;
    struct Cursor *serial; /* in a kernel of that form, or NULL */
    bool unrolls; /* short loops, as it says, and windows, but for those in a larger one */
    bool leaves_windows;
    bool checks_abort; /* what is governed next begins with the check */
    const Node *accessed; /* an & that is the operand of an atomic */
    const Node *pointed;  /* the operand of another */
    const Node *stored;   /* but for casts, what memory is given next */
} Writer;

typedef struct Device {
    Program *prog;
    Writer w;
    LIST(Piece *) pieces;
    int marks;             /* of walks through them */
    Map piece_of;          /* key of text -> number + 1 of a piece */
    Map memory_functions;  /* key of one -> its name */
    Map placed;            /* key of a helper with its thread's place -> its name */
    Map literal_types;     /* a type's text -> its wrapper's name */
    int literals;          /* wrappers so far */
    Failures failures;     /* that were printed */
    long outside;          /* bytes of the largest element that is checked */
    Answers constants;     /* of Node, an operator: whether its operands are */
    Map given;             /* Decl -> what it is given: multiples.c */
    Set read;              /* of Function: whose variables' gifts are there; the unit */
} Device;

/* // piece.c */

/* Begins a piece that is known by `key`, unless there is one already: then the
 * piece that is being written needs it, and false is returned. */
bool piece_begin(Device *dev, const char *key, Writer *saved);

/* Ends it, and goes back to the one before, which needs it. */
void piece_end(Device *dev, const char *key, const Writer *saved);

/* Whether what is printed is a kernel's own, and not a helper's. */
bool is_in_kernel(const Device *dev);

/* A piece that needs no other one, with that text. Returns its key. */
const char *need_text(Device *dev, const char *key, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* From here on no warning of that kind: a hint that is not followed is no cause
 * for one, and lists in which one value is put in place of another were warned of
 * where the user wrote them. */
#define QUIET_HINT "-Wpass-failed"
#define QUIET_OVERRIDE "-Winitializer-overrides"
#define QUIET_EQUAL "-Wtautological-compare"
void need_quiet(Device *dev, const char *warning);

/* Writes to the piece that is being written. */
void put(Device *dev, const char *text);
void putf(Device *dev, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* Goes on at the line where `offset` stands in the user's file: on the same
 * line, on a later one, or with a #line. */
void put_at(Device *dev, Source *source, unsigned offset);
void put_newline(Device *dev);

/* And what stands on the new line. */
void put_line(Device *dev, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* // print_captures.c */

/* The struct of a kernel's argument block, once; notes in `code` where each
 * capture stands in it. */
void need_block_type(Device *dev, KernelCode *code);

/* Whether the launch must ask how the kernel ended. */
bool kernel_may_fail(Device *dev, Function *f);

/* The buffers of its views, and the block. */
const char *print_kernel_parameters(Device *dev, const KernelCode *code,
                                    bool is_serial);

/* "const view_int_2 a = {amp_a + …, …};" and "const int n = amp_block.n;" */
void print_captures(Device *dev, const KernelCode *code);

/* // emit_device.c */

/* The name of a helper, which is written first where it was not yet. */
const char *need_function(Device *dev, Instance *instance);

/* // print_type.c */

/* A declaration of `name` with type `t`; the type alone. */
const char *print_declaration(Device *dev, const Type *t, const char *name);
const char *print_type(Device *dev, const Type *t);

/* The declaration of a variable or parameter, with a pointer's space. */
const char *print_variable_declaration(Device *dev, Decl *d);

/* "__global " and so on, "" for private. */
const char *space_prefix(Space space);

/* "global" and so on, for names. */
const char *space_name(Space space);

/* The struct that holds a view, by value. */
const char *print_view_type(Device *dev, const Type *element, int rank);

/* The name of a structure's member. */
const char *print_field(const Field *f);

/* // print_number.c */

/* A constant; a negative integer has parentheses where its precedence is to be
 * `least`. */
void print_integer(Device *dev, const Node *n, int least);
void print_float(Device *dev, double value, bool is_double);
void print_number(Device *dev, Node *n);

/* // print_cast.c */

/* A floating constant as an integer: compilers warn where no cast says so. */
bool cast_is_truncated(const Node *n);

/* A cast that the user wrote, or C implies. */
void print_cast(Device *dev, Node *n, int least);

/* // print_expr.c */

enum { POSTFIX = 15, PREFIX = 14, ASSIGNMENT = 2, COMMA = 1 }; /* precedences */

/* With parentheses where its precedence is below `least`. */
void print_expr(Device *dev, Node *n, int least);

/* A condition in parentheses; whether one is an assignment, which has two. */
void print_condition(Device *dev, Node *n);
bool is_assignment(Node *n);

/* What stands for a variable or a constant where it is used. */
const char *decl_name(Device *dev, Decl *d);

/* // print_list.c */

/* What initializes an object of type `t`: a list in braces, or a value. */
void print_initializer(Device *dev, Node *n, const Type *t);

/* // print_unused.c */

/* An expression whose value nobody asks for. */
void print_unused(Device *dev, Node *n, int least);

/* // print_bool.c */

/* A value as a bool: 0 or 1. */
void print_to_bool(Device *dev, Node *n);

/* ++ or += and the like on a bool; and whether it becomes ({ … }). */
bool is_bool_update(const Node *n);
bool is_bool_statement_expr(const Node *n);
void print_bool_update(Device *dev, Node *n);

/* // print_view.c */

/* a[i], whatever `a` is; an extent, of a view or its component; what a tiled index has,
 * or a component of that; amp_section; two views that are compared. */
void print_subscript(Device *dev, Node *n);
void print_extent(Device *dev, Node *view, int rank);
bool print_extent_component(Device *dev, Node *n, Node *index);
void print_tiled_member(Device *dev, Node *member);
void print_section(Device *dev, Node *call);
void print_view_comparison(Device *dev, Node *n); /* == or != */

/* The address of the first element of a view or a row. */
void print_row_address(Device *dev, Node *view);

/* // print_vector.c */

/* A component of a vector; a swizzle. */
void print_component(Device *dev, Node *base, Node *index);
void print_swizzle(Device *dev, Node *n);

/* // print_call.c */

/* A call of a helper or a builtin. */
void print_call(Device *dev, Node *n);

/* An argument of an overloaded function, cast to its exact type, and all of a
 * call in parentheses. */
void print_exact(Device *dev, Node *argument);
void print_arguments(Device *dev, Node *call);

/* // print_math.c */

/* A function of C's library or of amp.h's math. */
void print_math(Device *dev, Node *call, const Builtin *b);

/* // print_wrapped.c */

/* Whether an operator or a cast is a remainder that is printed with a zero. */
bool is_wrapped(Device *dev, Node *n);
void print_wrapped(Device *dev, Node *n);
void print_wrapped_cast(Device *dev, Node *n);

/* What goes to memory, or a part of a structure: it is no index, and a cast to a
 * narrow type is printed as it is. */
void note_stored(Device *dev, Node *value);

/* // print_printf.c */

/* With the format that OpenCL C has for what the user's says. */
void print_printf(Device *dev, Node *call);

/* // print_atomic.c */

/* An atomic operation as builtin.def names it: "add" and so on. */
void print_atomic(Device *dev, Node *call, const char *operation);

/* // print_memory.c */

/* memcpy and the like, for the memories that the call's pointers have. */
void print_memory(Device *dev, Node *call, const char *name);

/* // print_abort.c */

/* Whether a thread can end in evaluating or running `n`. */
bool may_abort(Device *dev, Node *n);

/* A call of amp_abort. */
void print_abort(Device *dev, Node *call);

/* What a helper is given to tell that the thread has ended. */
void print_abort_argument(Device *dev);

/* The number of a new place, from 1, by which the runtime knows it; `n` is the
 * call, or what has the extent. */
int failure_number(Device *dev, const Node *n, FailureKind kind);

/* Leaves the function, whose result is no longer of use. */
void print_return_zero(Device *dev);

/* Leaves the function where it has. */
void print_abort_check(Device *dev);

/* // print_bounds.c: where dev->prog->unit->checks_bounds */

/* A helper's parameter, and the variable of a kernel whose body is `f`'s. */
const char *print_bounds_parameter(Device *dev);
void print_bounds_variable(Device *dev, Function *f);

/* The function that gives the address of an element of a view, or its row
 * with `count` indices; its arguments are amp_bounds, the view, the indices and
 * failure_number. */
const char *need_element(Device *dev, const Type *view);
const char *need_row(Device *dev, const Type *view, int count);

/* The statements that make a section empty where it does not lie within. */
void print_section_check(Device *dev, const Type *view);

/* An index of an array or a vector of `count`, or of what has none: 0. Where
 * only its address is taken it may be `count`. */
void print_index(Device *dev, Node *base, Node *index, long count,
                 bool may_be_end);

/* Whether a thread that has failed leaves a loop: it has no barrier. And
 * whether there is one in a function that it leaves in no other way. */
bool ends_on_failure(Device *dev, Node *loop);
bool has_endless_loop(Device *dev, Function *f);

/* // print_stmt.c */

/* A statement on its line of the user's file, or where the writer stands. */
void print_statement(Device *dev, Node *n);
void print_bare_statement(Device *dev, Node *n);

/* `case 1:` or `default:`; what a switch is about. */
void print_case_label(Device *dev, Node *n);
void print_choice(Device *dev, Node *value);

/* A block in its braces. */
void print_body(Device *dev, Node *compound);

/* The same, for the body of the function that the writer is in. */
void print_function_body(Device *dev, Function *f);

/* // print_several.c */

/* A launch whose work-items may have several elements of the domain: the body as a
 * function, what does several `together` as another one or NULL, and their calls. */
void print_element_functions(Device *dev, const Launch *launch, Function *together);
void print_several(Device *dev, const Launch *launch, bool are_together);

/* The thread's number in OpenCL's dimension: an int, unlike get_global_id,
 * which also knows of an offset that no launch has. */
const char *simple_thread(Device *dev, int opencl);

/* // print_literal.c */

/* Declares the objects that compound literals of a function are. */
void declare_literals(Device *dev, Function *f);
void print_compound_literal(Device *dev, Node *n);
void print_result(Device *dev, Node *call); /* of a call that returns one */

#endif
