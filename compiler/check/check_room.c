/* check_room.c - views that are empty or larger than their memory, and copies whose extents
 * do not match, as far as constants tell: amp.memory.3 to 6.
 */
#include "check.h"
#include "analysis/extents.h"

#include <string.h>

/* ---- arrays ------------------------------------------------------------- */

/* From the beginning of a variable's or a member's array to its end, in bytes. */
typedef struct Room {
    const char *name;  /* of either, */
    Place declared;    /* which is there */
    int64_t before, after;
} Room;

/* Whether a structure ends with an array: programs allocate more of that. */
static bool is_last(const Field *f)
{
    const Record *r = f->record;
    return r->is_union || r->fields.items[r->fields.count - 1] == f;
}

/* The array that a pointer into one is in, all of `m` for `m[1]`. */
static bool find_room(Node *pointer, Room *room)
{
    int64_t before = 0;
    Node *n = extents_origin(pointer, &before);
    bool is_member = n->kind == ND_MEMBER && n->field && !is_last(n->field);
    if ((n->kind != ND_VAR && !is_member) || n->type->kind != TY_ARRAY || n->type->count <= 0)
        return false;
    room->name = is_member ? n->field->name : n->decl->name;
    room->declared = is_member ? at_range(n->field->range) : at_decl(n->decl);
    room->before = before;
    room->after = n->type->size - before;
    return true;
}

/* How many elements the extents say, or -1. */
static int64_t count_of(Node **extents, int rank)
{
    int64_t count = 1, extent;
    for (int d = 0; d < rank; d++) {
        if (!type_is_integer(extents[d]->type) || !fold_constant(extents[d], &extent)
            || extent <= 0 || extent > INT32_MAX || count > INT64_MAX / extent)
            return -1;
        count *= extent;
    }
    return count;
}

static void check_array(Node *call, Node *pointer)
{
    int rank = call->type->rank;
    Node **extents = extents_of(call, rank);
    Room room;
    int64_t count = extents ? count_of(extents, rank) : -1;
    if (count < 0 || diag_is_told(call->range) || call->type->of->size <= 0 || call->type->of->kind == TY_ARRAY
        || !find_room(pointer, &room) || room.after < 0
        || count <= room.after / call->type->of->size)
        return;
    diag(D_VIEW_ROOM, at_node(call), check_handle_word(call),
         arena_format("%lld", (long long)count),
         node_words(node_strip(pointer)),
         arena_format("%lld", (long long)(room.after / call->type->of->size)));
    if (strstr(source_text(extents[0]->range), "sizeof"))
        diag_note(at_node(extents[0]), "sizeof counts bytes; elements are sizeof %s"
                  " / sizeof %s[0]", room.name, room.name);
    else
        diag_note(room.declared, "'%s' is declared here", room.name);
}

/* The array of arrays that a pointer to its first element is in, or NULL. */
static const Type *rows_under(Node *pointer, int rank)
{
    int64_t before = 0;
    const Type *t = extents_origin(pointer, &before)->type, *of = t;
    int dimensions = 0;
    for (; of && of->kind == TY_ARRAY; of = of->of)
        dimensions++;
    return before == 0 && dimensions == rank && rank > 1 ? t : NULL;
}

/* A view of all of an array whose first and last dimension have changed places. */
static void check_turned(Node *call)
{
    int rank = call->type->rank;
    Node **extents = extents_of(call, rank);
    const Type *rows = rows_under(call->kids[CALL_ARGUMENT], rank), *row = rows;
    int64_t first, last;
    const char *lengths = "";
    if (!rows || !extents || !fold_constant(extents[0], &first)
        || !fold_constant(extents[rank - 1], &last) || first == last)
        return;
    for (const Type *t = rows; t->kind == TY_ARRAY; t = t->of) {
        lengths = arena_format("%s[%ld]", lengths, t->count);
        row = t;
    }
    if (rows->count == last && row->count == first)
        diag(D_VIEW_TURNED, at_node(extents[0]), arena_format("%lld", (long long)first),
             lengths);
}

/* ---- sections ----------------------------------------------------------- */

static bool is_named(const Node *n, const char *type)
{
    n = node_strip((Node *)n);
    return n->type && n->type->alias && string_begins(n->type->alias, type);
}

static void check_section(Node *call)
{
    if (is_named(call->kids[CALL_ARGUMENT + 1], "extent_")
        && is_named(call->kids[CALL_ARGUMENT + 2], "index_")) {
        diag(D_SECTION_ORDER, at_node(call->kids[CALL_ARGUMENT + 1]));
        return;
    }
    Node *view = node_strip(call->kids[CALL_ARGUMENT]);
    int rank = call->type->rank;
    Node **whole = extents_of(view, view->type->rank), **part = extents_of(call, rank);
    Node **origin = extents_of_origin(call, rank);
    if (view->type->rank != rank)
        return;
    for (int d = 0; whole && part && origin && d < rank; d++) {
        int64_t extent, count, first;
        if (!fold_constant(whole[d], &extent) || !fold_constant(part[d], &count)
            || !fold_constant(origin[d], &first) || extent <= 0
            || (first >= 0 && first <= extent && count <= extent - first))
            continue;
        diag(D_VIEW_SECTION, at_node(call), arena_format("%lld", (long long)count),
             arena_format("%lld", (long long)first), node_words(view),
             arena_format("%lld", (long long)extent));
        return;
    }
}

