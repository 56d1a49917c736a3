"""The catalogue's tables."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import CheckConstraint, Index, SmallInteger, String, Text, UniqueConstraint, text
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.models import Base, CompanyOwned, Timed, Versioned, company_key

LONGEST_VISIT = 24 * 60
"""Minutes that a service may last; the time before and after come on top, half as long each at most."""


class Resource(CompanyOwned, Versioned, Timed, Base):
    """Somebody or something whose time a visit takes. A practitioner's row follows their membership."""

    __tablename__ = "resource"
    __table_args__ = (
        company_key("membership", "membership_id"),
        Index("resource_membership_key", "company_id", "membership_id", unique=True, postgresql_where=text("membership_id IS NOT NULL")),
        Index(
            "resource_name_key", "company_id", "kind", text("lower(name)"), unique=True,
            postgresql_where=text("membership_id IS NULL AND is_active"),
        ),
        Index("resource_kind_idx", "company_id", "kind", "position"),
        CheckConstraint("kind IN ('practitioner', 'room', 'device')", name="kind"),
        CheckConstraint("(kind = 'practitioner') = (membership_id IS NOT NULL)", name="member"),
    )

    kind: Mapped[str] = mapped_column(String(12))
    name: Mapped[str] = mapped_column(String(170))
    membership_id: Mapped[UUID | None]
    color: Mapped[str] = mapped_column(String(7), default="#5551CE")
    is_active: Mapped[bool] = mapped_column(default=True)
    position: Mapped[int] = mapped_column(default=0)


class ServiceCategory(CompanyOwned, Versioned, Timed, Base):
    """A heading that services stand under."""

    __tablename__ = "service_category"
    __table_args__ = (
        Index("service_category_name_key", "company_id", text("lower(name)"), unique=True, postgresql_where=text("deleted_at IS NULL")),
    )

    name: Mapped[str] = mapped_column(String(120))
    position: Mapped[int] = mapped_column(default=0)
    is_active: Mapped[bool] = mapped_column(default=True)
    group_booking: Mapped[bool] = mapped_column(default=False)
    deleted_at: Mapped[datetime | None]


class Service(CompanyOwned, Versioned, Timed, Base):
    """Something a client can come for. Price in minor units, times in minutes."""

    __tablename__ = "service"
    __table_args__ = (
        company_key("service_category", "category_id"),
        Index("service_category_idx", "company_id", "category_id", postgresql_where=text("deleted_at IS NULL")),
        CheckConstraint("price > 0", name="price"),
        CheckConstraint(f"duration BETWEEN 1 AND {LONGEST_VISIT}", name="duration"),
        CheckConstraint(
            f"time_before BETWEEN 0 AND {LONGEST_VISIT // 2} AND time_after BETWEEN 0 AND {LONGEST_VISIT // 2}", name="around",
        ),
    )

    category_id: Mapped[UUID]
    name: Mapped[str] = mapped_column(String(120))
    color: Mapped[str] = mapped_column(String(7))
    price: Mapped[int]
    duration: Mapped[int] = mapped_column(SmallInteger)
    time_before: Mapped[int] = mapped_column(SmallInteger, default=0)
    time_after: Mapped[int] = mapped_column(SmallInteger, default=0)
    bookable: Mapped[bool] = mapped_column(default=True)
    is_active: Mapped[bool] = mapped_column(default=True)
    description_en: Mapped[str] = mapped_column(Text, default="")
    description_sv: Mapped[str] = mapped_column(Text, default="")
    deleted_at: Mapped[datetime | None]


class ServiceResource(CompanyOwned, Base):
    """That a practitioner performs a service, or that a room or device serves for it."""

    __tablename__ = "service_resource"
    __table_args__ = (
        UniqueConstraint("company_id", "service_id", "resource_id"),
        Index("service_resource_resource_idx", "company_id", "resource_id"),
        company_key("service", "service_id", ondelete="CASCADE"),
        company_key("resource", "resource_id", ondelete="CASCADE"),
    )

    service_id: Mapped[UUID]
    resource_id: Mapped[UUID]
