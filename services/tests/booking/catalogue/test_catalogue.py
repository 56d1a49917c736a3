"""The catalogue: categories, services with practitioners and rooms, tenant isolation."""

import asyncio
from collections.abc import Callable
from typing import Any
from uuid import uuid4

import pytest

from clinic.accounts.service import notify_member_changed
from clinic.booking.catalogue import limits
from clinic.booking.catalogue.models import Resource, Service, ServiceCategory
from clinic.core.database.session import get_owned, transaction
from clinic.core.database.tenant_context import Context
from tests.forms.scenarios import create_consent_template, create_questionnaire

pytestmark = pytest.mark.anyio
UNKNOWN_ID = "0192f0c1-7b1d-7000-8000-000000000001"
"""An id that no row has; constant, because all test processes must agree on the parametrised test names."""


def service_data(category_id, **fields):
    return {"category_id": category_id, "name": "Ansiktsbehandling", "color": "#22AA88", "price": 95000, "duration": 60, **fields}


async def create_category(staff, name="Hud", **fields):
    return (await staff.post("/api/v2/categories", json={"name": name, **fields})).json()["data"]


async def create_practitioner(factory, company, **fields):
    member = await factory.member(company, is_for_booking=True, **fields)
    async with transaction(Context.system(company.id)) as session:
        await notify_member_changed(session, member)
    return member


@pytest.mark.covers("BKG-001")
async def test_create_update_reorder_and_deactivate_categories(as_staff):
    """BKG-001: store, update, shift, toggle, group_booking, list with services. A stale update returns the current row."""
    staff = await as_staff("admin")
    first, second, third = [await create_category(staff, name) for name in ("Hud", "Kropp", "Injektion")]
    changed = (await staff.put(f"/api/v2/categories/{first['id']}", json={"name": "Hudvård", "group_booking": True, "version": 1})).json()["data"]
    assert (changed["name"], changed["group_booking"], changed["version"]) == ("Hudvård", True, 2)
    stale = await staff.put(f"/api/v2/categories/{first['id']}", json={"name": "Annat", "version": 1})
    assert (stale.status_code, stale.json()["data"]["code"], stale.json()["data"]["current"]["name"]) == (409, "version.stale", "Hudvård")
    reordered = (await staff.post("/api/v2/categories/shift", json={"ids": [third["id"], first["id"]]})).json()["data"]
    assert [row["name"] for row in reordered] == ["Injektion", "Hudvård", "Kropp"]
    assert [row["version"] for row in reordered] == [1, 2, 1]
    inactive = (await staff.post(f"/api/v2/categories/{second['id']}/toggle", json={"version": 1})).json()["data"]
    assert inactive["is_active"] is False
    await staff.post("/api/v2/services", json=service_data(first["id"], group_quantity=6))
    listed = (await staff.get("/api/v2/categories?with_service=true")).json()["data"]
    assert [(row["name"], row["is_active"], len(row["services"])) for row in listed] == [
        ("Injektion", True, 0), ("Hudvård", True, 1), ("Kropp", False, 0),
    ]
    assert (await staff.get("/api/v2/categories?active=true")).json()["data"][0]["services"] is None
    taken = await staff.post("/api/v2/categories", json={"name": " hudVÅRD "})
    assert (taken.status_code, taken.json()["errors"]["name"][0]["code"]) == (422, "taken")
    unknown = await staff.post("/api/v2/categories/shift", json={"ids": [first["id"], str(uuid4())]})
    assert unknown.json()["errors"]["ids"][0]["code"] == "unknown"
    assert [len(await staff.list_audit(f"category.{action}")) for action in ("created", "changed", "reordered", "toggled")] == [3, 1, 1, 1]


