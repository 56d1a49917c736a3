"""Seals over the audit log: every few seconds the final entries are chained by their digests, so that tampering shows.

An entry is final when its transaction id is below that of the oldest transaction still running: no transaction can add one before
it any more. Entries that a restore brought from another server belong to an older epoch and are all final. A seal covers a range of
transaction ids of one epoch; its digest is SHA-256 over the previous seal's digest, its own number and range, and the SHA-256 of
each entry as RFC 8785 JSON. Once a day the newest seal of every company (an anchor) is put into object storage under another
credential, so that not even the database's owner could rewrite the chain unnoticed.
"""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from typing import Any

import asyncpg
import orjson
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core.audit import queries
from clinic.core.audit.log import AuditSeal
from clinic.core.background.scheduler import company_job, global_job, iterate_companies
from clinic.core.canonical_json import CanonicalizationError, canonical_json
from clinic.core.clock import now
from clinic.core.database import row_security
from clinic.core.database.session import get_context, read_pool, transaction
from clinic.core.database.tenant_context import Context
from clinic.core.files import object_storage

MAX_XID = 2**64 - 1
_FETCH_SIZE = 1000

row_security.lookup_function(
    "lookup_companies_with_unsealed_audit", "after uuid, batch int", "TABLE (company_id uuid)",
    "SELECT c.id FROM (SELECT id FROM company UNION ALL SELECT '00000000-0000-0000-0000-000000000000') c"
    " LEFT JOIN LATERAL (SELECT s.epoch, s.to_xid FROM audit_seal s WHERE s.company_id = c.id ORDER BY s.number DESC LIMIT 1) last ON true"
    " WHERE (c.id > after OR (after = c.id AND after = '00000000-0000-0000-0000-000000000000'))"
    " AND EXISTS (SELECT FROM audit a WHERE a.company_id = c.id"
    " AND (a.epoch, a.xid) >= (coalesce(last.epoch, 0), coalesce(last.to_xid, '0'))"
    " AND (a.epoch > coalesce(last.epoch, 0) OR a.xid < pg_snapshot_xmin(pg_current_snapshot()))) ORDER BY c.id LIMIT batch",
    {"company": "SELECT", "audit": "SELECT", "audit_seal": "SELECT"},
)
row_security.lookup_function(
    "lookup_audit_heads", "", "TABLE (company_id uuid, number bigint, digest text)",
    "SELECT DISTINCT ON (s.company_id) s.company_id, s.number, s.digest FROM audit_seal s ORDER BY s.company_id, s.number DESC",
    {"audit_seal": "SELECT"},
)


@dataclass(frozen=True, slots=True)
class Range:
    """The entries that a seal covers: those of an epoch with from_xid <= xid < to_xid."""

    epoch: int
    from_xid: int
    to_xid: int


@dataclass(frozen=True, slots=True)
class Discrepancy:
    """A difference between the log and its seals. `type` is altered, missing, added, gap, unsealed or anchor."""

    type: str
    number: int
    note: str = ""


@dataclass(frozen=True, slots=True)
class VerificationResult:
    """The outcome of verifying one company's log."""

    seals: int
    rows: int
    discrepancies: tuple[Discrepancy, ...]


def canonical_row(row: dict[str, Any]) -> bytes:
    """Return an entry as RFC 8785 JSON; one with numbers that the standard can't represent exactly as JSON with sorted keys."""
    content = {**row, "at": row["at"].astimezone(UTC).isoformat(timespec="microseconds"), "xid": str(row["xid"])}
    try:
        return canonical_json(content)
    except CanonicalizationError:
        return orjson.dumps(content, option=orjson.OPT_SORT_KEYS)


async def _rows(session: AsyncSession, covered: Range) -> AsyncIterator[dict[str, Any]]:
    values = {
        "company": get_context(session).company_id, "epoch": covered.epoch, "from_xid": covered.from_xid, "to_xid": covered.to_xid,
    }
    result = await session.stream(queries.ENTRIES, values, execution_options={"yield_per": _FETCH_SIZE})
    async for row in result.mappings():
        yield dict(row)


async def _digest(session: AsyncSession, previous: str, number: int, covered: Range) -> tuple[str, int]:
    """Return the digest of a seal over a range, and the number of entries in it."""
    hasher = sha256(f"{previous}|{number}|{covered.epoch}|{covered.from_xid}|{covered.to_xid}".encode())
    count = 0
    async for row in _rows(session, covered):
        hasher.update(sha256(canonical_row(row)).digest())
        count += 1
    return hasher.hexdigest(), count


async def _unsealed_ranges(session: AsyncSession, epoch: int, to_xid: int) -> list[Range]:
    """Return the ranges that are final and not sealed: the rest of older epochs, then the current one up to the oldest running transaction.

    `epoch` and `to_xid` are those of the last seal.
    """
    horizon: int = (await session.execute(queries.FINAL_HORIZON)).scalar_one()
    company = get_context(session).company_id
    epochs = list((await session.execute(queries.EPOCHS, {"company": company, "epoch": epoch})).scalars())
    ranges = []
    for current in epochs:
        start = to_xid if current == epoch else 0
        end = horizon if current == epochs[-1] else MAX_XID
        if start < end:
            ranges.append(Range(current, start, end))
    return ranges


