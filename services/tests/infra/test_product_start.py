"""`start` runs the whole product, restarts what dies, and adopts servers that a killed launcher has left."""

import os
import re
import signal
from pathlib import Path

import pytest

from tests.infra.launcher_instance import LauncherInstance, wait_until

pytestmark = pytest.mark.anyio
PROCESSES = ("simulators", "api", "worker")


@pytest.mark.timeout(400)
@pytest.mark.covers("USE-015")
def test_start_restarts_stopped_processes_and_stops_all_at_the_end(instance: LauncherInstance) -> None:
    """Processes keep running when the launcher is killed, and the next `start` adopts PostgreSQL; Ctrl-C ends them all."""
    with instance.started() as first:
        assert first.prints("Ctrl-C stops everything.", 300), first.output.read_text()
        output = first.output.read_text()
        assert instance.url in output
        assert f"http://localhost:{instance.ports['SIM_PORT']}" in output
        for path in ("/payments", "/bankid/"):
            assert f"http://localhost:{instance.ports['SIM_PORT']}{path}" in output
        assert re.search(rf"^  owner@demo.example .* {instance.url}/login ", output, re.MULTILINE)
        assert re.search(rf"^  doctor@demo.example .* {instance.url}/prescription/login ", output, re.MULTILINE)
        assert re.search(r"^Making the demo clinic \(about \d+ s\) \.\.\.$", output, re.MULTILINE)
        assert instance.is_ready()
        assert "already runs from this checkout" in instance.run("start").stderr
        _assert_no_process_has_the_admin_url(instance)
        for name, message in (("api", "The API stopped"), ("postgres", "The database or the queue stopped")):
            before = instance.pid(name)
            os.kill(before, signal.SIGKILL)
            assert first.prints(message, 20)
            assert wait_until(lambda name=name, before=before: instance.pid(name) not in (0, before), 60)  # type: ignore[misc]
        assert wait_until(instance.is_ready, 60)
        running = {name: instance.pid(name) for name in (*PROCESSES, "postgres", "valkey")}
        first.kill()
        assert {name: instance.pid(name) for name in running} == running

    with instance.started() as second:
        assert second.prints("Ctrl-C stops everything.", 240), second.output.read_text()
        assert instance.pid("api") not in (0, running["api"])
        assert instance.pid("postgres") == running["postgres"]
        assert instance.is_ready()
        assert second.interrupt() == 0
    assert not [name for name in running if instance.pid(name)]
    assert not _pids_of_the_instance(instance)
    assert not instance.is_ready()


def _assert_no_process_has_the_admin_url(instance: LauncherInstance) -> None:
    for name in ("api", "worker"):
        environment = Path(f"/proc/{instance.pid(name)}/environ").read_bytes()
        assert b"DATABASE_URL=" in environment
        assert b"DATABASE_ADMIN_URL=" not in environment


def _pids_of_the_instance(instance: LauncherInstance) -> list[int]:
    from launcher import process
    from launcher.paths import InstancePaths

    token = InstancePaths("e2e", instance.state / "e2e").token
    return [pid for name in PROCESSES for pid in process.find_marked(f"{token}:{name}")]
