"""Allocate numbers of a register's unbroken series, and build what the control unit is sent under them."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core.api.errors import NotFound
from clinic.core.clock import now
from clinic.core.database import deferred_inserts
from clinic.core.database.base import new_id
from clinic.core.database.session import AnySession, driver_connection, get_context
from clinic.pos.fiscal import queries
from clinic.pos.receipts.models import ControlRegistration, Receipt
from clinic.pos.sale_process import state
from clinic.pos.sale_process.state import SaleOutcome
from clinic.providers.infrasec.types import ControlSale, ControlVat, ReceiptType

PENDING_WINDOW = 200
"""How many numbers before a registration are searched for ones that are still being sent."""


async def allocate_number(session: AnySession, receipt: Receipt, registration_type: str) -> ControlRegistration:
    """Allocate the register's next number for a receipt (`normal`), a `return` or a `copy`.

    The series is locked until the commit: no other number is allocated and the day isn't closed.
    """
    row = await (await driver_connection(session)).fetchrow(queries.ALLOCATE_NUMBER, get_context(session).company_id, receipt.register_id)
    at = now()
    columns = {
        "company_id": receipt.company_id, "id": new_id(), "receipt_id": receipt.id, "register_id": receipt.register_id,
        "number": row["last_number"], "z_number": row["z_number"], "type": registration_type, "state": "sending", "attempts": 0,
        "outcome_unknown": False, "at": at, "unit": "", "code": "", "error": "", "registered_at": None, "created_at": at, "updated_at": at,
    }
    deferred_inserts.insert_before_commit(session, "control_registration", columns)
    return ControlRegistration(**columns)


async def assign_receipt_number(session: AnySession, receipt: Receipt) -> ControlRegistration:
    """Give a receipt its number once all its payments are completed; the next step registers it."""
    registration = await allocate_number(session, receipt, "normal" if receipt.type == "sale" else "return")
    receipt.number, receipt.z_number, receipt.numbered_at = registration.number, registration.z_number, registration.at
    receipt.state = "PROCESSING"
    state.apply_outcome(receipt, SaleOutcome.PAID)
    return registration


async def lock_open_day(session: AnySession, register_id: UUID) -> int:
    """Return the Z number of a register's open day and keep the day open until the commit. Raises NotFound for another company's."""
    z_number = await (await driver_connection(session)).fetchval(queries.LOCK_OPEN_DAY, get_context(session).company_id, register_id)
    if z_number is None:
        raise NotFound
    return int(z_number)


async def has_earlier_pending(session: AsyncSession, registration: ControlRegistration) -> bool:
    """Return whether a receipt of the same register with a slightly lower number is still being sent to the control unit."""
    query = select(ControlRegistration.id).where(
        ControlRegistration.register_id == registration.register_id,
        ControlRegistration.number.between(registration.number - PENDING_WINDOW, registration.number - 1),
        ControlRegistration.state == "sending", ControlRegistration.type != "copy",
    )
    return await session.scalar(query.limit(1)) is not None


def to_control_sale(receipt: Receipt, registration: ControlRegistration, *, copied_at: datetime | None = None) -> ControlSale:
    """Build what the control unit is sent. It is the same for each attempt, so that repeating it doesn't register twice."""
    return ControlSale(
        number=registration.number, at=registration.at, total=receipt.total,
        vats=[ControlVat(line["rate"], line["vat"], line["net"]) for line in receipt.vat_lines],
        type=ReceiptType.COPY if registration.type == "copy" else ReceiptType.NORMAL, refund=receipt.type == "refund",
        copy_of=receipt.number if registration.type == "copy" else None, copied_at=copied_at,
    )
