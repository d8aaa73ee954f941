/* tile_suppose.c - numbers that variables of the host's are supposed to have where nobody knows
 * them: those that the extents of captured views are made of, beside the domain's.
 *
 *     array_view(const float, 2) a = amp_view(p, n, m);
 *     parallel_for_each(extent(n), … for (int k = 0; k <= m; k++) sum += a[i][k]; …
 *
 * What holds for several of them, in which each is the largest once, is taken to hold for any.
 */
#include "tile_run.h"
#include "analysis/extents.h"

enum { MAX_SUPPOSED = 6, MAX_DEPTH = 4 };

static struct {
    const Decl *of[MAX_SUPPOSED];
    int64_t numbers[MAX_SUPPOSED];
    int count;
    bool is_given; /* the numbers hold now */
} supposed;

static bool is_supposed(const Decl *d)
{
    bool is_it = false;
    for (int i = 0; i < supposed.count; i++)
        is_it |= supposed.of[i] == d;
    return is_it;
}

bool host_supposed_number(const Decl *d, int64_t *number)
{
    for (int i = 0; i < supposed.count && supposed.is_given; i++)
        if (supposed.of[i] == d) {
            *number = supposed.numbers[i];
            return true;
        }
    return false;
}

/* Looks for variables in what an extent is made of; `depth`: so many meanings more. */
typedef struct Search {
    const Launch *launch;
    int depth;
} Search;

static bool find_variable(Node *n, void *context)
{
    Search s = *(Search *)context;
    if (n->kind != ND_VAR || !n->decl || !type_is_integer(n->type))
        return true;
    Node *meaning = host_meaning(s.launch, n->decl);
    bool is_kept = n->decl->function == s.launch->host && !n->decl->is_static
        && !host_changes(s.launch->host, n->decl)
        && host_called_number(s.launch, n->decl) == UNKNOWN;
    s.depth--;
    if (meaning && s.depth)
        node_walk(meaning, find_variable, &s);
    else if (!meaning && is_kept && supposed.count < MAX_SUPPOSED && !is_supposed(n->decl))
        supposed.of[supposed.count++] = n->decl;
    return true;
}

/* Whether an extent of the domain is a variable itself, or has it as a part and is a multiple
 * of a tile. */
static bool is_of_domain(const Launch *launch, const Decl *d)
{
    Node **extents = host_extents(launch, launch->rank);
    bool is_one = launch->is_tiled && host_makes_extent(launch, launch->rank, d);
    for (int i = 0; extents && i < launch->rank; i++) {
        Node *n = host_maker(launch, node_strip(extents[i]));
        is_one |= n->kind == ND_VAR && n->decl == d;
    }
    return is_one;
}

bool host_supposes(void)
{
    return supposed.is_given;
}

bool host_find_supposed(const Launch *launch)
{
    Search s = {launch, MAX_DEPTH};
    int kept = 0;
    supposed.count = 0;
    supposed.is_given = false;
    for (int i = 0; i < launch->kernel->captures.count && launch->host; i++) {
        const Decl *view = launch->kernel->captures.items[i];
        Node **own = type_is_handle(view->type) ? host_view_extents(launch, view) : NULL;
        for (int d = 0; own && d < view->type->rank; d++)
            node_walk(own[d], find_variable, &s);
    }
    for (int i = 0; i < supposed.count && host_extents(launch, launch->rank); i++)
        if (!is_of_domain(launch, supposed.of[i]))
            supposed.of[kept++] = supposed.of[i];
    return (supposed.count = kept) > 0;
}

void host_suppose(int round)
{
    static const int64_t NUMBERS[] = {3001, 5, 37, 402, 8, 19, 91};
    enum { COUNT = sizeof NUMBERS / sizeof *NUMBERS };
    supposed.is_given = round >= 0;
    for (int i = 0; i < supposed.count && round >= 0; i++)
        supposed.numbers[i] = NUMBERS[(round + i * 3) % COUNT];
}
