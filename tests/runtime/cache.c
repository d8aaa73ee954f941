/* The program cache: what it keeps, finds, refuses, forgets, and how it does
 * without. Each group of checks runs in a process and a folder of its own. */
#define _GNU_SOURCE
#include "test.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

enum { PATH = 256, HEADER = 40, NOBODY = 65534 };

/* What a launch came to. */
enum { BUILT = 0, LOADED = 1, KEPT = 2, OFF = 4 };

static char home[32], trace_path[PATH], folder[PATH];

/* ---- launches ---------------------------------------------------------- */

/* A kernel that differs from all of other tags, and was never built here. */
static struct amprt_kernel *new_kernel(const char *tag)
{
    enum { MOST = 500 };
    static const unsigned list[] = {0, 1, 2};
    static struct kernel {
        struct amprt_kernel head;
        const char *parts[3];
        char comment[16];
    } kernels[MOST];
    static _Atomic int count;
    int number = count++;
    CHECK(number < MOST);
    struct kernel *k = &kernels[number];
    snprintf(k->comment, sizeof k->comment, "// %s\n", tag);
    k->parts[0] = scale_parts[0];
    k->parts[1] = scale_parts[1];
    k->parts[2] = k->comment;
    k->head = scale;
    k->head.parts = k->parts;
    k->head.spmd.part_list = list;
    k->head.spmd.part_count = 3;
    return &k->head;
}

static char *all_of(const char *path, size_t *size)
{
    FILE *f = fopen(path, "rb");
    CHECK(f);
    char *bytes = malloc(1 << 22);
    *size = fread(bytes, 1, (1 << 22) - 1, f);
    bytes[*size] = '\0';
    CHECK(!ferror(f));
    fclose(f);
    return bytes;
}

static void launch(const char *tag)
{
    int memory[10] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10}, factor = 3, add = 4;
    struct amprt_kernel *k = new_kernel(tag);
    int *v = amp_view(memory, 10);
    const void *captures[] = {&v, &factor, &add};
    CHECK(amprt_launch_1(k, NULL, (extent_1){10}, captures) == AMP_OK);
    CHECK(amp_release(v) == AMP_OK && memory[0] == 7 && memory[9] == 34);
}

static int outcome(const char *tag)
{
    CHECK(freopen(trace_path, "w", stderr));
    launch(tag);
    amprt_keep_builds();
    fflush(stderr);
    size_t size;
    char *trace = all_of(trace_path, &size);
    int found = (strstr(trace, " from the cache") ? LOADED : 0)
        + (strstr(trace, "amp: keep ") ? KEPT : 0)
        + (strstr(trace, "amp: no cache: ") ? OFF : 0);
    free(trace);
    return found;
}

/* ---- the folder -------------------------------------------------------- */

/* How many entries there are, with the bytes of all and a path to the last. */
static int entries(unsigned long long *bytes, char *path)
{
    int count = 0;
    DIR *d = opendir(folder);
    CHECK(d);
    *bytes = 0;
    for (struct dirent *e; (e = readdir(d));) {
        struct stat s;
        char each[2 * PATH];
        if (e->d_name[0] == '.')
            continue;
        snprintf(each, sizeof each, "%s/%s", folder, e->d_name);
        if (stat(each, &s))
            continue;
        CHECK(strlen(e->d_name) == 32);
        count++;
        *bytes += (unsigned long long)s.st_size;
        if (path)
            strcpy(path, each);
    }
    closedir(d);
    return count;
}

static void put(const char *path, const char *bytes, size_t size)
{
    FILE *f = fopen(path, "wb");
    CHECK(f && fwrite(bytes, 1, size, f) == size);
    CHECK(!fclose(f));
}

/* Makes the one entry of a kernel, "a": its path and its bytes. */
static char *make_entry(char *path, size_t *size)
{
    unsigned long long bytes;
    CHECK(outcome("a") == KEPT);
    CHECK(entries(&bytes, path) == 1);
    return all_of(path, size);
}

/* The entry is bad: it is built again, kept again, and good again. */
static void heals(void)
{
    CHECK(outcome("a") == KEPT);
    CHECK(outcome("a") == LOADED);
}

