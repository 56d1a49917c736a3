"""The life cycle of a document version (QMS-004): draft, approved, published, replaced; and its acknowledgement by staff."""

from typing import Any
from uuid import UUID

from sqlalchemy import func, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import audit, documents, files
from clinic.core.api.errors import Conflict, FieldError, NotFound
from clinic.core.api.pagination import NewestFirstParams, PaginatedList
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.optimistic_locking import ensure_version
from clinic.core.database.session import get_context, get_owned
from clinic.core.documents.pdf import Pdf
from clinic.core.files.owners import register_file_owner
from clinic.core.realtime import broadcast
from clinic.core.security.permissions import Permission
from clinic.core.text import richtext
from clinic.quality.controlled_documents import queries, service
from clinic.quality.controlled_documents.models import (
    OPEN_VERSION_KEY,
    ControlledDocument,
    ControlledDocumentVersion,
    DocumentAcknowledgement,
)
from clinic.quality.controlled_documents.schemas import (
    ControlledDocumentDraftCreate,
    ControlledDocumentDraftUpdate,
    ControlledDocumentOut,
    ControlledDocumentReader,
    ControlledDocumentVersionDetail,
    ControlledDocumentVersionSummary,
)
from clinic.quality.events import QUALITY
from clinic.quality.people import get_own_name
from clinic.quality.queries import files_by_owner, lock_with_removed
from clinic.quality.schemas import QualityExpectedVersion

FILE_OWNER = register_file_owner("controlled_document_version.file", permission=Permission.QUALITY_READ, accepts_pdf=True)
DOCUMENT_TYPE = "controlled_document"
EDITABLE_STATES = ("draft", "approved")


class DraftExists(Conflict):
    """The document already has a draft or approved version."""

    code = "quality.draft_exists"
    en = "The next version of this document is already being written."
    sv = "Nästa version av det här dokumentet skrivs redan."


class VersionNotEditable(Conflict):
    """The version is published or replaced; a change needs a new version."""

    code = "quality.version_not_editable"
    en = "This version cannot be changed any more. Write a new version."
    sv = "Den här versionen kan inte ändras längre. Skriv en ny version."


class VersionNotApproved(Conflict):
    """Only an approved version can be published."""

    code = "quality.version_not_approved"
    en = "A version is approved before it is published."
    sv = "En version godkänns innan den publiceras."


class VersionNotPublished(Conflict):
    """Only the published version can be acknowledged."""

    code = "quality.version_not_published"
    en = "Only the published version can be acknowledged."
    sv = "Bara den publicerade versionen kan bekräftas som läst."


async def get_version(session: AsyncSession, version_id: UUID) -> ControlledDocumentVersionDetail:
    """Return a version with its text or file, replaced ones included. Raises NotFound."""
    row = await queries.get_version_row(session, version_id)
    if row is None:
        raise NotFound
    version_files = (await files_by_owner(session, FILE_OWNER, [version_id]))[version_id]
    return ControlledDocumentVersionDetail.model_validate({**row, "file": version_files[0] if version_files else None})


async def list_versions(
    session: AsyncSession, document_id: UUID, params: NewestFirstParams
) -> PaginatedList[ControlledDocumentVersionSummary]:
    """List a document's versions. Raises NotFound."""
    await service.get_document(session, document_id)
    return await queries.list_versions(session, document_id, params)


async def list_readers(session: AsyncSession, version_id: UUID) -> list[ControlledDocumentReader]:
    """List the members expected to acknowledge a version. Raises NotFound."""
    await get_version(session, version_id)
    return await queries.list_readers(session, version_id)


async def render_current(
    session: AsyncSession, row: ControlledDocument | ControlledDocumentVersion,
) -> ControlledDocumentOut | ControlledDocumentVersionDetail:
    """Render the document or version that a VersionConflict is about."""
    return await (get_version if isinstance(row, ControlledDocumentVersion) else service.get_document)(session, row.id)


