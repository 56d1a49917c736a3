"""Uploaded files of imports: what is read, what is refused, who may, and what becomes of the file."""

from datetime import date, timedelta
from io import BytesIO
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

import pytest
from sqlalchemy import select, update

from clinic.core.clock import now
from clinic.core.database.session import read_only_transaction, transaction
from clinic.core.database.tenant_context import Context
from clinic.core.files import File
from clinic.data_exchange.imports import worker
from clinic.data_exchange.imports.models import DataImport, DataImportRow
from tests.data_exchange.imports.import_calls import PATH, check, create_workbook, get, list_rows, read_workbook, start, take, upload

pytestmark = [pytest.mark.anyio, pytest.mark.covers("REC-070", "PLT-055")]
HEADINGS = ["Förnamn", "Efternamn", "Mobil"]


async def file_error(staff: Any, content: bytes, name: str = "fil.xlsx") -> str:
    response = await upload(staff, "clients", content, name)
    assert response.status_code == 422, response.text
    return str(response.json()["errors"]["file"][0]["code"])


def zip_file(entries: dict[str, bytes]) -> bytes:
    out = BytesIO()
    with ZipFile(out, "w", ZIP_DEFLATED) as archive:
        for name, content in entries.items():
            archive.writestr(name, content)
    return out.getvalue()


async def test_columns_are_recognized_in_both_languages_and_a_chosen_mapping_is_remembered(as_staff: Any) -> None:
    admin = await as_staff("admin")
    row = (await upload(admin, "clients", [["FÖRNAMN", "Last name", "E-post:", "Mobil", "Skonummer"], ["A", "B", "", "", 38]])).json()["data"]
    assert row["mapping"] == ["first_name", "last_name", "email", "mobile_number", ""]
    assert (row["columns"][0], row["rows"], row["state"]) == ("FÖRNAMN", 1, "uploaded")
    fields = {field["name"]: field for field in row["fields"]}
    assert fields["first_name"]["is_required"] and not fields["email"]["is_required"]
    corrected = ["last_name", "first_name", "email", "mobile_number", "occupation"]
    await check(admin, "clients", [["FÖRNAMN", "Last name", "E-post:", "Mobil", "Skonummer"], ["A", "B", "", "", 38]], corrected)
    remembered = (await upload(admin, "clients", [["skonummer", "Förnamn", "LAST NAME", "City"], [1, "A", "B", "Lund"]])).json()["data"]
    assert remembered["mapping"] == ["occupation", "last_name", "first_name", "city"]
    other = await as_staff("admin")
    foreign = (await upload(other, "clients", [["Skonummer", "Förnamn"], [1, "A"]])).json()["data"]
    assert foreign["mapping"] == ["", "first_name"], "a mapping is the company's own"


async def test_a_mapping_names_each_required_field_and_a_field_only_in_a_single_column(as_staff: Any) -> None:
    admin = await as_staff("admin")
    row = (await upload(admin, "clients", [HEADINGS, ["A", "B", ""]])).json()["data"]
    for mapping, message in (
        (["first_name", "", ""], "Choose a column for: Last name."),
        (["first_name", "last_name", "last_name"], "Two columns are mapped to Last name. Choose one of them."),
        (["first_name", "last_name"], "This could not be found."), (["first_name", "last_name", "is_active"], "This could not be found."),
    ):
        refused = await admin.put(f"{PATH}/{row['id']}/mapping", json={"mapping": mapping, "version": row["version"]})
        assert (refused.status_code, refused.json()["errors"]["mapping"][0]["message"]) == (422, message)
    assert (await get(admin, row["id"]))["state"] == "uploaded"


