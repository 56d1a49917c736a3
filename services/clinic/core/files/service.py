"""Stored files and their life: uploaded, claimed by the row that they belong to, withdrawn, deleted.

A file that no row claims within a day, and that no draft names, is deleted with its object. The database row is written before the
object, so no object exists without a row, and object storage is never called inside a transaction. An upload therefore takes three
steps: insert the row as `uploading`, store the object, mark the row `pending`.
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

from clinic.core import audit
from clinic.core.api.errors import FieldError, NotFound
from clinic.core.api.idempotency import IdempotencyKeyReused
from clinic.core.background.scheduler import company_job
from clinic.core.clock import now
from clinic.core.database.base import Base, ClientOwned, TimestampMixin, VersionMixin, company_foreign_key, new_id
from clinic.core.database.session import get_context, get_owned, transaction
from clinic.core.database.tenant_context import Context
from clinic.core.drafts import Draft
from clinic.core.files import object_storage
from clinic.core.files.images import NormalizedImage
from clinic.core.files.owners import FILE_OWNERS
from clinic.core.files.pdf_uploads import PdfUpload
from clinic.core.files.sheet_uploads import SheetUpload

UNCLAIMED_TTL = timedelta(hours=24)
THUMBNAIL_SUFFIX = ".thumb"
"""Ends the object key of a file's thumbnail."""
_DELETE_BATCH = 200


class File(ClientOwned, VersionMixin, TimestampMixin, Base):
    """A stored file. Its object's key is made of its company and id."""

    __tablename__ = "file"
    __on_client_merge__ = "move"
    __table_args__ = (
        company_foreign_key("client", "client_id"),
        Index("file_upload_key", "company_id", "upload_key", unique=True),
        Index("file_owner_idx", "company_id", "owner_id"),
        Index("file_unclaimed_idx", "company_id", "updated_at", postgresql_where=text("state <> 'claimed'")),
        CheckConstraint("state IN ('uploading', 'pending', 'claimed', 'withdrawn')", name="state"),
    )

    client_id: Mapped[UUID | None]
    owner_type: Mapped[str] = mapped_column(String(40), default="")
    owner_id: Mapped[UUID | None]
    name: Mapped[str] = mapped_column(String(200))
    media_type: Mapped[str] = mapped_column(String(80))
    size: Mapped[int]
    uploaded_size: Mapped[int] = mapped_column(default=0, server_default="0")
    """Bytes of the upload, before an image was normalized; 0 for files that the system generated."""
    sha256: Mapped[str] = mapped_column(String(64))
    width: Mapped[int | None]
    height: Mapped[int | None]
    state: Mapped[str] = mapped_column(String(10), default="uploading")
    identity_id: Mapped[UUID | None]
    flow_id: Mapped[UUID | None]
    upload_key: Mapped[UUID | None]
    has_thumb: Mapped[bool] = mapped_column(default=False, server_default="false")
    is_frozen: Mapped[bool] = mapped_column(default=False, server_default="false")
    """Part of a frozen document: its object is kept even when the file is withdrawn."""

    @property
    def path(self) -> str:
        """Its name in the API (PLT-007)."""
        return f"files/{self.id}"

    @property
    def key(self) -> str:
        """The key of its object."""
        return f"{self.company_id}/{self.id}"

    @property
    def thumb_key(self) -> str:
        """The key of the image for lists: the thumbnail where there is one."""
        return self.key + THUMBNAIL_SUFFIX if self.has_thumb else self.key

    @property
    def is_uploaded(self) -> bool:
        """Whether staff or a visitor uploaded the file; otherwise the system generated it."""
        return self.identity_id is not None or self.flow_id is not None

    def is_uploaded_by(self, context: Context) -> bool:
        """Return whether the context's actor uploaded the file; the system counts as any uploader."""
        return context.actor == "system" or (context.identity_id, context.flow_id) == (self.identity_id, self.flow_id)


@dataclass(frozen=True, slots=True)
class Upload:
    """A normalized upload. A repeat with the same `key` is the same file."""

    name: str
    content: NormalizedImage | PdfUpload | SheetUpload
    uploaded_size: int
    key: UUID | None = None


