"""Each check of infra's sees a planted breach: one that sees nothing also says nothing."""

import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tests.infra.launching import CHECKOUT

pytestmark = pytest.mark.anyio
INFRA = CHECKOUT / "infra"
PLANTED = [
    ("templates/worker.yaml", "envFrom:", "envFrm: [", "error"),
    ("values.yaml", "publicUrl: https://clinic.example", "publicUrl: http://clinic.example", "publicUrl"),
    ("templates/worker.yaml", "          env:", "          args: [DATABASE_ADMIN_URL]\n          env:", "DATABASE_ADMIN_URL, which only the migration may"),
    ("values.yaml", "maxConnections: 560", "maxConnections: 559", "database.maxConnections must be 560 at least"),
    ("values.yaml", "maxReplicas: 10", "maxReplicas: 11", "database.maxConnections must be 600 at least"),
    ("templates/ingress.yaml", "kind: Ingress", "kind: Service", "the chart makes no Ingress"),
]


@pytest.fixture(scope="module", autouse=True)
def helm() -> None:
    from launcher import tools

    tools.for_checks()


def _chart(folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(INFRA / "checks" / "chart.py"), str(folder)], capture_output=True, text=True, check=False)


def test_the_chart_is_sound() -> None:
    done = _chart(INFRA / "helm" / "aster")
    assert (done.returncode, done.stdout) == (0, "")


@pytest.mark.parametrize(("file", "before", "after", "says"), PLANTED)
def test_a_planted_fault_of_the_chart_is_seen(tmp_path: Path, file: str, before: str, after: str, says: str) -> None:
    chart = shutil.copytree(INFRA / "helm" / "aster", tmp_path / "aster")
    text = (chart / file).read_text()
    assert before in text
    (chart / file).write_text(text.replace(before, after, 1))
    done = _chart(chart)
    assert done.returncode == 1
    assert says in done.stdout


def _checkout(folder: Path) -> Path:
    for name in ("infra/launcher", "web-shell"):
        (folder / name).mkdir(parents=True)
    (folder / "package.json").write_text('{"workspaces": ["web-shell"], "devDependencies": {"a": "1.0.0"}}')
    (folder / "web-shell" / "package.json").write_text("{}")
    (folder / "package-lock.json").write_text('{"packages": {"": {"devDependencies": {"a": "1.0.0"}}, "web-shell": {}}}')
    return folder


def test_the_tree_sees_what_does_not_belong_and_what_is_too_long(tmp_path: Path) -> None:
    sys.path.append(str(INFRA / "checks"))
    import tree

    root = _checkout(tmp_path)
    (root / "infra" / "launcher" / "long.py").write_text("def long():\n" + "    pass\n" * 41)
    (root / "helpers").mkdir()
    (root / "helpers" / "misc.py").write_text("")
    subprocess.run(["git", "init", "-q"], cwd=root, check=True)
    subprocess.run(["git", "add", "."], cwd=root, check=True)
    assert list(tree.breaches(root)) == [
        "helpers: does not belong at the root", "infra/launcher/long.py:1: long has 42 lines, at most 40",
    ]


def test_a_package_ahead_of_the_lock_is_seen(tmp_path: Path) -> None:
    sys.path.append(str(INFRA / "checks"))
    import tree

    root = _checkout(tmp_path)
    assert not list(tree.lock_out_of_step(root))
    (root / "web-shell" / "package.json").write_text('{"dependencies": {"b": "2.0.0"}}')
    assert list(tree.lock_out_of_step(root)) == ["web-shell: dependencies differ from package-lock.json; run npm install"]


def test_the_closing_counts_are_those_of_the_reports(tmp_path: Path) -> None:
    from launcher import testing

    suite = ET.Element("testsuites")
    for name, inside in (("a", None), ("b", "failure"), ("c", "error"), ("d", "skipped"), ("e", None)):
        case = ET.SubElement(suite, "testcase", classname="story", name=name)
        if inside:
            ET.SubElement(case, inside)
    ET.ElementTree(suite).write(tmp_path / "report.xml")
    count = testing.read(tmp_path / "report.xml")
    assert count.line() == "2 passed, 2 failed, 1 skipped"
    assert count.names == ["story b", "story c"]
    total = testing.Count()
    total += count
    total += testing.Count(passed=1)
    assert total.line() == "3 passed, 2 failed, 1 skipped"
