"""The company row. Its `generation` moves with every change, so that callers' snapshots are never stale."""

from datetime import datetime
from typing import ClassVar
from uuid import UUID

from sqlalchemy import String
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core import rowsecurity
from clinic.core.models import Base, Timed, Versioned, new_id


class Company(Versioned, Timed, Base):
    """One clinic: what row-level security keeps apart."""

    __tablename__ = "company"
    __tenant__: ClassVar[str] = "id"

    id: Mapped[UUID] = mapped_column(primary_key=True, default=new_id)
    encrypted_id: Mapped[str] = mapped_column(String(40), unique=True)
    name: Mapped[str] = mapped_column(String(120))
    email: Mapped[str] = mapped_column(String(254))
    country: Mapped[str] = mapped_column(String(2), default="SE")
    organization_number: Mapped[str] = mapped_column(String(20), default="")
    vat_number: Mapped[str] = mapped_column(String(20), default="")
    logo_id: Mapped[UUID | None]
    cover_id: Mapped[UUID | None]
    theme_color: Mapped[str] = mapped_column(String(7), default="#5551CE")
    is_black_text: Mapped[bool] = mapped_column(default=False)
    language: Mapped[str] = mapped_column(String(2), default="en")
    customer_language: Mapped[str] = mapped_column(String(2), default="sv")
    unit: Mapped[str] = mapped_column(String(3), default="sek")
    timezone: Mapped[str] = mapped_column(String(60), default="Europe/Stockholm")
    date_format: Mapped[str] = mapped_column(String(10), default="YYYY-MM-DD")
    is_twelve_hours: Mapped[bool] = mapped_column(default=False)
    calendar_first_day_sunday: Mapped[bool] = mapped_column(default=False)
    is_nrs_on: Mapped[bool] = mapped_column(default=False, server_default="false")
    """NRS_RATING of PLT-052: procedures ask for pain by the numeric rating scale."""
    is_verified: Mapped[bool] = mapped_column(default=False)
    is_booking_on: Mapped[bool] = mapped_column(default=False)
    is_record_on: Mapped[bool] = mapped_column(default=False)
    is_pos_on: Mapped[bool] = mapped_column(default=False)
    set_up_at: Mapped[datetime | None]
    subscription_state: Mapped[str] = mapped_column(String(20), default="active")
    free_trail_start_date: Mapped[datetime | None]
    free_trail_end_date: Mapped[datetime | None]
    user_limit: Mapped[int] = mapped_column(default=1)
    client_limit: Mapped[int] = mapped_column(default=21)
    generation: Mapped[int] = mapped_column(default=1, server_default="1")


rowsecurity.TRIGGERS += [
    "CREATE OR REPLACE TRIGGER company_generation BEFORE UPDATE ON company FOR EACH ROW EXECUTE FUNCTION bump_generation()",
]

rowsecurity.door(
    "door_company", "key text", "TABLE (company_id uuid)",
    "SELECT c.id FROM company c WHERE c.encrypted_id = key",
    {"company": "SELECT"},
)
