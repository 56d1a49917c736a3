"""What a completed order proved, and how it is laid down with the clinic that it was proved for."""

from dataclasses import asdict, dataclass
from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts.bankid.models import BankIdProof
from clinic.core.db import context_of
from clinic.core.freeze import canonical, digest


@dataclass(frozen=True, slots=True)
class Proved:
    """A completed order, for whom it was made."""

    id: UUID
    kind: str
    facts: dict[str, Any]
    identity_id: UUID | None
    personal_number: str
    name: str
    device_ip: str
    visible: str
    hidden: str
    hidden_digest: str
    signature: str
    ocsp_response: str
    at: datetime

    @property
    def digest(self) -> str:
        """By what the proof is known: over the signature and BankID's answer that it held."""
        return digest(canonical({"signature": self.signature, "ocsp_response": self.ocsp_response}))

    @property
    def masked_number(self) -> str:
        """As much of the personal number as a paper shows."""
        return f"{self.personal_number[:8]}-****"


async def keep(session: AsyncSession, proved: Proved) -> None:
    """Lay the proof down with the clinic that the session acts at, for good; twice is once."""
    values = asdict(proved)
    values.pop("facts")
    row = insert(BankIdProof).values(company_id=context_of(session).company_id, digest=proved.digest, **values)
    await session.execute(row.on_conflict_do_nothing(index_elements=["company_id", "id"]))
