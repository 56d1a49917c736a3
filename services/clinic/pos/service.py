"""What a clinic does with its shelf."""

from uuid import UUID

from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import audit
from clinic.core.db import context_of, owned
from clinic.core.errors import FieldError
from clinic.core.models import new_id
from clinic.core.paging import COUNTED, Listed
from clinic.core.search import fold
from clinic.pos.models import Product
from clinic.pos.schemas import ProductIn, ProductOut, ProductPage, ProductUpdate

_ORDER = {"": Product.sort_name, "name": Product.sort_name, "stock": Product.stock, "selling_price": Product.selling_price}


async def products(session: AsyncSession, wanted: ProductPage) -> Listed[ProductOut]:
    """The library: searched by name, code and EAN."""
    found = select(Product).where(Product.deleted_at.is_(None))
    if wanted.search:
        piece = fold(wanted.search)
        found = found.where(
            Product.sort_name.contains(piece, autoescape=True) | (Product.ean == wanted.search)
            | func.lower(Product.code).contains(piece, autoescape=True),
        )
    ordered = found.order_by(*wanted.along(_ORDER[wanted.sort], Product.id))
    rows = await session.scalars(ordered.limit(wanted.per_page).offset(wanted.offset))
    counted = await session.scalar(select(func.count()).select_from(found.limit(COUNTED + 1).subquery()))
    return Listed.of([ProductOut.model_validate(row) for row in rows], wanted, counted or 0)


async def store(session: AsyncSession, wanted: ProductIn) -> ProductOut:
    """Add a product; a FieldError when its code is taken or it sells below its base price."""
    product = Product(company_id=context_of(session).company_id, id=new_id())
    session.add(product)
    await _write(session, product, wanted)
    audit.record(session, "product.made", product.id, name=product.name)
    return ProductOut.model_validate(product)


async def update(session: AsyncSession, product_id: UUID, wanted: ProductUpdate) -> ProductOut:
    """Change a product; Stale when somebody did so first."""
    product = await owned(session, Product, product_id, version=wanted.version)
    await _write(session, product, wanted)
    audit.record(session, "product.changed", product.id, **wanted.model_dump(mode="json", exclude={"version"}))
    return ProductOut.model_validate(product)


async def _write(session: AsyncSession, product: Product, wanted: ProductIn) -> None:
    if wanted.selling_price < wanted.base_price:
        raise FieldError("selling_price", "at_least", limit=f"{wanted.base_price / 100:.2f}")
    for field, value in wanted.model_dump(exclude={"version"}).items():
        setattr(product, field, value)
    product.sort_name = fold(wanted.name)
    try:
        await session.flush()
    except IntegrityError as error:
        if "product_code_key" in str(error.orig):
            raise FieldError("code", "taken") from error
        raise
