"""The shelf as sales see it: never below nothing, and never off by one under sales at once (POS-011)."""

from collections.abc import Mapping
from uuid import UUID

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core.db import context_of, direct
from clinic.pos.errors import OutOfStock
from clinic.pos.models import Product

_TAKE = """
WITH wanted AS (SELECT * FROM unnest($2::uuid[], $3::bigint[]) AS w (id, n)),
held AS (SELECT p.id FROM product p WHERE p.company_id = $1 AND p.id = ANY($2::uuid[]) ORDER BY p.id FOR UPDATE)
UPDATE product p SET stock = p.stock + w.n, version = p.version + 1 FROM wanted w, held
WHERE held.id = p.id AND p.company_id = $1 AND p.id = w.id AND p.stock + w.n >= 0 RETURNING p.id
"""
"""A product's version moves with its stock, so that a form that was opened before can't write the old count back."""


async def take(session: AsyncSession, goods: Mapping[UUID, int]) -> None:
    """Take goods off the shelf in the caller's transaction; OutOfStock names the first that there isn't enough of."""
    moved = await _move(session, {product: -count for product, count in goods.items()})
    if short := goods.keys() - moved:
        row = (await session.scalars(select(Product).where(Product.id.in_(short)).order_by(Product.sort_name).limit(1))).one()
        raise OutOfStock(name=row.name, product_id=str(row.id))


async def put_back(session: AsyncSession, goods: Mapping[UUID, int]) -> None:
    """Put goods back on the shelf."""
    await _move(session, goods)


async def _move(session: AsyncSession, goods: Mapping[UUID, int]) -> set[UUID]:
    if not goods:
        return set()
    ids = sorted(goods)
    rows = await (await direct(session)).fetch(_TAKE, context_of(session).company_id, ids, [goods[one] for one in ids])
    return {UUID(str(row["id"])) for row in rows}
