"""What becomes of BankID orders: whom they are for, how far the person has come, and when they run out.

The person's side is pressed by a tester, or by itself when `automatic` is on. What the last digit of the personal number says is
the outcome that comes without pressing; any other number waits for the tester.
"""

import base64
import hashlib
import hmac
import secrets
import time
import uuid
from dataclasses import dataclass, field
from typing import Any

PICK_UP, FINISH, KEEP_DONE, KEEP_FAILED = 30.0, 180.0, 180.0, 300.0
"""Seconds: until an order that nobody opens fails, until one that nobody signs does, and how long an end can be collected."""
QR_LIFE, QR_PARTS = 5, 4
UNTIL_FATE, UNTIL_OPEN, UNTIL_SIGN = 2, 3, 5
"""How many times the relying party asks before what comes by itself."""
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
ANYBODY = "199008072390"


class Clock:
    """The simulator's own time, which a tester may put forward."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def now(self) -> float:
        """Seconds; never goes back."""
        return time.monotonic() + self.ahead


@dataclass
class Order:
    """One order."""

    method: str
    begun: float
    wanted: dict[str, Any]
    person: str = ""
    phone: bool = False
    ref: str = field(default_factory=lambda: str(uuid.uuid4()))
    auto_start_token: str = field(default_factory=lambda: str(uuid.uuid4()))
    qr_start_token: str = field(default_factory=lambda: str(uuid.uuid4()))
    qr_start_secret: str = field(default_factory=lambda: str(uuid.uuid4()))
    state: str = "pending"
    hint: str = "outstandingTransaction"
    opened: float | None = None
    ended: float | None = None
    asked: int = 0

    @property
    def visible(self) -> str:
        """What the person reads."""
        return base64.b64decode(self.wanted.get("userVisibleData", "")).decode("utf-8", "replace")

    def open(self, person: str, now: float) -> None:
        """The person has the order before them in the app."""
        self.person, self.opened = person, now
        self.hint = "userSign"

    def end(self, state: str, hint: str, now: float) -> None:
        """It is over."""
        if self.state == "pending":
            self.state, self.hint, self.ended = state, hint, now

    def qr_fits(self, text: str, now: float) -> bool:
        """Whether a QR code is this order's and fresh: only the holder of the secret can make one, and another each second."""
        parts = text.split(".")
        if len(parts) != QR_PARTS or parts[0] != "bankid" or parts[1] != self.qr_start_token or not parts[2].isdigit():
            return False
        proof = hmac.new(self.qr_start_secret.encode(), parts[2].encode(), hashlib.sha256).hexdigest()
        return hmac.compare_digest(proof, parts[3]) and abs(now - self.begun - int(parts[2])) <= QR_LIFE

    def completion(self, name: tuple[str, str], ip: str) -> dict[str, Any]:
        """What a completed order proves: a signature that holds the digests of what was signed."""
        visible, hidden = self.wanted.get("userVisibleData", ""), self.wanted.get("userNonVisibleData", "")
        digests = "".join(f"<digest>{hashlib.sha256(one.encode()).hexdigest()}</digest>" for one in (visible, hidden))
        xml = f'<Signature xmlns="http://www.w3.org/2000/09/xmldsig#"><personalNumber>{self.person}</personalNumber>{digests}</Signature>'
        return {
            "user": {"personalNumber": self.person, "name": " ".join(name), "givenName": name[0], "surname": name[1]},
            "device": {"ipAddress": ip, "uhi": hashlib.sha256(self.person.encode()).hexdigest()[:28]},
            "bankIdIssueDate": "2024-02-01",
            "signature": base64.b64encode(xml.encode()).decode(),
            "ocspResponse": base64.b64encode(secrets.token_bytes(64)).decode(),
        }


class Orders:
    """All of them, by their reference."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.automatic = False
        self.names: dict[str, tuple[str, str]] = {"198204152394": ("Doris", "Wallin")}
        self.all: dict[str, Order] = {}

    def begin(self, method: str, wanted: dict[str, Any], *, phone: bool) -> Order | None:
        """A new order; None when the person has one open already: then both are over."""
        now = self.clock.now()
        person = str(wanted.get("personalNumber") or (wanted.get("requirement") or {}).get("personalNumber", ""))
        self.tidy()
        if person and (self.cancel_open_of(person) or BY_DIGIT.get(person[-1]) == "alreadyInProgress"):
            return None
        order = Order(method, now, wanted, person=person, phone=phone)
        self.all[order.ref] = order
        if phone:
            order.open(person, now)
            order.hint = "userCallConfirm"
        return order

    def cancel_open_of(self, person: str, but: Order | None = None) -> bool:
        """Cancel what a person has open; whether there was anything."""
        found = [one for one in self.all.values() if one.person == person and one.state == "pending" and one is not but]
        for one in found:
            one.end("failed", "cancelled", self.clock.now())
        return bool(found)

    def scan(self, text: str, person: str) -> Order | None:
        """Somebody's app reads a QR code, or opens by a start token; None when it fits no open order or another person's."""
        now = self.clock.now()
        for order in self.all.values():
            fits = order.qr_fits(text, now) or text == order.auto_start_token
            if fits and order.state == "pending" and order.opened is None and person in {order.person or person, ""}:
                who = order.person or person or ANYBODY
                if not order.person and self.cancel_open_of(who, order):
                    order.end("failed", "cancelled", now)
                    return None
                order.open(who, now)
                return order
        return None

    def collect(self, ref: str) -> Order | None:
        """How an order stands, asked by the relying party; None when it is not known any more. A complete one is given once."""
        self.tidy()
        order = self.all.get(ref)
        if order is None:
            return None
        order.asked += 1
        self._by_itself(order)
        if order.state == "complete":
            del self.all[ref]
        return order

    def _by_itself(self, order: Order) -> None:
        """What happens without a tester: what the number's last digit says, or all the way when it's automatic."""
        now, fate = self.clock.now(), BY_DIGIT.get(order.person[-1:], "")
        if order.state != "pending":
            return
        if fate and order.asked > UNTIL_FATE:
            order.end("failed", fate, now)
        elif self.automatic:
            if order.asked == UNTIL_OPEN:
                order.open(order.person or ANYBODY, now)
                order.hint = "started"
            elif order.asked == UNTIL_SIGN:
                order.hint = "userSign"
            elif order.asked > UNTIL_SIGN:
                order.end("complete", "", now)

    def tidy(self) -> None:
        """Let time do its work."""
        now = self.clock.now()
        for order in list(self.all.values()):
            if order.state == "pending" and order.opened is None and now - order.begun > PICK_UP:
                order.end("failed", "startFailed", now)
            if order.state == "pending" and order.opened is not None and now - order.opened > FINISH:
                order.end("failed", "expiredTransaction", now)
            keep = KEEP_DONE if order.state == "complete" else KEEP_FAILED
            if order.ended is not None and now - order.ended > keep:
                del self.all[order.ref]

    def name_of(self, person: str) -> tuple[str, str]:
        """As whom a person is known."""
        return self.names.get(person, ("GivenName", "Surname"))
