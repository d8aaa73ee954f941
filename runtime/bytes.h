/* bytes.h - reading numbers of bytes from environment variables. */
#ifndef BYTES_H
#define BYTES_H

/* The value of the environment variable `name`, such as 64K, 256M, 2G or 1000; `usual`
 * if it is not set or not such a number. */
unsigned long long bytes_of_variable(const char *name, unsigned long long usual);

#endif
