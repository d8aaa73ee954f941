/* option_table.h - the table of command-line options, from option.def. */
#ifndef AMPCC_OPTION_TABLE_H
#define AMPCC_OPTION_TABLE_H

#include <stddef.h>

/* Where an option's value is. */
typedef enum Form { ALONE, JOINED, SEPARATE, EITHER } Form;

/* The tools that an option is passed on to, as it was given. */
enum {
    PARSER = 1,
    MACROS = 2,
    CPP_ONLY = 4,
    HOST = 8,
    SOURCE = 16,
    LINK = 32,
    PREPROCESS = PARSER | MACROS | CPP_ONLY | HOST | SOURCE,
    CODE = HOST | SOURCE | LINK,
    ALL = PREPROCESS | LINK
};

/* What the driver itself does with an option. */
typedef enum Action {
    ACT_NONE,
    ACT_SET_MODE, /* to OptionRow.at */
    ACT_SET_FLAG, /* sets the member of Options at offset `at` */
    ACT_SET_TEXT,
    ACT_LANGUAGE,
    ACT_CC,
    ACT_OWN,
    ACT_BOTH,
    ACT_ERROR_LIMIT,
    ACT_DEPEND_ONLY,
    ACT_DEPEND,
    ACT_DEPEND_USER,
    ACT_DEPEND_FILE,
    ACT_DEPEND_TARGET,
    ACT_DEPEND_QUOTED,
    ACT_DEPEND_PHONY,
    ACT_DEPEND_WORD,
    ACT_CONTRACT,
    ACT_FAST_MATH,
    ACT_NO_FAST_MATH,
    ACT_OPENMP,
    ACT_FORM,
    ACT_REMARKS,
    ACT_REMARKS_MISSED,
    ACT_NO_REMARKS,
    ACT_NO_REMARKS_MISSED,
    ACT_SANITIZE,
    ACT_NO_SANITIZE,
    ACT_QUERY
} Action;

typedef struct OptionRow {
    const char *spelling;
    Form form;
    const char *value;
    Action action;
    size_t at;
    int routes;
    const char *help;
} OptionRow;

/* The row with the longest spelling that matches the word, or NULL. If two have the
 * same spelling ("-W"), ALONE comes before JOINED. */
const OptionRow *option_find(const char *word);

/* The spelling nearest to the word, or NULL if none is near. */
const char *option_nearest(const char *word);

#endif
