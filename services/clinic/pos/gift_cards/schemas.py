"""Request and response schemas of gift cards."""

from datetime import date
from typing import Literal
from uuid import UUID

from pydantic import BaseModel, Field

from clinic.core.api.pagination import NewestFirstParams, SearchParams
from clinic.core.clock import Instant


class GiftCardListParams(SearchParams, NewestFirstParams):
    """Query parameters of the gift card list."""

    client_id: UUID | None = None
    sort: Literal["created_at", "code", "expires_on", "balance"] = "created_at"


class GiftCardUpdate(BaseModel):
    """A gift card's last day, and whether it may be used, with the version that the change is based on."""

    expires_on: date
    is_active: bool = True
    version: int = Field(ge=1)


class GiftCardOut(BaseModel):
    """A gift card, amounts in minor units. `client_id` is the buyer, `receipt_id` the sale of the card.

    `status` is that of the clinic's present day.
    """

    id: UUID
    code: str
    initial_value: int
    balance: int
    expires_on: date
    status: Literal["active", "used", "expired", "cancelled"]
    client_id: UUID | None
    receipt_id: UUID | None
    created_at: Instant
    version: int
