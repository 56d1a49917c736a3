"""What a clinic does with gift cards. The balance moves in one statement that the table's CHECK guards."""

from datetime import date
from secrets import choice
from typing import Any
from uuid import UUID

from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import audit
from clinic.core.clock import now
from clinic.core.db import owned
from clinic.core.errors import FieldError, NotFound
from clinic.core.models import new_id
from clinic.core.paging import COUNTED, Listed
from clinic.pos.errors import GiftCardUnusable
from clinic.pos.giftcards.models import GiftCard, GiftCardEntry
from clinic.pos.giftcards.schemas import GiftCardChange, GiftCardOut, GiftCardPage
from clinic.pos.sales.models import Receipt

LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""None that is mistaken for another."""
LENGTH = 10


def code() -> str:
    """What stands on a card: can't be guessed, can be read aloud."""
    return "".join(choice(LETTERS) for _ in range(LENGTH))


def prepare(session: AsyncSession, receipt: Receipt, value: int, expires_on: date) -> GiftCard:
    """A card that is being sold; it's worth nothing until its receipt is paid."""
    card = GiftCard(
        company_id=receipt.company_id, id=new_id(), client_id=receipt.client_id, receipt_id=receipt.id, code=code(), initial_value=value,
        balance=value, expires_on=expires_on,
    )
    session.add(card)
    return card


async def settle(session: AsyncSession, receipt: Receipt, *, paid: bool) -> None:
    """The cards that a receipt sold: active from now on, or nothing ever."""
    for card in await session.scalars(select(GiftCard).where(GiftCard.receipt_id == receipt.id, GiftCard.state == "pending")):
        card.state = "active" if paid else "cancelled"
        if paid:
            _enter(session, card, card.initial_value, receipt.id)
            audit.record(session, "gift_card.sold", card.id, client_id=card.client_id, value=card.initial_value)


async def take(session: AsyncSession, wanted: str, amount: int, receipt_id: UUID, field: str) -> UUID:
    """Take from a card in the caller's transaction; FieldErrors at `field`, GiftCardUnusable for one that has expired."""
    query = select(GiftCard).where(GiftCard.code == wanted).with_for_update().execution_options(populate_existing=True)
    card = (await session.scalars(query)).one_or_none()
    if card is None:
        raise FieldError(f"{field}.code", "unknown")
    if card.state != "active" or card.expires_on < now().date():
        raise GiftCardUnusable
    if amount > card.balance:
        raise FieldError(f"{field}.amount", "at_most", limit=f"{card.balance / 100:.2f}")
    await _move(session, card, -amount, receipt_id)
    audit.record(session, "gift_card.used", card.id, client_id=card.client_id, amount=amount, receipt_id=receipt_id)
    return card.id


async def give_back(session: AsyncSession, card_id: UUID, amount: int, receipt_id: UUID) -> None:
    """Lay an amount back on a card."""
    card = await owned(session, GiftCard, card_id, lock=True)
    await _move(session, card, amount, receipt_id)
    audit.record(session, "gift_card.given_back", card.id, client_id=card.client_id, amount=amount, receipt_id=receipt_id)


async def _move(session: AsyncSession, card: GiftCard, amount: int, receipt_id: UUID) -> None:
    card.balance += amount
    _enter(session, card, amount, receipt_id)
    try:
        await session.flush()
    except IntegrityError as error:
        raise GiftCardUnusable from error


def _enter(session: AsyncSession, card: GiftCard, amount: int, receipt_id: UUID) -> None:
    session.add(GiftCardEntry(company_id=card.company_id, id=new_id(), gift_card_id=card.id, receipt_id=receipt_id, amount=amount))


async def page(session: AsyncSession, wanted: GiftCardPage) -> Listed[GiftCardOut]:
    """The clinic's gift cards, newest first; searched by the beginning of the code."""
    found = select(GiftCard).where(GiftCard.state != "pending")
    if wanted.search:
        found = found.where(GiftCard.code.startswith(wanted.search.strip().upper(), autoescape=True))
    if wanted.client_id:
        found = found.where(GiftCard.client_id == wanted.client_id)
    counted = await session.scalar(select(func.count()).select_from(found.limit(COUNTED + 1).subquery()))
    part = found.order_by(GiftCard.created_at.desc(), GiftCard.id.desc()).limit(wanted.per_page).offset(wanted.offset)
    rows = await session.scalars(part)
    return Listed.of([shown(row) for row in rows], wanted, counted or 0)


async def find(session: AsyncSession, wanted: str) -> GiftCardOut:
    """A card by what stands on it (POS-033)."""
    card = (await session.scalars(select(GiftCard).where(GiftCard.code == wanted.strip().upper()))).one_or_none()
    if card is None or card.state == "pending":
        raise NotFound
    return shown(card)


async def change(session: AsyncSession, card_id: UUID, wanted: GiftCardChange) -> GiftCardOut:
    """Give a card another day to expire on, or put it out of use; what it's worth is changed by sales alone."""
    card = await owned(session, GiftCard, card_id, version=wanted.version)
    if card.state == "pending":
        raise NotFound
    if wanted.expires_on != card.expires_on and wanted.expires_on <= now().date():
        raise FieldError("expires_on", "after_today")
    card.expires_on, card.state = wanted.expires_on, "active" if wanted.is_active else "cancelled"
    await session.flush()
    audit.record(session, "gift_card.changed", card.id, client_id=card.client_id, **wanted.model_dump(mode="json", exclude={"version"}))
    return shown(card)


def shown(card: GiftCard) -> GiftCardOut:
    """A card with the status that follows from its state, day and balance."""
    status = card.state
    if card.state == "active":
        status = "expired" if card.expires_on < now().date() else "active" if card.balance else "used"
    fields: dict[str, Any] = {name: getattr(card, name) for name in GiftCardOut.model_fields if name != "status"}
    return GiftCardOut(**fields, status=status)


__all__ = ["GiftCard", "change", "find", "give_back", "page", "prepare", "settle", "shown", "take"]
