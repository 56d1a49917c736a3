"""Response schemas of the overviews."""

import datetime as dt
from typing import Literal
from uuid import UUID

from pydantic import BaseModel, Field

from clinic.booking.bookings.schemas import BookingListItem
from clinic.clients.schemas import ClientOut


class PendingWork(BaseModel):
    """Counts of what needs attention; the dashboard shows none that is zero."""

    portal_bookings: int = Field(description="Bookings from today on that clients made in the portal during the last 24 hours")
    failed_messages: int
    failed_deliveries: int
    failed_reversals: int = Field(description="Receipts whose reversal to the card has failed three times or more")
    uncertain_sales: int = Field(
        description="Incomplete sales whose card payment has an unknown outcome; the day can't be closed while there is one",
    )


class DashboardOut(BaseModel):
    """Today's bookings and the counts of pending work."""

    today: list[BookingListItem]
    next_day: dt.date | None = Field(description="The first day after today, in the clinic's time zone, that has a booking")
    pending_work: PendingWork


class ClientSearchHit(BaseModel):
    """A client that matches the search."""

    id: UUID
    name: str
    email: str
    phone: str


class ProductSearchHit(BaseModel):
    """A product that matches the search."""

    id: UUID
    name: str
    code: str


class SearchResults(BaseModel):
    """The first five matches of each type."""

    clients: list[ClientSearchHit]
    bookings: list[BookingListItem]
    products: list[ProductSearchHit]


class ClientSummaryCounts(BaseModel):
    """Number of entries of each type (REC-010); 0 for what the user may not read."""

    bookings: int
    procedures: int
    consents: int
    consents_pending: int = Field(description="Consents that are not signed yet")
    questionnaires: int
    prescriptions: int


class ClientSummaryProcedure(BaseModel):
    """A procedure among the client's latest, in its current version."""

    id: UUID
    title: str
    date: dt.date
    state: Literal["not_signed", "pending_sign", "signed", "cancelled"]
    signed_by_name: str


class ClientSummary(BaseModel):
    """A client with the latest of their bookings and record."""

    client: ClientOut
    age: int | None
    next_booking: BookingListItem | None
    last_bookings: list[BookingListItem]
    last_procedures: list[ClientSummaryProcedure]
    counts: ClientSummaryCounts
