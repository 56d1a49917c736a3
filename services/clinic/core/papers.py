"""Papers as they come in: a PDF, told by its content, or a picture of one."""

from dataclasses import dataclass
from typing import Literal

from clinic.core.errors import FieldError
from clinic.core.images import Picture, fit

MOST = 20 * 1024 * 1024
_BEGINS, _ENDS, _LAST = b"%PDF-", b"%%EOF", 2048
_PICTURES = (b"\xff\xd8\xff", b"\x89PNG\r\n\x1a\n")


@dataclass(frozen=True, slots=True)
class Paper:
    """A PDF as it is kept: just as it came."""

    content: bytes
    kind: Literal["application/pdf"] = "application/pdf"
    width: None = None
    height: None = None
    thumb: None = None


async def fit_paper(content: bytes, field: str = "file") -> Picture | Paper:
    """What to keep; FieldError for anything else than a whole PDF of bounded size or a picture."""
    if content.startswith(_PICTURES):
        return await fit(content, field)
    if len(content) >= MOST:
        raise FieldError(field, "paper_size")
    if not content.startswith(_BEGINS) or _ENDS not in content[-_LAST:]:
        raise FieldError(field, "paper_only")
    return Paper(content)
