"""An accountant sees money and never a client's name or a note (BEY-026), whatever they ask for."""

import re
from datetime import timedelta
from io import BytesIO
from zipfile import ZipFile

import pytest
from sqlalchemy import select, text

from clinic.accounts.models import Membership
from clinic.clients.models import Client
from clinic.company.models import Company
from clinic.core.clock import now
from clinic.core.context import Context
from clinic.core.db import read_only, unit
from clinic.core.documents.kinds import KINDS
from clinic.core.permissions import Permission, Role
from clinic.pos.giftcards.models import GiftCard
from clinic.pos.models import Receipt
from clinic.seed import demo, people
from tests import papers
from tests.walk.routes import permitted

pytestmark = [pytest.mark.anyio, pytest.mark.covers("BEY-026")]
MAY = {"self", "company.read", "document.read", "money.read", "product.read", "report.pos.read"}
TILL = "/api/v3/point-of-sale"


@pytest.fixture(scope="module")
async def seeded(app):
    """The demo clinic, with all that its seeds lay."""
    await demo.lay()
    async with read_only(Context()) as session:
        company_id = await session.scalar(text("SELECT company_id FROM door_company(:key)"), {"key": people.PUBLIC_ID})
    async with read_only(Context.system(company_id)) as session:
        company = await session.get_one(Company, company_id)
        staff = {f"{row.first_name} {row.last_name}" for row in await session.scalars(select(Membership))}
        clients = list(await session.scalars(select(Client)))
        receipts = list(await session.scalars(select(Receipt).where(Receipt.client_id.is_not(None), Receipt.paid_at.is_not(None))))
        cards = set(await session.scalars(select(GiftCard.code)))
        session.expunge_all()
    names = {f"{one.first_name} {one.last_name}" for one in clients} - staff
    secrets = names | {one.email for one in clients} | {one.phone for one in clients} | {str(one.id) for one in clients}
    assert cards
    return company, {secret for secret in secrets | cards if secret}, receipts


def _words(answer) -> str:
    """What an answer says; a workbook is unpacked."""
    if not answer.content.startswith(b"PK"):
        return answer.text
    with ZipFile(BytesIO(answer.content)) as book:
        return "".join(book.read(name).decode() for name in book.namelist())


def test_the_role_has_what_is_money_and_nothing_else():
    """Whoever gives it more must come here and say why it shows no name and no note."""
    assert {one.code for one in Permission if Role.ACCOUNTANT in one.value.roles} == MAY


async def test_every_other_route_is_refused_to_an_accountant(as_staff):
    accountant = await as_staff("accountant")
    for method, path, permission in permitted():
        if permission.code in MAY:
            continue
        filled = re.sub(r"\{\w+\}", "01900000-0000-7000-8000-000000000000", path)
        answer = await accountant.send(method, filled, json={} if method != "GET" else None)
        assert (answer.status_code, answer.json()["data"]) == (403, {"code": "permission.role"}), (method, path)


async def test_no_answer_names_a_client_of_the_seed(as_staff, seeded):
    company, secrets, receipts = seeded
    assert len(secrets) > 500 and len(receipts) > 20
    accountant = await as_staff("accountant", company=company)
    span = {"start": str((now() - timedelta(days=90)).date()), "end": str(now().date()), "from": str((now() - timedelta(days=90)).date())}
    registers = (await accountant.get(f"{TILL}/state")).json()["data"]["registers"]
    paths = [
        path for method, path, permission in permitted()
        if method == "GET" and permission.code in MAY and "{" not in path and not path.startswith("/api/bankid")
    ]
    asked = [(path, {**span, "per_page": "100", "register_id": registers[0]["id"]}) for path in paths]
    batches = (await accountant.get(f"{TILL}/report/batches", params={"per_page": "5"})).json()["data"]["items"]
    asked += [(f"{TILL}/report/batches/{row['id']}", {}) for row in batches]
    asked += [(f"{TILL}/receipts/{one.id}", {}) for one in receipts[:40]]
    asked += [(f"{TILL}/receipts", {"per_page": "100", "page": str(page)}) for page in (1, 2, 3)]
    told = 0
    for path, query in asked:
        answer = await accountant.get(path, params=query)
        assert answer.status_code == 200, (path, answer.text[:300])
        words = _words(answer)
        told += len(words)
        found = [secret for secret in secrets if secret in words]
        assert not found, (path, found[:3])
    assert told > 50_000, "the answers are full of figures"


