/* coarse.h - runs the bodies of coarse.ampc and coarse_apart.ampc, in tiles of
 * the WIDTHS that these have. On the host `t` is the thread's place.
 */
#define EACH_ON_DEVICE(...) { __VA_ARGS__ } t.barrier.wait();

#define EACH_ON_HOST(...) \
    for (t.local[0] = 0; t.local[0] < W; t.local[0]++) { \
        t.global[0] = t.tile_origin[0] + t.local[0]; \
        __VA_ARGS__ \
    }

#define FUNCTIONS_OF(body, width) \
    static void body##_##width(array_view(const int, 1) in, \
                               array_view(int, 1) out, int tiles, int n, \
                               int k, int stride) \
    { \
        enum { W = width }; \
        parallel_for_each(tile(extent(tiles * W), W), \
            ^(tiled_index(W) t) restrict(amp) { \
                int mine = t.local[0]; \
                (void)k, (void)stride; \
                body(EACH_ON_DEVICE, tile_static, mine, \
                     amp_atomic_fetch_add, amp_atomic_fetch_max) \
                out[t.global[0]] = mine; \
            }); \
    } \
    static void body##_##width##_tile(const int *in, int *out, place t, int n, \
                                      int k, int stride) \
    { \
        enum { W = width }; \
        int mine[W]; \
        (void)k, (void)stride; \
        EACH_ON_HOST(mine[t.local[0]] = t.local[0];) \
        body(EACH_ON_HOST, static, mine[t.local[0]], add_on_host, \
             most_on_host) \
        EACH_ON_HOST(out[t.global[0]] = mine[t.local[0]];) \
    }
#define FUNCTIONS(body) WIDTHS(FUNCTIONS_OF, body)
BODIES(FUNCTIONS)

typedef void kernel_function(array_view(const int, 1), array_view(int, 1), int,
                             int, int, int);
typedef void tile_function(const int *, int *, place, int, int, int);

typedef struct body {
    const char *name;
    int width;
    kernel_function *on_device;
    tile_function *on_host;
} body;

#define ROW(name, width) {#name, width, name##_##width, name##_##width##_tile},
#define TABLE(body) WIDTHS(ROW, body)
static const body BODY[] = {BODIES(TABLE)};

static void try(const body *b, int tiles, int n, int k, int stride)
{
    size_t size = (size_t)(tiles * b->width) * sizeof *to;
    array_view(const int, 1) in = amp_view((const int *)from, N);
    array_view(int, 1) out = amp_view(to, MOST);
    memset(to, 0, sizeof to);
    amp_refresh(out);
    b->on_device(in, out, tiles, n, k, stride);
    amp_synchronize(out);
    for (int i = 0; i < tiles; i++) {
        place t = {.tile = {i}, .tile_origin = {i * b->width},
                   .tile_extent = {b->width}};
        b->on_host(from, wanted, t, n, k, stride);
    }
    if (memcmp(to, wanted, size) != 0 && failed++ < 20)
        printf("%s, %d wide: %d tiles, %d, %d, %d\n", b->name, b->width, tiles,
               n, k, stride);
    amp_release(in);
    amp_release(out);
}

/* With numbers of tiles of which every n-th is tried, with fewer elements then. */
static void try_all(int step)
{
    static const int TILES[] = {1, 3, 17, 40, 600};
    static const int SIZES[] = {0, 1, 75, 700};
    int most = step > 1 ? 420 : N;
    for (int i = 0; i < N; i++)
        from[i] = i * 31 % 101;
    for (size_t i = 0; i < sizeof BODY / sizeof *BODY; i++)
        for (int a = step - 1; a < 5; a += step) {
            int tiles = TILES[a], n = SIZES[(a + (int)i) % 4];
            int domain = tiles * BODY[i].width;
            if (domain > MOST)
                continue;
            try(&BODY[i], tiles, most, 2 - a % 3, domain);
            if (domain > 1000)
                continue;
            try(&BODY[i], tiles, n, a % 3, domain);
            try(&BODY[i], tiles, 3 * n, 1, domain / 2 + 100);
        }
}
