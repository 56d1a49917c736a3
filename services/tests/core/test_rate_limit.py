"""Rate limits hold while Valkey is unavailable, also under many addresses."""

import pytest
from redis.exceptions import ConnectionError as ValkeyConnectionError

from clinic.core.api import rate_limit
from clinic.core.api.errors import RateLimited

pytestmark = pytest.mark.anyio


@pytest.fixture
def without_valkey(monkeypatch):
    """No Valkey, and room for ten counters in this process."""
    def refuse():
        raise ValkeyConnectionError

    monkeypatch.setattr(rate_limit, "valkey", refuse)
    monkeypatch.setattr(rate_limit, "_local_counts", {})
    monkeypatch.setattr(rate_limit, "_MAX_LOCAL_COUNTERS", 10)
    monkeypatch.setattr(rate_limit, "time", lambda: 1_000_000)


async def count(key: str) -> None:
    await rate_limit.hit("sample", key, limit=3, window_seconds=600)


async def test_requests_of_many_addresses_reset_no_other_count(without_valkey):
    """The eleventh address drops the oldest counter only: the others stay limited."""
    for number in range(8):
        await count(f"address {number}")
    for _ in range(3):
        await count("guessing")
    await count("the tenth")
    await count("the eleventh")
    with pytest.raises(RateLimited):
        await count("guessing")
    assert len(rate_limit._local_counts) == 10


async def test_oldest_counter_is_dropped_first(without_valkey):
    for _ in range(3):
        await count("oldest")
    for number in range(10):
        await count(f"address {number}")
    await count("oldest")
