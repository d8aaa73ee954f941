/* host_call.c - calls of amp.h's functions on the host, and launches.
 *
 * The host face of amp.h has a name for each rank and for each pair of kinds
 * where the parse face has one for all.
 */
#include "host.h"

#include <string.h>

/* The word that a node begins with, and its length. */
static void replace_word(Host *h, const Node *n, const char *text)
{
    host_replace(h, n, n->range.begin,
                 source_word_end(n->range.source, n->range.begin), text);
}

/* ---- calls of the runtime ----------------------------------------------- */

/* How the host names a function of amp.h. */
typedef enum Naming {
    NAME_BY_ARGUMENT, /* the rank of the first argument follows the name */
    NAME_BY_RESULT,   /* the rank of the result */
    NAME_BY_KINDS,    /* what is copied where */
    NAME_RELEASE,     /* a variable is set to NULL as well */
    NAME_KEPT,
} Naming;

static const struct {
    const char *name;
    Naming naming;
    bool makes_handle;
} API[] = {
    {"amp_extent", NAME_BY_ARGUMENT, false},
    {"amp_equal", NAME_BY_ARGUMENT, false},
    {"amp_pad", NAME_BY_ARGUMENT, false},
    {"amp_truncate", NAME_BY_ARGUMENT, false},
    {"amp_section", NAME_BY_ARGUMENT, true},
    {"amp_view_as", NAME_BY_RESULT, true},
    {"amp_reinterpret_as", NAME_KEPT, true},
    {"amp_array_view", NAME_KEPT, true},
    {"amp_view", NAME_KEPT, true},
    {"amp_view_new", NAME_KEPT, true},
    {"amp_array", NAME_KEPT, true},
    {"amp_array_on", NAME_KEPT, true},
    {"amp_array_from", NAME_KEPT, true},
    {"amp_array_from_on", NAME_KEPT, true},
    {"amp_array_staging", NAME_KEPT, true},
    {"amp_release", NAME_RELEASE, false},
    {"amp_copy", NAME_BY_KINDS, false},
    {"amp_copy_async", NAME_BY_KINDS, false},
};

static int api_row(const Node *call)
{
    const Function *f = node_callee(call);
    if (!f || f->is_user)
        return -1;
    for (size_t i = 0; i < sizeof API / sizeof *API; i++)
        if (strcmp(API[i].name, f->name) == 0)
            return (int)i;
    return -1;
}

static bool makes_handle(Node *n)
{
    if (n->kind == ND_SUBSCRIPT)
        return node_is_of_view(n) && type_is_handle(n->type);
    int row = n->kind == ND_CALL ? api_row(n) : -1;
    return row >= 0 && API[row].makes_handle;
}

Share host_makes_handle(Node *init)
{
    return node_share(init, makes_handle);
}

void host_borrow(Host *h, Node *n)
{
    Node *value = node_value(n);
    n = node_strip(value ? value : n);
    if (n->kind == ND_CONDITIONAL) {
        host_borrow(h, n->kids[1]);
        host_borrow(h, n->kids[2]);
    } else if (n->kind == ND_INIT_LIST || n->kind == ND_CAST) {
        host_borrow(h, n->kids[0]);
    } else if (n->kind == ND_BINARY) {
        host_borrow(h, n->kids[BINARY_RIGHT]);
    } else if (n->type->kind == TY_VIEW && !makes_handle(n)) {
        host_insert_before(h, n, "AMPRT_BORROWED(");
        host_insert_after(h, n, ")");
    }
}

static int rank_of(const Type *t)
{
    return t->kind == TY_VECTOR ? (int)t->count : t->rank;
}

static const char *kinds_suffix(const Node *call)
{
    bool from = type_is_handle(node_strip(call->kids[1])->type);
    bool to = type_is_handle(node_strip(call->kids[2])->type);
    return from && to ? "between" : from ? "to_host" : "from_host";
}

