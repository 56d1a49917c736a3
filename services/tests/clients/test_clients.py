"""Clients are found by pieces, kept apart between clinics and people, and changed by one at a time."""

from datetime import date

import pytest

from clinic.clients import queries

pytestmark = pytest.mark.anyio


@pytest.mark.covers("PLT-006", "PLT-001")
async def test_found_by_pieces_paged_and_sorted(as_staff, make):
    """PLT-006: lists are paged by twenty, searched and sorted on the server. PLT-001: the envelope."""
    staff = await as_staff("user")
    for number in range(22):
        await make.client(staff.company, first_name="Åsa", last_name=f"Berglund{number:02}")
    await make.client(staff.company, first_name="Per", last_name="Öst", email="per@ost.example", phone="+46701234567")
    first = (await staff.get("/api/clients")).json()
    assert first["status"] == "1"
    assert (len(first["data"]["items"]), first["data"]["total"], first["data"]["per_page"]) == (20, 23, 20)
    assert first["data"]["items"][0]["last_name"] == "Berglund00"
    second = (await staff.get("/api/clients?page=2")).json()["data"]
    assert [row["last_name"] for row in second["items"]] == ["Berglund20", "Berglund21", "Öst"]
    newest = (await staff.get("/api/clients?sort=created_at&order=desc")).json()["data"]
    assert newest["items"][0]["last_name"] == "Öst"
    for piece in ("öST", "ost", "per ös", "@ost.ex", "123456", "0701234567"[1:]):
        found = (await staff.get("/api/clients", params={"search": piece})).json()["data"]
        assert [row["first_name"] for row in found["items"]] == ["Per"], piece
    await make.client(staff.company, first_name="Zoe", last_name="Zander")
    await make.client(staff.company, first_name="Åke", last_name="Åberg")
    last = (await staff.get("/api/clients?page=2")).json()["data"]["items"]
    assert [row["last_name"] for row in last[2:]] == ["Zander", "Åberg", "Öst"]
    assert (await staff.get("/api/clients?search=asa%20gr")).json()["data"]["items"] == []
    assert (await staff.get("/api/clients?search=asa%20berglund21")).json()["data"]["total"] == 1


@pytest.mark.covers("PLT-101")
async def test_an_address_that_is_none_is_told_beside_its_field(as_staff):
    """PLT-101: no mail could ever reach it; a client without an address is fine."""
    staff = await as_staff("user")
    names = {"first_name": "Per", "last_name": "Öst"}
    for wrong in ("per", "per@", "per@ost", "per ost@x.se"):
        answer = await staff.post("/api/clients", json={**names, "email": wrong})
        assert (answer.status_code, answer.json()["errors"]["email"][0]["code"]) == (422, "email"), wrong
    for right in ("", " Per@Ost.example "):
        assert (await staff.post("/api/clients", json={**names, "email": right})).json()["data"]["email"] == right.strip().lower()


@pytest.mark.covers("REC-001")
async def test_a_search_that_many_answer_shows_the_first_and_says_that_there_are_more(as_staff, make, monkeypatch):
    monkeypatch.setattr(queries, "LOOKED", 6)
    staff = await as_staff("user")
    for number in range(8):
        await make.client(staff.company, first_name=f"Nr{number}", last_name="Andersson")
    many = (await staff.get("/api/clients?search=andersson")).json()["data"]
    assert (len(many["items"]), many["total"], many["total_capped"]) == (6, 6, True)
    one = (await staff.get("/api/clients?search=andersson%20nr7")).json()["data"]
    assert ([row["first_name"] for row in one["items"]], one["total_capped"]) == (["Nr7"], False)


@pytest.mark.covers("BEY-060", "PLT-034")
async def test_a_foreign_company_and_a_restricted_user_meet_nothing_else(as_staff, make):
    """BEY-060: the database keeps tenants apart. PLT-034: custom access reaches the named clients only."""
    staff, other = await as_staff("admin"), await as_staff("super_admin")
    mine, hidden = await make.client(staff.company), await make.client(staff.company)
    restricted = await as_staff("user", company=staff.company, client_access="custom")
    await make.access(restricted.member, mine)
    assert (await other.get(f"/api/clients/{mine.id}")).json()["data"]["code"] == "not_found"
    assert (await other.get("/api/clients")).json()["data"]["total"] == 0
    assert (await restricted.get(f"/api/clients/{hidden.id}")).status_code == 404
    listed = (await restricted.get("/api/clients")).json()["data"]["items"]
    assert [row["id"] for row in listed] == [str(mine.id)]
    body = {"first_name": "Ny", "last_name": "Namn", "version": 1}
    assert (await restricted.put(f"/api/clients/{hidden.id}", json=body)).status_code == 404
    made = await restricted.post("/api/clients", json={"first_name": "Egen", "last_name": "Klient"})
    assert (await restricted.get(f"/api/clients/{made.json()['data']['id']}")).status_code == 200
    assert len((await restricted.get("/api/clients?search=egen")).json()["data"]["items"]) == 1


