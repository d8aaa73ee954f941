"""Options, inputs and messages."""
import glob
import json
import os
import re

from harness import ROOT
from shell import HELLO, KERNEL, check


@check
def version(sh):
    result = sh.works("--version")
    sh.expect(result.out.startswith("ampcc version "), "a version")


@check
def help_names_the_options(sh):
    result = sh.works("--help")
    for option in ("-o <file>", "-fsyntax-only", "--cc=", "-MJ", "--save-temp"):
        sh.expect(option in result.out, option)
    sh.expect(max(map(len, result.out.split("\n"))) <= 80, "80 columns")


@check
def full_output_device_is_an_error(sh):
    result = sh.run("sh", "-c", f"'{sh.suite.ampcc}' --help > /dev/full")
    sh.expect(result.status == 1, "status 1 on a full device")


@check
def no_input(sh):
    sh.fails(message="ampcc: error: no input files")


@check
def verbose_alone_prints_the_version(sh):
    sh.expect("ampcc version" in sh.works("-v").err, "a version")


@check
def missing_input(sh):
    sh.fails("x.ampc", "y.ampc", message="ampcc: error: no such file or "
             "directory: 'x.ampc'")
    sh.expect("'y.ampc'" in sh.last[1].err, "both are named")


@check
def directory_as_input(sh):
    os.mkdir(sh.path("d.ampc"))
    sh.fails("d.ampc", message="ampcc: error: input 'd.ampc' is a directory")


@check
def unknown_long_option(sh):
    sh.fails("--vresion", message="did you mean '--version'?")
    sh.fails("--nothing-like-it", message="unknown argument: "
             "'--nothing-like-it'")


@check
def missing_argument(sh):
    sh.fails("x.ampc", "-o", message="argument to '-o' is missing")


@check
def unknown_options_go_to_the_host_compiler(sh):
    sh.write("a.ampc", HELLO)
    sh.fails("a.ampc", "-fno-such-thing", message="no-such-thing")
    sh.works("a.ampc", "-fno-ipa-pta", "-fstack-protector-strong",
             "-Wlogical-op", "-mno-red-zone")
    sh.expect(sh.last[1].err == "", "silence")


@check
def misspelt_warning_options(sh):
    sh.write("a.ampc", HELLO)
    for said, meant in (("-Werror=tile-rcae", "-Werror=tile-race"),
                        ("-Wno-viewfreed", "-Wno-view-freed"),
                        ("-Wno-error=same-value-races",
                         "-Wno-error=same-value-race")):
        sh.works("-c", "a.ampc", said)
        sh.expect(sh.last[1].err == f"ampcc: warning: unknown warning option "
                  f"'{said}'; did you mean '{meant}'?\n", said)
    sh.works("-c", "a.ampc", "-Werror=tile-race", "-Wshadow", "-Wno-trigraphs")
    sh.expect(sh.last[1].err == "", "silence")


@check
def bounds_are_checked_where_a_list_of_sanitizers_says_so(sh):
    sh.write("a.ampc", KERNEL)
    for flags, checks in ((("-fsanitize=bounds",), True),
                          (("-fsanitize=address,bounds",), True),
                          (("-fsanitize=undefined",), True),
                          (("-fsanitize=address,leak",), False),
                          (("-fsanitize=bounds", "-fno-sanitize=bounds"),
                           False),
                          (("-fsanitize=undefined", "-fno-sanitize=all"),
                           False),
                          (("-fno-sanitize=bounds", "-fsanitize=bounds"),
                           True)):
        sh.works("-S", *flags, "a.ampc")
        sh.expect(("CHECKED" in sh.read("a.host.c")) == checks,
                  f"{flags}: the host's checks")
        sh.expect(("amp_inside" in sh.read("a.cl")) == checks,
                  f"{flags}: the kernel's checks")
    commands = sh.works("-###", "-fsanitize=address,bounds", "a.ampc").err
    sh.expect(commands.count("-fsanitize=address,bounds") == 2,
              "the host compiler and the linker get the option")


@check
def forms_of_kernels(sh):
    """Both are there, or one; a device runs what is asked for."""
    sh.write("a.ampc", KERNEL)
    for form, has_serial, always in (("auto", True, False),
                                     ("spmd", False, False),
                                     ("serial", True, True)):
        sh.works(f"-fform={form}", "-S", "a.ampc", "-o", form)
        sh.expect(("_serial(" in sh.read(form + ".cl")) == has_serial, form)
        sh.expect((".always_serial = 1" in sh.read(form + ".host.c"))
                  == always, form)
        sh.works(f"-fform={form}", "a.ampc", "-o", "a")
        sh.prints("a", "72\n")
    sh.fails("-fform=threads", "-S", "a.ampc", message="threads")


@check
def fast_math(sh):
    sh.write("f.ampc", """#include <amp.h>
void f(array_view(float, 1) v)
{
    parallel_for_each(amp_extent(v), ^(int i) restrict(amp) { v[i] /= 3; });
}
""")
    for options, is_fast in ((["-ffast-math"], True), ([], False),
                             (["-ffast-math", "-fno-fast-math"], False)):
        sh.works("-S", *options, "f.ampc")
        sh.expect(("AMPRT_IS_FAST_MATH" in sh.read("f.host.c")) == is_fast, options)


