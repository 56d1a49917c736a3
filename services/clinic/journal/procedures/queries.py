"""Reading of procedures: a client's list, and one version in detail. Every access is logged."""

from typing import Any
from uuid import UUID

from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.clients import service as clients
from clinic.core import documents
from clinic.core.api.pagination import PaginatedList
from clinic.core.audit import access_log
from clinic.core.audit.reviews import current_approval
from clinic.core.database.session import get_context
from clinic.core.files import File, transfer
from clinic.journal.models import Procedure, ProcedureReview, ProcedureTreatment
from clinic.journal.procedures import versions
from clinic.journal.procedures.schemas import (
    ProcedureListParams,
    ProcedureOut,
    ProcedurePictureOut,
    ProcedureReviewOut,
    ProcedureRow,
    ProcedureTreatmentOut,
    ProcedureVersionOut,
)
from clinic.journal.procedures.signing import DOCUMENT_TYPE

_CURRENT_VERSIONS = """
WITH ranked AS (SELECT p.id, p.state, p.done_on, p.title, row_number() OVER (
    PARTITION BY p.entry_id ORDER BY p.state IN ('cancelled', 'deleted'), p.number DESC) AS rank
  FROM procedure p WHERE p.company_id = :company AND p.client_id = :client)
SELECT id, count(*) OVER () AS total FROM ranked WHERE rank = 1 AND (state = 'deleted') = :deleted
  AND strpos(lower(title), lower(:search)) > 0
ORDER BY {1} {0}, id {0} LIMIT :limit OFFSET :offset
"""
"""The current version of each entry: the newest, unless it was cancelled or deleted unsigned while an earlier one stays valid."""
_SORT_COLUMNS = {"date": "done_on", "title": "lower(title)"}
_DETAIL_COLUMNS = (
    "id", "client_id", "number", "title", "notes", "nrs_rating", "correction_reason", "written_by", "written_by_name", "signer_id",
    "done_at", "imported_at", "imported_by_name", "signed_by_name", "signed_at", "signature", "created_at", "updated_at", "version",
)


async def list_procedures(session: AsyncSession, client_id: UUID, params: ProcedureListParams) -> PaginatedList[ProcedureRow]:
    """List a client's entries, by date of treatment unless sorted otherwise; the access to the client is logged."""
    await clients.view_client(session, client_id)
    company_id = get_context(session).company_id
    ranked = (await session.execute(text(_CURRENT_VERSIONS.format(params.direction, _SORT_COLUMNS[params.sort])), {
        "company": company_id, "client": client_id, "deleted": params.filter == "deleted", "search": params.search.strip(),
        "limit": params.per_page, "offset": params.offset,
    })).all()
    ids = [row.id for row in ranked]
    query = select(Procedure).where(Procedure.company_id == company_id, Procedure.id.in_(ids))
    procedures = {procedure.id: procedure for procedure in await session.scalars(query)}
    treatments, reviews = await _load_treatments(session, ids), await _load_reviews(session, ids)
    files = await _load_files(session, [procedure.picture_ids[0] for procedure in procedures.values() if procedure.picture_ids])
    rows = [await _to_row(procedures[id_], treatments.get(id_, []), reviews.get(id_, []), files) for id_ in ids]
    return PaginatedList[ProcedureRow].build(rows, params, ranked[0].total if ranked else 0)


async def _to_row(
    procedure: Procedure, treatments: list[ProcedureTreatment], reviews: list[ProcedureReview], files: dict[str, File],
) -> ProcedureRow:
    first_picture = files.get(procedure.picture_ids[0]) if procedure.picture_ids else None
    return ProcedureRow(
        id=procedure.id, number=procedure.number, title=procedure.title, date=procedure.done_on,
        cost=sum(line.cost for line in treatments), treatments=[line.name for line in treatments],
        state=_effective_state(procedure, reviews), approval=current_approval(reviews), written_by_name=procedure.written_by_name,
        signed_by_name=procedure.signed_by_name, signed_at=procedure.signed_at, pictures=len(procedure.picture_ids),
        thumb_url=(await transfer.sign_file_url(first_picture, thumb=True)).url if first_picture else None,
    )


