/* What depends on nothing waits for nothing: while a kernel on one queue
 * cannot end, another part of the same memory is read, written, used by a
 * kernel on another queue, copied and released. Where the device has memory of
 * its own the kernel could not be told to end: then there is nothing to do. */
#include "test.h"
#include <pthread.h>
#include <unistd.h>

struct hold_block {
    int domain[4];
    struct shape_1 y, flag;
};
static const struct amprt_argument hold_arguments[] = {
    {"y", AMPRT_VIEW, 1, WRITES, sizeof(int), offsetof(struct hold_block, y),
     0},
    {"flag", AMPRT_VIEW, 1, READS, sizeof(int),
     offsetof(struct hold_block, flag), 0}};
KERNEL(hold, 1, struct hold_block, hold_arguments,
    "typedef struct { int domain[4]; shape_1 y, flag; } block;\n"
    "__kernel void hold(__global int *y, __global volatile int *flag, block b)"
    "\n{\n"
    "    if (get_global_id(0))\n"
    "        return;\n"
    "    while (!flag[b.flag.offset / 4])\n"
    "        ;\n"
    "    y[b.y.offset / 4] = 5;\n"
    "}\n");

enum { SIZE = 4096 };
static int memory[2][SIZE], flag[SIZE], out[SIZE];

/* A copy that has not begun keeps what it is to read from a kernel on another
 * queue, and nobody waits for it. */
static void copy_under_way(amp_accelerator_view one, amp_accelerator_view two)
{
    AMPRT_OWNER int *v = amp_view(memory[0], SIZE), *go = amp_view(flag, SIZE);
    AMPRT_OWNER int *copy = amp_array_on(one, int, SIZE);
    AMPRT_OWNER int *held = amp_array_on(one, int, 1);
    for (int i = 0; i < SIZE; i++)
        AMPRT_WRITE(v, i) = i;
    AMPRT_WRITE(go, 0) = 0;
    const void *captures[] = {&held, &go};
    CHECK(amprt_launch_1(&hold, one, (extent_1){1}, captures) == AMP_OK);
    amp_future copied = amp_copy_between_async(v, copy);
    CHECK(test_scale(two, v, SIZE, 0, -1) == AMP_OK && !amp_ready(copied));
    amp_future scaled = amp_marker(two);
    for (int i = 0; i < 100 && !amp_ready(scaled); i++)
        usleep(1000);
    __atomic_store_n(&flag[0], 1, __ATOMIC_RELEASE);
    CHECK(amp_wait(copied) == AMP_OK);
    CHECK(amp_copy_to_host(copy, out) == AMP_OK);
    for (int i = 0; i < SIZE; i++)
        CHECK(out[i] == i && AMPRT_READ(v, i) == -1);
}

static void *let_go(void *unused)
{
    usleep(50000);
    __atomic_store_n(&flag[0], 1, __ATOMIC_RELEASE);
    return unused;
}

/* amp_synchronize waits for a kernel that only reads, a host access does not:
 * the memory may be changed then. */
static void change_after(amp_accelerator_view one, bool is_async)
{
    AMPRT_OWNER int *v = amp_view(memory[0], SIZE), *go = amp_view(flag, SIZE);
    AMPRT_OWNER int *to = amp_view(memory[1], SIZE);
    AMPRT_OWNER int *held = amp_array_on(one, int, 1);
    pthread_t thread;
    AMPRT_WRITE(v, 0) = 1;
    AMPRT_WRITE(go, 0) = 0;
    const void *captures[] = {&held, &go};
    CHECK(amprt_launch_1(&hold, one, (extent_1){1}, captures) == AMP_OK);
    CHECK(test_move(one, v, to, SIZE) == AMP_OK);
    amp_future moved = amp_marker(one);
    CHECK(AMPRT_READ(v, 0) == 1 && !amp_ready(moved));
    amp_future f = is_async ? amp_synchronize_async(v) : (amp_future){0};
    CHECK(!amp_ready(moved));
    CHECK(!pthread_create(&thread, NULL, let_go, NULL));
    CHECK((is_async ? amp_wait(f) : amp_synchronize(v)) == AMP_OK);
    memory[0][0] = 2;
    CHECK(amp_refresh(v) == AMP_OK && AMPRT_READ(v, 0) == 2);
    CHECK(AMPRT_READ(to, 0) == 1 && !pthread_join(thread, NULL));
}

int main(void)
{
    if (!amp_accelerator_shares_memory(NULL))
        return 0;
    amp_accelerator_view one = amp_create_view(NULL);
    amp_accelerator_view two = amp_create_view(NULL);
    int *v = amp_view(memory[0], 2, SIZE), *go = amp_view(flag, SIZE);
    int *slow = AMPRT_ROW(v, 0), *other = AMPRT_ROW(v, 1);
    CHECK(test_scale(one, slow, SIZE, 0, 1) == AMP_OK);
    CHECK(AMPRT_READ(v, 0, 9) == 1); /* both have been on the device */
    const void *captures[] = {&slow, &go};
    CHECK(amprt_launch_1(&hold, one, (extent_1){1}, captures) == AMP_OK);
    amp_future held = amp_marker(one);

    CHECK(AMPRT_READ(other, 3) == 0);
    AMPRT_WRITE(other, 3) = 8;
    CHECK(test_scale(two, other, SIZE, 2, 1) == AMP_OK);
    CHECK(AMPRT_READ(other, 3) == 17 && AMPRT_READ(other, 4) == 1);
    CHECK(amp_copy_to_host(other, out) == AMP_OK && out[3] == 17);
    CHECK(amp_synchronize(other) == AMP_OK && memory[1][3] == 17);
    CHECK(amp_release(other) == AMP_OK);
    CHECK(amp_finish(two) == AMP_OK);
    CHECK(!amp_ready(held));

    __atomic_store_n(&flag[0], 1, __ATOMIC_RELEASE);
    CHECK(AMPRT_READ(slow, 0) == 5 && amp_wait(held) == AMP_OK);
    amp_release(slow);
    amp_release(go);
    amp_release(v);
    copy_under_way(one, two);
    change_after(one, false);
    change_after(one, true);
    return 0;
}
