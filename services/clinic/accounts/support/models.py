"""Table of the messages to support."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import ForeignKey, String
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.clock import now
from clinic.core.database.base import APPEND_ONLY, Base, CompanyOwned


class SupportMessage(CompanyOwned, Base):
    """A message of a member of staff to support, which gets it by e-mail. It is never changed."""

    __tablename__ = "support_message"
    __grants__ = APPEND_ONLY

    identity_id: Mapped[UUID] = mapped_column(ForeignKey("identity.id"))
    title: Mapped[str] = mapped_column(String(150))
    text: Mapped[str] = mapped_column(String(5000))
    attachment_id: Mapped[UUID | None]
    """A file of this company."""
    created_at: Mapped[datetime] = mapped_column(default=now)