async def test_the_money_is_all_there_and_a_name_cannot_be_searched_for(as_staff, seeded):
    company, _, receipts = seeded
    accountant, owner = await as_staff("accountant", company=company), await as_staff("admin", company=company)
    for one in receipts[:5]:
        mine = (await accountant.get(f"{TILL}/receipts/{one.id}")).json()["data"]
        whole = (await owner.get(f"{TILL}/receipts/{one.id}")).json()["data"]
        assert (mine["client_id"], mine["client_name"]) == (None, "")
        assert whole["client_id"] == str(one.client_id)
        assert {line["reason"] for line in mine["lines"]} == {""}
        for name in ("total", "vat", "vats", "payable", "number", "state", "rounding"):
            assert mine[name] == whole[name], name
    name = receipts[0].client_name
    found = (await owner.get(f"{TILL}/receipts", params={"search": name})).json()["data"]["total"]
    assert found > 0
    assert (await accountant.get(f"{TILL}/receipts", params={"search": name})).json()["data"]["total"] == 0
    total = [(await who.get(f"{TILL}/receipts")).json()["data"]["total"] for who in (accountant, owner)]
    assert total[0] == total[1] > 0


async def test_the_database_itself_keeps_clients_and_records_from_an_accountant(as_staff, seeded):
    """Also where a statement forgets: reach `money` meets no row about a client but what was paid."""
    company, _, _ = seeded
    accountant = await as_staff("accountant", company=company, client_access="custom")
    async with read_only(Context.system(company.id)) as session:
        client = await session.scalar(select(Client.id).limit(1))
    async with unit(Context.system(company.id)) as session:
        await session.execute(
            text("INSERT INTO client_access (company_id, id, membership_id, client_id) VALUES (:c, gen_random_uuid(), :m, :k)"),
            {"c": company.id, "m": accountant.member.id, "k": client},
        )
    context = Context(
        company_id=company.id, actor="staff", reach="money", identity_id=accountant.member.identity_id, membership_id=accountant.member.id,
    )
    async with read_only(context) as session:
        for table in ("client", "booking", "procedure", "prescription", "client_consent", "client_questionnaire", "message", "file", "document", "audit"):
            column = "id" if table == "client" else "client_id"
            seen = await session.scalar(text(f"SELECT count(*) FROM {table} WHERE {column} IS NOT NULL"))
            assert seen == 0, table
        receipts_client = await session.scalar(text("SELECT count(*) FROM receipt WHERE client_id IS NOT NULL"))
    assert receipts_client


async def test_one_becomes_an_accountant_by_the_team_and_meets_nothing_from_the_next_call(as_staff):
    admin = await as_staff("admin")
    user = await as_staff("user", company=admin.company)
    assert (await user.get("/api/clients")).status_code == 200
    body = {"first_name": "Eva", "last_name": "Ekonom", "user_role": "accountant", "version": user.member.version}
    changed = await admin.put(f"/api/users/{user.member.id}", json={**body, "is_pos_on": True})
    assert changed.json()["data"]["user_role"] == "accountant", changed.text
    assert (await user.get("/api/clients")).json()["data"]["code"] == "permission.role"
    session = (await user.get("/api/session")).json()["data"]
    assert set(session["permissions"]) == MAY


async def test_an_accountant_opens_a_z_reports_paper_and_no_other(as_staff, seeded, make):
    """A closed day is money: its paper opens, by documents' permission of its kind. No client's paper does, whatever its kind says."""
    company, _, _ = seeded
    accountant, owner = await as_staff("accountant", company=company), await as_staff("admin", company=company)
    [z, *_] = (await accountant.get(f"{TILL}/report/batches", params={"per_page": "5"})).json()["data"]["items"]
    paper = await accountant.post(f"{TILL}/report/batches/{z['id']}/download")
    assert paper.json()["status"] == "1", paper.text
    opened = await accountant.get(f"/api/documents/{paper.json()['data']['document_id']}")
    assert (opened.json()["data"]["kind"], opened.status_code) == ("z_report", 200), opened.text
    client = await make.client(company)
    theirs, nobodys = await papers.frozen(company, client=client), await papers.frozen(company)
    assert (await owner.get(f"/api/documents/{theirs.id}")).status_code == 200
    assert (await accountant.get(f"/api/documents/{theirs.id}")).status_code == 404
    refused = await accountant.get(f"/api/documents/{nobodys.id}")
    assert (refused.status_code, refused.json()["data"]["code"]) == (403, "permission.role")
    again = await accountant.post(f"/api/documents/{theirs.id}/regenerate")
    assert (again.status_code, again.json()["data"]["code"]) == (403, "permission.role")


def test_each_kind_of_paper_says_who_may_see_it():
    """An accountant's are the till's days alone: a new kind is open to them only when it says so here."""
    open_ = {name for name, kind in KINDS.items() if Role.ACCOUNTANT in kind.permission.value.roles}
    assert open_ == {"x_report", "z_report"}