@pytest.mark.covers("PLT-001")
async def test_a_stale_save_shows_both_and_a_good_one_is_audited(as_staff):
    """A version that has moved is a 409 with the row as it is now; bad input stands beside its field."""
    staff = await as_staff("user")
    made = (await staff.post("/api/clients", json={"first_name": "Eva", "last_name": "Ek"})).json()["data"]
    change = {"first_name": "Eva", "last_name": "Alm", "version": 1}
    assert (await staff.put(f"/api/clients/{made['id']}", json=change)).json()["data"]["version"] == 2
    stale = await staff.put(f"/api/clients/{made['id']}", json={**change, "last_name": "Bok"})
    assert stale.status_code == 409
    assert stale.json()["data"]["code"] == "version.stale"
    assert stale.json()["data"]["current"]["last_name"] == "Alm"
    assert (await staff.audit_of("client.changed"))[0]["facts"] == {"before": {"last_name": "Ek"}, "after": {"last_name": "Alm"}}
    bad = await staff.post("/api/clients", json={"first_name": " ", "last_name": "x" * 81}, headers={"X-Language": "sv"})
    assert bad.status_code == 422
    assert bad.json()["errors"]["first_name"] == [{"code": "required", "message": "Fältet måste fyllas i."}]
    assert bad.json()["errors"]["last_name"][0]["code"] == "too_long"
    phone = await staff.post("/api/clients", json={"first_name": "A", "last_name": "B", "mobile_number": "12", "country_code": "46"})
    assert phone.json()["errors"]["mobile_number"][0]["code"] == "phone"


async def test_a_repeat_gets_the_first_answer_and_another_body_is_refused(as_staff):
    """Idempotency-Key: one row however often the form is sent, also when sent twice at once."""
    import asyncio

    staff = await as_staff("user")
    await staff.csrf()
    key = {"Idempotency-Key": "0d5f3c1e-form"}
    body = {"first_name": "Ida", "last_name": "Ett"}
    answers = await asyncio.gather(*(staff.post("/api/clients", json=body, headers=key) for _ in range(6)))
    assert len({answer.json()["data"]["id"] for answer in answers}) == 1
    assert sum("idempotent-replay" in answer.headers for answer in answers) == 5
    other = await staff.post("/api/clients", json={**body, "last_name": "Två"}, headers=key)
    assert (other.status_code, other.json()["data"]["code"]) == (422, "idempotency.key_reused")
    assert (await staff.get("/api/clients?search=ida")).json()["data"]["total"] == 1
    refused = await staff.post("/api/clients", json={**body, "mobile_number": "1", "country_code": "46"}, headers={"Idempotency-Key": "second-key"})
    again = await staff.post("/api/clients", json={**body, "mobile_number": "1", "country_code": "46"}, headers={"Idempotency-Key": "second-key"})
    assert (again.status_code, again.content) == (refused.status_code, refused.content)
    assert again.headers["idempotent-replay"] == "true"


@pytest.mark.covers("PLT-040")
async def test_the_plans_limit_holds_for_twenty_at_once(as_staff, make):
    """PLT-040: counted under the company's lock; status "2" with HTTP 200."""
    import asyncio

    staff = await as_staff("user", company=await make.company(client_limit=3))
    await staff.csrf()
    answers = await asyncio.gather(
        *(staff.post("/api/clients", json={"first_name": "N", "last_name": f"L{n}"}) for n in range(20)),
    )
    statuses = sorted(answer.json()["status"] for answer in answers)
    assert statuses == ["1"] * 3 + ["2"] * 17
    full = next(answer for answer in answers if answer.json()["status"] == "2")
    assert (full.status_code, full.json()["message"]) == (200, "Maximum client limit reached")


@pytest.mark.covers("PLT-040", "PLT-034")
async def test_who_meets_but_some_clients_passes_no_limit_of_them_all(as_staff, make):
    """PLT-040: the clinic's clients are counted, not those that the caller meets; also when two restricted users come at once."""
    import asyncio

    company = await make.company(client_limit=3)
    narrow = [await as_staff("user", company=company, client_access="custom") for _ in range(2)]
    for _ in range(2):
        await make.client(company)
    await asyncio.gather(*(one.csrf() for one in narrow))
    body = {"first_name": "Ny", "last_name": "Klient"}
    answers = await asyncio.gather(*(one.post("/api/clients", json=body) for one in narrow * 4))
    assert sorted(answer.json()["status"] for answer in answers) == ["1"] + ["2"] * 7


