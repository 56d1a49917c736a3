"""What staff do at the till: price a cart, sell, stop, try again, pay back. What follows the commit is `steps.py`'s."""

from typing import Any
from uuid import UUID

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import audit
from clinic.core.auth import Caller
from clinic.core.clock import now
from clinic.core.context import Context
from clinic.core.db import Unit, owned
from clinic.core.errors import NotFound
from clinic.core.i18n import language
from clinic.pos import errors, events, stock
from clinic.pos.sales import cart as carts, numbers, opening, queries, steps, ways
from clinic.pos.sales.answers import QuoteOut, ReceiptOut
from clinic.pos.sales.models import Payment, Receipt, ReceiptLine
from clinic.pos.sales.schemas import CartIn, CartLine, DiscountIn, PaymentIn, RetryIn, SaleIn
from clinic.pos.sales.steps import Scene
from clinic.pos.tills import till as tills


async def quote(session: Unit, wanted: CartIn) -> QuoteOut:
    """What a cart comes to; nothing is stored."""
    return (await carts.fill(session, wanted, language.get(), stored=False)).quote()


async def store(session: Unit, caller: Caller, wanted: SaleIn, *, retry_of: UUID | None = None) -> ReceiptOut:
    """Begin a sale: what it says is written, goods and gift cards are taken, and what is to be paid by card waits for the terminal.

    Raises what keeps the till from selling, OutOfStock, GiftCardUnusable, NoTerminal, and FieldErrors; nothing is written then.
    """
    till = await tills.ready(session, wanted.register_id)
    cart = await carts.fill(session, wanted, till.seller["language"], wanted.client_id)
    laid, rounding = ways.lay(cart.sum.total, wanted.payments)
    by_card = any(one.way == "card" for one in laid)
    if by_card and not till.terminal_id:
        raise errors.NoTerminal
    receipt = opening.begin(till, caller, cart, rounding=rounding, booking_id=wanted.booking_id, retry_of=retry_of)
    payments = await opening.pay(session, receipt, till, laid)
    drawn = None if by_card else await numbers.number(session, receipt)
    await stock.take(session, cart.goods)  # last: other tills wait for these rows until the commit
    opening.write(session, receipt, cart, payments)
    _tell(session, receipt)
    told = opening.told(receipt, cart, payments, [one.code if one.way == "gift_card" else "" for one in laid])
    steps.after_commit(session, receipt, Scene(Context.system(caller.company_id), receipt, payments, drawn, till, told))
    return queries.out(told)


def _tell(session: Unit, receipt: Receipt) -> None:
    audit.record(
        session, f"{receipt.kind}.begun", receipt.id, client_id=receipt.client_id, total=receipt.total, register_id=receipt.register_id,
        original_id=receipt.original_id, retry_of=receipt.retry_of,
    )
    events.moved(session, receipt)


async def begun(session: AsyncSession, receipt: Receipt) -> ReceiptOut:
    """Tell of an attempt that is written now, and have its steps done once it's committed."""
    await session.flush()
    _tell(session, receipt)
    steps.after_commit(session, receipt)
    return await queries.shown(session, receipt.id)


async def abort(session: AsyncSession, receipt_id: UUID) -> ReceiptOut:
    """Ask that a payment at the terminal be stopped; whether it was in time the receipt's state will say.

    Raises TooLateToAbort when it has ended, when what is to be paid is paid, or when some of a refund is back on its card.
    """
    receipt = await owned(session, Receipt, receipt_id, lock=True)
    back = select(Payment.id).where(Payment.receipt_id == receipt_id, Payment.way == "card", Payment.state == "completed")
    begun = receipt.kind == "refund" and await session.scalar(back.limit(1))
    if not receipt.is_open or receipt.step not in {"check", "charge"} or begun:
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
    tried = await session.scalar(select(Receipt.id).where(Receipt.retry_of == receipt_id))
    if failed.kind != "sale" or failed.state not in {"CANCELLED", "ABORTED"} or tried:
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
        made.append(PaymentIn(**fields, code=cards.get(row.gift_card_id) if row.gift_card_id else None))
    if not made:
        raise NotFound
    return made
