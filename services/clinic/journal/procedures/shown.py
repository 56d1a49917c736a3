"""Procedures as they are read: a client's list, and one version whole. Every look is logged."""

from typing import Any
from uuid import UUID

from sqlalchemy import func, select, text
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.clients import service as clients
from clinic.core import documents, looks, uploads
from clinic.core.db import context_of
from clinic.core.files import File
from clinic.core.marks import approval
from clinic.core.paging import Listed
from clinic.journal.models import Procedure, ProcedureMark, ProcedureTreatment
from clinic.journal.procedures import entries
from clinic.journal.procedures.schemas import (
    ProcedureLineOut,
    ProcedureMarkOut,
    ProcedureOut,
    ProcedurePage,
    ProcedurePictureOut,
    ProcedureRow,
    ProcedureVersionOut,
)
from clinic.journal.procedures.signing import KIND

_NEWEST = """
WITH ranked AS (SELECT p.id, p.state, p.done_on, p.title, row_number() OVER (
    PARTITION BY p.entry_id ORDER BY p.state IN ('cancelled', 'deleted'), p.number DESC) AS place
  FROM procedure p WHERE p.company_id = :company AND p.client_id = :client)
SELECT id, count(*) OVER () AS counted FROM ranked WHERE place = 1 AND (state = 'deleted') = :deleted
  AND strpos(lower(title), lower(:words)) > 0
ORDER BY done_on {0}, id {0} LIMIT :most OFFSET :before
"""
"""Each entry by its newest version; one that was given up doesn't hide what stands."""


async def page(session: AsyncSession, client_id: UUID, wanted: ProcedurePage) -> Listed[ProcedureRow]:
    """A client's entries, by the day of treatment."""
    await clients.look(session, client_id)
    company_id = context_of(session).company_id
    found = (await session.execute(text(_NEWEST.format(wanted.direction)), {
        "company": company_id, "client": client_id, "deleted": wanted.filter == "deleted", "words": wanted.search.strip(),
        "most": wanted.per_page, "before": wanted.offset,
    })).all()
    ids = [row.id for row in found]
    query = select(Procedure).where(Procedure.company_id == company_id, Procedure.id.in_(ids))
    rows = {row.id: row for row in await session.scalars(query)}
    lines, marks = await _lines(session, ids), await _marks(session, ids)
    files = await _files(session, [row.picture_ids[0] for row in rows.values() if row.picture_ids])
    items = [await _row(rows[one], lines.get(one, []), marks.get(one, []), files) for one in ids]
    return Listed[ProcedureRow].of(items, wanted, found[0].counted if found else 0)


async def _row(
    row: Procedure, lines: list[ProcedureTreatment], marks: list[ProcedureMark], files: dict[str, File],
) -> ProcedureRow:
    first = files.get(row.picture_ids[0]) if row.picture_ids else None
    return ProcedureRow(
        id=row.id, number=row.number, title=row.title, date=row.done_on, cost=sum(line.cost for line in lines),
        treatments=[line.name for line in lines], state=_state(row, marks), approval=approval(marks), written_by_name=row.written_by_name,
        signed_by_name=row.signed_by_name, signed_at=row.signed_at, pictures=len(row.picture_ids),
        thumb_url=(await uploads.address(first, thumb=True)).url if first else None,
    )


async def look(session: AsyncSession, client_id: UUID, procedure_id: UUID) -> ProcedureOut:
    """One version of an entry, whole, with the others beside it; the look is logged."""
    row = await clients.about(session, Procedure, client_id, procedure_id)
    await looks.log(session, "procedure.looked_at", row.id, client_id=client_id)
    return await whole(session, row)


async def whole(session: AsyncSession, row: Procedure) -> ProcedureOut:
    """A version as it goes out."""
    lines, said = await entries.lines(session, row.id), await entries.marks(session, row.id)
    versions = await entries.versions(session, row.entry_id)
    ended = await _marks(session, [one.id for one in versions])
    paper = await documents.of_subjects(session, KIND, [row.id])
    standing = next((one for one in versions if one.state not in {"cancelled", "deleted"}), versions[0])
    plain: dict[str, Any] = {
        name: getattr(row, name) for name in (
            "id", "client_id", "number", "title", "notes", "nrs_rating", "correction_reason", "written_by", "written_by_name", "signer_id",
            "signed_by_name", "signed_at", "signature", "created_at", "updated_at", "version",
        )
    }
    return ProcedureOut(
        **plain, date=row.done_on, treatments=[ProcedureLineOut.model_validate(line) for line in lines],
        cost=sum(line.cost for line in lines),
        picture_ids=row.picture_ids, pictures=await _pictures(session, row), state=_state(row, said), approval=approval(said),
        is_newest=standing.id == row.id, document_id=paper.get(row.id), marks=[ProcedureMarkOut.model_validate(mark) for mark in said],
        versions=[_version(one, ended.get(one.id, [])) for one in versions],
    )


def _version(row: Procedure, marks: list[ProcedureMark]) -> ProcedureVersionOut:
    plain = {name: getattr(row, name) for name in ProcedureVersionOut.model_fields if name != "state"}
    return ProcedureVersionOut(**plain, state=_state(row, marks))


def _state(row: Procedure, marks: list[ProcedureMark]) -> Any:
    """A signed version that was cancelled is shown as cancelled; the row itself stays as it was signed."""
    return "cancelled" if any(mark.kind == "cancelled" for mark in marks) else row.state


async def _pictures(session: AsyncSession, row: Procedure) -> list[ProcedurePictureOut]:
    found = await _files(session, row.picture_ids)
    return [
        ProcedurePictureOut(
            id=file.id, name=file.name, url=(await uploads.address(file)).url, thumb_url=(await uploads.address(file, thumb=True)).url,
            width=file.width, height=file.height,
        ) for one in row.picture_ids if (file := found.get(one))
    ]


async def _files(session: AsyncSession, ids: list[Any]) -> dict[str, File]:
    query = select(File).where(File.company_id == context_of(session).company_id, File.id.in_(ids), File.state == "claimed")
    return {str(file.id): file for file in await session.scalars(query)} if ids else {}


async def _lines(session: AsyncSession, ids: list[UUID]) -> dict[UUID, list[ProcedureTreatment]]:
    query = select(ProcedureTreatment).where(
        ProcedureTreatment.company_id == context_of(session).company_id, ProcedureTreatment.procedure_id.in_(ids),
    )
    found: dict[UUID, list[ProcedureTreatment]] = {}
    for line in await session.scalars(query.order_by(ProcedureTreatment.position)):
        found.setdefault(line.procedure_id, []).append(line)
    return found


async def _marks(session: AsyncSession, ids: list[UUID]) -> dict[UUID, list[ProcedureMark]]:
    """What was said of each version, the newest first."""
    query = select(ProcedureMark).where(
        ProcedureMark.company_id == context_of(session).company_id, ProcedureMark.procedure_id.in_(ids),
    )
    found: dict[UUID, list[ProcedureMark]] = {}
    for mark in await session.scalars(query.order_by(ProcedureMark.at.desc(), ProcedureMark.id.desc())):
        found.setdefault(mark.procedure_id, []).append(mark)
    return found


async def count(session: AsyncSession, client_id: UUID) -> int:
    """How many entries about a client stand."""
    query = select(func.count(func.distinct(Procedure.entry_id))).where(
        Procedure.company_id == context_of(session).company_id, Procedure.client_id == client_id, Procedure.state != "deleted",
    )
    return await session.scalar(query) or 0
