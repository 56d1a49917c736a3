"""Documents: frozen content with a digest and a code by which anyone can verify it, and the PDF that the worker renders from it.

A domain registers how its document type is rendered (`@documents.register_renderer("…")`) and freezes what was signed
(`await documents.freeze(…)`); the rest happens here. A PDF that is generated again is the same, because it is rendered from nothing
but the frozen content.
"""

from clinic.core.documents.letterhead import Letterhead, register_letterhead
from clinic.core.documents.models import Document, DocumentPdf
from clinic.core.documents.pdf import Paper
from clinic.core.documents.pdf_worker import generate_pdf, render_pdf
from clinic.core.documents.registry import register_renderer
from clinic.core.documents.service import (
    freeze,
    get_content,
    get_pdf_file,
    latest_by_subject,
    list_client_documents,
    queue_pdf,
    regenerate,
    to_schema,
)

__all__ = [
    "Document", "DocumentPdf", "Letterhead", "Paper", "freeze", "generate_pdf", "get_content", "get_pdf_file", "latest_by_subject",
    "list_client_documents", "queue_pdf", "regenerate", "register_letterhead", "register_renderer", "render_pdf", "to_schema",
]