@pytest.mark.covers("BKG-002")
async def test_create_list_update_and_delete_services(as_staff, factory):
    """BKG-002: every field, with VAT and the forms it asks for, list with search, update, toggle, destroy."""
    staff = await as_staff("admin")
    consent, questionnaire = await create_consent_template(staff), await create_questionnaire(staff)
    anna, bea = await create_practitioner(factory, staff.company, first_name="Anna"), await create_practitioner(factory, staff.company, first_name="Bea")
    practitioner_ids = {row["user_id"]: row["id"] for row in (await staff.get("/api/practitioners")).json()["data"]}
    room = (await staff.post("/api/rooms", json={"name": "Rum 1"})).json()["data"]
    category = await create_category(staff)
    data = service_data(
        category["id"], buffer_before=5, buffer_after=10, bookable=False, description_en="Calm", description_sv="Lugnt", tax=0,
        name_en="Facial", name_sv="Ansikte", consent_template_ids=[consent["id"]], questionnaire_ids=[questionnaire["id"]],
        practitioner_ids=[practitioner_ids[str(anna.id)]], room_ids=[room["id"]],
    )
    created = (await staff.post("/api/v2/services", json=data)).json()["data"]
    assert {key: created[key] for key in data} == data
    assert (await staff.get(f"/api/v2/services/{created['id']}")).json()["data"] == created
    update = {**data, "practitioner_ids": [practitioner_ids[str(bea.id)]], "room_ids": [], "price": 99000, "version": 1}
    changed = (await staff.put(f"/api/v2/services/{created['id']}", json=update)).json()["data"]
    assert (changed["practitioner_ids"], changed["room_ids"], changed["version"]) == ([practitioner_ids[str(bea.id)]], [], 2)
    assert (await staff.get("/api/v2/services?search=ANSIKTS")).json()["data"]["items"] == [changed]
    assert (await staff.get("/api/v2/services?search=100%25")).json()["data"]["items"] == []
    all_practitioners = {**update, "practitioner_ids": list(practitioner_ids.values()), "version": 2}
    assert (await staff.put(f"/api/v2/services/{created['id']}", json=all_practitioners)).json()["data"]["version"] == 3
    stale = (await staff.put(f"/api/v2/services/{created['id']}", json=update)).json()["data"]
    assert (stale["code"], stale["current"]["version"]) == ("version.stale", 3)
    inactive = (await staff.post(f"/api/v2/services/{created['id']}/toggle", json={"version": 3})).json()["data"]
    assert (inactive["is_active"], set(inactive["practitioner_ids"])) == (False, set(practitioner_ids.values()))
    assert (await staff.get("/api/v2/services?active=true")).json()["data"]["items"] == []
    assert (await staff.delete(f"/api/v2/services/{created['id']}?version=1")).status_code == 409
    assert (await staff.delete(f"/api/v2/services/{created['id']}?version=4")).status_code == 200
    assert (await staff.get(f"/api/v2/services/{created['id']}")).status_code == 404
    assert [len(await staff.list_audit(f"service.{action}")) for action in ("created", "changed", "toggled", "deleted")] == [1, 2, 1, 1]


@pytest.mark.covers("USE-019")
async def test_service_that_lacks_a_language_is_listed(as_staff):
    """USE-019: a clinic that speaks Swedish to clients is reminded of an absent English name and of a description in one language only."""
    staff = await as_staff("admin")
    category = await create_category(staff, name_en="Skin")
    assert category["name_en"] == "Skin"
    await staff.post("/api/v2/services", json=service_data(category["id"], name="Peeling"))
    complete = service_data(category["id"], name="Laser", name_en="Laser hair removal", description_en="Calm", description_sv="Lugnt")
    created = (await staff.post("/api/v2/services", json=complete)).json()["data"]
    assert (created["name_en"], created["name_sv"]) == ("Laser hair removal", "")
    await staff.post("/api/v2/services", json={**complete, "name": "Botox", "description_en": ""})
    listed = (await staff.get("/api/v2/services?untranslated=true")).json()["data"]
    assert ([row["name"] for row in listed["items"]], listed["total"]) == (["Botox", "Peeling"], 2)
    too_long = await staff.post("/api/v2/services", json={**complete, "name_sv": "x" * 121})
    assert too_long.json()["errors"]["name_sv"][0]["code"] == "too_long"


