"""The whole product under the launcher: up, watched, ended, and found again after a kill."""

import os
import signal
from pathlib import Path

import pytest

from tests.infra.launching import Launching, until

pytestmark = pytest.mark.anyio
PARTS = ("simulators", "api", "worker")


@pytest.mark.timeout(400)
def test_start_runs_the_product_brings_back_what_dies_and_leaves_nothing(launching: Launching) -> None:
    with launching.started() as first:
        assert first.says("Ctrl-C stops everything.", 300), first.out.read_text()
        told = first.out.read_text()
        assert launching.address in told
        assert f"http://127.0.0.1:{launching.ports['SIM_PORT']}" in told
        assert "owner@demo.example" in told
        assert launching.answers()
        assert "already runs from this checkout" in launching.run("start").stderr
        _no_part_sees_the_administrator(launching)
        for name, says in (("api", "The API stopped"), ("postgres", "The database or the queue stopped")):
            before = launching.pid(name)
            os.kill(before, signal.SIGKILL)
            assert first.says(says, 20)
            assert until(lambda name=name, before=before: launching.pid(name) not in (0, before), 60)  # type: ignore[misc]
        assert until(launching.answers, 60)
        left = {name: launching.pid(name) for name in (*PARTS, "postgres", "valkey")}
        first.kill()
        assert {name: launching.pid(name) for name in left} == left

    with launching.started() as second:
        assert second.says("Ctrl-C stops everything.", 240), second.out.read_text()
        assert launching.pid("api") not in (0, left["api"])
        assert launching.pid("postgres") == left["postgres"]
        assert launching.answers()
        assert second.interrupt() == 0
    assert not [name for name in left if launching.pid(name)]
    assert not _marked(launching)
    assert not launching.answers()


def _no_part_sees_the_administrator(launching: Launching) -> None:
    for name in ("api", "worker"):
        seen = Path(f"/proc/{launching.pid(name)}/environ").read_bytes()
        assert b"DATABASE_URL=" in seen
        assert b"DATABASE_ADMIN_URL=" not in seen


def _marked(launching: Launching) -> list[int]:
    from launcher import process
    from launcher.places import Places

    token = Places("e2e", launching.state / "e2e").token
    return [pid for name in PARTS for pid in process.marked(f"{token}:{name}")]
