"""Input that no one can read, outputs that no one can write: status 1, one
message, nothing left behind, in each format of the messages."""
import json
import os
import re

from shell import HELLO, KERNEL, check

FORMATS = ("text", "json", "sarif")
HEAD = """#include <amp.h>
void k(array_view(int, 1) v)
{
    parallel_for_each(amp_extent(v), ^(int i) restrict(amp) {
        int x = v[i];
"""
TAIL = "v[i] = x; }); }\n"


def told(form, err):
    """How many errors are told of, each message by its format's rules."""
    if form == "json":
        return sum("error" in m["kind"] for m in json.loads(err))
    if form == "sarif":
        results = json.loads(err)["runs"][0]["results"]
        return sum(result["level"] == "error" for result in results)
    return err.count("error: ")


def fails(sh, *arguments, leaves=()):
    """In each format the command fails with a message, and leaves nothing
    but what is named beside what was there."""
    before = sh.list()
    for form in FORMATS:
        result = sh.fails(*arguments, f"-fdiagnostics-format={form}")
        sh.expect(told(form, result.err) >= 1, f"a message as {form}")
        sh.expect(sh.list() == sorted([*before, *leaves]),
                  f"nothing beside {before}")


def in_shell(sh, command):
    """A command of the shell, where AMPCC is ampcc; its status and output."""
    result = sh.run("sh", "-c", command, env={"AMPCC": sh.suite.ampcc})
    sh.last = (command, result)
    return result


@check
def sources_that_cannot_be_read(sh):
    os.mkdir(sh.path("folder.ampc"))
    os.symlink("nowhere", sh.path("dangling.ampc"))
    os.symlink("circle.ampc", sh.path("circle.ampc"))
    for name in ("folder", "dangling", "circle", "none"):
        for mode in ("-S", "-c", "-fsyntax-only", "-E", "-M"):
            fails(sh, mode, name + ".ampc")
    fails(sh, "-S", "-x", "ampc", "/proc/self/mem")
    fails(sh, "-S", "-x", "ampc", "/dev/full/x.ampc")


@check
def includes_that_cannot_be_read(sh):
    os.mkdir(sh.path("folder.h"))
    os.symlink("nowhere", sh.path("dangling.h"))
    sh.write("one.h", '#include "two.h"\n')
    sh.write("two.h", '#include "one.h"\n')
    for name in ("folder", "dangling", "none", "one"):
        sh.write("a.ampc", f'#include "{name}.h"\nint x;\n')
        fails(sh, "-S", "a.ampc")
    sh.write("b.ampc", "int x;\n")
    for name in ("folder", "dangling", "none"):
        fails(sh, "-S", "-include", name + ".h", "b.ampc")
    sh.write("a.ampc", "#include __FILE__\nint x;\n")
    fails(sh, "-S", "a.ampc")


@check
def binary_sources(sh):
    for number, text in enumerate((
            b"\0" * 5000, bytes(range(256)) * 40, b"\x7fELF\2\1\1" + b"\0" * 99,
            b"int x\0 = \xff\xfe;\n", b"\xff\xfei\0n\0t\0", b"\"" * 3000)):
        path = sh.write(f"{number}.ampc", "")
        with open(path, "wb") as file:
            file.write(text)
        if number:
            fails(sh, "-S", f"{number}.ampc")
        else:
            sh.works("-fsyntax-only", f"{number}.ampc")


@check
def sources_that_end_within_a_word(sh):
    for number, text in enumerate((
            "array_view(", "array_view(int", "array_view(int, ", "tiled_index(",
            "tiled_index(4", "parallel_for_each(", "restrict(", "restrict(amp",
            "tile_static", "^(int i) restrict(amp", "amp_view(v,")):
        sh.write(f"{number}.ampc", HEAD + text)
        fails(sh, "-S", f"{number}.ampc")


@check
def lines_of_three_megabytes(sh):
    size = 3 << 20
    sh.write("comment.ampc", "int x; /*" + " " * size + "*/ int y;\n")
    sh.works("-fsyntax-only", "comment.ampc")
    sh.write("name.ampc", "int " + "x" * size + ";\n")
    sh.works("-fsyntax-only", "name.ampc")
    sh.write("error.ampc", " " * size + "int x = y;\n")
    fails(sh, "-S", "error.ampc")
    sh.write("string.ampc", 'char x[] = "' + "a" * size + ";\n")
    fails(sh, "-S", "string.ampc")


