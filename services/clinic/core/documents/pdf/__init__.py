"""PDF writing: a document in the clinic's layout, built from a few kinds of parts; the same content gives the same bytes."""

from collections.abc import Mapping

from clinic.core.documents.pdf.layout import A4, PageMetadata, Paper
from clinic.core.documents.pdf.roll import RollPdf
from clinic.core.documents.pdf.writer import Pdf

__all__ = ["A4", "PageMetadata", "Paper", "Pdf", "create_pdf"]


def create_pdf(metadata: PageMetadata, files: Mapping[str, bytes], paper: Paper) -> Pdf:
    """Return the writer for a paper. The parts that a renderer appends are the same for each."""
    return Pdf(metadata, files) if paper == A4 else RollPdf(metadata, files)
