/* driver_folder.c - provides what PoCL wants of its environment: a folder, since it
 * offers no device without one that it can write to, if the user has no writable home.
 *
 * It is private to the user, within the folder for temporary files, and is kept for
 * later runs.
 */
#include "device.h"

#include "cache_folder.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Where PoCL looks for one; false where it is told, or it cannot be said. */
static bool usual_folder(char *path, size_t room)
{
    const char *cache = getenv("XDG_CACHE_HOME"), *home = getenv("HOME");
    int n = -1;
    if (getenv("POCL_CACHE_DIR"))
        return false;
    if (cache && *cache)
        n = snprintf(path, room, "%s/pocl/kcache", cache);
    else if (home)
        n = snprintf(path, room, "%s/.cache/pocl/kcache", home);
    else
        n = snprintf(path, room, "/tmp/pocl/kcache");
    return n >= 0 && (size_t)n < room;
}

/* Whether the folder can be written to, or made. */
static bool is_of_use(char *path)
{
    while (euidaccess(path, W_OK | X_OK)) {
        char *last = strrchr(path, '/');
        if (errno != ENOENT || !last || last == path)
            return false;
        *last = '\0';
    }
    return true;
}

/* It ends the program where the folder's name is empty, and where it finds no linker for
 * want of a PATH; execvp looks here then. */
static void mend_variables(void)
{
    const char *told = getenv("POCL_CACHE_DIR");
    if (told && !*told)
        unsetenv("POCL_CACHE_DIR");
    setenv("PATH", "/bin:/usr/bin", 0);
}

void rt_driver_folder(void)
{
    char path[PATH_MAX];
    const char *why, *temporary = secure_getenv("TMPDIR");
    mend_variables();
    if (!usual_folder(path, sizeof path) || is_of_use(path))
        return;
    if (!temporary || !*temporary)
        temporary = "/tmp";
    int n = snprintf(path, sizeof path, "%s/ampcc-%u", temporary,
                     (unsigned)geteuid());
    if (n < 0 || (size_t)n >= sizeof path)
        return;
    int folder = cache_open(path, true, &why);
    if (folder < 0)
        return;
    close(folder);
    setenv("POCL_CACHE_DIR", path, 1);
}
