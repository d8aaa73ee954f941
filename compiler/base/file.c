/* file.c - reads and writes whole files, and splits paths. */
#define _POSIX_C_SOURCE 200809L
#define _XOPEN_SOURCE 700
#include "util.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

char *file_read(const char *path, size_t *length)
{
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        return NULL;
    Buffer text = {0};
    char piece[1 << 16];
    ssize_t got;
    while ((got = read(fd, piece, sizeof piece)) > 0)
        buffer_add_bytes(&text, piece, (size_t)got);
    int error = errno;
    close(fd);
    if (got < 0) {
        errno = error;
        return NULL;
    }
    if (length)
        *length = text.length;
    return text.text ? text.text : arena_string("");
}

bool file_feed(int fd, const char *text, size_t length)
{
    while (length > 0) {
        ssize_t put = write(fd, text, length);
        if (put < 0 && errno == EINTR)
            continue;
        if (put < 0)
            return false;
        text += put;
        length -= (size_t)put;
    }
    return true;
}

static bool write_in_place(const char *path, const char *text, size_t length)
{
    if (!strcmp(path, "-"))
        return fflush(stdout) == 0 && file_feed(STDOUT_FILENO, text, length);
    int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (fd < 0)
        return false;
    bool written = file_feed(fd, text, length);
    return close(fd) == 0 && written;
}

/* The mode that open() would give a new file. */
static mode_t new_file_mode(void)
{
    mode_t mask = umask(0);
    umask(mask);
    return 0666 & ~mask;
}

static bool write_and_rename(const char *path, const char *text,
                             size_t length, mode_t mode)
{
    char *temporary = arena_format("%s.XXXXXX", path);
    int fd = mkstemp(temporary);
    if (fd < 0)
        return false;
    bool written = file_feed(fd, text, length);
    written = fchmod(fd, mode) == 0 && written;
    written = close(fd) == 0 && written;
    if (written && rename(temporary, path) == 0)
        return true;
    int error = errno;
    unlink(temporary);
    errno = error;
    return false;
}

/* Signals wait until the file is in place, so that none leaves a temporary
 * behind. A symbolic link stays one: what it points to is replaced. */
bool file_write(const char *path, const char *text, size_t length)
{
    struct stat old;
    bool exists = strcmp(path, "-") != 0 && stat(path, &old) == 0;
    if (!strcmp(path, "-") || (exists && !S_ISREG(old.st_mode)))
        return write_in_place(path, text, length);
    if (exists && access(path, W_OK) != 0)
        return false;

    char real[PATH_MAX];
    if (exists && realpath(path, real))
        path = real;
    sigset_t all, before;
    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, &before);
    mode_t mode = exists ? old.st_mode & 07777 : new_file_mode();
    bool written = write_and_rename(path, text, length, mode);
    int error = errno;
    sigprocmask(SIG_SETMASK, &before, NULL);
    errno = error;
    return written;
}

bool file_is_readable(const char *path)
{
    char first;
    int file = open(path, O_RDONLY | O_CLOEXEC);
    bool good = file >= 0 && read(file, &first, 1) >= 0;
    int error = errno;
    if (file >= 0)
        close(file);
    errno = error;
    return good;
}

bool file_exists(const char *path)
{
    return access(path, F_OK) == 0;
}

const char *path_base(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

const char *path_directory(const char *path)
{
    const char *slash = strrchr(path, '/');
    if (!slash)
        return ".";
    if (slash == path)
        return "/";
    return arena_substring(path, (size_t)(slash - path));
}

/* The dot before the extension, or the end of the path. The dot of a hidden
 * file, ".profile", starts no extension. */
static const char *extension_dot(const char *path)
{
    const char *base = path_base(path);
    const char *dot = strrchr(base, '.');
    return dot && dot != base ? dot : base + strlen(base);
}

const char *path_extension(const char *path)
{
    const char *dot = extension_dot(path);
    return *dot ? dot + 1 : dot;
}

const char *path_with_extension(const char *path, const char *extension)
{
    int stem = (int)(extension_dot(path) - path);
    return arena_format("%.*s.%s", stem, path, extension);
}

const char *path_real(const char *path)
{
    char *real = realpath(path, NULL);
    const char *copy = arena_string(real ? real : path);
    free(real);
    return copy;
}
