"""Each call answers its own company as documented, and gives nothing to anybody else.

BEY-060, PLT-001, PLT-034, rules 6 and 7.
"""

import re
from pathlib import Path

import pytest
from sqlalchemy import func, select

from clinic.core.audit import AuditEntry
from clinic.core.database.base import new_id
from clinic.core.database.session import read_only_transaction
from clinic.core.database.tenant_context import Context
from clinic.core.security.permissions import BillingGate, Role
from tests.route_coverage.api_routes import list_protected_routes, response_violation
from tests.route_coverage.preparations import PREPARED_WRITES, REFUSED_BODIES, prepare_call, refused_body
from tests.route_coverage.sample_clinic import QUERIES, TESTED_ELSEWHERE, WRITES, SampleClinic, build_sample_clinic

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(300)]
SERVICES = Path(__file__).resolve().parents[2]
OWNER_ROUTES = [
    (method, path, permission) for method, path, permission in list_protected_routes()
    if Role.SUPER in permission.value.roles and f"{method} {path}" not in TESTED_ELSEWHERE
]
OWNER_ROUTE_IDS = [f"{method} {path}" for method, path, _ in OWNER_ROUTES]
ROUTES_WITH_ID = [
    (method, path, permission) for method, path, permission in list_protected_routes()
    if "{" in path and Role.SUPER in permission.value.roles and (f"{method} {path}" not in TESTED_ELSEWHERE or f"{method} {path}" in REFUSED_BODIES)
]
CLIENT_PARAMETERS = re.compile(
    r"{(client_id|booking_id|document_id|procedure_id|prescription_id|consent_id|signed_consent_id|client_questionnaire_id"
    r"|answered_questionnaire_id|receipt_id|gift_card_id|code|message_id|export_id)}",
)
"""Path parameters that name something of the sample clinic's client."""
HIDDEN_IDS = (
    "client_id", "booking_id", "document_id", "procedure_id", "prescription_id", "consent_id", "signed_consent_id", "client_questionnaire_id",
    "answered_questionnaire_id", "receipt_id", "gift_card_id", "code", "message_id",
)


async def call_route(actor, clinic: SampleClinic, method: str, path: str):
    """Call a route as `actor`, with the sample clinic's ids, query and body."""
    name = f"{method} {path}"
    options = {"params": QUERIES[name](clinic)} if name in QUERIES else {}
    if name in WRITES:
        options["json"] = WRITES[name](clinic)
    elif name in PREPARED_WRITES or name in REFUSED_BODIES:
        options["json"] = refused_body(name)
    return await actor.send(method, path.format(**{"export_id": str(new_id()), "list_export_id": str(new_id()), **clinic.ids}), **options)


LOG_OF_READING = ("access.refused", "audit_log.opened", "client.listed")
"""What a refused request, an opened log and a list write of themselves; none is a change."""


async def count_audit_rows(company, *conditions) -> int:
    """Count the entries of changes and of views of records."""
    async with read_only_transaction(Context.system(company.id)) as session:
        query = select(func.count()).select_from(AuditEntry).where(AuditEntry.action.not_in(LOG_OF_READING), *conditions)
        return await session.scalar(query) or 0


def test_every_write_has_a_request_in_the_sample_clinic():
    """A new route that writes must get a request in WRITES."""
    writes = {f"{method} {path}" for method, path, permission in OWNER_ROUTES if permission.value.billing_gate is BillingGate.WRITE}
    assert writes <= set(WRITES) | set(PREPARED_WRITES)
    assert set(WRITES) | set(PREPARED_WRITES) <= set(OWNER_ROUTE_IDS)
    assert set(REFUSED_BODIES) <= set(TESTED_ELSEWHERE)
    assert not set(WRITES) & set(PREPARED_WRITES)
    assert set(TESTED_ELSEWHERE) <= {f"{method} {path}" for method, path, _ in list_protected_routes()}


def test_every_route_tested_elsewhere_is_called_by_the_file_that_is_named():
    """BEY-060: no call is left out of the walks for a test that is gone."""
    for call, reason in TESTED_ELSEWHERE.items():
        place = SERVICES / reason.split()[0].rstrip(":")
        files = [place] if place.is_file() else sorted(place.rglob("test_*.py"))
        word = [part for part in call.split("/") if not part.startswith("{")][-1]
        assert any(word in file.read_text(encoding="utf-8") for file in files), f"{call}: {reason}"


