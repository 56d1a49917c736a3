"""Clients from a file: checked as the form checks them, taken in a single transaction, reported row by row (REC-070)."""

import asyncio
from time import monotonic
from typing import Any

import pytest
from sqlalchemy import func, select

from clinic.clients.models import Client
from clinic.company import service as companies
from clinic.company.settings import default_settings
from clinic.core.database.session import read_only_transaction, transaction
from clinic.core.database.tenant_context import Context
from clinic.core.files import object_storage
from clinic.data_exchange.imports import service, worker
from clinic.data_exchange.imports.models import DataImport
from tests.data_exchange.imports.import_calls import (
    PATH,
    check,
    get,
    list_events,
    list_reasons,
    list_rows,
    read_workbook,
    run_imports,
    start,
    take,
    upload,
)

pytestmark = [pytest.mark.anyio, pytest.mark.covers("REC-070")]
HEADINGS = ["Förnamn", "Efternamn", "Personnummer", "E-post", "Mobilnummer", "Postnummer"]
PERSONAL_ID, OTHER_PERSONAL_ID = "19121212-1212", "19900101-2385"


async def count_clients(company: Any) -> int:
    async with read_only_transaction(Context.system(company.id)) as session:
        return await session.scalar(select(func.count()).select_from(Client)) or 0


async def test_a_check_says_what_would_be_taken_and_writes_nothing(as_staff: Any) -> None:
    admin = await as_staff("admin")
    people = [["Eva", f"Ek{number}", "", f"eva{number}@example.se", "", "111 22"] for number in range(7)]
    row = await check(admin, "clients", [HEADINGS, *people, ["", "Namnlös", "", "", "", ""]])
    assert (row["state"], row["rows"], row["taken"], row["refused"]) == ("checked", 8, 7, 1)
    assert [item["number"] for item in row["preview"]] == [2, 3, 4, 5, 6]
    assert row["preview"][0]["values"]["email"] == "eva0@example.se"
    assert await list_reasons(admin, row["id"]) == {9: "First name: This field is required."}
    assert await count_clients(admin.company) == 0 and await admin.list_audit("client.created") == []
    [entry] = await admin.list_audit("data_import.checked")
    assert (entry["details"]["taken"], entry["details"]["refused"]) == (7, 1)


async def test_clients_are_taken_as_the_form_saves_them_and_found_by_search(as_staff: Any, factory: Any) -> None:
    company = await factory.company()
    admin = await as_staff("admin", company=company)
    await admin.post("/api/company/extra-fields", json={"name_sv": "Hudtyp", "type": "choice", "choices": ["Torr", "Fet"]})
    rows = [[*HEADINGS, "Hudtyp", "Land", "Språk"], [" Eva ", "Östlund", "191212121212", "EVA@example.se", "070-174 06 05", "111 22", "torr", "Sverige", "engelska"]]
    done = await take(admin, "clients", rows)
    assert (done["state"], done["taken"], done["refused"], done["progress"]) == ("done", 1, 0, 1)
    [found] = (await admin.get("/api/clients", params={"search": "ostlund 0701740605"})).json()["data"]["items"]
    saved = (await admin.get(f"/api/clients/{found['id']}")).json()["data"]
    assert (saved["first_name"], saved["personal_id"], saved["language"], saved["country"]) == ("Eva", PERSONAL_ID, "en", "SE")
    assert found["phone"] == "+46701740605" and list(saved["extra_fields"].values()) == ["Torr"]
    [taken] = await list_rows(admin, done["id"])
    assert (taken["state"], taken["label"], taken["record_id"], taken["number"]) == ("taken", "Eva Östlund", found["id"], 2)
    [entry] = await admin.list_audit("client.created")
    assert (str(entry["client_id"]), entry["details"]["import_id"]) == (found["id"], done["id"])
    for action in ("data_import.uploaded", "data_import.mapped", "data_import.started", "data_import.done"):
        assert [str(row["subject_id"]) for row in await admin.list_audit(action)] == [done["id"]]


