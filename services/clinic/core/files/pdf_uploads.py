"""Check uploaded PDFs, which are recognized by their content and stored unchanged; images are accepted in their place."""

from dataclasses import dataclass
from typing import Literal

from clinic.core.api.errors import FieldError
from clinic.core.files.images import IMAGE_SIGNATURES, NormalizedImage, normalize_image

MAX_BYTES = 20 * 1024 * 1024
_HEADER, _TRAILER = b"%PDF-", b"%%EOF"
_TRAILER_SEARCH_BYTES = 2048
"""The trailer must stand within this many last bytes."""


@dataclass(frozen=True, slots=True)
class PdfUpload:
    """A PDF as it came."""

    content: bytes
    media_type: Literal["application/pdf"] = "application/pdf"
    width: None = None
    height: None = None
    thumb: None = None


async def read_pdf_upload(content: bytes, field: str = "file") -> NormalizedImage | PdfUpload:
    """Return the file to store. Raises FieldError `pdf_size` or `pdf_only` for anything but a complete PDF or an image."""
    if content.startswith(tuple(IMAGE_SIGNATURES)):
        return await normalize_image(content, field)
    if len(content) >= MAX_BYTES:
        raise FieldError(field, "pdf_size")
    if not content.startswith(_HEADER) or _TRAILER not in content[-_TRAILER_SEARCH_BYTES:]:
        raise FieldError(field, "pdf_only")
    return PdfUpload(content)
