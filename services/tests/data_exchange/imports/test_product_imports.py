"""Products from a file: checked as the form checks them, their stock recorded as a change of stock (REC-070, POS-010, POS-011)."""

import asyncio
from time import monotonic
from typing import Any

import pytest
from sqlalchemy import func, select, text, update

from clinic.accounts.models import Membership
from clinic.core.database.base import new_id
from clinic.core.database.session import read_only_transaction, transaction
from clinic.core.database.tenant_context import Context
from clinic.data_exchange.imports import service, worker
from clinic.pos.products.models import Product
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

pytestmark = [pytest.mark.anyio, pytest.mark.covers("REC-070")]
PRODUCTS, CATEGORIES = "/api/v3/point-of-sale/products", "/api/v3/point-of-sale/product-categories"
HEADINGS = ["Benämning", "Artikelnummer", "Streckkod", "Varugrupp", "Pris", "Inpris", "Moms", "Antal"]
CREAM = ["Kräm", "K1", "7350053850019", "Hudvård", "249,50", "140", "25 %", "12"]


async def list_products(staff: Any, **params: Any) -> list[dict[str, Any]]:
    return list((await staff.get(PRODUCTS, params={"per_page": 100, **params})).json()["data"]["items"])


async def count_products(company: Any) -> int:
    async with read_only_transaction(Context.system(company.id)) as session:
        return await session.scalar(select(func.count()).select_from(Product)) or 0


def create_rows(*lines: dict[str, Any]) -> list[list[Any]]:
    """Return a table of products that differ in name, code and EAN; each line replaces columns by their headings."""
    rows: list[list[Any]] = [HEADINGS]
    for number, line in enumerate(lines):
        usual = {**dict(zip(HEADINGS, CREAM, strict=True)), "Benämning": f"Kräm {number}", "Artikelnummer": f"A{number}", "Streckkod": ""}
        rows.append([{**usual, **line}[name] for name in HEADINGS])
    return rows


@pytest.mark.covers("POS-010", "POS-011")
async def test_products_are_taken_as_the_form_saves_them_with_the_history_of_their_stock(as_staff: Any) -> None:
    admin = await as_staff("admin")
    existing = (await admin.post(CATEGORIES, json={"name": "HUDVÅRD"})).json()["data"]
    row = await check(admin, "products", [HEADINGS, CREAM, ["Serum", "", "", "Nytt", 100, 50.5, 0.12, ""], ["Bok", "", "", "nytt", "1 200:-", "600 kr", "6", "0"]])
    assert (row["taken"], row["refused"], await count_products(admin.company)) == (3, 0, 0), await list_reasons(admin, row["id"])
    assert row["preview"][0]["values"] == {
        "name": "Kräm", "code": "K1", "ean": "7350053850019", "category": "Hudvård", "selling_price": "249.50", "base_price": "140.00", "tax": "25 %",
        "stock": "12",
    }
    assert len((await admin.get(CATEGORIES)).json()["data"]["items"]) == 1, "a check adds no category"
    await start(admin, row)
    await run_imports(admin.company)
    done = await get(admin, row["id"])
    assert (done["state"], done["taken"], done["refused"], done["progress"]) == ("done", 3, 0, 3)
    book, cream, serum = await list_products(admin)
    assert (cream["name"], cream["selling_price"], cream["base_price"], cream["tax"], cream["stock"]) == ("Kräm", 24950, 14000, 2500, 12)
    assert (serum["selling_price"], serum["base_price"], serum["tax"], serum["stock"], serum["code"]) == (10000, 5050, 1200, 0, "")
    assert (book["selling_price"], book["base_price"], book["tax"], book["category_id"]) == (120000, 60000, 600, serum["category_id"])
    assert (cream["category_id"], serum["category_name"]) == (existing["id"], "Nytt")
    assert [item["id"] for item in await list_products(admin, search="kram")] == [cream["id"]]
    matches = (await admin.get("/api/overview/search", params={"q": "Kräm"})).json()["data"]["products"]
    assert [item["id"] for item in matches] == [cream["id"]]
    created = await admin.list_audit("product.created")
    assert {entry["details"]["import_id"] for entry in created} == {done["id"]} and len(created) == 3
    [adjusted] = await admin.list_audit("product.stock_adjusted")
    assert (str(adjusted["subject_id"]), adjusted["details"]) == (cream["id"], {"change": 12, "stock": 12, "reason": "Import"})
    assert [item["record_id"] for item in await list_rows(admin, done["id"])] == [cream["id"], serum["id"], book["id"]]
    assert len(await admin.list_audit("product_category.created")) == 2


