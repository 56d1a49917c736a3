"""The till's journal (POS-042): written with what it tells of, never changed; each entry's digest goes into the sealed audit log."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any
from uuid import UUID

from clinic.core import audit, late
from clinic.core.clock import now
from clinic.core.db import Unit, context_of
from clinic.core.freeze import canonical, digest
from clinic.core.models import new_id


@dataclass(frozen=True, slots=True)
class Entered:
    """What was written."""

    id: UUID
    kind: str
    amount: int
    at: datetime


def enter(
    session: Unit, kind: str, *, register_id: UUID, z_number: int, content: dict[str, Any], amount: int = 0,
    receipt_id: UUID | None = None, client_id: UUID | None = None,
) -> Entered:
    """Write that something happened at a register, with all that it said."""
    context, row, said = context_of(session), Entered(new_id(), kind, amount, now()), digest(canonical(content))
    late.add(session, "till_entry", {
        "company_id": context.company_id, "id": row.id, "register_id": register_id, "z_number": z_number, "kind": kind, "at": row.at,
        "membership_id": context.membership_id, "receipt_id": receipt_id, "amount": amount, "content": content, "digest": said,
    })
    audit.record(session, f"till.{kind}", receipt_id or row.id, client_id=client_id, entry=row.id, digest=said, amount=amount)
    return row