async def test_files_of_other_types_and_hostile_ones_are_refused_beside_the_field(as_staff: Any) -> None:
    admin = await as_staff("admin")
    workbook = create_workbook([HEADINGS, ["A", "B", "C"]])
    bomb = zip_file({"xl/workbook.xml": b"<x/>", "xl/sharedStrings.xml": b"0" * 70_000_000})
    entities = b"".join(f'<!ENTITY a{number} "{f"&a{number - 1};" * 10}">'.encode() for number in range(1, 9))
    expanding = b'<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a0 "aaaaaaaaaa">' + entities + b"]><x>&a8;</x>"
    with ZipFile(BytesIO(workbook)) as archive:
        parts = {name: archive.read(name) for name in archive.namelist()}
    expansion = zip_file({**parts, "xl/worksheets/sheet1.xml": expanding})
    for content in (
        b"%PDF-1.7 x", b"\x89PNG\r\n\x1a\n\0\0", b"\xd0\xcf\x11\xe0 an old workbook", b"<html></html>", workbook[:-40], zip_file({"a.txt": b"a"}),
        expansion, b"PK\x03\x04nothing",
    ):
        assert await file_error(admin, content) == "sheet_only"
    assert await file_error(admin, bomb) == "sheet_size"
    assert await file_error(admin, b"a" * (5 * 1024 * 1024 + 1)) == "sheet_size"
    assert await file_error(admin, b"a,b\n") == "sheet_empty"
    assert await file_error(admin, b"") == "sheet_empty"
    assert await file_error(admin, b"a;b\n" + b"c;d\n" * 5001) == "sheet_rows"
    assert await file_error(admin, (b"a;" * 61 + b"b\n") * 2) == "sheet_columns"
    missing = await admin.post(PATH, params={"kind": "clients"}, files={"other": ("a.xlsx", workbook, "text/csv")})
    assert missing.json()["errors"]["file"][0]["code"] == "required"
    assert (await admin.post(PATH, params={"kind": "notes"}, files={"file": ("a.xlsx", workbook, "")})).status_code == 422
    assert (await admin.get(PATH, params={"kind": "clients"})).json()["data"]["latest"] is None


async def test_csv_files_are_read_with_their_delimiter_and_encoding_and_formulas_are_texts(as_staff: Any) -> None:
    admin = await as_staff("admin")
    for content in ("Förnamn;Efternamn\nÅsa;=1+1\n".encode("cp1252"), "Förnamn,Efternamn\nÅsa,=1+1\n".encode("utf-8-sig"), "Förnamn\tEfternamn\nÅsa\t=1+1".encode()):
        row = await check(admin, "clients", content)
        assert row["preview"][0]["values"] == {"first_name": "Åsa", "last_name": "=1+1"}


async def test_formulas_of_a_workbook_are_not_evaluated_and_numbers_and_days_are_read_as_written(as_staff: Any) -> None:
    admin = await as_staff("admin")
    rows = [["First name", "Last name", "Mobile", "Born", "Zip code"], ["Eva", "Ek", 701740605, date(1990, 1, 2), 11122.0], ["=1+1", "Al", "", "", ""]]
    row = await check(admin, "clients", rows)
    assert row["preview"][0]["values"] == {
        "first_name": "Eva", "last_name": "Ek", "mobile_number": "+46 701740605", "date_of_birth": "1990-01-02", "zip_code": "11122",
    }
    assert row["preview"][1]["reason"] == "First name: This field is required.", "a formula without a saved value is an empty cell"


async def test_a_template_has_headings_in_the_users_language_and_can_be_uploaded_as_it_is(as_staff: Any, factory: Any) -> None:
    clinic = await factory.bookable_clinic()
    admin = await as_staff("admin", company=clinic.company)
    for kind in ("clients", "bookings"):
        english = await read_workbook(admin, f"{PATH}/templates/{kind}", headers={"X-Language": "en"})
        swedish = await read_workbook(admin, f"{PATH}/templates/{kind}", headers={"X-Language": "sv"})
        assert english[0] != swedish[0] and len(english) == 2
        row = (await upload(admin, kind, swedish)).json()["data"]
        assert "" not in row["mapping"] and row["mapping"] == [field["name"] for field in row["fields"]]
    assert (english[1][4], english[1][5]) == (clinic.service.name, clinic.practitioners[0].name)
    assert (await admin.get(f"{PATH}/templates/notes")).status_code == 404


