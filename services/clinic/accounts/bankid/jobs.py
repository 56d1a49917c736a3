"""Orders that no screen asks for any more."""

from datetime import timedelta

from clinic.accounts.bankid import service
from clinic.core.context import Context
from clinic.core.db import pool
from clinic.core.errors import Refusal
from clinic.core.jobs import job_once
from clinic.core.logs import log

_BATCH = 50


@job_once("bankid.sweep", every=timedelta(seconds=10))
async def sweep() -> None:
    """Ask how orders stand that were left, and finish those that were completed; one that fails doesn't keep the others from theirs."""
    for row in await (await pool()).fetch("SELECT company_id, order_id FROM door_bankid_due($1)", _BATCH):
        try:
            await service.look(Context.system(row["company_id"]), row["order_id"])
        except Refusal as error:
            log.warning("bankid.sweep", order=str(row["order_id"]), code=error.code)
