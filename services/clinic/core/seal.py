"""Seals over the audit log: every few seconds the rows that are final are chained by their digest, so that tampering shows.

A row is final when its transaction's id is below the oldest one still running. Rows that a restore brought from another server
are of an older epoch and all final. The digest is SHA-256 over the seal before, the seal's own range and each row's digest of its
RFC 8785 JSON; once a day every company's head goes to object storage under another credential.
"""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from typing import Any

import asyncpg
import orjson
import rfc8785
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import rowsecurity, storage
from clinic.core.audit import AuditSeal
from clinic.core.clock import now
from clinic.core.context import Context
from clinic.core.db import context_of, pool, unit
from clinic.core.jobs import companies, job, job_once

ENDLESS = 2**64 - 1
_PIECE = 1000

rowsecurity.door(
    "door_unsealed", "after uuid, batch int", "TABLE (company_id uuid)",
    "SELECT c.id FROM (SELECT id FROM company UNION ALL SELECT '00000000-0000-0000-0000-000000000000') c"
    " LEFT JOIN LATERAL (SELECT s.epoch, s.to_xid FROM audit_seal s WHERE s.company_id = c.id ORDER BY s.number DESC LIMIT 1) last ON true"
    " WHERE (c.id > after OR (after = c.id AND after = '00000000-0000-0000-0000-000000000000'))"
    " AND EXISTS (SELECT FROM audit a WHERE a.company_id = c.id"
    " AND (a.epoch, a.xid) >= (coalesce(last.epoch, 0), coalesce(last.to_xid, '0'))"
    " AND (a.epoch > coalesce(last.epoch, 0) OR a.xid < pg_snapshot_xmin(pg_current_snapshot()))) ORDER BY c.id LIMIT batch",
    {"company": "SELECT", "audit": "SELECT", "audit_seal": "SELECT"},
)
rowsecurity.door(
    "door_audit_heads", "", "TABLE (company_id uuid, number bigint, digest text)",
    "SELECT DISTINCT ON (s.company_id) s.company_id, s.number, s.digest FROM audit_seal s ORDER BY s.company_id, s.number DESC",
    {"audit_seal": "SELECT"},
)

_LAST = text(
    "SELECT number, epoch, to_xid, digest FROM audit_seal WHERE company_id = :company ORDER BY number DESC LIMIT 1",
)
_HORIZON = text("SELECT pg_snapshot_xmin(pg_current_snapshot())")
_EPOCHS = text("SELECT DISTINCT epoch FROM audit WHERE company_id = :company AND epoch >= :epoch ORDER BY epoch")
_ROWS = text(
    "SELECT company_id::text, id::text, client_id::text, at, action, subject_id::text, actor, identity_id::text,"
    " membership_id::text, facts, xid, epoch FROM audit WHERE company_id = :company AND epoch = :epoch"
    " AND xid >= :from_xid AND xid < :to_xid ORDER BY xid, id",
)
_STRAY = text("SELECT id::text FROM audit WHERE company_id = :company AND epoch < :epoch AND epoch <> ALL(:sealed) LIMIT 1")
_SEALS = text(
    "SELECT number, epoch, from_xid, to_xid, rows, digest FROM audit_seal WHERE company_id = :company ORDER BY number",
)


@dataclass(frozen=True, slots=True)
class Range:
    """Which rows a seal covers: an epoch's, by transaction id, the second bound excluded."""

    epoch: int
    from_xid: int
    to_xid: int


@dataclass(frozen=True, slots=True)
class Problem:
    """One way in which the log is not as it was sealed. `kind`: altered, missing, added, gap, unsealed or anchor."""

    kind: str
    number: int
    note: str = ""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What verifying one company's log found."""

    seals: int
    rows: int
    problems: tuple[Problem, ...]


def canonical(row: dict[str, Any]) -> bytes:
    """A row as RFC 8785 JSON; numbers past what that can carry exactly go by sorted JSON."""
    plain = {**row, "at": row["at"].astimezone(UTC).isoformat(timespec="microseconds"), "xid": str(row["xid"])}
    try:
        return rfc8785.dumps(plain)
    except rfc8785.CanonicalizationError:
        return orjson.dumps(plain, option=orjson.OPT_SORT_KEYS)


async def _rows(session: AsyncSession, covered: Range) -> AsyncIterator[dict[str, Any]]:
    values = {
        "company": context_of(session).company_id, "epoch": covered.epoch, "from_xid": covered.from_xid, "to_xid": covered.to_xid,
    }
    found = await session.stream(_ROWS, values, execution_options={"yield_per": _PIECE})
    async for row in found.mappings():
        yield dict(row)


async def _digest(session: AsyncSession, before: str, number: int, covered: Range) -> tuple[str, int]:
    """The digest of a seal over a range, and how many rows are in it."""
    whole = sha256(f"{before}|{number}|{covered.epoch}|{covered.from_xid}|{covered.to_xid}".encode())
    count = 0
    async for row in _rows(session, covered):
        whole.update(sha256(canonical(row)).digest())
        count += 1
    return whole.hexdigest(), count


async def _ranges(session: AsyncSession, epoch: int, to_xid: int) -> list[Range]:
    """What is final and not sealed yet: the rest of older epochs, then this one up to the oldest open transaction."""
    horizon: int = (await session.execute(_HORIZON)).scalar_one()
    company = context_of(session).company_id
    epochs = list((await session.execute(_EPOCHS, {"company": company, "epoch": epoch})).scalars())
    made = []
    for found in epochs:
        start = to_xid if found == epoch else 0
        end = horizon if found == epochs[-1] else ENDLESS
        if start < end:
            made.append(Range(found, start, end))
    return made


