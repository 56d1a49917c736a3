"""The clients' Excel (PLT-054): requested by filter, built by the worker as the member may see the clients, downloaded for a day."""

from datetime import date, timedelta
from io import BytesIO
from typing import Any
from uuid import UUID

import asyncpg
import openpyxl
import pytest
from sqlalchemy import select, update

from clinic.accounts.models import Membership
from clinic.core.audit import AuditEntry
from clinic.core.background.outbox import Event, EventMessage
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import read_only_transaction, transaction
from clinic.core.database.tenant_context import Context
from clinic.core.settings import settings
from clinic.data_exchange.client_list import worker
from clinic.data_exchange.client_list.models import ClientListExport
from clinic.data_exchange.client_list.service import LIST_REQUESTED
from tests.overview.test_usage import COPY_CLIENT

pytestmark = [pytest.mark.anyio, pytest.mark.covers("PLT-054")]
PATH = "/api/client-list-exports"


async def run_worker(company: Any) -> None:
    async with read_only_transaction(Context.system(company.id)) as session:
        rows = list(await session.scalars(select(Event).where(Event.name == LIST_REQUESTED)))
        events = [EventMessage(row.id, row.name, row.company_id, row.occurred_at, row.payload) for row in rows]
    for event in events:
        await worker.build_list(event)


async def request_list(staff: Any, **filters: Any) -> dict[str, Any]:
    response = await staff.post(PATH, json=filters)
    assert response.status_code == 200, response.text
    return dict(response.json()["data"])


async def read_list(staff: Any, **filters: Any) -> list[tuple[Any, ...]]:
    """Request a list, build and download it; return its rows with the headings."""
    export = await request_list(staff, **filters)
    await run_worker(staff.company)
    latest = (await staff.get(f"{PATH}/latest")).json()["data"]
    assert (latest["id"], latest["state"]) == (export["id"], "ready")
    signed = await staff.post(f"{PATH}/{export['id']}/download")
    assert signed.status_code == 200, signed.text
    file = await staff.get(signed.json()["data"]["url"])
    assert file.headers["content-disposition"].startswith("attachment")
    sheet = openpyxl.load_workbook(BytesIO(file.content)).active
    rows = list(sheet.iter_rows(values_only=True))
    assert latest["rows"] == len(rows) - 1
    return rows


async def add_field(admin: Any, name: str, field_type: str) -> str:
    return str((await admin.post("/api/company/extra-fields", json={"name_en": name, "type": field_type})).json()["data"]["id"])


async def test_the_file_holds_the_filtered_clients_with_their_fields_and_the_clinics_own(as_staff: Any, factory: Any) -> None:
    company = await factory.company()
    admin = await as_staff("admin", company=company)
    ids = {kind: await add_field(admin, name, kind) for kind, name in (("text", "Hobby"), ("number", "Shoes"), ("date", "Met"), ("yes_no", "Parks"))}
    values = {ids["text"]: "Schack", ids["number"]: 38.5, ids["date"]: "2026-02-03", ids["yes_no"]: "yes"}
    fields = {"first_name": "Vera", "last_name": "Östlund", "sort_name": "ostlund vera", "date_of_birth": date(1990, 1, 2), "city": "Lund"}
    await factory.client(company, **fields, extra_fields=values, phone="+46701740667", created_at=now() - timedelta(days=1))
    await factory.client(company, first_name="Adam", last_name="Al", sort_name="al adam")
    await factory.client(company, first_name="Inga", last_name="Nej", sort_name="nej inga", is_active=False)
    await factory.client(await factory.company(), first_name="Annans")
    heading, first, second = await read_list(admin)
    assert (first[:2], second[:2]) == (("Al", "Adam"), ("Östlund", "Vera"))
    row = dict(zip(heading, second, strict=True))
    assert (row["Born"].date(), row["City"], row["Mobile number"]) == (date(1990, 1, 2), "Lund", "+46701740667")
    assert (row["Hobby"], row["Shoes"], row["Met"].date(), row["Parks"]) == ("Schack", 38.5, date(2026, 2, 3), "Yes")
    assert row["Status"] == "Active" and "State" not in heading, "a field that the clinic hides has no column"
    assert [row[1] for row in (await read_list(admin, filter="inactive"))[1:]] == ["Inga"]
    assert [row[1] for row in (await read_list(admin, filter="all", sort="name", order="desc"))[1:]] == ["Vera", "Inga", "Adam"]


