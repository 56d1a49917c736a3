"""Request and response schemas of the fees of bookings and of their rules. Amounts in öre."""

from typing import Annotated, Literal
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field

from clinic.booking.booking_fees.models import MAX_MISSED, MAX_MONTHS
from clinic.core.api.pagination import PageParams
from clinic.core.clock import Instant
from clinic.core.text.validators import Reason

FeeKind = Literal["cancellation", "no_show"]
FeeMode = Literal["none", "percent", "amount"]
ServiceFeeMode = Literal["company", "none", "percent", "amount"]
PrepaymentMode = Literal["company", "none", "percent", "amount", "whole"]
FeeState = Literal["due", "charged", "paid", "waived"]
Percent = Annotated[int, Field(ge=1, le=100, description="Of the booking's price, in whole kronor")]
FeeAmount = Annotated[int, Field(ge=100, le=10_000_000)]
MissedLimit = Annotated[int, Field(ge=0, le=MAX_MISSED)]
FeeReason = Literal["due", "off", "in_time", "history", "prepaid"]


class BookingFeeSettingsUpdate(BaseModel):
    """Changed rules of the company's fees, with the version that the change is based on."""

    cancellation_mode: FeeMode = "none"
    cancellation_percent: Percent = 50
    cancellation_amount: FeeAmount = 50000
    no_show_mode: FeeMode = "none"
    no_show_percent: Percent = 100
    no_show_amount: FeeAmount = 50000
    missed_until_fee: Annotated[MissedLimit, Field(
        description="How many bookings a client may miss, or cancel after the policy's time, before a fee applies; 0: it always applies",
    )] = 0
    missed_until_prepayment: Annotated[MissedLimit, Field(
        description="How many before the client pays in advance, where the clinic asks for that; 0: every client does",
    )] = 0
    missed_months: Annotated[int, Field(ge=1, le=MAX_MONTHS, description="Within how many months before the booking they are counted")] = 12
    version: Annotated[int, Field(ge=1)]


class BookingFeeSettingsOut(BookingFeeSettingsUpdate):
    """The rules of the company's fees."""

    model_config = ConfigDict(from_attributes=True)


class ServiceFeeSettingsUpdate(BaseModel):
    """A service's own fees and deposit; `company` is the company's rule."""

    cancellation_mode: ServiceFeeMode = "company"
    cancellation_percent: Percent = 50
    cancellation_amount: FeeAmount = 50000
    no_show_mode: ServiceFeeMode = "company"
    no_show_percent: Percent = 100
    no_show_amount: FeeAmount = 50000
    prepayment_mode: PrepaymentMode = "company"
    prepayment_percent: Percent = 20
    prepayment_amount: FeeAmount = 20000
    version: Annotated[int, Field(ge=1)]


class ServiceFeeSettingsOut(ServiceFeeSettingsUpdate):
    """A service's own fees and deposit."""

    model_config = ConfigDict(from_attributes=True)


class FeeTerms(BaseModel):
    """The fees of a service as its visitor is told of them before booking; null where there is none.

    `missed_until_fee` bookings within `missed_months` months are free of them.
    """

    hours: int = Field(description="Hours before the start until which cancelling is free; 0 for until the start")
    cancellation: int | None
    no_show: int | None
    missed_until_fee: int
    missed_months: int


class FeeQuote(BaseModel):
    """The fee that a cancellation now, or a no-show, brings, and why.

    `reason` is `due`, or why nothing is to be paid: `off` (no fee for it), `in_time` (within the cancellation policy), `history` (the
    client has missed `missed` of the `missed_until_fee` bookings that are free of a fee within `missed_months` months), `prepaid` (what
    was paid in advance covers it). `amount` is the rule's fee and `due` what is to be paid of it. `is_counted` says whether it counts as
    missed in the client's history.
    """

    kind: FeeKind
    reason: FeeReason
    amount: int
    prepaid: int
    due: int
    missed: int
    missed_until_fee: int
    missed_months: int
    is_counted: bool


class BookingFeeOut(BaseModel):
    """The fee of a booking. `charged` while a sale with it is in progress; `receipt_id` is the sale that charged or paid it."""

    id: UUID
    booking_id: UUID
    client_id: UUID
    service_id: UUID
    service_name: str
    start_at: Instant
    kind: FeeKind
    amount: int
    prepaid: int
    state: FeeState
    waive_reason: str
    receipt_id: UUID | None
    created_at: Instant
    version: int


class BookingFees(BaseModel):
    """The fee of a booking, if it has one, and what cancelling it now and a no-show would bring."""

    fee: BookingFeeOut | None
    cancellation: FeeQuote
    no_show: FeeQuote


class BookingFeeWaive(BaseModel):
    """Why nothing is asked for, and the version of the fee."""

    reason: Reason
    version: Annotated[int, Field(ge=1)]


class ClientFeeParams(PageParams):
    """Query parameters of the list of a client's fees."""

    state: FeeState | None = None
