/* emit_device.c - the kernels of a unit as OpenCL C 1.2, in all their forms.
 *
 * Each launch becomes a __kernel whose parameters are the buffers of its views and one
 * structure by value, the argument block, with the launch's extents, the views' shapes
 * and the captured values (amprt_kernel.h describes it). Its first lines make views and values
 * of them, under the user's names; the user's body follows in a block of its own.
 * tile_static variables of the kernel and of its helpers are declared by the kernel;
 * helpers are passed their addresses. Helpers are printed once, and only if a launch
 * reaches them.
 */
#include "program/names.h"
#include "analysis/access.h"
#include "analysis/across.h"
#include "diag/diag.h"
#include "print_serial/cursor.h"
#include "several/several.h"

#include <stdlib.h>
#include <string.h>

/* ---- helpers ------------------------------------------------------------ */

static const char *print_parameters(Device *dev, Function *f)
{
    Buffer b = {0};
    if (builtin_aborts(&dev->prog->aborts, f))
        buffer_add(&b, "int *amp_aborted");
    if (dev->prog->unit->checks_bounds)
        buffer_format(&b, "%s%s", b.length ? ", " : "",
                      print_bounds_parameter(dev));
    if (dev->w.serial && serial_gives_place(f))
        buffer_format(&b, "%sconst amp_place amp_place, %s", b.length ? ", " : "",
                      serial_place(dev->w.serial, true));
    for (int i = 0; i < f->parameters.count; i++) {
        Decl *d = f->parameters.items[i];
        if (!type_is_erased(d->type))
            buffer_format(&b, "%s%s", b.length ? ", " : "",
                          print_variable_declaration(dev, d));
    }
    const Decls *statics = function_statics(dev->prog, f);
    for (int i = 0; i < statics->count; i++) {
        Decl *d = statics->items[i];
        const char *use = map_value_pointer(dev->w.statics, d);
        const char *name = arena_format(d->type->kind == TY_ARRAY ? "(*%s)" : "*%s",
                                        static_name(use));
        buffer_format(&b, "%s__local %s", b.length ? ", " : "",
                      print_declaration(dev, d->type, name));
    }
    return b.length ? b.text : "void";
}

/* "static __local int *f(int n)"; the result's type may stand around it all:
 * "int (*f(int n))[4]". Of a static function, Clang puts the kernel's own variable
 * for a parameter that is the same one in all calls; what stays a function is then
 * not in the kernel, where PoCL 3.1 gives that variable its memory. */
static void print_header(Device *dev, const Instance *instance,
                         const char *name)
{
    Function *f = instance->function;
    const char *parameters = print_parameters(dev, f);
    bool is_pointer = f->result->kind == TY_POINTER;
    bool takes_local = strstr(parameters, "__local ") != NULL;
    putf(dev, "%s%s%s", takes_local ? "" : "static ",
         is_pointer ? space_prefix(instance_result_space(instance)) : "",
         print_declaration(dev, f->result, arena_format(
             "%s(%s)", name, parameters)));
}

static void print_helper(Device *dev, Instance *instance, const char *name)
{
    Function *f = instance->function;
    dev->w.instance = instance;
    dev->w.statics = name_statics(dev->prog, f, "(*)");
    put_at(dev, f->range.source, f->range.begin);
    print_header(dev, instance, name);
    print_function_body(dev, f);
}

/* The same helper for kernels in the serial form: for those of one tile where
 * it is given the place of its thread. */
static const char *need_serial_function(Device *dev, Instance *instance)
{
    Writer saved;
    const Plan *s = dev->w.serial->plan;
    bool is_placed = serial_gives_place(instance->function);
    const char *key = arena_format("serial %p", (void *)instance);
    if (is_placed)
        key = arena_format("%s %d %d %d", key, s->tile[0], s->tile[1],
                           s->tile[2]);
    if (piece_begin(dev, key, &saved)) {
        dev->w.piece->name = name_hoisted(dev->prog, arena_format(
            is_placed ? "%s_placed" : "%s_in_loops",
            name_device(instance->function->name)));
        dev->w.serial = cursor_new(serial_of_helper(s));
        if (is_placed)
            need_place(dev);
        print_helper(dev, instance, dev->w.piece->name);
        piece_end(dev, key, &saved);
    }
    return piece_name(dev, key);
}

