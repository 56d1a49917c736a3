"""What the till does by the clock: the steps of every receipt whose turn has run out."""

import asyncio
from datetime import timedelta
from time import monotonic

from clinic.core import db
from clinic.core.context import Context
from clinic.core.jobs import job_once
from clinic.pos.sales import steps, strays

__all__ = ["look", "strays"]
AT_ONCE, SHIFT, REST = 64, 20.0, 0.3
EVERY = timedelta(seconds=1)
_CLAIM = "SELECT company_id, receipt_id, turn FROM claim_receipts($1, $2)"


@job_once("pos.look", every=EVERY, lease=steps.TURN)
async def look() -> None:
    """Take open receipts that wait for a step, some at a time, until there are none or the shift is over.

    What is still under way then goes on by itself: nobody else's step waits for it. A worker that dies is missed no longer than a turn.
    """
    driving: set[asyncio.Task[None]] = set()
    until = monotonic() + SHIFT
    while monotonic() < until:
        if len(driving) < AT_ONCE:
            for row in await (await db.pool()).fetch(_CLAIM, AT_ONCE - len(driving), int(steps.TURN.total_seconds())):
                driving.add(steps.go(Context.system(row["company_id"]), row["receipt_id"], row["turn"]))
        if not driving:
            return
        _, driving = await asyncio.wait(driving, timeout=REST, return_when=asyncio.FIRST_COMPLETED)
