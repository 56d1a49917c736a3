"""Rendering of a signed procedure as a PDF (REC-025)."""

from typing import Any

from clinic.clients import service as clients
from clinic.core import documents
from clinic.core.documents import signatures
from clinic.core.documents.pdf import Pdf
from clinic.core.security.permissions import Permission


@documents.register_renderer("procedure", names=("Procedure", "Behandling"), permission=Permission.JOURNAL_READ)
def render_procedure(content: dict[str, Any], page: Pdf) -> None:
    """Render a procedure: the client, the treatments, notes and pictures, and the signature."""
    say = page.translate
    page.title(content["title"])
    page.definition_list([
        *clients.identity_rows(content["client"], page),
        (say("Date of treatment", "Behandlingsdatum"), page.day(content["date"])),
        (say("Written by", "Skriven av"), f"{content['written_by']}, {page.instant(content['written_at'])}"),
        (say("Pain (NRS, 0 to 10)", "Smärta (NRS, 0 till 10)"), "" if content["nrs_rating"] is None else str(content["nrs_rating"])),
    ])
    if content["number"] > 1:
        page.definition_list([
            (say("Version", "Version"), str(content["number"])),
            (say("Reason for the correction", "Orsak till rättelsen"), content["correction_reason"]),
        ])
    _render_treatments(content, page)
    if content["notes"]:
        page.heading(say("Notes", "Anteckningar"))
        page.rich(content["notes"])
    if content["pictures"]:
        page.heading(say("Pictures", "Bilder"))
        page.pictures(content["pictures"])
    page.signature(signatures.decode_signature(content["signature"]), content["signed_by"], content["signed_at"])


def _render_treatments(content: dict[str, Any], page: Pdf) -> None:
    treatments, currency, say = content["treatments"], content["currency"], page.translate
    if not treatments:
        return
    rows = [[treatment["name"], treatment["medicine"], page.money(treatment["cost"], currency)] for treatment in treatments]
    rows.append([say("Total", "Summa"), "", page.money(sum(treatment["cost"] for treatment in treatments), currency)])
    page.heading(say("Treatments", "Behandlingar"))
    page.table(
        [say("Treatment", "Behandling"), say("Prescribed drug", "Förskrivet läkemedel"), say("Cost", "Kostnad")], rows, right=(2,),
        widths=(3, 2, 1.4), strong=(-1,),
    )
