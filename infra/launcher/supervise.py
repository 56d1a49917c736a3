"""Starting the parts, keeping them running, and ending them with the launcher."""

import signal
import time
import urllib.error
import urllib.request
from dataclasses import dataclass
from http import HTTPStatus
from pathlib import Path

from launcher import process
from launcher.parts import Part
from launcher.places import SERVICES, Places
from launcher.say import say
from launcher.stores import Stores
from launcher.trouble import Trouble

LONGEST = 30.0
STEADY = 60.0
READY = 120.0


@dataclass
class Running:
    """One part while it is watched."""

    part: Part
    record: process.Record | None = None
    since: float = 0.0
    delay: float = 1.0
    again_at: float = 0.0


class Supervisor:
    """All parts of one instance."""

    def __init__(self, places: Places, stores: Stores, wanted: list[Part]) -> None:
        self.places, self.stores = places, stores
        self.running = [Running(part) for part in wanted]
        self.stores_again_at, self.stores_delay = 0.0, 1.0

    def start(self) -> None:
        """Start every part and wait until each answers."""
        for each in self.running:
            self._spawn(each)
        for each in self.running:
            self._await(each)

    def watch(self) -> None:
        """Bring back what dies, each time after a longer pause, until a signal ends the launcher."""
        while True:
            process.reap()
            self._look_at_stores()
            for each in self.running:
                self._look_at(each)
            time.sleep(0.3)

    def stop(self) -> None:
        """End every part; together, so that it takes as long as the slowest."""
        for each in self.running:
            if each.record and each.record.alive:
                process.send(each.record.pid, signal.SIGTERM)
        for each in self.running:
            if each.record:
                process.end(each.record)
            _file(self.places, each.part.name).unlink(missing_ok=True)

    def _spawn(self, each: Running) -> None:
        mark = mark_of(self.places, each.part.name)
        pid = process.spawn(each.part.argv, self._log(each), {**each.part.env, process.MARK: mark}, SERVICES)
        each.record = process.remember(_file(self.places, each.part.name), pid, "start", mark)
        each.since, each.again_at = time.monotonic(), 0.0

    def _await(self, each: Running) -> None:
        def settled() -> bool:
            return not (each.record and each.record.alive) or answers(each.part.probe)

        if not process.wait_until(settled, READY, 0.1) or not (each.record and each.record.alive):
            raise Trouble(f"{each.part.called} doesn't start; {self._log(each)} says why.")

    def _look_at(self, each: Running) -> None:
        now = time.monotonic()
        if each.record and each.record.alive:
            if now - each.since > STEADY:
                each.delay = 1.0
            return
        if not each.again_at:
            say(f"{each.part.called} stopped; starting it again in {each.delay:.0f} s ({self._log(each)}).")
            each.again_at, each.delay = now + each.delay, min(each.delay * 2, LONGEST)
        elif now >= each.again_at:
            if each.record:
                process.end(each.record)
            self._spawn(each)

    def _look_at_stores(self) -> None:
        if self.stores.alive() or time.monotonic() < self.stores_again_at:
            return
        say("The database or the queue stopped; starting it again.")
        try:
            self.stores.ensure("start")
            self.stores_delay = 1.0
        except Trouble as problem:
            say(str(problem))
            self.stores_delay = min(self.stores_delay * 2, LONGEST)
            self.stores_again_at = time.monotonic() + self.stores_delay

    def _log(self, each: Running) -> Path:
        return self.places.log / f"{each.part.name}.log"


def clear_leftovers(places: Places, names: list[str]) -> None:
    """End what a killed launcher left running. Only what carries this instance's mark or record is touched."""
    for name in names:
        record = process.recall(_file(places, name)) or process.Record(0, "", "start", mark_of(places, name))
        process.end(record)
        _file(places, name).unlink(missing_ok=True)


def mark_of(places: Places, name: str) -> str:
    """What a part carries in its environment, and its workers after it."""
    return f"{places.token}:{name}"


def answers(url: str) -> bool:
    """Whether the part is ready; one without an address is when it runs."""
    if not url:
        return True
    try:
        with urllib.request.urlopen(url, timeout=2) as answer:
            return bool(answer.status == HTTPStatus.OK)
    except (urllib.error.URLError, OSError):
        return False


def _file(places: Places, name: str) -> Path:
    return places.records / f"{name}.json"
