"""Simulate Swish's payments and refunds, their payers, and the callbacks."""

import asyncio
import secrets
from datetime import UTC, datetime
from typing import Any

from simulators.fault_injection import FaultProfiles
from simulators.record_store import Record, RecordStore
from simulators.settings import Settings
from simulators.webhooks import WebhookSender

ERROR_TEXTS = {
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
OUTCOME_CODES = {"RF07", "BANKIDCL", "BANKIDONGOING", "BANKIDUNKN", "FF10", "TM01", "DS24", "AM04", "AM21", "CD01"}
"""Error codes of an outcome; all others are replies to the request itself."""
DECLINED = {"BANKIDCL", "TM01", "RF07"}
BUTTONS = {"approve": "", "decline": "BANKIDCL", "funds": "AM04", "timeout": "TM01", "bank": "DS24", "fault": "FF10"}


class Swish:
    """Swish's payments, refunds and callbacks."""

    def __init__(self, records: RecordStore, fault_profiles: FaultProfiles, webhooks: WebhookSender, settings: Settings) -> None:
        self.records, self.fault_profiles, self.webhooks, self.settings = records, fault_profiles, webhooks, settings

    def resume(self) -> None:
        """Schedule open payments and refunds again after a restart."""
        for row in self.records.list_newest("swish", matches=lambda row: row["status"] == "CREATED"):
            self.webhooks.schedule(self._act_after(row["id"], row["outcome"], row["seconds"]))
        for row in self.records.list_newest("swish_refund", matches=lambda row: row["status"] in ("CREATED", "VALIDATED", "DEBITED")):
            self.webhooks.schedule(self._process_refund(row["id"], row["outcome"], row["seconds"]))

    def create_payment(self, payment_id: str, body: dict[str, Any], token: str) -> Record:
        """Create a payment and schedule the payer's action."""
        outcome, seconds = self._outcome_and_delay(body["payeeAlias"], body.get("message", ""))
        record = self.records.put(
            "swish", payment_id, body=body, status="CREATED", token=token, outcome=outcome, seconds=seconds, refunded=0,
            created=_now(),
        )
        if seconds == 0 and outcome != "manual":
            self.press(payment_id, outcome)
        else:
            self.webhooks.schedule(self._act_after(payment_id, outcome, seconds))
        return record

    def _outcome_and_delay(self, alias: str, message: str) -> tuple[str, float]:
        profile = self.fault_profiles.get_profile("swish", alias, count_use=True)
        message_code = message.strip()
        outcome = message_code if message_code in OUTCOME_CODES else profile.outcome or "approve"
        return outcome, self.settings.user_delay_seconds if profile.seconds is None else profile.seconds

    async def _act_after(self, payment_id: str, outcome: str, seconds: float) -> None:
        manual = outcome == "manual"
        await asyncio.sleep(self.settings.abandon_seconds if manual else seconds)
        self.press(payment_id, "TM01" if manual else outcome)

    def press(self, payment_id: str, button: str) -> Record | None:
        """Apply what the payer or the banks do: a button's name or an error code."""
        record = self.records.get("swish", payment_id)
        if not record or record["status"] != "CREATED":
            return record
        is_paid_afterwards = button == "late_paid"
        error = "DS24" if is_paid_afterwards else BUTTONS.get(button, button if button in ERROR_TEXTS else "")
        if error:
            state = "DECLINED" if error in DECLINED else "ERROR"
            record = self.records.put("swish", payment_id, status=state, error=error)
        else:
            record = self._paid(payment_id)
        self._send_callback(record, payment_to_json(record))
        if is_paid_afterwards:
            self.webhooks.schedule(self._pay_after_error(payment_id))
        return record

    def _paid(self, payment_id: str) -> Record:
        return self.records.put("swish", payment_id, status="PAID", paid=_now(), reference=secrets.token_hex(16).upper(), error="")

    async def _pay_after_error(self, payment_id: str) -> None:
        """Mark the payment as paid after its error has been reported, late enough for the error to be read."""
        await asyncio.sleep(self.settings.slow_seconds)
        self._paid(payment_id)

    def cancel(self, payment_id: str) -> Record | None:
        """Cancel a payment; None when it has ended already."""
        record = self.records.get("swish", payment_id)
        if not record or record["status"] != "CREATED":
            return None
        record = self.records.put("swish", payment_id, status="CANCELLED")
        self._send_callback(record, payment_to_json(record))
        return record

    def create_refund(self, refund_id: str, body: dict[str, Any], payment: Record) -> Record:
        """Create a refund and schedule its passage through the banks."""
        outcome, seconds = self._outcome_and_delay(body["payerAlias"], body.get("message", ""))
        record = self.records.put("swish_refund", refund_id, body=body, payment=payment["id"], status="CREATED", outcome=outcome,
                             seconds=seconds, created=_now())
        if seconds == 0:
            self._finish_refund(refund_id, outcome)
        else:
            self.webhooks.schedule(self._process_refund(refund_id, outcome, seconds))
        return record

    async def _process_refund(self, refund_id: str, outcome: str, seconds: float) -> None:
        for state in ("VALIDATED", "DEBITED"):
            await asyncio.sleep(seconds / 3)
            if outcome == "approve":
                self.records.put("swish_refund", refund_id, status=state)
        await asyncio.sleep(seconds / 3)
        self._finish_refund(refund_id, outcome)

    def _finish_refund(self, refund_id: str, outcome: str) -> None:
        error = BUTTONS.get(outcome, outcome if outcome in ERROR_TEXTS else "")
        if error:
            record = self.records.put("swish_refund", refund_id, status="ERROR", error=error)
        else:
            record = self.records.put("swish_refund", refund_id, status="PAID", paid=_now(), reference=secrets.token_hex(16).upper())
            payment = self.records.get("swish", record["payment"]) or {"id": record["payment"], "refunded": 0}
            self.records.put("swish", payment["id"], refunded=payment["refunded"] + minor(record["body"]["amount"]))
        self._send_callback(record, refund_to_json(record))

    def _send_callback(self, record: Record, content: dict[str, Any]) -> None:
        identifier = record["body"].get("callbackIdentifier", "")
        headers = {"callbackIdentifier": identifier} if identifier else {}
        self.webhooks.post(record["body"]["callbackUrl"], content, headers, about=f"swish {record['id']}")


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def minor(amount: str | float) -> int:
    """Convert an amount as Swish writes it to minor units."""
    return round(float(amount) * 100)


def _common_fields(record: Record) -> dict[str, Any]:
    error = record.get("error") or None
    body = record["body"]
    return {
        "id": record["id"], "callbackUrl": body["callbackUrl"], "amount": minor(body["amount"]) / 100, "currency": "SEK",
        "message": body.get("message", ""), "status": record["status"], "dateCreated": record["created"], "datePaid": record.get("paid"),
        "errorCode": error, "errorMessage": ERROR_TEXTS.get(error or ""), "additionalInformation": None,
        "paymentReference": record.get("reference"), "payerAlias": body.get("payerAlias"), "payeeAlias": body.get("payeeAlias"),
    }


def payment_to_json(record: Record) -> dict[str, Any]:
    """Render a payment for reads and callbacks."""
    return _common_fields(record) | {"payeePaymentReference": record["body"].get("payeePaymentReference")}


def refund_to_json(record: Record) -> dict[str, Any]:
    """Render a refund for reads and callbacks."""
    body = record["body"]
    return _common_fields(record) | {
        "originalPaymentReference": body["originalPaymentReference"], "payerPaymentReference": body.get("payerPaymentReference"),
    }
