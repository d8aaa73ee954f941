/* run.c - runs commands, manages temporary files, and cleans up.
 *
 * Every file that must not outlive ampcc is on one list. These files are removed
 * at the end, and by the handlers of signals that end a process: the handlers
 * first kill the running commands and their children (which a killed gcc leaves
 * behind; PR_SET_CHILD_SUBREAPER makes them ampcc's), so that none of them
 * writes a file again, and then raise the signal again, so that the parent
 * sees it as the exit status. The list changes only while signals are blocked.
 *
 * An output is written beside its final place, and renamed when it is complete.
 */
#define _GNU_SOURCE
#include "base/crash.h"
#include "driver.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static LIST(const char *) doomed;
static const char *folder; /* the private one under $TMPDIR; NULL: not yet */
static pid_t self, worker; /* the process, and the thread that works */

static const int ending[] = {SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGQUIT};

enum { COUNT_ENDING = sizeof ending / sizeof ending[0] };

/* ---- signals: only what POSIX allows in a handler --------------------- */

static void remove_doomed(void)
{
    for (int i = doomed.count - 1; i >= 0; i--)
        if (unlink(doomed.items[i]) != 0)
            rmdir(doomed.items[i]);
}

/* Sends a signal to every child of a thread, as /proc lists them: "12 345 ". */
static void signal_children_of(pid_t thread, int signal)
{
    char path[64] = "/proc/self/task/", list[4096], digits[16];
    int n = 0, at = 0;
    for (pid_t rest = thread; rest > 0; rest /= 10)
        digits[n++] = (char)('0' + rest % 10);
    at = (int)strlen(path);
    while (n > 0)
        path[at++] = digits[--n];
    memcpy(path + at, "/children", sizeof "/children");

    int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        return;
    ssize_t length = read(fd, list, sizeof list);
    close(fd);
    pid_t child = 0;
    for (ssize_t i = 0; i < length; i++) {
        if (list[i] >= '0' && list[i] <= '9') {
            child = child * 10 + (list[i] - '0');
        } else if (child > 0) {
            kill(child, signal);
            child = 0;
        }
    }
}

/* Orphans of our children are the first thread's. */
static void signal_children(int signal)
{
    signal_children_of(worker, signal);
    if (worker != self)
        signal_children_of(self, signal);
}

/* Ends all children and waits for them; one that does not go within two
 * seconds is killed. */
static void end_children(int signal)
{
    enum { STEP = 10, PATIENCE = 2000 };
    for (int waited = 0;; waited += STEP) {
        signal_children(waited < PATIENCE ? signal : SIGKILL);
        pid_t gone;
        while ((gone = waitpid(-1, NULL, WNOHANG)) > 0)
            continue;
        if ((gone < 0 && errno == ECHILD) || waited > 2 * PATIENCE)
            return;
        poll(NULL, 0, STEP);
    }
}

static void leave_nothing(int signal)
{
    end_children(signal);
    remove_doomed();
}

static void leave_after_crash(void)
{
    leave_nothing(SIGTERM);
}

static void handle_ending(int number)
{
    if (getpid() != self)
        _exit(1);
    leave_nothing(number == SIGPIPE ? SIGTERM : number);
    signal(number, SIG_DFL);
    sigset_t only;
    sigemptyset(&only);
    sigaddset(&only, number);
    raise(number);
    sigprocmask(SIG_UNBLOCK, &only, NULL);
    _exit(1);
}

/* A standard stream that is closed fails as before, but takes no number that a
 * file of ours, or a pipe of the host compiler's, would get instead. */
