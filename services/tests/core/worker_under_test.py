"""The app's worker with one more subscriber, run as a process of its own by test_worker.py.

With JOB_COMPANY it has two more jobs, one that ends and one that hangs, and writes their runs to that company's audit log.
"""

import asyncio
import os
from datetime import timedelta
from typing import Any
from uuid import UUID

from clinic import worker
from clinic.core import audit
from clinic.core.background.outbox import subscribe
from clinic.core.background.scheduler import global_job
from clinic.core.database.session import independent_transaction, transaction
from clinic.core.database.tenant_context import Context


@subscribe("t.worked", name="t.work")
async def work(session: Any, event: Any) -> None:
    """Audit the start in a transaction of its own, sleep for the event's `seconds`, and audit the end."""
    async with independent_transaction(session) as independent:
        audit.record(independent, "t.began")
    await asyncio.sleep(event.payload["seconds"])
    audit.record(session, "t.ended")


async def record(action: str) -> None:
    async with transaction(Context.system(UUID(os.environ["JOB_COMPANY"]))) as session:
        audit.record(session, action, pid=os.getpid())


async def run_job() -> None:
    await record("t.job_began")
    await asyncio.sleep(0.3)
    await record("t.job_ended")


async def hang() -> None:
    await record("t.hang_began")
    await asyncio.sleep(3600)


if "JOB_COMPANY" in os.environ:
    global_job("t.job", every=timedelta(seconds=1))(run_job)
    global_job("t.hang", every=timedelta(hours=1), lease=timedelta(seconds=10))(hang)

if __name__ == "__main__":
    worker.POLL_SECONDS = float(os.environ.get("POLL_SECONDS", worker.POLL_SECONDS))
    asyncio.run(worker.serve())
