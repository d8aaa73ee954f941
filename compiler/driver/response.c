/* response.c - splits text into words, and expands response files (@file). */
#include "driver.h"

#include <ctype.h>
#include <sys/stat.h>

enum { MAX_DEPTH = 32, MAX_WORDS = 1 << 20 };

void response_split(Strings *words, const char *text)
{
    Buffer word = {0};
    bool started = false;
    char quote = '\0';

    for (const char *p = text; *p; p++) {
        if (*p == '\\' && p[1]) {
            buffer_char(&word, *++p);
            started = true;
        } else if (quote ? *p == quote : *p == '\'' || *p == '"') {
            quote = quote ? '\0' : *p;
            started = true;
        } else if (!quote && isspace((unsigned char)*p)) {
            if (started)
                list_add(words, word.text ? word.text : "");
            word = (Buffer){0};
            started = false;
        } else {
            buffer_char(&word, *p);
            started = true;
        }
    }
    if (started)
        list_add(words, word.text ? word.text : "");
}

/* A word "@file" stays as it is where there is no such file. */
static bool expand(Strings *words, const char *word, int depth)
{
    struct stat status;
    if (word[0] != '@' || stat(word + 1, &status) != 0) {
        list_add(words, word);
        return true;
    }
    if (S_ISDIR(status.st_mode)) {
        driver_error("response file '%s' is a directory", word + 1);
        return false;
    }
    if (depth == MAX_DEPTH || words->count > MAX_WORDS) {
        driver_error("too many response files: '%s' seems to include itself",
                     word + 1);
        return false;
    }
    const char *text = file_read(word + 1, NULL);
    if (!text) {
        driver_error("cannot read response file '%s'", word + 1);
        return false;
    }
    Strings inner = {0};
    response_split(&inner, text);
    for (int i = 0; i < inner.count; i++)
        if (!expand(words, inner.items[i], depth + 1))
            return false;
    return true;
}

bool response_expand(Strings *words, int argc, char **argv)
{
    for (int i = 0; i < argc; i++)
        if (!expand(words, argv[i], 0))
            return false;
    return true;
}
