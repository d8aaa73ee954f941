/* scalarize_word.c - loads a structure of bytes or shorts as an integer.
 *
 *     struct pixel p = in[y][x];      uint word = amp_word_uchar4(&in[y][x]);
 *                                     uchar p_r = word, p_g = word >> 8; …
 *
 * Processors gather words for neighbouring threads at once, but bytes one by one. In the
 * tree, the word is the structure converted to an integer.
 */
#include "scalarize.h"

/* What fills a word, all of one size. */
static bool is_word(const Type *t)
{
    if (!unfold_parts(t) || t->is_volatile
        || (t->size != 4 && t->size != 8))
        return false;
    int count = scalarize_count(t);
    for (int i = 0; i < count; i++) {
        const Type *member = scalarize_type(t, i);
        if (!type_is_integer(member) || member->kind == TY_BOOL
            || member->size > 2 || member->size * count != t->size)
            return false;
    }
    return true;
}

static Node *shifted(Scalarize *s, Node *word, int bits)
{
    if (!bits)
        return word;
    Builder *b = &s->builder;
    return build_binary(b, OP_SHR, word, build_int(b, bits, word), word->type);
}

Node **scalarize_word(Scalarize *s, Node *n)
{
    n = node_strip(n);
    if (!node_is_of_view(n) || !is_word(n->type))
        return NULL;
    int count = scalarize_count(n->type);
    int bits = 8 * (int)n->type->size / count;
    Node **parts = NEW_ARRAY(Node *, count);
    Node *word = build_copy(&s->builder, n);
    word = build_cast(&s->builder, word, word->type->size == 4 ? type_uint() : type_ulong());
    word = scalarize_keep(s, word, "word");
    for (int i = 0; i < count; i++)
        parts[i] = build_cast(&s->builder, shifted(s, word, bits * i),
                              scalarize_type(n->type, i));
    return parts;
}
