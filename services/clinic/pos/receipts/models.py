"""Tables of receipts, their lines, their payments, and their registrations with the control unit.

The fiscal content of a receipt is immutable: a trigger refuses to change its amounts, its seller, or a number once allocated. Only the
columns that track its progress change.
"""

from datetime import date, datetime
from typing import Any
from uuid import UUID

from sqlalchemy import CheckConstraint, Index, Integer, SmallInteger, String, text
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.database.base import APPEND_ONLY, Base, ClientOwned, CompanyOwned, TimestampMixin, VersionMixin, company_foreign_key
from clinic.pos.db_guards import append_only_trigger, no_delete_trigger, update_guard

IS_OPEN = "state IN ('PENDING', 'PROCESSING')"
"""SQL condition for receipts that have not ended; prefix it with a table alias and a dot where needed."""
REVERSAL_ALARM_ATTEMPTS = 3
"""Failed attempts to return money to a card after which staff has to contact the provider."""
_REFUND_OR_FAILED = "type = 'refund' OR state IN ('CANCELLED', 'ABORTED')"
"""The rare receipts that the list can be filtered by: found without scanning all sales."""
_REPORTED_COLUMNS = ["id", "type", "state", "client_id", "membership_id", "total"]
"""The columns that reports over a year read; they are in the index, because the rows are wide."""


class Receipt(ClientOwned, VersionMixin, TimestampMixin, Base):
    """A sale, or a refund of one (`type`, `original_id`), from its start to its end. Amounts in öre, VAT included.

    `step` is the next step of the sale process. `lease_token` is the fencing token of the process that works on it, `next_attempt_at`
    when its lease expires or the worker takes the next step. `status_reason` is the code of why it is still open, `failure_reason` that of
    why it failed. `rounding` is what cash added to `total`, or took from it.
    """

    __tablename__ = "receipt"
    __on_client_merge__ = "move"
    __visible_to_accountant__ = True
    __grants__ = "SELECT, INSERT, UPDATE"
    __table_args__ = (
        company_foreign_key("client", "client_id"),
        company_foreign_key("register", "register_id"),
        company_foreign_key("receipt", "original_id"),
        company_foreign_key("receipt", "retry_of_id"),
        company_foreign_key("booking", "booking_id"),
        CheckConstraint("type IN ('sale', 'refund')", name="type"),
        CheckConstraint(
            "state IN ('PENDING', 'PROCESSING', 'PAID', 'PARTIALLY_REFUNDED', 'REFUNDED', 'CANCELLED', 'ABORTED')", name="state",
        ),
        CheckConstraint("step IN ('check', 'charge', 'register', 'reverse', 'done')", name="step"),
        CheckConstraint("total >= 0 AND refunded >= 0 AND refunded <= total", name="sums"),
        CheckConstraint("state IN ('PENDING', 'PROCESSING', 'CANCELLED', 'ABORTED') OR number IS NOT NULL", name="numbered"),
        Index("receipt_number_key", "company_id", "register_id", "number", unique=True),
        Index("receipt_retry_key", "company_id", "retry_of_id", unique=True, postgresql_where=text("retry_of_id IS NOT NULL")),
        Index("receipt_open_refund_key", "company_id", "original_id", unique=True, postgresql_where=text(IS_OPEN)),
        Index("receipt_day_idx", "company_id", "register_id", "z_number"),
        Index("receipt_created_idx", "company_id", "created_at", "id"),
        Index("receipt_refund_or_failed_idx", "company_id", "created_at", "id", postgresql_where=text(_REFUND_OR_FAILED)),
        Index("receipt_paid_idx", "company_id", "paid_at", postgresql_include=_REPORTED_COLUMNS),
        Index("receipt_client_idx", "company_id", "client_id", "created_at", postgresql_where=text("client_id IS NOT NULL")),
        Index("receipt_booking_idx", "company_id", "booking_id", postgresql_where=text("booking_id IS NOT NULL")),
        Index("receipt_original_idx", "company_id", "original_id", postgresql_where=text("original_id IS NOT NULL")),
        Index("receipt_next_attempt_idx", "next_attempt_at", postgresql_where=text(IS_OPEN)),
    )

    client_id: Mapped[UUID | None]
    register_id: Mapped[UUID]
    type: Mapped[str] = mapped_column(String(6), default="sale")
    original_id: Mapped[UUID | None]
    retry_of_id: Mapped[UUID | None]
    booking_id: Mapped[UUID | None]
    membership_id: Mapped[UUID | None]
    cashier: Mapped[str] = mapped_column(String(170), default="")
    client_name: Mapped[str] = mapped_column(String(170), default="")
    seller: Mapped[dict[str, Any]]
    currency: Mapped[str] = mapped_column(String(3), default="sek")
    gross: Mapped[int]
    discount: Mapped[int] = mapped_column(default=0)
    total: Mapped[int]
    rounding: Mapped[int] = mapped_column(default=0)
    vat: Mapped[int]
    vat_lines: Mapped[list[Any]]
    number: Mapped[int | None]
    z_number: Mapped[int | None]
    state: Mapped[str] = mapped_column(String(18), default="PENDING")
    step: Mapped[str] = mapped_column(String(8), default="check")
    lease_token: Mapped[int] = mapped_column(Integer, default=1)
    next_attempt_at: Mapped[datetime]
    abort_requested: Mapped[bool] = mapped_column(default=False)
    failed_attempts: Mapped[int] = mapped_column(SmallInteger, default=0, server_default="0")
    """How many steps have ended with an unexpected error since one succeeded and had to wait."""
    status_reason: Mapped[str] = mapped_column(String(60), default="")
    failure_reason: Mapped[str] = mapped_column(String(60), default="")
    restock: Mapped[bool] = mapped_column(default=False)
    refund_reason: Mapped[str] = mapped_column(String(300), default="", server_default="")
    """Why the money went back; empty for a sale, and for refunds made before the reason was asked for."""
    refunded: Mapped[int] = mapped_column(default=0)
    downloaded: Mapped[int] = mapped_column(SmallInteger, default=0)
    numbered_at: Mapped[datetime | None]
    paid_at: Mapped[datetime | None]
    refunded_at: Mapped[datetime | None]
    ended_at: Mapped[datetime | None]

    @property
    def is_open(self) -> bool:
        """Whether it has not ended yet."""
        return self.state in {"PENDING", "PROCESSING"}

    @property
    def amount_due(self) -> int:
        """The amount to pay or to refund, with cash rounding."""
        return self.total + self.rounding


