"""What a clinic does with its documents: keep them by category, with a day to look at them again (QMS-004)."""

from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import audit
from clinic.core.clock import now
from clinic.core.db import context_of
from clinic.core.errors import NotFound, Stale
from clinic.core.models import new_id
from clinic.core.paging import Listed, Newest
from clinic.core.realtime import tell
from clinic.quality import logs
from clinic.quality.devices.schemas import QualityRestoreIn
from clinic.quality.fields import name_of
from clinic.quality.logs import QualityLogOut
from clinic.quality.papers import queries
from clinic.quality.papers.models import QualityDocument
from clinic.quality.papers.schemas import QualityDocumentIn, QualityDocumentRow, QualityDocumentUpdate
from clinic.quality.topics import MANAGEMENT


async def shown(session: AsyncSession, document_id: UUID) -> QualityDocumentRow:
    """A document; also one that was taken away."""
    row = await queries.one(session, document_id)
    if row is None:
        raise NotFound
    return QualityDocumentRow.model_validate(row)


async def locked(session: AsyncSession, document_id: UUID, version: int | None = None) -> QualityDocument:
    """The document's row, locked; Stale when it has moved past `version`."""
    key = (context_of(session).company_id, document_id)
    row = await session.get(QualityDocument, key, with_for_update=True, populate_existing=True)
    if row is None:
        raise NotFound
    if version is not None and row.version != version:
        raise Stale(current=(await shown(session, document_id)).model_dump(mode="json"))
    return row


async def store(session: AsyncSession, wanted: QualityDocumentIn) -> QualityDocumentRow:
    """Add a document; its first version is written afterwards."""
    await name_of(session, wanted.responsible_id)
    row = QualityDocument(company_id=context_of(session).company_id, id=new_id(), **wanted.model_dump())
    session.add(row)
    await session.flush()
    audit.record(session, "quality_document.made", row.id, title=row.title, category=row.category)
    tell(session, MANAGEMENT, row.id, row.version)
    return await shown(session, row.id)


async def update(session: AsyncSession, document_id: UUID, wanted: QualityDocumentUpdate) -> QualityDocumentRow:
    """Change a document's title, category, responsible person or day of review. Raises Stale."""
    row = await locked(session, document_id, wanted.version)
    if row.deleted_at is not None:
        raise NotFound
    await name_of(session, wanted.responsible_id)
    values = wanted.model_dump(exclude={"version"})
    changed = {name: value for name, value in values.items() if getattr(row, name) != value}
    for name, value in changed.items():
        setattr(row, name, value)
    row.updated_at = now()
    await session.flush()
    audit.record(session, "quality_document.changed", row.id, after={name: str(value) for name, value in changed.items()})
    tell(session, MANAGEMENT, row.id, row.version)
    return await shown(session, row.id)


async def remove(session: AsyncSession, document_id: UUID) -> None:
    """Take a document away; it stays with all its versions, and can be restored."""
    row = await locked(session, document_id)
    if row.deleted_at is not None:
        raise NotFound
    row.deleted_at = now()
    await session.flush()
    audit.record(session, "quality_document.removed", row.id)
    tell(session, MANAGEMENT, row.id, row.version)


async def restore(session: AsyncSession, document_id: UUID, wanted: QualityRestoreIn) -> QualityDocumentRow:
    """Take a document back. Raises Stale; one that is in use stays as it is."""
    row = await locked(session, document_id, wanted.version)
    if row.deleted_at is not None:
        row.deleted_at = None
        await session.flush()
        audit.record(session, "quality_document.restored", row.id)
        tell(session, MANAGEMENT, row.id, row.version)
    return await shown(session, row.id)


async def log(session: AsyncSession, document_id: UUID, wanted: Newest) -> Listed[QualityLogOut]:
    """Who did what with a document and its versions."""
    await shown(session, document_id)
    return await logs.of(session, document_id, wanted)
