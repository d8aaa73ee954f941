"""Dependency files, against gcc's for the same C; compile_commands.json."""
import json
import os
import re
import shutil

from harness import ROOT, first_tool, run
from shell import HELLO, check

HEADERS = ["inc/a b.h", "inc/c$d.h", "inc/e#f.h", "sys/s.h", "local.h",
           "d/" + "deep/" * 5 + "nested_and_long.h", "d/back\\slash.h"]


def project(sh):
    """The same text as in.ampc and a.c, with headers of awkward names."""
    for name in HEADERS:
        sh.write(name, "\n")
    text = "".join(f'#include "{name}"\n' for name in (
        "a b.h", "c$d.h", "e#f.h", "local.h", HEADERS[5], HEADERS[6]))
    text += "#include <s.h>\n#include <stddef.h>\n" + HELLO
    sh.write("in.ampc", text)
    sh.write("in.c", text)


OPTIONS = ["-Iinc", "-isystem", "sys"]


def compare(sh, arguments, *files):
    """ampcc on in.ampc and gcc on in.c write the same `files`."""
    sh.run("rm", "-f", *files)
    gcc = sh.run("gcc", *OPTIONS, *[a.replace("in.ampc", "in.c")
                                    for a in arguments])
    wanted = [sh.read(f) if sh.has(f) else None for f in files]
    sh.run("rm", "-f", *files)
    result = sh.works("--cc=gcc", *OPTIONS, *arguments)
    found = [sh.read(f) if sh.has(f) else None for f in files]
    sh.expect(gcc.status == 0, f"gcc works: {gcc}")
    for file, one, other in zip(files, wanted, found):
        other = other and re.sub(r"\bin\.ampc", "in.c", other)
        one, other = unfold(one), unfold(other)
        sh.expect(one is not None and one == other,
                  f"{file} is\n{one}\nnot\n{other}")
    return result, gcc


def unfold(text):
    """Where lines fold depends on the input's name: compared by itself."""
    return text and text.replace(" \\\n", "")


@check
def dependencies_like_gcc(sh):
    project(sh)
    for arguments, file in (
            (["-c", "-MMD", "in.ampc"], "in.d"),
            (["-c", "-MMD", "./in.ampc"], "in.d"),
            (["-c", "-MMD", "in.ampc", "-o", "x y.o"], "x y.d"),
            (["-c", "-MMD", "in.ampc", "-o", "d/x.v.o"], "d/x.v.d"),
            (["-c", "-MMD", "in.ampc", "-o", "none"], "none.d"),
            (["-c", "-MMD", "-MF", "f.mk", "in.ampc"], "f.mk"),
            (["-c", "-Wp,-MMD,f.mk", "in.ampc"], "f.mk"),
            (["-c", "-Wp,-MP,-MMD,f.mk,-MT,x", "in.ampc"], "f.mk"),
            (["-c", "-MMD", "-MFf.mk", "-MTt x", "in.ampc"], "f.mk"),
            (["-c", "-MMD", "-MQ", "t $x", "-MT", "a$b", "in.ampc"], "in.d"),
            (["-c", "-MMD", "-MP", "in.ampc"], "in.d"),
            (["-MMD", "in.ampc", "-o", "prog"], "prog.d"),
            (["-MMD", "in.ampc"], "a-in.d"),
            (["-MMD", "in.ampc", "-o", "d/prog"], "d/prog.d"),
            (["-E", "-MMD", "in.ampc", "-o", "in.i"], "in.d"),
            (["-MM", "in.ampc", "-MF", "m.d"], "m.d"),
            (["-MM", "-MG", "-MP", "in.ampc", "-o", "m.d"], "m.d")):
        compare(sh, arguments, file)


@check
def dependencies_fold_like_gcc(sh):
    project(sh)
    sh.write("b.c", sh.read("in.ampc"))
    sh.works("--cc=gcc", *OPTIONS, "-c", "-MMD", "-x", "ampc", "b.c", "-o",
             "one.o")
    sh.run("gcc", *OPTIONS, "-c", "-MMD", "b.c", "-MF", "two.d", "-MT",
           "one.o")
    sh.expect(sh.read("one.d") == sh.read("two.d"),
              f"{sh.read('one.d')}\nas\n{sh.read('two.d')}")


@check
def dependencies_with_system_headers(sh):
    project(sh)
    sh.works(*OPTIONS, "-c", "-MD", "in.ampc")
    text = sh.read("in.d")
    for name in ("sys/s.h", "/usr/include/stdio.h", "stddef.h", "local.h"):
        sh.expect(name in text, f"{name} in in.d")
    sh.works(*OPTIONS, "-c", "-MMD", "in.ampc")
    sh.expect("stdio.h" not in sh.read("in.d"), "not with -MMD")


@check
def make_reads_the_dependencies(sh):
    project(sh)
    sh.write("Makefile", "in.o: in.ampc\n\t$(AMPCC) -Iinc -isystem sys -c -MMD "
             "-MP in.ampc\n-include in.d\n")
    make = ["make", "-s", f"AMPCC={sh.suite.ampcc}"]
    sh.last = ("make", sh.run(*make))
    sh.expect(sh.last[1].status == 0, "make")
    for name in HEADERS:
        if name in ("sys/s.h", "d/back\\slash.h"):
            continue
        os.utime(sh.path("in.o"), (1e9, 1e9))
        for other in HEADERS + ["in.ampc", "Makefile", "in.d"]:
            os.utime(sh.path(other), (9e8, 9e8))
        sh.last = (name, sh.run(*make, "-q"))
        sh.expect(sh.last[1].status == 0, "up to date")
        os.utime(sh.path(name), (2e9, 2e9))
        sh.last = (name, sh.run(*make, "-q"))
        sh.expect(sh.last[1].status == 1, f"to be made again after {name}")


