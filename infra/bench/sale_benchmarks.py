"""Sale benchmark: sales of three VAT rates at sixteen registers, paid per second, with complete and unique receipt numbers."""

import asyncio
from dataclasses import dataclass
from random import choice
from statistics import median
from time import perf_counter
from uuid import UUID, uuid4

import asyncpg
import orjson
from datasets import sign_in
from http_client import HttpConnection, HttpRequest, close, connect
from results import Result, Timings, Tolerance
from write_benchmarks import CONCURRENCY, OK, Target

from clinic.core.database import session
from clinic.core.database.base import new_id
from clinic.seed import large_clinic, large_pos

RATE, MAX_WAIT_SECONDS = 300.0, 30.0
MIN_SHARE_OF_BASELINE = 300 / 2621
"""Target as a share of the rate at which the baseline books, on the machine where the target was set."""
_REGISTERS = """
INSERT INTO register (company_id, id, name, control_id, control_unit, street_address, zip_code, city, is_active, created_at, updated_at)
SELECT $1, id, 'Disk ' || n, 'AS01999970001' || lpad(n::text, 3, '0'), 'ISTCSKS0000000011', 'Storgatan 1', '111 22', 'Stockholm', true,
  now(), now() FROM unnest($2::uuid[]) WITH ORDINALITY AS t (id, n)
"""
_SERIES = """
INSERT INTO register_series (company_id, id, last_number, last_z, opening_float, grand_sales, grand_returns)
SELECT $1, id, 0, 0, 0, 0, 0 FROM unnest($2::uuid[]) id
"""
_PRODUCTS = "SELECT tax, array_agg(id ORDER BY code) AS ids FROM product WHERE company_id = $1 GROUP BY tax ORDER BY tax DESC LIMIT 3"
_UNFINISHED = "SELECT count(*) FROM receipt WHERE company_id = $1 AND state IN ('PENDING', 'PROCESSING')"
_ERRORS = """
SELECT (SELECT count(*) FROM receipt WHERE company_id = $1 AND state <> 'PAID')
  + (SELECT coalesce(sum(abs(last_number - sold)), 0) FROM (SELECT s.last_number, (SELECT count(DISTINCT number) FROM control_registration c
     WHERE c.company_id = $1 AND c.register_id = s.id AND c.state = 'registered') AS sold FROM register_series s WHERE s.company_id = $1) x)
   + (SELECT abs(sum(r.total + r.rounding) - (SELECT sum(amount) FROM payment WHERE company_id = $1))
     FROM receipt r WHERE r.company_id = $1)
"""


@dataclass(frozen=True, slots=True)
class SalesClinic:
    """A clinic with sixteen registers, created for each run, because receipts can't be deleted from the measured clinic."""

    company_id: UUID
    headers: str
    registers: list[UUID]
    products: list[list[UUID]]
    """Product ids by VAT rate."""

    def build_request(self, register: UUID) -> HttpRequest:
        """Build the request of a sale of three lines, paid in cash."""
        lines = [{"type": "product", "product_id": choice(product_ids)} for product_ids in self.products]  # noqa: S311 - any will do
        body = {"register_id": register, "lines": lines, "payments": [{"method": "cash"}]}
        return HttpRequest(
            "/api/v3/point-of-sale/payment/store", "POST", f"{self.headers}Idempotency-Key: {uuid4()}\r\n", orjson.dumps(body, default=str),
        )


async def create_sales_clinic(port: int, admin: asyncpg.Connection) -> SalesClinic:
    """Create a clinic with registers and products, and sign in."""
    public = f"registers-{uuid4().hex[:10]}"
    owner = f"owner@{public}.example"
    company_id = await large_clinic.get_or_create_company(public, owner)
    await session.close_database()
    await admin.execute(large_pos.REGISTER.format(company=company_id, register=new_id(), terminal=new_id(), scale=7))
    registers = [new_id() for _ in range(CONCURRENCY)]
    await admin.execute(_REGISTERS, company_id, registers)
    await admin.execute(_SERIES, company_id, registers)
    products = [row["ids"] for row in await admin.fetch(_PRODUCTS, company_id)]
    return SalesClinic(company_id, await sign_in(port, owner, large_clinic.PASSWORD), registers, products)


async def run_benchmarks(target: Target, baseline_rate: float) -> list[Result]:
    """Run the sale benchmark; `baseline_rate` is the rate at which the baseline books."""
    admin = await asyncpg.connect(target.admin_url)
    try:
        return [await _rate(target, admin, baseline_rate)]
    finally:
        await admin.close()


async def _rate(target: Target, admin: asyncpg.Connection, baseline_rate: float) -> Result:
    """Measure sales paid per second, as the median of three runs, and count errors and gaps in the numbers."""
    clinic, rates, timings = await create_sales_clinic(target.product, admin), [], Timings()
    for _ in range(3):
        connections, started_at, count_before = await connect(target.product, CONCURRENCY), perf_counter(), len(timings.seconds)
        await asyncio.gather(*(
            _sell_until(connection, clinic, register, timings, started_at + target.seconds)
            for connection, register in zip(connections, clinic.registers, strict=True)
        ))
        await _wait_until_paid(admin, clinic)
        rates.append((len(timings.seconds) - count_before) / (perf_counter() - started_at))
        close(connections)
    errors = timings.errors + await admin.fetchval(_ERRORS, clinic.company_id)
    rate, title = median(rates), "Sales of three VAT rates at sixteen registers"
    share = rate / baseline_rate
    note = f"{rate:.0f}/s (p95 {timings.p95:.0f} ms, {errors} errors, gaps or doubles; {share:.2f} of the baseline's bookings)"
    if target.ci:
        minimum = MIN_SHARE_OF_BASELINE / Tolerance.factor
        return Result(f"{title}, of the baseline's rate", note, f"≥ {minimum:.2f}", share >= minimum and errors == 0)
    return Result(title, note, f"≥ {RATE:.0f}/s", rate >= RATE and errors == 0)


async def _sell_until(connection: HttpConnection, clinic: SalesClinic, register: UUID, timings: Timings, end_time: float) -> None:
    while perf_counter() < end_time:
        response = await connection.send(clinic.build_request(register))
        timings.seconds.append(response.seconds)
        timings.errors += response.status != OK


async def _wait_until_paid(admin: asyncpg.Connection, clinic: SalesClinic) -> None:
    """Wait until every receipt is paid."""
    deadline = perf_counter() + MAX_WAIT_SECONDS
    while await admin.fetchval(_UNFINISHED, clinic.company_id) and perf_counter() < deadline:  # noqa: ASYNC110 - the database
        await asyncio.sleep(0.05)
