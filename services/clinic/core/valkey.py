"""The process's connection to Valkey: limits, wake-ups and fan-out. Nothing in it is the only copy of anything."""

from redis.asyncio import Redis

from clinic.core.settings import settings

_client: Redis | None = None


def valkey() -> Redis:
    """The client; made at first use."""
    global _client  # noqa: PLW0603 - one process, one client
    if _client is None:
        _client = Redis.from_url(settings().redis_url, socket_timeout=2, socket_connect_timeout=2, health_check_interval=30)
    return _client


async def shut() -> None:
    """Close the connection."""
    global _client  # noqa: PLW0603
    if _client is not None:
        await _client.aclose()
    _client = None