@pytest.mark.covers("BKG-002", "USE-014")
async def test_restore_a_deleted_service(as_staff, factory):
    """BKG-002 USE-014: a deleted service is listed by a filter and restored with who performs it, by the version that was read."""
    staff = await as_staff("admin")
    await create_practitioner(factory, staff.company)
    [practitioner] = (await staff.get("/api/practitioners")).json()["data"]
    category = await create_category(staff)
    data = service_data(category["id"], practitioner_ids=[practitioner["id"]])
    created = (await staff.post("/api/v2/services", json=data)).json()["data"]
    path = f"/api/v2/services/{created['id']}"
    assert (await staff.post(f"{path}/restore", json={"version": 1})).status_code == 404
    assert (await staff.delete(path)).status_code == 200
    assert (await staff.get("/api/v2/services")).json()["data"]["items"] == []
    [deleted] = (await staff.get("/api/v2/services?deleted=true")).json()["data"]["items"]
    assert (deleted["id"], deleted["version"]) == (created["id"], 2)
    assert (await staff.post(f"{path}/restore", json={"version": 1})).status_code == 409
    restored = (await staff.post(f"{path}/restore", json={"version": 2})).json()["data"]
    assert restored == {**created, "version": 3}
    assert (await staff.get("/api/v2/services")).json()["data"]["items"] == [restored]
    assert len(await staff.list_audit("service.restored")) == 1


@pytest.mark.covers("BKG-002", "PLT-102")
@pytest.mark.parametrize(("field", "value", "code"), [
    ("name", "  ", "required"), ("category_id", None, "required"), ("category_id", UNKNOWN_ID, "unknown"), ("color", "", "required"),
    ("color", "red", "theme_color"), ("price", 0, "above"), ("price", "100", "number"), ("tax", 1000, "choice"), ("duration", None, "required"), ("duration", 0, "at_least"),
    ("duration", 1441, "at_most"), ("buffer_before", 721, "at_most"), ("practitioner_ids", [UNKNOWN_ID], "unknown"),
    ("room_ids", [UNKNOWN_ID], "unknown"),
])
async def test_required_service_fields(as_staff, field, value, code):
    """BKG-002: category, name, colour, price above 0 and duration are required; the error lands on its field."""
    staff = await as_staff("admin")
    category = await create_category(staff)
    reply = await staff.post("/api/v2/services", json={**service_data(category["id"]), field: value})
    assert (reply.status_code, reply.json()["errors"][field][0]["code"]) == (422, code)
    assert (await staff.get("/api/v2/services/options")).json()["data"] == []


@pytest.mark.covers("BEY-060")
async def test_rows_of_another_clinic_are_not_found(as_staff, factory):
    """BEY-060: a user of another company can't read, change or reference the rows."""
    staff, other = await as_staff("super_admin"), await as_staff("super_admin")
    category, room = await create_category(staff), (await staff.post("/api/rooms", json={"name": "Rum 1"})).json()["data"]
    created = (await staff.post("/api/v2/services", json=service_data(category["id"]))).json()["data"]
    for method, path, body in [
        ("GET", f"/api/v2/services/{created['id']}", None), ("PUT", f"/api/v2/services/{created['id']}", {**service_data(category["id"]), "version": 1}),
        ("DELETE", f"/api/v2/services/{created['id']}", None), ("POST", f"/api/v2/services/{created['id']}/toggle", {"version": 1}),
        ("PUT", f"/api/v2/categories/{category['id']}", {"name": "Min", "version": 1}),
        ("POST", f"/api/v2/categories/{category['id']}/toggle", {"version": 1}), ("PUT", f"/api/rooms/{room['id']}", {"name": "Mitt", "version": 1}),
        ("GET", f"/api/v2/bookings/free-slots?service_id={created['id']}&from=2027-01-01&to=2027-01-02", None),
    ]:
        assert (await other.send(method, path, json=body)).status_code == 404, path
    other_category = await create_category(other)
    for foreign in ({"category_id": category["id"]}, {"room_ids": [room["id"]]}):
        assert (await other.post("/api/v2/services", json={**service_data(other_category["id"]), **foreign})).status_code == 422
    for path in ("/api/v2/services/options", "/api/rooms/options", "/api/practitioners"):
        assert (await other.get(path)).json()["data"] == []


