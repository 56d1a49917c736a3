"""Request and response schemas of day reports, day closings and cash movements."""

from typing import Annotated, Literal
from uuid import UUID

from pydantic import BaseModel, Field, StringConstraints

from clinic.core.api.pagination import NewestFirstParams, SearchParams
from clinic.core.clock import Instant
from clinic.core.money import Minor
from clinic.pos.registers.schemas import CashMovement


class ProductGroupTotals(BaseModel):
    """Sales and returns of a main group (Swedish: huvudgrupp)."""

    group: Literal["product", "service", "gift_card"]
    sales: int
    returns: int


class VatRateTotals(BaseModel):
    """Sales and returns at a VAT rate, in hundredths of a percent, and the VAT in them."""

    rate: int
    sales: int
    vat: int
    returns: int
    returned_vat: int


class PaymentMethodTotals(BaseModel):
    """Sales and returns by a payment method."""

    method: str
    sales: int
    returns: int


class CashCountLine(BaseModel):
    """How many notes or coins of one value, in öre, were counted in the drawer."""

    denomination: Literal[100000, 50000, 20000, 10000, 5000, 2000, 1000, 500, 200, 100]
    quantity: Annotated[int, Field(ge=0, le=100_000)]


class RegisterReport(BaseModel):
    """An X or Z report with the figures that SKVFS 2014:9 requires. Amounts in öre, VAT included.

    An X report has the number that the Z report of its day will have. It covers everything since `first_at`, in `days` days of the
    clinic's calendar. `float_change` is the sum of changes of the float since the day was opened. `returned_at_unit` are failed sales
    that the control unit had registered and that were returned there; no other sum includes them.
    """

    type: Literal["x", "z"]
    number: int | None
    company: str
    organization_number: str
    register_id: UUID
    register_name: str
    at: Instant
    first_at: Instant | None
    days: int
    sales: int
    receipts: int
    returns: int
    return_receipts: int
    rounding: int
    discounts: int
    discounted: int
    unfinished: int
    unfinished_amount: int
    returned_at_unit: int
    returned_at_unit_amount: int
    first_number: int | None
    last_number: int | None
    goods: int
    services: int
    groups: list[ProductGroupTotals]
    vat_lines: list[VatRateTotals]
    payment_methods: list[PaymentMethodTotals]
    opening_float: int
    float_change: int
    cash_in: int
    cash_out: int
    expected_cash: int
    counted_cash: int | None
    difference: int | None
    cash_count: list[CashCountLine] = []
    difference_reason: str = ""
    drawer_openings: int
    copies: int
    copies_amount: int
    training: int
    training_amount: int
    grand_sales: int
    grand_returns: int
    grand_net: int
    open_payments: int


class CloseDayRequest(BaseModel):
    """The cash counted in the drawer, and the float that stays in it for the next day, in öre.

    `cash_count` is the count by notes and coins, whose sum is `counted_cash`. A difference from the expected cash needs a reason.
    `number` is that of the X report which the user saw: if that day is closed already, the request is refused instead of closing an
    empty day.
    """

    register_id: UUID
    number: Annotated[int, Field(ge=1)] | None = None
    counted_cash: Minor
    cash_count: Annotated[list[CashCountLine], Field(max_length=10)] = []
    difference_reason: Annotated[str, StringConstraints(strip_whitespace=True, max_length=300)] = ""
    opening_float: Minor = 0


class RegisterParams(BaseModel):
    """The register that a call is about."""

    register_id: UUID


class CashMovementCreate(CashMovement):
    """A cash movement at a register."""

    register_id: UUID


class ZReportSummary(BaseModel):
    """A closed day in the list. Amounts in öre."""

    id: UUID
    register_id: UUID
    register_name: str
    number: int
    closed_at: Instant
    sales: int
    returns: int
    difference: int
    document_id: UUID | None


class ZReportOut(BaseModel):
    """A closed day with its report."""

    id: UUID
    document_id: UUID | None
    report: RegisterReport


class DocumentRef(BaseModel):
    """The document that the report was frozen as; its PDF is made afterwards."""

    document_id: UUID


class ZReportListParams(SearchParams, NewestFirstParams):
    """Query parameters of the list of closed days; the search is the beginning of the number."""

    sort: Literal["closed_at", "number"] = "closed_at"
    register_id: UUID | None = None


class ElectronicJournalEntryOut(BaseModel):
    """An entry of the electronic journal. Amount in öre."""

    id: UUID
    type: str
    amount: int
    at: Instant