static void fill_closed_streams(void)
{
    for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
        if (fcntl(fd, F_GETFD) < 0)
            open("/dev/null", fd == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

void run_setup(void)
{
    fill_closed_streams();
    self = getpid();
    worker = gettid();
    prctl(PR_SET_CHILD_SUBREAPER, 1L);
    struct sigaction action = {.sa_handler = handle_ending}, old;
    sigfillset(&action.sa_mask);
    for (int i = 0; i < COUNT_ENDING; i++) {
        sigaction(ending[i], NULL, &old);
        if (old.sa_handler != SIG_IGN)
            sigaction(ending[i], &action, NULL);
    }
    crash_setup(leave_after_crash);
}

static sigset_t signals_hold(void)
{
    sigset_t all, before;
    sigfillset(&all);
    for (int i = 0; i < CRASH_SIGNALS; i++)
        sigdelset(&all, crash_signals[i]);
    sigprocmask(SIG_BLOCK, &all, &before);
    return before;
}

static void signals_release(sigset_t before)
{
    int error = errno;
    sigprocmask(SIG_SETMASK, &before, NULL);
    errno = error;
}

/* ---- temporary files -------------------------------------------------- */

/* Signals must be held. */
static void doom(const char *path)
{
    list_add(&doomed, path);
}

static void spare(const char *path)
{
    sigset_t before = signals_hold();
    for (int i = 0; i < doomed.count; i++)
        if (doomed.items[i] == path)
            doomed.items[i] = "";
    signals_release(before);
}

void run_remove_at_end(const char *path)
{
    sigset_t before = signals_hold();
    doom(path);
    signals_release(before);
}

/* Host compilers may leave files of their own in the folder. */
static void empty_folder(void)
{
    DIR *open_folder = folder ? opendir(folder) : NULL;
    if (!open_folder)
        return;
    for (struct dirent *e; (e = readdir(open_folder));)
        if (strcmp(e->d_name, ".") && strcmp(e->d_name, ".."))
            unlinkat(dirfd(open_folder), e->d_name, 0);
    closedir(open_folder);
}

void run_clean_up(void)
{
    sigset_t before = signals_hold();
    empty_folder();
    remove_doomed();
    doomed.count = 0;
    signals_release(before);
}

static bool make_folder(const Options *o)
{
    const char *root = getenv("TMPDIR");
    if (!root || !*root)
        root = "/tmp";
    char *name = arena_format("%s/ampcc-XXXXXX", root);
    sigset_t before = signals_hold();
    if (o->dry_run || mkdtemp(name)) {
        folder = name;
        if (!o->dry_run)
            doom(name);
    }
    signals_release(before);
    if (!folder)
        driver_error("cannot make a temporary directory in '%s': %s "
                     "(TMPDIR names another place)", root, strerror(errno));
    return folder != NULL;
}

const char *run_temporary(const Options *o, const char *base,
                          const char *extension)
{
    if (!folder && !make_folder(o))
        return NULL;
    const char *path = arena_format("%s/%s.%s", folder, base, extension);
    if (o->dry_run)
        return path;
    sigset_t before = signals_hold();
    int fd;
    for (int i = 2;; i++) {
        fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
        if (fd >= 0 || errno != EEXIST)
            break;
        path = arena_format("%s/%s-%d.%s", folder, base, i, extension);
    }
    if (fd >= 0)
        doom(path);
    signals_release(before);
    if (fd < 0) {
        driver_error("cannot make temporary file '%s': %s", path,
                     strerror(errno));
        return NULL;
    }
    close(fd);
    return path;
}

/* ---- outputs ---------------------------------------------------------- */

static const char *cannot_write(const char *output, int error)
{
    driver_error("unable to open output file '%s': %s", output,
                 strerror(error));
    return NULL;
}

static const char *temporary_beside(const char *output)
{
    char *path = arena_format("%s.XXXXXX", output);
    sigset_t before = signals_hold();
    int fd = mkstemp(path);
    if (fd >= 0)
        doom(path);
    signals_release(before);
    if (fd < 0)
        return cannot_write(output, errno);
    mode_t mask = umask(0);
    umask(mask);
    fchmod(fd, 0666 & ~mask);
    close(fd);
    return path;
}

/* What lies in the private folder needs no more care. */
static bool is_temporary(const char *path)
{
    size_t length = folder ? strlen(folder) : 0;
    return folder && !strncmp(path, folder, length) && path[length] == '/';
}

const char *run_output_begin(const Options *o, const char *output)
{
    struct stat status;
    if (is_temporary(output))
        return output;
    bool exists = stat(output, &status) == 0;
    if (exists && S_ISDIR(status.st_mode))
        return cannot_write(output, EISDIR);
    if (exists && access(output, W_OK) != 0)
        return cannot_write(output, errno);
    if (o->dry_run || (exists && !S_ISREG(status.st_mode)))
        return output;
    char real[PATH_MAX];
    if (exists && realpath(output, real))
        output = arena_string(real);
    const char *beside = temporary_beside(output);
    if (!beside || !o->in_place)
        return beside;
    unlink(beside); /* it could be made: that was the question */
    spare(beside);
    return output;
}

bool run_output_end(const Options *o, const char *written, const char *output,
                    bool success)
{
    struct stat status;
    if (o->dry_run)
        return success;
    if (!success) {
        if (stat(output, &status) == 0 && S_ISREG(status.st_mode))
            unlink(output);
        if (written != output)
            unlink(written);
        return false;
    }
    if (written == output)
        return true;
    char real[PATH_MAX];
    const char *place = realpath(output, real) ? real : output;
    sigset_t before = signals_hold();
    bool renamed = strcmp(place, written) == 0 || rename(written, place) == 0;
    signals_release(before);
    if (renamed)
        spare(written);
    else
        cannot_write(output, errno);
    return renamed;
}

/* ---- commands --------------------------------------------------------- */

void run_print(const Strings *command)
{
    Buffer line = {0};
    for (int i = 0; i < command->count; i++) {
        buffer_add(&line, " \"");
        for (const char *p = command->items[i]; *p; p++) {
            if (strchr("\"\\$", *p))
                buffer_char(&line, '\\');
            buffer_char(&line, *p);
        }
        buffer_char(&line, '"');
    }
    fprintf(stderr, "%s\n", line.text ? line.text : "");
}

/* The environment of a command that is told its input by a pipe: ccache would
 * read that once to see whether it knows the result, and have the compiler
 * read it again. */
static char **without_ccache(void)
{
    static char disable[] = "CCACHE_DISABLE=1";
    LIST(char *) all = {0};
    list_add(&all, disable);
    for (char **variable = environ; *variable; variable++)
        list_add(&all, *variable);
    list_add(&all, (char *)NULL);
    return all.items;
}

/* Starts a command with the signals as ampcc found them, and `input` as its
 * standard input. Returns 0 or the error. Signals must be held. */
static int start(const Strings *command, int input, sigset_t mask,
                 pid_t *child)
{
    Strings words = {0};
    list_add_all(&words, command);
    list_add(&words, (const char *)NULL);

    sigset_t defaults;
    sigemptyset(&defaults);
    for (int i = 0; i < CRASH_SIGNALS; i++)
        sigaddset(&defaults, crash_signals[i]);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setsigmask(&attributes, &mask);
    posix_spawnattr_setsigdefault(&attributes, &defaults);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK |
                                              POSIX_SPAWN_SETSIGDEF);
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    char **environment = environ;
    if (input != STDIN_FILENO) {
        posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO);
        environment = without_ccache();
    }
    int error = posix_spawnp(child, words.items[0], &files, &attributes,
                             (char *const *)words.items, environment);
    posix_spawn_file_actions_destroy(&files);
    posix_spawnattr_destroy(&attributes);
    return error;
}