async def test_rows_that_the_form_refuses_are_refused_with_the_reason_in_the_users_language(as_staff: Any, factory: Any) -> None:
    company = await factory.company()
    admin = await as_staff("admin", company=company)
    await factory.client(company, first_name="Maria", last_name="Alm", personal_id=PERSONAL_ID, email="maria@example.se", phone="+46701740666")
    await admin.post("/api/clients", json={"first_name": "Nina", "last_name": "Berg", "personal_id": OTHER_PERSONAL_ID})
    rows = [
        HEADINGS,
        ["A", "A", "19900101-2386", "", "", ""], ["B", "B", "", "inte en adress", "", ""], ["C", "C", "", "", "123", ""], ["D", "D", "", "", "", "99999"],
        ["E", "E", OTHER_PERSONAL_ID.replace("-", ""), "", "", ""], ["F", "F", "", "maria@example.se", "", ""], ["G", "G", "", "", "0701740666", ""],
        ["H", "H", "", "h@example.se", "", ""], ["I", "I", "", "H@example.se", "", ""],
    ]
    done = await take(admin, "clients", rows)
    assert (done["taken"], done["refused"]) == (1, 8)
    reasons = await list_reasons(admin, done["id"])
    assert reasons == {
        2: "Personal id: Enter a personal id as YYYYMMDD-XXXX.", 3: "E-mail: Enter a valid e-mail address.",
        4: "Mobile number: This is not a phone number in that country.", 5: "Zip code: Enter a zip code from 111 15 to 984 99.",
        6: "Nina Berg already has the same personal id.",
        7: "Maria Alm already has the same e-mail address.", 8: "Maria Alm already has the same phone number.",
        10: "Row 9 already has the same e-mail address.",
    }
    heading, *cells = await read_workbook(admin, f"{PATH}/{done['id']}/report", headers={"X-Language": "sv"})
    assert heading == ("Rad", "Resultat", "Innehåll", "Orsak") and len(cells) == 9
    assert cells[5] == (7, "Avvisades", "F F", "Maria Alm har redan samma e-postadress.") and cells[7][1] == "Togs emot"
    assert len(await admin.list_audit("data_import.report_downloaded")) == 1


async def test_required_fields_of_the_clinic_and_its_hidden_ones_bind_the_file(as_staff: Any) -> None:
    admin = await as_staff("admin")
    company = (await admin.get("/api/company")).json()["data"]
    fields = default_settings("SE")["CLIENT_FIELDS"]
    fields |= {
        "email": {**fields["email"], "is_visible": True, "is_required": True}, "city": {**fields["city"], "is_visible": False, "is_required": False},
    }
    changed = await admin.put("/api/company/client-fields", json={**fields, "version": company["version"]})
    assert changed.status_code == 200, changed.text
    row = (await upload(admin, "clients", [["Förnamn", "Efternamn", "Ort"], ["A", "B", "Lund"]])).json()["data"]
    assert row["mapping"] == ["first_name", "last_name", ""]
    refused = await admin.put(f"{PATH}/{row['id']}/mapping", json={"mapping": row["mapping"], "version": row["version"]})
    assert refused.json()["errors"]["mapping"][0]["message"] == "Choose a column for: E-mail."


async def test_the_plans_limit_refuses_the_rows_beyond_it(as_staff: Any, factory: Any) -> None:
    company = await factory.company(client_limit=3)
    admin = await as_staff("admin", company=company)
    await factory.client(company)
    row = await check(admin, "clients", [HEADINGS[:2], *[["P", f"N{number}"] for number in range(3)]])
    assert (row["taken"], row["refused"]) == (2, 1)
    await start(admin, row)
    await run_imports(company)
    done = await get(admin, row["id"])
    assert await list_reasons(admin, done["id"]) == {4: "Maximum client limit reached. Max 3 clients allowed"}
    assert await count_clients(company) == 3


async def test_no_welcome_is_sent_to_imported_clients(as_staff: Any, factory: Any) -> None:
    company = await factory.company()
    admin = await as_staff("admin", company=company)
    async with transaction(Context.system(company.id)) as session:
        own = await companies.get_own_company(session)
        own.settings = {**own.settings, "SEND_CLIENT_WELCOME_EMAIL": True}
    await take(admin, "clients", [[*HEADINGS[:2], "E-post"], ["Eva", "Ek", "eva@example.se"]])
    assert await factory.list_messages(company) == [] and await count_clients(company) == 1


