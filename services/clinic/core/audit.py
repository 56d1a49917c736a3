"""The audit log: append-only rows, written with the change they tell of, sealed in batches afterwards.

A row carries its transaction's id; readers take only those below the oldest one still running, or late commits would be skipped.
"""

from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import Index, SmallInteger, String, text
from sqlalchemy.orm import Mapped, mapped_column
from sqlalchemy.types import UserDefinedType

from clinic.core import db, late
from clinic.core.clock import now
from clinic.core.models import APPEND_ONLY, Base, ClientOwned, CompanyOwned, new_id


class Xid8(UserDefinedType[int]):
    """PostgreSQL's 64-bit transaction id."""

    cache_ok = True

    def get_col_spec(self, **_: Any) -> str:
        """The type's name in DDL."""
        return "xid8"


class Audit(ClientOwned, Base):
    """One thing that somebody did, or looked at."""

    __tablename__ = "audit"
    __merge__ = "lineage"
    __grants__ = APPEND_ONLY
    __table_args__ = (
        Index("audit_subject_idx", "company_id", "subject_id", "at"),
        Index("audit_client_idx", "company_id", "client_id", "at"),
        Index("audit_xid_idx", "company_id", "epoch", "xid", "id"),
    )

    client_id: Mapped[UUID | None]
    at: Mapped[datetime] = mapped_column(default=now)
    action: Mapped[str] = mapped_column(String(80))
    subject_id: Mapped[UUID | None]
    actor: Mapped[str] = mapped_column(String(20))
    identity_id: Mapped[UUID | None]
    membership_id: Mapped[UUID | None]
    facts: Mapped[dict[str, Any]] = mapped_column(default=dict)
    xid: Mapped[int] = mapped_column(Xid8, server_default=text("pg_current_xact_id()"))
    epoch: Mapped[int] = mapped_column(SmallInteger, server_default="1")
    """Moves when the rows are restored into another server, whose transaction ids begin anew: a restore raises the default."""


class AuditSeal(CompanyOwned, Base):
    """A seal over a batch of rows: the digest of the batch chained to the seal before."""

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


def record(
    session: db.Unit, action: str, subject_id: UUID | None = None, *, client_id: UUID | None = None, **facts: Any,
) -> None:
    """Write that the session's actor did `action` to a row; `facts` are the changes, as JSON values.

    The rows of one unit of work go in one statement before its commit.
    """
    context = db.context_of(session)
    late.add(session, "audit", {
        "company_id": context.company_id, "id": new_id(), "client_id": client_id, "at": now(), "action": action,
        "subject_id": subject_id, "actor": context.actor, "identity_id": context.identity_id,
        "membership_id": context.membership_id, "facts": _plain(facts),
    })


def _plain(facts: dict[str, Any]) -> dict[str, Any]:
    return {key: value if isinstance(value, str | int | bool | list | dict | None) else str(value) for key, value in facts.items()}

