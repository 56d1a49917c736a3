"""Request and response schemas of online payments and their settings."""

from typing import Annotated, Literal
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from clinic.booking.portal.prepayment.service import FeeTerms, OnlineMethod
from clinic.core.clock import Instant
from clinic.pos.online_payments.models import SWISH_NUMBER

PaymentMode = Literal["none", "percent", "amount", "whole"]
Percent = Annotated[int, Field(ge=1, le=100)]
DepositAmount = Annotated[int, Field(ge=100, le=10_000_000)]


class OnlinePaymentSettingsUpdate(BaseModel):
    """Changed settings of what visitors pay in advance, with the version that the change is based on.

    `percent` and `amount` are deposits: a part of the service's price, or an amount in öre. Swish is offered where the company's Swish
    number is given.
    """

    mode: PaymentMode
    deposit_percent: Percent = 20
    deposit_amount: DepositAmount = 20000
    register_id: UUID | None = None
    swish_number: Annotated[str, StringConstraints(strip_whitespace=True, pattern=f"^({SWISH_NUMBER})?$")] = ""
    saves_card: Annotated[bool, Field(description="Whether the card of a deposit is put on file where a fee can become due")] = False
    version: Annotated[int, Field(ge=1)]


class OnlineRegister(BaseModel):
    """A register that online payments could be sold at; `blocker` is the sentence that says why it can't sell, or empty."""

    id: UUID
    name: str
    blocker: str


class OnlinePaymentSettingsOut(BaseModel):
    """The settings, and the company's active registers."""

    model_config = ConfigDict(from_attributes=True)

    mode: PaymentMode
    deposit_percent: int
    deposit_amount: int
    register_id: UUID | None
    swish_number: str
    saves_card: bool
    version: int
    registers: list[OnlineRegister] = []


class OnlinePaymentCreate(BaseModel):
    """How the visitor pays: on the card page, or by Swish. `card_consent` repeats the sentence of the payment's terms as accepted."""

    method: OnlineMethod
    card_consent: Annotated[str, StringConstraints(max_length=1000)] = ""


class OnlinePaymentOut(BaseModel):
    """A payment as its visitor sees it.

    `key` names it in the address of its page. `url` is the card page, `token` opens Swish and is shown as a QR code (`D` before it); both
    are empty until the provider has answered, and once it has ended.
    """

    key: str
    method: OnlineMethod
    kind: Literal["deposit", "whole"]
    amount: int
    state: Literal["created", "waiting", "paid", "booked", "failed", "refund_due", "refund_sent", "refunded"]
    url: str
    token: str
    error: str = Field(description="Why it failed, in the visitor's language, or empty")
    expires_at: Instant


class PaidVisit(BaseModel):
    """The booking that was paid, shown to the browser in which it was made. `is_cancelled` once it is given up."""

    service_name: str
    practitioner_name: str
    client_name: str
    start_at: Instant
    price: int
    is_cancelled: bool
    asks_forms: bool = Field(description="Whether the service asks its clients for consents or questionnaires")
    fee_terms: FeeTerms | None = Field(description="What cancelling after the policy's time and a no-show cost; null for nothing")
    client_key: str


class PaymentStatus(BaseModel):
    """How a payment stands, for its page. `visit` is null until there is a booking, and in another browser."""

    payment: OnlinePaymentOut
    visit: PaidVisit | None
    is_receipt_paid: bool = Field(description="Whether the sale is registered with the control unit")
