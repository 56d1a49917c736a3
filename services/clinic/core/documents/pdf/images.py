"""Images in PDFs: as JPEG, without transparency, and with no more pixels than a printed column shows."""

from io import BytesIO

from PIL import Image
from reportlab.platypus import Image as PdfImage

MAX_SIDE_PIXELS, QUALITY = 1100, 82


def to_print_jpeg(content: bytes) -> bytes:
    """Return the JPEG that is embedded in the page."""
    with Image.open(BytesIO(content), formats=["JPEG", "PNG"]) as opened:
        opened.draft("RGB", (MAX_SIDE_PIXELS, MAX_SIDE_PIXELS))
        picture = _on_white(opened)
        picture.thumbnail((MAX_SIDE_PIXELS, MAX_SIDE_PIXELS), Image.Resampling.LANCZOS, reducing_gap=2.0)
        out = BytesIO()
        picture.info = {}
        picture.save(out, "JPEG", quality=QUALITY)
    return out.getvalue()


def _on_white(picture: Image.Image) -> Image.Image:
    if not picture.has_transparency_data:
        return picture.convert("RGB")
    with_alpha = picture.convert("RGBA")
    white = Image.new("RGBA", with_alpha.size, "white")
    return Image.alpha_composite(white, with_alpha).convert("RGB")


def fitted_image(content: bytes, width: float, height: float) -> PdfImage:
    """Return the image, scaled to fit into width x height points."""
    image = PdfImage(BytesIO(to_print_jpeg(content)))
    scale = min(width / image.imageWidth, height / image.imageHeight)
    image.drawWidth, image.drawHeight = image.imageWidth * scale, image.imageHeight * scale
    return image
