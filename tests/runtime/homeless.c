/* Where nobody can write to the home, or there is none, the driver still has a
 * folder: its user's own. Where one can, it is not told of another. With next to no
 * environment it works, too. */
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

static void almost_empty(void)
{
    int y[3] = {0};
    clearenv();
    setenv("POCL_CACHE_DIR", "", 1);
    setenv("HOME", folder, 1);
    setenv("AMP_CACHE", "off", 1);
    AMPRT_OWNER int *v = amp_view(y, 3);
    CHECK(test_scale(NULL, v, 3, 0, 7) == AMP_OK && AMPRT_READ(v, 2) == 7);
}

int main(void)
{
    char command[64];
    CHECK(mkdtemp(folder) && !setenv("TMPDIR", folder, 1));
    in_child(without);
    in_child(without);
    in_child(with);
    in_child(almost_empty);
    snprintf(command, sizeof command, "rm -rf %s", folder);
    return system(command);
}
