"""Signatures: only a picture in which something is drawn is one."""

from base64 import b64encode
from io import BytesIO

import pytest
from PIL import Image, ImageDraw
from pydantic import TypeAdapter, ValidationError

from clinic.core.signatures import Signature, image
from tests.drawing import signature

SCHEMA = TypeAdapter(Signature)


def _address(picture: Image.Image, kind: str = "PNG") -> str:
    out = BytesIO()
    picture.save(out, kind)
    return "data:image/png;base64," + b64encode(out.getvalue()).decode()


def test_a_drawn_signature_is_kept_as_it_came():
    """REC-021: ink on nothing, and ink on white."""
    assert SCHEMA.validate_python(signature()) == signature()
    assert image(signature()).startswith(b"\x89PNG")
    on_white = Image.new("RGB", (300, 100), "white")
    ImageDraw.Draw(on_white).line([(10, 10), (200, 80)], fill="black", width=3)
    assert SCHEMA.validate_python(_address(on_white))


@pytest.mark.parametrize("wrong", [
    "", "Sara Åberg", "data:image/svg+xml;base64,PHN2Zz4=", "data:image/png;base64,////", "data:image/png;base64,not base64",
    _address(Image.new("RGBA", (300, 100))), _address(Image.new("RGB", (300, 100), "white")),
    _address(Image.effect_noise((100, 100), 50), "JPEG"), _address(Image.new("L", (2400, 10), 7)),
])
def test_an_empty_sheet_or_anything_else_is_no_signature(wrong):
    """REC-022: what is signed is signed by somebody."""
    with pytest.raises(ValidationError):
        SCHEMA.validate_python(wrong)
