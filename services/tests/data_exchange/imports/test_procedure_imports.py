"""Procedures that another system has documented: in the client's record, shown as imported and never as signed (REC-070, REC-022)."""

import re
from datetime import datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import func, select, text
from sqlalchemy.exc import DBAPIError

from clinic.core.background.outbox import Event
from clinic.core.clock import now
from clinic.core.database.session import read_only_transaction, transaction
from clinic.core.database.tenant_context import Context
from clinic.data_exchange.imports import service, worker
from clinic.journal.models import Procedure
from tests.clients.test_merge import merge_data
from tests.data_exchange.imports.import_calls import (
    PATH,
    check,
    get,
    kill_worker,
    list_events,
    list_reasons,
    list_rows,
    read_workbook,
    run_imports,
    start,
    take,
    upload,
)
from tests.data_exchange.test_client_export import record_text
from tests.support.images import draw_signature

pytestmark = [pytest.mark.anyio, pytest.mark.covers("REC-070")]
HEADINGS = ["Datum", "Tid", "Behandling", "Journaltext", "Behandlare", "E-post"]


def create_rows(client: Any, *lines: dict[str, Any]) -> list[list[Any]]:
    """Return a table of procedures of a client; each line replaces columns by their headings."""
    usual = {"Datum": "2019-03-04", "Behandling": "Filler", "E-post": client.email}
    headings = [*HEADINGS, *dict.fromkeys(name for line in lines for name in line if name not in HEADINGS)]
    return [headings, *[[{**usual, **line}.get(name, "") for name in headings] for line in lines]]


async def count_procedures(company: Any) -> int:
    async with read_only_transaction(Context.system(company.id)) as session:
        return await session.scalar(select(func.count()).select_from(Procedure)) or 0


async def create_clinic(as_staff: Any, factory: Any, **options: Any) -> tuple[Any, Any]:
    """Return an administrator with a title, and a client of their clinic in Stockholm."""
    company = await factory.company(timezone="Europe/Stockholm", **options)
    admin = await as_staff("admin", company=company, first_name="Sara", last_name="Åberg", title="Leg. sjuksköterska")
    return admin, await factory.client(company, first_name="Eva", last_name="Ek", email="eva@example.se")


@pytest.mark.covers("REC-021", "REC-022")
async def test_a_procedure_is_shown_as_imported_with_importer_time_and_author_and_is_not_signed(as_staff: Any, factory: Any) -> None:
    admin, client = await create_clinic(as_staff, factory)
    nurse = await as_staff("user", company=admin.company, first_name="Karin", last_name="Lind", title="Leg. läkare")
    rows = create_rows(
        client, {"Tid": "10:30", "Journaltext": "Läppar 0,5 ml.\nInga besvär. <script>", "Behandlare": "karin LIND"},
        {"Datum": "2018-01-02", "Behandlare": "Dr. Borta"}, {"Datum": datetime(2017, 5, 6, 9, 15)},  # noqa: DTZ001 - as a workbook keeps it
    )
    done = await take(admin, "procedures", rows)
    assert (done["state"], done["taken"], done["refused"]) == ("done", 3, 0), await list_reasons(admin, done["id"])
    path = f"/api/clients/{client.id}/procedures"
    listed = (await admin.get(path)).json()["data"]["items"]
    assert [(row["date"], row["state"], row["written_by_name"], row["signed_by_name"], row["cost"]) for row in listed] == [
        ("2019-03-04", "imported", "Karin Lind, Leg. läkare", "", 0), ("2018-01-02", "imported", "Dr. Borta", "", 0), ("2017-05-06", "imported", "", "", 0),
    ]
    details = [(await admin.get(f"{path}/{row['id']}")).json()["data"] for row in listed]
    assert [row["done_at"] for row in details] == ["2019-03-04 09:30:00", None, "2017-05-06 07:15:00"], "the clinic's time"
    first = details[0]
    assert (first["written_by"], first["imported_by_name"]) == (str(nurse.member.id), "Sara Åberg, Leg. sjuksköterska")
    assert first["imported_at"] and (first["signature"], first["signed_at"], first["document_id"]) == (None, None, None)
    assert [block["content"][0]["text"] for block in first["notes"]["content"]] == ["Läppar 0,5 ml.", "Inga besvär. <script>"]
    entries = await admin.list_audit("procedure.imported")
    assert {(entry["client_id"], entry["details"]["import_id"]) for entry in entries} == {(client.id, done["id"])}
    assert len(entries) == 3 and not any("Läppar" in str(entry["details"]) for entry in entries), "the log holds no notes"
    log = (await admin.get("/api/audit", params={"client_id": str(client.id), "per_page": 100})).json()["data"]["items"]
    assert [row["name"] for row in log if row["action"] == "procedure.imported"] == ["Sara Åberg"] * 3
    assert (await admin.get(path, params={"search": "fill"})).json()["data"]["total"] == 3
    summary = (await admin.get(f"/api/overview/clients/{client.id}/summary")).json()["data"]
    assert [row["state"] for row in summary["last_procedures"]] == ["imported"] * 3
    assert [row["record_id"] for row in await list_rows(admin, done["id"])] == [row["id"] for row in listed]


