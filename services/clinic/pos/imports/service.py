"""Add the products of an imported file: each is checked by the rules of the staff's form, its stock is an adjustment (REC-070, POS-011)."""

from collections.abc import Sequence
from dataclasses import dataclass
from uuid import UUID

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import audit
from clinic.core.api.errors import ApiError, FieldError
from clinic.core.database.base import new_id
from clinic.core.database.session import get_context
from clinic.core.text.search_tokens import fold
from clinic.pos.imports.errors import ProductDetailRepeated, ProductDetailTaken
from clinic.pos.products import categories, service as products
from clinic.pos.products.models import Product, ProductCategory
from clinic.pos.products.schemas import ProductCategoryCreate, ProductCreate

Refusal = ApiError | FieldError
STOCK_REASON = "Import"
"""The reason of the first change of an imported product's stock, in both languages."""
_ATTEMPTS = 3
_DETAILS = {"name": ("name", "namn"), "code": ("code", "kod"), "ean": ("EAN/UPC", "EAN/UPC")}
_Key = tuple[str, str]


@dataclass(frozen=True, slots=True)
class ImportedProduct:
    """A product of an imported file, and the category that it names; a category that the clinic lacks is created."""

    row: int
    data: ProductCreate
    category: ProductCategoryCreate | None = None


class ProductImporter:
    """Adds the products of a file, some at a time, in the caller's transaction; remembers which row has which name, code and EAN."""

    def __init__(self, session: AsyncSession, import_id: UUID) -> None:
        self._session, self._import_id = session, import_id
        self._rows: dict[_Key, int] = {}
        self._catalogue: dict[_Key, str] | None = None
        self._categories: dict[str, UUID] | None = None

    async def take(self, items: Sequence[ImportedProduct]) -> dict[int, UUID | Refusal]:
        """Add the products; return for each row the product's id, or why it is refused.

        A product with the name, the code or the EAN of another one in the catalogue or of an earlier row is refused. Of two that are saved
        at the same moment with the same code, the second is refused as well: the catalogue is compared once more then.
        """
        for _ in range(_ATTEMPTS):
            results, accepted = await self._compare(items)
            rows = [item for item in items if item.row in accepted]
            category_ids = [await self._load_category_id(item.category) for item in rows]
            created = [self._build(item, category_id) for item, category_id in zip(rows, category_ids, strict=True)]
            if await self._insert(created):
                for item, product in zip(rows, created, strict=True):
                    self._rows |= dict.fromkeys(_list_keys(item.data), item.row)
                    self._record(product, item.data.stock)
                await self._session.flush()
                return results | {item.row: product.id for item, product in zip(rows, created, strict=True)}
            self._catalogue = None
        raise FieldError("code", "taken")

    async def _compare(self, items: Sequence[ImportedProduct]) -> tuple[dict[int, UUID | Refusal], set[int]]:
        """Return the refusals, and the rows that can be added."""
        if self._catalogue is None:
            self._catalogue = await self._load_catalogue()
        catalogue, rows = self._catalogue, dict(self._rows)
        results: dict[int, UUID | Refusal] = {}
        accepted: set[int] = set()
        for item in items:
            own = _list_keys(item.data)
            if refusal := products.price_error(item.data):
                results[item.row] = refusal
            elif repeated := next((key for key in own if key in rows), None):
                results[item.row] = ProductDetailRepeated(row=rows[repeated], **_describe(repeated))
            elif taken := next((key for key in own if key in catalogue), None):
                results[item.row] = ProductDetailTaken(name=catalogue[taken], **_describe(taken))
            else:
                rows |= dict.fromkeys(own, item.row)
                accepted.add(item.row)
        return results, accepted

    async def _load_catalogue(self) -> dict[_Key, str]:
        """Return the names, codes and EANs of the products that aren't removed, each with the product's name."""
        query = select(Product.name, Product.code, Product.ean).where(
            Product.company_id == get_context(self._session).company_id, Product.deleted_at.is_(None),
        )
        catalogue: dict[_Key, str] = {}
        for row in await self._session.execute(query):
            catalogue |= dict.fromkeys(_to_keys(row.name, row.code, row.ean), row.name)
        return catalogue

    async def _load_category_id(self, data: ProductCategoryCreate | None) -> UUID | None:
        """Return the id of a category by its name; it is created if the clinic has none of that name."""
        if data is None:
            return None
        if self._categories is None:
            self._categories = await self._load_categories()
        if fold(data.name) not in self._categories:
            try:
                async with self._session.begin_nested():
                    self._categories[fold(data.name)] = (await categories.create_category(self._session, data)).id
            except FieldError:  # a colleague has just created it
                self._categories = await self._load_categories()
        return self._categories[fold(data.name)]

    async def _load_categories(self) -> dict[str, UUID]:
        query = select(ProductCategory.id, ProductCategory.name).where(
            ProductCategory.company_id == get_context(self._session).company_id, ProductCategory.deleted_at.is_(None),
        )
        return {fold(row.name): row.id for row in await self._session.execute(query)}

    def _build(self, item: ImportedProduct, category_id: UUID | None) -> Product:
        fields = item.data.model_dump(exclude={"stock", "category_id"})
        return Product(
            company_id=get_context(self._session).company_id, id=new_id(), category_id=category_id, sort_name=fold(item.data.name), stock=0,
            **fields,
        )

    async def _insert(self, rows: Sequence[Product]) -> bool:
        """Insert products; return False, and insert none, when one of their codes was taken in the meantime."""
        try:
            async with self._session.begin_nested():
                self._session.add_all(rows)
                await self._session.flush()
        except IntegrityError as error:
            if "product_code_key" in str(error.orig):
                return False
            raise
        return True

    def _record(self, product: Product, stock: int) -> None:
        audit.record(self._session, "product.created", product.id, name=product.name, import_id=self._import_id)
        if stock:
            products.change_stock(self._session, product, stock, STOCK_REASON)


def _list_keys(data: ProductCreate) -> list[_Key]:
    return _to_keys(data.name, data.code, data.ean)


def _to_keys(name: str, code: str, ean: str) -> list[_Key]:
    keys = (("name", fold(name)), ("code", code.casefold()), ("ean", ean.zfill(13) if ean else ""))
    return [key for key in keys if key[1]]


def _describe(key: _Key) -> dict[str, str]:
    english, swedish = _DETAILS[key[0]]
    return {"detail_en": english, "detail_sv": swedish}
