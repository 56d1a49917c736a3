"""The table of series; the bookings of a series name it and their number in it."""

from datetime import date
from uuid import UUID

from sqlalchemy import CheckConstraint, Index, SmallInteger, String
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.database.base import Base, ClientOwned, TimestampMixin, VersionMixin, company_foreign_key


class BookingSeries(ClientOwned, VersionMixin, TimestampMixin, Base):
    """How a client's booking was repeated. Its version counts changes of several bookings; each booking has its own too."""

    __tablename__ = "booking_series"
    __on_client_merge__ = "move"
    __table_args__ = (
        company_foreign_key("client", "client_id"),
        CheckConstraint("unit IN ('day', 'week', 'month')", name="unit"),
        CheckConstraint("interval BETWEEN 1 AND 52", name="interval"),
        Index("booking_series_client_idx", "company_id", "client_id"),
    )

    client_id: Mapped[UUID]
    interval: Mapped[int] = mapped_column(SmallInteger)
    unit: Mapped[str] = mapped_column(String(5))
    repeats_until: Mapped[date | None]
