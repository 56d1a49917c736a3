"""Routes of receipts."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Query

from clinic.core.api.envelope import EnvelopeRoute, JsonResponse, error_responses, raw_json_response
from clinic.core.api.pagination import PaginatedList
from clinic.core.api.provider_idempotency import IdempotentCall
from clinic.core.database.session import DriverSession
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission
from clinic.pos import errors
from clinic.pos.receipts import issue, queries
from clinic.pos.receipts.schemas import IssuedReceipt, ReceiptIssueCreate, ReceiptListParams, ReceiptOut, ReceiptSummary

router = APIRouter(prefix="/api/v3/point-of-sale", tags=["point of sale"], route_class=EnvelopeRoute)
CanReadMoney = Annotated[CurrentUser, Depends(require(Permission.MONEY_READ))]
"""Staff, and accountants, who get neither names nor notes (BEY-026)."""
CanWriteSales = Annotated[CurrentUser, Depends(require(Permission.SALE_WRITE))]


@router.get("/receipts", response_model=PaginatedList[ReceiptSummary])
async def list_receipts(user: CanReadMoney, params: Annotated[ReceiptListParams, Query()]) -> JsonResponse:
    """List receipts of sales and refunds, newest first; the search matches the number, amount, day or client.

    A search is a day (2026-11-20), a receipt's number, an amount (1664 or 1664,50), or beginnings of the client's name, e-mail, phone or
    personal id as in `GET /api/clients`. For accountants `client_id` is null and `client_name` is empty.
    """
    return raw_json_response(await queries.list_receipts(user.context, user.timezone, params))


@router.get("/receipts/{receipt_id}")
async def get_receipt(session: DriverSession, user: CanReadMoney, receipt_id: UUID) -> ReceiptOut:
    """Return a receipt with all its details. Viewing a client's receipt is recorded in the client's access log.

    For accountants `client_id` is null, `client_name`, `refund_reason` and the lines' `reason` are empty, and of a gift card's code
    only the end is shown.
    """
    return await queries.view_receipt(session, receipt_id)


@router.post("/receipts/{receipt_id}/export", responses=error_responses(errors.CopyLimitReached, errors.ReceiptNotReady))
async def issue_receipt(call: IdempotentCall, user: CanWriteSales, receipt_id: UUID, data: ReceiptIssueCreate) -> IssuedReceipt:
    """Issue the receipt as a document or by e-mail. The second time it is issued as its one copy.

    The first call issues the receipt, the second its one copy; from then on 409 `pos.copy_limit_reached`.
    """
    return await issue.issue_receipt(user.context, call, receipt_id, data)
