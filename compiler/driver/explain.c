/* explain.c - `ampcc --explain amp.tile.2`: prints a clause, its messages, and why.
 *
 * The Makefile generates explain.inc from grammar/clauses.md and grammar/explain/,
 * line by line; this file takes all its text about clauses from these tables' rows
 * and entries.
 */
#include "driver.h"
#include "translate.h"

#include <stdio.h>
#include <string.h>

static const char *const LINES[] = {
#include "explain.inc"
};

enum { LINE_COUNT = sizeof LINES / sizeof *LINES };

static const struct { const char *clause, *text; } MESSAGES[] = {
#define DIAG(id, level, clause, flag, text) {clause, text},
#include "diag/diag.def"
#undef DIAG
};

/* The columns of a clause's row. */
enum { ID, SEVERITY, RULE, FROM, CHECKED_BY, COLUMNS };

static bool read_row(const char *line, const char *cells[COLUMNS])
{
    for (int i = 0; i < COLUMNS; i++) {
        const char *end = *line == '|' ? strchr(line + 1, '|') : NULL;
        if (!end)
            return false;
        long length = end - line - 3; /* blanks around it */
        cells[i] = length > 0 ? arena_substring(line + 2, (size_t)length) : "";
        line = end;
    }
    return true;
}

/* A message with … for what is filled in. */
static void print_message(const char *text)
{
    fputs("    ", stdout);
    for (const char *p; (p = strstr(text, "%s")); text = p + 2)
        printf("%.*s…", (int)(p - text), text);
    puts(text);
}

static void print_messages(const char *clause)
{
    const char *title = "\nMessages:\n\n";
    for (size_t i = 0; i < sizeof MESSAGES / sizeof *MESSAGES; i++)
        if (strcmp(MESSAGES[i].clause, clause) == 0) {
            fputs(title, stdout);
            print_message(MESSAGES[i].text);
            title = "";
        }
}

/* The entry below "## amp.tile.2". */
static void print_entry(const char *clause)
{
    const char *heading = arena_format("## %s", clause);
    int i = 0;
    while (i < LINE_COUNT && strcmp(LINES[i], heading) != 0)
        i++;
    for (i++; i < LINE_COUNT && *LINES[i] != '#'; i++)
        puts(LINES[i]);
}

static void print_clause(const char *cells[COLUMNS])
{
    printf("%s: %s\n\n", cells[ID], cells[SEVERITY]);
    print_folded(cells[RULE], 0);
    print_messages(cells[ID]);
    print_entry(cells[ID]);
}

/* Whether `id` names a group of clauses, as amp.tile does amp.tile.2. */
static bool is_group(const char *id, const char *clause)
{
    size_t length = strlen(id);
    return length && strncmp(id, clause, length) == 0
        && (clause[length] == '.' || clause[length - 1] == '.');
}

bool explain_clause(const char *id)
{
    const char *cells[COLUMNS];
    bool found = false;
    for (int i = 0; i < LINE_COUNT; i++) {
        if (!string_begins(LINES[i], "| amp.") || !read_row(LINES[i], cells))
            continue;
        if (strcmp(cells[ID], id) == 0) {
            print_clause(cells);
            return true;
        }
        if (is_group(id, cells[ID])) {
            print_folded(arena_format("%s: %s", cells[ID], cells[RULE]), 0);
            found = true;
        }
    }
    return found;
}
