"""The occupancy table. Bookings and holds reserve time in the same rows, so that neither can overlap the other."""

from datetime import datetime, timedelta
from uuid import UUID

from sqlalchemy import CheckConstraint, Computed, Index, SmallInteger, text
from sqlalchemy.dialects.postgresql import TSTZRANGE, ExcludeConstraint, Range
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.database.base import Base, CompanyOwned, company_foreign_key

MAX_SPAN = timedelta(days=2)
"""No row is longer, so that a query may restrict `starts_at >= lo - MAX_SPAN` and use a plain index."""
OVERLAP_CONSTRAINT, PLACE_CONSTRAINT = "occupancy_overlap", "occupancy_place_key"


class Occupancy(CompanyOwned, Base):
    """The time that a booking or a hold reserves of one practitioner, room or device, buffers before and after included.

    Each row has an overlap group of its own, unless staff booked over another booking: then it joins the groups it overlaps. Rows of
    one group may overlap each other; rows of different groups never do, which the exclusion constraint enforces.

    The participants of a group booking share an overlap group too, and each has another place, which a unique index enforces (BKG-033).
    """

    __tablename__ = "occupancy"
    __table_args__ = (
        company_foreign_key("resource", "resource_id"),
        company_foreign_key("booking", "booking_id"),
        company_foreign_key("hold", "hold_id"),
        ExcludeConstraint(
            ("company_id", "="), ("resource_id", "="), ("during", "&&"), ("overlap_group_id", "<>"),
            where=text("released_at IS NULL"), using="gist", name=OVERLAP_CONSTRAINT,
        ),
        company_foreign_key("group_booking", "group_booking_id"),
        CheckConstraint("num_nonnulls(booking_id, hold_id) = 1", name="holder"),
        CheckConstraint("(group_booking_id IS NULL) = (place IS NULL) AND place >= 1", name="place"),
        CheckConstraint("(hold_id IS NULL) = (expires_at IS NULL)", name="expiry"),
        CheckConstraint("NOT isempty(during) AND upper(during) - lower(during) <= interval '2 days'", name="span"),
        Index("occupancy_live_idx", "company_id", "resource_id", "starts_at", "ends_at", postgresql_where=text("released_at IS NULL")),
        Index("occupancy_booking_idx", "company_id", "booking_id", postgresql_where=text("booking_id IS NOT NULL")),
        Index(
            PLACE_CONSTRAINT, "company_id", "group_booking_id", "resource_id", "place", unique=True,
            postgresql_where=text("released_at IS NULL AND group_booking_id IS NOT NULL"),
        ),
        Index("occupancy_hold_idx", "company_id", "hold_id", postgresql_where=text("hold_id IS NOT NULL")),
        Index(
            "occupancy_expiring_idx", "company_id", "resource_id", "expires_at",
            postgresql_where=text("released_at IS NULL AND expires_at IS NOT NULL"),
        ),
    )

    resource_id: Mapped[UUID]
    overlap_group_id: Mapped[UUID]
    during: Mapped[Range[datetime]] = mapped_column(TSTZRANGE)
    starts_at: Mapped[datetime] = mapped_column(Computed("lower(during)", persisted=True))
    ends_at: Mapped[datetime] = mapped_column(Computed("upper(during)", persisted=True))
    booking_id: Mapped[UUID | None]
    hold_id: Mapped[UUID | None]
    group_booking_id: Mapped[UUID | None]
    place: Mapped[int | None] = mapped_column(SmallInteger)
    expires_at: Mapped[datetime | None]
    released_at: Mapped[datetime | None]
