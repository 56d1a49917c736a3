"""How a receipt ends: given, or nothing; and how what was paid goes back when the control unit doesn't take it."""

from typing import Any
from uuid import UUID

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import audit
from clinic.core.clock import now
from clinic.core.db import DirectSession, Unit, owned
from clinic.core.models import new_id
from clinic.pos import errors, events, stock
from clinic.pos.days import journal
from clinic.pos.giftcards import service as giftcards
from clinic.pos.sales import opening, queries
from clinic.pos.sales.models import ALARM, Payment, Receipt, ReceiptLine
from clinic.pos.sales.steps import Scene
from clinic.providers.infrasec.types import ControlReply

RETURN_AGAIN = (20.0, 60.0, 300.0, 1800.0, 7200.0)
"""Seconds until a return to a card that was not made is tried again, longer each time."""
_PAID = """
WITH paid AS (UPDATE receipt SET state = 'PAID', step = 'done', trouble = '', paid_at = $4, ended_at = $4, updated_at = $4,
  version = version + 1 WHERE company_id = $1 AND id = $2 AND turn = $3 AND state IN ('PENDING', 'PROCESSING') RETURNING version),
registered AS (UPDATE control_registration SET state = 'registered', unit = $6, code = $7, error = '', registered_at = $4, updated_at = $4
  WHERE company_id = $1 AND id = $5 AND EXISTS (SELECT 1 FROM paid))
SELECT version, EXISTS (SELECT 1 FROM gift_card WHERE company_id = $1 AND receipt_id = $2 AND state = 'pending') AS sold_cards FROM paid
"""


async def given(session: DirectSession, scene: Scene, turn: int, reply: ControlReply) -> None:
    """The control unit has a sale: it is paid, if the turn is still ours, and the journal says so. All sales end here, so it's quick."""
    receipt, drawn, at = scene.receipt, scene.registration, now()
    assert drawn  # noqa: S101 - it has a number
    paid = await (await session.connection()).fetchrow(
        _PAID, receipt.company_id, receipt.id, turn, at, drawn.id, reply.unit, reply.code,
    )
    if paid is None:
        return
    if paid["sold_cards"]:
        await giftcards.settle(session, receipt, paid=True)
    content = opening.paid(scene.told, at, reply) if scene.told and not paid["sold_cards"] else await queries.content(session, receipt.id)
    _enter(session, receipt, "sale", paid["version"], content)
    events.ended(session, receipt)


async def paid_back(session: AsyncSession, scene: Scene, reply: ControlReply) -> None:
    """The control unit has a refund: it is paid back, and its sale says how much of it is."""
    receipt, drawn = scene.receipt, scene.registration
    assert drawn  # noqa: S101
    at = now()
    drawn.state, drawn.unit, drawn.code, drawn.registered_at, drawn.error = "registered", reply.unit, reply.code, at, ""
    receipt.step, receipt.trouble, receipt.ended_at, receipt.state, receipt.refunded_at = "done", "", at, "REFUNDED", at
    await _refunded(session, scene)
    await session.flush()
    _enter(session, receipt, "refund", receipt.version, await queries.content(session, receipt.id))
    events.ended(session, receipt)


async def _refunded(session: AsyncSession, scene: Scene) -> None:
    receipt = scene.receipt
    original = await owned(session, Receipt, receipt.original_id or receipt.id, lock=True)
    original.refunded += receipt.total
    original.state = "REFUNDED" if original.refunded == original.total else "PARTIALLY_REFUNDED"
    original.refunded_at = now()
    for one in scene.payments:
        if one.way == "gift_card" and one.gift_card_id:
            await giftcards.give_back(session, one.gift_card_id, one.amount, receipt.id)
    if receipt.restock:
        await stock.put_back(session, await _goods(session, receipt.id))
    await session.flush()
    events.moved(session, original)


async def nothing(session: AsyncSession, scene: Scene, why: str, state: str = "CANCELLED") -> None:
    """It came to nothing: goods go back to the shelf, gift cards get their value back, cash is handed back."""
    receipt = scene.receipt
    receipt.state, receipt.step, receipt.trouble, receipt.failure, receipt.ended_at = state, "done", "", why, now()
    for one in scene.payments:
        if one.state == "waiting":
            one.state = "failed"
        elif one.state == "completed" and not one.is_reversal:
            if one.gift_card_id and receipt.kind == "sale":
                await giftcards.give_back(session, one.gift_card_id, one.amount, receipt.id)
            one.state = "returned"
    if receipt.kind == "sale":
        await giftcards.settle(session, receipt, paid=False)
        await stock.put_back(session, await _goods(session, receipt.id))
    if scene.registration is not None:
        scene.registration.state = "failed"
    await session.flush()
    if scene.registration is not None:
        _enter(session, receipt, "unfinished", receipt.version, await queries.content(session, receipt.id))
    audit.record(session, f"{receipt.kind}.failed", receipt.id, client_id=receipt.client_id, failure=why)
    events.moved(session, receipt)


