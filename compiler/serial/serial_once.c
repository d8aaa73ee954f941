/* serial_once.c - uniform variables that change: they have the same value for all threads of a
 * tile, exist once, and are changed once.
 *
 * `offset *= 2` between two barriers, `in = 1 - in`, or a total to which each thread adds
 * the tile's last element: as variables of each thread they would be arrays, and nothing
 * would be known of places computed from them. If a variable cannot differ (ways.c), and
 * all its changes are statements without another effect that may stand between regions,
 * one thread executes them for all. That is worth a cut only if there are barriers
 * between its uses.
 */
#include "planner.h"
#include "analysis/flow.h"

/* A statement that may be done once; a declaration or an expression in the
 * header of a for, too. */
typedef struct Site {
    Node *node;
    Decls changes;  /* and what it declares */
    Decls mentions; /* these, and the variables that it is made of */
    bool fails;     /* something in it is each thread's own */
} Site;

typedef struct OnceFacts {
    int changes;   /* at sites */
    int phase;     /* of its first use: between which barriers */
    bool is_known; /* it has had a use */
    bool spans;    /* it has uses in several phases */
    bool fails, is_wanted;
    bool has_begin; /* it is declared at a site */
} OnceFacts;

typedef struct Survey {
    Planner *planner;
    Map facts; /* Decl -> OnceFacts */
    LIST(Site *) sites;
    Site *site; /* what is walked */
    int phase;
} Survey;

static OnceFacts *facts_of(Survey *s, const Decl *d)
{
    return MAP_OBJECT(OnceFacts, &s->facts, d);
}

/* ---- what may be done once ---------------------------------------------- */

static bool is_quiet(Survey *s, Node *e)
{
    return !e || !has_effect(s->planner->prog, e);
}

/* d = value, d += value, d++, or several of these */
static bool is_change(Survey *s, Node *e)
{
    e = node_strip(e);
    if (e->op == OP_COMMA)
        return is_change(s, e->kids[BINARY_LEFT])
            && is_change(s, e->kids[BINARY_RIGHT]);
    Node *to = node_assigned(e);
    if (!to || node_strip(to)->kind != ND_VAR)
        return false;
    return e->kind == ND_UNARY || is_quiet(s, e->kids[BINARY_RIGHT]);
}

static bool is_begun_once(Survey *s, const Decl *d)
{
    return decl_is_automatic(d) && is_quiet(s, d->init);
}

static bool are_begun_once(Survey *s, const Node *n)
{
    for (int i = 0; i < n->declared.count; i++)
        if (!is_begun_once(s, n->declared.items[i]))
            return false;
    return true;
}

static bool are_done_once(Survey *s, const Node *n, int first);

/* Whether it changes nothing but variables. */
static bool is_done_once(Survey *s, Node *n)
{
    if (!n)
        return true;
    switch (n->kind) {
    case ND_NULL:
    case ND_BREAK:
    case ND_CONTINUE:
        return true;
    case ND_DECLARE:
        return are_begun_once(s, n);
    case ND_EXPR:
        return is_change(s, n->kids[0]);
    case ND_COMPOUND:
        return are_done_once(s, n, 0);
    case ND_IF:
        return is_quiet(s, n->kids[IF_CONDITION])
            && are_done_once(s, n, IF_THEN);
    case ND_WHILE:
        return is_quiet(s, n->kids[WHILE_CONDITION])
            && is_done_once(s, n->kids[WHILE_BODY]);
    case ND_FOR: {
        Node *init = n->kids[FOR_INIT], *step = n->kids[FOR_STEP];
        bool begins = !init || (init->kind == ND_DECLARE
            ? are_begun_once(s, init) : is_change(s, init));
        return begins && is_quiet(s, n->kids[FOR_CONDITION])
            && (!step || is_change(s, step))
            && is_done_once(s, n->kids[FOR_BODY]);
    }
    default:
        return false;
    }
}

