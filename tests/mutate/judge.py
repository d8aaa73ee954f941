"""What is demanded of ampcc whatever it reads, and what became of each input.
"""
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import threading

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from harness import first_tool
from tokens import FOLDERS

PATIENCE = 10
ENVIRONMENT = dict(os.environ, LC_ALL="C", ASAN_OPTIONS="detect_leaks=0",
                   UBSAN_OPTIONS="halt_on_error=1:print_stacktrace=1")
# The last one is what libclang says where a sanitizer takes the signals.
REPORTS = (b"internal error", b"Sanitizer", b"runtime error:",
           b"libclang: crash detected")
ERROR = re.compile(r"^(m\d+\.ampc):\d+:\d+: (?:fatal )?error: (.*)$", re.M)
FLAG = re.compile(rb"-W([a-z][\w-]+)")
INCLUDES = [word for folder in FOLDERS for word in ("-iquote", folder)]


def flags_for_kernels(err):
    """What the user was warned of may be in the kernel too; what nobody uses
    is not there."""
    told = set(FLAG.findall(err)) - {b"unused-value"}
    return ["-Werror", "-Wno-unknown-warning-option",
            *(f"-Wno-{flag.decode()}" for flag in sorted(told))]


def errors_in_json(text):
    for message in json.loads(text):
        for place in message["locations"][:1]:
            if message["kind"].endswith("error"):
                yield place["caret"]["file"], "rule" in message


def errors_in_sarif(text):
    for result in json.loads(text)["runs"][0]["results"]:
        for place in result.get("locations", []):
            if result["level"] == "error":
                uri = place["physicalLocation"]["artifactLocation"]["uri"]
                yield uri, result["ruleId"].startswith("amp.")


def errors(mode, text):
    """The file of each error, and whether it breaks a rule of AMP C."""
    if "-fdiagnostics-format=json" in mode:
        return errors_in_json(text)
    if "-fdiagnostics-format=sarif" in mode:
        return errors_in_sarif(text)
    return ((name, " [amp." in says) for name, says in ERROR.findall(text))


class Yield:
    """How far the inputs came."""
    def __init__(self):
        self.through = self.ours = self.clang = 0
        self.lock = threading.Lock()

    def add(self, mode, names, err):
        theirs, own = set(), set()
        for name, is_ours in errors(mode, err.decode(errors="replace")):
            (own if is_ours else theirs).add(name)
        with self.lock:
            self.clang += len(theirs)
            self.ours += len(own - theirs)
            self.through += len(set(names) - own - theirs)

    def __str__(self):
        whole = max(1, self.through + self.ours + self.clang)
        return ", ".join(f"{count} ({100 * count // whole} %) {what}"
                         for count, what in (
                             (self.through, "accepted"),
                             (self.ours, "broke rules of AMP C alone"),
                             (self.clang, "were no C for Clang")))


def clear(folder):
    """Removes what is no input; returns the names."""
    left = {name for name in os.listdir(folder) if not name.endswith(".ampc")}
    for name in left:
        os.remove(os.path.join(folder, name))
    return left


def run(command, folder, patience):
    """Status, or None where it took too long, and stderr."""
    child = subprocess.Popen(command, cwd=folder, env=ENVIRONMENT,
                             stdin=subprocess.DEVNULL,
                             stdout=subprocess.DEVNULL,
                             stderr=subprocess.PIPE, start_new_session=True)
    try:
        err = child.communicate(timeout=patience)[1]
        return child.returncode, err
    except subprocess.TimeoutExpired:
        os.killpg(child.pid, signal.SIGKILL)
        child.communicate()
        return None, b""


class Judge:
    def __init__(self, build, emitted=False):
        self.ampcc = os.path.join(build, "bin", "ampcc")
        self.headers = os.path.join(build, "include", "ampcc")
        self.clang = shutil.which(first_tool("clang"))
        self.gcc = shutil.which("gcc")
        self.emitted = emitted
        self.yields = Yield()

    def wrong(self, mode, names, folder):
        """What ampcc does wrong with these inputs, or None."""
        clear(folder)
        status, err = run([self.ampcc, *mode, *INCLUDES, *names], folder,
                          PATIENCE * min(len(names), 6))
        if status is None:
            return "timeout"
        if status not in (0, 1):
            return f"status {status}"
        for report in REPORTS:
            if report in err:
                return next(line for line in err.split(b"\n")
                            if report in line).decode(errors="replace")
        if status == 1 and not err:
            return "status 1 without a message"
        wrong = (self.wrong_emitted(names, folder, err) if self.emitted else None) \
            or self.wrong_files(mode, names, folder, status)
        if not wrong:
            try:
                self.yields.add(mode, names, err)
            except ValueError:
                return "messages that cannot be read"
        return wrong

    def wrong_files(self, mode, names, folder, status):
        """Both outputs or none; all of them where all went well."""
        left = clear(folder)
        for name in names:
            pair = {name[:-5] + ".host.c", name[:-5] + ".cl"}
            if len(left & pair) == 1:
                return f"one output of two: {left & pair}"
            if "-S" in mode and len(names) == 1 and status != int(
                    not left & pair):
                return f"status {status} with {sorted(left & pair)}"
            left -= pair
        return f"leftover files {sorted(left)}" if left else None

    def wrong_emitted(self, names, folder, err):
        """What compilers have against the outputs."""
        there = set(os.listdir(folder))
        kernels = [name for name in (n[:-5] + ".cl" for n in names)
                   if name in there]
        hosts = [name for name in (n[:-5] + ".host.c" for n in names)
                 if name in there]
        host = ["-w", "-fsyntax-only", "-std=gnu11", *INCLUDES, "-isystem",
                self.headers, *hosts]
        if self.clang and kernels:
            status, err = run([self.clang, "-x", "cl", "-cl-std=CL1.2",
                               *flags_for_kernels(err), "-fsyntax-only",
                               *kernels], folder, 60)
            if status != 0:
                return "kernel: " + first_error(err)
        # What is said in Clang's C alone stays so in the host file.
        if self.gcc and hosts and run([self.gcc, *host], folder, 60)[0] != 0:
            status, err = run([self.clang or self.gcc, *host], folder, 60)
            if status != 0:
                return "host: " + first_error(err)
        return None

    def is_clang_crash(self, name, folder):
        """None where there is no clang to ask."""
        if not self.clang:
            return None
        status, err = run(
            [self.clang, "-fsyntax-only", "-fblocks", "-w",
             "-ferror-limit=0", "-fno-crash-diagnostics", *INCLUDES, "-I",
             self.headers, "-x", "c", "-std=gnu11", name], folder, 60)
        return status not in (0, 1) or b"PLEASE submit" in err


def first_error(err):
    lines = err.decode(errors="replace").split("\n")
    return next((line for line in lines if "error" in line), "no message")
