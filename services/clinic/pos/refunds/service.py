"""Start and retry refunds: receipts of their own, with lines and payments that return those of the sale."""

from collections import defaultdict
from typing import Any
from uuid import UUID

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.clients import service as clients
from clinic.core.api.errors import FieldError
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import get_owned
from clinic.core.security.dependencies import CurrentUser
from clinic.pos import errors
from clinic.pos.cashier import Cashier
from clinic.pos.checkout import tenders as tender_allocation
from clinic.pos.checkout.pricing import VatLine
from clinic.pos.checkout.tenders import RefundableTender, Tender
from clinic.pos.gift_cards import service as gift_cards
from clinic.pos.receipts import queries
from clinic.pos.receipts.models import Payment, Receipt, ReceiptLine
from clinic.pos.receipts.schemas import ReceiptOut
from clinic.pos.refunds import allocation
from clinic.pos.refunds.allocation import RefundLine
from clinic.pos.refunds.schemas import RefundCreate, RefundLineCreate
from clinic.pos.registers import register_config
from clinic.pos.registers.register_config import RegisterConfig
from clinic.pos.sale_process import runner, state


async def create_refund(
    session: AsyncSession, user: Cashier, receipt_id: UUID, data: RefundCreate, *, retry_of_id: UUID | None = None,
) -> ReceiptOut:
    """Start a refund of a sale, fully or in part (POS-032).

    Raises NotRefundable, GiftCardAlreadySold, GiftCardCancelled, RefundInProgress, NoTerminal, the register's blocking errors,
    ClientMerged, and FieldError at `amount`, `lines.{n}` and `restock`.
    """
    sale = await _lock_sale(session, receipt_id)
    if sale.type != "sale" or sale.state not in {"PAID", "PARTIALLY_REFUNDED"}:
        raise errors.NotRefundable
    lines = list(await session.scalars(select(ReceiptLine).where(ReceiptLine.receipt_id == sale.id).order_by(ReceiptLine.position)))
    if any(line.type == "gift_card" for line in lines):
        raise errors.GiftCardAlreadySold
    earlier = await _load_refunded_lines(session, sale.id)
    refund_lines = allocation.allocate_lines(lines, earlier, data)
    if data.restock and not any(line.quantity for line in refund_lines):
        raise FieldError("restock", "which_lines")
    register = await register_config.get_sellable_register(session, data.register_id or sale.register_id)
    vat_lines = allocation.compute_vat(sale, refund_lines, earlier)
    refund = await _insert_refund(session, user, register, sale=sale, refund_lines=refund_lines, vat_lines=vat_lines, data=data)
    refund.retry_of_id = retry_of_id
    await session.flush()
    runner.start(session, refund)
    return await queries.get_receipt(session, refund.id)


async def _lock_sale(session: AsyncSession, receipt_id: UUID) -> Receipt:
    """Lock a sale after its client. Everything that locks several of these keeps the order client, sale, refund."""
    if client_id := (await get_owned(session, Receipt, receipt_id)).client_id:
        await clients.lock_client_for_write(session, client_id)
    return await get_owned(session, Receipt, receipt_id, lock=True)


async def _insert_refund(
    session: AsyncSession, user: Cashier, register: RegisterConfig, *, sale: Receipt, refund_lines: list[RefundLine],
    vat_lines: list[VatLine], data: RefundCreate,
) -> Receipt:
    refundable = await _load_refundable_tenders(session, sale.id)
    tenders, rounding = tender_allocation.allocate_refund(data.amount, sale.total - sale.refunded, refundable)
    if any(tender.method == "card" for tender in tenders) and not register.terminal_id:
        raise errors.NoTerminal
    if any(tender.method == "gift_card" for tender in tenders):
        await gift_cards.ensure_not_cancelled(session, sale.id)
    refund = Receipt(
        company_id=sale.company_id, id=new_id(), register_id=register.id, type="refund", original_id=sale.id, client_id=sale.client_id,
        booking_id=sale.booking_id, membership_id=user.context.membership_id, cashier=user.name, client_name=sale.client_name,
        seller=register.seller, gross=data.amount, total=data.amount, rounding=rounding, vat=sum(line.vat for line in vat_lines),
        vat_lines=[line.to_dict() for line in vat_lines], restock=data.restock, refund_reason=data.reason,
        next_attempt_at=now() + state.LEASE, lease_token=1,
    )
    session.add(refund)
    try:
        await session.flush()
    except IntegrityError as error:
        if "receipt_open_refund_key" in str(error.orig):
            raise errors.RefundInProgress from error
        raise
    vat_by_position = allocation.allocate_vat(refund_lines, vat_lines)
    session.add_all(
        ReceiptLine(
            **_copy_columns(row.line), company_id=sale.company_id, id=new_id(), receipt_id=refund.id, quantity=row.quantity,
            gross=row.amount, total=row.amount, vat=vat_by_position[row.line.position],
        ) for row in refund_lines
    )
    await _add_payments(session, refund, register, tenders)
    return refund


