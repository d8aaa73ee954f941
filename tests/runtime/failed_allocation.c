/* Every allocation of the runtime fails once: the call says so, nothing is
 * lost, and the next call works. */
#include "test.h"
#include <sys/wait.h>
#include <unistd.h>

static int errors;

static void count(amp_status status, const char *message, const char *file,
                  int line, void *user)
{
    (void)message, (void)file, (void)line, (void)user;
    CHECK(status == AMP_OUT_OF_MEMORY);
    errors++;
}

/* Calls until it works: at most once does it not. */
#define TRY(call) \
    do { \
        if (!(call)) \
            CHECK(errors && (call)); \
    } while (0)

static int once(void)
{
    int memory[100] = {0}, out[100];
    amp_set_error_handler(count, NULL);
    int *v = NULL, *x = NULL, *s = NULL, *n = NULL;
    TRY((v = amp_view(memory, 100)));
    TRY(test_scale(NULL, v, 100, 1, 1) == AMP_OK);
    TRY(amp_synchronize(v) == AMP_OK && AMPRT_READ(v, 0) == 1);
    TRY((x = amp_array_from(memory, 100)));
    TRY((s = amp_section_1(x, ((index_1){10}), ((extent_1){90}))));
    TRY((n = amp_view_new(int, 90)));
    TRY(test_move(NULL, s, n, 90) == AMP_OK);
    TRY(amp_copy_to_host(n, out) == AMP_OK && out[89] == 1);
    amp_future f = amp_copy_to_host_async(n, out);
    TRY(amp_then(f, (void (*)(void *))free, NULL) == AMP_OK);
    amp_wait(f);
    int *big = NULL;
    TRY((big = amp_view(memory + 50, 50)));
    TRY(test_scale(NULL, big, 50, 1, 1) == AMP_OK);
    TRY(amp_copy_to_host(v, out) == AMP_OK && out[49] == 1 && out[99] == 2);
    TRY(amp_release(big) == AMP_OK);
    TRY(amp_release(v) == AMP_OK);
    CHECK(memory[99] == 2 && memory[0] == 1);
    TRY(amp_release(n) == AMP_OK);
    TRY(amp_release(s) == AMP_OK);
    TRY(amp_release(x) == AMP_OK);
    return errors;
}

int main(void)
{
    for (int n = 1; n < 200; n++) {
        int status;
        pid_t id = fork();
        if (!id) {
            char text[16];
            snprintf(text, sizeof text, "%d", n);
            setenv("AMP_FAIL_ALLOCATION", text, 1);
            exit(once() ? 0 : 10);
        }
        CHECK(waitpid(id, &status, 0) == id && WIFEXITED(status));
        if (WEXITSTATUS(status) == 10)
            return n > 5 ? 0 : 1;
        if (WEXITSTATUS(status)) {
            fprintf(stderr, "allocation %d\n", n);
            return 1;
        }
    }
    return 1;
}
