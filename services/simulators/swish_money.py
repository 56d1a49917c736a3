"""Swish's books: payments and refunds, their payers, and what it calls back."""

import asyncio
import secrets
from datetime import UTC, datetime
from typing import Any

from simulators.calling import Caller
from simulators.kept import Kept, Record
from simulators.manners import Manners
from simulators.settings import Settings

TEXTS = {
    "PA01": "Parameter is not correct",
    "PA02": "Amount value is missing or not a valid number",
    "AM02": "Amount value is too large",
    "AM03": "Invalid or missing Currency",
    "AM04": "Insufficient funds in account",
    "AM06": "Specified transaction amount is less than agreed minimum",
    "AM21": "Amount has been exceeded in issuing bank",
    "ACMT01": "Counterpart is not activated",
    "ACMT03": "Payer not Enrolled",
    "ACMT07": "Payee not Enrolled",
    "ACMT17": "Not a valid Swish number",
    "BE18": "Payer alias is invalid",
    "BANKIDCL": "Payer cancelled BankID signing",
    "BANKIDONGOING": "BankID already in use",
    "BANKIDUNKN": "BankID cannot be used",
    "DS24": "Swish timed out waiting for an answer from the banks",
    "FF08": "PaymentReference is invalid",
    "FF10": "Bank system processing error",
    "RP01": "Payee alias is missing",
    "RP02": "Wrong formatted message",
    "RP03": "Callback URL is missing or does not use HTTPS",
    "RP06": "Another active request already exists for this payer",
    "RP09": "The given instructionUUID is not available",
    "RF02": "Original payment not found or more than 13 months old",
    "RF03": "Payer alias does not match the payee of the original payment",
    "RF04": "Organisation number has changed",
    "RF06": "The SSN of the original payer has changed",
    "RF07": "Transaction declined",
    "RF08": "Amount value is too large or already refunded",
    "RF09": "Refund already in progress",
    "TM01": "Swish timed out before the payment was started",
    "UNKW": "Payer alias is unknown",
    "VR01": "Payer does not meet age limit",
    "VR02": "The payer alias is not enrolled with the supplied SSN",
    "CD01": "Internal control code fault",
}
AFTERWARDS = {"RF07", "BANKIDCL", "BANKIDONGOING", "BANKIDUNKN", "FF10", "TM01", "DS24", "AM04", "AM21", "CD01"}
"""Codes that come with the outcome; every other one is the answer to the request."""
DECLINED = {"BANKIDCL", "TM01", "RF07"}
BUTTONS = {"approve": "", "decline": "BANKIDCL", "funds": "AM04", "timeout": "TM01", "bank": "DS24", "fault": "FF10"}