async def test_client_access_is_given_and_withdrawn_from_the_next_request(as_staff, make):
    """PLT-034, REC-007: an admin names the clients; the withdrawal holds at once; a foreign id is not found."""
    admin = await as_staff("admin")
    user = await as_staff("user", company=admin.company)
    one, two = await make.client(admin.company), await make.client(admin.company)
    foreign = await make.client(await make.company())
    path = f"/api/users/{user.member.id}/client-access"
    assert (await user.get(f"/api/clients/{two.id}")).status_code == 200
    given = await admin.put(path, json={"client_access": "custom", "client_ids": [str(one.id)]})
    assert given.json()["data"]["client_ids"] == [str(one.id)]
    assert (await admin.get(path)).json()["data"]["names"] == {str(one.id): f"{one.first_name} {one.last_name}"}
    assert (await user.get(f"/api/clients/{two.id}")).status_code == 404
    assert (await admin.put(path, json={"client_access": "custom", "client_ids": [str(foreign.id)]})).status_code == 404
    assert (await user.put(path, json={"client_access": "full"})).json()["data"]["code"] == "permission.role"
    await admin.put(path, json={"client_access": "full"})
    assert (await user.get(f"/api/clients/{two.id}")).status_code == 200
    assert len(await admin.audit_of("user.client_access_changed")) == 2


@pytest.mark.covers("PLT-034", "REC-007")
async def test_who_is_restricted_widens_nobodys_reach_and_nobody_narrows_the_owners(as_staff, make):
    """PLT-034: a restricted administrator can't let themselves or a colleague at what is hidden from them."""
    owner = await as_staff("super_admin")
    plain = await as_staff("accountant", company=owner.company)
    narrow = await as_staff("admin", company=owner.company, client_access="custom")
    hidden = await make.client(owner.company)
    access = "/api/users/{}/client-access"
    person = {"first_name": "Nils", "last_name": "Ny", "user_role": "admin"}
    replies = [
        await narrow.put(access.format(narrow.member.id), json={"client_access": "full"}),
        await narrow.put(access.format(plain.member.id), json={"client_access": "full"}),
        await narrow.put(access.format(owner.member.id), json={"client_access": "custom", "client_ids": []}),
        await narrow.post("/api/users", json={**person, "email": f"{hidden.id.hex}@people.test"}),
        await narrow.put(f"/api/users/{plain.member.id}", json={**person, "version": 1}),
    ]
    assert [(reply.status_code, reply.json()["data"]) for reply in replies] == [(403, {"code": "forbidden"})] * 5
    assert (await narrow.get(f"/api/clients/{hidden.id}")).status_code == 404
    same = await narrow.put(f"/api/users/{plain.member.id}", json={**person, "user_role": "accountant", "version": 1})
    assert same.json()["data"]["first_name"] == "Nils"
    full = await as_staff("admin", company=owner.company)
    kept = await full.put(access.format(owner.member.id), json={"client_access": "custom", "client_ids": []})
    assert (kept.status_code, kept.json()["data"]) == (409, {"code": "team.super_user_meets_all"})
    assert (await owner.get(f"/api/clients/{hidden.id}")).status_code == 200
    assert (await full.put(access.format(narrow.member.id), json={"client_access": "full"})).status_code == 200
    assert (await narrow.get(f"/api/clients/{hidden.id}")).status_code == 200


@pytest.mark.covers("REC-003", "REC-008", "BEY-025")
async def test_what_a_record_has_said_stays_readable(as_staff, make):
    """REC-008, patientdatalagen 3:14: an allergy that is taken away, and what a merge replaces, stand in the log as they were."""
    staff = await as_staff("admin")
    client = await make.client(staff.company, warning="Penicillin, anafylaxi 2019", date_of_birth=date(1990, 5, 17))
    gone = await make.client(staff.company, warning="Latex")
    body = {"first_name": client.first_name, "last_name": client.last_name, "warning": "", "date_of_birth": None, "version": 1}
    assert (await staff.put(f"/api/clients/{client.id}", json=body)).json()["status"] == "1"
    both = {"gone_id": str(gone.id), "gone_version": 1, "taken": ["warning"], "version": 2}
    assert (await staff.post(f"/api/clients/{client.id}/merge", json=both)).json()["status"] == "1"
    log = (await staff.get("/api/audit", params={"client_id": str(client.id), "action": "client.changed"})).json()["data"]["items"]
    merged, changed = (row["facts"] for row in log)
    assert (changed["before"]["warning"], changed["after"]["warning"]) == ("Penicillin, anafylaxi 2019", "")
    assert (changed["before"]["date_of_birth"], changed["after"]["date_of_birth"]) == ("1990-05-17", None)
    assert merged == {"before": {"warning": ""}, "after": {"warning": "Latex"}}
