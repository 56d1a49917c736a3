"""Limit how many availability searches by visitors run at once in a process, and how many wait.

They use the same connection pool as signed-in staff, who must not wait for anonymous visitors: few searches run at once, so that most
connections stay free of them, and further ones are refused instead of waiting long, those of one clinic sooner than all together.
"""

from asyncio import Semaphore
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import lru_cache
from uuid import UUID

from clinic.booking.portal.errors import SearchOverloaded
from clinic.core.settings import settings

MAX_WAITING, MAX_WAITING_PER_COMPANY = 60, 20
RETRY_AFTER_SECONDS = 5
_waiting: Counter[UUID] = Counter()


@lru_cache
def _semaphore() -> Semaphore:
    return Semaphore(max(1, settings().read_pool // 4))


@asynccontextmanager
async def search_slot(company_id: UUID) -> AsyncIterator[None]:
    """Wait until a search may run, and release the slot afterwards. Raises SearchOverloaded when too many wait."""
    if _waiting[company_id] >= MAX_WAITING_PER_COMPANY or _waiting.total() >= MAX_WAITING:
        raise SearchOverloaded(retry_after=RETRY_AFTER_SECONDS)
    _waiting[company_id] += 1
    try:
        await _semaphore().acquire()
    finally:
        _waiting[company_id] -= 1
        if not _waiting[company_id]:
            del _waiting[company_id]
    try:
        yield
    finally:
        _semaphore().release()
