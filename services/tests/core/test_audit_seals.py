"""The audit log is sealed when its rows are final, and every type of tampering is detected."""

import asyncio
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from pathlib import Path
from uuid import UUID

import asyncpg
import pytest
from sqlalchemy import text
from sqlalchemy.exc import ProgrammingError

from clinic.core import audit
from clinic.core.audit import seals
from clinic.core.database.base import new_id
from clinic.core.database.session import read_only_transaction, transaction
from clinic.core.database.tenant_context import Context
from clinic.core.settings import settings

pytestmark = pytest.mark.anyio
INSERT_COPY = (
    "INSERT INTO audit (company_id, id, at, action, actor, details, xid, epoch) SELECT company_id, gen_random_uuid(), at, 'new', actor,"
    " details, xid, {epoch} FROM audit WHERE company_id = $1 AND action = 'a'"
)


@pytest.fixture
async def sealed_log(factory):
    """The context of a company with three sealed audit rows, of two transactions."""
    context = Context.system((await factory.company()).id)
    await write_audit_rows(context, "a", "b")
    await write_audit_rows(context, "c")
    await seal_all(context)
    return context


async def write_audit_rows(context, *actions, **details):
    async with transaction(context) as session:
        for action in actions:
            audit.record(session, action, new_id(), **details)


async def seal_all(context):
    """Seal until no row is left and return the seals; other open transactions of the server delay the rows' sealing for a moment."""
    for _ in range(100):
        await seals.seal(context)
        async with read_only_transaction(context) as session:
            total = (await session.execute(text("SELECT count(*) FROM audit"))).scalar_one()
            seal_rows = (await session.execute(text("SELECT number, rows FROM audit_seal ORDER BY number"))).all()
        if sum(seal_row.rows for seal_row in seal_rows) == total:
            return seal_rows
        await asyncio.sleep(0.05)
    raise AssertionError("rows are still not sealed")


@asynccontextmanager
async def admin_connection():
    """A connection that bypasses row-level security, as an administrator of the server can."""
    connection = await asyncpg.connect(settings().database_admin_url)
    try:
        yield connection
    finally:
        await connection.close()


async def tamper(statement, *values):
    """Change rows with the rights of the tables' owner."""
    async with admin_connection() as connection, connection.transaction():
        await connection.execute("GRANT UPDATE, DELETE, INSERT, SELECT ON audit, audit_seal TO migrator")
        assert await connection.execute(statement, *values) != "UPDATE 0"
        await connection.execute("REVOKE ALL ON audit, audit_seal FROM migrator")


async def discrepancy_types(context):
    return [problem.type for problem in (await seals.verify(context)).discrepancies]


ROW = {
    "company_id": "0197c0de-0000-7000-8000-000000000001", "id": "0197c0de-0000-7000-8000-000000000002", "client_id": None,
    "at": datetime(2026, 11, 21, 8, 30, 15, 42, UTC), "action": "client.updated", "subject_id": None, "actor": "staff",
    "identity_id": None, "membership_id": None, "details": {"fält": ["å", 1.50, True], "b": {"a": None}}, "xid": 2**53, "epoch": 1,
}
ROW_DIGESTS = {
    "rfc-8785": (ROW, "cc284cff82cebc6c5dc8d3619f7c53dfc81829ebec90ba832985632f2deb7139"),
    "details-as-text": ({**ROW, "details": '{"b": 1}'}, "f18b8809dd2f6c3200fd61f05bb21cb82427754a3e80a3d70936410d62cab557"),
    "number-beyond-the-standard": ({**ROW, "details": {"b": 1, "a": 2**53}}, "d214a34305e0c9fa74437e2b040e6c7f4365b9c8922a2de8cd9da66106ff5532"),
}


@pytest.mark.covers("BEY-066")
@pytest.mark.parametrize("kind", ROW_DIGESTS)
def test_digest_of_a_row_never_changes(kind):
    """Seals of years ago are verified with today's code."""
    row, digest = ROW_DIGESTS[kind]
    assert sha256(seals.canonical_row(row)).hexdigest() == digest


@pytest.mark.covers("BEY-066")
async def test_unaltered_log_verifies_and_sealing_without_new_rows_adds_no_seal(sealed_log):
    """BEY-066: the log proves that no row was altered."""
    result = await seals.verify(sealed_log)
    assert (result.rows, result.discrepancies) == (3, ())
    seal_rows = await seal_all(sealed_log)
    assert len(seal_rows) == result.seals
    await write_audit_rows(sealed_log, "d", amount=450, note="blå", deep={"b": [1, 2.5, None], "a": True}, huge=2**60)
    assert len(await seal_all(sealed_log)) == result.seals + 1
    assert await discrepancy_types(sealed_log) == []


