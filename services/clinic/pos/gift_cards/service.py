"""Sell, redeem, restore, list and update gift cards. Balances change by single statements that the table's CHECK guards.

Whether a card has expired is decided by the clinic's day, everywhere.
"""

from datetime import date
from secrets import choice
from uuid import UUID

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import audit
from clinic.core.api.errors import FieldError, NotFound, VersionConflict
from clinic.core.api.pagination import COUNT_CAP, PaginatedList
from clinic.core.clock import local_date, now
from clinic.core.database import deferred_inserts
from clinic.core.database.base import new_id
from clinic.core.database.session import AnySession, driver_connection, get_context, get_owned
from clinic.pos.errors import GiftCardCancelled, GiftCardUnusable
from clinic.pos.gift_cards import queries
from clinic.pos.gift_cards.models import GiftCard
from clinic.pos.gift_cards.schemas import GiftCardListParams, GiftCardOut, GiftCardUpdate
from clinic.pos.receipts.models import Receipt

CODE_ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Without characters that are mistaken for one another (0 and O, 1 and I)."""
CODE_LENGTH = 10


def generate_code() -> str:
    """Return a new card code, which can't be guessed and can be read aloud."""
    return "".join(choice(CODE_ALPHABET) for _ in range(CODE_LENGTH))


def create_pending(session: AnySession, receipt: Receipt, value: int, expires_on: date) -> None:
    """Create a card that a receipt sells. It can't be used until the receipt is paid."""
    at = now()
    deferred_inserts.insert_before_commit(session, "gift_card", {
        "company_id": receipt.company_id, "id": new_id(), "client_id": receipt.client_id, "receipt_id": receipt.id,
        "code": generate_code(), "initial_value": value, "balance": value, "expires_on": expires_on, "state": "pending", "version": 1,
        "created_at": at, "updated_at": at,
    })


async def activate_or_cancel(session: AnySession, receipt: Receipt, *, is_paid: bool) -> None:
    """Activate the cards that a receipt sold when it was paid; cancel them and clear their balance when the sale failed."""
    state = "active" if is_paid else "cancelled"
    for row in await (await driver_connection(session)).fetch(queries.ACTIVATE_OR_CANCEL, receipt.company_id, receipt.id, state):
        if is_paid:
            _add_entry(session, row["id"], row["initial_value"], receipt.id)
            audit.record(session, "gift_card.sold", row["id"], client_id=row["client_id"], value=row["initial_value"])


async def redeem(session: AnySession, code: str, amount: int, receipt_id: UUID, field: str) -> UUID:
    """Pay an amount with a card, in the caller's transaction. Returns the card's id.

    Raises FieldError below `field` for an unknown code or too small a balance, GiftCardUnusable for an expired or inactive card.
    """
    connection, company_id = await driver_connection(session), get_context(session).company_id
    row = await connection.fetchrow(queries.REDEEM, company_id, code, amount)
    if row is None:
        card = await connection.fetchrow(queries.EXPLAIN_REFUSAL, company_id, code)
        if card is None:
            raise FieldError(f"{field}.code", "unknown")
        if card["is_unusable"]:
            raise GiftCardUnusable
        raise FieldError(f"{field}.amount", "at_most", limit=f"{card['balance'] / 100:.2f}")
    _add_entry(session, row["id"], -amount, receipt_id)
    audit.record(session, "gift_card.redeemed", row["id"], client_id=row["client_id"], amount=amount, receipt_id=receipt_id)
    return UUID(str(row["id"]))


async def restore(session: AnySession, card_id: UUID, amount: int, receipt_id: UUID) -> None:
    """Give a card an amount back that it paid. An expired card becomes valid for `queries.RESTORED_VALIDITY_DAYS`."""
    row = await (await driver_connection(session)).fetchrow(queries.RESTORE, get_context(session).company_id, card_id, amount)
    _add_entry(session, card_id, amount, receipt_id)
    audit.record(
        session, "gift_card.restored", card_id, client_id=row["client_id"], amount=amount, receipt_id=receipt_id,
        expires_on=row["expires_on"],
    )


async def ensure_not_cancelled(session: AnySession, sale_id: UUID) -> None:
    """Raise GiftCardCancelled when a card that paid a sale is cancelled: money that is refunded to it could not be used."""
    if code := await (await driver_connection(session)).fetchval(queries.FIND_CANCELLED, get_context(session).company_id, sale_id):
        raise GiftCardCancelled(card=code)


def _add_entry(session: AnySession, card_id: UUID, amount: int, receipt_id: UUID) -> None:
    deferred_inserts.insert_before_commit(session, "gift_card_entry", {
        "company_id": get_context(session).company_id, "id": new_id(), "gift_card_id": card_id, "receipt_id": receipt_id, "amount": amount,
        "at": now(),
    })


async def list_gift_cards(session: AsyncSession, params: GiftCardListParams, timezone: str) -> PaginatedList[GiftCardOut]:
    """List gift cards, newest first by default; the search matches the beginning of the code. `timezone` is the clinic's."""
    query = select(GiftCard).where(GiftCard.state != "pending")
    if params.search:
        query = query.where(GiftCard.code.startswith(params.search.strip().upper(), autoescape=True))
    if params.client_id:
        query = query.where(GiftCard.client_id == params.client_id)
    total = await session.scalar(select(func.count()).select_from(query.limit(COUNT_CAP + 1).subquery()))
    page = query.order_by(*params.order_by(getattr(GiftCard, params.sort), GiftCard.id)).limit(params.per_page).offset(params.offset)
    rows = await session.scalars(page)
    return PaginatedList.build([_to_schema(row, timezone) for row in rows], params, total or 0)


async def get_by_code(session: AsyncSession, code: str, timezone: str) -> GiftCardOut:
    """Return a gift card by its code (POS-033). Raises NotFound, also for one that isn't paid yet."""
    card = (await session.scalars(select(GiftCard).where(GiftCard.code == code.strip().upper()))).one_or_none()
    if card is None or card.state == "pending":
        raise NotFound
    return _to_schema(card, timezone)


async def update_gift_card(session: AsyncSession, card_id: UUID, data: GiftCardUpdate, timezone: str) -> GiftCardOut:
    """Change a card's last day, or cancel or reactivate it; only sales and refunds change its balance.

    Raises NotFound, VersionConflict, and a FieldError for a new last day that isn't after the clinic's today.
    """
    card = await get_owned(session, GiftCard, card_id)
    if card.state == "pending":
        raise NotFound
    if card.version != data.version:
        raise VersionConflict(current=_to_schema(card, timezone))
    if data.expires_on != card.expires_on and data.expires_on <= local_date(now(), timezone):
        raise FieldError("expires_on", "after_today")
    card.expires_on, card.state = data.expires_on, "active" if data.is_active else "cancelled"
    await session.flush()
    audit.record(session, "gift_card.changed", card.id, client_id=card.client_id, **data.model_dump(mode="json", exclude={"version"}))
    return _to_schema(card, timezone)


def _to_schema(card: GiftCard, timezone: str) -> GiftCardOut:
    names = GiftCardOut.model_fields.keys() - {"status"}
    return GiftCardOut.model_validate({
        **{name: getattr(card, name) for name in names}, "status": card.status_on(local_date(now(), timezone)),
    })


__all__ = [
    "GiftCard", "activate_or_cancel", "create_pending", "ensure_not_cancelled", "get_by_code", "list_gift_cards", "redeem", "restore",
    "update_gift_card",
]
