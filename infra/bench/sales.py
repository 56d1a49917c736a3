"""Sales of three VAT rates by sixteen tills at once: how many are paid each second, and that no number is missing or given twice."""

import asyncio
from dataclasses import dataclass
from random import choice
from statistics import median
from time import perf_counter
from uuid import UUID, uuid4

import asyncpg
import orjson
from clinics import signed_in
from deeds import AT_ONCE, OK, Place
from figures import Allowance, Figure, Timed
from wire import Call, Wire, close, connect

from clinic.core import db
from clinic.core.models import new_id
from clinic.seed import large, large_till

RATE, ENDING = 300.0, 30.0
SHARE = 300 / 2621
"""Of the rate at which the bare route books: what the target is of the one measured where it was set."""
_TILLS = """
INSERT INTO register (company_id, id, name, control_id, control_unit, street_address, zip_code, city, is_active, created_at, updated_at)
SELECT $1, id, 'Disk ' || n, 'AS01999970001' || lpad(n::text, 3, '0'), 'ISTCSKS0000000011', 'Storgatan 1', '111 22', 'Stockholm', true,
  now(), now() FROM unnest($2::uuid[]) WITH ORDINALITY AS t (id, n)
"""
_SERIES = """
INSERT INTO register_series (company_id, id, last_number, last_z, opening_float, grand_sales, grand_returns)
SELECT $1, id, 0, 0, 0, 0, 0 FROM unnest($2::uuid[]) id
"""
_GOODS = "SELECT tax, array_agg(id ORDER BY code) AS ids FROM product WHERE company_id = $1 GROUP BY tax ORDER BY tax DESC LIMIT 3"
_OPEN = "SELECT count(*) FROM receipt WHERE company_id = $1 AND state IN ('PENDING', 'PROCESSING')"
_WRONG = """
SELECT (SELECT count(*) FROM receipt WHERE company_id = $1 AND state <> 'PAID')
  + (SELECT coalesce(sum(abs(last_number - sold)), 0) FROM (SELECT s.last_number, (SELECT count(DISTINCT number) FROM control_registration c
     WHERE c.company_id = $1 AND c.register_id = s.id AND c.state = 'registered') AS sold FROM register_series s WHERE s.company_id = $1) x)
   + (SELECT abs(sum(r.total + r.rounding) - (SELECT sum(amount) FROM payment WHERE company_id = $1))
     FROM receipt r WHERE r.company_id = $1)
"""


@dataclass(frozen=True, slots=True)
class Shop:
    """A clinic of its own with sixteen tills: receipts are never taken away, so the measured clinic keeps none of them."""

    company_id: UUID
    head: str
    tills: list[UUID]
    goods: list[list[UUID]]
    """What is sold, by VAT rate."""

    def call(self, till: UUID) -> Call:
        """A sale of three lines, paid in cash."""
        lines = [{"kind": "product", "product_id": choice(some)} for some in self.goods]  # noqa: S311 - any will do
        body = {"register_id": till, "lines": lines, "payments": [{"way": "cash"}]}
        return Call(
            "/api/v3/point-of-sale/payment/store", "POST", f"{self.head}Idempotency-Key: {uuid4()}\r\n", orjson.dumps(body, default=str),
        )


async def opened(port: int, admin: asyncpg.Connection) -> Shop:
    """A new clinic with its tills and goods."""
    public = f"tills-{uuid4().hex[:10]}"
    owner = f"owner@{public}.example"
    company_id = await large.company(public, owner)
    await db.shut()
    await admin.execute(large_till.TILL.format(company=company_id, register=new_id(), terminal=new_id(), scale=7))
    tills = [new_id() for _ in range(AT_ONCE)]
    await admin.execute(_TILLS, company_id, tills)
    await admin.execute(_SERIES, company_id, tills)
    goods = [row["ids"] for row in await admin.fetch(_GOODS, company_id)]
    return Shop(company_id, await signed_in(port, owner, large.PASSWORD), tills, goods)


async def measured(place: Place, bare: float) -> list[Figure]:
    """All figures of selling, beside the rate at which the bare route books."""
    admin = await asyncpg.connect(place.admin_url)
    try:
        return [await _rate(place, admin, bare)]
    finally:
        await admin.close()


async def _rate(place: Place, admin: asyncpg.Connection, bare: float) -> Figure:
    """Sales paid each second, the median of three stretches; every one of them ends, and the numbers are without a gap."""
    shop, rates, timed = await opened(place.product, admin), [], Timed()
    for _ in range(3):
        wires, began, before = await connect(place.product, AT_ONCE), perf_counter(), len(timed.seconds)
        await asyncio.gather(*(
            _selling(wire, shop, till, timed, began + place.seconds) for wire, till in zip(wires, shop.tills, strict=True)
        ))
        await _ended(admin, shop)
        rates.append((len(timed.seconds) - before) / (perf_counter() - began))
        close(wires)
    wrong = timed.wrong + await admin.fetchval(_WRONG, shop.company_id)
    rate, what = median(rates), "Sales of three VAT rates at sixteen tills"
    note = f"{rate:.0f}/s (p95 {timed.p95:.0f} ms, {wrong} errors, gaps or doubles; {rate / bare:.2f} of what the bare route books)"
    if place.ci:
        least = SHARE / Allowance.times
        return Figure(f"{what}, of the bare route's rate", note, f"≥ {least:.2f}", rate / bare >= least and wrong == 0)
    return Figure(what, note, f"≥ {RATE:.0f}/s", rate >= RATE and wrong == 0)


async def _selling(wire: Wire, shop: Shop, till: UUID, timed: Timed, until: float) -> None:
    while perf_counter() < until:
        answer = await wire.ask(shop.call(till))
        timed.seconds.append(answer.seconds)
        timed.wrong += answer.status != OK


async def _ended(admin: asyncpg.Connection, shop: Shop) -> None:
    """Until the last of them is paid: a sale is one when its receipt is."""
    limit = perf_counter() + ENDING
    while await admin.fetchval(_OPEN, shop.company_id) and perf_counter() < limit:  # noqa: ASYNC110 - the database
        await asyncio.sleep(0.05)
