/* child.h - work in a process of its own, which has not used amp unless its
 * parent has. */
#ifndef CHILD_H
#define CHILD_H

#include "test.h"
#include <sys/wait.h>
#include <unistd.h>

/* Its exit status, or -1; what it says on stderr in `text`. */
static inline int child_says(void (*work)(void), char *text, size_t room)
{
    int ends[2], status;
    CHECK(!pipe(ends));
    pid_t id = fork();
    if (!id) {
        dup2(ends[1], 2);
        work();
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

/* It must end well. */
static inline void in_child(void (*work)(void))
{
    static char text[1 << 16];
    if (!child_says(work, text, sizeof text))
        return;
    fputs(text, stderr);
    exit(1);
}

#endif
