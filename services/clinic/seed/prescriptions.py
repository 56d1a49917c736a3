"""The demo clinic's prescriptions: its external prescriber has joined, with requests that wait and some that are signed."""

from base64 import b64encode
from dataclasses import dataclass
from datetime import datetime, timedelta
from hashlib import sha256
from uuid import UUID

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts.bankid import proofs
from clinic.accounts.bankid.proofs import Proved
from clinic.accounts.models import Identity, Membership, Prescriber
from clinic.accounts.prescribers import service as prescribers
from clinic.company.models import Company
from clinic.core import documents
from clinic.core.clock import now
from clinic.core.freeze import canonical
from clinic.core.models import new_id
from clinic.prescriptions import content as contents
from clinic.prescriptions.models import Prescription
from clinic.prescriptions.signing import KIND
from clinic.prescriptions.uses import drug_key

PERSONAL_ID, CODE = "198204152394", "9123456"
"""Doris, as the BankID simulator knows her."""


@dataclass(frozen=True)
class _Sample:
    """One prescription: for the how manyeth client, when it was asked for, and what has become of it."""

    client: int
    days_ago: int
    drug: str
    strength: str
    form: str
    dose: str
    area: str
    indication: str
    times: int = 1
    state: str = "pending"
    reason: str = ""


_TOXIN = ("Botox", "100 E", "Pulver till injektionsvätska, lösning", "20 E")
_ENZYME = ("Hyalas", "150 E/ml", "Pulver till injektionsvätska", "1 ml")
SAMPLES = (
    _Sample(3, 0, *_TOXIN, "Glabella", "Mimiska rynkor mellan ögonbrynen", times=2),
    _Sample(8, 1, *_TOXIN, "Panna och glabella", "Mimiska rynkor i pannan", times=3),
    _Sample(15, 2, *_ENZYME, "Överläpp", "Upplösning av hyaluronsyra efter ojämnt resultat"),
    _Sample(0, 20, *_TOXIN, "Kråksparkar", "Mimiska rynkor vid ögonen", times=3, state="signed"),
    _Sample(1, 34, *_TOXIN, "Glabella", "Mimiska rynkor mellan ögonbrynen", times=2, state="signed"),
    _Sample(5, 48, "Xylocain", "10 mg/ml", "Injektionsvätska", "högst 5 ml", "Läppar", "Lokalbedövning före filler", times=4, state="signed"),
    _Sample(11, 60, *_TOXIN, "Käkmuskler", "Tandgnissling", state="not_prescribed", reason="Behöver bedömas av tandläkare först."),
    _Sample(12, 75, *_ENZYME, "Haka", "Upplösning av hyaluronsyra", state="inactivated", reason="Klienten avstod från behandlingen."),
)


async def lay(session: AsyncSession, company: Company, clients: list[UUID], *, doctor: str, nurse: str) -> None:
    """Let the doctor join, and lay the requests with what became of them."""
    who = (await session.scalars(
        select(Prescriber).join(Identity, Identity.id == Prescriber.identity_id).where(Identity.email == doctor),
    )).one()
    who.personal_id, who.prescriber_code = PERSONAL_ID, CODE
    await prescribers.join(session, who, doctor, "external")
    asker = (await session.scalars(select(Membership).where(Membership.company_id == company.id, Membership.email == nurse))).one()
    for sample in SAMPLES:
        row = _request(company, who, asker, clients[sample.client], sample)
        session.add(row)
        await session.flush()
        if sample.state in {"signed", "inactivated"}:
            await _sign(session, row, who, sample.state)
        await session.flush()


def _request(company: Company, who: Prescriber, asker: Membership, client: UUID, sample: _Sample) -> Prescription:
    asked = now() - timedelta(days=sample.days_ago, hours=3)
    decided = asked + timedelta(hours=2)
    signed, ended = sample.state in {"signed", "inactivated"}, sample.state == "inactivated"
    return Prescription(
        company_id=company.id, id=new_id(), client_id=client, prescriber_id=who.id, prescriber_name=f"{who.first_name} {who.last_name}",
        clinic_name=company.name, asked_by=asker.id, asked_by_name=f"{asker.first_name} {asker.last_name}", drug=sample.drug,
        drug_key=drug_key(sample.drug), strength=sample.strength, form=sample.form, dose=sample.dose, area=sample.area, times=sample.times,
        valid_until=(asked + timedelta(days=365)).date(), indication=sample.indication, created_at=asked,
        state="pending" if signed else sample.state, refused_at=decided if sample.state == "not_prescribed" else None, refusal_reason="" if ended else sample.reason,
        ended_at=decided + timedelta(days=3) if ended else None, ended_reason=sample.reason if ended else "",
    )


async def _sign(session: AsyncSession, row: Prescription, who: Prescriber, state: str) -> None:
    at, content = row.created_at + timedelta(hours=2), await contents.of(session, row)
    proved = _proved(who, at, contents.words(content, who.language), canonical({"prescriptions": [contents.item(content)]}))
    await proofs.keep(session, proved)
    frozen = await documents.freeze(
        session, kind="prescription", subject_id=row.id, client_id=row.client_id,
        content={**content, "signed": contents.signature(proved, who.prescriber_code)},
    )
    row.state, row.signed_at, row.signed_by_name = state, at, proved.name
    row.order_id, row.document_id = proved.id, frozen.id


def _proved(who: Prescriber, at: datetime, visible: str, hidden: bytes) -> Proved:
    """What the simulator would have proved."""
    return Proved(
        id=new_id(), kind=KIND, facts={}, identity_id=who.identity_id, personal_number=who.personal_id,
        name=f"{who.first_name} {who.last_name}", device_ip="", visible=visible, hidden=b64encode(hidden).decode(),
        hidden_digest=sha256(hidden).hexdigest(), signature="", ocsp_response="", at=at,
    )
