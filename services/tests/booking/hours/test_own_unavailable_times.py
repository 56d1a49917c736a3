"""Practitioners make their own time unavailable, never another's; administrators do so for everyone (BKG-010, USE-020)."""

from typing import Any
from uuid import UUID

import pytest
from sqlalchemy import update

from clinic.booking.catalogue.models import Resource
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from tests.booking.hours.test_unavailable_times import PATH, _data

pytestmark = [pytest.mark.anyio, pytest.mark.covers("BKG-010", "USE-020")]


async def connect(clinic: Any, staff: Any, position: int = 0) -> Any:
    """Make a signed-in member the person of one of the clinic's practitioners."""
    async with transaction(Context.system(clinic.company.id)) as session:
        key = Resource.company_id == clinic.company.id, Resource.id == clinic.practitioners[position].id
        await session.execute(update(Resource).where(*key).values(membership_id=staff.member.id))
    return staff


@pytest.fixture
async def clinic(factory: Any) -> Any:
    return await factory.bookable_clinic(people=2, settings={"slot_interval": 60})


@pytest.fixture
async def nurse(clinic: Any, as_staff: Any) -> Any:
    return await connect(clinic, await as_staff("user", company=clinic.company))


def _refusal(reply: Any) -> tuple[int, str]:
    return reply.status_code, reply.json()["data"]["code"]


async def test_practitioner_adds_edits_and_removes_their_own_break(clinic, nurse, visitor):
    """USE-020: a break of every week keeps visitors out; it is edited and removed by its practitioner, and each step is audited."""
    day, base = clinic.at(9)[:10], f"/api/v2/booking-portal/{clinic.company.encrypted_id}"

    async def list_free() -> str:
        params = {"service_id": str(clinic.service.id), "practitioner_id": str(clinic.practitioners[0].id), "day": day}
        return (await visitor.get(f"{base}/available-slots", params=params)).text

    lunch = _data(clinic, clinic.at(11), clinic.at(12), weekdays=list(range(7)), repeats_until=clinic.at(9, days=20)[:10])
    added = await nurse.post(PATH, json=lunch)
    assert added.status_code == 200, added.text
    row = added.json()["data"]
    assert clinic.at(11) not in await list_free() and clinic.at(13) in await list_free()
    moved = {**lunch, "start_at": clinic.at(13), "end_at": clinic.at(14), "version": row["version"]}
    assert (await nurse.put(f"{PATH}/{row['id']}", json=moved)).status_code == 200
    assert clinic.at(11) in await list_free() and clinic.at(13) not in await list_free()
    assert (await nurse.delete(f"{PATH}/{row['id']}")).status_code == 200
    assert clinic.at(13) in await list_free()
    for action in ("created", "changed", "deleted"):
        [entry] = await nurse.list_audit(f"unavailable_time.{action}")
        assert entry["subject_id"] == UUID(row["id"])


async def test_practitioner_is_refused_the_time_of_others(clinic, nurse, as_staff):
    """USE-020: another's time is neither added, edited nor removed, and one's own is never made another's; nothing is written."""
    admin, other = await as_staff("admin", company=clinic.company), str(clinic.practitioners[1].id)
    refused = (403, "unavailable_time.not_own")
    theirs = _data(clinic, clinic.at(10), clinic.at(11), practitioner_id=other)
    assert _refusal(await nurse.post(PATH, json=theirs)) == refused
    row = (await admin.post(PATH, json=theirs)).json()["data"]
    own = (await nurse.post(PATH, json=_data(clinic, clinic.at(14), clinic.at(15)))).json()["data"]
    path, own_path = f"{PATH}/{row['id']}", f"{PATH}/{own['id']}"
    for change in (theirs, {**theirs, "practitioner_id": str(clinic.practitioners[0].id)}, {**theirs, "reason": "Ledig"}):
        assert _refusal(await nurse.put(path, json={**change, "version": row["version"]})) == refused
    assert _refusal(await nurse.put(path, json={**theirs, "version": 99})) == refused, "an outdated version shows nothing of the row either"
    assert _refusal(await nurse.delete(path)) == refused
    of_another = _data(clinic, clinic.at(14), clinic.at(15), practitioner_id=other, version=own["version"])
    assert _refusal(await nurse.put(own_path, json=of_another)) == refused
    swedish = await nurse.post(PATH, json=theirs, headers={"X-Language": "sv"})
    assert swedish.json()["message"].startswith("Du kan bara göra din egen tid otillgänglig.")
    assert [(await admin.get(one)).json()["data"] for one in (path, own_path)] == [row, own]
    assert len(await admin.list_audit("unavailable_time.created")) == 2
    assert await admin.list_audit("unavailable_time.changed") == await admin.list_audit("unavailable_time.deleted") == []


