/* check_amp_stmt.c - bodies of amp code: amp.name, amp.stmt, amp.cast, and amp.type for
 * expressions.
 *
 * One walk over the body. A wrong type is reported once, where it comes from: at a
 * declaration, a cast or a literal, not at each use of such a value.
 */
#include "check.h"

#include <string.h>

static void look(Function *f, Node *n);

static void look_at_kids(Function *f, Node *n)
{
    for (int i = 0; i < n->kid_count; i++)
        look(f, n->kids[i]);
}

/* ---- declarations ------------------------------------------------------- */

/* amp.stmt.5 */
static bool check_storage(const Function *f, const Decl *d, const Node *n)
{
    if (d->is_tile_static || !d->is_static)
        return true;
    bool is_extern = d->is_extern || d->function != f || !d->name_range.source;
    if (!is_extern && type_is_const(d->type))
        return true;
    if (is_extern)
        diag(D_STMT_EXTERN, at_node(n), d->name);
    else
        diag(D_STMT_STATIC, at_decl(d), d->name);
    diag_cause(d, f); /* its uses are not told of */
    return false;
}

/* Returns whether the declaration is fine. */
static bool check_variable(const Function *f, const Decl *d, const Node *n)
{
    const Type *t = d->type;
    if (!check_storage(f, d, n))
        return false;
    if (d->has_cleanup)
        diag(D_STMT_CLEANUP, at_decl(d), d->name);
    if (d->is_tile_static)
        return true; /* check_tile.c */
    if (type_is_erased(t)) {
        diag(D_TYPE_POINTERS, at_decl(d), type_string(t),
             "can only be passed to functions");
        return false;
    }
    if (d->is_static && t->kind == TY_POINTER) {
        diag(D_TYPE_POINTERS, at_decl(d), type_string(t),
             "is a pointer with static storage");
        return false;
    }
    const Node *init = node_strip(d->init);
    bool is_given = init && init->kind == ND_CALL && check_is_unavailable(init)
        && (type_same(init->type, t) /* but for a tile's dimensions */
            || (t->kind == TY_TILED_EXTENT && init->type->kind == t->kind));
    return is_given || !check_report_type(t, at_decl(d), d->name);
}

static bool is_string(const Node *n)
{
    return n && n->kind == ND_STRING;
}

/* One that may initialize an array in OpenCL C: not L"…" and the like. */
static bool is_char_string(const Node *n)
{
    return is_string(n) && n->type->kind == TY_ARRAY && n->type->of->size == 1;
}

static void look_at_declaration(Function *f, Node *n)
{
    for (int i = 0; i < n->declared.count; i++) {
        Decl *d = n->declared.items[i];
        bool fine = check_variable(f, d, n);
        Node *init = d->init;
        if (!init)
            continue;
        /* What is wrong with the variable is wrong with its value as well. */
        if (is_char_string(init))
            continue;
        if (fine || node_strip(init)->kind == ND_CALL)
            look(f, init);
        else if (node_strip(init)->kind != ND_FUNCTION
                 && node_strip(init)->kind != ND_BLOCK)
            look_at_kids(f, node_strip(init));
    }
}

/* A string that initializes an array of characters is not one that is used. */
static void look_at_items(Function *f, Node *n)
{
    for (int i = 0; i < n->kid_count; i++)
        if (!is_char_string(n->kids[i]))
            look(f, n->kids[i]);
}

/* ---- names -------------------------------------------------------------- */

/* How what a variable of the host holds comes to amp code. */
static const char *instead_of(const Function *f, const Decl *d)
{
    const Type *t = d->type;
    bool is_array = t->kind == TY_ARRAY;
    t = type_element(t);
    if (t->kind == TY_POINTER)
        return is_array ? "make one view of all that its elements point to"
                        : "make a view of what it points to";
    if (is_array)
        return "make a view of it";
    return f->decl ? "pass it as a parameter"
                   : "copy it to a local variable, which the kernel captures";
}

/* amp.name.1; what amp code itself declares static was reported there. */
static void look_at_variable(Function *f, const Node *n)
{
    const Decl *d = n->decl;
    if (!d->is_static || d->function == f || d->kind != DECL_VARIABLE)
        return;
    if (d->function && check_is_amp(d->function))
        return;
    if (check_type(d->type).id == D_TYPE_FUNCTION) {
        diag(D_CALL_POINTER, at_node(n));
        diag_cause(d, f);
        diag_note(at_decl(d), "'%s' is declared here", d->name);
    } else if (!type_is_const(d->type) || (d->is_extern && !d->init)) {
        diag(D_NAME_STATIC, at_node(n), d->name, instead_of(f, d));
        diag_cause(d, f);
        diag_note(at_decl(d), "'%s' is declared here", d->name);
    } else if (d->type->kind == TY_POINTER) {
        diag(D_TYPE_POINTERS, at_node(n), type_string(d->type),
             "is a pointer with static storage");
        diag_note(at_decl(d), "'%s' is declared here", d->name);
    } else if (check_report_type(d->type, at_node(n), d->name)) {
        diag_note(at_decl(d), "'%s' is declared here", d->name);
    }
}

