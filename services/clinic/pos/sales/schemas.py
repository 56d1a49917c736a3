"""Sales, refunds and receipts on the wire."""

from datetime import date
from typing import Annotated, Literal
from uuid import UUID

from pydantic import BaseModel, Field, StringConstraints, model_validator
from pydantic_core import PydanticCustomError

from clinic.core.clock import Day
from clinic.core.money import Minor, Price
from clinic.core.paging import Newest, Searched
from clinic.core.rules import Email

State = Literal["PROCESSING", "PENDING", "PAID", "PARTIALLY_REFUNDED", "REFUNDED", "CANCELLED", "ABORTED"]
Way = Literal["card", "cash", "gift_card"]
Reason = Annotated[str, StringConstraints(strip_whitespace=True, max_length=300)]


class DiscountIn(BaseModel):
    """A discount: 1 to 100 percent, or an amount."""

    kind: Literal["percent", "amount"]
    value: Annotated[int, Field(gt=0, le=10**9)]

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
    code: Annotated[str, StringConstraints(strip_whitespace=True, to_upper=True, min_length=5, max_length=20)] | None = None

    @model_validator(mode="after")
    def _named(self) -> "PaymentIn":
        if self.way == "gift_card" and not self.code:
            raise PydanticCustomError("required", "no gift card named")
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


class ReturnedLine(BaseModel):
    """A line of the receipt, by its order, that is paid back; `quantity` is how many of it have come back."""

    place: Annotated[int, Field(ge=0)]
    quantity: Annotated[int, Field(ge=1)] | None = None


class RefundIn(BaseModel):
    """How much goes back: whole units of the currency, unless it's all that remains of the receipt, or all that `lines` come to.

    Without lines it's laid on all of them. A line without a quantity comes back whole when all that remains is paid back; else it is a
    reduction of its price, and no goods of it come back. `restock` puts the goods that came back on the shelf.
    """

    amount: Minor
    lines: Annotated[list[ReturnedLine], Field(max_length=100)] = []
    register_id: UUID | None = None
    restock: bool = False


class ExportIn(BaseModel):
    """How the receipt is given: as a file to open, or by mail."""

    type: Literal["download", "mail"]
    email: Email | None = None


class ReceiptPage(Searched, Newest):
    """Which receipts; `state` may also be *failed* or *in_progress* (POS-022)."""

    state: Literal["", "failed", "in_progress"] | State = ""
    kind: Literal["", "sale", "refund"] = ""
    client_id: UUID | None = None
    booking_id: UUID | None = None
    register_id: UUID | None = None
    from_: Day | None = Field(None, alias="from")
    to: Day | None = None
