"""Swish for merchants, API v2: payments and refunds under ids that are ours, so that asking twice is asking once."""

from datetime import datetime
from decimal import Decimal
from functools import lru_cache
from typing import TypeVar
from urllib.parse import quote
from uuid import UUID

import httpx
from httpx import codes
from pydantic import BaseModel, ConfigDict, TypeAdapter, ValidationError
from pydantic.alias_generators import to_camel

from clinic.core.money import rounded
from clinic.core.settings import settings
from clinic.providers import errors
from clinic.providers.base import MoneyProvider, presenting
from clinic.providers.swish.errors import AlreadyAsked, NotPaid, PaymentUnknown, reason
from clinic.providers.swish.types import Account, Payment, PaymentState, Refund, RefundState, Requested

LONGEST_MESSAGE = 50
PATCH = {"Content-Type": "application/json-patch+json"}


class _Answer(BaseModel):
    model_config = ConfigDict(frozen=True, alias_generator=to_camel, extra="ignore", coerce_numbers_to_str=True)


class _Complaint(_Answer):
    error_code: str = ""
    error_message: str | None = None


class _Money(_Answer):
    amount: Decimal = Decimal(0)
    status: str
    payment_reference: str | None = None
    date_paid: datetime | None = None
    error_code: str | None = None
    error_message: str | None = None

    @property
    def state(self) -> str:
        return self.status.casefold().replace("initiated", "created")


class _Payment(_Money):
    payee_payment_reference: str | None = None
    payer_alias: str | None = None
    payee_alias: str | None = None
    message: str | None = None


class _Refund(_Money):
    original_payment_reference: str | None = None


Shape = TypeVar("Shape", bound=_Money)
_PAYMENT_STATES = TypeAdapter[PaymentState](PaymentState)
_REFUND_STATES = TypeAdapter[RefundState](RefundState)


class Swish(MoneyProvider):
    """Swish, as the holder of one merchant's or technical supplier's certificate."""

    name = "Swish"

    def refusal(self, response: httpx.Response) -> errors.ProviderError:
        """A 422 brings Swish's own codes."""
        if response.status_code != codes.UNPROCESSABLE_ENTITY:
            return super().refusal(response)
        try:
            told = TypeAdapter(list[_Complaint]).validate_json(response.content)
        except ValidationError:
            return super().refusal(response)
        return reason(told[0].error_code if told else "")


@lru_cache
def swish() -> Swish:
    """The process's access, from the settings."""
    config = settings()
    return Swish(config.swish_url, tls=presenting(config.swish_certificate))


async def request(
    account: Account, *, payment_id: UUID, amount: int, reference: str, message: str, callback_url: str, callback_id: str = "",
    payer: str = "",
) -> Requested:
    """Ask for a payment, of `payer` (E.164) in the app or, without one, of whoever reads the token's QR code.

    Raises OutcomeUnknown when it may have been asked for: then read `payment`, or ask again with the same id, which Swish
    refuses by AlreadyAsked when the first one arrived.
    """
    wanted = {
        "payeeAlias": account.alias, "amount": _kronor(amount), "currency": "SEK", "callbackUrl": callback_url,
        "payeePaymentReference": reference, "message": message[:LONGEST_MESSAGE],
    }
    wanted |= {"payerAlias": payer.removeprefix("+")} if payer else {}
    wanted |= {"callbackIdentifier": callback_id} if callback_id else {}
    answer = await swish().call("PUT", f"/api/v2/paymentrequests/{_own(payment_id)}", json=wanted, repeatable=False)
    return Requested(payment_id, answer.headers.get("PaymentRequestToken", ""))


async def payment(account: Account, payment_id: UUID) -> Payment:
    """The payment as it stands: nothing else makes a callback's claim true."""
    del account  # the certificate says whose payments we may see
    got = await _read(_Payment, f"/api/v1/paymentrequests/{_own(payment_id)}")
    if got is None:
        return Payment(payment_id, "unknown")
    return _payment(payment_id, got)


async def cancel(account: Account, payment_id: UUID) -> Payment:
    """Withdraw a payment that nobody has paid; how it stands then (it may have been paid before)."""
    operation = [{"op": "replace", "path": "/status", "value": "cancelled"}]
    try:
        await swish().call(
            "PATCH", f"/api/v1/paymentrequests/{_own(payment_id)}", json=operation, headers=PATCH, repeatable=True,
        )
    except NotPaid:
        pass  # it has an end already, and reading tells which
    except errors.Rejected as refused:
        if refused.answered == codes.NOT_FOUND:
            raise PaymentUnknown from refused
        raise
    return await payment(account, payment_id)


async def refund(
    account: Account, *, refund_id: UUID, original_reference: str, amount: int, reference: str, message: str, callback_url: str,
    callback_id: str = "",
) -> None:
    """Give back all or a part of a payment by its bank reference; raises and is read again as a payment is."""
    wanted = {
        "originalPaymentReference": original_reference, "callbackUrl": callback_url, "payerAlias": account.alias,
        "payerPaymentReference": reference, "amount": _kronor(amount), "currency": "SEK", "message": message[:LONGEST_MESSAGE],
    }
    wanted |= {"callbackIdentifier": callback_id} if callback_id else {}
    await swish().call("PUT", f"/api/v2/refunds/{_own(refund_id)}", json=wanted, repeatable=False)


async def refund_state(account: Account, refund_id: UUID) -> Refund:
    """The refund as it stands."""
    del account
    got = await _read(_Refund, f"/api/v1/refunds/{_own(refund_id)}")
    if got is None:
        return Refund(refund_id, "unknown")
    return Refund(
        refund_id, _one_of(_REFUND_STATES, got.state), rounded(got.amount * 100), got.payment_reference or "",
        got.original_payment_reference or "", got.date_paid, got.error_code or "", got.error_message or "",
    )


def prefilled(account: Account, amount: int, message: str) -> str:
    """What a QR code says that fills in a payment in the payer's app; nothing tells us when it's paid."""
    return f"C{account.alias};{amount // 100},{amount % 100:02d};{quote(message[:LONGEST_MESSAGE])};0"


async def _read(shape: type[Shape], path: str) -> Shape | None:
    try:
        answer = await swish().call("GET", path)
    except errors.Rejected as refused:
        if refused.answered == codes.NOT_FOUND:
            return None
        raise
    try:
        return shape.model_validate_json(answer.content)
    except ValidationError as error:
        raise errors.Unreadable(provider="Swish") from error


def _payment(payment_id: UUID, got: _Payment) -> Payment:
    return Payment(
        payment_id, _one_of(_PAYMENT_STATES, got.state), rounded(got.amount * 100), got.payment_reference or "",
        got.payee_payment_reference or "", got.payer_alias or "", got.payee_alias or "", got.message or "", got.date_paid,
        got.error_code or "", got.error_message or "",
    )


State = TypeVar("State")


def _one_of(states: TypeAdapter[State], said: str) -> State:
    try:
        return states.validate_python(said)
    except ValidationError as error:
        raise errors.Unreadable(provider="Swish") from error


def _own(one: UUID) -> str:
    return one.hex.upper()


def _kronor(amount: int) -> str:
    return f"{amount // 100}.{amount % 100:02d}"


__all__ = ["AlreadyAsked", "Swish", "cancel", "payment", "prefilled", "refund", "refund_state", "request", "swish"]