async def _add_payments(session: AsyncSession, refund: Receipt, register: RegisterConfig, tenders: list[Tender]) -> None:
    payments = {row.id: row for row in await session.scalars(select(Payment).where(Payment.receipt_id == refund.original_id))}
    session.add_all(
        Payment(
            company_id=refund.company_id, id=new_id(), receipt_id=refund.id, position=position, method=tender.method, amount=tender.amount,
            reverses_payment_id=tender.reverses_payment_id, state="pending" if tender.method in state.PROVIDER_METHODS else "completed",
            terminal_id=register.terminal_id if tender.method == "card" else "",
            gift_card_id=payments[tender.reverses_payment_id].gift_card_id if tender.reverses_payment_id else None,
        ) for position, tender in enumerate(tenders)
    )


def _copy_columns(line: ReceiptLine) -> dict[str, Any]:
    names = (
        "position", "type", "product_id", "service_id", "practitioner_id", "name", "code", "price", "rate", "purpose", "reason",
        "booking_fee_id",
    )
    return {name: getattr(line, name) for name in names}


async def _load_refunded_lines(session: AsyncSession, sale_id: UUID) -> list[ReceiptLine]:
    """Return the lines of the refunds of a sale that were made."""
    refund_ids = select(Receipt.id).where(Receipt.original_id == sale_id, Receipt.state == "REFUNDED")
    return list(await session.scalars(select(ReceiptLine).where(ReceiptLine.receipt_id.in_(refund_ids))))


async def _load_refundable_tenders(session: AsyncSession, sale_id: UUID) -> list[RefundableTender]:
    """Return what can still be refunded of each payment of a sale."""
    refund_ids = select(Receipt.id).where(Receipt.original_id == sale_id, Receipt.state == "REFUNDED")
    refunded: dict[UUID | None, int] = defaultdict(int)
    for row in await session.scalars(select(Payment).where(Payment.receipt_id.in_(refund_ids), Payment.state == "completed")):
        refunded[row.reverses_payment_id] += row.amount
    payments = select(Payment).where(Payment.receipt_id == sale_id, Payment.state == "completed").order_by(Payment.position)
    return [RefundableTender(row.id, row.method, row.amount - refunded[row.id]) for row in await session.scalars(payments)]


async def retry_refund(session: AsyncSession, user: CurrentUser, refund_id: UUID) -> ReceiptOut:
    """Start a failed refund again. Raises NotRetriable, and what `create_refund` raises."""
    failed = await get_owned(session, Receipt, refund_id)
    if failed.type != "refund" or failed.original_id is None:
        raise errors.NotRetriable
    await _lock_sale(session, failed.original_id)
    failed = await get_owned(session, Receipt, refund_id, lock=True)
    if failed.state not in {"CANCELLED", "ABORTED"} or failed.original_id is None:
        raise errors.NotRetriable
    if await session.scalar(select(Receipt.id).where(Receipt.retry_of_id == failed.id).limit(1)):
        raise errors.NotRetriable
    rows = await session.scalars(select(ReceiptLine).where(ReceiptLine.receipt_id == failed.id).order_by(ReceiptLine.position))
    lines = [RefundLineCreate(position=line.position, quantity=line.quantity or None) for line in rows]
    data = RefundCreate(
        amount=failed.total, reason=failed.refund_reason or "-", register_id=failed.register_id, restock=failed.restock, lines=lines,
    )
    return await create_refund(session, user, failed.original_id, data, retry_of_id=failed.id)