async def test_no_message_sale_prescription_or_stock_follows_and_none_waits_for_a_signature(as_staff: Any, factory: Any) -> None:
    admin, client = await create_clinic(as_staff, factory)
    await admin.post("/api/treatments", json={"name": "Filler", "cost": 220000, "required_drug": "Restylane"})

    async def list_event_names() -> list[str]:
        async with read_only_transaction(Context.system(admin.company.id)) as session:
            return sorted(await session.scalars(select(Event.name)))

    row = await check(admin, "procedures", create_rows(client, {"Behandlare": "Sara Åberg"}))
    await start(admin, row)
    before = await list_event_names()
    await run_imports(admin.company)
    assert (await get(admin, row["id"]))["taken"] == 1
    assert await list_event_names() == before, "no other domain hears of it"
    assert await factory.list_messages(admin.company) == []
    async with read_only_transaction(Context.system(admin.company.id)) as session:
        for table in ("receipt", "prescription_use", "procedure_treatment", "booking"):
            assert await session.scalar(text(f"SELECT count(*) FROM {table} WHERE company_id = :company"), {"company": admin.company.id}) == 0
    waiting = (await admin.get("/api/overview/worklists/unsigned-procedures")).json()["data"]
    assert waiting["items"] == []


@pytest.mark.covers("REC-022")
async def test_an_imported_procedure_is_corrected_or_cancelled_but_never_changed_signed_or_deleted(as_staff: Any, factory: Any) -> None:
    admin, client = await create_clinic(as_staff, factory)
    await take(admin, "procedures", create_rows(client, {"Tid": "10:30", "Journaltext": "Fel sida", "Behandlare": "Sara Åberg"}, {"Datum": "2018-01-02"}))
    path = f"/api/clients/{client.id}/procedures"
    imported, other = (await admin.get(path)).json()["data"]["items"]
    body = {"title": "Annat", "date": "2019-03-04", "version": 1}
    refused = [
        await admin.put(f"{path}/{imported['id']}", json=body),
        await admin.post(f"{path}/{imported['id']}/sign", json={"signature": draw_signature(), "version": 1}),
        await admin.post(f"{path}/{imported['id']}/delete", json={"reason": "Fel", "version": 1}),
    ]
    assert [(reply.status_code, reply.json()["data"]["code"]) for reply in refused] == [(409, "journal.imported")] * 3
    approved = await admin.post(f"{path}/{imported['id']}/review", json={"is_approved": True})
    assert approved.json()["data"]["code"] == "journal.not_signed"
    with pytest.raises(DBAPIError, match="never changed"):
        async with transaction(Context.system(admin.company.id)) as session:
            await session.execute(text("UPDATE procedure SET title = 'x' WHERE id = :id"), {"id": imported["id"]})
    correction = (await admin.post(f"{path}/{imported['id']}/correct", json={"reason": "Fel sida"})).json()["data"]
    assert (correction["state"], correction["number"], correction["imported_at"], correction["done_at"]) == ("not_signed", 2, None, "2019-03-04 09:30:00")
    signed = await admin.post(f"{path}/{correction['id']}/sign", json={"signature": draw_signature(), "version": correction["version"]})
    assert signed.json()["data"]["state"] == "signed", signed.text
    versions = (await admin.get(f"{path}/{imported['id']}")).json()["data"]
    assert [(row["number"], row["state"]) for row in versions["versions"]] == [(2, "signed"), (1, "imported")] and not versions["is_current"]
    cancelled = await admin.post(f"{path}/{other['id']}/cancel", json={"reason": "Fel klient", "version": 1})
    assert cancelled.json()["data"]["state"] == "cancelled", cancelled.text
    repeated = await take(admin, "procedures", create_rows(client, {"Datum": "2018-01-02"}))
    assert repeated["taken"] == 1, "a cancelled entry can be imported anew"


