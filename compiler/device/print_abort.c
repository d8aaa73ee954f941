/* print_abort.c - amp_abort in OpenCL C, in which no call ends a thread.
 *
 * A thread that calls it notes which call it was and returns, and so does every function
 * that it is in, after the statement with the call:
 *
 *     { check(&amp_aborted, i); if (amp_aborted) { … return; } }
 *
 * The rest of that statement gets a zero, or a pointer that was passed in. The kernel
 * tells the runtime by its last buffer, amp_abort.
 */
#include "device.h"
#include "text/source.h"
#include "tree/builtin.h"

static bool calls_abort(Node *n, void *context)
{
    Device *dev = context;
    return n->kind == ND_CALL && builtin_call_aborts(&dev->prog->aborts, n);
}

bool may_abort(Device *dev, Node *n)
{
    return n && builtin_aborts(&dev->prog->aborts, dev->w.instance->function)
        && node_any_with(n, calls_abort, dev);
}

/* ---- printing ----------------------------------------------------------- */

int failure_number(Device *dev, const Node *n, FailureKind kind)
{
    Source *s = n->range.source;
    Failure f = {.kind = kind, .name = ""};
    if (kind != FAIL_ABORT)
        f.name = source_phrase(n->range);
    const char *path;
    int line = source_named_line(s, n->range.begin, &path);
    f.place = arena_format("%s:%d", path, line);
    list_add(&dev->failures, f);
    return dev->failures.count;
}

void print_abort(Device *dev, Node *call)
{
    putf(dev, "(void)(%s = %d)", is_in_kernel(dev) ? "amp_aborted"
         : "*amp_aborted", failure_number(dev, call, FAIL_ABORT));
}

void print_abort_argument(Device *dev)
{
    put(dev, is_in_kernel(dev) ? "&amp_aborted" : "amp_aborted");
}

/* A pointer that the rest of the statement can follow: one that came in. */
static const Decl *pointer_to_return(const Instance *instance)
{
    const Function *f = instance->function;
    for (int i = 0; i < f->parameters.count; i++) {
        const Decl *d = f->parameters.items[i];
        if (d->type->kind == TY_POINTER
            && instance_space(instance, d) == instance_result_space(instance))
            return d;
    }
    return NULL;
}

static void print_zero(Device *dev, const Type *t)
{
    const Decl *pointer = t->kind == TY_POINTER
        ? pointer_to_return(dev->w.instance) : NULL;
    if (t->kind == TY_VOID)
        return;
    if (pointer)
        putf(dev, " (%s%s)%s",
             space_prefix(instance_result_space(dev->w.instance)),
             print_type(dev, t), decl_name(dev, (Decl *)pointer));
    else if (t->kind == TY_RECORD || t->kind == TY_VIEW)
        putf(dev, " (%s){0}", print_type(dev, t));
    else
        put(dev, " 0");
}

void print_return_zero(Device *dev)
{
    put(dev, " return");
    print_zero(dev, dev->w.instance->function->result);
    put(dev, ";");
}

void print_abort_check(Device *dev)
{
    if (is_in_kernel(dev)) {
        put(dev, " if (amp_aborted) { atomic_cmpxchg(amp_abort, 0, "
                 "amp_aborted); return; }");
        return;
    }
    put(dev, " if (*amp_aborted)");
    print_return_zero(dev);
}
