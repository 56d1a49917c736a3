"""Run BankID orders: whose they are, their state, and their expiry.

The user's actions come from a tester, or by themselves when `automatic` is on. The last digit of the personal number may choose
a failure that comes without a tester; any other number waits for one.
"""

import base64
import hashlib
import hmac
import secrets
import time
import uuid
from dataclasses import dataclass, field
from typing import Any

OPEN_WITHIN, SIGN_WITHIN, COMPLETED_TTL, FAILED_TTL = 30.0, 180.0, 180.0, 300.0
"""Seconds within which an order has to be opened and signed, and for which its result can be collected."""
QR_TTL, QR_PARTS = 5, 4
FAIL_AFTER_COLLECTS, OPEN_AFTER_COLLECTS, SIGN_AFTER_COLLECTS = 2, 3, 5
"""Number of the relying party's collect calls before an automatic action."""
BY_DIGIT = {"5": "userCancel", "6": "startFailed", "7": "expiredTransaction", "8": "certificateErr", "9": "alreadyInProgress"}
NAMES = {
    "5": ("Cancels", "Avbryter"), "6": ("The app never starts", "Appen startar aldrig"),
    "7": ("Runs out of time", "Tiden går ut"),
    "8": ("Blocked BankID", "Spärrat BankID"), "9": ("Already has an order", "Har redan en pågående"),
}
HINTS = frozenset({
    "userCancel", "startFailed", "expiredTransaction", "certificateErr", "cancelled", "userDeclinedCall", "notSupportedByUserApp",
    "transactionRiskBlocked",
})
DEFAULT_PERSONAL_NUMBER = "199008072390"


class Clock:
    """The simulator's own clock, which a tester may advance."""

    def __init__(self) -> None:
        self.advance = 0.0

    def now(self) -> float:
        """Return monotonic seconds."""
        return time.monotonic() + self.advance


@dataclass
class Order:
    """An order and its state."""

    method: str
    started_at: float
    data: dict[str, Any]
    person: str = ""
    phone: bool = False
    ref: str = field(default_factory=lambda: str(uuid.uuid4()))
    auto_start_token: str = field(default_factory=lambda: str(uuid.uuid4()))
    qr_start_token: str = field(default_factory=lambda: str(uuid.uuid4()))
    qr_start_secret: str = field(default_factory=lambda: str(uuid.uuid4()))
    state: str = "pending"
    hint: str = "outstandingTransaction"
    opened_at: float | None = None
    ended_at: float | None = None
    collect_count: int = 0

    @property
    def visible(self) -> str:
        """Decode the text that the user reads."""
        return base64.b64decode(self.data.get("userVisibleData", "")).decode("utf-8", "replace")

    def open(self, person: str, now: float) -> None:
        """Open the order in the user's app."""
        self.person, self.opened_at = person, now
        self.hint = "userSign"

    def end(self, state: str, hint: str, now: float) -> None:
        """End the order."""
        if self.state == "pending":
            self.state, self.hint, self.ended_at = state, hint, now

    def matches_qr(self, text: str, now: float) -> bool:
        """Check that a QR code is this order's and fresh: its proof is made from the order's secret and changes each second."""
        parts = text.split(".")
        if len(parts) != QR_PARTS or parts[0] != "bankid" or parts[1] != self.qr_start_token or not parts[2].isdigit():
            return False
        proof = hmac.new(self.qr_start_secret.encode(), parts[2].encode(), hashlib.sha256).hexdigest()
        return hmac.compare_digest(proof, parts[3]) and abs(now - self.started_at - int(parts[2])) <= QR_TTL

    def completion(self, name: tuple[str, str], ip: str) -> dict[str, Any]:
        """Build the completion data, with a signature over the digests of the signed texts."""
        visible, non_visible = self.data.get("userVisibleData", ""), self.data.get("userNonVisibleData", "")
        digests = "".join(f"<digest>{hashlib.sha256(part.encode()).hexdigest()}</digest>" for part in (visible, non_visible))
        xml = f'<Signature xmlns="http://www.w3.org/2000/09/xmldsig#"><personalNumber>{self.person}</personalNumber>{digests}</Signature>'
        return {
            "user": {"personalNumber": self.person, "name": " ".join(name), "givenName": name[0], "surname": name[1]},
            "device": {"ipAddress": ip, "uhi": hashlib.sha256(self.person.encode()).hexdigest()[:28]},
            "bankIdIssueDate": "2024-02-01",
            "signature": base64.b64encode(xml.encode()).decode(),
            "ocspResponse": base64.b64encode(secrets.token_bytes(64)).decode(),
        }


