"""Receipts of sales and refunds, their lines, how they were paid, and their registration with the control unit.

What a receipt says is written once: a trigger refuses another number, sum or seller. Only its way to the end is a matter of change.
"""

from datetime import date, datetime
from typing import Any
from uuid import UUID

from sqlalchemy import CheckConstraint, Index, Integer, SmallInteger, String, text
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core import rowsecurity
from clinic.core.models import APPEND_ONLY, Base, ClientOwned, CompanyOwned, Timed, Versioned, company_key
from clinic.pos.tills.models import written_once

OPEN = "state IN ('PENDING', 'PROCESSING')"
ALARM = 3
"""Tries to return money to a card that failed, after which somebody has to see to it."""
STUCK = f"""r.{OPEN} AND EXISTS (SELECT FROM payment p WHERE p.company_id = r.company_id AND p.receipt_id = r.id AND p.returns IS NOT NULL
  AND p.state = 'failed' GROUP BY p.returns HAVING count(*) >= {ALARM})"""
"""Of receipts `r` those whose money keeps failing to go back to its card."""
RARE = "kind = 'refund' OR state IN ('CANCELLED', 'ABORTED')"
"""What the list of receipts is asked for though few are: found without passing over all sales."""
SUMMED = ["id", "kind", "state", "client_id", "membership_id", "total"]
"""What a year's figures ask of a receipt: read from the index of what was paid, for the rows are long."""


class Receipt(ClientOwned, Versioned, Timed, Base):
    """A sale, or a refund of one (`kind`, `original_id`), from its attempt to its end.

    `step` is what comes next, `turn` whose turn it is to do it and `look_at` until when; `trouble` says why it is being resolved,
    `failure` why it came to nothing. Amounts in öre, VAT included; `rounding` is what cash added to or took from `total`.
    """

    __tablename__ = "receipt"
    __merge__ = "move"
    __money__ = True
    __grants__ = "SELECT, INSERT, UPDATE"
    __table_args__ = (
        company_key("client", "client_id"),
        company_key("register", "register_id"),
        company_key("receipt", "original_id"),
        company_key("receipt", "retry_of"),
        company_key("booking", "booking_id"),
        CheckConstraint("kind IN ('sale', 'refund')", name="kind"),
        CheckConstraint(
            "state IN ('PENDING', 'PROCESSING', 'PAID', 'PARTIALLY_REFUNDED', 'REFUNDED', 'CANCELLED', 'ABORTED')", name="state",
        ),
        CheckConstraint("step IN ('check', 'charge', 'register', 'reverse', 'done')", name="step"),
        CheckConstraint("total >= 0 AND refunded >= 0 AND refunded <= total", name="sums"),
        CheckConstraint("state IN ('PENDING', 'PROCESSING', 'CANCELLED', 'ABORTED') OR number IS NOT NULL", name="numbered"),
        Index("receipt_number_key", "company_id", "register_id", "number", unique=True),
        Index("receipt_retry_key", "company_id", "retry_of", unique=True, postgresql_where=text("retry_of IS NOT NULL")),
        Index("receipt_one_refund_key", "company_id", "original_id", unique=True, postgresql_where=text(OPEN)),
        Index("receipt_day_idx", "company_id", "register_id", "z_number"),
        Index("receipt_made_idx", "company_id", "created_at", "id"),
        Index("receipt_rare_idx", "company_id", "created_at", "id", postgresql_where=text(RARE)),
        Index("receipt_paid_idx", "company_id", "paid_at", postgresql_include=SUMMED),
        Index("receipt_client_idx", "company_id", "client_id", "created_at", postgresql_where=text("client_id IS NOT NULL")),
        Index("receipt_booking_idx", "company_id", "booking_id", postgresql_where=text("booking_id IS NOT NULL")),
        Index("receipt_original_idx", "company_id", "original_id", postgresql_where=text("original_id IS NOT NULL")),
        Index("receipt_look_idx", "look_at", postgresql_where=text(OPEN)),
    )

    client_id: Mapped[UUID | None]
    register_id: Mapped[UUID]
    kind: Mapped[str] = mapped_column(String(6), default="sale")
    original_id: Mapped[UUID | None]
    retry_of: Mapped[UUID | None]
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
    vats: Mapped[list[Any]]
    number: Mapped[int | None]
    z_number: Mapped[int | None]
    state: Mapped[str] = mapped_column(String(18), default="PENDING")
    step: Mapped[str] = mapped_column(String(8), default="check")
    turn: Mapped[int] = mapped_column(Integer, default=1)
    look_at: Mapped[datetime]
    abort_wanted: Mapped[bool] = mapped_column(default=False)
    trouble: Mapped[str] = mapped_column(String(60), default="")
    failure: Mapped[str] = mapped_column(String(60), default="")
    restock: Mapped[bool] = mapped_column(default=False)
    refunded: Mapped[int] = mapped_column(default=0)
    downloaded: Mapped[int] = mapped_column(SmallInteger, default=0)
    numbered_at: Mapped[datetime | None]
    paid_at: Mapped[datetime | None]
    refunded_at: Mapped[datetime | None]
    ended_at: Mapped[datetime | None]

    @property
    def is_open(self) -> bool:
        """Whether it hasn't come to its end."""
        return self.state in {"PENDING", "PROCESSING"}

    @property
    def payable(self) -> int:
        """What is to be paid, or paid back."""
        return self.total + self.rounding


