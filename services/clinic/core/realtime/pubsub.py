"""Publish/subscribe between processes: a change broadcast in one process reaches the sockets of all.

There is one Valkey channel, and one subscription in each process that has sockets. Valkey doesn't store messages: those published
while it is unavailable are lost. Whenever a subscription is established, every socket of the process is therefore told to resync.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol
from uuid import UUID

import orjson
from redis.asyncio import Redis
from redis.exceptions import RedisError

from clinic.core.database.tenant_context import Context
from clinic.core.logging import log
from clinic.core.realtime.valkey import create_client, valkey
from clinic.core.settings import settings

CHANNEL = "realtime"
_PING_INTERVAL_SECONDS = 5.0
_RECONNECT_SECONDS = 0.5
_BATCH_SECONDS = 0.03
"""Time in which a process collects messages, far shorter than a person notices."""


@dataclass(frozen=True, slots=True)
class ChangeMessage:
    """A message of the channel: a changed row of a topic, or (without a topic) a request to recheck an identity's sessions."""

    company_id: UUID | None
    topic: str = ""
    id: str | None = None
    version: int | None = None
    identity_id: UUID | None = None
    is_public: bool = False
    member_ids: frozenset[UUID] | None = None
    """The members who hear of it; all of the company without them."""

    def is_for(self, user: Context) -> bool:
        """Return whether a user of a topic hears of it."""
        return self.company_id == user.company_id and (self.member_ids is None or user.membership_id in self.member_ids)


class SubscriberSocket(Protocol):
    """A socket, as the hub sees it."""

    def receive(self, message: ChangeMessage) -> None:
        """Take a message, without waiting."""

    def resync(self) -> None:
        """Handle that messages may have been lost."""


_outgoing: list[bytes] = []
_publisher: asyncio.Task[None] | None = None


async def publish(messages: list[dict[str, Any]]) -> None:
    """Send messages to all processes, together with others of the next _BATCH_SECONDS."""
    global _publisher  # noqa: PLW0603 - one publisher per process
    _outgoing.extend(orjson.dumps(message, default=str) for message in messages)
    if _publisher is None or _publisher.done():
        _publisher = asyncio.create_task(_send_outgoing())


async def _send_outgoing() -> None:
    """Send until nothing is outgoing. While Valkey is unavailable the messages are dropped; the resync makes up for them."""
    while _outgoing:
        await asyncio.sleep(_BATCH_SECONDS)
        messages, _outgoing[:] = _outgoing[:], []
        try:
            async with valkey().pipeline(transaction=False) as pipe:
                for message in messages:
                    pipe.publish(CHANNEL, message)
                await pipe.execute()
        except (RedisError, OSError) as error:
            log.warning("realtime.lost", messages=len(messages), error=type(error).__name__)


def parse_message(data: bytes) -> ChangeMessage:
    """Parse a message of the channel."""
    raw = orjson.loads(data)
    company, identity, members = raw.get("company"), raw.get("identity"), raw.get("members")
    return ChangeMessage(
        UUID(company) if company else None, raw.get("topic", ""), raw.get("id"), raw.get("version"), UUID(identity) if identity else None,
        raw.get("public", False), None if members is None else frozenset(map(UUID, members)),
    )


class Hub:
    """The sockets of a process and its one subscription, which is open while there is a socket."""

    def __init__(self, connect: Callable[[], Redis] | None = None) -> None:
        self._connect = connect or _create_client
        self._sockets: set[SubscriberSocket] = set()
        self._task: asyncio.Task[None] | None = None
        self._subscribed = asyncio.Event()

    async def add(self, socket: SubscriberSocket) -> None:
        """Add a socket and wait until the process is subscribed, but no longer than one attempt to connect takes."""
        self._sockets.add(socket)
        if self._task is None or self._task.done():
            self._subscribed = asyncio.Event()
            self._task = asyncio.create_task(self._keep_subscribed())
        try:
            async with asyncio.timeout(_RECONNECT_SECONDS):
                await self._subscribed.wait()
        except TimeoutError:
            log.warning("realtime.not_subscribed")

    def remove(self, socket: SubscriberSocket) -> None:
        """Remove a socket; with the last one the subscription ends."""
        self._sockets.discard(socket)
        if not self._sockets and self._task is not None:
            self._task.cancel()
            self._task = None

    async def _keep_subscribed(self) -> None:
        while True:
            try:
                await self._run_subscription()
            except (RedisError, OSError) as error:
                log.warning("realtime.valkey_unavailable", error=type(error).__name__)
            await asyncio.sleep(_RECONNECT_SECONDS)

    async def _run_subscription(self) -> None:
        async with self._connect() as client, client.pubsub(ignore_subscribe_messages=False) as subscription:
            await subscription.subscribe(CHANNEL)
            while True:
                message = await subscription.get_message(timeout=_PING_INTERVAL_SECONDS)
                if message is None:
                    await subscription.ping()
                elif message["type"] == "subscribe":
                    self._on_subscribed()
                elif message["type"] == "message":
                    self._deliver(parse_message(message["data"]))

    def _on_subscribed(self) -> None:
        """Tell the sockets to resync: those that were open before may have missed messages."""
        for socket in tuple(self._sockets):
            socket.resync()
        self._subscribed.set()

    def _deliver(self, message: ChangeMessage) -> None:
        for socket in tuple(self._sockets):
            socket.receive(message)


def _create_client() -> Redis:
    """Return a client for the subscription; the process's shared one gives up on a reply after two seconds."""
    is_unix = settings().redis_url.startswith("unix:")  # a Unix socket has no keepalive and refuses the option
    return create_client(**{} if is_unix else {"socket_keepalive": True})
