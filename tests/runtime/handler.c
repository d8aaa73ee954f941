/* The default handler's line and exit status; a handler that returns; exit
 * with work under way. */
#include "test.h"
#include <sys/wait.h>
#include <unistd.h>

/* Runs `child` in a process of its own; its exit status, its stderr in text */
static int run(void (*child)(void), char *text, size_t room)
{
    int ends[2], status;
    CHECK(!pipe(ends));
    pid_t id = fork();
    if (!id) {
        dup2(ends[1], 2);
        child();
        exit(0);
    }
    close(ends[1]);
    size_t n = 0;
    for (ssize_t got; (got = read(ends[0], text + n, room - 1 - n)) > 0;)
        n += (size_t)got;
    text[n] = '\0';
    close(ends[0]);
    waitpid(id, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static int memory[64];

static void divides_not(void)
{
    int *y = amp_view(memory, 64);
    scale.file = "foo.ampc";
    scale.line = 22;
    test_scale(NULL, y, 0, 1, 1);
}

enum { WHERE = __LINE__ + 4 };

static void null_default(void)
{
    amp_set_default_accelerator(NULL);
}

static void through_a_pointer(void)
{
    amp_status (*set)(amp_accelerator) = amp_set_default_accelerator;
    set(NULL);
}

static void no_device(void)
{
    setenv("AMP_ACCELERATOR", "no such thing", 1);
    amp_default_view();
}

/* No driver at all: the loader looks for them in a folder that is empty. */
static void no_driver(void)
{
    setenv("OCL_ICD_VENDORS", "/proc/self/task/none", 1);
    amp_default_view();
}

static void in_flight(void)
{
    enum { SIZE = 1 << 20 };
    static int large[SIZE], out[SIZE];
    int *y = amp_view(large, SIZE);
    for (int i = 0; i < 50; i++)
        test_scale(NULL, y, SIZE, 1, 1);
    amp_copy_to_host_async(y, out);
}

int main(void)
{
    char text[4096], place[512];
    CHECK(run(divides_not, text, sizeof text) == 3);
    CHECK(strstr(text, "handler: foo.ampc:22: parallel_for_each: extent (0)"
                       " has a dimension that is not positive\n"));
    CHECK(run(null_default, text, sizeof text) == 3);
    snprintf(place, sizeof place, "handler: %s:%d: amp_set_default_accelerator:"
             " the accelerator is NULL\n", __FILE__, WHERE);
    CHECK(strstr(text, place));
    CHECK(run(through_a_pointer, text, sizeof text) == 3);
    CHECK(strstr(text, "handler: amp_set_default_accelerator:"
                       " the accelerator is NULL\n"));
    CHECK(run(no_device, text, sizeof text) == 3);
    CHECK(strstr(text, "no device fits AMP_ACCELERATOR=no such thing"));
    CHECK(run(no_driver, text, sizeof text) == 3);
    CHECK(strstr(text, "amp_default_view: no OpenCL device was found:"
                       " no OpenCL driver is installed"));
    CHECK(run(in_flight, text, sizeof text) == 0);
    CHECK(!strstr(text, "handler:"));

    CHECK(amp_set_error_handler(test_note, text) == NULL);
    CHECK(amp_set_error_handler(NULL, NULL) == test_note);
    CHECK(!strcmp(amp_status_name(AMP_DEVICE_LOST), "AMP_DEVICE_LOST"));
    CHECK(!strcmp(amp_status_name(AMP_OK), "AMP_OK"));
    CHECK(amp_status_name((amp_status)99));
    return 0;
}
