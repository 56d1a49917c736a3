"""The table of the forms that a booking's client has been given."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import CheckConstraint, Index, text
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.clock import now
from clinic.core.database.base import Base, CompanyOwned, company_foreign_key


class BookingForm(CompanyOwned, Base):
    """A client's consent or questionnaire that their booking asks for; `booking.forms_missing` counts those not completed."""

    __tablename__ = "booking_form"
    __table_args__ = (
        company_foreign_key("booking", "booking_id", ondelete="CASCADE"),
        CheckConstraint("num_nonnulls(consent_id, questionnaire_id) = 1", name="form"),
        Index("booking_form_consent_key", "company_id", "booking_id", "consent_id", unique=True),
        Index("booking_form_questionnaire_key", "company_id", "booking_id", "questionnaire_id", unique=True),
        Index("booking_form_consent_idx", "company_id", "consent_id", postgresql_where=text("completed_at IS NULL")),
        Index("booking_form_questionnaire_idx", "company_id", "questionnaire_id", postgresql_where=text("completed_at IS NULL")),
    )

    booking_id: Mapped[UUID]
    consent_id: Mapped[UUID | None]
    """Id of the entry of the client's consent, which its corrections share."""
    questionnaire_id: Mapped[UUID | None]
    """Id of the entry of the client's questionnaire."""
    completed_at: Mapped[datetime | None]
    created_at: Mapped[datetime] = mapped_column(default=now)
