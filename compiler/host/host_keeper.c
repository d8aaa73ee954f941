/* host_keeper.c - keepers, the places that contain a view: variables, or parts of them.
 *
 *   v    g.cells    g->cells    layers[2]    layers[k]
 *
 * The same text with the same variables is one keeper, with a name that identifiers can
 * be made of. A pointer is followed in the first step only.
 */
#include "host_loop.h"
#include "text/source.h"
#include "tree/tree.h"

#include <string.h>

bool host_is_named(const Node *n)
{
    return strcmp(source_text(n->range), n->decl->name) == 0;
}

static bool is_index(const Node *n)
{
    return n->is_constant || (n->kind == ND_VAR && host_is_named(n));
}

/* Writes the path to a node, without blanks; false where it is none. */
static bool write_path(Buffer *b, Keeper *k, Node *n)
{
    if (n->kind == ND_CAST && n->is_implicit)
        n = n->kids[0];
    if (n->kind == ND_VAR) {
        k->root = n->decl;
        buffer_add(b, n->decl->name);
        return host_is_named(n);
    }
    if (n->kind != ND_MEMBER && n->kind != ND_SUBSCRIPT)
        return false;
    Node *base = n->kids[0], *from = node_strip(base);
    bool is_pointer = n->kind == ND_MEMBER ? n->is_arrow
        : from->type->kind == TY_POINTER;
    if (!write_path(b, k, base) || (is_pointer && from->kind != ND_VAR)
        || type_is_handle(from->type))
        return false;
    k->is_part = true;
    k->is_reached |= is_pointer;
    if (n->kind == ND_MEMBER) {
        buffer_add(b, is_pointer ? "->" : ".");
        buffer_add(b, n->field->name);
        return *n->field->name;
    }
    const Node *index = node_strip(n->kids[SUBSCRIPT_INDEX]);
    if (!is_index(index))
        return false;
    if (!index->is_constant) {
        list_add(&k->indices, index->decl);
        k->is_reached = true;
    }
    buffer_format(b, "[%s]", source_text(index->range));
    return true;
}

/* Whether a text is the path, but for blanks: no macro hides a part of it. */
static bool is_path(const char *text, const char *path)
{
    for (; *text || *path; text++)
        if (*text != ' ' && *text != *path++)
            return false;
    return true;
}

/* g_cells for g->cells. */
static const char *word_of(const char *path)
{
    Buffer b = {0};
    for (const char *p = path; *p; p++)
        if (source_is_letter(*p))
            buffer_char(&b, *p);
        else if (b.text[b.length - 1] != '_' && p[1])
            buffer_char(&b, '_');
    return b.text;
}

/* A name that no other keeper has; NULL where that cannot be. */
static const char *name_of(Survey *s, const Keeper *k)
{
    const char *word = word_of(k->text), *name = word;
    for (int i = 2; ; i++) {
        void **place = map_put(&s->names, name);
        const Keeper *other = *place;
        bool is_shadowed = other && !other->is_part && !k->is_part;
        if (!other || is_shadowed) {
            *place = (void *)k;
            return name;
        }
        if (!k->is_part)
            return NULL;
        name = arena_format("%s_%d", word, i);
    }
}

const Keeper *survey_keeper(Survey *s, Node *n)
{
    Keeper k = {0};
    Buffer b = {0};
    if (n->kind == ND_PAREN || !write_path(&b, &k, n)
        || !is_path(source_text(n->range), b.text))
        return NULL;
    Buffer identity = {0};
    buffer_format(&identity, "%p %s", (const void *)k.root, b.text);
    for (int i = 0; i < k.indices.count; i++)
        buffer_format(&identity, " %p", (const void *)k.indices.items[i]);
    void **place = map_put(&s->keepers, identity.text);
    if (!*place) {
        Keeper *made = NEW(Keeper);
        *made = k;
        made->text = b.text;
        made->type = n->type;
        made->name = name_of(s, made);
        *place = made;
    }
    const Keeper *found = *place;
    return found->name ? found : NULL;
}

bool survey_keeps(const Survey *s, const Keeper *k, const HostLoop *loop)
{
    for (int i = 0; i < k->indices.count; i++)
        if (!survey_is_steady(s, k->indices.items[i], loop))
            return false;
    bool is_pointer = k->root->type->kind == TY_POINTER;
    if (!k->is_part || is_pointer)
        return survey_is_steady(s, k->root, loop)
            && (!k->is_part || !(loop->effects & STORES_VIEWS));
    return survey_is_whole(s, k->root, loop)
        && !(loop->effects & STORES_VIEWS);
}

bool keeper_has_value(const Keeper *k)
{
    const Decl *root = k->root;
    return !k->is_reached
        && (root->kind == DECL_PARAMETER || root->init || root->is_static);
}
