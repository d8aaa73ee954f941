/* device.h - the printer of OpenCL C: shared by emit_device.c and print_*.c, here and in
 * print_serial/.
 *
 * The program consists of pieces: types, constants, helpers, kernels. A piece is written
 * when it is first needed, while another one is being written, and is numbered when it is
 * finished, so that each piece comes after all those that it needs.
 */
#ifndef DEVICE_H
#define DEVICE_H

#include "code.h"

typedef struct Piece {
    Buffer text;
    const char *name;  /* of what it declares, if that differs from its key */
    LIST(int) needs; /* the pieces that must come before it */
    unsigned features; /* NEEDS_DOUBLE | … */
    int mark;
} Piece;

/* The state of writing a piece; saved while another piece is written. */
typedef struct Writer {
    Piece *piece;
    Instance *instance; /* the function whose body is printed */
    Map *statics;       /* Decl of a tile_static -> how its use is printed */
    Map *literals;      /* compound literals that are variables -> their names */
    const char *path;   /* the line that the driver's messages would name */
    int line;
    int indent;
    bool at_line_start;
    struct Cursor *serial; /* in a kernel's serial form; NULL in other forms */
    bool unrolls; /* short loops, and windows (flow_is_window), get a pragma, */
    bool leaves_windows; /* but windows inside a larger loop do not */
    bool checks_abort; /* the next body begins with print_abort_check */
    const Node *accessed; /* an & that is the operand of an atomic function */
    const Node *pointed;  /* the operand of another & */
    const Node *stored;   /* the value, without casts, that is stored in memory next */
} Writer;

typedef struct Device {
    Program *prog;
    Writer w;
    LIST(Piece *) pieces;
    int marks;             /* the number of walks through them */
    Map piece_of;          /* key -> number of the piece + 1 */
    Map tags;              /* of structures: a name space of their own in C */
    int literals;          /* the number of types of print_literal.c */
    Failures failures;     /* those with a number in the code */
    long outside;          /* bytes of the largest element that is checked */
    Strings warned;        /* the flags of warnings that the user was already told of */
    Answers constants;     /* of Node, an operator: whether its operands are constants */
    Map given;             /* multiples.c: Decl -> what assigns to it, */
    Set read;              /* for the variables of these functions, and of the unit */
} Device;

// piece.c

/* Begins the piece with a key. Returns false if there is one already: then the piece that is
 * being written is noted to need it. */
bool piece_begin(Device *dev, const char *key, Writer *saved);

/* Ends the piece, and returns to the one that was being written, which needs it. */
void piece_end(Device *dev, const char *key, const Writer *saved);

/* The name that a finished piece got while it was written. */
const char *piece_name(const Device *dev, const char *key);

/* Whether a kernel's own body is being printed, not a helper. */
bool is_in_kernel(const Device *dev);

