/* Who holds the current copy: every event in every state.
 *
 * The model below is the table of runtime/current.c, for a memory of two
 * halves and two devices. A walk takes it through each state that events can
 * reach, and there through each event, beside the runtime: the bytes that
 * move and the values that are read must be the model's. The whole is walked
 * for memory of the user's and of the runtime's, and for devices that share
 * the host's memory, that have their own, and one of each. */
#define _GNU_SOURCE
#include "test.h"
#include "commands.h"
#include <sys/wait.h>
#include <unistd.h>

/* More than goes along whole to a fresh device. */
enum { HALF = 10000, BYTES = HALF * sizeof(int) };
enum { HOST, ONE, TWO, COPIES };

/* ---- the model --------------------------------------------------------- */

struct model {
    bool exists[COPIES];
    bool stale[2][COPIES]; /* of each half */
};

static bool shares[COPIES], has_source;

enum target { WHOLE, FIRST, SECOND, TARGETS };
static bool includes(enum target t, int half)
{
    return t == WHOLE || (int)t - FIRST == half;
}
#define HALVES(t, h) for (int h = 0; h < 2; h++) if (includes(t, h))

static bool is_stale(const struct model *m, enum target t, int copy)
{
    HALVES(t, h)
        if (m->stale[h][copy])
            return true;
    return false;
}

static void to_host(struct model *m, enum target t, struct moved *bytes)
{
    m->exists[HOST] = true;
    HALVES(t, h) {
        if (!m->stale[h][HOST])
            continue;
        int from = m->exists[ONE] && !m->stale[h][ONE] ? ONE : TWO;
        bytes->from += shares[from] ? 0 : BYTES;
        m->stale[h][HOST] = false;
    }
}

static void to_device(struct model *m, enum target t, int device,
                      struct moved *bytes)
{
    m->exists[device] = true;
    m->exists[HOST] |= shares[device];
    HALVES(t, h) {
        if (!m->stale[h][device])
            continue;
        to_host(m, FIRST + h, bytes);
        bytes->to += shares[device] ? 0 : BYTES;
        m->stale[h][device] = false;
    }
}

/* `copy` is written: no other one counts. */
static void leave_to(struct model *m, enum target t, int copy)
{
    HALVES(t, h)
        for (int c = 0; c < COPIES; c++)
            m->stale[h][c] = c != copy;
    m->exists[copy] = true;
}

/* Which one amp_copy writes, or reads where that has no copy of the source. */
static int place(const struct model *m, enum target t)
{
    if (m->exists[HOST] && !is_stale(m, t, HOST))
        return HOST;
    for (int c = ONE; c < COPIES; c++)
        if (m->exists[c] && !is_stale(m, t, c))
            return c;
    return HOST;
}

static void copy_between(struct model *m, enum target t, struct moved *bytes)
{
    enum target other = FIRST + SECOND - t;
    int to = place(m, other);
    int from = m->exists[to] && !is_stale(m, t, to) ? to : place(m, t);
    if (from == HOST)
        to_host(m, t, bytes);
    bytes->within += from != HOST && from == to ? BYTES : 0;
    bytes->from += from != HOST && from != to ? BYTES : 0;
    bytes->to += to != HOST && from != to ? BYTES : 0;
    leave_to(m, other, to);
}

/* ---- events ------------------------------------------------------------ */

enum event {
    HOST_READS, HOST_WRITES, READS_ON_ONE, READS_ON_TWO, WRITES_ON_ONE,
    WRITES_ON_TWO, COPY_IN, COPY_OUT, COPY_TO_OTHER, DISCARD, REFRESH,
    SYNCHRONIZE, SYNCHRONIZE_ASYNC, RELEASE, RELEASE_LAST, EVENTS
};
static const char *const names[] = {
    "host reads", "host writes", "kernel reads on 1", "kernel reads on 2",
    "kernel writes on 1", "kernel writes on 2", "copy in", "copy out",
    "copy to the other half", "discard", "refresh", "synchronize",
    "synchronize_async", "release", "release, the last one"};

