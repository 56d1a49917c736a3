"""Generate the PDFs of documents in the worker: read the frozen content, render it in a thread, store the file, record the outcome.

Runs outside any transaction, because rendering takes long and storage is a provider, and tolerates repeats.
"""

import asyncio
from collections.abc import Mapping
from typing import Any
from uuid import UUID

import orjson

from clinic.core import audit, files, realtime
from clinic.core.background import outbox
from clinic.core.background.outbox import EventMessage
from clinic.core.canonical_json import sha256_hex
from clinic.core.clock import now
from clinic.core.database.session import get_owned, transaction
from clinic.core.database.tenant_context import Context
from clinic.core.documents.events import PDF_REQUESTED
from clinic.core.documents.models import Document
from clinic.core.documents.pdf import A4, PageMetadata, create_pdf
from clinic.core.documents.registry import DOCUMENT_TYPES
from clinic.core.documents.service import get_pdf
from clinic.core.files import File, GeneratedFile, object_storage
from clinic.core.security.permissions import Permission

DOCUMENTS = realtime.register_topic("documents", Permission.DOCUMENT_READ, "document")
_render_semaphore = asyncio.Semaphore(1)


class ContentChangedError(RuntimeError):
    """The frozen content, or a file in it, no longer has its digest; no PDF is made of it."""


@outbox.subscribe_outside_transaction(PDF_REQUESTED, name="documents.generate_pdf")
async def generate_pdf(event: EventMessage) -> None:
    """Generate the PDF of a document unless it is generated already. A failure is recorded and raised, so that the outbox retries."""
    document_id = UUID(event.payload["document_id"])
    async with transaction(event.context) as session:
        document = await get_owned(session, Document, document_id)
        if (await get_pdf(session, document_id, lock=True)).state == "ready":
            return
    try:
        content = await render_pdf(document, event.company_id)
        generated = GeneratedFile(
            name=f"{document.title}.pdf", media_type="application/pdf", content=content, owner_type="document", owner_id=document.id,
            client_id=document.client_id,
        )
        file_id = (await files.store_generated(event.context, generated)).id
    except Exception as error:
        await _store_outcome(event.context, document, None, type(error).__name__)
        raise
    await _store_outcome(event.context, document, file_id, "")


async def _store_outcome(context: Context, document: Document, file_id: UUID | None, error: str) -> None:
    async with transaction(context) as session:
        pdf = await get_pdf(session, document.id, lock=True)
        if file_id is None:
            pdf.state, pdf.error = "failed", error[:60]
        else:
            earlier = pdf.file_id
            pdf.state, pdf.error, pdf.file_id, pdf.generated_at = "ready", "", file_id, now()
            file = await get_owned(session, File, file_id, lock=True)
            file.client_id = pdf.client_id  # a merge may have moved the document to another client while it was rendered
            if earlier and earlier != file_id:
                await files.withdraw_file(session, earlier)
            audit.record(session, "document.pdf_generated", document.id, client_id=document.client_id)
        await session.flush()
        realtime.broadcast(session, DOCUMENTS, document.id, pdf.version)


async def render_pdf(document: Document, company_id: UUID) -> bytes:
    """Render a document's PDF from its frozen bytes alone, one document at a time. Raises ContentChangedError."""
    if sha256_hex(document.content.encode()) != document.digest:
        raise ContentChangedError
    frozen = orjson.loads(document.content)
    images = {file["id"]: await _load_file(company_id, file) for file in frozen["files"]}
    async with _render_semaphore:
        return await asyncio.to_thread(_render, frozen, images, document.digest)


async def _load_file(company_id: UUID, file: dict[str, str]) -> bytes:
    content = await object_storage.file_store().get(f"{company_id}/{file['id']}")
    if content is None or sha256_hex(content) != file["sha256"]:
        raise ContentChangedError(file["id"])
    return content


def _subject(content: dict[str, Any]) -> str:
    """Return name and number of the client that a document is about, which every page carries (LAW-011)."""
    client = content.get("client")
    return f"{client['name']} {client.get('personal_id') or client.get('date_of_birth') or ''}".strip() if isinstance(client, dict) else ""


def _render(frozen: dict[str, Any], images: Mapping[str, bytes], digest: str) -> bytes:
    company = frozen["company"]
    metadata = PageMetadata(
        company=company["name"], lines=tuple(company["lines"]), logo=images.get(company["logo"]), title=frozen["title"],
        subject=_subject(frozen["content"]),
        language=frozen["language"], zone=frozen["zone"], date_format=frozen["date_format"], is_twelve_hours=frozen["is_twelve_hours"],
        code=frozen["code"], digest=digest, verify_url=frozen["verify_url"],
    )
    pdf = create_pdf(metadata, images, frozen.get("paper", A4))
    DOCUMENT_TYPES[frozen["type"]].render(frozen["content"], pdf)
    return pdf.to_bytes()
