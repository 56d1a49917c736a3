"""Routes of refunds. Each call must carry an `Idempotency-Key` (BEY-042)."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends

from clinic.core.api.envelope import EnvelopeRoute
from clinic.core.database.session import Session
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission
from clinic.pos.checkout.router import SALE_ERRORS, IdempotencyKey
from clinic.pos.receipts.schemas import ReceiptOut
from clinic.pos.refunds import service
from clinic.pos.refunds.schemas import RefundCreate

router = APIRouter(prefix="/api/v3/point-of-sale", tags=["point of sale"], route_class=EnvelopeRoute)
CanWriteSales = Annotated[CurrentUser, Depends(require(Permission.SALE_WRITE))]


@router.post("/receipts/{receipt_id}/refund/store", responses=SALE_ERRORS)
async def create_refund(session: Session, user: CanWriteSales, key: IdempotencyKey, receipt_id: UUID, data: RefundCreate) -> ReceiptOut:
    """Start a refund of a sale, fully or in part.

    The refund is a receipt with `type` `refund`, whose status ends as REFUNDED. `POST …/payment/{receipt_id}/abort` stops it.
    `refundable_lines` of the sale's receipt says what can still be refunded.

    - `position` of a line is its index among the receipt's lines. Without `lines` the amount is allocated to all of them.
    - With `quantity`, that many were returned, and the amount may be at most their price.
    - A line without `quantity` is returned entirely when all that remains of the named lines is refunded. Otherwise it is a price
      reduction, and the refund's line has quantity 0.
    - The amount 0 refunds what was sold for nothing.
    - `restock` in a partial refund needs the returned quantities: 422 `which_lines` at `restock`.

    Money that goes back to an expired gift card makes the card valid for another year. 409 `pos.gift_card_cancelled` for a card that is
    cancelled.
    """
    return await service.create_refund(session, user, receipt_id, data)


@router.post("/receipts/{receipt_id}/refund/retry", responses=SALE_ERRORS)
async def retry_refund(session: Session, user: CanWriteSales, key: IdempotencyKey, receipt_id: UUID) -> ReceiptOut:
    """Start a failed refund again. `receipt_id` is the refund's."""
    return await service.retry_refund(session, user, receipt_id)
