/* trace_file.c - AMP_TRACE=FILE.json: writes events in the format of
 * chrome://tracing and Perfetto.
 *
 * The file is an array of events, one per line. Each event is written together
 * with the array's closing bracket, over the previous closing bracket: so the
 * file is valid whenever and however the program ends. A process in the viewer is
 * the host or a device; its rows are the host's builds and each of its
 * threads, and for each accelerator view its uploads, kernels, downloads and
 * copies within the device.
 */
#include "trace_file.h"
#include "trace.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { HOST, FIRST_DEVICE }; /* as processes of the viewer */

static const char closing[] = "\n]\n";

static int file = -1;
static char *path;
static pid_t owner;
static off_t written; /* without the closing bracket */
static long long zero; /* the time that the trace begins at */
static bool builds_are_named;
static _Thread_local bool thread_is_named;

/* ---- the file ---------------------------------------------------------- */

static bool write_at(off_t at, const char *text, size_t length)
{
    while (length) {
        ssize_t n = pwrite(file, text, length, at);
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0)
            return false;
        text += n;
        at += n;
        length -= (size_t)n;
    }
    return true;
}

/* The program goes on without a trace; what is written stays a whole one. */
static void give_up(void)
{
    fprintf(stderr, "amp: no trace: %s: %s\n", path ? path : "the file",
            strerror(errno));
    if (written && write_at(written, closing, strlen(closing))
        && ftruncate(file, written + (off_t)strlen(closing)))
        written = 0;
    close(file);
    file = -1;
}

/* Adds an event, a whole object. A child after a fork leaves it alone. */
static void add(const char *event)
{
    char *text;
    if (file < 0 || getpid() != owner)
        return;
    int length = asprintf(&text, "%s%s%s", written ? ",\n" : "[\n", event,
                          closing);
    if (length < 0)
        return;
    if (write_at(written, text, (size_t)length))
        written += length - (off_t)strlen(closing);
    else
        give_up();
    free(text);
}

/* ---- strings ----------------------------------------------------------- */

/* The length of the UTF-8 sequence at `s`, 0 where there is none. */
static int sequence(const unsigned char *s)
{
    int length = *s < 0x80 ? 1 : *s >= 0xc2 && *s < 0xe0 ? 2
        : *s >= 0xe0 && *s < 0xf0 ? 3 : *s >= 0xf0 && *s < 0xf5 ? 4 : 0;
    for (int i = 1; i < length; i++)
        if ((s[i] & 0xc0) != 0x80)
            return 0;
    bool is_wrong = (*s == 0xe0 && s[1] < 0xa0) || (*s == 0xed && s[1] > 0x9f)
        || (*s == 0xf0 && s[1] < 0x90) || (*s == 0xf4 && s[1] > 0x8f);
    return is_wrong ? 0 : length;
}

/* What goes between the quotes of a JSON string. */
static void put_string(FILE *f, const char *text)
{
    for (const unsigned char *s = (const unsigned char *)text; *s;) {
        int length = sequence(s);
        if (!length)
            fputs("\\ufffd", f);
        else if (*s == '"' || *s == '\\')
            fprintf(f, "\\%c", *s);
        else if (*s < 0x20)
            fprintf(f, "\\u%04x", (unsigned)*s);
        else
            fwrite(s, 1, (size_t)length, f);
        s += length ? length : 1;
    }
}

/* ---- events ------------------------------------------------------------ */

void rt_event_begin(struct rt_event *e, const char *what, const char *name)
{
    *e = (struct rt_event){.text = NULL};
    e->stream = open_memstream(&e->text, &e->size);
    if (!e->stream)
        return;
    fprintf(e->stream, "\"name\":\"%s", what);
    put_string(e->stream, name);
    fputs("\",\"args\":{", e->stream);
}

static void put_key(struct rt_event *e, const char *key)
{
    fprintf(e->stream, "%s\"%s\":", e->has_argument ? "," : "", key);
    e->has_argument = true;
}

