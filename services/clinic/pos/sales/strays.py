"""Sales that came to nothing while the control unit was silent: it may have registered them, so each is followed by its return.

The law knows no other remedy (SKVFS 2014:9): what was registered is never taken away, it is returned under a number of its own.
"""

from dataclasses import replace
from datetime import timedelta
from uuid import UUID

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import audit, rowsecurity
from clinic.core.clock import now
from clinic.core.context import Context
from clinic.core.db import owned, unit
from clinic.core.jobs import job
from clinic.core.logs import log
from clinic.pos.days import journal
from clinic.pos.sales import numbers
from clinic.pos.sales.models import Receipt, Registration
from clinic.pos.sales.registering import has, refused, without_code
from clinic.pos.tills import till as tills
from clinic.pos.tills.till import Till
from clinic.providers import infrasec
from clinic.providers.errors import ProviderError
from clinic.providers.infrasec.errors import NumberUsed, WrongDate
from clinic.providers.infrasec.types import ControlReply

_MOST = 200
_OPEN = (Registration.state == "failed", Registration.maybe_done, Registration.kind == "normal")
rowsecurity.door(
    "door_stray_receipts", "after uuid, batch int", "TABLE (company_id uuid)",
    "SELECT DISTINCT c.company_id FROM control_registration c WHERE c.state = 'failed' AND c.maybe_done AND c.kind = 'normal'"
    " AND c.company_id > after ORDER BY c.company_id LIMIT batch",
    {"control_registration": "SELECT"},
)


@job("pos.strays", every=timedelta(minutes=1), of="door_stray_receipts")
async def settle(context: Context) -> None:
    """Ask of each whether it was registered, which answers as the first time, and return it."""
    async with unit(context) as session:
        found = list(await session.scalars(select(Registration.id).where(*_OPEN).order_by(Registration.at).limit(_MOST)))
    for registration_id in found:
        try:
            await _settle(context, registration_id)
        except ProviderError as error:
            log.warning("pos.stray", registration=str(registration_id), code=error.code)


async def _settle(context: Context, registration_id: UUID) -> None:
    async with unit(context) as session:
        drawn = await owned(session, Registration, registration_id)
        receipt = await owned(session, Receipt, drawn.receipt_id)
        till = await tills.find(session, drawn.register_id)
    if receipt.is_open:
        return
    try:
        first = await infrasec.register(till.control, numbers.told(receipt, drawn))
    except NumberUsed:  # a unit that doesn't answer as the first time, but has passed this number by then: it has it
        first = without_code(till, drawn)
    except ProviderError as error:
        if not error.lasting and not isinstance(error, WrongDate):
            raise
        await _never(context, registration_id)
        return
    back = await _return(context, receipt)
    second = await _told(context, receipt, back, till)
    async with unit(context) as session:
        drawn = await owned(session, Registration, registration_id, lock=True)
        back = await owned(session, Registration, back.id, lock=True)
        drawn.maybe_done, drawn.unit, drawn.code = False, first.unit, first.code
        back.z_number = await numbers.day(session, back.register_id)
        back.state, back.unit, back.code, back.registered_at = "registered", second.unit, second.code, now()
        back.maybe_done, back.error = False, ""
        _tell(session, receipt, till, back)


async def _told(context: Context, receipt: Receipt, back: Registration, till: Till) -> ControlReply:
    """The control unit's word on the return, which may have been lost when it was asked before."""
    try:
        return await infrasec.register(till.control, replace(numbers.told(receipt, back), refund=True))
    except ProviderError as why:
        async with unit(context) as session:
            back = await owned(session, Registration, back.id, lock=True)
            if await refused(session, back, why) and has(back, why):
                return without_code(till, back)
        raise


async def _never(context: Context, registration_id: UUID) -> None:
    """The unit refuses it for good, or by now its date: it never had it, so there is nothing to return."""
    async with unit(context) as session:
        drawn = await owned(session, Registration, registration_id, lock=True)
        drawn.maybe_done = False
        audit.record(session, "sale.unknown_at_unit", drawn.receipt_id, number=drawn.number)


async def _return(context: Context, receipt: Receipt) -> Registration:
    """The return's number; the one drawn before, when its registration was cut short."""
    async with unit(context) as session:
        query = select(Registration).where(Registration.receipt_id == receipt.id, Registration.kind == "return")
        return (await session.scalars(query)).one_or_none() or await numbers.draw(session, receipt, "return")


def _tell(session: AsyncSession, receipt: Receipt, till: Till, back: Registration) -> None:
    content = {"number": receipt.number, "returned_by": back.number, "unit": back.unit, "code": back.code}
    journal.enter(
        session, "unfinished", register_id=till.id, z_number=back.z_number, content=content, amount=receipt.total, receipt_id=receipt.id,
        client_id=receipt.client_id,
    )
    audit.record(session, "sale.returned_at_unit", receipt.id, client_id=receipt.client_id, number=back.number)
