"""Response schemas of the payments of bookings."""

from uuid import UUID

from pydantic import BaseModel, Field


class BookingDeposit(BaseModel):
    """A deposit of a booking, in öre, with its receipt; `refunded` of it was returned."""

    receipt_id: UUID
    number: int | None
    amount: int
    refunded: int


class BookingPaymentLine(BaseModel):
    """A service of the visit: its name and price as booked, and what remains of the price to be paid, in öre (BEY-005)."""

    service_id: UUID
    name: str
    price: int
    rest: int


class BookingPayment(BaseModel):
    """The amounts of a booking's payment, in öre.

    Sold at the till, a booking is paid in whole, whatever price was agreed there; paid in advance, `rest` is what the till sells.
    """

    price: int
    paid: int
    rest: int
    is_in_progress: bool = Field(description="Whether a sale of it is in progress at a till")
    deposits: list[BookingDeposit]


class BookingPaymentOut(BookingPayment):
    """The payment of a booking and of each service of the visit: the booked one, and its add-ons."""

    lines: list[BookingPaymentLine] = Field(description="What was paid is divided in proportion to the prices")
