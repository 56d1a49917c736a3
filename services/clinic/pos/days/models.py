"""The till's journal and the reports that close its days."""

from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import CheckConstraint, Index, String
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.clock import now
from clinic.core.models import APPEND_ONLY, Base, CompanyOwned, company_key
from clinic.pos.tills.models import written_once


class TillEntry(CompanyOwned, Base):
    """One thing that happened at a register (POS-042); `z_number` is the day it belongs to. Its digest goes into the sealed audit log."""

    __tablename__ = "till_entry"
    __grants__ = APPEND_ONLY
    __table_args__ = (
        company_key("register", "register_id"),
        company_key("receipt", "receipt_id"),
        Index("till_entry_day_idx", "company_id", "register_id", "z_number", "kind"),
        Index("till_entry_receipt_idx", "company_id", "receipt_id"),
        CheckConstraint(
            "kind IN ('sale', 'refund', 'unfinished', 'copy', 'float', 'cash_in', 'cash_out', 'drawer', 'x_report', 'z_report')",
            name="kind",
        ),
    )

    register_id: Mapped[UUID]
    z_number: Mapped[int]
    kind: Mapped[str] = mapped_column(String(10))
    at: Mapped[datetime] = mapped_column(default=now)
    membership_id: Mapped[UUID | None]
    receipt_id: Mapped[UUID | None]
    amount: Mapped[int] = mapped_column(default=0)
    content: Mapped[dict[str, Any]]
    digest: Mapped[str] = mapped_column(String(64))


class ZReport(CompanyOwned, Base):
    """A closed day of a register, as it was found then: numbered in a series of its own and never changed."""

    __tablename__ = "z_report"
    __grants__ = APPEND_ONLY
    __table_args__ = (
        company_key("register", "register_id"),
        Index("z_report_number_key", "company_id", "register_id", "number", unique=True),
        Index("z_report_closed_idx", "company_id", "closed_at", "id"),
    )

    register_id: Mapped[UUID]
    number: Mapped[int]
    closed_at: Mapped[datetime] = mapped_column(default=now)
    membership_id: Mapped[UUID | None]
    content: Mapped[dict[str, Any]]
    digest: Mapped[str] = mapped_column(String(64))


for name in ("till_entry", "z_report"):
    written_once(name)