@check
def remarks_on_forms(sh):
    text = ("#include <amp.h>\n"
            "static void both(int n) restrict(amp) { if (n) amp_abort(); }\n"
            "void f(array_view(int, 1) v) {\n"
            "    parallel_for_each(amp_extent(v),\n"
            "        ^(int i) restrict(amp) { v[i] = i; });\n"
            "    parallel_for_each(tile(amp_extent(v), 4),\n"
            "        ^(tiled_index(4) t) restrict(amp) {\n"
            "            both(1); v[t.global[0]] = 1; });\n}\n")
    sh.write("a.ampc", text)
    sh.write("b.ampc", text.replace("v[i] = i", "for (; v[i] > 9; ) v[i] /= 2"))
    loops = "a.ampc:4:5: remark: a CPU runs the threads of this kernel in " \
        "loops [-Rpass=serial]"
    fails = "a.ampc:6:5: remark: a CPU runs this kernel a thread at a time, " \
        "since its threads can fail [-Rpass-missed=serial]"
    some = "a.ampc:4:5: remark: a work-item of a GPU may have several " \
        "elements of the domain [-Rpass=several]"
    alone = "a.ampc:6:5: remark: a work-group of a GPU has one tile, since " \
        "its threads can fail [-Rpass-missed=several]"
    for options, wanted in (
            ("-Rpass=.*", (loops, some, fails, alone)),
            ("-Rpass", (loops, some, fails, alone)),
            ("-w -Werror -Rpass=ser", (loops, fails)),
            ("-Rpass=several", (some, alone)),
            ("-Rpass-missed=.*", (fails, alone)),
            ("-Rpass-missed=several", (alone,)),
            ("-Rpass-analysis=serial", (fails,)),
            ("-Rpass-analysis", (fails, alone)),
            ("-Rpass=serial -Rpass-missed=several", (loops, alone)),
            ("-Rpass -Rno-pass-missed", (loops, some)),
            ("-Rpass -Rno-pass", ())):
        said = sh.works("-S", *options.split(), "a.ampc").err
        sh.expect([line for line in said.splitlines() if "remark: " in line]
                  == list(wanted), f"{options}: {said}")
    sh.write("c.ampc", text.replace("both(1); v[t.global[0]] = 1;",
             "for (int i = t.global[0]; i < 9; i += 4) v[i] = 1;"))
    said = sh.works("-S", "-Rpass=serial", "c.ampc").err
    sh.expect("c.ampc:6:5: remark: a work-item of a CPU may have 16 tiles side "
              "by side [-Rpass=serial]" in said, said)
    sh.write("g.ampc", """#include <amp.h>
void g(array_view(int, 1) v)
{
    parallel_for_each(tile(extent(64), 64), ^(tiled_index(64) t) restrict(amp) {
        tile_static int s[64];
        s[t.local[0]] = t.local[0] % 16;
        t.barrier.wait();
        v[t.global[0]] = s[t.local[0] / 16 * 16 + 15 - t.local[0] % 16];
    });
}
""")
    said = sh.works("-S", "-Rpass=serial", "g.ampc").err
    sh.expect("g.ampc:4:5: remark: a CPU has a row of the tile for each group "
              "of 16 threads [-Rpass=serial]" in said, said)
    sh.write("e.ampc", """#include <amp.h>
void e(array_view(const int, 1) v, array_view(int, 1) w, int n)
{
    parallel_for_each(extent(n), ^(int i) restrict(amp) {
        w[i] = v[i > 0 ? i - 1 : 0];
    });
}
""")
    said = sh.works("-S", "-Rpass=serial", "e.ampc").err
    sh.expect("e.ampc:4:5: remark: a CPU has loops of their own for the ends of "
              "a row, where indices are bent [-Rpass=serial]" in said, said)
    sh.write("m.ampc", """#include <amp.h>
void m(array_view(const int, 2) a, array_view(const int, 2) b, array_view(int, 2) c)
{
    parallel_for_each(amp_extent(c), ^(index_2 at) restrict(amp) {
        int sum = 0;
        for (int k = 0; k < 64; k++)
            sum += a[at[0]][k] * b[k][at[1]];
        c[at[0]][at[1]] = sum;
    });
}
""")
    said = sh.works("-S", "-Rpass=serial", "m.ampc").err
    sh.expect("m.ampc:4:5: remark: a CPU has the threads of 4 rows go through "
              "loops together [-Rpass=serial]" in said, said)
    sh.write("h.ampc", """#include <amp.h>
void h(array_view(int, 1) v, array_view(int, 1) bins)
{
    parallel_for_each(tile(extent(64), 4), ^(tiled_index(4) t) restrict(amp) {
        tile_static int s[4];
        s[t.local[0]] = 0;
        t.barrier.wait();
        amp_atomic_fetch_inc(&s[v[t.global[0]] & 3]);
        t.barrier.wait();
        amp_atomic_fetch_add(&bins[t.local[0]], s[t.local[0]]);
    });
}
""")
    said = sh.works("-S", "-Rpass=serial", "h.ampc").err
    sh.expect("h.ampc:4:5: remark: a work-item of a CPU may have 255 tiles in "
              "turn [-Rpass=serial]" in said, said)
    said = sh.works("-S", "-fform=spmd", "-Rpass=serial", "a.ampc").err
    sh.expect(said.count("since '-fform=spmd' leaves") == 2, said)
    said = sh.works("-S", "-Rpass=several", "b.ampc").err
    sh.expect("since its threads go through loops of their own "
              "[-Rpass-missed=several]" in said, said)
    for branch, forms in (("if (a < 1) a += w[i] * a * a;", 0),
                          ("if (a < 1) a = 1;", 1),
                          ("if (i + k < 9) a += w[i + k];", 1),
                          ("if (i + k < 9) a += w[i] / w[k] + w[i + k] / a + a / w[k];", 0),
                          ("float b = w[k]; if (b > 0) a += w[i + k] * b;", 1),
                          ("float b = v[k][i]; if (b > 0) a += w[i + k] * b;", 0)):
        sh.write("g.ampc", """#include <amp.h>
void g(array_view(const float, 2) v, array_view(const float, 1) w,
       array_view(float, 1) to)
{
    parallel_for_each(amp_extent(to), ^(int i) restrict(amp) {
        float a = 0;
        for (int k = 0; k < 8; k++) {
            a += v[k][i];
            BRANCH
        }
        to[i] = a;
    });
}
""".replace("BRANCH", branch))
        said = sh.works("-S", "-Rpass=several", "g.ampc").err
        sh.expect(("since its threads branch in a loop" in said) != forms, said)
    for place, is_found in (("at[k][i]", True), ("k + i", False), ("at[k][0]", False)):
        sh.write("q.ampc", f"""#include <amp.h>
void q(array_view(const int, 2) at, array_view(const float, 1) v, array_view(float, 1) to)
{{
    int n = amp_extent(at)[0];
    parallel_for_each(amp_extent(to), ^(int i) restrict(amp) {{
        float sum = 0;
        for (int k = 0; k < n; k++)
            sum += at[k][i] * v[{place}];
        to[i] = sum;
    }});
}}
""")
        said = sh.works("-S", "-Rpass=several", "q.ampc").err
        sh.expect(("since its loops find in memory what they read" in said) == is_found, said)
    for count, loop, is_long in ((49, "", False), (49, "while (a > 9) a /= 2; ", True),
                                 (49, "for (int k = 0; k < 3; k++) a *= a; ", False),
                                 (400, "", True)):
        sum_ = " + ".join(f"{k}.5f * v[{k}][i]" for k in range(count))
        sh.write("l.ampc", f"""#include <amp.h>
void l(array_view(const float, 2) v, array_view(float, 1) to)
{{
    parallel_for_each(amp_extent(to), ^(int i) restrict(amp) {{
        float a = {sum_};
        {loop}to[i] = a;
    }});
}}
""")
        said = sh.works("-S", "-Rpass=several", "l.ampc").err
        sh.expect(("since it is long" in said) == is_long, said)
    sh.write("d.ampc", text.replace("both(1); v[t.global[0]] = 1;",
             "v[t.global[0]] = 1;"))
    said = sh.works("-S", "-Rpass=several", "d.ampc").err
    sh.expect("d.ampc:6:5: remark: a work-group of a GPU may have 4 neighbouring "
              "tiles [-Rpass=several]" in said, said)
    said = json.loads(sh.works("-S", "-Rpass-missed=.*", "a.ampc",
                               "-fdiagnostics-format=json").err)
    sh.expect([(m["kind"], m["option"]) for m in said]
              == [("remark", "-Rpass-missed=serial"),
                  ("remark", "-Rpass-missed=several")], said)
    said = json.loads(sh.works("-S", "-Rpass-missed=.*", "a.ampc",
                               "-fdiagnostics-format=sarif").err)["runs"][0]
    sh.expect([(r["ruleId"], r["level"]) for r in said["results"]]
              == [("-Rpass-missed=serial", "note"),
                  ("-Rpass-missed=several", "note")], said)
    sh.expect(sh.works("-S", "-Rpass=inline", "a.ampc").err == "", "silence")
    sh.expect(sh.works("-S", "a.ampc").err == "", "silence")
    for option in ("-Rpass=(", "-Rpass-missed=[", "-Rpass-analysis=\\"):
        sh.fails("-S", option, "a.ampc", message="regular expression")


