"""Tables of gift cards and of the movements of their balances."""

from datetime import date, datetime
from uuid import UUID

from sqlalchemy import CheckConstraint, Index, String
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.clock import now
from clinic.core.database.base import APPEND_ONLY, Base, ClientOwned, CompanyOwned, TimestampMixin, VersionMixin, company_foreign_key
from clinic.pos.db_guards import append_only_trigger


class GiftCard(ClientOwned, VersionMixin, TimestampMixin, Base):
    """A gift card, amounts in minor units. The table's CHECK refuses to redeem more than the balance."""

    __tablename__ = "gift_card"
    __on_client_merge__ = "move"
    __grants__ = "SELECT, INSERT, UPDATE"
    __table_args__ = (
        company_foreign_key("client", "client_id"),
        company_foreign_key("receipt", "receipt_id"),
        Index("gift_card_code_key", "company_id", "code", unique=True),
        Index("gift_card_created_idx", "company_id", "created_at", "id"),
        Index("gift_card_receipt_idx", "company_id", "receipt_id"),
        CheckConstraint("initial_value > 0 AND balance >= 0 AND balance <= initial_value", name="balance"),
        CheckConstraint("state IN ('pending', 'active', 'cancelled')", name="state"),
    )

    client_id: Mapped[UUID | None]
    receipt_id: Mapped[UUID | None]
    code: Mapped[str] = mapped_column(String(20))
    initial_value: Mapped[int]
    balance: Mapped[int]
    expires_on: Mapped[date]
    state: Mapped[str] = mapped_column(String(9), default="pending")

    def status_on(self, day: date) -> str:
        """Return the status shown on a day of the clinic: pending, active, used, expired or cancelled. The last day counts as active."""
        if self.state != "active":
            return self.state
        return "expired" if self.expires_on < day else "active" if self.balance else "used"


class GiftCardEntry(CompanyOwned, Base):
    """A movement of a gift card's balance; the sum of a card's movements is its balance."""

    __tablename__ = "gift_card_entry"
    __grants__ = APPEND_ONLY
    __table_args__ = (
        company_foreign_key("gift_card", "gift_card_id"),
        company_foreign_key("receipt", "receipt_id"),
        Index("gift_card_entry_card_idx", "company_id", "gift_card_id", "at"),
    )

    gift_card_id: Mapped[UUID]
    receipt_id: Mapped[UUID | None]
    amount: Mapped[int]
    at: Mapped[datetime] = mapped_column(default=now)


append_only_trigger("gift_card_entry")
