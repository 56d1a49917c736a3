"""What exactly is signed: the same words in the app where the prescriber signs, in the digest that is signed, and on the paper."""

from typing import Any

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts.bankid.proofs import Proved
from clinic.clients import service as clients
from clinic.core.freeze import canonical, digest
from clinic.prescriptions.models import Prescription

_ASKED = ("drug", "strength", "form", "dose", "area", "amount", "times", "valid_until", "indication", "notes")
LABELS: dict[str, tuple[str, str]] = {
    "drug": ("Medicine", "Läkemedel"), "strength": ("Strength", "Styrka"), "form": ("Form", "Läkemedelsform"), "dose": ("Dose", "Dos"),
    "area": ("Area", "Område"), "amount": ("Amount", "Mängd"), "times": ("Number of treatments", "Antal behandlingar"),
    "valid_until": ("Valid until", "Giltig till och med"), "indication": ("Indication", "Indikation"), "notes": ("Notes", "Anteckningar"),
    "client": ("Patient", "Patient"), "born": ("Date of birth", "Födelsedatum"),
    "personal_id": ("Personal identity number", "Personnummer"),
    "clinic": ("Clinic", "Klinik"), "asked_by": ("Asked for by", "Efterfrågad av"),
}


def label(name: str, language: str) -> str:
    """A field's name."""
    return LABELS[name][1 if language == "sv" else 0]


async def of(session: AsyncSession, row: Prescription) -> dict[str, Any]:
    """Everything that the signature is over, in a session that acts at the clinic."""
    client = await clients.get(session, row.client_id)
    return {
        "id": row.id, "clinic": row.clinic_name, "asked_by": row.asked_by_name,
        "client": {
            "id": client.id, "name": f"{client.first_name} {client.last_name}", "personal_id": client.personal_id,
            "born": client.date_of_birth,
        },
        **{name: getattr(row, name) for name in _ASKED},
    }


def digest_of(content: dict[str, Any]) -> str:
    """By what the signed content is known."""
    return digest(canonical(content))


def words(content: dict[str, Any], language: str) -> str:
    """What the prescriber reads in the BankID app before signing."""
    who = content["client"]
    born = who["personal_id"] or (who["born"].isoformat() if who["born"] else "")
    lines = [f"{label('client', language)}: {who['name']} {born}".strip(), f"{label('clinic', language)}: {content['clinic']}"]
    lines += [f"{label(name, language)}: {content[name]}" for name in _ASKED if content[name]]
    return "\n".join(lines)


def item(content: dict[str, Any]) -> dict[str, str]:
    """One signed content among those of a signature."""
    return {"id": str(content["id"]), "digest": digest_of(content)}


def signature(proved: Proved, prescriber_code: str) -> dict[str, Any]:
    """What the paper says of the signature: who, when, over what, and by what the proof of it is known."""
    return {
        "name": proved.name, "personal_id": proved.masked_number, "prescriber_code": prescriber_code, "at": proved.at,
        "order_id": proved.id, "digest": proved.hidden_digest, "proof": proved.digest,
    }
