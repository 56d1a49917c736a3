"""A clinic's catalogue: categories in order, services with their people and rooms, kept apart from other clinics."""

from uuid import uuid4

import pytest

from clinic.accounts.service import member_changed
from clinic.booking.catalogue.models import Resource
from clinic.core.context import Context
from clinic.core.db import owned, unit

pytestmark = pytest.mark.anyio
NOWHERE = "0192f0c1-7b1d-7000-8000-000000000001"
"""An id that nothing has; the same in every process, for they must agree on the tests' names."""


def a_service(category_id, **fields):
    return {"category_id": category_id, "name": "Ansiktsbehandling", "color": "#22AA88", "price": 95000, "duration": 60, **fields}


async def category_of(staff, name="Hud", **fields):
    return (await staff.post("/api/v2/categories", json={"name": name, **fields})).json()["data"]


async def practitioner_of(make, company, **fields):
    member = await make.member(company, is_for_booking=True, **fields)
    async with unit(Context.system(company.id)) as session:
        await member_changed(session, member)
    return member


@pytest.mark.covers("BKG-001", "PLT-111")
async def test_categories_are_added_changed_put_in_order_and_out_of_use(as_staff):
    """BKG-001: store, update, shift, toggle, group_booking, list with services. PLT-111: a stale save meets the row as it is."""
    staff = await as_staff("admin")
    first, second, third = [await category_of(staff, name) for name in ("Hud", "Kropp", "Injektion")]
    changed = (await staff.put(f"/api/v2/categories/{first['id']}", json={"name": "Hudvård", "group_booking": True, "version": 1})).json()["data"]
    assert (changed["name"], changed["group_booking"], changed["version"]) == ("Hudvård", True, 2)
    stale = await staff.put(f"/api/v2/categories/{first['id']}", json={"name": "Annat", "version": 1})
    assert (stale.status_code, stale.json()["data"]["code"], stale.json()["data"]["current"]["name"]) == (409, "version.stale", "Hudvård")
    moved = (await staff.post("/api/v2/categories/shift", json={"ids": [third["id"], first["id"]]})).json()["data"]
    assert [row["name"] for row in moved] == ["Injektion", "Hudvård", "Kropp"]
    assert [row["version"] for row in moved] == [1, 2, 1]
    off = (await staff.post(f"/api/v2/categories/{second['id']}/toggle", json={"version": 1})).json()["data"]
    assert off["is_active"] is False
    await staff.post("/api/v2/services", json=a_service(first["id"]))
    listed = (await staff.get("/api/v2/categories?with_service=true")).json()["data"]
    assert [(row["name"], row["is_active"], len(row["services"])) for row in listed] == [
        ("Injektion", True, 0), ("Hudvård", True, 1), ("Kropp", False, 0),
    ]
    assert (await staff.get("/api/v2/categories?active=true")).json()["data"][0]["services"] is None
    taken = await staff.post("/api/v2/categories", json={"name": " hudVÅRD "})
    assert (taken.status_code, taken.json()["errors"]["name"][0]["code"]) == (422, "taken")
    unknown = await staff.post("/api/v2/categories/shift", json={"ids": [first["id"], str(uuid4())]})
    assert unknown.json()["errors"]["ids"][0]["code"] == "unknown"
    assert [len(await staff.audit_of(f"category.{what}")) for what in ("made", "changed", "shifted", "toggled")] == [3, 1, 1, 1]


