"""The machine-wide lock that limits concurrent password hashing."""

import asyncio
import fcntl
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import perf_counter

import pytest

from clinic.accounts.identities import passwords

pytestmark = pytest.mark.anyio
LOCK_TIMEOUT_SECONDS = 1.0


async def _time_failed_verification() -> float:
    started_at = perf_counter()
    assert not await passwords.verify_password(passwords._DUMMY_HASH, "wrong")
    return perf_counter() - started_at


async def test_hashing_waits_for_the_machine_lock_until_its_timeout(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "LOCK_TIMEOUT_SECONDS", LOCK_TIMEOUT_SECONDS)
    assert await _time_failed_verification() < LOCK_TIMEOUT_SECONDS
    with passwords.LOCK_FILE.open("rb") as lock_file:
        fcntl.flock(lock_file, fcntl.LOCK_EX)
        elapsed = await _time_failed_verification()
        assert LOCK_TIMEOUT_SECONDS <= elapsed < LOCK_TIMEOUT_SECONDS * 5
        started_at, verification = perf_counter(), asyncio.ensure_future(_time_failed_verification())
        await asyncio.sleep(LOCK_TIMEOUT_SECONDS / 10)
        fcntl.flock(lock_file, fcntl.LOCK_UN)
        await verification
        assert perf_counter() - started_at < LOCK_TIMEOUT_SECONDS


async def test_hashing_works_without_the_lock_when_its_file_cannot_be_opened(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    link, link_target = tmp_path / "lock", tmp_path / "target"
    link.symlink_to(link_target)
    monkeypatch.setattr(passwords, "LOCK_FILE", link)
    with ThreadPoolExecutor(1, "password", passwords._init_hashing_thread) as executor:
        monkeypatch.setattr(passwords, "_executor", executor)
        assert not await passwords.verify_password(passwords._DUMMY_HASH, "wrong")
    assert not link_target.exists()
