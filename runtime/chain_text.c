/* chain_text.c - prints the program of a chain, in OpenCL C: how its work-items, the workers,
 * share launches, and a kernel that calls the members' serial forms.
 *
 * Each worker takes work-items of the first launch, parts, waits until all parts of that are
 * done, and goes on to the next. It says that it takes a part before it executes it, and
 * takes those that others have left over, so a worker waits for such parts alone as one that
 * runs has taken: how many of the workers the driver runs at a time does not matter.
 *
 * It takes its own parts at first, as these have the same elements in each launch, which are
 * in its core's cache; those of a worker that has not begun at once; and those of others if
 * they are late. All wait for a line that the last one writes, not for the one in which they
 * count what is done, which each of them writes.
 */
#include "program.h"

#include <stdlib.h>

/* AMPRT_LINE bytes are what processors fetch at once, two lines of a cache. */
static const char WORKERS[] =
    "#if defined(__x86_64__) || defined(__i386__)\n"
    "#define amp_pause() __builtin_ia32_pause()\n"
    "#else\n"
    "#define amp_pause()\n"
    "#endif\n"
    "\n"
    "typedef struct amp_line {\n"
    "    int value, pad[31];\n"
    "} amp_line;\n"
    "\n"
    "typedef struct amp_link {\n"
    "    long items[3];\n"
    "    int parts, member, block, data[16], pad[7];\n"
    "} amp_link;\n"
    "\n"
    "typedef struct amp_worker {\n"
    "    __global int *done, *opened;\n"
    "    __global amp_line *workers, *claims;\n"
    "    int count, number;\n"
    "    int link, first, own, at, unsaid, total;\n"
    "    bool is_late, are_all_here;\n"
    "} amp_worker;\n"
    "\n"
    "static amp_worker amp_begin(__global amp_line *lines)\n"
    "{\n"
    "    const int count = (int)get_num_groups(0), number = (int)get_group_id(0);\n"
    "    const amp_worker w = {&lines[0].value, &lines[1].value, lines + 2,\n"
    "                          lines + 2 + count, count, number,\n"
    "                          0, 0, 0, 0, 0, 0, false, false};\n"
    "    __atomic_store_n(&w.workers[number].value, 1, __ATOMIC_RELAXED);\n"
    "    return w;\n"
    "}\n"
    "\n"
    "static void amp_begin_link(amp_worker *w, int link, int parts)\n"
    "{\n"
    "    w->link = link;\n"
    "    w->first = (int)((long)parts * w->number / w->count);\n"
    "    w->own = (int)((long)parts * (w->number + 1) / w->count) - w->first;\n"
    "    w->at = 0;\n"
    "    w->total += parts;\n"
    "    w->is_late = false;\n"
    "}\n"
    "\n"
    "static bool amp_is_here(const amp_worker *w, int number)\n"
    "{\n"
    "    return __atomic_load_n(&w->workers[number].value, __ATOMIC_RELAXED);\n"
    "}\n"
    "\n"
    "static bool amp_is_left_over(const amp_worker *w, int part, int parts)\n"
    "{\n"
    "    return w->at < w->own || w->is_late\n"
    "        || !amp_is_here(w, (int)((((long)part + 1) * w->count - 1) / parts));\n"
    "}\n"
    "\n"
    "static bool amp_claim(const amp_worker *w, int part)\n"
    "{\n"
    "    __global int *claim = &w->claims[part].value;\n"
    "    int next = __atomic_load_n(claim, __ATOMIC_RELAXED);\n"
    "    return next <= w->link\n"
    "        && __atomic_compare_exchange_n(claim, &next, w->link + 1, false,\n"
    "                                       __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);\n"
    "}\n"
    "\n"
    "static int amp_take(amp_worker *w, int parts)\n"
    "{\n"
    "    const int most = w->are_all_here && !w->is_late ? w->own : parts;\n"
    "    for (; w->at < most; w->at++) {\n"
    "        const int part = (w->first + w->at) % parts;\n"
    "        if (w->at == w->own && w->unsaid)\n"
    "            return -1;\n"
    "        if (amp_is_left_over(w, part, parts) && amp_claim(w, part)) {\n"
    "            w->at++;\n"
    "            w->unsaid++;\n"
    "            return part;\n"
    "        }\n"
    "    }\n"
    "    return -1;\n"
    "}\n"
    "\n"
    "static bool amp_is_done(amp_worker *w)\n"
    "{\n"
    "    if (w->unsaid\n"
    "        && __atomic_add_fetch(w->done, w->unsaid, __ATOMIC_ACQ_REL) == w->total)\n"
    "        __atomic_store_n(w->opened, w->link + 1, __ATOMIC_RELEASE);\n"
    "    w->unsaid = 0;\n"
    "    return __atomic_load_n(w->opened, __ATOMIC_ACQUIRE) > w->link;\n"
    "}\n"
    "\n"
    "static void amp_look_around(amp_worker *w)\n"
    "{\n"
    "    w->are_all_here = true;\n"
    "    for (int i = 0; i < w->count && w->are_all_here; i++)\n"
    "        w->are_all_here = amp_is_here(w, i);\n"
    "}\n"
    "\n"
    "static int amp_next(amp_worker *w, int parts)\n"
    "{\n"
    "    for (int waited = 1;; waited++) {\n"
    "        const int part = amp_take(w, parts);\n"
    "        if (part >= 0)\n"
    "            return part;\n"
    "        if (amp_is_done(w))\n"
    "            return -1;\n"
    "        if (!w->are_all_here)\n"
    "            amp_look_around(w);\n"
    "        if (waited == 256) {\n"
    "            w->is_late = true;\n"
    "            w->at = w->own;\n"
    "        }\n"
    "        amp_pause();\n"
    "    }\n"
    "}\n"
    "\n"
    "static amp_place amp_place_of(__global const amp_link *link, int part)\n"
    "{\n"
    "    const amp_place place = {\n"
    "        {part % link->items[0], part / link->items[0] % link->items[1],\n"
    "         part / link->items[0] / link->items[1]},\n"
    "        {link->items[0], link->items[1], link->items[2]}};\n"
    "    return place;\n"
    "}\n";

