"""Tables of prescriptions: requests with their outcome, and the uses by treatments."""

from datetime import date, datetime, timedelta
from uuid import UUID

from sqlalchemy import CheckConstraint, ForeignKey, Index, SmallInteger, String, UniqueConstraint, text
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.clock import now
from clinic.core.database.base import Base, ClientOwned, TimestampMixin, VersionMixin, company_foreign_key
from clinic.core.database.row_security import CURRENT_PRESCRIBER

DEFAULT_VALIDITY = timedelta(days=365)


def _default_valid_until() -> date:
    return (now() + DEFAULT_VALIDITY).date()


_PRESCRIBER_HAS_JOINED = (
    "EXISTS (SELECT 1 FROM clinic_prescriber j WHERE j.company_id = {table}.company_id AND j.prescriber_id = {table}.prescriber_id)"
)


class Prescription(ClientOwned, VersionMixin, TimestampMixin, Base):
    """A request for a prescription and its outcome (RXP-001). Its row is all that a joined prescriber may read of a clinic (RXP-005)."""

    __tablename__ = "prescription"
    __on_client_merge__ = "move"
    __table_args__ = (
        company_foreign_key("client", "client_id"),
        company_foreign_key("bankid_proof", "order_id"),
        Index("prescription_prescriber_idx", "prescriber_id", "created_at"),
        Index("prescription_client_idx", "company_id", "client_id", "created_at"),
        Index("prescription_invited_idx", "company_id", "invited_email", postgresql_where=text("prescriber_id IS NULL")),
        Index(
            "prescription_answered_idx", "company_id", text("coalesce(signed_at, declined_at)"),
            postgresql_where=text("state IN ('signed', 'not_prescribed') AND uses = 0 AND deleted_at IS NULL"),
        ),
        Index("prescription_due_idx", "company_id", "valid_until", postgresql_where=text("state = 'signed'")),
        CheckConstraint(
            "state IN ('needs_prescription', 'pending', 'signed', 'not_prescribed', 'expired', 'inactivated')", name="state",
        ),
        CheckConstraint("uses BETWEEN 0 AND max_uses", name="uses"),
        CheckConstraint("origin IN ('own', 'external')", name="origin"),
        CheckConstraint("prescriber_id IS NOT NULL OR state = 'needs_prescription'", name="prescriber"),
        CheckConstraint("state <> 'signed' OR signed_at IS NOT NULL", name="signed"),
    )
    __policies__ = (
        f"prescriber ON {{table}} FOR SELECT TO app USING (prescriber_id = {CURRENT_PRESCRIBER} AND {_PRESCRIBER_HAS_JOINED})",
    )

    client_id: Mapped[UUID]
    prescriber_id: Mapped[UUID | None] = mapped_column(ForeignKey("prescriber.id"))
    invited_email: Mapped[str] = mapped_column(String(254), default="")
    """Address of the invited prescriber while they have not joined; empty otherwise."""
    prescriber_name: Mapped[str] = mapped_column(String(170), default="")
    previous_prescriber_name: Mapped[str] = mapped_column(String(170), default="")
    """Name of the prescriber it was assigned to before the clinic removed them; empty while one is assigned."""
    origin: Mapped[str] = mapped_column(String(10), default="external")
    clinic_name: Mapped[str] = mapped_column(String(120))
    requested_by: Mapped[UUID | None]
    requested_by_name: Mapped[str] = mapped_column(String(170), default="")
    drug: Mapped[str] = mapped_column(String(200))
    drug_key: Mapped[str] = mapped_column(String(200), default="")
    strength: Mapped[str] = mapped_column(String(80), default="")
    form: Mapped[str] = mapped_column(String(80), default="")
    dose: Mapped[str] = mapped_column(String(200), default="")
    area: Mapped[str] = mapped_column(String(200), default="")
    amount: Mapped[str] = mapped_column(String(80), default="")
    max_uses: Mapped[int] = mapped_column(SmallInteger, default=1)
    uses: Mapped[int] = mapped_column(SmallInteger, default=0)
    valid_until: Mapped[date] = mapped_column(default=_default_valid_until)
    indication: Mapped[str] = mapped_column(String(1000), default="")
    notes: Mapped[str] = mapped_column(String(2000), default="")
    state: Mapped[str] = mapped_column(String(20), default="pending")
    signed_at: Mapped[datetime | None]
    signed_by_name: Mapped[str] = mapped_column(String(170), default="")
    order_id: Mapped[UUID | None]
    """The BankID order that signed it; the proof is stored under the same id."""
    document_id: Mapped[UUID | None]
    declined_at: Mapped[datetime | None]
    decline_reason: Mapped[str] = mapped_column(String(500), default="")
    ended_at: Mapped[datetime | None]
    """When it expired or was inactivated."""
    ended_reason: Mapped[str] = mapped_column(String(500), default="")
    """Reason of the inactivation; `date` or `uses` for an expired one."""
    deleted_at: Mapped[datetime | None]


class PrescriptionUse(ClientOwned, Base):
    """The use of a prescription by a treatment; the unique key makes recording it idempotent."""

    __tablename__ = "prescription_use"
    __on_client_merge__ = "move"
    __grants__ = "SELECT, INSERT, UPDATE (client_id, released_at)"
    __table_args__ = (
        UniqueConstraint("company_id", "prescription_id", "procedure_id"),
        Index("prescription_use_procedure_idx", "company_id", "procedure_id"),
        company_foreign_key("prescription", "prescription_id"),
        company_foreign_key("client", "client_id"),
    )

    client_id: Mapped[UUID]
    prescription_id: Mapped[UUID]
    procedure_id: Mapped[UUID]
    used_at: Mapped[datetime] = mapped_column(default=now)
    released_at: Mapped[datetime | None]
    """When the treatment was cancelled, or corrected so that it no longer uses the prescription; such a row does not count."""
