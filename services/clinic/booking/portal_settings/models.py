"""The table of a clinic's portal settings."""

from sqlalchemy import CheckConstraint, Index, String
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.database.base import Base, CompanyOwned, TimestampMixin, VersionMixin

MAX_TEXT_LENGTH = 1000
PORTAL_FIELDS = ("personal_id", "date_of_birth", "address", "special_request")


class PortalSettings(CompanyOwned, VersionMixin, TimestampMixin, Base):
    """A clinic's texts and questions on its portal, one row for a company; until the first change the column defaults apply."""

    __tablename__ = "portal_settings"
    __table_args__ = (
        Index("portal_settings_company_key", "company_id", unique=True),
        *(CheckConstraint(f"{name} IN ('hidden', 'optional', 'required')", name=name) for name in PORTAL_FIELDS),
    )

    welcome_en: Mapped[str] = mapped_column(String(MAX_TEXT_LENGTH), default="", server_default="")
    """Above the services."""
    welcome_sv: Mapped[str] = mapped_column(String(MAX_TEXT_LENGTH), default="", server_default="")
    details_en: Mapped[str] = mapped_column(String(MAX_TEXT_LENGTH), default="", server_default="")
    """Where the visitor enters their details."""
    details_sv: Mapped[str] = mapped_column(String(MAX_TEXT_LENGTH), default="", server_default="")
    done_en: Mapped[str] = mapped_column(String(MAX_TEXT_LENGTH), default="", server_default="")
    """After the booking."""
    done_sv: Mapped[str] = mapped_column(String(MAX_TEXT_LENGTH), default="", server_default="")
    personal_id: Mapped[str] = mapped_column(String(8), default="hidden", server_default="hidden")
    date_of_birth: Mapped[str] = mapped_column(String(8), default="hidden", server_default="hidden")
    address: Mapped[str] = mapped_column(String(8), default="hidden", server_default="hidden")
    special_request: Mapped[str] = mapped_column(String(8), default="optional", server_default="optional")
