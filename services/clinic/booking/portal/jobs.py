"""What the portal lets go of in time: a flow holds a name and a number, and serves nobody once it has ended."""

from datetime import timedelta

from sqlalchemy import text

from clinic.core.clock import now
from clinic.core.context import Context
from clinic.core.db import unit
from clinic.core.jobs import job

KEPT = timedelta(days=1)
_FORGET = text("""
WITH old AS (SELECT id FROM flow WHERE company_id = :company AND expires_at < :before),
held AS (SELECT h.id FROM hold h JOIN old ON old.id = h.flow_id WHERE h.company_id = :company),
freed AS (DELETE FROM occupancy WHERE company_id = :company AND hold_id IN (SELECT id FROM held)),
ended AS (DELETE FROM hold WHERE company_id = :company AND id IN (SELECT id FROM held))
DELETE FROM flow WHERE company_id = :company AND id IN (SELECT id FROM old)
""")


@job("portal.forget", every=timedelta(hours=1))
async def forget(context: Context) -> None:
    """Flows that ended a day ago go, with what they held."""
    async with unit(context) as session:
        await session.execute(_FORGET, {"company": context.company_id, "before": now() - KEPT})
