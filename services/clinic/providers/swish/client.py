"""Client of Swish for merchants, API v2: payments and refunds have our own ids, so that a repeated call has no effect."""

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

from clinic.core.money import round_to_minor
from clinic.core.settings import settings
from clinic.providers import errors
from clinic.providers.base import PaymentProvider, client_tls_context
from clinic.providers.swish.errors import AlreadyRequested, NotPaid, PaymentUnknown, decline_error
from clinic.providers.swish.types import Account, Payment, PaymentRequest, PaymentState, Refund, RefundState

MAX_MESSAGE_LENGTH = 50
PATCH = {"Content-Type": "application/json-patch+json"}


class _ResponseModel(BaseModel):
    model_config = ConfigDict(frozen=True, alias_generator=to_camel, extra="ignore", coerce_numbers_to_str=True)


class _ErrorItem(_ResponseModel):
    error_code: str = ""
    error_message: str | None = None


class _MovementBase(_ResponseModel):
    amount: Decimal = Decimal(0)
    status: str
    payment_reference: str | None = None
    date_paid: datetime | None = None
    error_code: str | None = None
    error_message: str | None = None

    @property
    def state(self) -> str:
        return self.status.casefold().replace("initiated", "created")


class _Payment(_MovementBase):
    payee_payment_reference: str | None = None
    payer_alias: str | None = None
    payee_alias: str | None = None
    message: str | None = None


class _Refund(_MovementBase):
    original_payment_reference: str | None = None


Model = TypeVar("Model", bound=_MovementBase)
_PAYMENT_STATES = TypeAdapter[PaymentState](PaymentState)
_REFUND_STATES = TypeAdapter[RefundState](RefundState)


class Swish(PaymentProvider):
    """Swish, called with a merchant's or technical supplier's certificate."""

    name = "Swish"

    def response_error(self, response: httpx.Response) -> errors.ProviderError:
        """Map an error response; a 422 has Swish's own codes."""
        if response.status_code != codes.UNPROCESSABLE_ENTITY:
            return super().response_error(response)
        try:
            items = TypeAdapter(list[_ErrorItem]).validate_json(response.content)
        except ValidationError:
            return super().response_error(response)
        return decline_error(items[0].error_code if items else "")


@lru_cache
def swish() -> Swish:
    """Return the process's client, from the settings."""
    config = settings()
    return Swish(config.swish_url, tls=client_tls_context(config.swish_certificate))


async def request(
    account: Account, *, payment_id: UUID, amount: int, reference: str, message: str, callback_url: str, callback_id: str = "",
    payer: str = "",
) -> PaymentRequest:
    """Request a payment from `payer` (E.164) or, without one, from the person who scans the token's QR code.

    Raises OutcomeUnknown when the request may have arrived: then read `payment`, or repeat the request with the same id,
    which Swish refuses with AlreadyRequested when the first one arrived.
    """
    body = {
        "payeeAlias": account.alias, "amount": _kronor(amount), "currency": "SEK", "callbackUrl": callback_url,
        "payeePaymentReference": reference, "message": message[:MAX_MESSAGE_LENGTH],
    }
    body |= {"payerAlias": payer.removeprefix("+")} if payer else {}
    body |= {"callbackIdentifier": callback_id} if callback_id else {}
    response = await swish().call("PUT", f"/api/v2/paymentrequests/{_instruction_id(payment_id)}", json=body, repeatable=False)
    return PaymentRequest(payment_id, response.headers.get("PaymentRequestToken", ""))


async def payment(account: Account, payment_id: UUID) -> Payment:
    """Return a payment's current state; a callback is trusted only after this."""
    del account  # the certificate says whose payments we may see
    data = await _read(_Payment, f"/api/v1/paymentrequests/{_instruction_id(payment_id)}")
    if data is None:
        return Payment(payment_id, "unknown")
    return _payment(payment_id, data)


async def cancel(account: Account, payment_id: UUID) -> Payment:
    """Cancel an unpaid payment; returns its state afterwards (it may have been paid before)."""
    operation = [{"op": "replace", "path": "/status", "value": "cancelled"}]
    try:
        await swish().call(
            "PATCH", f"/api/v1/paymentrequests/{_instruction_id(payment_id)}", json=operation, headers=PATCH, repeatable=True,
        )
    except NotPaid:
        pass  # it has ended already; its state is read below
    except errors.Rejected as error:
        if error.status_code == codes.NOT_FOUND:
            raise PaymentUnknown from error
        raise
    return await payment(account, payment_id)


async def refund(
    account: Account, *, refund_id: UUID, original_reference: str, amount: int, reference: str, message: str, callback_url: str,
    callback_id: str = "",
) -> None:
    """Refund all or a part of a payment by its bank reference; raises as `request` does."""
    body = {
        "originalPaymentReference": original_reference, "callbackUrl": callback_url, "payerAlias": account.alias,
        "payerPaymentReference": reference, "amount": _kronor(amount), "currency": "SEK", "message": message[:MAX_MESSAGE_LENGTH],
    }
    body |= {"callbackIdentifier": callback_id} if callback_id else {}
    await swish().call("PUT", f"/api/v2/refunds/{_instruction_id(refund_id)}", json=body, repeatable=False)


async def refund_state(account: Account, refund_id: UUID) -> Refund:
    """Return a refund's current state."""
    del account
    data = await _read(_Refund, f"/api/v1/refunds/{_instruction_id(refund_id)}")
    if data is None:
        return Refund(refund_id, "unknown")
    return Refund(
        refund_id, _parse_state(_REFUND_STATES, data.state), round_to_minor(data.amount * 100), data.payment_reference or "",
        data.original_payment_reference or "", data.date_paid, data.error_code or "", data.error_message or "",
    )


def qr_payload(account: Account, amount: int, message: str) -> str:
    """Return the content of a QR code that prefills a payment in the payer's app; its payment is not reported to us."""
    return f"C{account.alias};{amount // 100},{amount % 100:02d};{quote(message[:MAX_MESSAGE_LENGTH])};0"


async def _read(model: type[Model], path: str) -> Model | None:
    try:
        response = await swish().call("GET", path)
    except errors.Rejected as error:
        if error.status_code == codes.NOT_FOUND:
            return None
        raise
    try:
        return model.model_validate_json(response.content)
    except ValidationError as error:
        raise errors.UnexpectedResponse(provider="Swish") from error


def _payment(payment_id: UUID, data: _Payment) -> Payment:
    return Payment(
        payment_id, _parse_state(_PAYMENT_STATES, data.state), round_to_minor(data.amount * 100), data.payment_reference or "",
        data.payee_payment_reference or "", data.payer_alias or "", data.payee_alias or "", data.message or "", data.date_paid,
        data.error_code or "", data.error_message or "",
    )


State = TypeVar("State")


def _parse_state(states: TypeAdapter[State], value: str) -> State:
    try:
        return states.validate_python(value)
    except ValidationError as error:
        raise errors.UnexpectedResponse(provider="Swish") from error


def _instruction_id(value: UUID) -> str:
    return value.hex.upper()


def _kronor(amount: int) -> str:
    return f"{amount // 100}.{amount % 100:02d}"


__all__ = ["AlreadyRequested", "Swish", "cancel", "payment", "qr_payload", "refund", "refund_state", "request", "swish"]
