/* bytes.h - numbers of bytes that users write. */
#ifndef BYTES_H
#define BYTES_H

/* What the environment's variable `name` says, as 64K, 256M or 2G, or 1000; where
 * it is not set, or says anything else, `usual`. */
unsigned long long bytes_of_variable(const char *name, unsigned long long usual);

#endif
