"""Rules of a client's phone, zip code and personal id, their search, and the offer of a client who has the same ones."""

import pytest

from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context

pytestmark = pytest.mark.anyio
NAMES = {"first_name": "Tove", "last_name": "Holm"}


async def _error(staff, **fields):
    response = await staff.post("/api/clients", json={**NAMES, **fields})
    return {name: errors[0]["code"] for name, errors in (response.json().get("errors") or {}).items()}


@pytest.mark.covers("USE-005", "REC-001")
async def test_client_is_found_by_any_way_of_writing_a_phone_a_name_or_a_personal_id(as_staff):
    """The list, the pickers and the quick search find the same: they share the search tokens."""
    staff = await as_staff("user")
    tove = {
        "first_name": "Tove Anna-Lisa", "last_name": "af Holm O'Neil", "mobile_number": "0701740667", "country_code": "+46",
        "personal_id": "19900101-2385",
    }
    client_id = (await staff.post("/api/clients", json=tove)).json()["data"]["id"]
    await staff.post("/api/clients", json={"first_name": "Per", "last_name": "Öst", "mobile_number": "0702223344", "country_code": "+46"})
    for search in (
        "0701740667", "070-174 06 67", "070 174 06 67", "070174", "+46701740667", "+46 (0)70-174 06 67", "0046701740667", "174 06 67",
        "Holm, Tove", "lisa tove", "holm o'neil", "af tove", "19900101-2385", "199001012385", "900101-2385", "900101 2385", "tove 070-174",
    ):
        rows = (await staff.get("/api/clients", params={"search": search})).json()["data"]["items"]
        assert [row["id"] for row in rows] == [client_id], search
        hits = (await staff.get("/api/overview/search", params={"q": search})).json()["data"]["clients"]
        assert [(row["id"], row["phone"]) for row in hits] == [(client_id, "+46701740667")], search
    for search in ("0701740668", "tove 0702223344", "19900101-2386"):
        assert (await staff.get("/api/clients", params={"search": search})).json()["data"]["items"] == [], search


@pytest.mark.covers("PLT-101", "PLT-103")
async def test_new_client_with_a_wrong_phone_zip_code_or_personal_id_is_refused(as_staff):
    """The rule follows the client's country; a reserve number is marked as such and has no check."""
    staff = await as_staff("user")
    refused = [
        ({"mobile_number": "070-174 06 67", "country_code": "+46"}, {"mobile_number": "mobile_number"}),
        ({"mobile_number": "070123", "country_code": "+46"}, {"mobile_number": "mobile_number"}),
        ({"mobile_number": "0701740667", "country_code": "Sweden"}, {"country_code": "too_long"}),
        ({"mobile_number": "0701740667", "country_code": "SE"}, {"country_code": "invalid"}),
        ({"zip_code": "11114"}, {"zip_code": "swedish_zip_code"}),
        ({"zip_code": "1"}, {"zip_code": "swedish_zip_code"}),
        ({"zip_code": "11122", "country": "DK"}, {"zip_code": "zip_code"}),
        ({"personal_id": "not-a-number"}, {"personal_id": "swedish_personal_id"}),
        ({"personal_id": "19990231-0000"}, {"personal_id": "swedish_personal_id"}),
        ({"personal_id": "19900101-2386"}, {"personal_id": "swedish_personal_id"}),
        ({"personal_id": "070761-4285"}, {"personal_id": "swedish_personal_id"}),
        ({"personal_id": "300201-4321", "country": "DK"}, {"personal_id": "personal_id"}),
    ]
    for fields, errors in refused:
        assert await _error(staff, **fields) == errors, fields
    accepted = [
        ({"zip_code": "111 22"}, "zip_code", "111 22"), ({"zip_code": "98499"}, "zip_code", "98499"),
        ({"zip_code": "2100", "country": "DK"}, "zip_code", "2100"), ({"zip_code": "SW1A 1AA", "country": "GB"}, "zip_code", "SW1A 1AA"),
        ({"personal_id": "199001012385"}, "personal_id", "19900101-2385"),
        ({"personal_id": "19700163-2392"}, "personal_id", "19700163-2392"),
        ({"personal_id": "0707614285", "country": "DK"}, "personal_id", "070761-4285"),
        ({"personal_id": "19121212-1212", "country": "DK"}, "personal_id", "19121212-1212"),
        ({"personal_id": "19900101-R001", "is_reserve_number": True}, "personal_id", "19900101-R001"),
        ({"personal_id": "01017012345", "country": "NO"}, "personal_id", "01017012345"),
    ]
    for fields, name, saved in accepted:
        response = await staff.post("/api/clients", json={**NAMES, **fields})
        assert (response.status_code, response.json()["data"].get(name)) == (200, saved), fields


