"""Tables of a clinic's prescribers and of its invitations to them."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import CheckConstraint, ForeignKey, Index, LargeBinary, String, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.clock import now
from clinic.core.database.base import Base, CompanyOwned
from clinic.core.database.row_security import CURRENT_PRESCRIBER

VALID_ORIGIN = "origin IN ('own', 'external')"


class ClinicPrescriber(CompanyOwned, Base):
    """A prescriber who has joined a clinic: one of its own staff, or an external one (RXP-009).

    The row grants nothing by itself. Once it is deleted, the prescriber can't read anything of the clinic any more, including what they
    have signed.
    """

    __tablename__ = "clinic_prescriber"
    __table_args__ = (UniqueConstraint("company_id", "prescriber_id"), CheckConstraint(VALID_ORIGIN, name="origin"))
    __policies__ = (f"prescriber ON {{table}} FOR SELECT TO app USING (prescriber_id = {CURRENT_PRESCRIBER})",)

    prescriber_id: Mapped[UUID] = mapped_column(ForeignKey("prescriber.id"))
    origin: Mapped[str] = mapped_column(String(10))
    name: Mapped[str] = mapped_column(String(170))
    email: Mapped[str] = mapped_column(String(254))
    joined_at: Mapped[datetime] = mapped_column(default=now)


class PrescriberInvitation(CompanyOwned, Base):
    """An invitation by e-mail: a link for one use within 24 hours. Only the digest of its key is stored."""

    __tablename__ = "prescriber_invitation"
    __table_args__ = (
        Index("prescriber_invitation_email_idx", "company_id", "email", "created_at"), CheckConstraint(VALID_ORIGIN, name="origin"),
    )

    email: Mapped[str] = mapped_column(String(254))
    origin: Mapped[str] = mapped_column(String(10))
    key_hash: Mapped[bytes] = mapped_column(LargeBinary)
    invited_by: Mapped[UUID | None]
    created_at: Mapped[datetime] = mapped_column(default=now)
    expires_at: Mapped[datetime]
    used_at: Mapped[datetime | None]