static bool begin(const Options *o, const Strings *command, int input,
                  Running *r)
{
    *r = (Running){.name = command->items[0], .input = -1};
    if (o->verbose || o->dry_run)
        run_print(command);
    if (o->dry_run)
        return true;
    fflush(stdout);
    sigset_t before = signals_hold();
    int error = start(command, input, before, &r->process);
    signals_release(before);
    if (error)
        driver_error("unable to run the host compiler '%s': %s (--cc= or "
                     "AMPCC_CC names another)", r->name, strerror(error));
    return !error;
}

bool run_begin(const Options *o, const Strings *command, Running *r)
{
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) {
        driver_error("cannot make a pipe: %s", strerror(errno));
        return false;
    }
    bool started = begin(o, command, ends[0], r);
    close(ends[0]);
    r->input = ends[1];
    if (!started)
        close(ends[1]);
    return started;
}

void run_feed(const Running *r, const char *text, size_t length)
{
    struct sigaction ignore = {.sa_handler = SIG_IGN}, before;
    sigaction(SIGPIPE, &ignore, &before);
    file_feed(r->input, text, length);
    sigaction(SIGPIPE, &before, NULL);
}

bool run_end(Running *r)
{
    pid_t gone;
    int status = 0;
    if (r->input >= 0)
        close(r->input);
    if (!r->process)
        return true;
    do
        gone = waitpid(r->process, &status, 0);
    while (gone < 0 && errno == EINTR);
    if (gone == r->process && WIFSIGNALED(status))
        driver_error("the host compiler '%s' was ended by signal %d (%s)",
                     r->name, WTERMSIG(status), strsignal(WTERMSIG(status)));
    return gone == r->process && WIFEXITED(status)
        && WEXITSTATUS(status) == 0;
}

bool run_command(const Options *o, const Strings *command)
{
    Running r;
    return begin(o, command, STDIN_FILENO, &r) && run_end(&r);
}
