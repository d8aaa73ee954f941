/* refine_select.h - the ifs that can be converted (see refine_select.c). */
#ifndef REFINE_SELECT_H
#define REFINE_SELECT_H

#include "refine.h"

typedef struct Selection {
    Program *prog;
    Set data;      /* of Decl: what may follow from memory */
    bool has_more; /* some of that was found just now */
    Set changes;   /* of Decl: what the statements change that were
                      followed */
    Nodes reads;   /* elements that these read in any case, the last ones */
    Nodes stores;  /* elements that the if stores, in order */
} Selection;

/* An element that is a number. */
bool select_is_element(Node *n);

/* Finds what may follow from memory in a kernel's body. */
void select_find_data(Selection *s, Node *body);

/* What threads may evaluate that need not: without effect, and of no elements but
 * s->reads. */
bool select_is_cheap(Selection *s, Node *n);

/* Goes on from where all threads waited; past another statement. */
void select_begin(Selection *s);
void select_follow(Selection *s, Node *statement);

/* Whether an if that was followed just now may be one; s->stores is what it stores. */
bool select_is_possible(Selection *s, Node *n);

#endif
