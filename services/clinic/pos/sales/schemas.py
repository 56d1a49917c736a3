"""Sales, refunds and receipts on the wire."""

from datetime import date
from typing import Annotated, Literal
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator
from pydantic_core import PydanticCustomError

from clinic.core.clock import Instant
from clinic.core.money import Minor, Price
from clinic.core.paging import Page
from clinic.core.rules import Email

State = Literal["PROCESSING", "PENDING", "PAID", "PARTIALLY_REFUNDED", "REFUNDED", "CANCELLED", "ABORTED"]
Way = Literal["card", "cash", "gift_card"]
Reason = Annotated[str, StringConstraints(strip_whitespace=True, max_length=300)]


class DiscountIn(BaseModel):
    """A discount: 1 to 100 percent, or an amount."""

    kind: Literal["percent", "amount"]
    value: Annotated[int, Field(ge=1, le=10**9)]

    @model_validator(mode="after")
    def _a_share(self) -> "DiscountIn":
        if self.kind == "percent" and self.value > 100:  # noqa: PLR2004 - the whole
            raise PydanticCustomError("at_most", "too much", {"limit": 100})
        return self


class CartLine(BaseModel):
    """One line of the cart. Name, price and VAT come from the catalogue; a service's price may be another for this client.

    A service is cosmetic (25 % VAT) unless it's medically motivated, which takes a reason. A gift card's `unit_price` is its value.
    """

    kind: Literal["product", "service", "gift_card"]
    product_id: UUID | None = None
    service_id: UUID | None = None
    practitioner_id: UUID | None = None
    quantity: Annotated[int, Field(ge=1, le=1000)] = 1
    unit_price: Price | None = None
    discount: DiscountIn | None = None
    purpose: Literal["cosmetic", "medical"] = "cosmetic"
    reason: Reason = ""
    expires_on: date | None = None

    @model_validator(mode="after")
    def _whole(self) -> "CartLine":
        wanted = {"product": self.product_id, "service": self.service_id, "gift_card": self.unit_price and self.expires_on}
        if not wanted[self.kind]:
            raise PydanticCustomError("required", "names nothing")
        if self.kind == "gift_card" and (self.discount or self.quantity != 1):
            raise PydanticCustomError("invalid", "a gift card is sold one by one, without discount")
        return self


class PaymentIn(BaseModel):
    """One way to pay. Without an amount it takes the rest; `given` is the cash handed over, `code` the gift card."""

    way: Way
    amount: Minor | None = None
    given: Minor | None = None
    code: Annotated[str, StringConstraints(strip_whitespace=True, to_upper=True, max_length=20)] = ""

    @model_validator(mode="after")
    def _named(self) -> "PaymentIn":
        if self.way == "gift_card" and len(self.code) <= 4:  # noqa: PLR2004 - POS-033
            raise PydanticCustomError("string_too_short", "no gift card named", {"min_length": 5})
        return self


class CartIn(BaseModel):
    """What is sold, and the discount on all of it. A discount needs a product or a service to be on."""

    lines: Annotated[list[CartLine], Field(min_length=1, max_length=100)]
    discount: DiscountIn | None = None
    booking_id: UUID | None = None

    @model_validator(mode="after")
    def _something_to_discount(self) -> "CartIn":
        if self.discount and all(line.kind == "gift_card" for line in self.lines):
            raise PydanticCustomError("discount_alone", "nothing to discount")
        return self


class SaleIn(CartIn):
    """A sale: the cart, where, to whom, and how it's paid."""

    register_id: UUID
    client_id: UUID | None = None
    payments: Annotated[list[PaymentIn], Field(min_length=1, max_length=6)]


class RetryIn(BaseModel):
    """The same cart once more; paid otherwise when ways are given."""

    payments: Annotated[list[PaymentIn], Field(max_length=6)] = []


