"""A register's day on the wire."""

from typing import Annotated, Literal
from uuid import UUID

from pydantic import BaseModel, Field

from clinic.core.clock import Instant
from clinic.core.money import Minor
from clinic.core.paging import Newest
from clinic.pos.tills.schemas import CashIn


class GroupOut(BaseModel):
    """A main group's sales."""

    group: Literal["product", "service", "gift_card"]
    sales: int
    returns: int


class DayVat(BaseModel):
    """One rate's sales and returns."""

    rate: int
    sales: int
    vat: int
    returns: int
    returned_vat: int


class WayOut(BaseModel):
    """One way of payment."""

    way: str
    sales: int
    returns: int


class ReportOut(BaseModel):
    """An X or Z report, as the Swedish rules want it (SKVFS 2014:9). Amounts in öre, VAT included.

    An X has the number that its day's Z will have. It covers what happened from `first_at` on, over so many `days` of the clinic's.
    `float_change` is what was put into the float, or taken out of it, since the day was opened. `returned_at_unit` are sales that came to
    nothing, that the control unit knew all the same, and that were returned there: they are in no other sum.
    """

    kind: Literal["x", "z"]
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
    groups: list[GroupOut]
    vats: list[DayVat]
    ways: list[WayOut]
    opening_float: int
    float_change: int
    cash_in: int
    cash_out: int
    expected_cash: int
    counted_cash: int | None
    difference: int | None
    drawer_openings: int
    copies: int
    copies_amount: int
    training: int
    training_amount: int
    grand_sales: int
    grand_returns: int
    grand_net: int
    open: int


class CloseIn(BaseModel):
    """Closing the day: what was counted in the drawer, and what stays in it as tomorrow's float.

    `number` is that of the X report which was looked at: a day that was closed meanwhile isn't followed by an empty one.
    """

    register_id: UUID
    number: Annotated[int, Field(ge=1)] | None = None
    counted_cash: Minor
    opening_float: Minor = 0


class RegisterWanted(BaseModel):
    """Which register."""

    register_id: UUID


class DrawerIn(CashIn):
    """Cash moved at a register."""

    register_id: UUID


class ZRow(BaseModel):
    """A closed day in the list."""

    id: UUID
    register_id: UUID
    register_name: str
    number: int
    closed_at: Instant
    sales: int
    returns: int
    difference: int
    document_id: UUID | None


class ZOut(BaseModel):
    """A closed day."""

    id: UUID
    document_id: UUID | None
    report: ReportOut


class DocumentRef(BaseModel):
    """The document that was made."""

    document_id: UUID


class ZPage(Newest):
    """Which closed days."""

    register_id: UUID | None = None


class EntryOut(BaseModel):
    """Something that was written in the journal."""

    id: UUID
    kind: str
    amount: int
    at: Instant


