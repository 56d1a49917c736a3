"""Gift cards and what was put on and taken from each."""

from datetime import date, datetime
from uuid import UUID

from sqlalchemy import CheckConstraint, Index, String
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.clock import now
from clinic.core.models import APPEND_ONLY, Base, ClientOwned, CompanyOwned, Timed, Versioned, company_key
from clinic.pos.tills.models import written_once


class GiftCard(ClientOwned, Versioned, Timed, Base):
    """A gift card; the table itself refuses that more is taken than there is."""

    __tablename__ = "gift_card"
    __merge__ = "move"
    __grants__ = "SELECT, INSERT, UPDATE"
    __table_args__ = (
        company_key("client", "client_id"),
        company_key("receipt", "receipt_id"),
        Index("gift_card_code_key", "company_id", "code", unique=True),
        Index("gift_card_made_idx", "company_id", "created_at", "id"),
        Index("gift_card_sold_idx", "company_id", "receipt_id"),
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

    @property
    def status(self) -> str:
        """What follows from its state, day and balance."""
        if self.state != "active":
            return self.state
        return "expired" if self.expires_on < now().date() else "active" if self.balance else "used"


class GiftCardEntry(CompanyOwned, Base):
    """One movement of a gift card's balance; all of them together are the balance."""

    __tablename__ = "gift_card_entry"
    __grants__ = APPEND_ONLY
    __table_args__ = (
        company_key("gift_card", "gift_card_id"),
        company_key("receipt", "receipt_id"),
        Index("gift_card_entry_of_idx", "company_id", "gift_card_id", "at"),
    )

    gift_card_id: Mapped[UUID]
    receipt_id: Mapped[UUID | None]
    amount: Mapped[int]
    at: Mapped[datetime] = mapped_column(default=now)


written_once("gift_card_entry")
