"""make install, and ampcc from where it was put."""
import os
import shutil

from harness import ROOT
from shell import HELLO, KERNEL, check


def make(sh, target, *arguments):
    """-o all: what is built stays as it is."""
    result = sh.run("make", "-s", "-C", ROOT, "-o", "all", target,
                    f"BUILD={sh.suite.build}", *arguments)
    sh.last = (arguments, result)
    sh.expect(result.status == 0, "make succeeds")


@check
def install_and_use(sh):
    sh.write("a.ampc", KERNEL)
    where = os.path.join(sh.folder, "root", "opt/amp")
    make(sh, "install", "PREFIX=/opt/amp", f"DESTDIR={sh.folder}/root")
    sh.expect(sorted(os.listdir(where)) == ["bin", "include", "lib"], where)
    tool = os.path.join(where, "bin", "ampcc")
    cc = os.environ.get("AMPCC_CC", "gcc")
    for command in ([tool], ["env", f"PATH={where}/bin:{os.environ['PATH']}",
                             "ampcc"]):
        sh.last = (command, sh.run(*command, "a.ampc", "-o", "a",
                                   env={"AMPCC_CC": cc}))
        sh.prints("a", "72\n")
    os.symlink(tool, sh.path("link"))
    sh.last = ("link", sh.run("./link", "a.ampc", "-o", "b",
                              env={"AMPCC_CC": cc}))
    sh.prints("b", "72\n")
    make(sh, "uninstall", "PREFIX=/opt/amp", f"DESTDIR={sh.folder}/root")
    left = [f for _, _, files in os.walk(where) for f in files]
    sh.expect(left == [], f"left: {left}")


@check
def pkg_config(sh):
    prefix = os.path.join(sh.folder, "prefix")
    make(sh, "install", f"PREFIX={prefix}")
    sh.write("a.ampc", KERNEL)
    sh.works("-S", "a.ampc")
    cc = os.environ.get("AMPCC_CC", "gcc")
    result = sh.run("sh", "-c", f"{cc} $(pkg-config --cflags ampcc) a.host.c "
                    "$(pkg-config --libs ampcc) -Wl,-rpath," + prefix +
                    "/lib -o a",
                    env={"PKG_CONFIG_PATH": prefix + "/lib/pkgconfig"})
    sh.last = ("pkg-config", result)
    sh.expect(result.status == 0, "it compiles")
    sh.prints("a", "72\n")


@check
def multiarch_library_folder(sh):
    for name in ("bin", "include"):
        shutil.copytree(os.path.join(sh.suite.build, name), sh.path(name))
    sh.write("a.ampc", HELLO)
    library = sh.path("lib/some-linux-gnu")
    for name, message in (
            ("libamp.a", "cannot find libamp.a"),
            ("ampcc-front.so", "cannot load the front end: ")):
        result = sh.run(sh.path("bin/ampcc"), "a.ampc")
        sh.expect(message in result.err and name in result.err,
                  "a message without one")
        os.makedirs(library, exist_ok=True)
        shutil.copy(os.path.join(sh.suite.build, "lib", name), library)
    sh.last = ("lib", sh.run(sh.path("bin/ampcc"), "a.ampc"))
    sh.prints("a.out", "hello\n")
    open(os.path.join(library, "ampcc-front.so"), "w").close()
    result = sh.run(sh.path("bin/ampcc"), "a.ampc")
    sh.expect("cannot load the front end: " in result.err, "what is amiss")
    shutil.rmtree(sh.path("include"))
    result = sh.run(sh.path("bin/ampcc"), "a.ampc")
    sh.expect("cannot find amp.h" in result.err, "a message without amp.h")