/* All elements of a view of rank 1 in another extent. */
static void check_view_as(Node *call)
{
    Node *view = node_strip(call->kids[CALL_ARGUMENT]);
    Node **whole = extents_of(view, 1), **extents = extents_of(call, call->type->rank);
    int64_t room = whole ? count_of(whole, 1) : -1;
    int64_t count = extents ? count_of(extents, call->type->rank) : -1;
    if (room > 0 && count > room)
        diag(D_VIEW_AS, at_node(call), arena_format("%lld", (long long)count), node_words(view),
             arena_format("%lld", (long long)room));
}

/* ---- extents ------------------------------------------------------------ */

/* A view or an array that a call makes has elements. */
static void check_extents(Node *call)
{
    int64_t extent;
    Node **extents = extents_of(call, call->type->rank);
    for (int d = 0; extents && d < call->type->rank; d++) {
        if (!type_is_integer(extents[d]->type)
            || !fold_constant(extents[d], &extent) || extent > 0)
            continue;
        diag(D_VIEW_EMPTY, at_node(call), arena_format("%lld", (long long)extent));
        return;
    }
}

/* "(4, 8)", or NULL where they are no constants. */
static const char *extents_string(Node *handle)
{
    Buffer out = {0};
    int64_t extent;
    int rank = handle->type->rank;
    Node **extents = extents_of(handle, rank);
    for (int d = 0; d < rank; d++) {
        if (!extents || !type_is_integer(extents[d]->type)
            || !fold_constant(extents[d], &extent))
            return NULL;
        buffer_format(&out, "%s%lld", d ? ", " : "(", (long long)extent);
    }
    buffer_format(&out, ")");
    return out.text;
}

/* Between a view, all of which is copied, and an array of the host's. */
static void check_copy_room(Node *call, Node *view, Node *memory)
{
    Node **extents = extents_of(view, view->type->rank);
    int64_t count = extents ? count_of(extents, view->type->rank) : -1;
    int64_t size = view->type->of->size;
    Room room;
    if (count > 0 && size > 0 && find_room(memory, &room) && room.after >= 0
        && count > room.after / size)
        diag(D_COPY_ROOM, at_node(call),
             arena_format("%lld", (long long)(count * size)), room.name,
             arena_format("%lld", (long long)room.after));
}

static void check_copy(Node *call)
{
    Node *sides[2];
    if (call->kid_count < CALL_ARGUMENT + 2 || diag_is_told(call->range))
        return;
    for (int i = 0; i < 2; i++) {
        sides[i] = node_strip(call->kids[CALL_ARGUMENT + i]);
        while (sides[i]->kind == ND_CAST)
            sides[i] = node_strip(sides[i]->kids[0]);
    }
    if (!check_is_handle(sides[0]) || !check_is_handle(sides[1])) {
        if (check_is_handle(sides[0]) || check_is_handle(sides[1]))
            check_copy_room(call, sides[!check_is_handle(sides[0])],
                            sides[check_is_handle(sides[0])]);
        return;
    }
    if (sides[0]->type->rank != sides[1]->type->rank)
        return; /* amp.view.3 */
    const char *from = extents_string(sides[0]), *to = extents_string(sides[1]);
    if (from && to && strcmp(from, to) != 0)
        diag(D_COPY_EXTENTS, at_node(call), from, to);
}

/* A list of accelerators, of which amp_accelerators fills as many as it says. */
static void check_list(Node *call)
{
    Node *list = call->kids[CALL_ARGUMENT];
    Room room;
    int64_t count, size;
    if (!fold_constant(call->kids[CALL_ARGUMENT + 1], &count) || !find_room(list, &room))
        return;
    size = list->type->of->size;
    if (room.after >= 0 && size > 0 && count > room.after / size) {
        diag(D_LIST_ROOM, at_node(call), arena_format("%lld", (long long)count), room.name,
             arena_format("%lld", (long long)(room.after / size)));
        diag_note(room.declared, "'%s' is declared here", room.name);
    }
}

/* ---- calls -------------------------------------------------------------- */

static bool makes_with_extents(const char *name)
{
    return strcmp(name, "amp_view") == 0 || strcmp(name, "amp_view_new") == 0
        || strcmp(name, "amp_view_as") == 0 || string_begins(name, "amp_array");
}

static bool look(Node *n, void *context)
{
    const Function *f = n->kind == ND_CALL ? node_callee(n) : NULL;
    (void)context;
    if (!f || f->is_user || !n->type)
        return true;
    if (strcmp(f->name, "amp_copy") == 0 || strcmp(f->name, "amp_copy_async") == 0)
        check_copy(n);
    if (strcmp(f->name, "amp_accelerators") == 0 && n->kid_count == CALL_ARGUMENT + 2)
        check_list(n);
    if (!type_is_handle(n->type))
        return true;
    if (makes_with_extents(f->name))
        check_extents(n);
    if (strcmp(f->name, "amp_view") == 0) {
        check_array(n, n->kids[CALL_ARGUMENT]);
        check_turned(n);
    } else if (strcmp(f->name, "amp_array_from") == 0)
        check_array(n, n->kids[CALL_ARGUMENT]);
    else if (strcmp(f->name, "amp_array_from_on") == 0)
        check_array(n, n->kids[CALL_ARGUMENT + 1]);
    else if (strcmp(f->name, "amp_section") == 0)
        check_section(n);
    else if (strcmp(f->name, "amp_view_as") == 0)
        check_view_as(n);
    return true;
}

void check_room(Function *f)
{
    check_live(f->body, look, NULL);
}
