/* check_printf.c - printf's format in amp code: amp.call.5. */
#include "check.h"
#include "analysis/format.h"

#include <string.h>

/* What to write for a conversion that OpenCL C has not; NULL where it has. */
static const char *advice(const Conversion *c)
{
    if (c->has_star)
        return "write the width or precision as a number";
    if (*c->letter == 'n')
        return "nothing is stored by printf on an accelerator";
    if (*c->length == 'l' && c->letter[-1] == 'l' && strchr("cs", *c->letter))
        return "accelerators print no wide characters";
    return NULL;
}

/* The variable that a place is reached from, or NULL. */
static const Decl *variable_under(const Node *n)
{
    while (n->kind == ND_SUBSCRIPT || n->kind == ND_MEMBER
           || (n->kind == ND_UNARY && n->op == OP_DEREF))
        n = node_strip(n->kids[0]);
    return n->kind == ND_VAR ? n->decl : NULL;
}

static bool is_string(Node *value)
{
    return value->kind == ND_STRING;
}

/* Whether another rule tells of a string: amp.capture of one that the host's variables lead
 * to, amp.stmt.6 of a pointer to one. */
static bool is_told(const Function *f, const Node *n)
{
    const Decl *d = variable_under(n);
    bool is_of_string = n->kind == ND_VAR && n->type->kind == TY_POINTER && d
        && d->function == f && d->init && node_share(d->init, is_string);
    return is_of_string || (d && function_captures(f, d)
                            && (d->type->kind == TY_POINTER || check_type(d->type).text));
}

static bool check_conversion(const Function *f, const Conversion *c,
                             const Node *format, const Node *argument)
{
    const char *text =
        arena_substring(c->begin, (size_t)(c->letter + 1 - c->begin));
    if (advice(c)) {
        diag(D_CALL_CONVERSION, at_node(format), text);
        diag_note(at_node(format), "%s", advice(c));
        return false;
    }
    if (*c->letter != 's' || !argument || argument->kind == ND_STRING)
        return true;
    if (!is_told(f, argument))
        diag(D_CALL_STRING, at_node(argument), text);
    return false;
}

bool check_printf(const Function *f, const Node *call)
{
    const Node *format = node_strip(call->kids[CALL_ARGUMENT]);
    int i = CALL_ARGUMENT + 1;
    bool fine = true;
    Conversion c;
    if (format->kind != ND_STRING) {
        if (!is_told(f, format))
            diag(D_CALL_FORMAT, at_node(format));
        return false;
    }
    for (const char *p = format->text; format_next(p, &c); p = c.letter + 1, i++)
        fine &= check_conversion(f, &c, format, fine && i < call->kid_count
                                 ? node_strip(call->kids[i]) : NULL);
    return fine;
}
