"""The clinic's letters of consent (REC-030)."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Query

from clinic.core.auth import Caller, may
from clinic.core.db import ReadSession, Session
from clinic.core.envelope import refusals, showing
from clinic.core.errors import Stale
from clinic.core.paging import Listed
from clinic.core.permissions import Permission
from clinic.forms.consents import service
from clinic.forms.consents.schemas import FormsWanted, FormVersionIn, LetterIn, LetterOut, LetterRow, LetterUpdate, LetterVersionOut

router = APIRouter(prefix="/api/letters-of-consent", tags=["letters of consent"], route_class=showing(service.shown))
Reader = Annotated[Caller, Depends(may(Permission.FORM_READ))]
Designer = Annotated[Caller, Depends(may(Permission.FORM_DESIGN))]


@router.get("")
async def letters(session: ReadSession, caller: Reader, wanted: Annotated[FormsWanted, Query()]) -> Listed[LetterRow]:
    """The letters, by title."""
    return await service.page(session, wanted)


@router.post("")
async def store(session: Session, caller: Designer, wanted: LetterIn) -> LetterOut:
    """Add a letter."""
    return await service.store(session, wanted)


@router.get("/{letter_id}")
async def one(session: ReadSession, caller: Reader, letter_id: UUID) -> LetterOut:
    """A letter with its newest text."""
    return await service.one(session, letter_id)


@router.put("/{letter_id}", responses=refusals(Stale))
async def update(session: Session, caller: Designer, letter_id: UUID, wanted: LetterUpdate) -> LetterOut:
    """Change a letter: its text becomes a new version."""
    return await service.update(session, letter_id, wanted)


@router.get("/{letter_id}/versions")
async def versions(session: ReadSession, caller: Reader, letter_id: UUID) -> list[LetterVersionOut]:
    """Every text that a letter has had."""
    return await service.versions(session, letter_id)


@router.post("/{letter_id}/toggle", responses=refusals(Stale))
async def toggle(session: Session, caller: Designer, letter_id: UUID, wanted: FormVersionIn) -> LetterOut:
    """Put a letter out of use, or in use again."""
    return await service.toggle(session, letter_id, wanted.version)


@router.delete("/{letter_id}")
async def delete(session: Session, caller: Designer, letter_id: UUID, version: Annotated[int | None, Query(ge=1)] = None) -> None:
    """Take a letter away; it can be restored."""
    await service.delete(session, letter_id, version)


@router.post("/{letter_id}/restore", responses=refusals(Stale))
async def restore(session: Session, caller: Designer, letter_id: UUID, wanted: FormVersionIn) -> LetterOut:
    """Take a deleted letter back."""
    return await service.restore(session, letter_id, wanted.version)