/* amp.type.5 */
static void look_at_function(const Node *n)
{
    diag(D_NAME_FUNCTION, at_node(n), n->decl->name);
    if (n->decl->function && n->decl->function->is_user)
        diag_note(at_decl(n->decl), "'%s' is declared here", n->decl->name);
}

static void look_at_member(Function *f, Node *n)
{
    const Node *base = n->kids[MEMBER_BASE];
    if (base && base->type && base->type->kind == TY_BARRIER && n->field) {
        unsigned end = n->range.end;
        diag(D_BARRIER_CALL, at_node(n), n->field->name, n->field->name);
        diag_fix((Range){n->range.source, end, end}, "()");
    }
    look_at_kids(f, n);
}

/* ---- calls -------------------------------------------------------------- */

/* Whether a variable's own type was reported where it is declared or named. */
static bool is_reported_pointer(const Node *callee)
{
    while (callee && callee->kind == ND_UNARY && callee->op == OP_DEREF)
        callee = node_strip(callee->kids[0]);
    return callee && (callee->kind == ND_VAR || callee->kind == ND_MEMBER);
}

/* amp.type.5, or amp.stmt.4 of a block; direct calls are check_call.c's. */
static void look_at_callee(Function *f, Node *call)
{
    Node *callee = node_strip(call->kids[CALL_CALLEE]);
    if (!callee || callee->kind == ND_FUNCTION || builtin_of(call))
        return;
    if (callee->kind == ND_BLOCK || is_reported_pointer(callee))
        look(f, callee);
    else
        diag(D_CALL_POINTER, at_node(call));
}

/* What printf prints, or the "" of nan(""). */
static bool takes_string(const Builtin *b, int argument)
{
    return b && (b->kind == BI_PRINTF || builtin_drops(b, argument));
}

/* Whether the type of a parameter was reported where its function is. */
static bool is_reported_parameter(const Node *call, int argument)
{
    const Function *callee = node_callee(call);
    int index = argument - CALL_ARGUMENT;
    return callee && check_is_amp(callee) && index < callee->parameters.count
        && check_type(callee->parameters.items[index]->type).text;
}

static void look_at_call(Function *f, Node *call)
{
    const Builtin *builtin = builtin_of(call);
    if (check_is_unavailable(call)
        || (builtin && builtin->kind == BI_PRINTF && !check_printf(f, call)))
        return;
    look_at_callee(f, call);
    for (int i = CALL_ARGUMENT; i < call->kid_count; i++) {
        Node *argument = node_strip(call->kids[i]);
        if (argument && is_reported_parameter(call, i))
            look_at_kids(f, argument);
        else if (!is_string(argument) || !takes_string(builtin, i))
            look(f, call->kids[i]);
    }
}

/* ---- casts -------------------------------------------------------------- */

static bool is_pointer(const Type *t)
{
    return t->kind == TY_POINTER || type_is_handle(t);
}

static bool is_null(const Node *n)
{
    while (n && (n->kind == ND_PAREN || n->kind == ND_CAST))
        n = n->kids[0];
    int64_t value;
    return n && fold_constant(n, &value) && value == 0;
}

/* amp.cast.1 */
static bool mixes(const Node *n, const Type *from, const Type *to)
{
    if (is_pointer(from))
        return type_is_integer(to) && to->kind != TY_BOOL;
    return is_pointer(to) && type_is_integer(from) && !is_null(n->kids[0]);
}

/* amp.cast.2 */
static bool drops_const(const Node *n, const Type *from, const Type *to)
{
    return !n->is_implicit && is_pointer(from) && to->kind == TY_POINTER
        && type_is_const(from->of) && !type_is_const(to->of);
}

/* The variable that the address is of, or of a part of it, if it is captured. */
static const Decl *captured_at(const Function *f, Node *address)
{
    const Decl *d = node_pointed(node_strip(address));
    return d && function_captures(f, d) ? d : NULL;
}

static void look_at_cast(Function *f, Node *n)
{
    const Node *operand = n->kids[0];
    if (operand && operand->type && n->type) {
        const Node *bare = node_strip(n->kids[0]);
        const Type *from = operand->type;
        bool reported = !n->is_implicit
            && check_report_type(n->type, at_node(n), "");
        const Decl *captured = captured_at(f, n->kids[0]);
        reported |= diag_is_told(n->range); /* (int)v[i] of a row */
        if (!reported && mixes(n, from, n->type))
            diag(D_CAST_POINTER, at_node(n));
        else if (!reported && captured && drops_const(n, from, n->type))
            diag(D_CAPTURE_ADDRESS, at_node(n), captured->name);
        else if (!reported && drops_const(n, from, n->type))
            diag(D_CAST_CONST, at_node(n),
                 type_string(bare->type ? from : n->type));
    }
    look_at_kids(f, n);
}

