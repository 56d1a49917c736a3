"""Sale benchmark: sales of three VAT rates at sixteen registers, paid per second, with complete and unique receipt numbers."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from random import choice
from statistics import median
from time import perf_counter
from uuid import UUID, uuid4

import asyncpg
import orjson
from datasets import sign_in
from http_client import HttpConnection, HttpRequest, close, connect
from results import TIMES_SIGN, Result, Timings, Tolerance, at_most
from write_benchmarks import CONCURRENCY, OK, Target

from clinic.core.database import session
from clinic.core.database.base import new_id
from clinic.seed import large_clinic, large_pos

RATE, MAX_WAIT_SECONDS = 300.0, 30.0
MAX_SHARED_RATIO = 1.3
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

    def build_request(self, register: UUID, products: Sequence[UUID] = ()) -> HttpRequest:
        """Build the request of a sale paid in cash: of the given products, else of three, one of each VAT rate."""
        product_ids = products or [choice(ids) for ids in self.products]  # noqa: S311 - any will do
        lines = [{"type": "product", "product_id": product_id} for product_id in product_ids]
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
    """Run the sale benchmarks; `baseline_rate` is the rate at which the baseline books."""
    admin = await asyncpg.connect(target.admin_url)
    try:
        runs = [SalesRun(target, admin, await create_sales_clinic(target.product, admin), Timings()) for _ in range(2)]
        return [await _rate(runs[0], baseline_rate), await _compare_shared_products(runs[1])]
    finally:
        await admin.close()


@dataclass(frozen=True, slots=True)
class SalesRun:
    """Sales at the sixteen registers of a clinic, and how long each took."""

    target: Target
    admin: asyncpg.Connection
    clinic: SalesClinic
    timings: Timings

    async def sell(self, products: Sequence[Sequence[UUID]] = ((),) * CONCURRENCY) -> float:
        """Sell at all registers for the target's time, each its own `products`. Returns the sales paid per second."""
        connections, started_at, count_before = await connect(self.target.product, CONCURRENCY), perf_counter(), len(self.timings.seconds)
        end_time = started_at + self.target.seconds

        async def sell_until_end(connection: HttpConnection, register: UUID, own_products: Sequence[UUID]) -> None:
            while perf_counter() < end_time:
                response = await connection.send(self.clinic.build_request(register, own_products))
                self.timings.seconds.append(response.seconds)
                self.timings.errors += response.status != OK

        await asyncio.gather(*map(sell_until_end, connections, self.clinic.registers, products))
        await _wait_until_paid(self.admin, self.clinic)
        close(connections)
        return (len(self.timings.seconds) - count_before) / (perf_counter() - started_at)


async def _rate(run: SalesRun, baseline_rate: float) -> Result:
    """Measure sales paid per second, as the median of three runs, and count errors and gaps in the numbers."""
    rate, title = median([await run.sell() for _ in range(3)]), "Sales of three VAT rates at sixteen registers"
    errors = run.timings.errors + await run.admin.fetchval(_ERRORS, run.clinic.company_id)
    share = rate / baseline_rate
    note = f"{rate:.0f}/s (p95 {run.timings.p95:.0f} ms, {errors} errors, gaps or doubles; {share:.2f} of the baseline's bookings)"
    if run.target.ci:
        minimum = MIN_SHARE_OF_BASELINE / Tolerance.factor
        return Result(f"{title}, of the baseline's rate", note, f"≥ {minimum:.2f}", share >= minimum and errors == 0)
    return Result(title, note, f"≥ {RATE:.0f}/s", rate >= RATE and errors == 0)


async def _compare_shared_products(run: SalesRun) -> Result:
    """Compare sixteen registers that sell the same two products with as many that sell two of their own each, in turn."""
    own = list(zip(*(ids[:CONCURRENCY] for ids in run.clinic.products[:2]), strict=True))
    shared = own[:1] * CONCURRENCY
    ratio = median([await run.sell(own) / await run.sell(shared) for _ in range(3)])
    title, errors = "Sixteen registers that sell the same two products, against two of their own: time of a sale", run.timings.errors
    result = at_most(title, ratio, MAX_SHARED_RATIO, TIMES_SIGN, f" ({errors} errors)")
    return Result(result.name, result.measured, result.target, result.passed and errors == 0)


async def _wait_until_paid(admin: asyncpg.Connection, clinic: SalesClinic) -> None:
    """Wait until every receipt is paid."""
    deadline = perf_counter() + MAX_WAIT_SECONDS
    while await admin.fetchval(_UNFINISHED, clinic.company_id) and perf_counter() < deadline:  # noqa: ASYNC110 - the database
        await asyncio.sleep(0.05)