async def test_rows_are_refused_with_the_reason(as_staff: Any, factory: Any) -> None:
    admin, client = await create_clinic(as_staff, factory)
    company = admin.company
    await factory.client(company, first_name="Ola", last_name="Al", email="hem@example.se")
    await factory.client(company, first_name="Ulf", last_name="Al", email="hem@example.se")
    for _ in range(2):
        await as_staff("user", company=company, first_name="Kim", last_name="Ny")
    stranger = await factory.client(await factory.company(), email="annan@example.se")
    tomorrow = now() + timedelta(days=2)
    rows = create_rows(
        client, {"Journaltext": "A"}, {"Journaltext": "A"}, {"Journaltext": "B"}, {"E-post": stranger.email}, {"E-post": "hem@example.se"}, {"E-post": ""},
        {"Datum": ""}, {"Datum": "31 april"}, {"Datum": f"{tomorrow:%Y-%m-%d}"}, {"Datum": "0019-03-04"}, {"Tid": "25:00"},
        {"Datum": "2019-03-31", "Tid": "02:30"}, {"Behandling": ""}, {"Behandling": "T" * 161}, {"Behandlare": "okand@example.se"}, {"Behandlare": "Kim Ny"},
        {"Behandlare": "B" * 251}, {"E-post": "hem@example.se", "Namn": "Ulf"},
    )
    done = await take(admin, "procedures", rows)
    unknown = "No client has these details. Import or add the client first."
    assert await list_reasons(admin, done["id"]) == {
        3: "Row 2 is the same treatment note.", 5: unknown, 6: "2 clients have these details. Add the personal id or the name.",
        7: "Client's personal id: This field is required.", 8: "Date: This field is required.", 9: "Date: please provide valid date format",
        10: "Date: This day has not come yet.", 11: "Date: please provide valid date format", 12: "Time: Enter a time as HH:mm.",
        13: "This time doesn't exist: the clocks go forward.", 14: "Title: This field is required.", 15: "Title: Use at most 160 characters.",
        16: "Practitioner: there is none called okand@example.se.", 17: "Practitioner: several are called Kim Ny.",
        18: "Practitioner: Use at most 250 characters.",
    }
    assert (done["taken"], await count_procedures(company)) == (3, 3)
    repeated = await check(admin, "procedures", rows)
    assert (await list_reasons(admin, repeated["id"]))[2] == "This treatment note of the client is imported already."
    assert (repeated["taken"], (await start(admin, repeated)).json()["data"]["code"]) == (0, "import.empty"), "the same file is taken once"


async def test_long_notes_are_taken_in_full_and_longer_ones_refused_rather_than_cut(as_staff: Any, factory: Any) -> None:
    admin, client = await create_clinic(as_staff, factory)
    lines = "\n".join([";".join(HEADINGS), *(f"2019-03-0{day};;Filler;{'x' * length};;{client.email}" for day, length in ((1, 32_767), (2, 32_768)))])
    row = await check(admin, "procedures", lines.encode())
    assert await list_reasons(admin, row["id"]) == {3: "Notes: Use at most 32767 characters."}
    assert len(row["preview"][0]["values"]["text"]) == 201
    await start(admin, row)
    await run_imports(admin.company)
    path = f"/api/clients/{client.id}/procedures"
    [listed] = (await admin.get(path)).json()["data"]["items"]
    notes = (await admin.get(f"{path}/{listed['id']}")).json()["data"]["notes"]
    assert notes["content"][0]["content"][0]["text"] == "x" * 32_767
    assert (await get(admin, row["id"]))["preview"] == [], "the notes are not kept with the import"
    assert all("xxx" not in item["label"] for item in await list_rows(admin, row["id"]))


async def test_a_hostile_file_of_procedures_is_refused_and_formulas_and_markup_are_texts(as_staff: Any, factory: Any) -> None:
    admin, client = await create_clinic(as_staff, factory)
    refused = await upload(admin, "procedures", b"PK\x03\x04not a workbook")
    assert refused.json()["errors"]["file"][0]["code"] == "sheet_only"
    rows = b"a;b\n" + b"c;d\n" * 2001
    assert (await upload(admin, "procedures", rows)).json()["errors"]["file"][0]["code"] == "sheet_rows"
    content = f'Datum;Titel;Text;E-post\n2019-03-04;=HYPERLINK("x");<img src=x onerror=alert(1)>;{client.email}\n'.encode()
    row = await check(admin, "procedures", content)
    await start(admin, row)
    await run_imports(admin.company)
    [listed] = (await admin.get(f"/api/clients/{client.id}/procedures")).json()["data"]["items"]
    assert listed["title"] == '=HYPERLINK("x")'
    notes = (await admin.get(f"/api/clients/{client.id}/procedures/{listed['id']}")).json()["data"]["notes"]
    assert notes["content"][0]["content"] == [{"type": "text", "text": "<img src=x onerror=alert(1)>"}]


