/* ast.h - ampcc's AST of a translation unit: types, declarations, nodes.
 *
 * Start reading here. The front end (compiler/front) lowers libclang's AST into these
 * structures and then releases libclang's; every check, analysis and emitter works on
 * them alone. Lowering sets all fields but those that name another pass. Everything
 * lives in the arena until the process ends.
 */
#ifndef AST_H
#define AST_H

#include "base/util.h"

#include <stdint.h>

typedef struct Type Type;
typedef struct Record Record;
typedef struct Decl Decl;
typedef struct Function Function;
typedef struct Node Node;
typedef struct Instance Instance; /* space.c */

/* ---- source ------------------------------------------------------------- */

/* Bytes that an #if skipped. */
typedef struct Skipped {
    unsigned begin, end;
} Skipped;

/* From `line` of a file on, a #line directive names other lines, and maybe a file. */
typedef struct LineMark {
    int line, named;
    const char *path;
} LineMark;

/* A file that was read. */
typedef struct Source {
    const char *path; /* as it was found, for diagnostics and #line */
    const char *copy; /* apart.c: the file that is read in its place, or NULL */
    const char *text;
    const char *written; /* the user's text, if `text` was mended; or NULL */
    unsigned length;
    unsigned *lines; /* where each line starts; made by source_line */
    int line_count;
    int *cells, cells_line; /* source_cells: the last result, and its line */
    LIST(LineMark) marks; /* made by source_named_line */
    bool has_marks;
    LIST(Skipped) skipped;
    struct Outline *outline; /* relay_bracket.c: its brackets; made on first use */
    bool is_system; /* a system header */
    bool is_ours;   /* one of ampcc's own headers */
    bool is_guarded; /* it is empty when it is included again */
} Source;

/* Bytes [begin, end) of a file: where something is in the user's text. Code from a
 * macro's body has the range of the macro's invocation. */
typedef struct Range {
    Source *source; /* NULL: nowhere */
    unsigned begin, end;
} Range;

/* ---- types -------------------------------------------------------------- */

typedef enum TypeKind {
#define TYPE(kind, c, opencl, bytes, class) kind,
#include "tree/type.def"
#undef TYPE
    TY_ENUM,
    TY_POINTER,
    TY_ARRAY,  /* C's array */
    TY_RECORD, /* struct or union */
    TY_VECTOR, /* short vector; index_N and extent_N too */
    TY_VIEW,   /* array_view(T, N), and a row of one */
    TY_STORE,  /* array(T, N) */
    TY_TILED_INDEX,
    TY_TILED_EXTENT,
    TY_BARRIER,
    TY_FUNCTION,
    TY_BLOCK,
    TY_OTHER, /* any other type, of which only the spelling is known */
} TypeKind;

enum { MOST_RANK = 3 }; /* of views, domains and tiles */

struct Type {
    TypeKind kind;
    bool is_const, is_volatile, is_atomic;
    const char *alias;    /* the typedef name that the user wrote, or NULL */
    bool alias_is_const, alias_is_volatile; /* the qualifier is part of the typedef */
    const char *spelling; /* TY_OTHER, TY_FUNCTION, TY_BLOCK: Clang's words */
    long size, align;     /* bytes; -1: it has none */
    Type *of;      /* pointee, element, enum's integer, function's result */
    long count;    /* TY_ARRAY: elements (-1 none), TY_VECTOR: lanes */
    int rank;      /* views, stores, tiled types */
    int tile[MOST_RANK]; /* TY_TILED_*: dimensions; 0 where unknown or any */
    Record *record;
};

typedef struct Field {
    const char *name; /* "" for an anonymous member */
    Type *type;
    Record *record;
    long offset;    /* bytes from the start of its record */
    bool is_bitfield;
    Range range;
} Field;

struct Record {
    const char *name; /* tag, else typedef's name, else "" */
    const char *c_name; /* "struct P" or "P"; "" not at file scope */
    bool is_union;
    bool is_complete;
    bool is_told; /* message_undefined.c has told that it is not defined */
    LIST(Field *) fields;
    long size, align;
    Range range;
    const char *device_name; /* emit_device: its tag in OpenCL C */
    int mark;                /* the number of the last walk that visited it */
};

/* ---- declarations ------------------------------------------------------- */

typedef enum DeclKind { DECL_VARIABLE, DECL_PARAMETER, DECL_FUNCTION } DeclKind;

/* Where code may run, by its clause restrict(…). */
enum { CPU = 1, AMP = 2 };

/* A clause restrict(…). */
typedef struct Clause {
    const char *words; /* between the parentheses, as written */
    Range range;
} Clause;

/* Two parameters that get the same view in a call: the first of them, and the call. */
typedef struct Alias {
    const Decl *first;
    Node *call;
} Alias;

