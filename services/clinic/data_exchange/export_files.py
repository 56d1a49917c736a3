"""Columns and handling of the files that the worker makes: building, failing, and deleting them after a day."""

from datetime import datetime
from typing import Any, ClassVar
from uuid import UUID

from sqlalchemy import SmallInteger, String, select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core import audit, realtime
from clinic.core.clock import now
from clinic.core.database.base import CompanyOwned, TimestampMixin, VersionMixin
from clinic.core.database.session import get_owned, transaction
from clinic.core.database.tenant_context import NIL_COMPANY, Context
from clinic.core.files import object_storage
from clinic.core.security.permissions import Permission

EXPORTS = realtime.register_topic("exports", Permission.EXPORT_READ, "client_export")
_BATCH_SIZE = 50


class ExportFile(CompanyOwned, VersionMixin, TimestampMixin):
    """A file in object storage that the worker makes: queued, being built, downloadable for a day, failed, or deleted."""

    __abstract__ = True
    __deleted_action__: ClassVar[str]
    """The audited action of its deletion."""
    __is_about_client__: ClassVar[bool]

    state: Mapped[str] = mapped_column(String(8), default="queued")
    file_name: Mapped[str] = mapped_column(String(120), default="")
    size: Mapped[int | None]
    sha256: Mapped[str] = mapped_column(String(64), default="")
    downloads: Mapped[int] = mapped_column(SmallInteger, default=0)
    error: Mapped[str] = mapped_column(String(60), default="")
    ready_at: Mapped[datetime | None]
    expires_at: Mapped[datetime | None]

    @property
    def object_key(self) -> str:
        """Key of the file in object storage."""
        return f"{self.company_id}/exports/{self.id}"


def broadcast(session: AsyncSession, row: ExportFile) -> None:
    """Tell open screens that the file's state has changed."""
    realtime.broadcast(session, EXPORTS, row.id, row.version, is_about_client=row.__is_about_client__)


async def can_build(session: AsyncSession, row: ExportFile, **owner: Any) -> bool:
    """Return whether a file is to be built now: also one whose last attempt failed, unless its `owner` column has a newer one since."""
    if row.state != "failed":
        return row.state in {"queued", "building"}
    model = type(row)
    newer = select(model.id).filter_by(company_id=row.company_id, **owner).where(model.created_at > row.created_at)
    return await session.scalar(newer.limit(1)) is None


async def mark_failed(context: Context, model: type[ExportFile], export_id: UUID, error: str) -> None:
    """Mark a file as failed, in a transaction of its own."""
    async with transaction(context) as session:
        row = await get_owned(session, model, export_id, lock=True)
        row.state, row.error = "failed", error[:60]
        await session.flush()
        broadcast(session, row)


async def purge_expired(context: Context, model: type[ExportFile]) -> None:
    """Delete expired files: the object first, so that none is left behind without a row that says it is downloadable."""
    if context.company_id == NIL_COMPANY:
        return
    async with transaction(context) as session:
        ready = select(model).where(model.company_id == context.company_id, model.state == "ready")
        rows = list(await session.scalars(ready.where(model.expires_at <= now()).limit(_BATCH_SIZE)))
        expired = [(row.id, row.object_key) for row in rows]
    for export_id, object_key in expired:
        await object_storage.file_store().delete(object_key)
        async with transaction(context) as session:
            row = await get_owned(session, model, export_id, lock=True)
            if row.state == "ready":
                row.state = "deleted"
                await session.flush()
                audit.record(session, model.__deleted_action__, row.id, client_id=getattr(row, "client_id", None))
                broadcast(session, row)