class ReceiptLine(CompanyOwned, Base):
    """A line as it was at the time of sale. `discount` is its own, `cart_discount_share` its part of the receipt's discount.

    `booking_fee_id` names the fee that it charges, for a service that was cancelled after the policy's time or missed.
    A refund's line without a quantity is a reduction of its price.
    """

    __tablename__ = "receipt_line"
    __grants__ = APPEND_ONLY
    __table_args__ = (
        company_foreign_key("receipt", "receipt_id"),
        company_foreign_key("booking_fee", "booking_fee_id"),
        Index("receipt_line_position_key", "company_id", "receipt_id", "position", unique=True),
        Index("receipt_line_practitioner_idx", "company_id", "practitioner_id", postgresql_where=text("practitioner_id IS NOT NULL")),
        Index("receipt_line_booking_fee_idx", "company_id", "booking_fee_id", postgresql_where=text("booking_fee_id IS NOT NULL")),
        CheckConstraint("type IN ('product', 'service', 'gift_card')", name="type"),
        CheckConstraint("quantity >= 0 AND total = gross - discount - cart_discount_share AND total >= 0", name="sums"),
    )

    receipt_id: Mapped[UUID]
    position: Mapped[int] = mapped_column(SmallInteger)
    type: Mapped[str] = mapped_column(String(9))
    product_id: Mapped[UUID | None]
    service_id: Mapped[UUID | None]
    practitioner_id: Mapped[UUID | None]
    name: Mapped[str] = mapped_column(String(160))
    code: Mapped[str] = mapped_column(String(40), default="")
    quantity: Mapped[int] = mapped_column(Integer)
    price: Mapped[int]
    gross: Mapped[int]
    discount: Mapped[int] = mapped_column(default=0)
    cart_discount_share: Mapped[int] = mapped_column(default=0)
    total: Mapped[int]
    rate: Mapped[int] = mapped_column(Integer)
    vat: Mapped[int]
    purpose: Mapped[str] = mapped_column(String(8), default="")
    reason: Mapped[str] = mapped_column(String(300), default="")
    expires_on: Mapped[date | None]
    booking_fee_id: Mapped[UUID | None]