@pytest.mark.timeout(120)
async def test_a_worker_that_is_killed_leaves_no_procedure_and_the_next_takes_all(as_staff: Any, factory: Any) -> None:
    """REC-070: kill -9 in the middle; the outbox delivers the event once more, from the first row."""
    admin, client = await create_clinic(as_staff, factory)
    row = await check(admin, "procedures", create_rows(client, *({"Journaltext": f"Nr {number}"} for number in range(1500))))
    assert row["taken"] == 1500 and await count_procedures(admin.company) == 0
    await start(admin, row)
    running = await kill_worker(admin, row["id"], after_rows=100)
    assert (running["state"], await count_procedures(admin.company)) == ("running", 0)
    assert await admin.list_audit("procedure.imported") == []
    [event] = await list_events(admin.company, service.IMPORT_STARTED)
    await worker.run_import(event)
    await worker.run_import(event)
    done = await get(admin, row["id"])
    assert (done["state"], done["taken"], await count_procedures(admin.company)) == ("done", 1500, 1500)


async def test_an_import_of_procedures_is_locked_while_one_of_products_runs(as_staff: Any, factory: Any) -> None:
    admin, client = await create_clinic(as_staff, factory)
    products = await check(admin, "products", [["Namn", "Pris", "Inpris", "Moms"], ["Kräm", "249", "140", "25"]])
    procedures = await check(admin, "procedures", create_rows(client, {}))
    assert (await start(admin, products)).status_code == 200
    refused = await start(admin, procedures)
    assert (refused.status_code, refused.json()["data"]["code"], refused.json()["message"]) == (409, "import.locked", "Import data is locked")
    assert (await admin.get(PATH, params={"kind": "procedures"})).json()["data"]["is_locked"] is True
    await run_imports(admin.company)
    assert (await start(admin, procedures)).status_code == 200
    await run_imports(admin.company)
    assert await count_procedures(admin.company) == 1


async def test_who_may_import_procedures(as_staff: Any, factory: Any) -> None:
    admin, client = await create_clinic(as_staff, factory)
    company = admin.company
    row = await check(admin, "procedures", create_rows(client, {}))
    without_record = await as_staff("admin", company=company, is_record_on=False)
    user, restricted = await as_staff("user", company=company), await as_staff("admin", company=company, client_access="custom")
    foreign, body = await as_staff("admin"), {"version": row["version"]}
    for staff, status in ((user, 403), (restricted, 403), (without_record, 403), (foreign, 404)):
        assert (await staff.get(f"{PATH}/{row['id']}")).status_code == status
        assert (await staff.get(f"{PATH}/{row['id']}/rows")).status_code == status
        assert (await staff.get(f"{PATH}/{row['id']}/report")).status_code == status
        assert (await staff.post(f"{PATH}/{row['id']}/start", json=body)).status_code == status
        assert (await staff.post(f"{PATH}/{row['id']}/discard", json=body)).status_code == status
    for staff in (user, restricted, without_record):
        assert (await upload(staff, "procedures", create_rows(client, {}))).status_code == 403
        assert (await staff.get(f"{PATH}/templates/procedures")).status_code == 403
    await take(admin, "procedures", create_rows(client, {}))
    [listed] = (await admin.get(f"/api/clients/{client.id}/procedures")).json()["data"]["items"]
    path = f"/api/clients/{client.id}/procedures/{listed['id']}"
    assert [(await staff.get(path)).status_code for staff in (user, restricted, without_record, foreign)] == [200, 404, 403, 404]


async def test_an_imported_procedure_stands_in_the_export_of_the_record_and_follows_a_merge(as_staff: Any, factory: Any) -> None:
    admin, client = await create_clinic(as_staff, factory)
    await take(admin, "procedures", create_rows(client, {}))
    exported = await record_text(admin, client, "journal.pdf")
    assert re.search(r"Filler \(version 1, importerad\).*Importerad av Sara Åberg, Leg. sjuksköterska 2026-", exported, re.DOTALL), exported
    target = await factory.client(admin.company, first_name="Eva", last_name="Ek", email="")
    merged = await admin.post(f"/api/clients/{target.id}/merge", json=merge_data(target, client))
    assert merged.status_code == 200, merged.text
    [moved] = (await admin.get(f"/api/clients/{target.id}/procedures")).json()["data"]["items"]
    assert moved["state"] == "imported"


async def test_templates_of_procedures_and_products_have_headings_in_both_languages(as_staff: Any, factory: Any) -> None:
    clinic = await factory.bookable_clinic()
    admin = await as_staff("admin", company=clinic.company)
    for kind in ("procedures", "products"):
        english = await read_workbook(admin, f"{PATH}/templates/{kind}", headers={"X-Language": "en"})
        swedish = await read_workbook(admin, f"{PATH}/templates/{kind}", headers={"X-Language": "sv"})
        assert english[0] != swedish[0] and len(english) == 2
        for template in (english, swedish):
            row = (await upload(admin, kind, template)).json()["data"]
            assert row["mapping"] == [field["name"] for field in row["fields"]]
