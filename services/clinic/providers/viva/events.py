"""Parse Viva's webhooks: they are unsigned, so an event only names the payment to read again."""

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
    connected_account_id: str | None = None


class _Delivery(_Pascal):
    message_id: str
    event_type_id: int
    recipient_id: str | None = None
    event_data: _Data = Field(default_factory=_Data)


class _Key(_Pascal):
    key: str


def parse_event(body: bytes) -> Event:
    """Parse a webhook. Raises UnexpectedResponse when it is not one of Viva's."""
    try:
        delivery = _Delivery.model_validate_json(body)
    except ValidationError as error:
        raise errors.UnexpectedResponse(provider="Viva") from error
    data = delivery.event_data
    return Event(
        delivery.message_id, delivery.event_type_id, data.merchant_id or delivery.recipient_id or "", data.transaction_id or "",
        data.order_code or "", data.terminal_id or "", data.connected_account_id or "",
    )


async def key() -> str:
    """Return the key that our address answers as `{"Key": …}` when Viva verifies it; created when there is none."""
    try:
        response = await viva().call("GET", "/isv/v1/webhooks/token")
    except errors.Rejected as error:
        if error.status_code != codes.NOT_FOUND:
            raise
        response = await viva().call("POST", "/isv/v1/webhooks", repeatable=True)
    return read(_Key, response).key
