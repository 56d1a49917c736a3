"""Use of prescriptions by treatments: limited by date and number, idempotent per treatment, safe under concurrency (RXP-007)."""

import asyncio
from datetime import timedelta

import pytest
import time_machine

from clinic.core.clock import local_date, now
from clinic.core.database.base import new_id
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from clinic.prescriptions import jobs, service
from clinic.prescriptions.errors import UsedUp
from clinic.prescriptions.models import Prescription
from tests.prescriptions.request_data import get_prescription

pytestmark = pytest.mark.anyio


async def create_signed(factory, company, client, **fields):
    prescriber, _ = await factory.prescriber()
    row = Prescription(**{
        "company_id": company.id, "id": new_id(), "client_id": client.id, "prescriber_id": prescriber.id, "clinic_name": company.name,
        "drug": "Botox", "drug_key": "botox", "state": "signed", "signed_at": now(), "max_uses": 2, **fields,
    })
    async with transaction(Context.system(company.id)) as session:
        session.add(row)
    return row


async def try_use(company, prescription_id, procedure_id) -> bool:
    """Record a use; return whether it was accepted."""
    try:
        async with transaction(Context.system(company.id)) as session:
            await service.record_use(session, prescription_id, procedure_id)
    except UsedUp:
        return False
    return True


async def find_usable(company, client, medicine="  BOTOX "):
    async with transaction(Context.system(company.id)) as session:
        return await service.find_usable(session, client.id, medicine)


@pytest.mark.covers("RXP-007")
async def test_uses_are_counted_and_the_last_use_expires_the_prescription(as_staff, factory):
    staff = await as_staff()
    client = await factory.client(staff.company)
    row = await create_signed(factory, staff.company, client)
    assert await find_usable(staff.company, client) == row.id
    first = new_id()
    assert [await try_use(staff.company, row.id, first) for _ in range(3)] == [True, True, True]
    prescription = await get_prescription(staff, row.id)
    assert (prescription["uses"], prescription["state"]) == (1, "signed")
    assert await try_use(staff.company, row.id, new_id())
    prescription = await get_prescription(staff, row.id)
    assert (prescription["uses"], prescription["state"], prescription["ended_reason"]) == (2, "expired", "uses")
    assert await find_usable(staff.company, client) is None
    assert not await try_use(staff.company, row.id, new_id())
    assert len(await staff.list_audit("prescription.used")) == 2 and len(await staff.list_audit("prescription.expired")) == 1


@pytest.mark.covers("RXP-007")
@pytest.mark.parametrize(("fields", "expected"), [
    ({"max_uses": 1}, ("signed", "", 0)), ({"max_uses": 2}, ("signed", "", 0)), ({"max_uses": 1, "past": True}, ("expired", "date", 0)),
    ({"max_uses": 2, "inactivated": True}, ("inactivated", "Biverkan", 0)),
])
async def test_released_uses_reactivate_the_prescription_while_it_is_valid(as_staff, factory, fields, expected):
    """RXP-007: releasing the last use makes it signed again, but not after its last day nor when inactivated; repeating does nothing."""
    staff, treatment = await as_staff(), new_id()
    row = await create_signed(factory, staff.company, await factory.client(staff.company), max_uses=fields["max_uses"])
    assert await try_use(staff.company, row.id, treatment)
    if fields.get("inactivated"):
        close_data = {"reason": "Biverkan", "version": 2}
        assert (await staff.post(f"/api/prescriptions/{row.id}/inactivate", json=close_data)).json()["status"] == "1"
    for _ in range(2):
        with time_machine.travel(now() + timedelta(days=400 if fields.get("past") else 0)):
            async with transaction(Context.system(staff.company.id)) as session:
                await service.release_uses(session, treatment)
    prescription = await get_prescription(staff, row.id)
    assert (prescription["state"], prescription["ended_reason"], prescription["uses"]) == expected
    assert len(await staff.list_audit("prescription.uses_released")) == 1
    async with transaction(Context.system(staff.company.id)) as session:
        usable_id = await service.find_usable(session, row.client_id, row.drug, procedure_id=treatment)
    assert usable_id == (None if expected[0] == "inactivated" else row.id), "a released use does not count as used"
    assert await try_use(staff.company, row.id, new_id()) is (expected[0] != "inactivated"), "a day before the last one is still covered"


@pytest.mark.covers("RXP-007")
async def test_concurrent_treatments_use_no_more_than_prescribed(factory):
    company = await factory.company()
    row = await create_signed(factory, company, await factory.client(company), max_uses=3)
    accepted = await asyncio.gather(*(try_use(company, row.id, new_id()) for _ in range(8)))
    assert sum(accepted) == 3


@pytest.mark.covers("RXP-007")
@pytest.mark.parametrize("fields", [{"state": "pending", "signed_at": None}, {"state": "inactivated"}, {"state": "expired"}, {"past": True}])
async def test_only_a_valid_signed_prescription_can_be_used(factory, fields):
    company = await factory.company()
    client = await factory.client(company)
    validity = {"valid_until": (now() - timedelta(days=2)).date()} if fields.get("past") else {}
    row = await create_signed(factory, company, client, **({} if validity else fields), **validity)
    assert await find_usable(company, client) is None
    assert not await try_use(company, row.id, new_id())


@pytest.mark.covers("RXP-007")
async def test_find_usable_prefers_the_earliest_end_and_ignores_other_medicines_and_clients(factory):
    company = await factory.company()
    client, other = await factory.client(company), await factory.client(company)
    later_ending = await create_signed(factory, company, client)
    earlier_ending = await create_signed(factory, company, client, valid_until=(now() + timedelta(days=9)).date())
    assert await find_usable(company, client) == earlier_ending.id != later_ending.id
    assert await find_usable(company, client, "Xylocain") is None
    assert await find_usable(company, other) is None


@pytest.mark.covers("RXP-007")
async def test_job_expires_prescriptions_after_their_last_day(as_staff, factory):
    staff = await as_staff()
    client, today = await factory.client(staff.company), local_date(now(), "Europe/Stockholm")
    last_day_today, past = [await create_signed(factory, staff.company, client, valid_until=day) for day in (today, today - timedelta(days=2))]
    for _ in range(2):
        await jobs.expire_prescriptions(Context.system(staff.company.id))
    assert (await get_prescription(staff, last_day_today.id))["state"] == "signed"
    prescription = await get_prescription(staff, past.id)
    assert (prescription["state"], prescription["ended_reason"]) == ("expired", "date")
    assert len(await staff.list_audit("prescription.expired")) == 1
