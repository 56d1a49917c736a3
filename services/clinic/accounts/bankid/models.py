"""Orders to BankID, which forget what they knew when they end, and what was proved, which stays with the clinic it was proved for."""

from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import CheckConstraint, Index, String, Text, text
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core import rowsecurity
from clinic.core.clock import now
from clinic.core.models import APPEND_ONLY, Base, CompanyOwned

FORGOTTEN = (
    "visible", "hidden", "signature", "ocsp_response", "expected", "personal_number", "name", "device_ip", "auto_start_token",
    "qr_start_token", "qr_start_secret",
)
"""What an order knows only until it has ended."""
OPEN = "state IN ('starting', 'pending') OR (state = 'complete' AND finished_at IS NULL)"


class BankIdOrder(CompanyOwned, Base):
    """One order: written before BankID is called, then what it answered, until what it was for is done.

    A prescriber's belongs to no company, and so to the nil one; nothing that was signed or secret stays in it.
    """

    __tablename__ = "bankid_order"
    __grants__ = "SELECT, INSERT, UPDATE"
    __table_args__ = (
        Index("bankid_order_due_idx", "next_at", postgresql_where=text(OPEN)),
        Index("bankid_order_bound_idx", "company_id", "bound_to", "created_at"),
        CheckConstraint("method IN ('auth', 'sign')", name="method"),
        CheckConstraint("state IN ('starting', 'pending', 'complete', 'failed')", name="state"),
        CheckConstraint(
            "state <> 'complete' OR (ended_at IS NOT NULL AND (personal_number <> '' OR finished_at IS NOT NULL))", name="complete",
        ),
        CheckConstraint(f"(state <> 'failed' AND finished_at IS NULL) OR {' || '.join(FORGOTTEN)} = ''", name="forgotten"),
    )

    kind: Mapped[str] = mapped_column(String(40))
    """What is done with a completed one."""
    method: Mapped[str] = mapped_column(String(5))
    bound_to: Mapped[str] = mapped_column(String(64))
    """The session or flow that began it; nobody else hears how it goes."""
    identity_id: Mapped[UUID | None]
    facts: Mapped[dict[str, Any]]
    expected: Mapped[str] = mapped_column(String(12), default="")
    """The only personal number that may complete it; empty for anybody's."""
    visible: Mapped[str] = mapped_column(Text, default="")
    hidden: Mapped[str] = mapped_column(Text, default="")
    hidden_digest: Mapped[str] = mapped_column(String(64), default="")
    same_device: Mapped[bool] = mapped_column(default=False)
    state: Mapped[str] = mapped_column(String(10), default="starting")
    hint: Mapped[str] = mapped_column(String(40), default="")
    error: Mapped[str] = mapped_column(String(60), default="")
    order_ref: Mapped[str] = mapped_column(String(40), default="")
    auto_start_token: Mapped[str] = mapped_column(String(40), default="")
    qr_start_token: Mapped[str] = mapped_column(String(40), default="")
    qr_start_secret: Mapped[str] = mapped_column(String(40), default="")
    created_at: Mapped[datetime] = mapped_column(default=now)
    started_at: Mapped[datetime | None]
    looked_at: Mapped[datetime | None]
    next_at: Mapped[datetime] = mapped_column(default=now)
    ended_at: Mapped[datetime | None]
    finished_at: Mapped[datetime | None]
    personal_number: Mapped[str] = mapped_column(String(12), default="")
    name: Mapped[str] = mapped_column(String(200), default="")
    device_ip: Mapped[str] = mapped_column(String(45), default="")
    signature: Mapped[str] = mapped_column(Text, default="")
    ocsp_response: Mapped[str] = mapped_column(Text, default="")
    outcome: Mapped[dict[str, Any]] = mapped_column(default=dict)


class BankIdProof(CompanyOwned, Base):
    """What BankID proved for a clinic, under the order's id: all that shows later who signed exactly what. It is never changed."""

    __tablename__ = "bankid_proof"
    __grants__ = APPEND_ONLY

    kind: Mapped[str] = mapped_column(String(40))
    identity_id: Mapped[UUID | None]
    personal_number: Mapped[str] = mapped_column(String(12))
    name: Mapped[str] = mapped_column(String(200))
    device_ip: Mapped[str] = mapped_column(String(45))
    visible: Mapped[str] = mapped_column(Text)
    hidden: Mapped[str] = mapped_column(Text)
    hidden_digest: Mapped[str] = mapped_column(String(64))
    signature: Mapped[str] = mapped_column(Text)
    ocsp_response: Mapped[str] = mapped_column(Text)
    digest: Mapped[str] = mapped_column(String(64))
    """Over the signature and BankID's answer that it held."""
    at: Mapped[datetime]


rowsecurity.FUNCTIONS.append("""CREATE OR REPLACE FUNCTION keep_proof() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
 RAISE EXCEPTION 'a proof is never changed' USING ERRCODE = 'restrict_violation'; END $$""")
rowsecurity.TRIGGERS.append(
    "CREATE OR REPLACE TRIGGER bankid_proof_kept BEFORE UPDATE OR DELETE ON bankid_proof FOR EACH ROW EXECUTE FUNCTION keep_proof()",
)
rowsecurity.door(
    "door_bankid_due", "batch int", "TABLE (company_id uuid, order_id uuid)",
    f"SELECT o.company_id, o.id FROM bankid_order o WHERE ({OPEN}) AND o.next_at <= now() ORDER BY o.next_at LIMIT batch",
    {"bankid_order": "SELECT"},
)
