"""What the test suites share: running commands, and reporting.

A suite is a list of cases (name, function). A function returns the list of
what went wrong. Cases run in parallel over the cores and stand for themselves.

    SUITE BUILD [OPTION...] [WORD...]

runs the cases whose name contains one of the words, or all. TIMEOUT in the
environment is the seconds that a command may take.
"""
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TIMEOUT = int(os.environ.get("TIMEOUT", "120"))


class Result:
    def __init__(self, status, out, err):
        self.status, self.out, self.err = status, out, err

    def __str__(self):
        return f"status {self.status}\n{self.out}{self.err}"


def run(command, timeout=TIMEOUT, cwd=ROOT, env=None, stdin=""):
    """Runs a command; a negative status is a signal, "timeout" too long."""
    full = dict(os.environ)
    full.update(env or {})
    child = subprocess.Popen(
        [str(word) for word in command], cwd=cwd, env=full,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        text=True, errors="replace", start_new_session=True)
    try:
        out, err = child.communicate(stdin, timeout)
        return Result(child.returncode, out, err)
    except subprocess.TimeoutExpired:
        os.killpg(child.pid, signal.SIGKILL)
        out, err = child.communicate()
        return Result("timeout", out, err)


def first_tool(name):
    """clang-19 or the like: the version that ampcc is tested against first."""
    for version in (19, 18, 17, 20, 21, 22):
        if shutil.which(f"{name}-{version}"):
            return f"{name}-{version}"
    return name


def directives(text, name):
    """The values of all `// name: value` lines of a test."""
    return re.findall(rf"^//\s*{name}:[ \t]*(.*?)[ \t]*$", text, re.M)


def words(text, name):
    return [word for value in directives(text, name) for word in value.split()]


def read(path):
    with open(path, encoding="utf-8", errors="replace") as file:
        return file.read()


def indented(text, prefix="    "):
    lines = text.rstrip("\n").split("\n")
    if len(lines) > 40:
        lines = lines[:40] + [f"... {len(lines) - 40} more lines"]
    return "\n".join(prefix + line for line in lines)


class Suite:
    def __init__(self, name, options=()):
        arguments = sys.argv[1:]
        self.name = name
        self.options = [a for a in arguments if a in options]
        rest = [a for a in arguments if a not in options]
        self.build = os.path.abspath(rest[0] if rest else
                                     os.path.join(ROOT, "build"))
        self.words = rest[1:]
        self.ampcc = os.path.join(self.build, "bin", "ampcc")
        self.include = os.path.join(self.build, "include", "ampcc")
        self.clang = first_tool("clang")
        self.sanitized = "asan" in os.path.basename(self.build)
        self.set_environment()

    def set_environment(self):
        """Nothing of the user's settings reaches a test."""
        for name in ("AMPCC_CC", "AMP_ACCELERATOR", "AMP_CACHE",
                     "AMP_CACHE_SIZE", "AMP_TRACE", "CPATH",
                     "C_INCLUDE_PATH"):
            os.environ.pop(name, None)
        os.environ["LC_ALL"] = "C"
        # Else compilers and Oclgrind get memory from the system page by page, and give it
        # back, all the time, which takes a third of theirs.
        os.environ["MALLOC_TOP_PAD_"] = str(64 << 20)
        os.environ["MALLOC_ARENA_MAX"] = "1"
        os.environ["GLIBC_TUNABLES"] = "glibc.malloc.hugetlb=1"
        cache = os.path.join(self.build, "test-cache")
        os.environ["POCL_CACHE_DIR"] = os.environ["XDG_CACHE_HOME"] = cache
        os.makedirs(cache, exist_ok=True)
        if self.sanitized:
            os.environ["AMPCC_CC"] = "gcc -fsanitize=address,undefined"
            os.environ["ASAN_OPTIONS"] = (
                "detect_leaks=0:exitcode=99:"
                "use_sigaltstack=0")  # drivers set one in threads of ours
            os.environ["UBSAN_OPTIONS"] = "halt_on_error=1:exitcode=99"

    def wants(self, name):
        return not self.words or any(word in name for word in self.words)

    def one(self, case):
        name, function = case
        try:
            with tempfile.TemporaryDirectory(prefix="ampcc-test-") as folder:
                problems = function(folder)
        except Exception as error:  # a broken test is a failed one
            problems = [f"{type(error).__name__}: {error}"]
        lines = [f"{'FAIL' if problems else 'ok'} {self.name}/{name}"]
        lines += [indented(str(problem)) for problem in problems or []]
        print("\n".join(lines), flush=True)
        return not problems

    def main(self, cases, summary=None):
        """`summary` gives a line about all cases, once they have run."""
        wanted = [case for case in cases if self.wants(case[0])]
        if not os.access(self.ampcc, os.X_OK):
            print(f"FAIL {self.name}: there is no {self.ampcc}")
            print(f"0 passed, {max(1, len(wanted))} failed")
            sys.exit(1)
        with ThreadPoolExecutor(os.cpu_count() or 2) as pool:
            results = list(pool.map(self.one, wanted))
        failed = results.count(False)
        if summary:
            print(summary())
        print(f"{len(results) - failed} passed, {failed} failed")
        sys.exit(1 if failed else 0)


def expect_success(problems, what, result):
    if result.status != 0:
        problems.append(f"{what}: {result}")
    return result.status == 0


def messages_of(suite, paths, *options):
    """What ampcc says of many programs, each with its own `// flags:`."""
    groups = {}
    for path in paths:
        flags = tuple(words(read(os.path.join(ROOT, path)), "flags"))
        groups.setdefault(flags, []).append(path)
    return "".join(
        run([suite.ampcc, "-fsyntax-only", *options, *flags, *group]).err
        for flags, group in groups.items())
