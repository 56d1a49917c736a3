"""Seed the demo clinic's prescriptions: an external prescriber with pending, signed and declined requests."""

from base64 import b64encode
from dataclasses import dataclass
from datetime import datetime, timedelta
from hashlib import sha256
from uuid import UUID

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts.bankid import proofs
from clinic.accounts.bankid.proofs import CompletedOrder
from clinic.accounts.models import Identity, Membership, Prescriber
from clinic.accounts.prescribers import service as prescribers
from clinic.company.models import Company
from clinic.core import documents
from clinic.core.canonical_json import canonical_json
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.prescriptions import signed_payload
from clinic.prescriptions.models import Prescription
from clinic.prescriptions.signing import ORDER_TYPE
from clinic.prescriptions.usage import normalize_drug_name

PERSONAL_ID, PRESCRIBER_CODE = "198204152394", "9123456"
"""The prescriber Doris, as in the BankID simulator."""


@dataclass(frozen=True)
class _SampleRequest:
    """A sample prescription: index of its client, days since the request, and its state."""

    client: int
    days_ago: int
    drug: str
    strength: str
    form: str
    dose: str
    area: str
    indication: str
    max_uses: int = 1
    state: str = "pending"
    reason: str = ""


_TOXIN = ("Botox", "100 E", "Pulver till injektionsvätska, lösning", "20 E")
_ENZYME = ("Hyalas", "150 E/ml", "Pulver till injektionsvätska", "1 ml")
SAMPLES = (
    _SampleRequest(3, 0, *_TOXIN, "Glabella", "Mimiska rynkor mellan ögonbrynen", max_uses=2),
    _SampleRequest(8, 1, *_TOXIN, "Panna och glabella", "Mimiska rynkor i pannan", max_uses=3),
    _SampleRequest(15, 2, *_ENZYME, "Överläpp", "Upplösning av hyaluronsyra efter ojämnt resultat"),
    _SampleRequest(0, 20, *_TOXIN, "Kråksparkar", "Mimiska rynkor vid ögonen", max_uses=3, state="signed"),
    _SampleRequest(1, 34, *_TOXIN, "Glabella", "Mimiska rynkor mellan ögonbrynen", max_uses=2, state="signed"),
    _SampleRequest(5, 48, "Xylocain", "10 mg/ml", "Injektionsvätska", "högst 5 ml", "Läppar", "Lokalbedövning före filler", max_uses=4, state="signed"),
    _SampleRequest(11, 60, *_TOXIN, "Käkmuskler", "Tandgnissling", state="not_prescribed", reason="Behöver bedömas av tandläkare först."),
    _SampleRequest(12, 75, *_ENZYME, "Haka", "Upplösning av hyaluronsyra", state="inactivated", reason="Klienten avstod från behandlingen."),
)


async def seed(session: AsyncSession, company: Company, clients: list[UUID], *, doctor: str, nurse: str) -> None:
    """Add the prescriber to the clinic and create requests in every state."""
    prescriber = (await session.scalars(
        select(Prescriber).join(Identity, Identity.id == Prescriber.identity_id).where(Identity.email == doctor),
    )).one()
    prescriber.personal_id, prescriber.prescriber_code = PERSONAL_ID, PRESCRIBER_CODE
    await prescribers.add_prescriber(session, prescriber, doctor, "external")
    requester = (await session.scalars(select(Membership).where(Membership.company_id == company.id, Membership.email == nurse))).one()
    for sample in SAMPLES:
        row = _request(company, prescriber, requester, clients[sample.client], sample)
        session.add(row)
        await session.flush()
        if sample.state in {"signed", "inactivated"}:
            await _sign(session, row, prescriber, sample.state)
        await session.flush()


def _request(company: Company, prescriber: Prescriber, requester: Membership, client: UUID, sample: _SampleRequest) -> Prescription:
    requested_at = now() - timedelta(days=sample.days_ago, hours=3)
    decided_at = requested_at + timedelta(hours=2)
    is_signed, is_inactivated = sample.state in {"signed", "inactivated"}, sample.state == "inactivated"
    return Prescription(
        company_id=company.id, id=new_id(), client_id=client, prescriber_id=prescriber.id, prescriber_name=f"{prescriber.first_name} {prescriber.last_name}",
        clinic_name=company.name, requested_by=requester.id, requested_by_name=f"{requester.first_name} {requester.last_name}", drug=sample.drug,
        drug_key=normalize_drug_name(sample.drug), strength=sample.strength, form=sample.form, dose=sample.dose, area=sample.area, max_uses=sample.max_uses,
        valid_until=(requested_at + timedelta(days=365)).date(), indication=sample.indication, created_at=requested_at,
        state="pending" if is_signed else sample.state, declined_at=decided_at if sample.state == "not_prescribed" else None, decline_reason="" if is_inactivated else sample.reason,
        ended_at=decided_at + timedelta(days=3) if is_inactivated else None, ended_reason=sample.reason if is_inactivated else "",
    )


async def _sign(session: AsyncSession, row: Prescription, prescriber: Prescriber, state: str) -> None:
    at, content = row.created_at + timedelta(hours=2), await signed_payload.build_payload(session, row)
    order = _completed_order(prescriber, at, signed_payload.bankid_text(content, prescriber.language), canonical_json({"prescriptions": [signed_payload.payload_reference(content)]}))
    await proofs.store_proof(session, order)
    document = await documents.freeze(
        session, document_type="prescription", subject_id=row.id, client_id=row.client_id,
        content={**content, "signed": signed_payload.signature_details(order, prescriber.prescriber_code)},
    )
    row.state, row.signed_at, row.signed_by_name = state, at, order.name
    row.order_id, row.document_id = order.id, document.id


def _completed_order(prescriber: Prescriber, at: datetime, visible_text: str, non_visible: bytes) -> CompletedOrder:
    """Build the completed order that the BankID simulator would have returned."""
    return CompletedOrder(
        id=new_id(), type=ORDER_TYPE, payload={}, identity_id=prescriber.identity_id, personal_number=prescriber.personal_id,
        name=f"{prescriber.first_name} {prescriber.last_name}", device_ip="", visible_data=visible_text, non_visible_data=b64encode(non_visible).decode(),
        non_visible_data_digest=sha256(non_visible).hexdigest(), signature="", ocsp_response="", at=at,
    )
