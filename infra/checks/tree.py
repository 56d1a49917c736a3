"""Conventions outside services/: names at the root, lock file, and the Python in infra/."""

import ast
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[2]
sys.path.append(str(CHECKOUT / "services"))

from checks import naming  # noqa: E402 - after the path is set
from checks.conventions import lengths  # noqa: E402 - after the path is set

ROOT = {
    "services", "web-shell", "web-prescriber", "web-public", "infra", "docs", "justfile",
    "README.md", "LICENSE", "CHANGELOG.md", "package.json", "package-lock.json", ".npmrc", ".ci", ".gitignore", ".gitattributes",
    "tsconfig.base.json", "tsconfig.json", "biome.json", "vitest.config.ts", ".dependency-cruiser.cjs", ".dependency-cruiser.mjs",
}


def violations(root: Path = CHECKOUT) -> Iterator[str]:
    """Yield every violation as a line of text."""
    listed = subprocess.run(["git", "ls-files"], cwd=root, capture_output=True, text=True, check=True).stdout.splitlines()
    remotes = {file.parent.name for file in root.glob("web-*/remote.json")}
    for name in sorted({path.split("/")[0] for path in listed} - ROOT - remotes):
        yield f"{name}: does not belong at the root"
    nouns = naming.read_nouns(CHECKOUT / "services" / "checks" / "module_names.txt")
    for name in listed:
        if name.startswith("infra/") and name.endswith(".py") and (root / name).exists():
            source = (root / name).read_text()
            tree = ast.parse(source)
            yield from lengths(name, source, tree)
            for _entry, message in (*naming.module_names(name, nouns), *naming.names(name, tree), *naming.docstrings(name, tree)):
                yield message


def lock_file_differences(root: Path = CHECKOUT) -> Iterator[str]:
    """Yield dependencies that differ between package.json and the lock file, which an install with an unchanged lock would hide."""
    lock = json.loads((root / "package-lock.json").read_text())["packages"]
    patterns = json.loads((root / "package.json").read_text())["workspaces"]
    for file in [root / "package.json", *(file for pattern in patterns for file in sorted(root.glob(f"{pattern}/package.json")))]:
        folder = file.parent.relative_to(root).as_posix() if file.parent != root else ""
        declared, locked_package = json.loads(file.read_text()), lock.get(folder, {})
        for kind in ("dependencies", "devDependencies", "optionalDependencies", "peerDependencies"):
            if declared.get(kind, {}) != locked_package.get(kind, {}):
                yield f"{folder or 'the root'}: {kind} differ from package-lock.json; run npm install"


if __name__ == "__main__":
    lines = [*violations(), *lock_file_differences()]
    sys.stdout.write("\n".join(lines))
    sys.exit(1 if lines else 0)
