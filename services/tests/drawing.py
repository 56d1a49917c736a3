"""Pictures and signatures made for tests: drawn, so that nobody's picture lies among the tests."""

from base64 import b64encode
from functools import lru_cache
from io import BytesIO

from PIL import Image, ImageDraw


@lru_cache
def signature() -> str:
    """A signature as the kit sends it."""
    paper = Image.new("RGBA", (360, 120))
    ImageDraw.Draw(paper).line([(20, 90), (80, 20), (140, 90), (220, 40), (330, 70)], fill="#16161a", width=3)
    out = BytesIO()
    paper.save(out, "PNG")
    return "data:image/png;base64," + b64encode(out.getvalue()).decode()


def photo(width: int = 800, height: int = 600, color: str = "#c9a18a", *, noisy: bool = False, quality: int = 85, **options: object) -> bytes:
    """A JPEG with a mark in its upper left corner, by which one sees how it's turned; noise makes it as large as a camera's."""
    picture = Image.effect_noise((width, height), 60).convert("RGB") if noisy else Image.new("RGB", (width, height), color)
    ImageDraw.Draw(picture).rectangle([0, 0, width // 4, height // 4], fill="#1b4f8f")
    out = BytesIO()
    picture.save(out, "JPEG", quality=quality, **options)
    return out.getvalue()
