"""Tables of the cards on file and of their charges. Amounts in öre."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import CheckConstraint, Index, SmallInteger, String, text
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.database import row_security
from clinic.core.database.base import Base, ClientOwned, TimestampMixin, VersionMixin, company_foreign_key
from clinic.pos.db_guards import no_delete_trigger, update_guard

MAX_CONSENT_LENGTH = 1000


class CardOnFile(ClientOwned, VersionMixin, TimestampMixin, Base):
    """A card that its client agreed to be charged for fees; at most one in use for a client.

    `transaction_id` is Viva's payment that the card was put on file with, by which it is charged at the account `payee`; it is deleted
    when the card is removed. `consent` is the sentence that the client accepted at `consented_at` with `booking_id`, and `max_amount`
    what it lets a fee cost.
    """

    __tablename__ = "card_on_file"
    __on_client_merge__ = "cards_on_file"
    __grants__ = "SELECT, INSERT, UPDATE"
    __table_args__ = (
        company_foreign_key("client", "client_id"),
        company_foreign_key("booking", "booking_id"),
        CheckConstraint("max_amount > 0 AND consent <> ''", name="consent"),
        CheckConstraint("(removed_at IS NULL) = (transaction_id <> '')", name="removed"),
        Index("card_on_file_client_key", "company_id", "client_id", unique=True, postgresql_where=text("removed_at IS NULL")),
        Index("card_on_file_client_idx", "company_id", "client_id"),
    )

    client_id: Mapped[UUID]
    booking_id: Mapped[UUID]
    payee: Mapped[str] = mapped_column(String(40))
    transaction_id: Mapped[str] = mapped_column(String(80))
    card_number: Mapped[str] = mapped_column(String(30), default="")
    """Masked by Viva; empty when Viva didn't say it."""
    consent: Mapped[str] = mapped_column(String(MAX_CONSENT_LENGTH))
    consented_at: Mapped[datetime]
    max_amount: Mapped[int]
    removed_at: Mapped[datetime | None]


class CardCharge(ClientOwned, VersionMixin, TimestampMixin, Base):
    """A charge of a fee to a card on file, from the press of a button to a sale or a refusal.

    `receipt_id` is the id that the sale will have, so that the fee is taken by it from the start. Viva knows the charge by its `id` as
    the reference; `transaction_id` and `order_code` name the money, which a refund needs. `next_attempt_at` is null when it has ended.
    """

    __tablename__ = "card_charge"
    __on_client_merge__ = "move"
    __grants__ = "SELECT, INSERT, UPDATE"
    __table_args__ = (
        company_foreign_key("client", "client_id"),
        company_foreign_key("card_on_file", "card_id"),
        company_foreign_key("booking", "booking_id"),
        company_foreign_key("booking_fee", "fee_id"),
        company_foreign_key("register", "register_id"),
        CheckConstraint("amount > 0", name="amount"),
        CheckConstraint("state IN ('created', 'sent', 'charged', 'sold', 'declined')", name="state"),
        CheckConstraint("(state IN ('sold', 'declined')) = (next_attempt_at IS NULL)", name="next_attempt"),
        CheckConstraint("(state IN ('charged', 'sold')) = (transaction_id <> '')", name="transaction"),
        Index(
            "card_charge_fee_key",
            "company_id",
            "fee_id",
            unique=True,
            postgresql_where=text("state IN ('created', 'sent', 'charged')"),
        ),
        Index("card_charge_receipt_key", "company_id", "receipt_id", unique=True),
        Index("card_charge_booking_idx", "company_id", "booking_id", "created_at"),
        Index("card_charge_client_idx", "company_id", "client_id"),
        Index("card_charge_due_idx", "next_attempt_at", postgresql_where=text("next_attempt_at IS NOT NULL")),
    )

    client_id: Mapped[UUID]
    card_id: Mapped[UUID]
    booking_id: Mapped[UUID]
    fee_id: Mapped[UUID]
    register_id: Mapped[UUID]
    membership_id: Mapped[UUID | None]
    cashier: Mapped[str] = mapped_column(String(170), default="")
    amount: Mapped[int]
    payee: Mapped[str] = mapped_column(String(40))
    receipt_id: Mapped[UUID]
    state: Mapped[str] = mapped_column(String(8), default="created")
    transaction_id: Mapped[str] = mapped_column(String(80), default="")
    order_code: Mapped[str] = mapped_column(String(40), default="")
    failure_code: Mapped[str] = mapped_column(String(60), default="")
    sent_at: Mapped[datetime | None]
    next_attempt_at: Mapped[datetime | None]
    failed_attempts: Mapped[int] = mapped_column(SmallInteger, default=0)


update_guard(
    "card_on_file",
    "card_on_file_immutable",
    " OR ".join(f"NEW.{name} IS DISTINCT FROM OLD.{name}" for name in ("booking_id", "payee", "consent", "consented_at", "max_amount"))
    + " OR (NEW.transaction_id <> '' AND NEW.transaction_id <> OLD.transaction_id)",
    "a card on file and its consent are immutable",
)
no_delete_trigger("card_on_file")
update_guard(
    "card_charge",
    "card_charge_immutable",
    " OR ".join(
        f"NEW.{name} IS DISTINCT FROM OLD.{name}"
        for name in ("card_id", "booking_id", "fee_id", "register_id", "amount", "payee", "receipt_id")
    )
    + " OR (OLD.transaction_id <> '' AND NEW.transaction_id <> OLD.transaction_id)"
    " OR (OLD.state IN ('sold', 'declined') AND NEW.state <> OLD.state)",
    "a charge of a card, and how it ended, is immutable",
)
no_delete_trigger("card_charge")
row_security.lookup_function(
    "claim_card_charges",
    "batch int, seconds int",
    "TABLE (company_id uuid, charge_id uuid)",
    "UPDATE card_charge o SET next_attempt_at = now() + make_interval(secs => seconds)"
    " FROM (SELECT p.company_id, p.id FROM card_charge p WHERE p.next_attempt_at <= now() ORDER BY p.next_attempt_at"
    " LIMIT batch FOR UPDATE SKIP LOCKED) due"
    " WHERE o.company_id = due.company_id AND o.id = due.id RETURNING o.company_id, o.id",
    {"card_charge": "SELECT, UPDATE"},
)
"""Lease up to `batch` due charges of all companies for some seconds."""
