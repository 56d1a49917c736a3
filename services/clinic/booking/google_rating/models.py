"""The table of ratings on Google."""

from datetime import datetime

from sqlalchemy import CheckConstraint, SmallInteger, String, text
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.database.base import Base, CompanyOwned


class GoogleRating(CompanyOwned, Base):
    """A company's place on Google with the rating that was fetched last; its id is the company's."""

    __tablename__ = "google_rating"
    __table_args__ = (
        CheckConstraint("id = company_id", name="company"),
        CheckConstraint("rating BETWEEN 10 AND 50", name="rating"),
    )

    place_id: Mapped[str] = mapped_column(String(300))
    name: Mapped[str] = mapped_column(String(300))
    rating: Mapped[int | None] = mapped_column(SmallInteger)
    """In tenths; None for a place that nobody has rated."""
    rating_count: Mapped[int]
    maps_uri: Mapped[str] = mapped_column(String(500))
    fetched_at: Mapped[datetime]
    failed_at: Mapped[datetime | None]
    failure: Mapped[str] = mapped_column(String(60), default="", server_default="")
    """The code of the last try's error; empty after a success."""
    is_on_portal: Mapped[bool] = mapped_column(default=False, server_default=text("false"))