@pytest.mark.covers("BEY-066")
@pytest.mark.parametrize(
    ("statement", "discrepancy_type"),
    [
        ("UPDATE audit SET action = 'x' WHERE company_id = $1 AND action = 'b'", "altered"),
        ("UPDATE audit SET details = '{\"a\": 1}' WHERE company_id = $1 AND action = 'c'", "altered"),
        ("UPDATE audit SET at = at + interval '1 second' WHERE company_id = $1 AND action = 'a'", "altered"),
        ("DELETE FROM audit WHERE company_id = $1 AND action = 'a'", "missing"),
        (
            INSERT_COPY.format(epoch="epoch"),
            "added",
        ),
        (
            INSERT_COPY.format(epoch="0"),
            "added",
        ),
    ],
)
async def test_tampering_is_detected(sealed_log, statement, discrepancy_type):
    """A row updated, deleted or inserted with the owner's rights is detected."""
    await tamper(statement, sealed_log.company_id)
    assert discrepancy_type in await discrepancy_types(sealed_log)


@pytest.mark.covers("BEY-066")
async def test_deleted_seal_is_a_gap(sealed_log):
    await write_audit_rows(sealed_log, "d")
    assert len(await seal_all(sealed_log)) >= 2
    await tamper("DELETE FROM audit_seal WHERE company_id = $1 AND number = 1", sealed_log.company_id)
    assert "gap" in await discrepancy_types(sealed_log)


async def test_row_of_a_long_transaction_is_in_the_next_seal(factory):
    """A row whose transaction began before a seal and committed after it is not skipped."""
    context = Context.system((await factory.company()).id)
    async with transaction(context) as slow:
        await slow.execute(text("SELECT pg_current_xact_id()"))
        audit.record(slow, "late", new_id())
        await write_audit_rows(context, "early")
        await seals.seal(context)
        async with read_only_transaction(context) as session:
            assert (await session.execute(text("SELECT coalesce(sum(rows), 0) FROM audit_seal"))).scalar_one() == 0
    seal_rows = await seal_all(context)
    assert sum(seal_row.rows for seal_row in seal_rows) == 2
    assert await discrepancy_types(context) == []


@pytest.mark.parametrize("statement", ["UPDATE audit SET action = 'x'", "DELETE FROM audit", "DELETE FROM audit_seal", "TRUNCATE audit"])
async def test_app_role_can_only_append(sealed_log, statement):
    with pytest.raises(ProgrammingError, match="permission denied"):
        async with transaction(sealed_log) as session:
            await session.execute(text(statement))


async def test_rows_of_a_restored_database_are_sealed_in_a_new_epoch(sealed_log):
    """Another server counts transaction ids from the start: rows below the last seal's bound are sealed too, but none of the old epoch."""
    async with transaction(sealed_log) as session:
        for epoch, xid, action in ((1, 2**62, "tail"), (2, 3, "restored")):
            await session.execute(
                text(
                    "INSERT INTO audit (company_id, id, at, action, actor, details, xid, epoch) VALUES"
                    " (:company, gen_random_uuid(), now(), :action, 'system', '{}', :xid, :epoch)",
                ),
                {"company": sealed_log.company_id, "action": action, "xid": xid, "epoch": epoch},
            )
    await seal_all(sealed_log)
    result = await seals.verify(sealed_log)
    assert (result.rows, result.discrepancies) == (5, ())
    async with transaction(sealed_log) as session:
        await session.execute(text(
            "INSERT INTO audit (company_id, id, at, action, actor, details, xid, epoch) VALUES"
            " (current_setting('app.company_id')::uuid, gen_random_uuid(), now(), 'slipped in', 'system', '{}', '9', 1)",
        ))
    assert "added" in await discrepancy_types(sealed_log)


@pytest.mark.covers("BEY-066")
async def test_daily_anchor_detects_that_the_newest_seals_are_deleted(sealed_log, tmp_path: Path, monkeypatch):
    """Deleting the newest seals with their rows leaves a log that verifies, but does not match the published anchor."""
    monkeypatch.setattr(settings(), "anchor_url", f"file://{tmp_path}")
    await seals.publish_anchors()
    first = read_anchors(tmp_path)
    assert len(first) == 1
    assert await anchor_discrepancies(sealed_log.company_id) == []
    await tamper("DELETE FROM audit WHERE company_id = $1", sealed_log.company_id)
    await tamper("DELETE FROM audit_seal WHERE company_id = $1", sealed_log.company_id)
    assert await discrepancy_types(sealed_log) == []
    assert [problem.type for problem in await anchor_discrepancies(sealed_log.company_id)] == ["anchor"]
    await seals.publish_anchors()
    assert read_anchors(tmp_path) == first


def read_anchors(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.rglob("*.json")}


async def anchor_discrepancies(company_id: UUID):
    return [problem for company, problem in await seals.verify_anchors() if company == str(company_id)]


async def test_only_companies_with_unsealed_final_rows_are_listed(sealed_log):
    """The sealing job goes through these companies only, so that it is cheap to run every few seconds."""
    from clinic.core.background.scheduler import iterate_companies

    assert sealed_log.company_id not in [company_id async for company_id in iterate_companies("lookup_companies_with_unsealed_audit")]
    await write_audit_rows(sealed_log, "d")
    for _ in range(100):
        if sealed_log.company_id in [company_id async for company_id in iterate_companies("lookup_companies_with_unsealed_audit")]:
            break
        await asyncio.sleep(timedelta(milliseconds=50).total_seconds())
    else:
        raise AssertionError("the company is not listed")
