"""An accountant sees money but never a client's name or a note, by any route (BEY-026)."""

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
from clinic.core.database.session import read_only_transaction, transaction
from clinic.core.database.tenant_context import Context
from clinic.core.documents.registry import DOCUMENT_TYPES
from clinic.core.security.permissions import Permission, Role
from clinic.pos.gift_cards.models import GiftCard
from clinic.pos.models import Receipt
from clinic.seed import demo_clinic, demo_users
from tests.route_coverage.api_routes import list_protected_routes
from tests.support import sample_documents

pytestmark = [pytest.mark.anyio, pytest.mark.covers("BEY-026")]
ACCOUNTANT_PERMISSIONS = {"self", "company.read", "document.read", "money.read", "product.read", "report.pos.read", "support.write"}
POS_PATH = "/api/v3/point-of-sale"


@pytest.fixture(scope="module")
async def seeded(app):
    """The demo clinic with its seed data: the company, strings that identify clients or gift cards, and paid receipts of clients."""
    await demo_clinic.seed()
    async with read_only_transaction(Context()) as session:
        company_id = await session.scalar(text("SELECT company_id FROM lookup_company_by_public_id(:key)"), {"key": demo_users.PUBLIC_ID})
    async with read_only_transaction(Context.system(company_id)) as session:
        company = await session.get_one(Company, company_id)
        staff = {f"{row.first_name} {row.last_name}" for row in await session.scalars(select(Membership))}
        clients = list(await session.scalars(select(Client)))
        receipts = list(await session.scalars(select(Receipt).where(Receipt.client_id.is_not(None), Receipt.paid_at.is_not(None))))
        cards = set(await session.scalars(select(GiftCard.code)))
        session.expunge_all()
    names = {f"{client.first_name} {client.last_name}" for client in clients} - staff
    secrets = names | {client.email for client in clients} | {client.phone for client in clients} | {str(client.id) for client in clients}
    assert cards
    return company, {secret for secret in secrets | cards if secret}, receipts


def response_text(response) -> str:
    """Return a response's text; a workbook is unpacked."""
    if not response.content.startswith(b"PK"):
        return response.text
    with ZipFile(BytesIO(response.content)) as book:
        return "".join(book.read(name).decode() for name in book.namelist())


def test_the_role_has_exactly_these_permissions():
    """A change of the role's permissions must be repeated here, after checking that no route shows a name or a note."""
    assert {permission.code for permission in Permission if Role.ACCOUNTANT in permission.value.roles} == ACCOUNTANT_PERMISSIONS


async def test_every_other_route_is_refused_to_an_accountant(as_staff):
    accountant = await as_staff("accountant")
    for method, path, permission in list_protected_routes():
        if permission.code in ACCOUNTANT_PERMISSIONS:
            continue
        filled = re.sub(r"\{\w+\}", "01900000-0000-7000-8000-000000000000", path)
        response = await accountant.send(method, filled, json={} if method != "GET" else None)
        assert (response.status_code, response.json()["data"]) == (403, {"code": "permission.role"}), (method, path)


async def test_no_response_contains_a_client_of_the_seed(as_staff, seeded):
    company, secrets, receipts = seeded
    assert len(secrets) > 500 and len(receipts) > 20
    accountant = await as_staff("accountant", company=company)
    range_params = {"start": str((now() - timedelta(days=90)).date()), "end": str(now().date()), "from": str((now() - timedelta(days=90)).date())}
    registers = (await accountant.get(f"{POS_PATH}/readiness")).json()["data"]["registers"]
    paths = [
        path for method, path, permission in list_protected_routes()
        if method == "GET" and permission.code in ACCOUNTANT_PERMISSIONS and "{" not in path and not path.startswith("/api/bankid")
    ]
    calls = [(path, {**range_params, "per_page": "100", "register_id": registers[0]["id"]}) for path in paths]
    batches = (await accountant.get(f"{POS_PATH}/report/batches", params={"per_page": "5"})).json()["data"]["items"]
    calls += [(f"{POS_PATH}/report/batches/{row['id']}", {}) for row in batches]
    calls += [(f"{POS_PATH}/receipts/{receipt.id}", {}) for receipt in receipts[:40]]
    calls += [(f"{POS_PATH}/receipts", {"per_page": "100", "page": str(page)}) for page in (1, 2, 3)]
    total_length = 0
    for path, query in calls:
        response = await accountant.get(path, params=query)
        assert response.status_code == 200, (path, response.text[:300])
        body = response_text(response)
        total_length += len(body)
        leaks = [secret for secret in secrets if secret in body]
        assert not leaks, (path, leaks[:3])
    assert total_length > 50_000, "the responses have content"


