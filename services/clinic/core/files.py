"""Files: they arrive, are claimed by what they belong to, and are withdrawn; what nobody claims, and no draft names, goes after a day.

The row is written before the object, so that no object is without one; an object is never touched inside a transaction.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta
from hashlib import sha256
from typing import Any
from uuid import UUID

from sqlalchemy import CheckConstraint, ColumnElement, Index, String, Text, cast, delete, exists, or_, select, text, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core import audit, storage
from clinic.core.clock import now
from clinic.core.context import Context
from clinic.core.db import context_of, owned, unit
from clinic.core.drafts import Draft
from clinic.core.errors import FieldError, NotFound
from clinic.core.idempotency import KeyReused
from clinic.core.images import Picture
from clinic.core.jobs import job
from clinic.core.models import Base, ClientOwned, Timed, Versioned, company_key, new_id
from clinic.core.owners import OWNERS
from clinic.core.papers import Paper

UNCLAIMED = timedelta(hours=24)
THUMB = ".thumb"
"""What a small copy's key ends with."""
_BATCH = 200


class File(ClientOwned, Versioned, Timed, Base):
    """One stored file; its object's key is its company and id."""

    __tablename__ = "file"
    __merge__ = "move"
    __table_args__ = (
        company_key("client", "client_id"),
        Index("file_upload_key", "company_id", "upload_key", unique=True),
        Index("file_owner_idx", "company_id", "owner_id"),
        Index("file_loose_idx", "company_id", "updated_at", postgresql_where=text("state <> 'claimed'")),
        CheckConstraint("state IN ('arriving', 'pending', 'claimed', 'withdrawn')", name="state"),
    )

    client_id: Mapped[UUID | None]
    owner_kind: Mapped[str] = mapped_column(String(40), default="")
    owner_id: Mapped[UUID | None]
    name: Mapped[str] = mapped_column(String(200))
    kind: Mapped[str] = mapped_column(String(80))
    size: Mapped[int]
    sent_size: Mapped[int] = mapped_column(default=0, server_default="0")
    """As it came, before a picture was written anew; 0 for what the system made."""
    sha256: Mapped[str] = mapped_column(String(64))
    width: Mapped[int | None]
    height: Mapped[int | None]
    state: Mapped[str] = mapped_column(String(10), default="arriving")
    identity_id: Mapped[UUID | None]
    flow_id: Mapped[UUID | None]
    upload_key: Mapped[UUID | None]
    has_thumb: Mapped[bool] = mapped_column(default=False, server_default="false")
    is_frozen: Mapped[bool] = mapped_column(default=False, server_default="false")
    """A frozen document shows it: its object stays, whoever withdraws the file."""

    @property
    def path(self) -> str:
        """How it is named on the wire (PLT-007)."""
        return f"files/{self.id}"

    @property
    def key(self) -> str:
        """Its object's key."""
        return f"{self.company_id}/{self.id}"

    @property
    def thumb_key(self) -> str:
        """The key of what lists show: the small copy where there is one."""
        return self.key + THUMB if self.has_thumb else self.key

    def is_uploaders(self, context: Context) -> bool:
        """Whether who acts brought it."""
        return context.actor == "system" or (context.identity_id, context.flow_id) == (self.identity_id, self.flow_id)


@dataclass(frozen=True, slots=True)
class Arrival:
    """What is being uploaded, and its bytes as they were sent; `key` makes a repeat find the first one."""

    name: str
    picture: Picture | Paper
    sent_size: int
    key: UUID | None = None


@dataclass(frozen=True, slots=True)
class Kept:
    """What the system itself made, a PDF or an export, for the row that it belongs to."""

    name: str
    kind: str
    content: bytes
    owner_kind: str
    owner_id: UUID
    client_id: UUID | None = None


async def keep(context: Context, made: Kept) -> File:
    """Keep what was made; the same content for the same row is the same file, whose object is laid anew."""
    digest = sha256(made.content).hexdigest()
    key = UUID(bytes=sha256(f"{made.owner_kind}|{made.owner_id}|{digest}".encode()).digest()[:16])
    values = {
        "name": made.name[-200:], "kind": made.kind, "size": len(made.content), "sha256": digest, "upload_key": key,
        "owner_kind": made.owner_kind, "owner_id": made.owner_id, "client_id": made.client_id,
    }
    async with unit(context) as session:
        row = await _insert(session, values)
    await storage.files().put(row.key, made.content, kind=row.kind, disposition=disposition(row.kind, row.name))
    async with unit(context) as session:
        kept = await owned(session, File, row.id, lock=True)
        if kept.state != "claimed":
            kept.state = "claimed"
            audit.record(session, "file.made", kept.id, client_id=kept.client_id, kind=kept.kind, size=kept.size)
    return kept


async def receive(context: Context, arrival: Arrival) -> File:
    """Keep an uploaded picture until something claims it. A repeat under the same key is the same file."""
    digest = sha256(arrival.picture.content).hexdigest()
    async with unit(context) as session:
        row = await _row(session, arrival, digest)
    if row.sha256 != digest:
        raise KeyReused
    if row.state != "arriving":
        return row
    shown = disposition(row.kind, row.name)
    await storage.files().put(row.key, arrival.picture.content, kind=row.kind, disposition=shown)
    if arrival.picture.thumb:
        await storage.files().put(row.key + THUMB, arrival.picture.thumb, kind="image/jpeg", disposition=shown)
    async with unit(context) as session:
        arrived = await owned(session, File, row.id, lock=True)
        if arrived.state == "arriving":
            arrived.state = "pending"
            audit.record(session, "file.uploaded", arrived.id, kind=arrived.kind, size=arrived.size)
    return arrived


