"""Reports on the wire. Money in minor units; a series' `name` is the first day of its part."""

from datetime import date
from typing import Annotated, Literal
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field

from clinic.core.clock import Day, Instant
from clinic.core.paging import Ordered, Searched
from clinic.reports.periods import Period


class Wanted(BaseModel):
    """Which days, cut how, and of whom: `practitioner_ids` are of members, or of bookings' practitioners; none of them means everybody."""

    model_config = ConfigDict(extra="ignore")

    start: Day | None = None
    end: Day | None = None
    period: Period = "week"
    practitioner_ids: Annotated[list[UUID], Field(max_length=500)] = Field(default_factory=list)


class BookingWanted(Wanted):
    """`type` is one part of the booking report, or all of it."""

    type: Literal["all", "booking_statistics", "bookings", "cancelled_no_show", "practitioners", "services", "categories"] = "all"


class PosWanted(Wanted):
    """`type` is one part of the till's report, or all of it."""

    type: Literal[
        "all", "pos_statistics", "pos_revenue", "payment_gateway_preference", "total_discount", "clients", "practitioners", "products",
        "services", "low_stock", "refunds",
    ] = "all"


class RecordWanted(Wanted):
    """`type` is one part of the record report, or all of it."""

    type: Literal[
        "all", "record_statistics", "new_registrations", "procedures", "prescriptions", "questionnaires", "most_procedures", "most_notes",
        "client_ages",
    ] = "all"


class TeamPage(Searched, Ordered):
    """What part of the team is wanted, by name."""


class Row(BaseModel):
    """Who or what something is told of."""

    id: UUID
    name: str


class ColleagueOut(Row):
    """Somebody who is or was on the team; `id` is what reports are narrowed by."""

    is_active: bool


class Item(BaseModel):
    """One part of the period, or one group."""

    name: str
    value: int


class PairItem(Item):
    """One part of the period with two figures."""

    value2: int


class BookingStatistics(BaseModel):
    """The booking report's cards."""

    total_single_bookings: int
    total_group_bookings: int
    total_group_bookings_individual: int
    total_bookings_revenue: int
    total_cancelled_bookings: int
    total_bookings_no_show: int


class BookedRow(Row):
    """Who or what was booked most."""

    bookings_count: int
    bookings_sum_price: int


class ReportDays(BaseModel):
    """The days that were counted, both included."""

    start: date
    end: date
    period: Period


class BookingReportOut(ReportDays):
    """The booking report; parts that weren't asked for are null. `value2` counts groups, and missed visits."""

    booking_statistics: BookingStatistics | None = None
    bookings: list[PairItem] | None = None
    cancelled_no_show: list[PairItem] | None = None
    practitioners: list[BookedRow] | None = None
    services: list[BookedRow] | None = None
    categories: list[BookedRow] | None = None


class PosStatistics(BaseModel):
    """The till's cards."""

    total_revenue: int
    no_of_transactions: int
    avg_transaction: int
    total_refunds: int


class RevenueItem(BaseModel):
    """What was sold in one part of the period."""

    name: str
    products: int
    services: int
    gift_cards: int


class Preference(BaseModel):
    """What was paid in which way."""

    swish_payment: int
    viva_payment: int
    cash_payment: int
    gift_card_payment: int
    online_payment: int
    invoice_payment: int


class Discounts(BaseModel):
    """What was given off, beside what was left to pay."""

    total_revenue: int
    direct_discount: int


class SpentRow(Row):
    """Who bought, or sold, for how much."""

    receipts_count: int
    receipts_sum_paid_amount: int
    receipts_sum_refund: int


class SoldRow(Row):
    """A product that was sold."""

    sold_quantity: int
    revenue: int
    stock: int


class StockRow(Row):
    """A product that is running out."""

    stock: int


class RefundedRow(BaseModel):
    """A refund; `original_id` is the receipt that was paid back."""

    id: UUID
    original_id: UUID
    number: int
    total: int
    client_name: str
    refunded_at: Instant


class PosReportOut(ReportDays):
    """The till's report; parts that weren't asked for are null, and so is what the caller may not be told."""

    pos_statistics: PosStatistics | None = None
    pos_revenue: list[RevenueItem] | None = None
    payment_gateway_preference: Preference | None = None
    total_discount: Discounts | None = None
    clients: list[SpentRow] | None = None
    practitioners: list[SpentRow] | None = None
    products: list[SoldRow] | None = None
    services: list[BookedRow] | None = None
    low_stock: list[StockRow] | None = None
    refunds: list[RefundedRow] | None = None


class RecordStatistics(BaseModel):
    """The record report's cards."""

    total_clients: int
    total_procedures: int
    prescriptions_signed: int
    sms_sent: int


class PrescriptionItem(BaseModel):
    """Prescriptions that were signed in one part of the period, by prescribers from outside and by the clinic's own."""

    name: str
    prescriptions_by_mal: int
    prescriptions_by_own: int


class NamedRow(Item):
    """What was answered most."""

    id: UUID


class DoneRow(Row):
    """Who did most procedures."""

    treatments_count: int


class NotedRow(Row):
    """Who wrote most notes: those of procedures that say something."""

    general_notes_count: int


class RecordReportOut(ReportDays):
    """The record report; parts that weren't asked for are null."""

    record_statistics: RecordStatistics | None = None
    new_registrations: list[Item] | None = None
    procedures: list[Item] | None = None
    prescriptions: list[PrescriptionItem] | None = None
    questionnaires: list[NamedRow] | None = None
    most_procedures: list[DoneRow] | None = None
    most_notes: list[NotedRow] | None = None
    client_ages: list[Item] | None = None