/* "sum", and where that is taken "sum_local" by its pointers' spaces. */
static const char *name_helper(Program *prog, const Instance *instance)
{
    const Function *f = instance->function;
    const char *name = name_device(f->name);
    if (!map_get(&prog->taken_names, name))
        return name_written(prog, name);
    Buffer b = {0};
    buffer_add(&b, name);
    for (int i = 0; i < f->parameters.count; i++) {
        const Decl *d = f->parameters.items[i];
        if (d->type->kind == TY_POINTER)
            buffer_format(&b, "_%s", space_name(instance_space(instance, d)));
    }
    return name_hoisted(prog, b.text);
}

const char *need_function(Device *dev, Instance *instance)
{
    Writer saved;
    if (dev->w.serial && serial_differs(dev->prog, instance->function))
        return need_serial_function(dev, instance);
    const char *key = arena_format("instance %p", (void *)instance);
    if (!piece_begin(dev, key, &saved))
        return instance->device_name;
    instance->device_name = name_helper(dev->prog, instance);
    print_helper(dev, instance, instance->device_name);
    piece_end(dev, key, &saved);
    return instance->device_name;
}

/* ---- kernels ------------------------------------------------------------ */

static void print_tile_attribute(Device *dev, const Launch *launch)
{
    const Type *t = launch->kernel->parameters.items[0]->type;
    if (!launch->is_tiled)
        return;
    int size[3] = {1, 1, 1};
    for (int d = 0; d < t->rank; d++)
        size[t->rank - 1 - d] = t->tile[d];
    putf(dev, "__attribute__((reqd_work_group_size(%d, %d, %d)))\n",
         size[0], size[1], size[2]);
}

/* Where it takes no more memory, a tile_static is so aligned that the driver's
 * compiler may read several of its elements at once. */
static void print_statics(Device *dev, Function *f)
{
    enum { WIDEST = 16 };
    const Decls *statics = function_statics(dev->prog, f);
    for (int i = 0; i < statics->count; i++) {
        const Decl *d = statics->items[i];
        const char *name = map_value_pointer(dev->w.statics, d);
        putf(dev, "    __local %s%s;\n", print_declaration(dev, d->type, name),
             d->type->size % WIDEST ? "" : arena_format(
                 " __attribute__((aligned(%d)))", WIDEST));
    }
}

/* The simple model: the thread's index, and the guard of the edge. */
static void print_simple_index(Device *dev, Launch *launch)
{
    Decl *d = launch->kernel->parameters.items[0];
    const char *name = decl_name(dev, d);
    int rank = launch->rank;
    putf(dev, "    %s = ", print_declaration(dev, d->type, name));
    if (rank > 1)
        putf(dev, "(int%d)(", rank);
    for (int i = 0; i < rank; i++)
        putf(dev, "%s%s", i ? ", " : "", simple_thread(dev, rank - 1 - i));
    put(dev, rank > 1 ? ");\n" : ";\n");
    for (int i = 0; i < rank; i++)
        putf(dev, "%s%s%s >= amp_block.amp_domain[%d]",
             i ? "\n        || " : "    if (", name,
             rank > 1 ? arena_format(".%c", "xyz"[i]) : "", i);
    put(dev, ")\n        return;\n");
}

void close_kernel(Device *dev)
{
    Buffer *text = &dev->w.piece->text;
    if (text->text[text->length - 1] != '\n')
        put(dev, "\n");
    put(dev, "}\n");
}

/* The program's first piece where the user wants each operation rounded. */
static void need_rounding(Device *dev)
{
    if (dev->prog->unit->no_contraction)
        need_text(dev, "no contraction", "#pragma OPENCL FP_CONTRACT OFF\n");
}

void print_kernel_head(Device *dev, KernelCode *code, Instance *instance, Map *statics)
{
    Launch *launch = code->launch;
    dev->w.instance = instance;
    dev->w.statics = statics;
    need_rounding(dev);
    put_at(dev, launch->call->range.source, launch->call->range.begin);
    need_block_type(dev, code);
}

static void print_body_of_kernel(Device *dev, KernelCode *code, Function *f)
{
    if (!code->launch->is_tiled)
        print_simple_index(dev, code->launch);
    dev->w.indent = 1;
    dev->w.path = NULL;
    print_function_body(dev, f);
}

