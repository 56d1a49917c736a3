"""Signatures: only a PNG in which something is drawn is accepted."""

from base64 import b64encode
from io import BytesIO

import pytest
from PIL import Image, ImageDraw
from pydantic import TypeAdapter, ValidationError

from clinic.core.documents.signatures import Signature, decode_signature
from tests.support.images import draw_signature

SCHEMA = TypeAdapter(Signature)


def _data_url(picture: Image.Image, image_format: str = "PNG") -> str:
    out = BytesIO()
    picture.save(out, image_format)
    return "data:image/png;base64," + b64encode(out.getvalue()).decode()


def test_drawn_signature_is_stored_unchanged():
    """REC-021: drawn on a transparent or a white ground."""
    assert SCHEMA.validate_python(draw_signature()) == draw_signature()
    assert decode_signature(draw_signature()).startswith(b"\x89PNG")
    white_image = Image.new("RGB", (300, 100), "white")
    ImageDraw.Draw(white_image).line([(10, 10), (200, 80)], fill="black", width=3)
    assert SCHEMA.validate_python(_data_url(white_image))


@pytest.mark.parametrize("value", [
    "", "Sara Åberg", "data:image/svg+xml;base64,PHN2Zz4=", "data:image/png;base64,////", "data:image/png;base64,not base64",
    _data_url(Image.new("RGBA", (300, 100))), _data_url(Image.new("RGB", (300, 100), "white")),
    _data_url(Image.effect_noise((100, 100), 50), "JPEG"), _data_url(Image.new("L", (2400, 10), 7)),
])
def test_empty_image_or_other_value_is_refused(value):
    """REC-022: nothing is signed without a signature."""
    with pytest.raises(ValidationError):
        SCHEMA.validate_python(value)
