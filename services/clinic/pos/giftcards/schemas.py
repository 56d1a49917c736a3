"""Gift cards on the wire."""

from datetime import date
from typing import Literal
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field

from clinic.core.clock import Instant
from clinic.core.paging import Newest, Searched


class GiftCardPage(Searched, Newest):
    """Which cards."""

    client_id: UUID | None = None


class GiftCardChange(BaseModel):
    """Until when a card holds, and whether it may be used."""

    expires_on: date
    is_active: bool = True
    version: int = Field(ge=1)


class GiftCardOut(BaseModel):
    """A gift card; `client_id` is its customer, `receipt_id` the sale of it."""

    model_config = ConfigDict(from_attributes=True)

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
