"""The product's worker with one more listener, so that a test can watch it in a process of its own."""

import asyncio
import os
from typing import Any

from clinic import worker
from clinic.core import audit
from clinic.core.db import aside
from clinic.core.outbox import listens


@listens("t.worked", name="t.work")
async def work(session: Any, happened: Any) -> None:
    async with aside(session) as apart:
        audit.record(apart, "t.began")
    await asyncio.sleep(happened.facts["seconds"])
    audit.record(session, "t.ended")


if __name__ == "__main__":
    worker.BEAT = float(os.environ.get("BEAT", worker.BEAT))
    asyncio.run(worker.serve())
