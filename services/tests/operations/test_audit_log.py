"""The company's audit log: filtered, paged by key, downloaded, and with refused sign-ins and views in it (REC-008, LAW-008)."""

from datetime import timedelta
from io import BytesIO
from typing import get_args
from uuid import uuid4
from zipfile import ZipFile

import pytest
from sqlalchemy import text

from clinic.accounts.sessions.service import EndReason, Factor
from clinic.core import audit
from clinic.core.audit.refusals import MAX_REFUSALS_PER_MINUTE
from clinic.core.clock import local_date, now
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from clinic.operations.audit_log import labels, service
from tests.operations.test_audit_actions import recorded_actions_in_code
from tests.support.http_client import ApiClient, open_browser

pytestmark = [pytest.mark.anyio, pytest.mark.covers("REC-008")]
PATH = "/api/audit-log"


def staff_context(staff: ApiClient) -> Context:
    return Context(company_id=staff.company.id, actor="staff", identity_id=staff.member.identity_id, membership_id=staff.member.id)


async def read_log(staff: ApiClient, **params: str) -> list[dict[str, str]]:
    reply = await staff.get(PATH, params={"per_page": "100", **params})
    assert reply.status_code == 200, reply.text
    return reply.json()["data"]["entries"]


def read_cells(workbook: bytes) -> str:
    with ZipFile(BytesIO(workbook)) as archive:
        return archive.read("xl/sharedStrings.xml").decode()


async def test_the_log_is_filtered_by_person_client_kind_and_period(as_staff, factory):
    owner = await as_staff("super_admin", first_name="Karin", last_name="Lind")
    nurse = await as_staff("user", company=owner.company, first_name="Sara", last_name="Åberg")
    client = await factory.client(owner.company, first_name="Anna", last_name="Ek")
    await nurse.get(f"/api/clients/{client.id}")
    async with transaction(staff_context(nurse)) as session:
        audit.record(session, "booking.cancelled", uuid4(), client_id=client.id, reason="Sjuk")
        audit.record(session, "session.started", uuid4())
    rows = await read_log(owner, membership_id=str(nurse.member.id))
    assert [row["action"] for row in rows] == ["session.started", "booking.cancelled", "client.viewed"]
    cancelled = rows[1]
    assert (cancelled["actor"], cancelled["event"], cancelled["client_name"], cancelled["reason"]) == (
        "Sara Åberg", "Booking: cancelled", "Anna Ek", "Sjuk",
    )
    assert [row["action"] for row in await read_log(owner, client_id=str(client.id), kind="changes")] == ["booking.cancelled"]
    assert [row["action"] for row in await read_log(owner, client_id=str(client.id), kind="views")] == ["audit_log.opened", "client.viewed"]
    assert [row["action"] for row in await read_log(owner, kind="sign_ins", membership_id=str(nurse.member.id))] == ["session.started"]
    today = local_date(now(), "Europe/Stockholm")
    assert await read_log(owner, until_day=str(today - timedelta(days=1))) == []
    assert await read_log(owner, from_day=str(today + timedelta(days=1))) == []
    assert len(await read_log(owner, from_day=str(today), until_day=str(today), membership_id=str(nurse.member.id))) == 3
    swedish = await owner.get(PATH, params={"client_id": str(client.id), "kind": "changes"}, headers={"X-Language": "sv"})
    assert swedish.json()["data"]["entries"][0]["event"] == "Bokning: makulerades"
    card = await owner.get("/api/audit", params={"client_id": str(client.id), "kind": "changes", "from_day": str(today)})
    assert [row["action"] for row in card.json()["data"]["items"]] == ["booking.cancelled"]


async def test_the_log_is_paged_by_key_and_opening_it_is_in_it(as_staff):
    owner = await as_staff("super_admin")
    async with transaction(staff_context(owner)) as session:
        for number in range(5):
            audit.record(session, f"test.{number}", owner.company.id)
    first = (await owner.get(PATH, params={"per_page": "3"})).json()["data"]
    rest = (await owner.get(PATH, params={"per_page": "3", "before": first["next"]})).json()["data"]
    assert [row["action"] for row in [*first["entries"], *rest["entries"]]] == [f"test.{number}" for number in (4, 3, 2, 1, 0)]
    assert rest["next"] is None
    assert [row["subject_id"] for row in await owner.list_audit("audit_log.opened")] == [owner.company.id]


async def test_the_log_is_downloaded_and_the_download_is_logged(as_staff, factory, monkeypatch):
    owner = await as_staff("super_admin", first_name="Karin", last_name="Lind")
    client = await factory.client(owner.company, first_name="Anna", last_name="Ek")
    await owner.get(f"/api/clients/{client.id}")
    reply = await owner.get(f"{PATH}/export", params={"client_id": str(client.id)})
    cells = read_cells(reply.content)
    assert all(words in cells for words in ("Karin Lind", "Client: opened", "Anna Ek"))
    assert 'filename="audit_log.xlsx"' in reply.headers["Content-Disposition"]
    row, = await owner.list_audit("audit_log.exported")
    assert (row["client_id"], row["details"]) == (client.id, {"rows": 1, "filters": {"client_id": str(client.id)}})
    monkeypatch.setattr(service, "MAX_DOWNLOAD_ROWS", 1)
    refused = await owner.get(f"{PATH}/export")
    assert (refused.status_code, refused.json()["data"]["code"]) == (400, "audit_log.too_long")


