"""Table of the mobile numbers that wait for their code."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import Index, String
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.database.base import Base, CompanyOwned, TimestampMixin, VersionMixin, company_foreign_key
from clinic.core.security.one_time_codes import OneTimeCodeMixin


class MobileVerification(CompanyOwned, OneTimeCodeMixin, VersionMixin, TimestampMixin, Base):
    """A mobile number of a member that a code by SMS shall verify, one for each member; bound to the session that asked for it."""

    __tablename__ = "mobile_verification"
    __table_args__ = (
        Index("mobile_verification_member_key", "company_id", "membership_id", unique=True),
        company_foreign_key("membership", "membership_id", ondelete="CASCADE"),
    )

    membership_id: Mapped[UUID]
    session_id: Mapped[UUID]
    country_code: Mapped[str] = mapped_column(String(5))
    mobile_number: Mapped[str] = mapped_column(String(20))
    expires_at: Mapped[datetime]
