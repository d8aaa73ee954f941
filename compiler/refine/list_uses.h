/* list_uses.h - which statements of a list use and change a variable. */
#ifndef LIST_USES_H
#define LIST_USES_H

#include "ast.h"

/* Of a variable in a statement of a list. */
typedef struct Use {
    int kid, count;
} Use;
typedef LIST(Use) Uses;

typedef struct ListUses {
    Map uses, changes; /* Decl -> Uses, in order */
    int kid;           /* that is walked */
    bool is_open;      /* nobody jumps into the list */
} ListUses;

/* What is used where in a list, as it is when that is first asked for: *known has the
 * answers, by the lists. */
const ListUses *list_uses(Map *known, Node *list);

/* The uses, or the changes, of one variable; none is an empty list. */
const Uses *uses_of(const Map *uses, const Decl *d);

#endif
