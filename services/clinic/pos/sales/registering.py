"""Registering a receipt with the control unit: with its word the receipt is given, without it the money of a sale goes back (POS-041)."""

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core.clock import now
from clinic.core.db import busy, unit
from clinic.pos import errors, events
from clinic.pos.sales import ends, numbers
from clinic.pos.sales.models import Registration
from clinic.pos.sales.steps import ENDED, TURN, Scene, again, called
from clinic.pos.tills.till import Till
from clinic.providers import infrasec
from clinic.providers.errors import ProviderError
from clinic.providers.infrasec.errors import NotRegistered, NumberUsed
from clinic.providers.infrasec.types import ControlReply

PATIENCE = {True: 60.0, False: 12.0}
"""Seconds to try the control unit: longer when a card was charged, for its money would have to go back; the customer waits for the word."""
WAITS = (1.0, 2.0, 3.0, 5.0, 8.0, 13.0)
LASTING = 60.0
"""Seconds between tries of a refund whose card got its money while the unit refuses it for good: somebody has to mend the register."""


async def register(scene: Scene, turn: int) -> float | None:
    """Register the receipt with the control unit; with its word the receipt is given, without it the money goes back."""
    drawn = scene.registration
    assert drawn  # noqa: S101 - the step follows the number
    try:
        reply = await _told(scene, drawn)
    except ProviderError as why:
        return await _unregistered(scene, turn, why)
    if scene.receipt.kind == "sale":
        async with busy(scene.context) as direct:
            await ends.given(direct, scene, turn, reply)
        return ENDED
    async with unit(scene.context) as session:
        if found := await again(session, scene, turn):
            await ends.paid_back(session, found, reply)
    return ENDED


async def _told(scene: Scene, drawn: Registration) -> ControlReply:
    """The control unit's word; a receipt of nothing isn't sent, for the control system takes no zero."""
    if not scene.receipt.total:
        return without_code(scene.till, drawn)
    return await called(infrasec.register(scene.till.control, numbers.told(scene.receipt, drawn)))


async def _unregistered(scene: Scene, turn: int, why: ProviderError) -> float | None:
    async with unit(scene.context) as session:
        found = await again(session, scene, turn)
        if found is None or found.registration is None:
            return None
        drawn, receipt = found.registration, found.receipt
        lasting = await refused(session, drawn, why)
        if lasting and has(drawn, why) and receipt.kind == "refund":
            await ends.paid_back(session, found, without_code(found.till, drawn))
            return None
        charged = any(one.way == "card" and one.state == "completed" for one in found.payments)
        left = PATIENCE[charged] - (now() - drawn.at).total_seconds()
        given_up = left < 0 or lasting
        if receipt.kind == "sale" and given_up:
            await ends.turn_back(session, found, errors.ControlUnitDown.code)
            return None
        if receipt.kind == "refund" and lasting and not charged:
            await ends.nothing(session, found, why.code)
            return None
        receipt.trouble = errors.Registering.code
        await session.flush()
        events.moved(session, receipt)
        if lasting:
            return LASTING
        wait = WAITS[min(drawn.tries, len(WAITS)) - 1]
        return min(wait, left) if receipt.kind == "sale" else wait


async def refused(session: AsyncSession, drawn: Registration, why: ProviderError) -> bool:
    """Keep what the control unit answered instead of registering; whether it answers so for good.

    A first try so late is of who took it up from a dead process, which may have told the unit before.
    """
    taken_up = not drawn.tries and now() - drawn.at > TURN
    drawn.tries, drawn.error, drawn.maybe_done = drawn.tries + 1, why.code, drawn.maybe_done or why.maybe_done or taken_up
    return why.lasting and not (isinstance(why, NotRegistered) and why.in_order and await numbers.sending_before(session, drawn))


def has(drawn: Registration, why: ProviderError) -> bool:
    """Whether a number that is refused for good was registered by a try before, whose answer was lost: its unit takes nothing twice."""
    return drawn.maybe_done and isinstance(why, NumberUsed)


def without_code(till: Till, drawn: Registration) -> ControlReply:
    """What is known of a receipt whose code was never told."""
    return ControlReply(till.row["control_unit"], "", drawn.number)
