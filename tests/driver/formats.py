"""Messages as JSON and as SARIF."""
import json

from sarif import faults, sarif_om
from shell import KERNEL, check

BROKEN = """#include <amp.h>
float host(float x); void f(void) { int unused; }
int main(void)
{
    float data[8] = {0};
    array_view(float, 1) v = amp_view(data, 8);
    parallel_for_each(amp_extent(v), ^(int i) restrict(amp) {
\t/* \u00e4\u00e4 */ v[i] = host(v[i]);
    });
    int x = 1
    return x;
}
"""

def document(sh, *arguments, source=BROKEN):
    sh.write("a b.ampc", source)
    result = sh.ampcc("-fsyntax-only", "a b.ampc", *arguments)
    return json.loads(result.err)


def sarif(sh, *arguments, **options):
    log = document(sh, "-fdiagnostics-format=sarif", *arguments, **options)
    sh.expect(faults(log) == [], faults(log))
    run = log["runs"][0]
    rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
    sh.expect(len(set(rules)) == len(rules), "each rule once")
    for result in run["results"]:
        sh.expect(rules[result["ruleIndex"]] == result["ruleId"], "its rule")
    return run


@check
def json_is_what_gcc_gives(sh):
    first, call, second = document(sh, "-fdiagnostics-format=json", "-Wall",
                                   "-Werror=unused-variable")
    sh.expect(first["kind"] == "error"
              and first["message"] == "unused variable 'unused'"
              and first["option"] == "-Werror=unused-variable", first)
    sh.expect(first["locations"][0]["caret"] == {
        "file": "a b.ampc", "line": 2, "display-column": 41,
        "byte-column": 41, "column": 41}, first)
    sh.expect(call["rule"] == "amp.call.1", call)
    sh.expect(second["fixits"][0]["string"] == ";"
              and second["fixits"][0]["start"]["line"] == 10
              and second["fixits"][0]["next"]["column"] == 14, second)


@check
def json_counts_columns_as_gcc_does(sh):
    found = document(sh, "-fdiagnostics-format=json",
                     source=BROKEN.replace("= 1\n", "= 1;\n"))
    call = [m for m in found if m.get("rule") == "amp.call.1"][0]
    caret = call["locations"][0]["caret"]
    sh.expect((caret["byte-column"], caret["column"]) == (20, 25), call)
    note, = call["children"]
    sh.expect(note["kind"] == "note"
              and note["locations"][0]["caret"]["line"] == 2, call)
    sh.expect("children" not in note, note)


@check
def json_without_messages_is_empty(sh):
    sh.expect(document(sh, "-fdiagnostics-format=json-stderr",
                       source=KERNEL) == [], "an empty array")


@check
def json_has_what_is_about_no_place(sh):
    result = sh.fails("-c", "x.ampc", "-fdiagnostics-format=json")
    message, = json.loads(result.err)
    sh.expect(message["locations"] == [] and message["message"]
              == "no such file or directory: 'x.ampc'", message)


@check
def sarif_check_finds_faults(sh):
    """What checks the logs has the schema's classes, and can fail."""
    sh.expect(sarif_om, "python3-sarif-python-om is not installed")
    sh.write("x.ampc", "int x = y;\n")
    log = document(sh, "-fdiagnostics-format=sarif")
    result = log["runs"][0]["results"][0]
    region = result["locations"][0]["physicalLocation"]["region"]
    for place, name, value in (
            (log, "version", "2.0.0"), (log, "$schema", "schema.json"),
            (log, "runs", []), (result, "level", "fatal"),
            (result, "rule_id", "x"), (result, "ruleIndex", "0"),
            (region, "startLine", 0), (region, "startColumn", 1.5),
            (result, "message", {}), (result["message"], "text", None),
            (result, "relatedLocations", result["locations"] * 2)):
        kept = dict(place)
        place[name] = value
        sh.expect(faults(log), f"a fault of {name} is found")
        place.clear()
        place.update(kept)
    sh.expect(faults(log) == [], faults(log))


@check
def sarif_relays_clang(sh):
    run = sarif(sh, "-Wall")
    sh.expect([r["ruleId"] for r in run["results"]]
              == ["-Wunused-variable", "amp.call.1", "error"], run)
    fix, = run["results"][2]["fixes"]
    replacement, = fix["artifactChanges"][0]["replacements"]
    sh.expect(replacement == {
        "deletedRegion": {"startLine": 10, "startColumn": 14,
                          "endColumn": 14},
        "insertedContent": {"text": ";"}}, run)
    sh.expect(run["invocations"] == [{"executionSuccessful": False}], run)


@check
def sarif_has_rules_notes_and_columns(sh):
    run = sarif(sh, source=BROKEN.replace("= 1\n", "= 1;\n"))
    call, = [r for r in run["results"] if r["ruleId"] == "amp.call.1"]
    place = call["locations"][0]["physicalLocation"]
    sh.expect(place == {
        "artifactLocation": {"uri": "a%20b.ampc", "uriBaseId": "PWD"},
        "region": {"startLine": 8, "startColumn": 18, "endColumn": 28}}, call)
    related, = call["relatedLocations"]
    text = related["message"]["text"]
    sh.expect(text.startswith("'host' is declared here"), call)


@check
def sarif_without_messages_is_a_log(sh):
    run = sarif(sh, source=KERNEL)
    sh.expect(run["results"] == []
              and run["invocations"] == [{"executionSuccessful": True}], run)


@check
def sarif_of_bytes_that_are_no_text(sh):
    with open(sh.path("x.ampc"), "wb") as file:
        file.write(b"#include <amp.h>\nint x = \"\xff\xfe\" \xff;\n")
    result = sh.fails("-fsyntax-only", "x.ampc",
                      "-fdiagnostics-format=sarif")
    log = json.loads(result.err)
    sh.expect(faults(log) == [], faults(log))


@check
def sarif_of_several_inputs_is_one_log(sh):
    sh.write("x.ampc", "int x = y;\n")
    run = sarif(sh, "x.ampc")
    places = [r["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
              for r in run["results"]]
    sh.expect(set(places) == {"a%20b.ampc", "x.ampc"}, run)


@check
def unknown_format(sh):
    sh.fails("x.ampc", "-fdiagnostics-format=xml", message="invalid value "
             "'xml' in '-fdiagnostics-format='; there are text, json and "
             "sarif")


@check
def error_limit_stops(sh):
    sh.write("x.ampc", "int a = x1;\nint b = x2;\nint c = x3;\n")
    result = sh.fails("-fsyntax-only", "x.ampc", "-ferror-limit=2",
                      message="too many errors emitted, stopping now "
                      "[-ferror-limit=]")
    sh.expect("x2" in result.err and "x3" not in result.err, "two errors")
    result = sh.fails("-fsyntax-only", "x.ampc", "-Wfatal-errors")
    sh.expect(result.err.count("error:") == 1, "one error")


@check
def fixes_for_editors(sh):
    sh.write("x.ampc", BROKEN)
    sh.fails("-fsyntax-only", "x.ampc", "-fdiagnostics-parseable-fixits",
             message='\nfix-it:"x.ampc":{10:14-10:14}:";"\n')


@check
def everything_is_a_group(sh):
    sh.write("x.ampc", KERNEL.replace("* 2", "* 2 + (int)(1.0f * 0.5)"))
    for options, said in (((), True), (("-Wno-everything",), False),
                          (("-Wno-everything", "-Wdouble-constant"), True)):
        result = sh.works("-fsyntax-only", "x.ampc", *options)
        sh.expect(("[amp.cast.3" in result.err) == said, result)
