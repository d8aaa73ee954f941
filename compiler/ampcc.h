/* ampcc.h - what the parts of the compiler offer each other, file by file.
 *
 * The journey of a program is translate() in translate.c; each stage takes the
 * Unit of ast.h and no stage calls another.
 */
#ifndef AMPCC_H
#define AMPCC_H

#include "ast.h"
#include "translate.h"

/* // source.c */

/* The line (from 1) of an offset, and the column in bytes (from 1). */
int source_line(Source *s, unsigned offset);
int source_column(Source *s, unsigned offset);

/* Where line `line` starts, and its length without the newline. */
unsigned source_line_start(Source *s, int line, unsigned *length);
const char *source_written(const Source *s); /* its text as the user wrote it */

/* The column in characters (from 1). */
int source_point_column(Source *s, unsigned offset);

/* The column on a screen (from 0) of each byte of a line and of its end, in
 * the arena. Many messages about one long line share them. */
const int *source_cells(Source *s, int line);

/* The identifier at an offset, in the arena, as it is written; "" where there
 * is none; and where it ends. */
const char *source_word(const Source *s, unsigned offset);
unsigned source_word_end(const Source *s, unsigned offset);

/* A letter, a digit or _, of which all words of ours are; where the word begins that
 * ends at an offset. */
bool source_is_letter(char c);
unsigned source_word_begin(const Source *s, unsigned end);

/* Whether a range has a word, but for comments and literals. */
bool source_has_word(Range r, const char *word);

/* The text of a range, in the arena. */
const char *source_text(Range range);

/* The end of the quoted literal, the comment or the character at `p`. */
const char *source_skip_token(const char *p, const char *end);

/* Whether a directive begins at the `#` at `p`; behind it, with the lines that a
 * backslash joins to it, at the newline. */
bool source_is_directive(const Source *s, const char *p);
const char *source_skip_directive(const char *p, const char *end);

/* The end of the call `word(…)` that begins at an offset; the offset itself
 * where its parentheses do not close. */
unsigned source_call_end(const Source *s, unsigned offset);

/* A path as it stands in a string literal. */
const char *quoted_path(const char *path);

/* What an expression is called in a message: its text, on one line. */
const char *source_phrase(Range range);

/* Newlines within a range. */
int source_newlines(Range range);

/* // pragma.c */

/* The next #pragma at or after *offset, its words with one blank between
 * them; NULL where there is none. *offset moves behind it. */
const char *pragma_next(const Source *s, unsigned *offset);

/* The words of _Pragma("…") at `p`, and its end; NULL where there is none. */
const char *pragma_operator(const char *p, const char *end,
                            const char **after);

/* // diag.c */

typedef enum DiagId {
#define DIAG(id, level, clause, flag, text) id,
#include "diag/diag.def"
#undef DIAG
} DiagId;

/* A place where a message points: the range, and the byte of its caret. */
typedef struct Place {
    Range range;
    unsigned point;
} Place;

/* The place of a range, of a node, of a declaration's name. */
Place at_range(Range range);
Place at_node(const Node *n);
Place at_decl(const Decl *d);

/* Reports diag.def's message `id` with its %s filled in. */
void diag(DiagId id, Place place, ...);

