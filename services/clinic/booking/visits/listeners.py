"""Telling the client what holds, once: an event whose visit has since changed leaves it to the later event.

What the client was told is read from the messages, by each channel for itself: a move that was undone within the grace is told to
nobody, a visit that was cancelled before its confirmation went out never was, and in an outage only the last news waits. A visit
that no message is kept of says itself what its client was last told.
"""

from uuid import UUID

from sqlalchemy import text
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.visits import letters, told
from clinic.booking.visits.events import CANCELLED, MADE, MOVED
from clinic.booking.visits.letters import Visit
from clinic.core.outbox import Happened, listens
from clinic.messaging import service as messaging
from clinic.messaging.service import Channel
from clinic.providers.mail import Attachment

_READ = text("""
SELECT b.id, b.version, b.start_at, b.end_at, b.state, b.service_name, b.practitioner_id, b.client_id, b.told_start_at,
  b.told_practitioner_id, p.name AS practitioner_name, co.name AS clinic, co.timezone, co.is_twelve_hours, c.language, c.phone, c.email
FROM booking b JOIN company co ON co.id = b.company_id
JOIN client c ON c.company_id = b.company_id AND c.id = b.client_id
JOIN resource p ON p.company_id = b.company_id AND p.id = b.practitioner_id
WHERE b.company_id = :company AND b.id = :booking FOR KEY SHARE OF c FOR UPDATE OF b
""")
"""The client is held first, as a merge does it, and so not made another's part before the message lies with them."""
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
    """Tell the client what holds now by each channel, unless a later event will or they know it already."""
    key = {"company": happened.company_id, "booking": UUID(happened.facts["booking_id"])}
    row = await _read(session, key)
    if row is None or row["version"] != happened.facts["version"]:
        return
    messages = await told.said(session, row["id"], row["client_id"])
    visit = Visit(**{name: row[name] for name in Visit.__dataclass_fields__})
    if row["phone"] and (news := told.news(row, Channel.SMS, messages)):
        await _send_sms(session, row, visit, news)
    if row["email"] and (news := told.news(row, Channel.MAIL, messages)):
        await _send_mail(session, row, visit, news)
    cancelled = row["state"] == "cancelled"
    await session.execute(_TOLD, {
        **key, "start": None if cancelled else row["start_at"], "practitioner": None if cancelled else row["practitioner_id"],
    })


async def _read(session: AsyncSession, key: dict[str, UUID]) -> RowMapping | None:
    """The visit with whom it's about; looked for once more when it isn't found, since a merge moved it while it was waited for."""
    for _ in range(2):
        if row := (await session.execute(_READ, key)).mappings().first():
            return row
    return None


async def _send_sms(session: AsyncSession, row: RowMapping, visit: Visit, news: str) -> None:
    await messaging.send_sms(
        session, to=row["phone"], text=letters.text(news, visit), key=told.key_of(row, Channel.SMS), client_id=row["client_id"],
        expires_at=visit.end_at, language=visit.language,
    )


async def _send_mail(session: AsyncSession, row: RowMapping, visit: Visit, news: str) -> None:
    file = Attachment("booking.ics", "text/calendar", letters.calendar_file(visit))
    await messaging.send_mail(
        session, to=row["email"], subject=letters.subject(news, visit), text=letters.text(news, visit),
        key=told.key_of(row, Channel.MAIL), client_id=row["client_id"], expires_at=visit.end_at, sender=visit.clinic,
        language=visit.language, attachments=[file],
    )
