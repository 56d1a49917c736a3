"""The shelf as sales see it: never below nothing, and never off by one under sales at once (POS-011)."""

from collections.abc import Mapping
from uuid import UUID

from clinic.core.db import Unit, context_of, direct
from clinic.pos.errors import OutOfStock

_MOVE = """
WITH wanted AS (SELECT * FROM unnest($2::uuid[], $3::bigint[]) AS w (id, n)),
held AS (SELECT p.id FROM product p WHERE p.company_id = $1 AND p.id = ANY($2::uuid[]) ORDER BY p.id FOR UPDATE)
UPDATE product p SET stock = p.stock + w.n, version = p.version + 1 FROM wanted w, held
WHERE held.id = p.id AND p.company_id = $1 AND p.id = w.id AND p.stock + w.n >= 0 RETURNING p.id
"""
"""A product's version moves with its stock, so that a form that was opened before can't write the old count back."""
_NAME = "SELECT name FROM product WHERE company_id = $1 AND id = $2"


async def take(session: Unit, goods: Mapping[UUID, int]) -> None:
    """Take goods off the shelf in the caller's transaction; OutOfStock names one that there isn't enough of."""
    moved = await _move(session, {product: -count for product, count in goods.items()})
    for short in sorted(goods.keys() - moved):
        name = await (await direct(session)).fetchval(_NAME, context_of(session).company_id, short)
        raise OutOfStock(name=name, product_id=str(short))


async def put_back(session: Unit, goods: Mapping[UUID, int]) -> None:
    """Put goods back on the shelf."""
    await _move(session, goods)


async def _move(session: Unit, goods: Mapping[UUID, int]) -> set[UUID]:
    if not goods:
        return set()
    ids = sorted(goods)
    rows = await (await direct(session)).fetch(_MOVE, context_of(session).company_id, ids, [goods[one] for one in ids])
    return {UUID(str(row["id"])) for row in rows}
