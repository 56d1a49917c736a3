"""Pictures for paper: no more pixels than a printed column shows, nothing transparent, as JPEG."""

from io import BytesIO

from PIL import Image
from reportlab.platypus import Image as Placed

LONGEST, QUALITY = 1100, 82


def printed(content: bytes) -> bytes:
    """The picture as it is laid into the page."""
    with Image.open(BytesIO(content), formats=["JPEG", "PNG"]) as opened:
        opened.draft("RGB", (LONGEST, LONGEST))
        picture = _on_white(opened)
        picture.thumbnail((LONGEST, LONGEST), Image.Resampling.LANCZOS, reducing_gap=2.0)
        out = BytesIO()
        picture.info = {}
        picture.save(out, "JPEG", quality=QUALITY)
    return out.getvalue()


def _on_white(picture: Image.Image) -> Image.Image:
    if not picture.has_transparency_data:
        return picture.convert("RGB")
    clear = picture.convert("RGBA")
    white = Image.new("RGBA", clear.size, "white")
    return Image.alpha_composite(white, clear).convert("RGB")


def placed(content: bytes, width: float, height: float) -> Placed:
    """The picture as large as fits."""
    fitted = Placed(BytesIO(printed(content)))
    scale = min(width / fitted.imageWidth, height / fitted.imageHeight)
    fitted.drawWidth, fitted.drawHeight = fitted.imageWidth * scale, fitted.imageHeight * scale
    return fitted
