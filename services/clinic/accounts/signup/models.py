"""Table of the sign-ups whose e-mail address is not verified yet."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import CheckConstraint, Index, LargeBinary, SmallInteger, String
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.clock import now
from clinic.core.database.base import Base, new_id


class PendingSignUp(Base):
    """The details of a sign-up until its address is verified; deleted then, or when it expires. Codes and keys are stored as digests.

    It is a new company's, whose terms were agreed to, or with an invitation that of a prescriber who joins the inviting company.
    An address may have several, also one that has an account: only the e-mail tells them apart.
    """

    __tablename__ = "pending_sign_up"
    __global__ = "a company begins only when its owner's address is verified"
    __table_args__ = (
        Index("pending_sign_up_expiry_idx", "expires_at"),
        CheckConstraint("(invitation_id IS NULL) = (invitation_company_id IS NULL)", name="invitation"),
        CheckConstraint("(invitation_id IS NULL) = (terms_version <> '')", name="terms"),
    )

    id: Mapped[UUID] = mapped_column(primary_key=True, default=new_id)
    browser_hash: Mapped[bytes] = mapped_column(LargeBinary)
    """Digest of the key in the cookie of the browser in which the details were typed."""
    link_hash: Mapped[bytes | None] = mapped_column(LargeBinary)
    code_hash: Mapped[bytes | None] = mapped_column(LargeBinary)
    """Null until the e-mail is composed."""
    code_expires_at: Mapped[datetime]
    attempts: Mapped[int] = mapped_column(SmallInteger, default=0)
    """Attempts at the current code."""
    email: Mapped[str] = mapped_column(String(254))
    first_name: Mapped[str] = mapped_column(String(80))
    last_name: Mapped[str] = mapped_column(String(80))
    password_hash: Mapped[str] = mapped_column(String(200))
    language: Mapped[str] = mapped_column(String(2))
    company_name: Mapped[str] = mapped_column(String(120))
    country: Mapped[str] = mapped_column(String(2), default="")
    terms_version: Mapped[str] = mapped_column(String(20), default="")
    processor_agreement_version: Mapped[str] = mapped_column(String(20), default="", server_default="")
    privacy_notice_version: Mapped[str] = mapped_column(String(20), default="", server_default="")
    invitation_company_id: Mapped[UUID | None]
    invitation_id: Mapped[UUID | None]
    personal_id: Mapped[str] = mapped_column(String(12), default="", server_default="")
    prescriber_code: Mapped[str] = mapped_column(String(7), default="", server_default="")
    agreed_at: Mapped[datetime] = mapped_column(default=now)
    created_at: Mapped[datetime] = mapped_column(default=now)
    expires_at: Mapped[datetime]