async def test_rows_that_the_form_refuses_are_refused_with_the_reason(as_staff: Any) -> None:
    admin = await as_staff("admin")
    rows = create_rows(
        {"Moms": "19"}, {"Moms": "moms"}, {"Pris": ""}, {"Pris": "gratis"}, {"Pris": "0"}, {"Pris": "12 EUR"}, {"Pris": "1.2345"}, {"Pris": "-5"},
        {"Inpris": "900"}, {"Benämning": "N" * 121}, {"Benämning": ""}, {"Artikelnummer": "9" * 41}, {"Streckkod": "7350053850018"},
        {"Antal": "-1"}, {"Antal": "många"}, {"Antal": "1000001"}, {"Varugrupp": "V" * 121}, {"Inpris": ""}, {"Moms": ""},
        {"Moms": "momsfri", "Artikelnummer": "=1+1", "Antal": "1 000"},
    )
    done = await take(admin, "products", rows)
    assert (done["taken"], done["refused"]) == (1, 19)
    price = "Selling price, VAT included"
    assert await list_reasons(admin, done["id"]) == {
        2: "VAT: 19 can't be used. Enter one of 0 %, 6 %, 12 %, 25 %.", 3: "VAT: moms can't be used. Enter one of 0 %, 6 %, 12 %, 25 %.",
        4: f"{price}: This field is required.", 5: f"{price}: Enter a number.", 6: f"{price}: Enter a number above 0.",
        7: f"{price}: 12 EUR is in another currency than the clinic's, SEK.", 8: f"{price}: Enter a number.", 9: f"{price}: Enter a number.",
        10: f"{price}: Enter a number of at least 900.00.", 11: "Name: Use at most 120 characters.", 12: "Name: This field is required.",
        13: "Code: Use at most 40 characters.", 14: "EAN/UPC: The check digit of this EAN is wrong.", 15: "Stock: Enter a number of at least 0.",
        16: "Stock: Enter a number.", 17: "Stock: Enter a number of at most 1000000.", 18: "Category: Use at most 120 characters.",
        19: "Base price: This field is required.", 20: "VAT: This field is required.",
    }
    [product] = await list_products(admin)
    assert (product["tax"], product["stock"]) == (0, 1000)
    heading, *cells = await read_workbook(admin, f"{PATH}/{done['id']}/report", headers={"X-Language": "sv"})
    assert (heading[3], cells[0][3]) == ("Orsak", "Moms: 19 kan inte användas. Ange någon av 0 %, 6 %, 12 %, 25 %.")


@pytest.mark.covers("POS-010")
async def test_a_name_code_or_ean_of_the_catalogue_or_of_an_earlier_row_is_refused(as_staff: Any) -> None:
    admin = await as_staff("admin")
    saved = {"name": "Sérum C", "code": "S1", "ean": "7350053850019", "selling_price": 45000, "base_price": 20000, "tax": 2500, "stock": 4}
    await admin.post(PRODUCTS, json=saved)
    removed = (await admin.post(PRODUCTS, json={**saved, "name": "Gammal", "code": "G1", "ean": ""})).json()["data"]
    await admin.delete(f"{PRODUCTS}/{removed['id']}", params={"version": removed["version"]})
    stranger = await as_staff("admin")
    await stranger.post(PRODUCTS, json={**saved, "name": "Annan klinik", "code": "X1", "ean": ""})
    rows = create_rows(
        {"Benämning": "serum c"}, {"Artikelnummer": "s1"}, {"Streckkod": "7350053850019"}, {"Benämning": "Ny", "Artikelnummer": "N1"}, {"Benämning": "NY"},
        {"Artikelnummer": "n1"}, {"Benämning": "Gammal", "Artikelnummer": "G1"}, {"Benämning": "Annan klinik", "Artikelnummer": "X1"},
    )
    done = await take(admin, "products", rows)
    assert await list_reasons(admin, done["id"]) == {
        2: "Sérum C in the catalogue has the same name.", 3: "Sérum C in the catalogue has the same code.",
        4: "Sérum C in the catalogue has the same EAN/UPC.", 6: "Row 5 has the same name.", 7: "Row 5 has the same code.",
    }
    assert (done["taken"], len(await list_products(admin))) == (3, 4)
    repeated = await check(admin, "products", rows)
    assert (repeated["taken"], (await start(admin, repeated)).json()["data"]["code"]) == (0, "import.empty"), "the same file is taken once"
    assert len(await list_products(stranger)) == 1


@pytest.mark.timeout(120)
@pytest.mark.covers("POS-010")
async def test_an_import_and_staff_who_save_a_code_at_once_have_one_winner(as_staff: Any) -> None:
    """POS-010: the call for a code races an import with the same code; the loser is refused and nothing else of the file is lost."""
    admin = await as_staff("admin")
    await admin.csrf()
    for attempt in range(5):
        rows = create_rows(*({"Benämning": f"R{attempt}-{number}", "Artikelnummer": f"R{attempt}-{number}"} for number in range(400)))
        row = await check(admin, "products", rows)
        await start(admin, row)
        event = (await list_events(admin.company, service.IMPORT_STARTED))[-1]
        body = {"name": f"Egen {attempt}", "code": f"R{attempt}-399", "ean": "", "selling_price": 200, "base_price": 100, "tax": 2500, "stock": 0}
        reply, _ = await asyncio.gather(admin.post(PRODUCTS, json=body), worker.run_import(event))
        done = await get(admin, row["id"])
        assert done["state"] == "done" and done["taken"] + (reply.status_code == 200) == 400
        reason = {401: f"Egen {attempt} in the catalogue has the same code."} if reply.status_code == 200 else {}
        assert await list_reasons(admin, row["id"]) == reason


