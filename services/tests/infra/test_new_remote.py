"""`just new-remote` creates a remote that the checks accept, and refuses a bad name. The template itself is checked and tested as it stands."""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.infra.launcher_instance import CHECKOUT

TEMPLATE = CHECKOUT / "infra" / "remote-template"
MAX_LINE = 140
COPIED = ("package.json", "package-lock.json", "docs/routes.md", "web-*/package.json", "web-shell/kit/package.json", "web-*/remote.json",
          "web-*/rsbuild.config.*", "web-shell/kit/src/*/texts/index.ts")


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A copy of the files that a new remote depends on."""
    for file in (file for pattern in COPIED for file in CHECKOUT.glob(pattern)):
        target = tmp_path / file.relative_to(CHECKOUT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, target)
    return tmp_path


def read_json(file: Path) -> dict[str, Any]:
    return json.loads(file.read_text())


@pytest.mark.parametrize("name", ["testlab", "xy", "abcdefghijkl"])
def test_new_remote_is_the_template_by_another_name_and_passes_the_checks(root: Path, name: str) -> None:
    from launcher.remotes import create

    sys.path.append(str(CHECKOUT / "infra" / "checks"))
    import remotes
    import tree

    folder = create(name, root)
    files = {file.relative_to(folder).as_posix(): file.read_text() for file in folder.rglob("*") if file.is_file()}
    template = [file.relative_to(TEMPLATE).as_posix() for file in TEMPLATE.rglob("*") if file.is_file()]
    assert sorted(files) == sorted(path.replace("sample", name) for path in template)
    assert f"src/features/{name}/{name}.test.tsx" in files
    assert not [path for path, text in files.items() if "sample" in text.lower() or "../../tsconfig" in text]
    assert max(len(line) for text in files.values() for line in text.splitlines()) <= MAX_LINE
    assert list(remotes.violations(root)) == []
    assert list(tree.lock_file_differences(root)) == []


def test_new_remote_has_the_next_port_and_order_and_its_address(root: Path) -> None:
    from launcher.remotes import create

    others = [read_json(file) for file in root.glob("web-*/remote.json")]
    entry = read_json(create("testlab", root) / "remote.json")
    fixed_ports = {3000, 3004}   # the shell's and the prescribers'
    assert entry["port"] == min(set(range(3001, 3100)) - {other["port"] for other in others} - fixed_ports)
    assert entry["order"] == max(other["order"] for other in others) + 10
    second = read_json(create("testroom", root) / "remote.json")
    assert (second["port"] > entry["port"], second["order"]) == (True, entry["order"] + 10)
    rows = "| `/testlab` | ours | web-testlab | built |\n| `/testroom` | ours | web-testroom | built |\n<!-- /pages -->"
    assert rows in (root / "docs" / "routes.md").read_text()


def test_lock_file_only_gains_the_package(root: Path) -> None:
    """`npm install` would write the same, in the same places."""
    from launcher.remotes import create

    lock_file = root / "package-lock.json"
    before = lock_file.read_text()
    create("testlab", root)
    lock = read_json(lock_file)
    for start in ("web-", "node_modules/web-"):
        paths = [path for path in lock["packages"] if path.startswith(start)]
        assert paths == sorted(paths)
    assert lock["packages"].pop("node_modules/web-testlab") == {"resolved": "web-testlab", "link": True}
    assert lock["packages"].pop("web-testlab") == {"version": "0.1.0", "dependencies": {"@clinic/kit": "*"}}
    assert json.dumps(lock, indent=2, ensure_ascii=False) + "\n" == before


@pytest.mark.parametrize(("name", "message"), [
    ("web-lab", "A remote's name is a word of 2 to 12 lower-case letters, such as lab; 'web-lab' is not."),
    ("Lab", "A remote's name is a word of 2 to 12 lower-case letters, such as lab; 'Lab' is not."),
    ("../lab", "A remote's name is a word of 2 to 12 lower-case letters, such as lab; '../lab' is not."),
    ("pos", "web-pos exists; choose another name."),
    ("settings", "The address /settings is taken (docs/routes.md); choose another name."),
    ("payment", "The address /payment is taken (docs/routes.md); choose another name."),
    ("bundles", "The address /bundles is taken (docs/routes.md); choose another name."),
])
def test_bad_or_taken_name_is_refused(root: Path, name: str, message: str) -> None:
    from launcher.errors import LauncherError
    from launcher.remotes import create

    before = sorted(root.rglob("*"))
    with pytest.raises(LauncherError) as refusal:
        create(name, root)
    assert str(refusal.value) == message
    assert sorted(root.rglob("*")) == before


def test_command_prints_the_refusal_as_a_sentence() -> None:
    argv = [sys.executable, str(CHECKOUT / "infra" / "launch.py"), "new-remote", "Lab"]
    process = subprocess.run(argv, capture_output=True, text=True, check=False)
    assert (process.returncode, process.stderr) == (1, "A remote's name is a word of 2 to 12 lower-case letters, such as lab; 'Lab' is not.\n")
