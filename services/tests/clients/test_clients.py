"""Clients: list and search, tenant isolation, client access of restricted users, concurrent changes, limits and audit."""

import asyncio
from datetime import date

import pytest

from clinic.clients import queries

pytestmark = pytest.mark.anyio


@pytest.mark.covers("PLT-006", "PLT-001")
async def test_client_list_is_searched_paged_and_sorted(as_staff, factory):
    """PLT-006: lists are paged by twenty, searched and sorted on the server. PLT-001: the envelope."""
    staff = await as_staff("user")
    for number in range(22):
        await factory.client(staff.company, first_name="Åsa", last_name=f"Berglund{number:02}")
    await factory.client(staff.company, first_name="Per", last_name="Öst", email="per@ost.example", phone="+46701234567")
    first_page = (await staff.get("/api/clients")).json()
    assert first_page["status"] == "1"
    assert (len(first_page["data"]["items"]), first_page["data"]["total"], first_page["data"]["per_page"]) == (20, 23, 20)
    assert first_page["data"]["items"][0]["last_name"] == "Berglund00"
    second_page = (await staff.get("/api/clients?page=2")).json()["data"]
    assert [row["last_name"] for row in second_page["items"]] == ["Berglund20", "Berglund21", "Öst"]
    newest_first = (await staff.get("/api/clients?sort=created_at&order=desc")).json()["data"]
    assert newest_first["items"][0]["last_name"] == "Öst"
    for search in ("öST", "ost", "per ös", "@ost.ex", "123456", "0701234567"[1:]):
        results = (await staff.get("/api/clients", params={"search": search})).json()["data"]
        assert [row["first_name"] for row in results["items"]] == ["Per"], search
    await factory.client(staff.company, first_name="Zoe", last_name="Zander")
    await factory.client(staff.company, first_name="Åke", last_name="Åberg")
    second_page = (await staff.get("/api/clients?page=2")).json()["data"]["items"]
    assert [row["last_name"] for row in second_page[2:]] == ["Zander", "Åberg", "Öst"]
    assert (await staff.get("/api/clients?search=asa%20gr")).json()["data"]["items"] == []
    assert (await staff.get("/api/clients?search=asa%20berglund21")).json()["data"]["total"] == 1


@pytest.mark.covers("REC-001")
async def test_client_list_is_filtered_by_active_inactive_or_all_and_sorted_both_ways(as_staff, factory):
    """REC-001: active clients unless asked for others, in search too; by name or by when they were added."""
    staff = await as_staff("user")
    for last_name in ("Berg", "Alm", "Ceder"):
        await factory.client(staff.company, first_name="Eva", last_name=last_name, is_active=last_name != "Alm")

    async def names(**params: str) -> list[str]:
        rows = (await staff.get("/api/clients", params=params)).json()["data"]["items"]
        return [row["last_name"] for row in rows]

    assert await names() == ["Berg", "Ceder"]
    assert await names(filter="inactive") == ["Alm"]
    assert [await names(search="eva"), await names(search="eva", filter="inactive")] == [["Berg", "Ceder"], ["Alm"]]
    assert [await names(filter="all", order=order) for order in ("asc", "desc")] == [["Alm", "Berg", "Ceder"], ["Ceder", "Berg", "Alm"]]
    assert await names(filter="all", sort="created_at", order="asc") == ["Berg", "Alm", "Ceder"]
    assert (await staff.get("/api/clients?filter=other")).status_code == 422


@pytest.mark.covers("REC-002")
async def test_invalid_email_address_is_refused(as_staff):
    """REC-002: the error is the field's; a client without an address is valid."""
    staff = await as_staff("user")
    names = {"first_name": "Per", "last_name": "Öst"}
    for invalid in ("per", "per@", "per@ost", "per ost@x.se"):
        response = await staff.post("/api/clients", json={**names, "email": invalid})
        assert (response.status_code, response.json()["errors"]["email"][0]["code"]) == (422, "email"), invalid
    for valid in ("", " Per@Ost.example "):
        assert (await staff.post("/api/clients", json={**names, "email": valid})).json()["data"]["email"] == valid.strip().lower()


