"""Request and download exports of a client's record; each step is written to the client's audit log."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.clients import service as clients
from clinic.core import audit
from clinic.core.api.errors import Conflict, NotFound
from clinic.core.background import outbox
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import get_context, get_owned
from clinic.core.files import transfer
from clinic.core.files.transfer import SignedUrl
from clinic.data_exchange.client_export.schemas import ClientExportRequest
from clinic.data_exchange.export_files import broadcast
from clinic.data_exchange.models import OPEN_EXPORT_KEY, ClientExport

EXPORT_REQUESTED = "data_exchange.client_export_requested"
"""An export is to be built. Payload: export_id."""
EXPORT_READY = "data_exchange.client_export_ready"
"""An export can be fetched. Payload: export_id."""
ZIP_MEDIA_TYPE = "application/zip"


class ExportNotReady(Conflict):
    """The export is being built, has failed, or has expired."""

    code = "export.not_ready"
    en = "This export can no longer be downloaded. Create a new one."
    sv = "Journalutdraget kan inte längre hämtas. Skapa ett nytt."


class ExportInProgress(Conflict):
    """A concurrent request started an export of the same client."""

    code = "export.in_progress"
    en = "An export is already in progress."
    sv = "Ett journalutdrag håller redan på att skapas."


async def get_latest_export(session: AsyncSession, client_id: UUID) -> ClientExport | None:
    """Return the client's latest export; None when there is none. Raises NotFound."""
    await clients.get_client(session, client_id)
    query = select(ClientExport).where(ClientExport.company_id == get_context(session).company_id, ClientExport.client_id == client_id)
    return (await session.scalars(query.order_by(ClientExport.created_at.desc(), ClientExport.id.desc()).limit(1))).first()


async def request_export(session: AsyncSession, client_id: UUID, data: ClientExportRequest) -> ClientExport:
    """Queue an export, or return the one that is queued, being built or, unless `force` is set, downloadable. Raises ExportInProgress."""
    await clients.lock_client_for_write(session, client_id)
    latest = await get_latest_export(session, client_id)
    if latest is not None and (latest.state in ("queued", "building") or (is_downloadable(latest, now()) and not data.force)):
        audit.record(session, "client.export_reused", latest.id, client_id=client_id)
        return latest
    context = get_context(session)
    row = ClientExport(company_id=context.company_id, id=new_id(), client_id=client_id, membership_id=context.membership_id)
    session.add(row)
    try:
        await session.flush()
    except IntegrityError as error:
        if OPEN_EXPORT_KEY in str(error.orig):
            raise ExportInProgress from error
        raise
    audit.record(session, "client.export_requested", row.id, client_id=client_id, forced=data.force)
    outbox.publish(session, EXPORT_REQUESTED, {"export_id": str(row.id)})
    broadcast(session, row)
    return row


def is_downloadable(row: ClientExport, at: datetime) -> bool:
    return row.state == "ready" and row.expires_at is not None and at < row.expires_at


async def create_download_url(session: AsyncSession, client_id: UUID, export_id: UUID) -> SignedUrl:
    """Return a URL of the archive, valid for five minutes; counts and logs the download. Raises NotFound, ExportNotReady."""
    row = await get_owned(session, ClientExport, export_id, lock=True)
    if row.client_id != client_id:
        raise NotFound
    if not is_downloadable(row, now()):
        raise ExportNotReady
    row.downloads += 1
    await session.flush()
    audit.record(session, "client.export_downloaded", row.id, client_id=client_id, size=row.size, sha256=row.sha256)
    broadcast(session, row)
    return await transfer.sign_object_url(row.object_key, ZIP_MEDIA_TYPE, row.file_name)
