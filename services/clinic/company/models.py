"""The company table. A trigger increments `profile_version` with every change, which invalidates the cached profiles of its users."""

from datetime import datetime
from typing import ClassVar
from uuid import UUID

from sqlalchemy import String
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.database import row_security
from clinic.core.database.base import Base, TimestampMixin, VersionMixin, new_id


class Company(VersionMixin, TimestampMixin, Base):
    """A clinic: the tenant that row-level security separates from all others."""

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
    """NRS_RATING of PLT-052: procedures record pain on the numeric rating scale."""
    is_verified: Mapped[bool] = mapped_column(default=False)
    is_booking_on: Mapped[bool] = mapped_column(default=False)
    is_record_on: Mapped[bool] = mapped_column(default=False)
    is_pos_on: Mapped[bool] = mapped_column(default=False)
    onboarded_at: Mapped[datetime | None]
    checklist_dismissed_at: Mapped[datetime | None]
    subscription_state: Mapped[str] = mapped_column(String(20), default="active")
    free_trail_start_date: Mapped[datetime | None]
    free_trail_end_date: Mapped[datetime | None]
    user_limit: Mapped[int] = mapped_column(default=1)
    client_limit: Mapped[int] = mapped_column(default=21)
    profile_version: Mapped[int] = mapped_column(default=1, server_default="1")


row_security.TRIGGERS += [
    "CREATE OR REPLACE TRIGGER company_profile_version BEFORE UPDATE ON company FOR EACH ROW EXECUTE FUNCTION bump_profile_version()",
]

row_security.lookup_function(
    "lookup_company_by_public_id", "public_id text", "TABLE (company_id uuid)",
    "SELECT c.id FROM company c WHERE c.encrypted_id = public_id",
    {"company": "SELECT"},
)
