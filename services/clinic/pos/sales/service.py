"""What staff do at the till: price a cart, sell, stop, try again, pay back. What follows the commit is `steps.py`'s."""

from typing import Any
from uuid import UUID

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.clients import service as clients
from clinic.core import audit
from clinic.core.auth import Caller
from clinic.core.clock import now
from clinic.core.db import owned
from clinic.core.errors import NotFound
from clinic.core.i18n import language
from clinic.core.models import new_id
from clinic.pos import errors, events, stock
from clinic.pos.giftcards import service as giftcards
from clinic.pos.sales import cart as carts, numbers, queries, steps, ways
from clinic.pos.sales.answers import QuoteOut, ReceiptOut
from clinic.pos.sales.cart import Cart
from clinic.pos.sales.models import Payment, Receipt, ReceiptLine
from clinic.pos.sales.schemas import CartIn, CartLine, DiscountIn, PaymentIn, RetryIn, SaleIn
from clinic.pos.sales.ways import Laid
from clinic.pos.tills import till as tills
from clinic.pos.tills.till import Till


async def quote(session: AsyncSession, wanted: CartIn) -> QuoteOut:
    """What a cart comes to; nothing is stored."""
    return (await carts.fill(session, wanted, language.get())).quote()


async def store(session: AsyncSession, caller: Caller, wanted: SaleIn, *, retry_of: UUID | None = None) -> ReceiptOut:
    """Begin a sale: what it says is written, goods and gift cards are taken, and what is to be paid by card waits for the terminal.

    Raises what keeps the till from selling, OutOfStock, GiftCardUnusable, NoTerminal, and FieldErrors; nothing is written then.
    """
    till = await tills.ready(session, wanted.register_id)
    cart = await carts.fill(session, wanted, till.seller["language"])
    client_id = await carts.owner(session, cart, wanted.client_id)
    laid, rounding = ways.lay(cart.sum.total, wanted.payments)
    by_card = any(one.way == "card" for one in laid)
    if by_card and not till.terminal_id:
        raise errors.NoTerminal
    receipt = _receipt(till, caller, cart, rounding)
    receipt.client_id, receipt.booking_id, receipt.retry_of = client_id, wanted.booking_id, retry_of
    receipt.client_name = await _name(session, client_id)
    await _write(session, receipt, cart)
    await _pay(session, receipt, till, laid)
    await stock.take(session, cart.goods)
    if not by_card:
        await numbers.number(session, receipt)
    return await begun(session, receipt)


def _receipt(till: Till, caller: Caller, cart: Cart, rounding: int) -> Receipt:
    found = cart.sum
    return Receipt(
        company_id=caller.company_id, id=new_id(), register_id=till.id, membership_id=caller.context.membership_id, cashier=caller.name,
        seller=till.seller, gross=found.gross, discount=found.discount, total=found.total, rounding=rounding, vat=found.vat,
        vats=[one.plain() for one in found.vats], look_at=now() + steps.TURN, turn=1, client_name="",
    )


async def _name(session: AsyncSession, client_id: UUID | None) -> str:
    if client_id is None:
        return ""
    client = await clients.get(session, client_id)
    return f"{client.first_name} {client.last_name}"


async def _write(session: AsyncSession, receipt: Receipt, cart: Cart) -> None:
    session.add(receipt)
    try:
        await session.flush()
    except IntegrityError as error:
        if "receipt_retry_key" in str(error.orig):
            raise errors.NotRetriable from error
        raise
    session.add_all(ReceiptLine(company_id=receipt.company_id, id=new_id(), receipt_id=receipt.id, **line) for line in cart.lines)
    for line in cart.lines:
        if line["kind"] == "gift_card":
            giftcards.prepare(session, receipt, line["total"], line["expires_on"])


