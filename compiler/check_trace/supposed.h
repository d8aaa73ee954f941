/* supposed.h - domains to try where their extents are not known. */
#ifndef SUPPOSED_H
#define SUPPOSED_H

#include "check_trace.h"

enum { SUPPOSED_DOMAINS = 7 };

/* Whether a domain that is known is none: then no call comes to the launch. */
bool supposed_is_none(const Trace *trace);

/* Fills the extents of the n-th domain, with the `least` times as many tiles or more, so that
 * extents are what the host makes of one number, as n - 1 and n. Returns false if nobody knows
 * such a domain. */
bool supposed_domain(const Trace *trace, int n, int least, int64_t domain[3]);

#endif