/* Adds a note to the message reported last. */
void diag_note(Place place, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* Adds a fix-it to the message reported last: put `text` for the range. */
void diag_fix(Range range, const char *text);

/* A message that Clang found, already in the user's words; `flag` is "" or
 * like "-Wunused". Followed by diag_note for its notes. */
void diag_relay(Level level, Place place, const char *flag, const char *text);

/* Marks another range of the last message's source line with ~~~. */
void diag_mark(Range range);

/* Of the messages with one cause within one thing, a function, say, or NULL for
 * anywhere, the first in the text is given out. */
void diag_cause(const void *cause, const void *within);

/* A new input: no errors yet. */
void diag_begin(void);

/* Prints what was reported since the last flush, in source order; true when
 * no error has been reported so far. */
bool diag_flush(void);

/* Reads the unit's pragmas about warnings; they hold for what follows. */
void diag_read_pragmas(const Unit *unit);

/* Whether there are any. */
bool diag_has_pragmas(void);

/* Errors so far. */
int diag_errors(void);

/* Whether one since the last flush is about something in a range. */
bool diag_is_told(Range r);

/* And those since the last flush, with their rules or "". */
void diag_each_error(void (*visit)(Place place, const char *clause, void *context),
                     void *context);

/* // type.c */

/* A type as the user writes it: "array_view(const float, 2)". */
const char *type_string(const Type *t);

/* A declaration of `name` with a type in C or, for host files, `T name[4]`;
 * a name of "" gives the type alone. */
const char *type_declare(const Type *t, const char *name);

bool type_is_integer(const Type *t);
bool type_is_floating(const Type *t);
bool type_is_arithmetic(const Type *t);
bool type_is_unsigned(const Type *t);
bool type_is_wide(const Type *t);   /* an integer of 32 bits or more */
bool type_is_vector(const Type *t); /* of two lanes or more: one alone is a number */
bool type_is_value(const Type *t);  /* a number or a vector, that is not volatile */
bool type_is_handle(const Type *t); /* a view or an array */
bool type_is_erased(const Type *t); /* what OpenCL C has functions for */
bool type_same(const Type *a, const Type *b); /* qualifiers apart */

/* The least multiple of `align` that is not below `offset`. */
long align_up(long offset, long align);

/* A type like it that can be assigned to; an array of so many of that type. */
Type *type_assignable(const Type *t);
Type *type_array(Type *of, long count);

/* The type of a vector's lanes; of anything else its own. */
const Type *type_lane(const Type *t);

/* The letter in type.def, 0 for what is no scalar. */
char type_class(const Type *t);

/* OpenCL C's name of a scalar, `uchar` and so on. */
const char *type_opencl(const Type *t);

/* Whether `test` holds for `t` or for anything inside it by value. */
bool type_any(const Type *t, bool (*test)(const Type *));

/* // fold.c */

/* The low bytes of `x`, as an integer of that size. */
int64_t fold_cut(uint64_t x, long bytes, bool is_unsigned);

/* `op` of one or two integers (b: any) in a type of so many bytes; false
 * where C has no result. */
bool fold_compute(Op op, int64_t a, int64_t b, long bytes, bool is_unsigned,
                  int64_t *out);

/* The greatest common divisor, or the other number where one is 0; never negative. */
int64_t fold_common_divisor(int64_t a, int64_t b);

/* The value of an integer expression of constants; false where it is none. */
bool fold_constant(const Node *n, int64_t *value);

/* The same of a condition, which the types of its operands may decide. */
bool fold_condition(const Node *n, int64_t *value);

/* Whether it is a division of integers that may stop the program: by what may be 0 or
 * -1. */
bool fold_may_trap(const Node *n);

/* // tree.c */

const char *op_spelling(Op op);
int op_precedence(Op op);
char op_form(Op op);
bool op_is_step(Op op); /* ++ or -- */
bool op_is_comparison(Op op);
bool op_is_division(Op op); /* / or %, or such an assignment */
bool op_is_logical(Op op); /* && or || */
bool op_is_truth(Op op);   /* that or a comparison or !, which are 0 or 1 */
Op op_of_assignment(Op op); /* + of +=; OP_NONE of = and of no assignment */

/* A comparison with its sides swapped, and the one that holds where it does not;
 * OP_NONE of what is none. */
Op op_swapped(Op op);
Op op_contrary(Op op);

/* Calls visit(node, context) for a node and all below it, parents first;
 * where it returns false, not for what is below. Blocks are not entered. */
void node_walk(Node *n, bool (*visit)(Node *n, void *context), void *context);

/* Whether something holds for one of these nodes; the same where is() also says what
 * it need not be asked about, all that is below a node. */
typedef enum Look { LOOK_BELOW, LOOK_BEYOND, FOUND } Look;
bool node_any(Node *n, bool (*is)(Node *n));
bool node_any_with(Node *n, bool (*is)(Node *n, void *context), void *context);
bool node_find(Node *n, Look (*is)(Node *n, void *context), void *context);

/* The expression without parentheses and implicit casts around it. */
Node *node_strip(Node *n);

/* Whether it is that variable, but for such. */
bool node_is_variable(const Node *n, const Decl *d);

/* Whether it is an element of an array or a view, or a row of an array: no component
 * of a vector or an index, no row of a view. And an element or a row of a view. */
bool node_is_element(const Node *n);
bool node_is_of_view(const Node *n);

/* Whether it is `c ? a : b`, && or ||, which may leave out all but its first kid. */
bool node_chooses(const Node *n);

/* What a member of a tiled index is called, "local" and so on, NULL for anything else;
 * whether it is that one. */
const char *node_tiled(const Node *n);
bool node_is_tiled(const Node *n, const char *name);

/* Whether it is t.local or t.global, where each thread has another one. */
bool node_is_place(const Node *n);

/* What all subscripts of an element are of, `a` of a[i][j]; the variable with the view
 * that an expression is or is a row of, or NULL. */
Node *node_array(Node *element);
Decl *node_view(Node *n);

/* Whether two expressions are the same, but for such. */
bool node_equals(Node *a, Node *b);

/* What a statement expression's value is; NULL where it has none, or `n` is none. */
Node *node_value(Node *n);

/* Of the values that an expression may have, those of `c ? a : b` and the item of a
 * variable's braces: whether all, some or none are what is() says. */
typedef enum Share { NONE_OF_THEM, SOME_OF_THEM, ALL_OF_THEM } Share;
Share node_share(Node *n, bool (*is)(Node *value));

/* The variable that an lvalue is a part of; NULL for what a pointer or a view
 * leads to. */
Node *node_root(Node *n);

/* What an assignment or a step changes, or NULL; the variable that this, or what
 * is done through its address, may change. */
Node *node_assigned(const Node *n);
Decl *node_changed(const Node *n);

/* How often a variable is named in it; whether it may be changed there. */
int node_uses(Node *n, const Decl *d);
bool node_changes(Node *n, const Decl *d);

/* How many nodes it has. */
int node_size(Node *n);

/* `n`, or a copy of it (*copy, NULL at first) where a kid is to be another one. */
Node *node_with_kid(Node *n, Node **copy, int at, Node *kid);

/* Which component of its base one of a swizzle is. */
int node_lane(const Node *swizzle, int i);

/* The function that a call names directly, or NULL; the helper that a node calls, a
 * function whose body is read, which no builtin's is; NULL for any other node. */
Function *node_callee(const Node *call);
Function *node_helper(const Node *n);

/* The name of the function of amp.h that a node calls, "" where it calls none; whether
 * it is that one. */
const char *node_api(const Node *n);
bool node_calls_api(const Node *n, const char *name);

/* Whether a block captures a variable. */
bool function_captures(const Function *block, const Decl *d);

/* Whether a parameter is a tiled index or a tile's barrier. */
bool function_takes_tile(const Function *f);

/* // front.c */

struct Translation;

/* Parses the input and lowers it; Clang's messages are relayed. With an error
 * among them the unit is NULL. `text` replaces the text of files whose macro
 * invocations expand.c has expanded (NULL: none); `expanded` is the unit that
 * was read so, and says what macros hide of this one (NULL: nothing does). */
typedef struct ExpandedFile {
    const char *path;
    const char *text;
    size_t length;
} ExpandedFile;
typedef LIST(ExpandedFile) ExpandedFiles;
Unit *front_read(struct Translation *t, const ExpandedFiles *text,
                 const Unit *expanded);

/* // front_read.c: front_read, in the module that front.c loads. */
Unit *front_read_unit(struct Translation *t, const ExpandedFiles *text,
                      const Unit *expanded);

/* // relay_word.c */

/* Reports that a word of word.def has other arguments than it takes. */
void word_misused(const char *name, Place place);

/* // check_*.c: each reports what breaks its rules, and changes nothing. */

void check_restrict(Unit *unit); /* clauses, calls, recursion */
void check_tile(Unit *unit);     /* tile_static */
void check_launch(Unit *unit);   /* kernels, domains, captures */
void check_amp(Unit *unit);      /* types and statements of amp code */
void check_view(Unit *unit);     /* views and arrays */


/* // space.h */

/* The memory that a pointer points to. */
typedef enum Space {
    SPACE_ANY, /* not known: a null pointer */
    SPACE_PRIVATE,
    SPACE_LOCAL, /* tile_static */
    SPACE_GLOBAL,
    SPACE_CONSTANT
} Space;

/* // instance.c */

/* A function as it is called with pointers into certain spaces. */
struct Instance {
    Function *function;
    struct Scheme *scheme;   /* space.h */
    Space *spaces;           /* of the pointers that the caller decides */
    Node **sources;          /* and where its first caller had them from */
    Map callees;             /* ND_CALL -> Instance of the helper */
    const char *device_name; /* emit_device */
};

/* Finds the space of every pointer that a launch reaches, and an Instance for
 * each combination that a helper is called with. Sets Launch.instance. */
void infer_spaces(Unit *unit);

/* The same for a kernel that was made of others' parts later. */
Instance *infer_kernel(Unit *unit, Function *kernel);

/* What a pointer variable, a pointer, an lvalue and a function's result are of. */
Space instance_space(const Instance *instance, const Decl *pointer);
Space instance_expr_space(const Instance *instance, Node *pointer);
Space instance_place_space(const Instance *instance, Node *lvalue);
Space instance_result_space(const Instance *instance);

/* The instance that a call of a helper calls. */
Instance *instance_callee(const Instance *instance, const Node *call);

/* // check_sound.c: leaves the launches to look at that no error so far is about. */
void check_keep_sound(Unit *unit);

/* // check_tiles.c: what all threads of a tile do together. */
void check_tiles(Unit *unit);

/* // access.c */

/* What a function does to the elements of a view that it is given or
 * captures: 1 reads, 2 writes, 3 both, 0 neither. */
int access_of(Function *f, Decl *view);

/* // overwrite.c */

/* Whether each thread of a kernel writes the element at its own index of a
 * captured view, in any case and before it does anything else with the view. */
bool overwrites(Function *kernel, Decl *view);

/* // emit_device.c */

/* What a kernel asks of a device; amprt.h's enum amprt_need. */
enum {
    NEEDS_DOUBLE = 1,
    NEEDS_INT64_ATOMICS = 2,
    USES_FLOAT_ADD = 4,
    MAY_ABORT = 8,
    IS_SHORT = 16
};

/* A piece of the OpenCL program: a struct, a helper, a kernel. */
typedef struct Part {
    const char *text;
} Part;

typedef LIST(unsigned) Numbers;

/* Where a view ends that the serial form reads, or the domain: at a captured number
 * and so much more. */
typedef struct ViewEnd {
    const Decl *value; /* NULL: 0 */
    int64_t number;
    const Decl *view; /* NULL: the domain */
    int dimension;
    bool is_least; /* no end: the captured number is `number` at least */
} ViewEnd;
typedef LIST(ViewEnd) ViewEnds;

typedef struct KernelCode {
    Launch *launch;
    Numbers parts; /* those that its program is made of, in order */
    const char *why_not_serial; /* NULL: it has that form */
    const char *why_not_several; /* NULL: a work-item, or a group, takes several */
    Numbers serial_parts; /* and its serial form's; none: it has none */
    const char *serial_rows; /* of enum amprt_rows */
    int serial_tiles; /* that a work-item may have; 0: one, or a part */
    bool is_in_turn;  /* these, one after the other */
    bool serial_ends; /* the ends of a row have loops of their own */
    int serial_wide;  /* threads in a group of theirs that is a row of the tile; 0 */
    ViewEnds ends; /* of the serial form */
    Numbers several_parts; /* of the form with several tiles or elements; or none */
    int several_tiles;     /* that a work-group has in it; 0: in the simple model */
    long several_memory;   /* and bytes of tile_static */
    unsigned features;    /* NEEDS_DOUBLE | … */
    long tile_memory;     /* bytes of tile_static */
    long private_memory;  /* and of a thread's arrays and structs */
    long block_size;      /* bytes of the argument block */
    LIST(long) offsets;   /* of each capture in the block */
    LIST(int) access;     /* of each capture: 1 read, 2 write, 4 overwrite */
} KernelCode;

/* A place where a thread can end before its end. */
typedef enum FailureKind {
    FAIL_ABORT,     /* it calls amp_abort */
    FAIL_SUBSCRIPT, /* an index is outside */
    FAIL_SECTION    /* a section is */
} FailureKind;

typedef struct Failure {
    FailureKind kind;
    const char *place; /* "file:line" */
    const char *name;  /* what is subscripted */
} Failure;

typedef LIST(Failure) Failures;

typedef struct DeviceCode {
    LIST(Part) parts;
    LIST(KernelCode) kernels; /* in the order of the unit's launches */
    LIST(Record *) records;   /* those that it declares */
    Failures failures;
    long outside; /* bytes of the largest element that is checked */
} DeviceCode;

/* The OpenCL program of a unit that is right. */
DeviceCode *emit_device(Unit *unit);

/* The whole device code as one file. */
const char *device_text(const DeviceCode *code, size_t *length);

/* // remark.c */

/* Says what was made of each kernel, as -Rpass and -Rpass-missed ask. */
void remark_kernels(const DeviceCode *code, const Remarks *r);

/* // emit_host.c */

/* The host file: the user's text with what must change replaced, then the
 * tables of the kernels. */
const char *emit_host(Unit *unit, const DeviceCode *code, size_t *length);

/* Where the host file's edits fall inside macro invocations: those. */
typedef LIST(MacroUse) MacroUses;
MacroUses emit_host_macros(Unit *unit);

/* // expand.c */

/* The files of `uses` with those invocations replaced by their expansions,
 * found by the host compiler's preprocessor. False, with a message, when that
 * fails. */
bool expand_macros(struct Translation *t, Unit *unit, const MacroUses *uses,
                   ExpandedFiles *out);

#endif