async def test_amounts_are_complete_and_names_cannot_be_searched(as_staff, seeded):
    company, _, receipts = seeded
    accountant, owner = await as_staff("accountant", company=company), await as_staff("admin", company=company)
    for receipt in receipts[:5]:
        masked = (await accountant.get(f"{POS_PATH}/receipts/{receipt.id}")).json()["data"]
        complete = (await owner.get(f"{POS_PATH}/receipts/{receipt.id}")).json()["data"]
        assert (masked["client_id"], masked["client_name"]) == (None, "")
        assert complete["client_id"] == str(receipt.client_id)
        assert {line["reason"] for line in masked["lines"]} == {""}
        for name in ("total", "vat", "vat_lines", "amount_due", "number", "status", "rounding"):
            assert masked[name] == complete[name], name
    name = receipts[0].client_name
    match_count = (await owner.get(f"{POS_PATH}/receipts", params={"search": name})).json()["data"]["total"]
    assert match_count > 0
    assert (await accountant.get(f"{POS_PATH}/receipts", params={"search": name})).json()["data"]["total"] == 0
    by_client = {"client_id": str(receipts[0].client_id)}
    totals = [(await caller.get(f"{POS_PATH}/receipts", params=by_client)).json()["data"]["total"] for caller in (accountant, owner)]
    assert totals[0] == 0 < totals[1]
    totals = [(await caller.get(f"{POS_PATH}/receipts")).json()["data"]["total"] for caller in (accountant, owner)]
    assert totals[0] == totals[1] > 0


async def test_row_level_security_hides_clients_and_records_from_an_accountant(as_staff, seeded):
    """Even without a condition in the statement: with reach `money` no rows about clients are visible except receipts."""
    company, _, _ = seeded
    accountant = await as_staff("accountant", company=company, client_access="custom")
    async with read_only_transaction(Context.system(company.id)) as session:
        client = await session.scalar(select(Client.id).limit(1))
    async with transaction(Context.system(company.id)) as session:
        await session.execute(
            text("INSERT INTO client_access (company_id, id, membership_id, client_id) VALUES (:c, gen_random_uuid(), :m, :k)"),
            {"c": company.id, "m": accountant.member.id, "k": client},
        )
    context = Context(
        company_id=company.id, actor="staff", client_scope="financial", identity_id=accountant.member.identity_id, membership_id=accountant.member.id,
    )
    async with read_only_transaction(context) as session:
        for table in ("client", "booking", "procedure", "prescription", "client_consent", "client_questionnaire", "message", "file", "document", "audit"):
            column = "id" if table == "client" else "client_id"
            visible_rows = await session.scalar(text(f"SELECT count(*) FROM {table} WHERE {column} IS NOT NULL"))
            assert visible_rows == 0, table
        receipts_client = await session.scalar(text("SELECT count(*) FROM receipt WHERE client_id IS NOT NULL"))
    assert receipts_client


async def test_a_change_to_the_accountant_role_applies_from_the_next_call(as_staff):
    admin = await as_staff("admin")
    user = await as_staff("user", company=admin.company)
    assert (await user.get("/api/clients")).status_code == 200
    body = {"first_name": "Eva", "last_name": "Ekonom", "user_role": "accountant", "version": user.member.version}
    changed = await admin.put(f"/api/users/{user.member.id}", json={**body, "is_pos_on": True})
    assert changed.json()["data"]["user_role"] == "accountant", changed.text
    assert (await user.get("/api/clients")).json()["data"]["code"] == "permission.role"
    session = (await user.get("/api/session")).json()["data"]
    assert set(session["permissions"]) == ACCOUNTANT_PERMISSIONS


async def test_an_accountant_can_open_the_pdf_of_a_z_report_and_no_other(as_staff, seeded, factory):
    """The permission of the document type allows Z reports. A client's document stays hidden, whatever its type allows."""
    company, _, _ = seeded
    accountant, owner = await as_staff("accountant", company=company), await as_staff("admin", company=company)
    [z, *_] = (await accountant.get(f"{POS_PATH}/report/batches", params={"per_page": "5"})).json()["data"]["items"]
    download = await accountant.post(f"{POS_PATH}/report/batches/{z['id']}/download")
    assert download.json()["status"] == "1", download.text
    document = await accountant.get(f"/api/documents/{download.json()['data']['document_id']}")
    assert (document.json()["data"]["type"], document.status_code) == ("z_report", 200), document.text
    client = await factory.client(company)
    client_document, other_document = await sample_documents.freeze_sample(company, client=client), await sample_documents.freeze_sample(company)
    assert (await owner.get(f"/api/documents/{client_document.id}")).status_code == 200
    assert (await accountant.get(f"/api/documents/{client_document.id}")).status_code == 404
    rejected = await accountant.get(f"/api/documents/{other_document.id}")
    assert (rejected.status_code, rejected.json()["data"]["code"]) == (403, "permission.role")
    regeneration = await accountant.post(f"/api/documents/{client_document.id}/regenerate")
    assert (regeneration.status_code, regeneration.json()["data"]["code"]) == (403, "permission.role")


def test_only_x_and_z_reports_are_open_to_accountants():
    """A new type of document is open to accountants only when it is listed here."""
    open_types = {name for name, document_type in DOCUMENT_TYPES.items() if Role.ACCOUNTANT in document_type.permission.value.roles}
    assert open_types == {"x_report", "z_report"}
