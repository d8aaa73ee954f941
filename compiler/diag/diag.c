/* diag.c - collects diagnostics, and prints each stage's sorted and without repetitions.
 *
 * Checks report in any order and continue; diag_flush sorts the messages, drops
 * repeated ones, and passes the rest to the writer of the output format. Clang's
 * diagnostics take the same way.
 */
#include "diag_message.h"
#include "diag_options.h"

#include <stdlib.h>
#include <string.h>

typedef struct Kind {
    Level level;
    const char *clause, *flag, *text;
} Kind;

static const Kind KINDS[] = {
#define DIAG(id, level, clause, flag, text) [id] = {level, clause, flag, text},
#include "diag.def"
#undef DIAG
};

static const char *const LEVEL_NAMES[] = {
    [NOTE] = "note", [REMARK] = "remark", [WARNING] = "warning",
    [ERROR] = "error", [FATAL] = "fatal error"};

static LIST(Message *) pending;
static Message *last; /* what notes, marks and fixes go to; NULL: dropped */
static Message *last_part;
static int errors, written;
static bool stopped; /* after -Wfatal-errors or the error limit */

/* ---- collecting --------------------------------------------------------- */

Place at_range(Range range)
{
    return (Place){range, range.begin};
}

bool place_is_in(Place p, Range r)
{
    return p.range.source == r.source && p.point >= r.begin && p.point < r.end;
}

bool place_is_in_any(Place p, const Range *ranges, int count)
{
    for (int i = 0; i < count; i++)
        if (place_is_in(p, ranges[i]))
            return true;
    return false;
}

Place at_node(const Node *n)
{
    return (Place){n->range, n->point};
}

Place at_decl(const Decl *d)
{
    return at_range(d->name_range);
}

static Message *new_message(Level level, Place place, const char *text)
{
    Message *m = NEW(Message);
    m->level = level;
    m->place = place;
    m->text = text;
    m->clause = m->flag = "";
    return m;
}

static void report(Message *m)
{
    m->order = pending.count;
    errors += m->level >= ERROR;
    list_add(&pending, m);
    last = last_part = m;
}

static void note_macro(Message *m)
{
    const MacroUse *use = diag_macro(m->place);
    if (!use)
        return;
    Range name = use->definition;
    name.end = source_word_end(name.source, name.begin);
    const char *text = arena_format("expanded from macro '%s'", use->name);
    list_add(&m->notes, new_message(NOTE, at_range(name), text));
}

void diag(DiagId id, Place place, ...)
{
    const Kind *kind = &KINDS[id];
    Level level = diag_level(kind->level, kind->flag, place);
    last = last_part = NULL;
    if (level == NOTE)
        return;
    va_list args;
    va_start(args, place);
    Message *m = new_message(level, place, arena_vformat(kind->text, args));
    va_end(args);
    m->clause = kind->clause;
    m->flag = kind->flag;
    m->promoted = level > kind->level;
    report(m);
    note_macro(m);
}

void diag_relay(Level level, Place place, const char *flag, const char *text)
{
    const char *name = string_begins(flag, "-W") ? flag + 2 : flag;
    Level final = level == WARNING ? diag_level(level, name, place) : level;
    last = last_part = NULL;
    if (final == NOTE)
        return;
    Message *m = new_message(final, place, text);
    m->flag = name;
    /* A warning that Clang raised comes as an error with a flag. */
    m->promoted = final > level || (level == ERROR && diag_raises());
    report(m);
}

void diag_note(Place place, const char *format, ...)
{
    if (!last)
        return;
    if (place.range.source && place.range.source->is_ours) {
        last_part = NULL; /* what amp.h is made of is no matter of the user's */
        return;
    }
    va_list args;
    va_start(args, format);
    last_part = new_message(NOTE, place, arena_vformat(format, args));
    va_end(args);
    list_add(&last->notes, last_part);
}

void diag_fix(Range range, const char *text)
{
    Fix fix = {range, text};
    if (last_part)
        list_add(&last_part->fixes, fix);
}

void diag_mark(Range range)
{
    if (last_part)
        list_add(&last_part->marks, range);
}

void diag_cause(const void *cause, const void *within)
{
    if (!last)
        return;
    last->cause = cause;
    last->within = within;
}

void diag_share_cause(bool (*has)(Place place, const char *clause, const char *text,
                                  void *context), void *context)
{
    for (int i = 0; i < pending.count && last; i++) {
        Message *m = pending.items[i];
        if (m->level >= ERROR && !m->cause && has(m->place, m->clause, m->text, context))
            m->cause = last->cause, m->within = last->within;
    }
}

const char *diag_level_name(Level level)
{
    return LEVEL_NAMES[level];
}

char diag_flag_letter(const Message *m)
{
    return m->level == REMARK ? 'R' : 'W';
}

const char *diag_flag(const Message *m)
{
    return !*m->flag ? "" : arena_format(
        "%s-%c%s", m->promoted ? "-Werror," : "",
        diag_flag_letter(m), m->flag);
}

const char *diag_clause_text(const char *clause)
{
    for (size_t i = 0; i < sizeof KINDS / sizeof *KINDS; i++)
        if (strcmp(KINDS[i].clause, clause) == 0)
            return KINDS[i].text;
    return NULL;
}

int diag_errors(void)
{
    return errors;
}

void diag_each_error(void (*visit)(Place place, const char *clause, void *context),
                     void *context)
{
    for (int i = 0; i < pending.count; i++)
        if (pending.items[i]->level >= ERROR)
            visit(pending.items[i]->place, pending.items[i]->clause, context);
}

