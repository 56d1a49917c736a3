"""Images and signatures that the tests draw, so that no picture of a person is stored with them."""

from base64 import b64encode
from functools import lru_cache
from io import BytesIO

from PIL import Image, ImageDraw


@lru_cache
def draw_signature() -> str:
    """Draw a signature and return it as the data URL that the browser sends."""
    image = Image.new("RGBA", (360, 120))
    ImageDraw.Draw(image).line([(20, 90), (80, 20), (140, 90), (220, 40), (330, 70)], fill="#16161a", width=3)
    out = BytesIO()
    image.save(out, "PNG")
    return "data:image/png;base64," + b64encode(out.getvalue()).decode()


def draw_photo(width: int = 800, height: int = 600, color: str = "#c9a18a", *, noisy: bool = False, quality: int = 85, **options: object) -> bytes:
    """Draw a JPEG whose upper left corner is blue, which shows its orientation; with `noisy` it is as large as a camera's."""
    image = Image.effect_noise((width, height), 60).convert("RGB") if noisy else Image.new("RGB", (width, height), color)
    ImageDraw.Draw(image).rectangle([0, 0, width // 4, height // 4], fill="#1b4f8f")
    out = BytesIO()
    image.save(out, "JPEG", quality=quality, **options)
    return out.getvalue()


def draw_noisy_photo(size: tuple[int, int] = (1620, 2160), color: str = "#cc8888") -> bytes:
    """Draw a JPEG of the size and weight that an upload is stored with."""
    image = Image.effect_noise(size, 30).convert("RGB")
    ImageDraw.Draw(image).ellipse((size[0] // 4, size[1] // 4, size[0] * 3 // 4, size[1] * 3 // 4), fill=color)
    out = BytesIO()
    image.save(out, "JPEG", quality=70)
    return out.getvalue()


def encode_image(image_format: str = "JPEG", size: tuple[int, int] = (40, 30), mode: str = "RGB", color: object = "teal", **options: object) -> bytes:
    """Encode an image of one colour."""
    out = BytesIO()
    Image.new(mode, size, color).save(out, image_format, **options)
    return out.getvalue()
