"""Tables of registers, their number series, card terminals and settings."""

from uuid import UUID

from sqlalchemy import CheckConstraint, Index, String
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.database.base import Base, CompanyOwned, TimestampMixin, VersionMixin, company_foreign_key
from clinic.pos.db_guards import no_delete_trigger, update_guard


class Terminal(CompanyOwned, VersionMixin, TimestampMixin, Base):
    """A card terminal (POS-023). Its name may change, its ids at the provider may not."""

    __tablename__ = "terminal"
    __table_args__ = (Index("terminal_virtual_id_key", "company_id", "virtual_terminal_id", unique=True),)

    nick_name: Mapped[str] = mapped_column(String(80))
    virtual_terminal_id: Mapped[str] = mapped_column(String(40))
    terminal_id: Mapped[str] = mapped_column(String(40))
    is_active: Mapped[bool] = mapped_column(default=True)


class Register(CompanyOwned, VersionMixin, TimestampMixin, Base):
    """A cash register: its address, its terminal, its receipts' paper, and its id at the control system (empty until enrolled)."""

    __tablename__ = "register"
    __table_args__ = (
        company_foreign_key("terminal", "terminal_id"),
        CheckConstraint("receipt_paper IN ('a4', 'roll_80mm')", name="receipt_paper"),
        Index("register_name_key", "company_id", "name", unique=True),
    )

    name: Mapped[str] = mapped_column(String(40))
    terminal_id: Mapped[UUID | None]
    control_id: Mapped[str] = mapped_column(String(16), default="")
    control_unit: Mapped[str] = mapped_column(String(40), default="")
    street_address: Mapped[str] = mapped_column(String(120), default="")
    zip_code: Mapped[str] = mapped_column(String(12), default="")
    city: Mapped[str] = mapped_column(String(80), default="")
    receipt_paper: Mapped[str] = mapped_column(String(9), default="a4", server_default="a4")
    is_active: Mapped[bool] = mapped_column(default=True)


class RegisterSeries(CompanyOwned, Base):
    """The counters of a register; `id` is the register's. One series without gaps numbers receipts, returns and copies.

    Allocating a number and closing a day both lock this row until the commit, so the two are serialised.
    """

    __tablename__ = "register_series"
    __grants__ = "SELECT, INSERT, UPDATE"
    __table_args__ = (
        company_foreign_key("register", "id"),
        CheckConstraint("last_number >= 0 AND last_z >= 0 AND opening_float >= 0", name="counts"),
    )

    last_number: Mapped[int] = mapped_column(default=0)
    last_z: Mapped[int] = mapped_column(default=0)
    opening_float: Mapped[int] = mapped_column(default=0)
    grand_sales: Mapped[int] = mapped_column(default=0)
    grand_returns: Mapped[int] = mapped_column(default=0)


class RegisterSettings(CompanyOwned, VersionMixin, TimestampMixin, Base):
    """Settings of all registers of a company: one row, whose `id` is the company's."""

    __tablename__ = "register_settings"
    __table_args__ = (
        company_foreign_key("file", "swish_qr_id"),
        Index("register_settings_company_key", "company_id", unique=True),
        Index("register_settings_merchant_idx", "merchant_id"),
    )

    merchant_id: Mapped[str] = mapped_column(String(40), default="")
    receipt_header: Mapped[str] = mapped_column(String(500), default="")
    receipt_footer: Mapped[str] = mapped_column(String(500), default="")
    swish_qr_id: Mapped[UUID | None]
    """The picture of the clinic's own Swish code, which the till shows to clients; it records no payment."""


update_guard(
    "register_series", "register_series_increases",
    "NEW.last_number NOT IN (OLD.last_number, OLD.last_number + 1) OR NEW.last_z NOT IN (OLD.last_z, OLD.last_z + 1)"
    " OR NEW.grand_sales < OLD.grand_sales OR NEW.grand_returns < OLD.grand_returns",
    "a register series only increases, by one",
)
no_delete_trigger("register_series")
