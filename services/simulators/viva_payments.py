"""Simulate Viva's payments: terminal sessions, transactions and the webhooks about them."""

import asyncio
import re
import secrets
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any, Literal, TypeVar
from uuid import uuid4

from simulators.fault_injection import FaultProfile, FaultProfiles
from simulators.record_store import Record, RecordStore
from simulators.settings import Settings
from simulators.webhooks import WebhookSender

ONLINE = {9951: 10051, 9954: 10054, 9920: 10043, 9906: 10006, 9914: 10014, 9957: 10057, 9961: 10061}
"""Amounts that are declined on the payment page, with their event ids; at a terminal too, by its own ids."""
EVENTS = {"approve": 0, "decline": 1006, "abort": 1016, "funds": 1020, "timeout": 1003, "failure": 1099, "away": 3500}
BUTTONS = ("approve", "decline", "funds", "abort", "timeout")
REFERENCE_WORDS = ("decline", "abort", "timeout", "funds", "manual")
MESSAGES = {0: "Transaction successful", 1003: "Terminal timed out", 1006: "Declined", 1016: "Aborted", 1020: "Insufficient funds"}
CARD = {
    "applicationLabel": "VISA DEBIT", "primaryAccountNumberMasked": "476173******0119", "aid": "A0000000031010",
    "panEntryMode": "CONTACTLESS", "verificationMethod": "CHIP-NO-CVM",
}
Word = TypeVar("Word", bound=str)
_ID = re.compile(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}")


def word_in_reference(words: Iterable[Word], session: dict[str, Any]) -> Word | Literal[""]:
    """Return the first of the words that a session's reference contains; ids in the reference are ignored."""
    reference = _ID.sub("", str(session.get("merchantReference", "")).casefold())
    return next((word for word in words if word in reference), "")


