"""BankID orders, whose sensitive columns are cleared when they end, and BankID proofs, which are stored with the clinic and append-only."""

from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import CheckConstraint, Index, String, Text, text
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.clock import now
from clinic.core.database import row_security
from clinic.core.database.base import APPEND_ONLY, Base, CompanyOwned

CLEARED_ON_END = (
    "visible_data", "non_visible_data", "signature", "ocsp_response", "expected_personal_number", "personal_number", "name", "device_ip",
    "auto_start_token", "qr_start_token", "qr_start_secret",
)
"""Columns of an order that are cleared when it has ended."""
IS_OPEN_SQL = "state IN ('starting', 'pending') OR (state = 'complete' AND finished_at IS NULL)"


class BankIdOrder(CompanyOwned, Base):
    """An order: inserted before BankID is called, then updated with the answers until its completion hook has run.

    A prescriber's order belongs to no company and has the nil company's id. Nothing signed or secret stays in an ended order.
    """

    __tablename__ = "bankid_order"
    __grants__ = "SELECT, INSERT, UPDATE"
    __table_args__ = (
        Index("bankid_order_due_idx", "next_attempt_at", postgresql_where=text(IS_OPEN_SQL)),
        Index("bankid_order_session_idx", "company_id", "session_binding", "created_at"),
        CheckConstraint("method IN ('auth', 'sign')", name="method"),
        CheckConstraint("state IN ('starting', 'pending', 'complete', 'failed')", name="state"),
        CheckConstraint(
            "state <> 'complete' OR (ended_at IS NOT NULL AND (personal_number <> '' OR finished_at IS NOT NULL))", name="complete",
        ),
        CheckConstraint(f"(state <> 'failed' AND finished_at IS NULL) OR {' || '.join(CLEARED_ON_END)} = ''", name="cleared"),
    )

    type: Mapped[str] = mapped_column(String(40))
    """Names the completion hook (`service.on_completed`)."""
    method: Mapped[str] = mapped_column(String(5))
    session_binding: Mapped[str] = mapped_column(String(64))
    """Digest of the session or flow that started the order; only that one may read its state."""
    identity_id: Mapped[UUID | None]
    payload: Mapped[dict[str, Any]]
    """Data for the completion hook."""
    expected_personal_number: Mapped[str] = mapped_column(String(12), default="")
    """The only personal number that may complete the order; empty for any."""
    visible_data: Mapped[str] = mapped_column(Text, default="")
    non_visible_data: Mapped[str] = mapped_column(Text, default="")
    non_visible_data_digest: Mapped[str] = mapped_column(String(64), default="")
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
    last_collected_at: Mapped[datetime | None]
    next_attempt_at: Mapped[datetime] = mapped_column(default=now)
    ended_at: Mapped[datetime | None]
    finished_at: Mapped[datetime | None]
    personal_number: Mapped[str] = mapped_column(String(12), default="")
    name: Mapped[str] = mapped_column(String(200), default="")
    device_ip: Mapped[str] = mapped_column(String(45), default="")
    signature: Mapped[str] = mapped_column(Text, default="")
    ocsp_response: Mapped[str] = mapped_column(Text, default="")
    outcome: Mapped[dict[str, Any]] = mapped_column(default=dict)


class BankIdProof(CompanyOwned, Base):
    """The proof of a completed order, under the order's id: evidence of who signed exactly what. Append-only."""

    __tablename__ = "bankid_proof"
    __grants__ = APPEND_ONLY

    type: Mapped[str] = mapped_column(String(40))
    identity_id: Mapped[UUID | None]
    personal_number: Mapped[str] = mapped_column(String(12))
    name: Mapped[str] = mapped_column(String(200))
    device_ip: Mapped[str] = mapped_column(String(45))
    visible_data: Mapped[str] = mapped_column(Text)
    non_visible_data: Mapped[str] = mapped_column(Text)
    non_visible_data_digest: Mapped[str] = mapped_column(String(64))
    signature: Mapped[str] = mapped_column(Text)
    ocsp_response: Mapped[str] = mapped_column(Text)
    digest: Mapped[str] = mapped_column(String(64))
    """SHA-256 over the signature and BankID's OCSP response."""
    at: Mapped[datetime]


row_security.FUNCTIONS.append("""CREATE OR REPLACE FUNCTION reject_bankid_proof_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
 RAISE EXCEPTION 'a BankID proof is never changed' USING ERRCODE = 'restrict_violation'; END $$""")
row_security.TRIGGERS.append(
    "CREATE OR REPLACE TRIGGER bankid_proof_append_only BEFORE UPDATE OR DELETE ON bankid_proof"
    " FOR EACH ROW EXECUTE FUNCTION reject_bankid_proof_change()",
)
row_security.lookup_function(
    "lookup_due_bankid_orders", "batch int", "TABLE (company_id uuid, order_id uuid)",
    f"SELECT o.company_id, o.id FROM bankid_order o WHERE ({IS_OPEN_SQL}) AND o.next_attempt_at <= now()"
    " ORDER BY o.next_attempt_at LIMIT batch",
    {"bankid_order": "SELECT"},
)
