"""Any word of amp.h's own may be a macro of the user's, before or after it."""
import glob
import os
import re

from harness import read
from shell import check

KEYWORDS = set("""
auto break case char const continue default do double else enum extern float for
goto if inline int long register return short signed sizeof static struct switch
typedef union unsigned void volatile while define defined ifdef ifndef elif endif
NULL size_t ptrdiff_t restrict tile_static
""".split())
TYPES = r"(index|extent|tiled_index|tiled_extent|grid|int)_\d?"
SHORT = "array_view array tiled_index tiled_extent tile extent index".split()
PROGRAM = """
struct pair { int first, second; };
static const int tab[2] = {3, 4};
static int twice(int q, const int *z) restrict(cpu, amp)
{
    return 2 * q + amp_equal((index_1){q}, (index_1){-1}) + z[0] - z[0];
}
int main(void)
{
    int numbers[16], sum = 0;
    struct pair two = {5, 6};
    AMP_ARRAY_VIEW(int, 1) u = amp_view(numbers, 16);
    AMP_ARRAY_VIEW(int, 2) s = amp_section(
        amp_view_as(u, amp_make_extent(4, 4)), amp_make_index(0, 0),
        amp_make_extent(2, 4));
    AMP_ARRAY(int, 1) r = amp_array(int, 16);
    for (int q = 0; q < amp_extent(u)[0]; q++)
        u[q] = q;
    for (int q = 0; q < 16; q++)
        if (q % 3)
            u[q]++;
    amp_copy(u, r);
    parallel_for_each(amp_make_extent(16), ^(int q) restrict(amp) {
        r[q] = twice(r[q], tab) + two.second;
        if (r[q] < 0)
            amp_abort();
    });
    parallel_for_each(amp_make_tile(amp_extent(s), 2, 4),
        ^(AMP_TILED_INDEX(2, 4) g) restrict(amp) {
            tile_static int turned[4];
            int q = g.local[1];
            if (g.local[0] == 0)
                turned[q] = (int)amp_fast_fabs((float)s[0][q]);
            g.barrier.wait();
            if (g.local[0] == 1)
                s[0][q] = amp_atomic_exchange(&turned[3 - q], 0);
        });
    amp_accelerator_view where = amp_default_view();
    amp_future done = amp_copy_async(r, numbers);
    if (amp_wait(done) || amp_finish(where) || amp_refresh(u))
        return 1;
    for (int q = 0; q < 16; q++)
        sum += u[q];
    return sum != 356;
}
"""


def words_of(text):
    return set(re.findall(r"\b[A-Za-z]\w*", re.sub(
        r"/\*.*?\*/|\"[^\"]*\"|^ *# *(?!define)\w+.*?$", " ",
        text.replace('\\"', ""), flags=re.S | re.M)))


def words_of_header(sh):
    words = set().union(*(
        words_of(read(file))
        for file in glob.glob(os.path.join(sh.suite.include, "amp*.h"))
        if not file.endswith("amp_short.h")))
    return sorted(word for word in words - words_of(PROGRAM) - KEYWORDS
                  if not re.fullmatch(rf"(?i)amp.*|{TYPES}", word))


def defined(words):
    return "".join(f"#define {word} @ {word} is a macro\n" for word in words)


def tool(sh, *command):
    sh.last = (command, sh.run(*command))
    sh.expect(sh.last[1].status == 0, "status 0")


def compiles(sh, text):
    """Both faces of amp.h, with both compilers."""
    file = sh.write("a.ampc", text)
    sh.expect(len(text.split("\n")) > 200, "words of amp.h")
    tool(sh, sh.suite.clang, "-x", "c", "-std=gnu11", "-fblocks", "-Wall", "-Werror",
            "-fsyntax-only", "-isystem", sh.suite.include, file)
    for compiler in sh.compilers:
        sh.works("a.ampc", "-o", "a", f"--cc={compiler}")
        sh.prints("a", "")
        sh.works("-S", "-fsanitize=bounds", "a.ampc")
        tool(sh, compiler, "-std=c11", "-Wall", "-Wextra", "-Werror", "-fsyntax-only",
                "-isystem", sh.suite.include, "a.host.c")


@check
def macros_before_the_header(sh):
    words = words_of_header(sh)
    kept = "".join(f"#ifndef {word}\n#error \"{word} is no macro any more\"\n#endif\n"
                   for word in words)
    compiles(sh, "#define AMP_NO_SHORT_NAMES\n" + defined(words)
             + "#include <amp.h>\n" + kept + PROGRAM)


@check
def macros_after_the_header(sh):
    compiles(sh, "#define AMP_NO_SHORT_NAMES\n#include <amp.h>\n"
             + defined(words_of_header(sh)) + PROGRAM)


@check
def macros_as_short_names_are(sh):
    """With amp.h's short names, all others may be macros."""
    words = [word for word in words_of_header(sh) if word not in SHORT]
    short = re.sub(r"AMP_(\w+)\(|amp_make_(\w+)\(",
                   lambda m: (m[1] or m[2]).lower() + "(", PROGRAM)
    compiles(sh, defined(words) + "#include <amp.h>\n" + short)


@check
def the_list_of_words_is_current(sh):
    """runtime/words has written it."""
    listed = re.findall(r"^#undef (\w+)$", read(os.path.join(
        sh.suite.include, "amp_aside.h")), flags=re.M)
    missing = set(words_of_header(sh)) - set(listed)
    sh.expect(not missing, f"'runtime/words' was run: {sorted(missing)}")
