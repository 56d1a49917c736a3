"""Paying back: a receipt of its own with its own number, laid upon the same lines and by the same ways as the sale."""

from collections import defaultdict
from dataclasses import dataclass
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
from clinic.pos.sales.schemas import RefundIn, ReturnedLine
from clinic.pos.sales.ways import Left
from clinic.pos.tills import till as tills
from clinic.pos.tills.till import Till


@dataclass(frozen=True, slots=True)
class Rest:
    """What a line has left to give back."""

    quantity: int
    amount: int

    def worth(self, quantity: int | None) -> int:
        """What so many of it come to, or all: parts laid end to end come to the whole."""
        return self.amount if quantity is None else vat_of_part(self.amount, self.quantity, quantity)


@dataclass(frozen=True, slots=True)
class Returned:
    """What a refund gives back of a line. None of its goods with an amount is a reduction of the price."""

    line: ReceiptLine
    amount: int
    quantity: int


async def store(session: AsyncSession, caller: Caller, receipt_id: UUID, wanted: RefundIn, *, retry_of: UUID | None = None) -> ReceiptOut:
    """Begin a refund (POS-032).

    Raises NotRefundable, GiftCardSold, GiftCardOff, RefundUnderWay, Merged, FieldErrors at `amount`, `lines.{n}` and
    `restock`.
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
    rows = _returned(lines, earlier, wanted)
    if wanted.restock and not any(row.quantity for row in rows):
        raise FieldError("restock", "which_lines")
    till = await tills.ready(session, wanted.register_id or sale.register_id)
    refund = await _receipt(session, caller, till, sale=sale, rows=rows, vats=_vats(sale, rows, earlier), wanted=wanted)
    refund.retry_of = retry_of
    return await service.begun(session, refund)


async def _receipt(
    session: AsyncSession, caller: Caller, till: Till, *, sale: Receipt, rows: list[Returned], vats: list[Vat],
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
            **_again(row.line), company_id=sale.company_id, id=new_id(), receipt_id=refund.id, quantity=row.quantity, gross=row.amount,
            total=row.amount, vat=taxes[row.line.place],
        ) for row in rows
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
    names = ("place", "kind", "product_id", "service_id", "practitioner_id", "name", "code", "unit_price", "rate")
    return {name: getattr(line, name) for name in (*names, "purpose", "reason")}


async def _given_back(session: AsyncSession, sale_id: UUID) -> list[ReceiptLine]:
    """The lines of the refunds that were made."""
    made = select(Receipt.id).where(Receipt.original_id == sale_id, Receipt.state == "REFUNDED")
    return list(await session.scalars(select(ReceiptLine).where(ReceiptLine.receipt_id.in_(made))))


def _rest(lines: list[ReceiptLine], earlier: list[ReceiptLine]) -> dict[int, Rest]:
    rest = {line.place: Rest(line.quantity, line.total) for line in lines}
    for line in earlier:
        was = rest[line.place]
        rest[line.place] = Rest(max(was.quantity - line.quantity, 0), was.amount - line.total)
    return rest


def _returned(lines: list[ReceiptLine], earlier: list[ReceiptLine], wanted: RefundIn) -> list[Returned]:
    """The amount laid on what is named, or on all that is left, and the goods that come back with it; FieldErrors as `store` has them."""
    rest = _rest(lines, earlier)
    asked = {one.place: one.quantity for one in wanted.lines} if wanted.lines else dict.fromkeys(rest)
    _prove_there(rest, wanted.lines)
    named = [line for line in lines if line.place in asked]
    worth = [rest[line.place].worth(asked[line.place]) for line in named]
    whole = wanted.amount == sum(worth)
    rows = [
        Returned(line, part, asked[line.place] or (rest[line.place].quantity if whole else 0))
        for line, part in zip(named, shared(wanted.amount, worth), strict=True)
    ]
    rows = [row for row in rows if row.amount or row.quantity]
    if wanted.amount > sum(worth):
        raise FieldError("amount", "at_most", limit=f"{sum(worth) / KRONA:.2f}")
    if not rows or not (wanted.amount or whole):
        raise FieldError("amount", "above", limit=0)
    if wanted.amount % KRONA and not whole:
        raise FieldError("amount", "whole_units")
    return rows


def _prove_there(rest: dict[int, Rest], named: list[ReturnedLine]) -> None:
    for number, one in enumerate(named):
        if one.place not in rest or one.place in {other.place for other in named[:number]}:
            raise FieldError(f"lines.{number}.place", "unknown")
        if (one.quantity or 0) > rest[one.place].quantity:
            raise FieldError(f"lines.{number}.quantity", "at_most", limit=rest[one.place].quantity)


def _vats(sale: Receipt, rows: list[Returned], earlier: list[ReceiptLine]) -> list[Vat]:
    """VAT by rate: the share of what each rate has left, so that refunds of the whole come to the whole."""
    made = []
    for one in sale.vats:
        rate = one["rate"]
        part = sum(row.amount for row in rows if row.line.rate == rate)
        total = one["total"] - sum(line.total for line in earlier if line.rate == rate)
        vat = one["vat"] - sum(line.vat for line in earlier if line.rate == rate)
        if part:
            made.append(Vat(rate, part, vat_of_part(vat, total, part)))
    return made


def _taxes(rows: list[Returned], vats: list[Vat]) -> dict[int, int]:
    found = {row.line.place: 0 for row in rows}
    for vat in vats:
        mine = [row for row in rows if row.line.rate == vat.rate]
        parts = shared(vat.vat, [row.amount for row in mine])
        found |= {row.line.place: part for row, part in zip(mine, parts, strict=True)}
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
    made = await session.scalars(select(ReceiptLine).where(ReceiptLine.receipt_id == failed.id).order_by(ReceiptLine.place))
    lines = [ReturnedLine(place=line.place, quantity=line.quantity or None) for line in made]
    wanted = RefundIn(amount=failed.total, register_id=failed.register_id, restock=failed.restock, lines=lines)
    return await store(session, caller, failed.original_id, wanted, retry_of=failed.id)
