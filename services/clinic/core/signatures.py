"""A signature that was drawn, or a name written out by hand: a small PNG in a data address, kept in the signed content itself."""

from base64 import b64decode
from binascii import Error as Base64Error
from io import BytesIO
from typing import Annotated

from PIL import Image
from pydantic import AfterValidator, Field
from pydantic_core import PydanticCustomError

MOST = 200_000
"""Characters of the address."""
SIDE = 2000
"""Pixels of its longest side."""
_START = "data:image/png;base64,"


def image(signature: str) -> bytes:
    """The picture's bytes."""
    return b64decode(signature.removeprefix(_START), validate=True)


def _proved(value: str) -> str:
    """The same signature when it is a picture in which something is drawn; `signature` otherwise."""
    try:
        with Image.open(BytesIO(image(value)), formats=["PNG"]) as opened:
            if max(opened.size) > SIDE:
                raise _wrong()
            drawn = opened.convert("LA")
    except (Base64Error, OSError, SyntaxError, ValueError, Image.DecompressionBombError) as error:
        raise _wrong() from error
    shade, clear = (drawn.getchannel(band).getextrema() for band in ("L", "A"))
    if clear == (0, 0) or (shade[0] == shade[1] and clear[0] == clear[1]):
        raise _wrong()
    return value


def _wrong() -> PydanticCustomError:
    return PydanticCustomError("signature", "not a signature")


Signature = Annotated[str, Field(max_length=MOST, pattern=f"^{_START}"), AfterValidator(_proved)]
"""A field of a schema: the data address of a PNG in which something is drawn."""