async def view_procedure(session: AsyncSession, client_id: UUID, procedure_id: UUID) -> ProcedureOut:
    """Get one version of an entry in detail; the access is logged."""
    procedure = await clients.get_client_record(session, Procedure, client_id, procedure_id)
    await access_log.record_access(session, "procedure.viewed", procedure.id, client_id=client_id)
    return await to_detail(session, procedure)


async def to_detail(session: AsyncSession, procedure: Procedure) -> ProcedureOut:
    """Convert a version to its API schema, with its treatments, pictures, reviews and the entry's versions."""
    treatments = await versions.list_procedure_treatments(session, procedure.id)
    reviews = await versions.list_reviews(session, procedure.id)
    entry_versions = await versions.list_versions(session, procedure.entry_id)
    reviews_by_version = await _load_reviews(session, [version.id for version in entry_versions])
    document_ids = await documents.latest_by_subject(session, DOCUMENT_TYPE, [procedure.id])
    valid_versions = (version for version in entry_versions if version.state not in {"cancelled", "deleted"})
    current = next(valid_versions, entry_versions[0])
    columns: dict[str, Any] = {column: getattr(procedure, column) for column in _DETAIL_COLUMNS}
    return ProcedureOut(
        **columns, date=procedure.done_on, treatments=[ProcedureTreatmentOut.model_validate(line) for line in treatments],
        cost=sum(line.cost for line in treatments), picture_ids=procedure.picture_ids, pictures=await _list_pictures(session, procedure),
        state=_effective_state(procedure, reviews), approval=current_approval(reviews), is_current=current.id == procedure.id,
        document_id=document_ids.get(procedure.id), reviews=[ProcedureReviewOut.model_validate(review) for review in reviews],
        versions=[_version_to_schema(version, reviews_by_version.get(version.id, [])) for version in entry_versions],
    )


def _version_to_schema(procedure: Procedure, reviews: list[ProcedureReview]) -> ProcedureVersionOut:
    columns = {name: getattr(procedure, name) for name in ProcedureVersionOut.model_fields if name != "state"}
    return ProcedureVersionOut(**columns, state=_effective_state(procedure, reviews))


def _effective_state(procedure: Procedure, reviews: list[ProcedureReview]) -> Any:
    """Return the state to show: `cancelled` for a signed version that was cancelled, whose row stays `signed`."""
    return "cancelled" if any(review.type == "cancelled" for review in reviews) else procedure.state


async def _list_pictures(session: AsyncSession, procedure: Procedure) -> list[ProcedurePictureOut]:
    files = await _load_files(session, procedure.picture_ids)
    return [
        ProcedurePictureOut(
            id=file.id, name=file.name, url=(await transfer.sign_file_url(file)).url,
            thumb_url=(await transfer.sign_file_url(file, thumb=True)).url, width=file.width, height=file.height,
        ) for picture_id in procedure.picture_ids if (file := files.get(picture_id))
    ]


async def _load_files(session: AsyncSession, file_ids: list[Any]) -> dict[str, File]:
    query = select(File).where(File.company_id == get_context(session).company_id, File.id.in_(file_ids), File.state == "claimed")
    return {str(file.id): file for file in await session.scalars(query)} if file_ids else {}


async def _load_treatments(session: AsyncSession, procedure_ids: list[UUID]) -> dict[UUID, list[ProcedureTreatment]]:
    """Load the treatments of several versions, by the version's id."""
    query = select(ProcedureTreatment).where(
        ProcedureTreatment.company_id == get_context(session).company_id, ProcedureTreatment.procedure_id.in_(procedure_ids),
    )
    treatments: dict[UUID, list[ProcedureTreatment]] = {}
    for line in await session.scalars(query.order_by(ProcedureTreatment.position)):
        treatments.setdefault(line.procedure_id, []).append(line)
    return treatments


async def _load_reviews(session: AsyncSession, procedure_ids: list[UUID]) -> dict[UUID, list[ProcedureReview]]:
    """Load the reviews of several versions, newest first, by the version's id."""
    query = select(ProcedureReview).where(
        ProcedureReview.company_id == get_context(session).company_id, ProcedureReview.procedure_id.in_(procedure_ids),
    )
    reviews: dict[UUID, list[ProcedureReview]] = {}
    for review in await session.scalars(query.order_by(ProcedureReview.at.desc(), ProcedureReview.id.desc())):
        reviews.setdefault(review.procedure_id, []).append(review)
    return reviews
