"""The browsers' bundles, built again only where a source changed."""

import hashlib
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from launcher.lock import locked
from launcher.places import CHECKOUT, STATE, made
from launcher.say import say
from launcher.shell import call

STAMPS = STATE / "bundles.json"
KIT = CHECKOUT / "web-shell" / "kit"
SHARED = ("package-lock.json", "tsconfig.base.json")
LEFT_OUT = {"node_modules", "dist", "checks", ".rsbuild"}


def build() -> None:
    """Build what is out of date."""
    made(STATE)
    with locked(STATE / "bundles.lock"):
        wanted = {folder.name: _digest(folder) for folder in packages()}
        built = json.loads(STAMPS.read_text()) if STAMPS.exists() else {}
        stale = [name for name, digest in wanted.items() if built.get(name) != digest or not _page(name).is_file()]
        if not stale:
            return
        say(f"Building {', '.join(stale)} ...")
        with ThreadPoolExecutor(max_workers=2) as pool:
            list(pool.map(_build, stale))
        STAMPS.write_text(json.dumps({**built, **{name: wanted[name] for name in stale}}))


def packages() -> list[Path]:
    """The folders that build a bundle."""
    found = sorted(CHECKOUT.glob("web-*/package.json"))
    return [file.parent for file in found if "build" in json.loads(file.read_text()).get("scripts", {})]


def _build(name: str) -> None:
    call(["npm", "run", "build"], f"Building {name}", cwd=CHECKOUT / name)


def _page(name: str) -> Path:
    """What a built bundle has."""
    return CHECKOUT / name / "dist" / "index.html"


def _digest(folder: Path) -> str:
    digest = hashlib.sha256()
    files = [CHECKOUT / name for name in SHARED] + _sources(folder) + ([] if KIT.is_relative_to(folder) else _sources(KIT))
    for file in files:
        if file.is_file():
            digest.update(str(file.relative_to(CHECKOUT)).encode() + b"\0" + hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def _sources(folder: Path) -> list[Path]:
    found: list[Path] = []
    for entry in sorted(folder.iterdir()):
        if entry.is_dir():
            found += [] if entry.name in LEFT_OUT else _sources(entry)
        elif ".test." not in entry.name:
            found.append(entry)
    return found
