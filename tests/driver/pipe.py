"""The host compiler starts first, and reads the translation from a pipe."""
import time

from shell import HELLO, KERNEL, check

WRONG = "int main(void) { return x; }\n"
LARGE = "".join(f"int f{i}(void) {{ return {i}; }}\n" for i in range(6000))

MACROS = """#include <amp.h>
#include <stdio.h>
#define EACH(v) parallel_for_each(amp_extent(v), ^(int i) restrict(amp) { \\
        v[i] += 1; })
int main(void)
{
    int numbers[1] = {1};
    array_view(int, 1) v = amp_view(numbers, 1);
    EACH(v);
    printf("%d\\n", v[0]);
}
"""


@check
def headers_beside_the_input_come_first(sh):
    sh.write("d/a.ampc", '#include "x.h"\n' + HELLO.replace("hello", 'a" X "b'))
    sh.write("d/x.h", '#define X "right"\n')
    sh.write("x.h", '#define X "wrong"\n')
    sh.works("d/a.ampc", "-o", "a")
    sh.prints("a", "arightb\n")


@check
def headers_at_the_head_are_read_early(sh):
    """As far as nothing stands before them that could change them."""
    head = "// a\n#include <stdio.h> /* b\n */\n#include <amp.h>\n#define _GNU_SOURCE\n#include <math.h>\n"
    sh.write("a.ampc", head + "int main(void) { puts(\"a\"); }\n")
    cc = sh.write("cc", """#!/bin/sh
for word; do case $word in *.head.h) cp "$word" seen.h;; esac; done
exec gcc "$@"
""", 0o755)
    sh.works(f"--cc={cc}", "a.ampc", "-o", "a")
    sh.prints("a", "a\n")
    sh.expect(sh.read("seen.h") == "#define AMPC_HOST 1\n#include <stdio.h>\n"
              "#include <amp.h>\n#undef AMPC_HOST\n", sh.read("seen.h"))


@check
def no_header_at_the_head(sh):
    """What follows a definition, what is of the program, what is in two lines."""
    for first in ("#define _GNU_SOURCE\n#include <math.h>", '#include "x.h"',
                  "#include <x.h>", "#if 0\n#include <math.h>\n#endif",
                  "#include <math.h> \\\n", "/* #include <math.h> */", ""):
        sh.write("x.h", "static int x;\n")
        sh.write("a.ampc", first + "\nint main(void) { return 0; }\n")
        result = sh.works("-v", "-I.", "a.ampc", "-o", "a")
        sh.expect("head.h" not in result.err, first)


@check
def headers_that_options_come_before(sh):
    """What -include names is read first, and the user's own time.h has no guard."""
    sh.write("x.h", "#define _GNU_SOURCE 1\n")
    sh.write("own/time.h", "struct own { int x; };\n")
    sh.write("a.ampc", "#include <stdio.h>\n#include <math.h>\n"
             "int main(void) { return printf(\"%.2f\\n\", M_PI) < 0; }\n")
    sh.write("b.ampc", "#include <stdio.h>\n#include <time.h>\n"
             "int main(void) { struct own o = {1}; printf(\"%d\\n\", o.x); }\n")
    sh.works("-std=c11", "-include", "x.h", "a.ampc", "-o", "a")
    sh.prints("a", "3.14\n")
    for option in (["-Iown"], ["-I", "own"], ["-isystem", "own"], ["-isystemown"]):
        sh.works(*option, "b.ampc", "-o", "b")
        sh.prints("b", "1\n")


@check
def translation_larger_than_a_pipe(sh):
    sh.write("a.ampc", LARGE + KERNEL)
    for option in ("-g", "-O1"):
        sh.works(option, "a.ampc", "-o", "a")
        sh.prints("a", "72\n")


@check
def host_compiler_that_reads_nothing(sh):
    sh.write("a.ampc", LARGE + HELLO)
    cc = sh.write("cc", "#!/bin/sh\nexit 77\n", 0o755)
    sh.fails(f"--cc={cc}", "-c", "a.ampc", message="the host compiler failed")
    sh.only("a.ampc", "cc")


@check
def wrong_programs_leave_nothing(sh):
    """The host compiler, which then reads nothing, is waited for."""
    sh.write("a.ampc", WRONG)
    cc = sh.write("cc", '#!/bin/sh\nsleep 1\nexec gcc "$@"\n', 0o755)
    result = sh.fails(f"--cc={cc}", "-c", "a.ampc", message="'x'")
    sh.expect("host compiler" not in result.err, "the program's error alone")
    sh.only("a.ampc", "cc")


@check
def crash_while_the_host_compiler_waits(sh):
    if sh.suite.sanitized:
        return  # it has a handler of its own
    sh.write("a.ampc", HELLO)
    kill = '#!/bin/sh\nkill -SEGV $PPID\nexec gcc "$@"\n'
    sh.fails(f"--cc={sh.write('cc', kill, 0o755)}", "-c", "a.ampc",
             message="internal error")
    time.sleep(0.5)
    sh.only("a.ampc", "cc")


@check
def translation_printed(sh):
    sh.write("d/a.ampc", KERNEL)
    sh.works("-S", "d/a.ampc")
    printed = sh.works("-S", "d/a.ampc", "-o", "-").out
    sh.expect(printed == sh.read("a.host.c"), "the same text")
    sh.only("a.cl", "a.host.c", "d")


@check
def input_of_the_host_compiler_ends(sh):
    """Whoever else ampcc starts holds no end of the pipe: macros are expanded
    by a command of their own meanwhile."""
    sh.write("a.ampc", MACROS)
    sh.works("a.ampc", "-o", "a")
    sh.prints("a", "2\n")


@check
def translation_that_is_read_twice(sh):
    """Loudly, for the second time there is nothing to read."""
    sh.write("a.ampc", HELLO)
    cc = sh.write("cc", '#!/bin/sh\ncat > /dev/null\nexec gcc "$@"\n', 0o755)
    sh.fails(f"--cc={cc}", "-c", "a.ampc",
             message="did not read the translation")
    sh.works(f"--cc={cc}", "--save-temps", "a.ampc", "-o", "a")
    sh.prints("a", "hello\n")


@check
def cache_of_the_host_compiler(sh):
    """As ccache does: it reads the input unless it is told to leave it."""
    sh.write("a.ampc", HELLO)
    cc = sh.write("cc", '#!/bin/sh\n[ -n "$CCACHE_DISABLE" ] || cat\n'
                  'exec gcc "$@"\n', 0o755)
    sh.works(f"--cc={cc}", "a.ampc", "-o", "a")
    sh.prints("a", "hello\n")
    sh.write("b.c", HELLO)
    cc = sh.write("cc", '#!/bin/sh\n[ -z "$CCACHE_DISABLE" ] || exit 1\n'
                  'exec gcc "$@"\n', 0o755)
    sh.works(f"--cc={cc}", "b.c", "-o", "b")
