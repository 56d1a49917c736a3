"""The group booking table. Each participant has a booking of their own, which takes one place."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.database.base import Base, CompanyOwned, company_foreign_key


class GroupBooking(CompanyOwned, Base):
    """A time at which a practitioner performs a service for several clients. It takes time as long as a booking or a hold has a place."""

    __tablename__ = "group_booking"
    __table_args__ = (
        company_foreign_key("service", "service_id"),
        company_foreign_key("resource", "practitioner_id"),
        UniqueConstraint("company_id", "service_id", "practitioner_id", "start_at", name="group_booking_time_key"),
    )

    service_id: Mapped[UUID]
    practitioner_id: Mapped[UUID]
    start_at: Mapped[datetime]
    created_at: Mapped[datetime] = mapped_column()