@dataclass(frozen=True, slots=True)
class GeneratedFile:
    """A file that the system made, such as a PDF or an export, for the row that it belongs to."""

    name: str
    media_type: str
    content: bytes
    owner_type: str
    owner_id: UUID
    client_id: UUID | None = None


async def store_generated(context: Context, generated: GeneratedFile) -> File:
    """Store a generated file as claimed by its owner. The same content for the same owner is the same file; its object is overwritten."""
    digest = sha256(generated.content).hexdigest()
    key = UUID(bytes=sha256(f"{generated.owner_type}|{generated.owner_id}|{digest}".encode()).digest()[:16])
    values = {
        "name": generated.name[-200:], "media_type": generated.media_type, "size": len(generated.content), "sha256": digest,
        "upload_key": key,
        "owner_type": generated.owner_type, "owner_id": generated.owner_id, "client_id": generated.client_id,
    }
    async with transaction(context) as session:
        row = await _insert_or_get(session, values)
    disposition = content_disposition(row.media_type, row.name)
    await object_storage.file_store().put(row.key, generated.content, media_type=row.media_type, disposition=disposition)
    async with transaction(context) as session:
        file = await get_owned(session, File, row.id, lock=True)
        if file.state != "claimed":
            file.state = "claimed"
            audit.record(session, "file.generated", file.id, client_id=file.client_id, media_type=file.media_type, size=file.size)
    return file


async def store_upload(context: Context, upload: Upload) -> File:
    """Store an upload as pending until a row claims it. Raises IdempotencyKeyReused when its key came with other content."""
    digest = sha256(upload.content.content).hexdigest()
    async with transaction(context) as session:
        row = await _insert_upload(session, upload, digest)
    if row.sha256 != digest:
        raise IdempotencyKeyReused
    if row.state != "uploading":
        return row
    store, disposition = object_storage.file_store(), content_disposition(row.media_type, row.name, is_uploaded=True)
    await store.put(row.key, upload.content.content, media_type=row.media_type, disposition=disposition)
    if upload.content.thumb:
        await store.put(row.key + THUMBNAIL_SUFFIX, upload.content.thumb, media_type="image/jpeg", disposition=disposition)
    async with transaction(context) as session:
        file = await get_owned(session, File, row.id, lock=True)
        if file.state == "uploading":
            file.state = "pending"
            audit.record(session, "file.uploaded", file.id, media_type=file.media_type, size=file.size)
    return file


async def _insert_upload(session: AsyncSession, upload: Upload, digest: str) -> File:
    context, content = get_context(session), upload.content
    return await _insert_or_get(session, {
        "name": upload.name, "media_type": content.media_type, "size": len(content.content),
        "uploaded_size": upload.uploaded_size, "sha256": digest,
        "width": content.width, "height": content.height, "has_thumb": content.thumb is not None, "identity_id": context.identity_id,
        "flow_id": context.flow_id, "upload_key": upload.key,
    })


async def _insert_or_get(session: AsyncSession, values: dict[str, Any]) -> File:
    """Insert a file, or return the one that was inserted earlier under the same upload key."""
    company_id, at = get_context(session).company_id, now()
    row = {"company_id": company_id, "id": new_id(), "state": "uploading", "created_at": at, "updated_at": at, **values}
    statement = insert(File).values(row).on_conflict_do_nothing(index_elements=["company_id", "upload_key"])
    inserted = (await session.scalars(statement.returning(File))).one_or_none()
    earlier = select(File).where(File.company_id == company_id, File.upload_key == values["upload_key"])
    return inserted or (await session.scalars(earlier)).one()


async def claim_file(
    session: AsyncSession, file_id: UUID, *, owner_type: str, owner_id: UUID, client_id: UUID | None = None, field: str = "file_id",
) -> File:
    """Make an uploaded file belong to a row, and to a client if the row is about one. Claiming it again for the same row does nothing.

    Raises FieldError `unknown` when the file is absent, claimed by another row or uploaded by someone else, and `image_only` for
    a PDF where the owner type accepts images only.
    """
    try:
        row = await get_owned(session, File, file_id, lock=True)
    except NotFound as error:
        raise FieldError(field, "unknown") from error
    if row.state == "claimed" and (row.owner_type, row.owner_id) == (owner_type, owner_id):
        return row
    if row.state != "pending" or not row.is_uploaded_by(get_context(session)):
        raise FieldError(field, "unknown")
    if not (FILE_OWNERS[owner_type].accepts_pdf or row.media_type.startswith("image/")):
        raise FieldError(field, "image_only")
    row.state, row.owner_type, row.owner_id, row.client_id = "claimed", owner_type, owner_id, client_id
    audit.record(session, "file.claimed", row.id, client_id=client_id, owner_type=owner_type, owner_id=owner_id)
    return row