static const char *const tags[] = {"a", "b", "c", "d", "e", "f", "g", "h"};
enum { TAGS = sizeof tags / sizeof *tags };

static void empty_folder(void)
{
    char path[2 * PATH];
    unsigned long long bytes;
    while (entries(&bytes, path))
        CHECK(!unlink(path));
}

/* ---- a disk that is full or slow --------------------------------------- */

static long room = -1; /* bytes left on the disk; -1: no end */
static rlim_t largest_file = RLIM_INFINITY;
static bool is_slow;

/* These are in place of the C library's, also for a sanitizer that is not
 * set up yet. */
__attribute__((no_sanitize("thread")))
int getrlimit(__rlimit_resource_t what, struct rlimit *limit)
{
    if (what != RLIMIT_FSIZE)
        return (int)syscall(SYS_prlimit64, 0, what, NULL, limit);
    *limit = (struct rlimit){largest_file, RLIM_INFINITY};
    return 0;
}

static bool is_in_folder(int file)
{
    char link[64], path[2 * PATH] = "";
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    return readlink(link, path, sizeof path - 1) > 0
        && !strncmp(path, folder, strlen(folder));
}

__attribute__((no_sanitize("thread")))
ssize_t write(int file, const void *bytes, size_t size)
{
    static int calls;
    if (room >= 0 && is_in_folder(file)) {
        if (!room) {
            errno = ENOSPC;
            return -1;
        }
        size = size < (size_t)room ? size : (size_t)room;
        room -= (long)size;
    } else if (is_slow && is_in_folder(file)) {
        if (calls++ % 3 == 0) {
            errno = EINTR;
            return -1;
        }
        size = size > 1000 ? 1000 : size;
    }
    return syscall(SYS_write, file, bytes, size);
}

/* ---- more rights than the user's ---------------------------------------- */

/* The environment is not to be trusted, but for what this test looks at. */
static bool is_setuid;

__attribute__((no_sanitize("thread")))
char *secure_getenv(const char *name)
{
    return is_setuid && strcmp(name, "AMP_TRACE") ? NULL : getenv(name);
}

/* ---- the checks -------------------------------------------------------- */

static void hits_and_misses(void)
{
    char path[2 * PATH];
    struct stat s;
    umask(0);
    CHECK(outcome("a") == KEPT);
    CHECK(outcome("a") == LOADED);
    CHECK(outcome("b") == KEPT);
    CHECK(outcome("b") == LOADED);
    CHECK(outcome("a") == LOADED);
    unsigned long long bytes;
    CHECK(entries(&bytes, path) == 2);
    CHECK(!stat(path, &s) && (s.st_mode & 07777) == 0600);
    CHECK(!stat(folder, &s) && (s.st_mode & 07777) == 0700);
}

static void cut_short(void)
{
    char path[2 * PATH];
    size_t size;
    char *good = make_entry(path, &size);
    static const size_t near[] = {0, 1, 7, 8, 24, 39, 40, 41, 100};
    for (size_t i = 0; i < sizeof near / sizeof *near; i++) {
        put(path, good, near[i]);
        heals();
    }
    for (size_t n = size / 12; n < size; n += size / 12) {
        put(path, good, n);
        heals();
    }
    put(path, good, size - 1);
    heals();
    good[size] = 0;
    put(path, good, size + 1);
    heals();
    free(good);
}

static void flipped_bits(void)
{
    char path[2 * PATH];
    size_t size;
    char *good = make_entry(path, &size);
    for (size_t at = 0; at < size; at += at < HEADER ? 3 : size / 24 + 1) {
        good[at] ^= (char)(1 << at % 8);
        put(path, good, size);
        good[at] ^= (char)(1 << at % 8);
        heals();
    }
    free(good);
}

