"""Each check in infra/checks detects a planted violation, so that a check which detects nothing is noticed."""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from tests.infra.launcher_instance import CHECKOUT

pytestmark = pytest.mark.anyio
INFRA = CHECKOUT / "infra"
PLANTED_ERRORS = [
    ("templates/worker.yaml", "envFrom:", "envFrm: [", "error"),
    ("values.yaml", "publicUrl: https://clinic.example", "publicUrl: http://clinic.example", "publicUrl"),
    ("templates/worker.yaml", "          env:", "          args: [DATABASE_ADMIN_URL]\n          env:", "DATABASE_ADMIN_URL, which only the migration may"),
    ("values.yaml", "maxConnections: 560", "maxConnections: 559", "database.maxConnections must be 560 at least"),
    ("values.yaml", "maxReplicas: 10", "maxReplicas: 11", "database.maxConnections must be 600 at least"),
    ("templates/ingress.yaml", "kind: Ingress", "kind: Service", "the chart makes no Ingress"),
]
NAV_ENTRY = {"to": "/lab", "label": {"en": "Lab", "sv": "Lab"}, "icon": "list", "permission": "search", "order": 50}


@pytest.fixture(scope="module", autouse=True)
def helm() -> None:
    from launcher import tools

    tools.install_check_tools()


def run_chart_check(folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(INFRA / "checks" / "chart.py"), str(folder)], capture_output=True, text=True, check=False)


def test_chart_passes_its_check() -> None:
    process = run_chart_check(INFRA / "helm" / "aster")
    assert (process.returncode, process.stdout) == (0, "")


@pytest.mark.parametrize(("file", "before", "after", "message"), PLANTED_ERRORS)
def test_planted_error_of_the_chart_is_detected(tmp_path: Path, file: str, before: str, after: str, message: str) -> None:
    chart = shutil.copytree(INFRA / "helm" / "aster", tmp_path / "aster")
    text = (chart / file).read_text()
    assert before in text
    (chart / file).write_text(text.replace(before, after, 1))
    process = run_chart_check(chart)
    assert process.returncode == 1
    assert message in process.stdout


def create_checkout(folder: Path) -> Path:
    for name in ("infra/launcher", "web-shell"):
        (folder / name).mkdir(parents=True)
    (folder / "package.json").write_text('{"workspaces": ["web-*"], "devDependencies": {"a": "1.0.0"}}')
    (folder / "web-shell" / "package.json").write_text("{}")
    (folder / "package-lock.json").write_text('{"packages": {"": {"devDependencies": {"a": "1.0.0"}}, "web-shell": {}}}')
    return folder


def test_tree_check_detects_unknown_folders_and_long_functions(tmp_path: Path) -> None:
    sys.path.append(str(INFRA / "checks"))
    import tree

    root = create_checkout(tmp_path)
    (root / "infra" / "launcher" / "start.py").write_text("def long():\n" + "    pass\n" * 41)
    (root / "helpers").mkdir()
    (root / "helpers" / "misc.py").write_text("")
    for name, file in (("web-lab", "remote.json"), ("web-stray", "package.json")):
        (root / name).mkdir()
        (root / name / file).write_text("{}")
    subprocess.run(["git", "init", "-q"], cwd=root, check=True)
    subprocess.run(["git", "add", "."], cwd=root, check=True)
    assert list(tree.violations(root)) == [
        "helpers: does not belong at the root", "web-stray: does not belong at the root",
        "infra/launcher/start.py:1: long has 42 lines, at most 40",
    ]


def test_tree_check_detects_names_and_docstrings(tmp_path: Path) -> None:
    sys.path.append(str(INFRA / "checks"))
    import tree

    root = create_checkout(tmp_path)
    (root / "infra" / "launcher" / "say.py").write_text('"""What is said."""\n\n\ndef print_wanted() -> None: ...\n')
    subprocess.run(["git", "init", "-q"], cwd=root, check=True)
    subprocess.run(["git", "add", "."], cwd=root, check=True)
    assert list(tree.violations(root)) == [
        "infra/launcher/say.py: the module's name is neither a role nor a noun of checks/module_names.txt",
        "infra/launcher/say.py:4: the name print_wanted has the banned word wanted",
        "infra/launcher/say.py:1: the docstring of module begins with What",
    ]


def test_package_not_in_the_lock_file_is_detected(tmp_path: Path) -> None:
    sys.path.append(str(INFRA / "checks"))
    import tree

    root = create_checkout(tmp_path)
    assert not list(tree.lock_file_differences(root))
    (root / "web-shell" / "package.json").write_text('{"dependencies": {"b": "2.0.0"}}')
    assert list(tree.lock_file_differences(root)) == ["web-shell: dependencies differ from package-lock.json; run npm install"]