@pytest.mark.covers("POS-010")
async def test_a_code_that_staff_save_while_the_import_waits_for_it_refuses_its_row_alone(as_staff: Any) -> None:
    """POS-010: the catalogue is read once; it is read anew when an insert meets a code that was saved after that."""
    admin = await as_staff("admin")
    row = await check(admin, "products", create_rows(*({} for _ in range(3))))
    await start(admin, row)
    [event] = await list_events(admin.company, service.IMPORT_STARTED)
    async with transaction(Context.system(admin.company.id)) as session:
        session.add(Product(
            company_id=admin.company.id, id=new_id(), name="Egen", sort_name="egen", code="A1", ean="", selling_price=200, base_price=100,
            tax=2500, stock=0,
        ))
        await session.flush()
        running = asyncio.create_task(worker.run_import(event))
        waiting = text("SELECT count(*) FROM pg_locks WHERE locktype = 'transactionid' AND NOT granted")
        while not await session.scalar(waiting):  # noqa: ASYNC110 - the database offers no notification
            await asyncio.sleep(0.02)
    await running
    assert ((await get(admin, row["id"]))["taken"], await count_products(admin.company)) == (2, 3)
    assert await list_reasons(admin, row["id"]) == {3: "Egen in the catalogue has the same code."}


@pytest.mark.timeout(120)
async def test_a_worker_that_is_killed_leaves_no_product_and_the_next_takes_all(as_staff: Any) -> None:
    """REC-070: kill -9 in the middle; the outbox delivers the event once more, from the first row."""
    admin = await as_staff("admin")
    row = await check(admin, "products", create_rows(*({} for _ in range(2000))))
    assert row["taken"] == 2000
    await start(admin, row)
    running = await kill_worker(admin, row["id"], after_rows=200)
    assert (running["state"], await count_products(admin.company)) == ("running", 0)
    assert await admin.list_audit("product.created") == [] and (await admin.get(CATEGORIES)).json()["data"]["items"] == []
    [event] = await list_events(admin.company, service.IMPORT_STARTED)
    await worker.run_import(event)
    await worker.run_import(event)
    done = await get(admin, row["id"])
    assert (done["state"], done["taken"], await count_products(admin.company)) == ("done", 2000, 2000)
    assert len(await admin.list_audit("product.stock_adjusted")) == 2000


@pytest.mark.timeout(180)
async def test_five_thousand_products_take_less_than_a_minute(as_staff: Any) -> None:
    admin = await as_staff("admin")
    lines = [f"Produkt {number};P{number};Kategori {number % 20};249,50;140;25;{number % 9}" for number in range(5000)]
    row = await check(admin, "products", "\n".join(["Namn;Kod;Kategori;Pris;Inpris;Moms;Antal", *lines]).encode())
    assert row["taken"] == 5000
    await start(admin, row)
    started_at = monotonic()
    await run_imports(admin.company)
    assert monotonic() - started_at < 60
    assert await count_products(admin.company) == 5000 and len((await admin.get(CATEGORIES)).json()["data"]["items"]) == 20


async def test_who_may_import_products(as_staff: Any, factory: Any) -> None:
    company = await factory.company()
    admin = await as_staff("admin", company=company)
    row = await check(admin, "products", create_rows({}))
    without_till = await as_staff("admin", company=company, is_pos_on=False)
    user, restricted = await as_staff("user", company=company), await as_staff("admin", company=company, client_access="custom")
    accountant, foreign = await as_staff("accountant", company=company), await as_staff("admin")
    body = {"version": row["version"]}
    for staff, status in ((user, 403), (restricted, 403), (without_till, 403), (accountant, 403), (foreign, 404)):
        assert (await staff.get(f"{PATH}/{row['id']}")).status_code == status
        assert (await staff.get(f"{PATH}/{row['id']}/rows")).status_code == status
        assert (await staff.post(f"{PATH}/{row['id']}/start", json=body)).status_code == status
    for staff in (user, restricted, without_till, accountant):
        assert (await upload(staff, "products", create_rows({}))).status_code == 403
        assert (await staff.get(f"{PATH}/templates/products")).status_code == 403
        assert (await staff.get(PATH, params={"kind": "products"})).status_code == 403
    assert (await get(admin, row["id"]))["state"] == "checked" and await count_products(company) == 0


async def test_a_member_whose_till_is_switched_off_takes_no_product(as_staff: Any) -> None:
    admin = await as_staff("admin")
    row = await check(admin, "products", create_rows({}))
    await start(admin, row)
    async with transaction(Context.system(admin.company.id)) as session:
        await session.execute(update(Membership).where(Membership.id == admin.member.id).values(is_pos_on=False, version=Membership.version))
    await run_imports(admin.company)
    async with read_only_transaction(Context.system(admin.company.id)) as session:
        assert await session.scalar(select(service.DataImport.state)) == "failed"
    assert await count_products(admin.company) == 0