static bool are_done_once(Survey *s, const Node *n, int first)
{
    for (int i = first; i < n->kid_count; i++)
        if (!is_done_once(s, n->kids[i]))
            return false;
    return true;
}

/* ---- uses --------------------------------------------------------------- */

static void note_use(Survey *s, const Decl *d)
{
    OnceFacts *f = facts_of(s, d);
    f->spans = f->spans || (f->is_known && f->phase != s->phase);
    f->phase = s->phase;
    f->is_known = true;
}

static void note_in_site(Survey *s, Decl *d, bool is_change)
{
    if (!s->site)
        return;
    list_add(&s->site->mentions, d);
    if (is_change)
        list_add(&s->site->changes, d);
}

static void note_declared(Survey *s, Decl *d)
{
    if (!level_is_own(s->planner, d))
        return;
    note_use(s, d);
    facts_of(s, d)->has_begin = s->site != NULL;
    note_in_site(s, d, true);
}

static bool note_uses(Node *n, void *context)
{
    Survey *s = context;
    if (n->kind == ND_VAR && level_is_own(s->planner, n->decl)) {
        note_use(s, n->decl);
        note_in_site(s, n->decl, false);
    }
    Decl *changed = s->site ? node_changed(n) : NULL;
    if (changed && level_is_own(s->planner, changed)) {
        facts_of(s, changed)->changes++;
        note_in_site(s, changed, true);
    }
    if (node_tiled(n))
        return false;
    for (int i = 0; i < n->declared.count; i++)
        note_declared(s, n->declared.items[i]);
    return true;
}

static void begin_site(Survey *s, Node *n)
{
    s->site = NEW(Site);
    s->site->node = n;
    list_add(&s->sites, s->site);
}

static void note(Survey *s, Node *n, bool is_site)
{
    if (!n)
        return;
    if (is_site)
        begin_site(s, n);
    node_walk(n, note_uses, s);
    s->site = NULL;
}

/* Each variable is a site of its own. */
static void note_declaration(Survey *s, Node *n)
{
    for (int i = 0; i < n->declared.count; i++) {
        Decl *d = n->declared.items[i];
        if (is_begun_once(s, d))
            begin_site(s, n);
        note_declared(s, d);
        if (d->init)
            node_walk(d->init, note_uses, s);
        s->site = NULL;
    }
}

/* ---- the body, down to its regions --------------------------------------- */

static void survey(Survey *s, Node *n);

static void survey_for(Survey *s, Node *n)
{
    Node *init = n->kids[FOR_INIT], *step = n->kids[FOR_STEP];
    if (init && init->kind == ND_DECLARE)
        note_declaration(s, init);
    else
        note(s, init, init && is_change(s, init));
    s->phase++;
    note(s, n->kids[FOR_CONDITION], false);
    note(s, step, step && is_change(s, step));
    survey(s, n->kids[FOR_BODY]);
}

/* Control flow around a barrier. */
static void survey_waiting(Survey *s, Node *n)
{
    if (n->kind == ND_FOR) {
        survey_for(s, n);
    } else {
        s->phase++;
        for (int i = 0; i < n->kid_count; i++)
            survey(s, n->kids[i]);
    }
    s->phase++;
}

static void survey(Survey *s, Node *n)
{
    if (!n)
        return;
    bool waits = node_waits(s->planner->prog, n);
    if (waits && n->kind == ND_COMPOUND) {
        for (int i = 0; i < n->kid_count; i++)
            survey(s, n->kids[i]);
    } else if (waits && n->kind == ND_EXPR) {
        s->phase++;
    } else if (waits) {
        survey_waiting(s, n);
    } else if (n->kind == ND_DECLARE) {
        note_declaration(s, n);
    } else {
        bool is_jump = n->kind == ND_BREAK || n->kind == ND_CONTINUE
            || n->kind == ND_NULL;
        note(s, n, !is_jump && !flow_breaks(n) && is_done_once(s, n));
    }
}

