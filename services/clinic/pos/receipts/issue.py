"""Issue a receipt: the first time as itself, the second time as its one copy, registered with the control unit as such (POS-031)."""

from uuid import UUID

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.clients import service as clients
from clinic.core import audit
from clinic.core.api.errors import FieldError
from clinic.core.api.provider_idempotency import IdempotencyLease
from clinic.core.clock import now
from clinic.core.database.session import get_owned, transaction
from clinic.core.database.tenant_context import Context
from clinic.core.documents.pdf import A4
from clinic.pos import errors
from clinic.pos.closings import electronic_journal
from clinic.pos.fiscal import numbering, registration as registrations
from clinic.pos.receipts import pdf, queries
from clinic.pos.receipts.models import ControlRegistration, Receipt
from clinic.pos.receipts.schemas import IssuedReceipt, ReceiptIssueCreate
from clinic.pos.registers import register_config
from clinic.providers import infrasec

MAX_ISSUES = 2
"""The receipt and its one copy."""


async def issue_receipt(context: Context, call: IdempotencyLease, receipt_id: UUID, data: ReceiptIssueCreate) -> IssuedReceipt:
    """Issue a receipt as a file or by e-mail. Raises ReceiptNotReady, CopyLimitReached, and the control unit's errors for a copy.

    The response is stored with the document in one transaction: a caller who didn't get it repeats the call with the same key and
    gets the same response, without using up the copy.
    """
    async with transaction(context) as session:
        receipt = await get_owned(session, Receipt, receipt_id, lock=True)
        if receipt.number is None or receipt.state in {"PENDING", "PROCESSING", "CANCELLED", "ABORTED"}:
            raise errors.ReceiptNotReady
        if receipt.downloaded >= MAX_ISSUES:
            raise errors.CopyLimitReached
        recipient = await _get_recipient(session, receipt, data)
        if receipt.downloaded == 0:
            return await call.save_result(session, await _issue(session, receipt, None, data, recipient))
        registration = await _get_or_allocate_copy(session, receipt)
        register = await register_config.get_register(session, registration.register_id)
        control_sale = numbering.to_control_sale(receipt, registration, copied_at=receipt.numbered_at)
    if receipt.total:
        reply = await infrasec.register(register.control, control_sale)
    else:
        reply = registrations.reply_without_code(register, registration)
    async with transaction(context) as session:
        receipt = await get_owned(session, Receipt, receipt_id, lock=True)
        registration = await _get_or_allocate_copy(session, receipt)
        if registration.state == "registered":
            raise errors.CopyLimitReached
        registration.state, registration.unit, registration.code, registration.registered_at = "registered", reply.unit, reply.code, now()
        registration.z_number = await numbering.lock_open_day(session, registration.register_id)
        return await call.save_result(session, await _issue(session, receipt, registration, data, recipient))


async def _get_recipient(session: AsyncSession, receipt: Receipt, data: ReceiptIssueCreate) -> str:
    """Return the e-mail address to send to, empty for a download. Raises a FieldError when neither request nor client has one."""
    if data.type == "download":
        return ""
    client_email = (await clients.get_client(session, receipt.client_id)).email if receipt.client_id else ""
    if not (recipient := data.email or client_email):
        raise FieldError("email", "required")
    return recipient


async def _get_or_allocate_copy(session: AsyncSession, receipt: Receipt) -> ControlRegistration:
    """Return the registration of the copy; the one allocated earlier when its registration was interrupted."""
    query = select(ControlRegistration).where(ControlRegistration.receipt_id == receipt.id, ControlRegistration.type == "copy")
    return (await session.scalars(query)).one_or_none() or await numbering.allocate_number(session, receipt, "copy")


async def _issue(
    session: AsyncSession, receipt: Receipt, copy: ControlRegistration | None, data: ReceiptIssueCreate, recipient: str,
) -> IssuedReceipt:
    receipt.downloaded += 1
    content = await queries.load_immutable_content(session, receipt.id)
    if copy is not None:
        content |= {"copy": {"number": copy.number, "at": copy.at, "unit": copy.unit, "code": copy.code}}
        electronic_journal.append_entry(
            session, "copy", register_id=copy.register_id, z_number=copy.z_number, content={"number": copy.number, "of": receipt.number},
            amount=receipt.total, receipt_id=receipt.id, client_id=receipt.client_id,
        )
    paper = A4 if recipient else (await register_config.get_register(session, receipt.register_id)).paper  # clients have no roll
    document_id = await pdf.freeze(session, receipt, content, email_to=recipient, paper=paper)
    is_copy = copy is not None
    audit.record(session, "receipt.issued", receipt.id, client_id=receipt.client_id, type=data.type, to=recipient, copy=is_copy)
    await session.flush()
    return IssuedReceipt(document_id=document_id, is_copy=is_copy, mailed_to=recipient, downloaded=receipt.downloaded)