async def test_administrators_edit_and_remove_what_a_practitioner_added(clinic, nurse, as_staff):
    """USE-020: an administrator changes everyone's time, also to another practitioner."""
    admin = await as_staff("admin", company=clinic.company)
    row = (await nurse.post(PATH, json=_data(clinic, clinic.at(14), clinic.at(15)))).json()["data"]
    change = _data(clinic, clinic.at(14), clinic.at(16), practitioner_id=str(clinic.practitioners[1].id), version=row["version"])
    changed = await admin.put(f"{PATH}/{row['id']}", json=change)
    assert changed.status_code == 200, changed.text
    assert _refusal(await nurse.delete(f"{PATH}/{row['id']}")) == (403, "unavailable_time.not_own"), "it is another's now"
    assert (await admin.delete(f"{PATH}/{row['id']}")).status_code == 200


async def test_staff_without_a_column_of_their_own_make_no_time_unavailable(clinic, nurse, as_staff):
    """USE-020: a receptionist isn't a practitioner; an accountant has no calendar; both are refused."""
    receptionist, accountant = await as_staff("user", company=clinic.company), await as_staff("accountant", company=clinic.company)
    row = (await nurse.post(PATH, json=_data(clinic, clinic.at(14), clinic.at(15)))).json()["data"]
    data, path = _data(clinic, clinic.at(10), clinic.at(11)), f"{PATH}/{row['id']}"
    for caller, code in ((receptionist, "unavailable_time.not_own"), (accountant, "permission.role")):
        replies = (await caller.post(PATH, json=data), await caller.put(path, json={**data, "version": 1}), await caller.delete(path))
        assert [_refusal(reply) for reply in replies] == [(403, code)] * 3


async def test_who_only_reads_the_calendar_makes_no_time_unavailable(factory, as_staff):
    """USE-020, SUB-002: neither at a clinic whose account is read-only nor without the booking module, also not one's own time."""
    for fields, member_fields, code in (
        ({"subscription_state": "read_only"}, {}, "subscription.read_only"),
        ({}, {"is_booking_on": False}, "permission.user_module"),
    ):
        clinic = await factory.bookable_clinic(company=await factory.company(timezone="UTC", **fields))
        nurse = await connect(clinic, await as_staff("user", company=clinic.company, **member_fields))
        assert _refusal(await nurse.post(PATH, json=_data(clinic, clinic.at(10), clinic.at(11)))) == (403, code)


async def test_practitioner_reaches_no_time_of_another_clinic(clinic, nurse, factory, as_staff):
    """USE-020: a foreign clinic's unavailable time doesn't exist, and its practitioner is unknown."""
    foreign = await factory.bookable_clinic()
    admin = await as_staff("admin", company=foreign.company)
    data = _data(foreign, foreign.at(10), foreign.at(11))
    row = (await admin.post(PATH, json=data)).json()["data"]
    assert (await nurse.put(f"{PATH}/{row['id']}", json={**data, "version": 1})).status_code == 404
    assert (await nurse.delete(f"{PATH}/{row['id']}")).status_code == 404
    unknown = await nurse.post(PATH, json=data)
    assert (unknown.status_code, unknown.json()["errors"]["practitioner_id"][0]["code"]) == (422, "unknown")
    assert (await admin.get(f"{PATH}/{row['id']}")).json()["data"] == row


async def test_permission_of_ones_own_time_opens_nothing_else_of_the_schedule(clinic, nurse):
    """USE-020: opening hours, days off and working time stay with administrators."""
    for method, path in (
        ("PUT", "/api/business-hours"), ("POST", "/api/holidays"), ("PUT", "/api/schedules"), ("PUT", "/api/booking-settings"),
    ):
        reply = await nurse.send(method, path, json={})
        assert _refusal(reply) == (403, "permission.role"), path
    session = (await nurse.get("/api/session")).json()["data"]
    assert "schedule.own.write" in session["permissions"] and "schedule.write" not in session["permissions"]
