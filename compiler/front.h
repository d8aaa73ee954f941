/* front.h - an .ampc file as a unit. */
#ifndef FRONT_H
#define FRONT_H

#include "translate.h"

/* Parses the input and lowers it; Clang's messages are relayed. With an error
 * among them the unit is NULL. `text` replaces the text of files, as expand.c and
 * apart.c do (NULL: none); `expanded` is the unit that was read so, and says what
 * macros hide of this one (NULL: nothing does). */
typedef struct ExpandedFile {
    const char *path;
    const char *copy; /* what is read in its place, some of the times; or NULL */
    const char *text;
    size_t length;
} ExpandedFile;
typedef LIST(ExpandedFile) ExpandedFiles;
Unit *front_read(Translation *t, const ExpandedFiles *text,
                 const Unit *expanded);

/* front_read, in the module that front.c loads. */
Unit *front_read_unit(Translation *t, const ExpandedFiles *text,
                      const Unit *expanded);

#endif
