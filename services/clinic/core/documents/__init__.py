"""Documents: frozen content with a digest and a code that anybody may verify, and the PDF that is made of it in the worker.

A domain freezes what was signed (`await documents.freeze(…)`), says how its kind is laid on paper (`@documents.renderer("…")`), and
the rest is done here. Made again, a document says the same, since its paper is written from nothing but what was frozen.
"""

from clinic.core.documents.kinds import renderer
from clinic.core.documents.letterhead import Letterhead, letterhead_by
from clinic.core.documents.maker import make, paper
from clinic.core.documents.models import Document, DocumentPdf
from clinic.core.documents.router import router
from clinic.core.documents.service import again, content_of, freeze, of_client, of_subjects, pdf_file, regenerate, shown

__all__ = [
    "Document", "DocumentPdf", "Letterhead", "again", "content_of", "freeze", "letterhead_by", "make", "of_client", "of_subjects",
    "paper", "pdf_file", "regenerate", "renderer", "router", "shown",
]
