"""Job that polls BankID orders whose screen has stopped asking."""

from datetime import timedelta

from clinic.accounts.bankid import queries, service
from clinic.core.api.errors import ApiError
from clinic.core.background.scheduler import global_job
from clinic.core.database.session import read_pool
from clinic.core.database.tenant_context import Context
from clinic.core.logging import log

_BATCH_SIZE = 50


@global_job("bankid.poll_due_orders", every=timedelta(seconds=10))
async def poll_due_orders() -> None:
    """Poll open orders that no screen asks for, and finish completed ones. A failing order is logged and doesn't stop the others."""
    for row in await (await read_pool()).fetch(queries.DUE_ORDERS, _BATCH_SIZE):
        try:
            await service.poll_order(Context.system(row["company_id"]), row["order_id"])
        except ApiError as error:
            log.warning("bankid.poll_due_orders", order=str(row["order_id"]), code=error.code)
