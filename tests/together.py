"""What takes a process long to begin with, done once for a group of tests.

A compiler loads its libraries for all files of a command line, and a driver its own for
all programs that run one after another in a process: `run_programs` makes one executable
of the object files of several programs, and tells apart what each of them printed.
"""
import functools
import os
import re
import threading

from harness import TIMEOUT, Result, run

SIZE = 20
ENDED = re.compile("\1(\\d+)\1\n")

RUNNER = """#include <stdio.h>
{declarations}
static const struct {{
    int (*main)(int, char **);
    int count;
    char **arguments;
}} programs[] = {{
{programs}
}};
int main(void)
{{
    for (unsigned i = 0; i < sizeof programs / sizeof *programs; i++) {{
        int status = programs[i].main(programs[i].count, programs[i].arguments) & 0xff;
        printf("\\1%d\\1\\n", status);
        fflush(stdout);
        fprintf(stderr, "\\1%d\\1\\n", status);
    }}
    return 0;
}}
"""
PROGRAM = "    {{{main}, {count}, (char *[]){{{arguments}, NULL}}}},"


class Groups:
    """The result of each of some things: `function` gives a dictionary of the results of
    a group of them, the first time that one of the group is asked for."""

    def __init__(self, things, function):
        self.function = function
        self.group_of = {}
        count = -(-len(things) // SIZE)
        for i in range(count):
            # One of each stretch, so that neighbours do not wait for the same group.
            group = Group(things[i::count])
            self.group_of.update((thing, group) for thing in group.things)

    def __getitem__(self, thing):
        group = self.group_of[thing]
        with group.lock:
            if group.results is None:
                group.results = self.function(group.things)
        return group.results[thing]


class Group:
    def __init__(self, things):
        self.things, self.results, self.lock = things, None, threading.Lock()


def main_of(path):
    """What the main() of an object file is called in an executable of several."""
    return "main_of_" + re.sub(r"\W", "_", path)


@functools.cache
def set_apart(path):
    """Gives an object's main() its name; all else in it is its own. Once is enough."""
    return run(["objcopy", "--redefine-sym", f"main={main_of(path)}",
                "--keep-global-symbol", main_of(path), path])


def row_of(path, arguments):
    words = [os.path.basename(path), *arguments]
    return PROGRAM.format(main=main_of(path), count=len(words),
                          arguments=", ".join(f'"{word}"' for word in words))


def link(suite, programs, binary):
    with open(binary + ".c", "w", encoding="utf-8") as file:
        file.write(RUNNER.format(
            declarations="\n".join(f"int {main_of(path)}(int, char **);"
                                   for path in programs),
            programs="\n".join(row_of(*program) for program in programs.items())))
    made = run(["gcc", "-c", binary + ".c", "-o", binary + ".o"])
    return made if made.status else run(
        [suite.ampcc, *programs, binary + ".o", "-o", binary])


def run_linked(suite, command, programs, binary, env, timeout):
    """What the process came to; and the result of each program, if all came to an end."""
    made = link(suite, programs, binary)
    result = made if made.status else run([*command, binary], timeout, env=env)
    out, err = ENDED.split(result.out), ENDED.split(result.err)
    if not len(out) == len(err) == 2 * len(programs) + 1 or out[-1] + err[-1]:
        return result, None
    return result, {path: Result(int(status), *printed) for path, status, *printed
                    in zip(programs, out[1::2], out[::2], err[::2])}


def run_programs(suite, command, programs, binary, env=None, timeout=TIMEOUT):
    """The result of each of some programs, by the path of its object file. They come
    with their arguments; `command` runs `binary`, which is made of all of them. One that
    ends the process is found by running each alone; if none is, all have failed."""
    if not programs:
        return {}
    for path in programs:
        set_apart(path)
    result, results = run_linked(suite, command, programs, binary, env, timeout)
    if results:
        return results
    alone = {path: run_linked(suite, command, {path: arguments}, f"{binary}.{i}", env,
                              timeout)
             for i, (path, arguments) in enumerate(programs.items())}
    if all(ended for _, ended in alone.values()):
        return dict.fromkeys(programs, result)
    return {path: ended[path] if ended else whole
            for path, (whole, ended) in alone.items()}
