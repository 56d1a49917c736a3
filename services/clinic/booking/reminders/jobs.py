"""Reminding and following up by the clock.

A worker that dies anywhere leaves either both, the row that says so and the messages, or neither.
"""

from datetime import UTC, datetime, timedelta
from uuid import UUID

from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.reminders import queries, service, words
from clinic.booking.reminders.models import NoticeSettings, VisitNotice
from clinic.booking.reminders.words import Notice
from clinic.booking.visits.letters import at_the_clinic
from clinic.core import audit
from clinic.core.clock import now
from clinic.core.context import NOBODY, Context
from clinic.core.db import context_of, unit
from clinic.core.jobs import job
from clinic.core.models import new_id
from clinic.messaging import service as messaging

KEY = "booking.notice:"


@job("booking.remind", every=timedelta(minutes=1))
async def remind(context: Context) -> None:
    """Say what is due before and after visits, some in each transaction."""
    if context.company_id == NOBODY:
        return
    for kind in Notice:
        while await _some(context, kind) == queries.BATCH:
            pass


async def _some(context: Context, kind: Notice) -> int:
    async with unit(context) as session:
        wanted = await service.of_kind(session, kind)
        if not wanted.is_on:
            return 0
        rows = await queries.due(session, wanted, now())
        for row in rows:
            await _say(session, wanted, row)
    return len(rows)


async def _say(session: AsyncSession, wanted: NoticeSettings, row: RowMapping) -> None:
    kind = Notice(wanted.kind)
    said = (
        insert(VisitNotice)
        .values(company_id=context_of(session).company_id, id=new_id(), booking_id=row["id"], kind=kind.value, visit_at=row["start_at"])
        .on_conflict_do_nothing(index_elements=["company_id", "booking_id", "kind", "visit_at"])
        .returning(VisitNotice.id)
    )
    if await session.scalar(said) is None:
        return
    audit.record(session, f"booking.{kind}", row["id"], client_id=row["client_id"], start_at=row["start_at"].isoformat())
    await _send(session, wanted, row)


async def _send(session: AsyncSession, wanted: NoticeSettings, row: RowMapping) -> None:
    kind, language = Notice(wanted.kind), row["language"]
    facts = {
        "client": row["first_name"], "clinic": row["clinic"], "service": row["service_name"], "practitioner": row["practitioner_name"],
        "time": at_the_clinic(row["start_at"], row["timezone"], language, is_twelve_hours=row["is_twelve_hours"]),
        "link": service.link_of(row["encrypted_id"]),
    }
    text = words.filled(words.of((wanted.text_en, wanted.text_sv), language), facts)
    until = row["start_at"] if kind is Notice.REMINDER else now() + queries.LATE
    key = f"{KEY}{kind}:{row['id']}:{int(row['start_at'].timestamp())}"
    if wanted.by_sms and row["phone"]:
        short = text if messaging.fits_sms(text) else words.filled(words.of(words.TEXTS[kind], language), facts)
        await messaging.send_sms(
            session, to=row["phone"], text=short, key=f"{key}:sms", client_id=row["client_id"], expires_at=until, language=language,
        )
    if wanted.by_mail and row["email"]:
        await messaging.send_mail(
            session, to=row["email"], subject=words.filled(words.of(words.SUBJECTS[kind], language), facts), text=text, key=f"{key}:mail",
            client_id=row["client_id"], expires_at=until, sender=row["clinic"], language=language,
        )


@messaging.asked_of(KEY)
async def still_wanted(session: AsyncSession, key: str) -> bool:
    """A visit that has been cancelled or moved since is neither reminded of nor followed up."""
    booking_id, second = key.removeprefix(KEY).split(":")[1:3]
    return await queries.holds(session, UUID(booking_id), datetime.fromtimestamp(int(second), UTC))
