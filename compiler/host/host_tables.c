/* host_tables.c - the kernels as data, at the end of the host file.
 *
 * The parts of the device code are strings; each kernel lists those that its
 * program is made of, so that a launch builds only what it reaches. amprt_kernel.h
 * says what the fields mean.
 */
#include "host.h"
#include "analysis/access.h"
#include "diag/diag.h"

#include <ctype.h>
#include <string.h>

/* Pragmas about our warnings are nothing that the host's compiler knows. */
static const char QUIET[] =
    "#ifdef __clang__\n"
    "#pragma clang diagnostic ignored \"-Wunknown-warning-option\"\n"
    "#elif defined __GNUC__\n"
    "#pragma GCC diagnostic ignored \"-Wunknown-pragmas\"\n"
    "#pragma GCC diagnostic ignored \"-Wpragmas\"\n"
    "#endif\n";

/* Where elements of two types may be in one memory: a pragma for GCC, for Clang another
 * macro than that of amp_host.h, which may have been read. */
static const char ALIASES[] =
    "#ifdef __clang__\n"
    "#undef AMPRT_PLACE\n"
    "#define AMPRT_PLACE(v, place) \\\n"
    "    (*({ typedef __typeof__(*(v)) amprt_any __attribute__((__may_alias__)); \\\n"
    "         (amprt_any *)(place); }))\n"
    "#else\n"
    "#pragma GCC optimize (\"no-strict-aliasing\")\n"
    "#endif\n";

void host_head(Buffer *out, const Unit *unit, const DeviceCode *code)
{
    buffer_format(out, "/* Made by ampcc from %s. */\n"
                       "#define AMPC_HOST 1\n", path_base(unit->main->path));
    if (diag_has_pragmas())
        buffer_add(out, QUIET);
    if (unit_reinterprets(unit))
        buffer_add(out, ALIASES);
    if (code->kernels.count)
        buffer_add(out, "struct amprt_kernel;\n");
    for (int i = 0; i < code->kernels.count; i++)
        buffer_format(out, "static struct amprt_kernel *%s(void);\n",
                      host_kernel_function(code->kernels.items[i].launch));
}

/* A C string; each line of the text is a piece of its own. */
static void add_string(Buffer *out, const char *text)
{
    buffer_add(out, "    \"");
    for (const char *p = text; *p; p++) {
        unsigned char c = (unsigned char)*p;
        if (c == '\n')
            buffer_add(out, p[1] ? "\\n\"\n    \"" : "\\n");
        else if (c == '"' || c == '\\')
            buffer_format(out, "\\%c", c);
        else if (c == '?') /* no trigraph comes about */
            buffer_add(out, "\\?");
        else if (isprint(c))
            buffer_char(out, (char)c);
        else
            buffer_format(out, "\\%03o", c);
    }
    buffer_add(out, "\"");
}

static void add_parts(Buffer *out, const DeviceCode *code)
{
    buffer_add(out, "\nstatic const char *const amprt_parts[] = {\n");
    for (int i = 0; i < code->parts.count; i++) {
        buffer_format(out, "    /* %d */\n", i);
        add_string(out, code->parts.items[i].text);
        buffer_add(out, ",\n");
    }
    buffer_add(out, "};\n");
}

static void add_failures(Buffer *out, const DeviceCode *code)
{
    static const char *const KINDS[] = {
        [FAIL_ABORT] = "AMPRT_CALLED_ABORT",
        [FAIL_SUBSCRIPT] = "AMPRT_SUBSCRIPT_OUTSIDE",
        [FAIL_SECTION] = "AMPRT_SECTION_OUTSIDE"};
    if (!code->failures.count)
        return;
    buffer_add(out, "\nstatic const struct amprt_failure "
                    "amprt_failures[] = {\n");
    for (int i = 0; i < code->failures.count; i++) {
        const Failure *f = &code->failures.items[i];
        buffer_format(out, "    {%s,\n", KINDS[f->kind]);
        add_string(out, f->place);
        if (*f->name) {
            buffer_add(out, ",\n");
            add_string(out, f->name);
        } else {
            buffer_add(out, ", NULL");
        }
        buffer_add(out, "},\n");
    }
    buffer_add(out, "};\n");
}