/* ---- which variables stand once ------------------------------------------ */

static bool may_stand_once(Survey *s, const Decl *d)
{
    const Planner *p = s->planner;
    const OnceFacts *f = facts_of(s, d);
    return level_is_own(p, d) && level_is_plain(d->type) && !d->type->is_volatile
        && f->has_begin && !f->fails && f->changes == level_changes(p, d)
        && !way_variable_differs(p->ways, d);
}

/* What a thread does for itself it does for all that is in it. */
static bool fail_changes(Survey *s)
{
    bool found = false;
    for (int i = 0; i < s->sites.count; i++) {
        Site *site = s->sites.items[i];
        for (int k = 0; k < site->mentions.count && !site->fails; k++)
            site->fails = !may_stand_once(s, site->mentions.items[k]);
        for (int k = 0; k < site->changes.count && site->fails; k++) {
            OnceFacts *f = facts_of(s, site->changes.items[k]);
            found = found || !f->fails;
            f->fails = true;
        }
    }
    return found;
}

/* What a change of a wanted variable is made of is wanted, too. */
static bool spread_wish(Survey *s)
{
    bool found = false;
    for (int i = 0; i < s->sites.count; i++) {
        const Site *site = s->sites.items[i];
        bool is_wanted = false;
        for (int k = 0; k < site->changes.count && !site->fails; k++) {
            const OnceFacts *f = facts_of(s, site->changes.items[k]);
            is_wanted = is_wanted || f->spans || f->is_wanted;
        }
        for (int k = 0; k < site->mentions.count && is_wanted; k++) {
            OnceFacts *f = facts_of(s, site->mentions.items[k]);
            found = found || !f->is_wanted;
            f->is_wanted = true;
        }
    }
    return found;
}

void once_find(Planner *p)
{
    Survey s = {.planner = p};
    survey(&s, p->kernel->body);
    if (!s.sites.count || !s.phase)
        return;
    if (!p->ways)
        p->ways = ways_find(p->kernel);
    while (fail_changes(&s))
        ;
    while (spread_wish(&s))
        ;
    for (int i = 0; i < s.sites.count; i++) {
        Site *site = s.sites.items[i];
        for (int k = 0; k < site->changes.count && !site->fails; k++) {
            Decl *d = site->changes.items[k];
            if (!facts_of(&s, d)->is_wanted)
                continue;
            set_add(&p->once, d);
            set_add(&p->done_once, site->node);
        }
    }
}

/* ---- what is between it and the run before ------------------------------- */

typedef struct Meeting {
    Planner *planner;
    const Set *changes; /* of Decl: what the statement changes */
    bool mentions, writes, reads;
} Meeting;

static bool find_meeting(Node *n, void *context)
{
    Meeting *m = context;
    Node *to = node_assigned(n);
    m->mentions = m->mentions
        || (n->kind == ND_VAR && set_has(m->changes, n->decl));
    m->writes = m->writes || (to && level_is_memory(m->planner, to))
        || n->kind == ND_STATEMENT_EXPR
        || (n->kind == ND_CALL && has_effect(m->planner->prog, n));
    m->reads = m->reads || n->kind == ND_CALL
        || n->kind == ND_SUBSCRIPT || (n->kind == ND_MEMBER && n->is_arrow)
        || n->op == OP_DEREF || (n->kind == ND_VAR && n->decl->is_tile_static);
    return true;
}

bool once_precedes(Planner *p, const Nodes *run, Node *n)
{
    Set changes = {0};
    node_find_changed(n, &changes);
    Meeting once = {p, &changes, false, false, false};
    Meeting before = once;
    node_walk(n, find_meeting, &once);
    for (int i = 0; i < run->count; i++)
        node_walk(run->items[i], find_meeting, &before);
    return !before.mentions && !(before.writes && once.reads);
}
