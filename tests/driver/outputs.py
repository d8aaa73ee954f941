"""What ampcc writes where, and that it is whole or not there."""
import os
import re
import shutil
import threading

from harness import ROOT, run
from shell import HELLO, KERNEL, check


@check
def default_output(sh):
    sh.write("a.ampc", HELLO)
    sh.works("a.ampc")
    sh.only("a.ampc", "a.out")
    sh.prints("a.out", "hello\n")


@check
def object_output(sh):
    sh.write("d/a.ampc", HELLO)
    sh.write("b.ampc", "int b;\n")
    sh.works("-c", "d/a.ampc", "b.ampc")
    sh.only("a.o", "b.ampc", "b.o", "d")
    sh.works("-c", "d/a.ampc", "-o", "x.o")
    sh.works("x.o", "b.o", "-ox")
    sh.prints("x", "hello\n")


@check
def translation_output(sh):
    sh.write("d/a.ampc", KERNEL)
    sh.write("b.c", "int b;\n")
    sh.works("-S", "d/a.ampc", "b.c")
    sh.only("a.cl", "a.host.c", "b.c", "b.s", "d")
    for given in ("x", "y.host.c", "z.c", "d", "d/"):
        sh.works("-S", "d/a.ampc", "-o", given)
    for stem in ("x", "y", "z", "d/a"):
        sh.expect(sh.has(stem + ".host.c") and sh.has(stem + ".cl"), stem)
    sh.expect(sh.read("x.cl") == sh.read("a.cl"), "the same kernel")


@check
def translation_compiles_by_itself(sh):
    sh.write("a.ampc", KERNEL)
    sh.works("-S", "a.ampc")
    lib = os.path.join(sh.suite.build, "lib", "libamp.a")
    cc = os.environ.get("AMPCC_CC", "gcc").split()
    sh.run(*cc, "-isystem", sh.suite.include, "a.host.c", lib, "-lOpenCL",
           "-lpthread", "-lm", "-o", "a")
    sh.prints("a", "72\n")


@check
def preprocessed_output(sh):
    sh.write("a.ampc", "#include <amp.h>\n#define F restrict(amp)\nfoo: F;\n")
    for cc in ("gcc", sh.suite.clang):
        result = sh.works(f"--cc={cc}", "-E", "a.ampc")
        sh.expect("annotate" in result.out.split("foo:")[1],
                  "amp.h's parse face")
        sh.expect(result.err == "", "silence")
    sh.works("-E", "-P", "a.ampc", "-o", "a.i")
    sh.expect(sh.has("a.i"), "-o")


@check
def syntax_check_writes_nothing(sh):
    sh.write("a.ampc", KERNEL)
    sh.write("b.c", HELLO)
    sh.works("-fsyntax-only", "a.ampc", "b.c")
    sh.only("a.ampc", "b.c")


@check
def save_temps(sh):
    sh.write("d/a.ampc", KERNEL)
    sh.works("--save-temps", "d/a.ampc", "-o", "x")
    sh.only("a.cl", "a.host.c", "a.o", "d", "x")
    sh.prints("x", "72\n")


@check
def one_output_for_many_inputs(sh):
    sh.write("a.ampc", HELLO)
    sh.write("b.ampc", HELLO)
    for mode in ("-c", "-S", "-E"):
        sh.fails(mode, "a.ampc", "b.ampc", "-o", "x",
                 message="cannot specify -o when generating multiple output")


@check
def output_is_the_input(sh):
    sh.write("a.ampc", HELLO)
    for mode in ([], ["-c"], ["-E"]):
        sh.fails(*mode, "a.ampc", "-o", "./a.ampc",
                 message="input file 'a.ampc' is the same as output file")
    sh.expect(sh.read("a.ampc") == HELLO, "the input is whole")


@check
def output_cannot_be_written(sh):
    sh.write("a.ampc", HELLO)
    os.mkdir(sh.path("d"))
    for mode in (["-c"], []):
        sh.fails(*mode, "a.ampc", "-o", "no/such/place",
                 message="unable to open output file 'no/such/place")
        sh.fails(*mode, "a.ampc", "-o", "d",
                 message="unable to open output file 'd': Is a directory")
    sh.fails("-S", "a.ampc", "-o", "no/such", message="no/such")
    sh.only("a.ampc", "d")


