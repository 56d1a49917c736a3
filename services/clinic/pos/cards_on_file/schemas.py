"""Request and response schemas of cards on file. Amounts in öre."""

from typing import Literal
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field

from clinic.core.clock import Instant


class CardOnFileOut(BaseModel):
    """A client's card on file: its masked number, and the consent with the highest fee that it allows."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    card_number: str = Field(description="Masked; empty when the card company didn't say it")
    consent: str
    consented_at: Instant
    max_amount: int


class CardChargeOut(BaseModel):
    """A charge of a booking's fee to a card on file.

    `sent` without an end means that the card company has not answered: it is asked until it does. `sold` once the sale is written, whose
    registration pays the fee. `error` says why nothing was charged, or is empty.
    """

    id: UUID
    state: Literal["created", "sent", "charged", "sold", "declined"]
    amount: int
    error: str
    created_at: Instant


class BookingCard(BaseModel):
    """The card on file of a booking's client, and the latest charge of the booking's fee; null without one."""

    card: CardOnFileOut | None
    charge: CardChargeOut | None


class VisitorCard(BaseModel):
    """The card on file of the client of an opened link; `card_number` is masked, and null without a card."""

    card_number: str | None
    max_amount: int
