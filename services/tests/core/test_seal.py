"""The audit log: sealed when final, and every kind of tampering shows."""

import asyncio
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path
from uuid import UUID

import asyncpg
import pytest
from sqlalchemy import text
from sqlalchemy.exc import ProgrammingError

from clinic.core import audit, seal
from clinic.core.context import Context
from clinic.core.db import read_only, unit
from clinic.core.models import new_id
from clinic.core.settings import settings

pytestmark = pytest.mark.anyio
COPY = (
    "INSERT INTO audit (company_id, id, at, action, actor, facts, xid, epoch) SELECT company_id, gen_random_uuid(), at, 'new', actor,"
    " facts, xid, {epoch} FROM audit WHERE company_id = $1 AND action = 'a'"
)


@pytest.fixture
async def log(make):
    """A company's context, with three audit rows in two transactions, sealed."""
    context = Context.system((await make.company()).id)
    await write(context, "a", "b")
    await write(context, "c")
    await sealed(context)
    return context


async def write(context, *actions, **facts):
    async with unit(context) as session:
        for action in actions:
            audit.record(session, action, new_id(), **facts)


async def sealed(context):
    """Seal until nothing waits: others' transactions in the same server hold rows back for a moment."""
    for _ in range(100):
        await seal.seal(context)
        async with read_only(context) as session:
            total = (await session.execute(text("SELECT count(*) FROM audit"))).scalar_one()
            seals = (await session.execute(text("SELECT number, rows FROM audit_seal ORDER BY number"))).all()
        if sum(one.rows for one in seals) == total:
            return seals
        await asyncio.sleep(0.05)
    raise AssertionError("never sealed")


@asynccontextmanager
async def owner():
    """One who bypasses everything, as the owner of the machine can."""
    connection = await asyncpg.connect(settings().database_admin_url)
    try:
        yield connection
    finally:
        await connection.close()


async def tamper(statement, *values):
    """Change rows with the tables' owner's rights."""
    async with owner() as connection, connection.transaction():
        await connection.execute("GRANT UPDATE, DELETE, INSERT, SELECT ON audit, audit_seal TO migrator")
        assert await connection.execute(statement, *values) != "UPDATE 0"
        await connection.execute("REVOKE ALL ON audit, audit_seal FROM migrator")


async def kinds(context):
    return [problem.kind for problem in (await seal.verify(context)).problems]


@pytest.mark.covers("BEY-066")
async def test_an_untouched_log_verifies_and_sealing_again_adds_nothing(log):
    """BEY-066: the log proves that no row was altered."""
    verdict = await seal.verify(log)
    assert (verdict.rows, verdict.problems) == (3, ())
    again = await sealed(log)
    assert len(again) == verdict.seals
    await write(log, "d", amount=450, note="blå", deep={"b": [1, 2.5, None], "a": True}, huge=2**60)
    assert len(await sealed(log)) == verdict.seals + 1
    assert await kinds(log) == []


@pytest.mark.covers("BEY-066")
@pytest.mark.parametrize(
    ("statement", "kind"),
    [
        ("UPDATE audit SET action = 'x' WHERE company_id = $1 AND action = 'b'", "altered"),
        ("UPDATE audit SET facts = '{\"a\": 1}' WHERE company_id = $1 AND action = 'c'", "altered"),
        ("UPDATE audit SET at = at + interval '1 second' WHERE company_id = $1 AND action = 'a'", "altered"),
        ("DELETE FROM audit WHERE company_id = $1 AND action = 'a'", "missing"),
        (
            COPY.format(epoch="epoch"),
            "added",
        ),
        (
            COPY.format(epoch="0"),
            "added",
        ),
    ],
)
async def test_tampering_shows(log, statement, kind):
    """A row changed, taken away or slipped in with the owner's own rights is found."""
    await tamper(statement, log.company_id)
    assert kind in await kinds(log)