static void print_parameters(FILE *f)
{
    for (int i = 0; i < AMPRT_LINK_VIEWS; i++)
        fprintf(f, "    __global void *amp_data_%d,\n", i);
    fputs("    __global amp_line *lines, const int line_count, const int links,\n"
          "    __local char *tiles)\n", f);
}

static void print_case(FILE *f, const struct amprt_kernel *k, unsigned number)
{
    int views = 0;
    fprintf(f, "        case %u:\n"
               "            while ((part = amp_next(&self, at->parts)) >= 0)\n"
               "                %s(", number, k->serial.name);
    for (unsigned i = 0; i < k->argument_count; i++)
        if (k->arguments[i].kind == AMPRT_VIEW)
            fprintf(f, "data[at->data[%d]], ", views++);
    fprintf(f, "\n                    *(__global const amp_block_of_%s *)(blocks + at->block),\n"
               "                    amp_place_of(at, part), tiles);\n"
               "            break;\n", k->name);
}

static void print_kernel(FILE *f, const struct rt_chain *c)
{
    fprintf(f, "\n__kernel __attribute__((reqd_work_group_size(1, 1, 1)))\n"
               "void %s(\n", RT_CHAIN_NAME);
    print_parameters(f);
    fputs("{\n"
          "    __global void *const data[] = {", f);
    for (int i = 0; i < AMPRT_LINK_VIEWS; i++)
        fprintf(f, "%samp_data_%d", i ? ", " : "", i);
    fputs("};\n"
          "    __global const amp_link *at = (__global const amp_link *)(lines + line_count);\n"
          "    __global const char *blocks = (__global const char *)(at + links);\n"
          "    amp_worker self = amp_begin(lines);\n"
          "    for (int i = 0, part; i < links; i++, at++) {\n"
          "        amp_begin_link(&self, i, at->parts);\n"
          "        switch (at->member) {\n", f);
    for (unsigned i = 0; i < c->count; i++)
        print_case(f, c->members[i], i);
    fputs("        }\n"
          "    }\n"
          "}\n", f);
}

char *rt_chain_text(const struct rt_chain *c)
{
    char *text = NULL;
    size_t size;
    FILE *f = open_memstream(&text, &size);
    if (f) {
        fputs(WORKERS, f);
        print_kernel(f, c);
    }
    if (f && !fclose(f))
        return text;
    free(text);
    return NULL;
}
