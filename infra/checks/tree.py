"""The tree's own rules outside services/: what may stand at the root, and the lengths of the Python in infra/."""

import ast
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[2]
sys.path.append(str(CHECKOUT / "services"))

from checks.house import lengths  # noqa: E402 - the rule stands once

ROOT = {
    "services", "web-shell", "web-record", "web-booking", "web-pos", "web-prescriber", "web-public", "infra", "docs", "justfile",
    "README.md", "LICENSE", "CHANGELOG.md", "package.json", "package-lock.json", ".npmrc", ".ci", ".gitignore", ".gitattributes",
    "tsconfig.base.json", "tsconfig.json", "biome.json", "vitest.config.ts", ".dependency-cruiser.cjs", ".dependency-cruiser.mjs",
}


def breaches(root: Path = CHECKOUT) -> Iterator[str]:
    """Every breach, one line each."""
    listed = subprocess.run(["git", "ls-files"], cwd=root, capture_output=True, text=True, check=True).stdout.splitlines()
    for name in sorted({path.split("/")[0] for path in listed} - ROOT):
        yield f"{name}: does not belong at the root"
    for name in listed:
        if name.startswith("infra/") and name.endswith(".py") and (root / name).exists():
            source = (root / name).read_text()
            yield from lengths(name, source, ast.parse(source))


def lock_out_of_step(root: Path = CHECKOUT) -> Iterator[str]:
    """What a package asks for and the lock doesn't know: an install that keeps the lock unchanged would hide it."""
    locked = json.loads((root / "package-lock.json").read_text())["packages"]
    for folder in ["", *json.loads((root / "package.json").read_text())["workspaces"]]:
        asked, known = json.loads((root / folder / "package.json").read_text()), locked.get(folder, {})
        for kind in ("dependencies", "devDependencies", "optionalDependencies", "peerDependencies"):
            if asked.get(kind, {}) != known.get(kind, {}):
                yield f"{folder or 'the root'}: {kind} differ from package-lock.json; run npm install"


if __name__ == "__main__":
    found = [*breaches(), *lock_out_of_step()]
    sys.stdout.write("\n".join(found))
    sys.exit(1 if found else 0)
