"""What ampcc emits is good C and OpenCL C, as other compilers see it.

To start Clang takes longer than to compile a test, and its driver starts it once for
each file: the compiler behind it is asked about many files at once, and the driver about
each alone if one of them is wrong.
"""
import functools
import os
import shlex

from harness import ROOT, directives, expect_success, read, run, words

KERNEL = ("-x", "cl", "-Werror", "-fsyntax-only")
ALL_VARIANTS = ("-DAMP_BIG=1", "-DAMP_OVERLAP=1", "-DAMP_WHOLE=1", "-DAMP_CHAIN=1")
# How a kernel is built where the device adds floats atomically.
FLOAT_ATOMICS = ("-cl-std=CL3.0", "-Xclang", "-cl-ext=+cl_ext_float_atomics,"
                 "+__opencl_c_ext_fp32_global_atomic_add,"
                 "+__opencl_c_ext_fp32_local_atomic_add")


class Emitted:
    """The files that ampcc made of a program: STEM.cl and STEM.host.c."""

    def __init__(self, source, stem, problems):
        self.source, self.stem, self.problems = source, stem, problems
        self.kernels, self.host = f"{stem}.cl", f"{stem}.host.c"
        self.objects = []  # of the host C, by each compiler


@functools.cache
def compiler_behind(clang, flags):
    """The command by which Clang's driver compiles, to which files are added."""
    said = run([clang, "-###", *flags, os.devnull]).err.strip().split("\n")[-1]
    command = shlex.split(said)
    for option in "-main-file-name", "-o":
        if option in command:
            at = command.index(option)
            del command[at:at + 2]
    return command[:-1]


def compile_all(suite, flags, files):
    """`files` has the list of problems of each path."""
    if len(files) > 1 and run([*compiler_behind(suite.clang, flags),
                               *files]).status == 0:
        return
    for path, problems in files.items():
        output = [] if "-fsyntax-only" in flags else ["-o", path[:-1] + "o"]
        expect_success(problems, f"{suite.clang} {' '.join(flags)}",
                       run([suite.clang, *flags, path, *output]))


def check_kernels(suite, emitted, *options):
    """With Clang, as each kind of device builds them."""
    files = {e.kernels: e.problems for e in emitted}
    for flags in ("-cl-std=CL1.2",), ("-cl-std=CL1.2", *ALL_VARIANTS):
        compile_all(suite, (*KERNEL, *flags, *options), files)
    compile_all(suite, (*KERNEL, *FLOAT_ATOMICS, *options), {
        path: problems for path, problems in files.items()
        if "_ext_fp32_" in read(path)})


def host_flags(suite, e, *options):
    """Its host C is C11, or what a `// std:` line says."""
    text = read(e.source)
    standard = (directives(text, "std") or ["c11"])[0]
    return ("-x", "c", f"-std={standard}", "-Wall", "-Wextra", "-Werror",
            "-iquote", os.path.dirname(os.path.join(ROOT, e.source)),
            "-isystem", suite.include,
            *(f for f in words(text, "flags")
              if f[:2] in ("-D", "-U", "-I", "-O") or f == "-funsigned-char"),
            *options, "-c")


def compile_hosts(suite, emitted, *options):
    """Clang makes an object file of each, without a warning."""
    groups = {}
    for e in emitted:
        e.objects.append(f"{e.stem}.host.o")
        groups.setdefault(host_flags(suite, e, *options), []).append(e)
    for flags, group in groups.items():
        compile_all(suite, flags, {e.host: e.problems for e in group})


def check_hosts(suite, emitted, *options):
    """So does gcc, but for those that need Clang."""
    for e in emitted:
        if "clang" not in directives(read(e.source), "host"):
            e.objects.append(f"{e.stem}.gcc.o")
            expect_success(e.problems, "gcc on host C", run(
                ["gcc", *host_flags(suite, e, *options), e.host, "-o",
                 e.objects[0]]))
    compile_hosts(suite, emitted, *options)
