"""Webhooks: Viva signs nothing, so what comes is only a hint of which payment to read again."""

from httpx import codes
from pydantic import BaseModel, ConfigDict, Field, ValidationError
from pydantic.alias_generators import to_pascal

from clinic.providers import errors
from clinic.providers.viva.client import read, viva
from clinic.providers.viva.types import Event

PAID, REVERSED, FAILED, SESSION, VERIFICATION = 1796, 1797, 1798, 1802, 8194


class _Pascal(BaseModel):
    model_config = ConfigDict(frozen=True, alias_generator=to_pascal, extra="ignore", coerce_numbers_to_str=True)


class _Data(_Pascal):
    merchant_id: str | None = None
    transaction_id: str | None = None
    order_code: str | None = None
    terminal_id: str | None = None


class _Delivery(_Pascal):
    message_id: str
    event_type_id: int
    recipient_id: str | None = None
    event_data: _Data = Field(default_factory=_Data)


class _Key(_Pascal):
    key: str


def told(body: bytes) -> Event:
    """What a delivery claims; Unreadable when it's none of Viva's."""
    try:
        got = _Delivery.model_validate_json(body)
    except ValidationError as error:
        raise errors.Unreadable(provider="Viva") from error
    data = got.event_data
    return Event(
        got.message_id, got.event_type_id, data.merchant_id or got.recipient_id or "", data.transaction_id or "", data.order_code or "",
        data.terminal_id or "",
    )


async def key() -> str:
    """What our address has to answer as `{"Key": …}` when Viva checks that it's ours; made when there's none yet."""
    try:
        answer = await viva().call("GET", "/isv/v1/webhooks/token")
    except errors.Rejected as refused:
        if refused.answered != codes.NOT_FOUND:
            raise
        answer = await viva().call("POST", "/isv/v1/webhooks", repeatable=True)
    return read(_Key, answer).key
