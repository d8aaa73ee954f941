/* lower_own.h - the part of the source that is a cursor's own, and what is wrong in it. */
#ifndef LOWER_OWN_H
#define LOWER_OWN_H

#include "lower.h"

/* The range of a cursor without the statements nested in it, which are checked
 * separately. */
typedef struct Own {
    Lower *l;
    Range range;
    Ranges inner;
} Own;

/* The own part of a cursor; of a variable, up to its end in the source. */
Own own_part(Lower *l, CXCursor c);

/* Whether a place is in it; whether a mistake is, or code that Clang skipped. */
bool own_has(const Own *own, Place p);
bool own_has_mistake(const Own *own);

/* Whether a word in it is one that a hole declares. */
bool own_names_hole(const Own *own);

#endif