@company_job("audit.seal", every=timedelta(seconds=5), companies_query="lookup_companies_with_unsealed_audit")
async def seal(context: Context) -> None:
    """Seal the final entries of one company's log."""
    async with transaction(context) as session:
        last = (await session.execute(queries.LAST_SEAL, {"company": context.company_id})).first()
        number, epoch, to_xid, digest = tuple(last) if last else (0, 0, 0, "")
        for covered in await _unsealed_ranges(session, epoch, to_xid):
            next_digest, rows = await _digest(session, digest, number + 1, covered)
            if not rows:
                continue
            digest, number = next_digest, number + 1
            session.add(AuditSeal(
                company_id=context.company_id, number=number, epoch=covered.epoch, from_xid=covered.from_xid, to_xid=covered.to_xid,
                rows=rows, digest=digest,
            ))


async def verify(context: Context) -> VerificationResult:
    """Compute every seal of a company's log again and return the differences."""
    discrepancies: list[Discrepancy] = []
    rows, number, digest, end = 0, 0, "", Range(0, 0, 0)
    async with transaction(context) as session:
        seals = (await session.execute(queries.SEALS, {"company": context.company_id})).all()
        for stored in seals:
            covered = Range(stored.epoch, stored.from_xid, stored.to_xid)
            if stored.number != number + 1 or covered.from_xid != (end.to_xid if covered.epoch == end.epoch else 0):
                discrepancies.append(Discrepancy("gap", stored.number, f"follows {number}"))
            computed, count = await _digest(session, digest, stored.number, covered)
            if computed != stored.digest:
                discrepancy_type = "altered" if count == stored.rows else "missing" if count < stored.rows else "added"
                discrepancies.append(Discrepancy(discrepancy_type, stored.number, f"{count} rows, {stored.rows} when sealed"))
            if covered.epoch != end.epoch:
                discrepancies += await _unsealed_rows(session, end, stored.number)
            rows, number, digest, end = rows + count, stored.number, stored.digest, covered
        discrepancies += await _rows_without_seal(session, end, [stored.epoch for stored in seals])
    return VerificationResult(len(seals), rows, tuple(discrepancies))


async def _unsealed_rows(session: AsyncSession, end: Range, number: int) -> list[Discrepancy]:
    """Find an entry of a finished epoch beyond its last seal, which can only have been added afterwards."""
    async for row in _rows(session, Range(end.epoch, end.to_xid, MAX_XID)):
        return [Discrepancy("added", number, f"row {row['id']}")]
    return []


async def _rows_without_seal(session: AsyncSession, end: Range, sealed: list[int]) -> list[Discrepancy]:
    """Find an entry of an older epoch that has no seal at all."""
    values = {"company": get_context(session).company_id, "epoch": end.epoch, "sealed": sealed}
    return [Discrepancy("added", 0, f"row {row}") for row in (await session.execute(queries.UNSEALED_ENTRY, values)).scalars()]


@global_job("audit.anchor", every=timedelta(days=1))
async def publish_anchors() -> None:
    """Put the newest seal of every company into write-once storage, once a day."""
    heads = await (await read_pool()).fetch(queries.SEAL_HEADS)
    at = now()
    body = {"at": at.isoformat(), "heads": {str(row["company_id"]): [row["number"], row["digest"]] for row in heads}}
    await object_storage.anchor_store().put_new(_anchor_key(at), orjson.dumps(body, option=orjson.OPT_SORT_KEYS))


def _anchor_key(at: datetime) -> str:
    return f"audit/{at:%Y-%m-%d}.json"


async def verify_anchors(days: int = 40) -> list[tuple[str, Discrepancy]]:
    """Compare the newest anchors with the stored seals; returns company ids with what differs.

    In a database restored from before an anchor, that anchor's seals are missing, which is reported like any loss.
    """
    discrepancies: list[tuple[str, Discrepancy]] = []
    for key in (await object_storage.anchor_store().keys("audit"))[-days:]:
        heads: dict[str, list[Any]] = orjson.loads(await object_storage.anchor_store().get(key) or b"{}").get("heads", {})
        for company, (number, digest) in heads.items():
            stored = await _stored_digest(company, number)
            if stored != digest:
                note = f"{key}: {'seal is missing' if stored is None else 'seal differs'}"
                discrepancies.append((company, Discrepancy("anchor", number, note)))
    return discrepancies


async def _stored_digest(company: str, number: int) -> str | None:
    row = await (await read_pool()).fetchrow(queries.SEAL_DIGEST, company, number)
    return str(row["digest"]) if row else None


async def verify_all() -> list[tuple[str, Discrepancy]]:
    """Verify every company's log and the anchors; returns company ids with what differs."""
    discrepancies: list[tuple[str, Discrepancy]] = []
    async for company_id in iterate_companies("lookup_companies"):
        result = await verify(Context.system(company_id))
        discrepancies += [(str(company_id), discrepancy) for discrepancy in result.discrepancies]
    return discrepancies + await verify_anchors()


async def begin_epoch(admin_url: str) -> int:
    """Begin a new epoch after a restore into another server, which counts its transactions anew. Returns its number."""
    connection = await asyncpg.connect(admin_url)
    try:
        epoch = int(await connection.fetchval(queries.NEXT_EPOCH))
        async with connection.transaction():
            await connection.execute(queries.SET_EPOCH.format(epoch=epoch))
    finally:
        await connection.close()
    return epoch


row_security.lookup_function(
    "lookup_audit_seal", "company uuid, seal_number bigint", "TABLE (digest text)",
    "SELECT s.digest FROM audit_seal s WHERE s.company_id = company AND s.number = seal_number",
    {"audit_seal": "SELECT"},
)
