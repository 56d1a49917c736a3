"""`just bench`: run the benchmarks and write docs/performance.md. `--ci` uses a tenth of the data and fails when a target is missed."""

import argparse
import asyncio
import os
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parents[1] / "services")]

import asyncpg  # noqa: E402
import crash_recovery  # noqa: E402
import fake_control_unit  # noqa: E402
import message_benchmarks  # noqa: E402
import paint_benchmarks  # noqa: E402
import press_benchmarks  # noqa: E402
import read_benchmarks  # noqa: E402
import report_benchmarks  # noqa: E402
import results as report  # noqa: E402
import sale_benchmarks  # noqa: E402
import uvloop  # noqa: E402
import write_benchmarks  # noqa: E402
from datasets import Clinic, RequestFactory, prepare_clinic, sign_in  # noqa: E402
from servers import run_servers, run_simulators  # noqa: E402

from clinic.seed.large_clinic import PASSWORD  # noqa: E402

LOG = HERE.parents[1] / ".state" / "bench" / "log"
CI_BOOKINGS = 8
"""Bookings of the crash run within `just test`; `just crash-recovery` makes 500."""


def main() -> int:
    """Run the benchmarks. Returns the exit code, 1 when --ci misses a target."""
    parser = argparse.ArgumentParser(prog="just bench")
    parser.add_argument("--ci", action="store_true", help="a tenth of the data, ratios only, fails when a target is missed")
    parser.add_argument("--only", choices=("reads", "writes", "costs", "presses", "paints"), help="one part, and nothing is written")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--junit", type=Path, help="where to write a report of tests")
    arguments = parser.parse_args()
    report.Tolerance.factor = 2.0 if arguments.ci else 1.0
    results: list[report.Result] = []
    try:
        if arguments.ci and not arguments.only:
            results += crash_recovery.run_benchmarks(CI_BOOKINGS, pass_the_wait=True)
        machine = uvloop.run(_measure(arguments, results))
    except BaseException:
        print(f"\n{report.render_table(results)}")  # noqa: T201 - what was measured before the failure
        raise
    print(f"\n{machine}\n\n{report.render_table(results)}")  # noqa: T201 - the command prints
    if arguments.junit:
        report.write_junit(results, arguments.junit)
    if not (arguments.ci or arguments.only):
        report.write_to_docs(results, machine)
    return 1 if arguments.ci and not all(result.passed for result in results) else 0


async def _measure(arguments: argparse.Namespace, results: list[report.Result]) -> str:
    """Add each part's results as soon as it is measured; return a description of the machine."""
    admin_url = os.environ["DATABASE_ADMIN_URL"]
    for part, stories in (("presses", press_benchmarks), ("paints", paint_benchmarks)):
        if arguments.only == part or not (arguments.ci or arguments.only):
            results += stories.run_benchmarks()
    if arguments.only in {"presses", "paints"}:
        return report.describe_machine(await _version(admin_url))
    await _migrate()
    scales = (0.1, 0.01) if arguments.ci else (1.0, 0.1)
    small, large = await prepare_clinic(admin_url, scales[1]), await prepare_clinic(admin_url, scales[0])
    machine = report.describe_machine(await _version(admin_url))
    if arguments.only != "costs":
        await _measure_product(arguments, results, large, small)
    if arguments.only in {None, "costs"}:
        results += await message_benchmarks.run_benchmarks(large, admin_url, LOG, ci=arguments.ci)
    return machine


async def _measure_product(arguments: argparse.Namespace, results: list[report.Result], large: Clinic, small: Clinic) -> None:
    """Add the results of reads, writes, sales and reports against the product and the baseline."""
    with fake_control_unit.run_fake_control_unit(), run_simulators(LOG), run_servers(LOG) as (product, baseline):
        request_factories = [RequestFactory(clinic, await sign_in(product, clinic.owner, PASSWORD)) for clinic in (large, small)]
        if arguments.only != "writes":
            results += await read_benchmarks.run_benchmarks(read_benchmarks.Bench(
                product, baseline, *request_factories, database_url=os.environ["DATABASE_SEED_URL"],
                rounds=2 if arguments.ci else arguments.rounds, request_count=100 if arguments.ci else 300,
                seconds=arguments.seconds if not arguments.ci else 1.5,
            ))
        if arguments.only != "reads":
            seconds = arguments.seconds / 2 if arguments.ci else arguments.seconds
            target = write_benchmarks.Target(
                product, baseline, request_factories[0], os.environ["DATABASE_SEED_URL"], ci=arguments.ci, seconds=seconds,
            )
            write_results, baseline_rate = await write_benchmarks.run_benchmarks(target)
            results += write_results
            results += await sale_benchmarks.run_benchmarks(target, baseline_rate)
            if not arguments.ci:
                results += await report_benchmarks.run_benchmarks(target)


async def _migrate() -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "clinic.cli", "migrate", cwd=HERE.parents[1] / "services", stdout=asyncio.subprocess.DEVNULL,
    )
    if await process.wait():
        message = "the bench's database could not be migrated"
        raise RuntimeError(message)


async def _version(url: str) -> str:
    connection = await asyncpg.connect(url)
    version = str(await connection.fetchval("SHOW server_version"))
    await connection.close()
    return version.partition(" ")[0]


if __name__ == "__main__":
    sys.exit(main())
