/* names.c - names for OpenCL C that collide with nothing.
 *
 * The user's names are kept, so that the device code reads like the source.
 * A name that OpenCL C or ampcc reserves gets an underscore; so does one that
 * is such a name with underscores already, which keeps the mapping injective:
 * global -> global_, global_ -> global__. At program scope, and for tile_static
 * variables, which are hoisted out of their blocks, a number makes names
 * unique.
 */
#include "names.h"

#include <string.h>

static const char *const RESERVED[] = {
#define WORD(name) name,
#include "reserved.def"
#undef WORD
};

static const char *const RESERVED_PREFIXES[] = {
    "amp_", "as_", "async_", "atom_", "atomic_", "cl_", "clk_", "CLK_", "cles_",
    "convert_", "get_", "half_", "image", "native_", "ndrange_", "pipe_",
    "read_", "sub_group_", "vload", "vstore", "view_", "wait_", "work_group_",
    "write_", "__", "INTEL", "M_", "intel_", "nv_"};

static bool has_reserved_prefix(const char *name)
{
    size_t count = sizeof RESERVED_PREFIXES / sizeof *RESERVED_PREFIXES;
    for (size_t i = 0; i < count; i++)
        if (strncmp(name, RESERVED_PREFIXES[i],
                    strlen(RESERVED_PREFIXES[i])) == 0)
            return true;
    return false;
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

static bool is_reserved(const char *name)
{
    static Map words;
    if (!words.used)
        for (size_t i = 0; i < sizeof RESERVED / sizeof *RESERVED; i++)
            *map_put(&words, RESERVED[i]) = (void *)RESERVED[i];
    return map_get(&words, name) || has_reserved_prefix(name)
        || is_vector_word(name);
}

const char *name_device(const char *name)
{
    size_t length = strlen(name);
    while (length > 1 && name[length - 1] == '_')
        length--;
    return is_reserved(arena_substring(name, length))
        ? arena_format("%s_", name) : name;
}

const char *name_unique(Map *taken, const char *name)
{
    const char *unique = name;
    for (int i = 2; map_get(taken, unique); i++)
        unique = arena_format("%s_%d", name, i);
    *map_put(taken, unique) = (void *)unique;
    return unique;
}
