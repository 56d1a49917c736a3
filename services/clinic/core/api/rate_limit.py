"""Rate limits: counters of fixed time windows in Valkey, by any key (an address, an account, a company).

While Valkey is unavailable each process counts for itself, so an outage never lifts a limit.
"""

from hashlib import sha256
from ipaddress import IPv4Address, IPv4Network, IPv6Network, ip_address, ip_network
from time import time
from typing import Any

from fastapi import Depends, Request
from redis.exceptions import RedisError

from clinic.core.api.errors import RateLimited
from clinic.core.realtime.valkey import valkey
from clinic.core.settings import settings

_local_counts: dict[str, int] = {}
"""Counts without Valkey, the oldest counter first."""
_MAX_LOCAL_COUNTERS = 50_000
IPV6_PREFIX = 64
"""Bits of an IPv6 address that identify a household or host, which can choose the remaining bits freely."""


def client_network(request: Request) -> str:
    """Return the client's address as limits count it: IPv4 whole, IPv6 as its /64, since its holder has all addresses in it."""
    text = client_ip(request)
    try:
        address = ip_address(text)
    except ValueError:
        return text
    if isinstance(address, IPv4Address):
        return str(address)
    return str(address.ipv4_mapped or ip_network((int(address), IPV6_PREFIX), strict=False))


def client_ip(request: Request) -> str:
    """Return the client's full IP address, as BankID is given it: the peer's, or what the last trusted proxy reports in X-Forwarded-For."""
    peer = request.client.host if request.client else "unknown"
    proxies = [ip_network(part.strip()) for part in settings().trusted_proxies.split(",") if part.strip()]
    hops = [part.strip() for part in request.headers.get("x-forwarded-for", "").split(",") if part.strip()]
    address = peer
    while hops and _is_in(address, proxies):
        address = hops.pop()
    return address


def _is_in(host: str, networks: list[IPv4Network | IPv6Network]) -> bool:
    try:
        return any(ip_address(host) in network for network in networks)
    except ValueError:
        return False


async def hit(name: str, key: str, *, limit: int, window_seconds: int) -> None:
    """Count one attempt. Raises RateLimited when the window holds more than `limit` of them."""
    elapsed = int(time()) % window_seconds
    if await count(name, key, window_seconds=window_seconds) > limit:
        raise RateLimited(retry_after=window_seconds - elapsed)


def limit_address(name: str, *, limit: int, window_seconds: int = 60) -> Any:
    """Return the dependency of a public route that counts each call of an address, also one whose body is refused."""

    async def count_call(request: Request) -> None:
        await hit(name, client_network(request), limit=limit, window_seconds=window_seconds)

    return Depends(count_call)


async def count(name: str, key: str, *, window_seconds: int) -> int:
    """Count one attempt and return how many the window holds with it."""
    return await _increment(_counter(name, key, int(time()) // window_seconds), window_seconds)


async def undo_hit(name: str, key: str, *, window_seconds: int) -> None:
    """Take back one attempt of the current window, where only failures shall count."""
    counter = _counter(name, key, int(time()) // window_seconds)
    try:
        async with valkey().pipeline(transaction=False) as pipe:
            pipe.decr(counter)
            pipe.expire(counter, window_seconds)
            await pipe.execute()
    except (RedisError, OSError):
        _local_counts[counter] = max(_local_counts.get(counter, 0) - 1, 0)


def _counter(name: str, key: str, window: int) -> str:
    """Return the counter's Valkey key; the caller's key is hashed, since it may be an address or e-mail."""
    return f"limit:{name}:{sha256(key.encode()).hexdigest()[:24]}:{window}"


async def _increment(counter: str, window_seconds: int) -> int:
    try:
        async with valkey().pipeline(transaction=False) as pipe:
            pipe.incr(counter)
            pipe.expire(counter, window_seconds)
            count, _ = await pipe.execute()
    except (RedisError, OSError):
        count = _increment_locally(counter)
    return int(count)


def _increment_locally(counter: str) -> int:
    """Count in this process. When there are too many counters the oldest is dropped, so that new addresses reset no other's count."""
    if counter not in _local_counts and len(_local_counts) >= _MAX_LOCAL_COUNTERS:
        del _local_counts[next(iter(_local_counts))]
    _local_counts[counter] = count = _local_counts.get(counter, 0) + 1
    return count
