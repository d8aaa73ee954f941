/* leaks.c - AMP_DEBUG=leaks: when the program ends, reports the views and arrays
 * that were not released, by the places that created them, and the device memory
 * that they hold.
 *
 * Nothing is reported if all were released, or if the default error handler ends
 * the program. exit() ends no scopes, so handles that these own are reported too.
 */
#include "lock.h"
#include "view.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool is_off;

void rt_leaks_off(void)
{
    is_off = true;
}

/* Whether a comma-separated list has the word. */
static bool has_word(const char *list, const char *word)
{
    size_t length = strlen(word);
    while (list) {
        if (strncmp(list, word, length) == 0
            && (list[length] == ',' || !list[length]))
            return true;
        list = strchr(list, ',');
        list += list != NULL;
    }
    return false;
}

static const char *kind_of(const struct rt_view *v)
{
    if (v->derived)
        return "part of a view";
    if (v->is_array)
        return v->storage->staging ? "staging array" : "array";
    return v->storage->has_source ? "view" : "view without a source";
}

static size_t bytes_of(const struct rt_view *v)
{
    size_t bytes = v->element;
    for (int d = 0; d < v->rank; d++)
        bytes *= (size_t)v->head.extent[d];
    return bytes;
}

static int by_place(const void *a, const void *b)
{
    const struct rt_view *x = *(struct rt_view *const *)a;
    const struct rt_view *y = *(struct rt_view *const *)b;
    int order = strcmp(x->file, y->file);
    return order ? order : (x->line > y->line) - (x->line < y->line);
}

static bool are_alike(const struct rt_view *x, const struct rt_view *y)
{
    return by_place(&x, &y) == 0 && x->rank == y->rank
        && x->element == y->element && kind_of(x) == kind_of(y)
        && !memcmp(x->head.extent, y->head.extent, sizeof x->head.extent);
}

/* Their number; they are put in `out`, where that is not NULL. */
static size_t collect(struct rt_view **out)
{
    size_t count = 0;
    for (struct rt_storage *s = rt.storages; s; s = s->next)
        for (struct rt_view *v = s->views; v; v = v->next) {
            if (out)
                out[count] = v;
            count++;
        }
    return count;
}

static void print_views(struct rt_view **views, size_t count)
{
    for (size_t i = 0, next; i < count; i = next) {
        const struct rt_view *v = views[i];
        for (next = i + 1; next < count && are_alike(v, views[next]);)
            next++;
        fprintf(stderr, "amp: not released: %s:%d: %s of extent %s, %zu bytes",
                v->file, v->line, kind_of(v),
                rt_text_extent(v->rank, v->head.extent).at, bytes_of(v));
        if (next > i + 1)
            fprintf(stderr, ", %zu times", next - i);
        fputc('\n', stderr);
    }
}

static void print_sums(size_t count)
{
    fprintf(stderr, "amp: %zu view%s or array%s not released", count,
            count == 1 ? "" : "s", count == 1 ? " was" : "s were");
    for (int i = 0; i < rt.device_count; i++)
        if (rt.devices[i].used)
            fprintf(stderr, "; %zu bytes of %s are held", rt.devices[i].used,
                    rt.devices[i].name);
    fputc('\n', stderr);
}

void rt_leaks_print(void)
{
    if (is_off || !has_word(getenv("AMP_DEBUG"), "leaks"))
        return;
    size_t count = collect(NULL);
    if (!count)
        return;
    struct rt_view **views = malloc(count * sizeof *views);
    if (views) {
        collect(views);
        qsort(views, count, sizeof *views, by_place);
        print_views(views, count);
    }
    free(views);
    print_sums(count);
}
