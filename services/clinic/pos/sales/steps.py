"""The steps of a sale or refund after its attempt is committed: terminal, number, control unit, receipt.

Whoever has a receipt's `turn` does its next step: first the process that took the call, then, when that has died or there is
something to wait for, the worker, which takes every turn that has run out. A step commits what it is about to do, calls, and
commits what came of it if the turn is still its own; so a step may be done twice, and each is asked for by an id of ours: a card's
session, a register's number. A card is never sent to the terminal twice.
"""

import asyncio
from collections.abc import Awaitable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, TypeVar
from uuid import UUID

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import db
from clinic.core.clock import now
from clinic.core.context import Context
from clinic.core.db import Unit, unit
from clinic.core.logs import log
from clinic.pos import events
from clinic.pos.sales.models import Payment, Receipt, Registration
from clinic.pos.tills import till as tills
from clinic.pos.tills.till import Till
from clinic.providers.errors import NoAnswer

Answer = TypeVar("Answer")

TURN = timedelta(seconds=20)
"""How long a turn lasts: longer than the longest calls in it, a stop and a question. What a dead process had is taken up after it."""
CALL, STOP = 10.0, 5.0
"""Seconds after which a call's answer, and that to a stop, is no longer waited for."""
AT_ONCE = 2.0
"""Seconds that the answer to a sale waits for its first steps, most of which are done by then."""
ENDED = -1.0
"""What a move says that was the last."""
_driving: set[asyncio.Task[None]] = set()


@dataclass(slots=True)
class Scene:
    """A receipt at one of its steps, with all that the step needs."""

    context: Context
    receipt: Receipt
    payments: list[Payment]
    registration: Registration | None
    till: Till
    told: dict[str, Any] | None = None
    """The attempt as it would be read, where it was just made."""

    @property
    def card(self) -> Payment | None:
        """The card payment, or its return, that has no end yet."""
        return next((one for one in self.payments if one.way == "card" and one.state in {"waiting", "sent"}), None)

    @property
    def age(self) -> float:
        """Seconds since the step that is being done began to matter: the terminal's or the number's."""
        since = self.registration.at if self.registration else (self.card.sent_at if self.card else None)
        return (now() - since).total_seconds() if since else 0.0


def after_commit(session: Unit, receipt: Receipt, scene: Scene | None = None) -> None:
    """Once this transaction has committed, do the receipt's steps, the first in the scene that is known; its answer waits a moment."""
    context, receipt_id, turn = Context.system(receipt.company_id), receipt.id, receipt.turn

    async def begin() -> None:
        await asyncio.wait({go(context, receipt_id, turn, scene)}, timeout=AT_ONCE)

    db.after_commit(session, begin)


def go(context: Context, receipt_id: UUID, turn: int, scene: Scene | None = None) -> asyncio.Task[None]:
    """Do a receipt's steps beside whatever else is done; the task is held on to until it's done."""
    task = asyncio.create_task(drive(context, receipt_id, turn, scene))
    _driving.add(task)
    task.add_done_callback(_driving.discard)
    return task


async def drive(context: Context, receipt_id: UUID, turn: int, scene: Scene | None = None) -> None:
    """Do a receipt's steps until it ends, has to wait, or is another's turn."""
    from clinic.pos.sales.moves import move  # noqa: PLC0415 - the moves know the steps

    try:
        while scene := scene or await look(context, receipt_id, turn):
            wait, scene = await move(scene, turn), None
            if wait == ENDED:
                return
            if wait is not None:
                await hand_over(context, receipt_id, turn, wait)
                return
    except Exception as error:  # noqa: BLE001 - the turn runs out, and the next has another look
        log.error("sale.step_failed", receipt_id=str(receipt_id), exc_info=error)


async def look(context: Context, receipt_id: UUID, turn: int) -> Scene | None:
    """The receipt as it stands, if it's open and the turn is ours; the turn lasts anew from here."""
    async with unit(context) as session:
        receipt = await mine(session, receipt_id, turn)
        if receipt is None:
            return None
        receipt.look_at = now() + TURN
        return await _scene(session, context, receipt)


async def _scene(session: AsyncSession, context: Context, receipt: Receipt) -> Scene:
    payments = await session.scalars(select(Payment).where(Payment.receipt_id == receipt.id).order_by(Payment.place))
    drawn = await session.scalars(
        select(Registration).where(Registration.receipt_id == receipt.id, Registration.kind != "copy"),
    )
    return Scene(context, receipt, list(payments), drawn.one_or_none(), await tills.find(session, receipt.register_id))


async def mine(session: AsyncSession, receipt_id: UUID, turn: int) -> Receipt | None:
    """The receipt, locked, if it's open and still our turn."""
    query = select(Receipt).where(Receipt.id == receipt_id).with_for_update().execution_options(populate_existing=True)
    receipt = (await session.scalars(query)).one_or_none()
    return receipt if receipt is not None and receipt.is_open and receipt.turn == turn else None


async def again(session: AsyncSession, scene: Scene, turn: int) -> Scene | None:
    """The scene anew in a transaction that is to write what came of a call; None when the turn was lost meanwhile."""
    receipt = await mine(session, scene.receipt.id, turn)
    return await _scene(session, scene.context, receipt) if receipt else None


async def hand_over(context: Context, receipt_id: UUID, turn: int, wait: float) -> None:
    """Have the worker look again in so many seconds."""
    async with unit(context) as session:
        receipt = await mine(session, receipt_id, turn)
        if receipt is not None:
            receipt.look_at = soon(wait)


def soon(wait: float) -> datetime:
    """So many seconds from now."""
    return now() + timedelta(seconds=wait)


async def called(work: Awaitable[Answer], most: float | None = None) -> Answer:
    """The answer, or NoAnswer when it takes so long that the turn could end."""
    try:
        async with asyncio.timeout(CALL if most is None else most):
            return await work
    except TimeoutError as error:
        raise NoAnswer(provider="") from error


async def say(scene: Scene, turn: int, trouble: str) -> None:
    """Let the till read why a receipt is being resolved."""
    async with unit(scene.context) as session:
        receipt = await mine(session, scene.receipt.id, turn)
        if receipt is not None and receipt.trouble != trouble:
            receipt.trouble = trouble
            await session.flush()
            events.moved(session, receipt)
