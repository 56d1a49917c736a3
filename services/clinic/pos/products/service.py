"""List, create and update products, and adjust their stock."""

from uuid import UUID

from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import audit
from clinic.core.api.errors import FieldError
from clinic.core.api.pagination import COUNT_CAP, PaginatedList
from clinic.core.database.base import new_id
from clinic.core.database.session import get_context, get_owned
from clinic.core.text.search_tokens import fold
from clinic.pos.products.models import Product
from clinic.pos.products.schemas import (
    MAX_STOCK,
    ProductCreate,
    ProductFields,
    ProductListParams,
    ProductOut,
    ProductUpdate,
    StockAdjustment,
)

_SORT_COLUMNS = {"": Product.sort_name, "name": Product.sort_name, "stock": Product.stock, "selling_price": Product.selling_price}


async def list_products(session: AsyncSession, params: ProductListParams) -> PaginatedList[ProductOut]:
    """List products; the search matches the name, the code and the exact EAN."""
    query = select(Product).where(Product.deleted_at.is_(None))
    if params.search:
        folded = fold(params.search)
        query = query.where(
            Product.sort_name.contains(folded, autoescape=True) | (Product.ean == params.search)
            | func.lower(Product.code).contains(folded, autoescape=True),
        )
    ordered = query.order_by(*params.order_by(_SORT_COLUMNS[params.sort], Product.id))
    rows = await session.scalars(ordered.limit(params.per_page).offset(params.offset))
    total = await session.scalar(select(func.count()).select_from(query.limit(COUNT_CAP + 1).subquery()))
    return PaginatedList.build([ProductOut.model_validate(row) for row in rows], params, total or 0)


async def create_product(session: AsyncSession, data: ProductCreate) -> ProductOut:
    """Create a product. Raises a FieldError when its code is taken or its price is below the base price."""
    product = Product(company_id=get_context(session).company_id, id=new_id())
    session.add(product)
    await _save(session, product, data)
    audit.record(session, "product.created", product.id, name=product.name)
    return ProductOut.model_validate(product)


async def update_product(session: AsyncSession, product_id: UUID, data: ProductUpdate) -> ProductOut:
    """Update a product. Raises VersionConflict when it was changed since `data.version`, and FieldError as `create_product` does."""
    product = await get_owned(session, Product, product_id, version=data.version)
    await _save(session, product, data)
    audit.record(session, "product.changed", product.id, **data.model_dump(mode="json", exclude={"version"}))
    return ProductOut.model_validate(product)


async def adjust_stock(session: AsyncSession, product_id: UUID, data: StockAdjustment) -> ProductOut:
    """Change a product's stock for a reason that the audit log keeps (POS-011): a delivery, breakage, a count.

    A sale at the same time is not lost, since the change is added to what is there. Raises FieldError where nothing or too much changes.
    """
    if not data.change:
        raise FieldError("change", "invalid")
    product = await get_owned(session, Product, product_id, lock=True)
    if not 0 <= product.stock + data.change <= MAX_STOCK:
        raise FieldError("change", "at_least" if data.change < 0 else "at_most", limit=-product.stock if data.change < 0 else MAX_STOCK)
    product.stock += data.change
    await session.flush()
    audit.record(session, "product.stock_adjusted", product.id, change=data.change, stock=product.stock, reason=data.reason)
    return ProductOut.model_validate(product)


async def _save(session: AsyncSession, product: Product, data: ProductFields) -> None:
    if data.selling_price < data.base_price:
        raise FieldError("selling_price", "at_least", limit=f"{data.base_price / 100:.2f}")
    for field, value in data.model_dump(exclude={"version"}).items():
        setattr(product, field, value)
    product.sort_name = fold(data.name)
    try:
        await session.flush()
    except IntegrityError as error:
        if "product_code_key" in str(error.orig):
            raise FieldError("code", "taken") from error
        raise
