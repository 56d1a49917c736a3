"""Telling the client what holds, once: an event whose visit has since changed leaves it to the later event.

What the client was last told stands on the visit, so a move that was undone within the grace is told to nobody, and a visit that
was cancelled before its confirmation went out never was.
"""

from uuid import UUID

from sqlalchemy import text
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.visits import letters
from clinic.booking.visits.events import CANCELLED, MADE, MOVED
from clinic.booking.visits.letters import Visit
from clinic.core.outbox import Happened, listens
from clinic.messaging import service as messaging
from clinic.providers.mail import Attachment

_READ = text("""
SELECT b.id, b.version, b.start_at, b.end_at, b.state, b.service_name, b.practitioner_id, b.client_id, b.told_start_at,
  b.told_practitioner_id, p.name AS practitioner_name, co.name AS clinic, co.timezone, co.is_twelve_hours, c.language, c.phone, c.email
FROM booking b JOIN company co ON co.id = b.company_id
JOIN client c ON c.company_id = b.company_id AND c.id = b.client_id
JOIN resource p ON p.company_id = b.company_id AND p.id = b.practitioner_id
WHERE b.company_id = :company AND b.id = :booking FOR UPDATE OF b
""")
_TOLD = text("""
UPDATE booking SET told_start_at = :start, told_practitioner_id = :practitioner WHERE company_id = :company AND id = :booking
""")
"""Beside the version on purpose: that the client was told is no change that staff could have missed."""


@listens(MADE, name="booking.tell_made")
async def tell_made(session: AsyncSession, happened: Happened) -> None:
    """Confirm a visit to its client."""
    await tell(session, happened)


@listens(MOVED, name="booking.tell_moved")
async def tell_moved(session: AsyncSession, happened: Happened) -> None:
    """Tell the client of the new time."""
    await tell(session, happened)


@listens(CANCELLED, name="booking.tell_cancelled")
async def tell_cancelled(session: AsyncSession, happened: Happened) -> None:
    """Tell the client that the visit is cancelled."""
    await tell(session, happened)


async def tell(session: AsyncSession, happened: Happened) -> None:
    """Tell the client what holds now, unless a later event will or they know it already."""
    key = {"company": happened.company_id, "booking": UUID(happened.facts["booking_id"])}
    row = (await session.execute(_READ, key)).mappings().first()
    if row is None or row["version"] != happened.facts["version"]:
        return
    news = news_of(row)
    if news is None:
        return
    await _send(session, row, news)
    cancelled = row["state"] == "cancelled"
    await session.execute(_TOLD, {
        **key, "start": None if cancelled else row["start_at"], "practitioner": None if cancelled else row["practitioner_id"],
    })


def news_of(row: RowMapping) -> str | None:
    """What the client doesn't know yet."""
    told = (row["told_start_at"], row["told_practitioner_id"])
    if row["state"] == "cancelled":
        return "cancelled" if row["told_start_at"] else None
    if row["told_start_at"] is None:
        return "confirmed"
    return None if told == (row["start_at"], row["practitioner_id"]) else "moved"


async def _send(session: AsyncSession, row: RowMapping, news: str) -> None:
    visit = Visit(**{name: row[name] for name in Visit.__dataclass_fields__})
    words, key = letters.text(news, visit), f"booking.{news}:{visit.id}:{visit.version}"
    until = visit.end_at
    if row["phone"]:
        await messaging.send_sms(
            session, to=row["phone"], text=words, key=f"{key}:sms", client_id=row["client_id"], expires_at=until, language=visit.language,
        )
    if row["email"]:
        file = Attachment("booking.ics", "text/calendar", letters.calendar_file(visit))
        await messaging.send_mail(
            session, to=row["email"], subject=letters.subject(news, visit), text=words, key=f"{key}:mail", client_id=row["client_id"],
            expires_at=until, sender=visit.clinic, language=visit.language, attachments=[file],
        )
