"""The verbs of a company: found it, read it, change its settings, switch its systems on."""

from collections.abc import Awaitable, Callable
from datetime import timedelta
from secrets import token_urlsafe
from typing import Literal
from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.company import countries
from clinic.company.models import Company as Company
from clinic.company.schemas import CompanyIn
from clinic.core import audit, files
from clinic.core.clock import now
from clinic.core.db import context_of
from clinic.core.errors import FieldError, NotFound, Stale
from clinic.core.owners import owner
from clinic.core.permissions import Permission

TRIAL = timedelta(days=14)
TRIAL_USERS, TRIAL_CLIENTS = 5, 500
"""What a trial has room for; the plan that follows says its own."""
OPAQUE = 18
"""Bytes of the public id."""
LOGO = owner("company.logo", permission=Permission.COMPANY_READ)

PriceAsked = Callable[[AsyncSession], Awaitable[bool]]
_prices: list[PriceAsked] = []


def freezes_currency(work: PriceAsked) -> PriceAsked:
    """The port: a domain with prices says whether the session's company has one yet."""
    _prices.append(work)
    return work


async def found(session: AsyncSession, *, name: str, email: str, country: str, language: str | None = None) -> Company:
    """Found a company in a session that already acts for its id, on trial and with its country's settings."""
    first = countries.suggested(country)
    at = now()
    row = Company(
        id=context_of(session).company_id, encrypted_id=token_urlsafe(OPAQUE), name=name, email=email, country=country,
        timezone=first.timezone, unit=first.unit, language=language or first.language, customer_language=first.language,
        date_format=first.date_format, is_twelve_hours=first.is_twelve_hours,
        calendar_first_day_sunday=first.calendar_first_day_sunday, free_trail_start_date=at, free_trail_end_date=at + TRIAL,
        user_limit=TRIAL_USERS, client_limit=TRIAL_CLIENTS,
    )
    session.add(row)
    audit.record(session, "company.founded", row.id, country=country)
    return row


async def own(session: AsyncSession, *, lock: bool = False) -> Company:
    """The company that the session acts for; locked, it's where what the plan limits is counted one at a time."""
    wanted = {"key_share": True} if lock else None
    row = await session.get(Company, context_of(session).company_id, with_for_update=wanted, populate_existing=lock)
    if row is None:
        raise NotFound
    return row


async def update(session: AsyncSession, wanted: CompanyIn) -> Company:
    """Change the settings. The currency is frozen with the first price; papers keep the logo that they were frozen with."""
    row = await own(session, lock=True)
    if row.version != wanted.version:
        raise Stale(current=row)
    if wanted.unit != row.unit and await _priced(session):
        raise FieldError("unit", "currency_frozen")
    values = wanted.model_dump(exclude={"version", "logo_id"})
    changed = {name: value for name, value in values.items() if value is not None and getattr(row, name) != value}
    if "logo_id" in wanted.model_fields_set and wanted.logo_id != row.logo_id:
        changed["logo_id"] = await _logo(session, row, wanted.logo_id)
    before = {name: getattr(row, name) for name in changed}
    for name, value in changed.items():
        setattr(row, name, value)
    if changed:
        audit.record(session, "company.changed", row.id, before=before, after=changed)
        await session.flush()
    return row


async def _logo(session: AsyncSession, row: Company, logo_id: UUID | None) -> UUID | None:
    """The new logo, claimed; the one before goes, but from papers that show it."""
    if logo_id is not None:
        await files.claim(session, logo_id, owner_kind=LOGO, owner_id=row.id, field="logo_id")
    if row.logo_id is not None:
        await files.withdraw(session, row.logo_id)
    return logo_id


async def _priced(session: AsyncSession) -> bool:
    for asked in _prices:
        if await asked(session):
            return True
    return False


async def switch_on(session: AsyncSession, *, booking: bool, record: bool, pos: bool) -> Company:
    """Switch on the systems chosen at set-up, which ends with that."""
    row = await own(session, lock=True)
    row.is_booking_on, row.is_record_on, row.is_pos_on = booking, record, pos
    row.set_up_at = now()
    audit.record(session, "company.set_up", row.id, booking=booking, record=record, pos=pos)
    await session.flush()
    return row


async def verify(session: AsyncSession, *, verified: bool = True) -> Company:
    """Say that the operator has made sure who the company is (PLT-061), or no longer is."""
    row = await own(session, lock=True)
    row.is_verified = verified
    audit.record(session, "company.verified" if verified else "company.unverified", row.id)
    await session.flush()
    return row


async def lock_limit(session: AsyncSession, name: Literal["user_limit", "client_limit"]) -> int | None:
    """One of the plan's limits, with the company's row locked until the commit, so that two can't both be the last; None for no limit."""
    limit: int = getattr(await own(session, lock=True), name)
    return limit or None
