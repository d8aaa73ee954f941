/* cache.c - caches builds of kernels on disk for later runs.
 *
 * An entry is a file in the cache's folder (cache_folder.h): a header, a key,
 * the driver's binary. The key is everything that a build depends on, including
 * the source; the file's name is the key's hash. An entry is used only if its
 * checksum is right and its key is the wanted one, byte for byte: so neither
 * damage nor a hash collision can yield a wrong kernel.
 *
 * PoCL builds a kernel again to return its binary, and has a cache of its own:
 * so the first program that builds a kernel stores an entry without a binary, and
 * the second one pays for it. Most kernels under development are built once.
 *
 * An entry is written under another name, then renamed, so that other processes
 * see all of it or nothing. It is not flushed to disk: the checksum detects what
 * a system crash left incomplete. Using an entry sets its modification time, by
 * which the least recently used ones are found.
 *
 * Nothing here fails: an error is a cache miss, and a line of AMP_TRACE if the
 * whole cache is unusable. One build at a time makes keys and reads, and one
 * thread at a time writes: they share only whether the cache is on.
 */
#include "program.h"
#include "trace.h"
#include "cache_folder.h"
#include "version.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/resource.h>
#include <unistd.h>

struct header {
    char magic[8];
    XXH128_hash_t checksum; /* of all that follows it */
    uint64_t key_size, binary_size;
};

static const char magic[8] = "ampcc 1\n";

static struct {
    bool is_read, is_on, keeps_at_once;
    char path[PATH_MAX];
    unsigned long long bound;
    unsigned long long unseen; /* bytes written since the folder was read */
} cache;

/* ---- the key ----------------------------------------------------------- */

#define COUNT(list) (sizeof (list) / sizeof *(list))

/* What says which driver builds, for which device. */
static const cl_platform_info platform_facts[] = {
    CL_PLATFORM_NAME, CL_PLATFORM_VENDOR, CL_PLATFORM_VERSION};
static const cl_device_info device_facts[] = {
    CL_DEVICE_NAME, CL_DEVICE_VENDOR, CL_DEVICE_VERSION, CL_DRIVER_VERSION,
    CL_DEVICE_EXTENSIONS};

/* Platforms whose builds are not just kept. One that interprets kernels has no
 * build to be saved, and one that was kept would have lost the source, which
 * its reports show. */
static const struct {
    const char *name;
    bool is_interpreter, is_dear;
} platforms[] = {
    {.name = "Oclgrind", .is_interpreter = true},
    {.name = "Portable Computing Language", .is_dear = true},
};

enum { FACT_ROOM = 1 << 14 };

/* False where nothing is kept of a platform's builds. */
static bool heed_platform(struct rt_cache_key *key, const char *name)
{
    for (size_t i = 0; i < COUNT(platforms); i++) {
        if (strcmp(name, platforms[i].name) != 0)
            continue;
        key->is_dear = platforms[i].is_dear && !cache.keeps_at_once;
        return !platforms[i].is_interpreter;
    }
    return true;
}

static bool put_platform(FILE *f, struct rt_cache_key *key, cl_device_id id,
                         char *fact)
{
    cl_platform_id platform;
    bool all = !clGetDeviceInfo(id, CL_DEVICE_PLATFORM, sizeof platform,
                                &platform, NULL);
    for (size_t i = 0; all && i < COUNT(platform_facts); i++) {
        all = !clGetPlatformInfo(platform, platform_facts[i], FACT_ROOM, fact,
                                 NULL)
            && (platform_facts[i] != CL_PLATFORM_NAME
                || heed_platform(key, fact));
        fprintf(f, "%s\n", fact);
    }
    return all;
}

static bool put_device(FILE *f, cl_device_id id, char *fact)
{
    bool all = true;
    for (size_t i = 0; all && i < COUNT(device_facts); i++) {
        all = !clGetDeviceInfo(id, device_facts[i], FACT_ROOM, fact, NULL);
        fprintf(f, "%s\n", fact);
    }
    return all;
}