PLANTED_ENTRIES: list[tuple[dict[str, Any], list[str]]] = [
    ({}, []),
    ({"permission": "lab.read"}, ["permission: lab.read is no permission of the server"]),
    ({"slots": ["client.samples"]}, ["slots.0: client.samples is no slot of web-shell/kit/src/contract/remote.ts"]),
    ({"nav": [{**NAV_ENTRY, "icon": "flask"}]}, ["nav.0.icon: flask is no icon of web-shell/src/frame/nav.ts"]),
    ({"nav": [{**NAV_ENTRY, "permission": "lab"}]}, ["nav.0.permission: lab is no permission of the server"]),
    ({"nav": [{**NAV_ENTRY, "label": {"en": "Lab"}}]}, ["nav.0.label.sv: Field required"]),
    ({"nav": [{**NAV_ENTRY, "to": "/labs"}]}, ["/labs of the navigation is under none of the prefixes"]),
    ({"nav": [{**NAV_ENTRY, "area": "settings"}]}, ["nav.0: a page of the settings needs group and about"]),
    ({"nav": [{**NAV_ENTRY, "area": "quality", "page": "messages"}]}, ["nav.0: only pages of the settings have group, about and page"]),
    ({"prefix": "/lab"}, ["prefix: Extra inputs are not permitted"]),
    ({"prefixes": ["/lab", "/lab/orders"]}, ["the prefix /lab/orders overlaps /lab"]),
    ({"prefixes": ["/lab", "/samples"]}, ["the prefix /samples overlaps /samples of web-first"]),
    ({"prefixes": ["/lab", "/samples/old"]}, ["the prefix /samples/old overlaps /samples of web-first"]),
    ({"prefixes": ["/lab", "/settings"]}, ["the prefix /settings belongs to web-shell"]),
    ({"prefixes": ["/lab", "/payment"]}, ["the prefix /payment belongs to web-public"]),
    ({"prefixes": ["/lab", "/api/lab"]}, ["the prefix /api/lab belongs to the server"]),
    ({"order": 10}, ["the order 10 is also that of web-first"]),
    ({"port": 3001}, ["the port 3001 is also that of web-first"]),
]


@pytest.mark.parametrize(("changes", "messages"), PLANTED_ENTRIES)
def test_planted_error_of_a_remotes_entry_is_detected(tmp_path: Path, changes: dict[str, Any], messages: list[str]) -> None:
    sys.path.append(str(INFRA / "checks"))
    import remotes

    entry = {"port": 3002, "order": 20, "prefixes": ["/lab"], "permission": "search", "slots": ["client.bookings"], "nav": [NAV_ENTRY]}
    first = {"port": 3001, "order": 10, "prefixes": ["/samples"], "permission": "search"}
    for name, content in (("web-first", first), ("web-lab", entry | changes)):
        (tmp_path / name).mkdir()
        (tmp_path / name / "remote.json").write_text(json.dumps(content))
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "routes.md").write_text("| `/settings` | ours | web-shell | built |\n| `/lab/{labId}` | ours | web-lab | built |\n")
    assert list(remotes.violations(tmp_path)) == [f"web-lab/remote.json: {message}" for message in messages]


@pytest.mark.covers("USE-001")
@pytest.mark.parametrize(("area", "messages"), [
    (None, ["the navigation has 9 entries, at most 8 (USE-001): put a page into an area"]), ("quality", []),
])
def test_ninth_entry_of_the_navigation_is_detected(tmp_path: Path, area: str | None, messages: list[str]) -> None:
    sys.path.append(str(INFRA / "checks"))
    import remotes

    nav = [{**NAV_ENTRY, "to": f"/lab/{letter}", "area": area} for letter in "abcdefg"]
    (tmp_path / "web-lab").mkdir()
    entry = {"port": 3002, "order": 20, "prefixes": ["/lab"], "permission": "search", "nav": nav}
    (tmp_path / "web-lab" / "remote.json").write_text(json.dumps(entry))
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "routes.md").write_text("| `/lab/{labId}` | ours | web-lab | built |\n")
    assert list(remotes.violations(tmp_path)) == messages


def test_check_that_finds_no_remote_fails(tmp_path: Path) -> None:
    sys.path.append(str(INFRA / "checks"))
    import remotes

    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "routes.md").write_text("")
    assert list(remotes.violations(tmp_path)) == ["no remote.json was found: nothing was checked"]


def test_summary_counts_the_cases_of_the_reports(tmp_path: Path) -> None:
    from launcher import testing

    suite = ET.Element("testsuites")
    for name, outcome in (("a", None), ("b", "failure"), ("c", "error"), ("d", "skipped"), ("e", None)):
        case = ET.SubElement(suite, "testcase", classname="suite", name=name)
        if outcome:
            ET.SubElement(case, outcome)
    ET.ElementTree(suite).write(tmp_path / "report.xml")
    count = testing.read_junit_report(tmp_path / "report.xml")
    assert count.summary_line() == "2 passed, 2 failed, 1 skipped"
    assert count.names == ["suite b", "suite c"]
    total = testing.Count()
    total += count
    total += testing.Count(passed=1)
    assert total.summary_line() == "3 passed, 2 failed, 1 skipped"
