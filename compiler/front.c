/* front.c - loads the front end, with libclang, when the first program is read.
 *
 * Loading libclang takes as long as translating a small program: so commands that
 * do not need it do not load it, and the host compiler starts meanwhile.
 */
#include "front.h"
#include "translate.h"
#include "diag/diag.h"

#include <dlfcn.h>

typedef Unit *Read(Translation *, const ExpandedFiles *, const Unit *);

static Read *load(const char *module)
{
    void *front = dlopen(module, RTLD_LAZY | RTLD_LOCAL);
    return front ? (Read *)dlsym(front, "front_read_unit") : NULL;
}

Unit *front_read(Translation *t, const ExpandedFiles *text,
                 const Unit *expanded)
{
    static Read *read;
    if (!read && !(read = load(t->front))) {
        diag(D_CANNOT_LOAD, (Place){0}, dlerror());
        return NULL;
    }
    return read(t, text, expanded);
}
