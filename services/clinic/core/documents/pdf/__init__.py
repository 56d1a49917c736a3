"""PDF writing: a document in the clinic's layout, built from a few kinds of parts; the same content gives the same bytes."""

from clinic.core.documents.pdf.layout import PageMetadata
from clinic.core.documents.pdf.writer import Pdf

__all__ = ["PageMetadata", "Pdf"]
