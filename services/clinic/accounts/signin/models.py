"""Tables of the sign-ins that wait for their next step, and of second factors."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import BigInteger, CheckConstraint, ForeignKey, Index, LargeBinary, SmallInteger, String, Text
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.orm import Mapped, mapped_column

from clinic.accounts.models import Identity as Identity
from clinic.core.clock import now
from clinic.core.database.base import Base, new_id


class SignInStep(Base):
    """A sign-in whose password is proved and that waits for its next step; deleted when the session begins, or when it expires.

    The browser holds the token in a cookie. Token and code are stored as digests.
    """

    __tablename__ = "sign_in_step"
    __global__ = "belongs to a person who isn't signed in yet"
    __table_args__ = (
        Index("sign_in_step_expiry_idx", "expires_at"),
        Index("sign_in_step_identity_idx", "identity_id"),
        CheckConstraint("area IN ('staff', 'prescriber', 'master_admin')", name="area"),
        CheckConstraint("needs IN ('second_factor', 'password_change')", name="needs"),
        CheckConstraint("method IN ('', 'mail_code', 'sms_code')", name="method"),
    )

    id: Mapped[UUID] = mapped_column(primary_key=True, default=new_id)
    token_hash: Mapped[bytes] = mapped_column(LargeBinary, unique=True)
    identity_id: Mapped[UUID] = mapped_column(ForeignKey("identity.id"))
    area: Mapped[str] = mapped_column(String(15))
    needs: Mapped[str] = mapped_column(String(20), default="second_factor", server_default="second_factor")
    """The step that the sign-in waits for."""
    password_hash: Mapped[str] = mapped_column(String(200))
    """The hash that was verified; the session begins only while it is still the person's."""
    factors: Mapped[list[str]] = mapped_column(ARRAY(Text))
    """What is proved so far."""
    method: Mapped[str] = mapped_column(String(10), default="")
    """How the current code is sent; empty before one is asked for."""
    code_hash: Mapped[bytes | None] = mapped_column(LargeBinary)
    """Null until the message is composed, and once the code is used."""
    code_sent_at: Mapped[datetime | None]
    codes_sent: Mapped[int] = mapped_column(SmallInteger, default=0)
    attempts: Mapped[int] = mapped_column(SmallInteger, default=0)
    """Attempts at the current code."""
    created_at: Mapped[datetime] = mapped_column(default=now)
    expires_at: Mapped[datetime]


class TrustedDevice(Base):
    """A browser that counts as a person's second factor until it expires: it holds the secret in a cookie, of which this is the digest."""

    __tablename__ = "trusted_device"
    __global__ = "read at sign-in, before the company is known"
    __table_args__ = (Index("trusted_device_identity_idx", "identity_id"), Index("trusted_device_expiry_idx", "expires_at"))

    id: Mapped[UUID] = mapped_column(primary_key=True, default=new_id)
    identity_id: Mapped[UUID] = mapped_column(ForeignKey("identity.id"))
    secret_hash: Mapped[bytes] = mapped_column(LargeBinary, unique=True)
    is_strong: Mapped[bool]
    """Whether the sign-in in which it was trusted was strong (`factors.is_strong`)."""
    created_at: Mapped[datetime] = mapped_column(default=now)
    expires_at: Mapped[datetime]


class Authenticator(Base):
    """A person's authenticator app (TOTP, RFC 6238); in use once a code of it has confirmed it."""

    __tablename__ = "authenticator"
    __global__ = "a person signs in before any company is known"

    identity_id: Mapped[UUID] = mapped_column(ForeignKey("identity.id"), primary_key=True)
    secret: Mapped[bytes] = mapped_column(LargeBinary)
    """Encrypted (`core.security.encryption`)."""
    created_at: Mapped[datetime] = mapped_column(default=now)
    confirmed_at: Mapped[datetime | None]
    last_time_step: Mapped[int | None] = mapped_column(BigInteger)
    """The half minute of the last accepted code; only codes of later ones are accepted."""


class RecoveryCode(Base):
    """A code that replaces the authenticator app once, stored as a digest; the set of ten is made anew as a whole."""

    __tablename__ = "recovery_code"
    __global__ = "a person signs in before any company is known"

    identity_id: Mapped[UUID] = mapped_column(ForeignKey("authenticator.identity_id", ondelete="CASCADE"), primary_key=True)
    code_hash: Mapped[bytes] = mapped_column(LargeBinary, primary_key=True)
    created_at: Mapped[datetime] = mapped_column(default=now)
    used_at: Mapped[datetime | None]
