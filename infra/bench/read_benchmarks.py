"""Read benchmarks: compared with the baseline, tail latency at sixteen clients, and growth at ten times the data."""

import asyncio
from dataclasses import dataclass
from statistics import median
from time import perf_counter
from typing import Any

import asyncpg
import orjson
from baseline_app import SQL
from datasets import RequestFactory
from http_client import HttpConnection, HttpRequest, close, connect
from results import TIMES_SIGN, Result, Timings, Tolerance, at_most

NAMES = ("client-search", "client-card", "week", "month", "free-slots")
ACCOUNT_NAMES = ("profile", "settings", "notifications", "team")
"""Measured at one client only, against the baseline."""
TITLES = {
    "client-search": "Client search", "client-card": "Client card", "week": "Week of 8 practitioners",
    "month": "Month of 8 practitioners", "free-slots": "Free slots of 8 in 14 days", "profile": "Profile",
    "settings": "Settings of the company", "notifications": "Notifications", "team": "Team of 1,000",
}
MIN_SHARES = {"client-search": 0.4, "client-card": 0.4, "week": 0.4, "month": 0.5, "free-slots": 0.5}
"""The least rate at sixteen clients, as a share of the baseline's."""
MAX_RATIOS = {"month": 2.0, "free-slots": 2.0}
"""The p50 at one client, at most, as a multiple of the baseline's; MAX_RATIO for the others."""
MAX_RATIO, MAX_TAIL_RATIO, MAX_GROWTH = 2.5, 3.0, 1.5
CONCURRENCY, OK, COMPARED_ANSWERS = 16, 200, 12


@dataclass(frozen=True, slots=True)
class Bench:
    """Ports, clinics and amounts of the read benchmarks."""

    product: int
    baseline: int
    large: RequestFactory
    small: RequestFactory
    database_url: str
    rounds: int
    request_count: int
    seconds: float


async def run_benchmarks(bench: Bench) -> list[Result]:
    """Run all read benchmarks."""
    await _require_same_slots(bench)
    results: list[Result] = []
    for name in NAMES:
        single_client_rounds = [await _measure_single_client(bench, name) for _ in range(bench.rounds)]
        results += _compare_with_baseline(name, single_client_rounds)
        concurrent_rounds = [
            (await _measure_concurrent_clients(bench, name, bench.baseline), await _measure_concurrent_clients(bench, name, bench.product))
            for _ in range(bench.rounds)
        ]
        results += _tail_latency(name, [product for _, product in concurrent_rounds])
        if name in MIN_SHARES:
            results.append(_share_of_baseline(name, concurrent_rounds))
    for name in ACCOUNT_NAMES:
        results.append(_compare_with_baseline(name, [await _measure_single_client(bench, name) for _ in range(bench.rounds)])[0])
    return results


async def _require_same_slots(bench: Bench) -> None:
    """Check that the baseline finds the same free times as the product. Raises RuntimeError."""
    product, baseline = (await connect(bench.product))[0], (await connect(bench.baseline))[0]
    for _ in range(COMPARED_ANSWERS):
        pair = bench.large.next_request("free-slots")
        slots = orjson.loads((await product.send(pair.product)).body)["data"]["slots"]
        same = orjson.loads((await baseline.send(pair.baseline)).body)["slots"]
        if not slots or _to_set(slots) != _to_set(same):
            message = f"{pair.product.path}: the baseline has {len(same)} times, the product {len(slots)}"
            raise RuntimeError(message)
    close([product, baseline])


def _to_set(slots: list[dict[str, Any]]) -> set[tuple[str, str]]:
    return {(slot["start_at"], practitioner) for slot in slots for practitioner in slot["practitioner_ids"]}


async def _measure_single_client(bench: Bench, name: str) -> dict[str, Timings]:
    """Measure one client that queries product, baseline, SQL and the smaller clinic in turn, so that noise affects all alike."""
    product, baseline = (await connect(bench.product))[0], (await connect(bench.baseline))[0]
    sql = await asyncpg.connect(bench.database_url)
    timings = {key: Timings() for key in ("product", "baseline", "sql", "small")}
    for number in range(bench.request_count + 20):
        pair = bench.large.next_request(name)
        small = bench.small.next_request(name)
        sample = {"product": await _send(product, pair.product), "baseline": await _send(baseline, pair.baseline)}
        sample["small"] = await _send(product, small.product)
        started_at = perf_counter()
        await sql.fetchval(SQL[name], *pair.values)
        sample["sql"] = perf_counter() - started_at
        if number >= 20:  # noqa: PLR2004 - the first ones warm plans and pools
            for key, seconds in sample.items():
                timings[key].seconds.append(seconds)
    await sql.close()
    close([product, baseline])
    return timings


async def _send(connection: HttpConnection, request: HttpRequest) -> float:
    response = await connection.send(request)
    if response.status != OK:
        message = f"{request.path} answered {response.status}: {response.body[:300]!r}"
        raise RuntimeError(message)
    return response.seconds


async def _measure_concurrent_clients(bench: Bench, name: str, port: int) -> Timings:
    """Measure sixteen clients of the product or the baseline, each sending its next request as soon as it has a response."""
    connections, timings = await connect(port, CONCURRENCY), Timings()
    end_time = perf_counter() + bench.seconds

    async def send_until_end(connection: HttpConnection) -> None:
        while perf_counter() < end_time:
            pair = bench.large.next_request(name)
            response = await connection.send(pair.product if port == bench.product else pair.baseline)
            timings.seconds.append(response.seconds)
            timings.errors += response.status != OK

    await asyncio.gather(*(send_until_end(connection) for connection in connections))
    close(connections)
    return timings


def _share_of_baseline(name: str, rounds: list[tuple[Timings, Timings]]) -> Result:
    """Return the product's requests per second at sixteen clients as a share of the baseline's, measured in turn."""
    share = median(len(product.seconds) / len(baseline.seconds) for baseline, product in rounds)
    minimum = MIN_SHARES[name] / Tolerance.factor
    return Result(f"{TITLES[name]}: rate at sixteen, of the baseline's", f"{share:.2f}", f"≥ {minimum:.2f}", share >= minimum)


def _compare_with_baseline(name: str, rounds: list[dict[str, Timings]]) -> list[Result]:
    ratio = median(timings["product"].p50 / timings["baseline"].p50 for timings in rounds)
    growth = median(timings["product"].p50 / timings["small"].p50 for timings in rounds)
    medians = {key: median(timings[key].p50 for timings in rounds) for key in ("product", "baseline", "sql")}
    note = f" ({medians['product']:.2f} ms; baseline {medians['baseline']:.2f}, SQL {medians['sql']:.2f})"
    return [
        at_most(f"{TITLES[name]}: p50 at one client against the baseline", ratio, MAX_RATIOS.get(name, MAX_RATIO), TIMES_SIGN, note),
        at_most(f"{TITLES[name]}: ten times the data", growth, MAX_GROWTH, TIMES_SIGN),
    ]


def _tail_latency(name: str, rounds: list[Timings]) -> list[Result]:
    ratio = median(timings.p95 / timings.p50 for timings in rounds)
    p50, p95 = median(timings.p50 for timings in rounds), median(timings.p95 for timings in rounds)
    errors = sum(timings.errors for timings in rounds)
    note = f" (p50 {p50:.1f} ms, p95 {p95:.1f} ms, {errors} errors)"
    result = at_most(f"{TITLES[name]}: p95 over p50 at sixteen", ratio, MAX_TAIL_RATIO, TIMES_SIGN, note)
    return [Result(result.name, result.measured, result.target, result.passed and errors == 0)]
