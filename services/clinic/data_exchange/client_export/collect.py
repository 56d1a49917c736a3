"""Collects a client's record in one database snapshot: rows, documents, files, changes and access log."""

from dataclasses import dataclass, field
from typing import Any
from uuid import UUID

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.clients import service as clients
from clinic.clients.service import Client
from clinic.company import service as companies
from clinic.company.schemas import ClientFields, ExtraField
from clinic.core.documents import Document, Letterhead, list_client_documents
from clinic.core.documents.letterhead import get_letterhead
from clinic.core.files import File
from clinic.data_exchange.access_log import queries as access_log
from clinic.data_exchange.access_log.queries import DetailChange
from clinic.data_exchange.access_log.schemas import AccessLogEntry
from clinic.data_exchange.client_export import queries, scope

MAX_ACCESS_LOG_ENTRIES = MAX_CHANGES = 5000


@dataclass(slots=True)
class ClientRecord:
    """A client's record at one point in time; `rows` by table name."""

    client: Client
    letterhead: Letterhead
    currency: str
    client_fields: ClientFields
    extra_fields: list[ExtraField]
    rows: dict[str, list[dict[str, Any]]] = field(default_factory=dict)
    documents: list[Document] = field(default_factory=list)
    files: list[File] = field(default_factory=list)
    changes: list[DetailChange] = field(default_factory=list)
    access_log: list[AccessLogEntry] = field(default_factory=list)

    @property
    def language(self) -> str:
        """The client's language, in which the record is written."""
        return self.client.language

    def rows_of(self, table: str) -> list[dict[str, Any]]:
        """Return the rows of a table; an empty list for a table that isn't exported."""
        return self.rows.get(table, [])


async def collect_record(session: AsyncSession, client_id: UUID) -> ClientRecord:
    """Read the whole record in a REPEATABLE READ snapshot; must be the first statement of the session's transaction."""
    await session.execute(queries.REPEATABLE_READ)
    client = await clients.get_client(session, client_id)
    currency = (await session.execute(queries.CURRENCY, {"company": client.company_id})).scalar_one()
    fields, extra_fields = await companies.get_client_fields(session), await companies.list_extra_fields(session, with_deleted=True)
    record = ClientRecord(client, await get_letterhead(session), currency, fields, extra_fields)
    for table_scope in scope.included_tables():
        record.rows[table_scope.table] = await scope.load_rows(session, table_scope, client_id)
    record.documents = await list_client_documents(session, client_id)
    claimed_files = select(File).where(
        File.company_id == client.company_id, File.client_id == client_id, File.state == "claimed", File.owner_type != "document",
    )
    record.files = list(await session.scalars(claimed_files.order_by(File.created_at, File.id)))
    record.changes = await access_log.load_changes(session, client_id, client.language, MAX_CHANGES)
    record.access_log = await access_log.load_entries(session, client_id, client.language, MAX_ACCESS_LOG_ENTRIES)
    session.expunge_all()
    return record
