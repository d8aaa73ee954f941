/* spelling.c - how far apart two words are. */
#include "base/util.h"

#include <string.h>

int edit_distance(const char *a, const char *b)
{
    int line[64];
    int n = (int)strlen(b);
    if (n >= 63)
        return 99;
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
