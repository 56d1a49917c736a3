"""Routes of checkout. Each call that moves money must carry an `Idempotency-Key` (BEY-042)."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Header

from clinic.booking.booking_fees.service import FeeNotDue
from clinic.core.api.envelope import EnvelopeRoute, error_responses
from clinic.core.database.session import DriverSession, ReadSession, Session
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission
from clinic.pos import errors
from clinic.pos.checkout import service
from clinic.pos.checkout.schemas import CartCreate, QuoteOut, SaleCreate, SaleRetry
from clinic.pos.receipts.schemas import ReceiptOut

router = APIRouter(prefix="/api/v3/point-of-sale", tags=["point of sale"], route_class=EnvelopeRoute)
CanReadSales = Annotated[CurrentUser, Depends(require(Permission.SALE_READ))]
CanWriteSales = Annotated[CurrentUser, Depends(require(Permission.SALE_WRITE))]
IdempotencyKey = Annotated[str, Header(alias="Idempotency-Key", min_length=8, max_length=200)]
SALE_ERRORS = error_responses(
    errors.CountryNotSupported, errors.NoMerchant, errors.NoControlUnit, errors.NoOrganizationNumber, errors.CurrencyNotSupported,
    errors.NoRealProviders, errors.RegisterInactive,
    errors.NoTerminal, errors.OutOfStock, errors.GiftCardUnusable, errors.NotRetriable, errors.RefundInProgress, errors.NotRefundable,
    errors.GiftCardAlreadySold, errors.GiftCardCancelled, FeeNotDue,
)
"""The errors of starting or retrying a sale or refund."""


@router.post("/payment/quote", responses=error_responses(FeeNotDue))
async def quote_cart(session: ReadSession, user: CanReadSales, data: CartCreate) -> QuoteOut:
    """Price a cart. Nothing is stored.

    Amounts are in öre and include VAT. A line's `tax_percentage` is in percent, the `rate` of `vat_lines` in hundredths of a percent.
    """
    return await service.quote_cart(session, data, user.timezone)


@router.post("/payment/store", responses=SALE_ERRORS)
async def create_sale(session: DriverSession, user: CanWriteSales, key: IdempotencyKey, data: SaleCreate) -> ReceiptOut:
    """Start a sale. Load its receipt again, or subscribe to topic `receipts`, to learn how it ends.

    One payment may have no amount and takes what remains. What is paid in cash is rounded to whole kronor.

    The status goes from PENDING through PROCESSING to PAID, CANCELLED or ABORTED. While `status_reason` is set, the server is finding
    out how the payment ended, and it says within two minutes whether the sale is made; don't charge the client again before that.
    `failure_reason` says why a sale failed. When both are set the sale has failed, and only the money of its card is still to be
    returned: `pos.reversal_pending`, `pos.reversal_failed`, or `pos.payment_outcome_unknown` (whether the card was charged isn't known
    yet).

    The reasons have the codes of this API (`pos.*`) and those of the providers (`viva.*`, `infrasec.*`, `provider.*`), each with its
    text.
    """
    return await service.create_sale(session, user, data)


@router.post("/payment/{receipt_id}/abort", responses=error_responses(errors.TooLateToAbort))
async def abort_payment(session: Session, user: CanWriteSales, key: IdempotencyKey, receipt_id: UUID) -> ReceiptOut:
    """Request that a payment or refund at the terminal is aborted."""
    return await service.abort_payment(session, receipt_id)


@router.post("/payment/{receipt_id}/retry", responses=SALE_ERRORS)
async def retry_sale(session: Session, user: CanWriteSales, key: IdempotencyKey, receipt_id: UUID, data: SaleRetry) -> ReceiptOut:
    """Start a failed sale again.

    Returns a new receipt whose `retry_of_id` is the failed one; that one then has `retried_by_id`. A receipt can be retried once.
    """
    return await service.retry_sale(session, user, receipt_id, data)