/* "A | C" of the bits 1, 2, 4, … that are set; "0" of none. */
static const char *bit_names(unsigned bits, const char *const *names,
                             size_t count)
{
    Buffer b = {0};
    for (size_t i = 0; i < count; i++)
        if (bits & 1u << i)
            buffer_format(&b, "%s%s", b.length ? " | " : "", names[i]);
    return b.length ? b.text : "0";
}

static const char *access_names(unsigned access)
{
    static const char *const NAMES[] = {
        "AMPRT_FOR_READ", "AMPRT_FOR_WRITE", "AMPRT_OVERWRITES"};
    return bit_names(access, NAMES, sizeof NAMES / sizeof *NAMES);
}

static void add_argument(Buffer *out, const KernelCode *k, int i)
{
    const Decl *d = k->launch->kernel->captures.items[i];
    bool is_view = type_is_handle(d->type);
    buffer_format(out, "    {.name = \"%s\", .kind = %s, .offset = %ld, ",
                  d->name, is_view ? "AMPRT_VIEW" : "AMPRT_VALUE",
                  k->offsets.items[i]);
    if (!is_view) {
        buffer_format(out, ".size = %ld},\n", d->type->size);
        return;
    }
    buffer_format(out, ".rank = %d,\n     .access = %s, .element = %ld},\n",
                  d->type->rank, access_names((unsigned)k->access.items[i]),
                  d->type->of->size);
}

/* An argument's number, or -1. */
static int argument_of(const KernelCode *k, const Decl *d)
{
    const Function *kernel = k->launch->kernel;
    int i = kernel->captures.count - 1;
    while (i >= 0 && kernel->captures.items[i] != d)
        i--;
    return i;
}

static void add_bounds(Buffer *out, const KernelCode *k, const char *function)
{
    if (!k->ends.count)
        return;
    static const char *const KINDS[] = {"AMPRT_EXTENT", "AMPRT_LEAST", "AMPRT_PITCH",
                                        "AMPRT_DENSE", "AMPRT_HELD", "AMPRT_ROOM"};
    buffer_format(out, "static const struct amprt_bound %s_bounds[] = {\n", function);
    for (int i = 0; i < k->ends.count; i++) {
        const ViewEnd *b = &k->ends.items[i];
        const char *is_long = b->value && b->value->type->size > 4 ? ".is_long = 1, " : "";
        const char *along = b->kind == END_ROOM ? arena_format(".along = %d, ", b->along) : "";
        buffer_format(out, "    {.kind = %s, .value = %d, .view = %d, .dimension = %d,"
                           " %s%s.number = %ld},\n",
                      KINDS[b->kind], argument_of(k, b->value), argument_of(k, b->view),
                      b->dimension, is_long, along, (long)b->number);
    }
    buffer_add(out, "};\n");
}

static const char *needs(const KernelCode *k)
{
    static const char *const NAMES[] = {
        "AMPRT_NEEDS_DOUBLE", "AMPRT_NEEDS_INT64_ATOMICS",
        "AMPRT_USES_FLOAT_ADD", "AMPRT_MAY_ABORT", "AMPRT_IS_SHORT",
        "AMPRT_IS_ACROSS", "AMPRT_IS_FAST_MATH", "AMPRT_MAY_CHAIN", "AMPRT_MAY_PRINT",
        "AMPRT_MAY_REPEAT", "AMPRT_IS_BUSY"};
    return bit_names(k->features, NAMES, sizeof NAMES / sizeof *NAMES);
}

static void add_part_list(Buffer *out, const KernelCode *k,
                          const Numbers *parts, const char *name)
{
    if (!parts->count)
        return;
    buffer_add(out, "static const unsigned ");
    buffer_format(out, "%s_%s[] = {", host_kernel_function(k->launch), name);
    for (int i = 0; i < parts->count; i++)
        buffer_format(out, "%s%u", i ? ", " : "", parts->items[i]);
    buffer_add(out, "};\n");
}

/* A form whose kernel is called as the launch is, with something after it. */
static void add_form(Buffer *out, const KernelCode *k, const Numbers *parts,
                     const char *name, const char *after)
{
    if (parts->count)
        buffer_format(out, "        .%s = {\"%s%s\", %s_%s, %d},\n", name,
                      k->launch->name, after, host_kernel_function(k->launch),
                      name, parts->count);
}

/* So little is in registers, and has room everywhere. */
enum { LITTLE_PRIVATE_MEMORY = 31 };

