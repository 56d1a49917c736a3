"""The till's journal (POS-042): written with what it tells of, never changed; each entry's digest goes into the sealed audit log."""

from typing import Any
from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import audit
from clinic.core.db import context_of
from clinic.core.freeze import canonical, digest
from clinic.core.models import new_id
from clinic.pos.days.models import TillEntry


def enter(
    session: AsyncSession, kind: str, *, register_id: UUID, z_number: int, content: dict[str, Any], amount: int = 0,
    receipt_id: UUID | None = None, client_id: UUID | None = None,
) -> TillEntry:
    """Write that something happened at a register, with all that it said."""
    row = TillEntry(
        company_id=context_of(session).company_id, id=new_id(), register_id=register_id, z_number=z_number, kind=kind,
        membership_id=context_of(session).membership_id, receipt_id=receipt_id, amount=amount, content=content,
        digest=digest(canonical(content)),
    )
    session.add(row)
    audit.record(session, f"till.{kind}", receipt_id or row.id, client_id=client_id, entry=row.id, digest=row.digest, amount=amount)
    return row