@check
def remarks_on_stores_that_lie_apart(sh):
    row = (("b[i][0] = a[i][0];", True), ("b[0][i] = a[i][0];", False),
           ("p[i].y = 1;", True), ("q[i] *= 2.0f;", True), ("c[2 * i + 1] = 1;", False),
           ("int k = i << 2; c[k + 1]++;", True), ("c[i * n] = 1;", True),
           ("c[i % n] = 1;", False), ("c[i / n * 2 * n + i % n] = 1;", False),
           ("point *at = (point *)&p[i]; at->x = at->y;", True),
           ("for (int k = 0; k < 4; k++) b[i][k] = a[i][k];", True),
           ("float s = 0; for (int k = 0; k < 9; k++) s += a[i][k]; b[i][0] = s;", True),
           ("for (int k = 0; k < 4; k++) { float s = 0; "
            "for (int m = 0; m < n; m++) s += a[i][m]; b[i][k] = s; }", False))
    rows = (("b[i[1]][i[0]] = a[i[0]][i[1]];", False),
            ("c[i[1] * n + i[0]] = a[i[0]][i[1]];", False), ("p[i[1]].x = 0;", True))
    for domain, index, stores in (("n", "int", row), ("n, n", "index_2", rows)):
        for store, is_apart in stores:
            sh.write("p.ampc", f"""#include <amp.h>
typedef struct {{ float x, y, z; }} point;
void p(array_view(const float, 2) a, array_view(float, 2) b, array_view(float, 1) c,
       array_view(point, 1) p, array_view(float_4, 1) q, int n)
{{
    parallel_for_each(extent({domain}), ^({index} i) restrict(amp) {{ {store} }});
}}
""")
            said = sh.works("-S", "-w", "-Rpass=several", "p.ampc").err
            sh.expect(("since its neighbours store elements that lie apart" in said)
                      == is_apart, store + said)


@check
def remarks_on_loops_that_load_nothing(sh):
    loops = (("64", "x = 3.7f * x * (1 - x) + .5f * x * x + 1 / (x + 2);", True),
             ("16", "x = 3.7f * x * (1 - x) + .5f * x * x + 1 / (x + 2);", False),
             ("n", "x = 3.7f * x * (1 - x) + .5f * x * x + 1 / (x + 2);", False),
             ("64", "x = step(x);", True),  # a helper's operations are its own
             ("64", "x = expf(x) + x / 3;", False),  # waits for functions,
             ("64", "x = x / 3 + b[k];", False),  # for memory
             ("64", "x += (k / 3.0f) / (k / 7.0f);", False),  # common to all elements
             ("200", "h ^= h << 13; h ^= h >> 17; h *= 5; h ^= h >> 3;", False))
    for trips, body, is_alone in loops:
        sh.write("p.ampc", f"""#include <amp.h>
#include <math.h>
static float step(float x) restrict(amp) {{ return x / (x * x + 1) - 3 / x; }}
void p(array_view(const float, 1) b, array_view(float, 1) a, int n)
{{
    parallel_for_each(extent(n), ^(int i) restrict(amp) {{
        float x = b[i]; unsigned h = i;
        for (int k = 0; k < {trips}; k++) {{ {body} }}
        a[i] = x + h;
    }});
}}
""")
        said = sh.works("-S", "-w", "-Rpass=several", "p.ampc").err
        sh.expect(("since its loops compute much and load nothing" in said) == is_alone,
                  body + said)


@check
def functions_in_loops_of_elements(sh):
    loops = (("8", "x = sinf(x) + cosf(x);", False), ("4", "x = sinf(x) + cosf(x);", True),
             ("8", "x = sinf(x) + cosf(k * x);", True), ("8", "x = sinf(x) + sqrtf(x);", True))
    for trips, body, is_unrolled in loops:
        sh.write("p.ampc", f"""#include <amp.h>
#include <math.h>
void p(array_view(float, 1) a)
{{
    parallel_for_each(amp_extent(a), ^(int i) restrict(amp) {{
        float x = a[i];
        for (int k = 0; k < {trips}; k++) {{ {body} }}
        a[i] = x;
    }});
}}
""")
        sh.works("-S", "-w", "-fform=spmd", "p.ampc", "-o", "p")
        kernels = sh.read("p.cl")
        sh.expect("_several(" in kernels, kernels)
        sh.expect(is_unrolled == bool(
            re.search(r"#pragma unroll\s+for \(int k", kernels)), body + kernels)


@check
def no_host_compiler(sh):
    sh.write("a.ampc", HELLO)
    sh.fails("--cc=no-such-cc", "a.ampc", message="'no-such-cc'")
    sh.expect("--cc=" in sh.last[1].err, "the remedy")
    sh.fails("--cc=", "a.ampc", message="--cc=")


