"""What was told in one process reaches the sockets of all: one Valkey channel, one subscription a process that has sockets.

Valkey forgets: what is told while it's away is lost. So when the subscription comes back, every socket is told that anything may
have changed.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol
from uuid import UUID

import orjson
from redis.asyncio import Redis
from redis.exceptions import RedisError

from clinic.core.logs import log
from clinic.core.settings import settings
from clinic.core.valkey import valkey

CHANNEL = "realtime"
_IDLE = 5.0
_AGAIN = 0.5
_MOMENT = 0.01


@dataclass(frozen=True, slots=True)
class Told:
    """One message of the channel: a change of a topic's row, or (no topic) that an identity's session is to be looked at again."""

    company_id: UUID | None
    topic: str = ""
    id: str | None = None
    version: int | None = None
    identity_id: UUID | None = None


class Listening(Protocol):
    """A socket, as the hub sees it."""

    def hear(self, told: Told) -> None:
        """Take a message; never waits."""

    def missed(self) -> None:
        """Messages may have been lost."""


_waiting: list[bytes] = []
_sending: asyncio.Task[None] | None = None


async def publish(messages: list[dict[str, Any]]) -> None:
    """Have messages sent to all processes, in one trip with those of the next moment."""
    global _sending  # noqa: PLW0603 - the process's own post
    _waiting.extend(orjson.dumps(message, default=str) for message in messages)
    if _sending is None or _sending.done():
        _sending = asyncio.create_task(_send())


async def _send() -> None:
    """Send what waits until nothing does; when Valkey is away it's lost, and nothing else is."""
    while _waiting:
        await asyncio.sleep(_MOMENT)
        messages, _waiting[:] = _waiting[:], []
        try:
            async with valkey().pipeline(transaction=False) as pipe:
                for message in messages:
                    pipe.publish(CHANNEL, message)
                await pipe.execute()
        except (RedisError, OSError) as error:
            log.warning("realtime.lost", messages=len(messages), error=type(error).__name__)


def parse(data: bytes) -> Told:
    """A message of the channel."""
    raw = orjson.loads(data)
    company, identity = raw.get("company"), raw.get("identity")
    return Told(
        UUID(company) if company else None, raw.get("topic", ""), raw.get("id"), raw.get("version"), UUID(identity) if identity else None,
    )


class Hub:
    """The process's sockets and its one subscription, which lives as long as there is a socket."""

    def __init__(self, connect: Callable[[], Redis] | None = None) -> None:
        self._connect = connect or _client
        self._sockets: set[Listening] = set()
        self._task: asyncio.Task[None] | None = None
        self._ready = asyncio.Event()

    async def add(self, socket: Listening) -> None:
        """Let a socket hear from now on; waits until the subscription stands, at most as long as a try of it takes."""
        self._sockets.add(socket)
        if self._task is None or self._task.done():
            self._ready = asyncio.Event()
            self._task = asyncio.create_task(self._listen())
        try:
            async with asyncio.timeout(_AGAIN):
                await self._ready.wait()
        except TimeoutError:
            log.warning("realtime.waiting")

    def remove(self, socket: Listening) -> None:
        """Let a socket go; the last one ends the subscription."""
        self._sockets.discard(socket)
        if not self._sockets and self._task is not None:
            self._task.cancel()
            self._task = None

    async def _listen(self) -> None:
        while True:
            try:
                await self._subscription()
            except (RedisError, OSError) as error:
                log.warning("realtime.away", error=type(error).__name__)
            await asyncio.sleep(_AGAIN)

    async def _subscription(self) -> None:
        async with self._connect() as client, client.pubsub(ignore_subscribe_messages=False) as heard:
            await heard.subscribe(CHANNEL)
            while True:
                message = await heard.get_message(timeout=_IDLE)
                if message is None:
                    await heard.ping()
                elif message["type"] == "subscribe":
                    self._subscribed()
                elif message["type"] == "message":
                    self._deliver(parse(message["data"]))

    def _subscribed(self) -> None:
        """The subscription stands; whoever was here before it may have missed something."""
        for socket in tuple(self._sockets):
            socket.missed()
        self._ready.set()

    def _deliver(self, told: Told) -> None:
        for socket in tuple(self._sockets):
            socket.hear(told)


def _client() -> Redis:
    """A connection of the subscription's own: the process's other one gives up on an answer after two seconds."""
    url = settings().redis_url
    keepalive = {} if url.startswith("unix:") else {"socket_keepalive": True}  # a socket in a folder has none, and refuses the word
    client: Redis = Redis.from_url(url, socket_connect_timeout=2, **keepalive)
    return client
