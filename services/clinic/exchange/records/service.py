"""Asking for a client's record, and fetching it. Owners and administrators only; each step stands on the client's log."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.clients import service as clients
from clinic.core import audit, outbox, uploads
from clinic.core.clock import now
from clinic.core.db import context_of, owned
from clinic.core.errors import Conflict, NotFound
from clinic.core.models import new_id
from clinic.core.permissions import Permission
from clinic.core.realtime import tell, topic
from clinic.core.uploads import SignedUrl
from clinic.exchange.models import ONE_OPEN, ClientExport
from clinic.exchange.records.schemas import ExportWanted

EXPORT_DUE = "client.export_due"
"""A client's record is to be made. Facts: export_id."""
EXPORTS = topic("exports", Permission.EXPORT_READ)
ZIP = "application/zip"


class ExportNotReady(Conflict):
    """It is still being made, has failed, or its day is over."""

    code = "export.not_ready"
    en = "This export cannot be fetched any more. Make it anew."
    sv = "Den här kopian kan inte hämtas längre. Gör den på nytt."


class ExportUnderWay(Conflict):
    """Two asked at once; the other one's is being made."""

    code = "export.under_way"
    en = "The record is already being made."
    sv = "Journalen håller redan på att tas ut."


async def newest(session: AsyncSession, client_id: UUID) -> ClientExport | None:
    """The client's latest export; None when there never was one."""
    await clients.get(session, client_id)
    mine = select(ClientExport).where(ClientExport.company_id == context_of(session).company_id, ClientExport.client_id == client_id)
    return (await session.scalars(mine.order_by(ClientExport.created_at.desc(), ClientExport.id.desc()).limit(1))).first()


async def ask(session: AsyncSession, client_id: UUID, wanted: ExportWanted) -> ClientExport:
    """Have the record made: the one on its way or ready will do, unless it's forced and not on its way. Raises ExportUnderWay."""
    await clients.for_writing(session, client_id)
    last = await newest(session, client_id)
    if last is not None and (last.state in ("waiting", "making") or (fetchable(last, now()) and not wanted.force)):
        audit.record(session, "client.export_shown", last.id, client_id=client_id)
        return last
    context = context_of(session)
    row = ClientExport(company_id=context.company_id, id=new_id(), client_id=client_id, membership_id=context.membership_id)
    session.add(row)
    try:
        await session.flush()
    except IntegrityError as error:
        if ONE_OPEN in str(error.orig):
            raise ExportUnderWay from error
        raise
    audit.record(session, "client.export_asked", row.id, client_id=client_id, forced=wanted.force)
    outbox.publish(session, EXPORT_DUE, {"export_id": str(row.id)})
    tell(session, EXPORTS, row.id, row.version)
    return row


def fetchable(row: ClientExport, at: datetime) -> bool:
    """Whether its zip is there."""
    return row.state == "ready" and row.expires_at is not None and at < row.expires_at


async def download(session: AsyncSession, client_id: UUID, export_id: UUID) -> SignedUrl:
    """An address of the zip, for five minutes. It's counted, and stands on the client's log. Raises ExportNotReady."""
    row = await owned(session, ClientExport, export_id, lock=True)
    if row.client_id != client_id:
        raise NotFound
    if not fetchable(row, now()):
        raise ExportNotReady
    row.downloads += 1
    await session.flush()
    audit.record(session, "client.export_downloaded", row.id, client_id=client_id, size=row.size, sha256=row.sha256)
    tell(session, EXPORTS, row.id, row.version)
    return await uploads.address_at(row.key, ZIP, row.file_name)
