"""Cost benchmarks of a product that has just started: its memory, and the processor time of the bells and of one SMS and one e-mail.

A message's cost is that of telling a client about a booking: the event, an SMS with its two delivery reports, and an e-mail with a
calendar file, through the simulated providers. It is the processor time of the API's and the worker's processes; simulators, Valkey and
PostgreSQL are left out.

The bells' cost is that of a thousand people's browsers which ask for the number of unread notifications every half a minute: the
processor time of API, PostgreSQL and Valkey, without what they use at rest.
"""

import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import timedelta
from pathlib import Path
from secrets import token_urlsafe
from statistics import mean
from time import monotonic
from uuid import UUID

import asyncpg
import servers
from datasets import Clinic
from http_client import HttpConnection, HttpRequest, close, connect
from results import Result, at_most

from clinic.accounts.sessions.authentication import hash_session_token
from clinic.booking.bookings.events import BOOKING_CREATED
from clinic.core.background import outbox
from clinic.core.database.session import close_database, transaction
from clinic.core.database.tenant_context import Context
from clinic.core.realtime.valkey import create_client

MAX_MEMORY_MB, MAX_MESSAGE_MS, MAX_BELL_PERCENT = 500, 15, 8
BELLS, POLL_SECONDS, CI_POLL_SECONDS, POLL_CONNECTIONS = 1000, 30.0, 5.0, 8
VISITS, CI_VISITS, WARM_VISITS = 500, 100, 40
IDLE_SECONDS = 300.0
TIMEOUT_SECONDS = 300.0
LAUNCHER = Path(__file__).resolve().parents[1] / "launch.py"
CLOCK_TICKS = os.sysconf("SC_CLK_TCK")
_BOOKINGS = """
SELECT b.id, b.version FROM booking b JOIN client c ON c.company_id = b.company_id AND c.id = b.client_id
WHERE b.company_id = $1 AND b.state = 'booked' AND b.start_at > now() + interval '1 day' AND c.phone LIKE '+467%' AND c.email <> ''
  AND c.phone NOT LIKE '%990_'
ORDER BY b.id LIMIT $2
"""
"""Without the numbers that end in 990x, which the simulator of SMS doesn't deliver to."""
_WAITING = """
SELECT (SELECT count(*) FROM delivery WHERE company_id = $1 AND state = 'pending')
  + (SELECT count(*) FROM message WHERE company_id = $1 AND (channel, state) NOT IN (('sms', 'delivered'), ('mail', 'sent')))
"""
_SWITCH_REMINDERS_OFF = """
INSERT INTO reminder_settings (company_id, id, type, is_on, hours, by_sms, by_mail, text_en, text_sv, version, created_at, updated_at)
SELECT c.id, gen_random_uuid(), t.type, false, 24, true, true, '', '', 1, now(), now()
FROM company c CROSS JOIN unnest(ARRAY['reminder', 'follow_up']) AS t (type)
ON CONFLICT (company_id, type) DO UPDATE SET is_on = false
"""
"""The worker would send the reminders that are due at this time of day, and their cost would be counted."""
_SESSIONS = """
WITH member AS (SELECT id, identity_id, row_number() OVER (ORDER BY id) AS n FROM membership
  WHERE company_id = $1 AND deleted_at IS NULL ORDER BY id LIMIT cardinality($2::bytea[]))
INSERT INTO user_session
  (id, token_hash, identity_id, area, company_id, membership_id, created_at, expires_at, user_agent, ip_address, factors)
SELECT gen_random_uuid(), ($2::bytea[])[m.n], m.identity_id, 'staff', $1, m.id, now(), now() + interval '1 hour', '', '', '{password,totp}'
FROM member m
"""
_CLEANUP = (
    "DELETE FROM user_session WHERE company_id = $1",
    "DELETE FROM message WHERE company_id = $1", "DELETE FROM delivery WHERE company_id = $1", "DELETE FROM event WHERE company_id = $1",
    "UPDATE booking SET notified_start_at = NULL, notified_practitioner_id = NULL WHERE company_id = $1 AND notified_start_at IS NOT NULL",
)


@dataclass(frozen=True, slots=True)
class StartedProduct:
    """The process ids of the API's parent and of the worker, and the API's port."""

    api: int
    worker: int
    port: int