/* A call of a function, and the function it stands in. */
typedef struct CallSite {
    Node *call;
    Function *caller;
} CallSite;

struct Decl {
    DeclKind kind;
    const char *name;
    Type *type;
    Range range; /* of the whole declaration */
    Range name_range;
    Function *function;  /* the one that it is declared in, or that it names */
    Node *init;          /* a variable's initializer, or NULL */
    bool is_circular;    /* the initializer names the variable itself */
    bool is_static;      /* static storage duration */
    bool is_extern;
    bool is_shared;      /* a variable at file scope that other files may name */
    bool is_tile_static;
    bool is_block;       /* __block */
    long align;          /* bytes, by _Alignas, or 0 */
    bool has_any_length; /* a mistake leaves the lengths of an array unknown */
    bool has_any_value;  /* a mistake, or a statement with one, may set it */
    bool is_unset;       /* check_unset.c: it is told that nothing has written it */
    bool is_changed;     /* tile_caller.c: some function may change it */
    bool has_cleanup;    /* __attribute__((cleanup(…))) */
    bool is_dimension;   /* a tile's dimension names it */
    bool is_measured;    /* an unevaluated operand names it, as in sizeof */
    bool is_used;        /* anything else names it */
    const struct Alias *alias; /* a parameter that gets the same view as another one */
    const char *device_name; /* emit_device: its name in OpenCL C */
};

/* One declaration of a function. */
typedef struct Prototype {
    Range range;
    Range name_range;
    LIST(Clause) clauses;
    LIST(Type *) types; /* of its parameters */
    bool is_definition;
} Prototype;

/* A function, or the block literal of a kernel. */
struct Function {
    Decl *decl; /* NULL for a block */
    const char *name; /* a block's: of the function around it */
    Type *result;
    LIST(Decl *) parameters;
    bool is_variadic;
    bool has_prototype; /* not `int f()`, whose parameters are not known */
    LIST(Prototype) prototypes; /* all declarations, in order */
    unsigned restriction;       /* CPU, AMP or both: of its first clause */
    Node *body;                 /* NULL: defined elsewhere, or in a system header */
    Function *around;           /* a block's: the function it stands in */
    Range range;                /* of the definition; a block's literal */
    bool is_user;               /* stands in a file of the user's */
    LIST(Decl *) captures;      /* a block's, in order of first use */
    LIST(Node *) capture_uses;  /* and those first uses */
    LIST(Node *) calls;         /* every ND_CALL in the body, in order */
    LIST(CallSite) sites;       /* tile_caller.c: the calls of it, */
    Set optional;               /* and of the calls in it those that a condition decides on */
    const char *device_name;    /* emit_device */
    int mark;                   /* the number of the last walk that visited it */
    bool has_holes;             /* Clang found mistakes in it, and */
    LIST(Range) holes;          /* these statements are not lowered, */
    LIST(Node *) nests;         /* but for what is nested in them: compound ones */
    bool is_scalar;             /* scalarize.c: short vectors are scalars */
};

/* A parallel_for_each. */
typedef struct Launch {
    Node *call;
    Node *view;   /* the accelerator view, or NULL */
    Node *domain; /* NULL in a malformed launch */
    Node *kernel_argument;
    Function *kernel; /* NULL where that is no block literal */
    Function *host;   /* the function it stands in */
    int rank;         /* of the domain; 0 if it is malformed */
    bool is_tiled;
    bool fails;          /* check_domain.c: it is told of that no thread will run, */
    bool fits_kernel;    /* and that the kernel's tile divides the domain, which its own does not */
    bool has_any_domain; /* a mistake leaves it unknown; rank and is_tiled are the kernel's */
    int wrong_rank;     /* check_torn.c: the domain's rank, if the kernel's is another;
                           else 0 */
    int other_tile[3];  /* check_torn.c: the domain's tile, if the kernel's is another;
                           else 0 */
    const char *name;   /* emit_device: of the kernel in OpenCL C */
    Instance *instance; /* space.c: the kernel with its pointers' spaces */
    const Set *lost;    /* check_torn.c: the statements, stored values, variables and
                           functions that mistakes leave unknown; NULL: none */
    bool is_lost;       /* mistakes leave all of it unknown */
} Launch;

/* ---- nodes -------------------------------------------------------------- */

typedef enum NodeKind {
#define NODE(kind, children) kind,
#include "tree/node.def"
#undef NODE
} NodeKind;

typedef enum Op {
    OP_NONE,
#define OP(kind, spelling, precedence, form) kind,
#include "tree/op.def"
#undef OP
} Op;