@pytest.mark.covers("BKG-002", "PLT-111")
async def test_services_with_who_performs_them_and_where(as_staff, make):
    """BKG-002: every field, list with search, update, toggle, destroy."""
    staff = await as_staff("admin")
    anna, bea = await practitioner_of(make, staff.company, first_name="Anna"), await practitioner_of(make, staff.company, first_name="Bea")
    people = {row["user_id"]: row["id"] for row in (await staff.get("/api/practitioners")).json()["data"]}
    room = (await staff.post("/api/rooms", json={"name": "Rum 1"})).json()["data"]
    category = await category_of(staff)
    wanted = a_service(
        category["id"], time_before=5, time_after=10, bookable=False, description_en="Calm", description_sv="Lugnt",
        practitioner_ids=[people[str(anna.id)]], room_ids=[room["id"]],
    )
    made = (await staff.post("/api/v2/services", json=wanted)).json()["data"]
    assert {key: made[key] for key in wanted} == wanted
    assert (await staff.get(f"/api/v2/services/{made['id']}")).json()["data"] == made
    update = {**wanted, "practitioner_ids": [people[str(bea.id)]], "room_ids": [], "price": 99000, "version": 1}
    changed = (await staff.put(f"/api/v2/services/{made['id']}", json=update)).json()["data"]
    assert (changed["practitioner_ids"], changed["room_ids"], changed["version"]) == ([people[str(bea.id)]], [], 2)
    assert (await staff.get("/api/v2/services?search=ANSIKTS")).json()["data"] == [changed]
    assert (await staff.get("/api/v2/services?search=100%25")).json()["data"] == []
    only_people = {**update, "practitioner_ids": list(people.values()), "version": 2}
    assert (await staff.put(f"/api/v2/services/{made['id']}", json=only_people)).json()["data"]["version"] == 3
    stale = (await staff.put(f"/api/v2/services/{made['id']}", json=update)).json()["data"]
    assert (stale["code"], stale["current"]["version"]) == ("version.stale", 3)
    off = (await staff.post(f"/api/v2/services/{made['id']}/toggle", json={"version": 3})).json()["data"]
    assert (off["is_active"], set(off["practitioner_ids"])) == (False, set(people.values()))
    assert (await staff.get("/api/v2/services?active=true")).json()["data"] == []
    assert (await staff.delete(f"/api/v2/services/{made['id']}?version=1")).status_code == 409
    assert (await staff.delete(f"/api/v2/services/{made['id']}?version=4")).status_code == 200
    assert (await staff.get(f"/api/v2/services/{made['id']}")).status_code == 404
    assert [len(await staff.audit_of(f"service.{what}")) for what in ("made", "changed", "toggled", "deleted")] == [1, 2, 1, 1]


@pytest.mark.covers("BKG-002")
@pytest.mark.parametrize(("field", "value", "code"), [
    ("name", "  ", "required"), ("category_id", None, "required"), ("category_id", NOWHERE, "unknown"), ("color", "", "required"),
    ("color", "red", "theme_color"), ("price", 0, "above"), ("duration", None, "required"), ("duration", 0, "at_least"),
    ("duration", 1441, "at_most"), ("time_before", 721, "at_most"), ("practitioner_ids", [NOWHERE], "unknown"),
    ("room_ids", [NOWHERE], "unknown"),
])
async def test_what_a_service_needs(as_staff, field, value, code):
    """BKG-002: category, name, colour, price above 0 and duration are required; the error lands on its field."""
    staff = await as_staff("admin")
    category = await category_of(staff)
    reply = await staff.post("/api/v2/services", json={**a_service(category["id"]), field: value})
    assert (reply.status_code, reply.json()["errors"][field][0]["code"]) == (422, code)
    assert (await staff.get("/api/v2/services")).json()["data"] == []


@pytest.mark.covers("BEY-060")
async def test_another_clinics_rows_are_not_found(as_staff, make):
    """BEY-060: a foreign company can't read, change or point at what isn't its own."""
    staff, other = await as_staff("super_admin"), await as_staff("super_admin")
    category, room = await category_of(staff), (await staff.post("/api/rooms", json={"name": "Rum 1"})).json()["data"]
    made = (await staff.post("/api/v2/services", json=a_service(category["id"]))).json()["data"]
    for method, path, body in [
        ("GET", f"/api/v2/services/{made['id']}", None), ("PUT", f"/api/v2/services/{made['id']}", {**a_service(category["id"]), "version": 1}),
        ("DELETE", f"/api/v2/services/{made['id']}", None), ("POST", f"/api/v2/services/{made['id']}/toggle", {"version": 1}),
        ("PUT", f"/api/v2/categories/{category['id']}", {"name": "Min", "version": 1}),
        ("POST", f"/api/v2/categories/{category['id']}/toggle", {"version": 1}), ("PUT", f"/api/rooms/{room['id']}", {"name": "Mitt", "version": 1}),
        ("GET", f"/api/bookings/free-slots?service_id={made['id']}&from=2027-01-01&to=2027-01-02", None),
    ]:
        assert (await other.send(method, path, json=body)).status_code == 404, path
    mine = await category_of(other)
    for wrong in ({"category_id": category["id"]}, {"room_ids": [room["id"]]}):
        assert (await other.post("/api/v2/services", json={**a_service(mine["id"]), **wrong})).status_code == 422
    for path in ("/api/v2/services", "/api/rooms", "/api/practitioners"):
        assert (await other.get(path)).json()["data"] == []


