"""The PDF kit: a page that clinic people would recognise, built from a handful of parts, the same bytes for the same content."""

from clinic.core.pdf.page import Pdf
from clinic.core.pdf.sheet import Sheet

__all__ = ["Pdf", "Sheet"]
