/* names.c - names for OpenCL C that collide with nothing.
 *
 * The user's names are kept, so that the device code reads like the source.
 * A name that OpenCL C or ampcc reserves gets an underscore; so does one that
 * is such a name with underscores already, which keeps the mapping injective:
 * global -> global_, global_ -> global__. A byte that not every OpenCL compiler
 * takes in names, of a $ or an é, becomes _xC3, and names that look like that
 * are reserved. At program scope, and for tile_static variables, which are
 * hoisted out of their blocks, a number makes names unique.
 */
#include "names.h"

#include <ctype.h>
#include <stdint.h>
#include <string.h>

static const char *const RESERVED[] = {
#define WORD(name) name,
#include "reserved.def"
#undef WORD
};

static const char *const RESERVED_PREFIXES[] = {
    "AMP_", "ATOMIC_", "CLK_", "CL_", "DBL_", "FLT_", "FP_", "HALF_", "INTEL",
    "LLVM_", "M_", "POCL_", "__", "_cl_", "amd_", "amp_", "anonymous_", "arm_",
    "as_", "async_", "atom_", "atomic_", "bitfield_", "cl_", "cles_", "clk_",
    "clock_read_", "convert_", "dot_", "enqueue_", "get_", "half_", "image",
    "intel_", "memory_order", "memory_scope", "native_", "ndrange_", "nv_",
    "pipe_", "pocl_", "read_", "sub_group_", "view_", "vload", "vstore",
    "wait_", "work_group_", "write_"};

static bool has_reserved_prefix(const char *name)
{
    return STRING_BEGINS_AS(name, RESERVED_PREFIXES);
}

/* float4, uint16, … */
static bool is_vector_word(const char *name)
{
    static const char *const BASES[] = {"char", "uchar", "short", "ushort",
        "int", "uint", "long", "ulong", "float", "double", "half", "bool"};
    size_t length = strcspn(name, "0123456789");
    for (size_t i = 0; i < sizeof BASES / sizeof *BASES; i++)
        if (strlen(BASES[i]) == length
            && strncmp(name, BASES[i], length) == 0)
            return true;
    return false;
}

/* …_xC3… */
static bool looks_encoded(const char *name)
{
    for (const char *x = strstr(name, "_x"); x; x = strstr(x + 1, "_x"))
        if (isxdigit((unsigned char)x[2]) && isxdigit((unsigned char)x[3]))
            return true;
    return false;
}

static const char *encode(const char *name)
{
    Buffer b = {0};
    for (const char *c = name; *c; c++)
        if (isalnum((unsigned char)*c) || *c == '_')
            buffer_char(&b, *c);
        else
            buffer_format(&b, "_x%02X", (unsigned char)*c);
    return b.text;
}

static bool is_plain(const char *name)
{
    while (isalnum((unsigned char)*name) || *name == '_')
        name++;
    return !*name;
}

static bool is_reserved(const char *name)
{
    static Map words;
    if (!words.used)
        for (size_t i = 0; i < sizeof RESERVED / sizeof *RESERVED; i++)
            *map_put(&words, RESERVED[i]) = (void *)RESERVED[i];
    return map_get(&words, name) || has_reserved_prefix(name)
        || is_vector_word(name) || looks_encoded(name);
}

const char *name_device(const char *name)
{
    if (!is_plain(name))
        return encode(name);
    size_t length = strlen(name);
    while (length > 1 && name[length - 1] == '_')
        length--;
    return is_reserved(arena_substring(name, length))
        ? arena_format("%s_", name) : name;
}

static bool has(const Map *m, const char *name)
{
    return m && map_get(m, name);
}

/* `taken` has the last number that was given to a name. */
const char *name_unique(Map *taken, const Map *others, const char *name)
{
    intptr_t number = (intptr_t)map_value(taken, name);
    const char *unique = number ? NULL : name;
    while (!unique || has(others, unique)
           || (unique != name && has(taken, unique))) {
        number = number ? number + 1 : 2;
        unique = arena_format("%s_%d", name, (int)number);
    }
    *map_put(taken, name) = (void *)(number ? number : 1);
    if (unique != name)
        *map_put(taken, unique) = (void *)1;
    return unique;
}
