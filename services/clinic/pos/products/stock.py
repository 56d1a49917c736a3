"""Stock movements of sales and refunds: stock never becomes negative, also under concurrent sales (POS-011)."""

from collections.abc import Mapping
from uuid import UUID

from clinic.core.database.session import AnySession, driver_connection, get_context
from clinic.pos import events
from clinic.pos.errors import OutOfStock
from clinic.pos.products import queries

LOW_STOCK = 3
"""Stock up to this number is low, as the home page counts it."""


async def reserve(session: AnySession, quantities: Mapping[UUID, int]) -> None:
    """Subtract sold quantities by product id, in the caller's transaction. Raises OutOfStock with the name of a product that is short."""
    adjusted = await _adjust(session, {product_id: -quantity for product_id, quantity in quantities.items()})
    for product_id in sorted(quantities.keys() - adjusted):
        name = await (await driver_connection(session)).fetchval(queries.PRODUCT_NAME, get_context(session).company_id, product_id)
        raise OutOfStock(name=name, product_id=str(product_id))


async def restock(session: AnySession, quantities: Mapping[UUID, int]) -> None:
    """Add returned quantities by product id, in the caller's transaction."""
    await _adjust(session, quantities)


async def _adjust(session: AnySession, quantities: Mapping[UUID, int]) -> set[UUID]:
    """Change stock where enough is left. Returns the ids of the changed products."""
    if not quantities:
        return set()
    ids = sorted(quantities)
    rows = await (await driver_connection(session)).fetch(
        queries.ADJUST_STOCK, get_context(session).company_id, ids, [quantities[product_id] for product_id in ids],
    )
    changed = {UUID(str(row["id"])): row["stock"] for row in rows}
    for product_id, left in changed.items():
        publish_if_low(session, product_id, before=left - quantities[product_id], after=left)
    return set(changed)


def publish_if_low(session: AnySession, product_id: UUID, *, before: int, after: int) -> None:
    """Publish that a product's stock has become low, if it wasn't before."""
    if after <= LOW_STOCK < before:
        events.publish_stock_low(session, product_id)