@pytest.mark.covers("BEY-066")
async def test_a_seal_taken_out_is_a_gap(log):
    await write(log, "d")
    assert len(await sealed(log)) >= 2
    await tamper("DELETE FROM audit_seal WHERE company_id = $1 AND number = 1", log.company_id)
    assert "gap" in await kinds(log)


async def test_a_transaction_that_commits_late_is_not_skipped(make):
    """A row whose transaction began before a seal and ended after it is in the next one."""
    context = Context.system((await make.company()).id)
    async with unit(context) as slow:
        await slow.execute(text("SELECT pg_current_xact_id()"))
        audit.record(slow, "late", new_id())
        await write(context, "early")
        await seal.seal(context)
        async with read_only(context) as session:
            assert (await session.execute(text("SELECT coalesce(sum(rows), 0) FROM audit_seal"))).scalar_one() == 0
    seals = await sealed(context)
    assert sum(one.rows for one in seals) == 2
    assert await kinds(context) == []


@pytest.mark.parametrize("statement", ["UPDATE audit SET action = 'x'", "DELETE FROM audit", "DELETE FROM audit_seal", "TRUNCATE audit"])
async def test_the_app_can_only_append(log, statement):
    with pytest.raises(ProgrammingError, match="permission denied"):
        async with unit(log) as session:
            await session.execute(text(statement))


async def test_the_restored_go_on_in_a_new_epoch(log):
    """Another server counts its transactions anew: rows below the last seal's bound are sealed all the same."""
    async with unit(log) as session:
        for epoch, xid, action in ((1, 2**62, "tail"), (2, 3, "restored")):
            await session.execute(
                text(
                    "INSERT INTO audit (company_id, id, at, action, actor, facts, xid, epoch) VALUES"
                    " (:company, gen_random_uuid(), now(), :action, 'system', '{}', :xid, :epoch)",
                ),
                {"company": log.company_id, "action": action, "xid": xid, "epoch": epoch},
            )
    await sealed(log)
    verdict = await seal.verify(log)
    assert (verdict.rows, verdict.problems) == (5, ())
    async with unit(log) as session:
        await session.execute(text(
            "INSERT INTO audit (company_id, id, at, action, actor, facts, xid, epoch) VALUES"
            " (current_setting('app.company_id')::uuid, gen_random_uuid(), now(), 'slipped in', 'system', '{}', '9', 1)",
        ))
    assert "added" in await kinds(log)


@pytest.mark.covers("BEY-066")
async def test_the_daily_anchor_tells_when_the_newest_seals_are_gone(log, tmp_path: Path, monkeypatch):
    """Whoever cuts the newest seals off with their rows leaves a log that fits itself, but not the anchor."""
    monkeypatch.setattr(settings(), "anchor_url", f"file://{tmp_path}")
    await seal.anchor()
    first = anchored(tmp_path)
    assert len(first) == 1
    assert await problems_of(log.company_id) == []
    await tamper("DELETE FROM audit WHERE company_id = $1", log.company_id)
    await tamper("DELETE FROM audit_seal WHERE company_id = $1", log.company_id)
    assert await kinds(log) == []
    assert [problem.kind for problem in await problems_of(log.company_id)] == ["anchor"]
    await seal.anchor()
    assert anchored(tmp_path) == first


def anchored(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.rglob("*.json")}


async def problems_of(company_id: UUID):
    return [problem for company, problem in await seal.verify_anchors() if company == str(company_id)]


async def test_only_companies_with_something_final_are_asked(log):
    """The sealer's door tells who has rows to seal, so that it costs nothing to come every few seconds."""
    from clinic.core.jobs import companies

    assert log.company_id not in [one async for one in companies("door_unsealed")]
    await write(log, "d")
    for _ in range(100):
        if log.company_id in [one async for one in companies("door_unsealed")]:
            break
        await asyncio.sleep(timedelta(milliseconds=50).total_seconds())
    else:
        raise AssertionError("never told")