/* The tables that the kernel's own points to. */
static void add_lists(Buffer *out, const KernelCode *k)
{
    const char *function = host_kernel_function(k->launch);
    int captures = k->launch->kernel->captures.count;
    add_part_list(out, k, &k->parts, "spmd");
    add_part_list(out, k, &k->serial_parts, "serial");
    add_part_list(out, k, &k->several_parts, "several");
    if (captures) {
        buffer_format(out, "static const struct amprt_argument "
                           "%s_arguments[] = {\n", function);
        for (int i = 0; i < captures; i++)
            add_argument(out, k, i);
        buffer_add(out, "};\n");
    }
    add_bounds(out, k, function);
}

static void add_launch(Buffer *out, const KernelCode *k)
{
    const Launch *launch = k->launch;
    Range r = launch->call->range;
    const char *path;
    int line = source_named_line(r.source, r.begin, &path);
    const int *tile = launch->kernel->parameters.items[0]->type->tile;
    buffer_format(out,
        "        .name = \"%s\",\n"
        "        .file = \"%s\",\n"
        "        .line = %d,\n"
        "        .parts = amprt_parts,\n"
        "        .rank = %d,\n"
        "        .tile = {%d, %d, %d},\n"
        "        .needs = %s,\n"
        "        .tile_memory = %ld,\n"
        "        .block_size = %ld,\n",
        launch->name, quoted_path(path), line, launch->rank, tile[0], tile[1], tile[2],
        needs(k), k->tile_memory, k->block_size);
}

static void add_forms(Buffer *out, const KernelCode *k, KernelForm form)
{
    bool is_in_rows = k->serial_rows && strcmp(k->serial_rows, "AMPRT_IN_TILES") != 0;
    add_form(out, k, &k->parts, "spmd", "");
    add_form(out, k, &k->serial_parts, "serial", "_serial");
    add_form(out, k, &k->several_parts, "several", "_several");
    if (k->serial_parts.count && form == FORM_SERIAL)
        buffer_add(out, "        .always_serial = 1,\n");
    if (is_in_rows)
        buffer_format(out, "        .serial_rows = %s,\n", k->serial_rows);
    if (k->chain_memory && k->features & MAY_CHAIN)
        buffer_format(out, "        .chain_memory = %ld,\n", k->chain_memory);
    if (k->serial_tiles)
        buffer_format(out, "        .serial_tiles = %d,\n", k->serial_tiles);
    if (k->is_coarse || k->gathers)
        buffer_add(out, "        .serial_few = 1,\n");
    if (k->several_parts.count)
        buffer_format(out, "        .several_tiles = %d,\n"
                           "        .several_memory = %ld,\n",
                      k->several_tiles, k->several_memory);
}

/* A member that points to one of add_lists, and how many there are. */
static void add_list(Buffer *out, const KernelCode *k, const char *member, int count)
{
    if (count)
        buffer_format(out, "        .%ss = %s_%ss,\n"
                           "        .%s_count = %d,\n",
                      member, host_kernel_function(k->launch), member, member, count);
}

static void add_kernel(Buffer *out, const DeviceCode *code,
                       const KernelCode *k, KernelForm form)
{
    buffer_char(out, '\n');
    add_lists(out, k);
    buffer_format(out, "static struct amprt_kernel *%s(void)\n{\n"
                       "    static struct amprt_kernel kernel = {\n",
                  host_kernel_function(k->launch));
    add_launch(out, k);
    add_forms(out, k, form);
    if (k->private_memory > LITTLE_PRIVATE_MEMORY)
        buffer_format(out, "        .private_memory = %ld,\n", k->private_memory);
    add_list(out, k, "argument", k->launch->kernel->captures.count);
    add_list(out, k, "bound", k->ends.count);
    if (k->features & MAY_ABORT && code->failures.count)
        buffer_format(out, "        .failures = amprt_failures,\n"
                           "        .outside = %ld,\n", code->outside);
    buffer_add(out, "    };\n    return &kernel;\n}\n");
}

void host_tables(Buffer *out, const Unit *unit, const DeviceCode *code)
{
    if (!code->kernels.count)
        return;
    buffer_add(out, "\n#line 1 \"ampcc\"\n"
                    "#include <amp_aside.h> /* macros named as members below */\n\n");
    add_parts(out, code);
    add_failures(out, code);
    for (int i = 0; i < code->kernels.count; i++)
        add_kernel(out, code, &code->kernels.items[i], unit->form);
    host_layout(out, unit, code);
}