int diag_count(void)
{
    return pending.count;
}

static bool is_reported_since(const Message *m, int since)
{
    for (int i = since; i < pending.count; i++) {
        const Message *other = pending.items[i];
        if (other->clause == m->clause && other->place.point == m->place.point
            && other->place.range.source == m->place.range.source)
            return true;
    }
    return false;
}

void diag_keep_repeated(int first, int second)
{
    int kept = first;
    for (int i = first; i < pending.count; i++) {
        Message *m = pending.items[i];
        bool is_kept = i < second && is_reported_since(m, second);
        errors -= !is_kept && m->level >= ERROR;
        if (is_kept)
            pending.items[kept++] = m;
    }
    pending.count = kept;
    last = last_part = NULL;
}

/* ---- giving out ---------------------------------------------------------- */

static int by_place(const void *a, const void *b)
{
    const Message *x = *(Message *const *)a, *y = *(Message *const *)b;
    const Source *xs = x->place.range.source, *ys = y->place.range.source;
    if (xs == ys && xs && x->place.point != y->place.point)
        return x->place.point < y->place.point ? -1 : 1;
    return x->order - y->order;
}

/* Whether the same message was reported before: of a rule, on the same line, as two
 * launches may reach a place, or a statement may repeat an error; of Clang's, at the same
 * place. Its fix-its are added to the message that is printed. */
static bool repeats(Map *known, Message *m)
{
    Source *s = m->place.range.source;
    if (!s)
        return false;
    unsigned at = *m->clause ? (unsigned)source_line(s, m->place.point) : m->place.point;
    void **first = map_put(known, arena_format("%p %u %s %s", (void *)s, at, m->clause, m->text));
    Message *before = *first;
    if (!before)
        *first = m;
    else if (m->place.point != before->place.point)
        list_add_all(&before->fixes, &m->fixes);
    return before;
}

/* Whether a message with the same cause is already to be printed; records this one. */
static bool is_known_cause(Map *known, const Message *m)
{
    if (!m->cause)
        return false;
    void **place = map_put(known, arena_format("%p %p", m->cause, m->within));
    bool is_known = *place != NULL;
    *place = (void *)m;
    return is_known;
}

bool diag_is_told(Range r)
{
    bool is_told = false;
    for (int i = 0; i < pending.count && !is_told; i++) {
        const Message *m = pending.items[i];
        if (m->level < ERROR)
            continue;
        is_told = place_is_in(m->place, r);
        for (int k = 0; k < m->marks.count; k++)
            is_told |= m->marks.items[k].source == r.source
                && m->marks.items[k].begin < r.end && r.begin < m->marks.items[k].end;
    }
    return is_told;
}

static bool points_into_marks(const Message *m, const Message *other)
{
    bool found = false;
    for (int i = 0; i < other->marks.count; i++)
        found |= place_is_in(m->place, other->marks.items[i]);
    return found;
}

/* Whether an error of AMP C's about the surrounding expression, or an operand, covers this
 * warning. */
static bool is_part_of_error(const Message *m)
{
    static const char *const ABOUT_VALUES[] = {
        "array-bounds", "division-by-zero", "tautological-", "pointer-integer-compare",
        "unused-value"}; /* v[i, j] */
    bool found = false;
    for (int i = 0; STRING_BEGINS_AS(m->flag, ABOUT_VALUES) && i < pending.count; i++) {
        const Message *other = pending.items[i];
        found |= *other->clause && other->level >= ERROR
            && (place_is_in(m->place, other->place.range) || points_into_marks(m, other)
                || points_into_marks(other, m));
    }
    return found;
}

/* Whether a warning of Clang's is covered by an error or a message of AMP C's there. */
static bool is_superseded(int at)
{
    const Message *m = pending.items[at];
    if (*m->clause || m->level >= ERROR)
        return false;
    if (is_part_of_error(m))
        return true;
    for (int i = at + 1; i < pending.count; i++) {
        const Message *other = pending.items[i];
        if (other->place.range.source != m->place.range.source
            || other->place.point != m->place.point)
            return false;
        if (*other->clause)
            return true;
    }
    return false;
}

/* Counts errors against -ferror-limit. */
static void write_counted(const Message *m)
{
    if (stopped)
        return;
    diag_writer()->write(m);
    written += m->level >= ERROR;
    int limit = diag_error_limit();
    stopped = m->level >= ERROR
        && (diag_fatal_errors() || (limit && written >= limit));
    if (stopped && !diag_fatal_errors())
        diag_say(FATAL, "too many errors emitted, stopping now "
                        "[-ferror-limit=]");
}

void diag_say(Level level, const char *text)
{
    diag_writer()->write(new_message(level, (Place){0}, text));
}

void diag_begin(void)
{
    errors = written = 0;
    stopped = false;
    diag_read_macros(NULL);
}

bool diag_flush(void)
{
    Map causes = {0}, known = {0};
    if (pending.count)
        qsort(pending.items, (size_t)pending.count, sizeof *pending.items,
              by_place);
    LIST(Message *) given = {0};
    for (int i = 0; i < pending.count; i++)
        if (!repeats(&known, pending.items[i]) && !is_superseded(i)
            && !is_known_cause(&causes, pending.items[i]))
            list_add(&given, pending.items[i]);
    for (int i = 0; i < given.count; i++)
        write_counted(given.items[i]);
    pending.items = NULL;
    pending.count = 0;
    last = last_part = NULL;
    return errors == 0;
}
