"""Tables of the electronic journal and of the Z reports."""

from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import CheckConstraint, Index, String
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.clock import now
from clinic.core.database.base import APPEND_ONLY, Base, CompanyOwned, company_foreign_key
from clinic.pos.db_guards import append_only_trigger


class ElectronicJournalEntry(CompanyOwned, Base):
    """An event at a register (POS-042). `z_number` is the day it belongs to; its digest is also in the sealed audit log."""

    __tablename__ = "electronic_journal_entry"
    __grants__ = APPEND_ONLY
    __table_args__ = (
        company_foreign_key("register", "register_id"),
        company_foreign_key("receipt", "receipt_id"),
        Index("electronic_journal_entry_day_idx", "company_id", "register_id", "z_number", "type"),
        Index("electronic_journal_entry_receipt_idx", "company_id", "receipt_id"),
        CheckConstraint(
            "type IN ('sale', 'refund', 'unfinished', 'copy', 'float', 'cash_in', 'cash_out', 'drawer', 'x_report', 'z_report')",
            name="type",
        ),
    )

    register_id: Mapped[UUID]
    z_number: Mapped[int]
    type: Mapped[str] = mapped_column(String(10))
    at: Mapped[datetime] = mapped_column(default=now)
    membership_id: Mapped[UUID | None]
    receipt_id: Mapped[UUID | None]
    amount: Mapped[int] = mapped_column(default=0)
    content: Mapped[dict[str, Any]]
    digest: Mapped[str] = mapped_column(String(64))


class ZReport(CompanyOwned, Base):
    """A closed day of a register, frozen: numbered in a series of its own and never changed."""

    __tablename__ = "z_report"
    __grants__ = APPEND_ONLY
    __table_args__ = (
        company_foreign_key("register", "register_id"),
        Index("z_report_number_key", "company_id", "register_id", "number", unique=True),
        Index("z_report_closed_idx", "company_id", "closed_at", "id"),
    )

    register_id: Mapped[UUID]
    number: Mapped[int]
    closed_at: Mapped[datetime] = mapped_column(default=now)
    membership_id: Mapped[UUID | None]
    content: Mapped[dict[str, Any]]
    digest: Mapped[str] = mapped_column(String(64))


for table_name in ("electronic_journal_entry", "z_report"):
    append_only_trigger(table_name)
