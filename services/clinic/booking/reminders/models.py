"""What the clinic says around a visit, and what has been said."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import CheckConstraint, Index, SmallInteger, String
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.clock import now
from clinic.core.models import Base, CompanyOwned, Timed, Versioned, company_key

ONCE = "visit_notice_once_key"
KINDS = "kind IN ('reminder', 'follow_up')"


class NoticeSettings(CompanyOwned, Versioned, Timed, Base):
    """How a company reminds or follows up; made when first changed, until then the defaults of `words` hold."""

    __tablename__ = "notice_settings"
    __table_args__ = (
        Index("notice_settings_kind_key", "company_id", "kind", unique=True),
        CheckConstraint(KINDS, name="kind"),
        CheckConstraint("hours BETWEEN 1 AND 336", name="hours"),
    )

    kind: Mapped[str] = mapped_column(String(10))
    is_on: Mapped[bool]
    hours: Mapped[int] = mapped_column(SmallInteger)
    by_sms: Mapped[bool]
    by_mail: Mapped[bool]
    text_en: Mapped[str] = mapped_column(String(600))
    text_sv: Mapped[str] = mapped_column(String(600))
    on_since: Mapped[datetime | None]
    """Nothing that was due before is said: switching on must not write to everybody who ever came."""


class VisitNotice(CompanyOwned, Base):
    """That a visit, at its time, was reminded of or followed up: the table itself refuses a second. A moved visit has a new time."""

    __tablename__ = "visit_notice"
    __table_args__ = (
        company_key("booking", "booking_id"),
        Index(ONCE, "company_id", "booking_id", "kind", "visit_at", unique=True),
        CheckConstraint(KINDS, name="kind"),
    )

    booking_id: Mapped[UUID]
    kind: Mapped[str] = mapped_column(String(10))
    visit_at: Mapped[datetime]
    said_at: Mapped[datetime] = mapped_column(default=now)
