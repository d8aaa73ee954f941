/* host_view.c - subscripts of views on the host.
 *
 *   a[i][j]              AMPRT_READ(a, i, j), or AMPRT_WRITE
 *   a[i] as a view       AMPRT_ROW(a, i)
 *   (const T *)a[i]      (const T *)&AMPRT_READ(a, i, 0)
 */
#include "host.h"

enum { MAX_RANK = 3 };

typedef struct Chain {
    Node *root;
    Node *index[MAX_RANK];
    Node *subscript[MAX_RANK];
    int count;
} Chain;

static Chain chain_of(Node *n)
{
    Chain c = {0};
    for (Node *walk = n; node_is_of_view(walk);
         walk = node_written(walk->kids[SUBSCRIPT_BASE]))
        c.count++;
    for (int i = c.count - 1; i >= 0; i--) {
        c.subscript[i] = n;
        c.index[i] = node_written(n->kids[SUBSCRIPT_INDEX]);
        n = node_written(n->kids[SUBSCRIPT_BASE]);
    }
    c.root = n;
    return c;
}

/* `WORD(` root `,` index … `)` around and instead of the brackets. */
static void walk_chain(Host *h, Node *n, const char *word, const char *end)
{
    Chain c = chain_of(n);
    host_insert_before(h, n, word);
    host_walk_argument(h, c.root, USE_READ);
    unsigned at = c.root->range.end;
    for (int i = 0; i < c.count; i++) {
        host_replace(h, n, at, c.index[i]->range.begin, ", ");
        host_walk_argument(h, c.index[i], USE_READ);
        at = c.index[i]->range.end;
    }
    host_replace(h, n, at, n->range.end, end);
}

/* "AMPRT_READ(", or with -fsanitize=bounds "AMPRT_CHECKED_READ(\"a\", " for the
 * view `root`. */
static const char *checked_word(const Host *h, const Node *root,
                                const char *word)
{
    if (!h->unit->checks_bounds)
        return arena_format("AMPRT_%s(", word);
    return arena_format("AMPRT_CHECKED_%s(\"%s\", ", word,
                        quoted_path(source_phrase(root->range)));
}

static const char *element_word(const Host *h, const Node *root, Use use)
{
    return checked_word(h, root, use == USE_WRITE ? "WRITE" : "READ");
}

static void walk_element(Host *h, Node *n, Use use)
{
    int edit = h->edits.count;
    Node *root = chain_of(n).root;
    walk_chain(h, n, element_word(h, root, use), ")");
    if (!h->unit->checks_bounds)
        host_note_access(h, n, root, use, edit);
}

static void walk_row(Host *h, Node *n, Use use)
{
    const char *word = checked_word(h, chain_of(n).root, "ROW");
    if (use == USE_KEEP) {
        walk_chain(h, n, word, ")");
        return;
    }
    h->has_temporaries = true;
    walk_chain(h, n, arena_format("AMPRT_TEMPORARY(%s", word), "))");
}

bool host_is_row_cast(const Node *n)
{
    return n->kind == ND_CAST && !n->is_implicit
        && n->type->kind == TY_POINTER
        && type_is_handle(node_strip(n->kids[0])->type);
}

/* (const T *)a[i]: the address of the row's first element. */
void host_walk_row_cast(Host *h, Node *cast, Node *view)
{
    Use use = cast->type->of->is_const ? USE_READ : USE_WRITE;
    Node *root = chain_of(view).root;
    const char *word = element_word(h, root, use);
    host_insert_before(h, view, "&");
    if (!h->unit->checks_bounds)
        host_note_access(h, cast, root, use, h->edits.count);
    Buffer zeros = {0};
    for (int i = 0; i < view->type->rank; i++)
        buffer_add(&zeros, ", 0");
    buffer_add(&zeros, ")");
    if (node_is_of_view(view)) {
        walk_chain(h, view, word, zeros.text);
        return;
    }
    host_insert_before(h, view, word);
    host_walk_argument(h, view, USE_READ);
    host_insert_after(h, view, zeros.text);
}

void host_walk_subscript(Host *h, Node *n, Use use)
{
    if (type_is_handle(n->type))
        walk_row(h, n, use);
    else
        walk_element(h, n, use);
}
