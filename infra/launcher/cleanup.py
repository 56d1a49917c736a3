"""Stop instances and delete their data; an instance that a launcher runs is refused."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from launcher import process
from launcher.console import print_result
from launcher.datastores import Datastores
from launcher.errors import LauncherError
from launcher.lock import hold_lock
from launcher.paths import InstancePaths
from launcher.services import SERVICE_NAMES
from launcher.supervise import clear_leftovers

DATASTORE_FOLDERS = ("postgres", "valkey")
STORAGE_FOLDERS = ("files", "anchors")
SIMULATOR_FILES = ("simulators.jsonl", "simulators-payments.jsonl")


@contextmanager
def hold_instance(paths: InstancePaths) -> Iterator[None]:
    """Hold the instance for the block; refuse when a launcher runs it."""
    with hold_lock(paths.folder / "launcher.lock", wait=False) as ours:
        if not ours:
            address_file = paths.folder / "address"
            address = address_file.read_text() if address_file.exists() else "its own address"
            raise LauncherError(f"Aster already runs from this checkout, at {address}.")
        yield


def stop(paths: InstancePaths) -> None:
    """Stop every process of the instance, which the caller holds."""
    clear_leftovers(paths, SERVICE_NAMES)
    Datastores(paths).stop()


def discard_instance(paths: InstancePaths) -> None:
    """Delete the data of a test instance, which the caller holds. Refuses `dev`, whose data only `reset` deletes."""
    if paths.instance == "dev":
        raise LauncherError("The data of `start` are yours; `npx rust-just reset` erases them.")
    delete_data(paths)


def reset(paths: InstancePaths) -> None:
    """Delete the embedded data of `start` after the word `reset` was typed. Raises LauncherError for a database that isn't embedded."""
    if os.environ.get("DATABASE_URL"):
        raise LauncherError("DATABASE_URL is set, and `reset` erases the embedded database only; empty your own by its own tools.")
    print_result(f"This erases the clinic in {paths.storage} for good: database, queue, files, audit anchors and simulated messages.")
    try:
        answer = input("Type reset to go on: ")
    except EOFError:
        answer = ""
    if answer.strip() != "reset":
        raise LauncherError("Nothing was erased.")
    with hold_instance(paths):
        delete_data(paths)
    print_result("Erased. The next `start` makes a new demo clinic.")


def delete_data(paths: InstancePaths) -> None:
    """Stop the instance, which the caller holds, and delete its data."""
    stop(paths)
    if any(process.find_marked(f"{paths.token}:{name}") for name in SERVICE_NAMES):
        raise LauncherError(f"Something of the instance {paths.instance} still runs.")
    for name in DATASTORE_FOLDERS:
        shutil.rmtree(paths.home / name, ignore_errors=True)
    for name in STORAGE_FOLDERS:
        shutil.rmtree(paths.storage / name, ignore_errors=True)
    for name in SIMULATOR_FILES:
        (paths.storage / name).unlink(missing_ok=True)
