"""How a signed procedure is laid on paper (REC-025)."""

from typing import Any

from clinic.core import documents, signatures
from clinic.core.pdf import Pdf
from clinic.core.permissions import Permission


@documents.renderer("procedure", names=("Procedure", "Behandling"), permission=Permission.JOURNAL_READ)
def render(content: dict[str, Any], page: Pdf) -> None:
    """What was done, to whom, with which pictures, and who signed it."""
    client, say = content["client"], page.say
    page.title(content["title"])
    page.facts([
        (say("Client", "Klient"), client["name"]),
        (say("Personal id", "Personnummer"), client["personal_id"]),
        (say("Date of birth", "Födelsedatum"), page.day(client["date_of_birth"]) if client["date_of_birth"] else ""),
        (say("Date of treatment", "Behandlingsdatum"), page.day(content["date"])),
        (say("Written by", "Skriven av"), f"{content['written_by']}, {page.instant(content['written_at'])}"),
        (say("Pain (NRS, 0 to 10)", "Smärta (NRS, 0 till 10)"), "" if content["nrs_rating"] is None else str(content["nrs_rating"])),
    ])
    if content["number"] > 1:
        page.facts([
            (say("Version", "Version"), str(content["number"])),
            (say("Reason for the correction", "Orsak till rättelsen"), content["correction_reason"]),
        ])
    _treatments(content, page)
    if content["notes"]:
        page.heading(say("Notes", "Anteckningar"))
        page.rich(content["notes"])
    if content["pictures"]:
        page.heading(say("Pictures", "Bilder"))
        page.pictures(content["pictures"])
    page.signature(signatures.image(content["signature"]), content["signed_by"], content["signed_at"])


def _treatments(content: dict[str, Any], page: Pdf) -> None:
    lines, unit, say = content["treatments"], content["unit"], page.say
    if not lines:
        return
    rows = [[line["name"], line["medicine"], page.money(line["cost"], unit)] for line in lines]
    rows.append([say("Total", "Summa"), "", page.money(sum(line["cost"] for line in lines), unit)])
    page.heading(say("Treatments", "Behandlingar"))
    page.table(
        [say("Treatment", "Behandling"), say("Prescribed drug", "Förskrivet läkemedel"), say("Cost", "Kostnad")], rows, right=(2,),
        widths=(3, 2, 1.4), strong=(-1,),
    )
