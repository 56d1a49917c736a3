"""Start the services, restart those that die, and stop them with the launcher."""

import signal
import time
import urllib.error
import urllib.request
from dataclasses import dataclass
from http import HTTPStatus
from pathlib import Path

from launcher import process
from launcher.console import print_progress
from launcher.datastores import Datastores
from launcher.errors import LauncherError
from launcher.paths import SERVICES, InstancePaths
from launcher.services import Service

MAX_RESTART_DELAY_SECONDS = 5.0
"""Short, because an outage after several crashes in a row must end within ten seconds."""
STABLE_AFTER_SECONDS = 60.0
READY_TIMEOUT_SECONDS = 120.0


@dataclass
class RunningService:
    """A supervised service: its process, when it started and when to restart it."""

    service: Service
    record: process.Record | None = None
    since: float = 0.0
    delay: float = 1.0
    restart_at: float = 0.0


class Supervisor:
    """Supervisor of all services of an instance."""

    def __init__(self, paths: InstancePaths, datastores: Datastores, services: list[Service]) -> None:
        self.paths, self.datastores = paths, datastores
        self.running = [RunningService(service) for service in services]
        self.datastores_restart_at, self.datastores_delay = 0.0, 1.0

    def start(self) -> None:
        """Start every service and wait until each is ready."""
        for running in self.running:
            self._spawn(running)
        for running in self.running:
            self._wait_until_ready(running)

    def watch(self) -> None:
        """Restart services that die, each time after a longer delay, until a signal ends the launcher."""
        while True:
            process.reap()
            self._check_datastores()
            for running in self.running:
                self._check_service(running)
            time.sleep(0.3)

    def stop(self) -> None:
        """Stop all services concurrently."""
        for running in self.running:
            if running.record and running.record.alive:
                process.send(running.record.pid, signal.SIGTERM)
        for running in self.running:
            if running.record:
                process.end(running.record)
            _file(self.paths, running.service.name).unlink(missing_ok=True)

    def _spawn(self, running: RunningService) -> None:
        mark = service_mark(self.paths, running.service.name)
        pid = process.spawn(running.service.argv, self._log(running), {**running.service.env, process.MARK_VARIABLE: mark}, SERVICES)
        running.record = process.write_record(_file(self.paths, running.service.name), pid, "start", mark)
        running.since, running.restart_at = time.monotonic(), 0.0

    def _wait_until_ready(self, running: RunningService) -> None:
        def is_ready_or_dead() -> bool:
            return not (running.record and running.record.alive) or is_ready(running.service.probe)

        if not process.wait_until(is_ready_or_dead, READY_TIMEOUT_SECONDS, 0.1) or not (running.record and running.record.alive):
            raise LauncherError(f"{running.service.display_name} doesn't start; {self._log(running)} says why.")

    def _check_service(self, running: RunningService) -> None:
        now = time.monotonic()
        if running.record and running.record.alive:
            if now - running.since > STABLE_AFTER_SECONDS:
                running.delay = 1.0
            return
        if not running.restart_at:
            print_progress(f"{running.service.display_name} stopped; starting it again in {running.delay:.0f} s ({self._log(running)}).")
            running.restart_at, running.delay = now + running.delay, min(running.delay * 2, MAX_RESTART_DELAY_SECONDS)
        elif now >= running.restart_at:
            if running.record:
                process.end(running.record)
            self._spawn(running)

    def _check_datastores(self) -> None:
        if self.datastores.alive() or time.monotonic() < self.datastores_restart_at:
            return
        print_progress("The database or the queue stopped; starting it again.")
        try:
            self.datastores.ensure("start")
            self.datastores_delay = 1.0
        except LauncherError as error:
            print_progress(str(error))
            self.datastores_delay = min(self.datastores_delay * 2, MAX_RESTART_DELAY_SECONDS)
            self.datastores_restart_at = time.monotonic() + self.datastores_delay

    def _log(self, running: RunningService) -> Path:
        return self.paths.log / f"{running.service.name}.log"


def clear_leftovers(paths: InstancePaths, names: list[str]) -> None:
    """Stop processes that a killed launcher left. Touches only those with this instance's mark or record."""
    for name in names:
        record = process.read_record(_file(paths, name)) or process.Record(0, "", "start", service_mark(paths, name))
        process.end(record)
        _file(paths, name).unlink(missing_ok=True)


def service_mark(paths: InstancePaths, name: str) -> str:
    """Return the mark of a service, which its processes carry in their environment."""
    return f"{paths.token}:{name}"


def is_ready(url: str) -> bool:
    """Return whether the service is ready; one without a probe is ready when it runs."""
    if not url:
        return True
    try:
        with urllib.request.urlopen(url, timeout=2) as response:
            return bool(response.status == HTTPStatus.OK)
    except (urllib.error.URLError, OSError):
        return False


def _file(paths: InstancePaths, name: str) -> Path:
    return paths.records_folder / f"{name}.json"
