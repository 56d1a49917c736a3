"""Request schemas of refunds."""

from typing import Annotated
from uuid import UUID

from pydantic import BaseModel, Field, StringConstraints

from clinic.core.money import Minor


class RefundLineCreate(BaseModel):
    """A receipt line to refund, by its position; `quantity` is how many of it were returned."""

    position: Annotated[int, Field(ge=0)]
    quantity: Annotated[int, Field(ge=1)] | None = None


class RefundCreate(BaseModel):
    """The amount to refund in öre: whole kronor, unless it is all that remains of the receipt or of `lines`.

    Without lines it is allocated to all of them. A line without a quantity is returned entirely when all that remains of the lines is
    refunded; otherwise it is a reduction of the price without returned goods. `restock` adds the returned goods to the stock. `reason`
    is kept with the receipt and in the electronic journal.
    """

    amount: Minor
    reason: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=300)]
    lines: Annotated[list[RefundLineCreate], Field(max_length=100)] = []
    register_id: UUID | None = None
    restock: bool = False
