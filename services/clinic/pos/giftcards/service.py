"""What a clinic does with gift cards. The balance moves in one statement that the table's CHECK guards."""

from datetime import date
from secrets import choice
from uuid import UUID

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import audit, late
from clinic.core.clock import now
from clinic.core.db import Unit, context_of, direct, owned
from clinic.core.errors import FieldError, NotFound
from clinic.core.models import new_id
from clinic.core.paging import COUNTED, Listed
from clinic.pos.errors import GiftCardOff, GiftCardUnusable
from clinic.pos.giftcards.models import GiftCard
from clinic.pos.giftcards.schemas import GiftCardChange, GiftCardOut, GiftCardPage
from clinic.pos.sales.models import Receipt

_TAKE = """
UPDATE gift_card SET balance = balance - $3, version = version + 1, updated_at = now() WHERE company_id = $1 AND code = $2
AND state = 'active' AND balance >= $3 AND expires_on >= (SELECT (now() AT TIME ZONE c.timezone)::date FROM company c WHERE c.id = $1)
RETURNING id, client_id
"""
_WHY = """
SELECT g.state <> 'active' OR g.expires_on < (now() AT TIME ZONE c.timezone)::date AS ended, g.balance
FROM gift_card g JOIN company c ON c.id = g.company_id WHERE g.company_id = $1 AND g.code = $2
"""
AGAIN = 365
"""Days that a card which has expired holds anew when it gets money back: what is paid back has to be of use."""
_GIVE = f"""
WITH today AS (SELECT (now() AT TIME ZONE c.timezone)::date AS day FROM company c WHERE c.id = $1)
UPDATE gift_card g SET balance = g.balance + $3, version = g.version + 1, updated_at = now(),
 expires_on = CASE WHEN g.expires_on < today.day THEN today.day + {AGAIN} ELSE g.expires_on END
FROM today WHERE g.company_id = $1 AND g.id = $2 RETURNING g.client_id, g.expires_on
"""
_OFF = """
SELECT g.code FROM gift_card g JOIN payment p ON p.company_id = g.company_id AND p.gift_card_id = g.id
WHERE g.company_id = $1 AND p.receipt_id = $2 AND g.state <> 'active' LIMIT 1
"""
_SETTLE = """
UPDATE gift_card SET state = $3::varchar, balance = CASE WHEN $3::varchar = 'active' THEN balance ELSE 0 END,
 version = version + 1, updated_at = now()
WHERE company_id = $1 AND receipt_id = $2 AND state = 'pending'
RETURNING id, client_id, initial_value
"""
LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""None that is mistaken for another."""
LENGTH = 10


def code() -> str:
    """What stands on a card: can't be guessed, can be read aloud."""
    return "".join(choice(LETTERS) for _ in range(LENGTH))


def prepare(session: Unit, receipt: Receipt, value: int, expires_on: date) -> None:
    """A card that is being sold; it's worth nothing until its receipt is paid."""
    at = now()
    late.add(session, "gift_card", {
        "company_id": receipt.company_id, "id": new_id(), "client_id": receipt.client_id, "receipt_id": receipt.id, "code": code(),
        "initial_value": value, "balance": value, "expires_on": expires_on, "state": "pending", "version": 1, "created_at": at,
        "updated_at": at,
    })


async def settle(session: Unit, receipt: Receipt, *, paid: bool) -> None:
    """The cards that a receipt sold: active from now on, or nothing ever."""
    state = "active" if paid else "cancelled"
    for row in await (await direct(session)).fetch(_SETTLE, receipt.company_id, receipt.id, state):
        if paid:
            _enter(session, row["id"], row["initial_value"], receipt.id)
            audit.record(session, "gift_card.sold", row["id"], client_id=row["client_id"], value=row["initial_value"])


async def take(session: Unit, wanted: str, amount: int, receipt_id: UUID, field: str) -> UUID:
    """Take from a card in the caller's transaction; FieldErrors at `field`, GiftCardUnusable for one that has expired."""
    connection, company_id = await direct(session), context_of(session).company_id
    row = await connection.fetchrow(_TAKE, company_id, wanted, amount)
    if row is None:
        card = await connection.fetchrow(_WHY, company_id, wanted)
        if card is None:
            raise FieldError(f"{field}.code", "unknown")
        if card["ended"]:
            raise GiftCardUnusable
        raise FieldError(f"{field}.amount", "at_most", limit=f"{card['balance'] / 100:.2f}")
    _enter(session, row["id"], -amount, receipt_id)
    audit.record(session, "gift_card.used", row["id"], client_id=row["client_id"], amount=amount, receipt_id=receipt_id)
    return UUID(str(row["id"]))


async def give_back(session: Unit, card_id: UUID, amount: int, receipt_id: UUID) -> None:
    """Lay an amount back on a card; one that has expired holds for another while."""
    row = await (await direct(session)).fetchrow(_GIVE, context_of(session).company_id, card_id, amount)
    _enter(session, card_id, amount, receipt_id)
    audit.record(
        session, "gift_card.given_back", card_id, client_id=row["client_id"], amount=amount, receipt_id=receipt_id,
        expires_on=row["expires_on"],
    )


async def prove_usable(session: Unit, sale_id: UUID) -> None:
    """Raise GiftCardOff when a card that paid a sale was put out of use: money that went back to it could not be used."""
    if off := await (await direct(session)).fetchval(_OFF, context_of(session).company_id, sale_id):
        raise GiftCardOff(card=off)


def _enter(session: Unit, card_id: UUID, amount: int, receipt_id: UUID) -> None:
    late.add(session, "gift_card_entry", {
        "company_id": context_of(session).company_id, "id": new_id(), "gift_card_id": card_id, "receipt_id": receipt_id, "amount": amount,
        "at": now(),
    })


async def page(session: AsyncSession, wanted: GiftCardPage) -> Listed[GiftCardOut]:
    """The clinic's gift cards, in the order of time; searched by the beginning of the code."""
    found = select(GiftCard).where(GiftCard.state != "pending")
    if wanted.search:
        found = found.where(GiftCard.code.startswith(wanted.search.strip().upper(), autoescape=True))
    if wanted.client_id:
        found = found.where(GiftCard.client_id == wanted.client_id)
    counted = await session.scalar(select(func.count()).select_from(found.limit(COUNTED + 1).subquery()))
    part = found.order_by(*wanted.along(GiftCard.created_at, GiftCard.id)).limit(wanted.per_page).offset(wanted.offset)
    rows = await session.scalars(part)
    return Listed.of([GiftCardOut.model_validate(row) for row in rows], wanted, counted or 0)


async def find(session: AsyncSession, wanted: str) -> GiftCardOut:
    """A card by what stands on it (POS-033)."""
    card = (await session.scalars(select(GiftCard).where(GiftCard.code == wanted.strip().upper()))).one_or_none()
    if card is None or card.state == "pending":
        raise NotFound
    return GiftCardOut.model_validate(card)


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
    return GiftCardOut.model_validate(card)


__all__ = ["GiftCard", "change", "find", "give_back", "page", "prepare", "prove_usable", "settle", "take"]