/* Makes a piece with a given text, which needs no other piece; returns its key. */
const char *need_text(Device *dev, const char *key, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* Notes that the piece needs a feature, which these pragmas switch on. */
void need_feature(Device *dev, unsigned feature, const char *pragmas);

/* Switches a warning of the driver's compiler off: QUIET_HINT, as hints may be ignored; the
 * others, as the user has already been warned. */
#define QUIET_HINT "-Wpass-failed"
#define QUIET_OVERRIDE "-Winitializer-overrides"
#define QUIET_EQUAL "-Wtautological-compare"
void need_quiet(Device *dev, const char *warning);

/* Appends to the piece that is being written. */
void put(Device *dev, const char *text);
void putf(Device *dev, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* Moves to the line of `offset` in the user's file: the current one, a later one, or one
 * that a #line names. */
void put_at(Device *dev, Source *source, unsigned offset);
void put_newline(Device *dev);

/* A new line, with text. */
void put_line(Device *dev, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

// print_captures.c

/* Makes the structure of a kernel's argument block, and notes in `code` the offset of
 * each capture. */
void need_block_type(Device *dev, KernelCode *code);

/* Whether a launch must check for failures when the kernel has ended. */
bool kernel_may_fail(Device *dev, Function *f);

/* The functions with a kernel's parameters: the kernel, its serial form, and that form's
 * function for a tile. The last has no restrict pointers: they are the form's own, and Oclgrind
 * does not know the metadata that Clang makes for restrict in an inlined function. */
typedef enum Head { HEAD_KERNEL, HEAD_SERIAL, HEAD_TILE } Head;

/* The parameters of such a function: the buffers of views, and the argument block. */
const char *print_kernel_parameters(Device *dev, const KernelCode *code, Head head);

/* The same names, as a kernel passes them on. */
const char *print_kernel_arguments(Device *dev, const KernelCode *code);

/* "const view_int_2 a = {amp_a + …, …};" and "const int n = amp_block.n;" */
void print_captures(Device *dev, const KernelCode *code);

// emit_device.c

/* Print what comes before a kernel's body, and its end. */
void print_kernel_head(Device *dev, KernelCode *code, Instance *instance, Map *statics);
void close_kernel(Device *dev);

/* The name of a helper, which is written first if that has not happened yet. */
const char *need_function(Device *dev, Instance *instance);

// print_type.c

/* The declaration of `name` with type `t`; the type alone. */
const char *print_declaration(Device *dev, const Type *t, const char *name);
const char *print_type(Device *dev, const Type *t);

/* The declaration of a variable or parameter, with a pointer's address space. */
const char *print_variable_declaration(Device *dev, Decl *d);

/* "__global " and so on, "" for private. */
const char *space_prefix(Space space);

/* "global" and so on, for names. */
const char *space_name(Space space);

/* The struct that holds a view, by value. */
const char *print_view_type(Device *dev, const Type *element, int rank);

/* The name of a structure's member. */
const char *print_field(const Field *f);

// print_number.c

/* Print a constant; a negative integer gets parentheses if the precedence must be
 * `least`. */
void print_integer(Device *dev, const Node *n, int least);
void print_float(Device *dev, double value, bool is_double);
void print_number(Device *dev, Node *n);

// print_cast.c

/* Whether a cast changes the value of a constant, or makes an integer of a floating one:
 * compilers warn of that unless the cast is explicit. */
bool cast_changes_constant(const Node *n);

/* Prints a cast that the user wrote, or C implies. */
void print_cast(Device *dev, Node *n, int least);

// print_expr.c

enum { POSTFIX = 15, PREFIX = 14, ASSIGNMENT = 2, COMMA = 1 }; /* precedences */

/* Prints an expression, in parentheses if its precedence is below `least`. */
void print_expr(Device *dev, Node *n, int least);

/* Prints a condition in parentheses; whether one is an assignment, which gets two. */
void print_condition(Device *dev, Node *n);

/* A condition as a number: (c) ? 1 : 0. */
void print_truth(Device *dev, Node *n);
bool is_assignment(Node *n);

/* How the use of a variable or a constant is printed. */
const char *decl_name(Device *dev, Decl *d);

// print_list.c

/* Prints the initializer of an object of type `t`: a list in braces, or a value. */
void print_initializer(Device *dev, Node *n, const Type *t);

// print_unused.c

/* Prints an expression whose value is not used. */
void print_unused(Device *dev, Node *n, int least);

// print_bool.c

/* Prints a value converted to bool: 0 or 1. */
void print_to_bool(Device *dev, Node *n);

/* Whether a node is ++, += or the like on a bool; whether that is printed as ({ … }). The third
 * prints it. */
bool is_bool_update(const Node *n);
bool is_bool_statement_expr(const Node *n);
void print_bool_update(Device *dev, Node *n);

// print_view.c

/* Print a[i], whatever `a` is; the extent of a view, or a component of one; a member of a
 * tiled index, or a component of one; amp_section; the comparison of two views. */
void print_subscript(Device *dev, Node *n);
void print_extent(Device *dev, Node *view, int rank);
bool print_extent_component(Device *dev, Node *n, Node *index);
void print_tiled_member(Device *dev, Node *member);
void print_section(Device *dev, Node *call);
void print_view_comparison(Device *dev, Node *n); /* == or != */

/* Prints the address of the first element of a view or a row. */
void print_row_address(Device *dev, Node *view);

// print_vector.c

/* Print a component of a vector; a swizzle. */
void print_component(Device *dev, Node *base, Node *index);
void print_swizzle(Device *dev, Node *n);

// print_call.c

/* Prints a call of a helper or a builtin. */
void print_call(Device *dev, Node *n);

/* Print an argument of an overloaded function, cast to its exact type; all arguments of a
 * call, in parentheses. */
void print_exact(Device *dev, Node *argument);
void print_arguments(Device *dev, Node *call);

// print_math.c

/* Prints a call of a function of C's library, or of amp.h's math. */
void print_math(Device *dev, Node *call, const Builtin *b);

/* Whether an operator is `1 / sqrtf(x)` in a form for GPUs; prints it as one function. */
bool is_inverse_root(const Device *dev, const Node *n);
void print_inverse_root(Device *dev, Node *n);

// print_wrapped.c

/* Whether an operator or a cast is a remainder that is printed with AMP_ZERO; prints
 * it. */
bool is_wrapped(Device *dev, Node *n);
void print_wrapped(Device *dev, Node *n);
void print_wrapped_cast(Device *dev, Node *n);

/* Notes a value that is stored in memory or in a structure: it is no index, and a cast to
 * a narrow type in it needs no zero. */
void note_stored(Device *dev, Node *value);

// print_printf.c

/* Prints a call of printf, with its format as OpenCL C has it. */
void print_printf(Device *dev, Node *call);

// print_atomic.c

/* Prints an atomic operation by its name in builtin.def: "add" and so on. */
void print_atomic(Device *dev, Node *call, const char *operation);

// print_memory.c

/* Prints memcpy and the like, for the address spaces of the call's pointers. */
void print_memory(Device *dev, Node *call, const char *name);

// print_abort.c

/* Whether `n` may call amp_abort. */
bool may_abort(Device *dev, Node *n);

/* Prints a call of amp_abort. */
void print_abort(Device *dev, Node *call);

/* Prints the argument through which a helper reports that the thread has ended. */
void print_abort_argument(Device *dev);

/* The number, from 1, by which the runtime knows a place that may fail; `n` is the call,
 * or the view or array that is subscripted. */
int failure_number(Device *dev, const Node *n, FailureKind kind);

/* Prints a return from a function whose result is no longer of use. */
void print_return_zero(Device *dev);

/* Prints such a return, if the thread has ended. */
void print_abort_check(Device *dev);

// print_bounds.c: where dev->prog->unit->checks_bounds

/* The parameter of a helper for the launch's record; prints the variable of a kernel. */
const char *print_bounds_parameter(Device *dev);
void print_bounds_variable(Device *dev, Function *f);

/* The function that returns the address of an element of a view, or the row that `count`
 * indices select; its arguments are amp_bounds, the view, the indices and
 * failure_number. */
const char *need_element(Device *dev, const Type *view);
const char *need_row(Device *dev, const Type *view, int count);

/* Prints statements that make a section empty unless it is within its view. */
void print_section_check(Device *dev, const Type *view);

/* Prints a checked index of an array or a vector with `count` elements (0: it has none);
 * if only an address is taken, the index `count` is allowed. */
void print_index(Device *dev, Node *base, Node *index, long count,
                 bool may_be_end);

/* Whether a thread that has failed leaves a loop, as it may if there is no barrier in it;
 * whether a function has a loop that is left in no other way. */
bool ends_on_failure(Device *dev, Node *loop);
bool has_endless_loop(Device *dev, Function *f);

// print_stmt.c

/* Print a statement: on its line of the user's file, or where the writer stands. */
void print_statement(Device *dev, Node *n);
void print_bare_statement(Device *dev, Node *n);

/* Print `case 1:` or `default:`; the operand of a switch. */
void print_case_label(Device *dev, Node *n);
void print_choice(Device *dev, Node *value);

/* Prints a block with its braces. */
void print_body(Device *dev, Node *compound);

/* The same for the body of a function, with all that the writer needs in it. */
void print_function_body(Device *dev, Function *f);

// print_several.c

/* Print the functions of a launch whose work-items may execute several elements: its body
 * for one, and the one that executes them `together` or NULL; their calls. */
void print_element_functions(Device *dev, const Launch *launch, Function *together);
void print_several(Device *dev, const Launch *launch, bool are_together);

/* Of a kernel whose work-groups execute several tiles: the number of the last one. */
void print_last_tile(Device *dev, const Launch *launch);

/* The thread's number in a dimension of OpenCL's, as an int; unlike get_global_id it
 * allows for no offset, which no launch has. */
const char *simple_thread(Device *dev, int opencl);

// print_literal.c

/* Declares the variables that compound literals of a function become; prints a literal,
 * or a call that returns a structure. */
void declare_literals(Device *dev, Function *f);
void print_compound_literal(Device *dev, Node *n);
void print_result(Device *dev, Node *call);

#endif