async def _pay(session: AsyncSession, receipt: Receipt, till: Till, laid: list[Laid]) -> None:
    """Cash is in the drawer and gift cards are charged with this transaction; a card waits."""
    for place, one in enumerate(laid):
        row = Payment(
            company_id=receipt.company_id, id=new_id(), receipt_id=receipt.id, place=place, way=one.way, amount=one.amount, given=one.given,
            state="waiting" if one.way == "card" else "completed", terminal_id=till.terminal_id if one.way == "card" else "",
        )
        if one.way == "gift_card":
            row.gift_card_id = await giftcards.take(session, one.code, one.amount, receipt.id, f"payments.{place}")
        session.add(row)


async def begun(session: AsyncSession, receipt: Receipt) -> ReceiptOut:
    """Tell of an attempt that is written now, and have its steps done once it's committed."""
    await session.flush()
    audit.record(
        session, f"{receipt.kind}.begun", receipt.id, client_id=receipt.client_id, total=receipt.total, register_id=receipt.register_id,
        original_id=receipt.original_id, retry_of=receipt.retry_of,
    )
    events.moved(session, receipt)
    steps.after_commit(session, receipt)
    return await queries.shown(session, receipt.id)


async def abort(session: AsyncSession, receipt_id: UUID) -> ReceiptOut:
    """Ask that a payment at the terminal be stopped; whether it was in time the receipt's state will say.

    Raises TooLateToAbort when it has ended, or when what is to be paid is paid.
    """
    receipt = await owned(session, Receipt, receipt_id, lock=True)
    if not receipt.is_open or receipt.step not in {"check", "charge"}:
        raise errors.TooLateToAbort
    if not receipt.abort_wanted:
        receipt.abort_wanted = True
        receipt.look_at, receipt.turn = now() + steps.TURN, receipt.turn + 1
        await session.flush()
        audit.record(session, f"{receipt.kind}.abort_wanted", receipt.id, client_id=receipt.client_id)
        steps.after_commit(session, receipt)
    return await queries.shown(session, receipt_id)


async def retry(session: AsyncSession, caller: Caller, receipt_id: UUID, wanted: RetryIn) -> ReceiptOut:
    """Begin the same sale once more after it came to nothing, at today's prices. Raises NotRetriable."""
    failed = await owned(session, Receipt, receipt_id, lock=True)
    if failed.kind != "sale" or failed.state not in {"CANCELLED", "ABORTED"}:
        raise errors.NotRetriable
    lines = list(await session.scalars(select(ReceiptLine).where(ReceiptLine.receipt_id == receipt_id).order_by(ReceiptLine.place)))
    discounted = sum(line.total + line.share for line in lines if line.kind != "gift_card")
    return await store(session, caller, SaleIn(
        register_id=failed.register_id, client_id=failed.client_id, booking_id=failed.booking_id,
        lines=[_again(line) for line in lines], discount=_amount(sum(line.share for line in lines), discounted),
        payments=wanted.payments or await _ways(session, receipt_id),
    ), retry_of=failed.id)


def _again(line: ReceiptLine) -> CartLine:
    names = ("kind", "product_id", "service_id", "practitioner_id", "quantity", "reason", "expires_on")
    return CartLine(
        **{name: getattr(line, name) for name in names},
        unit_price=None if line.kind == "product" else line.unit_price, discount=_amount(line.discount, line.gross),
        purpose="medical" if line.purpose == "medical" else "cosmetic",
    )


def _amount(value: int, whole: int) -> DiscountIn | None:
    if value == whole:
        return DiscountIn(kind="percent", value=100) if value else None
    return DiscountIn(kind="amount", value=value) if value else None


async def _ways(session: AsyncSession, receipt_id: UUID) -> list[PaymentIn]:
    """How it was to be paid, for the next try to be paid likewise."""
    rows = await session.scalars(
        select(Payment).where(Payment.receipt_id == receipt_id, Payment.is_reversal.is_(False)).order_by(Payment.place),
    )
    cards: dict[UUID, str] = await queries.gift_card_codes(session, receipt_id)
    made: list[PaymentIn] = []
    for row in rows:
        fields: dict[str, Any] = {"way": row.way, "amount": row.amount, "given": row.given or None}
        made.append(PaymentIn(**fields, code=cards.get(row.gift_card_id, "") if row.gift_card_id else ""))
    if not made:
        raise NotFound
    return made
