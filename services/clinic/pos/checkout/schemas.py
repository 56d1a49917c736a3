"""Request and response schemas of carts, quotes and sales."""

from datetime import date
from typing import Annotated, Literal
from uuid import UUID

from pydantic import BaseModel, Field, StringConstraints, model_validator
from pydantic_core import PydanticCustomError

from clinic.core.money import Minor, Price
from clinic.pos.receipts.schemas import ReceiptLineOut, ReceiptVatOut

PaymentMethod = Literal["card", "cash", "gift_card"]
Reason = Annotated[str, StringConstraints(strip_whitespace=True, max_length=300)]
MAX_PERCENT = 100


class DiscountCreate(BaseModel):
    """A discount: 1 to 100 percent, or an amount in öre."""

    type: Literal["percent", "amount"]
    value: Annotated[int, Field(gt=0, le=10**9)]

    @model_validator(mode="after")
    def _validate_percent(self) -> "DiscountCreate":
        if self.type == "percent" and self.value > MAX_PERCENT:
            raise PydanticCustomError("at_most", "too much", {"limit": MAX_PERCENT})
        return self


class CartLine(BaseModel):
    """A line of the cart. Name, price and VAT come from the catalogue; a service's price may be set for this sale.

    A service has its own VAT rate. When the treatment is medically motivated, which requires a reason, it is exempt. A gift card's `price`
    is its value.
    With `booking_fee_id` the line is the fee of a booking of that service: one, of the fee's amount.
    """

    type: Literal["product", "service", "gift_card"]
    product_id: UUID | None = None
    service_id: UUID | None = None
    practitioner_id: UUID | None = None
    quantity: Annotated[int, Field(ge=1, le=1000)] = 1
    price: Price | None = None
    discount: DiscountCreate | None = None
    purpose: Literal["cosmetic", "medical"] = "cosmetic"
    reason: Reason = ""
    expires_on: date | None = None
    booking_fee_id: UUID | None = None

    @model_validator(mode="after")
    def _validate_type(self) -> "CartLine":
        required = {"product": self.product_id, "service": self.service_id, "gift_card": self.price and self.expires_on}
        if not required[self.type]:
            raise PydanticCustomError("required", "names nothing")
        if self.type == "gift_card" and (self.discount or self.quantity != 1):
            raise PydanticCustomError("invalid", "a gift card is sold one by one, without discount")
        if self.booking_fee_id and (self.type != "service" or self.quantity != 1):
            raise PydanticCustomError("invalid", "a fee is one service")
        return self


class PaymentCreate(BaseModel):
    """A part of the payment. Without an amount it takes the rest; `tendered` is the cash handed over, `code` the gift card."""

    method: PaymentMethod
    amount: Minor | None = None
    tendered: Minor | None = None
    code: Annotated[str, StringConstraints(strip_whitespace=True, to_upper=True, min_length=5, max_length=20)] | None = None

    @model_validator(mode="after")
    def _validate_code(self) -> "PaymentCreate":
        if self.method == "gift_card" and not self.code:
            raise PydanticCustomError("required", "no gift card named")
        return self


class CartCreate(BaseModel):
    """The lines of a cart and the discount on all of them, which requires a line with a product or a service."""

    lines: Annotated[list[CartLine], Field(min_length=1, max_length=100)]
    discount: DiscountCreate | None = None
    booking_id: UUID | None = None

    @model_validator(mode="after")
    def _validate_discount(self) -> "CartCreate":
        if self.discount and all(line.type == "gift_card" for line in self.lines):
            raise PydanticCustomError("discount_alone", "nothing to discount")
        return self


class SaleCreate(CartCreate):
    """A sale: the cart, the register, the client, and the payments."""

    register_id: UUID
    client_id: UUID | None = None
    payments: Annotated[list[PaymentCreate], Field(min_length=1, max_length=6)]


class SaleRetry(BaseModel):
    """The payments of a retried sale; those of the failed one where the list is empty."""

    payments: Annotated[list[PaymentCreate], Field(max_length=6)] = []


class QuoteOut(BaseModel):
    """A priced cart, amounts in öre. `cash_rounding` is what rounding to whole kronor adds if all of it is paid in cash."""

    lines: list[ReceiptLineOut]
    gross: int
    discount: int
    total: int
    vat: int
    vat_lines: list[ReceiptVatOut]
    cash_rounding: int
