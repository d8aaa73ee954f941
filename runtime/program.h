/* program.h - a kernel's builds: for which launches each is, the cache of binaries,
 * builds for known shapes, and the driver's log.
 */
#ifndef RT_PROGRAM_H
#define RT_PROGRAM_H

#include "device.h"

enum rt_variant { /* flags: the launches that a build is right for */
    RT_BIG = 1,    /* an index into a buffer may exceed INT_MAX */
    RT_OVERLAP = 2, /* a view that is written may overlap another one */
    RT_SEVERAL = 4, /* a work-group has several tiles, or a work-item elements; */
    RT_WHOLE = 8,   /* and the domain is divisible by that */
    RT_START = 16   /* every view begins where its buffer does */
};

enum { RT_MEMBERS = 8 };

struct rt_program {
    struct rt_program *next;  /* of the kernel */
    rt_device *device;
    unsigned variant;
    const struct amprt_form *form; /* of the kernel */
    bool is_serial;
    cl_program program;
    cl_kernel kernel;
    size_t largest_tile;
    bool takes_tile; /* the device takes the kernel's tile; false: not known */
    unsigned char *block, *last_block; /* the argument block; and as last set */
    bool block_is_set;
    unsigned long long *serials; /* of the buffers last set, by argument */
    const void *shapes_of; /* the noted launch whose shapes the block has, or NULL */
    unsigned char *shapes;  /* a block with the views' shapes it is for; NULL: any */
    unsigned char *watched; /* such a block, of the last launch; */
    long long threads_left; /* the threads still to run with it before */
                            /* a build for it is due; */
    const struct rt_chain *chain; /* that it is a member of, or NULL; */
    int member;                   /* with this number */
    unsigned asked;         /* how often the cache was asked for such a build */
};

/* A program whose kernel executes launches of the members, one after the other. */
struct rt_chain {
    struct amprt_kernel kernel; /* amprt_kernel.h says what it takes */
    rt_device *device;
    unsigned variant; /* of the members' builds */
    struct amprt_kernel *members[RT_MEMBERS];
    unsigned count;
    size_t block; /* bytes that are set apart for an argument block */
    size_t tiles; /* bytes of tile_static of each worker */
    struct rt_program *program; /* NULL until it may be launched */
};

#define RT_CHAIN_NAME "amp_chain" /* of the kernel */

// chain_text.c

/* Returns the text of a chain's program, for free(), or NULL. */
char *rt_chain_text(const struct rt_chain *c);

// program.c

/* Returns whether the device runs the kernel in its serial form. */
bool rt_runs_serial(const struct amprt_kernel *k, const rt_device *d);

/* Returns the kernel's build for these shapes (NULL: for views of any shapes), or NULL. */
struct rt_program *rt_program_find(const struct amprt_kernel *k,
                                   const rt_device *d, unsigned variant,
                                   const unsigned char *shapes);

/* Sees to it that the kernel has a build for these shapes. rt_program_load does nothing unless
 * the cache has that build, or the driver's own cache. May release the lock. */
typedef amp_status rt_program_get(struct amprt_kernel *k, rt_device *d, unsigned variant,
                                  const unsigned char *shapes);
rt_program_get rt_program_build;
rt_program_get rt_program_load;

// specialise.c: the rest is in launch.h

/* Sets whether and when the device gets builds for the shapes of views, as AMP_SPECIALISE
 * says. */
void rt_specialise_choose(rt_device *d);

/* Writes the options of a build for these shapes. */
void rt_specialise_options(FILE *f, const struct amprt_kernel *k,
                           const unsigned char *shapes);

// cache.c

/* The cache of binaries on disk. Only builds use keys and read, only keep.c writes. */
struct rt_cache_key {
    char *text; /* everything that a build depends on */
    size_t size;
    char name[33]; /* the entry's file name */
    bool is_dear;  /* its binary is costly to get, and the cache has not met it; */
    bool is_marked; /* or has it without the binary, as one that was built */
};

struct rt_cached {
    unsigned char *entry;
    const unsigned char *binary; /* in it */
    size_t size;                 /* of the binary */
};

/* Sets the key of a build with these options; returns false if there is no cache. */
bool rt_cache_key(struct rt_cache_key *key, const struct amprt_kernel *k,
                  const struct rt_program *p, const char *options);
void rt_cache_key_free(struct rt_cache_key *key);

/* Finds the key's entry, and whether the cache has met it; returns whether it has a binary. */
bool rt_cache_read(struct rt_cached *out, struct rt_cache_key *key);
void rt_cached_free(struct rt_cached *c);

/* Removes the key's entry. */
void rt_cache_forget(const struct rt_cache_key *key);

/* Writes the binary of a program; returns its size, or 0 if there is nothing to tell. */
size_t rt_cache_write(const struct rt_cache_key *key, cl_program program);

// keep.c

/* Writes a build to the cache when nobody waits for a kernel; takes over the key. To be called
 * with the lock. */
void rt_keep(const char *name, cl_program program, struct rt_cache_key *key);

// log.c

/* Returns the driver's log with the lines of the user's text, for free(); NULL: out of memory. */
char *rt_log_in_user_lines(const struct amprt_kernel *k,
                           const struct amprt_form *form, const char *log);

#endif
