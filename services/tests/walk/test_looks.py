"""The walk, third half: whoever reads a client's record, by whichever call, stands on the client's log, and once (BEY-026)."""

import pytest
from sqlalchemy import func, select

from clinic.core.audit import Audit
from clinic.core.context import Context
from clinic.core.db import read_only
from clinic.core.permissions import Role
from clinic.exchange.looks.words import LOOKS
from tests.walk.routes import permitted
from tests.walk.test_rooms import _call
from tests.walk.world import ELSEWHERE

pytestmark = [pytest.mark.anyio, pytest.mark.covers("BEY-026")]
OF_A_RECORD = (
    "{client_id}", "{booking_id}", "{procedure_id}", "{client_procedure_id}", "{prescription_id}", "{client_consent_id}",
    "{client_questionnaire_id}", "{document_id}", "{receipt_id}",
)
NO_LOOK = {
    "GET /api/clients/{client_id}/export": "says whether there is a copy, nothing of what is in it",
    "GET /api/clients/{client_id}/looks": "is the log itself",
    "GET /api/clients/{client_id}/logs": "is the log itself",
    "GET /api/documents/{document_id}": "a title until its PDF is made; opening that is logged, see tests/core/test_documents.py",
}
"""Reads that name a client and show nothing of the record, each with its reason."""
READS = [
    (method, path) for method, path, permission in permitted()
    if method == "GET" and Role.SUPER in permission.value.roles and any(name in path for name in OF_A_RECORD)
    and f"{method} {path}" not in ELSEWHERE and f"{method} {path}" not in NO_LOOK
]


async def looks(world, identity_id) -> int:
    async with read_only(Context.system(world.place.company.id)) as session:
        return await session.scalar(
            select(func.count()).select_from(Audit).where(
                Audit.client_id == world.client.id, Audit.identity_id == identity_id, Audit.action.in_(LOOKS),
            ),
        ) or 0


@pytest.mark.parametrize(("method", "path"), READS, ids=[f"{method} {path}" for method, path in READS])
async def test_a_read_is_logged_once(standing, as_staff, method, path):
    reader = await as_staff("admin", company=standing.place.company)
    answer = await _call(reader, standing, method, path)
    assert answer.status_code == 200, answer.text
    assert await looks(standing, reader.member.identity_id) == 1
    await _call(reader, standing, method, path)
    assert await looks(standing, reader.member.identity_id) == 1
