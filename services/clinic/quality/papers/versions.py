"""A version's way: drafted, approved, published, replaced by the next, and acknowledged by the staff (QMS-004)."""

from typing import Any
from uuid import UUID

from sqlalchemy import func, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import audit, documents, files, richtext
from clinic.core.clock import now
from clinic.core.db import context_of
from clinic.core.errors import Conflict, FieldError, NotFound, Stale
from clinic.core.models import new_id
from clinic.core.owners import owner
from clinic.core.pdf import Pdf
from clinic.core.permissions import Permission
from clinic.core.realtime import tell
from clinic.quality.devices import queries as devices
from clinic.quality.fields import own_name
from clinic.quality.papers import queries, service
from clinic.quality.papers.models import ONE_OPEN, QualityDocument, QualityRead, QualityVersion
from clinic.quality.papers.schemas import QualityDraftIn, QualityDraftUpdate, QualityStepIn, QualityVersionOut
from clinic.quality.topics import MANAGEMENT

FILE, KIND = owner("quality_version.file", permission=Permission.MANAGEMENT_READ, papers=True), "quality_document"


class DraftExists(Conflict):
    """Somebody is writing the next version already."""

    code = "quality.draft_exists"
    en = "The next version of this document is already being written."
    sv = "Nästa version av det här dokumentet skrivs redan."


class NotOpen(Conflict):
    """What has been published isn't written in any more; a change is a new version."""

    code = "quality.not_open"
    en = "This version cannot be changed any more. Write a new version."
    sv = "Den här versionen kan inte ändras längre. Skriv en ny version."


class NotApproved(Conflict):
    """Publishing comes after approving."""

    code = "quality.not_approved"
    en = "A version is approved before it is published."
    sv = "En version godkänns innan den publiceras."


class NotPublished(Conflict):
    """Only what holds is acknowledged."""

    code = "quality.not_published"
    en = "Only the published version can be acknowledged."
    sv = "Bara den publicerade versionen kan bekräftas som läst."


async def shown(session: AsyncSession, version_id: UUID) -> QualityVersionOut:
    """A version, whole; old ones too."""
    row = await queries.version(session, version_id)
    if row is None:
        raise NotFound
    papers = (await devices.papers(session, FILE, [version_id]))[version_id]
    return QualityVersionOut.model_validate({**row, "file": papers[0] if papers else None})


async def draft(session: AsyncSession, document_id: UUID, wanted: QualityDraftIn) -> QualityVersionOut:
    """Begin the next version. Raises DraftExists."""
    document = await service.locked(session, document_id)
    if document.deleted_at is not None:
        raise NotFound
    company_id = context_of(session).company_id
    latest = select(func.max(QualityVersion.number)).where(
        QualityVersion.company_id == company_id, QualityVersion.quality_document_id == document_id,
    )
    row = QualityVersion(
        company_id=company_id, id=new_id(), quality_document_id=document_id, number=(await session.scalar(latest) or 0) + 1,
    )
    session.add(row)
    try:
        await session.flush()
    except IntegrityError as error:
        if ONE_OPEN in str(error.orig):
            raise DraftExists from error
        raise
    await _write(session, row, wanted)
    audit.record(session, "quality_document.drafted", document_id, number=row.number)
    tell(session, MANAGEMENT, document_id, document.version)
    return await shown(session, row.id)


async def _write(session: AsyncSession, row: QualityVersion, wanted: QualityDraftIn) -> None:
    if wanted.body is not None and wanted.file_id is not None:
        raise FieldError("file_id", "invalid")
    if wanted.file_id != row.file_id:
        if row.file_id is not None:
            await files.withdraw(session, row.file_id)
        if wanted.file_id is not None:
            await files.claim(session, wanted.file_id, owner_kind=FILE, owner_id=row.id)
    row.body, row.file_id, row.change_note, row.updated_at = wanted.body, wanted.file_id, wanted.change_note, now()
    await session.flush()


async def _locked(session: AsyncSession, version_id: UUID, version: int) -> tuple[QualityVersion, QualityDocument]:
    """The version and its document, locked in the one order: document first."""
    key = (context_of(session).company_id, version_id)
    found = await session.get(QualityVersion, key)
    if found is None:
        raise NotFound
    document = await service.locked(session, found.quality_document_id)
    row = await session.get_one(QualityVersion, key, with_for_update=True, populate_existing=True)
    if row.version != version:
        raise Stale(current=(await shown(session, version_id)).model_dump(mode="json"))
    return row, document


