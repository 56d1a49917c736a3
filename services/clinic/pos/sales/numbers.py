"""Numbers of a register's unbroken series, and what the control unit is told under them."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import late
from clinic.core.clock import now
from clinic.core.db import Unit, context_of, direct
from clinic.core.errors import NotFound
from clinic.core.models import new_id
from clinic.pos.sales.models import Receipt, Registration
from clinic.providers.infrasec.types import ControlSale, ControlVat, ReceiptType

_DRAW = """
UPDATE register_series SET last_number = last_number + 1 WHERE company_id = $1 AND id = $2 RETURNING last_number, last_z + 1 AS z_number
"""
_NEAR = 200
"""Numbers back from one, among which others may still be on their way."""
_DAY = "SELECT last_z + 1 FROM register_series WHERE company_id = $1 AND id = $2 FOR SHARE"


async def draw(session: Unit, receipt: Receipt, kind: str) -> Registration:
    """The register's next number, for a receipt, a return or a copy. Nobody else draws or closes the day until the commit."""
    row = await (await direct(session)).fetchrow(_DRAW, context_of(session).company_id, receipt.register_id)
    at = now()
    facts = {
        "company_id": receipt.company_id, "id": new_id(), "receipt_id": receipt.id, "register_id": receipt.register_id,
        "number": row["last_number"], "z_number": row["z_number"], "kind": kind, "state": "sending", "tries": 0, "maybe_done": False,
        "at": at, "unit": "", "code": "", "error": "", "registered_at": None, "created_at": at, "updated_at": at,
    }
    late.add(session, "control_registration", facts)
    return Registration(**facts)


async def number(session: Unit, receipt: Receipt) -> Registration:
    """Give a paid receipt its number: what follows is to register it."""
    drawn = await draw(session, receipt, "normal" if receipt.kind == "sale" else "return")
    receipt.number, receipt.z_number, receipt.numbered_at = drawn.number, drawn.z_number, drawn.at
    receipt.state, receipt.step = "PROCESSING", "register"
    return drawn


async def day(session: Unit, register_id: UUID) -> int:
    """The open day of a register, which stays open until the commit. Raises NotFound for another company's."""
    found = await (await direct(session)).fetchval(_DAY, context_of(session).company_id, register_id)
    if found is None:
        raise NotFound
    return int(found)


async def sending_before(session: AsyncSession, drawn: Registration) -> bool:
    """Whether a receipt of the same register that was numbered a little earlier is still on its way to the control unit."""
    query = select(Registration.id).where(
        Registration.register_id == drawn.register_id, Registration.number.between(drawn.number - _NEAR, drawn.number - 1),
        Registration.state == "sending", Registration.kind != "copy",
    )
    return await session.scalar(query.limit(1)) is not None


def told(receipt: Receipt, drawn: Registration, *, copied_at: datetime | None = None) -> ControlSale:
    """What the control unit is told: the same every time, so that asking again isn't registering again."""
    return ControlSale(
        number=drawn.number, at=drawn.at, total=receipt.total,
        vats=[ControlVat(one["rate"], one["vat"], one["net"]) for one in receipt.vats],
        type=ReceiptType.COPY if drawn.kind == "copy" else ReceiptType.NORMAL, refund=receipt.kind == "refund",
        copy_of=receipt.number if drawn.kind == "copy" else None, copied_at=copied_at,
    )
