"""Tables of the portal's payments and of their settings."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import ARRAY, CheckConstraint, Index, SmallInteger, String, Uuid, text
from sqlalchemy.orm import Mapped, mapped_column

from clinic.booking.portal.schemas import BookingSelection
from clinic.core.database import row_security
from clinic.core.database.base import Base, CompanyOwned, TimestampMixin, VersionMixin, company_foreign_key
from clinic.pos.db_guards import no_delete_trigger, update_guard

SWISH_NUMBER = "123[0-9]{7}"
"""Swish numbers of companies."""


class OnlinePaymentSettings(CompanyOwned, VersionMixin, TimestampMixin, Base):
    """Settings of what visitors of the portal pay in advance: one row for a company, whose `id` is the company's; without one, nothing.

    With `mode` `percent` or `amount` it is a deposit: a percentage of the service's price, or an amount in öre. The sales are made at
    `register_id`.
    """

    __tablename__ = "online_payment_settings"
    __table_args__ = (
        company_foreign_key("register", "register_id"),
        CheckConstraint("mode IN ('none', 'percent', 'amount', 'whole')", name="mode"),
        CheckConstraint("deposit_percent BETWEEN 1 AND 100 AND deposit_amount > 0", name="deposit"),
        CheckConstraint("mode = 'none' OR register_id IS NOT NULL", name="register"),
        CheckConstraint(f"swish_number ~ '^({SWISH_NUMBER})?$'", name="swish_number"),
    )

    mode: Mapped[str] = mapped_column(String(7), default="none", server_default="none")
    deposit_percent: Mapped[int] = mapped_column(SmallInteger, default=20, server_default="20")
    deposit_amount: Mapped[int] = mapped_column(default=20000, server_default="20000")
    register_id: Mapped[UUID | None]
    swish_number: Mapped[str] = mapped_column(String(10), default="", server_default="")
    saves_card: Mapped[bool] = mapped_column(default=False, server_default="false")
    """Whether the card of a deposit is put on file where a fee can become due."""


class OnlinePayment(CompanyOwned, VersionMixin, TimestampMixin, Base):
    """A visitor's attempt to pay for a held time, from its start to a booking, a failure or the money's return. Amounts in öre.

    `booking_id` is the id that the booking will have, so that a repeated step writes the same one. `flow_id` is the visitor's flow, which
    is deleted a day after its end. Swish knows the payment by its `id` and its return by `refund_id`, Viva by `order_code`;
    `transaction_id` is the provider's name of the money, needed to return it. `next_attempt_at` is null when there is nothing to do.
    """

    __tablename__ = "online_payment"
    __grants__ = "SELECT, INSERT, UPDATE"
    __table_args__ = (
        company_foreign_key("register", "register_id"),
        company_foreign_key("service", "service_id"),
        CheckConstraint("method IN ('online', 'swish')", name="method"),
        CheckConstraint("kind IN ('deposit', 'whole')", name="kind"),
        CheckConstraint("amount > 0", name="amount"),
        CheckConstraint(
            "state IN ('created', 'waiting', 'paid', 'booked', 'failed', 'refund_due', 'refund_sent', 'refunded')", name="state",
        ),
        CheckConstraint(
            "state IN ('booked', 'failed', 'refunded') OR next_attempt_at IS NOT NULL", name="next_attempt",
        ),
        Index("online_payment_booking_key", "company_id", "booking_id", unique=True),
        Index("online_payment_flow_idx", "company_id", "flow_id", "created_at"),
        Index("online_payment_order_key", "company_id", "order_code", unique=True, postgresql_where=text("order_code <> ''")),
        Index("online_payment_id_idx", "id"),
        Index("online_payment_due_idx", "next_attempt_at", postgresql_where=text("next_attempt_at IS NOT NULL")),
    )

    flow_id: Mapped[UUID]
    booking_id: Mapped[UUID]
    service_id: Mapped[UUID]
    practitioner_id: Mapped[UUID | None]
    add_on_ids: Mapped[list[UUID]] = mapped_column(ARRAY(Uuid), default=list, server_default="{}")
    start_at: Mapped[datetime]
    register_id: Mapped[UUID]
    method: Mapped[str] = mapped_column(String(6))
    kind: Mapped[str] = mapped_column(String(7))
    amount: Mapped[int]
    payee: Mapped[str] = mapped_column(String(40))
    """The company's account at the provider when the payment began: its merchant id or Swish number."""
    state: Mapped[str] = mapped_column(String(11), default="created")
    order_code: Mapped[str] = mapped_column(String(40), default="")
    token: Mapped[str] = mapped_column(String(80), default="")
    transaction_id: Mapped[str] = mapped_column(String(80), default="")
    refund_id: Mapped[UUID | None]
    failure_code: Mapped[str] = mapped_column(String(60), default="")
    card_consent: Mapped[str] = mapped_column(String(1000), default="", server_default="")
    """The sentence by which the visitor let the card be put on file, accepted when the payment began; empty for none."""
    card_max_amount: Mapped[int] = mapped_column(default=0, server_default="0")
    expires_at: Mapped[datetime]
    sent_at: Mapped[datetime | None]
    next_attempt_at: Mapped[datetime | None]
    failed_attempts: Mapped[int] = mapped_column(SmallInteger, default=0)

    @property
    def selection(self) -> BookingSelection:
        """The visit that is paid for."""
        return BookingSelection(
            service_id=self.service_id, practitioner_id=self.practitioner_id, add_on_ids=self.add_on_ids, start_at=self.start_at,
        )


update_guard(
    "online_payment", "online_payment_immutable",
    " OR ".join(
        f"NEW.{name} IS DISTINCT FROM OLD.{name}"
        for name in ("flow_id", "booking_id", "service_id", "register_id", "method", "kind", "amount", "payee", "start_at",
                     "add_on_ids")
    ) + " OR (OLD.transaction_id <> '' AND NEW.transaction_id <> OLD.transaction_id)"
    " OR (OLD.state IN ('booked', 'refunded') AND NEW.state <> OLD.state)",
    "what was paid for, and how it ended, is immutable",
)
no_delete_trigger("online_payment")
row_security.lookup_function(
    "claim_online_payments", "batch int, seconds int", "TABLE (company_id uuid, payment_id uuid)",
    "UPDATE online_payment o SET next_attempt_at = now() + make_interval(secs => seconds)"
    " FROM (SELECT p.company_id, p.id FROM online_payment p WHERE p.next_attempt_at <= now() ORDER BY p.next_attempt_at"
    " LIMIT batch FOR UPDATE SKIP LOCKED) due"
    " WHERE o.company_id = due.company_id AND o.id = due.id RETURNING o.company_id, o.id",
    {"online_payment": "SELECT, UPDATE"},
)
"""Lease up to `batch` due payments of all companies for some seconds."""
row_security.lookup_function(
    "poll_online_payment_now", "code text, payment uuid", "TABLE (company_id uuid, payment_id uuid)",
    "UPDATE online_payment o SET next_attempt_at = now() WHERE o.state IN ('waiting', 'failed')"
    " AND ((code <> '' AND o.order_code = code) OR o.id = payment) RETURNING o.company_id, o.id",
    {"online_payment": "SELECT, UPDATE"},
)
"""Make the payment due that a provider's event names, unless it is booked or its money is on its way back."""
