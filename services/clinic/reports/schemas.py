"""Request and response schemas of reports. Money is in minor units; the `name` of a series item is the first day of its slot."""

from datetime import date
from typing import Annotated, Literal
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field

from clinic.core.api.pagination import SearchParams, SortParams
from clinic.core.clock import Day, Instant
from clinic.reports.periods import Period


class ReportParams(BaseModel):
    """The days of a report, its slots, and its members: `practitioner_ids` are of members or of booking practitioners; empty for all."""

    model_config = ConfigDict(extra="ignore")

    start: Day | None = None
    end: Day | None = None
    period: Period = "week"
    practitioner_ids: Annotated[list[UUID], Field(max_length=500)] = Field(
        default_factory=list, description="Ids of team members (`GET /api/reports/team`) or of booking practitioners; everybody when empty",
    )


class BookingReportParams(ReportParams):
    """`type` is a part of the booking report, or `all`."""

    type: Literal["all", "booking_statistics", "bookings", "cancelled_no_show", "practitioners", "services", "categories"] = "all"


class PosReportParams(ReportParams):
    """`type` is a part of the sales report, or `all`."""

    type: Literal[
        "all", "pos_statistics", "pos_revenue", "payment_gateway_preference", "total_discount", "clients", "practitioners", "products",
        "services", "low_stock", "refunds",
    ] = "all"


class RecordReportParams(ReportParams):
    """`type` is a part of the record report, or `all`."""

    type: Literal[
        "all", "record_statistics", "new_registrations", "procedures", "prescriptions", "questionnaires", "most_procedures", "most_notes",
        "client_ages",
    ] = "all"


class DashboardParams(BaseModel):
    """The days of the home page's figures, the last 30 unless given; `filter` is the length of a slot of the graphs."""

    start_date: Day | None = None
    end_date: Day | None = None
    filter: Period = "day"
    user_ids: Annotated[list[UUID], Field(max_length=500)] = Field(
        default_factory=list, description="Ids of team members (`GET /api/reports/team`); everybody when empty",
    )


class TeamListParams(SearchParams, SortParams):
    """Query parameters of the team list, sorted by name."""


class ReportRow(BaseModel):
    """The person or thing that a row is about."""

    id: UUID
    name: str


class ReportTeamMember(ReportRow):
    """A current or former team member; reports are filtered by `id`."""

    is_active: bool


class SeriesItem(BaseModel):
    """The figure of a slot, named by its first day, or of a group."""

    name: str
    value: int


class TwoSeriesItem(SeriesItem):
    """Two figures of a slot."""

    value2: int


class BookingStatistics(BaseModel):
    """Totals of the booking report."""

    total_single_bookings: int
    total_group_bookings: int
    total_group_bookings_individual: int
    total_bookings_revenue: int
    total_cancelled_bookings: int
    total_bookings_no_show: int


class BookingTotalsRow(ReportRow):
    """Bookings of a practitioner, service or category."""

    bookings_count: int
    bookings_sum_price: int


class ReportPeriod(BaseModel):
    """The report's first and last day, both included, and its slots."""

    start: date
    end: date
    period: Period


class BookingReportOut(ReportPeriod):
    """The booking report; parts that weren't requested are null. `value2` counts group bookings, or no-shows."""

    booking_statistics: BookingStatistics | None = None
    bookings: list[TwoSeriesItem] | None = None
    cancelled_no_show: list[TwoSeriesItem] | None = None
    practitioners: list[BookingTotalsRow] | None = None
    services: list[BookingTotalsRow] | None = None
    categories: list[BookingTotalsRow] | None = None


class PosStatistics(BaseModel):
    """Totals of the sales report."""

    total_revenue: int
    no_of_transactions: int
    avg_transaction: int
    total_refunds: int


class RevenuePoint(BaseModel):
    """Revenue of a slot, named by its first day."""

    name: str
    products: int
    services: int
    gift_cards: int