async def withdraw_file(session: AsyncSession, file_id: UUID) -> None:
    """Take a file from its owner: it is no longer visible to anyone, and its object is deleted after a day."""
    row = await get_owned(session, File, file_id, lock=True)
    if row.state != "withdrawn":
        row.state = "withdrawn"
        audit.record(session, "file.withdrawn", row.id, client_id=row.client_id)


async def get_visible_file(session: AsyncSession, file_id: UUID) -> File:
    """Return a file that the session's actor may see: a claimed one within their client scope, or their own pending upload.

    Raises NotFound for any other.
    """
    row = await get_owned(session, File, file_id)
    if row.state == "claimed" or (row.state == "pending" and row.is_uploaded_by(get_context(session))):
        return row
    raise NotFound


def content_disposition(media_type: str, name: str, *, is_uploaded: bool = False) -> str:
    """Return the Content-Disposition of a file: images and the system's own PDFs may be shown by the browser, anything else is only saved.

    An image is encoded anew when it is uploaded, but a PDF is stored as it came and may hold scripts, forms and other files.
    """
    is_viewable = media_type.startswith("image/") or (media_type == "application/pdf" and not is_uploaded)
    ascii_name = "".join(char if char.isascii() and (char.isalnum() or char in "._- ") else "_" for char in name) or "file"
    if media_type == "application/pdf" and not ascii_name.lower().endswith(".pdf"):
        ascii_name += ".pdf"  # saved under a name of the uploader's choice it could open as a page or a program
    return f'{"inline" if is_viewable else "attachment"}; filename="{ascii_name}"'


@company_job("files.purge", every=timedelta(hours=1))
async def purge_files(context: Context) -> None:
    """Delete files that were not claimed within UNCLAIMED_TTL and no draft names, and files withdrawn that long ago.

    The objects are deleted first, then the rows, so that an interrupted run leaves rows that the next one finds.
    """
    before = now() - UNCLAIMED_TTL
    async with transaction(context) as session:
        await session.execute(
            update(File).where(File.state.in_(("uploading", "pending")), File.created_at < before, ~_referenced_by_draft())
            .values(state="withdrawn", updated_at=File.created_at, version=File.version + 1)
            .execution_options(synchronize_session=False),
        )
    while file_ids := await _list_orphans(context, before):
        for file_id in file_ids:
            for key in (f"{context.company_id}/{file_id}{THUMBNAIL_SUFFIX}", f"{context.company_id}/{file_id}"):
                await object_storage.file_store().delete(key)
        async with transaction(context) as session:
            await session.execute(delete(File).where(File.id.in_(file_ids)).execution_options(synchronize_session=False))
            for file_id in file_ids:
                audit.record(session, "file.deleted", file_id)


def _referenced_by_draft() -> ColumnElement[bool]:
    """Return the condition that a draft of the file's uploader names it, so that the draft can still be saved."""
    is_uploaders = or_(Draft.identity_id == File.identity_id, Draft.flow_id == File.flow_id)
    return exists().where(Draft.company_id == File.company_id, is_uploaders, cast(Draft.body, Text).contains(cast(File.id, Text)))


async def _list_orphans(context: Context, before: datetime) -> list[UUID]:
    """Return withdrawn files that may be deleted: withdrawn before `before`, or never claimed (updated_at is then created_at)."""
    query = select(File.id).where(
        File.state == "withdrawn", File.is_frozen.is_(False), or_(File.updated_at < before, File.created_at == File.updated_at),
    )
    async with transaction(context) as session:
        return list((await session.scalars(query.limit(_DELETE_BATCH))).all())
