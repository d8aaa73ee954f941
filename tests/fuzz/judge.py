"""What is demanded of a program: it compiles, what ampcc emits passes the
compilers, and in each form of its kernels it finds no difference on PoCL, and
none, nor a race, nor a read of what nothing wrote, under Oclgrind."""
import os
import re

from emitted import Emitted, check_hosts, check_kernels
from harness import expect_success, run

OCLGRIND = ("oclgrind", "--num-threads", "1", "--data-races", "--uninitialized")
FOUND = re.compile(
    r"(?i)data race|uninitiali[sz]ed value|invalid (read|write)|"
    r"work-group divergence|oclgrind.*(error|fatal)|runtime error")
# How programs are run: by what, in which form of their kernels, and in chains or not.
RUNS = {
    "pocl": ((), "serial", "off"),
    "chain": ((), "serial", "now"),
    "spmd": ((), "spmd", "off"),
    "several": ((), "several", "off"),
    "oclgrind": (OCLGRIND, "several", "off"),
    "serial": (OCLGRIND, "serial", "off"),
}
STAGES = (*RUNS, "kernel", "host")


class Judge:
    def __init__(self, suite, stages=STAGES, sanitize=False, keep=None):
        self.suite, self.stages, self.keep = suite, stages, keep
        self.environment = {}
        if sanitize:
            self.environment["AMPCC_CC"] = "gcc -fsanitize=undefined"

    def only(self, where):
        """One that asks no more than what failed."""
        stages = [stage for stage in self.stages if stage == where]
        return Judge(self.suite, stages or self.stages, bool(self.environment))

    def compile(self, problems, path, binary):
        return expect_success(problems, "ampcc", run(
            [self.suite.ampcc, "-w", path, "-o", binary, "-lm"], timeout=300,
            env=self.environment))

    def judge(self, folder, name, text, arguments=()):
        """The problems of a program."""
        problems = []
        path = os.path.join(folder, name + ".ampc")
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        binary = os.path.join(self.keep or folder, name)
        if not self.compile(problems, path, binary):
            return problems
        command = [binary, *arguments]
        for stage, (runner, form, chain) in RUNS.items():
            if stage in self.stages and not problems:
                self.expect_same(problems, stage, run(
                    [*runner, *command], timeout=600,
                    env={"AMP_FORM": form, "AMP_CHAIN": chain}))
        if not problems:
            self.check_emitted(problems, folder, name, path)
        return problems

    def expect_same(self, problems, where, result):
        if result.status != 0 or FOUND.search(result.out + result.err):
            problems.append(f"{where}: {result}")

    def check_emitted(self, problems, folder, name, path):
        if not {"kernel", "host"} & set(self.stages):
            return
        emitted = run([self.suite.ampcc, "-w", "-S", path, "-o", folder + "/"])
        if not expect_success(problems, "ampcc -S", emitted):
            return
        made = [Emitted(path, os.path.join(folder, name), problems)]
        # Warnings about what random programs say are no concern of ampcc's.
        if "kernel" in self.stages:
            check_kernels(self.suite, made, "-Wno-everything")
        if "host" in self.stages:
            check_hosts(self.suite, made, "-w")