@check
def nesting_of_ten_thousand(sh):
    deep = 10000
    for name, body in (
            ("parentheses", "x = " + "(" * deep + "x" + ")" * deep + ";"),
            ("blocks", "{" * deep + "x++;" + "}" * deep),
            ("open", "({[" * deep)):
        sh.write(f"{name}.ampc", HEAD + body + TAIL)
        fails(sh, "-S", f"{name}.ampc")
    for name, body in (
            ("ifs", "if (x > 0)\n" * (deep // 3) + "x++;"),
            ("fors", "for (int j = 0; j < 2; j++)\n" * (deep // 8)
             + "x++;"),
            ("whiles", "while (x < 9)\n" * (deep // 3) + "x++;"),
            ("dos", "do\n" * (deep // 3) + "x++;\n"
             + "while (x < 9);\n" * (deep // 3)),
            ("sum", "x = x" + " + x" * deep + ";"),
            ("ands", "if (x > 1" + " && x > 1" * deep + ") x = 1;"),
            ("elements", "x = v[0]" + " + v[1]" * deep + ";"),
            ("swizzles", "int_4 q = {1, 2, 3, 4};\n" + "q.xy = q.zw;\n" * deep
             + "x = q.x;"),
            ("loops", "for (int j = 0; j < i; j++)\nx += v[j];\n" * (deep // 2)),
            ("declarations", "int a0 = v[i];\n" + "".join(
                f"int a{i} = v[i] + a{i - 1};\n" for i in range(1, deep))),
            ("else", "if (x == 0) x = 1;\n" + "".join(
                f"else if (x == {i}) x = {i + 1};\n"
                for i in range(1, deep // 3)))):
        sh.write(f"{name}.ampc", HEAD + body + TAIL)
        sh.works("-S", "-w", f"{name}.ampc")
        sh.expect(os.path.getsize(sh.path(f"{name}.cl")) < 600 * deep,
                  "an output that grows with its input")
    sh.write("host.ampc", HEAD + TAIL + "void h(array_view(int, 1) v)\n{\n"
             + "for (int j = 0; j < 2; j++)\n" * (deep // 4) + "v[0]++; }\n")
    sh.works("-S", "-w", "host.ampc")


@check
def helpers_that_call_each_other_twice(sh):
    """Forty of them, as trees of calls with 2^40 leaves."""
    for name, parameter, argument, first in (
            ("plain", "int x", "x", "x + 1"),
            ("view", "array_view(int, 1) v, int x", "v, x", "v[x]++"),
            ("pointer", "int *p, int x", "p, x", "p[x]++")):
        text = (f"static int h0({parameter}) restrict(amp)\n"
                f"{{ return {first}; }}\n")
        for i in range(1, 40):
            call = f"h{i - 1}({argument} + 1)"
            text += (f"static int h{i}({parameter}) restrict(amp)\n"
                     f"{{ return {call} + {call}; }}\n")
        include, rest = HEAD.split("\n", 1)
        call = f"h39({argument.replace('p', 'a')})"
        body = (f"int a[4] = {{0}}, y = {call}; x = a[0] + {call};"
                f"while ({call} < y) x = v[{call}];")
        sh.write(f"{name}.ampc", f"{include}\n{text}{rest}{body}{TAIL}")
        sh.works("-S", "-w", f"{name}.ampc")


@check
def variables_that_use_each_other_twice(sh):
    """Forty of them, of each kind that is followed to where it began."""
    def chain(kind, first):
        return f"{kind} a0 = {first};\n" + "".join(
            f"{kind} a{i} = a{i - 1} - a{i - 1} / 2 * 2;\n"
            for i in range(1, 40))

    sh.write("a.ampc", HEAD + "{" + chain("const int", "3")
             + "if (a39) x = a39; }\n{" + chain("int", "i")
             + "v[a39 + a39] = a39; }\n" + TAIL + """
void h(array_view(int, 1) v, array_view(int, 1) w)
{
    parallel_for_each(tile(amp_extent(v), 8), ^(tiled_index(8) t) restrict(amp) {
        tile_static int s[8];
        s[t.local[0]] = v[t.global[0]];
        t.barrier.wait();
""" + chain("int", "t.local[0]").replace(" / 2 * 2", "") + """
        w[t.global[0]] = s[t.local[0] + a39] + s[7 - t.local[0]];
    });
}
""")
    sh.works("-S", "-w", "a.ampc")


@check
def variables_that_begin_with_themselves(sh):
    """C allows it, and they have no value: nobody looks for one for ever."""
    sh.write("a.ampc", HEAD + """int r = r, c = c + 1;
        const float f = -f;
        v[r] = c / f;""" + TAIL + """
void h(array_view(int, 1) v, array_view(int, 1) w)
{
    const extent_1 e = e;
    const tiled_extent(8) te = te;
    parallel_for_each(e, ^(int i) restrict(amp) { v[i] = 1; });
    parallel_for_each(te, ^(tiled_index(8) t) restrict(amp) {
        v[t.global[0]] = 1;
    });
    parallel_for_each(tile(amp_extent(v), 8), ^(tiled_index(8) t) restrict(amp) {
        tile_static int s[8];
        int r = r, c = c + 1;
        index_1 a = a;
        int_4 q = q.yxwz;
        s[t.local[0]] = v[t.global[0]];
        t.barrier.wait();
        w[t.global[0]] = s[r] + s[c] + s[a[0]] + q.x + q.y;
        for (int j = j; j < r; j++)
            w[j + c] = s[j];
    });
}
""")
    sh.works("-S", "-w", "a.ampc")


@check
def declarations_that_run_into_each_other(sh):
    """What is read in place of a view with a bracket ends where that does (of a build with
    AddressSanitizer)."""
    sh.write("a.ampc", """#include <amp.h>
int main(void)
{
    int data[8] = {0};
    array_view(int, 1) v  int main( = amp_view(data, 8);
    parallel_for_each(extent(8), ^(int i) restrict(amp) { v[i] += 1; });
}
""")
    fails(sh, "-S", "a.ampc")


@check
def loops_with_a_block_in_their_head(sh):
    """Such a head has no parts (of a build with AddressSanitizer)."""
    sh.write("a.ampc", """#include <amp.h>
int main(void)
{
    int ([32] = {0};
    array_view(int, 1) out = amp_view(results, 32);
    parallel_for_each(tile(amp_extent(out), 16),
        ^(tiled_index(16) t) restrict(amp) {
            int l = t.local[0], i = t.global[0];
            int sum = 0;
            for (int k = l; k  ^(int x) { } < 32; k += 16) {
                sum += k;
            }
            out[i] = sum;
        });
}
""")
    fails(sh, "-S", "a.ampc")


@check
def outputs_to_a_full_disk(sh):
    sh.write("a.ampc", KERNEL)
    for mode in ("-c", "-E", "-M"):
        sh.fails(mode, "a.ampc", "-o", "/dev/full")
    sh.fails("a.ampc", "-o", "/dev/full")
    sh.only("a.ampc")
    for name in ("full.cl", "full.host.c"):
        os.symlink("/dev/full", sh.path(name))
        for form in FORMATS:
            result = sh.fails("-S", "a.ampc", "-o", "full",
                              f"-fdiagnostics-format={form}")
            sh.expect(told(form, result.err) == 1, f"one message as {form}")
            sh.only("a.ampc", name)
        os.unlink(sh.path(name))
    fails(sh, "-S", "a.ampc", "-MD", "-MF", "/dev/full")
    fails(sh, "-fsyntax-only", "a.ampc", "-MJ", "/dev/full")


@check
def standard_output_to_a_full_disk(sh):
    sh.write("a.ampc", KERNEL)
    for command in ("--version", "--help", "--explain amp.tile.2", "-E a.ampc",
                    "-M a.ampc"):
        for end in ("> /dev/full", ">&-"):
            result = in_shell(sh, f'"$AMPCC" {command} {end}')
            sh.expect(result.status == 1 and result.err,
                      "status 1 with a message")
    sh.only("a.ampc")


@check
def messages_that_no_one_reads(sh):
    sh.write("a.ampc", "int x = y;\n" * 500)
    for form in FORMATS:
        command = f'"$AMPCC" -S a.ampc -fdiagnostics-format={form} '
        for end in ("2>&-", "2> /dev/full", ">&- 2>&-", "<&- >&- 2>&-"):
            result = in_shell(sh, command + end)
            sh.expect(result.status == 1, "status 1")
        in_shell(sh, f"{{ {command} 2>&1; }} | head -1")
        sh.only("a.ampc")
    sh.write("b.ampc", HELLO)
    for end in ("2>&-", ">&- 2>&-", "<&- >&- 2>&-"):
        result = in_shell(sh, f'"$AMPCC" -S b.ampc {end}')
        sh.expect(result.status == 0, "status 0")
        sh.expect("hello" in sh.read("b.host.c"), "the output and no more")
        result = in_shell(sh, f'"$AMPCC" -c b.ampc {end}')
        sh.expect(result.status == 0, "status 0")
    sh.only("a.ampc", "b.ampc", "b.cl", "b.host.c", "b.o")


@check
def pipe_that_is_closed(sh):
    """As with any program of Unix, SIGPIPE ends it where no one ignores it."""
    for command in ("--help", "--explain amp.tile"):
        result = in_shell(sh, f'"$AMPCC" {command} | head -1')
        sh.expect(result.status == 0 and result.out.count("\n") == 1,
                  "one line")
        result = in_shell(
            sh, f"trap '' PIPE; {{ \"$AMPCC\" {command}; echo $? >&2; }} | :")
        sh.expect(result.err.split()[-1] in ("0", "1"), "status 0 or 1")


@check
def crashes_of_libclang_have_a_place(sh):
    """It crashes on a function in place of a view, wherever that stands."""
    if sh.suite.sanitized:
        return
    sh.write("view.h", "#include <amp.h>\nvoid f(void);\n"
             "void g(array_view(int, 1) v);\n")
    for text in ("array_view(int, 1) v = f;", "g(1 ? f : f);",
                 "array(float, 2) x[] = {\n        f};"):
        sh.write("a.ampc", '#include "view.h"\nvoid h(int n)\n{\n'
                 f"    int m = n;\n    {text}\n    m++;\n}}\n")
        fails(sh, "-c", "a.ampc")
        line = 5 + text.count("\n")
        result = sh.fails("-fsyntax-only", "a.ampc")
        sh.expect(f"a.ampc:{line}:" in result.err, f"line {line}")
    sh.write("b.ampc", HELLO)
    sh.fails("-c", "a.ampc", "b.ampc", message="a.ampc:6:")
    sh.expect("b.o" in sh.list(), "the other file is compiled")


@check
def crashes_of_libclang_hide_no_other_message(sh):
    """Nor does what a misspelt name may mean."""
    if sh.suite.sanitized:
        return
    sh.write("a.ampc", "#include <amp.h>\nvoid f(void);\n"
             "void g(array_view(int, 1) v, array_view(int, 1) w);\n"
             "void h(array_view(int, 1) v)\n{\n"
             "    array_view(int, 1) w = amp_views;\n"
             "    g(f, v);\n    g(v, f);\n    g(v, nothing);\n}\n")
    result = sh.fails("-fsyntax-only", "a.ampc")
    for place, text in (("6:28", "use of undeclared identifier 'amp_views'; "
                         "did you mean 'amp_view'?"),
                        ("7:7", "'f' is a function"),
                        ("8:10", "'f' is a function"),
                        ("9:10", "use of undeclared identifier 'nothing'")):
        sh.expect(f"a.ampc:{place}: error: {text}" in result.err, place)
    sh.expect("g(f, v);" in result.err, "the text as it is written")


@check
def variables_that_libclang_crashes_at_are_told_of(sh):
    """One with a constructor is a function to it, which it crashes at in a view's place."""
    if sh.suite.sanitized:
        return
    sh.write("a.ampc", "#include <amp.h>\n#define N 512\n"
             "static int first(array_view(const int, 1) v) restrict(cpu, amp)\n{\n"
             "    return v[0];\n}\n"
             "int run(int *p, int n)\n{\n"
             "    array_view(int, 1) v(N, p);\n    return first(v) + y;\n}\n"
             "int other(int *p, int n)\n{\n"
             "    array_view(int, 1) w(int n);\n    return first(w);\n}\n")
    result = sh.fails("-fsyntax-only", "a.ampc")
    for line, text in ((9, "a variable has no constructor in C"),
                       (10, "use of undeclared identifier 'y'"),
                       (14, "a variable has no constructor in C")):
        sh.expect(re.search(rf"a\.ampc:{line}:\d+: error: {text}", result.err), text)


@check
def launches_that_one_compiler_sees_are_told_of(sh):
    """libclang has __clang__, and the host compiler may not: gcc sees no launch here."""
    sh.write("a.ampc", "#include <amp.h>\n#ifdef __clang__\n"
             "#define GO parallel_for_each(extent(n), ^(int i) restrict(amp) { v[i] = 1; })\n"
             "#else\n#define GO (void)0\n#endif\n"
             "void f(int *p, int n)\n{\n    array_view(int, 1) v = amp_view(p, n);\n"
             "    GO;\n}\n")
    result = sh.fails("--cc=gcc", "-S", "a.ampc")
    sh.expect("a.ampc:10:5: error: a macro makes a launch here for Clang" in result.err,
              result.err)
