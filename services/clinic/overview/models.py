"""The stored counts of a large clinic's rows. Derived: a row may be deleted and is counted anew."""

from datetime import date, datetime

from sqlalchemy import CheckConstraint, UniqueConstraint
from sqlalchemy.orm import Mapped

from clinic.core.database.base import Base, CompanyOwned


class UsageCount(CompanyOwned, Base):
    """The counts of a company's rows at `counted_at`, made by a job every ten minutes (PLT-051)."""

    __tablename__ = "usage_count"
    __table_args__ = (
        UniqueConstraint("company_id"),
        CheckConstraint("clients >= 0 AND files >= 0 AND storage_bytes >= 0 AND sms >= 0 AND emails >= 0", name="counts"),
    )

    clients: Mapped[int]
    files: Mapped[int]
    storage_bytes: Mapped[int]
    month_begins_on: Mapped[date]
    """The first day of the month, in the company's zone, whose messages are counted."""
    sms: Mapped[int]
    emails: Mapped[int]
    counted_at: Mapped[datetime]
