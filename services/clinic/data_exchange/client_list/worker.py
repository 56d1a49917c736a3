"""Builds Excel files of clients in the worker: read in batches as the member may see them, written row by row to a temporary file."""

from asyncio import to_thread
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from uuid import UUID

from clinic.company import service as companies
from clinic.core import audit
from clinic.core.background import outbox
from clinic.core.background.outbox import EventMessage
from clinic.core.background.scheduler import company_job
from clinic.core.clock import now
from clinic.core.database.session import driver_connection, get_owned, transaction
from clinic.core.database.tenant_context import ClientScope, Context
from clinic.core.documents.xlsx import XLSX_MEDIA_TYPE, RowWriter
from clinic.core.files import content_disposition, object_storage
from clinic.data_exchange.client_export.archive import file_sha256
from clinic.data_exchange.client_list import queries
from clinic.data_exchange.client_list.models import ClientListExport
from clinic.data_exchange.client_list.schemas import ClientListFilter
from clinic.data_exchange.client_list.service import LIST_READY, LIST_REQUESTED, used_filters
from clinic.data_exchange.client_list.workbook import TITLE, ClientRows
from clinic.data_exchange.export_files import broadcast, can_build, mark_failed, purge_expired

LIST_TTL = timedelta(hours=24)
BATCH_ROWS = 500
_BATCH_SIZE = 50


@dataclass(frozen=True, slots=True)
class _Order:
    """A requested file, and the context of the member who requested it: what they may not see, they don't get."""

    id: UUID
    context: Context
    filters: ClientListFilter
    language: str


@outbox.subscribe_outside_transaction(LIST_REQUESTED, name="data_exchange.build_client_list")
async def build_list(event: EventMessage) -> None:
    """Build the file unless it is ready; safe to repeat. On an exception it is marked failed and the dispatcher retries the delivery."""
    export_id = UUID(event.payload["export_id"])
    order = await _start(event.context, export_id)
    if order is None:
        return
    try:
        with TemporaryDirectory() as folder:
            path = Path(folder) / "clients.xlsx"
            rows = await _write_file(order, path)
            size, sha256 = path.stat().st_size, file_sha256(path)
            name = f"{'Klienter' if order.language == 'sv' else 'Clients'} {now():%Y-%m-%d}.xlsx"
            await object_storage.file_store().put(
                f"{event.company_id}/exports/{export_id}", path, media_type=XLSX_MEDIA_TYPE,
                disposition=content_disposition(XLSX_MEDIA_TYPE, name),
            )
        await _mark_ready(order, name, rows, size, sha256)
    except Exception as error:
        await mark_failed(event.context, ClientListExport, export_id, type(error).__name__)
        raise


async def _start(context: Context, export_id: UUID) -> _Order | None:
    """Mark the file as being built; None when it needn't be built. It fails for a member who may no longer export."""
    async with transaction(context) as session:
        row = await get_owned(session, ClientListExport, export_id, lock=True)
        if not await can_build(session, row, membership_id=row.membership_id):
            return None
        member = (await session.execute(queries.REQUESTER, {"company": row.company_id, "member": row.membership_id})).first()
        row.state, row.error = "building" if member else "failed", ""
        await session.flush()
        broadcast(session, row)
        if member is None:
            return None
        scope: ClientScope = "all" if member.client_access == "full" and row.client_scope == "all" else "granted"
        member_context = Context(
            company_id=row.company_id, actor="staff", client_scope=scope, identity_id=member.identity_id, membership_id=row.membership_id,
        )
        return _Order(row.id, member_context, ClientListFilter.model_validate(row.filters), row.language)


async def _write_file(order: _Order, path: Path) -> int:
    """Write the clients to a file; returns how many. One statement reads them, so that the file is of one moment."""
    count = 0
    sql, values = queries.select_clients(order.context.company_id, order.filters)
    async with transaction(order.context) as session:
        rows = ClientRows(await companies.get_own_company(session), order.language)
        writer = await to_thread(RowWriter, path, rows.translate(*TITLE), rows.columns)
        batch: list[Mapping[str, Any]] = []
        async for client in (await driver_connection(session)).cursor(sql, *values, prefetch=BATCH_ROWS):
            batch.append(client)
            count += 1
            if len(batch) == BATCH_ROWS:
                await to_thread(writer.write_rows, [rows.create_row(row) for row in batch])
                batch = []
        await to_thread(writer.write_rows, [rows.create_row(client) for client in batch])
    await to_thread(writer.close)
    return count


async def _mark_ready(order: _Order, name: str, count: int, size: int, sha256: str) -> None:
    async with transaction(order.context) as session:
        row = await get_owned(session, ClientListExport, order.id, lock=True)
        row.state, row.ready_at, row.expires_at = "ready", now(), now() + LIST_TTL
        row.rows, row.file_name, row.size, row.sha256 = count, name, size, sha256
        await session.flush()
        audit.record(session, "client_list.generated", row.id, rows=count, filters=used_filters(row), sha256=sha256)
        broadcast(session, row)
        outbox.publish(session, LIST_READY, {"export_id": str(row.id)})


@company_job("data_exchange.purge_expired_client_lists", every=timedelta(minutes=10))
async def purge_expired_lists(context: Context) -> None:
    """Delete expired files."""
    await purge_expired(context, ClientListExport)
