"""Writes about a client during its merge: they are moved with it, or refused with the id of the target."""

import asyncio
from datetime import date
from typing import Any

import pytest
from sqlalchemy import func, select

from clinic.booking.bookings import subscribers
from clinic.booking.bookings.models import Booking
from clinic.clients import merge
from clinic.core.background.outbox import EventMessage
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import read_only_transaction, transaction
from clinic.core.database.tenant_context import Context
from clinic.journal import service as journal
from clinic.journal.procedures.schemas import ProcedureCreate
from clinic.pos.models import Receipt
from tests.factories.pos import POS_API
from tests.route_coverage.sample_clinic import WRITES, build_sample_clinic
from tests.support import sample_documents

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(120)]
CLIENT_WRITES = sorted(route for route in WRITES if "{client_id}" in route)
BATCH_SIZE = 10
"""Fewer than there are database connections, so that every write has begun before the merge commits."""
CLIENT_WRITE_BATCHES = [CLIENT_WRITES[first:first + BATCH_SIZE] for first in range(0, len(CLIENT_WRITES), BATCH_SIZE)]


async def send_during_merge(source: Any, target: Any, *requests: Any) -> list[tuple[int, Any, Any]]:
    """Send requests while a merge is uncommitted, assert that each waits for it, and return how they were refused."""
    async with transaction(Context.system(source.company_id)) as session:
        await merge.move_related_rows(session, source.id, target.id)
        tasks = [asyncio.create_task(request) for request in requests]
        await asyncio.sleep(0.6)
        assert not [task.result().text for task in tasks if task.done()], "each waits for the merge"
    return [refusal_of(response) for response in await asyncio.gather(*tasks)]


async def count_rows_left(source: Any) -> dict[str, int]:
    """Return, by table, how many rows that a merge moves still belong to the source."""
    counts = {}
    async with read_only_transaction(Context.system(source.company_id)) as session:
        for model, columns in merge.client_references().items():
            for column in columns if model.__on_client_merge__ == merge.MOVE else ():
                count = await session.scalar(select(func.count()).select_from(model).where(getattr(model, column) == source.id))
                counts |= {model.__tablename__: count} if count else {}
    return counts


def refusal_of(response: Any) -> tuple[int, Any, Any]:
    """Return a response's status code, error code and client id."""
    data = response.json()["data"] or {}
    return response.status_code, data.get("code"), data.get("client_id")


@pytest.mark.covers("REC-006", "BEY-025")
@pytest.mark.parametrize("routes", CLIENT_WRITE_BATCHES, ids=lambda routes: routes[0])
async def test_every_write_about_a_client_waits_for_the_merge_and_is_refused_with_the_target(as_staff, factory, routes):
    """REC-006, BEY-025: no row is added to the source; a moved entry can be saved at the target, with the same version."""
    world = await build_sample_clinic(as_staff, factory)
    target = await factory.client(world.company)
    await world.owner.csrf()
    requests = [world.owner.send(*route.format(**world.ids).split(" "), json=WRITES[route](world)) for route in routes]
    refusals = await send_during_merge(world.client, target, *requests)
    assert dict(zip(routes, refusals, strict=True)) == dict.fromkeys(routes, (409, "client.merged", str(target.id)))
    assert await count_rows_left(world.client) == {}
    data = {"title": "Mer", "date": "2026-11-20", "version": 1}
    response = await world.owner.put(f"/api/clients/{target.id}/procedures/{world.ids['procedure_id']}", json=data)
    assert (response.json()["status"], response.json()["data"]["title"]) == ("1", "Mer")


