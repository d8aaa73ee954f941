/* places.c - finds ampcc's own header, library and front end.
 *
 * They are found relative to the executable, in ../include/ampcc and ../lib, both
 * in the build folder and where ampcc is installed.
 */
#define _XOPEN_SOURCE 700
#include "driver.h"

#include <errno.h>
#include <glob.h>
#include <limits.h>
#include <string.h>
#include <unistd.h>

#define FRONT "ampcc-front.so"

/* The first file that a pattern names, or NULL. */
static const char *first_file(const char *pattern)
{
    glob_t found;
    const char *path = NULL;
    if (glob(pattern, 0, NULL, &found) == 0) {
        path = arena_string(found.gl_pathv[0]);
        globfree(&found);
    }
    return path;
}

static const char *find_in_library(const char *root, const char *name)
{
    static const char *const folders[] = {"lib", "lib64", "lib/*"};
    const char *path = NULL;
    for (size_t i = 0; !path && i < sizeof folders / sizeof folders[0]; i++)
        path = first_file(arena_format("%s/%s/%s", root, folders[i], name));
    return path;
}

bool places_find(Places *places, const Options *o)
{
    char self[PATH_MAX] = "";
    if (readlink("/proc/self/exe", self, sizeof self - 1) < 0) {
        driver_error("cannot read /proc/self/exe: %s", strerror(errno));
        return false;
    }
    const char *root = path_directory(path_directory(self));
    places->program = arena_string(self);
    places->include = arena_format("%s/include/ampcc", root);
    if (!file_exists(arena_format("%s/amp.h", places->include))) {
        driver_error("cannot find amp.h in '%s'", places->include);
        return false;
    }
    places->front = find_in_library(root, FRONT);
    places->library = find_in_library(root, "libamp.a");
    if (!places->front) /* to be said where it is needed */
        places->front = arena_format("%s/lib/%s", root, FRONT);
    if (!places->library && o->mode == MODE_LINK && !o->bare_link) {
        driver_error("cannot find libamp.a in '%s/lib'", root);
        return false;
    }
    return true;
}
