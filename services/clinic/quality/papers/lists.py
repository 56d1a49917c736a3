"""The lists below a document, of those that are there."""

from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core.paging import Listed, Newest
from clinic.quality.papers import queries, service, versions as one
from clinic.quality.papers.schemas import QualityReadOut, QualityVersionRow


async def versions(session: AsyncSession, document_id: UUID, wanted: Newest) -> Listed[QualityVersionRow]:
    """A document's versions; NotFound for another company's document."""
    await service.shown(session, document_id)
    return await queries.versions(session, document_id, wanted)


async def readers(session: AsyncSession, version_id: UUID) -> list[QualityReadOut]:
    """A version's readers; NotFound for another company's version."""
    await one.shown(session, version_id)
    return await queries.readers(session, version_id)
