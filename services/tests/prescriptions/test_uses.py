"""Using a prescription: never past its day or its number, once for a treatment, and the last of two that want it is refused."""

import asyncio
from datetime import timedelta

import pytest
import time_machine

from clinic.core.clock import day_of, now
from clinic.core.context import Context
from clinic.core.db import unit
from clinic.core.models import new_id
from clinic.prescriptions import jobs, service
from clinic.prescriptions.errors import UsedUp
from clinic.prescriptions.models import Prescription

pytestmark = pytest.mark.anyio


async def signed(make, company, client, **fields):
    doctor, _ = await make.prescriber()
    row = Prescription(**{
        "company_id": company.id, "id": new_id(), "client_id": client.id, "prescriber_id": doctor.id, "clinic_name": company.name,
        "drug": "Botox", "drug_key": "botox", "state": "signed", "signed_at": now(), "times": 2, **fields,
    })
    async with unit(Context.system(company.id)) as session:
        session.add(row)
    return row


async def used(company, prescription_id, procedure_id) -> bool:
    try:
        async with unit(Context.system(company.id)) as session:
            await service.use(session, prescription_id, procedure_id)
    except UsedUp:
        return False
    return True


async def usable(company, client, medicine="  BOTOX "):
    async with unit(Context.system(company.id)) as session:
        return await service.usable(session, client.id, medicine)


@pytest.mark.covers("RXP-007")
async def test_it_counts_down_and_the_last_use_ends_it(as_staff, make):
    staff = await as_staff()
    client = await make.client(staff.company)
    row = await signed(make, staff.company, client)
    assert await usable(staff.company, client) == row.id
    first = new_id()
    assert [await used(staff.company, row.id, first) for _ in range(3)] == [True, True, True]
    shown = (await staff.get(f"/api/prescriptions/{row.id}")).json()["data"]
    assert (shown["uses"], shown["state"]) == (1, "signed")
    assert await used(staff.company, row.id, new_id())
    shown = (await staff.get(f"/api/prescriptions/{row.id}")).json()["data"]
    assert (shown["uses"], shown["state"], shown["ended_reason"]) == (2, "expired", "uses")
    assert await usable(staff.company, client) is None
    assert not await used(staff.company, row.id, new_id())
    assert len(await staff.audit_of("prescription.used")) == 2 and len(await staff.audit_of("prescription.expired")) == 1


@pytest.mark.covers("RXP-007")
@pytest.mark.parametrize(("fields", "left"), [
    ({"times": 1}, ("signed", "", 0)), ({"times": 2}, ("signed", "", 0)), ({"times": 1, "past": True}, ("expired", "date", 0)),
    ({"times": 2, "inactivated": True}, ("inactivated", "Biverkan", 0)),
])
async def test_what_is_given_back_is_used_anew_while_it_holds(as_staff, make, fields, left):
    """RXP-007: the last use given back brings it back in force, not past its last day and not what was put out of force; twice is once."""
    staff, treatment = await as_staff(), new_id()
    row = await signed(make, staff.company, await make.client(staff.company), times=fields["times"])
    assert await used(staff.company, row.id, treatment)
    if fields.get("inactivated"):
        end = {"reason": "Biverkan", "version": 2}
        assert (await staff.post(f"/api/prescriptions/{row.id}/inactivate", json=end)).json()["status"] == "1"
    for _ in range(2):
        with time_machine.travel(now() + timedelta(days=400 if fields.get("past") else 0)):
            async with unit(Context.system(staff.company.id)) as session:
                await service.give_back(session, treatment)
    shown = (await staff.get(f"/api/prescriptions/{row.id}")).json()["data"]
    assert (shown["state"], shown["ended_reason"], shown["uses"]) == left
    assert len(await staff.audit_of("prescription.given_back")) == 1
    async with unit(Context.system(staff.company.id)) as session:
        again = await service.usable(session, row.client_id, row.drug, procedure_id=treatment)
    assert again == (None if left[0] == "inactivated" else row.id), "what it gave back it hasn't used"
    assert await used(staff.company, row.id, new_id()) is (left[0] != "inactivated"), "a day before its last is still covered"


@pytest.mark.covers("RXP-007")
async def test_of_many_treatments_at_once_only_as_many_as_were_prescribed(make):
    company = await make.company()
    row = await signed(make, company, await make.client(company), times=3)
    done = await asyncio.gather(*(used(company, row.id, new_id()) for _ in range(8)))
    assert sum(done) == 3


@pytest.mark.covers("RXP-007")
@pytest.mark.parametrize("fields", [{"state": "pending", "signed_at": None}, {"state": "inactivated"}, {"state": "expired"}, {"past": True}])
async def test_what_is_not_in_force_cannot_be_used(make, fields):
    company = await make.company()
    client = await make.client(company)
    day = {"valid_until": (now() - timedelta(days=2)).date()} if fields.get("past") else {}
    row = await signed(make, company, client, **({} if day else fields), **day)
    assert await usable(company, client) is None
    assert not await used(company, row.id, new_id())


@pytest.mark.covers("RXP-007")
async def test_the_one_that_ends_first_is_used_first_and_other_medicines_and_clients_do_not_count(make):
    company = await make.company()
    client, other = await make.client(company), await make.client(company)
    late = await signed(make, company, client)
    soon = await signed(make, company, client, valid_until=(now() + timedelta(days=9)).date())
    assert await usable(company, client) == soon.id != late.id
    assert await usable(company, client, "Xylocain") is None
    assert await usable(company, other) is None


@pytest.mark.covers("RXP-007")
async def test_its_last_day_past_it_expires_by_itself(as_staff, make):
    staff = await as_staff()
    client, today = await make.client(staff.company), day_of(now(), "Europe/Stockholm")
    last, past = [await signed(make, staff.company, client, valid_until=day) for day in (today, today - timedelta(days=2))]
    for _ in range(2):
        await jobs.expire(Context.system(staff.company.id))
    assert (await staff.get(f"/api/prescriptions/{last.id}")).json()["data"]["state"] == "signed"
    shown = (await staff.get(f"/api/prescriptions/{past.id}")).json()["data"]
    assert (shown["state"], shown["ended_reason"]) == ("expired", "date")
    assert len(await staff.audit_of("prescription.expired")) == 1