/* The launch's kernel, or `f`, which does what several tiles do. */
static void print_kernel(Device *dev, KernelCode *code, Function *f)
{
    Launch *launch = code->launch;
    bool is_several = f != launch->kernel;
    print_kernel_head(dev, code, is_several ? infer_kernel(dev->prog->unit, f)
                                            : launch->instance,
                      name_statics(dev->prog, f, ""));
    const char *parameters = print_kernel_parameters(dev, code, HEAD_KERNEL);
    put(dev, "__kernel\n");
    print_tile_attribute(dev, launch);
    putf(dev, "void %s%s(\n    %s)\n{\n", launch->name,
         is_several ? "_several" : "", parameters);
    print_captures(dev, code);
    if (is_several && code->forms->repeats)
        print_last_tile(dev, launch);
    print_statics(dev, f);
    if (builtin_aborts(&dev->prog->aborts, f))
        put(dev, "    int amp_aborted = 0;\n");
    if (dev->prog->unit->checks_bounds)
        print_bounds_variable(dev, f);
    if (kernel_may_fail(dev, f))
        dev->w.piece->features |= MAY_ABORT;
    dev->w.unrolls = is_several;
    print_body_of_kernel(dev, code, f);
    close_kernel(dev);
}

/* In the simple model, what does several elements: together, or one by one. */
static void print_several_kernel(Device *dev, KernelCode *code, Function *together)
{
    Launch *launch = code->launch;
    print_kernel_head(dev, code, launch->instance,
                      name_statics(dev->prog, launch->kernel, ""));
    print_element_functions(dev, launch, together);
    const char *parameters = print_kernel_parameters(dev, code, HEAD_KERNEL);
    put(dev, "__kernel\n");
    if (launch->rank == 1)
        putf(dev, "__attribute__((reqd_work_group_size(%d, 1, 1)))\n", SEVERAL_STEP);
    putf(dev, "void %s_several(\n    %s)\n{\n", launch->name, parameters);
    print_captures(dev, code);
    print_several(dev, launch, together);
    close_kernel(dev);
}

/* ---- the program -------------------------------------------------------- */

static int ascending(const void *a, const void *b)
{
    unsigned x = *(const unsigned *)a, y = *(const unsigned *)b;
    return x < y ? -1 : x > y;
}

static void collect(Device *dev, KernelCode *code, Numbers *parts, int number)
{
    Piece *p = dev->pieces.items[number];
    if (p->mark == dev->marks)
        return;
    p->mark = dev->marks;
    code->features |= p->features;
    list_add(parts, (unsigned)number);
    for (int i = 0; i < p->needs.count; i++)
        collect(dev, code, parts, p->needs.items[i]);
}

/* The last piece and all that it needs, in order. */
static void collect_last(Device *dev, KernelCode *code, Numbers *parts)
{
    dev->marks++;
    collect(dev, code, parts, dev->pieces.count - 1);
    qsort(parts->items, (size_t)parts->count, sizeof(unsigned), ascending);
}

static bool is_in_amp_code(const Unit *unit, Range r)
{
    bool found = false;
    for (int i = 0; i < unit->functions.count && !found; i++) {
        const Function *f = unit->functions.items[i];
        found = f->restriction & AMP && place_is_in(at_range(r), f->range);
    }
    return found;
}

/* What Clang has warned the user of in amp code it need not find in kernels again. A
 * driver's Clang may be an older one. */
static Strings warned_flags(const Unit *unit)
{
    Strings flags = {0};
    Map known = {0};
    for (int i = 0; i < unit->warned.count; i++) {
        const Warned *w = &unit->warned.items[i];
        if (map_get(&known, w->flag)
            || (w->range.source && !is_in_amp_code(unit, w->range)))
            continue;
        if (!flags.count)
            list_add(&flags, "-Wunknown-warning-option");
        map_put(&known, w->flag);
        list_add(&flags, w->flag);
    }
    return flags;
}

static bool begin_kernel(Device *dev, const char *key, Writer *saved)
{
    if (!piece_begin(dev, key, saved))
        return false;
    for (int i = 0; i < dev->warned.count; i++)
        need_quiet(dev, dev->warned.items[i]);
    return true;
}