@pytest.mark.covers("BKG-002")
async def test_rooms_have_names_of_their_own_and_go_out_of_use(as_staff, make):
    """BKG-002: where a service can be; a practitioner's row is no room."""
    staff = await as_staff("admin")
    await practitioner_of(make, staff.company)
    room = (await staff.post("/api/rooms", json={"name": "Rum 1", "color": "#334455"})).json()["data"]
    assert (await staff.post("/api/rooms", json={"name": "RUM 1"})).json()["errors"]["name"][0]["code"] == "taken"
    off = (await staff.put(f"/api/rooms/{room['id']}", json={"name": "Rum 1", "is_active": False, "version": 1})).json()["data"]
    assert (off["is_active"], off["version"]) == (False, 2)
    assert (await staff.put(f"/api/rooms/{room['id']}", json={"name": "Rum 9", "version": 1})).status_code == 409
    person = (await staff.get("/api/practitioners")).json()["data"][0]
    assert (await staff.put(f"/api/rooms/{person['id']}", json={"name": "Rum 9", "version": 1})).status_code == 404
    assert [len(await staff.audit_of(f"room.{what}")) for what in ("made", "changed")] == [1, 1]


@pytest.mark.covers("PLT-030")
async def test_a_practitioner_follows_the_membership(as_staff, make):
    """PLT-030: a practitioner is a user available for booking; the row outlives that they no longer are."""
    staff = await as_staff("admin")
    member = await practitioner_of(make, staff.company, first_name="Anna", last_name="Ek")
    row = (await staff.get("/api/practitioners")).json()["data"][0]
    assert (row["user_id"], row["name"], row["is_active"]) == (str(member.id), "Anna Ek", True)
    async with unit(Context.system(staff.company.id)) as session:
        mine = await owned(session, type(member), member.id)
        mine.last_name, mine.is_active = "Lind", False
        await member_changed(session, mine)
    gone = (await staff.get("/api/practitioners")).json()["data"]
    assert [(one["id"], one["name"], one["is_active"]) for one in gone] == [(row["id"], "Anna Lind", False)]
    await make.member(staff.company, is_for_booking=False)
    async with unit(Context.system(staff.company.id)) as session:
        assert (await owned(session, Resource, row["id"])).kind == "practitioner"


@pytest.mark.covers("PLT-032")
async def test_users_read_and_admins_write(as_staff):
    """PLT-032: whoever isn't an administrator reads the catalogue and changes nothing of it."""
    admin = await as_staff("admin")
    user = await as_staff("user", company=admin.company)
    off = await as_staff("admin", company=admin.company, is_booking_on=False)
    assert (await user.get("/api/v2/services")).status_code == 200
    for path, body in (("/api/v2/categories", {"name": "X"}), ("/api/rooms", {"name": "X"}), ("/api/holidays", {})):
        assert (await user.post(path, json=body)).json()["data"]["code"] == "permission.role"
        assert (await off.post(path, json=body)).json()["data"]["code"] == "permission.user_system"


@pytest.mark.covers("PLT-050")
async def test_the_currency_is_frozen_with_the_first_price(as_staff):
    """PLT-050: prices are in the company's currency, which no longer changes once there is one."""
    staff = await as_staff("super_admin")
    company = (await staff.get("/api/company")).json()["data"]
    category = await category_of(staff)
    await staff.post("/api/v2/services", json=a_service(category["id"]))
    refused = await staff.put("/api/company", json={**company, "unit": "eur"})
    assert refused.json()["errors"]["unit"][0]["code"] == "currency_frozen"