static void not_a_file(void)
{
    char path[2 * PATH], inner[3 * PATH], target[PATH];
    size_t size;
    char *good = make_entry(path, &size);
    CHECK(!unlink(path) && !mkdir(path, 0700));
    heals();
    CHECK(!unlink(path) && !mkfifo(path, 0600));
    heals();
    snprintf(target, sizeof target, "%s/elsewhere", home);
    put(target, good, size);
    CHECK(!unlink(path) && !symlink(target, path));
    heals();
    CHECK(!access(target, F_OK));
    CHECK(!unlink(path) && !symlink("/no/such/file", path));
    heals();
    CHECK(!chmod(path, 0660));
    heals();
    CHECK(!chmod(path, 0));
    CHECK(outcome("a") == (geteuid() ? KEPT : LOADED));
    if (!geteuid()) {
        CHECK(!chown(path, NOBODY, NOBODY));
        heals();
    }
    CHECK(!unlink(path) && !mkdir(path, 0700));
    snprintf(inner, sizeof inner, "%s/mine", path);
    put(inner, "", 0);
    CHECK(outcome("a") == BUILT);
    CHECK(!access(inner, F_OK));
    free(good);
}

/* Another kernel's entry under this name, as a collision would leave it. */
static void another_key(void)
{
    char a[2 * PATH], path[2 * PATH];
    size_t size, other_size;
    char *good = make_entry(a, &size);
    CHECK(!unlink(a));
    CHECK(outcome("b") == KEPT);
    unsigned long long bytes;
    CHECK(entries(&bytes, path) == 1 && strcmp(a, path));
    char *other = all_of(path, &other_size);
    put(a, other, other_size);
    CHECK(!chmod(a, 0600));
    heals();
    CHECK(outcome("b") == LOADED);
    free(good);
    free(other);
}

/* Sound, but nothing that the driver knows. */
static void refused_binary(void)
{
    char path[2 * PATH];
    size_t size;
    char *entry = make_entry(path, &size);
    uint64_t key_size;
    memcpy(&key_size, entry + 24, sizeof key_size);
    memset(entry + HEADER + key_size, 'x', size - HEADER - key_size);
    XXH128_hash_t sum = XXH3_128bits(entry + 24, size - 24);
    memcpy(entry + 8, &sum, sizeof sum);
    put(path, entry, size);
    heals();
    put(path, entry, size);
    room = 0;
    CHECK(outcome("a") == BUILT && access(path, F_OK));
    free(entry);
}

static void full_disk(void)
{
    char path[2 * PATH];
    unsigned long long bytes;
    CHECK(outcome("a") == KEPT && entries(&bytes, path) == 1);
    long size = (long)bytes;
    for (int i = 0; i < 3; i++) {
        room = size / 4 * i;
        CHECK(outcome("b") == BUILT && !room);
        CHECK(entries(&bytes, NULL) == 1);
    }
    room = -1;
    is_slow = true;
    CHECK(outcome("b") == KEPT);
    CHECK(outcome("b") == LOADED);
    is_slow = false;
    CHECK(outcome("a") == LOADED);
    CHECK(outcome("c") == KEPT && entries(&bytes, path) == 3);
    empty_folder();
    CHECK(outcome("c") == KEPT && entries(&bytes, path) == 1);
    CHECK(!unlink(path));
    largest_file = bytes - 1;
    CHECK(outcome("c") == BUILT);
    CHECK(entries(&bytes, NULL) == 0);
    largest_file++;
    CHECK(outcome("c") == KEPT);
}

/* Permissions mean nothing to root. */
static bool leave_root(void)
{
    setenv("POCL_CACHE_DIR", home, 1);
    return geteuid() || (!chown(home, NOBODY, NOBODY)
                         && !setresuid(NOBODY, NOBODY, NOBODY));
}

static void read_only_folder(void)
{
    if (!leave_root())
        return;
    CHECK(outcome("a") == KEPT);
    CHECK(!chmod(folder, 0500));
    CHECK(outcome("a") == LOADED);
    CHECK(outcome("b") == BUILT);
    CHECK(!chmod(folder, 0));
    CHECK(outcome("a") == (BUILT | OFF));
    CHECK(outcome("a") == BUILT);
    CHECK(!chmod(folder, 0700));
}

static void home_that_cannot_be_written(void)
{
    if (!leave_root())
        return;
    snprintf(folder, sizeof folder, "%s/locked", home);
    CHECK(!mkdir(folder, 0500));
    setenv("XDG_CACHE_HOME", folder, 1);
    CHECK(outcome("a") == (BUILT | OFF));
}

