"""A process that makes sales and kills itself: each line of stdin is a sale to make, and after how many crash points to die by SIGKILL.

A crash point is the moment before or after a commit, and before or after a call to a provider: everything between two of them is lost
or kept as a whole. Each sale is made in a forked process, which also does the worker's part. A sale that isn't to be killed is made in
this process, so that what it compiles is there for all later ones.
"""

import asyncio
import gc
import json
import os
import signal
import sys
from typing import Any

import asyncpg
import httpx
from httpx_aiohttp import AiohttpTransport

from clinic.core.background import outbox
from clinic.core.database import session
from clinic.core.realtime import valkey
from clinic.main import app
from clinic.pos.sale_process import poller, state
from clinic.providers import base

POS_API = "/api/v3/point-of-sale"
state.CARD_POLL_SECONDS = state.CARD_SLOW_POLL_SECONDS = 0.02
state.REGISTRATION_RETRY_SECONDS = (0.02,)
RESULT_PREFIX = "ended: "


class CrashCountdown:
    """The crash points that are left in this process; None while none are counted."""

    remaining: int | None = None


def pass_crash_point(*_: Any) -> None:
    """Kill this process if its last crash point is reached."""
    if CrashCountdown.remaining is not None:
        CrashCountdown.remaining -= 1
        if CrashCountdown.remaining <= 0:
            os.kill(os.getpid(), signal.SIGKILL)


def install_crash_points() -> None:
    """Add crash points around each commit and each call to a provider."""
    execute = asyncpg.Connection.execute

    async def execute_with_crash_points(self: Any, query: str, *values: Any, **options: Any) -> str:
        if not query.startswith("COMMIT") and not (query.startswith("EXECUTE") and query.endswith(";COMMIT")):
            return str(await execute(self, query, *values, **options))
        pass_crash_point()
        status = str(await execute(self, query, *values, **options))
        pass_crash_point()
        return status

    asyncpg.Connection.execute = execute_with_crash_points
    handle_request = AiohttpTransport.handle_async_request

    async def handle_request_with_crash_points(self: Any, request: httpx.Request) -> httpx.Response:
        pass_crash_point()
        response = await handle_request(self, request)
        pass_crash_point()
        return response

    AiohttpTransport.handle_async_request = handle_request_with_crash_points  # type: ignore[method-assign]


async def run_command(command: dict[str, Any]) -> None:
    """Make a sale or refund and wait until it has ended, or issue a receipt."""
    outbox.register_waker = lambda work: None  # type: ignore[assignment] - no worker is to be woken here
    await session.database().open()
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://test") as http:
        http.cookies.set("session", command["session"])
        await http.get("/api/csrf-cookie")
        headers = {"X-CSRF-Token": http.cookies["csrf_token"], "Idempotency-Key": command["key"]}
        CrashCountdown.remaining = command["point"]
        created = (await http.post(command["path"], json=command["body"], headers=headers)).json()["data"]
        if "document_id" in created:
            return
        for _ in range(400):
            receipt = (await http.get(f"{POS_API}/receipts/{created['id']}")).json()["data"]
            if receipt["status"] not in {"PENDING", "PROCESSING"}:
                return
            await poller.run_due_sales()
            await asyncio.sleep(0.02)


async def run_without_crash(command: dict[str, Any]) -> None:
    """Run a command in this process and close its connections, so that later forks don't share them."""
    await run_command(command)
    await session.database().close()
    await valkey.close()
    await base.close_all()


def fork() -> int:
    """Fork; objects so far are frozen, so that the child's garbage collector doesn't copy their pages."""
    gc.freeze()
    return os.fork()


def main() -> None:
    """Run the commands of stdin, one after the other, and write how each process ended."""
    for line in sys.stdin:
        command, status = json.loads(line), 0
        if command["point"] is None:
            asyncio.run(run_without_crash(command))
        elif child := fork():
            _, status = os.waitpid(child, 0)
        else:
            install_crash_points()
            asyncio.run(run_command(command))
            os._exit(0)
        sys.stdout.write(f"{RESULT_PREFIX}{json.dumps({'killed': os.WIFSIGNALED(status), 'code': status})}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
