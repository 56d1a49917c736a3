"""Create a remote from `infra/remote-template`, which is a remote named sample."""

import json
import re
from pathlib import Path
from typing import Any

from launcher.errors import LauncherError
from launcher.paths import CHECKOUT

TEMPLATE = CHECKOUT / "infra" / "remote-template"
NAME = re.compile(r"[a-z]{2,12}")
"""The import rules know packages of one word; a longer one would break the template's lines."""
FIRST_PORT = 3001
ORDER_STEP = 10


def create(name: str, root: Path = CHECKOUT) -> Path:
    """Create the package `web-<name>` and return its folder. Raises LauncherError for a malformed or taken name."""
    _ensure_valid(name, root)
    folder = root / f"web-{name}"
    replacements = {
        '"port": 0': f'"port": {_free_port(root)}', '"order": 0': f'"order": {_next_order(root)}',
        "../../tsconfig": "../tsconfig", "sample": name, "Sample": name.capitalize(),
    }
    for file in TEMPLATE.rglob("*"):
        if file.is_file():
            target = folder / str(file.relative_to(TEMPLATE)).replace("sample", name)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(_replace(file.read_text(encoding="utf-8"), replacements), encoding="utf-8")
    _add_to_lock_file(folder, root / "package-lock.json")
    _add_address(name, root / "docs" / "routes.md")
    return folder


def _replace(text: str, replacements: dict[str, str]) -> str:
    for before, after in replacements.items():
        text = text.replace(before, after)
    return text


def _ensure_valid(name: str, root: Path) -> None:
    if not NAME.fullmatch(name):
        raise LauncherError(f"A remote's name is a word of 2 to 12 lower-case letters, such as lab; {name!r} is not.")
    if (root / f"web-{name}").exists():
        raise LauncherError(f"web-{name} exists; choose another name.")
    if name in ("api", "bundles") or re.search(rf"`/{name}[/`]", (root / "docs" / "routes.md").read_text(encoding="utf-8")):
        raise LauncherError(f"The address /{name} is taken (docs/routes.md); choose another name.")


def _free_port(root: Path) -> int:
    files = [*root.glob("web-*/remote.json"), *root.glob("web-*/rsbuild.config.*")]
    taken = {int(port) for file in files for port in re.findall(r"\bport\W+(\d+)", file.read_text(encoding="utf-8"))}
    port = FIRST_PORT
    while port in taken:
        port += 1
    return port


def _next_order(root: Path) -> int:
    orders = [json.loads(file.read_text(encoding="utf-8"))["order"] for file in root.glob("web-*/remote.json")]
    return max(orders, default=0) + ORDER_STEP


def _add_to_lock_file(folder: Path, lock_file: Path) -> None:
    """Add the package as `npm install` would, which needs no network this way."""
    lock = json.loads(lock_file.read_text(encoding="utf-8"))
    package = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    entries: dict[str, Any] = {
        f"node_modules/{folder.name}": {"resolved": folder.name, "link": True},
        folder.name: {"version": package["version"], "dependencies": package["dependencies"]},
    }
    for path, entry in entries.items():
        lock["packages"] = _insert(lock["packages"], path, entry)
    lock_file.write_text(json.dumps(lock, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def _insert(packages: dict[str, Any], path: str, entry: dict[str, Any]) -> dict[str, Any]:
    """Insert a package of the checkout before the first of these that is later in the alphabet, or after the last."""
    siblings = [key for key in packages if key.startswith(path.rpartition("web-")[0] + "web-")]
    later = [key for key in siblings if key > path]
    items = list(packages.items())
    place = list(packages).index(later[0]) if later else list(packages).index(siblings[-1]) + 1
    return dict([*items[:place], (path, entry), *items[place:]])


def _add_address(name: str, routes: Path) -> None:
    text = routes.read_text(encoding="utf-8")
    row = f"| `/{name}` | ours | web-{name} | built |\n"
    routes.write_text(text.replace("<!-- /pages -->", row + "<!-- /pages -->", 1), encoding="utf-8")
