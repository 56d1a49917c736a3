"""The job that reminds clients of forms that are missing before their visit."""

from datetime import timedelta

from clinic.booking.booking_forms import queries
from clinic.core.background.scheduler import company_job
from clinic.core.clock import now
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import NIL_COMPANY, Context
from clinic.forms import service as forms


@company_job("booking.follow_up_forms", every=timedelta(minutes=15))
async def follow_up_forms(context: Context) -> None:
    """Send the link once more to the clients of due bookings; each booking is followed up once."""
    if context.company_id == NIL_COMPANY:
        return
    count = queries.BATCH_SIZE
    while count == queries.BATCH_SIZE:
        async with transaction(context) as session:
            client_ids = await queries.take_due_follow_ups(session, now())
            for client_id in dict.fromkeys(client_ids):
                await forms.send_pending_forms(session, client_id)
        count = len(client_ids)
