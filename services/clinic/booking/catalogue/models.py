"""Tables of the catalogue."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import CheckConstraint, Index, SmallInteger, String, Text, UniqueConstraint, text
from sqlalchemy.orm import Mapped, mapped_column

from clinic.aesthetics import service as aesthetics
from clinic.core.database.base import Base, CompanyOwned, TimestampMixin, VersionMixin, company_foreign_key
from clinic.core.money import Tax

MAX_DURATION_MINUTES = 24 * 60
"""Longest duration of a service; each of its buffers may be half as long, in addition."""
MAX_PREREQUISITE_DAYS = 730
DEFAULT_TAX: Tax = 2500
"""Full VAT, in hundredths of a percent: that of treatments which are not health care."""
MAX_GROUP_QUANTITY = 500
MAX_ADD_ONS = 20
"""How many add-ons a service can offer, and a visit can have."""


class Resource(CompanyOwned, VersionMixin, TimestampMixin, Base):
    """A practitioner, room or device whose time can be reserved. A practitioner's row is kept in sync with their membership."""

    __tablename__ = "resource"
    __table_args__ = (
        company_foreign_key("membership", "membership_id"),
        Index("resource_membership_key", "company_id", "membership_id", unique=True, postgresql_where=text("membership_id IS NOT NULL")),
        Index(
            "resource_name_key", "company_id", "type", text("lower(name)"), unique=True,
            postgresql_where=text("membership_id IS NULL AND is_active"),
        ),
        Index("resource_type_idx", "company_id", "type", "position"),
        CheckConstraint("type IN ('practitioner', 'room', 'device')", name="type"),
        CheckConstraint("(type = 'practitioner') = (membership_id IS NOT NULL)", name="member"),
    )

    type: Mapped[str] = mapped_column(String(12))
    name: Mapped[str] = mapped_column(String(170))
    membership_id: Mapped[UUID | None]
    color: Mapped[str] = mapped_column(String(7), default="#5551CE")
    is_active: Mapped[bool] = mapped_column(default=True)
    position: Mapped[int] = mapped_column(default=0)
    aesthetic_level: Mapped[int] = mapped_column(SmallInteger, default=0, server_default="0")
    """The treatments under the act that a practitioner may perform: 2 also surgery, 1 injections, 0 neither (LAW-020)."""


class ServiceCategory(CompanyOwned, VersionMixin, TimestampMixin, Base):
    """A category of services."""

    __tablename__ = "service_category"
    __table_args__ = (
        Index("service_category_name_key", "company_id", text("lower(name)"), unique=True, postgresql_where=text("deleted_at IS NULL")),
    )

    name: Mapped[str] = mapped_column(String(120))
    name_en: Mapped[str] = mapped_column(String(120), default="", server_default="")
    name_sv: Mapped[str] = mapped_column(String(120), default="", server_default="")
    position: Mapped[int] = mapped_column(default=0)
    is_active: Mapped[bool] = mapped_column(default=True)
    group_booking: Mapped[bool] = mapped_column(default=False)
    deleted_at: Mapped[datetime | None]