@check
def host_compiler_in_the_environment(sh):
    sh.write("a.ampc", '#ifndef FROM_CC\n#error no\n#endif\n' + HELLO)
    sh.works("a.ampc", "-o", "a", env={"AMPCC_CC": "gcc  '-DFROM_CC=1 + 1'"})
    sh.prints("a", "hello\n")


@check
def kernel_with_gcc_and_clang(sh):
    sh.write("a.ampc", KERNEL)
    for cc in sh.compilers:
        sh.works(f"--cc={cc}", "-O2", "-Wall", "-Wextra", "a.ampc", "-o", "a")
        sh.expect(sh.last[1].err == "", "silence")
        sh.prints("a", "72\n")


@check
def openmp_in_host_code(sh):
    """What stands in a directive is translated as all else: launches, views, vectors."""
    sh.write("a.ampc", """#include <amp.h>
#include <stdio.h>

enum { ROWS = 8, COLUMNS = 64 };

int main(void)
{
    static int data[ROWS][COLUMNS];
    array_view(int, 2) all = amp_view(data[0], ROWS, COLUMNS);
    int wrong = 0, threads = 0;

#pragma omp parallel for
    for (int i = 0; i < ROWS; i++) {
        array_view(int, 2) row = amp_section(all, index(i, 0), extent(1, COLUMNS));
        parallel_for_each(amp_extent(row), ^(index_2 at) restrict(amp) {
            row[at[0]][at[1]] = 100 * i + at[1];
        });
    }
    amp_synchronize(all);
#pragma omp parallel for reduction(+ : wrong)
    for (int i = 0; i < ROWS; i++) {
        extent_2 size = amp_extent(all);
        for (int j = 0; j < size[1]; j++)
            wrong += all[i][j] != 100 * i + j;
    }
#ifdef _OPENMP
    threads = 1;
#endif
    printf("%d wrong, %s\\n", wrong, threads ? "with OpenMP" : "without");
    return wrong;
}
""")
    sh.works("-fopenmp", "-Wall", "-Wextra", "a.ampc", "-o", "a")
    sh.expect(sh.last[1].err == "", "silence")
    sh.prints("a", "0 wrong, with OpenMP\n")
    sh.works("a.ampc", "-o", "a")
    sh.prints("a", "0 wrong, without\n")


@check
def openmp_header(sh):
    """omp.h is known whether libclang has one or not."""
    sh.write("a.ampc", """
#include <amp.h>
#include <omp.h>
#include <stdio.h>

int main(void)
{
    int data[8], busy = 0;
    omp_lock_t lock;
    omp_init_lock(&lock);
    array_view(int, 1) v = amp_view(data, 8);
    double start = omp_get_wtime();
#pragma omp parallel num_threads(2)
    {
        omp_set_lock(&lock);
        busy += omp_get_thread_num() < 2;
        omp_unset_lock(&lock);
    }
    omp_destroy_lock(&lock);
    parallel_for_each(amp_extent(v), ^(int i) restrict(amp) { v[i] = i; });
    printf("%d %d %d\\n", v[7], busy > 0, omp_get_wtime() >= start);
}
""")
    sh.works("-fopenmp", "-Wall", "-Wextra", "a.ampc", "-o", "a")
    sh.expect(sh.last[1].err == "", "silence")
    sh.prints("a", "7 1 1\n")


@check
def preprocessor_options(sh):
    sh.write("i/one.h", "#define ONE 1\n")
    sh.write("s/two.h", "#define TWO 2\n")
    sh.write("three.h", "#define THREE 3\n")
    sh.write("a.ampc", "#include <stdio.h>\n#include <one.h>\n"
             "#include <two.h>\n#ifdef unix\n#error unix\n#endif\nint main"
             '(void) { printf("%d %s\\n", ONE + TWO + THREE + FOUR, S); }\n')
    sh.works("-I", "i", "-isystem", "s", "-include", "three.h", "-D", "FOUR=4",
             '-DS="a b$c"', "-Uunix", "a.ampc", "-o", "a")
    sh.prints("a", "10 a b$c\n")
    sh.works("-Ii", "-isystems", "-include", "three.h", "-DFOUR=5",
             '-DS="x"', "-U", "unix", "a.ampc", "-o", "a")
    sh.prints("a", "11 x\n")
    sh.works("-Wp,-Ii,-isystem,s", "-include", "three.h", "-Wp,-DFOUR=6",
             "-Xpreprocessor", '-DS="y"', "-Wp,-U,unix", "a.ampc", "-o", "a")
    sh.prints("a", "12 y\n")


@check
def options_include_kernels(sh):
    """In order, where they do not stand beside the input."""
    sh.write("macros.h", "#define INCREASE 1\n")
    sh.write("first.h", "#include <amp.h>\n#define TIMES (1 + INCREASE)\n")
    sh.write("second.h", "static void f(array_view(int, 1) v) {"
             " parallel_for_each(amp_extent(v), ^(int i) restrict(amp)"
             " { v[i] *= TIMES; }); }\n")
    sh.write("i/third.h", "enum { SIZE = sizeof f };\n")
    sh.write("d/a.ampc", "#include <assert.h>\nint main(void) { int a[2] = {1, 2};"
             " array_view(int, 1) v = amp_view(a, 2); f(v); uint8_t b = 4;"
             " assert(v[1] == b && SIZE); }\n")
    options = ["-Ii", "-imacros", "macros.h", "-include", "first.h", "-include", "stdint.h", "-include",
               "second.h", "-include", "third.h"]
    sh.works(*options, "d/a.ampc", "-o", "a")
    sh.prints("a", "")
    sh.works(*options, "-S", "d/a.ampc")
    sh.works(*options, "-g", "-c", "d/a.ampc")


@check
def one_header_by_two_names(sh):
    sh.write("k/k.h", "#pragma once\nstatic void f(array_view(int, 1) v) {"
             " parallel_for_each(amp_extent(v), ^(int i) restrict(amp)"
             " { v[i]++; }); }\n")
    sh.write("k/l.h", '#include "../k/k.h"\n')
    sh.write("a.ampc", '#include <amp.h>\n#include "k/k.h"\n#include "k/l.h"\n'
             "int main(void) { int a[2] = {1, 2};"
             " array_view(int, 1) v = amp_view(a, 2); f(v); return v[1] - 3; }\n")
    sh.works("a.ampc", "-o", "a")
    sh.prints("a", "")


