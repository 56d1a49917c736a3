"""Tables of log reviews, and the triggers that keep a signed one as it was signed."""

from datetime import date, datetime
from typing import Any
from uuid import UUID

from sqlalchemy import CheckConstraint, Index, String, text
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.clock import now
from clinic.core.database import row_security
from clinic.core.database.base import APPEND_ONLY, Base, CompanyOwned, VersionMixin, company_foreign_key

MONTH_KEY = "log_review_month_key"


class LogReview(CompanyOwned, VersionMixin, Base):
    """A sample of views of clients' records: of a month, or of a user or a client on suspicion. Its finding is signed once."""

    __tablename__ = "log_review"
    __grants__ = "SELECT, INSERT, UPDATE"
    __table_args__ = (
        Index(MONTH_KEY, "company_id", "from_day", unique=True, postgresql_where=text("type = 'monthly'")),
        Index("log_review_created_idx", "company_id", "created_at"),
        CheckConstraint("type IN ('monthly', 'member', 'client')", name="type"),
        CheckConstraint("(type = 'monthly') = (subject_id IS NULL)", name="subject"),
        CheckConstraint("from_day <= until_day", name="period"),
        CheckConstraint("outcome IN ('', 'no_remark', 'explained', 'breach')", name="outcome"),
        CheckConstraint("(signed_at IS NULL) = (outcome = '') AND (signed_at IS NULL OR finding <> '')", name="signature"),
    )

    type: Mapped[str] = mapped_column(String(8))
    subject_id: Mapped[UUID | None]
    """The member or the client under suspicion."""
    reason: Mapped[str] = mapped_column(String(500), default="")
    from_day: Mapped[date]
    until_day: Mapped[date]
    views: Mapped[int]
    """The number of views from which the sample was drawn."""
    created_at: Mapped[datetime] = mapped_column(default=now)
    outcome: Mapped[str] = mapped_column(String(12), default="")
    finding: Mapped[str] = mapped_column(String(4000), default="")
    is_own: Mapped[bool] = mapped_column(default=False)
    """Whether the reviewer's own views are in it, because nobody else may review them."""
    signed_at: Mapped[datetime | None]
    signed_by: Mapped[UUID | None]
    reviewer_name: Mapped[str] = mapped_column(String(170), default="")


class LogReviewEntry(CompanyOwned, Base):
    """A view in the sample of a review, with what speaks for looking closer at it."""

    __tablename__ = "log_review_entry"
    __grants__ = APPEND_ONLY
    __table_args__ = (
        company_foreign_key("log_review", "review_id"),
        Index("log_review_entry_key", "company_id", "review_id", "audit_id", unique=True),
    )

    review_id: Mapped[UUID]
    audit_id: Mapped[UUID]
    membership_id: Mapped[UUID | None]
    signs: Mapped[list[Any]] = mapped_column(default=list)
    """Of `same_name`, `team_member` and `no_appointment`."""


row_security.FUNCTIONS.append(
    "CREATE OR REPLACE FUNCTION protect_signed_log_review() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
    " IF OLD.signed_at IS NOT NULL THEN"
    " RAISE EXCEPTION 'a signed log review is immutable' USING ERRCODE = 'restrict_violation'; END IF; RETURN NEW; END $$"
)
row_security.TRIGGERS.append(
    "CREATE OR REPLACE TRIGGER log_review_signed_immutable BEFORE UPDATE ON log_review"
    " FOR EACH ROW EXECUTE FUNCTION protect_signed_log_review()"
)
