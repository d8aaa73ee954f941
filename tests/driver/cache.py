"""--cache-info and --cache-clear."""
import os

from shell import KERNEL, check

ENTRY = "0123456789abcdef" * 2


def fill(sh, *names, mode=0o700):
    """An environment whose cache holds files of these names, 10 bytes each."""
    folder = sh.path("home/ampcc")
    os.makedirs(folder)
    os.chmod(folder, mode)
    for name in names:
        sh.write(os.path.join("home/ampcc", name), "0123456789", 0o600)
    return {"XDG_CACHE_HOME": sh.path("home")}


def says(sh, entries, size, env, bound=256 << 20, more=""):
    result = sh.works("--cache-info", env=env)
    sh.expect(result.out == f"folder: {env['XDG_CACHE_HOME']}/ampcc\n"
              f"entries: {entries}\nbytes: {size}\nbound: {bound}\n{more}",
              f"{entries} entries, {size} bytes, {bound} bound")


@check
def cache_of_a_program(sh):
    env = {"XDG_CACHE_HOME": sh.path("home")}
    says(sh, 0, 0, env)
    sh.expect(not sh.has("home"), "asking makes nothing")
    sh.write("a.ampc", KERNEL)
    sh.works("a.ampc", "-o", "a")
    for how in ("amp: build ", "amp: keep ", " from the cache"):
        result = sh.run(sh.path("a"), env={**env, "AMP_TRACE": "1"})
        sh.last = ("a", result)
        sh.expect(result.out == "72\n" and how in result.err, how)
    entry, = os.listdir(sh.path("home/ampcc"))
    size = os.path.getsize(sh.path("home/ampcc/" + entry))
    says(sh, 1, size, env)
    result = sh.works("--cache-clear", env=env)
    sh.expect(result.out == f"removed 1 entries, {size} bytes\n", "one less")
    says(sh, 0, 0, env)


@check
def cache_clear_leaves_what_is_not_its_own(sh):
    others = ["README", "0123", ENTRY + "0", ENTRY.upper(), "." + ENTRY]
    env = fill(sh, ENTRY, ENTRY[::-1], ENTRY + ".12ab34cd", *others)
    os.mkdir(sh.path("home/ampcc/" + "a" * 32))
    os.symlink("/dev/null", sh.path("home/ampcc/" + "b" * 32))
    says(sh, 3, 30, env)
    result = sh.works("--cache-clear", env=env)
    sh.expect(result.out == "removed 3 entries, 30 bytes\n", "three removed")
    sh.expect(sorted(os.listdir(sh.path("home/ampcc"))) ==
              sorted(others + ["a" * 32, "b" * 32]), "the others are there")
    result = sh.works("--cache-clear", env=env)
    sh.expect(result.out == "removed 0 entries, 0 bytes\n", "none")


@check
def cache_clear_without_a_cache(sh):
    env = {"XDG_CACHE_HOME": sh.path("none")}
    result = sh.works("--cache-clear", env=env)
    sh.expect(result.out == "removed 0 entries, 0 bytes\n", "none")
    sh.only()


@check
def cache_by_the_environment(sh):
    env = fill(sh, ENTRY)
    for text, bound in (("1000", 1000), ("64K", 65536), ("3M", 3 << 20),
                        ("2G", 2 << 30), ("0", 0), ("x", 256 << 20),
                        ("-1", 256 << 20), ("5MB", 256 << 20),
                        ("99999999999G", 256 << 20), ("", 256 << 20)):
        says(sh, 1, 10, {**env, "AMP_CACHE_SIZE": text}, bound)
    says(sh, 1, 10, {**env, "AMP_CACHE": "off"},
         more="AMP_CACHE is off: programs do not use it\n")
    env = {"XDG_CACHE_HOME": "", "HOME": sh.path("h")}
    result = sh.works("--cache-info", env=env)
    sh.expect(f"folder: {sh.path('h')}/.cache/ampcc\n" in result.out, "~")
    sh.fails("--cache-info", env={"XDG_CACHE_HOME": "x", "HOME": ""},
             message="neither XDG_CACHE_HOME nor HOME names a folder")


@check
def cache_that_is_not_private(sh):
    env = fill(sh, ENTRY, mode=0o770)
    for option in ("--cache-info", "--cache-clear"):
        sh.fails(option, env=env, message="home/ampcc': others may write to")
    sh.expect(sh.has("home/ampcc/" + ENTRY), "nothing removed")