@check
def dependencies_of_several_inputs(sh):
    sh.write("a.ampc", '#include "one.h"\n' + HELLO)
    sh.write("b.c", '#include "two.h"\nint b;\n')
    sh.write("one.h", "")
    sh.write("two.h", "")
    sh.works("-c", "-MMD", "a.ampc", "b.c")
    sh.expect(sh.read("a.d") == "a.o: a.ampc one.h\n", "a.d")
    sh.expect(sh.read("b.d") == "b.o: b.c two.h\n", "b.d")
    sh.works("-MMD", "a.ampc", "b.c")
    sh.expect(sh.has("a-a.d") and sh.has("a-b.d"), "as gcc names them")


@check
def dependencies_to_standard_output(sh):
    sh.write("a.ampc", HELLO)
    sh.expect(sh.works("-c", "-MMD", "-MF", "-", "a.ampc").out ==
              "a.o: a.ampc\n", "a rule")
    sh.expect(sh.works("-MM", "a.ampc").out == "a.o: a.ampc\n", "a rule")
    sh.fails("-c", "-MMD", "-MF", "no/such", "a.ampc", message="no/such")


@check
def no_dependencies_after_an_error(sh):
    sh.write("a.ampc", "int main(void) { return x; }\n")
    sh.fails("-c", "-MMD", "a.ampc")
    sh.only("a.ampc")


@check
def dependencies_of_a_translation(sh):
    sh.write("a.ampc", HELLO)
    sh.works("-S", "-MMD", "a.ampc", "-o", "x.host.c")
    sh.expect(sh.read("x.d") == "x.host.c: a.ampc\n", "x.d")


def database(sh, fragment):
    with open(fragment, encoding="utf-8") as file:
        entries = json.loads("[" + file.read().rstrip(",\n") + "]")
    with open(sh.path("compile_commands.json"), "w",
              encoding="utf-8") as file:
        json.dump(entries, file)
    return entries


@check
def database_entries(sh):
    sh.write("a b.ampc", HELLO)
    sh.write("c.c", HELLO.replace("main", "c"))
    sh.works("-MJ", "j", "-Wall", "-Wno-tile-static-size", '-DS="x\ty"', "-c",
             "a b.ampc", "c.c")
    one, two = database(sh, sh.path("j"))
    sh.expect(one["file"] == "a b.ampc" and one["output"] == "a b.o" and
              one["directory"] == os.path.realpath(sh.work), f"{one}")
    for word in ("-fblocks", "-Wall", '-DS="x\ty"', "-std=gnu11"):
        sh.expect(word in one["arguments"], f"{word} in {one}")
    sh.expect("-Wno-tile-static-size" not in one["arguments"], "none of ampcc's own")
    sh.expect("-fblocks" not in two["arguments"], f"{two}")
    sh.expect(two["file"] == "c.c", f"{two}")


@check
def clangd_reads_every_sample(sh):
    folder = os.path.join(ROOT, "samples")
    names = sorted(n for n in os.listdir(folder) if n.endswith(".ampc"))
    for name in names:
        path = os.path.join(folder, name)
        sh.works("-MJ", sh.path("j"), "-fsyntax-only", path)
        database(sh, sh.path("j"))
        result = run([first_tool("clangd"), f"--check={path}",
                      f"--compile-commands-dir={sh.work}", "--log=error",
                      "--check-locations=0"], cwd=sh.work)
        sh.last = (name, result)
        sh.expect(result.status == 0, "clangd finds no error")


@check
def cmake_builds_with_it(sh):
    """As docs/usage.md has it: a change of a header compiles what includes it."""
    if not shutil.which("cmake"):
        return
    with open(os.path.join(ROOT, "docs", "usage.md"), encoding="utf-8") as file:
        text = re.search(r"```cmake\n(.*?)```", file.read(), re.S)[1]
    sh.write("CMakeLists.txt", "cmake_minimum_required(VERSION 3.10)\n" + text)
    sh.write("kernels.h", "void fill(int *p, int n);\n")
    sh.write("kernels.ampc", """#include <amp.h>
#include "kernels.h"
void fill(int *p, int n)
{
    array_view(int, 1) v = amp_view(p, n);
    parallel_for_each(extent(n), ^(int i) restrict(amp) { v[i] = i; });
}
""")
    sh.write("main.ampc", """#include "kernels.h"
#include <stdio.h>
int twice(int);
int main(void) { int d[9]; fill(d, 9); return printf("%d\\n", twice(d[8])) < 0; }
""")
    sh.write("util.c", "int twice(int x) { return 2 * x; }\n")

    def cmake(*arguments):
        sh.last = (arguments, sh.run("cmake", *arguments))
        sh.expect(sh.last[1].status == 0, "cmake's status 0")
        return sh.last[1].out

    cmake("-B", "build", f"-DCMAKE_C_COMPILER={sh.suite.ampcc}")
    cmake("--build", "build")
    sh.prints("build/program", "16\n")
    listed = {entry["file"] for entry in json.loads(
        sh.read("build/compile_commands.json"))}
    sh.expect(len(listed) == 3 and sh.path("kernels.ampc") in listed, "three entries")
    os.utime(sh.path("kernels.h"), (2e9, 2e9))
    built = cmake("--build", "build")
    sh.expect("kernels.ampc" in built and "util.c" not in built, "the header's users")
