"""A request for a prescription, what became of it, and the treatments that have used it."""

from datetime import date, datetime, timedelta
from uuid import UUID

from sqlalchemy import CheckConstraint, ForeignKey, Index, SmallInteger, String, UniqueConstraint, text
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.clock import now
from clinic.core.models import Base, ClientOwned, Timed, Versioned, company_key
from clinic.core.rowsecurity import PRESCRIBER

YEAR = timedelta(days=365)


def _in_a_year() -> date:
    return (now() + YEAR).date()


_JOINED = "EXISTS (SELECT 1 FROM clinic_prescriber j WHERE j.company_id = {table}.company_id AND j.prescriber_id = {table}.prescriber_id)"


class Prescription(ClientOwned, Versioned, Timed, Base):
    """One request and what became of it (RXP-001). A prescriber's sight of a clinic hangs on this row while they are joined (RXP-005)."""

    __tablename__ = "prescription"
    __merge__ = "move"
    __table_args__ = (
        company_key("client", "client_id"),
        company_key("bankid_proof", "order_id"),
        Index("prescription_prescriber_idx", "prescriber_id", "created_at"),
        Index("prescription_client_idx", "company_id", "client_id", "created_at"),
        Index("prescription_invited_idx", "company_id", "invited_email", postgresql_where=text("prescriber_id IS NULL")),
        Index("prescription_due_idx", "company_id", "valid_until", postgresql_where=text("state = 'signed'")),
        CheckConstraint(
            "state IN ('needs_prescription', 'pending', 'signed', 'not_prescribed', 'expired', 'inactivated')", name="state",
        ),
        CheckConstraint("uses BETWEEN 0 AND times", name="uses"),
        CheckConstraint("origin IN ('own', 'external')", name="origin"),
        CheckConstraint("prescriber_id IS NOT NULL OR state = 'needs_prescription'", name="prescriber"),
        CheckConstraint("state <> 'signed' OR signed_at IS NOT NULL", name="signed"),
    )
    __policies__ = (
        f"prescriber ON {{table}} FOR SELECT TO app USING (prescriber_id = {PRESCRIBER} AND {_JOINED})",
    )

    client_id: Mapped[UUID]
    prescriber_id: Mapped[UUID | None] = mapped_column(ForeignKey("prescriber.id"))
    invited_email: Mapped[str] = mapped_column(String(254), default="")
    """Whom the request waits for while they have not joined."""
    prescriber_name: Mapped[str] = mapped_column(String(170), default="")
    was_with: Mapped[str] = mapped_column(String(170), default="")
    """Whom it waited for until the clinic parted from them; it waits for nobody then."""
    origin: Mapped[str] = mapped_column(String(10), default="external")
    clinic_name: Mapped[str] = mapped_column(String(120))
    asked_by: Mapped[UUID | None]
    asked_by_name: Mapped[str] = mapped_column(String(170), default="")
    drug: Mapped[str] = mapped_column(String(200))
    drug_key: Mapped[str] = mapped_column(String(200), default="")
    strength: Mapped[str] = mapped_column(String(80), default="")
    form: Mapped[str] = mapped_column(String(80), default="")
    dose: Mapped[str] = mapped_column(String(200), default="")
    area: Mapped[str] = mapped_column(String(200), default="")
    amount: Mapped[str] = mapped_column(String(80), default="")
    times: Mapped[int] = mapped_column(SmallInteger, default=1)
    uses: Mapped[int] = mapped_column(SmallInteger, default=0)
    valid_until: Mapped[date] = mapped_column(default=_in_a_year)
    indication: Mapped[str] = mapped_column(String(1000), default="")
    notes: Mapped[str] = mapped_column(String(2000), default="")
    state: Mapped[str] = mapped_column(String(20), default="pending")
    signed_at: Mapped[datetime | None]
    signed_by_name: Mapped[str] = mapped_column(String(170), default="")
    order_id: Mapped[UUID | None]
    """The BankID order by which it was signed; what that proved is kept under the same id."""
    document_id: Mapped[UUID | None]
    refused_at: Mapped[datetime | None]
    refusal_reason: Mapped[str] = mapped_column(String(500), default="")
    ended_at: Mapped[datetime | None]
    """When it expired or was inactivated."""
    ended_reason: Mapped[str] = mapped_column(String(500), default="")
    """Why it was inactivated; for an expired one `date` or `uses`."""
    deleted_at: Mapped[datetime | None]


class PrescriptionUse(ClientOwned, Base):
    """One treatment that used a prescription; its key makes twice once."""

    __tablename__ = "prescription_use"
    __merge__ = "move"
    __grants__ = "SELECT, INSERT, UPDATE (client_id, given_back_at)"
    __table_args__ = (
        UniqueConstraint("company_id", "prescription_id", "procedure_id"),
        Index("prescription_use_of_idx", "company_id", "procedure_id"),
        company_key("prescription", "prescription_id"),
        company_key("client", "client_id"),
    )

    client_id: Mapped[UUID]
    prescription_id: Mapped[UUID]
    procedure_id: Mapped[UUID]
    used_at: Mapped[datetime] = mapped_column(default=now)
    given_back_at: Mapped[datetime | None]
    """When the treatment was cancelled, or corrected to one without it: then it never used it."""
