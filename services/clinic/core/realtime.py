"""Live changes: `tell()` after a commit, one WebSocket a tab, messages of topic, id and version without data.

Since nothing but ids travels, access holds on the refetch. The server answers a subscription it refuses with
`{"topic", "refused": code}`; `{"topic", "id": null, "version": null}` says that anything of the topic may have changed.
"""

import asyncio
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit
from uuid import UUID

import orjson
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import BaseModel, Field, ValidationError

from clinic.core import db, fanout
from clinic.core.auth import Caller, SessionEnded, SessionEndedForSecurity, identify, refusal_of
from clinic.core.errors import NotFound
from clinic.core.fanout import Hub, Told
from clinic.core.permissions import Permission
from clinic.core.settings import settings

ENDED, NOBODY, TOO_BIG, NOT_JSON = 4410, 4401, 1009, 1007
RECHECK = 10.0
"""Seconds after which a socket's session is looked at again, told or not."""
WAITING = 200
"""Changes that wait for one slow socket; past it a topic's are told as *anything may have changed*."""
_MOST_TEXT = 4096

TOPICS: dict[str, Permission] = {}
"""Who may hear what."""
router = APIRouter(prefix="/api", tags=["realtime"])
hub = Hub()


def topic(name: str, permission: Permission) -> str:
    """Register a topic and the permission to hear it."""
    TOPICS[name] = permission
    return name


BOOKINGS = topic("bookings", Permission.BOOKING_READ)
CLIENTS = topic("clients", Permission.CLIENT_READ)
COMPANY = topic("company", Permission.COMPANY_READ)
DELIVERIES = topic("deliveries", Permission.DELIVERY_READ)


def tell(session: db.Unit, topic: str, row_id: UUID, version: int) -> None:
    """Once this transaction has committed, tell the company's open screens that a row changed."""
    _after(session, {"company": db.context_of(session).company_id, "topic": topic, "id": row_id, "version": version})


def look_again(session: db.Unit, identity_id: UUID) -> None:
    """Once this transaction has committed, have the sockets of a person ask whether their session still stands."""
    _after(session, {"identity": identity_id})


def _after(session: db.Unit, message: dict[str, Any]) -> None:
    waiting: list[dict[str, Any]] | None = session.info.get("realtime")
    if waiting is not None:
        waiting.append(message)
        return
    session.info["realtime"] = messages = [message]

    async def send() -> None:
        await fanout.publish(messages)

    db.after_commit(session, send)


class Wanted(BaseModel):
    """What a client says: the topics it wants from now on, besides those it has."""

    subscribe: list[str] = Field(max_length=50)


class Socket:
    """One open socket: its caller, its topics and what waits to be sent."""

    def __init__(self, websocket: WebSocket, caller: Caller) -> None:
        self.websocket, self.caller = websocket, caller
        self.topics: set[str] = set()
        self._waiting: dict[tuple[str, str | None], bytes] = {}
        self._ready, self._recheck = asyncio.Event(), asyncio.Event()

    def hear(self, told: Told) -> None:
        """Keep a change for sending; the latest of a row replaces those before it."""
        if told.identity_id is not None:
            if told.identity_id == self.caller.context.identity_id:
                self._recheck.set()
        elif told.company_id == self.caller.company_id and told.topic in self.topics:
            self._keep(told.topic, told.id, {"topic": told.topic, "id": told.id, "version": told.version})

    def missed(self) -> None:
        """Anything may have changed, and the session may have ended."""
        self._recheck.set()
        for name in self.topics:
            self._anything(name)

    def _anything(self, name: str) -> None:
        self._keep(name, None, {"topic": name, "id": None, "version": None})

    def _keep(self, name: str, row_id: str | None, message: dict[str, Any]) -> None:
        if len(self._waiting) >= WAITING and row_id is not None:
            self._waiting = {key: value for key, value in self._waiting.items() if key[0] != name}
            self._anything(name)
        elif (name, None) not in self._waiting:
            self._waiting[name, row_id] = orjson.dumps(message)
        self._ready.set()

    def _subscribe(self, names: list[str]) -> None:
        for name in names:
            refusal = refusal_of(self.caller, TOPICS[name]) if name in TOPICS else NotFound()
            if refusal is None:
                self.topics.add(name)
            else:
                self._keep(name, "", {"topic": name, "refused": refusal.code})

    async def read(self) -> None:
        """Take subscriptions until the client goes."""
        while True:
            text = await self.websocket.receive_text()
            if len(text) > _MOST_TEXT:
                await self.websocket.close(TOO_BIG)
                return
            try:
                self._subscribe(Wanted.model_validate_json(text).subscribe)
            except ValidationError:
                await self.websocket.close(NOT_JSON)
                return

    async def write(self) -> None:
        """Send what waits."""
        while True:
            await self._ready.wait()
            self._ready.clear()
            while self._waiting:
                message = self._waiting.pop(next(iter(self._waiting)))
                await self.websocket.send_text(message.decode())

    async def watch(self) -> None:
        """Ask for the session anew whenever told, or every few seconds; leave when it has ended."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(RECHECK):
                    await self._recheck.wait()
            self._recheck.clear()
            caller = await admitted(self.websocket)
            if caller is None or caller.session_id != self.caller.session_id:
                return
            self.caller = caller
            self.topics = {name for name in self.topics if refusal_of(caller, TOPICS[name]) is None}


async def admitted(websocket: WebSocket) -> Caller | None:
    """The caller behind a socket; closes it, with the code that says why, when there is none."""
    try:
        caller = await identify(websocket)
    except (SessionEnded, SessionEndedForSecurity) as error:
        await websocket.close(ENDED, error.code)
        return None
    if caller is None:
        await websocket.close(NOBODY, "auth.required")
    return caller


def _ours(websocket: WebSocket) -> bool:
    """Whether a page of ours opened the socket: browsers send cookies along from any page."""
    origin = urlsplit(websocket.headers.get("origin", ""))
    return bool(origin.netloc) and origin.netloc in {urlsplit(settings().public_url).netloc, websocket.headers.get("host")}


@router.websocket("/realtime")
async def realtime(websocket: WebSocket) -> None:
    """One tab's live changes."""
    if not _ours(websocket):
        await websocket.close(1008)
        return
    await websocket.accept()
    caller = await admitted(websocket)
    if caller is None:
        return
    socket = Socket(websocket, caller)
    await hub.add(socket)
    tasks = [asyncio.create_task(work()) for work in (socket.read, socket.write, socket.watch)]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        hub.remove(socket)
        for task in tasks:
            task.cancel()
        await _ended(tasks)


async def _ended(tasks: list[asyncio.Task[None]]) -> None:
    """Wait for the tasks; a client that has gone is no failure, anything else is."""
    for found in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(found, Exception) and not isinstance(found, WebSocketDisconnect | RuntimeError):
            raise found
