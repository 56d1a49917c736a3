"""USE-002: a clinic without services starts with those of its kind of clinic."""

import asyncio
from typing import Any

import pytest

from clinic.booking.catalogue.schemas import CategoryCreate, ServiceCreate
from clinic.core.database.base import new_id

pytestmark = pytest.mark.anyio
PATH = "/api/v2/services/starter-lists"


async def list_services(staff: Any) -> list[dict[str, Any]]:
    return (await staff.get("/api/v2/services?per_page=100")).json()["data"]["items"]


@pytest.mark.covers("USE-002")
@pytest.mark.parametrize("kind", ["injections", "skin_laser", "medical"])
@pytest.mark.parametrize("language", ["en", "sv"])
async def test_list_is_added_as_it_was_shown(as_staff, factory, kind, language):
    """Named in the language to clients, with valid values, every practitioner and an audit row each; visitors can book them."""
    clinic = await factory.bookable_clinic(company=await factory.company(settings={"CUSTOMER_LANGUAGE": language}))
    staff = await as_staff("admin", company=clinic.company)
    for row in await list_services(staff):
        await staff.delete(f"/api/v2/services/{row['id']}")
    shown = next(row["services"] for row in (await staff.get(PATH)).json()["data"]["lists"] if row["kind"] == kind)
    created_before = len(await staff.list_audit("service.created"))

    assert (await staff.post(PATH, json={"kind": kind})).json()["data"] == {"added": len(shown)}
    categories = {row["id"]: row for row in (await staff.get("/api/v2/categories")).json()["data"]}
    services = await list_services(staff)
    added = [(categories[row["category_id"]]["name"], row["name"], row["duration"], row["price"]) for row in services]
    assert sorted(added) == sorted((row["category"], row["name"], row["duration"], row["price"]) for row in shown)
    for row in services:
        ServiceCreate.model_validate(row)
        CategoryCreate.model_validate(categories[row["category_id"]])
        assert set(row["practitioner_ids"]) == {str(practitioner.id) for practitioner in clinic.practitioners}
        assert row["bookable"] and row["is_active"]
        assert bool(row["name_en"]) == (language == "sv") and bool(row["name_sv"]) == (language == "en"), "USE-019: the other language"
    assert len(await staff.list_audit("service.created")) - created_before == len(shown)
    [entry] = await staff.list_audit("service.starter_list_added")
    assert entry["details"] == {"kind": kind, "count": len(shown)}


@pytest.mark.covers("USE-002", "BEY-001")
async def test_presses_at_once_add_the_list_once(as_staff, factory):
    """Later presses add nothing either, nor does a press in a clinic with a service of its own; a category that exists is used."""
    company = await factory.company(settings={"CUSTOMER_LANGUAGE": "sv"})
    staff = await as_staff("admin", company=company)
    own = (await staff.post("/api/v2/categories", json={"name": "fillers"})).json()["data"]
    replies = await asyncio.gather(*(staff.post(PATH, json={"kind": kind}) for kind in ("injections", "injections", "medical", "medical")))
    assert sorted(reply.json()["data"]["added"] > 0 for reply in replies) == [False, False, False, True]
    services = await list_services(staff)
    assert len({row["name"] for row in services}) == len(services) == max(reply.json()["data"]["added"] for reply in replies)
    assert (await staff.post(PATH, json={"kind": "skin_laser"})).json()["data"] == {"added": 0}
    assert len(await staff.list_audit("service.starter_list_added")) == 1
    for row in services:
        await staff.delete(f"/api/v2/services/{row['id']}")
    assert (await staff.post(PATH, json={"kind": "injections"})).json()["data"]["added"] > 0
    names = [row["name"].lower() for row in (await staff.get("/api/v2/categories")).json()["data"]]
    assert names.count("fillers") == 1
    assert own["id"] in {row["category_id"] for row in await list_services(staff)}


@pytest.mark.covers("USE-002")
async def test_only_those_who_may_change_the_catalogue_add_a_list(as_staff, factory):
    """A user may not; prices follow the company's currency; an unknown kind is refused on its field."""
    company = await factory.company(unit="eur")
    user = await as_staff("user", company=company)
    assert (await user.post(PATH, json={"kind": "medical"})).status_code == 403
    admin = await as_staff("admin", company=company)
    refused = await admin.post(PATH, json={"kind": str(new_id())})
    assert (refused.status_code, list(refused.json()["errors"])) == (422, ["kind"])
    await admin.post(PATH, json={"kind": "medical"})
    assert {row["price"] for row in await list_services(admin) if row["duration"] == 45} == {25000}
