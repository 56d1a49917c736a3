"""Table of the e-mail addresses that wait for their code."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import ForeignKey, Index, LargeBinary, SmallInteger, String
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.clock import now
from clinic.core.database.base import Base, new_id


class EmailChange(Base):
    """The address that a person wants to sign in with, one for each; the code is typed in the session that asked for it."""

    __tablename__ = "email_change"
    __global__ = "an account is known before the company, at sign-in"
    __table_args__ = (Index("email_change_expiry_idx", "expires_at"),)

    id: Mapped[UUID] = mapped_column(primary_key=True, default=new_id)
    identity_id: Mapped[UUID] = mapped_column(ForeignKey("identity.id"), unique=True)
    session_id: Mapped[UUID]
    email: Mapped[str] = mapped_column(String(254))
    code_hash: Mapped[bytes | None] = mapped_column(LargeBinary)
    """Null for an address that has an account, to which no code is sent."""
    attempts: Mapped[int] = mapped_column(SmallInteger, default=0)
    created_at: Mapped[datetime] = mapped_column(default=now)
    expires_at: Mapped[datetime]
