"""Freeze documents, show them, queue their PDFs and verify them."""

from collections.abc import Iterable, Sequence
from secrets import choice
from typing import Any
from uuid import UUID

import orjson
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import audit
from clinic.core.api import rate_limit
from clinic.core.api.errors import NotFound
from clinic.core.audit import access_log
from clinic.core.background import outbox
from clinic.core.canonical_json import canonical_json, sha256_hex
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import get_context, get_owned
from clinic.core.documents.events import PDF_REQUESTED
from clinic.core.documents.letterhead import get_letterhead
from clinic.core.documents.models import Document, DocumentPdf
from clinic.core.documents.pdf import A4, Paper
from clinic.core.documents.registry import DOCUMENT_TYPES
from clinic.core.documents.schemas import DocumentOut, DocumentPdfOut, DocumentVerification
from clinic.core.files import File, transfer
from clinic.core.security.dependencies import CurrentUser, authorization_error
from clinic.core.settings import settings
from clinic.core.text.i18n import language as request_language

_CODE_ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
_CODE_GROUPS, _CODE_GROUP_LENGTH = 5, 4
"""A code has a hundred bits, in groups that can be read aloud."""
_MAX_TITLE_LENGTH = 200
_REGENERATE_WINDOW_SECONDS = 600
_MAX_REGENERATIONS = 3
"""Of one document in a window."""
_MAX_COMPANY_REGENERATIONS = 60
"""Of all documents of a company in a window."""


async def freeze(
    session: AsyncSession, *, document_type: str, subject_id: UUID, content: dict[str, Any], client_id: UUID | None = None, schema: int = 1,
    files: Sequence[UUID] = (), title: str = "", language: str | None = None,
    paper: Paper = A4,
) -> Document:
    """Freeze what was signed or issued, in the caller's transaction; its PDF is generated after the commit.

    `content` holds everything that the document shows, as JSON values (ids, instants and dates as they are). `files` are the images
    that it shows, which are then never deleted. `paper` is what the PDF is written for. Raises NotFound for
    a file that is absent or withdrawn, and KeyError for a type without a renderer, a programming error.
    """
    letterhead, context = await get_letterhead(session), get_context(session)
    lang = language or letterhead.language
    default_title = DOCUMENT_TYPES[document_type].display_name(lang)
    row = Document(
        company_id=context.company_id, id=new_id(), client_id=client_id, type=document_type, subject_id=subject_id, schema=schema,
        title=(title or default_title)[:_MAX_TITLE_LENGTH], language=lang, zone=letterhead.zone, code=_new_code(),
        identity_id=context.identity_id, created_at=now(),
    )
    file_ids = [*files, letterhead.logo_id] if letterhead.logo_id else [*files]
    frozen = canonical_json({
        "type": document_type, "schema": schema, "title": row.title, "language": lang, "zone": letterhead.zone, "code": row.code,
        "created_at": row.created_at, "date_format": letterhead.date_format, "is_twelve_hours": letterhead.is_twelve_hours,
        "paper": paper, "company": {"name": letterhead.name, "lines": letterhead.lines, "logo": letterhead.logo_id},
        "verify_url": f"{settings().public_url}/public/document/{row.code}", "files": await _freeze_files(session, file_ids),
        "content": content,
    })
    row.content, row.digest = frozen.decode(), sha256_hex(frozen)
    pdf = DocumentPdf(company_id=row.company_id, id=new_id(), document_id=row.id, client_id=client_id)
    session.add(row)
    await session.flush()
    session.add(pdf)
    await session.flush()
    audit.record(session, "document.frozen", row.id, client_id=client_id, type=document_type, about=subject_id, digest=row.digest)
    outbox.publish(session, PDF_REQUESTED, {"document_id": str(row.id)})
    return row


def _new_code() -> str:
    return "-".join("".join(choice(_CODE_ALPHABET) for _ in range(_CODE_GROUP_LENGTH)) for _ in range(_CODE_GROUPS))


async def _freeze_files(session: AsyncSession, file_ids: Sequence[UUID]) -> list[dict[str, Any]]:
    """Mark the files as frozen, so that they outlive a withdrawal, and return them with their digests. Raises NotFound."""
    if not file_ids:
        return []
    company_id = get_context(session).company_id
    query = select(File.id, File.sha256, File.media_type).where(
        File.company_id == company_id, File.id.in_(file_ids), File.state != "withdrawn",
    )
    rows = {row.id: row for row in await session.execute(query)}
    if len(rows) < len(set(file_ids)):
        raise NotFound
    await session.execute(
        update(File).where(File.company_id == company_id, File.id.in_(file_ids), File.is_frozen.is_(False)).values(is_frozen=True)
        .execution_options(synchronize_session=False),
    )
    return [{"id": file_id, "sha256": rows[file_id].sha256, "media_type": rows[file_id].media_type} for file_id in dict.fromkeys(file_ids)]


