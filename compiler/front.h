/* front.h - the front end: reads an .ampc file into a unit. */
#ifndef FRONT_H
#define FRONT_H

#include "translate.h"

/* Parses the input, relays Clang's diagnostics, and lowers it to a unit in the arena;
 * NULL after errors that leave nothing to check. `text` replaces the text of files, as
 * expand.c and apart.c need it (NULL: none). `expanded`, the unit read with macros
 * expanded, says what macros hide of this one (NULL: nothing). */
typedef struct ExpandedFile {
    const char *path;
    const char *copy; /* the file read instead at one inclusion (apart.c), or NULL */
    const char *text;
    size_t length;
} ExpandedFile;
typedef LIST(ExpandedFile) ExpandedFiles;
Unit *front_read(Translation *t, const ExpandedFiles *text,
                 const Unit *expanded);

/* The implementation of front_read, in the shared object that front.c loads. */
Unit *front_read_unit(Translation *t, const ExpandedFiles *text,
                      const Unit *expanded);

#endif