@check
def output_is_read_only(sh):
    """As another user: root may write everything."""
    copy = os.path.join(sh.folder, "copy")
    for name in ("bin", "lib", "include"):
        shutil.copytree(os.path.join(sh.suite.build, name),
                        os.path.join(copy, name))
    sh.write("a.ampc", HELLO)
    sh.write("locked/x.o", "old", 0o444)
    sh.write("open/x.o", "old", 0o444)
    for path in (sh.folder, sh.work, sh.tmp, sh.path("open")):
        os.chmod(path, 0o777)
    os.chmod(os.path.join(copy, "bin/ampcc"), 0o755)
    os.chmod(sh.path("locked"), 0o555)
    user = [] if os.getuid() else ["setpriv", "--reuid=65534", "--clear-groups"]
    for place in ("locked/x.o", "open/x.o", "locked/new.o"):
        result = sh.run(*user, os.path.join(copy, "bin/ampcc"), "-c",
                        "a.ampc", "-o", place)
        sh.last = (place, result)
        sh.expect(result.status == 1 and f"unable to open output file "
                  f"'{place}" in result.err and "Permission denied" in
                  result.err, f"permission denied: {place}")
    sh.expect(sh.read("open/x.o") == "old", "the old file")
    os.chmod(sh.path("locked"), 0o755)


@check
def failure_removes_an_older_output(sh):
    sh.write("a.ampc", "int main(void) { return x; }\n")
    sh.write("l.ampc", "int f(void);\nint main(void) { return f(); }\n")
    sh.write("x.o", "old")
    sh.write("x", "old")
    sh.fails("-c", "a.ampc", "-o", "x.o")
    sh.expect(not sh.has("x.o"), "no stale object")
    sh.fails("l.ampc", "-o", "x")
    sh.expect(not sh.has("x"), "no stale program")
    sh.only("a.ampc", "l.ampc")


@check
def one_bad_input_among_good_ones(sh):
    sh.write("a.ampc", "int a;\n")
    sh.write("b.ampc", "int b\n")
    sh.write("c.ampc", "int c;\n")
    sh.fails("-c", "a.ampc", "b.ampc", "c.ampc")
    sh.only("a.ampc", "b.ampc", "c.ampc", "a.o", "c.o")


@check
def output_through_a_symbolic_link(sh):
    sh.write("a.ampc", HELLO)
    sh.write("real/x.o", "old")
    os.symlink("real/x.o", sh.path("x.o"))
    sh.works("-c", "a.ampc", "-o", "x.o")
    sh.expect(os.path.islink(sh.path("x.o")), "still a link")
    sh.expect(os.path.getsize(sh.path("real/x.o")) > 100, "an object")


@check
def output_to_a_device(sh):
    sh.write("a.ampc", HELLO)
    sh.works("-c", "a.ampc", "-o", "/dev/null")
    sh.works("a.ampc", "-o", "/dev/null")
    sh.expect(not os.path.isfile("/dev/null"), "/dev/null is itself")
    sh.only("a.ampc")


@check
def output_modes(sh):
    sh.write("a.ampc", HELLO)
    command = f"umask 027; '{sh.suite.ampcc}' "
    sh.run("sh", "-c", command + "-c a.ampc; " + command + "a.o -o a; " +
           command + "-S a.ampc")
    for name, mode in (("a.o", 0o640), ("a", 0o750), ("a.cl", 0o640)):
        found = os.stat(sh.path(name)).st_mode & 0o777
        sh.expect(found == mode, f"{name}: {oct(mode)}, not {oct(found)}")


@check
def temporary_directory(sh):
    sh.write("a.ampc", HELLO)
    sh.fails("a.ampc", env={"TMPDIR": "/no/such"}, message="'/no/such'")
    os.mkdir(sh.path("with space=1"))
    sh.works("-g", "-c", "a.ampc", env={"TMPDIR": sh.path("with space=1")})
    sh.expect(os.listdir(sh.path("with space=1")) == [], "empty again")


