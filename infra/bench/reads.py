"""The hot reads: beside the yardstick at one client, their tail at sixteen, and what ten times the data cost."""

import asyncio
from dataclasses import dataclass
from statistics import median
from time import perf_counter

import asyncpg
from bare import SQL
from clinics import Questions
from figures import TIMES, Figure, Timed, at_most
from wire import Call, Wire, close, connect

NAMES = ("client-search", "client-card", "week", "free-slots")
SAID = {
    "client-search": "Client search", "client-card": "Client card", "week": "Week of 8 practitioners",
    "free-slots": "Free slots of 8 in 14 days",
}
RATIO, TAIL, GROWTH = 2.5, 3.0, 1.5
AT_ONCE, OK = 16, 200


@dataclass(frozen=True, slots=True)
class Bench:
    """Where and how much is measured."""

    product: int
    bare: int
    large: Questions
    small: Questions
    bare_url: str
    rounds: int
    calls: int
    seconds: float


async def measured(bench: Bench) -> list[Figure]:
    """All figures of the reads."""
    found: list[Figure] = []
    for name in NAMES:
        alone = [await _alone(bench, name) for _ in range(bench.rounds)]
        found += _beside(name, alone)
        found += _tail(name, [await _crowded(bench, name) for _ in range(bench.rounds)])
    return found


async def _alone(bench: Bench, name: str) -> dict[str, Timed]:
    """One client, asking product, yardstick, bare SQL and the smaller clinic in turn, so that noise meets all of them."""
    product, bare = (await connect(bench.product))[0], (await connect(bench.bare))[0]
    sql = await asyncpg.connect(bench.bare_url)
    timed = {key: Timed() for key in ("product", "bare", "sql", "small")}
    for call in range(bench.calls + 20):
        pair = bench.large.of(name)
        small = bench.small.of(name)
        lap = {"product": await _asked(product, pair.product), "bare": await _asked(bare, pair.bare)}
        lap["small"] = await _asked(product, small.product)
        began = perf_counter()
        await sql.fetchval(SQL[name], *pair.values)
        lap["sql"] = perf_counter() - began
        if call >= 20:  # noqa: PLR2004 - the first ones warm plans and pools
            for key, seconds in lap.items():
                timed[key].seconds.append(seconds)
    await sql.close()
    close([product, bare])
    return timed


async def _asked(wire: Wire, call: Call) -> float:
    answer = await wire.ask(call)
    if answer.status != OK:
        message = f"{call.path} answered {answer.status}: {answer.body[:300]!r}"
        raise RuntimeError(message)
    return answer.seconds


async def _crowded(bench: Bench, name: str) -> Timed:
    """Sixteen clients, each asking again as soon as it is answered."""
    wires, timed = await connect(bench.product, AT_ONCE), Timed()
    until = perf_counter() + bench.seconds

    async def ask(wire: Wire) -> None:
        while perf_counter() < until:
            answer = await wire.ask(bench.large.of(name).product)
            timed.seconds.append(answer.seconds)
            timed.wrong += answer.status != OK

    await asyncio.gather(*(ask(wire) for wire in wires))
    close(wires)
    return timed


def _beside(name: str, rounds: list[dict[str, Timed]]) -> list[Figure]:
    ratio = median(each["product"].p50 / each["bare"].p50 for each in rounds)
    growth = median(each["product"].p50 / each["small"].p50 for each in rounds)
    mid = {key: median(each[key].p50 for each in rounds) for key in ("product", "bare", "sql")}
    note = f" ({mid['product']:.2f} ms; bare route {mid['bare']:.2f}, bare SQL {mid['sql']:.2f})"
    return [
        at_most(f"{SAID[name]}: p50 at one client against the bare route", ratio, RATIO, TIMES, note),
        at_most(f"{SAID[name]}: ten times the data", growth, GROWTH, TIMES),
    ]


def _tail(name: str, rounds: list[Timed]) -> list[Figure]:
    ratio = median(each.p95 / each.p50 for each in rounds)
    wrong = sum(each.wrong for each in rounds)
    note = f" (p50 {median(each.p50 for each in rounds):.1f} ms, p95 {median(each.p95 for each in rounds):.1f} ms, {wrong} errors)"
    figure = at_most(f"{SAID[name]}: p95 over p50 at sixteen", ratio, TAIL, TIMES, note)
    return [Figure(figure.what, figure.measured, figure.target, figure.holds and wrong == 0)]
