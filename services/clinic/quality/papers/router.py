"""Documents and their versions, for staff."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Query

from clinic.core.auth import Caller, may
from clinic.core.db import ReadSession, Session
from clinic.core.envelope import EnvelopeRoute, refusals
from clinic.core.errors import Stale
from clinic.core.paging import ByTime, Listed
from clinic.core.permissions import Permission
from clinic.quality.devices.schemas import QualityRestoreIn
from clinic.quality.logs import QualityLogOut
from clinic.quality.papers import lists, queries, service, versions
from clinic.quality.papers.schemas import (
    PapersWanted,
    QualityDocumentIn,
    QualityDocumentRow,
    QualityDocumentUpdate,
    QualityDraftIn,
    QualityDraftUpdate,
    QualityReadOut,
    QualityStepIn,
    QualityVersionOut,
    QualityVersionRow,
)

router = APIRouter(prefix="/api", tags=["quality"], route_class=EnvelopeRoute)
Reader = Annotated[Caller, Depends(may(Permission.MANAGEMENT_READ))]
Partaker = Annotated[Caller, Depends(may(Permission.MANAGEMENT_TAKE_PART))]
Writer = Annotated[Caller, Depends(may(Permission.MANAGEMENT_WRITE))]


@router.get("/quality-documents")
async def documents(session: ReadSession, caller: Reader, wanted: Annotated[PapersWanted, Query()]) -> Listed[QualityDocumentRow]:
    """The documents by category, with what holds and who is still to read it."""
    return await queries.page(session, wanted)


@router.post("/quality-documents")
async def store(session: Session, caller: Writer, wanted: QualityDocumentIn) -> QualityDocumentRow:
    """Add a document."""
    return await service.store(session, wanted)


@router.get("/quality-documents/{quality_document_id}")
async def one(session: ReadSession, caller: Reader, quality_document_id: UUID) -> QualityDocumentRow:
    """A document, also one that was taken away."""
    return await service.shown(session, quality_document_id)


@router.put("/quality-documents/{quality_document_id}", responses=refusals(Stale))
async def update(session: Session, caller: Writer, quality_document_id: UUID, wanted: QualityDocumentUpdate) -> QualityDocumentRow:
    """Change a document's title, category, responsible person or day of review."""
    return await service.update(session, quality_document_id, wanted)


@router.delete("/quality-documents/{quality_document_id}")
async def remove(session: Session, caller: Writer, quality_document_id: UUID) -> None:
    """Take a document away."""
    await service.remove(session, quality_document_id)


@router.post("/quality-documents/{quality_document_id}/restore", responses=refusals(Stale))
async def restore(session: Session, caller: Writer, quality_document_id: UUID, wanted: QualityRestoreIn) -> QualityDocumentRow:
    """Take a document back."""
    return await service.restore(session, quality_document_id, wanted)


@router.get("/quality-documents/{quality_document_id}/logs")
async def log(session: ReadSession, caller: Reader, quality_document_id: UUID, wanted: ByTime) -> Listed[QualityLogOut]:
    """Who did what with a document."""
    return await service.log(session, quality_document_id, wanted)


@router.get("/quality-documents/{quality_document_id}/versions")
async def versions_of(session: ReadSession, caller: Reader, quality_document_id: UUID, wanted: ByTime) -> Listed[QualityVersionRow]:
    """A document's versions, the newest first; all stay readable."""
    return await lists.versions(session, quality_document_id, wanted)


@router.post("/quality-documents/{quality_document_id}/versions", responses=refusals(versions.DraftExists))
async def draft(session: Session, caller: Writer, quality_document_id: UUID, wanted: QualityDraftIn) -> QualityVersionOut:
    """Begin the next version."""
    return await versions.draft(session, quality_document_id, wanted)


@router.get("/quality-versions/{quality_version_id}")
async def version(session: ReadSession, caller: Reader, quality_version_id: UUID) -> QualityVersionOut:
    """A version, whole."""
    return await versions.shown(session, quality_version_id)


@router.put("/quality-versions/{quality_version_id}", responses=refusals(Stale, versions.NotOpen))
async def change(session: Session, caller: Writer, quality_version_id: UUID, wanted: QualityDraftUpdate) -> QualityVersionOut:
    """Write on in a version that isn't published; an approval is thereby taken back."""
    return await versions.change(session, quality_version_id, wanted)


@router.delete("/quality-versions/{quality_version_id}", responses=refusals(versions.NotOpen))
async def discard(session: Session, caller: Writer, quality_version_id: UUID) -> None:
    """Let a version go that was never published."""
    await versions.discard(session, quality_version_id)


@router.post("/quality-versions/{quality_version_id}/approve", responses=refusals(Stale, versions.NotOpen))
async def approve(session: Session, caller: Writer, quality_version_id: UUID, wanted: QualityStepIn) -> QualityVersionOut:
    """Approve a draft."""
    return await versions.approve(session, quality_version_id, wanted)


@router.post("/quality-versions/{quality_version_id}/publish", responses=refusals(Stale, versions.NotApproved))
async def publish(session: Session, caller: Writer, quality_version_id: UUID, wanted: QualityStepIn) -> QualityVersionOut:
    """Publish an approved version in place of the one before."""
    return await versions.publish(session, quality_version_id, wanted)


@router.post("/quality-versions/{quality_version_id}/acknowledge", responses=refusals(versions.NotPublished))
async def acknowledge(session: Session, caller: Partaker, quality_version_id: UUID) -> QualityVersionOut:
    """Say that one has read and understood it."""
    return await versions.acknowledge(session, quality_version_id)


@router.get("/quality-versions/{quality_version_id}/readers")
async def readers(session: ReadSession, caller: Reader, quality_version_id: UUID) -> list[QualityReadOut]:
    """Who is to read a version, and who has."""
    return await lists.readers(session, quality_version_id)