async def turn_back(session: AsyncSession, scene: Scene, why: str) -> None:
    """A sale that was paid, or in part, comes to nothing: the money goes back, a card's through the terminal's provider."""
    charged = [one for one in scene.payments if one.way == "card" and one.state == "completed" and not one.is_reversal]
    if not charged:
        await nothing(session, scene, why)
        return
    _call_off(scene)
    on_their_way = {one.returns for one in scene.payments if one.is_reversal and one.state != "failed"}
    for one in charged:
        if one.id not in on_their_way:
            _return(session, scene, one, returns=one.id, is_reversal=True)
    scene.receipt.step, scene.receipt.trouble, scene.receipt.failure = "reverse", errors.ReturningMoney.code, why
    audit.record(session, "sale.returning", scene.receipt.id, client_id=scene.receipt.client_id, why=why)
    await session.flush()
    events.moved(session, scene.receipt)


async def doubt(session: AsyncSession, scene: Scene) -> None:
    """Nobody could say in time whether the card was charged: the sale isn't made, and what was charged goes back once that is known."""
    receipt = scene.receipt
    receipt.state, receipt.step, receipt.trouble, receipt.failure = "PROCESSING", "reverse", errors.InDoubt.code, errors.TerminalLate.code
    _call_off(scene)
    audit.record(session, "sale.in_doubt", receipt.id, client_id=receipt.client_id)
    await session.flush()
    events.moved(session, receipt)


def _call_off(scene: Scene) -> None:
    """No card that wasn't asked for yet is charged for a sale that isn't made."""
    for one in scene.payments:
        if one.state == "waiting" and not one.is_reversal:
            one.state = "failed"


async def once_more(session: AsyncSession, scene: Scene, failed: Payment) -> float:
    """Have a return of money to a card that was not made tried anew, by a session of its own; in how many seconds.

    It's the customer's money, so it is never given up; but from the alarm on it waits for somebody, who can ask why it fails.
    """
    await session.flush()  # the one that failed is written before the next, for a charge has one return at a time
    tries = sum(one.returns == failed.returns and one.state == "failed" for one in scene.payments)
    _return(session, scene, failed, returns=failed.returns, is_reversal=failed.is_reversal)
    scene.receipt.trouble = (errors.ReturningMoney if tries < ALARM else errors.ReturnStuck).code
    if tries == ALARM:
        audit.record(session, f"{scene.receipt.kind}.return_stuck", scene.receipt.id, client_id=scene.receipt.client_id, tries=tries)
    await session.flush()
    events.moved(session, scene.receipt)
    return RETURN_AGAIN[min(tries, len(RETURN_AGAIN)) - 1]


def _return(session: AsyncSession, scene: Scene, like: Payment, *, returns: UUID | None, is_reversal: bool) -> None:
    row = Payment(
        company_id=like.company_id, id=new_id(), receipt_id=like.receipt_id, place=max(one.place for one in scene.payments) + 1, way="card",
        amount=like.amount, state="waiting", returns=returns, is_reversal=is_reversal, terminal_id=like.terminal_id, given=0, facts={},
    )
    session.add(row)
    scene.payments.append(row)


async def _goods(session: AsyncSession, receipt_id: UUID) -> dict[UUID, int]:
    found: dict[UUID, int] = {}
    columns = (ReceiptLine.product_id, ReceiptLine.quantity)
    for product_id, quantity in await session.execute(select(*columns).where(ReceiptLine.receipt_id == receipt_id)):
        if product_id:
            found[product_id] = found.get(product_id, 0) + quantity
    return found


def _enter(session: Unit, receipt: Receipt, kind: str, version: int, content: dict[str, Any]) -> None:
    journal.enter(
        session, kind, register_id=receipt.register_id, z_number=receipt.z_number or 0, content=content, amount=receipt.total,
        receipt_id=receipt.id, client_id=receipt.client_id,
    )
    events.moved(session, receipt, version)
