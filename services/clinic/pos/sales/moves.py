"""What is done at each step of a receipt. A move answers how many seconds to wait, or None to go on at once."""

from collections.abc import Awaitable, Callable
from uuid import UUID

from clinic.core.clock import now
from clinic.core.db import unit
from clinic.core.models import new_id
from clinic.pos import errors, events
from clinic.pos.sales import ends, numbers, registering
from clinic.pos.sales.models import Payment
from clinic.pos.sales.steps import STOP, TURN, Scene, again, called, say
from clinic.providers import infrasec
from clinic.providers.errors import NoAnswer, ProviderError
from clinic.providers.viva import reasons, terminal
from clinic.providers.viva.errors import SessionUnknown
from clinic.providers.viva.types import Session as AtTerminal

POLL, SLOW_POLL = 1.0, 5.0
NEVER = 30.0
"""Seconds after which a sale that the provider has never heard of did not arrive."""
SILENT = 50.0
"""Seconds that a terminal may take before its sale is stopped: Viva stops it until the card is read, but no PIN that is being typed."""
DOUBT = 78.0
"""Seconds after which a sale isn't made whose payment nobody can tell of: whoever waits knows within two minutes how it stands."""


async def move(scene: Scene, turn: int) -> float | None:
    """Do the receipt's next step."""
    return await _MOVES[scene.receipt.step](scene, turn)


async def _check(scene: Scene, turn: int) -> float | None:
    """Ask the control unit before money is taken: without it there would be no receipt."""
    working = await _unit_works(scene)
    async with unit(scene.context) as session:
        found = await again(session, scene, turn)
        if found is None:
            return None
        if not working or found.receipt.abort_wanted:
            why = errors.Aborted if working else errors.ControlUnitDown
            await ends.nothing(session, found, why.code, "ABORTED" if working else "CANCELLED")
        elif found.card is None:
            await numbers.number(session, found.receipt)
        else:
            found.receipt.step, found.receipt.look_at = "charge", now() + TURN
            _send(found.card)
    if found.receipt.step == "charge" and found.card:
        return await _begin(found, found.card, turn)
    return None


async def _unit_works(scene: Scene) -> bool:
    try:
        return (await called(infrasec.status(scene.till.control))).working
    except NoAnswer:
        return False


def _send(card: Payment) -> None:
    card.state, card.sent_at, card.session_id = "sent", now(), card.session_id or new_id()


async def _begin(scene: Scene, card: Payment, turn: int) -> float | None:
    """Show a payment at the terminal; that it was sent is committed."""
    common = {
        "terminal_id": card.terminal_id, "cash_register_id": str(scene.receipt.register_id), "amount": card.amount,
        "currency": scene.receipt.currency, "reference": str(scene.receipt.id),
    }
    assert card.session_id  # noqa: S101 - `_send` gave it one
    try:
        if card.returns:
            parent = await _parent(scene, card)
            await called(terminal.refund(scene.till.account, session_id=card.session_id, parent_session_id=parent, **common))  # type: ignore[arg-type]
        else:
            await called(terminal.sale(scene.till.account, session_id=card.session_id, **common))  # type: ignore[arg-type]
    except ProviderError as why:
        if not why.maybe_done:
            return await _failed(scene, turn, why.code, None)
    return POLL


async def _charge(scene: Scene, turn: int) -> float | None:
    card = scene.card
    if card is None:
        async with unit(scene.context) as session:
            if found := await again(session, scene, turn):
                await numbers.number(session, found.receipt)
        return None
    if card.state == "waiting":
        async with unit(scene.context) as session:
            found = await again(session, scene, turn)
            if found is None or found.card is None:
                return None
            _send(found.card)
        return await _begin(found, found.card, turn)
    return await _poll(scene, card, turn)


async def _poll(scene: Scene, card: Payment, turn: int) -> float | None:
    """Ask how a payment at the terminal stands."""
    assert card.session_id  # noqa: S101
    if (scene.receipt.abort_wanted and not card.is_reversal) or _waited(card) > SILENT:
        await _stop(scene, card)
    try:
        told = await called(terminal.session(scene.till.account, card.session_id))
    except ProviderError:
        return await _no_word(scene, card, turn)
    if told.state == "running" or (told.state == "unknown" and _waited(card) < NEVER):
        return await _no_word(scene, card, turn, told)
    if told.state == "unknown":
        return await _failed(scene, turn, errors.NeverArrived.code, None)
    if told.state == "paid":
        return await _completed(scene, turn, told)
    aborted = told.state == "aborted" and scene.receipt.abort_wanted
    return await _failed(scene, turn, errors.Aborted.code if aborted else reasons.reason(told.event_id).code, told)


def _waited(card: Payment) -> float:
    """Seconds since the payment was sent to its terminal."""
    return (now() - (card.sent_at or now())).total_seconds()


