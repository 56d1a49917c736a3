"""Paying back: a receipt of its own with its own number, laid upon the same lines and by the same ways as the sale."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any
from uuid import UUID

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.clients import service as clients
from clinic.core.auth import Caller
from clinic.core.clock import now
from clinic.core.db import owned
from clinic.core.errors import FieldError
from clinic.core.models import new_id
from clinic.pos import errors
from clinic.pos.giftcards import service as giftcards
from clinic.pos.sales import service, steps, ways
from clinic.pos.sales.answers import ReceiptOut
from clinic.pos.sales.models import Payment, Receipt, ReceiptLine
from clinic.pos.sales.pricing import KRONA, Vat, shared, vat_of_part
from clinic.pos.sales.schemas import RefundIn
from clinic.pos.sales.ways import Left
from clinic.pos.tills import till as tills
from clinic.pos.tills.till import Till


async def store(session: AsyncSession, caller: Caller, receipt_id: UUID, wanted: RefundIn, *, retry_of: UUID | None = None) -> ReceiptOut:
    """Begin a refund (POS-032).

    Raises NotRefundable, GiftCardSold, GiftCardOff, RefundUnderWay, Merged, FieldErrors at `amount` and `restock`.
    """
    if client_id := (await owned(session, Receipt, receipt_id)).client_id:
        await clients.for_writing(session, client_id)
    sale = await owned(session, Receipt, receipt_id, lock=True)
    if sale.kind != "sale" or sale.state not in {"PAID", "PARTIALLY_REFUNDED"}:
        raise errors.NotRefundable
    lines = list(await session.scalars(select(ReceiptLine).where(ReceiptLine.receipt_id == sale.id).order_by(ReceiptLine.place)))
    if any(line.kind == "gift_card" for line in lines):
        raise errors.GiftCardSold
    earlier = await _given_back(session, sale.id)
    remaining = sum(_left_of(lines, earlier, wanted.places))
    if wanted.amount > remaining:
        raise FieldError("amount", "at_most", limit=f"{remaining / KRONA:.2f}")
    if wanted.amount % KRONA and wanted.amount != remaining:
        raise FieldError("amount", "whole_units")
    if wanted.restock and not wanted.places and wanted.amount != remaining:
        raise FieldError("restock", "which_lines")
    till = await tills.ready(session, wanted.register_id or sale.register_id)
    rows = _lines(lines, earlier, wanted.amount, wanted.places)
    refund = await _receipt(session, caller, till, sale=sale, rows=rows, vats=_vats(sale, rows, earlier), wanted=wanted)
    refund.retry_of = retry_of
    return await service.begun(session, refund)


async def _receipt(
    session: AsyncSession, caller: Caller, till: Till, *, sale: Receipt, rows: list[tuple[ReceiptLine, int]], vats: list[Vat],
    wanted: RefundIn,
) -> Receipt:
    laid, rounding = ways.back(wanted.amount, sale.total - sale.refunded, await _left(session, sale.id))
    if any(one.way == "card" for one in laid) and not till.terminal_id:
        raise errors.NoTerminal
    if any(one.way == "gift_card" for one in laid):
        await giftcards.prove_usable(session, sale.id)
    refund = Receipt(
        company_id=sale.company_id, id=new_id(), register_id=till.id, kind="refund", original_id=sale.id, client_id=sale.client_id,
        booking_id=sale.booking_id, membership_id=caller.context.membership_id, cashier=caller.name, client_name=sale.client_name,
        seller=till.seller, gross=wanted.amount, total=wanted.amount, rounding=rounding, vat=sum(one.vat for one in vats),
        vats=[one.plain() for one in vats], restock=wanted.restock, look_at=now() + steps.TURN, turn=1,
    )
    session.add(refund)
    try:
        await session.flush()
    except IntegrityError as error:
        if "receipt_one_refund_key" in str(error.orig):
            raise errors.RefundUnderWay from error
        raise
    taxes = _taxes(rows, vats)
    session.add_all(
        ReceiptLine(
            **_again(line), company_id=sale.company_id, id=new_id(), receipt_id=refund.id, gross=part, total=part, vat=taxes[line.place],
        ) for line, part in rows if part
    )
    cards = {one.id: one for one in await session.scalars(select(Payment).where(Payment.receipt_id == sale.id))}
    session.add_all(
        Payment(
            company_id=sale.company_id, id=new_id(), receipt_id=refund.id, place=place, way=one.way, amount=one.amount, returns=one.returns,
            state="waiting" if one.way == "card" else "completed", terminal_id=till.terminal_id if one.way == "card" else "",
            gift_card_id=cards[one.returns].gift_card_id if one.returns else None,
        ) for place, one in enumerate(laid)
    )
    return refund


def _again(line: ReceiptLine) -> dict[str, Any]:
    names = ("place", "kind", "product_id", "service_id", "practitioner_id", "name", "code", "quantity", "unit_price", "rate")
    return {name: getattr(line, name) for name in (*names, "purpose", "reason")}


async def _given_back(session: AsyncSession, sale_id: UUID) -> list[ReceiptLine]:
    """The lines of the refunds that were made."""
    made = select(Receipt.id).where(Receipt.original_id == sale_id, Receipt.state == "REFUNDED")
    return list(await session.scalars(select(ReceiptLine).where(ReceiptLine.receipt_id.in_(made))))


def _left_of(lines: list[ReceiptLine], earlier: list[ReceiptLine], places: Sequence[int]) -> list[int]:
    """What each line has left to pay back: nothing, where only others are wanted."""
    gone: dict[int, int] = defaultdict(int)
    for line in earlier:
        gone[line.place] += line.total
    return [line.total - gone[line.place] if not places or line.place in places else 0 for line in lines]


def _lines(
    lines: list[ReceiptLine], earlier: list[ReceiptLine], amount: int, places: Sequence[int] = (),
) -> list[tuple[ReceiptLine, int]]:
    """The amount laid on what each line has left."""
    return list(zip(lines, shared(amount, _left_of(lines, earlier, places)), strict=True))


def _vats(sale: Receipt, rows: list[tuple[ReceiptLine, int]], earlier: list[ReceiptLine]) -> list[Vat]:
    """VAT by rate: the share of what each rate has left, so that refunds of the whole come to the whole."""
    made = []
    for one in sale.vats:
        rate = one["rate"]
        part = sum(amount for line, amount in rows if line.rate == rate)
        total = one["total"] - sum(line.total for line in earlier if line.rate == rate)
        vat = one["vat"] - sum(line.vat for line in earlier if line.rate == rate)
        if part:
            made.append(Vat(rate, part, vat_of_part(vat, total, part)))
    return made


def _taxes(rows: list[tuple[ReceiptLine, int]], vats: list[Vat]) -> dict[int, int]:
    found: dict[int, int] = {}
    for vat in vats:
        mine = [(line.place, amount) for line, amount in rows if line.rate == vat.rate]
        parts = shared(vat.vat, [amount for _, amount in mine])
        found |= {place: part for (place, _), part in zip(mine, parts, strict=True)}
    return found


async def _left(session: AsyncSession, sale_id: UUID) -> list[Left]:
    """What each payment of a sale has that didn't go back yet."""
    made = select(Receipt.id).where(Receipt.original_id == sale_id, Receipt.state == "REFUNDED")
    back: dict[UUID | None, int] = defaultdict(int)
    for row in await session.scalars(select(Payment).where(Payment.receipt_id.in_(made), Payment.state == "completed")):
        back[row.returns] += row.amount
    paid = await session.scalars(select(Payment).where(Payment.receipt_id == sale_id, Payment.state == "completed").order_by(Payment.place))
    return [Left(row.id, row.way, row.amount - back[row.id]) for row in paid]


async def retry(session: AsyncSession, caller: Caller, refund_id: UUID) -> ReceiptOut:
    """Begin a refund once more that came to nothing. Raises NotRetriable, and what `store` does."""
    failed = await owned(session, Receipt, refund_id, lock=True)
    if failed.kind != "refund" or failed.state not in {"CANCELLED", "ABORTED"} or failed.original_id is None:
        raise errors.NotRetriable
    if await session.scalar(select(Receipt.id).where(Receipt.retry_of == failed.id).limit(1)):
        raise errors.NotRetriable
    places = list(await session.scalars(select(ReceiptLine.place).where(ReceiptLine.receipt_id == failed.id)))
    wanted = RefundIn(amount=failed.total, register_id=failed.register_id, restock=failed.restock, places=places)
    return await store(session, caller, failed.original_id, wanted, retry_of=failed.id)
