"""Routes of controlled documents and their versions."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Query

from clinic.core.api.envelope import error_responses, with_current_renderer
from clinic.core.api.errors import VersionConflict
from clinic.core.api.pagination import NewestFirstQuery, PaginatedList
from clinic.core.database.session import ReadSession, Session
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission
from clinic.quality.activity_log import QualityLogEntry
from clinic.quality.controlled_documents import queries, service, versions
from clinic.quality.controlled_documents.schemas import (
    ControlledDocumentCreate,
    ControlledDocumentDraftCreate,
    ControlledDocumentDraftDiscard,
    ControlledDocumentDraftUpdate,
    ControlledDocumentListParams,
    ControlledDocumentOut,
    ControlledDocumentReader,
    ControlledDocumentUpdate,
    ControlledDocumentVersionDetail,
    ControlledDocumentVersionSummary,
)
from clinic.quality.schemas import QualityExpectedVersion

router = APIRouter(prefix="/api", tags=["quality"], route_class=with_current_renderer(versions.render_current))
CanReadQuality = Annotated[CurrentUser, Depends(require(Permission.QUALITY_READ))]
CanParticipate = Annotated[CurrentUser, Depends(require(Permission.QUALITY_PARTICIPATE))]
CanWriteQuality = Annotated[CurrentUser, Depends(require(Permission.QUALITY_WRITE))]


@router.get("/controlled-documents")
async def list_documents(
    session: ReadSession, caller: CanReadQuality, params: Annotated[ControlledDocumentListParams, Query()],
) -> PaginatedList[ControlledDocumentOut]:
    """List the documents with their published version and how many members have acknowledged it."""
    return await queries.list_documents(session, params)


@router.post("/controlled-documents")
async def create_document(session: Session, caller: CanWriteQuality, data: ControlledDocumentCreate) -> ControlledDocumentOut:
    """Add a document, without a version."""
    return await service.create_document(session, data)


@router.get("/controlled-documents/{controlled_document_id}")
async def get_document(session: ReadSession, caller: CanReadQuality, controlled_document_id: UUID) -> ControlledDocumentOut:
    """Return a document, also one that was removed."""
    return await service.get_document(session, controlled_document_id)


@router.put("/controlled-documents/{controlled_document_id}", responses=error_responses(VersionConflict))
async def update_document(
    session: Session, caller: CanWriteQuality, controlled_document_id: UUID, data: ControlledDocumentUpdate,
) -> ControlledDocumentOut:
    """Change a document's title, category, responsible person or review date."""
    return await service.update_document(session, controlled_document_id, data)


@router.delete("/controlled-documents/{controlled_document_id}")
async def delete_document(session: Session, caller: CanWriteQuality, controlled_document_id: UUID) -> None:
    """Remove a document."""
    await service.delete_document(session, controlled_document_id)


@router.post("/controlled-documents/{controlled_document_id}/restore", responses=error_responses(VersionConflict))
async def restore_document(
    session: Session, caller: CanWriteQuality, controlled_document_id: UUID, data: QualityExpectedVersion,
) -> ControlledDocumentOut:
    """Restore a removed document."""
    return await service.restore_document(session, controlled_document_id, data)


@router.get("/controlled-documents/{controlled_document_id}/logs")
async def list_activity(
    session: ReadSession, caller: CanReadQuality, controlled_document_id: UUID, params: NewestFirstQuery,
) -> PaginatedList[QualityLogEntry]:
    """List the actions on a document, with their actors."""
    return await service.list_activity(session, controlled_document_id, params)


@router.get("/controlled-documents/{controlled_document_id}/versions")
async def list_versions(
    session: ReadSession, caller: CanReadQuality, controlled_document_id: UUID, params: NewestFirstQuery,
) -> PaginatedList[ControlledDocumentVersionSummary]:
    """List a document's versions, newest first; replaced versions stay readable."""
    return await versions.list_versions(session, controlled_document_id, params)


@router.post("/controlled-documents/{controlled_document_id}/versions", responses=error_responses(versions.DraftExists))
async def create_draft(
    session: Session, caller: CanWriteQuality, controlled_document_id: UUID, data: ControlledDocumentDraftCreate,
) -> ControlledDocumentVersionDetail:
    """Start a draft of the next version.

    409 `quality.draft_exists` while the document has an unpublished version.
    """
    return await versions.create_draft(session, controlled_document_id, data)


@router.get("/controlled-document-versions/{document_version_id}")
async def get_version(session: ReadSession, caller: CanReadQuality, document_version_id: UUID) -> ControlledDocumentVersionDetail:
    """Return a version with its text or file."""
    return await versions.get_version(session, document_version_id)


@router.put("/controlled-document-versions/{document_version_id}", responses=error_responses(VersionConflict, versions.VersionNotEditable))
async def update_draft(
    session: Session, caller: CanWriteQuality, document_version_id: UUID, data: ControlledDocumentDraftUpdate,
) -> ControlledDocumentVersionDetail:
    """Change a version that isn't published; its approval is withdrawn.

    409 `quality.version_not_editable` once it is published.
    """
    return await versions.update_draft(session, document_version_id, data)


@router.delete("/controlled-document-versions/{document_version_id}", responses=error_responses(versions.VersionNotEditable))
async def delete_draft(
    session: Session, caller: CanWriteQuality, document_version_id: UUID, data: ControlledDocumentDraftDiscard,
) -> None:
    """Discard a version that was never published, with a reason for the log of its document.

    409 `quality.version_not_editable` once it is published.
    """
    await versions.delete_draft(session, document_version_id, data.reason)


@router.post(
    "/controlled-document-versions/{document_version_id}/approve", responses=error_responses(VersionConflict, versions.VersionNotEditable),
)
async def approve_version(
    session: Session, caller: CanWriteQuality, document_version_id: UUID, data: QualityExpectedVersion,
) -> ControlledDocumentVersionDetail:
    """Approve a draft."""
    return await versions.approve_version(session, document_version_id, data)


@router.post(
    "/controlled-document-versions/{document_version_id}/publish", responses=error_responses(VersionConflict, versions.VersionNotApproved),
)
async def publish_version(
    session: Session, caller: CanWriteQuality, document_version_id: UUID, data: QualityExpectedVersion,
) -> ControlledDocumentVersionDetail:
    """Publish an approved version; it replaces the published one.

    409 `quality.version_not_approved` before it is approved.
    """
    return await versions.publish_version(session, document_version_id, data)


@router.post("/controlled-document-versions/{document_version_id}/acknowledge", responses=error_responses(versions.VersionNotPublished))
async def acknowledge_version(
    session: Session, caller: CanParticipate, document_version_id: UUID,
) -> ControlledDocumentVersionDetail:
    """Confirm that the signed-in member has read and understood a published version.

    409 `quality.version_not_published` for any version but the published one.
    """
    return await versions.acknowledge_version(session, document_version_id)


@router.get("/controlled-document-versions/{document_version_id}/readers")
async def list_readers(session: ReadSession, caller: CanReadQuality, document_version_id: UUID) -> list[ControlledDocumentReader]:
    """List the members expected to acknowledge a version, and when they did."""
    return await versions.list_readers(session, document_version_id)