async def create_draft(
    session: AsyncSession, document_id: UUID, data: ControlledDocumentDraftCreate,
) -> ControlledDocumentVersionDetail:
    """Start a draft with the next version number. Raises NotFound, DraftExists, FieldError."""
    document = await get_owned(session, ControlledDocument, document_id, lock=True)
    company_id = get_context(session).company_id
    latest_number = select(func.max(ControlledDocumentVersion.number)).where(
        ControlledDocumentVersion.company_id == company_id, ControlledDocumentVersion.controlled_document_id == document_id,
    )
    row = ControlledDocumentVersion(
        company_id=company_id, id=new_id(), controlled_document_id=document_id, number=(await session.scalar(latest_number) or 0) + 1,
    )
    session.add(row)
    try:
        await session.flush()
    except IntegrityError as error:
        if OPEN_VERSION_KEY in str(error.orig):
            raise DraftExists from error
        raise
    await _write_draft(session, row, data)
    audit.record(session, "controlled_document.drafted", document_id, number=row.number)
    broadcast(session, QUALITY, document_id, document.version)
    return await get_version(session, row.id)


async def _write_draft(session: AsyncSession, row: ControlledDocumentVersion, data: ControlledDocumentDraftCreate) -> None:
    if data.body is not None and data.file_id is not None:
        raise FieldError("file_id", "invalid")
    if data.file_id != row.file_id:
        if row.file_id is not None:
            await files.withdraw_file(session, row.file_id)
        if data.file_id is not None:
            await files.claim_file(session, data.file_id, owner_type=FILE_OWNER, owner_id=row.id)
    row.body, row.file_id, row.change_note, row.updated_at = data.body, data.file_id, data.change_note, now()
    await session.flush()


async def _lock_version(session: AsyncSession, version_id: UUID, version: int) -> tuple[ControlledDocumentVersion, ControlledDocument]:
    """Load and lock a version and its document; always the document first, so that transactions can't deadlock."""
    key = (get_context(session).company_id, version_id)
    unlocked_row = await session.get(ControlledDocumentVersion, key)
    if unlocked_row is None:
        raise NotFound
    document = await lock_with_removed(session, ControlledDocument, unlocked_row.controlled_document_id)
    row = await session.get(ControlledDocumentVersion, key, with_for_update=True, populate_existing=True)
    if row is None:
        raise NotFound
    return ensure_version(row, version), document


async def update_draft(
    session: AsyncSession, version_id: UUID, data: ControlledDocumentDraftUpdate,
) -> ControlledDocumentVersionDetail:
    """Change a version that isn't published and withdraw its approval. Raises NotFound, VersionNotEditable, VersionConflict, FieldError."""
    row, document = await _lock_version(session, version_id, data.version)
    if row.state not in EDITABLE_STATES:
        raise VersionNotEditable
    row.state, row.approved_by, row.approved_at = "draft", None, None
    await _write_draft(session, row, data)
    audit.record(session, "controlled_document.draft_changed", document.id, number=row.number)
    return await get_version(session, version_id)


async def delete_draft(session: AsyncSession, version_id: UUID, reason: str) -> None:
    """Delete a version that was never published. Raises NotFound, VersionNotEditable."""
    current = await get_version(session, version_id)
    row, document = await _lock_version(session, version_id, current.version)
    if row.state not in EDITABLE_STATES:
        raise VersionNotEditable
    if row.file_id is not None:
        await files.withdraw_file(session, row.file_id)
    await session.delete(row)
    await session.flush()
    audit.record(session, "controlled_document.draft_discarded", document.id, number=row.number, reason=reason)
    broadcast(session, QUALITY, document.id, document.version)