async def test_a_second_import_of_the_company_is_locked_while_the_first_runs(as_staff: Any, factory: Any) -> None:
    clinic = await factory.bookable_clinic()
    admin, colleague = await as_staff("admin", company=clinic.company), await as_staff("admin", company=clinic.company)
    clients = await check(admin, "clients", [HEADINGS[:2], ["A", "B"]])
    known = await factory.client(clinic.company, email="k@example.se")
    bookings = await check(colleague, "bookings", [
        ["Date", "Start", "Service", "Practitioner", "E-mail"],
        [clinic.at(9)[:10], "09:00", clinic.service.name, clinic.practitioners[0].name, known.email],
    ])
    assert bookings["taken"] == 1
    await admin.csrf()
    await colleague.csrf()
    replies = await asyncio.gather(start(admin, clients), start(colleague, bookings))
    assert sorted(reply.status_code for reply in replies) == [200, 409]
    refused = next(reply for reply in replies if reply.status_code == 409)
    assert (refused.json()["data"]["code"], refused.json()["message"]) == ("import.locked", "Import data is locked")
    assert (await upload(colleague, "clients", [HEADINGS[:2], ["C", "D"]])).json()["data"]["code"] == "import.locked"
    assert (await colleague.get(PATH, params={"kind": "clients"})).json()["data"]["is_locked"] is True
    other = await as_staff("admin")
    assert (await take(other, "clients", [HEADINGS[:2], ["A", "B"]]))["taken"] == 1, "another company isn't locked"
    await run_imports(clinic.company)
    assert (await colleague.get(PATH, params={"kind": "clients"})).json()["data"]["is_locked"] is False
    loser, row = (colleague, bookings) if replies[0].status_code == 200 else (admin, clients)
    assert (await start(loser, row)).status_code == 200


async def test_two_workers_with_the_same_import_take_it_once(as_staff: Any) -> None:
    admin = await as_staff("admin")
    row = await check(admin, "clients", [HEADINGS[:2], *[["P", f"N{number}"] for number in range(50)]])
    await start(admin, row)
    [event] = await list_events(admin.company, service.IMPORT_STARTED)
    await asyncio.gather(worker.run_import(event), worker.run_import(event))
    assert await count_clients(admin.company) == 50 and len(await admin.list_audit("data_import.done")) == 1


async def test_an_import_that_fails_takes_no_row_and_unlocks(as_staff: Any) -> None:
    admin = await as_staff("admin")
    row = await check(admin, "clients", [HEADINGS[:2], ["A", "B"]])
    await start(admin, row)
    async with read_only_transaction(Context.system(admin.company.id)) as session:
        file_id = await session.scalar(select(DataImport.file_id))
    await object_storage.file_store().delete(f"{admin.company.id}/{file_id}")
    await run_imports(admin.company)
    failed = await get(admin, row["id"])
    assert (failed["state"], failed["error"], await count_clients(admin.company)) == ("failed", "FileNotFoundError", 0)
    assert (await admin.get(PATH, params={"kind": "clients"})).json()["data"]["is_locked"] is False
    assert [entry["details"]["error"] for entry in await admin.list_audit("data_import.failed")] == ["FileNotFoundError"]


async def test_a_member_who_may_no_longer_import_takes_no_row(as_staff: Any, factory: Any) -> None:
    company = await factory.company()
    owner, admin = await as_staff("super_admin", company=company), await as_staff("admin", company=company)
    row = await check(admin, "clients", [HEADINGS[:2], ["A", "B"]])
    await start(admin, row)
    await owner.put(f"/api/users/{admin.member.id}/client-access", json={"client_access": "custom", "client_ids": []})
    await run_imports(company)
    assert ((await get(owner, row["id"]))["state"], await count_clients(company)) == ("failed", 0)


@pytest.mark.timeout(180)
async def test_five_thousand_clients_take_less_than_a_minute(as_staff: Any, factory: Any) -> None:
    company = await factory.company(client_limit=0)
    admin = await as_staff("admin", company=company)
    lines = [f"Förnamn{number};Efternamn{number};klient{number}@example.se;070{number:07};111 22" for number in range(5000)]
    content = "\n".join(["Förnamn;Efternamn;E-post;Mobil;Postnummer", *lines]).encode()
    row = await check(admin, "clients", content)
    assert row["taken"] == 5000
    await start(admin, row)
    started_at = monotonic()
    await run_imports(company)
    assert monotonic() - started_at < 60
    assert await count_clients(company) == 5000
