"""Handwritten signatures: a drawn signature as a small PNG in a data URL, stored inside the signed content."""

from base64 import b64decode
from binascii import Error as Base64Error
from io import BytesIO
from typing import Annotated

from PIL import Image
from pydantic import AfterValidator, Field
from pydantic_core import PydanticCustomError

MAX_URL_LENGTH = 200_000
MAX_SIDE_PIXELS = 2000
_PREFIX = "data:image/png;base64,"


def decode_signature(signature: str) -> bytes:
    """Return the PNG of a signature's data URL."""
    return b64decode(signature.removeprefix(_PREFIX), validate=True)


def _validate(value: str) -> str:
    """Return the signature if its image has anything drawn in it. Raises PydanticCustomError `signature` otherwise."""
    try:
        with Image.open(BytesIO(decode_signature(value)), formats=["PNG"]) as opened:
            if max(opened.size) > MAX_SIDE_PIXELS:
                raise _invalid()
            image = opened.convert("LA")
    except (Base64Error, OSError, SyntaxError, ValueError, Image.DecompressionBombError) as error:
        raise _invalid() from error
    luminance, alpha = (image.getchannel(band).getextrema() for band in ("L", "A"))
    if alpha == (0, 0) or (luminance[0] == luminance[1] and alpha[0] == alpha[1]):
        raise _invalid()
    return value


def _invalid() -> PydanticCustomError:
    return PydanticCustomError("signature", "not a signature")


Signature = Annotated[
    str, Field(max_length=MAX_URL_LENGTH, pattern=f"^{_PREFIX}", description="The data URL of a PNG with something drawn in it"),
    AfterValidator(_validate),
]
"""A schema field: the data URL of a PNG with something drawn in it."""
