"""Concurrent calls with one key share a computation that starts after the last of them called."""

import asyncio
from contextvars import ContextVar

import pytest

from clinic.core.background.singleflight import singleflight

pytestmark = pytest.mark.anyio


class SlowLoader:
    """A computation that waits for `may_finish` and returns how often it was started until then."""

    def __init__(self) -> None:
        self.calls = 0
        self.started, self.may_finish = asyncio.Event(), asyncio.Event()

    async def load(self) -> int:
        """Return the number of this call."""
        self.calls += 1
        call_number = self.calls
        self.started.set()
        await self.may_finish.wait()
        return call_number


async def test_callers_during_a_computation_share_the_next_one() -> None:
    """BEY-001: two hundred concurrent callers cost two computations, and each gets one that began after its call."""
    loader = SlowLoader()
    first = asyncio.create_task(singleflight("key", loader.load))
    await loader.started.wait()
    others = [asyncio.create_task(singleflight("key", loader.load)) for _ in range(200)]
    await asyncio.sleep(0.01)
    assert loader.calls == 1
    loader.may_finish.set()
    assert await first == 1
    assert await asyncio.gather(*others) == [2] * 200
    assert await singleflight("key", loader.load) == 3


async def test_other_keys_do_not_wait_and_a_cancelled_caller_cancels_no_other() -> None:
    loader, other_loader = SlowLoader(), SlowLoader()
    other_loader.may_finish.set()
    waiting, cancelled = (asyncio.create_task(singleflight("a", loader.load)) for _ in range(2))
    assert await singleflight("b", other_loader.load) == 1
    cancelled.cancel()
    loader.may_finish.set()
    assert await waiting == 1


async def test_error_is_raised_to_every_caller_and_is_not_cached() -> None:
    async def fail() -> None:
        raise LookupError

    for outcome in await asyncio.gather(*(singleflight("c", fail) for _ in range(3)), return_exceptions=True):
        assert isinstance(outcome, LookupError)
    with pytest.raises(LookupError):
        await singleflight("c", fail)


async def test_shared_computation_has_no_context_variables_of_a_caller() -> None:
    """The first caller's language or request id is not that of the others."""
    language: ContextVar[str] = ContextVar("language", default="en")

    async def load() -> str:
        return language.get()

    language.set("sv")
    assert await singleflight("d", load) == "en"