static bool is_variable(Node *n)
{
    n = node_strip(n);
    return (n->kind == ND_VAR || n->kind == ND_MEMBER) && !n->type->is_const;
}

static void rename_call(Host *h, Node *n, int row)
{
    const char *name = API[row].name;
    switch (API[row].naming) {
    case NAME_BY_ARGUMENT:
        name = arena_format("%s_%d", name, rank_of(n->kids[1]->type));
        break;
    case NAME_BY_RESULT:
        name = arena_format("%s_%d", name, rank_of(n->type));
        break;
    case NAME_BY_KINDS:
        name = arena_format("amp_copy_%s%s", kinds_suffix(n),
                            strcmp(name, "amp_copy") == 0 ? "" : "_async");
        break;
    case NAME_RELEASE:
        if (!is_variable(n->kids[CALL_ARGUMENT]))
            return;
        name = "AMPRT_RELEASE_VARIABLE";
        break;
    case NAME_KEPT:
        return;
    }
    replace_word(h, n, name);
}

static void walk_api_call(Host *h, Node *n, int row, Use use)
{
    bool is_temporary = API[row].makes_handle && use != USE_KEEP;
    if (is_temporary) {
        h->has_temporaries = true;
        host_insert_before(h, n, "AMPRT_TEMPORARY(");
    }
    int edit = h->edits.count;
    rename_call(h, n, row);
    if (strcmp(API[row].name, "amp_extent") == 0)
        host_note_extent(h, n->kids[CALL_ARGUMENT], edit);
    for (int i = CALL_ARGUMENT; i < n->kid_count; i++)
        host_walk_argument(h, n->kids[i], USE_READ);
    if (is_temporary)
        host_insert_after(h, n, ")");
}

/* ---- launches ----------------------------------------------------------- */

const char *host_kernel_function(const Launch *launch)
{
    return arena_format("amprt_%s", launch->name);
}

static Launch *launch_of(Host *h, const Node *call)
{
    return map_value_pointer(&h->launches, call);
}

static const char *captures_text(const Function *kernel)
{
    Buffer b = {0};
    for (int i = 0; i < kernel->captures.count; i++)
        buffer_format(&b, "%s&%s", i ? ", " : "",
                      kernel->captures.items[i]->name);
    return b.length ? arena_format("(const void *const[]){%s}", b.text)
                    : "NULL";
}

static void walk_launch(Host *h, Node *n, Launch *launch)
{
    Node *first = node_written(n->kids[CALL_ARGUMENT]);
    host_replace(h, n, n->range.begin, first->range.begin, arena_format(
        "amprt_launch_%s%d(%s(), %s", launch->is_tiled ? "tiled_" : "",
        launch->rank, host_kernel_function(launch),
        launch->view ? "" : "NULL, "));
    for (int i = CALL_ARGUMENT; i < n->kid_count - 1; i++)
        host_walk_expr(h, n->kids[i], USE_READ);
    Node *kernel = launch->kernel_argument;
    host_replace(h, n, kernel->range.begin, kernel->range.end,
                    captures_text(launch->kernel));
}

/* ---- all calls ---------------------------------------------------------- */

/* A function of amp.h, which may be a macro on the host. */
static bool is_amp_function(const Function *f)
{
    return f && !f->is_user && string_begins(f->name, "amp_");
}

void host_walk_call(Host *h, Node *n, Use use)
{
    Launch *launch = launch_of(h, n);
    int row = api_row(n);
    if (launch) {
        walk_launch(h, n, launch);
    } else if (row >= 0) {
        walk_api_call(h, n, row, use);
    } else {
        bool is_macro = is_amp_function(node_callee(n));
        host_walk_expr(h, n->kids[CALL_CALLEE], USE_READ);
        for (int i = CALL_ARGUMENT; i < n->kid_count; i++)
            if (is_macro)
                host_walk_argument(h, n->kids[i], USE_READ);
            else
                host_walk_expr(h, n->kids[i], USE_READ);
    }
}