@pytest.mark.covers("PLT-101", "PLT-103")
async def test_what_was_saved_before_the_rules_stays_savable_until_it_is_changed(as_staff, factory):
    staff = await as_staff("user")
    saved = {"mobile_number": "070-174 06 05", "country_code": "46", "phone": "+46701740605", "zip_code": "1", "personal_id": "not-a-number"}
    client = await factory.client(staff.company, **NAMES, **saved)
    path = f"/api/clients/{client.id}"
    current = (await staff.get(path)).json()["data"]
    change = {name: current[name] for name in ("first_name", "last_name", "mobile_number", "country_code", "zip_code", "personal_id", "country")}
    response = await staff.put(path, json={**change, "occupation": "Snickare", "version": 1})
    assert (response.status_code, response.json()["data"]["occupation"], response.json()["data"]["zip_code"]) == (200, "Snickare", "1")
    for name, value in (("mobile_number", "070-174 06 06"), ("zip_code", "2"), ("personal_id", "19990231-0000")):
        refused = await staff.put(path, json={**change, name: value, "version": 2})
        assert list(refused.json()["errors"]) == [name], name
    assert list((await staff.put(path, json={**change, "country": "DK", "version": 2})).json()["errors"]) == ["zip_code"]
    fixed = {"mobile_number": "0701740606", "country_code": "+46", "zip_code": "114 55", "personal_id": "199001012385"}
    data = (await staff.put(path, json={**change, **fixed, "version": 2})).json()["data"]
    assert {name: data[name] for name in fixed} == {**fixed, "personal_id": "19900101-2385"}
    for search in ("070-174 06 06", "900101-2385"):
        assert (await staff.get("/api/clients", params={"search": search})).json()["data"]["total"] == 1


@pytest.mark.covers("USE-005", "LAW-011")
async def test_client_with_the_same_phone_email_or_personal_id_is_offered_first(as_staff, factory):
    """D12: nothing is written until the user says that it is another person; the offered rows tell equal names apart."""
    staff = await as_staff("user")
    tove = {
        **NAMES, "mobile_number": "0701740667", "country_code": "+46", "email": "tove@holm.example", "personal_id": "19900101-2385",
        "date_of_birth": "1990-01-01",
    }
    existing = (await staff.post("/api/clients", json=tove)).json()["data"]
    same = (
        {"mobile_number": "701740667", "country_code": "46"}, {"email": "Tove@Holm.example"}, {"personal_id": "199001012385"},
        {"personal_id": "900101-2385", "is_reserve_number": True},
    )
    for fields in same:
        response = await staff.post("/api/clients", json={"first_name": "Tove", "last_name": "Ny", **fields})
        assert (response.status_code, response.json()["data"]["code"]) == (409, "client.exists"), fields
        offered = {"id": existing["id"], **NAMES, "email": "tove@holm.example", "phone": "+46701740667", "date_of_birth": "1990-01-01"}
        assert response.json()["data"]["clients"] == [offered]
    assert (await staff.get("/api/clients")).json()["data"]["total"] == 1
    added = await staff.post("/api/clients", json={"first_name": "Tove", "last_name": "Ny", **same[0], "allow_duplicate": True})
    assert added.json()["status"] == "1"
    assert len(await staff.list_audit("client.created")) == 2
    path, change = f"/api/clients/{added.json()['data']['id']}", {"first_name": "Tove", "last_name": "Ny", **same[0], "version": 1}
    refused = await staff.put(path, json={**change, "personal_id": "19900101-2385"})
    assert (refused.status_code, refused.json()["data"]["code"]) == (409, "client.exists")
    changed = await staff.put(path, json={**change, "personal_id": "19900101-2385", "allow_duplicate": True})
    assert changed.json()["data"]["version"] == 2
    same_person = await staff.put(path, json={**change, "personal_id": "19900101-2385", "occupation": "Snickare", "version": 2})
    assert same_person.json()["data"]["occupation"] == "Snickare"


@pytest.mark.covers("USE-005", "PLT-034")
async def test_restricted_user_learns_nothing_about_a_client_with_the_same_phone(as_staff, factory):
    """A user with access to some clients is offered those; another one's phone is as free as any."""
    admin = await as_staff("admin")
    restricted = await as_staff("user", company=admin.company, client_access="custom")
    phone = {"mobile_number": "0701740667", "country_code": "+46", "personal_id": "19900101-2385", "email": "tove@holm.example"}
    assert (await admin.post("/api/clients", json={**NAMES, **phone})).json()["status"] == "1"
    other_company = await as_staff("admin")
    for staff in (restricted, other_company):
        created = await staff.post("/api/clients", json={"first_name": "Ny", "last_name": "Klient", **phone})
        assert created.json()["status"] == "1", created.text
    again = await restricted.post("/api/clients", json={"first_name": "Ny", "last_name": "Igen", **phone})
    assert [row["first_name"] for row in again.json()["data"]["clients"]] == ["Ny"]


