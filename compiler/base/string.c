/* string.c - comparing strings. */
#include "util.h"

#include <string.h>

/* Longer words are no misspelling of any other one. */
enum { LONGEST = 62, FAR = 99 };

/* A line of Wagner and Fischer's table at a time: line[j] is the distance between what is
 * read of `a` and the first j letters of `b`. */
int edit_distance(const char *a, const char *b)
{
    int line[LONGEST + 1];
    size_t length = strlen(b);
    if (length > LONGEST)
        return FAR;
    int n = (int)length;
    for (int j = 0; j <= n; j++)
        line[j] = j;
    for (int i = 1; *a; a++, i++) {
        int diagonal = line[0];
        line[0] = i;
        for (int j = 1; j <= n; j++) {
            int best = diagonal + (*a != b[j - 1]);
            if (line[j] + 1 < best)
                best = line[j] + 1;
            if (line[j - 1] + 1 < best)
                best = line[j - 1] + 1;
            diagonal = line[j];
            line[j] = best;
        }
    }
    return line[n];
}

bool string_begins(const char *s, const char *with)
{
    return strncmp(s, with, strlen(with)) == 0;
}

bool string_ends(const char *s, const char *with)
{
    size_t length = strlen(s), tail = strlen(with);
    return length > tail && strcmp(s + length - tail, with) == 0;
}

bool string_is_one_of(const char *s, const char *const *list, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (strcmp(s, list[i]) == 0)
            return true;
    return false;
}

bool string_begins_as(const char *s, const char *const *list, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (string_begins(s, list[i]))
            return true;
    return false;
}
