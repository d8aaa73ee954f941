/* front_read.c - parses a translation unit with libclang and lowers it.
 *
 * The user's file is parsed, not a preprocessed text, so that columns are exact.
 * All that the compiler needs is lowered into the arena; then libclang's memory
 * is released. Statements with errors are not lowered (lower_hole.c).
 */
#include "base/crash.h"
#include "lower.h"

#include <stdlib.h>
#include <string.h>

/* ---- strings and cursors ------------------------------------------------ */

const char *lower_string(CXString s)
{
    const char *text = clang_getCString(s);
    char *copy = arena_string(text ? text : "");
    clang_disposeString(s);
    return copy;
}

const char *lower_spelling(CXCursor c)
{
    return lower_string(clang_getCursorSpelling(c));
}

static enum CXChildVisitResult add_child(
    CXCursor c, CXCursor parent, CXClientData data)
{
    Cursors *kids = data;
    (void)parent;
    list_add(kids, c);
    return CXChildVisit_Continue;
}

Cursors lower_children(CXCursor c)
{
    Cursors kids = {0};
    clang_visitChildren(c, add_child, &kids);
    return kids;
}

bool lower_evaluate(CXCursor c, uint64_t *value)
{
    CXEvalResult result = clang_Cursor_Evaluate(c);
    if (!result)
        return false;
    bool is_integer = clang_EvalResult_getKind(result) == CXEval_Int;
    if (is_integer)
        *value = clang_EvalResult_isUnsignedInt(result)
            ? clang_EvalResult_getAsUnsigned(result)
            : (uint64_t)clang_EvalResult_getAsLongLong(result);
    clang_EvalResult_dispose(result);
    return is_integer;
}

bool lower_spelled_at(Lower *l, CXCursor c, Source **source, unsigned *offset)
{
    CXFile file;
    clang_getSpellingLocation(clang_getRangeStart(clang_getCursorExtent(c)),
                              &file, NULL, NULL, offset);
    *source = file ? lower_source(l, file) : NULL;
    return *source != NULL;
}

/* The result of lowering a cursor. Cursors hash to 32 bits, so hashes may collide. */
typedef struct Lowered {
    CXCursor key;
    void *value;
    struct Lowered *next;
} Lowered;

static const void *hash_key(CXCursor key)
{
    return (const void *)((uintptr_t)clang_hashCursor(key) + 1);
}

void *lower_found(Map *m, CXCursor key)
{
    for (Lowered *e = map_value_pointer(m, hash_key(key)); e; e = e->next)
        if (clang_equalCursors(e->key, key))
            return e->value;
    return NULL;
}

void lower_remember(Map *m, CXCursor key, void *value)
{
    void **place = map_put_pointer(m, hash_key(key));
    Lowered *e = NEW(Lowered);
    *e = (Lowered){key, value, *place};
    *place = e;
}

/* ---- positions ---------------------------------------------------------- */

bool lower_is_our_header(const Lower *l, const char *path)
{
    size_t length = strlen(l->include_directory);
    return strncmp(path, l->include_directory, length) == 0
        && string_begins(path_base(path), "amp");
}

/* FP_CONTRACT OFF in one file holds for all: fusing is always optional. */
static void read_pragmas(Lower *l, const Source *s)
{
    const char *words;
    for (unsigned at = 0; (words = pragma_next(s, &at));)
        if (strcmp(words, "STDC FP_CONTRACT OFF") == 0)
            l->unit->no_contraction = true;
}

static void add_skipped(Lower *l, Source *s, CXFile file)
{
    CXSourceRangeList *list = clang_getSkippedRanges(l->tu, file);
    for (unsigned i = 0; i < list->count; i++) {
        Skipped r;
        clang_getFileLocation(clang_getRangeStart(list->ranges[i]), NULL,
                              NULL, NULL, &r.begin);
        clang_getFileLocation(clang_getRangeEnd(list->ranges[i]), NULL,
                              NULL, NULL, &r.end);
        list_add(&s->skipped, r);
    }
    clang_disposeSourceRangeList(list);
}

/* The path of a file, which may be a copy of another one. */
static void name_source(const Lower *l, Source *s, CXFile file)
{
    s->path = lower_string(clang_getFileName(file));
    for (int i = 0; l->text && i < l->text->count; i++) {
        const ExpandedFile *f = &l->text->items[i];
        if (f->copy && strcmp(f->copy, s->path) == 0) {
            s->copy = f->copy;
            s->path = f->path;
        }
    }
}

