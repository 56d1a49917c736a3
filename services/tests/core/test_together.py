"""One answer for all who ask the same thing at once, and none that is older than the question."""

import asyncio

import pytest

from clinic.core.together import together

pytestmark = pytest.mark.anyio


class Source:
    """Answers with how often it was asked, as slowly as it is let."""

    def __init__(self) -> None:
        self.asked = 0
        self.begun, self.let = asyncio.Event(), asyncio.Event()

    async def find(self) -> int:
        """The count at the beginning."""
        self.asked += 1
        mine = self.asked
        self.begun.set()
        await self.let.wait()
        return mine


async def test_who_comes_while_it_is_being_found_waits_for_the_next() -> None:
    """BEY-001: two hundred who lost one time cost two looks, and each look began after its askers came."""
    source = Source()
    first = asyncio.create_task(together("key", source.find))
    await source.begun.wait()
    others = [asyncio.create_task(together("key", source.find)) for _ in range(200)]
    await asyncio.sleep(0.01)
    assert source.asked == 1
    source.let.set()
    assert await first == 1
    assert await asyncio.gather(*others) == [2] * 200
    assert await together("key", source.find) == 3


async def test_other_keys_wait_for_nobody_and_one_who_leaves_takes_nothing_along() -> None:
    source, other = Source(), Source()
    other.let.set()
    waiting, leaving = (asyncio.create_task(together("a", source.find)) for _ in range(2))
    assert await together("b", other.find) == 1
    leaving.cancel()
    source.let.set()
    assert await waiting == 1


async def test_an_error_is_everybodys_and_the_next_looks_again() -> None:
    async def fails() -> None:
        raise LookupError

    for outcome in await asyncio.gather(*(together("c", fails) for _ in range(3)), return_exceptions=True):
        assert isinstance(outcome, LookupError)
    with pytest.raises(LookupError):
        await together("c", fails)