@pytest.mark.covers("REC-001")
async def test_search_with_many_matches_is_capped_and_flagged(as_staff, factory, monkeypatch):
    monkeypatch.setattr(queries, "MAX_TOKENS_SCANNED", 6)
    staff = await as_staff("user")
    for number in range(8):
        await factory.client(staff.company, first_name=f"Nr{number}", last_name="Andersson")
    capped = (await staff.get("/api/clients?search=andersson")).json()["data"]
    assert (len(capped["items"]), capped["total"], capped["total_capped"]) == (6, 6, True)
    narrowed = (await staff.get("/api/clients?search=andersson%20nr7")).json()["data"]
    assert ([row["first_name"] for row in narrowed["items"]], narrowed["total_capped"]) == (["Nr7"], False)


@pytest.mark.covers("BEY-060", "PLT-034")
async def test_other_companies_and_restricted_users_cannot_reach_a_client(as_staff, factory):
    """BEY-060: the database separates tenants. PLT-034: custom access reaches the listed clients only."""
    staff, other_company_user = await as_staff("admin"), await as_staff("super_admin")
    granted, hidden = await factory.client(staff.company), await factory.client(staff.company)
    restricted = await as_staff("user", company=staff.company, client_access="custom")
    await factory.client_access(restricted.member, granted)
    assert (await other_company_user.get(f"/api/clients/{granted.id}")).json()["data"]["code"] == "not_found"
    assert (await other_company_user.get("/api/clients")).json()["data"]["total"] == 0
    assert (await restricted.get(f"/api/clients/{hidden.id}")).status_code == 404
    clients = (await restricted.get("/api/clients")).json()["data"]["items"]
    assert [row["id"] for row in clients] == [str(granted.id)]
    data = {"first_name": "Ny", "last_name": "Namn", "version": 1}
    assert (await restricted.put(f"/api/clients/{hidden.id}", json=data)).status_code == 404
    created = await restricted.post("/api/clients", json={"first_name": "Egen", "last_name": "Klient"})
    assert (await restricted.get(f"/api/clients/{created.json()['data']['id']}")).status_code == 200
    assert len((await restricted.get("/api/clients?search=egen")).json()["data"]["items"]) == 1


@pytest.mark.covers("PLT-001")
async def test_outdated_save_is_refused_with_the_current_client_and_a_change_is_audited(as_staff):
    """A stale version is a 409 with the current row; invalid input gets errors by field."""
    staff = await as_staff("user")
    client = (await staff.post("/api/clients", json={"first_name": "Eva", "last_name": "Ek"})).json()["data"]
    change = {"first_name": "Eva", "last_name": "Alm", "version": 1}
    assert (await staff.put(f"/api/clients/{client['id']}", json=change)).json()["data"]["version"] == 2
    stale = await staff.put(f"/api/clients/{client['id']}", json={**change, "last_name": "Bok"})
    assert stale.status_code == 409
    assert stale.json()["data"]["code"] == "version.stale"
    assert stale.json()["data"]["current"]["last_name"] == "Alm"
    assert (await staff.list_audit("client.changed"))[0]["details"] == {"before": {"last_name": "Ek"}, "after": {"last_name": "Alm"}}
    invalid = await staff.post("/api/clients", json={"first_name": " ", "last_name": "x" * 81}, headers={"X-Language": "sv"})
    assert invalid.status_code == 422
    assert invalid.json()["errors"]["first_name"] == [{"code": "required", "message": "Fältet måste fyllas i."}]
    assert invalid.json()["errors"]["last_name"][0]["code"] == "too_long"
    invalid_phone = {"first_name": "A", "last_name": "B", "mobile_number": "07017406671234", "country_code": "46"}
    response = await staff.post("/api/clients", json=invalid_phone)
    assert response.json()["errors"]["mobile_number"][0]["code"] == "phone"


