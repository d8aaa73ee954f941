/* cache.c - --cache-info and --cache-clear: for the program cache, which compiled
 * programs use at run time.
 */
#define _GNU_SOURCE
#include "driver.h"

#include "runtime/cache_folder.h"

#include <limits.h>
#include <stdio.h>
#include <unistd.h>

static bool inform(int folder, const char *path)
{
    struct cache_sum sum = {0};
    if (folder >= 0 && !cache_measure(folder, &sum)) {
        driver_error("cannot read '%s'", path);
        return false;
    }
    printf("folder: %s\nentries: %zu\nbytes: %llu\nbound: %llu\n", path,
           sum.entries, sum.bytes, cache_bound());
    if (!cache_is_on())
        puts("AMP_CACHE is off: programs do not use it");
    return true;
}

static bool clear(int folder, const char *path)
{
    struct cache_sum sum = {0};
    bool success = folder < 0 || cache_clear(folder, &sum);
    printf("removed %zu entries, %llu bytes\n", sum.entries, sum.bytes);
    if (!success)
        driver_error("cannot remove all that is in '%s'", path);
    return success;
}

bool cache_command(bool clears)
{
    char path[PATH_MAX];
    const char *why = NULL;
    if (!cache_path(path, sizeof path)) {
        driver_error("there is no program cache: neither XDG_CACHE_HOME nor "
                     "HOME names a folder");
        return false;
    }
    int folder = cache_open(path, false, &why);
    if (why) {
        driver_error("programs do not use '%s': %s", path, why);
        return false;
    }
    bool success = clears ? clear(folder, path) : inform(folder, path);
    if (folder >= 0)
        close(folder);
    return success;
}