@check
def includes_beside_the_input(sh):
    sh.write("d/a.ampc", '#include "b.h"\n' + HELLO)
    sh.write("d/b.h", "#define B 1\n")
    sh.works("d/a.ampc", "-o", "a")
    sh.prints("a", "hello\n")


@check
def language_standard(sh):
    for given, number in ((None, "201112L"), ("gnu17", "201710L"),
                          ("c11", "201112L"), ("gnu99", "199901L")):
        sh.write("a.ampc", "_Static_assert(__STDC_VERSION__ == " + number +
                 ', "");\n' + HELLO)
        sh.works("a.ampc", *([f"-std={given}"] if given else []))


@check
def standards_from_before_c99(sh):
    sh.write("a.ampc", HELLO)
    sh.write("b.c", "int main(void) { return 0; }\n")
    for older in "-std=c89", "-std=gnu90", "-ansi":
        result = sh.fails(older, "a.ampc", message=f"'{older}' is a standard from before C99")
        sh.expect(result.err.count("\n") == 1, "nothing else is said")
        sh.works(older, "b.c")
    sh.works("-ansi", "-std=gnu11", "a.ampc")


@check
def warnings_come_once(sh):
    sh.write("a.ampc", "int main(void) { int unused_one; return 0; }\n")
    result = sh.works("-Wall", "a.ampc")
    sh.expect(result.err.count("unused variable 'unused_one'") == 1, "once")
    sh.expect(sh.works("a.ampc").err == "", "not without -Wall")
    sh.expect(sh.works("-Wall", "-w", "a.ampc").err == "", "not with -w")
    sh.fails("-Wall", "-Werror", "a.ampc", message="unused_one")


@check
def c_files_keep_their_warnings(sh):
    sh.write("a.c", "int main(void) { int unused_one; return 0; }\n")
    result = sh.works("-Wall", "-Wno-tile-static-size", "a.c")
    sh.expect("unused_one" in result.err, "a warning")
    sh.expect("tile-static-size" not in result.err, "ampcc's own options are its own")


@check
def error_names_the_line(sh):
    sh.write("a.ampc", "int main(void)\n{\n    return x;\n}\n")
    sh.fails("a.ampc", message="a.ampc:3:12: error: ")


NAMED_LINES = """#include <amp.h>
#include <stdio.h>
/* #line 1 "comment" */
#if 0
#line 1 "skipped"
#endif
#line 100 "sum.y"
int main(void)
{
    int numbers[4] = {0};
    array_view(int, 1) v = amp_view(numbers, 4);
    parallel_for_each(extent(4), ^(int i) restrict(amp) {
        v[i] = __LINE__;
    });
    printf("%d %s %d\\n", v[0], __FILE__, __LINE__);
    fflush(stdout);
    parallel_for_each(tile(extent(v[0] - 102), 2), ^(tiled_index(2) t) restrict(amp) {
        v[t.global[0]] = 1;
    });
# 7 "end of sum.y"
    return v[0];
}
"""


@check
def lines_that_an_input_names(sh):
    sh.write("a.ampc", NAMED_LINES)
    sh.works("a.ampc", "-o", "a")
    result = sh.run(sh.path("a"))
    sh.last = ("a", result)
    sh.expect(result.out == "105 sum.y 107\n", "the lines of __LINE__")
    sh.expect("sum.y:109: parallel_for_each: extent (3)" in result.err,
              "the line of the launch")
    sh.write("a.ampc", NAMED_LINES.replace("return v", "return w")
             .replace("= __LINE__", "= i; goto out; out:"))
    result = sh.fails("a.ampc", message="end of sum.y:7:12: error: ")
    sh.expect("sum.y:105:19: error: amp code cannot use goto" in result.err
              and "\n  105 |         v[i] = i; goto" in result.err, "the lines")
    result = sh.fails("a.ampc", "-fdiagnostics-format=json")
    sh.expect([(m["locations"][0]["caret"]["file"], m["locations"][0]["caret"]["line"])
               for m in json.loads(result.err)]
              == [("sum.y", 105), ("end of sum.y", 7)], "the lines as JSON")
    result = sh.fails("a.ampc", "-fdiagnostics-format=sarif")
    sh.expect('"startLine":105' in result.err and '"sum.y"' in result.err,
              "the lines as SARIF")


@check
def fixes_that_remove(sh):
    sh.write("a.ampc", "#include <amp.h>\n"
             "void f(int *p) { array_view(int, 1) v = amp_view(p, {3}); }\n")
    result = sh.works("-fsyntax-only", "a.ampc")
    sh.expect(len(result.err.splitlines()) == 3, "no line for a fix of no text")


@check
def inputs_of_all_kinds(sh):
    sh.write("a.ampc", '#include <stdio.h>\nint b(void), c(void), d(void), '
             'e(void), f(void);\nint main(void) { printf("%d\\n", b() + c() + '
             'd() + e() + f()); }\n')
    for name in "bcdef":
        extension = "ampc" if name == "f" else "c"
        sh.write(f"{name}.{extension}",
                 f"int {name}(void) {{ return {ord(name) - 97}; }}\n")
    sh.run("gcc", "-c", "c.c")
    sh.run("sh", "-c", "gcc -c d.c && ar rc libd.a d.o && gcc -S e.c -o e.s")
    sh.works("a.ampc", "b.c", "c.o", "libd.a", "e.s", "f.ampc", "-o", "a")
    sh.prints("a", "15\n")
    sh.run("sh", "-c", "gcc -shared -fPIC d.c -o libd.so && rm libd.a")
    sh.works("a.ampc", "b.c", "c.o", "e.s", "f.ampc", "-o", "a", "-L.", "-l",
             "d", "-Wl,-rpath," + sh.work)
    sh.prints("a", "15\n")


@check
def two_inputs_with_one_name(sh):
    sh.write("a.ampc", "int f(void);\nint main(void) { return f() - 7; }\n")
    sh.write("d/a.ampc", "int f(void) { return 7; }\n")
    sh.works("a.ampc", "d/a.ampc", "-o", "a")
    sh.prints("a", "")


