"""Simulate 46elks: accept SMS as the provider does and report their delivery to the given address."""

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

from simulators.delivery_outcomes import Outcome, outcome_of_number
from simulators.message_store import Message, MessageStore
from simulators.segments import count_parts
from simulators.settings import Settings

E164 = re.compile(r"\+[1-9]\d{6,14}")
SENDER = re.compile(r"\+[1-9]\d{6,14}|[A-Za-z][A-Za-z0-9]{2,10}")
COST_OF_PART = 3500  # ten-thousandths of a krona


class SmsRequest(BaseModel):
    """The form of a request, with the provider's own names."""

    sender: str = Field("", alias="from")
    to: str = ""
    message: str = ""
    whendelivered: str = ""
    dryrun: str = ""

    def validation_error(self) -> str | None:
        """Return the provider's error text, or None for a valid request."""
        if not SENDER.fullmatch(self.sender):
            return "Invalid or missing from"
        if not E164.fullmatch(self.to):
            return "Invalid to number"
        return None if self.message else "Missing key message"


class Elks:
    """An account at the provider."""

    def __init__(self, message_store: MessageStore, settings: Settings) -> None:
        self.message_store, self.settings = message_store, settings
        self.report_tasks: set[asyncio.Task[None]] = set()
        self.refused_before: set[tuple[str, str]] = set()
        self.http = httpx.AsyncClient(timeout=10)

    def is_authorized(self, authorization: str) -> bool:
        """Check the header against this account's name and password."""
        scheme, _, packed = authorization.partition(" ")
        try:
            credentials = base64.b64decode(packed, validate=True)
        except (binascii.Error, ValueError):
            return False
        expected = f"{self.settings.elks_user}:{self.settings.elks_password}".encode()
        return scheme.casefold() == "basic" and secrets.compare_digest(credentials, expected)

    async def send(self, data: SmsRequest) -> Response:
        """Accept or refuse an SMS, depending on the last digits of its number."""
        if problem := data.validation_error():
            return PlainTextResponse(problem, 400)
        outcome = outcome_of_number(data.to)
        refusal = outcome.refusal
        if refusal and not (outcome.only_first and self._was_refused_before(data)):
            return PlainTextResponse(refusal[1], refusal[0])
        message = await self._store(data, outcome)
        if outcome.slow:
            await asyncio.sleep(self.settings.slow_seconds)
        return JSONResponse(_response_body(message, data))

    def _was_refused_before(self, data: SmsRequest) -> bool:
        seen = (data.to, data.message) in self.refused_before
        self.refused_before.add((data.to, data.message))
        return seen

    async def _store(self, data: SmsRequest, outcome: Outcome) -> Message:
        message = Message(
            id="s" + secrets.token_hex(16),
            channel="sms",
            sender=data.sender,
            to=data.to,
            text=data.message,
            state="created",
            parts=count_parts(data.message),
        )
        if data.dryrun == "yes":
            return message
        message = await self.message_store.put(message)
        task = asyncio.create_task(self._report(message.id, outcome.reports, data.whendelivered))
        self.report_tasks.add(task)
        task.add_done_callback(self.report_tasks.discard)
        return message

    async def _report(self, message_id: str, states: tuple[str, ...], address: str) -> None:
        for state in states:
            await asyncio.sleep(self.settings.delivery_seconds / len(states))
            await self.message_store.add_log(message_id, state, state)
            if address:
                await self._post_report(message_id, state, address)

    async def _post_report(self, message_id: str, state: str, address: str) -> None:
        """Post the report until the reply is 200 to 204 or the delays are used up."""
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
            await self.message_store.add_log(message_id, f"report of {state} not taken: {problem}")
            await asyncio.sleep(delay)

    async def close(self) -> None:
        """Cancel the running reports."""
        for task in self.report_tasks:
            task.cancel()
        await asyncio.gather(*self.report_tasks, return_exceptions=True)
        await self.http.aclose()


def _response_body(message: Message, data: SmsRequest) -> dict[str, str | int]:
    common: dict[str, str | int] = {
        "from": message.sender,
        "to": message.to,
        "message": message.text,
        "direction": "outgoing",
        "parts": message.parts,
    }
    cost = message.parts * COST_OF_PART
    if data.dryrun == "yes":
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
async def send(request: Request, data: Annotated[SmsRequest, Form()], authorization: Annotated[str, Header()] = "") -> Response:
    """Send an SMS."""
    elks: Elks = request.app.state.elks
    if not elks.is_authorized(authorization):
        return PlainTextResponse("API access requires Basic HTTP authentication.", 401)
    return await elks.send(data)