async def test_repeated_request_gets_the_first_response_and_another_body_is_refused(as_staff):
    """Idempotency-Key: one row however often the form is sent, also concurrently; a refusal is replayed as well."""
    staff = await as_staff("user")
    await staff.csrf()
    headers = {"Idempotency-Key": "0d5f3c1e-form"}
    data = {"first_name": "Ida", "last_name": "Ett"}
    responses = await asyncio.gather(*(staff.post("/api/clients", json=data, headers=headers) for _ in range(6)))
    assert len({response.json()["data"]["id"] for response in responses}) == 1
    assert sum("idempotent-replay" in response.headers for response in responses) == 5
    other_body = await staff.post("/api/clients", json={**data, "last_name": "Två"}, headers=headers)
    assert (other_body.status_code, other_body.json()["data"]["code"]) == (422, "idempotency.key_reused")
    assert (await staff.get("/api/clients?search=ida")).json()["data"]["total"] == 1
    invalid, headers = {**data, "mobile_number": "07017406671234", "country_code": "46"}, {"Idempotency-Key": "second-key"}
    refusal = await staff.post("/api/clients", json=invalid, headers=headers)
    replay = await staff.post("/api/clients", json=invalid, headers=headers)
    assert (replay.status_code, replay.content) == (refusal.status_code, refusal.content)
    assert replay.headers["idempotent-replay"] == "true"


@pytest.mark.covers("PLT-040")
async def test_concurrent_additions_stop_at_the_client_limit(as_staff, factory):
    """PLT-040: counted under the company's lock; status "2" with HTTP 200."""
    staff = await as_staff("user", company=await factory.company(client_limit=3))
    await staff.csrf()
    responses = await asyncio.gather(
        *(staff.post("/api/clients", json={"first_name": "N", "last_name": f"L{n}"}) for n in range(20)),
    )
    statuses = sorted(response.json()["status"] for response in responses)
    assert statuses == ["1"] * 3 + ["2"] * 17
    refusal = next(response for response in responses if response.json()["status"] == "2")
    assert (refusal.status_code, refusal.json()["message"]) == (200, "Maximum client limit reached. Max 3 clients allowed")


@pytest.mark.covers("PLT-040", "PLT-034")
async def test_client_limit_counts_clients_that_a_restricted_user_cannot_see(as_staff, factory):
    """PLT-040: all of the clinic's clients are counted; also for concurrent requests of two restricted users."""
    company = await factory.company(client_limit=3)
    restricted_users = [await as_staff("user", company=company, client_access="custom") for _ in range(2)]
    for _ in range(2):
        await factory.client(company)
    await asyncio.gather(*(user.csrf() for user in restricted_users))
    data = {"first_name": "Ny", "last_name": "Klient"}
    responses = await asyncio.gather(*(user.post("/api/clients", json=data) for user in restricted_users * 4))
    assert sorted(response.json()["status"] for response in responses) == ["1"] + ["2"] * 7


async def test_client_access_applies_from_the_next_request(as_staff, factory):
    """PLT-034, REC-007: an admin lists the clients; a withdrawal applies at once; another company's client is not found."""
    admin = await as_staff("admin")
    user = await as_staff("user", company=admin.company)
    granted, withdrawn = await factory.client(admin.company), await factory.client(admin.company)
    foreign = await factory.client(await factory.company())
    path = f"/api/users/{user.member.id}/client-access"
    assert (await user.get(f"/api/clients/{withdrawn.id}")).status_code == 200
    response = await admin.put(path, json={"client_access": "custom", "client_ids": [str(granted.id)]})
    assert response.json()["data"]["client_ids"] == [str(granted.id)]
    assert (await admin.get(path)).json()["data"]["names"] == {str(granted.id): f"{granted.first_name} {granted.last_name}"}
    assert (await user.get(f"/api/clients/{withdrawn.id}")).status_code == 404
    assert (await admin.put(path, json={"client_access": "custom", "client_ids": [str(foreign.id)]})).status_code == 404
    assert (await user.put(path, json={"client_access": "full"})).json()["data"]["code"] == "permission.role"
    await admin.put(path, json={"client_access": "full"})
    assert (await user.get(f"/api/clients/{withdrawn.id}")).status_code == 200
    assert len(await admin.list_audit("user.client_access_changed")) == 2


