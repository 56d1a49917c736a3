"""Freezing a document, looking at it, having its PDF made again."""

from collections.abc import Iterable, Sequence
from secrets import choice
from typing import Any
from uuid import UUID

import orjson
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import audit, looks, outbox, uploads
from clinic.core.auth import Caller, refusal_of
from clinic.core.clock import now
from clinic.core.db import context_of, owned
from clinic.core.documents.events import DOCUMENT_DUE
from clinic.core.documents.kinds import KINDS
from clinic.core.documents.letterhead import letterhead
from clinic.core.documents.models import Document, DocumentPdf
from clinic.core.documents.schemas import DocumentOut, PdfOut, VerifiedOut
from clinic.core.errors import NotFound
from clinic.core.files import File
from clinic.core.freeze import canonical, digest
from clinic.core.i18n import language as callers_language
from clinic.core.models import new_id
from clinic.core.ratelimit import allow
from clinic.core.settings import settings

_ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
_GROUPS, _GROUP = 5, 4
"""A code has a hundred bits, in groups that can be read aloud."""
_MOST_TITLE = 200
_AGAIN, _AGAIN_OF_ALL = 3, 60
"""How often in ten minutes a PDF, and any of a clinic's, is made again because somebody asks."""


async def freeze(
    session: AsyncSession, *, kind: str, subject_id: UUID, content: dict[str, Any], client_id: UUID | None = None, schema: int = 1,
    files: Sequence[UUID] = (), title: str = "", language: str | None = None,
) -> Document:
    """Freeze what was signed or issued, in the caller's transaction; its PDF is made after the commit.

    `content` holds everything that the paper shows, as JSON values (ids, instants and days as they are); `files` are the pictures
    that it shows, by which they stay for good. A kind without a renderer is a programmer's error.
    """
    registered, paper, context = KINDS[kind], await letterhead(session), context_of(session)
    spoken = language or paper.language
    row = Document(
        company_id=context.company_id, id=new_id(), client_id=client_id, kind=kind, subject_id=subject_id, schema=schema,
        title=(title or registered.named(spoken))[:_MOST_TITLE], language=spoken, zone=paper.zone, code=_code(),
        identity_id=context.identity_id, created_at=now(),
    )
    shown = [*files, paper.logo_id] if paper.logo_id else [*files]
    frozen = canonical({
        "kind": kind, "schema": schema, "title": row.title, "language": spoken, "zone": paper.zone, "code": row.code,
        "created_at": row.created_at, "date_format": paper.date_format, "is_twelve_hours": paper.is_twelve_hours,
        "company": {"name": paper.name, "lines": paper.lines, "logo": paper.logo_id},
        "verify_url": f"{settings().public_url}/public/document/{row.code}", "files": await _held(session, shown), "content": content,
    })
    row.content, row.digest = frozen.decode(), digest(frozen)
    pdf = DocumentPdf(company_id=row.company_id, id=new_id(), document_id=row.id, client_id=client_id)
    session.add(row)
    await session.flush()
    session.add(pdf)
    await session.flush()
    audit.record(session, "document.frozen", row.id, client_id=client_id, kind=kind, about=subject_id, digest=row.digest)
    outbox.publish(session, DOCUMENT_DUE, {"document_id": str(row.id)})
    return row


def _code() -> str:
    return "-".join("".join(choice(_ALPHABET) for _ in range(_GROUP)) for _ in range(_GROUPS))


async def _held(session: AsyncSession, wanted: Sequence[UUID]) -> list[dict[str, Any]]:
    """The files with their digests, kept from now on whoever withdraws them; NotFound for one that isn't there."""
    if not wanted:
        return []
    company_id = context_of(session).company_id
    query = select(File.id, File.sha256, File.kind).where(File.company_id == company_id, File.id.in_(wanted), File.state != "withdrawn")
    found = {row.id: row for row in await session.execute(query)}
    if len(found) < len(set(wanted)):
        raise NotFound
    await session.execute(
        update(File).where(File.company_id == company_id, File.id.in_(wanted), File.is_frozen.is_(False)).values(is_frozen=True)
        .execution_options(synchronize_session=False),
    )
    return [{"id": one, "sha256": found[one].sha256, "kind": found[one].kind} for one in dict.fromkeys(wanted)]


