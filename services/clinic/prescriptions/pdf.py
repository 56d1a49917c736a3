"""Rendering of a signed prescription as PDF."""

from typing import Any

from clinic.clients import service as clients
from clinic.core.documents import register_renderer
from clinic.core.documents.pdf import Pdf
from clinic.core.security.permissions import Permission
from clinic.prescriptions.signed_payload import field_label

_MEDICINE_FIELDS = ("drug", "strength", "form", "dose", "area", "amount", "max_uses")
_REQUEST_FIELDS = ("indication", "notes", "requested_by")


@register_renderer("prescription", names=("Prescription", "Förskrivning"), permission=Permission.CLIENT_PRESCRIPTION_READ)
def render_prescription(content: dict[str, Any], page: Pdf) -> None:
    """Render the patient, the medicine, its period of validity and the signature."""
    client, signature, lang = content["client"], content["signed"], page.language
    page.title(page.translate("Prescription", "Förskrivning"))
    page.definition_list([*clients.identity_rows(client, page), (field_label("clinic", lang), content["clinic"])])
    page.rule()
    page.definition_list([(field_label(name, lang), str(content[name])) for name in _MEDICINE_FIELDS])
    page.definition_list([(field_label("valid_until", lang), page.day(content["valid_until"]))])
    page.definition_list([(field_label(name, lang), str(content[name])) for name in _REQUEST_FIELDS])
    page.signature(None, signature["name"], signature["at"])
    page.definition_list([
        (page.translate("Signed with", "Signerad med"), "BankID"),
        (page.translate("Prescriber code", "Förskrivarkod"), signature["prescriber_code"]),
        (field_label("personal_id", lang), signature["personal_id"]),
        (page.translate("Digest of the signed content", "Kontrollsumma för det signerade innehållet"), signature["digest"]),
        (page.translate("Digest of the proof", "Kontrollsumma för beviset"), signature["proof"]),
    ])
