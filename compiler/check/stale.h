/* stale.h - what a walk over a host function knows of memory that its own view, or a copy
 * that goes on, has in another state: shared by check_stale.c and stale_known.c.
 */
#ifndef STALE_H
#define STALE_H

#include "check.h"

/* Memory of a variable, and a view of it, or what amp_copy_async copies to or from it. */
typedef struct StaleEntry {
    const Decl *view, *memory;
    const Node *launch; /* that wrote to the view, since the host last looked; or NULL */
    Node *statement;    /* the one of the outermost block since then that is walked, */
    int depth;          /* and that block's */
    const Node *used;   /* the last launch that has a copy of its elements; or NULL */
    const Node *changed; /* what changed the memory since then; or NULL */
    const Node *copy;   /* the call, where there is no view */
    bool is_target;     /* of that */
} StaleEntry;
typedef LIST(StaleEntry) StaleEntries;

typedef struct Stale {
    const Function *function;
    StaleEntries entries;
    const StaleEntries *before; /* the innermost switch */
    int depth;
    bool are_coming; /* elements, by amp_synchronize_async or amp_copy_async */
    int loops;       /* around what is walked */
    bool is_again;   /* one of them is walked a second time, */
    int unsure;      /* and in it conditions that may hold in the first trip alone */
    Set told;        /* of Node */
} Stale;

/* Whether a variable is a view that is known here, or the memory of one. */
bool stale_is_view(const Stale *s, const Decl *d);
bool stale_is_memory(const Stale *s, const Decl *d);

/* What kernels wrote to the views of a memory may be home, and copies be done; NULL: of any. */
void stale_settle(Stale *s, const Decl *memory);

/* Kernels may have the elements anew from a memory; NULL: from any. */
void stale_renew(Stale *s, const Decl *memory);

/* The same for the memory of a view, which the host reads, or does more with. */
void stale_read_view(Stale *s, const Decl *view);
void stale_use_view(Stale *s, const Decl *view);

/* Nothing is known any more of a memory. */
void stale_forget(Stale *s, const Decl *memory);

/* A kernel reads (1) or writes (2) a view, or both; reports what it does not see. */
void stale_launch(Stale *s, const Decl *view, int access, const Node *launch);

/* The host reads a memory, or changes it; reports what it does too early. */
void stale_read(Stale *s, Node *n, const Decl *memory);
void stale_change(Stale *s, Node *n, const Decl *memory);

#endif
