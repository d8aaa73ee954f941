/* cache_folder.c - opens, measures, trims and clears the folder of the program cache. */
#define _GNU_SOURCE
#include "cache_folder.h"
#include "bytes.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* ---- the environment --------------------------------------------------- */

bool cache_is_on(void)
{
    const char *text = secure_getenv("AMP_CACHE");
    return !text || (strcmp(text, "off") != 0 && strcmp(text, "0") != 0);
}

bool cache_keeps_at_once(void)
{
    const char *text = secure_getenv("AMP_CACHE");
    return text && strcmp(text, "on") == 0;
}

unsigned long long cache_bound(void)
{
    return bytes_of_variable("AMP_CACHE_SIZE", 256ULL << 20);
}

/* A path that is not absolute means nothing, says the XDG specification. */
bool cache_path(char *path, size_t room)
{
    const char *cache = secure_getenv("XDG_CACHE_HOME");
    const char *home = secure_getenv("HOME");
    int n = -1;
    if (cache && *cache == '/')
        n = snprintf(path, room, "%s/ampcc", cache);
    else if (home && *home == '/')
        n = snprintf(path, room, "%s/.cache/ampcc", home);
    return n >= 0 && (size_t)n < room;
}

/* ---- opening it -------------------------------------------------------- */

const char *cache_fault(const struct stat *s)
{
    if (s->st_uid != geteuid())
        return "it belongs to someone else";
    if (s->st_mode & (S_IWGRP | S_IWOTH))
        return "others may write to it";
    return NULL;
}

/* The folder and the one that it is in, but no more: where there is no home,
 * none is made. */
static void make_folder(const char *path)
{
    char *parent = strdup(path);
    if (parent)
        *strrchr(parent, '/') = '\0';
    if (mkdir(path, S_IRWXU) && errno == ENOENT && parent
        && !mkdir(parent, S_IRWXU))
        mkdir(path, S_IRWXU);
    free(parent);
}

static int open_path(const char *path)
{
    return open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
}

int cache_open(const char *path, bool make, const char **why)
{
    struct stat s;
    int folder = open_path(path);
    if (folder < 0 && errno == ENOENT && make) {
        make_folder(path);
        folder = open_path(path);
    }
    if (folder < 0)
        *why = errno == ENOENT && !make ? NULL : strerror(errno);
    else if (fstat(folder, &s))
        *why = strerror(errno);
    else if (!(*why = cache_fault(&s)))
        return folder;
    if (folder >= 0)
        close(folder);
    return -1;
}

/* ---- what is in it ----------------------------------------------------- */

struct entry {
    char name[CACHE_DIGITS + 32];
    unsigned long long bytes;
    struct timespec used;
};

struct entries {
    struct entry *at;
    size_t count, room;
};

static bool is_entry(const char *name)
{
    size_t n = strspn(name, "0123456789abcdef");
    return n == CACHE_DIGITS && (!name[n] || name[n] == '.')
        && strlen(name) < sizeof ((struct entry *)NULL)->name;
}

static bool add_entry(struct entries *e, const char *name,
                      const struct stat *s)
{
    if (e->count == e->room) {
        size_t room = e->room ? 2 * e->room : 64;
        struct entry *at = realloc(e->at, room * sizeof *at);
        if (!at)
            return false;
        e->at = at;
        e->room = room;
    }
    struct entry *new = &e->at[e->count++];
    strcpy(new->name, name);
    new->bytes = (unsigned long long)s->st_size;
    new->used = s->st_mtim;
    return true;
}

static bool list_entries(int folder, struct entries *e)
{
    int again = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    DIR *names = again < 0 ? NULL : fdopendir(again);
    if (!names) {
        if (again >= 0)
            close(again);
        return false;
    }
    bool whole = true;
    for (struct dirent *d; whole && (d = readdir(names));) {
        struct stat s;
        if (is_entry(d->d_name)
            && !fstatat(folder, d->d_name, &s, AT_SYMLINK_NOFOLLOW)
            && S_ISREG(s.st_mode))
            whole = add_entry(e, d->d_name, &s);
    }
    closedir(names);
    return whole;
}

static unsigned long long all_bytes(const struct entries *e)
{
    unsigned long long bytes = 0;
    for (size_t i = 0; i < e->count; i++)
        bytes += e->at[i].bytes;
    return bytes;
}

static int by_use(const void *left, const void *right)
{
    const struct timespec *a = &((const struct entry *)left)->used;
    const struct timespec *b = &((const struct entry *)right)->used;
    if (a->tv_sec != b->tv_sec)
        return a->tv_sec < b->tv_sec ? -1 : 1;
    return (a->tv_nsec > b->tv_nsec) - (a->tv_nsec < b->tv_nsec);
}

/* ---- what is done with it ---------------------------------------------- */

bool cache_measure(int folder, struct cache_sum *sum)
{
    struct entries e = {0};
    bool success = list_entries(folder, &e);
    *sum = (struct cache_sum){e.count, all_bytes(&e)};
    free(e.at);
    return success;
}

void cache_trim(int folder, unsigned long long bound)
{
    struct entries e = {0};
    list_entries(folder, &e);
    unsigned long long left = all_bytes(&e);
    bool is_full = left > bound - bound / 8;
    if (is_full)
        qsort(e.at, e.count, sizeof *e.at, by_use);
    for (size_t i = 0; is_full && i < e.count && left > bound - bound / 4; i++)
        if (!unlinkat(folder, e.at[i].name, 0) || errno == ENOENT)
            left -= e.at[i].bytes;
    free(e.at);
}

bool cache_clear(int folder, struct cache_sum *sum)
{
    struct entries e = {0};
    bool success = list_entries(folder, &e);
    *sum = (struct cache_sum){0};
    for (size_t i = 0; i < e.count; i++)
        if (!unlinkat(folder, e.at[i].name, 0)) {
            sum->entries++;
            sum->bytes += e.at[i].bytes;
        } else if (errno != ENOENT) {
            success = false;
        }
    free(e.at);
    return success;
}