async def test_who_may_import(as_staff: Any, factory: Any) -> None:
    company = await factory.company(is_booking_on=False)
    admin = await as_staff("admin", company=company)
    row = await check(admin, "clients", [HEADINGS, ["A", "B", ""]])
    user, restricted = await as_staff("user", company=company), await as_staff("admin", company=company, client_access="custom")
    foreign = await as_staff("admin")
    body = {"version": row["version"]}
    for staff, status in ((user, 403), (restricted, 403), (foreign, 404)):
        assert (await staff.get(f"{PATH}/{row['id']}")).status_code == status
        assert (await staff.get(f"{PATH}/{row['id']}/rows")).status_code == status
        assert (await staff.get(f"{PATH}/{row['id']}/report")).status_code == status
        assert (await staff.post(f"{PATH}/{row['id']}/start", json=body)).status_code == status
        assert (await staff.post(f"{PATH}/{row['id']}/discard", json=body)).status_code == status
        assert (await staff.put(f"{PATH}/{row['id']}/mapping", json={**body, "mapping": row["mapping"]})).status_code == status
    for staff in (user, restricted):
        assert (await upload(staff, "clients", [HEADINGS, ["A", "B", ""]])).status_code == 403
        assert (await staff.get(f"{PATH}/templates/clients")).status_code == 403
    assert (await upload(admin, "bookings", [HEADINGS, ["A", "B", ""]])).status_code == 403, "booking is switched off"
    assert (await get(admin, row["id"]))["version"] == row["version"]


async def test_the_file_is_deleted_after_the_import_or_a_day_and_the_report_after_a_month(as_staff: Any) -> None:
    admin = await as_staff("admin")
    context = Context.system(admin.company.id)

    async def list_file_states() -> list[str]:
        async with read_only_transaction(context) as session:
            return list(await session.scalars(select(File.state).where(File.owner_type == "data_import").order_by(File.created_at)))

    done = await take(admin, "clients", [HEADINGS, ["A", "B", ""]])
    assert await list_file_states() == ["withdrawn"]
    waiting = await check(admin, "clients", [HEADINGS, ["C", "D", ""]])
    await worker.purge_imports(context)
    assert (await get(admin, waiting["id"]))["state"] == "checked" and len(await list_rows(admin, done["id"])) == 1
    async with transaction(context) as session:
        await session.execute(update(DataImport).values(created_at=now() - timedelta(days=31), version=DataImport.version))
    await worker.purge_imports(context)
    assert (await get(admin, waiting["id"]))["state"] == "discarded"
    assert await list_file_states() == ["withdrawn", "withdrawn"]
    async with read_only_transaction(context) as session:
        assert list(await session.scalars(select(DataImportRow.id))) == []
    assert [entry["details"]["kind"] for entry in await admin.list_audit("data_import.discarded")] == ["clients"]


async def test_another_file_takes_the_place_of_a_file_that_was_not_started(as_staff: Any) -> None:
    admin = await as_staff("admin")
    first = await check(admin, "clients", [HEADINGS, ["A", "B", ""]])
    second = (await upload(admin, "clients", [HEADINGS, ["C", "D", ""]])).json()["data"]
    assert (await get(admin, first["id"]))["state"] == "discarded"
    status = (await admin.get(PATH, params={"kind": "clients"})).json()["data"]
    assert (status["latest"]["id"], status["is_locked"], status["max_rows"]) == (second["id"], False, 5000)
    assert (await start(admin, await get(admin, first["id"]))).json()["data"]["code"] == "import.not_ready"
    discarded = await admin.post(f"{PATH}/{second['id']}/discard", json={"version": second["version"]})
    assert discarded.status_code == 200
    assert (await admin.get(PATH, params={"kind": "clients"})).json()["data"]["latest"] is None