@pytest.mark.covers("REC-006", "BEY-025", "BKG-032", "POS-020")
async def test_booking_sale_and_refund_wait_for_the_merge_and_are_refused_with_the_target(as_staff, factory):
    """REC-006: also where a booking or a sale is written by few raw statements."""
    pos_clinic = await factory.pos_clinic()
    clinic, staff = await factory.bookable_clinic(company=pos_clinic.company), await as_staff("admin", company=pos_clinic.company)
    source, target = await factory.client(clinic.company), await factory.client(clinic.company)
    receipt = (await staff.post(f"{POS_API}/payment/store", json=pos_clinic.sale_data(client_id=str(source.id)))).json()["data"]
    await staff.csrf()
    booking_request = staff.post("/api/v2/bookings", json=clinic.booking_data(source.id, clinic.at(9)))
    sale_request = staff.post(f"{POS_API}/payment/store", json=pos_clinic.sale_data(client_id=str(source.id)))
    refund_request = staff.post(f"{POS_API}/receipts/{receipt['id']}/refund/store", json={"amount": receipt["total"], "reason": "Ångrat köp"})
    refusals = await send_during_merge(source, target, booking_request, sale_request, refund_request)
    assert refusals == [(409, "client.merged", str(target.id))] * 3
    assert await count_rows_left(source) == {}
    async with read_only_transaction(Context.system(clinic.company.id)) as session:
        assert [await session.scalar(select(func.count()).select_from(model)) for model in (Booking, Receipt)] == [0, 1]
    assert (await staff.post("/api/v2/bookings", json=clinic.booking_data(target.id, clinic.at(9)))).json()["status"] == "1"


@pytest.mark.covers("REC-006", "BEY-025")
async def test_merge_waits_for_an_uncommitted_write_and_moves_it(as_staff, factory):
    """BEY-025: an entry that is being written when the merge starts belongs to the target afterwards."""
    staff = await as_staff("admin")
    source, target = await factory.client(staff.company), await factory.client(staff.company)
    system = Context.system(staff.company.id)

    async def merge_in_transaction() -> None:
        async with transaction(system) as session:
            await merge.move_related_rows(session, source.id, target.id)

    async with transaction(system) as session:
        await journal.create_procedure(session, source.id, ProcedureCreate(title="Läppar", date=date(2026, 11, 20)))
        merge_task = asyncio.create_task(merge_in_transaction())
        await asyncio.sleep(0.3)
        assert not merge_task.done()
    await merge_task
    assert await count_rows_left(source) == {}
    [procedure] = (await staff.get(f"/api/clients/{target.id}/procedures")).json()["data"]["items"]
    assert procedure["title"] == "Läppar"
    response = await staff.get(f"/api/clients/{source.id}/procedures/{procedure['id']}")
    assert refusal_of(response) == (409, "client.merged", str(target.id))


@pytest.mark.covers("REC-006", "BEY-025")
async def test_background_work_during_a_merge_writes_to_the_target(as_staff, factory):
    """BEY-025: a PDF that is generated and a message about a booking belong to the target."""
    clinic = await factory.bookable_clinic()
    staff = await as_staff("admin", company=clinic.company)
    source = await factory.client(clinic.company, phone="+46701740605")
    target = await factory.client(clinic.company, phone="+46701740606")
    document = await sample_documents.freeze_sample(clinic.company, client=source)
    booking = (await staff.post("/api/v2/bookings", json=clinic.booking_data(source.id, clinic.at(9)))).json()["data"]
    system, payload = Context.system(clinic.company.id), {"booking_id": booking["id"], "version": 1}

    async def send_confirmation() -> None:
        async with transaction(system) as session:
            await subscribers.notify_created(session, EventMessage(new_id(), "booking.created", clinic.company.id, now(), payload))

    async with transaction(system) as session:
        await merge.move_related_rows(session, source.id, target.id)
        tasks = [asyncio.create_task(work) for work in (sample_documents.make_pdf(document), send_confirmation())]
        await asyncio.sleep(0.6)
        assert not any(task.done() for task in tasks)
    await asyncio.gather(*tasks)
    assert await count_rows_left(source) == {}
    assert [(message.client_id, message.to) for message in await factory.list_messages(clinic.company)] == [(target.id, target.phone)]


@pytest.mark.covers("REC-003", "REC-006")
async def test_merged_client_cannot_be_changed(as_staff, factory):
    """REC-006: an open form gets the target's id, whatever version it is based on."""
    staff = await as_staff("admin")
    source, target = await factory.client(staff.company), await factory.client(staff.company)
    async with transaction(Context.system(staff.company.id)) as session:
        await merge.move_related_rows(session, source.id, target.id)
    for version in (1, 2):
        data = {"first_name": "Ny", "last_name": "Adress", "warning": "Penicillin", "version": version}
        response = await staff.put(f"/api/clients/{source.id}", json=data)
        assert refusal_of(response) == (409, "client.merged", str(target.id))
    assert await staff.list_audit("client.changed") == []
