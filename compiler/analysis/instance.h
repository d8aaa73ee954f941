/* instance.h - the memory of pointers, and helpers as they are called with them. */
#ifndef INSTANCE_H
#define INSTANCE_H

#include "ast.h"

/* The memory that a pointer points to. */
typedef enum Space {
    SPACE_ANY, /* not known: a null pointer */
    SPACE_PRIVATE,
    SPACE_LOCAL, /* tile_static */
    SPACE_GLOBAL,
    SPACE_CONSTANT
} Space;

/* A function as it is called with pointers into certain spaces. */
struct Instance {
    Function *function;
    struct Scheme *scheme;   /* space.h */
    Space *spaces;           /* of the pointers that the caller decides */
    Node **sources;          /* and where its first caller had them from */
    Space otherwise;         /* of those that nothing decides */
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

#endif