class RefundIn(BaseModel):
    """How much goes back: whole units of the currency, unless it's all that remains. `restock` puts all goods back on the shelf."""

    amount: Price
    register_id: UUID | None = None
    restock: bool = False


class ExportIn(BaseModel):
    """How the receipt is given: as a file to open, or by mail."""

    type: Literal["download", "mail"]
    email: Email | None = None


class VatOut(BaseModel):
    """One rate's part of a receipt."""

    rate: int
    total: int
    vat: int
    net: int


class LineOut(BaseModel):
    """A line of a receipt or of a priced cart."""

    model_config = ConfigDict(from_attributes=True)

    kind: Literal["product", "service", "gift_card"]
    product_id: UUID | None
    service_id: UUID | None
    practitioner_id: UUID | None
    name: str
    quantity: int
    unit_price: int
    gross: int
    discount: int
    share: int
    total: int
    rate: int
    vat: int
    purpose: str
    reason: str


class QuoteOut(BaseModel):
    """What a cart comes to; `cash_rounding` is what whole kronor would add were all of it paid in cash."""

    lines: list[LineOut]
    gross: int
    discount: int
    total: int
    vat: int
    vats: list[VatOut]
    cash_rounding: int


class PaymentOut(BaseModel):
    """How a part was paid; `card` is the masked number as the receipt shows it."""

    id: UUID
    way: str
    amount: int
    given: int
    change: int
    state: Literal["waiting", "sent", "completed", "failed", "returned"]
    is_reversal: bool
    card: str
    application: str
    authorization: str
    gift_card: str


class WhyOut(BaseModel):
    """A stable code and its sentence."""

    code: str
    text: str


class ControlOut(BaseModel):
    """The registration with the control unit."""

    unit: str
    code: str
    registered_at: Instant | None


class RefundRow(BaseModel):
    """A refund beside its sale."""

    id: UUID
    state: State
    number: int | None
    total: int
    created_at: Instant


class ReceiptRow(BaseModel):
    """A receipt in the list."""

    id: UUID
    kind: Literal["sale", "refund"]
    state: State
    number: int | None
    register_id: UUID
    register_name: str
    client_id: UUID | None
    client_name: str
    booking_id: UUID | None
    total: int
    payable: int
    refunded: int
    ways: list[str]
    is_resolving: bool
    created_at: Instant
    paid_at: Instant | None


class ReceiptOut(ReceiptRow):
    """A receipt, whole. Open ones (`PENDING`, `PROCESSING`) change by themselves: topic `receipts` tells."""

    cashier: str
    currency: str
    seller: dict[str, str]
    gross: int
    discount: int
    rounding: int
    vat: int
    vats: list[VatOut]
    lines: list[LineOut]
    payments: list[PaymentOut]
    refunds: list[RefundRow]
    original_id: UUID | None
    original_number: int | None
    retry_of: UUID | None
    refundable: int
    paid_for_gift_card_exists: bool
    gift_cards: list[str]
    trouble: WhyOut | None
    failure: WhyOut | None
    can_abort: bool
    can_retry: bool
    control: ControlOut | None
    copy_state: Literal["", "sending", "registered", "failed"]
    downloaded: int
    numbered_at: Instant | None
    refunded_at: Instant | None
    version: int


class ReceiptPage(Page):
    """Which receipts; `state` may also be *failed* or *in_progress* (POS-022)."""

    state: Literal["", "failed", "in_progress", "PROCESSING", "PENDING", "PAID", "PARTIALLY_REFUNDED", "REFUNDED", "CANCELLED", "ABORTED"] = ""
    kind: Literal["", "sale", "refund"] = ""
    client_id: UUID | None = None
    booking_id: UUID | None = None
    register_id: UUID | None = None
    from_: date | None = Field(None, alias="from")
    to: date | None = None


class ExportOut(BaseModel):
    """What came of giving the receipt: the document, once it's there; a copy is first registered with the control unit."""

    document_id: UUID | None
    is_copy: bool
    mailed_to: str
    downloaded: int