static bool put_key(FILE *f, struct rt_cache_key *key,
                    const struct amprt_kernel *k, const struct rt_program *p,
                    const char *options)
{
    char *fact = calloc(1, FACT_ROOM);
    fprintf(f, "ampcc %s\n%d bits\n%s\n", AMPCC_VERSION,
            (int)sizeof(void *) * CHAR_BIT, options);
    bool all = fact && put_platform(f, key, p->device->id, fact)
        && put_device(f, p->device->id, fact);
    free(fact);
    for (unsigned i = 0; all && i < p->form->part_count; i++)
        fputs(k->parts[p->form->part_list[i]], f);
    return all;
}

static bool is_on(void)
{
    if (!cache.is_read) {
        cache.is_read = true;
        cache.bound = cache_bound();
        cache.keeps_at_once = cache_keeps_at_once();
        cache.is_on = cache_is_on()
            && cache_path(cache.path, sizeof cache.path);
    }
    return __atomic_load_n(&cache.is_on, __ATOMIC_RELAXED);
}

bool rt_cache_key(struct rt_cache_key *key, const struct amprt_kernel *k,
                  const struct rt_program *p, const char *options)
{
    *key = (struct rt_cache_key){0};
    FILE *f = is_on() ? open_memstream(&key->text, &key->size) : NULL;
    bool all = f && put_key(f, key, k, p, options);
    all = f && !ferror(f) && all;
    all = f && !fclose(f) && all;
    if (!all) {
        rt_cache_key_free(key);
        return false;
    }
    XXH128_hash_t hash = XXH3_128bits(key->text, key->size);
    snprintf(key->name, sizeof key->name, "%016llx%016llx",
             (unsigned long long)hash.high64, (unsigned long long)hash.low64);
    return true;
}

void rt_cache_key_free(struct rt_cache_key *key)
{
    free(key->text);
    *key = (struct rt_cache_key){0};
}

/* ---- files ------------------------------------------------------------- */

/* The folder, or -1: then the cache is off from now on. */
static int open_folder(void)
{
    const char *why;
    int folder = cache_open(cache.path, true, &why);
    if (folder < 0) {
        __atomic_store_n(&cache.is_on, false, __ATOMIC_RELAXED);
        rt_trace_no_cache(cache.path, why);
    }
    return folder;
}

static bool read_all(int file, void *to, size_t bytes)
{
    for (char *at = to; bytes;) {
        ssize_t n = read(file, at, bytes);
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0)
            return false;
        at += n;
        bytes -= (size_t)n;
    }
    return true;
}

static bool write_all(int file, const void *from, size_t bytes)
{
    for (const char *at = from; bytes;) {
        ssize_t n = write(file, at, bytes);
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0)
            return false;
        at += n;
        bytes -= (size_t)n;
    }
    return true;
}

/* A folder in an entry's place goes too, where nothing is in it. */
static void discard(int folder, const char *name)
{
    if (unlinkat(folder, name, 0) && errno == EISDIR)
        unlinkat(folder, name, AT_REMOVEDIR);
}

/* ---- reading ----------------------------------------------------------- */

static XXH128_hash_t checksum_of(const unsigned char *entry, size_t size)
{
    size_t from = offsetof(struct header, key_size);
    return XXH3_128bits(entry + from, size - from);
}

static bool is_sound(const unsigned char *entry, size_t size)
{
    struct header h;
    memcpy(&h, entry, sizeof h);
    size_t left = size - sizeof h;
    return !memcmp(h.magic, magic, sizeof magic) && h.key_size <= left
        && h.binary_size == left - h.key_size
        && XXH128_isEqual(h.checksum, checksum_of(entry, size));
}

/* A sound entry, all of it. */
static bool read_sound(int file, struct rt_cached *out)
{
    struct stat s;
    if (fstat(file, &s) || !S_ISREG(s.st_mode) || cache_fault(&s)
        || (size_t)s.st_size < sizeof(struct header)
        || (unsigned long long)s.st_size > cache.bound)
        return false;
    out->size = (size_t)s.st_size;
    out->entry = malloc(out->size);
    if (out->entry && read_all(file, out->entry, out->size)
        && is_sound(out->entry, out->size))
        return true;
    rt_cached_free(out);
    return false;
}

static bool has_key(const unsigned char *entry, const struct rt_cache_key *key)
{
    struct header h;
    memcpy(&h, entry, sizeof h);
    return h.key_size == key->size
        && !memcmp(entry + sizeof h, key->text, key->size);
}