static bool can_be(enum event e, enum target t)
{
    if (e == COPY_TO_OTHER)
        return t != WHOLE;
    return e != RELEASE || has_source || t != WHOLE;
}

static void begin(struct model *m, struct moved *bytes)
{
    memset(m, 0, sizeof *m);
    if (has_source) {
        leave_to(m, WHOLE, HOST);
    } else { /* a kernel defines it */
        to_device(m, WHOLE, ONE, bytes);
        leave_to(m, WHOLE, ONE);
    }
}

static struct moved apply(struct model *m, enum event e, enum target t)
{
    struct moved bytes = {0, 0, 0};
    int device = e == READS_ON_ONE || e == WRITES_ON_ONE ? ONE : TWO, at;
    switch (e) {
    case HOST_READS:
        to_host(m, t, &bytes);
        break;
    case HOST_WRITES:
        to_host(m, t, &bytes);
        leave_to(m, t, HOST);
        break;
    case READS_ON_ONE: case READS_ON_TWO:
        to_device(m, t, device, &bytes);
        break;
    case WRITES_ON_ONE: case WRITES_ON_TWO:
        to_device(m, t, device, &bytes);
        leave_to(m, t, device);
        break;
    case COPY_IN:
        at = place(m, t);
        bytes.to = at == HOST ? 0 : t == WHOLE ? 2 * BYTES : BYTES;
        leave_to(m, t, at);
        break;
    case COPY_OUT:
        at = place(m, t);
        if (at == HOST)
            to_host(m, t, &bytes);
        else
            bytes.from = t == WHOLE ? 2 * BYTES : BYTES;
        break;
    case COPY_TO_OTHER:
        copy_between(m, t, &bytes);
        break;
    case DISCARD:
        HALVES(t, h)
            memset(m->stale[h], 0, sizeof m->stale[h]);
        break;
    case REFRESH:
        if (has_source)
            leave_to(m, t, HOST);
        break;
    case SYNCHRONIZE: case SYNCHRONIZE_ASYNC:
        if (has_source)
            to_host(m, t, &bytes);
        break;
    case RELEASE: /* of an owner */
        if (t != WHOLE)
            break;
        to_host(m, t, &bytes);
        leave_to(m, t, HOST);
        break;
    default:
        if (has_source)
            to_host(m, WHOLE, &bytes);
        begin(m, &bytes);
    }
    return bytes;
}

/* ---- the same with the runtime ----------------------------------------- */

static amp_accelerator_view queues[COPIES];
static int memory[2 * HALF], other[2 * HALF], *views[TARGETS];
static int *scratch[COPIES]; /* arrays on the devices */
static int value[2];
static bool is_known[2];
static int last_value;

static int *part(int *all, enum target t)
{
    return all + (t == SECOND ? HALF : 0);
}

static int size_of(enum target t)
{
    return t == WHOLE ? 2 * HALF : HALF;
}

static void set_value(enum target t, int is)
{
    HALVES(t, h) {
        value[h] = is;
        is_known[h] = true;
    }
}

static void check_elements(const int *at, enum target t)
{
    static const int some[] = {0, 1, HALF / 2, HALF - 1};
    HALVES(t, h)
        for (int i = 0; i < 4 && is_known[h]; i++) {
            int k = (t == WHOLE ? h * HALF : 0) + some[i];
            if (at[k] != value[h])
                fprintf(stderr, "half %d: [%d] is %d, not %d\n", h, k, at[k],
                        value[h]);
            CHECK(at[k] == value[h]);
        }
}

static void make_views(void)
{
    if (!views[WHOLE])
        views[WHOLE] = has_source ? amp_view(memory, 2 * HALF)
                                  : amp_view_new(int, 2 * HALF);
    for (int h = 0; h < 2; h++)
        if (!views[FIRST + h])
            views[FIRST + h] = amp_section_1(
                views[WHOLE], ((index_1){h * HALF}), ((extent_1){HALF}));
}

