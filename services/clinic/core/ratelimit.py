"""Rate limits: fixed windows in Valkey, by whatever key the caller names. The address is taken from trusted proxies only.

When Valkey is away, each process counts for itself: a limit never opens because a part is down.
"""

from hashlib import sha256
from ipaddress import IPv4Address, ip_address, ip_network
from time import time

from fastapi import Request
from redis.exceptions import RedisError

from clinic.core.errors import TooMany
from clinic.core.settings import settings
from clinic.core.valkey import valkey

_local: dict[str, int] = {}
_LOCAL_MOST = 50_000
SITE = 64
"""Bits of an IPv6 address that name a household or a host; the rest they choose as they like."""


def address(request: Request) -> str:
    """Where a call comes from, as limits count it: of an IPv6 address its /64, since whoever has one of those has them all."""
    whole = whole_address(request)
    try:
        known = ip_address(whole)
    except ValueError:
        return whole
    if isinstance(known, IPv4Address):
        return str(known)
    return str(known.ipv4_mapped or ip_network((int(known), SITE), strict=False))


def whole_address(request: Request) -> str:
    """The caller's address as BankID is told it: the peer's, or what the last trusted proxy says it saw."""
    peer = request.client.host if request.client else "unknown"
    trusted = [ip_network(part.strip()) for part in settings().trusted_proxies.split(",") if part.strip()]
    hops = [part.strip() for part in request.headers.get("x-forwarded-for", "").split(",") if part.strip()]
    seen = peer
    while hops and _trusted(seen, trusted):
        seen = hops.pop()
    return seen


def _trusted(host: str, networks: list) -> bool:  # type: ignore[type-arg]
    try:
        return any(ip_address(host) in network for network in networks)
    except ValueError:
        return False


async def allow(name: str, key: str, *, most: int, seconds: int) -> None:
    """Count one try; TooMany past `most` in a window of `seconds`."""
    window, left = divmod(int(time()), seconds)
    digest = sha256(key.encode()).hexdigest()[:24]
    slot = f"limit:{name}:{digest}:{window}"
    if await _count(slot, seconds) > most:
        raise TooMany(retry_after=seconds - left)


async def forgive(name: str, key: str, *, seconds: int) -> None:
    """Take one try off the count again, so that only failures add up."""
    digest = sha256(key.encode()).hexdigest()[:24]
    slot = f"limit:{name}:{digest}:{int(time()) // seconds}"
    try:
        async with valkey().pipeline(transaction=False) as pipe:
            pipe.decr(slot)
            pipe.expire(slot, seconds)
            await pipe.execute()
    except (RedisError, OSError):
        _local[slot] = max(_local.get(slot, 0) - 1, 0)


async def _count(slot: str, seconds: int) -> int:
    try:
        async with valkey().pipeline(transaction=False) as pipe:
            pipe.incr(slot)
            pipe.expire(slot, seconds)
            tries, _ = await pipe.execute()
    except (RedisError, OSError):
        if len(_local) > _LOCAL_MOST:
            _local.clear()
        _local[slot] = tries = _local.get(slot, 0) + 1
    return int(tries)
