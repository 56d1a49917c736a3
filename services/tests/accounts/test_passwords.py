"""Whose turn it is to hash, where a machine has two cores and people also want answers."""

import asyncio
import fcntl
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import perf_counter

import pytest

from clinic.accounts import passwords

pytestmark = pytest.mark.anyio
LONG = 1.0


async def _seconds() -> float:
    began = perf_counter()
    assert not await passwords.matches(passwords._DECOY, "wrong")
    return perf_counter() - began


async def test_who_signs_in_waits_for_the_machines_turn_but_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "PATIENCE", LONG)
    assert await _seconds() < LONG
    with passwords.TURN.open("rb") as somebody:
        fcntl.flock(somebody, fcntl.LOCK_EX)
        waited = await _seconds()
        assert LONG <= waited < LONG * 5
        began, first = perf_counter(), asyncio.ensure_future(_seconds())
        await asyncio.sleep(LONG / 10)
        fcntl.flock(somebody, fcntl.LOCK_UN)
        await first
        assert perf_counter() - began < LONG


async def test_where_no_turn_can_be_had_people_sign_in_all_the_same(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    link = tmp_path / "turn"
    link.symlink_to(tmp_path / "elsewhere")
    monkeypatch.setattr(passwords, "TURN", link)
    with ThreadPoolExecutor(1, "password", passwords._give_way) as pool:
        monkeypatch.setattr(passwords, "_hashing", pool)
        assert not await passwords.matches(passwords._DECOY, "wrong")
    assert not (tmp_path / "elsewhere").exists()