async def run_benchmarks(clinic: Clinic, admin_url: str, log: Path, *, ci: bool) -> list[Result]:
    """Run both; memory only outside CI, where it would wait."""
    await _set_up(admin_url)
    results = [] if ci else [await _measure_memory(admin_url, log)]
    admin = await asyncpg.connect(admin_url)
    try:
        await _clean_up(admin, clinic.company_id)
        with _run_product(log) as product:
            visits = await admin.fetch(_BOOKINGS, clinic.company_id, (CI_VISITS if ci else VISITS) + WARM_VISITS)
            await _notify(admin, clinic.company_id, visits[:WARM_VISITS])
            before = [_cpu_seconds(process) for process in (product.api, product.worker)]
            await _notify(admin, clinic.company_id, visits[WARM_VISITS:])
            after = [_cpu_seconds(process) for process in (product.api, product.worker)]
            bells = await _measure_bells(admin, clinic.company_id, product, POLL_SECONDS if not ci else CI_POLL_SECONDS)
            costs = [(end - start) * 1000 / len(visits[WARM_VISITS:]) for start, end in zip(before, after, strict=True)]
        await _clean_up(admin, clinic.company_id)
    finally:
        await admin.close()
        await close_database()
    note = f" (API {costs[0]:.1f}, worker {costs[1]:.1f})"
    return [
        *results, at_most("Processor time of API and worker for one SMS and one e-mail", sum(costs), MAX_MESSAGE_MS, " ms", note), bells,
    ]


async def _measure_bells(admin: asyncpg.Connection, company: UUID, product: StartedProduct, seconds: float) -> Result:
    """Let a thousand sessions in use ask for their number of unread notifications, evenly over half a minute, or a part of them."""
    await admin.execute("VACUUM (ANALYZE)")  # or the autovacuum would work on the messages' rows while the bells are measured
    tokens = [token_urlsafe(32) for _ in range(BELLS)]
    await admin.execute(_SESSIONS, company, [hash_session_token(token) for token in tokens])
    valkey = create_client()
    processes = [product.api, _parent(await admin.fetchval("SELECT pg_backend_pid()")), int((await valkey.info("server"))["process_id"])]
    await valkey.aclose()
    polls = [HttpRequest("/api/notifications/unread-count", headers=f"Cookie: session={token}\r\n") for token in tokens]
    measured = polls[:int(BELLS * seconds / POLL_SECONDS)]
    await _warm_up(product.port, measured)
    rest_before = await _measure_rest(processes, seconds)
    connections = await connect(product.port, POLL_CONNECTIONS)
    before = [_cpu_seconds(process) for process in processes]
    started_at, errors = monotonic(), 0

    async def poll_evenly(number: int) -> int:
        count = 0
        for index in range(number, len(measured), POLL_CONNECTIONS):
            await asyncio.sleep(max(0.0, started_at + index * POLL_SECONDS / BELLS - monotonic()))
            count += (await connections[number].send(measured[index])).status != 200  # noqa: PLR2004
        return count

    errors = sum(await asyncio.gather(*(poll_evenly(number) for number in range(POLL_CONNECTIONS))))
    after = [_cpu_seconds(process) for process in processes]
    close(connections)
    rest = map(mean, zip(rest_before, await _measure_rest(processes, seconds), strict=True))
    percents = [(end - start - idle) * 100 / seconds for start, end, idle in zip(before, after, rest, strict=True)]
    note = f" (API {percents[0]:.1f}, PostgreSQL {percents[1]:.1f}, Valkey {percents[2]:.1f}; {errors} errors)"
    result = at_most("Bells of 1,000 sessions, each half a minute: share of one core", sum(percents), MAX_BELL_PERCENT, " %", note)
    return replace(result, passed=result.passed and errors == 0)


async def _warm_up(port: int, polls: list[HttpRequest]) -> None:
    """Send each poll over several connections at once, so that each of the API's processes answers it.

    A session's first request to a process reads its user's rights; a bell asks for hours after it.
    """
    connections = await connect(port, POLL_CONNECTIONS)

    async def send_all(connection: HttpConnection) -> None:
        for poll in polls:
            await connection.send(poll)

    await asyncio.gather(*map(send_all, connections))
    close(connections)


async def _measure_rest(processes: list[int], seconds: float) -> list[float]:
    """Return the processor time of processes that nobody calls; a vacuum may fall into it, so it is measured before and after."""
    before = [_cpu_seconds(process) for process in processes]
    await asyncio.sleep(seconds)
    return [_cpu_seconds(process) - start for process, start in zip(processes, before, strict=True)]


async def _set_up(admin_url: str) -> None:
    """Switch the reminders off, and vacuum the data that was just made, which the autovacuum would do while the product rests."""
    admin = await asyncpg.connect(admin_url)
    await admin.execute(_SWITCH_REMINDERS_OFF)
    await admin.execute("VACUUM (ANALYZE)")
    await admin.close()


async def _clean_up(admin: asyncpg.Connection, company: UUID) -> None:
    for statement in _CLEANUP:
        await admin.execute(statement, company)