async def _row(session: AsyncSession, arrival: Arrival, digest: str) -> File:
    context, picture = context_of(session), arrival.picture
    return await _insert(session, {
        "name": arrival.name, "kind": picture.kind, "size": len(picture.content), "sent_size": arrival.sent_size, "sha256": digest,
        "width": picture.width, "height": picture.height, "has_thumb": picture.thumb is not None, "identity_id": context.identity_id,
        "flow_id": context.flow_id, "upload_key": arrival.key,
    })


async def _insert(session: AsyncSession, values: dict[str, Any]) -> File:
    """The new row, or the one that came earlier under the same key."""
    company_id, at = context_of(session).company_id, now()
    named = {"company_id": company_id, "id": new_id(), "state": "arriving", "created_at": at, "updated_at": at, **values}
    statement = insert(File).values(named).on_conflict_do_nothing(index_elements=["company_id", "upload_key"])
    made = (await session.scalars(statement.returning(File))).one_or_none()
    earlier = select(File).where(File.company_id == company_id, File.upload_key == values["upload_key"])
    return made or (await session.scalars(earlier)).one()


async def claim(
    session: AsyncSession, file_id: UUID, *, owner_kind: str, owner_id: UUID, client_id: UUID | None = None, field: str = "file_id",
) -> File:
    """Make an uploaded file belong to a row, and to a client if it's about one. Twice for the same row is once.

    Only who uploaded it may; FieldError `unknown` for anybody else's, another row's, or one that has gone, and `picture_only`
    for a PDF where pictures are shown.
    """
    try:
        row = await owned(session, File, file_id, lock=True)
    except NotFound as error:
        raise FieldError(field, "unknown") from error
    if row.state == "claimed" and (row.owner_kind, row.owner_id) == (owner_kind, owner_id):
        return row
    if row.state != "pending" or not row.is_uploaders(context_of(session)):
        raise FieldError(field, "unknown")
    if not (OWNERS[owner_kind].takes_papers or row.kind.startswith("image/")):
        raise FieldError(field, "picture_only")
    row.state, row.owner_kind, row.owner_id, row.client_id = "claimed", owner_kind, owner_id, client_id
    audit.record(session, "file.claimed", row.id, client_id=client_id, owner_kind=owner_kind, owner_id=owner_id)
    return row


async def withdraw(session: AsyncSession, file_id: UUID) -> None:
    """Take a file from its owner: nobody sees it any more, and its object goes after a day."""
    row = await owned(session, File, file_id, lock=True)
    if row.state != "withdrawn":
        row.state = "withdrawn"
        audit.record(session, "file.withdrawn", row.id, client_id=row.client_id)


async def visible(session: AsyncSession, file_id: UUID) -> File:
    """A file that the session's actor may see: a claimed one within reach, or their own; NotFound otherwise."""
    row = await owned(session, File, file_id)
    if row.state == "claimed" or (row.state == "pending" and row.is_uploaders(context_of(session))):
        return row
    raise NotFound


def disposition(kind: str, name: str) -> str:
    """How a browser is to take it: pictures and PDFs may be shown, anything else is only saved."""
    shown = kind.startswith("image/") or kind == "application/pdf"
    plain = "".join(char if char.isascii() and (char.isalnum() or char in "._- ") else "_" for char in name) or "file"
    return f'{"inline" if shown else "attachment"}; filename="{plain}"'


@job("files.clean", every=timedelta(hours=1))
async def clean(context: Context) -> None:
    """Let go of what nobody claimed within a day, unless a draft names it, and of what was withdrawn that long ago.

    The objects go first, then the rows.
    """
    before = now() - UNCLAIMED
    async with unit(context) as session:
        await session.execute(
            update(File).where(File.state.in_(("arriving", "pending")), File.created_at < before, ~_drafted())
            .values(state="withdrawn", updated_at=File.created_at, version=File.version + 1)
            .execution_options(synchronize_session=False),
        )
    while keys := await _loose(context, before):
        for file_id in keys:
            for key in (f"{context.company_id}/{file_id}{THUMB}", f"{context.company_id}/{file_id}"):
                await storage.files().delete(key)
        async with unit(context) as session:
            await session.execute(delete(File).where(File.id.in_(keys)).execution_options(synchronize_session=False))
            for file_id in keys:
                audit.record(session, "file.erased", file_id)


def _drafted() -> ColumnElement[bool]:
    """The condition that a draft of who brought a file names it, so that the draft can still be saved."""
    theirs = or_(Draft.identity_id == File.identity_id, Draft.flow_id == File.flow_id)
    return exists().where(Draft.company_id == File.company_id, theirs, cast(Draft.body, Text).contains(cast(File.id, Text)))


async def _loose(context: Context, before: datetime) -> list[UUID]:
    query = select(File.id).where(
        File.state == "withdrawn", File.is_frozen.is_(False), or_(File.updated_at < before, File.created_at == File.updated_at),
    )
    async with unit(context) as session:
        return list((await session.scalars(query.limit(_BATCH))).all())