@pytest.mark.parametrize("route", OWNER_ROUTES, ids=OWNER_ROUTE_IDS)
async def test_owner_gets_the_documented_response_and_writes_are_audited(shared_clinic, as_staff, factory, route):
    """PLT-001, PLT-002, rule 7: status "1", the document's schema, an audit row for each write."""
    method, path, permission = route
    clinic = shared_clinic if method == "GET" else await build_sample_clinic(as_staff, factory)
    if f"{method} {path}" in PREPARED_WRITES:
        await prepare_call(clinic, f"{method} {path}")
    before = await count_audit_rows(clinic.company)
    reply = await call_route(clinic.owner, clinic, method, path)
    if path.endswith(("/export", "/extract")) and method == "GET" and "json" not in reply.headers["content-type"]:
        assert (reply.status_code, "attachment" in reply.headers["content-disposition"]) == (200, True)
        return
    assert (reply.status_code, reply.json()["status"]) == (200, "1"), reply.text
    assert response_violation(method, path, 200, reply.json()) is None
    if permission.value.billing_gate is BillingGate.WRITE:
        assert await count_audit_rows(clinic.company) > before


@pytest.mark.parametrize(("method", "path", "permission"), ROUTES_WITH_ID, ids=[f"{method} {path}" for method, path, _ in ROUTES_WITH_ID])
async def test_foreign_company_gets_not_found_and_changes_nothing(shared_clinic, foreign_owner, method, path, permission):
    """BEY-060, rule 6: what another company owns is *not found*, never *forbidden*, and is not changed."""
    before = await count_audit_rows(shared_clinic.company)
    reply = await call_route(foreign_owner, shared_clinic, method, path)
    assert (reply.status_code, reply.json()["data"]) == (404, {"code": "not_found"})
    assert response_violation(method, path, 404, reply.json()) is None
    assert await count_audit_rows(shared_clinic.company) == before


async def test_lists_and_searches_of_a_foreign_company_contain_no_foreign_ids(as_staff, factory):
    """BEY-060: no id of one company in any response to another's staff, calls with ids in queries and bodies included."""
    clinic, foreign_owner = await build_sample_clinic(as_staff, factory), await as_staff("super_admin")
    for method, path, _ in OWNER_ROUTES:
        if method != "GET" or "{" in path:
            continue
        text = (await call_route(foreign_owner, clinic, method, path)).text
        assert not [name for name, value in clinic.ids.items() if value in text], path
    for call in ("POST /api/v2/bookings", "POST /api/v2/services", "POST /api/holidays", "POST /api/v2/categories/shift"):
        method, path = call.split()
        reply = await call_route(foreign_owner, clinic, method, path)
        assert reply.status_code in {404, 422}, (call, reply.text)
        assert not [value for value in clinic.ids.values() if value in reply.text], call


async def test_restricted_user_reaches_no_client_without_access(as_staff, factory):
    """PLT-034, BEY-060: reads and writes by every kind of id of a client's things are *not found*; lists and searches name none of them."""
    clinic = await build_sample_clinic(as_staff, factory)
    restricted = await as_staff("admin", company=clinic.company, client_access="custom")
    hidden_ids = [clinic.ids[name] for name in HIDDEN_IDS]
    about_client = AuditEntry.client_id == clinic.client.id
    before = await count_audit_rows(clinic.company, about_client)
    for method, path, permission in {*OWNER_ROUTES, *ROUTES_WITH_ID}:
        names_client = CLIENT_PARAMETERS.search(path)
        if method != "GET" and not names_client:
            continue
        if Role.ADMIN not in permission.value.roles:
            continue
        reply = await call_route(restricted, clinic, method, path)
        if names_client:
            assert (reply.status_code, reply.json()["data"]) == (404, {"code": "not_found"}), path
        elif path != "/api/audit":
            assert not [value for value in hidden_ids if value in reply.text], path
    reply = await restricted.post("/api/v2/bookings", json=clinic.bookable.booking_data(clinic.client.id, clinic.start_at(15)))
    assert reply.status_code in {404, 422}, reply.text
    assert await count_audit_rows(clinic.company, about_client) == before
