"""Being stopped: nothing stays behind, and the status tells the signal."""
import os
import signal
import subprocess
import time

from shell import HELLO, check

# Shells start what runs in the background with SIGINT ignored, which would be
# inherited: a handler here becomes the default in each program that is run.
signal.signal(signal.SIGINT, signal.default_int_handler)
signal.signal(signal.SIGHUP, signal.SIG_DFL) # as nohup does

SLOW = """#!/bin/sh
echo $$ >> "{log}"
sleep 60 &
echo $! >> "{log}"
wait
"""


def alive(pid):
    try:
        with open(f"/proc/{pid}/stat", encoding="utf-8") as file:
            return file.read().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def start_slow(sh, *arguments):
    """ampcc, once its host compiler runs and has a child of its own."""
    log = sh.path("log")
    cc = sh.write("slow-cc", SLOW.format(log=log), 0o755)
    sh.write("a.ampc", HELLO)
    child = subprocess.Popen(
        [sh.suite.ampcc, f"--cc={cc}", *arguments], cwd=sh.work,
        env=dict(os.environ, TMPDIR=sh.tmp), stderr=subprocess.PIPE,
        text=True, start_new_session=True)
    for _ in range(3000):
        if sh.has("log") and sh.read("log").count("\n") == 2:
            return child, [int(pid) for pid in sh.read("log").split()]
        time.sleep(0.01)
    child.kill()
    raise RuntimeError("the host compiler was not started")


def stop(sh, number, send, *arguments):
    before = ["a.ampc", "log", "slow-cc"]
    child, pids = start_slow(sh, *arguments)
    began = time.monotonic()
    send(child.pid, number)
    _, err = child.communicate(timeout=30)
    sh.last = (number, f"status {child.returncode}\n{err}")
    sh.expect(child.returncode == -number, f"ended by signal {number}")
    sh.expect(time.monotonic() - began < 5, "at once")
    sh.expect(os.listdir(sh.tmp) == [], f"TMPDIR: {os.listdir(sh.tmp)}")
    sh.only(*before)
    sh.expect(not any(alive(pid) for pid in pids), "no process stays")
    os.unlink(sh.path("log"))


@check
def signals_while_compiling(sh):
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP,
                   signal.SIGPIPE):
        stop(sh, number, os.kill, "-c", "a.ampc", "-o", "x.o")


@check
def interrupt_from_the_terminal(sh):
    stop(sh, signal.SIGINT, os.killpg, "a.ampc", "-o", "x")


@check
def signal_while_linking(sh):
    sh.write("b.o", "")
    child, _ = start_slow(sh, "b.o", "-o", "x")
    os.kill(child.pid, signal.SIGTERM)
    child.communicate(timeout=30)
    sh.only("a.ampc", "b.o", "log", "slow-cc")


@check
def ignored_signals_stay_ignored(sh):
    sh.write("a.ampc", HELLO)
    cc = sh.write("cc", '#!/bin/sh\nkill -HUP $PPID\nexec gcc "$@"\n', 0o755)
    result = sh.run("sh", "-c", f"trap '' HUP; exec '{sh.suite.ampcc}' "
                    f"'--cc={cc}' a.ampc -o a")
    sh.last = ("nohup", result)
    sh.expect(result.status == 0, "not ended by a hangup")


@check
def host_compiler_ended_by_a_signal(sh):
    sh.write("a.ampc", HELLO)
    cc = sh.write("cc", "#!/bin/sh\nkill -SEGV $$\n", 0o755)
    sh.fails(f"--cc={cc}", "-c", "a.ampc", message="ended by signal 11")
    sh.only("a.ampc", "cc")


@check
def host_compiler_fails(sh):
    sh.write("a.ampc", HELLO)
    cc = sh.write("cc", "#!/bin/sh\nexit 77\n", 0o755)
    sh.fails(f"--cc={cc}", "-c", "a.ampc", message="--save-temps")
    sh.only("a.ampc", "cc")


@check
def no_zombie_and_no_open_file_in_the_host_compiler(sh):
    sh.write("a.ampc", HELLO)
    cc = sh.write("cc", '#!/bin/sh\nls /proc/self/fd | wc -l >> "' +
                  sh.path("fds") + '"\nexec gcc "$@"\n', 0o755)
    sh.works(f"--cc={cc}", "-c", "a.ampc")
    sh.expect(max(map(int, sh.read("fds").split())) <= 4, "three open files")
