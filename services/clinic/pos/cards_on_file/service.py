"""Put a visitor's card on file, show and remove it, and begin the charge of a due fee (BEY-006)."""

from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.booking_fees import service as booking_fees
from clinic.booking.booking_fees.schemas import BookingFeeOut
from clinic.booking.bookings import service as bookings
from clinic.booking.portal.prepayment import service as prepayment
from clinic.booking.portal.prepayment.service import PortalVisitor
from clinic.clients import service as clients
from clinic.core import audit
from clinic.core.api.errors import ERROR_CODES
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import get_context
from clinic.core.security.dependencies import CurrentUser
from clinic.core.text.i18n import language
from clinic.pos.cards_on_file.errors import AboveConsent, CardAccountChanged, NoCardOnFile
from clinic.pos.cards_on_file.models import CardCharge, CardOnFile
from clinic.pos.cards_on_file.schemas import BookingCard, CardChargeOut, CardOnFileOut, VisitorCard
from clinic.pos.cards_on_file.state import CardChargeState as State
from clinic.pos.online_payments import settings as online_payments
from clinic.pos.online_payments.errors import OnlineRegisterMissing
from clinic.pos.registers import register_config, service as registers


@dataclass(frozen=True, slots=True)
class NewCard:
    """A card that was paid with under a consent: `transaction_id` is that payment at the account `payee`."""

    client_id: UUID
    booking_id: UUID
    payee: str
    transaction_id: str
    card_number: str
    consent: str
    consented_at: datetime
    max_amount: int


async def save_card(session: AsyncSession, card: NewCard) -> None:
    """Put a client's card on file, in place of the one before."""
    earlier = await find_card(session, card.client_id, lock=True)
    if earlier is not None:
        await _remove(session, earlier, "replaced")
    row = CardOnFile(
        company_id=get_context(session).company_id,
        id=new_id(),
        client_id=card.client_id,
        booking_id=card.booking_id,
        payee=card.payee,
        transaction_id=card.transaction_id,
        card_number=card.card_number[:30],
        consent=card.consent,
        consented_at=card.consented_at,
        max_amount=card.max_amount,
    )
    session.add(row)
    await session.flush()
    audit.record(
        session,
        "card_on_file.saved",
        row.id,
        client_id=row.client_id,
        booking_id=row.booking_id,
        card_number=row.card_number,
        max_amount=row.max_amount,
    )


async def find_card(session: AsyncSession, client_id: UUID, *, lock: bool = False) -> CardOnFile | None:
    """Return the card that a client has on file; None without one."""
    query = select(CardOnFile).where(
        CardOnFile.company_id == get_context(session).company_id,
        CardOnFile.client_id == client_id,
        CardOnFile.removed_at.is_(None),
    )
    row: CardOnFile | None = await session.scalar(query.with_for_update() if lock else query)
    return row


async def _remove(session: AsyncSession, card: CardOnFile, reason: str) -> None:
    """Take a locked card out of use; the provider's name of it is deleted."""
    card.removed_at, card.transaction_id = now(), ""
    await session.flush()
    audit.record(session, "card_on_file.removed", card.id, client_id=card.client_id, reason=reason)


async def view_card(session: AsyncSession, booking_id: UUID) -> BookingCard:
    """Return the card on file of a booking's client and the latest charge of its fee; the access to the client is logged."""
    client_id = await bookings.get_client_id(session, booking_id)
    await clients.view_client(session, client_id)
    return await _load_booking_card(session, booking_id, client_id)


async def _load_booking_card(session: AsyncSession, booking_id: UUID, client_id: UUID) -> BookingCard:
    card = await find_card(session, client_id)
    query = select(CardCharge).where(CardCharge.company_id == get_context(session).company_id, CardCharge.booking_id == booking_id)
    charge = await session.scalar(query.order_by(CardCharge.created_at.desc(), CardCharge.id.desc()).limit(1))
    return BookingCard(
        card=CardOnFileOut.model_validate(card) if card else None,
        charge=_to_schema(charge) if charge else None,
    )


def _to_schema(charge: CardCharge) -> CardChargeOut:
    error = ERROR_CODES.get(charge.failure_code)
    return CardChargeOut(
        id=charge.id,
        state=charge.state,
        amount=charge.amount,
        error=error().text(language.get()) if error else "",
        created_at=charge.created_at,
    )


def _build_charge(user: CurrentUser, fee: BookingFeeOut, card: CardOnFile, register_id: UUID) -> CardCharge:
    return CardCharge(
        company_id=user.company_id, id=new_id(), client_id=fee.client_id, card_id=card.id, booking_id=fee.booking_id, fee_id=fee.id,
        register_id=register_id, membership_id=user.context.membership_id, cashier=user.name[:170], amount=fee.amount, payee=card.payee,
        receipt_id=new_id(), state=State.CREATED, next_attempt_at=now(),
    )


async def charge_fee(session: AsyncSession, user: CurrentUser, booking_id: UUID) -> CardChargeOut:
    """Begin to charge a booking's due fee to its client's card; the worker calls the card company.

    The fee is taken at once, so that neither a second press nor a till charges it. Raises FeeNotDue, NoCardOnFile, AboveConsent,
    CardAccountChanged, OnlineRegisterMissing, the register's blocking errors, NotFound.
    """
    fee = (await booking_fees.get_fees(session, booking_id)).fee
    if fee is None or fee.state != "due":
        raise booking_fees.FeeNotDue
    card = await find_card(session, fee.client_id, lock=True)
    if card is None:
        raise NoCardOnFile
    if fee.amount > card.max_amount:
        raise AboveConsent
    settings = await online_payments.load_settings(session)
    if settings.register_id is None:
        raise OnlineRegisterMissing
    await register_config.get_sellable_register(session, settings.register_id)
    if await registers.get_merchant_id(session) != card.payee:
        raise CardAccountChanged
    charge = _build_charge(user, fee, card, settings.register_id)
    await booking_fees.charge_fees(session, [fee.id], charge.receipt_id)
    session.add(charge)
    await session.flush()
    audit.record(
        session,
        "card_charge.started",
        charge.id,
        client_id=charge.client_id,
        booking_id=booking_id,
        amount=charge.amount,
        card_id=card.id,
    )
    return _to_schema(charge)


async def remove_card(session: AsyncSession, booking_id: UUID) -> None:
    """Remove the card on file of a booking's client, for staff. Raises NoCardOnFile, NotFound."""
    card = await find_card(session, await bookings.get_client_id(session, booking_id), lock=True)
    if card is None:
        raise NoCardOnFile
    await _remove(session, card, "staff")


async def get_visitor_card(session: AsyncSession, visitor: PortalVisitor) -> VisitorCard:
    """Return the card on file of the client of an opened link. Raises FlowUnverified."""
    card = await find_card(session, await prepayment.get_linked_client(session, visitor))
    return VisitorCard(card_number=card.card_number if card else None, max_amount=card.max_amount if card else 0)


async def remove_visitor_card(session: AsyncSession, visitor: PortalVisitor) -> VisitorCard:
    """Remove the card on file of the client of an opened link; a repeated call answers the same. Raises FlowUnverified."""
    card = await find_card(session, await prepayment.get_linked_client(session, visitor), lock=True)
    if card is not None:
        await _remove(session, card, "client")
    return VisitorCard(card_number=None, max_amount=0)
