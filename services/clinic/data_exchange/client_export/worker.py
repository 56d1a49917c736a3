"""Builds exports in the worker, in steps that each commit; after a crash the export is built again from the start."""

from datetime import timedelta
from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import audit
from clinic.core.background import outbox
from clinic.core.background.outbox import EventMessage
from clinic.core.background.scheduler import company_job
from clinic.core.clock import now, zone
from clinic.core.database.session import get_owned, transaction
from clinic.core.database.tenant_context import NIL_COMPANY, Context
from clinic.core.files import content_disposition, object_storage
from clinic.core.settings import settings
from clinic.data_exchange.client_export import archive, queries
from clinic.data_exchange.client_export.collect import ClientRecord, collect_record
from clinic.data_exchange.client_export.service import EXPORT_READY, EXPORT_REQUESTED, ZIP_MEDIA_TYPE
from clinic.data_exchange.export_files import broadcast, can_build, mark_failed, purge_expired
from clinic.data_exchange.models import ClientExport
from clinic.messaging import service as messaging

BUILD_SUBSCRIBER = "data_exchange.build_client_export"
EXPORT_TTL = timedelta(hours=24)
ABANDONED_ERROR = "Abandoned"
PROGRESS_STEP = 10
"""Percent of progress between two updates of the row."""
_BATCH_SIZE = 50
_EMAIL_SUBJECT = ("The record that you asked for is ready", "Journalen som du begärde är klar")
_EMAIL_TEXT = (
    "Hello {name},\n\nthe copy of a record that you asked for at {clinic} is ready. Sign in to fetch it within 24 hours:\n\n{link}",
    "Hej {name},\n\nkopian av en journal som du begärde på {clinic} är klar. Logga in för att hämta den inom 24 timmar:\n\n{link}",
)


@outbox.subscribe_outside_transaction(EXPORT_REQUESTED, name=BUILD_SUBSCRIBER)
async def build_export(event: EventMessage) -> None:
    """Build the export unless it is ready; safe to repeat. On an exception it is marked failed and the dispatcher retries the delivery."""
    context, export_id = event.context, UUID(event.payload["export_id"])
    client_id = await _start(context, export_id)
    if client_id is None:
        return
    try:
        async with transaction(context) as session:
            record = await collect_record(session, client_id)
        async with archive.build_archive(record, _ProgressWriter(context, export_id)) as path:
            name = f"{now().astimezone(zone(record.letterhead.zone)):%Y-%m-%d} {record.client.last_name} {record.client.first_name}.zip"
            size, sha256 = path.stat().st_size, archive.file_sha256(path)
            object_key = f"{context.company_id}/exports/{export_id}"
            await object_storage.file_store().put(
                object_key, path, media_type=ZIP_MEDIA_TYPE, disposition=content_disposition(ZIP_MEDIA_TYPE, name)
            )
        await _mark_ready(context, export_id, name[-120:], size, sha256, record)
    except Exception as error:
        await mark_failed(context, ClientExport, export_id, type(error).__name__)
        raise


async def _start(context: Context, export_id: UUID) -> UUID | None:
    """Mark the export as being built and return its client's id; None when it needn't be built (any more)."""
    async with transaction(context) as session:
        row = await get_owned(session, ClientExport, export_id, lock=True)
        if not await can_build(session, row, client_id=row.client_id):
            return None
        row.state, row.progress, row.error = "building", 1, ""
        await session.flush()
        broadcast(session, row)
    return row.client_id


class _ProgressWriter:
    """Saves the progress of an export at every PROGRESS_STEP percent, each in its own transaction."""

    def __init__(self, context: Context, export_id: UUID) -> None:
        self.context, self.export_id, self.saved_percent = context, export_id, 0

    async def __call__(self, percent: int) -> None:
        if percent < self.saved_percent + PROGRESS_STEP:
            return
        self.saved_percent = percent
        async with transaction(self.context) as session:
            row = await get_owned(session, ClientExport, self.export_id, lock=True)
            row.progress = percent
            await session.flush()
            broadcast(session, row)


async def _mark_ready(  # noqa: PLR0917
    context: Context, export_id: UUID, file_name: str, size: int, sha256: str, record: ClientRecord,
) -> None:
    async with transaction(context) as session:
        row = await get_owned(session, ClientExport, export_id, lock=True)
        row.state, row.progress, row.ready_at, row.expires_at = "ready", 100, now(), now() + EXPORT_TTL
        row.file_name, row.size, row.sha256 = file_name, size, sha256
        await session.flush()
        audit.record(session, "client.export_completed", row.id, client_id=row.client_id, size=size, sha256=sha256)
        broadcast(session, row)
        outbox.publish(session, EXPORT_READY, {"export_id": str(row.id)})
        await _send_ready_email(session, row, record.letterhead.name)


async def _send_ready_email(session: AsyncSession, row: ClientExport, clinic_name: str) -> None:
    """E-mail the member who requested the export. The e-mail doesn't name the client, because others may read it."""
    requester = (await session.execute(queries.REQUESTER, {"company": row.company_id, "member": row.membership_id})).first()
    if requester is None:
        return
    language_index = 1 if requester.language == "sv" else 0
    link = f"{settings().public_url.rstrip('/')}/clients/{row.client_id}/export"
    await messaging.send_mail(
        session, to=requester.email, subject=_EMAIL_SUBJECT[language_index],
        text=_EMAIL_TEXT[language_index].format(name=requester.first_name, clinic=clinic_name, link=link),
        topic="client.export", subject_id=row.id, client_id=row.client_id, language=requester.language, sender=clinic_name,
    )


@company_job("data_exchange.fail_abandoned_exports", every=timedelta(minutes=1))
async def fail_abandoned_exports(context: Context) -> None:
    """Mark exports as failed whose last attempt was interrupted, so that a new one can be requested."""
    if context.company_id == NIL_COMPANY:
        return
    async with transaction(context) as session:
        values = {"company": context.company_id, "subscriber": BUILD_SUBSCRIBER, "limit": _BATCH_SIZE}
        export_ids = list(await session.scalars(queries.ABANDONED_EXPORTS, values))
    for export_id in export_ids:
        await mark_failed(context, ClientExport, export_id, ABANDONED_ERROR)


@company_job("data_exchange.purge_expired_exports", every=timedelta(minutes=10))
async def purge_expired_exports(context: Context) -> None:
    """Delete expired files."""
    await purge_expired(context, ClientExport)
