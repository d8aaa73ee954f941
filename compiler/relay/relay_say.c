/* relay_say.c - reports the errors that relay_word.c and its neighbours find. */
#include "relay.h"
#include "word.h"

#include <string.h>

static Range word_range(const Finding *f)
{
    Source *s = f->place.range.source;
    unsigned at = f->place.point; /* perhaps of OCCA's @word */
    return (Range){s, at, source_word_end(s, at + (s->text[at] == '@'))};
}

static bool is_identifier(const char *s)
{
    return strspn(s, "abcdefghijklmnopqrstuvwxyz_0123456789") == strlen(s);
}

static void tell_foreign(const Finding *f, const WordError *e)
{
    const char *name = e->name;
    const Foreign *foreign = foreign_named(name);
    size_t length = strlen(name);
    bool is_template = length > 1 && name[length - 1] == '<'
        && name[length - 2] != '<';
    if (strchr("@(", name[length - 1]))
        name = arena_substring(name, length - 1);
    Place place = f->place;
    if (place.range.end == place.range.begin)
        place.range = word_range(f);
    diag(D_WORD_FOREIGN, place,
         arena_format("%s%s", name, is_template ? "…>" : ""),
         foreign->whose, foreign->instead);
    if (is_identifier(foreign->instead))
        diag_fix(word_range(f), foreign->instead);
}

bool word_is_qualifier(const char *word)
{
    return strcmp(word, "__restrict") == 0 || strcmp(word, "__restrict__") == 0;
}

/* The word of C at a place, or behind blanks. */
static Range keyword_at(const Finding *f)
{
    Source *s = f->place.range.source;
    unsigned at = source_next(s, f->place.point);
    return (Range){s, at, source_word_end(s, at)};
}

/* `restrict[amp]`, `restrict<amp>`, `restrict amp)`, `__restrict(amp)` */
Range word_targets(const Finding *f, const char **targets)
{
    Range r = keyword_at(f);
    const Source *s = r.source;
    const char *word = word_is_qualifier(source_text(r)) ? "restrict" : "";
    unsigned next = r.end + (unsigned)strspn(s->text + r.end, " \t");
    if (!*word)
        r.begin = r.end;
    if (s->text[next] == '(') {
        *targets = word;
        return r;
    }
    next += (unsigned)strspn(s->text + next, " \t[<");
    const char *target = source_word(s, next);
    bool is_named = strcmp(target, "amp") == 0 || strcmp(target, "cpu") == 0;
    *targets = arena_format("%s(%s)", word, is_named ? target : "amp");
    if (is_named) {
        r.end = source_word_end(s, next);
        r.end += s->text[r.end] && strchr("]>)", s->text[r.end]);
    }
    return r;
}

static void tell_targets(const Finding *f, const WordError *e)
{
    (void)e;
    const char *targets;
    Range word = keyword_at(f), r = word_targets(f, &targets);
    if (word_is_qualifier(source_text(word)))
        diag(D_RESTRICT_KEYWORD, at_range(word), source_text(word));
    else
        diag(D_RESTRICT_EMPTY, at_range(word));
    diag_fix(r, targets);
}

static void add_include(const Finding *f, const char *header)
{
    diag_fix((Range){f->place.range.source, 0, 0},
             arena_format("#include %s\n", header));
}

static void tell_standard(const Finding *f, const WordError *e)
{
    diag_relay(f->level, f->place, f->flag, arena_format(
        "%.*s; include %s", (int)strcspn(f->text, ";"), f->text, e->name));
    add_include(f, e->name);
}

static void tell_flattened(const Finding *f, const WordError *e)
{
    diag_relay(f->level, f->place, f->flag, arena_format(
        "%.*s; %s", (int)strcspn(f->text, ";"), f->text, word_flattened(e->name)));
}

static void tell_misspelt(const Finding *f, const WordError *e)
{
    const char *name = e->name, *nearest = word_nearest(name);
    const char *text = relay_is_unknown(f->text) ? f->text
        : arena_format("%s '%s'", word_is_declaring(f) ? "unknown type name"
                       : "use of undeclared identifier", name);
    diag_relay(f->level, f->place, f->flag,
               arena_format("%.*s; did you mean '%s'?",
                            (int)strcspn(text, ";"), text, nearest));
    diag_fix(word_range(f), nearest);
}

void word_misused(const char *name, Place place)
{
    const Word *word = word_named(name);
    diag(D_WORD_MISUSED, place, name, word->takes, word->example);
}

