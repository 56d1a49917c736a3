"""How many of the visitors' searches for free times run at once in a process, and how many wait.

They share the connections of those who sign in and work, of whom nobody may wait for what strangers ask: so few run at once that most
connections are never theirs, and what would wait long is turned away, of one clinic sooner than of all.
"""

from asyncio import Semaphore
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import lru_cache
from uuid import UUID

from clinic.booking.portal.errors import Busy
from clinic.core.settings import settings

WAITING, OF_ONE = 60, 20
"""Searches that wait for their turn: in all, and of one clinic."""
AGAIN = 5
_waiting: Counter[UUID] = Counter()


@lru_cache
def _turns() -> Semaphore:
    return Semaphore(max(1, settings().hot_pool // 4))


@asynccontextmanager
async def turn(company_id: UUID) -> AsyncIterator[None]:
    """Wait for one's turn to search. Raises Busy when too many wait."""
    if _waiting[company_id] >= OF_ONE or _waiting.total() >= WAITING:
        raise Busy(retry_after=AGAIN)
    _waiting[company_id] += 1
    try:
        await _turns().acquire()
    finally:
        _waiting[company_id] -= 1
        if not _waiting[company_id]:
            del _waiting[company_id]
    try:
        yield
    finally:
        _turns().release()