class ReceiptLine(CompanyOwned, Base):
    """One line, as it was at the time of sale. `discount` is its own and `share` its part of the receipt's.

    A refund's line without a quantity is a reduction of its price.
    """

    __tablename__ = "receipt_line"
    __grants__ = APPEND_ONLY
    __table_args__ = (
        company_key("receipt", "receipt_id"),
        Index("receipt_line_place_key", "company_id", "receipt_id", "place", unique=True),
        Index("receipt_line_practitioner_idx", "company_id", "practitioner_id", postgresql_where=text("practitioner_id IS NOT NULL")),
        CheckConstraint("kind IN ('product', 'service', 'gift_card')", name="kind"),
        CheckConstraint("quantity >= 0 AND total = gross - discount - share AND total >= 0", name="sums"),
    )

    receipt_id: Mapped[UUID]
    place: Mapped[int] = mapped_column(SmallInteger)
    kind: Mapped[str] = mapped_column(String(9))
    product_id: Mapped[UUID | None]
    service_id: Mapped[UUID | None]
    practitioner_id: Mapped[UUID | None]
    name: Mapped[str] = mapped_column(String(160))
    code: Mapped[str] = mapped_column(String(40), default="")
    quantity: Mapped[int] = mapped_column(Integer)
    unit_price: Mapped[int]
    gross: Mapped[int]
    discount: Mapped[int] = mapped_column(default=0)
    share: Mapped[int] = mapped_column(default=0)
    total: Mapped[int]
    rate: Mapped[int] = mapped_column(Integer)
    vat: Mapped[int]
    purpose: Mapped[str] = mapped_column(String(8), default="")
    reason: Mapped[str] = mapped_column(String(300), default="")
    expires_on: Mapped[date | None]


class Payment(CompanyOwned, Versioned, Timed, Base):
    """One way in which a receipt is paid, or paid back. A card's `session_id` is our own word for the attempt: it is asked for by it.

    `returns` names the payment whose money this one gives back: in a refund, or in a sale that could not be registered.
    """

    __tablename__ = "payment"
    __grants__ = "SELECT, INSERT, UPDATE"
    __table_args__ = (
        company_key("receipt", "receipt_id"),
        company_key("payment", "returns"),
        Index("payment_place_key", "company_id", "receipt_id", "place", unique=True),
        Index("payment_session_key", "company_id", "session_id", unique=True, postgresql_where=text("session_id IS NOT NULL")),
        Index("payment_reversal_key", "company_id", "returns", unique=True, postgresql_where=text("is_reversal AND state <> 'failed'")),
        CheckConstraint("way IN ('card', 'cash', 'gift_card', 'swish', 'online', 'invoice')", name="way"),
        CheckConstraint("state IN ('waiting', 'sent', 'completed', 'failed', 'returned')", name="state"),
        CheckConstraint("amount >= 0 AND given >= 0", name="amount"),
    )

    receipt_id: Mapped[UUID]
    place: Mapped[int] = mapped_column(SmallInteger)
    way: Mapped[str] = mapped_column(String(9))
    amount: Mapped[int]
    given: Mapped[int] = mapped_column(default=0)
    state: Mapped[str] = mapped_column(String(9), default="waiting")
    is_reversal: Mapped[bool] = mapped_column(default=False)
    returns: Mapped[UUID | None]
    gift_card_id: Mapped[UUID | None]
    session_id: Mapped[UUID | None]
    terminal_id: Mapped[str] = mapped_column(String(40), default="")
    sent_at: Mapped[datetime | None]
    event_id: Mapped[int | None] = mapped_column(Integer)
    facts: Mapped[dict[str, Any]] = mapped_column(default=dict)


