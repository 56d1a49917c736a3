"""What is written about a client while they are merged into another: it follows, or it's refused and says where the client is now."""

import asyncio
from datetime import date
from typing import Any

import pytest
from sqlalchemy import func, select

from clinic.booking.visits import listeners
from clinic.booking.visits.models import Booking
from clinic.clients import merging
from clinic.core.clock import now
from clinic.core.context import Context
from clinic.core.db import read_only, unit
from clinic.core.models import new_id
from clinic.core.outbox import Happened
from clinic.journal import service as journal
from clinic.journal.procedures.schemas import ProcedureIn
from clinic.pos.models import Receipt
from tests import papers
from tests.make_till import TILL
from tests.walk.world import WRITES, build

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(120)]
ABOUT_A_CLIENT = sorted(name for name in WRITES if "{client_id}" in name)
AT_ONCE = 10
"""Fewer than there are connections, so that each has begun before the merge ends."""
SOME = [ABOUT_A_CLIENT[first:first + AT_ONCE] for first in range(0, len(ABOUT_A_CLIENT), AT_ONCE)]


async def while_merging(gone: Any, kept: Any, *writes: Any) -> list[tuple[int, Any, Any]]:
    """How calls are refused that are sent while the merge is under way, and so wait until it has committed; and where they are led."""
    async with unit(Context.system(gone.company_id)) as session:
        await merging.follow(session, gone.id, kept.id)
        sent = [asyncio.create_task(write) for write in writes]
        await asyncio.sleep(0.6)
        assert not [one.result().text for one in sent if one.done()], "each waits for the merge"
    return [told(answer) for answer in await asyncio.gather(*sent)]


async def left_behind(gone: Any) -> dict[str, int]:
    """How many rows that move with their client are still the one's that has gone."""
    found = {}
    async with read_only(Context.system(gone.company_id)) as session:
        for model, columns in merging.naming().items():
            for column in columns if model.__merge__ == merging.MOVE else ():
                count = await session.scalar(select(func.count()).select_from(model).where(getattr(model, column) == gone.id))
                found |= {model.__tablename__: count} if count else {}
    return found


def told(answer: Any) -> tuple[int, Any, Any]:
    """How a call was refused, and where it was led."""
    data = answer.json()["data"] or {}
    return answer.status_code, data.get("code"), data.get("client_id")


@pytest.mark.covers("REC-006", "BEY-025")
@pytest.mark.parametrize("some", SOME, ids=lambda some: some[0])
async def test_every_write_about_a_client_waits_for_the_merge_and_is_led_on(as_staff, make, some):
    """REC-006, BEY-025: nothing lies on the one that is gone; the entry itself is saved at the one that is kept, from the same version."""
    world = await build(as_staff, make)
    kept = await make.client(world.place.company)
    await world.owner.csrf()
    writes = [world.owner.send(*name.format(**world.ids).split(" "), json=WRITES[name](world)) for name in some]
    answers = await while_merging(world.client, kept, *writes)
    assert dict(zip(some, answers, strict=True)) == dict.fromkeys(some, (409, "client.merged", str(kept.id)))
    assert await left_behind(world.client) == {}
    saved = {"title": "Mer", "date": "2026-11-20", "version": 1}
    answer = await world.owner.put(f"/api/clients/{kept.id}/procedures/{world.ids['procedure_id']}", json=saved)
    assert (answer.json()["status"], answer.json()["data"]["title"]) == ("1", "Mer")


