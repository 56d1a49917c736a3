"""The result of a completed BankID order, and storing its proof with the clinic."""

from dataclasses import asdict, dataclass
from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts.bankid.models import BankIdProof
from clinic.core.canonical_json import canonical_json, sha256_hex
from clinic.core.database.session import get_context


@dataclass(frozen=True, slots=True)
class CompletedOrder:
    """A completed order, as passed to the completion hook of its type."""

    id: UUID
    type: str
    payload: dict[str, Any]
    identity_id: UUID | None
    personal_number: str
    name: str
    device_ip: str
    visible_data: str
    non_visible_data: str
    non_visible_data_digest: str
    signature: str
    ocsp_response: str
    at: datetime

    @property
    def digest(self) -> str:
        """SHA-256 over the signature and BankID's OCSP response; identifies the proof in documents."""
        return sha256_hex(canonical_json({"signature": self.signature, "ocsp_response": self.ocsp_response}))

    @property
    def masked_personal_number(self) -> str:
        """The personal number as documents show it: the date of birth, the rest masked."""
        return f"{self.personal_number[:8]}-****"


async def store_proof(session: AsyncSession, order: CompletedOrder) -> None:
    """Store an order's proof with the company that the session acts for. Idempotent."""
    values = asdict(order)
    values.pop("payload")
    proof = insert(BankIdProof).values(company_id=get_context(session).company_id, digest=order.digest, **values)
    await session.execute(proof.on_conflict_do_nothing(index_elements=["company_id", "id"]))
