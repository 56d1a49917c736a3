"""Ending and throwing away instances, never one that a launcher is running."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from launcher import process
from launcher.lock import locked
from launcher.parts import NAMES
from launcher.places import Places
from launcher.stores import Stores
from launcher.supervise import clear_leftovers
from launcher.trouble import Trouble

KEPT = ("postgres", "valkey", "files", "anchors")


@contextmanager
def alone(places: Places) -> Iterator[None]:
    """Hold the instance for the block; refuse when a launcher runs it."""
    with locked(places.folder / "launcher.lock", wait=False) as ours:
        if not ours:
            note = places.folder / "address"
            where = note.read_text() if note.exists() else "its own address"
            raise Trouble(f"Aster already runs from this checkout, at {where}.")
        yield


def stop(places: Places) -> None:
    """End everything that still runs of the instance, which the caller holds."""
    clear_leftovers(places, NAMES)
    Stores(places).stop()


def forget(places: Places) -> None:
    """Throw away the data of the instance, which the caller holds. A person's own are never thrown away by a command."""
    if places.instance == "dev":
        raise Trouble("The data of `start` are yours; remove .state/dev by hand to begin anew.")
    stop(places)
    if any(process.marked(f"{places.token}:{name}") for name in NAMES):
        raise Trouble(f"Something of the instance {places.instance} still runs.")
    for folder in KEPT:
        shutil.rmtree(places.home / folder, ignore_errors=True)
        shutil.rmtree(places.folder / folder, ignore_errors=True)
    for name in ("simulators.jsonl", "simulators-money.jsonl"):
        (places.folder / name).unlink(missing_ok=True)
