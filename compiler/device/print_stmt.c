/* print_stmt.c - statements in OpenCL C, laid out as the user's lines are. */
#include "analysis/flow.h"
#include "print_serial/cursor.h"

static bool header_aborts(Device *dev, Node *n);

static unsigned last_byte(const Node *n)
{
    return n->range.end > n->range.begin ? n->range.end - 1 : n->range.end;
}

/* A label is the block's own: what is printed twice has it twice. */
static void print_block(Device *dev, Node *n)
{
    put(dev, "{");
    dev->w.indent++;
    for (int i = 0; i < n->kid_count; i++)
        if (n->kids[i]->kind == ND_LABEL)
            putf(dev, " __label__ %s;", n->kids[i]->text);
    for (int i = 0; i < n->kid_count; i++)
        print_statement(dev, n->kids[i]);
    dev->w.indent--;
    put_at(dev, n->range.source, last_byte(n));
    put(dev, "}");
}

/* The statement that a header governs. */
static void print_governed(Device *dev, Node *n)
{
    if (dev->w.checks_abort) {
        dev->w.checks_abort = false;
        put(dev, " {");
        print_abort_check(dev);
        print_statement(dev, n);
        put(dev, " }");
        return;
    }
    if (n->kind == ND_COMPOUND) {
        put(dev, " ");
        print_block(dev, n);
        return;
    }
    if (n->kind == ND_NULL) {
        put(dev, " {}");
        return;
    }
    dev->w.indent++;
    print_statement(dev, n);
    dev->w.indent--;
}

/* ---- declarations ------------------------------------------------------- */

static bool is_printed(const Decl *d)
{
    return decl_is_automatic(d) && !type_is_erased(d->type);
}

/* In a loop over threads a driver that forgets where a variable's life begins takes one
 * without a value for what the thread before left there, and does not vectorize. */
static void print_variable(Device *dev, Decl *d)
{
    put(dev, print_variable_declaration(dev, d));
    if (d->init) {
        put(dev, " = ");
        print_initializer(dev, d->init, d->type);
    } else if (dev->w.serial && type_is_arithmetic(d->type)) {
        put(dev, " = 0");
    }
    put(dev, ";");
}

/* Each variable is a declaration of its own. */
static void print_declare(Device *dev, Node *n)
{
    for (int i = 0; i < n->declared.count; i++) {
        Decl *d = n->declared.items[i];
        if (!is_printed(d))
            continue;
        put_at(dev, n->range.source, n->range.begin);
        if (print_serial_declaration(dev, d))
            continue;
        print_variable(dev, d);
        if (may_abort(dev, d->init))
            print_abort_check(dev);
    }
}

/* ---- loops -------------------------------------------------------------- */

static int printed_variables(const Node *declare)
{
    int count = 0;
    for (int i = 0; i < declare->declared.count; i++)
        count += is_printed(declare->declared.items[i]);
    return count;
}

static const char GUARD[] = "amp_bounds->failed ? 0 : ";

static void print_loop_condition(Device *dev, Node *loop, Node *condition)
{
    bool is_guarded = ends_on_failure(dev, loop);
    putf(dev, " %s%s", is_guarded ? "(" : "", is_guarded ? GUARD : "");
    print_condition(dev, condition);
    put(dev, is_guarded ? ")" : "");
}

static void print_for_condition(Device *dev, Node *loop, Node *condition)
{
    bool is_guarded = ends_on_failure(dev, loop);
    if (condition || is_guarded)
        put(dev, " ");
    put(dev, is_guarded ? GUARD : "");
    if (condition && is_assignment(condition))
        print_condition(dev, condition);
    else if (condition)
        print_expr(dev, condition, is_guarded ? 4 : 0);
    else if (is_guarded)
        put(dev, "1");
}

static bool is_unrolled_for_elements(const Device *dev, const Node *n)
{
    return dev->w.unrolls && !flow_repeats_calls(n)
        && (flow_is_short(n) || (!dev->w.leaves_windows && flow_is_window(n)));
}

static bool is_unrolled(const Device *dev, const Node *n)
{
    return n->unrolls_alone || is_unrolled_for_elements(dev, n)
        || (dev->w.serial ? flow_is_short(n) : flow_is_of_array(n));
}

