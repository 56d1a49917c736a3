"""A visitor of the portal who books and pays, and who tries again what got no answer, as a person does."""

import asyncio
import re
import time
from dataclasses import dataclass
from typing import Any
from uuid import uuid4

import httpx
from started_product import StartedProduct

PORTAL = "/api/v2/booking-portal/demo-lindqvist-hud-estetik"
PATIENCE_SECONDS, RETRY_SECONDS, CODE_SECONDS = 900.0, 0.5, 45.0
MAX_ATTEMPTS = 6
TAKEN, PAID_STATES = "booking.time_taken", {"booked", "refunded"}
FIRST_NUMBER = 1_000_000


class GaveUpError(Exception):
    """The visitor got no answer, or one with which they can't go on."""


@dataclass(frozen=True, slots=True)
class Slot:
    """A time that the portal offers."""

    service_id: str
    practitioner_id: str
    start_at: str


@dataclass(slots=True)
class Outcome:
    """How a visitor fared: the state of their payment, or the reason for which they gave up."""

    phone: str
    email: str
    state: str


class PayingVisitor:
    """A visitor with a phone, an e-mail address and an IP address of their own."""

    def __init__(self, number: int, product: StartedProduct, http: httpx.AsyncClient) -> None:
        digits = FIRST_NUMBER + number * 3  # never the endings to which the simulator delivers no SMS
        self.mobile_number, self.email = f"070{digits % 10**7:07d}", f"visitor.{number}@crash.example"
        self.method = "online" if number % 2 else "swish"
        self.address = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        self.product, self.http, self.flow_key = product, http, ""
        self.deadline = time.monotonic() + PATIENCE_SECONDS

    @property
    def phone(self) -> str:
        """The number as messages are sent to it."""
        return f"+46{self.mobile_number[1:]}"

    async def book(self, slot: Slot) -> Outcome:
        """Book and pay a time, or another near it if it is taken."""
        try:
            state = await self._book(slot)
        except GaveUpError as error:
            state = f"gave up: {error}"
        return Outcome(self.phone, self.email, state)

    async def _book(self, slot: Slot) -> str:
        self.flow_key = (await self._call("POST", "/flows", {}))["data"]["flow_key"]
        await self._call("PUT", "/flow", self._selection(slot, slot.start_at))
        details = {
            "first_name": "Vera", "last_name": "Visit", "country_code": "+46", "mobile_number": self.mobile_number, "email": self.email,
        }
        await self._call("POST", "/send-otp", details)
        await self._verify(slot)
        for _ in range(MAX_ATTEMPTS):
            state = await self._pay()
            if state in PAID_STATES:
                return state
        raise GaveUpError(f"payment {state}")

    async def _verify(self, slot: Slot) -> None:
        """Enter the newest code; ask for another when none comes. A time that was taken meanwhile is replaced by the nearest."""
        seen = 0
        for _ in range(MAX_ATTEMPTS):
            seen, code = await self._wait_for_code(seen)
            if code:
                reply = await self._call("POST", "/verify-otp", {"code": code})
                if _code(reply) == TAKEN:
                    await self._take_another(slot, reply)
                if (await self._call("GET", "/flow"))["data"]["state"] == "verified":
                    return
            await self._call("POST", "/resend-otp", {})
        raise GaveUpError("no code")

    async def _take_another(self, slot: Slot, reply: dict[str, Any]) -> None:
        for offered in reply["data"]["slots"]:
            await self._call("PUT", "/flow", self._selection(slot, offered["start_at"], offered["practitioner_ids"][0]))
            if _code(await self._call("POST", "/hold", {})) != TAKEN:
                return
        raise GaveUpError("no time is left")

    async def _wait_for_code(self, after: int) -> tuple[int, str]:
        """Wait for a code by SMS or e-mail; return its message's number and the code, empty when none came."""
        until = time.monotonic() + CODE_SECONDS
        while time.monotonic() < until:
            for recipient in (self.phone, self.email):
                params = {"to": recipient, "after": after, "limit": 20}
                messages = (await self._ask_simulators("GET", "/api/messages", params=params)).json()["messages"]
                codes = [message for message in messages if re.match(r"\d{6}\b", message["text"]) and message["code"]]
                if codes:
                    return int(codes[0]["seq"]), str(codes[0]["code"])
            await asyncio.sleep(RETRY_SECONDS)
        return after, ""

    async def _pay(self) -> str:
        """Begin a payment, pay it, and wait for its end; return its state."""
        reply = await self._call("POST", "/create-with-pos", {"method": self.method})
        if _code(reply):
            raise GaveUpError(_code(reply))
        payment = reply["data"]
        if payment["url"]:
            order = payment["url"].partition("ref=")[2]
            await self._ask_simulators("POST", "/viva/www/web/checkout", params={"ref": order}, data={"button": "pay"})
        while payment["state"] not in {*PAID_STATES, "failed"}:
            await asyncio.sleep(RETRY_SECONDS)
            status = await self._call("GET", f"/payment-status?booking_id={payment['key']}")
            if _code(status):
                raise GaveUpError(_code(status))
            payment = status["data"]["payment"]
        return str(payment["state"])

    @staticmethod
    def _selection(slot: Slot, start_at: str, practitioner_id: str = "") -> dict[str, str]:
        return {"service_id": slot.service_id, "practitioner_id": practitioner_id or slot.practitioner_id, "start_at": start_at}

    async def _call(self, method: str, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        """Call the portal until it answers; the same key lets a repeated call have the effect of one."""
        headers = {"Idempotency-Key": str(uuid4()), "X-Forwarded-For": self.address, "X-Flow-Key": self.flow_key, "X-Language": "sv"}
        while time.monotonic() < self.deadline:
            try:
                response = await self.http.request(method, f"{self.product.url}{PORTAL}{path}", json=body, headers=headers)
            except httpx.TransportError:
                await asyncio.sleep(RETRY_SECONDS)
                continue
            if response.status_code == httpx.codes.TOO_MANY_REQUESTS or response.is_server_error:
                await asyncio.sleep(RETRY_SECONDS * 2)
                continue
            reply: dict[str, Any] = response.json()
            return reply
        raise GaveUpError(f"no answer to {method} {path}")

    async def _ask_simulators(self, method: str, path: str, **options: Any) -> httpx.Response:
        return await self.http.request(method, f"{self.product.simulators_url}{path}", **options)


def _code(reply: dict[str, Any]) -> str:
    """Return the code of an error, empty for a success."""
    return "" if reply["status"] == "1" else str((reply.get("data") or {}).get("code", "invalid"))
