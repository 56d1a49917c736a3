"""Response schemas of the payments of bookings."""

from uuid import UUID

from pydantic import BaseModel, Field


class BookingDeposit(BaseModel):
    """A deposit of a booking, in öre, with its receipt; `refunded` of it was returned."""

    receipt_id: UUID
    number: int | None
    amount: int
    refunded: int


class BookingPaymentOut(BaseModel):
    """The payment of a booking, in öre.

    Sold at the till, a booking is paid in whole, whatever price was agreed there; paid in advance, `rest` is what the till sells.
    """

    price: int
    paid: int
    rest: int
    is_in_progress: bool = Field(description="Whether a sale of it is in progress at a till")
    deposits: list[BookingDeposit]
