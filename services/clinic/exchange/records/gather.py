"""Everything of a client's record, read in one moment: the rows, the documents, the files, the looks."""

from dataclasses import dataclass, field
from typing import Any
from uuid import UUID

from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.clients import service as clients
from clinic.clients.models import Client
from clinic.core.documents import Document, Letterhead, of_client
from clinic.core.documents.letterhead import letterhead
from clinic.core.files import File
from clinic.exchange.looks import queries as looks
from clinic.exchange.looks.queries import Change, LookOut
from clinic.exchange.records import tables

MOST_LOOKS = MOST_CHANGES = 5000
_ONE_MOMENT = text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
_UNIT = text("SELECT unit FROM company WHERE id = :company")


@dataclass(slots=True)
class Record:
    """A client's record as it was at one moment."""

    client: Client
    paper: Letterhead
    currency: str
    rows: dict[str, list[dict[str, Any]]] = field(default_factory=dict)
    documents: list[Document] = field(default_factory=list)
    files: list[File] = field(default_factory=list)
    changes: list[Change] = field(default_factory=list)
    looks: list[LookOut] = field(default_factory=list)

    @property
    def language(self) -> str:
        """The client's."""
        return self.client.language

    def of(self, table: str) -> list[dict[str, Any]]:
        """The rows of one table; none of one that isn't there."""
        return self.rows.get(table, [])


async def gather(session: AsyncSession, client_id: UUID) -> Record:
    """Read all of it, as it is at one moment: this must be the first that the session's transaction does."""
    await session.execute(_ONE_MOMENT)
    client = await clients.get(session, client_id)
    record = Record(client, await letterhead(session), (await session.execute(_UNIT, {"company": client.company_id})).scalar_one())
    for part in tables.parts():
        record.rows[part.table] = await tables.rows_of(session, part, client_id)
    record.documents = await of_client(session, client_id)
    claimed = select(File).where(
        File.company_id == client.company_id, File.client_id == client_id, File.state == "claimed", File.owner_kind != "document",
    )
    record.files = list(await session.scalars(claimed.order_by(File.created_at, File.id)))
    record.changes = await looks.changes(session, client_id, client.language, MOST_CHANGES)
    record.looks = await looks.some(session, client_id, client.language, MOST_LOOKS)
    session.expunge_all()
    return record
