"""A signed prescription on paper."""

from typing import Any

from clinic.core.documents import renderer
from clinic.core.pdf import Pdf
from clinic.core.permissions import Permission
from clinic.prescriptions.content import label

_BODY = ("drug", "strength", "form", "dose", "area", "amount", "times")
_AFTER = ("indication", "notes", "asked_by")


@renderer("prescription", names=("Prescription", "Förskrivning"), permission=Permission.CLIENT_PRESCRIPTION_READ)
def prescription(content: dict[str, Any], page: Pdf) -> None:
    """Who, what, how often and until when, and by whom it was signed."""
    who, signed, lang = content["client"], content["signed"], page.language
    page.title(page.say("Prescription", "Förskrivning"))
    page.facts([
        (label("client", lang), who["name"]), (label("personal_id", lang), who["personal_id"]),
        (label("born", lang), page.day(who["born"]) if who["born"] else ""), (label("clinic", lang), content["clinic"]),
    ])
    page.rule()
    page.facts([(label(name, lang), str(content[name])) for name in _BODY])
    page.facts([(label("valid_until", lang), page.day(content["valid_until"]))])
    page.facts([(label(name, lang), str(content[name])) for name in _AFTER])
    page.signature(None, signed["name"], signed["at"])
    page.facts([
        (page.say("Signed with", "Undertecknad med"), "BankID"), (page.say("Prescriber code", "Förskrivarkod"), signed["prescriber_code"]),
        (label("personal_id", lang), signed["personal_id"]),
        (page.say("Digest of what was signed", "Kontrollsumma för det undertecknade"), signed["digest"]),
        (page.say("Digest of the proof", "Kontrollsumma för beviset"), signed["proof"]),
    ])
