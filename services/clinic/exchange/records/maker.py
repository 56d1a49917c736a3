"""Making the export in the worker, in steps that each commit; a worker that dies leaves it to be made again from the start."""

from datetime import timedelta
from uuid import UUID

from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import audit, outbox, storage
from clinic.core.clock import now, zone
from clinic.core.context import NOBODY, Context
from clinic.core.db import owned, unit
from clinic.core.files import disposition
from clinic.core.jobs import job
from clinic.core.outbox import Happened
from clinic.core.realtime import tell
from clinic.core.settings import settings
from clinic.exchange.models import ClientExport
from clinic.exchange.records import pack
from clinic.exchange.records.gather import Record, gather
from clinic.exchange.records.service import EXPORT_DUE, EXPORTS, ZIP
from clinic.messaging import service as messaging

MAKER = "exchange.make_record"
KEPT = timedelta(hours=24)
GAVE_UP = "GaveUpError"
_BATCH = 50
_GIVEN_UP = text("""
SELECT x.id FROM client_export x WHERE x.company_id = :company AND x.state IN ('waiting', 'making') AND EXISTS (SELECT 1 FROM delivery d
  JOIN event e ON e.company_id = d.company_id AND e.id = d.event_id
  WHERE d.company_id = x.company_id AND d.state = 'dead' AND d.listener = :listener AND e.facts ->> 'export_id' = x.id::text) LIMIT :most
""")
"""Those whose last try was cut off: nobody is left who could say how they ended."""
_ASKER = text("SELECT email, first_name, language FROM membership WHERE company_id = :company AND id = :member AND deleted_at IS NULL")
_SUBJECT = ("The record that you asked for is ready", "Journalen som du begärde är klar")
_TEXT = (
    "Hello {name},\n\nthe copy of a record that you asked for at {clinic} is ready. Sign in to fetch it within 24 hours:\n\n{link}",
    "Hej {name},\n\nkopian av en journal som du begärde på {clinic} är klar. Logga in för att hämta den inom 24 timmar:\n\n{link}",
)


@outbox.listens_stepwise(EXPORT_DUE, name=MAKER)
async def make(happened: Happened) -> None:
    """Make it unless it's made; may run twice. What fails shows as failed, and is tried again by the relay."""
    context, export_id = happened.context, UUID(happened.facts["export_id"])
    client_id = await _begin(context, export_id)
    if client_id is None:
        return
    try:
        async with unit(context) as session:
            record = await gather(session, client_id)
        async with pack.packed(record, _Progress(context, export_id)) as path:
            name = f"{now().astimezone(zone(record.paper.zone)):%Y-%m-%d} {record.client.last_name} {record.client.first_name}.zip"
            size, digest = path.stat().st_size, pack.digest_of(path)
            await storage.files().put(f"{context.company_id}/exports/{export_id}", path, kind=ZIP, disposition=disposition(ZIP, name))
        await _ready(context, export_id, name[-120:], size, digest, record)
    except Exception as error:
        await _failed(context, export_id, type(error).__name__)
        raise


async def _begin(context: Context, export_id: UUID) -> UUID | None:
    """Whose record is to be made now; None when there is nothing left to do."""
    async with unit(context) as session:
        row = await owned(session, ClientExport, export_id, lock=True)
        if row.state not in ("waiting", "making", "failed"):
            return None
        if row.state == "failed" and await _another(session, row):
            return None
        row.state, row.progress, row.error = "making", 1, ""
        await session.flush()
        tell(session, EXPORTS, row.id, row.version)
    return row.client_id


async def _another(session: AsyncSession, row: ClientExport) -> bool:
    """Whether a later one has taken its place since it failed."""
    later = select(ClientExport.id).where(
        ClientExport.company_id == row.company_id, ClientExport.client_id == row.client_id, ClientExport.created_at > row.created_at,
    )
    return await session.scalar(later.limit(1)) is not None


class _Progress:
    """Writes how far it has come, at every tenth that is new."""

    def __init__(self, context: Context, export_id: UUID) -> None:
        self.context, self.export_id, self.told = context, export_id, 0

    async def __call__(self, percent: int) -> None:
        if percent < self.told + 10:
            return
        self.told = percent
        async with unit(self.context) as session:
            row = await owned(session, ClientExport, self.export_id, lock=True)
            row.progress = percent
            await session.flush()
            tell(session, EXPORTS, row.id, row.version)


async def _ready(context: Context, export_id: UUID, name: str, size: int, digest: str, record: Record) -> None:  # noqa: PLR0917
    async with unit(context) as session:
        row = await owned(session, ClientExport, export_id, lock=True)
        row.state, row.progress, row.ready_at, row.expires_at = "ready", 100, now(), now() + KEPT
        row.file_name, row.size, row.sha256 = name, size, digest
        await session.flush()
        audit.record(session, "client.export_made", row.id, client_id=row.client_id, size=size, sha256=digest)
        tell(session, EXPORTS, row.id, row.version)
        await _write(session, row, record.paper.name)


async def _write(session: AsyncSession, row: ClientExport, clinic: str) -> None:
    """Tell who asked. The mail names nobody: mail is read by others too."""
    asker = (await session.execute(_ASKER, {"company": row.company_id, "member": row.membership_id})).first()
    if asker is None:
        return
    spoken = 1 if asker.language == "sv" else 0
    link = f"{settings().public_url.rstrip('/')}/clients/{row.client_id}/export"
    await messaging.send_mail(
        session, to=asker.email, subject=_SUBJECT[spoken], text=_TEXT[spoken].format(name=asker.first_name, clinic=clinic, link=link),
        key=f"client.export:{row.id}", language=asker.language, sender=clinic,
    )


async def _failed(context: Context, export_id: UUID, error: str) -> None:
    async with unit(context) as session:
        row = await owned(session, ClientExport, export_id, lock=True)
        row.state, row.error = "failed", error[:60]
        await session.flush()
        tell(session, EXPORTS, row.id, row.version)


@job("exchange.end_given_up", every=timedelta(minutes=1))
async def end_given_up(context: Context) -> None:
    """End as failed what was being made when the last of its tries was cut off, so that it can be asked for anew."""
    if context.company_id == NOBODY:
        return
    async with unit(context) as session:
        found = await session.scalars(_GIVEN_UP, {"company": context.company_id, "listener": MAKER, "most": _BATCH})
        given_up = list(found)
    for export_id in given_up:
        await _failed(context, export_id, GAVE_UP)


@job("exchange.erase", every=timedelta(minutes=10))
async def erase(context: Context) -> None:
    """Erase what was ready for a day: the object first, so that none is left behind."""
    if context.company_id == NOBODY:
        return
    async with unit(context) as session:
        due = select(ClientExport).where(ClientExport.company_id == context.company_id, ClientExport.state == "ready")
        rows = list(await session.scalars(due.where(ClientExport.expires_at <= now()).limit(_BATCH)))
        keys = [(row.id, row.key) for row in rows]
    for export_id, key in keys:
        await storage.files().delete(key)
        async with unit(context) as session:
            row = await owned(session, ClientExport, export_id, lock=True)
            if row.state == "ready":
                row.state = "erased"
                await session.flush()
                audit.record(session, "client.export_erased", row.id, client_id=row.client_id)
                tell(session, EXPORTS, row.id, row.version)
