"""Take the procedures of an imported file into the clients' records, as imported and never as signed (REC-070, decision 51).

An imported procedure has no treatments of the catalogue: it costs nothing, uses no prescription, and no message, sale or stock follows it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime
from uuid import UUID

from sqlalchemy import exists, select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.clients import service as clients
from clinic.company import service as companies
from clinic.core import audit, realtime
from clinic.core.api.errors import ApiError, FieldError
from clinic.core.clock import local_date, now
from clinic.core.database.base import new_id
from clinic.core.database.session import get_context
from clinic.core.text.richtext import to_text
from clinic.core.text.search_tokens import fold
from clinic.journal.imports.errors import ImportedProcedureExists, ImportedProcedureRepeated
from clinic.journal.models import Procedure, ProcedureReview
from clinic.journal.procedures import versions
from clinic.journal.procedures.schemas import ProcedureCreate
from clinic.journal.topics import PROCEDURES

Refusal = ApiError | FieldError
_Key = tuple[UUID, date, datetime | None, str, str]


@dataclass(frozen=True, slots=True)
class ImportedProcedure:
    """A procedure of an imported file; `author_id` is the member who wrote it, `author_name` the author as shown, empty if unknown."""

    row: int
    client_id: UUID
    data: ProcedureCreate
    done_at: datetime | None = None
    author_id: UUID | None = None
    author_name: str = ""


class ProcedureImporter:
    """Takes the procedures of a file, some at a time, in the caller's transaction; remembers which row is which procedure."""

    def __init__(self, session: AsyncSession, import_id: UUID) -> None:
        self._session, self._import_id = session, import_id
        self._rows: dict[_Key, int] = {}
        self._clients: dict[UUID, Refusal | None] = {}

    async def take(self, items: Sequence[ImportedProcedure]) -> dict[int, UUID | Refusal]:
        """Take the procedures; return for each row the procedure's id, or why it is refused."""
        company = await companies.get_own_company(self._session)
        today, at = local_date(now(), company.timezone), now()
        await self._lock_clients({item.client_id for item in items})
        imported = await self._load_imported({item.client_id for item in items})
        results: dict[int, UUID | Refusal] = {}
        accepted: list[Procedure] = []
        importer_name = await versions.get_member_label(self._session, get_context(self._session).membership_id)
        for item in items:
            if refusal := self._refuse(item, imported, today, at):
                results[item.row] = refusal
                continue
            self._rows[_get_key(item)] = item.row
            procedure = self._build(item, at, importer_name)
            accepted.append(procedure)
            results[item.row] = procedure.id
        await self._insert(accepted)
        return results

    async def _lock_clients(self, client_ids: set[UUID]) -> None:
        """Lock the clients as for any other entry about them, in one order; a client who was merged or removed refuses their rows."""
        for client_id in sorted(client_ids - self._clients.keys()):
            try:
                await clients.lock_client_for_write(self._session, client_id)
                self._clients[client_id] = None
            except ApiError as error:
                self._clients[client_id] = error

    async def _load_imported(self, client_ids: set[UUID]) -> set[_Key]:
        """Return the procedures of the clients that earlier imports have taken, without cancelled ones."""
        is_cancelled = exists().where(
            ProcedureReview.company_id == Procedure.company_id, ProcedureReview.procedure_id == Procedure.id,
            ProcedureReview.type == "cancelled",
        )
        rows = await self._session.execute(
            select(Procedure.client_id, Procedure.done_on, Procedure.done_at, Procedure.title, Procedure.notes).where(
                Procedure.company_id == get_context(self._session).company_id, Procedure.client_id.in_(client_ids),
                Procedure.state == "imported", ~is_cancelled,
            ),
        )
        return {(row.client_id, row.done_on, row.done_at, fold(row.title), to_text(row.notes)) for row in rows}

    def _refuse(self, item: ImportedProcedure, imported: set[_Key], today: date, at: datetime) -> Refusal | None:
        key = _get_key(item)
        if refusal := self._clients[item.client_id]:
            return refusal
        if item.data.date > today:
            return FieldError("date", "not_yet")
        if item.done_at and item.done_at > at:
            return FieldError("time", "not_future")
        if key in self._rows:
            return ImportedProcedureRepeated(row=self._rows[key])
        return ImportedProcedureExists() if key in imported else None

    def _build(self, item: ImportedProcedure, at: datetime, importer_name: str) -> Procedure:
        context, procedure_id = get_context(self._session), new_id()
        return Procedure(
            company_id=context.company_id, id=procedure_id, entry_id=procedure_id, client_id=item.client_id, number=1,
            title=item.data.title, done_on=item.data.date, done_at=item.done_at, notes=item.data.notes, picture_ids=[], state="imported",
            written_by=item.author_id, written_by_name=item.author_name, imported_at=at, imported_by=context.membership_id,
            imported_by_name=importer_name,
        )

    async def _insert(self, procedures: Sequence[Procedure]) -> None:
        self._session.add_all(procedures)
        await self._session.flush()
        for procedure in procedures:
            audit.record(
                self._session, "procedure.imported", procedure.id, client_id=procedure.client_id, import_id=self._import_id,
                title=procedure.title, date=procedure.done_on.isoformat(), written_by=procedure.written_by_name,
            )
            realtime.broadcast(self._session, PROCEDURES, procedure.id, procedure.version)


def _get_key(item: ImportedProcedure) -> _Key:
    return item.client_id, item.data.date, item.done_at, fold(item.data.title), to_text(item.data.notes)