static void make_all(void)
{
    make_views();
    if (has_source)
        return;
    CHECK(test_scale(queues[ONE], views[WHOLE], 2 * HALF, 0, ++last_value)
          == AMP_OK);
    set_value(WHOLE, last_value);
}

static void drop(enum target t)
{
    CHECK(amp_release(views[t]) == AMP_OK);
    views[t] = NULL;
}

static void drop_all(enum target last)
{
    for (int t = WHOLE; t < TARGETS; t++)
        if (t != (int)last)
            drop(t);
    drop(last);
    if (has_source)
        check_elements(memory, WHOLE);
}

static void perform(enum event e, enum target t)
{
    int *v = views[t], n = size_of(t), fresh = ++last_value;
    int device = e == READS_ON_ONE || e == WRITES_ON_ONE ? ONE : TWO;
    int half = t != FIRST, got;
    switch (e) {
    case HOST_READS:
        got = AMPRT_READ(v, n / 2);
        CHECK(!is_known[half] || got == value[half]);
        check_elements((const int *)((struct amprt_view *)v)->host, t);
        break;
    case HOST_WRITES:
        for (int i = 0; i < n; i++)
            AMPRT_WRITE(v, i) = fresh;
        set_value(t, fresh);
        break;
    case READS_ON_ONE: case READS_ON_TWO:
        CHECK(test_move(queues[device], v, scratch[device], n) == AMP_OK);
        break;
    case WRITES_ON_ONE: case WRITES_ON_TWO:
        CHECK(test_scale(queues[device], v, n, 0, fresh) == AMP_OK);
        set_value(t, fresh);
        break;
    case COPY_IN:
        for (int i = 0; i < n; i++)
            other[i] = fresh;
        CHECK(amp_copy_from_host(other, v) == AMP_OK);
        set_value(t, fresh);
        break;
    case COPY_OUT:
        CHECK(amp_copy_to_host(v, other) == AMP_OK);
        check_elements(other, t);
        break;
    case COPY_TO_OTHER:
        CHECK(amp_copy_between(v, views[FIRST + SECOND - t]) == AMP_OK);
        value[t == FIRST] = value[t != FIRST];
        is_known[t == FIRST] = is_known[t != FIRST];
        break;
    case DISCARD:
        CHECK(amp_discard_data(v) == AMP_OK);
        HALVES(t, h)
            is_known[h] = false;
        break;
    case REFRESH:
        if (!has_source) {
            CHECK(amp_refresh(v) == AMP_OK);
            break;
        }
        CHECK(amp_finish(queues[ONE]) == AMP_OK);
        CHECK(amp_finish(queues[TWO]) == AMP_OK);
        for (int i = 0; i < n; i++)
            part(memory, t)[i] = fresh;
        CHECK(amp_refresh(v) == AMP_OK);
        set_value(t, fresh);
        break;
    case SYNCHRONIZE:
        CHECK(amp_synchronize(v) == AMP_OK);
        break;
    case SYNCHRONIZE_ASYNC:
        CHECK(amp_wait(amp_synchronize_async(v)) == AMP_OK);
        break;
    case RELEASE:
        drop(t);
        if (t == WHOLE)
            check_elements(memory, t);
        make_views();
        break;
    default:
        drop_all(t);
        make_all();
    }
    if (has_source && (e == SYNCHRONIZE || e == SYNCHRONIZE_ASYNC))
        check_elements(part(memory, t), t);
}

/* What needs a command of its own to look at, after the bytes are counted. */
static void look(enum event e, enum target t)
{
    int device = e == READS_ON_ONE ? ONE : TWO;
    if (e != READS_ON_ONE && e != READS_ON_TWO)
        return;
    CHECK(amp_copy_to_host(scratch[device], other) == AMP_OK);
    check_elements(other, t);
}

/* ---- the walk ---------------------------------------------------------- */

enum { STEPS = EVENTS * TARGETS, STATES = 1 << 9 };
static bool is_done[STATES][STEPS];
static struct model now;

