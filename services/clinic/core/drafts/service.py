"""Drafts: autosaved input of a form that has not been submitted, one per form, subject and author, visible to the author alone."""

from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

import orjson
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import CheckConstraint, Index, String, delete, func, select, text
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core import audit
from clinic.core.api.errors import FieldError
from clinic.core.background.scheduler import company_job
from clinic.core.clock import Instant, now
from clinic.core.database.base import Base, CompanyOwned, TimestampMixin, new_id
from clinic.core.database.session import get_context, transaction
from clinic.core.database.tenant_context import Context

MAX_BYTES = 64 * 1024
MAX_VERSION = 2**31 - 1
DRAFT_TTL = timedelta(days=30)


class Draft(CompanyOwned, TimestampMixin, Base):
    """The input of one form about one subject, with the version that the form was opened at. Belongs to an identity or to a flow."""

    __tablename__ = "draft"
    __table_args__ = (
        Index(
            "draft_identity_key", "company_id", "identity_id", "form", "subject",
            unique=True, postgresql_where=text("identity_id IS NOT NULL"),
        ),
        Index("draft_flow_key", "company_id", "flow_id", "form", "subject", unique=True, postgresql_where=text("flow_id IS NOT NULL")),
        Index("draft_updated_at_idx", "company_id", "updated_at"),
        CheckConstraint("num_nonnulls(identity_id, flow_id) = 1", name="author"),
    )

    identity_id: Mapped[UUID | None]
    flow_id: Mapped[UUID | None]
    form: Mapped[str] = mapped_column(String(60))
    subject: Mapped[str] = mapped_column(String(60))
    base_version: Mapped[int | None]
    body: Mapped[dict[str, Any]]


class DraftSave(BaseModel):
    """The form's current input."""

    body: dict[str, Any]
    base_version: int | None = Field(None, ge=1, le=MAX_VERSION)


class DraftOut(BaseModel):
    """A saved draft."""

    model_config = ConfigDict(from_attributes=True)

    form: str
    subject: str
    body: dict[str, Any]
    base_version: int | None
    updated_at: Instant


async def view_draft(session: AsyncSession, form: str, subject: str) -> DraftOut | None:
    """Return the actor's draft as the API shows it; None when there is none."""
    row = await get_draft(session, form, subject)
    return None if row is None else DraftOut.model_validate(row)


async def get_draft(session: AsyncSession, form: str, subject: str, *, lock: bool = False) -> Draft | None:
    """Return the actor's draft of a form about a subject, locked if asked; None when there is none."""
    context = get_context(session)
    query = select(Draft).where(
        Draft.company_id == context.company_id, Draft.form == form, Draft.subject == subject,
        Draft.flow_id == context.flow_id if context.flow_id else Draft.identity_id == context.identity_id,
    )
    return (await session.scalars(query.with_for_update() if lock else query)).one_or_none()


async def save_draft(session: AsyncSession, form: str, subject: str, data: DraftSave) -> Draft:
    """Create or replace the actor's draft.

    Only the creation is in the audit log, since a form saves every few seconds; the entry names the draft and not its subject, which may
    be a client that the log's reader may not see. An advisory lock keeps two tabs from creating it at
    once. Raises FieldError `too_large` beyond MAX_BYTES.
    """
    if len(orjson.dumps(data.body)) > MAX_BYTES:
        raise FieldError("body", "too_large")
    context = get_context(session)
    key = f"draft|{context.company_id}|{context.flow_id or context.identity_id}|{form}|{subject}"
    await session.execute(select(func.pg_advisory_xact_lock(func.hashtextextended(key, 0))))
    row = await get_draft(session, form, subject)
    if row is None:
        row = Draft(
            company_id=context.company_id, id=new_id(), identity_id=None if context.flow_id else context.identity_id,
            flow_id=context.flow_id, form=form, subject=subject,
        )
        session.add(row)
        audit.record(session, "draft.created", row.id, form=form)
    row.body, row.base_version, row.updated_at = data.body, data.base_version, now()
    await session.flush()
    return row


async def delete_draft(session: AsyncSession, form: str, subject: str) -> None:
    """Delete the actor's draft, if there is one."""
    if row := await get_draft(session, form, subject, lock=True):
        await session.delete(row)
        audit.record(session, "draft.deleted", row.id, form=form)


@company_job("drafts.purge", every=timedelta(days=1))
async def purge_stale_drafts(context: Context) -> None:
    """Delete drafts that were not saved again within DRAFT_TTL."""
    before: datetime = now() - DRAFT_TTL
    async with transaction(context) as session:
        await session.execute(delete(Draft).where(Draft.updated_at < before))