/* The Source of the same file found by another name, or NULL. libclang takes all files
 * that are not on the disk for equal, so these are left out. */
static Source *known_source(Lower *l, CXFile file)
{
    CXFileUniqueID id;
    if (clang_getFileUniqueID(file, &id) || !id.data[1])
        return NULL;
    for (int i = 0; i < l->files.distinct.count; i++)
        if (clang_File_isEqual(l->files.distinct.items[i], file))
            return map_value_pointer(&l->files.sources, l->files.distinct.items[i]);
    list_add(&l->files.distinct, file);
    return NULL;
}

Source *lower_source(Lower *l, CXFile file)
{
    void **place = map_put_pointer(&l->files.sources, file);
    if (*place || (*place = known_source(l, file)))
        return *place;
    Source *s = NEW(Source);
    size_t length = 0;
    const char *text = clang_getFileContents(l->tu, file, &length);
    name_source(l, s, file);
    char *copy = arena_substring(text ? text : "", text ? length : 0);
    s->text = copy;
    s->length = (unsigned)length;
    for (char *nul; (nul = memchr(copy, '\0', length));)
        *nul = ' '; /* white space, Clang warns */
    s->written = mend_written(l, s);
    s->is_ours = lower_is_our_header(l, s->path);
    s->is_guarded = clang_isFileMultipleIncludeGuarded(l->tu, file);
    CXSourceLocation start = clang_getLocationForOffset(l->tu, file, 0);
    s->is_system = clang_Location_isInSystemHeader(start);
    *place = s;
    if (!s->is_system && !s->is_ours) {
        add_skipped(l, s, file);
        read_pragmas(l, s);
    }
    return s;
}

Range lower_range(Lower *l, CXSourceRange range)
{
    Range r = {0};
    CXFile file, end_file;
    CXSourceLocation end = clang_getRangeEnd(range);
    clang_getFileLocation(clang_getRangeStart(range), &file, NULL, NULL,
                          &r.begin);
    if (!file)
        return r;
    r.source = lower_source(l, file);
    clang_getFileLocation(end, &end_file, NULL, NULL, &r.end);
    if (end_file != file || r.end <= r.begin)
        clang_getExpansionLocation(end, &end_file, NULL, NULL, &r.end);
    if (end_file != file || r.end < r.begin)
        r.end = r.begin;
    return r;
}

Range lower_cursor_range(Lower *l, CXCursor c)
{
    return lower_range(l, clang_getCursorExtent(c));
}

unsigned lower_point(Lower *l, CXSourceLocation location)
{
    unsigned offset = 0;
    (void)l;
    clang_getFileLocation(location, NULL, NULL, NULL, &offset);
    return offset;
}

/* ---- the preprocessor's record ------------------------------------------ */

/* Whether an invocation stands in a file as such, not in a macro's body. */
static bool stands_in_file(CXCursor c)
{
    CXSourceLocation start = clang_getRangeStart(clang_getCursorExtent(c));
    CXFile file, spelled;
    unsigned offset, spelled_offset;
    clang_getFileLocation(start, &file, NULL, NULL, &offset);
    clang_getSpellingLocation(start, &spelled, NULL, NULL, &spelled_offset);
    return clang_File_isEqual(file, spelled) && offset == spelled_offset;
}

/* Whether a header's macros use extensions of one compiler: they are not expanded
 * (include/expand), and edits are made within their arguments. */
static bool is_of_compiler(const Source *s)
{
    static const char *const HEADERS[] = {"stdatomic.h", "tgmath.h"};
    bool is_one = false;
    for (size_t i = 0; s && s->is_system && i < sizeof HEADERS / sizeof *HEADERS; i++)
        is_one |= strcmp(path_base(s->path), HEADERS[i]) == 0;
    return is_one;
}

static void add_macro_use(Lower *l, CXCursor c)
{
    CXCursor definition = clang_getCursorReferenced(c);
    Range at = lower_cursor_range(l, definition);
    lower_macro_pragmas(l, c);
    if (!stands_in_file(c))
        return;
    MacroUse use = {lower_cursor_range(l, c), lower_spelling(c), at};
    bool is_left = (at.source && at.source->is_ours) || is_of_compiler(at.source);
    if (use.range.source && !is_left)
        list_add(&l->unit->macro_uses, use);
}

static void add_inclusion(Lower *l, CXCursor c)
{
    CXFile file = clang_getIncludedFile(c);
    if (!file)
        return;
    Inclusion inclusion = {lower_cursor_range(l, c), lower_source(l, file),
                           lower_spelling(c)};
    list_add(&l->unit->inclusions, inclusion);
}