@check
def two_inputs_with_the_same_static_names(sh):
    text = """#include <amp.h>
        static const int table[2] = {%d, 1};
        struct Pair { %s a, b; };
        static %s helper(const int *p, struct Pair x) restrict(cpu, amp)
        { return *p + x.b; }
        static void launch(array_view(int, 1) v) {
            parallel_for_each(tile(extent(2), 2),
                ^(tiled_index(2) t) restrict(amp) {
                tile_static int table_2;
                table_2 = 1;
                v[t.global[0]] = (int)(2 * helper(table, (struct Pair){1, 3}));
            });
        }
        int %s(void) {
            int out[2];
            array_view(int, 1) v = amp_view(out, 2);
            launch(v);
            return v[1];
        }
        """
    sh.write("a.ampc", text % (10, "int", "int", "f"))
    sh.write("d/a.ampc", text % (20, "float", "float", "g"))
    sh.write("main.c", "int f(void), g(void);\n"
             "int main(void) { return f() != 26 || g() != 46; }\n")
    sh.works("a.ampc", "d/a.ampc", "main.c", "-o", "a")
    sh.prints("a", "")


@check
def link_order_is_kept(sh):
    sh.write("a.ampc", HELLO)
    sh.write("b.o", "")
    result = sh.works("-###", "-Lx", "a.ampc", "-lfirst", "b.o", "-Wl,one",
                      "-l", "second", "-Xlinker", "two")
    line = result.err.strip().split("\n")[-1]
    places = [line.find(f'"{word}"') for word in (
        "-Lx", "-lfirst", "b.o", "-Wl,one", "second", "two")]
    places += [line.find("libamp.a"), line.find('"-lOpenCL"')]
    sh.expect(-1 not in places and places == sorted(places), f"order: {line}")
    sh.only("a.ampc", "b.o")


@check
def linker_input_unused(sh):
    sh.write("a.o", "")
    sh.expect("a.o: linker input unused" in sh.works("-c", "a.o").err,
              "a warning")


@check
def language_option(sh):
    sh.write("a.txt", HELLO)
    sh.write("b.ampc", "int b;\n")
    sh.works("-x", "ampc", "a.txt", "-xnone", "b.ampc", "-o", "a")
    sh.prints("a", "hello\n")
    sh.works("-xc", "-", "-o", "b", stdin=HELLO)
    sh.prints("b", "hello\n")
    sh.fails("-", message="-x is required")


@check
def standard_input(sh):
    """AMP C, as editors give it: messages call it <stdin>, its #includes begin here,
    and outputs that nobody names are stdin's."""
    sh.write("seven.h", "#define SEVEN 7\n")
    text = KERNEL.replace("#include", '#include "seven.h"\n#include', 1)
    for source in text, "\ufeff" + text:
        sh.works("-x", "ampc", "-g", "-", "-o", "a", stdin=source)
        sh.works("-x", "ampc", "-fsyntax-only", "-", stdin=source)
    sh.only("a", "seven.h")
    sh.works("-x", "ampc", "-c", "--save-temps", "-MMD", "-", stdin=text)
    sh.only("a", "seven.h", "stdin.cl", "stdin.d", "stdin.host.c", "stdin.o")
    sh.expect(sh.read("stdin.d") == "stdin.o: seven.h\n", "no file for it")
    sh.works("stdin.o", "-o", "b")
    wrong = text + "int late = SEVEN + wrong;\n"
    line = wrong.count("\n")
    sh.fails("-x", "ampc", "-c", "-", stdin=wrong,
             message=f"<stdin>:{line}:20: error: use of undeclared")


@check
def precompiled_headers(sh):
    sh.write("a.h", "#ifndef A_H\n#define A_H\n#include <amp.h>\n#endif\n")
    sh.write("a.ampc", '#include "a.h"\n' + KERNEL)
    sh.works("-O1", "a.h")
    sh.only("a.ampc", "a.h", "a.h.gch")
    sh.works("-O1", "a.ampc", "-o", "a")
    result = sh.works("-O1", "-include", "a.h", "a.ampc", "-o", "a")
    sh.expect(result.err == "", "a header as the host compiler has it")
    sh.works("-x", "c-header", "-O1", "a.h", "-o", "b.gch")
    sh.works("-x", "c-header", "-fsyntax-only", "a.h")
    sh.only("a", "a.ampc", "a.h", "a.h.gch", "b.gch")


@check
def verbose_prints_what_it_runs(sh):
    sh.write("a.ampc", HELLO)
    lines = sh.works("-v", "--cc=cc", "-DX=\"$\"", "a.ampc").err.split("\n")
    sh.expect(any(l.startswith(' "') and '/ampcc" "-S"' in l for l in lines),
              "the translation")
    sh.expect(sum(l.startswith(' "cc" ') for l in lines) == 2, "two commands")
    sh.expect(any('"-DX=\\"\\$\\""' in l for l in lines), "quotes")


@check
def dry_run_runs_nothing(sh):
    sh.write("a.ampc", "no C at all")
    result = sh.works("-###", "a.ampc", "-MD", "-MJ", "j")
    sh.expect(result.err.count("\n") == 4, "three commands")
    sh.only("a.ampc")


@check
def questions_to_the_host_compiler(sh):
    result = sh.works("-dumpmachine")
    sh.expect("-" in result.out, "a triple")
    sh.expect(sh.works("-print-prog-name=ld").out.strip().endswith("ld"), "a program")


@check
def response_files(sh):
    sh.write("a b.ampc", HELLO)
    sh.write("inner", "-o 'my program'\n")
    sh.write("outer", '"a b.ampc" @inner @missing')
    sh.fails("@outer", message="'@missing'")
    sh.write("outer", '"a b.ampc" @inner\n\t-DX=\\"y\\"\\ z')
    sh.works("@outer")
    sh.prints("my program", "hello\n")


@check
def response_file_within_itself(sh):
    sh.write("loop", "@loop @loop")
    sh.fails("@loop", message="include itself")


@check
def response_file_of_many_words(sh):
    sh.write("a.ampc", HELLO)
    sh.write("many", "".join(f"-DNAME_{i}={i}\n" for i in range(3000)))
    sh.works("@many", "a.ampc", "-o", "a")
    sh.prints("a", "hello\n")


@check
def odd_file_names(sh):
    for name in ("a b", "a'b", 'a"b', "a$b", "a#b", "a=b", "ä", "a\\b", "a%d",
                 "-a", "a.b", "@a", "a:b"):
        sh.write(f"{name}.ampc", HELLO)
        sh.works("-g", f"./{name}.ampc", "-o", f"./{name}.out", "-MMD")
        sh.prints(f"{name}.out", "hello\n")


@check
def explain(sh):
    sh.fails("--explain", "no.such.rule", message="'no.such.rule'")
    sh.fails("--explain", "", message="''")
    sh.fails("--explain", "amp.til", message="'amp.til'")
    rule = sh.works("--explain", "amp.tile.2")
    sh.expect("tile_static '…' cannot be a pointer" in rule.out, rule)
    group = sh.works("--explain", "amp.tile")
    sh.expect("amp.tile.2: " in group.out, group)