static void folder_that_others_write(void)
{
    CHECK(!mkdir(folder, 0700) && !chmod(folder, 0720));
    CHECK(outcome("a") == (BUILT | OFF));
}

static void folder_of_someone_else(void)
{
    if (geteuid())
        return;
    CHECK(!mkdir(folder, 0700) && !chown(folder, NOBODY, NOBODY));
    CHECK(outcome("a") == (BUILT | OFF));
}

static void folder_that_is_a_link(void)
{
    char target[PATH];
    snprintf(target, sizeof target, "%s/elsewhere", home);
    CHECK(!mkdir(target, 0700) && !symlink(target, folder));
    CHECK(outcome("a") == (BUILT | OFF));
}

static void folder_that_is_a_file(void)
{
    put(folder, "", 0);
    CHECK(outcome("a") == (BUILT | OFF));
}

static void off(void)
{
    setenv("AMP_CACHE", "off", 1);
    CHECK(outcome("a") == BUILT);
    CHECK(access(folder, F_OK));
}

static void zero(void)
{
    setenv("AMP_CACHE", "0", 1);
    CHECK(outcome("a") == BUILT);
    CHECK(access(folder, F_OK));
}

static void no_home(void)
{
    unsetenv("XDG_CACHE_HOME");
    unsetenv("HOME");
    CHECK(outcome("a") == BUILT);
}

/* Whether `check` holds in a process that uses amp before this one does. */
static bool in_child(bool (*check)(void))
{
    int status;
    pid_t id = fork();
    if (!id)
        exit(!check());
    CHECK(waitpid(id, &status, 0) == id && WIFEXITED(status));
    return !WEXITSTATUS(status);
}

static bool driver_makes_homes(void)
{
    setenv("AMP_CACHE", "off", 1);
    CHECK(outcome("a") == BUILT);
    return !access(getenv("HOME"), F_OK);
}

/* Drivers exist (NVIDIA's) that make one, for a cache of their own. */
static void home_that_is_not_there(void)
{
    char path[PATH];
    snprintf(path, sizeof path, "%s/none", home);
    unsetenv("XDG_CACHE_HOME");
    setenv("HOME", path, 1);
    if (in_child(driver_makes_homes))
        return;
    CHECK(outcome("a") == (BUILT | OFF));
    CHECK(access(path, F_OK));
}

static void home_alone(void)
{
    setenv("XDG_CACHE_HOME", "relative/path", 1);
    setenv("HOME", home, 1);
    snprintf(folder, sizeof folder, "%s/.cache/ampcc", home);
    CHECK(outcome("a") == KEPT);
    CHECK(outcome("a") == LOADED);
    unsigned long long bytes;
    CHECK(entries(&bytes, NULL) == 1);
}

static bool keeps_a(void)
{
    return outcome("a") == KEPT;
}

/* Nothing is read from where the user says, and nothing written there. */
static void program_with_more_rights(void)
{
    unsigned long long bytes;
    setenv("HOME", home, 1);
    CHECK(in_child(keeps_a));
    is_setuid = true;
    CHECK(outcome("a") == BUILT && outcome("b") == BUILT);
    CHECK(entries(&bytes, NULL) == 1);
    snprintf(folder, sizeof folder, "%s/.cache", home);
    CHECK(access(folder, F_OK));
}

static void set_bound(unsigned long long bytes)
{
    char text[32];
    snprintf(text, sizeof text, "%llu", bytes);
    setenv("AMP_CACHE_SIZE", text, 1);
}

/* Of a build of one of the tags, which all are the driver's old friends then:
 * some put more into a binary later. The cache is empty again. */
static unsigned long long entry_size(void)
{
    int shared[2], status;
    unsigned long long size;
    CHECK(!pipe(shared));
    pid_t id = fork();
    if (!id) {
        for (int i = 0; i < TAGS; i++)
            CHECK(outcome(tags[i]) == KEPT);
        empty_folder();
        CHECK(outcome("a") == KEPT && entries(&size, NULL) == 1);
        CHECK(write(shared[1], &size, sizeof size) == sizeof size);
        empty_folder();
        exit(0);
    }
    CHECK(waitpid(id, &status, 0) == id && !status);
    CHECK(read(shared[0], &size, sizeof size) == sizeof size);
    return size;
}