class Payment(CompanyOwned, VersionMixin, TimestampMixin, Base):
    """A part of the payment of a receipt, by one `method`; `tendered` is the cash handed over.

    A card's `session_id` is our own id of the attempt, by which the provider is asked for its result. `reverses_payment_id` names the
    payment whose money this one returns: in a refund, or in a sale that failed (`is_reversal`).
    """

    __tablename__ = "payment"
    __grants__ = "SELECT, INSERT, UPDATE"
    __table_args__ = (
        company_foreign_key("receipt", "receipt_id"),
        company_foreign_key("payment", "reverses_payment_id"),
        Index("payment_position_key", "company_id", "receipt_id", "position", unique=True),
        Index("payment_session_key", "company_id", "session_id", unique=True, postgresql_where=text("session_id IS NOT NULL")),
        Index(
            "payment_reversal_key", "company_id", "reverses_payment_id", unique=True,
            postgresql_where=text("is_reversal AND state <> 'failed'"),
        ),
        CheckConstraint("method IN ('card', 'cash', 'gift_card', 'swish', 'online', 'invoice')", name="method"),
        CheckConstraint("state IN ('pending', 'sent', 'completed', 'failed', 'reversed')", name="state"),
        CheckConstraint("amount >= 0 AND tendered >= 0", name="amount"),
    )

    receipt_id: Mapped[UUID]
    position: Mapped[int] = mapped_column(SmallInteger)
    method: Mapped[str] = mapped_column(String(9))
    amount: Mapped[int]
    tendered: Mapped[int] = mapped_column(default=0)
    state: Mapped[str] = mapped_column(String(9), default="pending")
    is_reversal: Mapped[bool] = mapped_column(default=False)
    reverses_payment_id: Mapped[UUID | None]
    gift_card_id: Mapped[UUID | None]
    session_id: Mapped[UUID | None]
    terminal_id: Mapped[str] = mapped_column(String(40), default="")
    sent_at: Mapped[datetime | None]
    event_id: Mapped[int | None] = mapped_column(Integer)
    card_details: Mapped[dict[str, Any]] = mapped_column(default=dict)


class ControlRegistration(CompanyOwned, TimestampMixin, Base):
    """A number of a register's series and the control unit's reply to it. The number is committed before the unit is called.

    `outcome_unknown` means that the unit may have registered the number although no reply says so.
    """

    __tablename__ = "control_registration"
    __grants__ = "SELECT, INSERT, UPDATE"
    __table_args__ = (
        company_foreign_key("receipt", "receipt_id"),
        company_foreign_key("register", "register_id"),
        Index("control_registration_number_key", "company_id", "register_id", "number", unique=True),
        Index("control_registration_type_key", "company_id", "receipt_id", "type", unique=True),
        Index("control_registration_day_idx", "company_id", "register_id", "z_number", "type"),
        Index("control_registration_orphaned_idx", "company_id", postgresql_where=text("state = 'failed' AND outcome_unknown")),
        CheckConstraint("type IN ('normal', 'return', 'copy')", name="type"),
        CheckConstraint("state IN ('sending', 'registered', 'failed')", name="state"),
    )

    receipt_id: Mapped[UUID]
    register_id: Mapped[UUID]
    number: Mapped[int]
    z_number: Mapped[int]
    type: Mapped[str] = mapped_column(String(6))
    state: Mapped[str] = mapped_column(String(10), default="sending")
    attempts: Mapped[int] = mapped_column(Integer, default=0)
    outcome_unknown: Mapped[bool] = mapped_column(default=False)
    at: Mapped[datetime]
    unit: Mapped[str] = mapped_column(String(40), default="")
    code: Mapped[str] = mapped_column(String(130), default="")
    error: Mapped[str] = mapped_column(String(60), default="")
    registered_at: Mapped[datetime | None]


_IMMUTABLE = (
    "register_id", "type", "original_id", "seller", "currency", "gross", "discount", "total", "rounding", "vat", "vat_lines",
    "refund_reason",
)
_IMMUTABLE_ONCE_SET = ("number", "z_number", "numbered_at", "paid_at")
update_guard(
    "receipt", "receipt_immutable",
    " OR ".join(f"NEW.{name} IS DISTINCT FROM OLD.{name}" for name in _IMMUTABLE)
    + "".join(f" OR (OLD.{name} IS NOT NULL AND NEW.{name} IS DISTINCT FROM OLD.{name})" for name in _IMMUTABLE_ONCE_SET)
    + " OR (OLD.state IN ('CANCELLED', 'ABORTED') AND NEW.state <> OLD.state) OR NEW.refunded < OLD.refunded",
    "the fiscal content of a receipt is immutable",
)
no_delete_trigger("receipt")
append_only_trigger("receipt_line")