class Viva:
    """Viva as one reseller sees it, with its connected clinics."""

    def __init__(self, records: RecordStore, fault_profiles: FaultProfiles, webhooks: WebhookSender, settings: Settings) -> None:
        self.records, self.fault_profiles, self.webhooks, self.settings = records, fault_profiles, webhooks, settings
        self.tokens: set[str] = set()

    def resume(self) -> None:
        """Schedule the user actions of open sessions again after a restart."""
        for row in self.records.list_newest("session", matches=lambda row: row["state"] == "waiting"):
            self.webhooks.schedule(self._act_after(row["id"], row["outcome"], row["seconds"]))

    def begin(self, session: dict[str, Any], transaction_type: str, profile: FaultProfile) -> Record:
        """Show a sale or refund at its terminal and schedule the user's action."""
        outcome = self._outcome(session, profile.outcome)
        seconds = self.settings.user_delay_seconds if profile.seconds is None else profile.seconds
        record = self.records.put(
            "session", session["sessionId"], type=transaction_type, state="waiting", outcome=outcome, seconds=seconds, body=session,
            merchant_id=session["isvDetails"]["merchantId"], refunded=0, too_late=profile.outcome == "too_late",
        )
        if seconds == 0 and outcome != "manual":
            self.press(record["id"], outcome)
        else:
            self.webhooks.schedule(self._act_after(record["id"], outcome, seconds))
        self.send_webhook(1802, record["merchant_id"], {"SessionId": record["id"], "TerminalId": session["terminalId"]})
        return record

    @staticmethod
    def _outcome(session: dict[str, Any], default: str) -> str:
        word: str = word_in_reference(REFERENCE_WORDS, session)
        if not word and session["amount"] in ONLINE:
            word = "funds" if ONLINE[session["amount"]] == ONLINE[9951] else "decline"
        word = word or ("manual" if default == "too_late" else default)
        return word if word in (*EVENTS, "manual") else "approve"

    async def _act_after(self, session_id: str, outcome: str, seconds: float) -> None:
        if outcome == "manual":
            seconds, outcome = self.settings.abandon_seconds, "timeout"
        await asyncio.sleep(seconds)
        self.press(session_id, outcome)

    def press(self, session_id: str, button: str) -> Record | None:
        """Press a button at the terminal; ignored once the session has ended."""
        session = self.records.get("session", session_id)
        if not session or session["state"] != "waiting":
            return session
        event = EVENTS[button]
        result: dict[str, Any] = {"event": event, "message": MESSAGES.get(event, "Failed")}
        if event == 0:
            paid = self._paid(session)
            result |= {"transaction_id": paid["id"], "order_code": paid["order_code"], "stan": f"{secrets.randbelow(10**6):06d}"}
            result |= {"authorization": f"{secrets.randbelow(10**6):06d}", "rrn": f"{secrets.randbelow(10**12):012d}"}
        state = {0: "paid", 1016: "aborted"}.get(event, "declined")
        return self.records.put("session", session_id, state=state, **result)

    def _paid(self, session: Record) -> Record:
        body = session["body"]
        refund = session["type"] == "refund"
        if refund:
            parent = self.records.get("session", body["parentSessionId"]) or {"id": body["parentSessionId"], "refunded": 0}
            self.records.put("session", parent["id"], refunded=parent["refunded"] + body["amount"])
        return self.transaction(
            session["merchant_id"], -body["amount"] if refund else body["amount"], code(), 0,
            reference=body.get("merchantReference", ""), terminal_id=body["terminalId"], currency=body["currencyCode"],
        )

    def abort(self, session_id: str) -> bool:
        """Stop a session; False when it's too late."""
        session = self.records.get("session", session_id)
        if not session or session["state"] != "waiting":
            return False
        if session["too_late"]:
            self.press(session_id, "approve")
            return False
        self.press(session_id, "abort")
        return True

    def transaction(
        self, merchant_id: str, amount: int, order_code: str, event: int, *, reference: str = "", terminal_id: str = "", email: str = "",
        parent: str = "", currency: str = "752", allows_recurring: bool = False,
    ) -> Record:
        """Store a charge, refund or failed attempt and send its webhook."""
        record = self.records.put(
            "transaction", str(uuid4()), merchant_id=merchant_id, amount=amount, order_code=order_code, status="E" if event else "F",
            event=event, reference=reference, terminal_id=terminal_id, email=email, parent=parent, currency=currency, refunded=0,
            allows_recurring=allows_recurring, type=(4 if amount < 0 else 5),
        )
        event_type = 1797 if amount < 0 else 1798 if event else 1796
        self.send_webhook(event_type, merchant_id, {
            "TransactionId": record["id"], "OrderCode": int(order_code), "Amount": amount / 100, "StatusId": record["status"],
            "MerchantId": merchant_id, "TerminalId": terminal_id, "ParentId": parent or None, "MerchantTrns": reference, "Email": email,
            "TransactionTypeId": record["type"], "ResponseCode": f"{event}", "CurrencyCode": currency, "InsDate": record["at"],
            "CardNumber": CARD["primaryAccountNumberMasked"],
        })
        return record

    def send_webhook(self, event_type: int, merchant_id: str, data: dict[str, Any]) -> None:
        """Send a webhook to the registered address, else to the configured one."""
        registered = self.records.get("webhook", "address")
        address = registered["url"] if registered else self.settings.viva_webhook()
        self.webhooks.post(address, {
            "Url": address, "EventData": data, "Created": datetime.now(UTC).isoformat(), "CorrelationId": str(uuid4()),
            "EventTypeId": event_type, "Delay": None, "MessageId": str(uuid4()), "RecipientId": merchant_id, "MessageTypeId": 512,
        }, about=f"viva {event_type}")

    def key(self) -> str:
        """Return the key by which an address proves to be the reseller's."""
        record = self.records.get("webhook", "key") or self.records.put("webhook", "key", value=secrets.token_hex(20).upper())
        return str(record["value"])


def code() -> str:
    """Generate an order code of sixteen digits."""
    return str(10**15 + secrets.randbelow(9 * 10**15))