/* With room for eight and a half, less than an eighth is free with eight, and
 * a quarter with six. */
static void least_recently_used(void)
{
    unsigned long long bytes, bound = entry_size() * 17 / 2;
    set_bound(bound);
    for (int i = 0; i < 7; i++) {
        CHECK(outcome(tags[i]) == KEPT);
        usleep(20000);
    }
    CHECK(entries(&bytes, NULL) == 7);
    CHECK(outcome("a") == LOADED && outcome("d") == LOADED);
    usleep(20000);
    CHECK(outcome("h") == KEPT);
    CHECK(entries(&bytes, NULL) == 6 && bytes <= bound);
    for (int i = 0; i < TAGS; i++)
        if (i != 1 && i != 2)
            CHECK(outcome(tags[i]) == LOADED);
    CHECK(outcome("b") == KEPT && outcome("c") == KEPT);
}

static void bounded(void)
{
    unsigned long long bytes, bound = entry_size() * 5;
    set_bound(bound);
    for (int i = 0; i < 3 * TAGS; i++) {
        CHECK(outcome(tags[i % TAGS]) == KEPT);
        int count = entries(&bytes, NULL);
        CHECK(count >= (i < 3 ? i + 1 : 3) && bytes <= bound);
    }
}

static void too_small(void)
{
    setenv("AMP_CACHE_SIZE", "1K", 1);
    CHECK(outcome("a") == BUILT);
    CHECK(outcome("a") == BUILT);
}

/* Eight processes with nothing kept, then with damage, then with a cache
 * that is too small for them. */
static void crowd(int least)
{
    enum { CROWD = 8 };
    pid_t ids[CROWD];
    int start[2], status;
    CHECK(!pipe(start));
    for (int i = 0; i < CROWD; i++)
        if (!(ids[i] = fork())) {
            char nothing;
            close(start[1]);
            CHECK(read(start[0], &nothing, 1) == 0);
            snprintf(trace_path, sizeof trace_path, "%s/trace%d", home, i);
            for (int j = 0; j < 3; j++)
                CHECK(outcome(tags[(i + j) % 3]) >= least);
            exit(0);
        }
    close(start[0]);
    close(start[1]);
    for (int i = 0; i < CROWD; i++)
        CHECK(waitpid(ids[i], &status, 0) == ids[i] && !status);
}

static void many_at_once(void)
{
    unsigned long long bytes, size = entry_size();
    char path[2 * PATH];
    crowd(LOADED);
    CHECK(entries(&bytes, path) == 3);
    put(path, "damage", 6);
    crowd(LOADED);
    CHECK(entries(&bytes, path) == 3);
    set_bound(4 * size);
    crowd(BUILT);
    CHECK(entries(&bytes, path) <= 4);
}

static void *launch_all(void *first)
{
    for (int i = 0; i < TAGS; i++)
        launch(tags[(*(int *)first + i) % TAGS]);
    return NULL;
}

static void many_threads(void)
{
    enum { THREADS = 6 };
    pthread_t threads[THREADS];
    int first[THREADS];
    unsigned long long bytes;
    CHECK(freopen(trace_path, "w", stderr));
    for (int i = 0; i < THREADS; i++) {
        first[i] = i;
        CHECK(!pthread_create(&threads[i], NULL, launch_all, &first[i]));
    }
    for (int i = 0; i < THREADS; i++)
        CHECK(!pthread_join(threads[i], NULL));
    amprt_keep_builds();
    CHECK(entries(&bytes, NULL) == TAGS);
    for (int i = 0; i < TAGS; i++)
        CHECK(outcome(tags[i]) == LOADED);
}

/* ---- when builds are kept ---------------------------------------------- */

/* What is in the folder after a process that launches and then ends so. */
static int entries_after(void (*end)(int))
{
    int status;
    unsigned long long bytes;
    pid_t id = fork();
    CHECK(id >= 0);
    if (!id) {
        CHECK(freopen(trace_path, "w", stderr));
        launch("a");
        end(0);
    }
    CHECK(waitpid(id, &status, 0) == id && !status);
    return access(folder, F_OK) ? 0 : entries(&bytes, NULL);
}

