"""Whatever events the run has left, each listener bears them twice. Stands last, after every story has been told."""

from collections import defaultdict
from uuid import UUID

import pytest
from sqlalchemy import text

from clinic.core import jobs, relay
from clinic.core.context import Context
from clinic.core.db import unit
from clinic.core.models import Base, CompanyOwned
from clinic.core.outbox import LISTENERS

pytestmark = pytest.mark.anyio
MOST = 5
OWN = {"delivery", "audit", "audit_seal", "event"}


async def left() -> dict[str, list[tuple[UUID, UUID]]]:
    """Deliveries of the run by listener, some of each."""
    found: dict[str, list[tuple[UUID, UUID]]] = defaultdict(list)
    async for company_id in jobs.companies("door_companies"):
        async with unit(Context.system(company_id)) as session:
            for listener, delivery_id in await session.execute(text("SELECT listener, id FROM delivery ORDER BY id")):
                if listener in LISTENERS.by_name and len(found[listener]) < MOST:
                    found[listener].append((company_id, delivery_id))
    return found


async def due_again(context: Context, delivery_id: UUID) -> None:
    """As it stands when its worker died after the listener's work and before it was marked as done."""
    async with unit(context) as session:
        await session.execute(text("UPDATE delivery SET state = 'pending', attempts = 1 WHERE id = :id"), {"id": delivery_id})


async def again(context: Context, delivery_id: UUID) -> dict[str, int]:
    """Deliver once more; how many rows of each kind the company then has."""
    await relay.deliver(context.company_id, delivery_id)
    tables = [mapper.class_.__tablename__ for mapper in Base.registry.mappers if issubclass(mapper.class_, CompanyOwned)]
    async with unit(context) as session:
        return {name: (await session.execute(text(f"SELECT count(*) FROM {name}"))).scalar_one() for name in tables if name not in OWN}


async def test_every_listener_bears_a_repeat(app):
    """The second time adds no row anywhere. What shares its delivery's transaction can't be half done, so only a stepwise one repeats."""
    found = await left()
    if not found:
        pytest.skip("no story of this run has left an event")
    for listener, rows in found.items():
        for company_id, delivery_id in rows:
            context = Context.system(company_id)
            await due_again(context, delivery_id)
            first = await again(context, delivery_id)
            if LISTENERS.by_name[listener].stepwise:
                await due_again(context, delivery_id)
            second = await again(context, delivery_id)
            assert first == second, listener
