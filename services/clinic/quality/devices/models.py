"""Tables of medical devices and their maintenance (HSLF-FS 2021:52: the care provider answers for maintenance and traceability)."""

from datetime import date, datetime
from uuid import UUID

from sqlalchemy import CheckConstraint, Index, SmallInteger, String, text
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.database.base import Base, CompanyOwned, TimestampMixin, VersionMixin, company_foreign_key

PLANNED_KEY = "device_maintenance_planned_key"


class MedicalDevice(CompanyOwned, VersionMixin, TimestampMixin, Base):
    """A medical device of the clinic; one that is taken out of use is soft-deleted and keeps its maintenance."""

    __tablename__ = "medical_device"
    __table_args__ = (
        company_foreign_key("membership", "responsible_id"),
        company_foreign_key("resource", "resource_id"),
        Index("medical_device_name_idx", "company_id", "name", "id"),
        CheckConstraint("interval_months BETWEEN 1 AND 120", name="interval"),
    )

    name: Mapped[str] = mapped_column(String(120))
    model: Mapped[str] = mapped_column(String(120))
    brand: Mapped[str] = mapped_column(String(120))
    serial_number: Mapped[str] = mapped_column(String(120))
    supplier: Mapped[str] = mapped_column(String(120))
    category: Mapped[str] = mapped_column(String(80), default="")
    location: Mapped[str] = mapped_column(String(120), default="")
    responsible_id: Mapped[UUID | None]
    purchased_on: Mapped[date | None]
    interval_months: Mapped[int | None] = mapped_column(SmallInteger)
    """Months from one maintenance to the next; None when maintenance does not recur."""
    is_bookable: Mapped[bool] = mapped_column(default=False, server_default="false")
    """Whether bookings of the services that use it reserve it while it is in use (BEY-005)."""
    resource_id: Mapped[UUID | None]
    """Its row among the bookable resources, from the first time that it could be booked."""
    deleted_at: Mapped[datetime | None]


class DeviceMaintenance(CompanyOwned, VersionMixin, TimestampMixin, Base):
    """A planned maintenance, at most one per device, or a completed one that is signed and immutable."""

    __tablename__ = "device_maintenance"
    __table_args__ = (
        company_foreign_key("medical_device", "device_id"),
        company_foreign_key("file", "protocol_id"),
        company_foreign_key("document", "document_id"),
        Index(PLANNED_KEY, "company_id", "device_id", unique=True, postgresql_where=text("state = 'planned'")),
        Index("device_maintenance_device_idx", "company_id", "device_id", "state"),
        Index("device_maintenance_due_idx", "company_id", "planned_on", postgresql_where=text("state = 'planned'")),
        CheckConstraint("state IN ('planned', 'done')", name="state"),
        CheckConstraint("outcome IN ('passed', 'remarks', 'failed')", name="outcome"),
        CheckConstraint("(state = 'planned') = (done_on IS NULL)", name="done"),
        CheckConstraint("state = 'done' OR planned_on IS NOT NULL", name="planned"),
    )

    device_id: Mapped[UUID]
    state: Mapped[str] = mapped_column(String(8), default="planned")
    planned_on: Mapped[date | None]
    reminded_for: Mapped[date | None]
    """The planned day of which the last reminder was sent."""
    done_on: Mapped[date | None]
    outcome: Mapped[str | None] = mapped_column(String(8))
    performed_by: Mapped[str] = mapped_column(String(120), default="")
    notes: Mapped[str] = mapped_column(String(2000), default="")
    protocol_id: Mapped[UUID | None]
    signed_by: Mapped[str] = mapped_column(String(170), default="")
    signed_at: Mapped[datetime | None]
    document_id: Mapped[UUID | None]
    """The frozen document of the signed record."""