@pytest.mark.covers("PLT-034", "REC-007")
async def test_restricted_admin_cannot_widen_access_and_the_super_user_cannot_be_restricted(as_staff, factory):
    """PLT-034: a restricted administrator can't give themselves or a colleague clients that are hidden from them."""
    owner = await as_staff("super_admin")
    accountant = await as_staff("accountant", company=owner.company)
    restricted = await as_staff("admin", company=owner.company, client_access="custom")
    hidden = await factory.client(owner.company)
    access_path = "/api/users/{}/client-access"
    user_data = {"first_name": "Nils", "last_name": "Ny", "user_role": "admin"}
    responses = [
        await restricted.put(access_path.format(restricted.member.id), json={"client_access": "full"}),
        await restricted.put(access_path.format(accountant.member.id), json={"client_access": "full"}),
        await restricted.put(access_path.format(owner.member.id), json={"client_access": "custom", "client_ids": []}),
        await restricted.post("/api/users", json={**user_data, "email": f"{hidden.id.hex}@people.test"}),
        await restricted.put(f"/api/users/{accountant.member.id}", json={**user_data, "version": 1}),
    ]
    assert [(response.status_code, response.json()["data"]) for response in responses] == [(403, {"code": "forbidden"})] * 5
    assert (await restricted.get(f"/api/clients/{hidden.id}")).status_code == 404
    same_role = await restricted.put(f"/api/users/{accountant.member.id}", json={**user_data, "user_role": "accountant", "version": 1})
    assert same_role.json()["data"]["first_name"] == "Nils"
    admin = await as_staff("admin", company=owner.company)
    refusal = await admin.put(access_path.format(owner.member.id), json={"client_access": "custom", "client_ids": []})
    assert (refusal.status_code, refusal.json()["data"]) == (409, {"code": "team.super_user_full_access"})
    assert (await owner.get(f"/api/clients/{hidden.id}")).status_code == 200
    assert (await admin.put(access_path.format(restricted.member.id), json={"client_access": "full"})).status_code == 200
    assert (await restricted.get(f"/api/clients/{hidden.id}")).status_code == 200


@pytest.mark.covers("REC-008", "BEY-025")
async def test_earlier_content_of_a_client_stays_readable_in_the_audit_log(as_staff, factory):
    """REC-008, patientdatalagen 3:14: an allergy that is removed, and what a merge replaces, are logged with old and new values."""
    staff = await as_staff("admin")
    client = await factory.client(staff.company, warning="Penicillin, anafylaxi 2019", date_of_birth=date(1990, 5, 17))
    source = await factory.client(staff.company, warning="Latex")
    data = {"first_name": client.first_name, "last_name": client.last_name, "warning": "", "date_of_birth": None, "version": 1}
    assert (await staff.put(f"/api/clients/{client.id}", json=data)).json()["status"] == "1"
    merge_data = {"source_id": str(source.id), "source_version": 1, "fields_from_source": ["warning"], "reason": "Samma person", "version": 2}
    assert (await staff.post(f"/api/clients/{client.id}/merge", json=merge_data)).json()["status"] == "1"
    params = {"client_id": str(client.id), "action": "client.changed"}
    audit_rows = (await staff.get("/api/audit", params=params)).json()["data"]["items"]
    by_merge, by_change = (row["details"] for row in audit_rows)
    assert (by_change["before"]["warning"], by_change["after"]["warning"]) == ("Penicillin, anafylaxi 2019", "")
    assert (by_change["before"]["date_of_birth"], by_change["after"]["date_of_birth"]) == ("1990-05-17", None)
    assert by_merge == {"before": {"warning": ""}, "after": {"warning": "Latex"}}