async def change(session: AsyncSession, version_id: UUID, wanted: QualityDraftUpdate) -> QualityVersionOut:
    """Write on in a version that isn't published; an approval is thereby taken back. Raises NotOpen, Stale."""
    row, document = await _locked(session, version_id, wanted.version)
    if row.state not in ("draft", "approved"):
        raise NotOpen
    row.state, row.approved_by, row.approved_at = "draft", None, None
    await _write(session, row, wanted)
    audit.record(session, "quality_document.draft_changed", document.id, number=row.number)
    return await shown(session, version_id)


async def discard(session: AsyncSession, version_id: UUID) -> None:
    """Let a version go that was never published. Raises NotOpen."""
    found = await shown(session, version_id)
    row, document = await _locked(session, version_id, found.version)
    if row.state not in ("draft", "approved"):
        raise NotOpen
    if row.file_id is not None:
        await files.withdraw(session, row.file_id)
    await session.delete(row)
    await session.flush()
    audit.record(session, "quality_document.draft_discarded", document.id, number=row.number)
    tell(session, MANAGEMENT, document.id, document.version)


async def approve(session: AsyncSession, version_id: UUID, wanted: QualityStepIn) -> QualityVersionOut:
    """Approve a draft that says something. Raises NotOpen, Stale, FieldError."""
    row, document = await _locked(session, version_id, wanted.version)
    if row.state != "draft":
        raise NotOpen
    if row.file_id is None and (row.body is None or richtext.is_empty(row.body)):
        raise FieldError("body", "required")
    row.state, row.approved_by, row.approved_at = "approved", context_of(session).membership_id, now()
    await session.flush()
    audit.record(session, "quality_document.approved", document.id, number=row.number)
    tell(session, MANAGEMENT, document.id, document.version)
    return await shown(session, version_id)


async def publish(session: AsyncSession, version_id: UUID, wanted: QualityStepIn) -> QualityVersionOut:
    """Publish an approved version; the one before stays readable, and the staff are asked to read. Raises NotApproved, Stale."""
    row, document = await _locked(session, version_id, wanted.version)
    if row.state != "approved":
        raise NotApproved
    before = select(QualityVersion).where(
        QualityVersion.company_id == row.company_id, QualityVersion.quality_document_id == document.id, QualityVersion.state == "published",
    )
    for earlier in await session.scalars(before):
        earlier.state = "replaced"
    await session.flush()
    row.state, row.published_by, row.published_at = "published", context_of(session).membership_id, now()
    if row.body is not None:
        seen = await shown(session, version_id)
        content = {
            "title": document.title, "category": document.category, "number": row.number, "body": row.body, "change_note": row.change_note,
            "approved_by": seen.approved_name, "approved_at": row.approved_at, "published_by": await own_name(session),
            "published_at": row.published_at,
        }
        frozen = await documents.freeze(session, kind=KIND, subject_id=row.id, content=content, title=document.title)
        row.frozen_id = frozen.id
    await session.flush()
    audit.record(session, "quality_document.published", document.id, number=row.number)
    tell(session, MANAGEMENT, document.id, document.version)
    return await shown(session, version_id)


async def acknowledge(session: AsyncSession, version_id: UUID) -> QualityVersionOut:
    """Say that one has read and understood what is published; twice is once. Raises NotPublished."""
    found = await shown(session, version_id)
    if found.state != "published":
        raise NotPublished
    context = context_of(session)
    made = await session.scalar(
        insert(QualityRead)
        .values(company_id=context.company_id, id=new_id(), quality_version_id=version_id, membership_id=context.membership_id)
        .on_conflict_do_nothing(index_elements=["company_id", "quality_version_id", "membership_id"]).returning(QualityRead.id),
    )
    if made is not None:
        audit.record(session, "quality_document.read", found.quality_document_id, number=found.number)
        tell(session, MANAGEMENT, found.quality_document_id, 0)
    return found


@documents.renderer(KIND, names=("Document", "Styrdokument"), permission=Permission.MANAGEMENT_READ)
def render(content: dict[str, Any], page: Pdf) -> None:
    """A published version on paper."""
    say = page.say
    page.title(content["title"])
    page.facts([
        (say("Category", "Kategori"), content["category"]), (say("Version", "Version"), str(content["number"])),
        (say("Approved", "Godkänt"), f"{content['approved_by']}, {page.instant(content['approved_at'])}"),
        (say("Published", "Publicerat"), f"{content['published_by']}, {page.instant(content['published_at'])}"),
        (say("Changes", "Ändringar"), content["change_note"]),
    ])
    page.rule()
    page.rich(content["body"])