static void emit_serial(Device *dev, KernelCode *code, int ordinal)
{
    Writer saved;
    const char *key = arena_format("serial kernel %d", ordinal);
    if (!code->forms->serial || !begin_kernel(dev, key, &saved))
        return;
    print_serial_kernel(dev, code);
    piece_end(dev, key, &saved);
    collect_last(dev, code, &code->serial_parts);
}

/* The form in which a work-group has several tiles, or a work-item elements. */
static void emit_several(Device *dev, KernelCode *code, int ordinal)
{
    Writer saved;
    const char *key = arena_format("several kernel %d", ordinal);
    Function *f = code->forms->together;
    if (code->forms->is_short)
        code->features |= IS_SHORT;
    if (code->forms->why_not_several || !begin_kernel(dev, key, &saved))
        return;
    if (code->launch->is_tiled)
        print_kernel(dev, code, f);
    else
        print_several_kernel(dev, code, f);
    piece_end(dev, key, &saved);
    if (code->forms->repeats)
        code->features |= MAY_REPEAT;
    if (code->launch->is_tiled && several_is_busy(code->launch->kernel))
        code->features |= IS_BUSY;
    collect_last(dev, code, &code->several_parts);
    code->several_tiles = code->launch->is_tiled ? SEVERAL : 0;
    code->several_memory = code->launch->is_tiled ? function_static_bytes(dev->prog, f) : 0;
}

static int access_bits(Function *kernel, Decl *capture)
{
    if (!type_is_handle(capture->type))
        return 0;
    return access_of(kernel, capture) | (overwrites(kernel, capture) ? 4 : 0);
}

/* A record of failures is the launch's own, and what is printed is in order. */
static bool may_chain(const KernelCode *code)
{
    enum { MOST_VIEWS = 16 }; /* AMPRT_LINK_VIEWS */
    const Function *f = code->launch->kernel;
    int views = 0;
    for (int i = 0; i < f->captures.count; i++)
        views += type_is_handle(f->captures.items[i]->type);
    return views && views <= MOST_VIEWS && !(code->features & (MAY_ABORT | MAY_PRINT));
}

static void emit_kernel(Device *dev, KernelCode *code, int ordinal)
{
    Launch *launch = code->launch;
    Function *f = launch->kernel;
    Writer saved;
    const char *key = arena_format("kernel %d", ordinal);
    for (int i = 0; i < f->captures.count; i++)
        list_add(&code->access, access_bits(f, f->captures.items[i]));
    if (begin_kernel(dev, key, &saved)) {
        print_kernel(dev, code, f);
        piece_end(dev, key, &saved);
    }
    collect_last(dev, code, &code->parts);
    emit_serial(dev, code, ordinal);
    if (code->serial_parts.count && may_chain(code))
        code->features |= MAY_CHAIN;
    emit_several(dev, code, ordinal);
    if (!launch->is_tiled && goes_across(f))
        code->features |= IS_ACROSS;
    if (dev->prog->unit->fast_math)
        code->features |= IS_FAST_MATH;
    code->tile_memory = function_static_bytes(dev->prog, f);
    code->private_memory = function_private_bytes(dev->prog, f);
}

DeviceCode *emit_device(Program *prog, const FormsOfLaunches *forms)
{
    Unit *unit = prog->unit;
    Device dev = {.prog = prog, .warned = warned_flags(unit)};
    DeviceCode *code = NEW(DeviceCode);
    for (int i = 0; i < forms->count; i++) {
        const Forms *f = &forms->items[i];
        KernelCode kernel = {.launch = f->launch, .forms = f};
        emit_kernel(&dev, &kernel, i);
        list_add(&code->kernels, kernel);
    }
    code->failures = dev.failures;
    code->outside = dev.outside;
    for (int i = 0; i < dev.pieces.count; i++) {
        Part part = {dev.pieces.items[i]->text.text};
        list_add(&code->parts, part);
    }
    for (int i = 0; i < unit->records.count; i++)
        if (unit->records.items[i]->device_name)
            list_add(&code->records, unit->records.items[i]);
    return code;
}

const char *device_text(const DeviceCode *code, size_t *length)
{
    Buffer b = {0};
    for (int i = 0; i < code->parts.count; i++) {
        if (i)
            buffer_char(&b, '\n');
        buffer_add(&b, code->parts.items[i].text);
    }
    *length = b.length;
    return b.text ? b.text : "";
}
