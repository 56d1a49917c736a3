"""What a clinic decides of its reminders and follow-ups."""

from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.catalogue.models import Resource, Service
from clinic.booking.reminders import words
from clinic.booking.reminders.models import NoticeSettings
from clinic.booking.reminders.schemas import NoticeIn, NoticeOut, PreviewIn, PreviewOut, refuse_unknown
from clinic.booking.reminders.words import Notice
from clinic.booking.visits.letters import at_the_clinic
from clinic.company import service as companies
from clinic.core import audit
from clinic.core.clock import now, zone
from clinic.core.db import context_of
from clinic.core.errors import FieldError, Stale
from clinic.core.models import new_id
from clinic.core.settings import settings
from clinic.messaging import segments

DAY = 24
EXAMPLE = ("Anna", "10:00")
"""Whom a preview speaks to, and when they come."""


async def read(session: AsyncSession) -> list[NoticeOut]:
    """What the company says before and after a visit."""
    return [NoticeOut.model_validate(await of_kind(session, kind)) for kind in Notice]


async def change(session: AsyncSession, wanted: NoticeIn) -> NoticeOut:
    """Change what is said before or after a visit. Raises Stale, FieldError for a placeholder that nobody fills or no way to say it."""
    if found := refuse_unknown(wanted):
        raise FieldError(found[0], "placeholder", name=found[1])
    if wanted.is_on and not (wanted.by_sms or wanted.by_mail):
        raise FieldError("by_sms", "at_least_one")
    row = await of_kind(session, wanted.kind, lock=True)
    if row.version != wanted.version:
        raise Stale(current=NoticeOut.model_validate(row))
    if wanted.is_on and not row.is_on:
        row.on_since = now()
    values = wanted.model_dump(exclude={"kind", "version"})
    changed = {name: value for name, value in values.items() if getattr(row, name) != value}
    for name, value in changed.items():
        setattr(row, name, value)
    if changed:
        row.updated_at = now()
        audit.record(session, "notice_settings.changed", row.id, kind=wanted.kind, after=changed)
    await session.flush()
    return NoticeOut.model_validate(row)


async def of_kind(session: AsyncSession, kind: Notice, *, lock: bool = False) -> NoticeSettings:
    """The company's own, or the defaults when none were ever saved. Locked, the row is made first."""
    company_id = context_of(session).company_id
    first = _defaults(kind)
    found = select(NoticeSettings).where(NoticeSettings.company_id == company_id, NoticeSettings.kind == kind)
    if lock:
        made = upsert(NoticeSettings).values(company_id=company_id, id=new_id(), version=1, created_at=now(), updated_at=now(), **first)
        await session.execute(made.on_conflict_do_nothing(index_elements=["company_id", "kind"]))
        return (await session.scalars(found.with_for_update())).one()
    return (await session.scalars(found)).first() or NoticeSettings(company_id=company_id, version=1, **first)


def _defaults(kind: Notice) -> dict[str, object]:
    english, swedish = words.TEXTS[kind]
    return {
        "kind": kind.value, "is_on": kind is Notice.REMINDER, "hours": DAY, "by_sms": True, "by_mail": True,
        "text_en": english, "text_sv": swedish,
    }


async def preview(session: AsyncSession, wanted: PreviewIn) -> PreviewOut:
    """The text as a client would read it, with the clinic's own names in it."""
    company = await companies.own(session)
    hour, minute = (int(part) for part in EXAMPLE[1].split(":"))
    at = now().astimezone(zone(company.timezone)).replace(hour=hour, minute=minute)
    service = await session.scalar(select(Service.name).where(Service.deleted_at.is_(None)).order_by(Service.name).limit(1))
    active = select(Resource.name).where(Resource.kind == "practitioner", Resource.is_active)
    person = await session.scalar(active.order_by(Resource.position, Resource.name).limit(1))
    facts = {
        "client": EXAMPLE[0], "clinic": company.name, "service": service or "", "practitioner": person or company.name,
        "time": at_the_clinic(at, company.timezone, wanted.language, is_twelve_hours=company.is_twelve_hours),
        "link": link_of(company.encrypted_id),
    }
    text = words.filled(wanted.text, facts)
    counted = segments.count(text)
    return PreviewOut(
        subject=words.filled(words.of(words.SUBJECTS[wanted.kind], wanted.language), facts), text=text,
        encoding="gsm" if counted.encoding == "gsm" else "ucs2", units=counted.units, parts=counted.parts, left=counted.left,
    )


def link_of(encrypted_id: str) -> str:
    """Where the clinic's visitors book."""
    return f"{settings().public_url.rstrip('/')}/booking/{encrypted_id}"
