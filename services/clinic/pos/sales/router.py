"""Selling and paying back. Every call that moves money names itself by an `Idempotency-Key` (BEY-042)."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Header, Query

from clinic.core.auth import Caller, may
from clinic.core.db import BusySession, ReadSession, Session
from clinic.core.envelope import Answer, EnvelopeRoute, hot_answer, refusals
from clinic.core.once import Once
from clinic.core.paging import Listed
from clinic.core.permissions import Permission
from clinic.pos import errors
from clinic.pos.sales import exports, queries, refunds, service
from clinic.pos.sales.answers import ExportOut, QuoteOut, ReceiptOut, ReceiptRow
from clinic.pos.sales.schemas import CartIn, ExportIn, ReceiptPage, RefundIn, RetryIn, SaleIn

router = APIRouter(prefix="/api/v3/point-of-sale", tags=["point of sale"], route_class=EnvelopeRoute)
Reader = Annotated[Caller, Depends(may(Permission.SALE_READ))]
Seller = Annotated[Caller, Depends(may(Permission.SALE_WRITE))]
Accountant = Annotated[Caller, Depends(may(Permission.MONEY_READ))]
"""Staff, and accountants, whom the statements give no name and no note (BEY-026)."""
Key = Annotated[str, Header(alias="Idempotency-Key", min_length=8, max_length=200)]
REFUSED = refusals(
    errors.NotSweden, errors.NoMerchant, errors.NoControlUnit, errors.NoOrganizationNumber, errors.NotKronor, errors.NoTerminal,
    errors.OutOfStock, errors.GiftCardUnusable, errors.NotRetriable, errors.RefundUnderWay, errors.NotRefundable, errors.GiftCardSold,
    errors.GiftCardOff,
)


@router.post("/payment/quote")
async def quote(session: ReadSession, caller: Reader, wanted: CartIn) -> QuoteOut:
    """What a cart comes to; nothing is stored."""
    return await service.quote(session, wanted)


@router.post("/payment/store", responses=REFUSED)
async def store(session: BusySession, caller: Seller, key: Key, wanted: SaleIn) -> ReceiptOut:
    """Begin a sale. Ask for its receipt, or hear topic `receipts`, to see it end."""
    return await service.store(session, caller, wanted)


@router.post("/payment/{receipt_id}/abort", responses=refusals(errors.TooLateToAbort))
async def abort(session: Session, caller: Seller, key: Key, receipt_id: UUID) -> ReceiptOut:
    """Ask that a payment or refund at the terminal be stopped."""
    return await service.abort(session, receipt_id)


@router.post("/payment/{receipt_id}/retry", responses=REFUSED)
async def retry(session: Session, caller: Seller, key: Key, receipt_id: UUID, wanted: RetryIn) -> ReceiptOut:
    """Begin a sale once more that came to nothing."""
    return await service.retry(session, caller, receipt_id, wanted)


@router.get("/receipts", response_model=Listed[ReceiptRow])
async def page(caller: Accountant, wanted: Annotated[ReceiptPage, Query()]) -> Answer:
    """Receipts of sales and refunds, newest first; searched by number or client."""
    return hot_answer(await queries.page(caller.context, caller.timezone, wanted))


@router.get("/receipts/{receipt_id}")
async def one(session: Session, caller: Accountant, receipt_id: UUID) -> ReceiptOut:
    """A receipt with everything on it; the look at a client's is logged."""
    return await queries.looked_at(session, receipt_id)


@router.post("/receipts/{receipt_id}/export", responses=refusals(errors.CopiesUsed, errors.NotReady))
async def export(turn: Once, caller: Seller, receipt_id: UUID, wanted: ExportIn) -> ExportOut:
    """Give the receipt as a document or by mail; the second time is its one copy."""
    return await exports.give(caller.context, turn, receipt_id, wanted)


@router.post("/receipts/{receipt_id}/refund/store", responses=REFUSED)
async def refund(session: Session, caller: Seller, key: Key, receipt_id: UUID, wanted: RefundIn) -> ReceiptOut:
    """Begin to pay back a receipt, all of it or in part."""
    return await refunds.store(session, caller, receipt_id, wanted)


@router.post("/receipts/{receipt_id}/refund/retry", responses=REFUSED)
async def retry_refund(session: Session, caller: Seller, key: Key, receipt_id: UUID) -> ReceiptOut:
    """Begin a refund once more that came to nothing; `receipt_id` is the refund's."""
    return await refunds.retry(session, caller, receipt_id)
