"""Create, revoke and find the links of practitioners' calendar feeds; only the hash of a link's secret is stored."""

from dataclasses import dataclass
from hashlib import sha256
from secrets import token_urlsafe
from uuid import UUID

from sqlalchemy import ColumnElement, delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts import service as accounts
from clinic.accounts.calendar_links import queries
from clinic.accounts.calendar_links.schemas import CalendarLinkCreated, CalendarLinkOut
from clinic.accounts.models import CalendarLink, Membership
from clinic.core import audit
from clinic.core.api.errors import Conflict, NotFound
from clinic.core.database.session import AnySession, flush_and_get_connection, get_context, read_pool
from clinic.core.settings import settings

SECRET_BYTES = 32
MAX_SECRET_LENGTH = 100


class NotBookable(Conflict):
    """The person can't be booked, so there is nothing to show in a calendar."""

    code = "calendar_link.not_bookable"
    en = "Only practitioners who can be booked have a calendar link. Ask an administrator to make you bookable under Team."
    sv = "Bara behandlare som går att boka har en kalenderlänk. Be en administratör att göra dig bokningsbar under Team."


@dataclass(frozen=True, slots=True)
class LinkedCalendar:
    """The company and the membership whose calendar a link shows."""

    company_id: UUID
    membership_id: UUID


async def get_calendar_link(session: AsyncSession) -> CalendarLinkOut:
    """Return whether the signed-in member of staff has a calendar link. Raises NotFound for others."""
    member = await _get_own_member(session)
    created_at = await session.scalar(select(CalendarLink.created_at).where(*_is_of(member)))
    return CalendarLinkOut(is_available=member.is_for_booking, created_at=created_at)


async def create_calendar_link(session: AsyncSession) -> CalendarLinkCreated:
    """Create the signed-in practitioner's calendar link; the one before stops working. Raises NotFound, NotBookable."""
    member = await _get_own_member(session)
    if not member.is_for_booking:
        raise NotBookable
    await session.refresh(member, with_for_update={"key_share": True})
    await session.execute(delete(CalendarLink).where(*_is_of(member)))
    secret = token_urlsafe(SECRET_BYTES)
    link = CalendarLink(
        identity_id=member.identity_id, company_id=member.company_id, membership_id=member.id, secret_hash=_hash_secret(secret),
    )
    session.add(link)
    await session.flush()
    audit.record(session, "calendar_link.created", link.id)
    url = f"{settings().public_url}/api/calendar-feeds/{secret}/bookings.ics"
    return CalendarLinkCreated(url=url, webcal_url=f"webcal://{url.partition('://')[2]}")


async def revoke_calendar_link(session: AsyncSession) -> None:
    """Revoke the signed-in person's calendar link, if there is one. Raises NotFound for who is no member of staff."""
    member = await _get_own_member(session)
    for link_id in await session.scalars(delete(CalendarLink).where(*_is_of(member)).returning(CalendarLink.id)):
        audit.record(session, "calendar_link.revoked", link_id)


async def forget_links(session: AnySession, identity_id: UUID) -> None:
    """Revoke the calendar links of a person at all their clinics, as signing out everywhere does."""
    for row in await (await flush_and_get_connection(session)).fetch(queries.FORGET_LINKS, identity_id):
        audit.record(session, "calendar_link.revoked", row["id"])


async def find_linked_calendar(secret: str) -> LinkedCalendar:
    """Return whose calendar a link shows. Raises NotFound for an unknown or revoked one."""
    row = await (await read_pool()).fetchrow(queries.FIND_LINK, _hash_secret(secret)) if len(secret) <= MAX_SECRET_LENGTH else None
    if row is None:
        raise NotFound
    return LinkedCalendar(row["company_id"], row["membership_id"])


async def _get_own_member(session: AsyncSession) -> Membership:
    membership_id = get_context(session).membership_id
    if membership_id is None:
        raise NotFound
    return await accounts.get_member(session, membership_id)


def _is_of(member: Membership) -> tuple[ColumnElement[bool], ...]:
    return (CalendarLink.company_id == member.company_id, CalendarLink.membership_id == member.id)


def _hash_secret(secret: str) -> bytes:
    return sha256(secret.encode()).digest()
