/* option_table.c - looks up command-line words in the table of options, and
 * prints --help.
 */
#include "option_table.h"
#include "driver.h"

#include <stdio.h>
#include <string.h>

#define ACT_MODE(mode) ACT_SET_MODE, .at = MODE_##mode
#define ACT_FLAG(member) ACT_SET_FLAG, .at = offsetof(Options, member)
#define ACT_TEXT(member) ACT_SET_TEXT, .at = offsetof(Options, member)

static const OptionRow rows[] = {
#define OPTION(s, f, v, a, r, h) \
    {.spelling = s, .form = f, .value = v, .action = ACT_##a, .routes = r, .help = h},
#include "option.def"
#undef OPTION
};

enum { ROW_COUNT = sizeof rows / sizeof rows[0] };

static bool row_fits(const OptionRow *row, const char *word)
{
    size_t length = strlen(row->spelling);
    if (strncmp(word, row->spelling, length) != 0)
        return false;
    bool more = word[length] != '\0';
    return row->form == ALONE || row->form == SEPARATE ? !more : true;
}

const OptionRow *option_find(const char *word)
{
    const OptionRow *best = NULL;
    for (int i = 0; i < ROW_COUNT; i++) {
        if (!row_fits(&rows[i], word))
            continue;
        size_t length = strlen(rows[i].spelling);
        if (!best || length > strlen(best->spelling) ||
            (length == strlen(best->spelling) && rows[i].form == ALONE))
            best = &rows[i];
    }
    return best;
}

const char *option_nearest(const char *word)
{
    const char *nearest = NULL;
    int least = 3;
    for (int i = 0; i < ROW_COUNT; i++) {
        int distance = edit_distance(word, rows[i].spelling);
        if (distance < least) {
            least = distance;
            nearest = rows[i].spelling;
        }
    }
    return nearest;
}

/* ---- help ------------------------------------------------------------- */

enum { HELP_COLUMN = 28 };

void options_print_help(void)
{
    printf("usage: ampcc [option...] file...\n\n"
           "Compiles AMP C (.ampc) with the host's C compiler. Other inputs "
           "(.c, .o, .a)\nand options go to that compiler as they are. "
           "@file stands for the words in it.\n\n");
    for (int i = 0; i < ROW_COUNT; i++) {
        const OptionRow *row = &rows[i];
        if (!row->help)
            continue;
        bool apart = row->form == SEPARATE || row->form == EITHER;
        const char *space = apart && !strchr("IDUlL", row->spelling[1])
            ? " " : "";
        int used = printf("  %s%s%s", row->spelling, space,
                          row->value ? row->value : "");
        if (used > HELP_COLUMN - 2)
            printf("\n%*s", HELP_COLUMN, "");
        else
            printf("%*s", HELP_COLUMN - used, "");
        print_folded(row->help, HELP_COLUMN);
    }
}
