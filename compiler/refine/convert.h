/* convert.h - if-conversion of what is done with variables alone:
 *
 *     if (left > 0) {              int is_so = left > 0;
 *         left -= dt;              float now = left; now -= dt;
 *         x = x + v * dt;          left = is_so ? now : left;
 *     }                            float now_2 = x + v * dt;
 *                                  x = is_so ? now_2 : x;
 *
 * A choice between two variables has no branches for a driver's compiler, which moves loads
 * into those.
 */
#ifndef CONVERT_H
#define CONVERT_H

#include "builder/builder.h"

// convert.c

/* Whether threads may evaluate an expression that need not: it has no effect, never traps,
 * and loads no elements but those that are `at_hand` (NULL: none). */
typedef bool AtHand(Node *element, void *context);
bool convert_is_cheap(Program *prog, Node *n, AtHand *at_hand, void *context);

/* What an if may consist of that is converted: cheap conditions and initial values, and
 * expressions as statements for which `is_statement` holds. */
typedef struct Convertible {
    Program *prog;
    AtHand *at_hand;
    bool (*is_statement)(Node *expression, void *context);
    void *context;
} Convertible;

/* Whether a statement is such an if or such an expression, declares numbers, or is a block of
 * these. */
bool convert_can(const Convertible *c, Node *statement);

/* Whether an if may be converted that assigns to variables alone. */
bool convert_is_possible(Program *prog, Node *n);

/* A block that does what such an if does. */
Node *convert_if(Builder *b, Node *n);

/* An expression of a type as a variable or a number, for which a statement may be added. */
Node *convert_value(Builder *b, Node *n, const Type *type);

// convert_choice.c

/* An integer that is 0 or 1. */
Node *convert_truth(Builder *b, Node *n);

/* Computes what `c ? x : y`, && and || choose in any case, in the statements of a block, where
 * that is cheap, and `is_wanted` holds for some of it. */
void convert_choices(Builder *b, Node *block, bool (*is_wanted)(Node *n, void *context),
                     void *context);

#endif