void rt_event_text(struct rt_event *e, const char *key, const char *value)
{
    if (!e->stream)
        return;
    put_key(e, key);
    fputc('"', e->stream);
    put_string(e->stream, value);
    fputc('"', e->stream);
}

void rt_event_number(struct rt_event *e, const char *key, long long value)
{
    if (!e->stream)
        return;
    put_key(e, key);
    fprintf(e->stream, "%lld", value);
}

char *rt_event_end(struct rt_event *e)
{
    if (!e->stream)
        return NULL;
    fputc('}', e->stream);
    bool is_whole = !ferror(e->stream);
    if (!fclose(e->stream) && is_whole)
        return e->text;
    free(e->text);
    return NULL;
}

/* ---- rows -------------------------------------------------------------- */

/* A process and a thread to the viewer. */
struct row {
    int process, thread;
};

static void name(const char *kind, struct row row, const char *text)
{
    struct rt_event e;
    char *whole;
    rt_event_begin(&e, kind, "");
    rt_event_text(&e, "name", text);
    char *body = rt_event_end(&e);
    if (body && asprintf(&whole, "{\"ph\":\"M\",\"pid\":%d,\"tid\":%d,%s}",
                         row.process, row.thread, body) >= 0) {
        add(whole);
        free(whole);
    }
    free(body);
}

static void add_span(struct row row, const char *event, long long from,
                     long long to)
{
    char *whole;
    long long at = from > zero ? from - zero : 0;
    long long ns = to > from ? to - from : 0;
    if (asprintf(&whole, "{\"ph\":\"X\",\"pid\":%d,\"tid\":%d,"
                 "\"ts\":%lld.%03lld,\"dur\":%lld.%03lld,%s}",
                 row.process, row.thread, at / 1000, at % 1000, ns / 1000,
                 ns % 1000, event) < 0)
        return;
    add(whole);
    free(whole);
}

bool rt_trace_file_open(const char *at)
{
    path = strdup(at);
    owner = getpid();
    zero = rt_trace_clock();
    file = open(at, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (file < 0 || !write_at(0, "[\n]\n", 4)) {
        give_up();
        return false;
    }
    name("process_name", (struct row){HOST, 0}, "host");
    return file >= 0;
}

void rt_trace_file_host(enum rt_row row, const char *event, long long from,
                        long long to)
{
    bool is_builds = row == RT_ROW_BUILDS;
    bool *is_named = is_builds ? &builds_are_named : &thread_is_named;
    struct row here = {HOST, is_builds ? 0 : (int)gettid()};
    char text[64] = "builds";
    if (!is_builds)
        snprintf(text, sizeof text, "thread %d: waits", here.thread);
    if (!*is_named)
        name("thread_name", here, text);
    *is_named = true;
    add_span(here, event, from, to);
}

static void name_row(const rt_queue *q, enum rt_row row, struct row here)
{
    static const char *const names[] = {
        [RT_ROW_UPLOADS] = "uploads", [RT_ROW_KERNELS] = "kernels",
        [RT_ROW_DOWNLOADS] = "downloads", [RT_ROW_COPIES] = "copies"};
    char text[64];
    snprintf(text, sizeof text, "view %d: %s", q->number, names[row]);
    name("process_name", here, q->device->name);
    name("thread_name", here, text);
}

/* What a queue does in order is shown so, however the clocks wander. */
void rt_trace_file_queue(rt_queue *q, enum rt_row row, const char *event,
                         long long from, long long to)
{
    struct row here = {FIRST_DEVICE + q->device->number,
                       q->number * RT_QUEUE_ROWS + row};
    if (!q->row_ends[row])
        name_row(q, row, here);
    if (from < q->row_ends[row])
        from = q->row_ends[row];
    q->row_ends[row] = to > from ? to : from;
    add_span(here, event, from, to);
}