async def approve_version(
    session: AsyncSession, version_id: UUID, data: QualityExpectedVersion,
) -> ControlledDocumentVersionDetail:
    """Approve a draft that has text or a file. Raises NotFound, VersionNotEditable, VersionConflict, FieldError."""
    row, document = await _lock_version(session, version_id, data.version)
    if row.state != "draft":
        raise VersionNotEditable
    if row.file_id is None and (row.body is None or richtext.is_empty(row.body)):
        raise FieldError("body", "required")
    row.state, row.approved_by, row.approved_at = "approved", get_context(session).membership_id, now()
    await session.flush()
    audit.record(session, "controlled_document.approved", document.id, number=row.number)
    broadcast(session, QUALITY, document.id, document.version)
    return await get_version(session, version_id)


async def publish_version(
    session: AsyncSession, version_id: UUID, data: QualityExpectedVersion,
) -> ControlledDocumentVersionDetail:
    """Publish an approved version, replacing the published one; a written version is also frozen as a document.

    Raises NotFound, VersionNotApproved, VersionConflict.
    """
    row, document = await _lock_version(session, version_id, data.version)
    if row.state != "approved":
        raise VersionNotApproved
    published = select(ControlledDocumentVersion).where(
        ControlledDocumentVersion.company_id == row.company_id, ControlledDocumentVersion.controlled_document_id == document.id,
        ControlledDocumentVersion.state == "published",
    )
    for previous in await session.scalars(published):
        previous.state = "replaced"
    await session.flush()
    row.state, row.published_by, row.published_at = "published", get_context(session).membership_id, now()
    if row.body is not None:
        row.document_id = await _freeze_version(session, document, row)
    await session.flush()
    audit.record(session, "controlled_document.published", document.id, number=row.number)
    broadcast(session, QUALITY, document.id, document.version)
    return await get_version(session, version_id)


async def _freeze_version(session: AsyncSession, document: ControlledDocument, row: ControlledDocumentVersion) -> UUID:
    detail = await get_version(session, row.id)
    content = {
        "title": document.title, "category": document.category, "number": row.number, "body": row.body, "change_note": row.change_note,
        "approved_by": detail.approved_name, "approved_at": row.approved_at, "published_by": await get_own_name(session),
        "published_at": row.published_at,
    }
    frozen = await documents.freeze(session, document_type=DOCUMENT_TYPE, subject_id=row.id, content=content, title=document.title)
    return frozen.id


async def acknowledge_version(session: AsyncSession, version_id: UUID) -> ControlledDocumentVersionDetail:
    """Record that the signed-in member has read and understood the published version. Safe to repeat.

    Raises NotFound, VersionNotPublished.
    """
    version = await get_version(session, version_id)
    if version.state != "published":
        raise VersionNotPublished
    context = get_context(session)
    acknowledgement_id = await session.scalar(
        insert(DocumentAcknowledgement)
        .values(company_id=context.company_id, id=new_id(), document_version_id=version_id, membership_id=context.membership_id)
        .on_conflict_do_nothing(index_elements=["company_id", "document_version_id", "membership_id"])
        .returning(DocumentAcknowledgement.id),
    )
    if acknowledgement_id is not None:
        audit.record(session, "controlled_document.acknowledged", version.controlled_document_id, number=version.number)
        broadcast(session, QUALITY, version.controlled_document_id, 0)
    return version


@documents.register_renderer(DOCUMENT_TYPE, names=("Document", "Styrdokument"), permission=Permission.QUALITY_READ)
def render_version(content: dict[str, Any], page: Pdf) -> None:
    """Render a published version that was written here."""
    say = page.translate
    page.title(content["title"])
    page.definition_list([
        (say("Category", "Kategori"), content["category"]), (say("Version", "Version"), str(content["number"])),
        (say("Approved", "Godkänt"), f"{content['approved_by']}, {page.instant(content['approved_at'])}"),
        (say("Published", "Publicerat"), f"{content['published_by']}, {page.instant(content['published_at'])}"),
        (say("Changes", "Ändringar"), content["change_note"]),
    ])
    page.rule()
    page.rich(content["body"])
