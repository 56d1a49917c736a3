"""The clinic's settings of messages about bookings, and which clients agreed that messages name their treatment."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import CheckConstraint, Index, SmallInteger, String
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.clock import now
from clinic.core.database.base import Base, ClientOwned, CompanyOwned, TimestampMixin, VersionMixin, company_foreign_key

MAX_SMS_LENGTH, MAX_MAIL_LENGTH = 600, 2000
ARRIVE_EARLY_MINUTES, MAX_ARRIVE_EARLY_MINUTES = 5, 60
"""How early clients are asked to arrive unless the clinic sets another time (PLT-109)."""


class MessageSettings(CompanyOwned, VersionMixin, TimestampMixin, Base):
    """A clinic's texts of confirmations, one row for a company; an empty text is the standard one."""

    __tablename__ = "message_settings"
    __table_args__ = (
        Index("message_settings_company_key", "company_id", unique=True),
        CheckConstraint(f"arrive_early_minutes BETWEEN 0 AND {MAX_ARRIVE_EARLY_MINUTES}", name="arrive_early_minutes"),
    )

    sms_en: Mapped[str] = mapped_column(String(MAX_SMS_LENGTH), default="", server_default="")
    sms_sv: Mapped[str] = mapped_column(String(MAX_SMS_LENGTH), default="", server_default="")
    mail_en: Mapped[str] = mapped_column(String(MAX_MAIL_LENGTH), default="", server_default="")
    mail_sv: Mapped[str] = mapped_column(String(MAX_MAIL_LENGTH), default="", server_default="")
    arrive_early_minutes: Mapped[int] = mapped_column(SmallInteger, default=ARRIVE_EARLY_MINUTES, server_default=str(ARRIVE_EARLY_MINUTES))
    names_treatments: Mapped[bool] = mapped_column(default=False, server_default="false")
    """Whether messages name the treatment to clients who agreed to it (LAW-052)."""


class TreatmentNameConsent(ClientOwned, Base):
    """A client's answer whether messages may name their treatment; the latest one counts."""

    __tablename__ = "treatment_name_consent"
    __on_client_merge__ = "move"
    __table_args__ = (
        company_foreign_key("client", "client_id"),
        Index("treatment_name_consent_client_idx", "company_id", "client_id", "created_at"),
        CheckConstraint("source IN ('staff', 'portal')", name="source"),
    )

    client_id: Mapped[UUID]
    is_agreed: Mapped[bool]
    source: Mapped[str] = mapped_column(String(10))
    created_at: Mapped[datetime] = mapped_column(default=now)