/* What is to be unrolled says so. A window of more dimensions than that is left to
 * compilers, with all in it. */
static void print_unrolling(Device *dev, Node *n)
{
    if (is_unrolled(dev, n)) {
        need_quiet(dev, QUIET_HINT);
        if (!dev->w.at_line_start)
            put_newline(dev);
        put(dev, "#pragma unroll");
        put_newline(dev);
        dev->w.leaves_windows |= n->unrolls_alone;
    } else if (dev->w.unrolls && flow_is_counted(n, LONGEST_WINDOW)) {
        dev->w.leaves_windows = true;
    }
}

/* `for (int i = 0, *p = q; …)`: several variables stand before the loop. */
static void print_for(Device *dev, Node *n)
{
    Node *init = n->kids[FOR_INIT];
    bool declares = init && init->kind == ND_DECLARE;
    bool wraps = declares && printed_variables(init) > 1;
    if (wraps) {
        put(dev, "{");
        print_declare(dev, init);
        put(dev, " ");
    }
    bool leaves_windows = dev->w.leaves_windows;
    print_unrolling(dev, n);
    put(dev, "for (");
    if (declares && !wraps && printed_variables(init)) {
        print_variable(dev, init->declared.items[0]);
    } else {
        if (init && !declares)
            print_unused(dev, init, 0);
        put(dev, ";");
    }
    print_for_condition(dev, n, n->kids[FOR_CONDITION]);
    put(dev, ";");
    if (n->kids[FOR_STEP]) {
        put(dev, " ");
        print_unused(dev, n->kids[FOR_STEP], 0);
    }
    put(dev, ")");
    dev->w.checks_abort = header_aborts(dev, n);
    print_governed(dev, n->kids[FOR_BODY]);
    put(dev, wraps ? " }" : "");
    dev->w.leaves_windows = leaves_windows;
}

static void print_while(Device *dev, Node *n)
{
    put(dev, "while");
    print_loop_condition(dev, n, n->kids[WHILE_CONDITION]);
    dev->w.checks_abort = header_aborts(dev, n);
    print_governed(dev, n->kids[WHILE_BODY]);
}

static void print_do(Device *dev, Node *n)
{
    put(dev, "do");
    dev->w.checks_abort = header_aborts(dev, n);
    print_governed(dev, n->kids[DO_BODY]);
    put(dev, " while");
    print_loop_condition(dev, n, n->kids[DO_CONDITION]);
    put(dev, ";");
}

/* ---- choices ------------------------------------------------------------ */

/* Braces keep an else with its if. */
static void print_if(Device *dev, Node *n)
{
    if (print_selected(dev, n))
        return;
    Node *then = n->kids[IF_THEN], *otherwise = n->kids[IF_ELSE];
    bool braces = then->kind != ND_COMPOUND && then->kind != ND_EXPR
        && then->kind != ND_RETURN && then->kind != ND_BREAK
        && then->kind != ND_CONTINUE;
    put(dev, "if ");
    print_condition(dev, n->kids[IF_CONDITION]);
    put(dev, braces ? " {" : "");
    dev->w.checks_abort = may_abort(dev, n->kids[IF_CONDITION]);
    print_governed(dev, then);
    put(dev, braces ? " }" : "");
    if (!otherwise)
        return;
    put(dev, " else");
    if (otherwise->kind == ND_IF
        && !may_abort(dev, n->kids[IF_CONDITION])) {
        put(dev, " ");
        print_if(dev, otherwise);
    } else {
        dev->w.checks_abort = may_abort(dev, n->kids[IF_CONDITION]);
        print_governed(dev, otherwise);
    }
}

void print_choice(Device *dev, Node *value)
{
    bool is_flag = node_is_truth(value); /* compilers warn of one */
    put(dev, is_flag ? "(int)" : "");
    print_expr(dev, value, is_flag ? POSTFIX : 0);
}

static void print_switch(Device *dev, Node *n)
{
    put(dev, "switch (");
    print_choice(dev, n->kids[SWITCH_VALUE]);
    put(dev, ")");
    print_governed(dev, n->kids[SWITCH_BODY]);
}