class Swish:
    """Swish between its payers and one merchant."""

    def __init__(self, kept: Kept, manners: Manners, caller: Caller, settings: Settings) -> None:
        self.kept, self.manners, self.caller, self.settings = kept, manners, caller, settings

    def resume(self) -> None:
        """Let payers go on after a restart."""
        for one in self.kept.newest("swish", wanted=lambda one: one["status"] == "CREATED"):
            self.caller.later(self._payer(one["id"], one["outcome"], one["seconds"]))
        for one in self.kept.newest("swish_refund", wanted=lambda one: one["status"] in ("CREATED", "VALIDATED", "DEBITED")):
            self.caller.later(self._bank(one["id"], one["outcome"], one["seconds"]))

    def ask(self, payment_id: str, asked: dict[str, Any], token: str) -> Record:
        """A payment waits for its payer, who acts after a while."""
        outcome, seconds = self._how(asked["payeeAlias"], asked.get("message", ""))
        made = self.kept.put(
            "swish", payment_id, asked=asked, status="CREATED", token=token, outcome=outcome, seconds=seconds, refunded=0,
            created=_now(),
        )
        if seconds == 0 and outcome != "manual":
            self.press(payment_id, outcome)
        else:
            self.caller.later(self._payer(payment_id, outcome, seconds))
        return made

    def _how(self, alias: str, message: str) -> tuple[str, float]:
        manner = self.manners.of("swish", alias, using=True)
        wanted = message.strip()
        told = wanted if wanted in AFTERWARDS else manner.outcome or "approve"
        return told, self.settings.person_seconds if manner.seconds is None else manner.seconds

    async def _payer(self, payment_id: str, outcome: str, seconds: float) -> None:
        manual = outcome == "manual"
        await asyncio.sleep(self.settings.patience_seconds if manual else seconds)
        self.press(payment_id, "TM01" if manual else outcome)

    def press(self, payment_id: str, button: str) -> Record | None:
        """What the payer or the banks do: a button's name or an error code."""
        found = self.kept.get("swish", payment_id)
        if not found or found["status"] != "CREATED":
            return found
        late = button == "late_paid"
        error = "DS24" if late else BUTTONS.get(button, button if button in TEXTS else "")
        if error:
            state = "DECLINED" if error in DECLINED else "ERROR"
            found = self.kept.put("swish", payment_id, status=state, error=error)
        else:
            found = self._paid(payment_id)
        self._call_back(found, payment_shown(found))
        if late:
            self.caller.later(self._after_all(payment_id))
        return found

    def _paid(self, payment_id: str) -> Record:
        return self.kept.put("swish", payment_id, status="PAID", paid=_now(), reference=secrets.token_hex(16).upper(), error="")

    async def _after_all(self, payment_id: str) -> None:
        """The bank did pay, as is found out later: long enough for the error to be read before."""
        await asyncio.sleep(self.settings.slow_seconds)
        self._paid(payment_id)

    def cancel(self, payment_id: str) -> Record | None:
        """Withdraw it; None when it has an end already."""
        found = self.kept.get("swish", payment_id)
        if not found or found["status"] != "CREATED":
            return None
        found = self.kept.put("swish", payment_id, status="CANCELLED")
        self._call_back(found, payment_shown(found))
        return found

    def give_back(self, refund_id: str, asked: dict[str, Any], payment: Record) -> Record:
        """Give back all or a part, by way of the banks."""
        outcome, seconds = self._how(asked["payerAlias"], asked.get("message", ""))
        made = self.kept.put("swish_refund", refund_id, asked=asked, payment=payment["id"], status="CREATED", outcome=outcome,
                             seconds=seconds, created=_now())
        if seconds == 0:
            self._settle(refund_id, outcome)
        else:
            self.caller.later(self._bank(refund_id, outcome, seconds))
        return made

    async def _bank(self, refund_id: str, outcome: str, seconds: float) -> None:
        for state in ("VALIDATED", "DEBITED"):
            await asyncio.sleep(seconds / 3)
            if outcome == "approve":
                self.kept.put("swish_refund", refund_id, status=state)
        await asyncio.sleep(seconds / 3)
        self._settle(refund_id, outcome)

    def _settle(self, refund_id: str, outcome: str) -> None:
        error = BUTTONS.get(outcome, outcome if outcome in TEXTS else "")
        if error:
            found = self.kept.put("swish_refund", refund_id, status="ERROR", error=error)
        else:
            found = self.kept.put("swish_refund", refund_id, status="PAID", paid=_now(), reference=secrets.token_hex(16).upper())
            payment = self.kept.get("swish", found["payment"]) or {"id": found["payment"], "refunded": 0}
            self.kept.put("swish", payment["id"], refunded=payment["refunded"] + minor(found["asked"]["amount"]))
        self._call_back(found, refund_shown(found))

    def _call_back(self, found: Record, shown: dict[str, Any]) -> None:
        identifier = found["asked"].get("callbackIdentifier", "")
        headers = {"callbackIdentifier": identifier} if identifier else {}
        self.caller.post(found["asked"]["callbackUrl"], shown, headers, about=f"swish {found['id']}")


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def minor(amount: str | float) -> int:
    """Minor units of an amount as Swish writes it."""
    return round(float(amount) * 100)


def _common(found: Record) -> dict[str, Any]:
    error = found.get("error") or None
    asked = found["asked"]
    return {
        "id": found["id"], "callbackUrl": asked["callbackUrl"], "amount": minor(asked["amount"]) / 100, "currency": "SEK",
        "message": asked.get("message", ""), "status": found["status"], "dateCreated": found["created"], "datePaid": found.get("paid"),
        "errorCode": error, "errorMessage": TEXTS.get(error or ""), "additionalInformation": None,
        "paymentReference": found.get("reference"), "payerAlias": asked.get("payerAlias"), "payeeAlias": asked.get("payeeAlias"),
    }


def payment_shown(found: Record) -> dict[str, Any]:
    """A payment as it's read and called back."""
    return _common(found) | {"payeePaymentReference": found["asked"].get("payeePaymentReference")}


def refund_shown(found: Record) -> dict[str, Any]:
    """A refund as it's read and called back."""
    asked = found["asked"]
    return _common(found) | {
        "originalPaymentReference": asked["originalPaymentReference"], "payerPaymentReference": asked.get("payerPaymentReference"),
    }
