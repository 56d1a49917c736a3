"""The taken time itself. A visit and a hold are the same kind of row, so that neither can slip past the other."""

from datetime import datetime, timedelta
from uuid import UUID

from sqlalchemy import CheckConstraint, Computed, Index, text
from sqlalchemy.dialects.postgresql import TSTZRANGE, ExcludeConstraint, Range
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.models import Base, CompanyOwned, company_key

LONGEST = timedelta(days=2)
"""No row is longer, so that a query may look for `starts_at >= lo - LONGEST` on a plain index."""
OVERLAP = "occupancy_overlap"


class Occupancy(CompanyOwned, Base):
    """The time that a visit or a hold takes of one practitioner, room or device, the time before and after included.

    A row has a stack of its own, unless staff booked over another visit: then it joins the stacks it overlaps, and rows of one
    stack bear each other. Rows of different stacks never overlap, which the table itself sees to.
    """

    __tablename__ = "occupancy"
    __table_args__ = (
        company_key("resource", "resource_id"),
        company_key("booking", "booking_id"),
        company_key("hold", "hold_id"),
        ExcludeConstraint(
            ("company_id", "="), ("resource_id", "="), ("during", "&&"), ("stack_id", "<>"),
            where=text("released_at IS NULL"), using="gist", name=OVERLAP,
        ),
        CheckConstraint("num_nonnulls(booking_id, hold_id) = 1", name="owner"),
        CheckConstraint("(hold_id IS NULL) = (expires_at IS NULL)", name="expiry"),
        CheckConstraint("NOT isempty(during) AND upper(during) - lower(during) <= interval '2 days'", name="span"),
        Index("occupancy_live_idx", "company_id", "resource_id", "starts_at", "ends_at", postgresql_where=text("released_at IS NULL")),
        Index("occupancy_booking_idx", "company_id", "booking_id", postgresql_where=text("booking_id IS NOT NULL")),
        Index("occupancy_hold_idx", "company_id", "hold_id", postgresql_where=text("hold_id IS NOT NULL")),
        Index(
            "occupancy_expiring_idx", "company_id", "resource_id", "expires_at",
            postgresql_where=text("released_at IS NULL AND expires_at IS NOT NULL"),
        ),
    )

    resource_id: Mapped[UUID]
    stack_id: Mapped[UUID]
    during: Mapped[Range[datetime]] = mapped_column(TSTZRANGE)
    starts_at: Mapped[datetime] = mapped_column(Computed("lower(during)", persisted=True))
    ends_at: Mapped[datetime] = mapped_column(Computed("upper(during)", persisted=True))
    booking_id: Mapped[UUID | None]
    hold_id: Mapped[UUID | None]
    expires_at: Mapped[datetime | None]
    released_at: Mapped[datetime | None]
