"""`just bench`: measure, print, and write docs/performance.md. `--ci` measures a tenth of the data and fails on a breach."""

import argparse
import asyncio
import os
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parents[1] / "services")]

import asyncpg  # noqa: E402
import control  # noqa: E402
import deeds  # noqa: E402
import figures  # noqa: E402
import reads  # noqa: E402
import reports  # noqa: E402
import sales  # noqa: E402
import uvloop  # noqa: E402
from clinics import Questions, laid, signed_in  # noqa: E402
from servers import serving  # noqa: E402

from clinic.seed.large import PASSWORD  # noqa: E402

LOG = HERE.parents[1] / ".state" / "bench" / "log"


def main() -> int:
    """The exit code: 1 when --ci meets a breach."""
    parser = argparse.ArgumentParser(prog="just bench")
    parser.add_argument("--ci", action="store_true", help="a tenth of the data, ratios only, fails on a breach")
    parser.add_argument("--only", choices=("reads", "deeds"), help="one part, and nothing is written")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--junit", type=Path, help="where to write a report of tests")
    asked = parser.parse_args()
    figures.Allowance.times = 2.0 if asked.ci else 1.0
    found, machine = uvloop.run(_measure(asked))
    print(f"\n{machine}\n\n{figures.table(found)}")  # noqa: T201 - what it is for
    if asked.junit:
        figures.junit(found, asked.junit)
    if not (asked.ci or asked.only):
        figures.write(found, machine)
    return 1 if asked.ci and not all(figure.holds for figure in found) else 0


async def _measure(asked: argparse.Namespace) -> tuple[list[figures.Figure], str]:
    admin_url = os.environ["DATABASE_ADMIN_URL"]
    await _migrated()
    scales = (0.1, 0.01) if asked.ci else (1.0, 0.1)
    small, large = await laid(admin_url, scales[1]), await laid(admin_url, scales[0])
    machine = figures.machine(await _version(admin_url))
    with control.answering(), serving(LOG) as (product, bare):
        questions = [Questions(clinic, await signed_in(product, clinic.owner, PASSWORD)) for clinic in (large, small)]
        found = []
        if asked.only != "deeds":
            found += await reads.measured(reads.Bench(
                product, bare, *questions, bare_url=os.environ["DATABASE_SEED_URL"], rounds=2 if asked.ci else asked.rounds,
                calls=100 if asked.ci else 300, seconds=asked.seconds if not asked.ci else 1.5,
            ))
        if asked.only != "reads":
            seconds = asked.seconds / 2 if asked.ci else asked.seconds
            place = deeds.Place(product, bare, questions[0], os.environ["DATABASE_SEED_URL"], ci=asked.ci, seconds=seconds)
            done, bare_rate = await deeds.measured(place)
            found += done + await sales.measured(place, bare_rate)
            if not asked.ci:
                found += await reports.measured(place)
    return found, machine


async def _migrated() -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "clinic.cli", "migrate", cwd=HERE.parents[1] / "services", stdout=asyncio.subprocess.DEVNULL,
    )
    if await process.wait():
        message = "the bench's database could not be migrated"
        raise RuntimeError(message)


async def _version(url: str) -> str:
    connection = await asyncpg.connect(url)
    found = str(await connection.fetchval("SHOW server_version"))
    await connection.close()
    return found.partition(" ")[0]


if __name__ == "__main__":
    sys.exit(main())
