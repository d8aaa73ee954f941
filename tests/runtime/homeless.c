/* Where nobody can write to the home, or there is none, the driver still has a
 * folder: its user's own. Where one can, it is not told of another. */
#include "child.h"
#include <sys/stat.h>

static char folder[] = "/tmp/ampcc-test-XXXXXX";

static const char *told(void)
{
    unsetenv("POCL_CACHE_DIR");
    unsetenv("XDG_CACHE_HOME");
    CHECK(amp_accelerators(NULL, 0) > 0);
    return getenv("POCL_CACHE_DIR");
}

static void without(void)
{
    struct stat s;
    int y[3] = {0};
    setenv("HOME", "/dev/null", 1);
    const char *at = told();
    CHECK(at && !strncmp(at, folder, strlen(folder)) && !stat(at, &s));
    CHECK(s.st_uid == geteuid() && (s.st_mode & 0777) == 0700);
    AMPRT_OWNER int *v = amp_view(y, 3);
    CHECK(test_scale(NULL, v, 3, 0, 7) == AMP_OK && AMPRT_READ(v, 2) == 7);
}

static void with(void)
{
    setenv("HOME", folder, 1);
    CHECK(!told());
}

int main(void)
{
    char command[64];
    CHECK(mkdtemp(folder) && !setenv("TMPDIR", folder, 1));
    in_child(without);
    in_child(without);
    in_child(with);
    snprintf(command, sizeof command, "rm -rf %s", folder);
    return system(command);
}