@check
def same_input_same_bytes(sh):
    sh.write("a.ampc", KERNEL)
    for cc in ("gcc", sh.suite.clang):
        for name in ("x.o", "y.o"):
            sh.works(f"--cc={cc}", "-g", "-c", "a.ampc", "-o", "same.o")
            os.rename(sh.path("same.o"), sh.path(name))
        with open(sh.path("x.o"), "rb") as x, open(sh.path("y.o"), "rb") as y:
            data = x.read()
            sh.expect(data == y.read(), f"the same bytes with {cc}")
            sh.expect(sh.tmp.encode() not in data, "no temporary name")


@check
def many_at_once(sh):
    sh.write("a.ampc", HELLO)
    results = []
    threads = [threading.Thread(target=lambda: results.append(sh.run(
        sh.suite.ampcc, "a.ampc", "-o", "a"))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    sh.expect(all(r.status == 0 for r in results), "all succeed")
    sh.only("a", "a.ampc")
    sh.prints("a", "hello\n")


@check
def files_beside_the_object(sh):
    sh.write("a.ampc", HELLO)
    sh.works("--cc=gcc", "--coverage", "-c", "a.ampc", "-o", "x.o")
    sh.only("a.ampc", "x.gcno", "x.o")
    sh.works("--cc=gcc", "--coverage", "a.ampc", "-o", "p")
    sh.prints("p", "hello\n")
    sh.only("a.ampc", "p", "p-a.gcda", "p-a.gcno", "x.gcno", "x.o")


@check
def shared_object(sh):
    sh.write("s.ampc", KERNEL.replace("main(void)", "kernel(void)"))
    sh.write("m.c", "int kernel(void);\nint main(void) { return kernel(); }\n")
    sh.works("-shared", "-fPIC", "s.ampc", "-o", "libs.so")
    sh.works("m.c", "-L.", "-ls", "-Wl,-rpath," + sh.work, "-o", "m")
    sh.prints("m", "72\n")


@check
def program_needs_the_loader_alone(sh):
    sh.write("a.ampc", KERNEL)
    if not sh.suite.sanitized:
        sh.works("--cc=gcc", "a.ampc", "-o", "a")
        found = set(re.findall(r"NEEDED.*\[(\w+)",
                               sh.run("readelf", "-d", "a").out))
        sh.expect(found <= {"libOpenCL", "libc", "libm", "libpthread", "ld"},
                  f"needed: {found}")


@check
def debugger_stops_at_a_line(sh):
    sh.write("a.ampc", KERNEL)
    for cc in sh.compilers:
        sh.works(f"--cc={cc}", "-g", "a.ampc", "-o", "a")
        result = sh.run("gdb", "-q", "-batch", "-nx", "-ex",
                        "set debuginfod enabled off", "-ex", "break a.ampc:13",
                        "-ex", "run", "-ex", "print sum", "-ex", "info source",
                        "./a")
        sh.last = (cc, result)
        sh.expect("Breakpoint 1, main () at a.ampc:13" in result.out,
                  "gdb stops")
        sh.expect("$1 = 72" in result.out, "and prints")
        sh.expect("host.c" not in result.out + result.err, "the .ampc alone")


@check
def every_sample_is_translated_from_its_folder(sh):
    for name in sorted(os.listdir(os.path.join(ROOT, "samples"))):
        if name.endswith(".ampc"):
            result = run([sh.suite.ampcc, "-fsyntax-only", name],
                         cwd=os.path.join(ROOT, "samples"))
            sh.last = (name, result)
            sh.expect(result.status == 0 and not result.err, "no message")


@check
def kernels_that_differ_by_inclusion(sh):
    sh.write("k.h", "static void NAME(array_view(int, 1) v) {"
             " parallel_for_each(amp_extent(v), ^(int i) restrict(amp)"
             " { v[i] += i; }); }\n")
    sh.write("a.ampc", "#include <amp.h>\n#define NAME f\n#include \"k.h\"\n"
             "#undef NAME\n#define NAME g\n#include \"k.h\"\n"
             "int main(void) { return 0; }\n")
    sh.ampcc("-c", "a.ampc", "-MMD", "-MP")
    sh.expect(sh.read("a.d") == "a.o: a.ampc k.h\nk.h:\n", sh.read("a.d"))
    sh.only("a.ampc", "a.d", "a.o", "k.h")
