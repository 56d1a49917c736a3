"""The client on a signed document: name, number, and how the identity was established (LAW-011)."""

from typing import Any

from clinic.clients.models import Client
from clinic.core.documents.pdf import Pdf

IDENTITY_DOCUMENTS = {
    "id_card": ("ID card", "Id-kort"), "driving_licence": ("Driving licence", "Körkort"), "passport": ("Passport", "Pass"),
    "other": ("Other", "Annat"),
}
"""English and Swedish labels of what an identity is checked by (REC-004)."""


def identity_snapshot(client: Client) -> dict[str, Any]:
    """Build the client's part of a document that is frozen; `identity_check` is null while the identity hasn't been checked."""
    check = {
        "document": client.identity_document, "note": client.identity_note, "by": client.identity_checked_by,
        "at": client.identity_checked_at,
    }
    return {
        "id": client.id, "name": f"{client.first_name} {client.last_name}", "date_of_birth": client.date_of_birth,
        "personal_id": client.personal_id, "is_reserve_number": client.is_reserve_number,
        "identity_check": check if client.identity_document else None,
    }


def identity_rows(client: dict[str, Any], page: Pdf) -> list[tuple[str, str]]:
    """Return the rows that show a frozen client; documents frozen before the identity check have fewer."""
    say = page.translate
    number_label = say("Reserve number", "Reservnummer") if client.get("is_reserve_number") else say("Personal id", "Personnummer")
    return [
        (say("Client", "Klient"), client["name"]),
        (number_label, client.get("personal_id", "")),
        (say("Date of birth", "Födelsedatum"), page.day(client["date_of_birth"]) if client["date_of_birth"] else ""),
        (say("Identity checked", "Identitet kontrollerad"), describe_identity_check(client.get("identity_check"), page)),
    ]


def describe_identity_check(check: dict[str, Any] | None, page: Pdf) -> str:
    """Return by what an identity was checked, by whom and when; empty without a check."""
    if not check:
        return ""
    document = page.translate(*IDENTITY_DOCUMENTS[check["document"]])
    described = f"{document} ({check['note']})" if check["note"] else document
    return f"{described}, {check['by']}, {page.instant(check['at'])}"