class Service(CompanyOwned, VersionMixin, TimestampMixin, Base):
    """A service that can be booked. Price in minor units, duration and buffers in minutes."""

    __tablename__ = "service"
    __table_args__ = (
        company_foreign_key("service_category", "category_id"),
        Index("service_category_idx", "company_id", "category_id", postgresql_where=text("deleted_at IS NULL")),
        CheckConstraint("price > 0", name="price"),
        CheckConstraint("tax IN (0, 600, 1200, 2500)", name="tax"),
        CheckConstraint(f"group_quantity BETWEEN 1 AND {MAX_GROUP_QUANTITY}", name="group_quantity"),
        CheckConstraint(f"duration BETWEEN 1 AND {MAX_DURATION_MINUTES}", name="duration"),
        CheckConstraint(
            f"buffer_before BETWEEN 0 AND {MAX_DURATION_MINUTES // 2} AND buffer_after BETWEEN 0 AND {MAX_DURATION_MINUTES // 2}",
            name="buffers",
        ),
        CheckConstraint(f"aesthetic_kind IN {aesthetics.KINDS}", name="aesthetic_kind"),
        company_foreign_key("service", "prerequisite_id"),
        CheckConstraint(
            "prerequisite_id <> id AND prerequisite_min_days BETWEEN 0 AND prerequisite_days"
            f" AND prerequisite_days <= {MAX_PREREQUISITE_DAYS}",
            name="prerequisite",
        ),
    )

    category_id: Mapped[UUID]
    name: Mapped[str] = mapped_column(String(120))
    name_en: Mapped[str] = mapped_column(String(120), default="", server_default="")
    name_sv: Mapped[str] = mapped_column(String(120), default="", server_default="")
    color: Mapped[str] = mapped_column(String(7))
    price: Mapped[int]
    tax: Mapped[int] = mapped_column(SmallInteger, default=DEFAULT_TAX, server_default=str(DEFAULT_TAX))
    """VAT that the price includes, in hundredths of a percent as a product's; 0 for health care, which is exempt."""
    duration: Mapped[int] = mapped_column(SmallInteger)
    buffer_before: Mapped[int] = mapped_column(SmallInteger, default=0)
    buffer_after: Mapped[int] = mapped_column(SmallInteger, default=0)
    group_quantity: Mapped[int | None] = mapped_column(SmallInteger)
    """How many clients one time has places for, in a category of group bookings; null for a service of single clients (BKG-033)."""
    bookable: Mapped[bool] = mapped_column(default=True)
    is_active: Mapped[bool] = mapped_column(default=True)
    is_add_on_only: Mapped[bool] = mapped_column(default=False, server_default="false")
    """Whether visitors book it beside a service that offers it as an add-on, and not by itself (BEY-005)."""
    description_en: Mapped[str] = mapped_column(Text, default="")
    description_sv: Mapped[str] = mapped_column(Text, default="")
    aesthetic_kind: Mapped[str] = mapped_column(String(20), default="", server_default="")
    """The kind under the act on aesthetic treatments (2021:363), or empty (LAW-020)."""
    prerequisite_id: Mapped[UUID | None]
    """The service of which the client must have a visit before, from `prerequisite_days` to `prerequisite_min_days` days (BEY-009)."""
    prerequisite_days: Mapped[int] = mapped_column(SmallInteger, default=90, server_default="90")
    prerequisite_min_days: Mapped[int] = mapped_column(SmallInteger, default=0, server_default="0")
    deleted_at: Mapped[datetime | None]


class ServiceResource(CompanyOwned, Base):
    """Link between a service and a practitioner who performs it, or a room or device that it can use."""

    __tablename__ = "service_resource"
    __table_args__ = (
        UniqueConstraint("company_id", "service_id", "resource_id"),
        Index("service_resource_resource_idx", "company_id", "resource_id"),
        company_foreign_key("service", "service_id", ondelete="CASCADE"),
        company_foreign_key("resource", "resource_id", ondelete="CASCADE"),
    )

    service_id: Mapped[UUID]
    resource_id: Mapped[UUID]


class ServiceAddOn(CompanyOwned, Base):
    """A service that another one offers as an add-on of the same visit (BEY-005)."""

    __tablename__ = "service_add_on"
    __table_args__ = (
        UniqueConstraint("company_id", "service_id", "add_on_id"),
        company_foreign_key("service", "service_id", ondelete="CASCADE"),
        company_foreign_key("service", "add_on_id", ondelete="CASCADE"),
        CheckConstraint("service_id <> add_on_id", name="other"),
        Index("service_add_on_add_on_idx", "company_id", "add_on_id"),
    )

    service_id: Mapped[UUID]
    add_on_id: Mapped[UUID]
    position: Mapped[int] = mapped_column(SmallInteger)


class ServiceForm(CompanyOwned, Base):
    """A consent or a questionnaire that a service asks of its clients (BKG-002)."""

    __tablename__ = "service_form"
    __table_args__ = (
        company_foreign_key("service", "service_id", ondelete="CASCADE"),
        company_foreign_key("consent_template", "consent_template_id", ondelete="CASCADE"),
        company_foreign_key("questionnaire", "questionnaire_id", ondelete="CASCADE"),
        CheckConstraint("num_nonnulls(consent_template_id, questionnaire_id) = 1", name="form"),
        Index("service_form_service_idx", "company_id", "service_id"),
    )

    service_id: Mapped[UUID]
    consent_template_id: Mapped[UUID | None]
    questionnaire_id: Mapped[UUID | None]
