"""A request for a prescription: the one thing on which a prescriber's sight of a clinic hangs."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import CheckConstraint, ForeignKey, Index, String
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.models import Base, ClientOwned, Timed, Versioned, company_key
from clinic.core.rowsecurity import PRESCRIBER


class Prescription(ClientOwned, Versioned, Timed, Base):
    """One request and what became of it (RXP-001)."""

    __tablename__ = "prescription"
    __table_args__ = (
        company_key("client", "client_id"),
        Index("prescription_prescriber_idx", "prescriber_id", "created_at"),
        CheckConstraint("state IN ('pending', 'signed', 'not_prescribed', 'expired', 'inactivated')", name="state"),
    )
    __policies__ = (f"prescriber ON {{table}} FOR SELECT TO app USING (prescriber_id = {PRESCRIBER})",)

    client_id: Mapped[UUID]
    prescriber_id: Mapped[UUID] = mapped_column(ForeignKey("prescriber.id"))
    clinic_name: Mapped[str] = mapped_column(String(120))
    drug: Mapped[str] = mapped_column(String(200))
    state: Mapped[str] = mapped_column(String(20), default="pending")
    signed_at: Mapped[datetime | None]