@pytest.mark.covers("PLT-031", "PLT-034", "BEY-060")
async def test_the_log_is_for_administrators_and_hides_what_a_restricted_one_may_not_see(as_staff, factory):
    owner, foreign = await as_staff("super_admin"), await as_staff("super_admin")
    restricted = await as_staff("admin", company=owner.company, client_access="custom")
    user = await as_staff("user", company=owner.company)
    hidden = await factory.client(owner.company)
    async with transaction(staff_context(owner)) as session:
        audit.record(session, "booking.created", hidden.id, client_id=hidden.id)
        audit.record(session, "product.created", uuid4(), name="Kräm")
    assert {row["subject"] for row in await read_log(restricted)} == {""}
    assert "booking.created" not in [row["action"] for row in await read_log(restricted)]
    assert "Kräm" in {row["subject"] for row in await read_log(owner)}
    for path in (PATH, f"{PATH}/export"):
        assert (await restricted.get(path, params={"client_id": str(hidden.id)})).status_code == 404
        assert (await foreign.get(path, params={"client_id": str(hidden.id)})).status_code == 404
        assert (await user.get(path)).json()["data"]["code"] == "permission.role"


@pytest.mark.covers("LAW-008")
async def test_refused_views_are_logged_up_to_a_limit(as_staff, factory):
    owner = await as_staff("super_admin")
    restricted = await as_staff("user", company=owner.company, client_access="custom")
    foreign = await as_staff("user")
    hidden = await factory.client(owner.company)
    await restricted.get(f"/api/clients/{hidden.id}")
    await restricted.get("/api/audit")
    await foreign.get(f"/api/clients/{hidden.id}")
    rows = await owner.list_audit("access.refused")
    assert [(row["client_id"], row["details"]["code"], row["details"]["path"]) for row in rows] == [
        (hidden.id, "not_found", "/api/clients/{client_id}"), (None, "permission.role", "/api/audit"),
    ]
    other_company, = await foreign.list_audit("access.refused")
    assert (other_company["subject_id"], other_company["client_id"]) == (hidden.id, None)
    assert [row["action"] for row in await read_log(owner, kind="refused")] == ["access.refused", "access.refused"]
    for _ in range(MAX_REFUSALS_PER_MINUTE):
        assert (await restricted.get("/api/audit")).status_code == 403
    assert len(await owner.list_audit("access.refused")) == MAX_REFUSALS_PER_MINUTE
    missing_page = await owner.get("/api/no-such-call")
    assert (missing_page.status_code, len(await owner.list_audit("access.refused"))) == (404, MAX_REFUSALS_PER_MINUTE)


@pytest.mark.covers("LAW-008")
async def test_refused_sign_ins_are_in_the_log_of_the_accounts_company(app, as_staff, factory):
    owner = await as_staff("super_admin")
    nurse = await as_staff("user", company=owner.company, identity=await factory.identity(email="sara@refused.test"))
    async with open_browser(app) as http:
        visitor = ApiClient(http)
        for _ in range(7):
            reply = await visitor.post("/api/login", json={"email": "sara@refused.test", "password": "Fel lösenord 1", "area": "staff"})
            assert reply.json()["data"]["code"] == "auth.wrong_credentials"
        unknown = await visitor.post("/api/login", json={"email": "nobody@refused.test", "password": "Fel lösenord 1", "area": "staff"})
        assert unknown.json()["data"]["code"] == "auth.wrong_credentials"
    rows = await owner.list_audit("session.refused")
    assert [(row["subject_id"], row["details"]["method"]) for row in rows] == [(nurse.member.identity_id, "password")] * 5
    shown = await read_log(owner, kind="refused", membership_id=str(nurse.member.id))
    assert {(row["event"], row["reason"]) for row in shown} == {("Sign-in: refused", "password")}


@pytest.mark.covers("LAW-008")
async def test_nothing_deletes_entries_of_the_log(as_staff):
    """LAW-008: kept five years at least: the serving role can neither delete nor change an entry, and no job runs as another."""
    owner = await as_staff("super_admin")
    async with transaction(Context.system(owner.company.id)) as session:
        held = await session.execute(text(
            "SELECT privilege_type FROM information_schema.table_privileges WHERE table_name = 'audit' AND grantee IN ('app', 'lookup', 'PUBLIC')"
        ))
        assert set(held.scalars()) == {"SELECT", "INSERT"}


def test_every_action_in_the_code_has_words_in_both_languages():
    actions = recorded_actions_in_code()
    assert len(actions) > 200
    assert {action.partition(".")[0] for action in actions} - labels.ENTITY_LABELS.keys() == set()
    assert {action.partition(".")[2] for action in actions} - labels.ACTION_LABELS.keys() == set()
    assert all(all(pair) for pair in [*labels.ENTITY_LABELS.values(), *labels.ACTION_LABELS.values()])


@pytest.mark.covers("LAW-008")
def test_every_reason_of_a_sessions_end_has_words_and_a_typed_reason_stays() -> None:
    """LAW-008: the log is read by people: what the system stores as a code is said in words, what somebody typed stays as it is."""
    assert set(labels.END_LABELS) == set(get_args(EndReason))
    assert labels.reason_label("session.ended", "replaced", "sv") == "loggade in på annat håll"
    assert labels.reason_label("booking.cancelled", "replaced", "sv") == "replaced"


@pytest.mark.covers("LAW-008")
def test_every_method_of_a_refused_sign_in_has_words() -> None:
    """LAW-008: a trusted device is never refused, it only isn't known; every other way to prove oneself is said in words."""
    assert set(labels.SIGN_IN_LABELS) == set(get_args(Factor)) - {"trusted_device", "mail_trusted_device"}
    assert labels.reason_label("session.refused", "passkey", "sv") == "passnyckel"
