"""The table of the notes about bookings."""

from uuid import UUID

from sqlalchemy import Index, String
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.database.base import Base, ClientOwned, TimestampMixin, VersionMixin, company_foreign_key


class BookingNote(ClientOwned, VersionMixin, TimestampMixin, Base):
    """A note about a booking, for staff. `client_id` is the booking's, so that whoever sees the booking sees its notes."""

    __tablename__ = "booking_note"
    __on_client_merge__ = "move"
    __table_args__ = (
        company_foreign_key("client", "client_id"),
        company_foreign_key("booking", "booking_id"),
        Index("booking_note_booking_idx", "company_id", "booking_id", "created_at"),
        Index("booking_note_client_idx", "company_id", "client_id"),
    )

    client_id: Mapped[UUID]
    booking_id: Mapped[UUID]
    text: Mapped[str] = mapped_column(String(2000))
    author_id: Mapped[UUID | None]
    author_name: Mapped[str] = mapped_column(String(250))
    changed_by_name: Mapped[str] = mapped_column(String(250), default="", server_default="")
    """Who last changed the text; empty while it is as it was written."""
