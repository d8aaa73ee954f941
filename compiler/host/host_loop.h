/* host_loop.h - what is known of the loops of a function on the host. */
#ifndef HOST_LOOP_H
#define HOST_LOOP_H

#include "ast.h"

/* What keeps a view: host_keeper.c. */
typedef struct Keeper {
    const Decl *root;
    const char *text;  /* g->cells */
    const char *name;  /* g_cells; of a variable, its own */
    const Type *type;
    bool is_part;      /* not the variable itself */
    bool is_reached;   /* by a pointer or an index that may lead nowhere */
    LIST(const Decl *) indices;
} Keeper;

/* That a loop is entered, as C for the place before it, and what that reads;
 * no text where it cannot be said, is costly or changes something. */
typedef struct Entry {
    const char *text;
    LIST(const Decl *) reads;
    LIST(const Keeper *) extents; /* views that amp_extent is sure to be asked
                                   for, in the loop's own condition */
    int memory; /* that it reads: STORES_… which may change that */
} Entry;

/* What a piece of code has in it; what it stores where other code may see it,
 * by the types that C lets that be read as. */
enum {
    NOISE = 1,  /* what no quiet loop has */
    CASES = 2,  /* of a switch around it */
    LABELS = 4,
    LEAVES = 8, /* a call that may not return */
    STORES_VIEWS = 0x10,
    STORES_POINTERS = 0x20,
    STORES_INTEGERS = 0x100,   /* times their size */
    STORES_FLOATING = 0x10000, /* likewise */
    STORES_DATA = 0x7fffffe0,  /* any of these but views */
    STORES_ANY = STORES_DATA | STORES_VIEWS,
};

/* The effects of the functions of a unit, as far as they were asked for. */
typedef struct Effects {
    Map by_function; /* Function -> effects + 1 */
    int depth;
} Effects;

/* A loop. Times count the nodes of the function in their order. */
typedef struct Loop {
    Node *node;
    int begin, end;  /* its times: begin included, end not */
    bool is_quiet;   /* nothing in it takes rights from the host: host_loop.c */
    int effects;
    LIST(struct Loop *) inner; /* those right within it */
    /* of host_hold.c: */
    int first, last; /* its accesses, last not included */
    int first_extent, last_extent; /* its calls of amp_extent */
    int first_edit, last_edit;     /* those within it */
    bool is_asked, may_leave; /* whether a jump may lead out of it, or a call
                                 in it never return */
    bool is_known;
    Entry entry;
    LIST(struct HeldView *) views; /* those with accesses in it */
    Map by_view, held_extents;
} Loop;

/* What a function does to its variables and in its loops. */
typedef struct Survey {
    Effects *effects;
    int time;
    Map keepers;   /* by root and text -> Keeper */
    Map names;     /* of Keepers */
    Map loops;     /* ND_FOR, ND_WHILE, ND_DO -> Loop */
    Map variables; /* Decl -> Variable */
    LIST(Loop *) around; /* while the survey is made */
} Survey;

/* // host_loop.c */
Survey *host_survey(Effects *effects, Node *body);
Loop *survey_loop(const Survey *s, const Node *n);

/* What may be stored in an object of a type. */
int survey_stores(const Type *t);

/* Whether a call may not return. */
bool survey_leaves(Survey *s, const Node *call);

/* Whether a variable keeps its value all through a loop that it was declared
 * before; no pointer can change it either. */
bool survey_is_steady(const Survey *s, const Decl *d, const Loop *loop);

/* Whether it is one variable all through the loop, its value aside. */
bool survey_is_whole(const Survey *s, const Decl *d, const Loop *loop);

/* // host_keeper.c */

/* Whether a variable's name is written where it is used: no macro. */
bool host_is_named(const Node *n);

/* The keeper that a view's expression is, or NULL. */
const Keeper *survey_keeper(Survey *s, Node *n);

/* Whether the same view is in it all through a loop. */
bool survey_keeps(const Survey *s, const Keeper *k, const Loop *loop);

/* Whether it is sure to have a value, so that it may be looked at where the
 * program would not. */
bool keeper_has_value(const Keeper *k);

/* // host_entry.c */
Entry host_entry(Survey *s, const Node *loop);

/* // host_place.c */
bool host_stands_free(const Node *loop);

#endif
