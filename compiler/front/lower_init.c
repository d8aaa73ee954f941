/* lower_init.c - lowers the designators of an initializer list: `.a.b[2] = value`. */
#include "lower.h"

#include <string.h>

/* Whether an index is the last of GNU's [first ... last]. */
static bool ends_range(Lower *l, CXCursor index)
{
    Source *s;
    unsigned offset;
    if (!lower_spelled_at(l, index, &s, &offset))
        return false;
    while (offset && strchr(" \t\r\n\\", s->text[offset - 1]))
        offset--;
    return offset >= 3 && memcmp(s->text + offset - 3, "...", 3) == 0;
}

static Node *designate_member(Lower *l, CXCursor c)
{
    CXCursor field = clang_getCursorReferenced(c);
    lower_type(l, clang_getCursorType(clang_getCursorSemanticParent(field)));
    Node *n = lower_node(l, ND_DESIGNATE_MEMBER, c, 0);
    n->field = lower_found(&l->decls, field);
    return n;
}

static Node *designate_index(Lower *l, CXCursor c)
{
    Node *n = lower_node(l, ND_DESIGNATE_INDEX, c, 2);
    n->kids[0] = lower_expr(l, c);
    return n;
}

/* `.a.b[2] = value`: member references and indices, then the value. */
Node *lower_designated(Lower *l, CXCursor c, Cursors kids)
{
    Node *n = lower_node(l, ND_DESIGNATED, c, 0);
    LIST(Node *) nodes = {0};
    for (int i = 0; i < kids.count - 1; i++) {
        CXCursor kid = kids.items[i];
        if (kid.kind == CXCursor_MemberRef)
            list_add(&nodes, designate_member(l, kid));
        else if (nodes.count && ends_range(l, kid))
            nodes.items[nodes.count - 1]->kids[1] = lower_expr(l, kid);
        else
            list_add(&nodes, designate_index(l, kid));
    }
    Node *value = lower_expr(l, kids.items[kids.count - 1]);
    list_add(&nodes, value);
    n->type = value->type;
    n->kids = nodes.items;
    n->kid_count = nodes.count;
    return n;
}
