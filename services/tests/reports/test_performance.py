"""RPT-008: reports over a year of a clinic with 50 practitioners; with a tenth of the rows unless REPORT_ROWS is 200000, as `just bench` measures."""

import os
import time
from datetime import date
from statistics import quantiles

import asyncpg
import orjson
import pytest

from clinic.core.database.session import read_connection
from clinic.core.database.tenant_context import Context
from clinic.core.settings import settings
from clinic.reports import query_builder
from clinic.reports.jobs import roll_up_sales_days
from clinic.reports.periods import resolve_range
from clinic.reports.service import REPORT_SOURCES
from tests.reports.year_fixture import seed_year

pytestmark = [pytest.mark.anyio, pytest.mark.covers("RPT-008")]
ROWS = int(os.environ.get("REPORT_ROWS", "20000"))
FULL_ROWS, MAX_SECONDS, REPEATS = 200_000, 0.5, 20
"""The target is the 95th percentile with all rows, on an idle machine; beside other tests the median with a tenth is checked."""
LARGE_TABLES = {"booking", "client", "payment", "receipt", "receipt_line"}
"""Tables that a report of one day must not scan sequentially."""


async def test_a_years_report_is_fast(as_staff, factory):
    register_clinic = await factory.pos_clinic()
    year = await seed_year(register_clinic, ROWS)
    staff = await as_staff("super_admin", company=register_clinic.company)
    member_id = await _practitioner_member_id(year)
    slow: list[str] = []

    async def is_slow(section, note, query, repeats=REPEATS):
        seconds = []
        for _ in range(repeats + 2):
            started = time.perf_counter()
            response = await staff.get(f"/api/reports/{section}?start={year.first}&end={year.last}&{query}")
            seconds.append(time.perf_counter() - started)
            assert response.json()["status"] == "1", response.text
        seconds, p95 = seconds[2:], quantiles(seconds[2:], n=20)[18]
        print(f"{section} {note} {query} p50 {sorted(seconds)[repeats // 2] * 1000:.0f} ms p95 {p95 * 1000:.0f} ms")  # noqa: T201 - the measured figures
        return (p95 if ROWS >= FULL_ROWS else sorted(seconds)[repeats // 2]) > MAX_SECONDS

    if ROWS < FULL_ROWS:
        await is_slow("pos", "before any day is rolled up", "period=week", repeats=2)
    started = time.perf_counter()
    await roll_up_sales_days(Context.system(year.company_id))
    print(f"days rolled up in {time.perf_counter() - started:.1f} s")  # noqa: T201
    for section in REPORT_SOURCES:
        for query in ("period=day", "period=week", "period=month", f"period=week&practitioner_ids={member_id}"):
            slow += [f"{section} {query}"] if await is_slow(section, "", query) else []
    assert not slow


async def _practitioner_member_id(year):
    async with read_connection(Context.system(year.company_id)) as connection:
        return await connection.fetchval("SELECT membership_id FROM resource WHERE type = 'practitioner' LIMIT 1")


async def test_a_day_is_read_by_index_and_a_year_takes_as_few_statements_as_a_day(as_staff, factory, monkeypatch):
    """Neither a sequential scan nor a statement per day: both would grow with the clinic's age."""
    register_clinic = await factory.pos_clinic()
    year = await seed_year(register_clinic, 4000, practitioners=4, clients=3000)
    context = Context.system(year.company_id)
    day, members = resolve_range(date(2026, 5, 5), date(2026, 5, 5), "day", "Europe/Stockholm"), [await _practitioner_member_id(year)]
    for section, source in REPORT_SOURCES.items():
        for member_ids, used_source in ((None, source), (members, source.team_source or source)):
            parts = tuple((name, part_sql) for name, part_sql in source.parts.items() if section != "record" or name == "procedures")
            values = (year.company_id, list(day.slot_bounds), day.slot_names, member_ids, list(day.day_bounds))
            async with read_connection(context) as connection:
                plan = await connection.fetchval("EXPLAIN (FORMAT JSON) " + query_builder._build_statement(used_source.ctes, parts), *values)
            assert not _scanned_tables(orjson.loads(plan)[0]["Plan"]) & LARGE_TABLES, (section, member_ids)
    staff = await as_staff("super_admin", company=register_clinic.company)
    statements: list[str] = []
    fetchval = asyncpg.Connection.fetchval
    monkeypatch.setattr(asyncpg.Connection, "fetchval", lambda self, sql, *values, **more: (statements.append(sql), fetchval(self, sql, *values, **more))[1])
    for section in REPORT_SOURCES:
        counts = []
        for first in (year.last, year.first):
            statements.clear()
            assert (await staff.get(f"/api/reports/{section}?start={first}&end={year.last}&period=day")).json()["status"] == "1"
            counts.append(len([sql for sql in statements if "WITH params" in sql]))
        assert counts[0] == counts[1] in {1, 2}, section


async def test_a_years_clients_and_a_practitioners_lines_are_read_by_their_own_indexes(factory):
    """RPT-008: purchases by client come from a covering index by payment time, a practitioner's lines from an index by practitioner."""
    register_clinic = await factory.pos_clinic()
    year = await seed_year(register_clinic, 4000, practitioners=4, clients=3000)
    admin = await asyncpg.connect(settings().database_admin_url)
    await admin.execute("SET ROLE owner")
    await admin.execute("VACUUM ANALYZE receipt, receipt_line")
    await admin.close()
    source, all_year = REPORT_SOURCES["pos"], resolve_range(year.first, year.last, "week", "Europe/Stockholm")
    for used_source, member_ids, part, node in (
        (source, None, "clients", ("Index Only Scan", "receipt_paid_idx", "paid_at")),
        (source.team_source, [await _practitioner_member_id(year)], "pos_statistics", ("Index Scan", "receipt_line_practitioner_idx", "practitioner_id")),
    ):
        values = (year.company_id, list(all_year.slot_bounds), all_year.slot_names, member_ids, list(all_year.day_bounds))
        async with read_connection(Context.system(year.company_id)) as connection:
            sql = query_builder._build_statement(used_source.ctes, ((part, used_source.parts[part]),))
            plan = orjson.loads(await connection.fetchval(f"EXPLAIN (FORMAT JSON) {sql}", *values))[0]["Plan"]
        assert any(scan[:2] == node[:2] and node[2] in scan[2] for scan in _index_scans(plan)), part


def _index_scans(plan) -> set[tuple[str, str, str]]:
    scans = {(plan["Node Type"], plan["Index Name"], plan.get("Index Cond", ""))} if "Index Name" in plan else set()
    return scans.union(*(_index_scans(child) for child in plan.get("Plans", ())))


def _scanned_tables(plan) -> set[str]:
    tables = {plan["Relation Name"]} if plan["Node Type"] == "Seq Scan" else set()
    return tables.union(*(_scanned_tables(child) for child in plan.get("Plans", ())))
