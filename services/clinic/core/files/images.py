"""Normalize uploaded images (PLT-110): at most 1620 pixels wide, quality 70, upright, without metadata.

The format is recognized by the content, and the number of pixels is limited before anything is decoded. Metadata is dropped because
cameras write places and names into it.
"""

import asyncio
from dataclasses import dataclass
from io import BytesIO
from typing import Any, Literal

from PIL import Image, ImageOps

from clinic.core.api.errors import FieldError

MAX_BYTES = 5 * 1024 * 1024
MAX_WIDTH, QUALITY = 1620, 70
THUMBNAIL_SIZE = 320
"""Pixels of a thumbnail's longest side."""
MAX_PIXELS = {"JPEG": 50_000_000, "PNG": 16_000_000}
"""Decoding limits: a JPEG is opened at a fraction of its size, while a PNG takes four bytes of memory for each pixel."""
IMAGE_SIGNATURES = {b"\xff\xd8\xff": "JPEG", b"\x89PNG\r\n\x1a\n": "PNG"}
_decode_semaphore = asyncio.Semaphore(1)


@dataclass(frozen=True, slots=True)
class NormalizedImage:
    """An image as it is stored."""

    content: bytes
    media_type: Literal["image/jpeg", "image/png"]
    width: int
    height: int
    thumb: bytes | None = None
    """A thumbnail for lists, as JPEG; None where the image itself is no larger."""


async def normalize_image(content: bytes, field: str = "file") -> NormalizedImage:
    """Normalize an image, in a thread and one at a time. Raises FieldError for anything but a JPG or PNG within the limits."""
    if len(content) >= MAX_BYTES:
        raise FieldError(field, "image_size")
    if not any(content.startswith(start) for start in IMAGE_SIGNATURES):
        raise FieldError(field, "image_only")
    async with _decode_semaphore:
        return await asyncio.to_thread(_decode, content, field)


def _decode(content: bytes, field: str) -> NormalizedImage:
    try:
        with Image.open(BytesIO(content), formats=list(IMAGE_SIGNATURES.values())) as opened:
            limit = MAX_PIXELS[opened.format or "PNG"]
            if opened.width * opened.height > limit:
                raise FieldError(field, "image_pixels", max=limit // 1_000_000)
            return _normalize(opened)
    except Image.DecompressionBombError as error:
        raise FieldError(field, "image_pixels", max=MAX_PIXELS["PNG" if content.startswith(b"\x89") else "JPEG"] // 1_000_000) from error
    except (OSError, SyntaxError, ValueError) as error:
        raise FieldError(field, "image_only") from error


def _normalize(opened: Image.Image) -> NormalizedImage:
    """Encode the image again. A JPEG that already meets the rules keeps its quality settings, so that it is not degraded twice."""
    options: dict[str, Any] = {"icc_profile": opened.info.get("icc_profile")}
    is_normalized = opened.format == "JPEG" and opened.mode in {"RGB", "L"} and opened.width <= MAX_WIDTH and not opened.getexif()
    opened.draft(None, (MAX_WIDTH, MAX_WIDTH))
    ImageOps.exif_transpose(opened, in_place=True)
    picture = _without_needless_alpha(opened)
    if picture.width > MAX_WIDTH:
        size = (MAX_WIDTH, max(1, round(picture.height * MAX_WIDTH / picture.width)))
        picture = picture.resize(size, Image.Resampling.LANCZOS, reducing_gap=2.0)
    out = BytesIO()
    if picture.mode == "RGBA":
        picture.info = {}
        picture.save(out, "PNG", **options)
        return NormalizedImage(out.getvalue(), "image/png", *picture.size, _thumbnail(picture))
    if is_normalized:
        opened.info.pop("comment", None)
        opened.save(out, "JPEG", quality="keep", exif=b"", xmp=b"", **options)
    else:
        picture.info = {}
        picture.save(out, "JPEG", quality=QUALITY, **options)
    return NormalizedImage(out.getvalue(), "image/jpeg", *picture.size, _thumbnail(picture))


def _thumbnail(picture: Image.Image) -> bytes | None:
    """Return a thumbnail, with transparent parts on white; None for an image no larger than one."""
    if max(picture.size) <= THUMBNAIL_SIZE:
        return None
    thumbnail = picture.copy()
    thumbnail.thumbnail((THUMBNAIL_SIZE, THUMBNAIL_SIZE), Image.Resampling.LANCZOS, reducing_gap=2.0)
    if thumbnail.mode == "RGBA":
        thumbnail = Image.alpha_composite(Image.new("RGBA", thumbnail.size, "white"), thumbnail)
    out = BytesIO()
    thumbnail = thumbnail.convert("RGB")
    thumbnail.info = {}
    thumbnail.save(out, "JPEG", quality=QUALITY)
    return out.getvalue()


def _without_needless_alpha(picture: Image.Image) -> Image.Image:
    """Return the image with an alpha channel only if something is transparent. A copy is made only where needed, as it costs memory."""
    if picture.has_transparency_data:
        with_alpha = picture if picture.mode == "RGBA" else picture.convert("RGBA")
        lowest = with_alpha.getchannel("A").getextrema()[0]
        return with_alpha if isinstance(lowest, int) and lowest < 255 else with_alpha.convert("RGB")  # noqa: PLR2004 - opaque
    return picture if picture.mode == "RGB" else picture.convert("RGB")