def content_of(document: Document) -> dict[str, Any]:
    """What was frozen, without what the paper adds."""
    content: dict[str, Any] = orjson.loads(document.content)["content"]
    return content


async def of_subjects(session: AsyncSession, kind: str, subject_ids: Iterable[UUID]) -> dict[UUID, UUID]:
    """The newest document of each subject, by the subject's id."""
    query = select(Document.subject_id, Document.id).where(
        Document.company_id == context_of(session).company_id, Document.kind == kind, Document.subject_id.in_(list(subject_ids)),
    )
    return {row.subject_id: row.id for row in await session.execute(query.order_by(Document.created_at, Document.id))}


async def of_client(session: AsyncSession, client_id: UUID) -> list[Document]:
    """All documents about a client, oldest first."""
    query = select(Document).where(Document.company_id == context_of(session).company_id, Document.client_id == client_id)
    return list(await session.scalars(query.order_by(Document.created_at, Document.id)))


async def pdf_file(session: AsyncSession, document_id: UUID) -> File | None:
    """The stored PDF; None while there is none."""
    pdf = await _pdf(session, document_id)
    return await owned(session, File, pdf.file_id) if pdf.file_id else None


async def look(session: AsyncSession, caller: Caller, document_id: UUID) -> DocumentOut:
    """The document for staff who may see its kind; an address of the PDF, once it's made, is a look that is logged."""
    return await shown(session, await _seen(session, caller, document_id))


async def shown(session: AsyncSession, document: Document) -> DocumentOut:
    """The document for somebody who may see it: who calls this has made sure of that. The look is logged."""
    pdf = await _pdf(session, document.id)
    url = None
    if pdf.state == "made" and pdf.file_id:
        url = (await uploads.address(await owned(session, File, pdf.file_id))).url
        await looks.log(session, "document.looked_at", document.id, client_id=document.client_id)
    return DocumentOut(
        id=document.id, kind=document.kind, title=document.title, digest=document.digest, code=document.code,
        created_at=document.created_at, pdf=PdfOut(state=pdf.state, url=url),
    )


async def regenerate(session: AsyncSession, caller: Caller, document_id: UUID) -> DocumentOut:
    """Have the PDF made again. Raises TooMany: it's the worker's costliest work, and comes out the same each time."""
    document = await _seen(session, caller, document_id)
    await allow("documents.regenerate", str(document.id), most=_AGAIN, seconds=600)
    await allow("documents.regenerate", str(caller.company_id), most=_AGAIN_OF_ALL, seconds=600)
    await again(session, document)
    return await shown(session, document)


async def again(session: AsyncSession, document: Document) -> None:
    """Have a document's PDF made again, from what was frozen."""
    pdf = await _pdf(session, document.id, lock=True)
    pdf.state, pdf.error = "waiting", ""
    audit.record(session, "document.made_again", document.id, client_id=document.client_id)
    outbox.publish(session, DOCUMENT_DUE, {"document_id": str(document.id)})
    await session.flush()


async def verified(session: AsyncSession, document_id: UUID) -> VerifiedOut:
    """What anybody with the code may know: that it stands, whose it is, of what kind and when; nothing of whom it's about."""
    document = await owned(session, Document, document_id)
    frozen = orjson.loads(document.content)
    return VerifiedOut(
        company=frozen["company"]["name"], kind=document.kind, kind_name=KINDS[document.kind].named(callers_language.get()),
        created_at=document.created_at, code=document.code, digest=document.digest,
        stands=digest(document.content.encode()) == document.digest,
    )


async def _seen(session: AsyncSession, caller: Caller, document_id: UUID) -> Document:
    document = await owned(session, Document, document_id)
    if refusal := refusal_of(caller, KINDS[document.kind].permission):
        raise refusal
    return document


async def _pdf(session: AsyncSession, document_id: UUID, *, lock: bool = False) -> DocumentPdf:
    query = select(DocumentPdf).where(
        DocumentPdf.company_id == context_of(session).company_id, DocumentPdf.document_id == document_id,
    )
    return (await session.scalars(query.with_for_update() if lock else query)).one()
