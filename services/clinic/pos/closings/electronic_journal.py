"""The electronic journal of the registers (POS-042): append-only entries, whose digests go into the sealed audit log."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any
from uuid import UUID

from clinic.core import audit
from clinic.core.canonical_json import canonical_json, sha256_hex
from clinic.core.clock import now
from clinic.core.database import deferred_inserts
from clinic.core.database.base import new_id
from clinic.core.database.session import AnySession, get_context


@dataclass(frozen=True, slots=True)
class JournalEntry:
    """An entry that will be inserted before the commit."""

    id: UUID
    type: str
    amount: int
    at: datetime


def without_personal_data(content: dict[str, Any]) -> dict[str, Any]:
    """Return a receipt's content without the client's name and the reason for VAT exemption, which the journal must not hold (LAW-046)."""
    lines = [{name: value for name, value in line.items() if name != "reason"} for line in content["lines"]]
    return {**{name: value for name, value in content.items() if name != "client_name"}, "lines": lines}


def append_entry(
    session: AnySession, entry_type: str, *, register_id: UUID, z_number: int, content: dict[str, Any], amount: int = 0,
    receipt_id: UUID | None = None, client_id: UUID | None = None,
) -> JournalEntry:
    """Append an entry in the caller's transaction, with an audit row `register.<type>` that holds its digest. Amount in öre."""
    context, content_digest = get_context(session), sha256_hex(canonical_json(content))
    entry = JournalEntry(new_id(), entry_type, amount, now())
    deferred_inserts.insert_before_commit(session, "electronic_journal_entry", {
        "company_id": context.company_id, "id": entry.id, "register_id": register_id, "z_number": z_number, "type": entry_type,
        "at": entry.at, "membership_id": context.membership_id, "receipt_id": receipt_id, "amount": amount, "content": content,
        "digest": content_digest,
    })
    audit.record(
        session, f"register.{entry_type}", receipt_id or entry.id, client_id=client_id, entry=entry.id, digest=content_digest,
        amount=amount,
    )
    return entry
