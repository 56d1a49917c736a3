"""The audit log: append-only entries, written in the transaction of the change that they record and sealed in batches afterwards.

Each entry carries its transaction's id. Transactions commit in another order than they begin, so readers that process the log in
order take only entries whose transaction id is below that of the oldest transaction still running; entries of late commits would
be skipped otherwise.
"""

from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import Index, SmallInteger, String, text
from sqlalchemy.orm import Mapped, mapped_column
from sqlalchemy.types import UserDefinedType

from clinic.core.clock import now
from clinic.core.database.base import APPEND_ONLY, Base, ClientOwned, CompanyOwned, new_id
from clinic.core.database.deferred_inserts import insert_before_commit
from clinic.core.database.session import AnySession, get_context


class Xid8(UserDefinedType[int]):
    """PostgreSQL's 64-bit transaction id."""

    cache_ok = True

    def get_col_spec(self, **_: Any) -> str:
        """Return the type's name in DDL."""
        return "xid8"


class AuditEntry(ClientOwned, Base):
    """An action of an actor: a change, or the opening of a record."""

    __tablename__ = "audit"
    __on_client_merge__ = "merged_ids"
    __grants__ = APPEND_ONLY
    __table_args__ = (
        Index("audit_subject_idx", "company_id", "subject_id", "at"),
        Index("audit_client_idx", "company_id", "client_id", "at"),
        Index("audit_listed_idx", "company_id", "at", postgresql_where=text("action = 'client.listed'")),
        Index("audit_xid_idx", "company_id", "epoch", "xid", "id"),
    )

    client_id: Mapped[UUID | None]
    at: Mapped[datetime] = mapped_column(default=now)
    action: Mapped[str] = mapped_column(String(80))
    subject_id: Mapped[UUID | None]
    actor: Mapped[str] = mapped_column(String(20))
    identity_id: Mapped[UUID | None]
    membership_id: Mapped[UUID | None]
    details: Mapped[dict[str, Any]] = mapped_column(default=dict)
    xid: Mapped[int] = mapped_column(Xid8, server_default=text("pg_current_xact_id()"))
    epoch: Mapped[int] = mapped_column(SmallInteger, server_default="1")
    """Incremented when the database is restored into another server, whose transaction ids start again: a restore raises the default."""


class AuditSeal(CompanyOwned, Base):
    """A seal over a batch of entries: the digest of the batch, chained to the digest of the seal before."""

    __tablename__ = "audit_seal"
    __grants__ = APPEND_ONLY
    __table_args__ = (Index("audit_seal_number_key", "company_id", "number", unique=True),)

    number: Mapped[int]
    epoch: Mapped[int] = mapped_column(SmallInteger)
    from_xid: Mapped[int] = mapped_column(Xid8)
    to_xid: Mapped[int] = mapped_column(Xid8)
    rows: Mapped[int]
    digest: Mapped[str] = mapped_column(String(64))
    sealed_at: Mapped[datetime] = mapped_column(default=now)


def record(session: AnySession, action: str, subject_id: UUID | None = None, *, client_id: UUID | None = None, **details: Any) -> None:
    """Write an audit entry: the session's actor did `action` to the row `subject_id`.

    `details` are stored as JSON; values that JSON lacks become strings. All entries of a transaction are inserted by one statement
    before its commit.
    """
    context = get_context(session)
    insert_before_commit(session, "audit", {
        "company_id": context.company_id, "id": new_id(), "client_id": client_id, "at": now(), "action": action,
        "subject_id": subject_id, "actor": context.actor, "identity_id": context.identity_id,
        "membership_id": context.membership_id, "details": _json_values(details),
    })


def _json_values(details: dict[str, Any]) -> dict[str, Any]:
    return {key: value if isinstance(value, str | int | bool | list | dict | None) else str(value) for key, value in details.items()}
