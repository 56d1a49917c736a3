"""Every subscriber tolerates a repeated delivery, shown with the events that the tests of this run have left.

This file must run last, after all tests that publish events: its name puts it last (see `pytest_collection_modifyitems`).
"""

from collections import defaultdict
from uuid import UUID

import pytest
from sqlalchemy import text

from clinic.core.background import dispatcher, scheduler
from clinic.core.background.outbox import SUBSCRIBERS
from clinic.core.database.base import Base, CompanyOwned
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context

pytestmark = pytest.mark.anyio
MAX_DELIVERIES_PER_SUBSCRIBER = 5
UNCOUNTED_TABLES = {"delivery", "audit", "audit_seal", "event"}
"""Tables that a repeat may change: the outbox's own and the audit log's."""


async def list_deliveries() -> dict[str, list[tuple[UUID, UUID]]]:
    """Return (company, delivery) ids of the run by subscriber, some of each."""
    deliveries: dict[str, list[tuple[UUID, UUID]]] = defaultdict(list)
    async for company_id in scheduler.iterate_companies("lookup_companies"):
        async with transaction(Context.system(company_id)) as session:
            for subscriber, delivery_id in await session.execute(text("SELECT subscriber, id FROM delivery ORDER BY id")):
                if subscriber in SUBSCRIBERS.by_name and len(deliveries[subscriber]) < MAX_DELIVERIES_PER_SUBSCRIBER:
                    deliveries[subscriber].append((company_id, delivery_id))
    return deliveries


async def reset_delivery(context: Context, delivery_id: UUID) -> None:
    """Put a delivery in the state in which a worker leaves it that dies between the subscriber's work and marking it as done."""
    async with transaction(context) as session:
        await session.execute(text("UPDATE delivery SET state = 'pending', attempts = 1 WHERE id = :id"), {"id": delivery_id})


async def redeliver_and_count(context: Context, delivery_id: UUID) -> dict[str, int]:
    """Deliver once more and return the number of the company's rows by table."""
    await dispatcher.deliver(context.company_id, delivery_id)
    tables = [mapper.class_.__tablename__ for mapper in Base.registry.mappers if issubclass(mapper.class_, CompanyOwned)]
    async with transaction(context) as session:
        return {
            name: (await session.execute(text(f"SELECT count(*) FROM {name}"))).scalar_one() for name in tables if name not in UNCOUNTED_TABLES
        }


async def test_repeated_deliveries_add_no_rows(app):
    """A second delivery adds no row to any table.

    A subscriber that shares its delivery's transaction can't be half done, so only one that runs outside the transaction is reset and repeated.
    """
    deliveries = await list_deliveries()
    if not deliveries:
        pytest.skip("no test of this run has left an event")
    for subscriber, rows in deliveries.items():
        for company_id, delivery_id in rows:
            context = Context.system(company_id)
            await reset_delivery(context, delivery_id)
            first = await redeliver_and_count(context, delivery_id)
            if SUBSCRIBERS.by_name[subscriber].outside_transaction:
                await reset_delivery(context, delivery_id)
            second = await redeliver_and_count(context, delivery_id)
            assert first == second, subscriber
