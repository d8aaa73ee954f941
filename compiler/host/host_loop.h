/* host_loop.h - the loops of a function on the host, and what is known of them. */
#ifndef HOST_LOOP_H
#define HOST_LOOP_H

#include "ast.h"

/* A variable, or a part of one, that contains a view: host_keeper.c. */
typedef struct Keeper {
    const Decl *root;
    const char *text;  /* g->cells */
    const char *name;  /* g_cells; for a variable, its own */
    const Type *type;
    bool is_part;      /* not the variable itself */
    bool is_reached;   /* by a pointer or an index that may be invalid */
    LIST(const Decl *) indices;
} Keeper;

/* The condition that a loop is entered, as C for the place before it, and what that
 * reads; no text if it cannot be written, is expensive or has an effect. */
typedef struct Entry {
    const char *text;
    LIST(const Decl *) reads;
    LIST(const Keeper *) extents; /* views whose amp_extent the loop's own condition is
                                   certain to evaluate */
    int memory; /* STORES_… which may change what it reads */
} Entry;

/* The effects of a piece of code: what it contains, and what it stores where other code
 * may see it, by the types that C allows this to be read as. */
enum {
    NOISE = 1,  /* something that no quiet loop contains */
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

/* The effects of a unit's functions that were computed so far. */
typedef struct Effects {
    Map by_function; /* Function -> effects + 1 */
    int depth;
} Effects;

/* A loop. Times number the nodes of the function in their order. */
typedef struct HostLoop {
    Node *node;
    int begin, end;  /* its times: begin included, end not */
    bool is_quiet;   /* nothing in it takes rights from the host: host_loop.c */
    int effects;
    LIST(struct HostLoop *) inner; /* the loops directly within it */
    /* of host_hold.c: */
    int first, last; /* its accesses, last not included */
    int first_extent, last_extent; /* its calls of amp_extent */
    int first_edit, last_edit;     /* the edits within it */
    bool is_asked, may_leave; /* a jump may leave it, or a call in it not return: if that
                                 was asked */
    bool is_known;            /* `entry` and `views` were found */
    Entry entry;
    LIST(struct HeldView *) views; /* those with accesses in it */
    Map by_view, held_extents;
} HostLoop;

/* What a function does to its variables and in its loops. */
typedef struct Survey {
    Effects *effects;
    int time;
    Map keepers;   /* by root and text -> Keeper */
    Map names;     /* of Keepers */
    Map loops;     /* ND_FOR, ND_WHILE, ND_DO -> HostLoop */
    Map variables; /* Decl -> Variable */
    LIST(HostLoop *) around; /* while the survey is made */
} Survey;

// host_loop.c

/* Surveys the body of a function; one of its loops. */
Survey *host_survey(Effects *effects, Node *body);
HostLoop *survey_loop(const Survey *s, const Node *n);

/* The STORES_… of an object of a type. */
int survey_stores(const Type *t);

/* Whether a call may not return. */
bool survey_leaves(Survey *s, const Node *call);

/* Whether a variable keeps its value throughout a loop that follows its declaration: no
 * pointer can change it either. */
bool survey_is_steady(const Survey *s, const Decl *d, const HostLoop *loop);

/* Whether it is one variable throughout the loop, whatever its value. */
bool survey_is_whole(const Survey *s, const Decl *d, const HostLoop *loop);

// host_keeper.c

/* Whether a variable is used by its name, not by a macro. */
bool host_is_named(const Node *n);

/* The keeper that an expression is, or NULL. */
const Keeper *survey_keeper(Survey *s, Node *n);

/* Whether a keeper contains the same view throughout a loop. */
bool survey_keeps(const Survey *s, const Keeper *k, const HostLoop *loop);

/* Whether it is certain to be initialized, so that it may be read where the program would
 * not read it. */
bool keeper_has_value(const Keeper *k);

// host_entry.c

/* The condition that a loop is entered. */
Entry host_entry(Survey *s, const Node *loop);

// host_place.c

/* Whether text may be inserted before a loop. */
bool host_stands_free(const Node *loop);

#endif