@check
def deep_nesting_is_no_crash(sh):
    for deep in ("(" * 60000 + "1" + ")" * 60000, "1" + "+1" * 60000,
                 "-" * 1 + "~" * 60000 + "1"):
        sh.write("a.ampc", "int main(void) { return " + deep + "; }\n")
        sh.ampcc("-fsyntax-only", "a.ampc")
    sh.write("a.ampc", "int main(void) " + "{" * 60000 + "}" * 60000 + "\n")
    sh.ampcc("-fsyntax-only", "a.ampc")


@check
def long_kernels_run_in_loops(sh):
    """As work-items, PoCL compiles one with so many barriers for a minute."""
    part = ("s[l] = x; t.barrier.wait(); x += s[15 - l]; t.barrier.wait();"
            + " x = x * 2.5f - y; y = y > 100 ? 1 : y + x;" * 40 + "\n")
    sh.write("a.ampc", "#include <amp.h>\nvoid f(array_view(float, 1) v) {\n"
             "parallel_for_each(tile(amp_extent(v), 16),"
             " ^(tiled_index(16) t) restrict(amp) {\n"
             "tile_static float s[16]; int l = t.local[0];"
             " float x = v[t.global[0]], y = 0;\n" + part * 30
             + "v[t.global[0]] = x + y; }); }\n")
    result = sh.works("-Rpass=serial", "-c", "a.ampc")
    sh.expect("a CPU runs the threads of this kernel in loops" in result.err,
              result.err)


@check
def headers_in_a_folder_with_a_quote(sh):
    """One that is read several times, and one beside what has a kernel."""
    sh.write('q"/t.h', "static void F(array_view(int, 1) v)\n{\n#include \"plain.h\"\n"
             "    parallel_for_each(amp_extent(v), ^(int i) restrict(amp) { v[i] += BY; });\n}\n")
    sh.write('q"/plain.h', "(void)v;\n")
    sh.write('q"/a.ampc', '#include <amp.h>\n#define F f\n#define BY 1\n#include "t.h"\n'
             '#undef F\n#undef BY\n#define F g\n#define BY 2\n#include "t.h"\n'
             "int main(void)\n{\n    int x[1] = {0};\n"
             "    array_view(int, 1) v = amp_view(x, 1);\n    f(v);\n    g(v);\n"
             "    return v[0] != 3;\n}\n")
    sh.works('q"/a.ampc', "-o", "a")
    sh.prints("a", "")


@check
def many_errors(sh):
    """The program is read again for each of them, not for each two; nor are all
    functions for one that is wrong in another."""
    wrong = ("int z = unknown{i};", "int z = 3 +;", "int z = a[0][1];",
             "int z = 1 return;")
    texts = {
        "one": "void f(void)\n{\n" + "".join(
            f"    foo{i} x{i} = 3; int y{i} = 3; y{i}[2] = 4; y{i}.z = 3; y{i}(3);\n"
            for i in range(280)) + "}\n",
        "each": "".join(
            f"void f{i}(array_view(float, 1) a)\n{{\n"
            "    parallel_for_each(amp_extent(a), ^(int i) restrict(amp) {\n"
            f"        {wrong[i % 4].format(i=i)}\n        a[i] = 1; }}); }}\n"
            for i in range(1400))}
    for name, text in texts.items():
        sh.write(f"{name}.ampc", "#include <amp.h>\n" + text)
        result = sh.run("timeout", "100" if sh.suite.sanitized else "25",
                        sh.suite.ampcc, "-fsyntax-only", f"{name}.ampc")
        sh.expect(result.status == 1, f"an end in time, not {result.status}")


@check
def clause_at_the_end_of_a_file(sh):
    """There are no blanks behind it for what it lacks."""
    for end in ("", " ", "\n", "\n\0", "("):
        sh.write("a.ampc", "#include <amp.h>\nvoid f(void)\n{\n    parallel_for_each("
                 "extent(32), ^(int i) restrict" + end)
        result = sh.run(sh.suite.ampcc, "-fsyntax-only", "a.ampc")
        sh.expect(result.status == 1 and "Sanitizer" not in result.err, result.err)


@check
def long_line_of_many_messages(sh):
    """What is too wide is not shown, and its columns are counted once: each
    message with columns of its own would take 2 GB."""
    sh.write("a.ampc", "int main(void) { return 0; }" + "\0" * 20000 + "\n")
    limit = "" if sh.suite.sanitized else "ulimit -v 1200000;"
    for form in ("text", "json"):
        result = sh.run("sh", "-c", f"{limit} '{sh.suite.ampcc}' -fsyntax-only "
                        f"-fdiagnostics-format={form} a.ampc")
        sh.expect(result.status == 0 and "null character" in result.err,
                  f"a warning, not {result.status}: {result.err[-200:]}")
        sh.expect("????" not in result.err, "no snippet")


@check
def nested_loops_take_no_time(sh):
    """Each loop is walked more than once, but not all for each other."""
    loops = "for (int i = 0; i < 2; i++)\n" * 1000
    sh.write("a.ampc", "#include <amp.h>\n"
             "void f(array_view(int, 1) v) {\n"
             "    parallel_for_each(tile(amp_extent(v), 16),\n"
             "        ^(tiled_index(16) t) restrict(amp) { int k = 0;\n"
             + loops + "k++; v[t.global[0]] = k; }); }\n")
    sh.ampcc("-fsyntax-only", "a.ampc")


def kernels_of_many_parts():
    """Places, structures and the values of other threads, each of which has the one before it
    twice or more."""
    def in_tiles(values, use):
        return ("void f(array_view(int, 1) v, int k, int m) {\n"
                "parallel_for_each(tile(amp_extent(v), 256), ^(tiled_index(256) t) restrict(amp) {\n"
                f"tile_static int s[512]; int me = t.local[0], {values}; s[me] = me;\n"
                f"for (int p = 1; p < 256; p *= 2) {{ {use} t.barrier.wait(); }}\n"
                "v[t.global[0]] = s[me]; });}\n")

    def chain(first, step, count=40):
        return f"y0 = {first}" + "".join(f", y{i} = {step.replace('y', f'y{i - 1}')}"
                                         for i in range(1, count))

    yield "every", in_tiles(chain("me", "y + (y - me)"),
                            "if (me % (2 * p) == 0) s[me + p] += s[y39 & 255];")
    yield "lanes", in_tiles(chain("k", "y + (y ^ m)"), "s[((me ^ p) + y39) & 255] += 1;")
    yield "places", ("void f(array_view(int, 1) v) {\n"
                     "parallel_for_each(amp_extent(v) / 2, ^(int i) restrict(amp) {\n"
                     f"int {chain('0', ' + '.join(['y'] * 16), 8)};\n"
                     "if (v[2 * i] > 3) v[2 * i + y7] += 1; });}\n")
    yield "nest", ("struct s0 { int x; };" + "".join(
                       f"struct s{i} {{ struct s{i - 1} a; }};" for i in range(1, 100))
                   + "\nvoid f(array_view(int, 1) v) {\n"
                   "parallel_for_each(amp_extent(v), ^(int i) restrict(amp) {\n"
                   f"struct s99 q; q{'.a' * 99}.x = v[i]; v[i] = q{'.a' * 99}.x + 1; }});}}\n")