bool rt_cache_read(struct rt_cached *out, struct rt_cache_key *key)
{
    *out = (struct rt_cached){0};
    int folder = is_on() ? open_folder() : -1;
    if (folder < 0)
        return false;
    int file = openat(folder, key->name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW
                      | O_NONBLOCK | O_NOCTTY);
    bool is_there = file >= 0 || errno != ENOENT;
    if (is_there && (file < 0 || !read_sound(file, out))) {
        discard(folder, key->name);
    } else if (is_there && has_key(out->entry, key)) {
        size_t before = sizeof(struct header) + key->size;
        out->binary = out->size > before ? out->entry + before : NULL;
        out->size -= before;
        key->is_dear = false;
        key->is_marked = !out->binary;
        futimens(file, NULL);
    }
    if (!out->binary)
        rt_cached_free(out);
    if (file >= 0)
        close(file);
    close(folder);
    return out->binary != NULL;
}

void rt_cached_free(struct rt_cached *c)
{
    free(c->entry);
    *c = (struct rt_cached){0};
}

void rt_cache_forget(const struct rt_cache_key *key)
{
    int folder = is_on() ? open_folder() : -1;
    if (folder < 0)
        return;
    discard(folder, key->name);
    close(folder);
}

/* ---- writing ----------------------------------------------------------- */

/* A file that is larger than the process may write would end it. */
static bool may_write(size_t bytes)
{
    struct rlimit most;
    return bytes <= cache.bound / 4
        && (getrlimit(RLIMIT_FSIZE, &most) || bytes <= most.rlim_cur);
}

/* Writes `entry` to a new file and makes it the one of that name. */
static bool put(int folder, const char *name, const void *entry, size_t size)
{
    unsigned random;
    char new[CACHE_DIGITS + 16];
    if (getrandom(&random, sizeof random, GRND_NONBLOCK) < 0)
        random = (unsigned)getpid();
    snprintf(new, sizeof new, "%s.%08x", name, random);
    int file = openat(folder, new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
                      | O_NOFOLLOW, S_IRUSR | S_IWUSR);
    if (file < 0)
        return false;
    bool success = write_all(file, entry, size);
    success = !close(file) && success
        && !renameat(folder, new, folder, name);
    if (!success)
        unlinkat(folder, new, 0);
    return success;
}

/* Header, key and room for the binary, which the driver fills; no binary where
 * it is dear. */
static unsigned char *new_entry(const struct rt_cache_key *key,
                                cl_program program, size_t *size)
{
    size_t binary = 0;
    if (!key->is_dear
        && (clGetProgramInfo(program, CL_PROGRAM_BINARY_SIZES, sizeof binary,
                             &binary, NULL) || !binary))
        return NULL;
    struct header h = {.key_size = key->size, .binary_size = binary};
    memcpy(h.magic, magic, sizeof magic);
    size_t before = sizeof h + key->size;
    *size = before + binary;
    unsigned char *entry = may_write(*size) ? malloc(*size) : NULL;
    unsigned char *to = entry ? entry + before : NULL;
    if (!entry || (binary && clGetProgramInfo(program, CL_PROGRAM_BINARIES,
                                              sizeof to, &to, NULL))) {
        free(entry);
        return NULL;
    }
    memcpy(entry, &h, sizeof h);
    memcpy(entry + sizeof h, key->text, key->size);
    h.checksum = checksum_of(entry, *size);
    memcpy(entry, &h, sizeof h);
    return entry;
}

/* The folder is read at the first write and then once for each 64th of the
 * bound: see cache_trim. */
static void make_room(int folder, size_t written)
{
    static bool trimmed;
    cache.unseen += written;
    if (trimmed && cache.unseen <= cache.bound / 64)
        return;
    trimmed = true;
    cache.unseen = 0;
    cache_trim(folder, cache.bound);
}

size_t rt_cache_write(const struct rt_cache_key *key, cl_program program)
{
    size_t size = 0;
    unsigned char *entry = is_on() ? new_entry(key, program, &size) : NULL;
    int folder = entry ? open_folder() : -1;
    bool success = folder >= 0 && put(folder, key->name, entry, size);
    if (success)
        make_room(folder, size);
    if (folder >= 0)
        close(folder);
    free(entry);
    return success && !key->is_dear ? size : 0;
}
