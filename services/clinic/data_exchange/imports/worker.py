"""Check and take the rows of imports in the worker, as the member who imports (REC-070).

All rows are taken in one transaction that also ends the import: a worker that is killed leaves nothing of the file, and the next one starts
from its first row. A check is the same run, rolled back.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import timedelta
from uuid import UUID

from sqlalchemy import delete, insert
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import audit
from clinic.core.background import outbox
from clinic.core.background.outbox import EventMessage
from clinic.core.background.scheduler import company_job
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import get_owned, transaction
from clinic.core.database.tenant_context import NIL_COMPANY, Context
from clinic.core.files import object_storage
from clinic.core.files.sheet_uploads import read_sheet
from clinic.core.logging import log
from clinic.data_exchange.imports import queries
from clinic.data_exchange.imports.fields import ImportField
from clinic.data_exchange.imports.kinds import ImportKind, ImportRun, MappedRow, RowResult, describe_refusal
from clinic.data_exchange.imports.models import MAX_LABEL, MAX_REASON, DataImport, DataImportRow
from clinic.data_exchange.imports.service import (
    CHECK_REQUESTED,
    IMPORT_STARTED,
    KINDS,
    broadcast,
    discard,
    withdraw_file,
)

PREVIEW_ROWS = 5
MAX_ATTEMPTS = 3
"""Runs after which an import that always kills its worker has failed."""
UNSTARTED_TTL = timedelta(days=1)
REPORT_TTL = timedelta(days=30)
_ROW_BATCH = 2000
_BATCH_SIZE = 50


@dataclass(frozen=True, slots=True)
class _Job:
    """An import that is to be checked or run, and the context of the member who imports."""

    id: UUID
    context: Context
    kind: ImportKind
    mapping: list[str]
    object_key: str


class _CheckDoneError(Exception):
    """Ends a check's transaction, so that all that it wrote is rolled back."""


class _ImportEndedError(Exception):
    """Another worker has ended the import; what this one took is rolled back."""


@outbox.subscribe_outside_transaction(CHECK_REQUESTED, name="data_exchange.check_import")
async def check_import(event: EventMessage) -> None:
    """Say of each row of an import whether it would be taken. Safe to repeat; a later mapping has a check of its own."""
    job = await _begin(event, "checking", version=event.payload["version"])
    if job is None:
        return
    results: list[RowResult] = []
    fields: list[ImportField] = []
    try:
        rows = await _load_rows(job)
        async with transaction(job.context) as session:
            fields = await job.kind.list_fields(session)
            results = await job.kind.take_rows(session, rows, ImportRun(job.id, is_check=True, report_progress=_progress(job)))
            raise _CheckDoneError  # noqa: TRY301 - rolls the transaction back
    except _CheckDoneError:
        await _store_check(job, event.payload["version"], results, fields)
    except Exception as error:  # noqa: BLE001 - the user sees that it failed and may repeat it
        await _mark_failed(job, error)


@outbox.subscribe_outside_transaction(IMPORT_STARTED, name="data_exchange.run_import")
async def run_import(event: EventMessage) -> None:
    """Take the rows of an import in one transaction, which also ends it: nothing of it, or all. Safe to repeat."""
    job = await _begin(event, "queued", "running")
    if job is None:
        return
    try:
        rows = await _load_rows(job)
        async with transaction(job.context) as session:
            fields = await job.kind.list_fields(session)
            results = await job.kind.take_rows(session, rows, ImportRun(job.id, is_check=False, report_progress=_progress(job)))
            await _end(session, job, results, fields)
    except _ImportEndedError:
        return
    except Exception as error:  # noqa: BLE001 - nothing was taken; the user sees that it failed and may start it once more
        await _mark_failed(job, error)


async def _begin(event: EventMessage, *states: str, version: int | None = None) -> _Job | None:
    """Return the import when it is in one of the states, counting the attempt; None when it isn't, or the member may no longer import."""
    async with transaction(event.context) as session:
        row = await get_owned(session, DataImport, UUID(event.payload["import_id"]), lock=True)
        if row.state not in states or row.file_id is None or version not in {None, row.version}:
            return None
        identity_id = await queries.load_importer(session, row.membership_id, KINDS[row.kind].permissions)
        is_refused = identity_id is None or row.attempts >= MAX_ATTEMPTS
        if row.state == "queued":
            row.state = "running"
        if is_refused:
            row.state, row.error = "failed", "Abandoned" if identity_id else "NotAllowed"
        if row.state != "checking":
            row.attempts += 1
        await session.flush()
        broadcast(session, row)
        if is_refused:
            return None
        context = Context(
            company_id=row.company_id, actor="staff", client_scope="all", identity_id=identity_id, membership_id=row.membership_id,
        )
        return _Job(row.id, context, KINDS[row.kind], list(row.mapping), f"{row.company_id}/{row.file_id}")


