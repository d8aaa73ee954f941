/* tile_order.h - the statements of a host's function in the order of the text. */
#ifndef TILE_ORDER_H
#define TILE_ORDER_H

#include "tile_run.h"

typedef LIST(int) Times;

/* A loop: when it begins, and what is last in it and before its body. */
typedef struct Span {
    Node *loop;
    int first, last, before_body;
} Span;

/* What a statement of a block assigns, `half = n / 2;`: when, and when its block ends. */
typedef struct Setting {
    Node *value;
    int time, end;
} Setting;

/* They are numbered: a time is the number of one. */
typedef struct Order {
    bool is_made;
    int now;
    Map declared; /* Decl -> when, and one more */
    Map changes;  /* Decl -> Times */
    Set taken;    /* of Decl: by its address */
    Map calls;    /* Node -> when, and one more */
    Map partners; /* Decl -> the other, with which it changes places */
    Map settings; /* Decl -> the last Setting */
    LIST(Span) loops;
    bool jumps;   /* there are gotos */
} Order;

/* Returns that of a function, made once. */
Order *order_of(const Function *f);

/* Returns when something is declared or called: an item of Order.declared or .calls; or -1. */
int order_time(Map *times, const void *key);

#endif
