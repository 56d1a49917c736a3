"""The payload of a signature: one set of fields feeds the BankID text, the signed digest and the printed document."""

from typing import Any

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts.bankid.service import CompletedOrder
from clinic.clients import service as clients
from clinic.core.canonical_json import canonical_json, sha256_hex
from clinic.prescriptions.models import Prescription

_REQUEST_FIELDS = ("drug", "strength", "form", "dose", "area", "amount", "max_uses", "valid_until", "indication", "notes")
LABELS: dict[str, tuple[str, str]] = {
    "drug": ("Medicine", "Läkemedel"), "strength": ("Strength", "Styrka"), "form": ("Form", "Läkemedelsform"), "dose": ("Dose", "Dos"),
    "area": ("Area", "Område"), "amount": ("Amount", "Mängd"), "max_uses": ("Number of treatments", "Antal behandlingar"),
    "valid_until": ("Valid until", "Giltig till och med"), "indication": ("Indication", "Indikation"), "notes": ("Notes", "Anteckningar"),
    "client": ("Patient", "Patient"), "date_of_birth": ("Date of birth", "Födelsedatum"),
    "personal_id": ("Personal identity number", "Personnummer"),
    "clinic": ("Clinic", "Klinik"), "requested_by": ("Requested by", "Begärd av"),
}
"""Labels in English and Swedish."""


def field_label(name: str, language: str) -> str:
    return LABELS[name][1 if language == "sv" else 0]


async def build_payload(session: AsyncSession, prescription: Prescription) -> dict[str, Any]:
    """Build the payload that is signed. The session must act at the clinic of the prescription."""
    client = await clients.get_client(session, prescription.client_id)
    return {
        "id": prescription.id, "clinic": prescription.clinic_name, "requested_by": prescription.requested_by_name,
        "client": clients.identity_snapshot(client),
        **{name: getattr(prescription, name) for name in _REQUEST_FIELDS},
    }


def payload_digest(payload: dict[str, Any]) -> str:
    """Return the digest of the payload's canonical JSON."""
    return sha256_hex(canonical_json(payload))


def bankid_text(payload: dict[str, Any], language: str) -> str:
    """Return the text that the BankID app shows the prescriber before signing."""
    client = payload["client"]
    identity = client["personal_id"] or (client["date_of_birth"].isoformat() if client["date_of_birth"] else "")
    lines = [
        f"{field_label('client', language)}: {client['name']} {identity}".strip(),
        f"{field_label('clinic', language)}: {payload['clinic']}",
    ]
    lines += [f"{field_label(name, language)}: {payload[name]}" for name in _REQUEST_FIELDS if payload[name]]
    return "\n".join(lines)


def payload_reference(payload: dict[str, Any]) -> dict[str, str]:
    """Return the id and digest that stand for the payload in the signed data of an order."""
    return {"id": str(payload["id"]), "digest": payload_digest(payload)}


def signature_details(proof: CompletedOrder, prescriber_code: str) -> dict[str, Any]:
    """Return the signature as the document prints it: signer, time, signed digest and digest of the proof."""
    return {
        "name": proof.name, "personal_id": proof.masked_personal_number, "prescriber_code": prescriber_code, "at": proof.at,
        "order_id": proof.id, "digest": proof.non_visible_data_digest, "proof": proof.digest,
    }
