"""Build the browsers' bundles whose sources changed."""

import hashlib
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from launcher.lock import hold_lock
from launcher.paths import CHECKOUT, STATE, ensure_folder
from launcher.progress import progress_step
from launcher.subprocesses import call

SECONDS_PER_BUNDLE = 10
STAMPS = STATE / "bundles.json"
KIT = CHECKOUT / "web-shell" / "kit"
SHARED = ("package-lock.json", "tsconfig.base.json")
EXCLUDED_NAMES = {"node_modules", "dist", "checks", ".rsbuild"}


def build() -> None:
    """Build the bundles that are out of date."""
    ensure_folder(STATE)
    with hold_lock(STATE / "bundles.lock"):
        digests = {folder.name: _digest(folder) for folder in packages()}
        built_digests = json.loads(STAMPS.read_text()) if STAMPS.exists() else {}
        stale = [name for name, digest in digests.items() if built_digests.get(name) != digest or not _index_page(name).is_file()]
        if not stale:
            return
        with progress_step(f"Building {', '.join(stale)}", SECONDS_PER_BUNDLE * len(stale)), ThreadPoolExecutor(max_workers=2) as pool:
            list(pool.map(_build, stale))
        STAMPS.write_text(json.dumps({**built_digests, **{name: digests[name] for name in stale}}))


def packages() -> list[Path]:
    """List the folders of packages that build a bundle."""
    manifests = sorted(CHECKOUT.glob("web-*/package.json"))
    return [file.parent for file in manifests if "build" in json.loads(file.read_text()).get("scripts", {})]


def _build(name: str) -> None:
    call(["npm", "run", "build"], f"Building {name}", cwd=CHECKOUT / name)


def _index_page(name: str) -> Path:
    return CHECKOUT / name / "dist" / "index.html"


def _digest(folder: Path) -> str:
    digest = hashlib.sha256()
    files = [CHECKOUT / name for name in SHARED] + _sources(folder) + ([] if KIT.is_relative_to(folder) else _sources(KIT))
    for file in files:
        if file.is_file():
            digest.update(str(file.relative_to(CHECKOUT)).encode() + b"\0" + hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def _sources(folder: Path) -> list[Path]:
    files: list[Path] = []
    for entry in sorted(folder.iterdir()):
        if entry.is_dir():
            files += [] if entry.name in EXCLUDED_NAMES else _sources(entry)
        elif ".test." not in entry.name:
            files.append(entry)
    return files
