"""Tables of passkeys and of the challenges that wait for an answer of the browser."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import BigInteger, CheckConstraint, ForeignKey, Index, LargeBinary, String
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.clock import now
from clinic.core.database.base import Base, new_id


class Passkey(Base):
    """A passkey of a person: the public key, by which an answer of its device is verified."""

    __tablename__ = "passkey"
    __global__ = "a person signs in before any company is known"
    __table_args__ = (Index("passkey_identity_idx", "identity_id"),)

    id: Mapped[UUID] = mapped_column(primary_key=True, default=new_id)
    identity_id: Mapped[UUID] = mapped_column(ForeignKey("identity.id"))
    credential_id: Mapped[bytes] = mapped_column(LargeBinary, unique=True)
    public_key: Mapped[bytes] = mapped_column(LargeBinary)
    sign_count: Mapped[int] = mapped_column(BigInteger)
    """How often the device has signed; 0 always, where it doesn't count. A device that counts backwards was copied."""
    name: Mapped[str] = mapped_column(String(60))
    created_at: Mapped[datetime] = mapped_column(default=now)
    last_used_at: Mapped[datetime | None]


class PasskeyChallenge(Base):
    """A challenge, deleted when it is answered: of a browser that signs in, or of a session that registers a passkey."""

    __tablename__ = "passkey_challenge"
    __global__ = "a person signs in before any company is known"
    __table_args__ = (
        Index("passkey_challenge_expiry_idx", "expires_at"),
        CheckConstraint("purpose IN ('register', 'sign_in')", name="purpose"),
    )

    binding: Mapped[bytes] = mapped_column(LargeBinary, primary_key=True)
    """Digest of the key in the browser's cookie, or of the session."""
    purpose: Mapped[str] = mapped_column(String(10))
    challenge: Mapped[bytes] = mapped_column(LargeBinary)
    expires_at: Mapped[datetime]
