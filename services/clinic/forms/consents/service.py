"""What a clinic does with its letters of consent. A change is a new version; those that were signed keep the one they were signed with."""

from typing import Any
from uuid import UUID

from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import audit
from clinic.core.clock import now
from clinic.core.db import context_of, owned
from clinic.core.errors import FieldError, NotFound
from clinic.core.models import new_id
from clinic.core.paging import COUNTED, Listed
from clinic.core.richtext import is_empty
from clinic.core.stale import unmoved
from clinic.forms import questions
from clinic.forms.consents.schemas import FormsWanted, LetterIn, LetterOut, LetterRow, LetterUpdate, LetterVersionOut
from clinic.forms.models import LetterOfConsent, LetterVersion


async def page(session: AsyncSession, wanted: FormsWanted) -> Listed[LetterRow]:
    """One page of the letters, by title or by when they were changed."""
    found = select(LetterOfConsent).where(LetterOfConsent.company_id == context_of(session).company_id, *_which(wanted))
    counted = await session.scalar(select(func.count()).select_from(found.limit(COUNTED + 1).subquery()))
    column = LetterOfConsent.updated_at if wanted.sort == "updated_at" else func.lower(LetterOfConsent.title)
    ordered = found.order_by(*wanted.along(column, LetterOfConsent.id))
    rows = await session.scalars(ordered.limit(wanted.per_page).offset(wanted.offset))
    return Listed[LetterRow].of([LetterRow(**_row(row)) for row in rows], wanted, counted or 0)


def _which(wanted: FormsWanted) -> list[Any]:
    there = LetterOfConsent.deleted_at.is_(None)
    which: dict[str, list[Any]] = {
        "active": [there, LetterOfConsent.is_active], "inactive": [there, ~LetterOfConsent.is_active], "all": [there],
        "deleted": [LetterOfConsent.deleted_at.is_not(None)],
    }
    search = [LetterOfConsent.title.icontains(wanted.search.strip(), autoescape=True)] if wanted.search.strip() else []
    return which[wanted.filter] + search


async def one(session: AsyncSession, letter_id: UUID) -> LetterOut:
    """A letter with its newest text."""
    return await shown(session, await owned(session, LetterOfConsent, letter_id))


async def versions(session: AsyncSession, letter_id: UUID) -> list[LetterVersionOut]:
    """Every text that a letter has had, newest first."""
    await any_letter(session, letter_id)
    rows = await session.scalars(
        select(LetterVersion).where(LetterVersion.company_id == context_of(session).company_id, LetterVersion.letter_id == letter_id)
        .order_by(LetterVersion.number.desc()).limit(200),
    )
    return [_text(row) for row in rows]


async def store(session: AsyncSession, wanted: LetterIn) -> LetterOut:
    """Add a letter; a FieldError when its title is taken or nothing is written in it."""
    letter = LetterOfConsent(company_id=context_of(session).company_id, id=new_id(), title=wanted.title)
    session.add(letter)
    await _flush_titled(session)
    await _write(session, letter, wanted)
    audit.record(session, "letter_of_consent.made", letter.id, title=letter.title)
    return await shown(session, letter)


async def update(session: AsyncSession, letter_id: UUID, wanted: LetterUpdate) -> LetterOut:
    """Change a letter: a new version of its text; Stale when somebody did so first."""
    letter = await owned(session, LetterOfConsent, letter_id, version=wanted.version, lock=True)
    letter.title, letter.number, letter.updated_at = wanted.title, letter.number + 1, now()
    await _flush_titled(session)
    await _write(session, letter, wanted)
    audit.record(session, "letter_of_consent.changed", letter.id, title=letter.title, number=letter.number)
    return await shown(session, letter)


async def toggle(session: AsyncSession, letter_id: UUID, version: int) -> LetterOut:
    """Put a letter out of use, or in use again."""
    letter = await owned(session, LetterOfConsent, letter_id, version=version, lock=True)
    letter.is_active = not letter.is_active
    audit.record(session, "letter_of_consent.toggled", letter.id, is_active=letter.is_active)
    await session.flush()
    return await shown(session, letter)


async def delete(session: AsyncSession, letter_id: UUID, version: int | None) -> None:
    """Take a letter away; what was signed of it stays, and it can be restored."""
    letter = await owned(session, LetterOfConsent, letter_id, version=version, lock=True)
    letter.deleted_at = now()
    audit.record(session, "letter_of_consent.deleted", letter.id, title=letter.title)


async def restore(session: AsyncSession, letter_id: UUID, version: int) -> LetterOut:
    """Take a deleted letter back; a FieldError when another has its title by now."""
    letter = await any_letter(session, letter_id)
    unmoved(letter, version)
    letter.deleted_at = None
    audit.record(session, "letter_of_consent.restored", letter.id, title=letter.title)
    await _flush_titled(session)
    return await shown(session, letter)


async def any_letter(session: AsyncSession, letter_id: UUID) -> LetterOfConsent:
    """A letter, deleted or not."""
    found = await session.get(LetterOfConsent, (context_of(session).company_id, letter_id))
    if found is None:
        raise NotFound
    return found


async def newest(session: AsyncSession, letter: LetterOfConsent) -> LetterVersion:
    """The letter's newest text."""
    query = select(LetterVersion).where(
        LetterVersion.company_id == letter.company_id, LetterVersion.letter_id == letter.id, LetterVersion.number == letter.number,
    )
    return (await session.scalars(query)).one()


async def _write(session: AsyncSession, letter: LetterOfConsent, wanted: LetterIn) -> None:
    if is_empty(wanted.body):
        raise FieldError("body", "required")
    session.add(LetterVersion(
        company_id=letter.company_id, id=new_id(), letter_id=letter.id, number=letter.number, title=wanted.title, body=wanted.body,
        questions=questions.kept(wanted.questions), asks_publish=wanted.asks_publish, written_by=context_of(session).membership_id,
    ))
    await session.flush()


async def _flush_titled(session: AsyncSession) -> None:
    try:
        await session.flush()
    except IntegrityError as error:
        if "letter_of_consent_title_key" in str(error.orig):
            raise FieldError("title", "taken") from error
        raise


async def shown(session: AsyncSession, letter: LetterOfConsent) -> LetterOut:
    """A letter on the wire, with its newest text."""
    text = _text(await newest(session, letter))
    more = {"body": text.body, "questions": text.questions, "asks_publish": text.asks_publish, "letter_version_id": text.id}
    return LetterOut(**_row(letter), **more)


def _row(letter: LetterOfConsent) -> dict[str, Any]:
    return {
        "id": letter.id, "title": letter.title, "number": letter.number, "is_active": letter.is_active,
        "is_deleted": letter.deleted_at is not None, "updated_at": letter.updated_at, "version": letter.version,
    }


def _text(row: LetterVersion) -> LetterVersionOut:
    return LetterVersionOut(
        id=row.id, number=row.number, title=row.title, body=row.body, questions=questions.shown(row.questions),
        asks_publish=row.asks_publish, created_at=row.created_at,
    )
