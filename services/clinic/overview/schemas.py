"""Response schemas of the overviews."""

import datetime as dt
from typing import Literal
from uuid import UUID

from pydantic import BaseModel, Field

from clinic.booking.bookings.schemas import BookingListItem
from clinic.booking.google_rating.schemas import ShownRating
from clinic.clients.schemas import ClientOut
from clinic.core.clock import Instant


class PendingWork(BaseModel):
    """Counts of what needs attention; the dashboard shows none that is zero."""

    portal_bookings: int = Field(description="Bookings from today on that clients made in the portal during the last 24 hours")
    failed_messages: int
    failed_deliveries: int
    failed_reversals: int = Field(description="Receipts whose reversal to the card has failed three times or more")
    uncertain_sales: int = Field(
        description="Incomplete sales whose card payment has an unknown outcome; the day can't be closed while there is one",
    )
    unsigned_procedures: int = Field(description="Treatment notes that wait for the user's signature; everyone's for those who approve")
    pending_forms: int = Field(description="Consents and questionnaires that clients have not completed")
    answered_prescriptions: int = Field(description="Prescriptions of the last 14 days that were signed or declined and not used yet")
    due_maintenance: int = Field(description="Devices whose maintenance is overdue or planned within 30 days")
    low_stock: int = Field(description="Products of which at most 3 are left")


class TodayBooking(BookingListItem):
    """A booking of today."""

    is_paid: bool | None = Field(description="Null for users who may not read sales")


class FreeGap(BaseModel):
    """A time of at least half an hour today in which a practitioner has no booking during the opening hours."""

    practitioner_id: UUID
    practitioner: str
    start_at: Instant
    end_at: Instant


class DayComparison(BaseModel):
    """Today and the same weekday a week before; null for what the user may not read."""

    bookings: int | None
    bookings_before: int | None
    revenue: int | None = Field(description="Sales so far with VAT, in minor units, as in the sales report; null for restricted users")
    revenue_before: int | None = Field(description="The same until this time of day a week before")


class DashboardOut(BaseModel):
    """Today's bookings, free time, and the counts of pending work."""

    today: list[TodayBooking]
    next_day: dt.date | None = Field(description="The first day after today, in the clinic's time zone, that has a booking")
    free_gaps: list[FreeGap]
    comparison: DayComparison | None
    google_rating: ShownRating | None = Field(None, description="Null without one that Google gave in the last 30 days")
    pending_work: PendingWork


class ChecklistStep(BaseModel):
    """A step that a new clinic has to take, done once the database has its result."""

    key: Literal["company_facts", "opening_hours", "services", "team", "portal_link", "texts", "till"]
    is_done: bool


class ChecklistOut(BaseModel):
    """The checklist of a new clinic (USE-002): the steps that the user may take; none when all are done or it was dismissed."""

    steps: list[ChecklistStep]
    can_dismiss: bool
    is_verified: bool = Field(description="Until the company is verified, codes to prescribers and to visitors of portals go by e-mail")


class ClientSearchHit(BaseModel):
    """A client that matches the search."""

    id: UUID
    name: str
    email: str
    phone: str
    date_of_birth: dt.date | None


class ClientBookingTimes(BaseModel):
    """The last and the next booking of a client; cancelled bookings and no-shows don't count."""

    client_id: UUID
    last_at: Instant | None
    next_at: Instant | None


class ProductSearchHit(BaseModel):
    """A product that matches the search."""

    id: UUID
    name: str
    code: str


class ReceiptSearchHit(BaseModel):
    """A receipt with the number, the amount or the day that is searched for."""

    id: UUID
    number: int
    type: Literal["sale", "refund"]
    amount_due: int = Field(description="Minor units, rounding included")
    created_at: Instant


class SearchResults(BaseModel):
    """The first five matches of each type."""

    clients: list[ClientSearchHit]
    bookings: list[BookingListItem]
    products: list[ProductSearchHit]
    receipts: list[ReceiptSearchHit]


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
    state: Literal["not_signed", "pending_sign", "signed", "imported", "cancelled"]
    signed_by_name: str


class ClientWithPersonalId(BaseModel):
    """A client who has a personal id that another client claims."""

    id: UUID
    first_name: str
    last_name: str


class ClaimedPersonalId(BaseModel):
    """A personal id that a client typed when booking, and the clients who have it and whom the user may see."""

    personal_id: str
    clients: list[ClientWithPersonalId]


class ClientBalance(BaseModel):
    """The balance of a client, in öre: visits and fees to pay, and what is left on gift cards (USE-004)."""

    due_fees: int = Field(description="Fees for bookings that were missed or cancelled late")
    unpaid_visits: int = Field(description="Visits since the client arrived, less what was paid for them in advance")
    gift_cards: int = Field(description="What is left on the gift cards that the client bought")


class ClientSummary(BaseModel):
    """A client with the latest of their bookings and record."""

    client: ClientOut
    claimed_personal_id: ClaimedPersonalId | None = Field(None, description="Null without one, and once the client has a personal id")
    age: int | None
    next_booking: BookingListItem | None
    last_bookings: list[BookingListItem]
    last_procedures: list[ClientSummaryProcedure]
    counts: ClientSummaryCounts
    balance: ClientBalance | None = Field(description="Null for users who may not read sales")
