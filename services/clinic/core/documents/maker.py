"""Making the PDFs: read what was frozen, render off the loop, keep the file, say so. Outside any transaction, and bears a repeat."""

import asyncio
from collections.abc import Mapping
from typing import Any
from uuid import UUID

import orjson
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import audit, files, outbox, realtime, storage
from clinic.core.clock import now
from clinic.core.context import Context
from clinic.core.db import context_of, owned, unit
from clinic.core.documents.events import DOCUMENT_DUE
from clinic.core.documents.kinds import KINDS
from clinic.core.documents.models import Document, DocumentPdf
from clinic.core.files import File, Kept
from clinic.core.freeze import digest
from clinic.core.outbox import Happened
from clinic.core.pdf import Pdf, Sheet
from clinic.core.permissions import Permission

DOCUMENTS = realtime.topic("documents", Permission.DOCUMENT_READ)
_one_at_a_time = asyncio.Semaphore(1)


class ContentMovedError(RuntimeError):
    """What was frozen, or a file that it shows, is no longer what its digest says: nothing is made of it."""


@outbox.listens_stepwise(DOCUMENT_DUE, name="documents.make")
async def make(happened: Happened) -> None:
    """Make the PDF of a document that waits for one; what fails shows as failed, and is tried again by the relay."""
    document_id = UUID(happened.facts["document_id"])
    async with unit(happened.context) as session:
        document = await owned(session, Document, document_id)
        if (await _pdf(session, document_id)).state == "made":
            return
    try:
        pdf = await paper(document, happened.company_id)
        kept = Kept(
            name=f"{document.title}.pdf", kind="application/pdf", content=pdf, owner_kind="document", owner_id=document.id,
            client_id=document.client_id,
        )
        file_id = (await files.keep(happened.context, kept)).id
    except Exception as error:
        await _settled(happened.context, document, None, type(error).__name__)
        raise
    await _settled(happened.context, document, file_id, "")


async def _settled(context: Context, document: Document, file_id: UUID | None, error: str) -> None:
    async with unit(context) as session:
        pdf = await _pdf(session, document.id)
        if file_id is None:
            pdf.state, pdf.error = "failed", error[:60]
        else:
            earlier = pdf.file_id
            pdf.state, pdf.error, pdf.file_id, pdf.made_at = "made", "", file_id, now()
            made = await owned(session, File, file_id, lock=True)
            made.client_id = pdf.client_id  # whoever it's about by now: a merge may have moved the document while it was printed
            if earlier and earlier != file_id:
                await files.withdraw(session, earlier)
            audit.record(session, "document.made", document.id, client_id=document.client_id)
        await session.flush()
        realtime.tell(session, DOCUMENTS, document.id, pdf.version)


async def _pdf(session: AsyncSession, document_id: UUID) -> DocumentPdf:
    query = select(DocumentPdf).where(
        DocumentPdf.company_id == context_of(session).company_id, DocumentPdf.document_id == document_id,
    )
    return (await session.scalars(query.with_for_update())).one()


async def paper(document: Document, company_id: UUID) -> bytes:
    """The document's PDF, from its frozen bytes alone. Raises ContentMovedError when they, or a file, aren't what they were."""
    if digest(document.content.encode()) != document.digest:
        raise ContentMovedError
    frozen = orjson.loads(document.content)
    pictures = {one["id"]: await _file(company_id, one) for one in frozen["files"]}
    async with _one_at_a_time:
        return await asyncio.to_thread(written, frozen, pictures, document.digest)


async def _file(company_id: UUID, one: dict[str, str]) -> bytes:
    content = await storage.files().get(f"{company_id}/{one['id']}")
    if content is None or digest(content) != one["sha256"]:
        raise ContentMovedError(one["id"])
    return content


def written(frozen: dict[str, Any], pictures: Mapping[str, bytes], said: str) -> bytes:
    """Lay frozen content on its sheet."""
    company = frozen["company"]
    sheet = Sheet(
        company=company["name"], lines=tuple(company["lines"]), logo=pictures.get(company["logo"]), title=frozen["title"],
        language=frozen["language"], zone=frozen["zone"], date_format=frozen["date_format"], is_twelve_hours=frozen["is_twelve_hours"],
        code=frozen["code"], digest=said, verify_url=frozen["verify_url"],
    )
    page = Pdf(sheet, pictures)
    KINDS[frozen["kind"]].render(frozen["content"], page)
    return page.made()
