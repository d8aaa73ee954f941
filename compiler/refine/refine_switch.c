/* refine_switch.c - makes a chain of ifs of a switch, of which no compiler makes vectors:
 *
 *     switch (state) {                    if (state == 0 || state == 1)
 *     case 0: case 1:                         next = 2;
 *         next = 2;                       else if (state == 2)
 *         break;                              next = at > 0;
 *     case 2:                             else
 *         next = at > 0;                      next = 0;
 *         break;
 *     default:
 *         next = 0;
 *     }
 *
 * Each part must end with its only break: none goes on into the next one. Where threads go
 * one by one, compilers find the switch again.
 */
#include "analysis/flow.h"
#include "refine.h"

enum { MOST_PARTS = 32 };

/* The statements after one or more labels. */
typedef struct Part {
    Nodes labels; /* the values */
    Nodes statements;
    bool is_default, ends;
} Part;

typedef struct Switches {
    Builder builder;
    bool found;
} Switches;

/* ---- parts --------------------------------------------------------------- */

static bool is_label(const Node *n)
{
    return n->kind == ND_CASE || n->kind == ND_DEFAULT;
}

/* Adds a statement without the break that ends it; false where it has another one. */
static bool add_statement(Builder *b, Part *part, Node *n)
{
    if (n->kind == ND_NULL || part->ends)
        return n->kind == ND_NULL;
    if (n->kind == ND_BREAK)
        return part->ends = true;
    Node *last = n->kind == ND_COMPOUND && n->kid_count ? n->kids[n->kid_count - 1] : NULL;
    if (last && last->kind == ND_BREAK) {
        Nodes list = {0};
        for (int i = 0; i < n->kid_count - 1; i++)
            list_add(&list, n->kids[i]);
        n = build_block(b, list, n);
        part->ends = true;
    }
    list_add(&part->statements, n);
    return !flow_breaks(n) && !flow_has_case(n);
}

/* The statement after a label, and those directly after it. */
static Node *add_labels(Part *part, Node *n)
{
    for (; is_label(n); n = n->kids[n->kid_count - 1]) {
        if (n->kind == ND_CASE && n->kids[1])
            return NULL; /* a range */
        if (n->kind == ND_CASE)
            list_add(&part->labels, n->kids[0]);
        part->is_default |= n->kind == ND_DEFAULT;
    }
    return n;
}

/* Whether the parts are as they must be; *count of them. */
static bool find_parts(Builder *b, Node *body, Part *parts, int *count)
{
    *count = 0;
    for (int i = 0; i < body->kid_count; i++) {
        Node *n = body->kids[i];
        if (is_label(n)) {
            bool goes_on = *count && !parts[*count - 1].ends
                && parts[*count - 1].statements.count;
            if (goes_on || *count == MOST_PARTS)
                return false;
            /* labels alone belong to what follows */
            *count += !*count || parts[*count - 1].ends;
            n = add_labels(&parts[*count - 1], n);
        }
        if (!n || !*count || !add_statement(b, &parts[*count - 1], n))
            return false;
    }
    return *count > 0;
}

/* What a part declares others may use. */
static bool declares(const Part *parts, int count)
{
    for (int i = 0; i < count; i++)
        for (int k = 0; k < parts[i].statements.count; k++)
            if (parts[i].statements.items[k]->kind == ND_DECLARE)
                return true;
    return false;
}

/* ---- ifs ------------------------------------------------------------------ */

static Node *condition_of(Builder *b, const Part *part, Node *value)
{
    Node *any = NULL;
    for (int i = 0; i < part->labels.count; i++) {
        Node *is = build_binary(b, OP_EQ, build_copy(b, value), part->labels.items[i],
                                type_int());
        any = any ? build_binary(b, OP_LOGICAL_OR, any, is, type_int()) : is;
    }
    return any;
}

static Node *chain(Builder *b, Part *parts, int count, Node *value, Node *n)
{
    Node *last = NULL;
    for (int i = 0; i < count; i++)
        if (parts[i].is_default)
            last = build_block(b, parts[i].statements, n);
    for (int i = count - 1; i >= 0; i--)
        if (!parts[i].is_default)
            last = build_if(b, condition_of(b, &parts[i], value),
                            build_block(b, parts[i].statements, n), last, n);
    return last;
}

/* A switch as ifs, where it can be; what is evaluated before them goes to b->out. */
static Node *as_ifs(Switches *s, Node *n)
{
    Builder *b = &s->builder;
    Part *parts = NEW_ARRAY(Part, MOST_PARTS);
    int count;
    Node *body = n->kind == ND_SWITCH ? n->kids[SWITCH_BODY] : NULL;
    if (!body || body->kind != ND_COMPOUND || node_waits(b->prog, n) || flow_has_label(body)
        || !find_parts(b, body, parts, &count) || declares(parts, count))
        return n;
    Node *value = n->kids[SWITCH_VALUE];
    if (node_strip(value)->kind != ND_VAR)
        value = build_kept(b, value, "value");
    Node *ifs = chain(b, parts, count, value, n);
    s->found = true;
    return ifs;
}

static Node *changed(Node *n, void *context)
{
    Switches *s = context;
    Nodes list = {0}, *around = s->builder.out;
    if (!n || n->type)
        return n;
    node_change_kids(n, changed, s);
    if (n->kind != ND_COMPOUND)
        return n;
    s->builder.out = &list;
    for (int i = 0; i < n->kid_count; i++) {
        Node *ifs = as_ifs(s, n->kids[i]);
        list_add(&list, ifs);
    }
    s->builder.out = around;
    n->kids = list.items;
    n->kid_count = list.count;
    return n;
}

Function *refine_switches(Program *prog, Function *kernel)
{
    Switches s = {.builder = {.prog = prog}};
    Node *body = build_copied_body(&s.builder, kernel);
    if (!body)
        return kernel;
    body = changed(body, &s);
    return s.found && !s.builder.why_not ? build_function(kernel, body) : kernel;
}