/* The kids of a node stand in the order of node.def. */
enum { MEMBER_BASE, SWIZZLE_BASE = 0, SUBSCRIPT_BASE = 0, SUBSCRIPT_INDEX };
enum { CALL_CALLEE, CALL_ARGUMENT };
enum { BINARY_LEFT, BINARY_RIGHT };
enum { IF_CONDITION, IF_THEN, IF_ELSE };
enum { FOR_INIT, FOR_CONDITION, FOR_STEP, FOR_BODY };
enum { WHILE_CONDITION, WHILE_BODY };
enum { DO_BODY, DO_CONDITION };
enum { SWITCH_VALUE, SWITCH_BODY };
enum { CASE_FIRST, CASE_LAST, CASE_STATEMENT };

struct Node {
    NodeKind kind;
    Op op;            /* ND_UNARY, ND_BINARY, whose kind it shows; else OP_NONE */
    bool is_implicit; /* ND_CAST: not written by the user */
    bool is_value;    /* ND_EXPR: the value of a statement expression */
    bool is_arrow;    /* ND_MEMBER, ND_SWIZZLE */
    bool is_constant; /* an integer constant expression, with `value` */
    bool unrolls_alone; /* ND_FOR: it is unrolled, but no loop in it */
    bool is_guard;    /* ND_IF: its else does the same; threads for which the condition is
                         true may go through the loops in its first branch together */
    bool mentions_amp; /* a sizeof or the like of an AMP C type or element; ND_PAREN: a
                          _Generic on one, whose chosen operand is inside */
    Type *type;       /* of an expression; NULL for a statement */
    Range range;
    unsigned point;   /* where a message's caret goes, in range.source */
    Node **kids;
    int kid_count;
    uint64_t value;   /* ND_INT, and wherever is_constant */
    double number;    /* ND_FLOAT */
    const char *text; /* ND_STRING: as written; ND_SWIZZLE, ND_LABEL, ND_GOTO:
                         the name; ND_OTHER_*: what it is */
    Decl *decl;       /* ND_VAR, ND_FUNCTION, a call's direct callee */
    Field *field;     /* ND_MEMBER, ND_DESIGNATE_MEMBER */
    Function *block;  /* ND_BLOCK */
    LIST(Decl *) declared; /* ND_DECLARE */
};

typedef LIST(Node *) Nodes;

/* ---- the unit ----------------------------------------------------------- */

/* An invocation of a macro, the user's or a system header's, that is not inside another
 * invocation. */
typedef struct MacroUse {
    Range range;
    const char *name;
    Range definition; /* from the name on */
} MacroUse;
typedef LIST(MacroUse) MacroUses;

/* A _Pragma in a macro, at the place where the macro is used. */
typedef struct MacroPragma {
    Source *source;
    unsigned offset;
    const char *words;
} MacroPragma;

/* A warning of Clang's that the user was told of, or wants to hear nothing of. */
typedef struct Warned {
    Range range; /* nowhere: anywhere */
    const char *flag; /* "-Wunused-value" */
} Warned;

/* An #include of a file, or an option -include. */
typedef struct Inclusion {
    Range directive; /* the whole line's text, from # to before the newline; nowhere: an
                        option */
    Source *file;
    const char *name; /* as it is written */
} Inclusion;

/* Whether a work-item runs one thread or all those of a tile. */
typedef enum KernelForm { FORM_AUTO, FORM_SPMD, FORM_SERIAL } KernelForm;

/* Remarks about kernels, by regular expressions for passes; NULL: none. */
typedef struct Remarks {
    const char *done;   /* which form was made */
    const char *missed; /* which one was not, and why */
} Remarks;

typedef struct Unit {
    Source *main;
    LIST(Function *) functions; /* and blocks, in order of appearance */
    LIST(Decl *) globals;       /* file-scope variables of user files */
    LIST(Launch *) launches;    /* in source order */
    LIST(Launch *) torn;        /* check_sound.c: launches with mistakes whose rest can be
                                   checked */
    LIST(Record *) records;
    LIST(Clause) misplaced;     /* on something that is neither a function nor a block */
    Map macros;            /* name -> text of the definition, of the user's macros */
    MacroUses macro_uses;  /* by file, then by position */
    LIST(MacroPragma) macro_pragmas; /* by position within each file */
    LIST(Inclusion) inclusions; /* in the order in which the preprocessor meets them */
    Strings swizzles;    /* lower_swizzle.c: those of an expanded text */
    LIST(Warned) warned;
    LIST(Range) hidden;  /* code in macros that cannot be read there */
    bool has_holes;      /* Clang found mistakes, and said so: */
    int relayed;         /* the errors of them; what is reported before any other error */
    bool no_contraction; /* a * b + c is rounded twice, everywhere */
    bool fast_math;      /* kernels are compiled as -ffast-math has it */
    bool checks_bounds;  /* subscripts are checked when they run */
    KernelForm form;
    struct Spaces *spaces; /* instance.c: what it found */
} Unit;

#endif
