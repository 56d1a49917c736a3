"""Add, change, remove and restore controlled documents (QMS-004)."""

from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import audit
from clinic.core.api.errors import NotFound
from clinic.core.api.pagination import NewestFirstParams, PaginatedList
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.optimistic_locking import ensure_version
from clinic.core.database.session import get_context, get_owned
from clinic.core.realtime import broadcast
from clinic.quality import activity_log
from clinic.quality.activity_log import QualityLogEntry
from clinic.quality.controlled_documents import queries
from clinic.quality.controlled_documents.models import ControlledDocument
from clinic.quality.controlled_documents.schemas import ControlledDocumentCreate, ControlledDocumentOut, ControlledDocumentUpdate
from clinic.quality.events import QUALITY
from clinic.quality.people import get_member_name
from clinic.quality.queries import lock_with_removed
from clinic.quality.schemas import QualityExpectedVersion


async def get_document(session: AsyncSession, document_id: UUID) -> ControlledDocumentOut:
    """Return a document, also one that was removed. Raises NotFound."""
    row = await queries.get_document_row(session, document_id)
    if row is None:
        raise NotFound
    return ControlledDocumentOut.model_validate(row)


async def create_document(session: AsyncSession, data: ControlledDocumentCreate) -> ControlledDocumentOut:
    """Add a document, without a version. Raises FieldError."""
    await get_member_name(session, data.responsible_id)
    row = ControlledDocument(company_id=get_context(session).company_id, id=new_id(), **data.model_dump())
    session.add(row)
    await session.flush()
    audit.record(session, "controlled_document.created", row.id, title=row.title, category=row.category)
    broadcast(session, QUALITY, row.id, row.version)
    return await get_document(session, row.id)


async def update_document(session: AsyncSession, document_id: UUID, data: ControlledDocumentUpdate) -> ControlledDocumentOut:
    """Change a document's title, category, responsible person or review date. Raises NotFound, VersionConflict, FieldError."""
    row = await get_owned(session, ControlledDocument, document_id, version=data.version, lock=True)
    await get_member_name(session, data.responsible_id)
    values = data.model_dump(exclude={"version"})
    changed = {name: value for name, value in values.items() if getattr(row, name) != value}
    for name, value in changed.items():
        setattr(row, name, value)
    row.updated_at = now()
    await session.flush()
    audit.record(session, "controlled_document.changed", row.id, after={name: str(value) for name, value in changed.items()})
    broadcast(session, QUALITY, row.id, row.version)
    return await get_document(session, row.id)


async def delete_document(session: AsyncSession, document_id: UUID) -> None:
    """Soft-delete a document; it keeps its versions and can be restored. Raises NotFound."""
    row = await get_owned(session, ControlledDocument, document_id, lock=True)
    row.deleted_at = now()
    await session.flush()
    audit.record(session, "controlled_document.removed", row.id)
    broadcast(session, QUALITY, row.id, row.version)


async def restore_document(session: AsyncSession, document_id: UUID, data: QualityExpectedVersion) -> ControlledDocumentOut:
    """Restore a removed document; nothing happens to one that is in use. Raises NotFound, VersionConflict."""
    row = ensure_version(await lock_with_removed(session, ControlledDocument, document_id), data.version)
    if row.deleted_at is not None:
        row.deleted_at = None
        await session.flush()
        audit.record(session, "controlled_document.restored", row.id)
        broadcast(session, QUALITY, row.id, row.version)
    return await get_document(session, row.id)


async def list_activity(session: AsyncSession, document_id: UUID, params: NewestFirstParams) -> PaginatedList[QualityLogEntry]:
    """List the actions on a document and its versions. Raises NotFound."""
    await get_document(session, document_id)
    return await activity_log.list_entries(session, document_id, params)
