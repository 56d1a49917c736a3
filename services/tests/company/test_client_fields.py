"""Use and names of the fields of a client in a clinic (PLT-053, REC-013)."""

from typing import Any
from uuid import uuid4

import pytest

from tests.support.uploads import upload_picture

pytestmark = [pytest.mark.anyio, pytest.mark.covers("PLT-053")]
ALVA = {"first_name": "Alva", "last_name": "Berg"}
FILLED = {
    **ALVA, "personal_id": "19900101-2385", "date_of_birth": "1990-01-01", "mobile_number": "0701740667", "country_code": "+46",
    "occupation": "Snickare", "street_address": "Storgatan 1", "city": "Lund", "zip_code": "22222", "state": "Skåne", "country": "SE",
    "cpr_id": "010190-1234", "email": "alva@klient.example",
}


async def change_fields(staff: Any, **fields: dict[str, Any]) -> dict[str, Any]:
    """Change how some fields are used, the others as they are."""
    saved = (await staff.get("/api/company/client-fields")).json()["data"]
    data = {**saved, **{name: {**saved[name], **values} for name, values in fields.items()}}
    response = await staff.put("/api/company/client-fields", json=data)
    assert response.status_code == 200, response.text
    return response.json()["data"]


async def test_admin_stores_how_fields_are_used_and_colleagues_get_them_with_their_session(as_staff: Any, visitor: Any) -> None:
    """PLT-031: an admin may, a plain user only reads; the audit row has what was changed."""
    admin = await as_staff("admin")
    colleague = await as_staff("user", company=admin.company)
    before = (await colleague.get("/api/company/client-fields")).json()["data"]
    assert (before["cpr_id"]["is_visible"], before["email"]) == (False, {"is_visible": True, "is_required": False, "name_en": "", "name_sv": ""})
    saved = await change_fields(admin, email={"is_required": True}, occupation={"is_visible": False, "is_required": True})
    assert saved["occupation"] == {"is_visible": False, "is_required": False, "name_en": "", "name_sv": ""}
    session = (await colleague.get("/api/session")).json()["data"]
    assert session["client_fields"] == {name: field for name, field in saved.items() if name != "version"}
    public = (await visitor.get(f"/api/company/{admin.company.encrypted_id}/settings")).json()["data"]
    assert public["CLIENT_FIELDS"] == session["client_fields"]
    details = (await admin.list_audit("company.client_fields_changed"))[0]["details"]
    assert (set(details["before"]), details["after"]["email"]["is_required"]) == ({"email", "occupation"}, True)
    refused = await colleague.put("/api/company/client-fields", json=saved)
    assert (refused.status_code, refused.json()["data"]["code"]) == (403, "permission.role")
    stale = await admin.put("/api/company/client-fields", json=before)
    assert (stale.status_code, stale.json()["data"]["current"]) == (409, saved)


@pytest.mark.parametrize("field", sorted(set(FILLED) - {*ALVA, "country_code", "country"}))
async def test_required_field_is_refused_empty_on_the_staffs_form_only(as_staff: Any, factory: Any, field: str) -> None:
    """A client who lacks the field is still tagged and merged; their details are saved once the field is filled."""
    admin = await as_staff("admin")
    older = await factory.client(admin.company, email="", phone="") if field in {"email", "mobile_number"} else await factory.client(admin.company)
    await change_fields(admin, **{field: {"is_visible": True, "is_required": True}})
    lacking = {**FILLED, field: None if field == "date_of_birth" else ""}
    refused = await admin.post("/api/clients", json=lacking)
    assert (refused.status_code, [error["code"] for error in refused.json()["errors"][field]]) == (422, ["required"])
    saved = await admin.post("/api/clients", json=FILLED)
    assert saved.status_code == 200, saved.text
    tagged = await admin.post("/api/client-tags", json={"client_ids": [str(older.id)], "add": ["Stamkund"]})
    assert tagged.json()["data"] == {"clients": 1}
    changed = await admin.put(f"/api/clients/{saved.json()['data']['id']}", json={**lacking, "version": 1})
    assert (changed.status_code, list(changed.json()["errors"])) == (422, [field])


async def test_hidden_field_keeps_its_value_when_the_form_is_saved(as_staff: Any) -> None:
    admin = await as_staff("admin")
    client = (await admin.post("/api/clients", json=FILLED)).json()["data"]
    hidden = [name for name in FILLED if name not in {*ALVA, "country_code"}]
    await change_fields(admin, **{name: {"is_visible": False} for name in hidden})
    saved = await admin.put(f"/api/clients/{client['id']}", json={**ALVA, "first_name": "Alvar", "version": client["version"]})
    assert saved.status_code == 200, saved.text
    assert {name: saved.json()["data"][name] for name in FILLED} == {**FILLED, "first_name": "Alvar"}


async def test_profile_photo_is_claimed_required_and_replaced(as_staff: Any) -> None:
    admin = await as_staff("admin")
    foreign = await as_staff("admin")
    await change_fields(admin, profile_photo={"is_required": True})
    refused = await admin.post("/api/clients", json=ALVA)
    assert [error["code"] for error in refused.json()["errors"]["profile_photo"]] == ["required"]
    for unknown in (str(uuid4()), (await upload_picture(foreign)).json()["data"]["id"]):
        refused = await admin.post("/api/clients", json={**ALVA, "profile_photo": unknown})
        assert [error["code"] for error in refused.json()["errors"]["profile_photo"]] == ["unknown"]
    first, second = [(await upload_picture(admin)).json()["data"] for _ in range(2)]
    client = (await admin.post("/api/clients", json={**ALVA, "profile_photo": first["id"]})).json()["data"]
    assert client["profile_photo"] == first["id"]
    data = {**ALVA, "profile_photo": second["id"], "version": client["version"]}
    assert (await admin.put(f"/api/clients/{client['id']}", json=data)).json()["data"]["profile_photo"] == second["id"]
    assert [row["details"]["after"] for row in await admin.list_audit("client.changed")] == [{"profile_photo": second["id"]}]
    signed = [(await admin.post("/api/get-signed-url", json={"path": file["path"]})).status_code for file in (first, second)]
    assert signed == [404, 200]


@pytest.mark.covers("PLT-103")
async def test_cpr_id_must_be_real_and_gets_its_dash(as_staff: Any) -> None:
    admin = await as_staff("admin")
    refused = await admin.post("/api/clients", json={**ALVA, "cpr_id": "310290-1234"})
    assert [error["code"] for error in refused.json()["errors"]["cpr_id"]] == ["danish_cpr"]
    saved = await admin.post("/api/clients", json={**ALVA, "cpr_id": "0101901234"})
    assert saved.json()["data"]["cpr_id"] == "010190-1234"