class PaymentMethodAmounts(BaseModel):
    """Paid amounts by payment method."""

    swish_payment: int
    viva_payment: int
    cash_payment: int
    gift_card_payment: int
    online_payment: int
    invoice_payment: int


class DiscountTotals(BaseModel):
    """Discounts given, and the revenue after them."""

    total_revenue: int
    direct_discount: int


class ReceiptTotalsRow(ReportRow):
    """Receipts of a client or member."""

    receipts_count: int
    receipts_sum_paid_amount: int
    receipts_sum_refund: int


class ProductSalesRow(ReportRow):
    """Sales of a product."""

    sold_quantity: int
    revenue: int
    stock: int


class LowStockRow(ReportRow):
    """A product with low stock."""

    stock: int


class ReportRefundRow(BaseModel):
    """A refund; `original_id` is the refunded receipt."""

    id: UUID
    original_id: UUID
    number: int
    total: int
    client_name: str
    refunded_at: Instant


class PosReportOut(ReportPeriod):
    """The sales report; parts that weren't requested or that the caller may not see are null."""

    pos_statistics: PosStatistics | None = None
    pos_revenue: list[RevenuePoint] | None = None
    payment_gateway_preference: PaymentMethodAmounts | None = None
    total_discount: DiscountTotals | None = None
    clients: list[ReceiptTotalsRow] | None = None
    practitioners: list[ReceiptTotalsRow] | None = None
    products: list[ProductSalesRow] | None = None
    services: list[BookingTotalsRow] | None = None
    low_stock: list[LowStockRow] | None = None
    refunds: list[ReportRefundRow] | None = None


class RecordStatistics(BaseModel):
    """Totals of the record report."""

    total_clients: int
    total_procedures: int
    prescriptions_signed: int
    sms_sent: int


class PrescriptionPoint(BaseModel):
    """Prescriptions signed in a slot, named by its first day: by external prescribers (`prescriptions_by_mal`) and by the clinic's own."""

    name: str
    prescriptions_by_mal: int
    prescriptions_by_own: int


class QuestionnaireCountRow(SeriesItem):
    """Answers of a questionnaire."""

    id: UUID


class ProcedureCountRow(ReportRow):
    """Procedures of a member."""

    treatments_count: int


class NoteCountRow(ReportRow):
    """Procedures of a member whose notes are not empty."""

    general_notes_count: int


class RecordReportOut(ReportPeriod):
    """The record report; parts that weren't requested are null."""

    record_statistics: RecordStatistics | None = None
    new_registrations: list[SeriesItem] | None = None
    procedures: list[SeriesItem] | None = None
    prescriptions: list[PrescriptionPoint] | None = None
    questionnaires: list[QuestionnaireCountRow] | None = None
    most_procedures: list[ProcedureCountRow] | None = None
    most_notes: list[NoteCountRow] | None = None
    client_ages: list[SeriesItem] | None = None


class DashboardRange(BaseModel):
    """The first and last day of the home page's figures, both included."""

    start: date
    end: date


class DashboardBoxes(BaseModel):
    """Totals of a range; null where the user may not read the report. Cancelled and missed bookings count as such only."""

    bookings: int | None
    bookings_revenue: int | None
    cancelled_bookings: int | None
    no_shows: int | None
    new_clients: int | None
    sales_revenue: int | None


class BoxDataOut(DashboardRange):
    """The totals of the range, and those of as many days before it."""

    boxes: DashboardBoxes
    boxes_before: DashboardBoxes


class GraphDataOut(DashboardRange):
    """Figures by slot, named by its first day; null where the user may not read the report."""

    bookings: list[SeriesItem] | None
    new_clients: list[SeriesItem] | None
    sales_revenue: list[SeriesItem] | None


class ClientAnalytics(BaseModel):
    """Clients with a booking in the range, without and with an earlier one."""

    new: int
    returning: int


class AnalyticsOut(DashboardRange):
    """Clients and the services most booked; null without the booking report."""

    clients: ClientAnalytics | None
    services: list[BookingTotalsRow] | None