async def _measure_memory(admin_url: str, log: Path) -> Result:
    """Return the memory five minutes after a start of database and product, without requests.

    Each shared page counts for the processes that share it in equal parts (PSS). The database is started anew, because what was measured
    before has filled its buffers.
    """
    await close_database()
    await _restart_servers()
    with _run_product(log) as product:
        await asyncio.sleep(IDLE_SECONDS)
        admin = await asyncpg.connect(admin_url)
        postgres = _parent(await admin.fetchval("SELECT pg_backend_pid()"))
        await admin.close()
        parts = {
            "API": [product.api, *_children(product.api)], "worker": [product.worker], "PostgreSQL": [postgres, *_children(postgres)],
        }
        sizes = {name: sum(map(_pss_mb, processes)) for name, processes in parts.items()}
    note = ", ".join(f"{name} {size:.0f}" for name, size in sizes.items())
    name = "Memory of API, worker and PostgreSQL, five minutes after the start"
    return at_most(name, sum(sizes.values()), MAX_MEMORY_MB, " MB", f" ({note})")


async def _restart_servers() -> None:
    """Start the benchmarks' PostgreSQL and Valkey anew. Raises RuntimeError."""
    for command in ("stop", "env"):
        arguments = (str(LAUNCHER), command, "--instance", "bench")
        process = await asyncio.create_subprocess_exec(sys.executable, *arguments, stdout=subprocess.DEVNULL)
        if await process.wait():
            message = f"the launcher's {command} failed"
            raise RuntimeError(message)


async def _notify(admin: asyncpg.Connection, company: UUID, visits: list[asyncpg.Record]) -> None:
    """Publish that the bookings were made and wait until their messages are sent and reported. Raises TimeoutError."""
    async with transaction(Context.system(company)) as session:
        for visit in visits:
            payload = {"booking_id": str(visit["id"]), "version": visit["version"], "has_forms": False, "has_google_calendar": False}
            outbox.publish(session, BOOKING_CREATED, payload, delay=timedelta())
    deadline = monotonic() + TIMEOUT_SECONDS
    while await admin.fetchval(_WAITING, company):
        if monotonic() > deadline:
            raise TimeoutError
        await asyncio.sleep(0.2)


@contextmanager
def _run_product(log: Path) -> Iterator[StartedProduct]:
    """Run simulators, API and worker for the block."""
    api, simulators, mail = (servers.free_port() for _ in range(3))
    with tempfile.TemporaryDirectory() as folder:
        env = {key: value for key, value in os.environ.items() if key not in servers.ADMIN_VARIABLES} | {
            "PUBLIC_URL": f"http://127.0.0.1:{api}", "SMS_URL": f"http://127.0.0.1:{simulators}/46elks",
            "SMTP_URL": f"smtp://127.0.0.1:{mail}", "SMTP_SIM_PORT": str(mail), "SMS_CALLBACK_SECRET": "bench" * 8,
            "SMS_DAILY_LIMIT": "1000000", "SIM_STATE_FILE": f"{folder}/simulators.jsonl", "SIM_MAX_MESSAGES": "5000",
            "SIM_DELIVERY_SECONDS": "0.2",
        }
        simulator = [sys.executable, "-m", "uvicorn", "simulators.main:app", "--port", str(simulators), "--log-level", "warning"]
        commands = {
            "simulators": simulator, "worker": [sys.executable, "-m", "clinic.worker"],
            "costs-api": [sys.executable, "-m", "clinic.server", "--port", str(api), "--processes", servers.WORKERS, "--grace", "2"],
        }
        processes: dict[str, subprocess.Popen[bytes]] = {}
        try:
            for name, command in commands.items():
                processes[name] = servers.start(command, env, servers.SERVICES, log / f"{name}.log")
            for port in (simulators, api):
                servers.wait_until_ready(port, list(processes.values()))
            yield StartedProduct(processes["costs-api"].pid, processes["worker"].pid, api)
        finally:
            for process in processes.values():
                servers.end(process)


def _children(process: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def _parent(process: int) -> int:
    return int(_stat(process)[1])


def _cpu_seconds(process: int) -> float:
    """Return the processor time of a process and its children so far, those that have ended included."""
    ticks = [*_stat(process)[11:15], *(ticks for child in _children(process) for ticks in _stat(child)[11:13])]
    return sum(map(int, ticks)) / CLOCK_TICKS


def _stat(process: int) -> list[str]:
    """Return the fields of /proc/[pid]/stat from the third on, the state."""
    return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()


def _pss_mb(process: int) -> float:
    """Return a process's memory; 0 when it has ended, as a worker of the autovacuum may."""
    try:
        lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    except (FileNotFoundError, ProcessLookupError):
        return 0
    return next((int(line.split()[1]) for line in lines if line.startswith("Pss:")), 0) / 1024