static unsigned key_of(const struct model *m)
{
    unsigned key = 0;
    for (int c = 0; c < COPIES; c++)
        key = key << 3 | (unsigned)m->exists[c] << 2
            | (unsigned)m->stale[0][c] << 1 | m->stale[1][c];
    return key;
}

static void print_state(const struct model *m)
{
    for (int c = 0; c < COPIES; c++)
        fprintf(stderr, "%s %s: %s, %s", c ? ";" : "",
                c == HOST ? "host" : c == ONE ? "1" : "2",
                m->stale[0][c] ? "stale" : "current",
                m->stale[1][c] ? "stale" : "current");
    fputc('\n', stderr);
}

static void step(int s)
{
    enum event e = s / TARGETS;
    enum target t = s % TARGETS;
    struct model before = now;
    struct moved expected = apply(&now, e, t);
    is_done[key_of(&before)][s] = true;
    moved = (struct moved){0, 0, 0};
    perform(e, t);
    if (moved.to != expected.to || moved.from != expected.from
        || moved.within != expected.within) {
        print_state(&before);
        fprintf(stderr, "%s, %s: %zu bytes to, %zu from, %zu within devices,"
                " not %zu, %zu, %zu\n", names[e], t == WHOLE ? "whole"
                : t == FIRST ? "first half" : "second half", moved.to,
                moved.from, moved.within, expected.to, expected.from,
                expected.within);
        exit(1);
    }
    look(e, t);
}

/* The first step on a shortest way to a step that was not done; -1: none. */
static int next_step(void)
{
    static struct model list[STATES];
    static int first[STATES];
    bool is_seen[STATES] = {false};
    int count = 1;
    list[0] = now;
    first[0] = -1;
    is_seen[key_of(&now)] = true;
    for (int i = 0; i < count; i++)
        for (int s = 0; s < STEPS; s++) {
            if (!can_be(s / TARGETS, s % TARGETS))
                continue;
            int way = first[i] < 0 ? s : first[i];
            if (!is_done[key_of(&list[i])][s])
                return way;
            struct model next = list[i];
            apply(&next, s / TARGETS, s % TARGETS);
            if (is_seen[key_of(&next)])
                continue;
            is_seen[key_of(&next)] = true;
            first[count] = way;
            list[count++] = next;
        }
    return -1;
}

static void walk(void)
{
    struct moved none = {0, 0, 0};
    int count = 0, states = 0;
    memset(is_done, 0, sizeof is_done);
    set_value(WHOLE, memory[0] = memory[HALF] = 0);
    memset(memory, 0, sizeof memory);
    begin(&now, &none);
    make_all();
    for (int s; (s = next_step()) >= 0; count++)
        step(s);
    drop_all(WHOLE);
    for (int k = 0; k < STATES; k++)
        states += is_done[k][0];
    printf("%s memory, devices %s and %s: %d states, %d steps\n",
           has_source ? "the user's" : "its own",
           shares[ONE] ? "sharing" : "copying",
           shares[TWO] ? "sharing" : "copying", states, count);
}

static void walk_all(void)
{
    amp_accelerator list[2];
    CHECK(amp_accelerators(list, 2) >= 2);
    for (int c = ONE; c < COPIES; c++) {
        queues[c] = amp_create_view(list[c - 1]);
        shares[c] = amp_accelerator_shares_memory(list[c - 1]);
        scratch[c] = amp_array_on(queues[c], int, 2 * HALF);
    }
    for (int i = 0; i < 2; i++) {
        has_source = i;
        walk();
    }
    for (int c = ONE; c < COPIES; c++)
        amp_release(scratch[c]);
}

static int in_a_process(const char *which)
{
    int status = 1;
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
        test_devices(2);
        setenv("TEST_SHARES", which, 1);
        walk_all();
        exit(0);
    }
    return waitpid(child, &status, 0) != child || status != 0;
}

int main(void)
{
    const char *share = getenv("AMP_SHARE_MEMORY");
    if (share && !strcmp(share, "0"))
        return in_a_process("00");
    return in_a_process("11") || in_a_process("10") || in_a_process("01");
}