void word_tell_member(const Finding *f, const char *type, const char *member)
{
    bool is_view = string_begins(type, "array");
    bool is_of_elements = is_view && strstr(f->text, "is a pointer") /* to structures */
        && !word_named(arena_format("amp_%s", member));
    diag(is_view ? D_WORD_MEMBER : D_WORD_HANDLE, f->place, type, member,
         is_of_elements ? arena_format("write v[i].%s for that of an element", member)
                        : word_for_member(type, member));
}

static void tell_misused(const Finding *f, const WordError *e)
{
    word_misused(e->name, f->place);
}

/* What is said of the word alone, or names nothing. */
static void tell_plainly(const Finding *f, const WordError *e)
{
    static const DiagId IDS[] = {
        [WORD_CONSTRUCTOR] = D_WORD_CONSTRUCTOR, [WORD_PLACE] = D_WORD_PLACE,
        [WORD_WAIT] = D_WORD_WAIT, [WORD_TILING] = D_TILE_EXTENT};
    diag(IDS[e->kind], f->place, e->name);
}

static void tell_storage(const Finding *f, const WordError *e)
{
    (void)e;
    diag(D_TILE_NOT_VARIABLE, at_range(word_range(f)));
}

static void tell_member(const Finding *f, const WordError *e)
{
    word_tell_member(f, word_type_of_member(f->text), e->name);
}

static void tell_number(const Finding *f, const WordError *e)
{
    diag(D_INDEX_NUMBER, f->place, f->text, e->name, "", "");
    diag_fix(e->around, e->name);
}

/* What is void is a kernel that was called, or in the place of a domain. */
static void tell_no_kernel(const Finding *f, const WordError *e)
{
    (void)e;
    const Source *s = f->place.range.source;
    unsigned at = f->place.point;
    while (at > 0 && s->text[at - 1] == ' ')
        at--;
    if (at > 0 && s->text[at - 1] == '(')
        diag(D_KERNEL_DOMAIN, f->place, "void");
    else
        diag(D_KERNEL_LITERAL, f->place);
}

/* The parameter of the kernel around a member, in its file's text, if it is one of that. That
 * its type does not fit the domain is said by check_launch.c, in place of this. */
static const char *parameter_at(Place member)
{
    const Source *s = member.range.source;
    const char *name = source_word(s, relay_word_behind(s, member.point));
    unsigned at = relay_last_use(s, "parallel_for_each", member.point);
    while (at < member.point && s->text[at] != '^')
        at++;
    unsigned end = source_call_end(s, at + 1), word = end > at + 2 ? relay_word_behind(s, end - 1) : 0;
    bool is_it = at < member.point && word && strcmp(source_word(s, word), name) == 0;
    return is_it ? source_written(s) + word : NULL;
}

static void tell_component(const Finding *f, const WordError *e)
{
    diag(D_WORD_COMPONENT, f->place, e->name, word_for_member("vector", e->name));
    diag_cause(parameter_at(f->place), NULL);
}

/* Of what Clang says well enough nothing is told. */
static void (*const TELLERS[])(const Finding *f, const WordError *e) = {
    [WORD_FOREIGN] = tell_foreign, [WORD_STANDARD] = tell_standard,
    [WORD_FLATTENED] = tell_flattened, [WORD_MISSPELT] = tell_misspelt,
    [WORD_SHORT] = long_name_tell, [WORD_MISUSED] = tell_misused,
    [WORD_CONSTRUCTOR] = tell_plainly, [WORD_TARGETS] = tell_targets,
    [WORD_STORAGE] = tell_storage, [WORD_MEMBER] = tell_member,
    [WORD_PLACE] = tell_plainly, [WORD_WAIT] = tell_plainly,
    [WORD_COMPONENT] = tell_component, [WORD_NUMBER] = tell_number,
    [WORD_TILING] = tell_plainly, [WORD_NO_KERNEL] = tell_no_kernel,
    [WORD_KERNEL] = syntax_tell, [WORD_OPEN] = syntax_tell, [WORD_PARTED] = syntax_tell,
    [WORD_LOOP] = tell_misused, [WORD_CLOSED] = syntax_tell, [WORD_BRACE] = brace_tell,
    [WORD_PARAMETER] = syntax_tell, [WORD_BARE] = bare_tell, [WORD_CLAUSE] = clause_tell,
    [WORD_LITERAL] = literal_tell, [WORD_TOP] = top_tell, [WORD_STRAY] = stray_tell,
    [WORD_HEAD] = head_tell,
};

void word_tell(const Finding *f, const WordError *e)
{
    if (TELLERS[e->kind])
        TELLERS[e->kind](f, e);
}

void word_tell_header(const Finding *f)
{
    Source *s = f->place.range.source;
    diag(D_WORD_HEADER, f->place, source_word(s, f->place.point));
    add_include(f, "<amp.h>");
}