@pytest.mark.covers("BKG-002")
@pytest.mark.parametrize("field", ["category_id", "name", "color", "price", "duration"])
async def test_a_service_without_a_required_field_is_refused(as_staff, field):
    """BKG-002: the five fields that a service must have; a changed service keeps what it had."""
    staff = await as_staff("admin")
    data = service_data((await create_category(staff))["id"])
    created = (await staff.post("/api/v2/services", json=data)).json()["data"]
    absent = {name: value for name, value in created.items() if name != field}
    for method, path, body in (("POST", "/api/v2/services", {**data, field: None}), ("PUT", f"/api/v2/services/{created['id']}", absent)):
        refused = await staff.send(method, path, json=body)
        assert (refused.status_code, refused.json()["errors"][field][0]["code"]) == (422, "required")
    assert (await staff.get("/api/v2/services")).json()["data"]["items"] == [created]


@pytest.mark.covers("BKG-002")
async def test_the_list_is_flat_and_takes_what_each_service_is_listed_with(as_staff, factory):
    """BKG-002: `search`, `price_only` and `with[]`; without them a service has the ids of its category and practitioners."""
    staff = await as_staff("admin")
    await create_practitioner(factory, staff.company, first_name="Anna", last_name="Ek")
    [practitioner] = (await staff.get("/api/practitioners")).json()["data"]
    category = await create_category(staff)
    data = service_data(category["id"], tax=600, practitioner_ids=[practitioner["id"]], description_en="Calm")
    created = (await staff.post("/api/v2/services", json=data)).json()["data"]
    await staff.post("/api/v2/services", json=service_data(category["id"], name="Massage"))

    async def list_services(**params: Any) -> Any:
        return (await staff.get("/api/v2/services", params={"search": "ansikts", **params})).json()["data"]["items"]

    people = [{"id": practitioner["id"], "name": "Anna Ek"}]
    price = {name: created[name] for name in ("id", "version", "category_id", "name", "color", "price", "tax", "duration")}
    assert await list_services() == [created] and created["tax"] == 600
    assert await list_services(**{"with[]": "category"}) == [{**created, "category": category}]
    assert await list_services(**{"with[]": ["category", "practitioners"]}) == [{**created, "category": category, "practitioners": people}]
    assert await list_services(price_only=True) == [price]
    assert await list_services(price_only=True, **{"with[]": "practitioners"}) == [{**price, "practitioners": people}]
    assert (await staff.get("/api/v2/services", params={"with[]": "clients"})).status_code == 422
    assert [row["tax"] for row in (await staff.get("/api/v2/services/options")).json()["data"]] == [600, 2500]


