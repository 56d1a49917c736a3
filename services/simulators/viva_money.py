"""Viva's books: terminals' sessions, orders, transactions, and what it tells of them."""

import asyncio
import re
import secrets
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any, Literal, TypeVar
from uuid import uuid4

from simulators.calling import Caller
from simulators.kept import Kept, Record
from simulators.manners import Manner, Manners
from simulators.settings import Settings

ONLINE = {9951: 10051, 9954: 10054, 9920: 10043, 9906: 10006, 9914: 10014, 9957: 10057, 9961: 10061}
"""Amounts that are declined on the payment page, with their event ids; at a terminal too, by its own ids."""
EVENTS = {"approve": 0, "decline": 1006, "abort": 1016, "funds": 1020, "timeout": 1003, "failure": 1099, "away": 3500}
BUTTONS = ("approve", "decline", "funds", "abort", "timeout")
WORDS = ("decline", "abort", "timeout", "funds", "manual")
MESSAGES = {0: "Transaction successful", 1003: "Terminal timed out", 1006: "Declined", 1016: "Aborted", 1020: "Insufficient funds"}
CARD = {
    "applicationLabel": "VISA DEBIT", "primaryAccountNumberMasked": "476173******0119", "aid": "A0000000031010",
    "panEntryMode": "CONTACTLESS", "verificationMethod": "CHIP-NO-CVM",
}
Word = TypeVar("Word", bound=str)
_ID = re.compile(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}")


def word_of(words: Iterable[Word], session: dict[str, Any]) -> Word | Literal[""]:
    """Which of the words a session's reference has; an id that happens to spell one is only an id."""
    said = _ID.sub("", str(session.get("merchantReference", "")).casefold())
    return next((word for word in words if word in said), "")


class Viva:
    """One reseller's Viva, with the clinics connected to it."""

    def __init__(self, kept: Kept, manners: Manners, caller: Caller, settings: Settings) -> None:
        self.kept, self.manners, self.caller, self.settings = kept, manners, caller, settings
        self.tokens: set[str] = set()

    def resume(self) -> None:
        """Let the people at the terminals go on after a restart."""
        for one in self.kept.newest("session", wanted=lambda one: one["state"] == "waiting"):
            self.caller.later(self._person(one["id"], one["outcome"], one["seconds"]))

    def begin(self, session: dict[str, Any], kind: str, manner: Manner) -> Record:
        """Show a sale or refund at its terminal; somebody there acts on it after a while."""
        outcome = self._outcome(session, manner.outcome)
        seconds = self.settings.person_seconds if manner.seconds is None else manner.seconds
        made = self.kept.put(
            "session", session["sessionId"], kind=kind, state="waiting", outcome=outcome, seconds=seconds, asked=session,
            merchant_id=session["isvDetails"]["merchantId"], refunded=0, too_late=manner.outcome == "too_late",
        )
        if seconds == 0 and outcome != "manual":
            self.press(made["id"], outcome)
        else:
            self.caller.later(self._person(made["id"], outcome, seconds))
        self.tell(1802, made["merchant_id"], {"SessionId": made["id"], "TerminalId": session["terminalId"]})
        return made

    @staticmethod
    def _outcome(session: dict[str, Any], told: str) -> str:
        word: str = word_of(WORDS, session)
        if not word and session["amount"] in ONLINE:
            word = "funds" if ONLINE[session["amount"]] == ONLINE[9951] else "decline"
        word = word or ("manual" if told == "too_late" else told)
        return word if word in (*EVENTS, "manual") else "approve"

    async def _person(self, session_id: str, outcome: str, seconds: float) -> None:
        if outcome == "manual":
            seconds, outcome = self.settings.patience_seconds, "timeout"
        await asyncio.sleep(seconds)
        self.press(session_id, outcome)

    def press(self, session_id: str, button: str) -> Record | None:
        """What the person at the terminal does; nothing once the session has its end."""
        session = self.kept.get("session", session_id)
        if not session or session["state"] != "waiting":
            return session
        event = EVENTS[button]
        facts: dict[str, Any] = {"event": event, "message": MESSAGES.get(event, "Failed")}
        if event == 0:
            paid = self._paid(session)
            facts |= {"transaction_id": paid["id"], "order_code": paid["order_code"], "stan": f"{secrets.randbelow(10**6):06d}"}
            facts |= {"authorization": f"{secrets.randbelow(10**6):06d}", "rrn": f"{secrets.randbelow(10**12):012d}"}
        state = {0: "paid", 1016: "aborted"}.get(event, "declined")
        return self.kept.put("session", session_id, state=state, **facts)

    def _paid(self, session: Record) -> Record:
        asked = session["asked"]
        refund = session["kind"] == "refund"
        if refund:
            parent = self.kept.get("session", asked["parentSessionId"]) or {"id": asked["parentSessionId"], "refunded": 0}
            self.kept.put("session", parent["id"], refunded=parent["refunded"] + asked["amount"])
        return self.transaction(
            session["merchant_id"], -asked["amount"] if refund else asked["amount"], code(), 0,
            reference=asked.get("merchantReference", ""), terminal_id=asked["terminalId"], currency=asked["currencyCode"],
        )

    def abort(self, session_id: str) -> bool:
        """Stop a session; False when it's too late."""
        session = self.kept.get("session", session_id)
        if not session or session["state"] != "waiting":
            return False
        if session["too_late"]:
            self.press(session_id, "approve")
            return False
        self.press(session_id, "abort")
        return True

    def transaction(
        self, merchant_id: str, amount: int, order_code: str, event: int, *, reference: str = "", terminal_id: str = "", email: str = "",
        parent: str = "", currency: str = "752",
    ) -> Record:
        """Money moved, or not; told of by webhook."""
        made = self.kept.put(
            "transaction", str(uuid4()), merchant_id=merchant_id, amount=amount, order_code=order_code, status="E" if event else "F",
            event=event, reference=reference, terminal_id=terminal_id, email=email, parent=parent, currency=currency, refunded=0,
            type=(4 if amount < 0 else 5),
        )
        told = 1797 if amount < 0 else 1798 if event else 1796
        self.tell(told, merchant_id, {
            "TransactionId": made["id"], "OrderCode": int(order_code), "Amount": amount / 100, "StatusId": made["status"],
            "MerchantId": merchant_id, "TerminalId": terminal_id, "ParentId": parent or None, "MerchantTrns": reference, "Email": email,
            "TransactionTypeId": made["type"], "ResponseCode": f"{event}", "CurrencyCode": currency, "InsDate": made["at"],
            "CardNumber": CARD["primaryAccountNumberMasked"],
        })
        return made

    def tell(self, kind: int, merchant_id: str, data: dict[str, Any]) -> None:
        """Deliver a webhook to whoever asked for it."""
        asked = self.kept.get("webhook", "address")
        address = asked["url"] if asked else self.settings.viva_webhook()
        self.caller.post(address, {
            "Url": address, "EventData": data, "Created": datetime.now(UTC).isoformat(), "CorrelationId": str(uuid4()),
            "EventTypeId": kind, "Delay": None, "MessageId": str(uuid4()), "RecipientId": merchant_id, "MessageTypeId": 512,
        }, about=f"viva {kind}")

    def key(self) -> str:
        """The key that shows an address to be the reseller's."""
        held = self.kept.get("webhook", "key") or self.kept.put("webhook", "key", value=secrets.token_hex(20).upper())
        return str(held["value"])


def code() -> str:
    """An order code: sixteen digits."""
    return str(10**15 + secrets.randbelow(9 * 10**15))
