"""The overviews on the wire."""

import datetime as dt
from typing import Literal
from uuid import UUID

from pydantic import BaseModel

from clinic.clients.schemas import ClientOut
from clinic.core.clock import Instant


class BookingRow(BaseModel):
    """A visit in a list."""

    id: UUID
    start_at: Instant
    end_at: Instant
    state: Literal["booked", "cancelled", "no_show"]
    client_id: UUID
    client_name: str
    service_name: str
    color: str
    practitioner_name: str


class Waiting(BaseModel):
    """How many things wait for somebody: none is shown as nothing."""

    portal_bookings: int
    """Visits that clients booked themselves since yesterday."""
    failed_messages: int
    dead_deliveries: int
    stuck_returns: int
    """Receipts whose money keeps failing to go back to its card."""
    sales_in_doubt: int
    """Sales that weren't made, of whose card payment nobody can tell yet whether it was taken; the day can't be closed over one."""


class DashboardOut(BaseModel):
    """The clinic's day, and what waits."""

    today: list[BookingRow]
    next_day: dt.date | None
    """The first day after today, in the clinic's zone, on which somebody comes."""
    waiting: Waiting


class SearchClient(BaseModel):
    """A client that was found."""

    id: UUID
    name: str
    email: str
    phone: str


class SearchProduct(BaseModel):
    """A product that was found."""

    id: UUID
    name: str
    code: str


class SearchOut(BaseModel):
    """What a few letters find, the first five of each kind."""

    clients: list[SearchClient]
    bookings: list[BookingRow]
    products: list[SearchProduct]


class CardCounts(BaseModel):
    """How much there is of each kind (REC-010); nothing of what the caller may not read."""

    bookings: int
    procedures: int
    consents: int
    consents_waiting: int
    """Those that are not signed yet."""
    questionnaires: int
    prescriptions: int


class CardProcedure(BaseModel):
    """One of the latest procedures, by its newest version."""

    id: UUID
    title: str
    date: dt.date
    state: Literal["not_signed", "pending_sign", "signed", "cancelled"]
    signed_by_name: str


class ClientCardOut(BaseModel):
    """The client's card in one call."""

    client: ClientOut
    age: int | None
    next_visit: BookingRow | None
    last_visits: list[BookingRow]
    last_procedures: list[CardProcedure]
    counts: CardCounts
