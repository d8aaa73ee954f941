"""A check is a function of a Shell; @check adds it to the list by its name."""
import inspect
import os

from harness import run

checks = {}

HELLO = """#include <stdio.h>
int main(void) { puts("hello"); return 0; }
"""
KERNEL = """#include <amp.h>
#include <stdio.h>
int main(void)
{
    int numbers[8] = {1, 2, 3, 4, 5, 6, 7, 8};
    array_view(int, 1) v = amp_view(numbers, 8);
    parallel_for_each(amp_extent(v), ^(index_1 i) restrict(amp) {
        v[i[0]] = v[i[0]] * 2;
    });
    int sum = 0;
    for (int i = 0; i < 8; i++)
        sum += v[i];
    printf("%d\\n", sum);
    return 0;
}
"""


def check(function):
    if function.__name__ in checks:
        raise NameError(f"two checks are called {function.__name__}")
    checks[function.__name__] = function
    return function


def forgotten(module):
    """The functions of a shell alone that no check is made of, nor calls."""
    return [name for name, function in vars(module).items()
            if inspect.isfunction(function) and name not in checks
            and list(inspect.signature(function).parameters) == ["sh"]
            and inspect.getsource(module).count(name) == 1]


def case(function):
    def with_folder(folder):
        shell = Shell(folder)
        function(shell)
        return shell.problems
    return with_folder


class Shell:
    suite = None

    def __init__(self, folder):
        self.folder, self.problems = folder, []
        self.work = os.path.join(folder, "work")
        self.tmp = os.path.join(folder, "tmp")
        os.mkdir(self.work)
        os.mkdir(self.tmp)

    @property
    def compilers(self):
        """The host compilers that a kernel can be linked with."""
        if self.suite.sanitized:
            return [os.environ["AMPCC_CC"]]
        return ["gcc", self.suite.clang]

    def path(self, name):
        return os.path.join(self.work, name)

    def write(self, name, text, mode=0o644):
        path = self.path(name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        os.chmod(path, mode)
        return path

    def read(self, name):
        with open(self.path(name), encoding="utf-8") as file:
            return file.read()

    def has(self, name):
        return os.path.lexists(self.path(name))

    def list(self):
        return sorted(os.listdir(self.work))

    def run(self, *command, **options):
        options.setdefault("cwd", self.work)
        environment = {"TMPDIR": self.tmp}
        environment.update(options.pop("env", None) or {})
        return run(command, env=environment, **options)

    def ampcc(self, *arguments, **options):
        """Runs ampcc, which leaves nothing in $TMPDIR and ends with 0 or 1."""
        result = self.run(self.suite.ampcc, *arguments, **options)
        self.last = (arguments, result)
        self.expect(result.status in (0, 1), "status 0 or 1")
        self.expect(os.listdir(self.tmp) == [],
                    f"left in TMPDIR: {os.listdir(self.tmp)}")
        return result

    def works(self, *arguments, **options):
        result = self.ampcc(*arguments, **options)
        self.expect(result.status == 0, "status 0")
        return result

    def fails(self, *arguments, message="", **options):
        result = self.ampcc(*arguments, **options)
        self.expect(result.status == 1, "status 1")
        self.expect(message in result.err, f"the message: {message}")
        return result

    def prints(self, program, output, *arguments):
        result = self.run(self.path(program), *arguments)
        self.last = ((program, *arguments), result)
        self.expect(result.status == 0 and result.out == output,
                    f"status 0 and {output!r}")

    def expect(self, condition, what):
        if not condition:
            arguments, result = getattr(self, "last", ((), ""))
            self.problems.append(f"not so: {what}\nafter {arguments}: "
                                 f"{result}\nfiles: {self.list()}")

    def only(self, *names):
        self.expect(self.list() == sorted(names), f"only {sorted(names)} here")
