/* front_crash.c - where libclang crashes.
 *
 * It does on some wrong programs (a function as the value of a view), and says
 * nothing. How much of the file it takes to make it crash is found by halves,
 * each part parsed in a process of its own.
 */
#include "crash.h"
#include "lower.h"

/* Whether the first `length` bytes of the file do. */
static bool crashes_with(const Parse *p, const Source *s, unsigned length)
{
    ExpandedFiles files = {0};
    ExpandedFile part = {s->path, s->text, length};
    list_add(&files, part);
    Parse again = {p->index, p->t, &files, NULL};
    return crash_happens(front_parse, &again);
}

void front_report_crash(const Parse *p)
{
    Source *s = NEW(Source);
    size_t length = 0;
    s->path = p->t->input;
    s->text = file_read(s->path, &length);
    s->length = (unsigned)length;
    if (p->expanded || !s->text || !crashes_with(p, s, s->length)) {
        diag(D_CLANG_CRASH, (Place){0});
        return;
    }
    unsigned fine = 0, crashing = s->length;
    while (crashing - fine > 1) {
        unsigned middle = fine + (crashing - fine) / 2;
        *(crashes_with(p, s, middle) ? &crashing : &fine) = middle;
    }
    while (fine > 0 && source_word_end(s, fine - 1) > fine)
        fine--;
    diag(D_CLANG_CRASH, at_range((Range){s, fine, crashing}));
}
