"""The process's Valkey client, for rate limits, worker wake-ups and live updates. Valkey never holds the only copy of anything."""

from collections.abc import Iterable
from typing import Any

from redis.asyncio import Redis
from redis.asyncio.connection import AbstractConnection
from redis.exceptions import ConnectionError as ValkeyConnectionError

from clinic.core.settings import settings

_client: Redis | None = None


def valkey() -> Redis:
    """Return the process's client, creating it at first use."""
    global _client  # noqa: PLW0603 - one process, one client
    if _client is None:
        _client = create_client(socket_timeout=2, health_check_interval=30)
    return _client


def create_client(**options: Any) -> Redis:
    """Return a client whose commands raise RedisError or OSError while Valkey is unavailable."""
    client: Redis = Redis.from_url(settings().redis_url, socket_connect_timeout=2, **options)
    client.connection_pool.connection_class = _raise_connection_error(client.connection_pool.connection_class)
    return client


def _raise_connection_error(connection_class: type[AbstractConnection]) -> type[AbstractConnection]:
    """Return the class with a ConnectionError in place of what redis-py and uvloop raise for a command on a connection closed meanwhile.

    uvloop raises RuntimeError for a closed transport; redis-py raises AttributeError, because it has set its writer to None.
    """

    class Connection(connection_class):  # type: ignore[valid-type, misc]
        async def send_packed_command(self, command: bytes | str | Iterable[bytes], check_health: bool = True) -> None:
            try:
                await super().send_packed_command(command, check_health)
            except (RuntimeError, AttributeError) as error:
                raise ValkeyConnectionError(str(error)) from error

    return Connection


async def close() -> None:
    """Close the client and forget it."""
    global _client  # noqa: PLW0603
    if _client is not None:
        await _client.aclose()
    _client = None
