"""A till that is killed: each line of stdin is a sale to make, and after how many points of it to die by SIGKILL.

A point is the moment before or after a commit, and before or after a call to a provider: all that lies between two of them is lost
or kept as a whole. Each sale is made in a process of its own, which does the worker's part too; one that isn't to die is made here, and
what it compiled is there for all that come after it.
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

from clinic.core import db, outbox, valkey
from clinic.main import app
from clinic.pos import jobs
from clinic.pos.sales import moves, registering
from clinic.providers import base

TILL = "/api/v3/point-of-sale"
moves.POLL = moves.SLOW_POLL = 0.02
registering.WAITS = (0.02,)
SAYS = "ended: "


class Left:
    """Points that are left; none are counted while it's nothing."""

    points: int | None = None


def point(*_: Any) -> None:
    """Die here, if it's time."""
    if Left.points is not None:
        Left.points -= 1
        if Left.points <= 0:
            os.kill(os.getpid(), signal.SIGKILL)


def watch() -> None:
    """Count the points of this process."""
    execute = asyncpg.Connection.execute

    async def committing(self: Any, query: str, *given: Any, **options: Any) -> str:
        if not query.startswith("COMMIT"):
            return str(await execute(self, query, *given, **options))
        point()
        done = str(await execute(self, query, *given, **options))
        point()
        return done

    asyncpg.Connection.execute = committing
    call = AiohttpTransport.handle_async_request

    async def counted(self: Any, request: httpx.Request) -> httpx.Response:
        point()
        answer = await call(self, request)
        point()
        return answer

    AiohttpTransport.handle_async_request = counted  # type: ignore[method-assign]


async def sell(told: dict[str, Any]) -> None:
    """Make one sale, and see it to its end; or give one receipt."""
    outbox.wake_by = lambda work: None  # type: ignore[assignment] - nobody is to be woken here
    await db.database().open()
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://test") as http:
        http.cookies.set("session", told["session"])
        await http.get("/api/csrf-cookie")
        headers = {"X-CSRF-Token": http.cookies["csrf_token"], "Idempotency-Key": told["key"]}
        Left.points = told["point"]
        made = (await http.post(told["path"], json=told["body"], headers=headers)).json()["data"]
        if "document_id" in made:
            return
        for _ in range(400):
            found = (await http.get(f"{TILL}/receipts/{made['id']}")).json()["data"]
            if found["state"] not in {"PENDING", "PROCESSING"}:
                return
            await jobs.look()
            await asyncio.sleep(0.02)


async def whole(told: dict[str, Any]) -> None:
    """Make one sale that nothing ends, and leave no connection behind; what the engines have compiled stays."""
    await sell(told)
    await db.database().close()
    await valkey.shut()
    await base.shut()


def forked() -> int:
    """Go on in two processes, of which the second doesn't copy what the first has only to be looked through by the collector."""
    gc.freeze()
    return os.fork()


def main() -> None:
    """Make what stdin asks for, one after the other."""
    for line in sys.stdin:
        told, status = json.loads(line), 0
        if told["point"] is None:
            asyncio.run(whole(told))
        elif child := forked():
            _, status = os.waitpid(child, 0)
        else:
            watch()
            asyncio.run(sell(told))
            os._exit(0)
        sys.stdout.write(f"{SAYS}{json.dumps({'killed': os.WIFSIGNALED(status), 'code': status})}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
