"""The clinic's own fields of clients (PLT-054)."""

from typing import Any
from uuid import uuid4

import pytest

pytestmark = [pytest.mark.anyio, pytest.mark.covers("PLT-054", "PLT-051")]
ALVA = {"first_name": "Alva", "last_name": "Berg"}
SKIN = {"name_en": "Skin type", "name_sv": "Hudtyp", "type": "choice", "choices": ["I", "II", "III"], "is_public": True, "position": 2}
PATH = "/api/company/extra-fields"


async def add_field(staff: Any, **data: Any) -> dict[str, Any]:
    response = await staff.post(PATH, json={**SKIN, **data})
    assert response.status_code == 200, response.text
    return response.json()["data"]


async def test_admin_adds_changes_and_deletes_fields_that_everyone_and_visitors_list_in_order(as_staff: Any, visitor: Any) -> None:
    """PLT-031: a plain user lists them and may not change them; another company's fields are not found."""
    admin = await as_staff("admin")
    colleague = await as_staff("user", company=admin.company)
    skin = await add_field(admin)
    vip = await add_field(admin, name_en="VIP", name_sv="", type="yes_no", choices=["x", "y"], is_public=False, position=1)
    assert (skin["version"], skin["is_deleted"], vip["choices"]) == (1, False, [])
    assert [field["id"] for field in (await colleague.get(PATH)).json()["data"]] == [vip["id"], skin["id"]]
    public = (await visitor.get(f"/api/company/{admin.company.encrypted_id}/extra-fields")).json()["data"]
    assert [(field["id"], field["choices"]) for field in public] == [(skin["id"], ["I", "II", "III"])]
    assert (await visitor.get("/api/company/unknown/extra-fields")).status_code == 404
    other_type = await admin.put(f"{PATH}/{skin['id']}", json={**SKIN, "type": "text", "version": 1})
    assert (other_type.status_code, list(other_type.json()["errors"])) == (422, ["type"])
    changed = await admin.put(f"{PATH}/{skin['id']}", json={**SKIN, "choices": ["I", "II"], "version": 1})
    assert changed.status_code == 200, changed.text
    refused = await admin.put(f"{PATH}/{skin['id']}", json={**SKIN, "version": 1})
    assert (refused.status_code, refused.json()["data"]["current"]["version"]) == (409, 2)
    assert [(await colleague.post(PATH, json=SKIN)).status_code, (await colleague.delete(f"{PATH}/{vip['id']}")).status_code] == [403, 403]
    foreign = await as_staff("admin")
    assert (await foreign.delete(f"{PATH}/{vip['id']}")).status_code == 404
    assert (await admin.delete(f"{PATH}/{vip['id']}")).status_code == 200
    assert [field["id"] for field in (await admin.get(PATH)).json()["data"]] == [skin["id"]]
    session = (await colleague.get("/api/session")).json()["data"]
    assert {(field["id"], field["is_deleted"]) for field in session["extra_fields"]} == {(skin["id"], False), (vip["id"], True)}
    assert [len(await admin.list_audit(f"extra_field.{action}")) for action in ("created", "changed", "deleted")] == [2, 1, 1]


@pytest.mark.parametrize("data", [{"name_en": "", "name_sv": ""}, {"choices": ["I", "I"]}, {"type": "colour"}, {"position": 0}])
async def test_field_without_a_name_or_choices_is_refused(as_staff: Any, data: dict[str, Any]) -> None:
    admin = await as_staff("admin")
    assert (await admin.post(PATH, json={**SKIN, **data})).status_code == 422
    assert (await admin.get(PATH)).json()["data"] == []


async def test_clinic_has_at_most_fifty_fields_of_its_own(as_staff: Any) -> None:
    admin = await as_staff("admin")
    for number in range(50):
        await add_field(admin, name_en=f"Field {number}")
    refused = await admin.post(PATH, json=SKIN)
    assert (refused.status_code, refused.json()["data"]["code"]) == (409, "company.too_many_extra_fields")


@pytest.mark.parametrize(("type_", "value", "wrong"), [
    ("text", "Röd", 7), ("number", 12.5, "tolv"), ("date", "2026-01-31", "2026-02-30"), ("choice", "II", "IV"), ("yes_no", "no", "perhaps"),
])
async def test_values_are_kept_by_type_and_found_by_search(as_staff: Any, type_: str, value: Any, wrong: Any) -> None:
    admin = await as_staff("admin")
    field = await add_field(admin, type=type_)
    refused = await admin.post("/api/clients", json={**ALVA, "extra_fields": {field["id"]: wrong}})
    assert (refused.status_code, list(refused.json()["errors"])) == (422, [f"extra_fields.{field['id']}"])
    unknown = await admin.post("/api/clients", json={**ALVA, "extra_fields": {str(uuid4()): "x"}})
    assert unknown.status_code == 422
    client = (await admin.post("/api/clients", json={**ALVA, "extra_fields": {field["id"]: value}})).json()["data"]
    assert client["extra_fields"] == {field["id"]: value}
    if type_ == "text":
        clients = (await admin.get("/api/clients", params={"search": "röd"})).json()["data"]["items"]
        assert [row["id"] for row in clients] == [client["id"]]
    cleared = await admin.put(f"/api/clients/{client['id']}", json={**ALVA, "extra_fields": {field["id"]: None}, "version": 1})
    assert cleared.json()["data"]["extra_fields"] == {}
    details = (await admin.list_audit("client.changed"))[0]["details"]
    assert details == {"before": {f"extra_fields.{field['id']}": value}, "after": {f"extra_fields.{field['id']}": None}}


async def test_required_field_is_asked_for_on_the_staffs_form_only_and_a_deleted_ones_values_stay(as_staff: Any, factory: Any) -> None:
    admin = await as_staff("admin")
    older = await factory.client(admin.company)
    field = await add_field(admin, is_required=True)
    refused = await admin.post("/api/clients", json=ALVA)
    assert [error["code"] for error in refused.json()["errors"][f"extra_fields.{field['id']}"]] == ["required"]
    tagged = await admin.post("/api/client-tags", json={"client_ids": [str(older.id)], "add": ["Stamkund"]})
    assert tagged.json()["data"] == {"clients": 1}
    client = (await admin.post("/api/clients", json={**ALVA, "extra_fields": {field["id"]: "II"}})).json()["data"]
    assert (await admin.delete(f"{PATH}/{field['id']}")).status_code == 200
    saved = await admin.put(f"/api/clients/{client['id']}", json={**ALVA, "occupation": "Snickare", "version": 1})
    assert saved.json()["data"]["extra_fields"] == {field["id"]: "II"}
    refused = await admin.put(f"/api/clients/{client['id']}", json={**ALVA, "extra_fields": {field["id"]: "I"}, "version": 2})
    assert refused.status_code == 422


@pytest.mark.covers("REC-006")
async def test_merged_client_takes_the_chosen_values(as_staff: Any) -> None:
    admin = await as_staff("admin")
    skin, vip = await add_field(admin), await add_field(admin, type="yes_no")
    values = [{skin["id"]: "I"}, {skin["id"]: "II", vip["id"]: "yes"}]
    target, source = [(await admin.post("/api/clients", json={**ALVA, "extra_fields": value})).json()["data"] for value in values]
    data = {"source_id": source["id"], "source_version": 1, "extra_fields_from_source": [vip["id"]], "reason": "Samma person", "version": 1}
    merged = await admin.post(f"/api/clients/{target['id']}/merge", json=data)
    assert merged.json()["data"]["extra_fields"] == {skin["id"]: "I", vip["id"]: "yes"}
