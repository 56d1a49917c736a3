"""Registers with their unbroken series of numbers, and the terminals beside them."""

from uuid import UUID

from sqlalchemy import CheckConstraint, Index, String
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core import rowsecurity
from clinic.core.models import Base, CompanyOwned, Timed, Versioned, company_key


class Terminal(CompanyOwned, Versioned, Timed, Base):
    """A card terminal (POS-023): the nick name may change, what it is with the provider may not."""

    __tablename__ = "terminal"
    __table_args__ = (Index("terminal_virtual_key", "company_id", "virtual_terminal_id", unique=True),)

    name: Mapped[str] = mapped_column(String(80))
    virtual_terminal_id: Mapped[str] = mapped_column(String(40))
    terminal_id: Mapped[str] = mapped_column(String(40))
    is_active: Mapped[bool] = mapped_column(default=True)


class Register(CompanyOwned, Versioned, Timed, Base):
    """One till: where it stands, its terminal, and how the control system knows it (`control_id`, empty until enrolled)."""

    __tablename__ = "register"
    __table_args__ = (
        company_key("terminal", "terminal_id"),
        Index("register_name_key", "company_id", "name", unique=True),
    )

    name: Mapped[str] = mapped_column(String(40))
    terminal_id: Mapped[UUID | None]
    control_id: Mapped[str] = mapped_column(String(16), default="")
    control_unit: Mapped[str] = mapped_column(String(40), default="")
    street_address: Mapped[str] = mapped_column(String(120), default="")
    zip_code: Mapped[str] = mapped_column(String(12), default="")
    city: Mapped[str] = mapped_column(String(80), default="")
    is_active: Mapped[bool] = mapped_column(default=True)


class RegisterSeries(CompanyOwned, Base):
    """How far a register has counted; `id` is the register's. One series numbers receipts, returns and copies, without a gap.

    Whoever draws a number or closes a day holds this row until the commit, so neither can slip past the other.
    """

    __tablename__ = "register_series"
    __grants__ = "SELECT, INSERT, UPDATE"
    __table_args__ = (
        company_key("register", "id"),
        CheckConstraint("last_number >= 0 AND last_z >= 0 AND opening_float >= 0", name="counts"),
    )

    last_number: Mapped[int] = mapped_column(default=0)
    last_z: Mapped[int] = mapped_column(default=0)
    opening_float: Mapped[int] = mapped_column(default=0)
    grand_sales: Mapped[int] = mapped_column(default=0)
    grand_returns: Mapped[int] = mapped_column(default=0)


class TillSetting(CompanyOwned, Versioned, Timed, Base):
    """What is set for all of a company's tills: one row, whose `id` is the company's."""

    __tablename__ = "till_setting"
    __table_args__ = (
        Index("till_setting_one_key", "company_id", unique=True),
        Index("till_setting_merchant_idx", "merchant_id"),
    )

    merchant_id: Mapped[str] = mapped_column(String(40), default="")
    receipt_header: Mapped[str] = mapped_column(String(500), default="")
    receipt_footer: Mapped[str] = mapped_column(String(500), default="")


rowsecurity.FUNCTIONS += [
    (
        "CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS"
        " $$ BEGIN RAISE EXCEPTION '% is written once', TG_TABLE_NAME USING ERRCODE = 'restrict_violation'; END $$"
    ),
    (
        "CREATE OR REPLACE FUNCTION series_rise() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
        " IF NEW.last_number NOT IN (OLD.last_number, OLD.last_number + 1) OR NEW.last_z NOT IN (OLD.last_z, OLD.last_z + 1)"
        " OR NEW.grand_sales < OLD.grand_sales OR NEW.grand_returns < OLD.grand_returns THEN"
        " RAISE EXCEPTION 'a series only rises, by one' USING ERRCODE = 'restrict_violation'; END IF; RETURN NEW; END $$"
    ),
]
rowsecurity.TRIGGERS += [
    "CREATE OR REPLACE TRIGGER register_series_rise BEFORE UPDATE ON register_series FOR EACH ROW EXECUTE FUNCTION series_rise()",
    "CREATE OR REPLACE TRIGGER register_series_kept BEFORE DELETE ON register_series FOR EACH ROW EXECUTE FUNCTION refuse_change()",
]


def written_once(table: str) -> None:
    """Have the database refuse any change of a table's rows, whoever asks."""
    rowsecurity.TRIGGERS.append(
        f"CREATE OR REPLACE TRIGGER {table}_kept BEFORE UPDATE OR DELETE ON {table} FOR EACH ROW EXECUTE FUNCTION refuse_change()",
    )
