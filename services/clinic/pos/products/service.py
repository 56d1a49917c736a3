"""List, create, update, remove and restore products, and adjust their stock."""

from uuid import UUID

from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import audit
from clinic.core.api.errors import FieldError, NotFound
from clinic.core.api.pagination import COUNT_CAP, PaginatedList
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.optimistic_locking import ensure_version
from clinic.core.database.session import get_context, get_owned
from clinic.core.text.search_tokens import fold
from clinic.pos.products import categories
from clinic.pos.products.models import Product, ProductCategory
from clinic.pos.products.schemas import (
    MAX_STOCK,
    ProductCategoryOut,
    ProductCreate,
    ProductFields,
    ProductListParams,
    ProductOut,
    ProductUpdate,
    StockAdjustment,
)
from clinic.pos.products.stock import LOW_STOCK, publish_if_low

_SORT_COLUMNS = {"": Product.sort_name, "name": Product.sort_name, "stock": Product.stock, "selling_price": Product.selling_price}
_FILTERS = {
    "in_use": (Product.deleted_at.is_(None),), "low": (Product.deleted_at.is_(None), Product.stock <= LOW_STOCK),
    "removed": (Product.deleted_at.is_not(None),), "all": (),
}


async def list_products(session: AsyncSession, params: ProductListParams) -> PaginatedList[ProductOut]:
    """List products; the search matches the name, the code and the exact EAN."""
    query = select(Product).where(*_FILTERS[params.filter])
    if params.category_id:
        query = query.where(Product.category_id == params.category_id)
    if params.search:
        folded = fold(params.search)
        query = query.where(
            Product.sort_name.contains(folded, autoescape=True) | (Product.ean == params.search)
            | func.lower(Product.code).contains(folded, autoescape=True),
        )
    ordered = query.order_by(*params.order_by(_SORT_COLUMNS[params.sort], Product.id))
    rows = await session.scalars(ordered.limit(params.per_page).offset(params.offset))
    total = await session.scalar(select(func.count()).select_from(query.limit(COUNT_CAP + 1).subquery()))
    return PaginatedList.build(await _to_schemas(session, list(rows)), params, total or 0)


async def render_current(session: AsyncSession, row: Product | ProductCategory) -> ProductOut | ProductCategoryOut:
    """Return the row of a version conflict as the API shows it."""
    return await (categories.load_schema(session, row) if isinstance(row, ProductCategory) else _to_schema(session, row))


async def create_product(session: AsyncSession, data: ProductCreate) -> ProductOut:
    """Create a product. Raises a FieldError when its code is taken, its price is below the base price or its category unknown."""
    await _validate_category(session, data.category_id)
    product = Product(company_id=get_context(session).company_id, id=new_id())
    session.add(product)
    await _save(session, product, data)
    audit.record(session, "product.created", product.id, name=product.name)
    return await _to_schema(session, product)


async def update_product(session: AsyncSession, product_id: UUID, data: ProductUpdate) -> ProductOut:
    """Update a product. Raises VersionConflict when it was changed since `data.version`, and FieldError as `create_product` does."""
    product = await get_owned(session, Product, product_id, version=data.version)
    if data.category_id != product.category_id:
        await _validate_category(session, data.category_id)
    await _save(session, product, data)
    audit.record(session, "product.changed", product.id, **data.model_dump(mode="json", exclude={"version"}))
    return await _to_schema(session, product)


async def remove_product(session: AsyncSession, product_id: UUID, version: int | None) -> None:
    """Take a product out of the range: it can't be sold any more. Receipts, refunds and reports keep it, and it can be restored."""
    product = await get_owned(session, Product, product_id, version=version)
    product.deleted_at = now()
    await session.flush()
    audit.record(session, "product.removed", product.id, name=product.name)


async def restore_product(session: AsyncSession, product_id: UUID, version: int) -> ProductOut:
    """Put a removed product back in the range. Raises a FieldError when another product has its code by now."""
    product = await session.get(Product, (get_context(session).company_id, product_id), with_for_update=True)
    if product is None or not product.is_removed:
        raise NotFound
    ensure_version(product, version)
    product.deleted_at = None
    if product.category_id:
        category = await session.get(ProductCategory, (product.company_id, product.category_id))
        product.category_id = category.id if category and category.deleted_at is None else None
    await _flush_unique_code(session)
    audit.record(session, "product.restored", product.id, name=product.name)
    return await _to_schema(session, product)


async def adjust_stock(session: AsyncSession, product_id: UUID, data: StockAdjustment) -> ProductOut:
    """Change a product's stock for a reason that the audit log keeps (POS-011): a delivery, breakage, a count.

    A sale at the same time is not lost, since the change is added to what is there. Raises FieldError where nothing or too much changes.
    """
    if not data.change:
        raise FieldError("change", "invalid")
    product = await get_owned(session, Product, product_id, lock=True)
    if not 0 <= product.stock + data.change <= MAX_STOCK:
        raise FieldError("change", "at_least" if data.change < 0 else "at_most", limit=-product.stock if data.change < 0 else MAX_STOCK)
    change_stock(session, product, data.change, data.reason)
    await session.flush()
    return await _to_schema(session, product)


def change_stock(session: AsyncSession, product: Product, change: int, reason: str) -> None:
    """Change the stock of a locked or new product, apart from sales and refunds; the caller flushes. The audit log is its history."""
    product.stock += change
    audit.record(session, "product.stock_adjusted", product.id, change=change, stock=product.stock, reason=reason)
    publish_if_low(session, product.id, before=product.stock - change, after=product.stock)


async def _to_schemas(session: AsyncSession, products: list[Product]) -> list[ProductOut]:
    """Return the products as the API shows them, with the names of their categories."""
    ids = {product.category_id for product in products if product.category_id}
    query = select(ProductCategory.id, ProductCategory.name).where(ProductCategory.id.in_(ids), ProductCategory.deleted_at.is_(None))
    names = {row.id: row.name for row in await session.execute(query)} if ids else {}
    fields = ProductOut.model_fields.keys() - {"category_name"}
    return [
        ProductOut(**{field: getattr(product, field) for field in fields}, category_name=names.get(product.category_id, ""))
        for product in products
    ]


async def _to_schema(session: AsyncSession, product: Product) -> ProductOut:
    return (await _to_schemas(session, [product]))[0]


async def _validate_category(session: AsyncSession, category_id: UUID | None) -> None:
    if category_id is None:
        return
    try:
        await get_owned(session, ProductCategory, category_id, lock={"read": True})
    except NotFound as error:
        raise FieldError("category_id", "unknown") from error


def price_error(data: ProductFields) -> FieldError | None:
    """Return the error of a selling price below the base price, or None."""
    if data.selling_price >= data.base_price:
        return None
    return FieldError("selling_price", "at_least", limit=f"{data.base_price / 100:.2f}")


async def _save(session: AsyncSession, product: Product, data: ProductFields) -> None:
    if error := price_error(data):
        raise error
    for field, value in data.model_dump(exclude={"version"}).items():
        setattr(product, field, value)
    product.sort_name = fold(data.name)
    await _flush_unique_code(session)


async def _flush_unique_code(session: AsyncSession) -> None:
    try:
        await session.flush()
    except IntegrityError as error:
        if "product_code_key" in str(error.orig):
            raise FieldError("code", "taken") from error
        raise
