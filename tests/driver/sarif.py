"""SARIF 2.1.0: what its schema says of the objects that ampcc writes.

faults() checks a log against a table of them, stricter than the schema in
what ampcc always writes, and builds each object of it with the class that
Debian's package python3-sarif-python-om has made from the schema.
"""
import json
import re
import sys

try:
    import sarif_om
except ModuleNotFoundError:  # of the system's python3, not of this one
    sys.path.append("/usr/lib/python3/dist-packages")
    try:
        import sarif_om
    except ModuleNotFoundError:
        sarif_om = None

# Of each object the properties, * for those that must be there. A list of a
# type is [type]; {type} is one whose items differ.
OBJECTS = {
    "sarifLog": {"$schema": "uri", "*version": ("2.1.0",), "*runs": ["run"]},
    "run": {"*tool": "tool", "invocations": ["invocation"],
            "originalUriBaseIds": "bases", "*results": ["result"],
            "columnKind": ("utf16CodeUnits", "unicodeCodePoints")},
    "tool": {"*driver": "toolComponent"},
    "toolComponent": {"*name": "text", "version": "text",
                      "rules": {"reportingDescriptor"}},
    "reportingDescriptor": {"*id": "text",
                            "shortDescription": "multiformatMessageString"},
    "multiformatMessageString": {"*text": "text"},
    "invocation": {"*executionSuccessful": bool},
    "bases": {"PWD": "artifactLocation"},
    "message": {"*text": "text"},
    "result": {"ruleId": "text", "ruleIndex": "index", "*message": "message",
               "level": ("none", "note", "warning", "error"),
               "locations": ["location"], "relatedLocations": {"location"},
               "fixes": {"fix"}},
    "location": {"id": "index", "*physicalLocation": "physicalLocation",
                 "message": "message"},
    "physicalLocation": {"*artifactLocation": "artifactLocation",
                         "region": "region"},
    "artifactLocation": {"*uri": "uri-reference", "uriBaseId": "text"},
    "region": {"*startLine": "place", "startColumn": "place",
               "endLine": "place", "endColumn": "place"},
    "fix": {"description": "message", "*artifactChanges": {"artifactChange"}},
    "artifactChange": {"*artifactLocation": "artifactLocation",
                       "*replacements": ["replacement"]},
    "replacement": {"*deletedRegion": "region",
                    "insertedContent": "artifactContent"},
    "artifactContent": {"*text": str},
}
NOT_EMPTY = ("artifactChange", "replacement", "run")

URI = r"(?:[A-Za-z0-9\-._~/:#?@!$&'()*+,;=]|%[0-9A-F]{2})+"
SCALARS = {
    "text": lambda v: isinstance(v, str) and v != "",
    "uri": lambda v: isinstance(v, str)
        and re.fullmatch("[a-z][a-z0-9+.-]*:" + URI, v),
    # a first segment with a colon would be a scheme
    "uri-reference": lambda v: SCALARS["uri"](v) or isinstance(v, str)
        and re.fullmatch(URI, v) and ":" not in v.split("/")[0],
    "index": lambda v: type(v) is int and v >= 0,
    "place": lambda v: type(v) is int and v >= 1,
}


def list_faults(value, kind, path, differ):
    if not isinstance(value, list) or (kind in NOT_EMPTY and not value):
        return [f"{path} is no list of some"]
    texts = [json.dumps(item, sort_keys=True) for item in value]
    if differ and len(set(texts)) != len(texts):
        return [f"{path} has one item twice"]
    return [fault for i, item in enumerate(value)
            for fault in value_faults(item, kind, f"{path}[{i}]")]


def class_faults(value, kind, path):
    """What the schema's own class for an object does not take."""
    made = getattr(sarif_om, kind[0].upper() + kind[1:], None)
    if made is None:
        return [] if kind == "bases" else [f"there is no class for {kind}"]
    names = {field.metadata["schema_property_name"]: field.name
             for field in made.__attrs_attrs__}
    unknown = [name for name in value if name not in names]
    if unknown:
        return [f"{path} has {unknown}, which {kind} has not"]
    try:
        made(**{names[name]: member for name, member in value.items()})
    except TypeError as error:  # one that is required is missing
        return [f"{path}: {error}"]
    return []


def object_faults(value, kind, path):
    if not isinstance(value, dict):
        return [f"{path} is no {kind}"]
    known = {name.lstrip("*"): type for name, type in OBJECTS[kind].items()}
    found = [f"{path} has no {name[1:]}" for name in OBJECTS[kind]
             if name[0] == "*" and name[1:] not in value]
    if sarif_om:
        found += class_faults(value, kind, path)
    for name, member in value.items():
        found += value_faults(member, known[name], f"{path}.{name}") \
            if name in known else [f"{path} has {name}"]
    return found


def value_faults(value, kind, path):
    if isinstance(kind, (list, set)):
        return list_faults(value, *kind, path, isinstance(kind, set))
    if isinstance(kind, str) and kind in OBJECTS:
        return object_faults(value, kind, path)
    fine = value in kind if isinstance(kind, tuple) \
        else type(value) is kind if isinstance(kind, type) \
        else SCALARS[kind](value)
    return [] if fine else [f"{path} is {value!r}"]


def faults(log):
    """What about a log is not as the schema says."""
    return value_faults(log, "sarifLog", "log")
