"""Request and response schemas of products and their categories."""

from typing import Annotated, Literal
from uuid import UUID

from pydantic import AfterValidator, BaseModel, Field, StringConstraints
from pydantic_core import PydanticCustomError
from stdnum import ean as ean_numbers

from clinic.core.api.pagination import SearchParams, SortParams
from clinic.core.money import Price, Tax
from clinic.core.text.validators import SingleLine, ThingName

UPC_LENGTH = 12
MAX_STOCK = 1_000_000


def _validate_ean(value: str) -> str:
    """Return the digits of an EAN; a UPC is an EAN without its leading zero."""
    digits = value.replace(" ", "")
    if digits and not ean_numbers.is_valid(digits.zfill(13) if len(digits) == UPC_LENGTH else digits):
        raise PydanticCustomError("ean", "check digit is wrong")
    return digits


class ProductListParams(SearchParams, SortParams):
    """Query parameters of the product list."""

    sort: Literal["", "name", "stock", "selling_price"] = "name"
    filter: Literal["in_use", "low", "removed", "all"] = Field("in_use", description="`low` are those of which at most 3 are left")
    category_id: UUID | None = None


class ProductFields(BaseModel):
    """A product as staff enter it, but for its stock. Prices in minor units, VAT included."""

    name: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=120), SingleLine]
    category_id: UUID | None = None
    code: Annotated[str, StringConstraints(strip_whitespace=True, max_length=40)] = ""
    ean: Annotated[str, StringConstraints(strip_whitespace=True, max_length=14), AfterValidator(_validate_ean)] = ""
    selling_price: Price
    base_price: Price
    tax: Tax = Field(description="VAT in hundredths of a percent: 2500 is 25 %")


class ProductCreate(ProductFields):
    """A new product, with what is in stock."""

    stock: int = Field(ge=0, le=MAX_STOCK)


class ProductVersionRef(BaseModel):
    """The version of the product or category that the request is based on (optimistic lock)."""

    version: int = Field(ge=1)


class ProductUpdate(ProductFields, ProductVersionRef):
    """A changed product, with the version that the change is based on. Its stock changes by sales, refunds and adjustments alone."""


class StockAdjustment(BaseModel):
    """By how many the stock changes apart from sales and refunds, below zero for fewer, and why."""

    change: int = Field(ge=-MAX_STOCK, le=MAX_STOCK)
    reason: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=200)]


class ProductOut(ProductCreate):
    """A product."""

    id: UUID
    category_name: str
    is_removed: bool
    version: int


class ProductsChange(BaseModel):
    """Values to set in several products; a value of null stays as it is in each."""

    product_ids: list[UUID] = Field(min_length=1, max_length=100)
    is_removed: bool | None = None
    product_category_id: UUID | None = None


class ProductsChanged(BaseModel):
    """How many products were changed: those that had the values already aren't counted."""

    products: int


class ProductCategoryListParams(SearchParams, SortParams):
    """Query parameters of the list of categories."""

    sort: Literal["", "name"] = "name"


class ProductCategoryCreate(BaseModel):
    """A new category of products."""

    name: ThingName


class ProductCategoryUpdate(ProductCategoryCreate, ProductVersionRef):
    """A category's new name, with the version that the change is based on."""


class ProductCategoryOut(ProductCategoryCreate):
    """A category, with the number of its products that are in use."""

    id: UUID
    version: int
    product_count: int
