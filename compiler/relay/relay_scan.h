/* relay_scan.h - reads a file's text token by token, with the brackets that are open. */
#ifndef RELAY_SCAN_H
#define RELAY_SCAN_H

#include "relay.h"

typedef struct Open {
    unsigned at, statement; /* its offset, and that of its statement's begin */
    int semicolons;         /* those still to come in a for's header */
} Open;

/* The brackets open at a place of a file, up to which it has been scanned. */
typedef struct Scan {
    const Source *s;
    const char *p;      /* the next token */
    LIST(Open) open;
    unsigned statement; /* the innermost one's begin; the length: not begun yet */
    char before;        /* the last character of the previous token, */
    unsigned last;      /* and its offset */
    unsigned wrong;     /* the first unmatched brace, or the bracket that shows that
                           there is one; the length: none yet */
    bool is_certain;    /* unless indentation shows one before */
} Scan;

/* A scan at a text's begin. */
Scan scan_begin(const Source *s);

/* Reads a token; false at a place. */
bool scan_token(Scan *scan, unsigned place);

/* The innermost open bracket, or 0. */
char scan_inner(const Scan *scan);

/* Whether a statement that begins with a word may end with a brace, behind parentheses. */
bool scan_is_head(const char *word);

#endif