static int by_position(const void *a, const void *b)
{
    const Range *x = &((const MacroUse *)a)->range;
    const Range *y = &((const MacroUse *)b)->range;
    if (x->source != y->source)
        return source_order(x->source, y->source);
    if (x->begin != y->begin)
        return x->begin < y->begin ? -1 : 1;
    return x->end > y->end ? -1 : x->end < y->end;
}

/* Sorts the macro uses and drops those nested in others. */
static void keep_outermost(Unit *unit)
{
    MacroUse *uses = unit->macro_uses.items;
    int count = unit->macro_uses.count, kept = 0;
    if (count)
        qsort(uses, (size_t)count, sizeof *uses, by_position);
    for (int i = 0; i < count; i++) {
        const MacroUse *last = kept ? &uses[kept - 1] : NULL;
        if (last && last->range.source == uses[i].range.source
            && uses[i].range.begin < last->range.end)
            continue;
        uses[kept++] = uses[i];
    }
    unit->macro_uses.count = kept;
}

static enum CXChildVisitResult visit_record(
    CXCursor c, CXCursor parent, CXClientData data)
{
    Lower *l = data;
    (void)parent;
    if (!clang_isPreprocessing(c.kind)
        || clang_Location_isInSystemHeader(clang_getCursorLocation(c)))
        return CXChildVisit_Continue;
    if (c.kind == CXCursor_MacroDefinition)
        lower_macro(l, c);
    else if (c.kind == CXCursor_MacroExpansion)
        add_macro_use(l, c);
    else if (c.kind == CXCursor_InclusionDirective)
        add_inclusion(l, c);
    return CXChildVisit_Continue;
}

static enum CXChildVisitResult visit_top(
    CXCursor c, CXCursor parent, CXClientData data)
{
    (void)parent;
    if (!clang_Location_isInSystemHeader(clang_getCursorLocation(c)))
        lower_top(data, c);
    return CXChildVisit_Continue;
}

/* ---- parsing ------------------------------------------------------------ */

/* Warnings that mean an error in AMP C stay on, whatever options the user gives. */
static const char *const OUR_ARGUMENTS[] = {
    "-x", "c", "-fblocks", "-DAMPC_PARSE=1", "-Wno-unknown-warning-option",
    "-ferror-limit=0",
    "-Wincompatible-pointer-types",
    "-Wincompatible-pointer-types-discards-qualifiers", "-Wunused-value"};

/* Clang's driver would take a precompiled header beside the file of -include, which may be
 * another compiler's or have been made with other options; Clang itself reads the file. */
static void add_users(Strings *args, const Strings *words)
{
    for (int i = 0; i < words->count; i++) {
        bool includes = !strcmp(words->items[i], "-include") && i + 1 < words->count;
        for (int k = 0; includes && k < 2; k++) {
            list_add(args, "-Xclang");
            list_add(args, words->items[i + k]);
        }
        if (includes)
            i++;
        else
            list_add(args, words->items[i]);
    }
}

static Strings parser_arguments(const Translation *t, bool is_careful)
{
    Strings args = {0};
    add_users(&args, &t->parser_arguments);
    for (size_t i = 0; i < sizeof OUR_ARGUMENTS / sizeof *OUR_ARGUMENTS; i++)
        list_add(&args, OUR_ARGUMENTS[i]);
    list_add(&args, is_careful ? "-fno-spell-checking" : "-fspell-checking");
    list_add(&args, "-isystem");
    list_add(&args, t->include_directory);
    list_add(&args, "-idirafter"); /* where libclang has no omp.h */
    list_add(&args, arena_format("%s/openmp", t->include_directory));
    return args;
}

void front_parse(void *context)
{
    Parse *p = context;
    Strings args = parser_arguments(p->t, p->is_careful);
    int count = p->expanded ? p->expanded->count : 0;
    struct CXUnsavedFile *files = NEW_ARRAY(struct CXUnsavedFile, count);
    for (int i = 0; i < count; i++) {
        const ExpandedFile *file = &p->expanded->items[i];
        files[i] = (struct CXUnsavedFile){file->copy ? file->copy : file->path,
                                          file->text, file->length};
    }
    clang_parseTranslationUnit2(
        p->index, p->t->input, args.items, args.count, files, (unsigned)count,
        CXTranslationUnit_DetailedPreprocessingRecord | CXTranslationUnit_KeepGoing, &p->tu);
}

