"""Live updates: changes are broadcast after the commit to the company's open screens, over one WebSocket per browser tab.

A message is `{"topic", "id", "version"}` and holds no data; the screen fetches the row again, where its permissions are checked.
`{"topic", "id": null, "version": null}` says that anything of the topic may have changed. A refused subscription is answered with
`{"topic", "refused": code}`.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Any
from uuid import UUID

import orjson
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import BaseModel, Field, ValidationError

from clinic.core.api.errors import NotFound
from clinic.core.api.origin import is_same_origin
from clinic.core.database.session import AnySession, after_commit, get_context, read_connection
from clinic.core.realtime import pubsub, queries
from clinic.core.realtime.pubsub import ChangeMessage, Hub
from clinic.core.security.dependencies import (
    CurrentUser,
    SessionEndedElsewhere,
    SessionEndedForSecurity,
    authenticate,
    authorization_error,
)
from clinic.core.security.permissions import Permission

CLOSE_SESSION_ENDED, CLOSE_UNAUTHENTICATED = 4410, 4401
CLOSE_POLICY_VIOLATION, CLOSE_TOO_BIG, CLOSE_INVALID_PAYLOAD = 1008, 1009, 1007
SESSION_RECHECK_SECONDS = 10.0
"""How often a socket's session is checked, if nothing asks for a check earlier."""
MAX_PENDING_CHANGES = 200
"""Changes that may wait for one slow socket; beyond them a topic's changes are replaced by *anything may have changed*."""
_MAX_TEXT_LENGTH = 4096

TOPICS: dict[str, Permission] = {}
"""The permission that a subscription to each topic needs."""
CLIENT_TABLES: dict[str, tuple[str, ...]] = {}
"""The tables of the rows that topics about clients tell of: a restricted user hears only of rows that they may see."""
router = APIRouter(prefix="/api", tags=["realtime"])
hub = Hub()


def register_topic(name: str, permission: Permission, *client_tables: str) -> str:
    """Register a topic and the permission to subscribe to it; returns its name. `client_tables` hold its rows about clients."""
    TOPICS[name], CLIENT_TABLES[name] = permission, client_tables
    return name


BOOKINGS = register_topic("bookings", Permission.BOOKING_READ, "booking")
CLIENTS = register_topic("clients", Permission.CLIENT_READ, "client")
COMPANY = register_topic("company", Permission.COMPANY_READ)
DELIVERIES = register_topic("deliveries", Permission.DELIVERY_READ)


def broadcast(session: AnySession, topic: str, row_id: UUID, version: int, *, is_about_client: bool = True) -> None:
    """Tell the company's open screens, after this transaction's commit, that a row has changed.

    A row of a topic about clients that is about none, such as the opening hours, is told of to restricted users as well.
    """
    message = {"company": get_context(session).company_id, "topic": topic, "id": row_id, "version": version}
    _publish_after_commit(session, message if is_about_client else {**message, "public": True})


def broadcast_to_members(session: AnySession, topic: str, membership_ids: Sequence[UUID]) -> None:
    """Tell the open screens of some members only, after this transaction's commit, that something of a topic has changed for them."""
    if membership_ids:
        company_id = get_context(session).company_id
        _publish_after_commit(session, {"company": company_id, "topic": topic, "members": [*membership_ids]})


def recheck_session(session: AnySession, identity_id: UUID) -> None:
    """Make all sockets of an identity check, after this transaction's commit, whether their session is still valid."""
    _publish_after_commit(session, {"identity": identity_id})


def _publish_after_commit(session: AnySession, message: dict[str, Any]) -> None:
    """Queue a message; all of a transaction are published together."""
    queued: list[dict[str, Any]] | None = session.info.get("realtime")
    if queued is not None:
        queued.append(message)
        return
    session.info["realtime"] = messages = [message]

    async def publish() -> None:
        await pubsub.publish(messages)

    after_commit(session, publish)


class SubscribeMessage(BaseModel):
    """A browser's message: topics to subscribe to, besides those it has."""

    subscribe: list[str] = Field(max_length=50)


