"""Remove, restore and move several products at a time (USE-017)."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import audit
from clinic.core.api.errors import Conflict, FieldError, NotFound
from clinic.core.clock import now
from clinic.core.database.session import get_context, get_owned
from clinic.pos.products.models import Product, ProductCategory
from clinic.pos.products.schemas import ProductsChange, ProductsChanged


class ProductCodesTaken(Conflict):
    """Products can't be restored together, because another product has the code of one of them."""

    code = "product.codes_taken"
    en = "Another product has the same code as one of these. Restore them one at a time."
    sv = "En annan produkt har samma kod som en av dessa. Återställ dem en i taget."


async def change_products(session: AsyncSession, data: ProductsChange) -> ProductsChanged:
    """Remove, restore or move several products. A restored product whose category was removed has none.

    Raises NotFound when a product is absent, FieldError for an unknown category, and ProductCodesTaken.
    """
    query = select(Product).where(Product.company_id == get_context(session).company_id, Product.id.in_(data.product_ids))
    products = list(await session.scalars(query.order_by(Product.id).with_for_update()))
    if len(products) < len(set(data.product_ids)):
        raise NotFound
    changed: set[UUID] = set()
    if data.product_category_id:
        changed |= await _move(session, products, data.product_category_id)
    if data.is_removed is not None:
        changed |= await _set_removed(session, products, data.is_removed)
    return ProductsChanged(products=len(changed))


async def _move(session: AsyncSession, products: Sequence[Product], category_id: UUID) -> set[UUID]:
    """Move products to a category, and return the ids of those that were in another."""
    try:
        await get_owned(session, ProductCategory, category_id, lock={"read": True})
    except NotFound as error:
        raise FieldError("product_category_id", "unknown") from error
    ids = {product.id for product in products if product.category_id != category_id}
    await _update(session, ids, category_id=category_id)
    for product_id in ids:
        audit.record(session, "product.changed", product_id, category_id=str(category_id))
    return ids


async def _set_removed(session: AsyncSession, products: Sequence[Product], is_removed: bool) -> set[UUID]:
    """Remove or restore products, and return the ids of those that were not so already."""
    changed = [product for product in products if product.is_removed != is_removed]
    ids = {product.id for product in changed}
    if is_removed:
        await _update(session, ids, deleted_at=now())
    else:
        categories = select(ProductCategory.id).where(
            ProductCategory.company_id == Product.company_id, ProductCategory.id == Product.category_id,
            ProductCategory.deleted_at.is_(None),
        )
        await _update(session, ids, deleted_at=None, category_id=categories.scalar_subquery())
    for product in changed:
        audit.record(session, "product.removed" if is_removed else "product.restored", product.id, name=product.name)
    return ids


async def _update(session: AsyncSession, ids: set[UUID], **values: Any) -> None:
    if not ids:
        return
    statement = update(Product).where(Product.company_id == get_context(session).company_id, Product.id.in_(ids))
    try:
        await session.execute(
            statement.values(**values, version=Product.version + 1), execution_options={"synchronize_session": False},
        )
    except IntegrityError as error:
        if "product_code_key" in str(error.orig):
            raise ProductCodesTaken from error
        raise
