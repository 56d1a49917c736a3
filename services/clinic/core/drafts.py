"""Drafts: what somebody has typed and not saved, kept for them alone, one for each form and subject."""

from datetime import datetime, timedelta
from typing import Annotated, Any
from uuid import UUID

import orjson
from fastapi import APIRouter, Depends, Path
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import CheckConstraint, Index, String, delete, select, text
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core import audit
from clinic.core.auth import Caller, may
from clinic.core.clock import Instant, now
from clinic.core.context import Context
from clinic.core.db import ReadSession, Session, context_of, unit
from clinic.core.envelope import EnvelopeRoute
from clinic.core.errors import FieldError
from clinic.core.jobs import job
from clinic.core.models import Base, CompanyOwned, Timed
from clinic.core.permissions import Permission

MOST = 64 * 1024
KEPT = timedelta(days=30)


class Draft(CompanyOwned, Timed, Base):
    """What is typed into one form about one subject, and the version that it began from. Its person's, or its flow's."""

    __tablename__ = "draft"
    __table_args__ = (
        Index(
            "draft_person_key", "company_id", "identity_id", "form", "subject",
            unique=True, postgresql_where=text("identity_id IS NOT NULL"),
        ),
        Index("draft_flow_key", "company_id", "flow_id", "form", "subject", unique=True, postgresql_where=text("flow_id IS NOT NULL")),
        Index("draft_age_idx", "company_id", "updated_at"),
        CheckConstraint("num_nonnulls(identity_id, flow_id) = 1", name="whose"),
    )

    identity_id: Mapped[UUID | None]
    flow_id: Mapped[UUID | None]
    form: Mapped[str] = mapped_column(String(60))
    subject: Mapped[str] = mapped_column(String(60))
    base_version: Mapped[int | None]
    body: Mapped[dict[str, Any]]


class DraftIn(BaseModel):
    """What is typed so far."""

    body: dict[str, Any]
    base_version: int | None = Field(None, ge=1)


class DraftOut(BaseModel):
    """A kept draft."""

    model_config = ConfigDict(from_attributes=True)

    form: str
    subject: str
    body: dict[str, Any]
    base_version: int | None
    updated_at: Instant


router = APIRouter(prefix="/api/drafts", tags=["drafts"], route_class=EnvelopeRoute)
Writer = Annotated[Caller, Depends(may(Permission.DRAFT_WRITE))]
Reader = Annotated[Caller, Depends(may(Permission.DRAFT_READ))]
Form = Annotated[str, Path(pattern=r"^[a-z0-9._-]{1,60}$")]
Subject = Annotated[str, Path(pattern=r"^(new|[0-9a-f-]{36})$")]


@router.get("/{form}/{subject}")
async def read(session: ReadSession, _: Reader, form: Form, subject: Subject) -> DraftOut | None:
    """The caller's own draft; null when there is none."""
    return await shown(session, form, subject)


@router.put("/{form}/{subject}")
async def write(session: Session, _: Writer, form: Form, subject: Subject, wanted: DraftIn) -> DraftOut:
    """Keep what is typed, in place of what was."""
    return DraftOut.model_validate(await keep(session, form, subject, wanted))


@router.delete("/{form}/{subject}")
async def remove(session: Session, _: Writer, form: Form, subject: Subject) -> None:
    """Let the draft go: the form was saved or given up."""
    await drop(session, form, subject)


async def shown(session: AsyncSession, form: str, subject: str) -> DraftOut | None:
    """The actor's draft as the form gets it."""
    found = await one(session, form, subject)
    return None if found is None else DraftOut.model_validate(found)


async def one(session: AsyncSession, form: str, subject: str, *, lock: bool = False) -> Draft | None:
    """The actor's draft of a form about a subject."""
    context = context_of(session)
    query = select(Draft).where(
        Draft.company_id == context.company_id, Draft.form == form, Draft.subject == subject,
        Draft.flow_id == context.flow_id if context.flow_id else Draft.identity_id == context.identity_id,
    )
    return (await session.scalars(query.with_for_update() if lock else query)).one_or_none()


async def keep(session: AsyncSession, form: str, subject: str, wanted: DraftIn) -> Draft:
    """Keep the actor's draft. Its first keeping is in the audit log; those that follow every few seconds aren't.

    Raises FieldError `too_large` past 64 KB.
    """
    if len(orjson.dumps(wanted.body)) > MOST:
        raise FieldError("body", "too_large")
    context = context_of(session)
    await session.execute(_LOCK, {"key": f"draft|{context.company_id}|{context.flow_id or context.identity_id}|{form}|{subject}"})
    found = await one(session, form, subject)
    if found is None:
        found = Draft(
            company_id=context.company_id, identity_id=None if context.flow_id else context.identity_id, flow_id=context.flow_id,
            form=form, subject=subject,
        )
        session.add(found)
        audit.record(session, "draft.kept", None if subject == "new" else UUID(subject), form=form)
    found.body, found.base_version, found.updated_at = wanted.body, wanted.base_version, now()
    await session.flush()
    return found


_LOCK = text("SELECT pg_advisory_xact_lock(hashtextextended(:key, 0))")


async def drop(session: AsyncSession, form: str, subject: str) -> None:
    """Let the actor's draft go, if there is one."""
    if found := await one(session, form, subject, lock=True):
        await session.delete(found)
        audit.record(session, "draft.dropped", None if subject == "new" else UUID(subject), form=form)


@job("drafts.clean", every=timedelta(days=1))
async def forget(context: Context) -> None:
    """Drafts that nobody has touched for a month go."""
    before: datetime = now() - KEPT
    async with unit(context) as session:
        await session.execute(delete(Draft).where(Draft.updated_at < before))