async def _load_rows(job: _Job) -> list[MappedRow]:
    content = await object_storage.file_store().get(job.object_key)
    if content is None:
        raise FileNotFoundError(job.object_key)
    _, rows = await read_sheet(content, max_rows=job.kind.max_rows, max_cell_length=job.kind.max_cell_length)
    return [
        MappedRow(row.number, {name: cell for name, cell in zip(job.mapping, row.cells, strict=False) if name and cell}) for row in rows[1:]
    ]


def _progress(job: _Job) -> Callable[[int], Awaitable[None]]:
    async def report_progress(count: int) -> None:
        async with transaction(Context.system(job.context.company_id)) as session:
            await queries.set_progress(session, job.id, count)

    return report_progress


async def _store_check(job: _Job, version: int, results: Sequence[RowResult], fields: Sequence[ImportField]) -> None:
    async with transaction(job.context) as session:
        row = await get_owned(session, DataImport, job.id, lock=True)
        if (row.state, row.version) != ("checking", version):
            return
        row.state = "checked"
        row.preview = [
            {"number": result.number, "values": dict(result.values), **_reasons(result, fields)} for result in results[:PREVIEW_ROWS]
        ]
        await _store_results(session, row, results, fields)
        audit.record(session, "data_import.checked", row.id, kind=row.kind, taken=row.taken, refused=row.refused)
        broadcast(session, row)


async def _end(session: AsyncSession, job: _Job, results: Sequence[RowResult], fields: Sequence[ImportField]) -> None:
    """End the import in the transaction that takes its rows. Raises _ImportEndedError when another worker has."""
    row = await get_owned(session, DataImport, job.id, lock=True)
    if row.state != "running":
        raise _ImportEndedError
    row.state, row.finished_at, row.progress, row.preview = "done", now(), row.rows, []
    await _store_results(session, row, results, fields)
    await withdraw_file(session, row)
    await session.flush()
    audit.record(session, "data_import.done", row.id, kind=row.kind, taken=row.taken, refused=row.refused)
    broadcast(session, row)


async def _store_results(session: AsyncSession, row: DataImport, results: Sequence[RowResult], fields: Sequence[ImportField]) -> None:
    """Replace the rows of the report."""
    row.refused = sum(result.refusal is not None for result in results)
    row.taken = len(results) - row.refused
    await session.flush()
    await session.execute(delete(DataImportRow).where(DataImportRow.company_id == row.company_id, DataImportRow.import_id == row.id))
    values = [{
        "company_id": row.company_id, "id": new_id(), "import_id": row.id, "number": result.number, "label": result.label[:MAX_LABEL],
        "state": "refused" if result.refusal else "taken", "record_id": result.record_id if row.state == "done" else None,
        **_reasons(result, fields),
    } for result in results]
    for start in range(0, len(values), _ROW_BATCH):
        await session.execute(insert(DataImportRow), values[start : start + _ROW_BATCH])


def _reasons(result: RowResult, fields: Sequence[ImportField]) -> dict[str, str]:
    if result.refusal is None:
        return {"reason_en": "", "reason_sv": ""}
    return {f"reason_{language}": describe_refusal(result.refusal, fields, language)[:MAX_REASON] for language in ("en", "sv")}


async def _mark_failed(job: _Job, error: Exception) -> None:
    """Store that a check or a run failed; nothing was taken."""
    log.error("import.failed", import_id=str(job.id), exc_info=error)
    async with transaction(job.context) as session:
        row = await get_owned(session, DataImport, job.id, lock=True)
        if row.state not in {"checking", "queued", "running"}:
            return
        row.state, row.error = "failed", type(error).__name__[:60]
        await session.flush()
        audit.record(session, "data_import.failed", row.id, kind=row.kind, error=row.error)
        broadcast(session, row)


@company_job("data_exchange.purge_imports", every=timedelta(hours=1))
async def purge_imports(context: Context) -> None:
    """Discard files that weren't started within a day, and delete the rows of reports after a month."""
    if context.company_id == NIL_COMPANY:
        return
    async with transaction(context) as session:
        for row in await queries.list_unstarted(session, now() - UNSTARTED_TTL, _BATCH_SIZE):
            await discard(session, row)
        await queries.delete_reports(session, now() - REPORT_TTL)
