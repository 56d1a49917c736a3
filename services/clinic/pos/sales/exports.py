"""Giving a receipt: the first time as itself, the second as its one copy, registered with the control unit as such (POS-031)."""

from uuid import UUID

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.clients import service as clients
from clinic.core import audit
from clinic.core.clock import now
from clinic.core.context import Context
from clinic.core.db import owned, unit
from clinic.core.errors import FieldError
from clinic.core.once import Turn
from clinic.pos import errors
from clinic.pos.days import journal
from clinic.pos.sales import documents, numbers, queries
from clinic.pos.sales.answers import ExportOut
from clinic.pos.sales.models import Receipt, Registration
from clinic.pos.sales.schemas import ExportIn
from clinic.pos.tills import till as tills
from clinic.providers import infrasec
from clinic.providers.infrasec.types import ControlReply

MOST = 2
"""The receipt and its one copy."""


async def give(context: Context, turn: Turn, receipt_id: UUID, wanted: ExportIn) -> ExportOut:
    """Give a receipt by file or mail. Raises NotReady, CopiesUsed, and the control unit's errors for a copy.

    The answer is kept with the document: whoever didn't get it asks again, and the one copy isn't used up.
    """
    async with unit(context) as session:
        receipt = await owned(session, Receipt, receipt_id, lock=True)
        if receipt.number is None or receipt.state in {"PENDING", "PROCESSING", "CANCELLED", "ABORTED"}:
            raise errors.NotReady
        if receipt.downloaded >= MOST:
            raise errors.CopiesUsed
        to = await _address(session, receipt, wanted)
        if receipt.downloaded == 0:
            return await turn.keep(session, await _given(session, receipt, None, wanted, to))
        drawn = await _copy(session, receipt)
        till, sale = await tills.find(session, drawn.register_id), numbers.told(receipt, drawn, copied_at=receipt.numbered_at)
    reply = await infrasec.register(till.control, sale) if receipt.total else ControlReply(till.row["control_unit"], "", drawn.number)
    async with unit(context) as session:
        receipt = await owned(session, Receipt, receipt_id, lock=True)
        found = await _copy(session, receipt)
        if found.state == "registered":
            raise errors.CopiesUsed
        found.state, found.unit, found.code, found.registered_at = "registered", reply.unit, reply.code, now()
        found.z_number = await numbers.day(session, found.register_id)
        return await turn.keep(session, await _given(session, receipt, found, wanted, to))


async def _address(session: AsyncSession, receipt: Receipt, wanted: ExportIn) -> str:
    if wanted.type == "download":
        return ""
    known = (await clients.get(session, receipt.client_id)).email if receipt.client_id else ""
    if not (to := wanted.email or known):
        raise FieldError("email", "required")
    return to


async def _copy(session: AsyncSession, receipt: Receipt) -> Registration:
    """The copy's number; the one that was drawn before, when its registration was cut short."""
    query = select(Registration).where(Registration.receipt_id == receipt.id, Registration.kind == "copy")
    return (await session.scalars(query)).one_or_none() or await numbers.draw(session, receipt, "copy")


async def _given(session: AsyncSession, receipt: Receipt, copy: Registration | None, wanted: ExportIn, to: str) -> ExportOut:
    receipt.downloaded += 1
    content = await queries.content(session, receipt.id)
    if copy is not None:
        content |= {"copy": {"number": copy.number, "at": copy.at, "unit": copy.unit, "code": copy.code}}
        journal.enter(
            session, "copy", register_id=copy.register_id, z_number=copy.z_number, content={"number": copy.number, "of": receipt.number},
            amount=receipt.total, receipt_id=receipt.id, client_id=receipt.client_id,
        )
    document_id = await documents.freeze(session, receipt, content, mail_to=to)
    audit.record(session, "receipt.given", receipt.id, client_id=receipt.client_id, type=wanted.type, to=to, copy=copy is not None)
    await session.flush()
    return ExportOut(document_id=document_id, is_copy=copy is not None, mailed_to=to, downloaded=receipt.downloaded)