/* A label stands before a statement; C23 lets a declaration follow too. */
static void print_labelled(Device *dev, Node *n)
{
    if (n && n->kind == ND_DECLARE)
        put(dev, ";");
    if (n)
        print_statement(dev, n);
}

void print_case_label(Device *dev, Node *n)
{
    if (n->kind == ND_DEFAULT) {
        put(dev, "default:");
        return;
    }
    put(dev, "case ");
    print_expr(dev, n->kids[CASE_FIRST], 0);
    if (n->kids[CASE_LAST]) {
        put(dev, " ... ");
        print_expr(dev, n->kids[CASE_LAST], 0);
    }
    put(dev, ":");
}

/* ---- the rest ----------------------------------------------------------- */

static void print_expression(Device *dev, Node *n)
{
    if (n->is_value)
        print_expr(dev, n->kids[0], 0);
    else
        print_unused(dev, n->kids[0], 0);
    put(dev, ";");
}

static void print_return(Device *dev, Node *n)
{
    if (dev->w.serial && !dev->w.serial->plan->is_helper) {
        print_serial_return(dev);
        return;
    }
    put(dev, "return");
    if (n->kids[0]) {
        put(dev, " ");
        print_expr(dev, n->kids[0], 0);
    }
    put(dev, ";");
}

/* Whether a thread can end in a statement but outside of those below it. */
static bool header_aborts(Device *dev, Node *n)
{
    switch (n->kind) {
    case ND_EXPR:
        return !n->is_value && may_abort(dev, n->kids[0]);
    case ND_IF:
        return may_abort(dev, n->kids[IF_CONDITION])
            || (n->kids[IF_ELSE] && n->kids[IF_ELSE]->kind == ND_IF
                && header_aborts(dev, n->kids[IF_ELSE]));
    default:
        return may_abort(dev, flow_condition(n)) || may_abort(dev, flow_init(n))
            || may_abort(dev, flow_step(n));
    }
}

void print_bare_statement(Device *dev, Node *n)
{
    switch (n->kind) {
    case ND_COMPOUND:
        print_block(dev, n);
        break;
    case ND_EXPR:
        print_expression(dev, n);
        break;
    case ND_IF:
        print_if(dev, n);
        break;
    case ND_FOR:
        print_for(dev, n);
        break;
    case ND_WHILE:
        print_while(dev, n);
        break;
    case ND_DO:
        print_do(dev, n);
        break;
    case ND_SWITCH:
        print_switch(dev, n);
        break;
    case ND_CASE:
    case ND_DEFAULT:
        print_case_label(dev, n);
        print_labelled(dev, n->kids[n->kid_count - 1]);
        break;
    case ND_RETURN:
        print_return(dev, n);
        break;
    case ND_BREAK:
        put(dev, "break;");
        break;
    case ND_CONTINUE:
        put(dev, "continue;");
        break;
    case ND_GOTO: /* of a form of the kernel that has other jumps */
        putf(dev, "goto %s;", n->text);
        break;
    case ND_LABEL:
        putf(dev, "%s:", n->text);
        print_labelled(dev, n->kids[0]);
        break;
    default:
        put(dev, ";");
        break;
    }
}

void print_statement(Device *dev, Node *n)
{
    if (n->kind == ND_DECLARE) {
        print_declare(dev, n);
        return;
    }
    bool checks = header_aborts(dev, n);
    put_at(dev, n->range.source, n->range.begin);
    put(dev, checks ? "{ " : "");
    print_bare_statement(dev, n);
    if (checks) {
        print_abort_check(dev);
        put(dev, " }");
    }
}

void print_body(Device *dev, Node *compound)
{
    put_at(dev, compound->range.source, compound->range.begin);
    print_block(dev, compound);
}

void print_function_body(Device *dev, Function *f)
{
    bool returns = has_endless_loop(dev, f);
    bool wraps = has_literals(f) || returns;
    if (wraps) {
        put_at(dev, f->body->range.source, f->body->range.begin);
        put(dev, "{ ");
        declare_literals(dev, f);
    }
    print_body(dev, f->body);
    if (returns)
        print_return_zero(dev);
    put(dev, wraps ? " }" : "");
}
