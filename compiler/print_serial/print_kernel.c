/* print_kernel.c - the serial form of a kernel.
 *
 * What is planned for one tile is a function, which a work-item calls for several neighbours:
 * to begin a work-item takes drivers as long as a small tile takes. Other plans are for what
 * a work-item has.
 */
#include "retile/retile.h"
#include "print_serial.h"

enum { MOST_CALLS = 64 }; /* for a work-item */

static bool is_of_tile(const Plan *s)
{
    return s->launch->is_tiled && !s->index && !s->is_coarse;
}

/* ---- tile_static variables ------------------------------------------------ */

/* The serial form has memory for all tile_static variables: only a kernel may declare
 * these, and in a chain the form is a function. */
static long after_static(long bytes, const Decl *d)
{
    enum { ALIGNMENT = 128 };
    return align_up(bytes + d->type->size, ALIGNMENT);
}

static long serial_memory(Device *dev, Function *f)
{
    const Decls *statics = function_statics(dev->prog, f);
    long bytes = 0;
    for (int i = 0; i < statics->count; i++)
        bytes = after_static(bytes, statics->items[i]);
    return bytes;
}

static void print_serial_statics(Device *dev, Function *f)
{
    const Decls *statics = function_statics(dev->prog, f);
    long bytes = 0;
    for (int i = 0; i < statics->count; i++) {
        const Decl *d = statics->items[i];
        const char *name = static_name(map_value_pointer(dev->w.statics, d));
        putf(dev, "    __local %s = (__local %s)(amp_memory + %ld);\n",
             print_declaration(dev, d->type, arena_format("(*const %s)", name)),
             print_declaration(dev, d->type, "(*)"), bytes);
        bytes = after_static(bytes, d);
    }
}

/* ---- the kernel ------------------------------------------------------------ */

static void print_serial_head(Device *dev, const KernelCode *code, long memory)
{
    putf(dev, "AMP_KERNEL void %s_serial(\n    %s AMP_PLACE)\n{\n"
              "    AMP_BEGIN\n", code->launch->name,
         print_kernel_parameters(dev, code, HEAD_SERIAL));
    if (memory)
        putf(dev, "    AMP_MEMORY(%ld)\n", memory);
}

static void print_tile_head(Device *dev, const KernelCode *code, const Plan *s, bool has_memory)
{
    putf(dev, "AMP_FUNCTION void %s_tile(\n    %s,\n    const amp_place amp_place%s%s)\n{\n",
         code->launch->name, print_kernel_parameters(dev, code, HEAD_TILE),
         has_memory ? ", __local char *amp_memory" : "", print_total_pointers(s, true));
}

/* Neighbours in the last dimension, which is OpenCL's first. */
static void print_tile_loop(Device *dev, const Plan *s, const char *arguments, bool has_memory)
{
    const Launch *launch = s->launch;
    int last = launch->rank - 1;
    putf(dev, "    const long amp_tiles = amp_block.amp_domain[%d] / %d;", last,
         launch->kernel->parameters.items[0]->type->tile[last]);
    put_line(dev, "const long amp_each = (amp_tiles + amp_place.items[0] - 1)"
                  " / amp_place.items[0];");
    put_line(dev, "struct amp_place amp_at = amp_place;");
    put_line(dev, "amp_at.item[0] *= amp_each;");
    put_line(dev, "const long amp_past = min(amp_at.item[0] + amp_each, amp_tiles);");
    put_line(dev, "for (; amp_at.item[0] < amp_past; amp_at.item[0]++)");
    put_line(dev, "    %s_tile(%s, amp_at%s%s);", launch->name, arguments,
             has_memory ? ", amp_memory" : "", print_total_pointers(s, false));
}

/* The plan's code, after the head of the function that it is in. */
static void print_planned(Device *dev, KernelCode *code, const Plan *s)
{
    print_captures(dev, code);
    print_serial_statics(dev, s->kernel);
    put(dev, has_literals(s->kernel) ? "    " : "");
    declare_literals(dev, s->kernel);
    put(dev, has_literals(s->kernel) ? "\n" : "");
    print_serial_body(dev, dev->w.serial);
    close_kernel(dev);
}

/* The serial form: a function for one tile and a kernel that calls it for several, or a
 * kernel alone. */
static void print_form(Device *dev, KernelCode *code, const Plan *s)
{
    const long memory = serial_memory(dev, s->kernel);
    code->chain_memory = memory > code->chain_memory ? memory : code->chain_memory;
    print_kernel_head(dev, code, s->instance, s->statics);
    need_place(dev);
    dev->w.serial = cursor_new(s);
    dev->w.indent = 1;
    dev->w.path = NULL;
    if (is_of_tile(s)) {
        print_tile_head(dev, code, s, memory);
        print_planned(dev, code, s);
        put(dev, "\n");
        print_serial_head(dev, code, memory);
        if (s->totals.count)
            print_captures(dev, code);
        print_totals(dev, dev->w.serial);
        print_tile_loop(dev, s, print_kernel_arguments(dev, code), memory);
        print_results(dev, dev->w.serial);
        close_kernel(dev);
    } else {
        print_serial_head(dev, code, memory);
        print_planned(dev, code, s);
    }
}

static void note_form(KernelCode *code, const Plan *s)
{
    code->serial_rows = !code->launch->is_tiled || !s->index ? "AMPRT_IN_TILES"
        : s->staged ? "AMPRT_IN_ROWS_APART" : "AMPRT_IN_ROWS";
    code->ends = s->view_ends;
    code->serial_ends = s->has_ends;
    code->serial_together = steps_go_together(&s->steps) ? ROWS_TOGETHER : 0;
    code->is_coarse = s->is_coarse;
    code->is_in_turn = s->is_coarse && s->tile[0] == 1;
    code->gathers = s->bins.count || (s->totals.count && code->forms->is_short);
    if (code->launch->is_tiled)
        code->serial_tiles = code->is_in_turn ? MOST_IN_TURN
            : s->is_coarse ? s->tile[0] : MOST_CALLS;
    if (is_of_tile(s) && s->rank > code->launch->rank)
        code->serial_wide = s->tile[1];
}

/* What is read from a view in place of a copy must not be written meanwhile. */
void print_serial_kernel(Device *dev, KernelCode *code)
{
    const Plan *s = code->forms->serial;
    note_form(code, s);
    put(dev, s->staged ? "#ifndef AMP_OVERLAP\n" : "");
    print_form(dev, code, s);
    if (!s->staged)
        return;
    dev->w.indent = 0;
    put(dev, "\n#else\n");
    print_form(dev, code, s->staged);
    put(dev, "\n#endif");
}