class Registration(CompanyOwned, Timed, Base):
    """A number of a register's series, and what the control unit said to it. The number is committed before the unit is called."""

    __tablename__ = "control_registration"
    __grants__ = "SELECT, INSERT, UPDATE"
    __table_args__ = (
        company_key("receipt", "receipt_id"),
        company_key("register", "register_id"),
        Index("control_registration_number_key", "company_id", "register_id", "number", unique=True),
        Index("control_registration_once_key", "company_id", "receipt_id", "kind", unique=True),
        Index("control_registration_day_idx", "company_id", "register_id", "z_number", "kind"),
        Index("control_registration_stray_idx", "company_id", postgresql_where=text("state = 'failed' AND maybe_done")),
        CheckConstraint("kind IN ('normal', 'return', 'copy')", name="kind"),
        CheckConstraint("state IN ('sending', 'registered', 'failed')", name="state"),
    )

    receipt_id: Mapped[UUID]
    register_id: Mapped[UUID]
    number: Mapped[int]
    z_number: Mapped[int]
    kind: Mapped[str] = mapped_column(String(6))
    state: Mapped[str] = mapped_column(String(10), default="sending")
    tries: Mapped[int] = mapped_column(Integer, default=0)
    maybe_done: Mapped[bool] = mapped_column(default=False)
    at: Mapped[datetime]
    unit: Mapped[str] = mapped_column(String(40), default="")
    code: Mapped[str] = mapped_column(String(130), default="")
    error: Mapped[str] = mapped_column(String(60), default="")
    registered_at: Mapped[datetime | None]


_FACTS = ("register_id", "kind", "original_id", "seller", "currency", "gross", "discount", "total", "rounding", "vat", "vats")
_ONCE = ("number", "z_number", "numbered_at", "paid_at")
rowsecurity.FUNCTIONS.append(
    "CREATE OR REPLACE FUNCTION receipt_stands() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF "
    + " OR ".join(f"NEW.{name} IS DISTINCT FROM OLD.{name}" for name in _FACTS)
    + "".join(f" OR (OLD.{name} IS NOT NULL AND NEW.{name} IS DISTINCT FROM OLD.{name})" for name in _ONCE)
    + " OR (OLD.state IN ('CANCELLED', 'ABORTED') AND NEW.state <> OLD.state) OR NEW.refunded < OLD.refunded THEN"
    " RAISE EXCEPTION 'a receipt stands as it was written' USING ERRCODE = 'restrict_violation'; END IF; RETURN NEW; END $$",
)
rowsecurity.TRIGGERS += [
    "CREATE OR REPLACE TRIGGER receipt_stands BEFORE UPDATE ON receipt FOR EACH ROW EXECUTE FUNCTION receipt_stands()",
    "CREATE OR REPLACE TRIGGER receipt_kept BEFORE DELETE ON receipt FOR EACH ROW EXECUTE FUNCTION refuse_change()",
]
written_once("receipt_line")

rowsecurity.door(
    "claim_receipts", "batch int, seconds int", "TABLE (company_id uuid, receipt_id uuid, turn int)",
    "UPDATE receipt r SET look_at = now() + make_interval(secs => seconds), turn = r.turn + 1"
    f" FROM (SELECT p.company_id, p.id FROM receipt p WHERE p.{OPEN} AND p.look_at <= now() ORDER BY p.look_at"
    " LIMIT batch FOR UPDATE SKIP LOCKED) due"
    " WHERE r.company_id = due.company_id AND r.id = due.id RETURNING r.company_id, r.id, r.turn",
    {"receipt": "SELECT, UPDATE"},
)
rowsecurity.door(
    "hurry_receipts", "merchant text", "TABLE (company_id uuid, receipt_id uuid)",
    "UPDATE receipt r SET look_at = now() FROM till_setting s WHERE s.merchant_id = merchant AND r.company_id = s.company_id"
    f" AND r.{OPEN} AND r.look_at BETWEEN now() AND now() + interval '6 seconds' RETURNING r.company_id, r.id",
    {"receipt": "SELECT, UPDATE", "till_setting": "SELECT"},
)
"""Those that wait for another look get it now; whose turn it is to do something keeps it, for turns are longer."""