/* c == "a": what is wrong is that there is a string, amp.stmt.6, not that it has an address. */
static void look_at_binary(Function *f, Node *n)
{
    Node *left = n->kids[BINARY_LEFT], *right = n->kids[BINARY_RIGHT];
    bool has_string = is_string(node_strip(left)) || is_string(node_strip(right));
    look(f, has_string ? node_strip(left) : left);
    look(f, has_string ? node_strip(right) : right);
}

/* ---- the walk ----------------------------------------------------------- */

/* amp.stmt.8: by libclang's names for what lowering knows no node for. */
static const char *other_words(const Node *n)
{
    static const struct { const char *kind, *words; } TABLE[] = {
        {"GenericSelectionExpr", "_Generic"},
        {"addr-label-expr", "the address of a label"},
        {"AddrLabelExpr", "the address of a label"},
        {"UnaryExpr", "sizeof of what is no constant"},
    };
    const char *name = source_word(n->range.source, n->range.begin);
    const char *advice = *name ? check_advice(name) : NULL;
    if (advice)
        return arena_format("'%s'; %s", name, advice);
    for (size_t i = 0; n->text && i < sizeof TABLE / sizeof *TABLE; i++)
        if (strcmp(TABLE[i].kind, n->text) == 0)
            return TABLE[i].words;
    return n->kind == ND_OTHER_STMT ? "this statement" : "this expression";
}

static const Type *bad_type_in(const Node *n)
{
    for (int i = 0; i < n->kid_count; i++) {
        const Node *kid = n->kids[i];
        if (kid && kid->kind == ND_EXPR)
            kid = kid->kids[0];
        if (kid && kid->type && check_type(kid->type).text)
            return kid->type;
    }
    return NULL;
}

/* __real__ z: the type of z was reported where it comes from, if that is in amp
 * code. */
static void report_other(const Node *n)
{
    const Type *bad = bad_type_in(n);
    if (!bad)
        diag(D_STMT_OTHER, at_node(n), other_words(n));
    else if (!diag_errors())
        check_report_type(bad, at_node(n), "");
}

static void look_at_statement(Function *f, Node *n)
{
    switch (n->kind) {
    case ND_GOTO:
        diag(D_STMT_GOTO, at_node(n));
        break;
    case ND_UNARY:
        if (n->op == OP_ADDRESS && type_is_erased(n->kids[0]->type))
            check_report_type(n->type, at_node(n), "");
        break;
    case ND_ASM:
        diag(D_STMT_ASM, at_node(n));
        break;
    case ND_DECLARE:
        look_at_declaration(f, n);
        break;
    case ND_OTHER_STMT:
    case ND_OTHER_EXPR:
        report_other(n);
        return;
    default:
        break;
    }
    look_at_kids(f, n);
}

static void look(Function *f, Node *n)
{
    if (!n)
        return;
    switch (n->kind) {
    case ND_VAR:
        look_at_variable(f, n);
        break;
    case ND_FUNCTION:
        look_at_function(n);
        break;
    case ND_MEMBER:
        look_at_member(f, n);
        break;
    case ND_CALL:
        look_at_call(f, n);
        break;
    case ND_CAST:
        look_at_cast(f, n);
        break;
    case ND_BINARY:
        look_at_binary(f, n);
        break;
    case ND_STRING: /* else it initializes an array */
        diag(D_STMT_STRING, at_node(n));
        break;
    case ND_INIT_LIST:
    case ND_DESIGNATED:
        look_at_items(f, n);
        break;
    case ND_BLOCK:
        diag(D_STMT_BLOCK, at_node(n));
        break;
    case ND_FLOAT:
        check_report_type(n->type, at_node(n), "");
        break;
    case ND_COMPOUND_LITERAL:
        check_report_type(n->type, at_node(n), "");
        look_at_kids(f, n);
        break;
    default:
        look_at_statement(f, n);
        break;
    }
}

/* ---- labels ------------------------------------------------------------- */

typedef struct Labels {
    Map targets; /* of goto: label -> itself */
    LIST(const Node *) found;
} Labels;

static bool find_label(Node *n, void *context)
{
    Labels *labels = context;
    if (n->kind == ND_GOTO && n->text && *n->text)
        *map_put(&labels->targets, n->text) = n;
    else if (n->kind == ND_LABEL)
        list_add(&labels->found, n);
    return true;
}

/* One that a goto names goes with the goto. */
static void look_at_labels(Function *f)
{
    Labels labels = {0};
    node_walk(f->body, find_label, &labels);
    for (int i = 0; i < labels.found.count; i++) {
        const Node *n = labels.found.items[i];
        const char *name = n->text ? n->text : "";
        if (map_get(&labels.targets, name))
            continue;
        Place place = at_range((Range){n->range.source, n->range.begin,
                                       n->range.begin + (unsigned)strlen(name)});
        diag(D_STMT_LABEL, place);
        if (edit_distance(name, "default") <= 2) {
            diag_fix(place.range, "default");
            diag_note(place, "did you mean 'default'?");
        }
    }
}

void check_amp_body(Function *f)
{
    look(f, f->body);
    look_at_labels(f);
}
