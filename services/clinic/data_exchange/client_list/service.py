"""Request and download an Excel file of clients; each step is written to the audit log with its filter and number of clients."""

from datetime import timedelta
from typing import Any
from uuid import UUID

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import audit
from clinic.core.api.errors import Conflict, NotFound
from clinic.core.background import outbox
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import get_context, get_owned
from clinic.core.documents.xlsx import XLSX_MEDIA_TYPE
from clinic.core.files import transfer
from clinic.core.files.transfer import SignedUrl
from clinic.core.text.i18n import language
from clinic.data_exchange.client_list.models import OPEN_LIST_KEY, ClientListExport
from clinic.data_exchange.client_list.schemas import ClientListFilter
from clinic.data_exchange.export_files import broadcast

LIST_REQUESTED = "data_exchange.client_list_requested"
"""An Excel file of clients is to be built. Payload: export_id."""
LIST_READY = "data_exchange.client_list_ready"
"""An Excel file of clients can be fetched. Payload: export_id."""
MAX_BUILD_TIME = timedelta(minutes=15)
"""After this an unfinished export no longer stands in the way of a new one."""


class ClientListNotReady(Conflict):
    """The file is being built, has failed, or has expired."""

    code = "client_list.not_ready"
    en = "This Excel file can no longer be downloaded. Create a new one."
    sv = "Excelfilen kan inte längre hämtas. Skapa en ny."


class ClientListInProgress(Conflict):
    """The member has requested one that isn't finished."""

    code = "client_list.in_progress"
    en = "Your previous Excel file is still being made. Wait until it is ready."
    sv = "Din förra excelfil håller fortfarande på att skapas. Vänta tills den är klar."


async def get_latest_list(session: AsyncSession) -> ClientListExport | None:
    """Return the latest export that the session's member has requested."""
    context = get_context(session)
    own = select(ClientListExport).where(
        ClientListExport.company_id == context.company_id, ClientListExport.membership_id == context.membership_id,
    )
    return (await session.scalars(own.order_by(ClientListExport.created_at.desc(), ClientListExport.id.desc()).limit(1))).first()


async def request_list(session: AsyncSession, data: ClientListFilter) -> ClientListExport:
    """Queue an Excel file of the clients of a filter that the member may see. Raises ClientListInProgress."""
    context = get_context(session)
    if context.membership_id is None:
        raise NotFound
    latest = await get_latest_list(session)
    if latest is not None and latest.state in {"queued", "building"} and latest.created_at < now() - MAX_BUILD_TIME:
        latest.state, latest.error = "failed", "Abandoned"
        await session.flush()
    row = ClientListExport(
        company_id=context.company_id, id=new_id(), membership_id=context.membership_id, client_scope=context.client_scope,
        language=language.get(), filters=data.model_dump(mode="json"),
    )
    session.add(row)
    try:
        await session.flush()
    except IntegrityError as error:
        if OPEN_LIST_KEY in str(error.orig):
            raise ClientListInProgress from error
        raise
    audit.record(session, "client_list.requested", row.id, filters=used_filters(row))
    outbox.publish(session, LIST_REQUESTED, {"export_id": str(row.id)})
    return row


async def create_download_url(session: AsyncSession, export_id: UUID) -> SignedUrl:
    """Return a URL of the file, valid for five minutes. Raises NotFound for another member's, ClientListNotReady.

    A member who has been restricted to some clients since gets ClientListNotReady: the file may hold others.
    """
    row = await get_owned(session, ClientListExport, export_id, lock=True)
    context = get_context(session)
    if row.membership_id != context.membership_id:
        raise NotFound
    is_expired = row.state != "ready" or row.expires_at is None or row.expires_at <= now()
    if is_expired or row.client_scope != context.client_scope:
        raise ClientListNotReady
    row.downloads += 1
    await session.flush()
    audit.record(session, "client_list.downloaded", row.id, rows=row.rows, filters=used_filters(row), sha256=row.sha256)
    broadcast(session, row)
    return await transfer.sign_object_url(row.object_key, XLSX_MEDIA_TYPE, row.file_name)


def used_filters(row: ClientListExport) -> dict[str, Any]:
    """Return the filters that aren't empty, for the audit log."""
    return {name: value for name, value in row.filters.items() if value}