async def _no_word(scene: Scene, card: Payment, turn: int, told: AtTerminal | None = None) -> float | None:
    """Whether the card was charged isn't known: it's asked again, but a sale isn't kept open for it longer than somebody can wait."""
    waited, in_doubt = _waited(card), scene.receipt.step == "reverse" and not card.is_reversal
    if in_doubt:
        return SLOW_POLL
    if waited > DOUBT and scene.receipt.kind == "sale" and not card.is_reversal:
        async with unit(scene.context) as session:
            if found := await again(session, scene, turn):
                await ends.doubt(session, found)
        return SLOW_POLL
    if told is None or waited > SILENT:
        await say(scene, turn, errors.AskingTerminal.code)
    else:
        await _shown_at_terminal(scene, turn, told)
    return min(POLL, max(DOUBT - waited, 0)) if waited < DOUBT else SLOW_POLL


async def _stop(scene: Scene, card: Payment) -> None:
    """Ask the terminal to stop; whether it did, asking for the session tells."""
    try:
        await called(terminal.abort(scene.till.account, card.session_id or new_id(), str(scene.receipt.register_id)), STOP)
    except (ProviderError, SessionUnknown):
        return


async def _shown_at_terminal(scene: Scene, turn: int, told: AtTerminal) -> None:
    """A receipt whose payment is at the terminal is *processing*."""
    if told.state != "running" or (scene.receipt.state == "PROCESSING" and not scene.receipt.trouble):
        return
    async with unit(scene.context) as session:
        if found := await again(session, scene, turn):
            if found.receipt.step == "charge":
                found.receipt.state, found.receipt.trouble = "PROCESSING", ""
            await session.flush()
            events.moved(session, found.receipt)


async def _completed(scene: Scene, turn: int, told: AtTerminal) -> float | None:
    """The card was charged, or its money went back: with that the receipt gets its number, in the same commit."""
    async with unit(scene.context) as session:
        found = await again(session, scene, turn)
        if found is None or found.card is None:
            return None
        card, receipt = found.card, found.receipt
        card.state, card.event_id, receipt.trouble = "completed", told.event_id, ""
        receipt.abort_wanted = receipt.abort_wanted and receipt.kind == "sale"  # a refund that has begun is made whole
        card.facts = {
            "card": told.card, "application": told.application, "aid": told.aid, "authorization": told.authorization,
            "transaction_id": told.transaction_id, "entry_mode": told.entry_mode, "verification": told.verification,
            "reference_number": told.reference_number, "retrieval_reference": told.retrieval_reference,
        }
        if card.is_reversal:
            next(one for one in found.payments if one.id == card.returns).state = "returned"
        elif receipt.step == "reverse":
            await ends.turn_back(session, found, receipt.failure)
        elif found.card is None:
            await numbers.number(session, receipt)
        await session.flush()
        events.moved(session, receipt)
    return None


async def _failed(scene: Scene, turn: int, why: str, told: AtTerminal | None) -> float | None:
    """The payment was not made. What else was paid goes back; a return that failed is tried again, for the money isn't ours."""
    async with unit(scene.context) as session:
        found = await again(session, scene, turn)
        if found is None or found.card is None:
            return None
        card = found.card
        card.state, card.event_id = "failed", told.event_id if told else None
        others = any(one.way == "card" and one.state == "completed" for one in found.payments)
        if card.is_reversal or (others and found.receipt.kind == "refund"):
            return await ends.once_more(session, found, card)
        if others:
            await ends.turn_back(session, found, why)
            return None
        state = "ABORTED" if why in {errors.Aborted.code, reasons.Stopped.code} else "CANCELLED"
        await ends.nothing(session, found, why, state)
    return None


async def _reverse(scene: Scene, turn: int) -> float | None:
    """Give back what was paid for a sale that could not be registered; of one in doubt, once the terminal has told what was."""
    if scene.card is not None:
        if scene.card.state == "sent":
            return await _poll(scene, scene.card, turn)
        return await _charge(scene, turn)
    async with unit(scene.context) as session:
        if found := await again(session, scene, turn):
            await ends.nothing(session, found, found.receipt.failure or errors.ControlUnitDown.code)
    return None


async def _parent(scene: Scene, card: Payment) -> UUID:
    async with unit(scene.context) as session:
        parent = await session.get(Payment, (scene.receipt.company_id, card.returns))
    assert parent is not None  # noqa: S101 - it is returned
    assert parent.session_id  # noqa: S101 - only a card's payment is returned to a card
    return parent.session_id


Move = Callable[[Scene, int], Awaitable[float | None]]
_MOVES: dict[str, Move] = {"check": _check, "charge": _charge, "register": registering.register, "reverse": _reverse}