def get_content(document: Document) -> dict[str, Any]:
    """Return the content that the domain froze, without the letterhead and metadata around it."""
    content: dict[str, Any] = orjson.loads(document.content)["content"]
    return content


async def latest_by_subject(session: AsyncSession, document_type: str, subject_ids: Iterable[UUID]) -> dict[UUID, UUID]:
    """Return the id of the newest document of each subject, by the subject's id."""
    query = select(Document.subject_id, Document.id).where(
        Document.company_id == get_context(session).company_id, Document.type == document_type, Document.subject_id.in_(list(subject_ids)),
    )
    return {row.subject_id: row.id for row in await session.execute(query.order_by(Document.created_at, Document.id))}


async def list_client_documents(session: AsyncSession, client_id: UUID) -> list[Document]:
    """Return all documents about a client, oldest first."""
    query = select(Document).where(Document.company_id == get_context(session).company_id, Document.client_id == client_id)
    return list(await session.scalars(query.order_by(Document.created_at, Document.id)))


async def get_pdf_file(session: AsyncSession, document_id: UUID) -> File | None:
    """Return the stored PDF; None until it is generated."""
    pdf = await get_pdf(session, document_id)
    return await get_owned(session, File, pdf.file_id) if pdf.file_id else None


async def view(session: AsyncSession, user: CurrentUser, document_id: UUID) -> DocumentOut:
    """Return a document to a user who may see its type. Raises NotFound, or the error of the missing permission."""
    return await to_schema(session, await _get_permitted(session, user, document_id))


async def to_schema(session: AsyncSession, document: Document) -> DocumentOut:
    """Return a document as the API shows it; the caller has checked the permission.

    Once the PDF is generated the result holds its address, and the access log is written.
    """
    pdf = await get_pdf(session, document.id)
    url = None
    if pdf.state == "ready" and pdf.file_id:
        url = (await transfer.sign_file_url(await get_owned(session, File, pdf.file_id))).url
        await access_log.record_access(session, "document.viewed", document.id, client_id=document.client_id)
    return DocumentOut(
        id=document.id, type=document.type, title=document.title, digest=document.digest, code=document.code,
        created_at=document.created_at, pdf=DocumentPdfOut(state=pdf.state, url=url),
    )


async def regenerate(session: AsyncSession, user: CurrentUser, document_id: UUID) -> DocumentOut:
    """Queue the PDF for generation again. Raises RateLimited, because it is the worker's costliest work and the result is the same."""
    document = await _get_permitted(session, user, document_id)
    for key, limit in ((document.id, _MAX_REGENERATIONS), (user.company_id, _MAX_COMPANY_REGENERATIONS)):
        await rate_limit.hit("documents.regenerate", str(key), limit=limit, window_seconds=_REGENERATE_WINDOW_SECONDS)
    await queue_pdf(session, document)
    return await to_schema(session, document)


async def queue_pdf(session: AsyncSession, document: Document) -> None:
    """Queue a document's PDF for generation again, from its frozen content."""
    pdf = await get_pdf(session, document.id, lock=True)
    pdf.state, pdf.error = "pending", ""
    audit.record(session, "document.pdf_requested", document.id, client_id=document.client_id)
    outbox.publish(session, PDF_REQUESTED, {"document_id": str(document.id)})
    await session.flush()


async def verify(session: AsyncSession, document_id: UUID) -> DocumentVerification:
    """Return what anyone with the code may know: whether the content is intact, its company, type and date; nothing about its client."""
    document = await get_owned(session, Document, document_id)
    frozen = orjson.loads(document.content)
    letterhead = await get_letterhead(session)
    return DocumentVerification(
        company=frozen["company"]["name"], timezone=letterhead.zone, date_format=letterhead.date_format,
        is_twelve_hours=letterhead.is_twelve_hours, type=document.type,
        type_name=DOCUMENT_TYPES[document.type].display_name(request_language.get()), created_at=document.created_at,
        code=document.code, digest=document.digest, is_intact=sha256_hex(document.content.encode()) == document.digest,
    )


async def _get_permitted(session: AsyncSession, user: CurrentUser, document_id: UUID) -> Document:
    document = await get_owned(session, Document, document_id)
    if error := authorization_error(user, DOCUMENT_TYPES[document.type].permission):
        raise error
    return document


async def get_pdf(session: AsyncSession, document_id: UUID, *, lock: bool = False) -> DocumentPdf:
    """Return the PDF row of a document, locked if asked."""
    query = select(DocumentPdf).where(
        DocumentPdf.company_id == get_context(session).company_id, DocumentPdf.document_id == document_id,
    )
    return (await session.scalars(query.with_for_update() if lock else query)).one()
