"""Every call that reads a client's record is written to the client's access log, and once (BEY-026)."""

import pytest
from sqlalchemy import func, select

from clinic.core.audit import AuditEntry
from clinic.core.database.session import read_only_transaction
from clinic.core.database.tenant_context import Context
from clinic.core.security.permissions import Role
from clinic.data_exchange.access_log.labels import ACTION_LABELS
from tests.route_coverage.api_routes import list_protected_routes
from tests.route_coverage.sample_clinic import TESTED_ELSEWHERE
from tests.route_coverage.test_tenant_isolation import call_route

pytestmark = [pytest.mark.anyio, pytest.mark.covers("BEY-026")]
RECORD_PARAMETERS = (
    "{client_id}", "{booking_id}", "{procedure_id}", "{prescription_id}", "{consent_id}", "{client_questionnaire_id}",
    "{document_id}", "{receipt_id}",
)
NOT_LOGGED = {
    "GET /api/clients/{client_id}/export": "says whether there is a copy, nothing of what is in it",
    "GET /api/clients/{client_id}/access-log": "is the log itself",
    "GET /api/clients/{client_id}/access-log/extract": "is the log itself; each extract is audited, see tests/data_exchange/test_log_extract.py",
    "GET /api/documents/{document_id}": "a title until its PDF is made; opening that is logged, see tests/core/test_documents.py",
}
"""Calls that name a client and show nothing of the record, each with its reason."""
READS = [
    (method, path) for method, path, permission in list_protected_routes()
    if method == "GET" and Role.SUPER in permission.value.roles and any(name in path for name in RECORD_PARAMETERS)
    and f"{method} {path}" not in TESTED_ELSEWHERE and f"{method} {path}" not in NOT_LOGGED
]


async def count_log_entries(clinic, identity_id) -> int:
    async with read_only_transaction(Context.system(clinic.company.id)) as session:
        return await session.scalar(
            select(func.count()).select_from(AuditEntry).where(
                AuditEntry.client_id == clinic.client.id, AuditEntry.identity_id == identity_id, AuditEntry.action.in_(ACTION_LABELS),
            ),
        ) or 0


def test_every_listed_parameter_and_call_exists():
    routes = {f"{method} {path}" for method, path, _ in list_protected_routes()}
    assert [name for name in RECORD_PARAMETERS if not any(name in route for route in routes)] == []
    assert NOT_LOGGED.keys() - routes == set()


@pytest.mark.parametrize(("method", "path"), READS, ids=[f"{method} {path}" for method, path in READS])
async def test_reading_a_record_is_logged_once(shared_clinic, as_staff, method, path):
    reader = await as_staff("admin", company=shared_clinic.company)
    reply = await call_route(reader, shared_clinic, method, path)
    assert reply.status_code == 200, reply.text
    assert await count_log_entries(shared_clinic, reader.member.identity_id) == 1
    await call_route(reader, shared_clinic, method, path)
    assert await count_log_entries(shared_clinic, reader.member.identity_id) == 1