@job("audit.seal", every=timedelta(seconds=5), of="door_unsealed")
async def seal(context: Context) -> None:
    """Seal what has become final of a company's log."""
    async with unit(context) as session:
        last = (await session.execute(_LAST, {"company": context.company_id})).first()
        number, epoch, to_xid, digest = tuple(last) if last else (0, 0, 0, "")
        for covered in await _ranges(session, epoch, to_xid):
            made, rows = await _digest(session, digest, number + 1, covered)
            if not rows:
                continue
            digest, number = made, number + 1
            session.add(AuditSeal(
                company_id=context.company_id, number=number, epoch=covered.epoch, from_xid=covered.from_xid, to_xid=covered.to_xid,
                rows=rows, digest=digest,
            ))


async def verify(context: Context) -> Verdict:
    """Compute every seal of a company's log anew and say what differs."""
    problems: list[Problem] = []
    rows, number, digest, end = 0, 0, "", Range(0, 0, 0)
    async with unit(context) as session:
        seals = (await session.execute(_SEALS, {"company": context.company_id})).all()
        for one in seals:
            covered = Range(one.epoch, one.from_xid, one.to_xid)
            if one.number != number + 1 or covered.from_xid != (end.to_xid if covered.epoch == end.epoch else 0):
                problems.append(Problem("gap", one.number, f"follows {number}"))
            made, count = await _digest(session, digest, one.number, covered)
            if made != one.digest:
                kind = "altered" if count == one.rows else "missing" if count < one.rows else "added"
                problems.append(Problem(kind, one.number, f"{count} rows, {one.rows} when sealed"))
            if covered.epoch != end.epoch:
                problems += await _leftover(session, end, one.number)
            rows, number, digest, end = rows + count, one.number, one.digest, covered
        problems += await _stray(session, end, [one.epoch for one in seals])
    return Verdict(len(seals), rows, tuple(problems))


async def _leftover(session: AsyncSession, end: Range, number: int) -> list[Problem]:
    """Rows of an epoch that is over, past its last seal: put there afterwards."""
    async for row in _rows(session, Range(end.epoch, end.to_xid, ENDLESS)):
        return [Problem("added", number, f"row {row['id']}")]
    return []


async def _stray(session: AsyncSession, end: Range, sealed: list[int]) -> list[Problem]:
    """Rows of older epochs that never had a seal."""
    values = {"company": context_of(session).company_id, "epoch": end.epoch, "sealed": sealed}
    return [Problem("added", 0, f"row {row}") for row in (await session.execute(_STRAY, values)).scalars()]


@job_once("audit.anchor", every=timedelta(days=1))
async def anchor() -> None:
    """Put every company's newest seal where the database's owner can't reach; once a day, never changed."""
    heads = await (await pool()).fetch("SELECT company_id, number, digest FROM door_audit_heads()")
    at = now()
    body = {"at": at.isoformat(), "heads": {str(row["company_id"]): [row["number"], row["digest"]] for row in heads}}
    await storage.anchors().put_new(_key(at), orjson.dumps(body, option=orjson.OPT_SORT_KEYS))


def _key(at: datetime) -> str:
    return f"audit/{at:%Y-%m-%d}.json"


async def verify_anchors(days: int = 40) -> list[tuple[str, Problem]]:
    """Compare the newest anchors with the seals that there are: company and what differs.

    A database restored from before an anchor lacks that anchor's seals, which is told like any loss.
    """
    found: list[tuple[str, Problem]] = []
    for key in (await storage.anchors().keys("audit"))[-days:]:
        heads: dict[str, list[Any]] = orjson.loads(await storage.anchors().get(key) or b"{}").get("heads", {})
        for company, (number, digest) in heads.items():
            kept = await _kept(company, number)
            if kept != digest:
                found.append((company, Problem("anchor", number, f"{key}: {'seal is missing' if kept is None else 'seal differs'}")))
    return found


async def _kept(company: str, number: int) -> str | None:
    row = await (await pool()).fetchrow("SELECT digest FROM door_audit_seal($1::uuid, $2)", company, number)
    return str(row["digest"]) if row else None


async def verify_all() -> list[tuple[str, Problem]]:
    """Every company's log, and the anchors: company and what differs."""
    found = [(str(one), problem) async for one in companies("door_companies") for problem in (await verify(Context.system(one))).problems]
    return found + await verify_anchors()


async def begin_epoch(admin_url: str) -> int:
    """After a restore into another server: rows from here on are of a new epoch, since that server counts anew."""
    connection = await asyncpg.connect(admin_url)
    try:
        epoch = 1 + int(await connection.fetchval("SELECT coalesce(max(epoch), 0) FROM audit"))
        async with connection.transaction():
            await connection.execute(f"SET LOCAL ROLE owner; ALTER TABLE audit ALTER COLUMN epoch SET DEFAULT {epoch}")
    finally:
        await connection.close()
    return epoch


rowsecurity.door(
    "door_audit_seal", "company uuid, place bigint", "TABLE (digest text)",
    "SELECT s.digest FROM audit_seal s WHERE s.company_id = company AND s.number = place",
    {"audit_seal": "SELECT"},
)
