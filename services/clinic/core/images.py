"""Pictures as they come in (PLT-110): told by their content, bounded before decoding, fitted to 1620 pixels' width at quality 0.7.

They are turned upright and freed of what a camera writes into them (places, names).
"""

import asyncio
from dataclasses import dataclass
from io import BytesIO
from typing import Any, Literal

from PIL import Image, ImageOps

from clinic.core.errors import FieldError

MOST = 5 * 1024 * 1024
WIDTH, QUALITY = 1620, 70
THUMB = 320
"""The longest side of a small copy."""
PIXELS = {"JPEG": 50_000_000, "PNG": 16_000_000}
"""How many may be decoded: a JPEG is opened at a fraction of its size, a PNG takes four bytes for each, however few it came in."""
_MAGIC = {b"\xff\xd8\xff": "JPEG", b"\x89PNG\r\n\x1a\n": "PNG"}
_one_at_a_time = asyncio.Semaphore(1)


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture as it is kept."""

    content: bytes
    kind: Literal["image/jpeg", "image/png"]
    width: int
    height: int
    thumb: bytes | None = None
    """A small copy for lists, as JPEG; None where the picture itself is no larger."""


async def fit(content: bytes, field: str = "file") -> Picture:
    """The picture to keep; FieldError for anything else than a JPG or PNG of bounded size. Off the loop, one at a time."""
    if len(content) >= MOST:
        raise FieldError(field, "picture_size")
    if not any(content.startswith(start) for start in _MAGIC):
        raise FieldError(field, "picture_only")
    async with _one_at_a_time:
        return await asyncio.to_thread(_fit, content, field)


def _fit(content: bytes, field: str) -> Picture:
    try:
        with Image.open(BytesIO(content), formats=list(_MAGIC.values())) as opened:
            most = PIXELS[opened.format or "PNG"]
            if opened.width * opened.height > most:
                raise FieldError(field, "picture_pixels", max=most // 1_000_000)
            return _kept(opened)
    except Image.DecompressionBombError as error:
        raise FieldError(field, "picture_pixels", max=PIXELS["PNG" if content.startswith(b"\x89") else "JPEG"] // 1_000_000) from error
    except (OSError, SyntaxError, ValueError) as error:
        raise FieldError(field, "picture_only") from error


def _kept(opened: Image.Image) -> Picture:
    """The same picture, written anew; one that is as it should be keeps its own quality, so that it loses nothing twice."""
    options: dict[str, Any] = {"icc_profile": opened.info.get("icc_profile")}
    is_good = opened.format == "JPEG" and opened.mode in {"RGB", "L"} and opened.width <= WIDTH and not opened.getexif()
    opened.draft(None, (WIDTH, WIDTH))
    ImageOps.exif_transpose(opened, in_place=True)
    picture = _plain(opened)
    if picture.width > WIDTH:
        size = (WIDTH, max(1, round(picture.height * WIDTH / picture.width)))
        picture = picture.resize(size, Image.Resampling.LANCZOS, reducing_gap=2.0)
    out = BytesIO()
    if picture.mode == "RGBA":
        picture.info = {}
        picture.save(out, "PNG", **options)
        return Picture(out.getvalue(), "image/png", *picture.size, _thumb(picture))
    if is_good:
        opened.info.pop("comment", None)
        opened.save(out, "JPEG", quality="keep", exif=b"", xmp=b"", **options)
    else:
        picture.info = {}
        picture.save(out, "JPEG", quality=QUALITY, **options)
    return Picture(out.getvalue(), "image/jpeg", *picture.size, _thumb(picture))


def _thumb(picture: Image.Image) -> bytes | None:
    """The small copy, on white where the picture is clear."""
    if max(picture.size) <= THUMB:
        return None
    small = picture.copy()
    small.thumbnail((THUMB, THUMB), Image.Resampling.LANCZOS, reducing_gap=2.0)
    if small.mode == "RGBA":
        small = Image.alpha_composite(Image.new("RGBA", small.size, "white"), small)
    out = BytesIO()
    small = small.convert("RGB")
    small.info = {}
    small.save(out, "JPEG", quality=QUALITY)
    return out.getvalue()


def _plain(picture: Image.Image) -> Image.Image:
    """With an alpha channel only where something is transparent; the same picture where that's how it is, for each copy costs as much."""
    if picture.has_transparency_data:
        clear = picture if picture.mode == "RGBA" else picture.convert("RGBA")
        lowest = clear.getchannel("A").getextrema()[0]
        return clear if isinstance(lowest, int) and lowest < 255 else clear.convert("RGB")  # noqa: PLR2004 - opaque
    return picture if picture.mode == "RGB" else picture.convert("RGB")
