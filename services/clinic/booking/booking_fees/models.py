"""Tables of the fees of bookings and of their rules. Amounts in öre."""

from uuid import UUID

from sqlalchemy import CheckConstraint, Index, SmallInteger, String
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.database.base import Base, ClientOwned, CompanyOwned, TimestampMixin, VersionMixin, company_foreign_key

MAX_MISSED = 20
MAX_MONTHS = 36
_PERCENTS = "cancellation_percent BETWEEN 1 AND 100 AND no_show_percent BETWEEN 1 AND 100"
_AMOUNTS = "cancellation_amount > 0 AND no_show_amount > 0"


class BookingFeeSettings(CompanyOwned, VersionMixin, TimestampMixin, Base):
    """Rules of a company's fees: one row for a company, whose `id` is the company's; without one, no fee.

    A fee is a percentage of the booking's price or an amount. A client has `missed_until_fee` bookings within `missed_months` that they
    missed or cancelled after the policy's time before a fee applies, and `missed_until_prepayment` before the deposit does; 0 for always.
    """

    __tablename__ = "booking_fee_settings"
    __table_args__ = (
        CheckConstraint(
            "cancellation_mode IN ('none', 'percent', 'amount') AND no_show_mode IN ('none', 'percent', 'amount')", name="mode",
        ),
        CheckConstraint(f"{_PERCENTS} AND {_AMOUNTS}", name="value"),
        CheckConstraint(
            f"missed_until_fee BETWEEN 0 AND {MAX_MISSED} AND missed_until_prepayment BETWEEN 0 AND {MAX_MISSED}"
            f" AND missed_months BETWEEN 1 AND {MAX_MONTHS}",
            name="history",
        ),
    )

    cancellation_mode: Mapped[str] = mapped_column(String(7), default="none", server_default="none")
    cancellation_percent: Mapped[int] = mapped_column(SmallInteger, default=50, server_default="50")
    cancellation_amount: Mapped[int] = mapped_column(default=50000, server_default="50000")
    no_show_mode: Mapped[str] = mapped_column(String(7), default="none", server_default="none")
    no_show_percent: Mapped[int] = mapped_column(SmallInteger, default=100, server_default="100")
    no_show_amount: Mapped[int] = mapped_column(default=50000, server_default="50000")
    missed_until_fee: Mapped[int] = mapped_column(SmallInteger, default=0, server_default="0")
    missed_until_prepayment: Mapped[int] = mapped_column(SmallInteger, default=0, server_default="0")
    missed_months: Mapped[int] = mapped_column(SmallInteger, default=12, server_default="12")


class ServiceFeeSettings(CompanyOwned, VersionMixin, TimestampMixin, Base):
    """A service's own fees and deposit in place of the company's; `company` leaves one as the company's. Its `id` is the service's."""

    __tablename__ = "service_fee_settings"
    __table_args__ = (
        company_foreign_key("service", "id", ondelete="CASCADE"),
        CheckConstraint(
            "cancellation_mode IN ('company', 'none', 'percent', 'amount') AND no_show_mode IN ('company', 'none', 'percent', 'amount')"
            " AND prepayment_mode IN ('company', 'none', 'percent', 'amount', 'whole')",
            name="mode",
        ),
        CheckConstraint(
            f"{_PERCENTS} AND {_AMOUNTS} AND prepayment_percent BETWEEN 1 AND 100 AND prepayment_amount > 0", name="value",
        ),
    )

    cancellation_mode: Mapped[str] = mapped_column(String(7), default="company", server_default="company")
    cancellation_percent: Mapped[int] = mapped_column(SmallInteger, default=50, server_default="50")
    cancellation_amount: Mapped[int] = mapped_column(default=50000, server_default="50000")
    no_show_mode: Mapped[str] = mapped_column(String(7), default="company", server_default="company")
    no_show_percent: Mapped[int] = mapped_column(SmallInteger, default=100, server_default="100")
    no_show_amount: Mapped[int] = mapped_column(default=50000, server_default="50000")
    prepayment_mode: Mapped[str] = mapped_column(String(7), default="company", server_default="company")
    prepayment_percent: Mapped[int] = mapped_column(SmallInteger, default=20, server_default="20")
    prepayment_amount: Mapped[int] = mapped_column(default=20000, server_default="20000")


class BookingFee(ClientOwned, VersionMixin, TimestampMixin, Base):
    """The fee of a booking that was missed or cancelled after the policy's time; at most one for a booking.

    `amount` is what is to be paid: the rule's fee less `prepaid`, which was paid for the booking in advance. A sale in progress has it as
    `charged`, a paid one as `paid`; `receipt_id` is that sale. It is no foreign key, because the sale is written at the end of the
    transaction that charges the fee. `waive_reason` says why staff asks for nothing; `withdrawn` is the fee of a no-show that staff undid.
    """

    __tablename__ = "booking_fee"
    __on_client_merge__ = "move"
    __grants__ = "SELECT, INSERT, UPDATE"
    __table_args__ = (
        company_foreign_key("client", "client_id"),
        company_foreign_key("booking", "booking_id"),
        company_foreign_key("service", "service_id"),
        CheckConstraint("kind IN ('cancellation', 'no_show')", name="kind"),
        CheckConstraint("amount > 0 AND prepaid >= 0", name="amount"),
        CheckConstraint(
            "state IN ('due', 'charged', 'paid', 'waived', 'withdrawn') AND (state = 'waived') = (waive_reason <> '')"
            " AND (state IN ('charged', 'paid')) = (receipt_id IS NOT NULL)",
            name="state",
        ),
        Index("booking_fee_booking_key", "company_id", "booking_id", unique=True),
        Index("booking_fee_client_idx", "company_id", "client_id", "created_at"),
        Index("booking_fee_receipt_idx", "company_id", "receipt_id"),
    )

    client_id: Mapped[UUID]
    booking_id: Mapped[UUID]
    service_id: Mapped[UUID]
    kind: Mapped[str] = mapped_column(String(12))
    amount: Mapped[int]
    prepaid: Mapped[int] = mapped_column(default=0, server_default="0")
    state: Mapped[str] = mapped_column(String(9), default="due")
    waive_reason: Mapped[str] = mapped_column(String(500), default="", server_default="")
    receipt_id: Mapped[UUID | None]
