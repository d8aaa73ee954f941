"""The corpus of the mutators: the tokens of every source of the tests."""
import glob
import os
import re

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(
    os.path.abspath(__file__))))
FOLDERS = [os.path.join(ROOT, name) for name in (
    "tests/check", "tests/run", "tests/race", "samples")]
TOKEN = re.compile(rb'\s+|//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|'
                   rb"'(?:\\.|[^'\\\n])*'|\w[\w.]*|<<=|>>=|\.\.\.|->|"
                   rb"[-+*/%&|^=!<>]=|\+\+|--|&&|\|\||<<|>>|.", re.S)
NUMBER = re.compile(rb"\d[\w.]*\Z")
NAME = re.compile(rb"[A-Za-z_]\w*\Z")


def corpus():
    """The tokens of each source, in the order of their paths."""
    sources = []
    for folder in FOLDERS:
        for path in sorted(glob.glob(os.path.join(folder, "*.ampc"))):
            with open(path, "rb") as source:
                sources.append(TOKEN.findall(source.read()))
    return sources


def is_good(tokens):
    """Whether a test expects no error of a source."""
    return b"expect-error" not in b"".join(tokens)


def solid(tokens):
    """The places of the tokens that are no space and no comment."""
    return [i for i, t in enumerate(tokens)
            if not t.isspace() and t[:2] not in (b"//", b"/*")]


def code(tokens):
    """Those of them that stand in no directive of the preprocessor."""
    places, directive, fresh = [], False, True
    for i, token in enumerate(tokens):
        if b"\n" in token:
            if not tokens[i - 1:i] == [b"\\"]:
                directive, fresh = False, True
        elif token == b"#" and fresh:
            directive = True
        elif not token.isspace():
            fresh = False
        if not directive and not token.isspace() \
                and token[:2] not in (b"//", b"/*"):
            places.append(i)
    return places
