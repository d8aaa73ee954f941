/* cache_folder.h - the folder of the program cache: where it is, who may use
 * it, and how big it gets.
 *
 * The runtime fills it (cache.c), ampcc shows and clears it. An entry is a
 * regular file whose name is CACHE_DIGITS hexadecimal digits; with a dot and
 * more behind them it is one that is being written. All else in the folder is
 * somebody else's and stays.
 *
 * There are no locks: an entry appears and vanishes whole, by rename and
 * unlink, and what another process has removed first is just gone.
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

/* What the environment says: whether programs use the cache (AMP_CACHE), keep
 * every build at once, whatever that costs (AMP_CACHE=on), its most bytes
 * (AMP_CACHE_SIZE), its path. Writes no path, and returns false, where there
 * is no place for one; or where the program has more rights than its user,
 * whose environment is not to be trusted then. */
bool cache_is_on(void);
bool cache_keeps_at_once(void);
unsigned long long cache_bound(void);
bool cache_path(char *path, size_t room);

/* The folder, opened; or -1, and why in *why. Where it is not there, `make`
 * makes it; without, that is -1 and NULL. */
int cache_open(const char *path, bool make, const char **why);

/* Why what `s` describes is not to be trusted, or NULL. */
const char *cache_fault(const struct stat *s);

/* What is there. False where the folder cannot be read. */
bool cache_measure(int folder, struct cache_sum *sum);

/* Where less than an eighth of the bound is free, removes what was used the
 * longest ago until a quarter is: one write in many pays for it, and programs
 * that write at the same time do not go beyond the bound together. */
void cache_trim(int folder, unsigned long long bound);

/* Removes all entries, and says in *sum which those were. */
bool cache_clear(int folder, struct cache_sum *sum);

#endif
