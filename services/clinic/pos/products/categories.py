"""List, create, rename and remove categories of products (POS-010)."""

from uuid import UUID

from sqlalchemy import Select, func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import audit
from clinic.core.api.errors import FieldError
from clinic.core.api.pagination import COUNT_CAP, PaginatedList
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import get_context, get_owned
from clinic.core.text.search_tokens import fold
from clinic.pos.products.models import Product, ProductCategory
from clinic.pos.products.schemas import (
    ProductCategoryCreate,
    ProductCategoryListParams,
    ProductCategoryOut,
    ProductCategoryUpdate,
)


async def list_categories(session: AsyncSession, params: ProductCategoryListParams) -> PaginatedList[ProductCategoryOut]:
    """List categories by name, each with the number of its products in use."""
    query = select(ProductCategory).where(ProductCategory.deleted_at.is_(None))
    if params.search:
        query = query.where(ProductCategory.sort_name.contains(fold(params.search), autoescape=True))
    count = _count_products().correlate(ProductCategory).scalar_subquery()
    ordered = query.add_columns(count).order_by(*params.order_by(ProductCategory.sort_name, ProductCategory.id))
    rows = await session.execute(ordered.limit(params.per_page).offset(params.offset))
    total = await session.scalar(select(func.count()).select_from(query.limit(COUNT_CAP + 1).subquery()))
    return PaginatedList.build([_to_schema(row, product_count) for row, product_count in rows], params, total or 0)


async def get_category(session: AsyncSession, category_id: UUID) -> ProductCategoryOut:
    """Return a category."""
    return await load_schema(session, await get_owned(session, ProductCategory, category_id))


async def create_category(session: AsyncSession, data: ProductCategoryCreate) -> ProductCategoryOut:
    """Create a category. Raises FieldError when its name is taken."""
    row = ProductCategory(company_id=get_context(session).company_id, id=new_id(), name=data.name, sort_name=fold(data.name))
    session.add(row)
    await _flush_unique_name(session)
    audit.record(session, "product_category.created", row.id, name=row.name)
    return _to_schema(row, 0)


async def update_category(session: AsyncSession, category_id: UUID, data: ProductCategoryUpdate) -> ProductCategoryOut:
    """Rename a category. Raises VersionConflict when it was changed since `data.version`, FieldError when its name is taken."""
    row = await get_owned(session, ProductCategory, category_id, version=data.version)
    row.name, row.sort_name = data.name, fold(data.name)
    await _flush_unique_name(session)
    audit.record(session, "product_category.changed", row.id, name=row.name)
    return await load_schema(session, row)


async def remove_category(session: AsyncSession, category_id: UUID, version: int | None) -> None:
    """Remove a category; its products stay, without a category."""
    row = await get_owned(session, ProductCategory, category_id, version=version, lock=True)
    row.deleted_at = now()
    await session.flush()
    moved = update(Product).where(Product.company_id == row.company_id, Product.category_id == row.id, Product.deleted_at.is_(None))
    result = await session.execute(moved.values(category_id=None, version=Product.version + 1).returning(Product.id))
    audit.record(session, "product_category.removed", row.id, name=row.name, products=len(result.all()))


def _count_products() -> Select[int]:
    """Return the query that counts a category's products in use."""
    return select(func.count(Product.id)).where(
        Product.company_id == ProductCategory.company_id, Product.category_id == ProductCategory.id, Product.deleted_at.is_(None),
    )


async def load_schema(session: AsyncSession, row: ProductCategory) -> ProductCategoryOut:
    """Return a category as the API shows it, with the number of its products in use."""
    return _to_schema(row, await session.scalar(_count_products().where(ProductCategory.id == row.id)) or 0)


def _to_schema(row: ProductCategory, product_count: int) -> ProductCategoryOut:
    return ProductCategoryOut(id=row.id, name=row.name, version=row.version, product_count=product_count)


async def _flush_unique_name(session: AsyncSession) -> None:
    try:
        await session.flush()
    except IntegrityError as error:
        if "product_category_name_key" in str(error.orig):
            raise FieldError("name", "taken") from error
        raise