@pytest.mark.covers("PLT-006", "BKG-002")
async def test_services_are_paged_searched_filtered_and_sorted(as_staff):
    """PLT-006: twenty a page in the order of the categories; the choice in forms has all of them."""
    staff, other = await as_staff("admin"), await as_staff("admin")
    hair, face = await create_category(staff, "Hår"), await create_category(staff, "Ansikte")
    for number in range(21):
        await staff.post("/api/v2/services", json=service_data(face["id"], name=f"Peeling {number:02}", price=1000 + number, is_active=number != 3))
    await staff.post("/api/v2/services", json=service_data(hair["id"], name="Klippning", price=9000, duration=90))
    first_page = (await staff.get("/api/v2/services")).json()["data"]
    assert (first_page["total"], first_page["page"], first_page["per_page"]) == (22, 1, 20)
    assert [row["name"] for row in first_page["items"]] == ["Klippning", *(f"Peeling {number:02}" for number in range(19))]

    async def list_names(**params: Any) -> list[str]:
        return [row["name"] for row in (await staff.get("/api/v2/services", params=params)).json()["data"]["items"]]

    assert await list_names(page=2) == ["Peeling 19", "Peeling 20"]
    assert await list_names(search=" ING 20") == ["Peeling 20"]
    assert (await list_names(sort="category", order="desc"))[:2] == ["Peeling 00", "Peeling 01"]
    assert (await list_names(sort="name", order="desc"))[:2] == ["Peeling 20", "Peeling 19"]
    assert (await list_names(sort="price", order="desc"))[:2] == ["Klippning", "Peeling 20"]
    assert (await list_names(sort="duration", order="desc"))[0] == "Klippning"
    assert (await list_names(sort="is_active"))[0] == "Peeling 03"
    assert await list_names(category_id=hair["id"]) == ["Klippning"]
    assert await list_names(active=False) == ["Peeling 03"]
    options = (await staff.get("/api/v2/services/options")).json()["data"]
    assert [row["name"] for row in options] == ["Klippning", *(f"Peeling {number:02}" for number in range(21))]
    assert len((await staff.get("/api/v2/services/options", params={"active": True})).json()["data"]) == 21
    assert (await other.get("/api/v2/services")).json()["data"]["items"] == []


@pytest.mark.covers("USE-017", "BKG-002")
async def test_several_services_are_deactivated_reactivated_and_moved(as_staff):
    """USE-017: a bulk action changes all selected services in one call, and each change has its audit row."""
    staff = await as_staff("admin")
    hair, face = await create_category(staff, "Hår"), await create_category(staff, "Ansikte")
    rows = [
        (await staff.post("/api/v2/services", json=service_data(hair["id"], name=name, is_active=name != "Slinga"))).json()["data"]
        for name in ("Klippning", "Färg", "Slinga")
    ]
    ids = [row["id"] for row in rows]

    async def change(**body: Any) -> Any:
        return (await staff.post("/api/v2/services/bulk", json={"service_ids": ids, **body})).json()["data"]

    async def list_rows() -> list[tuple[str, bool, int]]:
        items = (await staff.get("/api/v2/services", params={"sort": "name"})).json()["data"]["items"]
        return [(row["category_id"], row["is_active"], row["version"]) for row in items]

    assert await change(is_active=False) == {"services": 2}
    assert await list_rows() == [(hair["id"], False, version) for version in (2, 2, 1)]
    assert await change(category_id=face["id"]) == {"services": 3}
    assert await change(is_active=True) == {"services": 3}
    assert await list_rows() == [(face["id"], True, version) for version in (4, 4, 3)]
    assert await change() == {"services": 0}
    entries = await staff.list_audit("service.changed")
    assert sorted((str(entry["subject_id"]), str(entry["details"])) for entry in entries) == sorted([
        *((service_id, str({"is_active": False})) for service_id in ids[:2]),
        *((service_id, str(details)) for service_id in ids for details in ({"category_id": face["id"]}, {"is_active": True})),
    ])


@pytest.mark.covers("USE-017", "BKG-002")
async def test_a_bulk_change_of_services_is_made_for_all_or_none(as_staff):
    """USE-017: another clinic's or a deleted service is not found, another clinic's category refused, and nothing is changed then."""
    staff, other, reader = await as_staff("admin"), await as_staff("admin"), await as_staff("user")
    category, foreign_category = await create_category(staff), await create_category(other)
    own, deleted = [(await staff.post("/api/v2/services", json=service_data(category["id"]))).json()["data"]["id"] for _ in range(2)]
    foreign = (await other.post("/api/v2/services", json=service_data(foreign_category["id"]))).json()["data"]["id"]
    await staff.delete(f"/api/v2/services/{deleted}")
    for body, status in (
        ({"service_ids": [own, foreign]}, 404), ({"service_ids": [own, deleted]}, 404), ({"service_ids": []}, 422),
        ({"service_ids": [own], "category_id": foreign_category["id"]}, 422), ({"service_ids": [own] * 101}, 422),
    ):
        assert (await staff.post("/api/v2/services/bulk", json={"is_active": False, **body})).status_code == status, body
    assert (await reader.post("/api/v2/services/bulk", json={"service_ids": [own], "is_active": False})).status_code == 403
    for client, service_id in ((staff, own), (other, foreign)):
        row = (await client.get(f"/api/v2/services/{service_id}")).json()["data"]
        assert (row["is_active"], row["version"]) == (True, 1)