async def test_merged_and_deleted_clients_are_not_offered(as_staff, factory):
    staff = await as_staff("admin")
    client = await factory.client(staff.company, phone="+46701740667", mobile_number="0701740667", country_code="+46")
    other = await factory.client(staff.company)
    async with transaction(Context.system(staff.company.id)) as session:
        merged = await session.get(type(client), (staff.company.id, client.id))
        merged.merged_into = other.id
    created = await staff.post("/api/clients", json={**NAMES, "mobile_number": "0701740667", "country_code": "+46"})
    assert created.json()["status"] == "1"


@pytest.mark.covers("LAW-011", "REC-004")
async def test_identity_check_says_by_what_by_whom_and_when(as_staff, factory):
    """REC-004: a check is made by whoever saves it, then; other changes leave it, a removed one is gone, and each is audited."""
    staff = await as_staff("user")
    for fields, refused in (({"identity_document": "other"}, "identity_note"), ({"identity_note": "Känd"}, "identity_document")):
        assert list((await staff.post("/api/clients", json={**NAMES, **fields})).json()["errors"]) == [refused]
    unchecked = (await staff.post("/api/clients", json=NAMES)).json()["data"]
    assert (unchecked["identity_document"], unchecked["identity_checked_by"], unchecked["identity_checked_at"]) == ("", "", None)
    path = f"/api/clients/{unchecked['id']}"
    passport = {**NAMES, "identity_document": "passport"}
    checked = (await staff.put(path, json={**passport, "version": 1})).json()["data"]
    name = (await staff.get("/api/session")).json()["data"]["user"]
    assert checked["identity_checked_by"] == f"{name['first_name']} {name['last_name']}"
    assert checked["identity_checked_at"]
    colleague = await as_staff("admin", company=staff.company, first_name="Kim", last_name="Kollega")
    same = (await colleague.put(path, json={**passport, "occupation": "Snickare", "version": 2})).json()["data"]
    assert [same[field] for field in ("identity_checked_by", "identity_checked_at")] == [
        checked[field] for field in ("identity_checked_by", "identity_checked_at")
    ]
    rechecked = (await colleague.put(path, json={**passport, "is_identity_rechecked": True, "version": 3})).json()["data"]
    assert (rechecked["identity_document"], rechecked["identity_checked_by"]) == ("passport", "Kim Kollega")
    [entry] = await staff.list_audit("client.identity_checked")
    assert (str(entry["client_id"]), entry["details"]["document"]) == (unchecked["id"], "passport")
    again = (await staff.put(path, json={**NAMES, "identity_document": "other", "identity_note": "LMA-kort", "version": 4})).json()["data"]
    assert (again["identity_note"], again["identity_checked_by"]) == ("LMA-kort", checked["identity_checked_by"])
    summary = (await staff.get(f"/api/overview/clients/{unchecked['id']}/summary")).json()["data"]["client"]
    assert (summary["identity_checked_by"], summary["identity_checked_at"]) == (checked["identity_checked_by"], again["identity_checked_at"])
    removed = (await staff.put(path, json={**NAMES, "is_identity_rechecked": True, "version": 5})).json()["data"]
    assert (removed["identity_document"], removed["identity_checked_by"], removed["identity_checked_at"]) == ("", "", None)
    changes = [entry["details"]["after"].get("identity_document") for entry in await staff.list_audit("client.changed")]
    assert sorted(change for change in changes if change is not None) == ["", "other", "passport"]


@pytest.mark.covers("LAW-011", "REC-006")
async def test_merge_keeps_the_identity_check_of_either_client(as_staff, factory):
    admin = await as_staff("admin")
    target = (await admin.post("/api/clients", json=NAMES)).json()["data"]
    other = {**NAMES, "personal_id": "R-001", "is_reserve_number": True, "identity_document": "id_card"}
    source = (await admin.post("/api/clients", json=other)).json()["data"]
    merge = {"source_id": source["id"], "source_version": 1, "fields_from_source": [], "reason": "Samma person", "version": 1}
    merged = (await admin.post(f"/api/clients/{target['id']}/merge", json=merge)).json()["data"]
    for field in ("identity_document", "identity_checked_by", "identity_checked_at"):
        assert merged[field] == source[field]