class Socket:
    """An open WebSocket: its user, its topics and the messages that wait to be sent."""

    def __init__(self, websocket: WebSocket, user: CurrentUser) -> None:
        self.websocket, self.user = websocket, user
        self.topics: set[str] = set()
        self._pending: dict[tuple[str, str | None], bytes] = {}
        self._public: set[tuple[str, str | None]] = set()
        self._has_pending, self._recheck = asyncio.Event(), asyncio.Event()

    def receive(self, message: ChangeMessage) -> None:
        """Queue a change of a subscribed topic, replacing earlier ones of the same row, or schedule a session check."""
        if message.identity_id is not None:
            if message.identity_id == self.user.context.identity_id:
                self._recheck.set()
        elif message.topic in self.topics and message.is_for(self.user.context):
            if message.is_public:
                self._public.add((message.topic, message.id))
            self._enqueue(message.topic, message.id, {"topic": message.topic, "id": message.id, "version": message.version})

    def resync(self) -> None:
        """Tell the browser that anything may have changed, and check the session."""
        self._recheck.set()
        for name in self.topics:
            self._enqueue_anything(name)

    def _enqueue_anything(self, name: str) -> None:
        self._enqueue(name, None, {"topic": name, "id": None, "version": None})

    def _enqueue(self, name: str, row_id: str | None, message: dict[str, Any]) -> None:
        if len(self._pending) >= MAX_PENDING_CHANGES and row_id is not None:
            self._pending = {key: value for key, value in self._pending.items() if key[0] != name}
            self._enqueue_anything(name)
        elif (name, None) not in self._pending:
            self._pending[name, row_id] = orjson.dumps(message)
        self._has_pending.set()

    def _subscribe(self, names: list[str]) -> None:
        for name in names:
            error = authorization_error(self.user, TOPICS[name]) if name in TOPICS else NotFound()
            if error is None:
                self.topics.add(name)
            else:
                self._enqueue(name, "", {"topic": name, "refused": error.code})

    async def read(self) -> None:
        """Handle subscriptions until the browser disconnects; a message that is too long or invalid closes the socket."""
        while True:
            text = await self.websocket.receive_text()
            if len(text) > _MAX_TEXT_LENGTH:
                await self.websocket.close(CLOSE_TOO_BIG)
                return
            try:
                self._subscribe(SubscribeMessage.model_validate_json(text).subscribe)
            except ValidationError:
                await self.websocket.close(CLOSE_INVALID_PAYLOAD)
                return

    async def write(self) -> None:
        """Send pending messages as they come."""
        while True:
            await self._has_pending.wait()
            self._has_pending.clear()
            while self._pending:
                pending, self._pending = self._pending, {}
                for message in await self._remove_hidden(pending):
                    await self.websocket.send_text(message.decode())

    async def _remove_hidden(self, pending: dict[tuple[str, str | None], bytes]) -> list[bytes]:
        """Return the messages that the user may hear: for a restricted user without those about rows that they may not see."""
        public, self._public = self._public, set()
        hidden = {key for key in pending if key[1] and key not in public and CLIENT_TABLES[key[0]]}
        if self.user.context.client_scope == "all":
            hidden.clear()
        if not hidden:
            return list(pending.values())
        async with read_connection(self.user.context) as connection:
            for topic in {topic for topic, _ in hidden}:
                ids = [row_id for name, row_id in hidden if name == topic]
                for table in CLIENT_TABLES[topic]:
                    rows = await connection.fetch(queries.VISIBLE_ROWS.format(table=table), self.user.company_id, ids)
                    hidden -= {(topic, row["id"]) for row in rows}
        return [message for key, message in pending.items() if key not in hidden]

    async def watch_session(self) -> None:
        """Check the session when asked to and every SESSION_RECHECK_SECONDS; return when it has ended. Topics no longer allowed go."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(SESSION_RECHECK_SECONDS):
                    await self._recheck.wait()
            self._recheck.clear()
            user = await authenticate_socket(self.websocket)
            if user is None or user.session_id != self.user.session_id:
                return
            self.user = user
            self.topics = {name for name in self.topics if authorization_error(user, TOPICS[name]) is None}


async def authenticate_socket(websocket: WebSocket) -> CurrentUser | None:
    """Return the signed-in user of a socket; without one, close it with the code that says why and return None."""
    try:
        user = await authenticate(websocket)
    except (SessionEndedElsewhere, SessionEndedForSecurity) as error:
        await websocket.close(CLOSE_SESSION_ENDED, error.code)
        return None
    if user is None:
        await websocket.close(CLOSE_UNAUTHENTICATED, "auth.required")
    return user


@router.websocket("/realtime")
async def open_socket(websocket: WebSocket) -> None:
    """Serve one tab's live updates until it disconnects or its session ends."""
    if not is_same_origin(websocket):  # browsers send cookies along from any page
        await websocket.close(CLOSE_POLICY_VIOLATION)
        return
    await websocket.accept()
    user = await authenticate_socket(websocket)
    if user is None:
        return
    socket = Socket(websocket, user)
    await hub.add(socket)
    tasks = [asyncio.create_task(work()) for work in (socket.read, socket.write, socket.watch_session)]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        hub.remove(socket)
        for task in tasks:
            task.cancel()
        await _wait_ended(tasks)


async def _wait_ended(tasks: list[asyncio.Task[None]]) -> None:
    """Wait for the tasks and raise the first error, except that of a browser that has disconnected."""
    for result in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect | RuntimeError):
            raise result