@pytest.mark.covers("PLT-006", "BKG-001", "BKG-002")
@pytest.mark.parametrize(("model", "maximum", "path", "code"), [
    (ServiceCategory, limits.MAX_CATEGORIES, "/api/v2/categories", "category.too_many"),
    (Service, limits.MAX_SERVICES, "/api/v2/services", "service.too_many"), (Resource, limits.MAX_ROOMS, "/api/rooms", "room.too_many"),
])
async def test_lists_of_choices_stay_short(as_staff, model, maximum, path, code):
    """PLT-006: a list that is answered whole has a maximum, which two simultaneous additions can't pass; another clinic's rows don't count."""
    staff, other = await as_staff("admin"), await as_staff("admin")
    company_id, category = staff.company.id, await create_category(staff)
    rows: dict[Any, Callable[[int], Any]] = {
        ServiceCategory: lambda number: ServiceCategory(company_id=company_id, name=f"K {number}"),
        Service: lambda number: Service(company_id=company_id, category_id=category["id"], name=f"T {number}", color="#000000", price=1, duration=1),
        Resource: lambda number: Resource(company_id=company_id, type="room", name=f"R {number}"),
    }
    existing = 2 if model is ServiceCategory else 1
    async with transaction(Context.system(company_id)) as session:
        session.add_all(rows[model](number) for number in range(maximum - existing))
    body = {"name": "Ny", "color": "#000000", "category_id": category["id"], "price": 1, "duration": 1}
    replies = await asyncio.gather(*(staff.post(path, json={**body, "name": f"Ny {number}"}) for number in range(2)))
    assert sorted(reply.status_code for reply in replies) == [200, 409]
    refused = next(reply.json() for reply in replies if reply.status_code == 409)
    assert (refused["data"]["code"], refused["data"]["limit"]) == (code, maximum)
    assert str(maximum) in refused["message"]
    foreign = {**body, "category_id": (await create_category(other))["id"]}
    assert (await other.post(path, json=foreign)).status_code == 200


@pytest.mark.covers("PLT-006", "BKG-002")
async def test_rooms_are_paged_searched_and_sorted(as_staff):
    """PLT-006: twenty a page by name; the choice in forms has all of them."""
    staff, other = await as_staff("admin"), await as_staff("admin")
    for number in range(21):
        await staff.post("/api/rooms", json={"name": f"Rum {number:02}", "is_active": number != 3})
    await staff.post("/api/rooms", json={"name": "Annex"})
    first_page = (await staff.get("/api/rooms")).json()["data"]
    assert (first_page["total"], first_page["page"], first_page["per_page"]) == (22, 1, 20)
    assert [row["name"] for row in first_page["items"]] == ["Annex", *(f"Rum {number:02}" for number in range(19))]

    async def list_names(**params) -> list[str]:
        return [row["name"] for row in (await staff.get("/api/rooms", params=params)).json()["data"]["items"]]

    assert await list_names(page=2) == ["Rum 19", "Rum 20"]
    assert await list_names(order="desc", per_page=2) == ["Rum 20", "Rum 19"]
    assert await list_names(sort="is_active", per_page=2) == ["Rum 03", "Annex"]
    assert (await list_names(search="ANN"), await list_names(search="%"), await list_names(search="rum 0", per_page=1)) == (["Annex"], [], ["Rum 00"])
    assert len((await staff.get("/api/rooms/options")).json()["data"]) == 22
    assert (await other.get("/api/rooms")).json()["data"]["total"] == 0