@check
def values_that_are_made_of_each_other(sh):
    """Each of them is asked about once, not once for each way that leads to it."""
    steps = {"hash": "x = (x << 5) + x + 7;", "random": "x = x * 1664525u + 1013904223u; x += x >> 3;",
             "both": "y = x - y; x = x + y;", "sums": "y = x + y; x = x + y;"}
    uses = ("m[x % 256] = 1; t.barrier.wait(); v[t.global[0]] = m[t.local[0]];",
            "v[x % 64] = 1;", "v[x] += v[y];",
            "if (amp_atomic_exchange(&v[x], 1u) == 0) v[x + y] = 1;")
    for name, step in steps.items():
        sh.write(f"{name}.ampc", "#include <amp.h>\nvoid f(array_view(unsigned, 1) v) {\n" + "".join(
            "parallel_for_each(tile(amp_extent(v), 64), ^(tiled_index(64) t) restrict(amp) {\n"
            f"tile_static unsigned m[256]; unsigned x = v[t.global[0]], y = x + 1;\n{step * 48}{use}}});\n"
            for use in uses) + "}\n")
    chain = "int v0 = %s;" + "".join(f"int v{i} = v{i - 1} + v{i - 1};" for i in range(1, 40))
    least = "int v0 = i, w0 = 1;" + "".join(
        f"int v{i} = v{i - 1} > w{i - 1} ? v{i - 1} + 1 : w{i - 1};"
        f"int w{i} = v{i - 1} < w{i - 1} ? w{i - 1} : v{i - 1} - 1;" for i in range(1, 40))
    truths = "int v0 = t.local[0] > 3, w0 = t.local[0] < n;" + "".join(
        f"int v{i} = v{i - 1} && w{i - 1}; int w{i} = v{i - 1} || !w{i - 1};" for i in range(1, 40))
    swap = "int a = v39, b = a + 1; if (m[a] > m[b]) { int x = m[a]; m[a] = m[b]; m[b] = x; }"
    sh.write("chain.ampc", "#include <amp.h>\nvoid f(array_view(int, 1) v, int k) {\n"
             f"parallel_for_each(amp_extent(v), ^(int i) restrict(amp) {{ {chain % 'i'} v[i] = v[v39]; }});\n"
             f"parallel_for_each(amp_extent(v), ^(int i) restrict(amp) {{ {least} v[v39 & 63] = w39; }});\n"
             "parallel_for_each(tile(amp_extent(v), 64), ^(tiled_index(64) t) restrict(amp) {\n"
             f"tile_static int m[256]; m[t.local[0]] = 0; {chain % 't.local[0]'} t.barrier.wait(); {swap}\n"
             "t.barrier.wait(); v[t.global[0]] = m[t.local[0]]; });\n"
             "int n = amp_extent(v)[0];\n"
             "parallel_for_each(tile(amp_extent(v), 64), ^(tiled_index(64) t) restrict(amp) {\n"
             f"tile_static int m[64]; m[t.local[0]] = 0; {truths} if (v39) m[t.local[0]] = 1;\n"
             "t.barrier.wait(); if (w39) v[t.global[0]] = m[t.local[0]]; });\n"
             "parallel_for_each(tile(amp_extent(v), 64), ^(tiled_index(64) t) restrict(amp) {\n"
             f"{chain % 't.tile[0] / 3'} if (v39 == k) v[t.local[0]] = 1; v[t.global[0]] += 1; }});}}\n")
    rows, columns = (chain.replace("v", letter) % start for letter, start in (("a", "n"), ("b", "m")))
    sh.write("domain.ampc", "#include <amp.h>\nvoid f(array_view(float, 2) v, int n, int m) {\n"
             f"{rows} {columns}\n"
             "parallel_for_each(extent(a39, b39), ^(index_2 i) restrict(amp) {\n"
             "v[i[0]][i[1]] = a39; v[i[1]][i[0] + a38] += b38; });\n"
             "parallel_for_each(tile(extent(a39 * 4, b39 * 4), 4, 4), ^(tiled_index(4, 4) t) restrict(amp) {\n"
             "v[t.global[0]][t.global[1]] = a39 - b39; v[t.global[1]][t.global[0]] += b38 / a37; });}\n")
    for name, kernel in kernels_of_many_parts():
        sh.write(f"{name}.ampc", f"#include <amp.h>\n{kernel}")
    for name in (*steps, "chain", "domain", *(name for name, _ in kernels_of_many_parts())):
        result = sh.run("timeout", "60" if sh.suite.sanitized else "10",
                        sh.suite.ampcc, "-w", "-S", f"{name}.ampc")
        sh.expect(result.status == 0, f"an end in time for {name}, not {result.status}: {result.err}")


@check
def variable_that_is_made_of_itself(sh):
    sh.write("a.ampc", "#include <amp.h>\nvoid f(array_view(unsigned, 1) v) {\n"
             "parallel_for_each(tile(amp_extent(v), 16), ^(tiled_index(16) t) restrict(amp) {\n"
             "unsigned x = x + x; v[t.global[0]] = v[x * 4 + t.local[0]]; }); }\n")
    sh.works("-w", "-S", "a.ampc")


@check
def programs_that_are_right_are_compiled_in_silence(sh):
    bench = os.path.join(ROOT, "bench/kernels")
    for path in sorted(glob.glob(os.path.join(bench, "*/amp.ampc"))
                       + glob.glob(os.path.join(ROOT, "samples/*.ampc"))):
        sh.works("-S", "-I" + bench, path, "-o", "a")
        sh.expect(sh.last[1].err == "", path)