@pytest.mark.covers("REC-006", "BEY-025", "BKG-032", "POS-020")
async def test_a_visit_a_sale_and_a_refund_too(as_staff, make):
    """REC-006: booked and sold in the same few statements as ever."""
    at = await make.till()
    place, staff = await make.bookable(company=at.company), await as_staff("admin", company=at.company)
    gone, kept = await make.client(place.company), await make.client(place.company)
    sold = (await staff.post(f"{TILL}/payment/store", json=at.sale(client_id=str(gone.id)))).json()["data"]
    await staff.csrf()
    book = staff.post("/api/bookings", json=place.visit(gone.id, place.at(9)))
    sell = staff.post(f"{TILL}/payment/store", json=at.sale(client_id=str(gone.id)))
    back = staff.post(f"{TILL}/receipts/{sold['id']}/refund/store", json={"amount": sold["total"]})
    assert await while_merging(gone, kept, book, sell, back) == [(409, "client.merged", str(kept.id))] * 3
    assert await left_behind(gone) == {}
    async with read_only(Context.system(place.company.id)) as session:
        assert [await session.scalar(select(func.count()).select_from(model)) for model in (Booking, Receipt)] == [0, 1]
    assert (await staff.post("/api/bookings", json=place.visit(kept.id, place.at(9)))).json()["status"] == "1"


@pytest.mark.covers("REC-006", "BEY-025")
async def test_what_is_written_first_follows(as_staff, make):
    """BEY-025: a merge waits for an entry that is being written, and takes it along."""
    staff = await as_staff("admin")
    gone, kept = await make.client(staff.company), await make.client(staff.company)
    system = Context.system(staff.company.id)

    async def merge() -> None:
        async with unit(system) as session:
            await merging.follow(session, gone.id, kept.id)

    async with unit(system) as session:
        await journal.write(session, gone.id, ProcedureIn(title="Läppar", date=date(2026, 11, 20)))
        merged = asyncio.create_task(merge())
        await asyncio.sleep(0.3)
        assert not merged.done()
    await merged
    assert await left_behind(gone) == {}
    [shown] = (await staff.get(f"/api/clients/{kept.id}/procedures")).json()["data"]["items"]
    assert shown["title"] == "Läppar"
    assert told(await staff.get(f"/api/clients/{gone.id}/procedures/{shown['id']}")) == (409, "client.merged", str(kept.id))


@pytest.mark.covers("REC-006", "BEY-025")
async def test_what_the_worker_makes_meanwhile_follows_too(as_staff, make):
    """BEY-025: a paper that is printed and a message that is sent about the visit lie with the one that is kept."""
    place = await make.bookable()
    staff = await as_staff("admin", company=place.company)
    gone, kept = await make.client(place.company, phone="+46701740605"), await make.client(place.company, phone="+46701740606")
    document = await papers.frozen(place.company, client=gone)
    booking = (await staff.post("/api/bookings", json=place.visit(gone.id, place.at(9)))).json()["data"]
    system, facts = Context.system(place.company.id), {"booking_id": booking["id"], "version": 1}

    async def tell() -> None:
        async with unit(system) as session:
            await listeners.tell_made(session, Happened(new_id(), "booking.made", place.company.id, now(), facts))

    async with unit(system) as session:
        await merging.follow(session, gone.id, kept.id)
        work = [asyncio.create_task(one) for one in (papers.made(document), tell())]
        await asyncio.sleep(0.6)
        assert not any(one.done() for one in work)
    await asyncio.gather(*work)
    assert await left_behind(gone) == {}
    assert [(one.client_id, one.to) for one in await make.messages_of(place.company)] == [(kept.id, kept.phone)]


@pytest.mark.covers("REC-003", "REC-006")
async def test_a_merged_client_is_not_changed(as_staff, make):
    """REC-006: whoever has the form open is told where the client is now, whatever version they began from."""
    staff = await as_staff("admin")
    gone, kept = await make.client(staff.company), await make.client(staff.company)
    async with unit(Context.system(staff.company.id)) as session:
        await merging.follow(session, gone.id, kept.id)
    for version in (1, 2):
        wanted = {"first_name": "Ny", "last_name": "Adress", "warning": "Penicillin", "version": version}
        assert told(await staff.put(f"/api/clients/{gone.id}", json=wanted)) == (409, "client.merged", str(kept.id))
    assert await staff.audit_of("client.changed") == []