@pytest.mark.covers("BKG-002")
async def test_room_names_are_unique_and_rooms_can_be_deactivated(as_staff, factory):
    """BKG-002: rooms of services; a practitioner's row can't be changed as a room."""
    staff = await as_staff("admin")
    await create_practitioner(factory, staff.company)
    room = (await staff.post("/api/rooms", json={"name": "Rum 1", "color": "#334455"})).json()["data"]
    assert (await staff.post("/api/rooms", json={"name": "RUM 1"})).json()["errors"]["name"][0]["code"] == "taken"
    inactive = (await staff.put(f"/api/rooms/{room['id']}", json={"name": "Rum 1", "is_active": False, "version": 1})).json()["data"]
    assert (inactive["is_active"], inactive["version"]) == (False, 2)
    assert (await staff.put(f"/api/rooms/{room['id']}", json={"name": "Rum 9", "version": 1})).status_code == 409
    practitioner = (await staff.get("/api/practitioners")).json()["data"][0]
    assert (await staff.put(f"/api/rooms/{practitioner['id']}", json={"name": "Rum 9", "version": 1})).status_code == 404
    assert [len(await staff.list_audit(f"room.{action}")) for action in ("created", "changed")] == [1, 1]


@pytest.mark.covers("PLT-030")
async def test_practitioner_is_synced_with_membership(as_staff, factory):
    """PLT-030: a practitioner is a user available for booking; the row stays, inactive, when they no longer are."""
    staff = await as_staff("admin")
    member = await create_practitioner(factory, staff.company, first_name="Anna", last_name="Ek")
    row = (await staff.get("/api/practitioners")).json()["data"][0]
    assert (row["user_id"], row["name"], row["is_active"]) == (str(member.id), "Anna Ek", True)
    async with transaction(Context.system(staff.company.id)) as session:
        row_member = await get_owned(session, type(member), member.id)
        row_member.last_name, row_member.is_active = "Lind", False
        await notify_member_changed(session, row_member)
    practitioners = (await staff.get("/api/practitioners")).json()["data"]
    assert [(item["id"], item["name"], item["is_active"]) for item in practitioners] == [(row["id"], "Anna Lind", False)]
    await factory.member(staff.company, is_for_booking=False)
    async with transaction(Context.system(staff.company.id)) as session:
        assert (await get_owned(session, Resource, row["id"])).type == "practitioner"


@pytest.mark.covers("PLT-032")
async def test_only_admins_change_the_catalogue(as_staff):
    """PLT-032: users who are not administrators can read the catalogue but not change it."""
    admin = await as_staff("admin")
    user = await as_staff("user", company=admin.company)
    without_booking = await as_staff("admin", company=admin.company, is_booking_on=False)
    assert (await user.get("/api/v2/services")).status_code == 200
    for path, body in (("/api/v2/categories", {"name": "X"}), ("/api/rooms", {"name": "X"}), ("/api/holidays", {})):
        assert (await user.post(path, json=body)).json()["data"]["code"] == "permission.role"
        assert (await without_booking.post(path, json=body)).json()["data"]["code"] == "permission.user_module"


@pytest.mark.covers("PLT-050")
async def test_currency_is_frozen_after_the_first_price(as_staff):
    """PLT-050: prices are in the company's currency, which can't be changed once there is a price."""
    staff = await as_staff("super_admin")
    company = (await staff.get("/api/company")).json()["data"]
    category = await create_category(staff)
    await staff.post("/api/v2/services", json=service_data(category["id"]))
    refused = await staff.put("/api/company", json={**company, "unit": "eur"})
    assert refused.json()["errors"]["unit"][0]["code"] == "currency_frozen"