/* If a header is missing, parses again without spelling correction: the header may declare
 * the names that would be corrected. */
static bool parse_first(Parse *p)
{
    if (!crash_contain(front_parse, p))
        return false;
    if (!p->tu || !front_lacks_header(p->tu))
        return true;
    clang_disposeTranslationUnit(p->tu);
    p->tu = NULL;
    p->is_careful = true;
    return crash_contain(front_parse, p);
}

static void add_dependency(CXFile file, CXSourceLocation *stack,
                           unsigned depth, CXClientData data)
{
    struct { Lower *l; Translation *t; } *context = data;
    Source *s = lower_source(context->l, file);
    Dependency d = {s->path, s->is_system};
    (void)stack, (void)depth;
    if (!s->copy)
        list_add(&context->t->dependencies, d);
}

static void list_dependencies(Lower *l, Translation *t)
{
    struct { Lower *l; Translation *t; } context = {l, t};
    t->dependencies.count = 0;
    t->dependencies.items = NULL;
    if (t->wants_dependencies)
        clang_getInclusions(l->tu, add_dependency, &context);
}

static void lower_unit(void *context)
{
    Lower *l = context;
    clang_visitChildren(clang_getTranslationUnitCursor(l->tu), visit_top, l);
    lower_launches(l);
}

/* Only the first parse reports warnings, and only it may leave holes where Clang found
 * errors; returns false if the errors leave nothing to check. */
static bool read_unit(Lower *l, Translation *t, bool is_first,
                      const Ranges *uncalled)
{
    CXFile main_file = clang_getFile(l->tu, t->input);
    if (main_file)
        l->unit->main = lower_source(l, main_file);
    int before = diag_errors();
    front_report_uncalled(l, uncalled);
    list_dependencies(l, t);
    bool is_called = diag_errors() == before;
    clang_visitChildren(clang_getTranslationUnitCursor(l->tu), visit_record, l);
    keep_outermost(l->unit);
    bool is_whole = message_diagnostics(l, is_first ? WARNING : ERROR);
    l->unit->relayed = diag_errors();
    if (!is_called || (!is_whole && !is_first))
        return false;
    if (!is_first)
        lower_list_swizzles(l);
    if (is_whole) {
        lower_unit(l);
        return true;
    }
    l->unit->has_holes = true;
    return lower_find_holes(l) && crash_contain(lower_unit, l) && !l->unit->hidden.count;
}

/* Clang reads nothing where it is asked for another language's standard. */
static void report_unread(const Translation *t)
{
    for (int i = 0; i < t->parser_arguments.count; i++)
        if (string_begins(t->parser_arguments.items[i], "-std=")
            && strstr(t->parser_arguments.items[i], "++")) {
            diag(D_CANNOT_STANDARD, (Place){0}, t->parser_arguments.items[i]);
            return;
        }
    diag(D_CANNOT_PARSE, (Place){0}, t->input);
}

/* What the user wants no warning of, kernels need none of either. */
static void add_unwanted(Unit *unit, const Strings *arguments)
{
    for (int i = 0; i < arguments->count; i++) {
        const char *word = arguments->items[i];
        if (string_begins(word, "-Wno-") && !string_begins(word, "-Wno-error"))
            list_add(&unit->warned, ((Warned){{0}, arena_format("-W%s", word + 5)}));
    }
}

Unit *front_read_unit(Translation *t, const ExpandedFiles *text,
                      const Unit *expanded)
{
    CXIndex index = clang_createIndex(0, 0);
    Lower *l = NEW(Lower);
    l->unit = NEW(Unit);
    l->text = text;
    l->expanded = expanded;
    l->include_directory = t->include_directory;
    l->unit->no_contraction = t->no_contraction;
    l->unit->fast_math = t->fast_math;
    l->unit->checks_bounds = t->checks_bounds;
    l->unit->form = t->form;
    add_unwanted(l->unit, &t->parser_arguments);
    Parse p = {index, t, text, false, NULL};
    Ranges uncalled = {0};
    if (!parse_first(&p) && !front_mend_crash(&p, &uncalled))
        return NULL;
    l->tu = p.tu;
    bool is_read = false;
    if (l->tu) {
        if (!p.expanded && !expanded)
            front_mend_text(l, &p);
        is_read = read_unit(l, t, !text && !expanded, &uncalled);
        clang_disposeTranslationUnit(l->tu);
    } else {
        report_unread(t);
    }
    clang_disposeIndex(index);
    return is_read ? l->unit : NULL;
}
