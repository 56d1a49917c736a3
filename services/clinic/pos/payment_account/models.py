"""The table of companies' accounts with the payment provider."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import CheckConstraint, Index, String
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.clock import now
from clinic.core.database import row_security
from clinic.core.database.base import Base, CompanyOwned, TimestampMixin, VersionMixin

IS_PENDING = "state IN ('started', 'waiting') AND provider_account_id <> ''"
"""SQL condition for accounts whose state at the provider may still change."""


class PaymentAccount(CompanyOwned, VersionMixin, TimestampMixin, Base):
    """The connection of a company's account with the payment provider: one row, whose `id` is the company's.

    `provider_account_id` is empty until the provider has answered the invitation. The merchant id of a connected account is stored
    in the register settings, which sales read.
    """

    __tablename__ = "payment_account"
    __grants__ = "SELECT, INSERT, UPDATE"
    __table_args__ = (
        Index("payment_account_company_key", "company_id", unique=True),
        Index("payment_account_provider_idx", "provider_account_id"),
        CheckConstraint("state IN ('started', 'waiting', 'connected', 'refused')", name="state"),
    )

    email: Mapped[str] = mapped_column(String(254))
    state: Mapped[str] = mapped_column(String(9), default="started")
    provider_account_id: Mapped[str] = mapped_column(String(80), default="")
    redirect_url: Mapped[str] = mapped_column(String(500), default="")
    terms_version: Mapped[str] = mapped_column(String(20))
    terms_accepted_at: Mapped[datetime] = mapped_column(default=now)
    terms_membership_id: Mapped[UUID | None]


row_security.lookup_function(
    "lookup_companies_with_pending_payment_account", "after uuid, batch int", "TABLE (company_id uuid)",
    f"SELECT p.company_id FROM payment_account p WHERE p.{IS_PENDING.replace('AND ', 'AND p.')} AND p.company_id > after"
    " ORDER BY p.company_id LIMIT batch",
    {"payment_account": "SELECT"},
)
row_security.lookup_function(
    "lookup_pending_payment_account", "account text", "TABLE (company_id uuid)",
    f"SELECT p.company_id FROM payment_account p WHERE p.provider_account_id = account AND p.{IS_PENDING.replace('AND ', 'AND p.')}",
    {"payment_account": "SELECT"},
)
