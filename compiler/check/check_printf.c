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

/* Whether another rule tells of a string: amp.capture.1 of one of the host's, amp.stmt.6
 * of a pointer to one. */
static bool is_told(const Function *f, const Node *n)
{
    const Decl *d = n->kind == ND_VAR && n->type->kind == TY_POINTER ? n->decl : NULL;
    bool is_of_string = d && d->function == f && d->init
        && node_strip(d->init)->kind == ND_STRING;
    return is_of_string || (d && function_captures(f, d));
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
    for (const char *p = format->text; fine && format_next(p, &c);
         p = c.letter + 1, i++)
        fine = check_conversion(f, &c, format, i < call->kid_count
                                ? node_strip(call->kids[i]) : NULL);
    return fine;
}