async def test_search_and_tags_choose_the_clients_as_the_list_does(as_staff: Any) -> None:
    admin = await as_staff("admin")
    people = [("Vera", "Ek", "vera@example.se"), ("Vera", "Alm", "alm@example.se"), ("Ola", "Ek", "ola@example.se")]
    for first, last, email in people:
        await admin.post("/api/clients", json={"first_name": first, "last_name": last, "email": email})
    listed = (await admin.get("/api/clients", params={"search": "ek vera"})).json()["data"]["items"]
    await admin.post("/api/client-tags", json={"client_ids": [listed[0]["id"]], "add": ["Vip"], "remove": []})
    assert [row[:2] for row in (await read_list(admin, search="ek vera"))[1:]] == [("Ek", "Vera")]
    assert [row[:2] for row in (await read_list(admin, search="vera"))[1:]] == [("Alm", "Vera"), ("Ek", "Vera")]
    heading, *rows = await read_list(admin, tags=["vip"])
    assert [dict(zip(heading, row, strict=True))["Tags"] for row in rows] == ["Vip"]


async def test_cells_that_begin_like_formulas_stay_texts(as_staff: Any, factory: Any) -> None:
    admin = await as_staff("admin")
    names = ("=1+1", "+46", "-2", "@SUM(A1)")
    for name in names:
        await factory.client(admin.company, first_name=name, last_name="F", sort_name=name)
    await request_list(admin)
    await run_worker(admin.company)
    export = (await admin.get(f"{PATH}/latest")).json()["data"]
    url = (await admin.post(f"{PATH}/{export['id']}/download")).json()["data"]["url"]
    sheet = openpyxl.load_workbook(BytesIO((await admin.get(url)).content)).active
    cells = [row[1] for row in sheet.iter_rows(min_row=2)]
    assert {cell.value for cell in cells} == set(names)
    assert {cell.data_type for cell in cells} <= {"s", "inlineStr"} and all(cell.quotePrefix for cell in cells)


async def test_a_restricted_administrator_gets_only_their_clients_and_the_log_says_how_many(as_staff: Any, factory: Any) -> None:
    company = await factory.company()
    own, _ = [await factory.client(company, first_name=name) for name in ("Egen", "Dold")]
    restricted = await as_staff("admin", company=company, client_access="custom")
    await factory.client_access(restricted.member, own)
    assert [row[1] for row in (await read_list(restricted, filter="all"))[1:]] == ["Egen"]
    for action in ("client_list.generated", "client_list.downloaded"):
        [entry] = await restricted.list_audit(action)
        assert (entry["details"]["rows"], entry["details"]["filters"]["filter"]) == (1, "all")
    async with transaction(Context.system(company.id)) as session:
        actors = await session.scalars(select(AuditEntry.membership_id).where(AuditEntry.action.startswith("client_list.")))
        assert set(actors) == {restricted.member.id}
    user, foreign = await as_staff("user", company=company), await as_staff("admin")
    colleague = await as_staff("admin", company=company)
    export_id = (await restricted.get(f"{PATH}/latest")).json()["data"]["id"]
    assert [(await user.post(PATH, json={})).status_code, (await user.get(f"{PATH}/latest")).status_code] == [403, 403]
    assert [(await staff.post(f"{PATH}/{export_id}/download")).status_code for staff in (colleague, foreign)] == [404, 404]
    assert (await colleague.get(f"{PATH}/latest")).json()["data"] is None