class Orders:
    """All orders by their reference."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.automatic = False
        self.names: dict[str, tuple[str, str]] = {"198204152394": ("Doris", "Wallin")}
        self.all: dict[str, Order] = {}

    def start(self, method: str, data: dict[str, Any], *, phone: bool) -> Order | None:
        """Start an order; None when the person already has an open one: then both are cancelled."""
        now = self.clock.now()
        person = str(data.get("personalNumber") or (data.get("requirement") or {}).get("personalNumber", ""))
        self.expire_orders()
        if person and (self.cancel_open_orders(person) or BY_DIGIT.get(person[-1]) == "alreadyInProgress"):
            return None
        order = Order(method, now, data, person=person, phone=phone)
        self.all[order.ref] = order
        if phone:
            order.open(person, now)
            order.hint = "userCallConfirm"
        return order

    def cancel_open_orders(self, person: str, but: Order | None = None) -> bool:
        """Cancel a person's open orders; returns whether there were any."""
        open_orders = [order for order in self.all.values() if order.person == person and order.state == "pending" and order is not but]
        for order in open_orders:
            order.end("failed", "cancelled", self.clock.now())
        return bool(open_orders)

    def scan(self, text: str, person: str) -> Order | None:
        """Open an order by a QR code or a start token; None when it fits no open order of this person."""
        now = self.clock.now()
        for order in self.all.values():
            fits = order.matches_qr(text, now) or text == order.auto_start_token
            if fits and order.state == "pending" and order.opened_at is None and person in {order.person or person, ""}:
                holder = order.person or person or DEFAULT_PERSONAL_NUMBER
                if not order.person and self.cancel_open_orders(holder, order):
                    order.end("failed", "cancelled", now)
                    return None
                order.open(holder, now)
                return order
        return None

    def collect(self, ref: str) -> Order | None:
        """Return an order to the relying party, a completed one only once; None when it is unknown."""
        self.expire_orders()
        order = self.all.get(ref)
        if order is None:
            return None
        order.collect_count += 1
        self._advance_automatically(order)
        if order.state == "complete":
            del self.all[ref]
        return order

    def _advance_automatically(self, order: Order) -> None:
        """Advance an order without a tester: to the failure of its last digit, or to the end when `automatic` is on."""
        now, failure = self.clock.now(), BY_DIGIT.get(order.person[-1:], "")
        if order.state != "pending":
            return
        if failure and order.collect_count > FAIL_AFTER_COLLECTS:
            order.end("failed", failure, now)
        elif self.automatic:
            if order.collect_count == OPEN_AFTER_COLLECTS:
                order.open(order.person or DEFAULT_PERSONAL_NUMBER, now)
                order.hint = "started"
            elif order.collect_count == SIGN_AFTER_COLLECTS:
                order.hint = "userSign"
            elif order.collect_count > SIGN_AFTER_COLLECTS:
                order.end("complete", "", now)

    def expire_orders(self) -> None:
        """Fail orders that took too long and delete those past their time to live."""
        now = self.clock.now()
        for order in list(self.all.values()):
            if order.state == "pending" and order.opened_at is None and now - order.started_at > OPEN_WITHIN:
                order.end("failed", "startFailed", now)
            if order.state == "pending" and order.opened_at is not None and now - order.opened_at > SIGN_WITHIN:
                order.end("failed", "expiredTransaction", now)
            ttl = COMPLETED_TTL if order.state == "complete" else FAILED_TTL
            if order.ended_at is not None and now - order.ended_at > ttl:
                del self.all[order.ref]

    def name_of(self, person: str) -> tuple[str, str]:
        """Return a person's given name and surname."""
        return self.names.get(person, ("GivenName", "Surname"))
