"""46elks: sends an SMS, answers as the provider does, and reports the delivery to the caller's address."""

import asyncio
import base64
import binascii
import re
import secrets
from datetime import UTC, datetime
from typing import Annotated

import httpx
from fastapi import APIRouter, Form, Header, Request
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from pydantic import BaseModel, Field

from simulators.outcomes import Outcome, of_number
from simulators.segments import parts
from simulators.settings import Settings
from simulators.store import Message, Store

E164 = re.compile(r"\+[1-9]\d{6,14}")
SENDER = re.compile(r"\+[1-9]\d{6,14}|[A-Za-z][A-Za-z0-9]{2,10}")
COST_OF_PART = 3500  # ten-thousandths of a krona


class Wanted(BaseModel):
    """The form of a request, with the provider's own names."""

    sender: str = Field("", alias="from")
    to: str = ""
    message: str = ""
    whendelivered: str = ""
    dryrun: str = ""

    def complaint(self) -> str | None:
        """What the provider finds wrong with it, if anything."""
        if not SENDER.fullmatch(self.sender):
            return "Invalid or missing from"
        if not E164.fullmatch(self.to):
            return "Invalid to number"
        return None if self.message else "Missing key message"


class Elks:
    """One account of the provider."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store, self.settings = store, settings
        self.reporting: set[asyncio.Task[None]] = set()
        self.refused_once: set[tuple[str, str]] = set()
        self.http = httpx.AsyncClient(timeout=10)

    def knows(self, authorization: str) -> bool:
        """Whether the header names this account and its password."""
        kind, _, packed = authorization.partition(" ")
        try:
            given = base64.b64decode(packed, validate=True)
        except (binascii.Error, ValueError):
            return False
        wanted = f"{self.settings.elks_user}:{self.settings.elks_password}".encode()
        return kind.casefold() == "basic" and secrets.compare_digest(given, wanted)

    async def send(self, wanted: Wanted) -> Response:
        """Take an SMS or refuse it, as its number's ending says."""
        if complaint := wanted.complaint():
            return PlainTextResponse(complaint, 400)
        outcome = of_number(wanted.to)
        refusal = outcome.refusal
        if refusal and not (outcome.once and self._was_refused(wanted)):
            return PlainTextResponse(refusal[1], refusal[0])
        message = await self._take(wanted, outcome)
        if outcome.slow:
            await asyncio.sleep(self.settings.slow_seconds)
        return JSONResponse(_answer(message, wanted))

    def _was_refused(self, wanted: Wanted) -> bool:
        seen = (wanted.to, wanted.message) in self.refused_once
        self.refused_once.add((wanted.to, wanted.message))
        return seen

    async def _take(self, wanted: Wanted, outcome: Outcome) -> Message:
        message = Message(
            id="s" + secrets.token_hex(16),
            channel="sms",
            sender=wanted.sender,
            to=wanted.to,
            text=wanted.message,
            state="created",
            parts=parts(wanted.message),
        )
        if wanted.dryrun == "yes":
            return message
        message = await self.store.put(message)
        task = asyncio.create_task(self._report(message.id, outcome.reports, wanted.whendelivered))
        self.reporting.add(task)
        task.add_done_callback(self.reporting.discard)
        return message

    async def _report(self, message_id: str, states: tuple[str, ...], address: str) -> None:
        for state in states:
            await asyncio.sleep(self.settings.delivery_seconds / len(states))
            await self.store.change(message_id, state, state)
            if address:
                await self._call_back(message_id, state, address)

    async def _call_back(self, message_id: str, state: str, address: str) -> None:
        """Post the report until the other side says 200 to 204, as long as the delays last."""
        form = {"id": message_id, "status": state}
        if state == "delivered":
            form["delivered"] = datetime.now(UTC).isoformat(timespec="microseconds").removesuffix("+00:00")
        for delay in (*self.settings.callback_delays, 0):
            try:
                reply = await self.http.post(address, data=form)
                if reply.status_code in range(200, 205):
                    return
                problem = f"HTTP {reply.status_code}"
            except (httpx.HTTPError, httpx.InvalidURL) as error:
                problem = type(error).__name__
            await self.store.change(message_id, f"report of {state} not taken: {problem}")
            await asyncio.sleep(delay)

    async def close(self) -> None:
        """Stop reporting."""
        for task in self.reporting:
            task.cancel()
        await asyncio.gather(*self.reporting, return_exceptions=True)
        await self.http.aclose()


def _answer(message: Message, wanted: Wanted) -> dict[str, str | int]:
    common: dict[str, str | int] = {
        "from": message.sender,
        "to": message.to,
        "message": message.text,
        "direction": "outgoing",
        "parts": message.parts,
    }
    cost = message.parts * COST_OF_PART
    if wanted.dryrun == "yes":
        return common | {"status": "created", "estimated_cost": cost}
    created = message.at.removesuffix("+00:00") + ".000000"
    return common | {
        "id": message.id,
        "status": "created",
        "created": created,
        "cost": cost,
    }


router = APIRouter(prefix="/46elks/a1", tags=["46elks"])


@router.post("/sms", response_model=None)
async def send(request: Request, wanted: Annotated[Wanted, Form()], authorization: Annotated[str, Header()] = "") -> Response:
    """Send an SMS."""
    elks: Elks = request.app.state.elks
    if not elks.knows(authorization):
        return PlainTextResponse("API access requires Basic HTTP authentication.", 401)
    return await elks.send(wanted)