static void at_the_end(void)
{
    CHECK(entries_after(exit) == 1);
    CHECK(outcome("a") == LOADED);
}

static void not_at_a_sudden_end(void)
{
    CHECK(entries_after(_exit) == 0);
    CHECK(outcome("a") == KEPT);
}

/* PoCL's builds are kept when a second program makes them, and no sooner. */
static void kept_at_the_second_time(void)
{
    char path[2 * PATH];
    unsigned long long bytes, before;
    unsetenv("AMP_CACHE");
    if (outcome("a") == KEPT)
        return; /* not PoCL */
    CHECK(entries(&bytes, path) == 1);
    CHECK(outcome("b") == BUILT);
    CHECK(outcome("a") == KEPT);
    CHECK(entries(&before, NULL) == 2 && before > bytes);
    CHECK(outcome("a") == LOADED);
    CHECK(outcome("b") == KEPT);
    empty_folder();
    CHECK(outcome("a") == BUILT && entries(&bytes, path) == 1);
    put(path, "", 0);
    CHECK(outcome("a") == BUILT);
    CHECK(outcome("a") == KEPT);
}

/* ---- groups ------------------------------------------------------------ */

static const struct group {
    const char *name;
    void (*run)(void);
} groups[] = {
#define GROUP(name) {#name, name}
    GROUP(hits_and_misses), GROUP(cut_short), GROUP(flipped_bits),
    GROUP(not_a_file), GROUP(another_key), GROUP(refused_binary),
    GROUP(full_disk), GROUP(read_only_folder),
    GROUP(home_that_cannot_be_written), GROUP(folder_that_others_write),
    GROUP(folder_of_someone_else), GROUP(folder_that_is_a_link),
    GROUP(folder_that_is_a_file), GROUP(off), GROUP(zero), GROUP(no_home),
    GROUP(home_that_is_not_there), GROUP(home_alone),
    GROUP(program_with_more_rights),
    GROUP(least_recently_used), GROUP(bounded), GROUP(too_small),
    GROUP(many_at_once), GROUP(many_threads),
    GROUP(at_the_end), GROUP(not_at_a_sudden_end),
    GROUP(kept_at_the_second_time),
};

static void prepare(void)
{
    strcpy(home, "/tmp/ampcc-cache-XXXXXX");
    CHECK(mkdtemp(home));
    snprintf(trace_path, sizeof trace_path, "%s/trace", home);
    snprintf(folder, sizeof folder, "%s/ampcc", home);
    setenv("XDG_CACHE_HOME", home, 1);
    setenv("AMP_TRACE", "1", 1);
    setenv("AMP_CACHE", "on", 1);
    unsetenv("AMP_CACHE_SIZE");
}

/* Says what the group said. */
static bool run_group(const struct group *g)
{
    int status;
    prepare();
    pid_t id = fork();
    if (!id) {
        g->run();
        exit(0);
    }
    bool success = waitpid(id, &status, 0) == id && !status;
    char command[PATH];
    if (!success) {
        fprintf(stderr, "cache: %s: status %x\n", g->name, (unsigned)status);
        snprintf(command, sizeof command, "tail -n 3 %s/trace* >&2", home);
        system(command);
    }
    snprintf(command, sizeof command, "rm -rf '%s'", home);
    return !system(command) && success;
}

/* The driver's own cache is one for all groups, and ours alone: what other
 * programs have it build of the same kernels goes into its binaries too. */
static char drivers_cache[] = "/tmp/ampcc-driver-XXXXXX";

static void make_drivers_cache(void)
{
    CHECK(mkdtemp(drivers_cache));
    setenv("POCL_CACHE_DIR", drivers_cache, 1);
}

static bool remove_drivers_cache(void)
{
    char command[PATH];
    snprintf(command, sizeof command, "rm -rf '%s'", drivers_cache);
    return !system(command);
}

int main(int argc, char **argv)
{
    bool success = true;
    make_drivers_cache();
    for (size_t i = 0; i < sizeof groups / sizeof *groups; i++)
        if (argc < 2 || !strcmp(argv[1], groups[i].name))
            success = run_group(&groups[i]) && success;
    return !(remove_drivers_cache() && success);
}
