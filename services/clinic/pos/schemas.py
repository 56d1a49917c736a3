"""Products on the wire."""

from typing import Annotated, Literal
from uuid import UUID

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints
from pydantic_core import PydanticCustomError
from stdnum import ean as eans

from clinic.core.money import Price
from clinic.core.paging import Ordered, Searched


def _ean(value: str) -> str:
    digits = value.replace(" ", "")
    if digits and not eans.is_valid(digits.zfill(13) if len(digits) == 12 else digits):  # noqa: PLR2004 - a UPC is an EAN less its 0
        raise PydanticCustomError("ean", "check digit is wrong")
    return digits


class ProductPage(Searched, Ordered):
    """What part of the library is wanted."""

    sort: Literal["", "name", "stock", "selling_price"] = "name"


class ProductIn(BaseModel):
    """A product as staff write it."""

    name: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=120)]
    code: Annotated[str, StringConstraints(strip_whitespace=True, max_length=40)] = ""
    ean: Annotated[str, StringConstraints(strip_whitespace=True, max_length=14), AfterValidator(_ean)] = ""
    selling_price: Price
    base_price: Price
    tax: Literal[0, 600, 1200, 2500] = Field(description="VAT in hundredths of a percent: 2500 is 25 %")
    stock: int = Field(ge=0, le=1_000_000)


class ProductUpdate(ProductIn):
    """A changed product, with the version that the change began from."""

    version: int = Field(ge=1)


class ProductOut(ProductIn):
    """A product."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    version: int