async def test_a_member_who_is_restricted_or_demoted_meanwhile_gets_nothing_more(as_staff: Any, factory: Any) -> None:
    company = await factory.company()
    await factory.client(company)
    admin, demoted = await as_staff("admin", company=company), await as_staff("admin", company=company)
    assert len(await read_list(admin)) == 2
    export_id = (await admin.get(f"{PATH}/latest")).json()["data"]["id"]
    await request_list(admin)
    await request_list(demoted)
    async with transaction(Context.system(company.id)) as session:
        await session.execute(update(Membership).where(Membership.id == admin.member.id).values(client_access="custom"))
        await session.execute(update(Membership).where(Membership.id == demoted.member.id).values(role="user"))
    await run_worker(company)
    assert (await admin.post(f"{PATH}/{export_id}/download")).json()["data"]["code"] == "client_list.not_ready"
    latest = (await admin.get(f"{PATH}/latest")).json()["data"]
    assert (latest["state"], latest["rows"]) == ("ready", 0)
    async with transaction(Context.system(company.id)) as session:
        states = await session.scalars(select(ClientListExport.state).where(ClientListExport.membership_id == demoted.member.id))
        assert list(states) == ["failed"]


async def test_one_is_made_at_a_time_and_it_expires_after_a_day(as_staff: Any) -> None:
    admin = await as_staff("admin")
    export = await request_list(admin)
    busy = await admin.post(PATH, json={})
    assert (busy.status_code, busy.json()["data"]["code"]) == (409, "client_list.in_progress")
    early = await admin.post(f"{PATH}/{export['id']}/download")
    assert (early.status_code, early.json()["data"]["code"]) == (409, "client_list.not_ready")
    await run_worker(admin.company)
    await run_worker(admin.company)
    url = (await admin.post(f"{PATH}/{export['id']}/download")).json()["data"]["url"]
    async with transaction(Context.system(admin.company.id)) as session:
        await session.execute(update(ClientListExport).where(ClientListExport.id == UUID(export["id"])).values(expires_at=now()))
    assert (await admin.post(f"{PATH}/{export['id']}/download")).status_code == 409
    await worker.purge_expired_lists(Context.system(admin.company.id))
    assert (await admin.get(url)).status_code == 404
    assert (await admin.get(f"{PATH}/latest")).json()["data"]["state"] == "deleted"
    assert len(await admin.list_audit("client_list.deleted")) == 1


async def test_an_abandoned_export_does_not_stand_in_the_way(as_staff: Any) -> None:
    admin = await as_staff("admin")
    old = {"filters": {}, "language": "en", "client_scope": "all", "created_at": now() - timedelta(hours=1)}
    async with transaction(Context.system(admin.company.id)) as session:
        session.add(ClientListExport(company_id=admin.company.id, id=new_id(), membership_id=admin.member.id, state="building", **old))
    assert (await request_list(admin))["state"] == "queued"


async def test_ten_thousand_clients_are_exported(as_staff: Any, factory: Any) -> None:
    admin = await as_staff("admin")
    connection = await asyncpg.connect(settings().database_admin_url)
    await connection.execute(COPY_CLIENT, (await factory.client(admin.company)).id, 10_000)
    await connection.close()
    await request_list(admin)
    await run_worker(admin.company)
    assert (await admin.get(f"{PATH}/latest")).json()["data"]["rows"] == 10_001


async def test_a_build_that_failed_is_tried_again_unless_a_newer_one_was_requested(as_staff: Any, factory: Any, monkeypatch: Any) -> None:
    """The dispatcher delivers once more after a fault, such as of the object storage: the file is then made."""
    admin = await as_staff("admin", company=await factory.company())
    await request_list(admin)
    monkeypatch.setattr(settings(), "storage_url", "file:///dev/null/nowhere")
    with pytest.raises(Exception, match="Not a directory"):
        await run_worker(admin.company)
    assert (await admin.get(f"{PATH}/latest")).json()["data"]["state"] == "failed"
    monkeypatch.undo()
    await run_worker(admin.company)
    assert (await admin.get(f"{PATH}/latest")).json()["data"]["state"] == "ready"
