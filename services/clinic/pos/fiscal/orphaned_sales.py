"""Failed sales that the control unit may have registered without a reply: the unit is asked, and a registered one is returned there.

The law knows no other remedy (SKVFS 2014:9): a registration can't be taken away, it is followed by a return under a number of its own.
"""

from dataclasses import replace
from datetime import timedelta
from uuid import UUID

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import audit
from clinic.core.background.scheduler import company_job
from clinic.core.clock import now
from clinic.core.database import row_security
from clinic.core.database.session import get_owned, transaction
from clinic.core.database.tenant_context import Context
from clinic.core.logging import log
from clinic.pos.closings import electronic_journal
from clinic.pos.fiscal import numbering, registration as registrations
from clinic.pos.receipts.models import ControlRegistration, Receipt
from clinic.pos.registers import register_config
from clinic.pos.registers.register_config import RegisterConfig
from clinic.providers import infrasec
from clinic.providers.errors import ProviderError
from clinic.providers.infrasec.errors import NumberUsed, WrongDate
from clinic.providers.infrasec.types import ControlReply

MAX_SALES_PER_RUN = 200
_IS_ORPHANED = (ControlRegistration.state == "failed", ControlRegistration.outcome_unknown, ControlRegistration.type == "normal")
row_security.lookup_function(
    "lookup_companies_with_orphaned_sales", "after uuid, batch int", "TABLE (company_id uuid)",
    "SELECT DISTINCT c.company_id FROM control_registration c WHERE c.state = 'failed' AND c.outcome_unknown AND c.type = 'normal'"
    " AND c.company_id > after ORDER BY c.company_id LIMIT batch",
    {"control_registration": "SELECT"},
)


@company_job("pos.reconcile_orphaned_sales", every=timedelta(minutes=1), companies_query="lookup_companies_with_orphaned_sales")
async def reconcile(context: Context) -> None:
    """Ask the control unit about each orphaned sale of a company by registering it again, and return the registered ones."""
    async with transaction(context) as session:
        query = select(ControlRegistration.id).where(*_IS_ORPHANED).order_by(ControlRegistration.at).limit(MAX_SALES_PER_RUN)
        registration_ids = list(await session.scalars(query))
    for registration_id in registration_ids:
        try:
            await _reconcile_sale(context, registration_id)
        except ProviderError as error:
            log.warning("pos.orphaned_sale", registration=str(registration_id), code=error.code)


async def _reconcile_sale(context: Context, registration_id: UUID) -> None:
    async with transaction(context) as session:
        registration = await get_owned(session, ControlRegistration, registration_id)
        receipt = await get_owned(session, Receipt, registration.receipt_id)
        register = await register_config.get_register(session, registration.register_id)
    if receipt.is_open:
        return
    try:
        sale_reply = await infrasec.register(register.control, numbering.to_control_sale(receipt, registration))
    except NumberUsed:  # a unit that doesn't repeat its reply, but rejects the number as used: it has registered the sale
        sale_reply = registrations.reply_without_code(register, registration)
    except ProviderError as error:
        if not error.is_permanent and not isinstance(error, WrongDate):
            raise
        await _confirm_unregistered(context, registration_id)
        return
    return_registration = await _get_or_allocate_return(context, receipt)
    return_reply = await _register_return(context, receipt, return_registration, register)
    async with transaction(context) as session:
        registration = await get_owned(session, ControlRegistration, registration_id, lock=True)
        return_registration = await get_owned(session, ControlRegistration, return_registration.id, lock=True)
        registration.outcome_unknown, registration.unit, registration.code = False, sale_reply.unit, sale_reply.code
        return_registration.z_number = await numbering.lock_open_day(session, return_registration.register_id)
        return_registration.state, return_registration.registered_at = "registered", now()
        return_registration.unit, return_registration.code = return_reply.unit, return_reply.code
        return_registration.outcome_unknown, return_registration.error = False, ""
        _record_return(session, receipt, register, return_registration)


async def _register_return(
    context: Context, receipt: Receipt, registration: ControlRegistration, register: RegisterConfig,
) -> ControlReply:
    """Register the return with the control unit; an earlier attempt whose reply was lost counts."""
    try:
        return await infrasec.register(register.control, replace(numbering.to_control_sale(receipt, registration), refund=True))
    except ProviderError as error:
        async with transaction(context) as session:
            registration = await get_owned(session, ControlRegistration, registration.id, lock=True)
            is_permanent = await registrations.record_rejection(session, registration, error)
            if is_permanent and registrations.was_registered_earlier(registration, error):
                return registrations.reply_without_code(register, registration)
        raise


async def _confirm_unregistered(context: Context, registration_id: UUID) -> None:
    """Record that the unit never registered the sale, because it rejects it permanently or by now for its date: nothing to return."""
    async with transaction(context) as session:
        registration = await get_owned(session, ControlRegistration, registration_id, lock=True)
        registration.outcome_unknown = False
        audit.record(session, "sale.not_registered_at_unit", registration.receipt_id, number=registration.number)


async def _get_or_allocate_return(context: Context, receipt: Receipt) -> ControlRegistration:
    """Return the registration of the return; the one allocated earlier when its registration was interrupted."""
    async with transaction(context) as session:
        query = select(ControlRegistration).where(ControlRegistration.receipt_id == receipt.id, ControlRegistration.type == "return")
        return (await session.scalars(query)).one_or_none() or await numbering.allocate_number(session, receipt, "return")


def _record_return(session: AsyncSession, receipt: Receipt, register: RegisterConfig, registration: ControlRegistration) -> None:
    content = {
        "number": receipt.number, "returned_by": registration.number, "unit": registration.unit, "code": registration.code,
    }
    electronic_journal.append_entry(
        session, "unfinished", register_id=register.id, z_number=registration.z_number, content=content, amount=receipt.total,
        receipt_id=receipt.id, client_id=receipt.client_id,
    )
    audit.record(session, "sale.returned_at_unit", receipt.id, client_id=receipt.client_id, number=registration.number)
