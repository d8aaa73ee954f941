/* cache_folder.h - the folder of the program cache: its path, its permissions and
 * its size limit.
 *
 * The runtime fills it (cache.c), ampcc shows and clears it. An entry is a
 * regular file named by CACHE_DIGITS hexadecimal digits; with a dot and a
 * suffix it is still being written. All other files in the folder are left
 * alone.
 *
 * There are no locks: entries appear and disappear atomically, by rename and
 * unlink, and an entry that another process has removed is simply missing.
 */
#ifndef CACHE_FOLDER_H
#define CACHE_FOLDER_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/stat.h>

enum { CACHE_DIGITS = 32 };

struct cache_sum {
    size_t entries;
    unsigned long long bytes;
};

/* The environment's settings: whether programs use the cache (AMP_CACHE), store
 * every build at once at any cost (AMP_CACHE=on), its size limit in bytes
 * (AMP_CACHE_SIZE), and its path. cache_path returns false if there is none, or if
 * the process has more rights than its user (such as setuid), whose environment
 * cannot be trusted then. */
bool cache_is_on(void);
bool cache_keeps_at_once(void);
unsigned long long cache_bound(void);
bool cache_path(char *path, size_t room);

/* A descriptor of the folder, created first if it is missing and `make` is set; or -1
 * with the reason in *why, which is NULL if it is missing and `make` is not set. */
int cache_open(const char *path, bool make, const char **why);

/* The reason why the file that `s` describes cannot be trusted, or NULL. */
const char *cache_fault(const struct stat *s);

/* Sets *sum to the entries there are. Returns false if the folder cannot be read. */
bool cache_measure(int folder, struct cache_sum *sum);

/* If less than an eighth of the bound is free, removes the least recently used entries
 * until a quarter is free: so only one write in many has to trim, and concurrent
 * programs do not exceed the bound together. */
void cache_trim(int folder, unsigned long long bound);

/* Removes all entries, and sets *sum to their number and size. */
bool cache_clear(int folder, struct cache_sum *sum);

#endif
