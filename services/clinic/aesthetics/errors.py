"""The refusal of the act's gate."""

from datetime import datetime
from typing import Literal

from clinic.core.api.errors import Conflict
from clinic.core.clock import to_wire, zone

Reason = Literal["performer", "age_unproven", "under_age", "information", "reflection", "consent"]
REASON_TEXTS: dict[Reason, tuple[str, str]] = {
    "performer": (
        "Injections need a doctor, dentist or nurse with a checked licence; surgery a doctor or dentist with specialist competence.",
        "Injektioner kräver läkare, tandläkare eller sjuksköterska med kontrollerad legitimation; kirurgi kräver specialistkompetens.",
    ),
    "age_unproven": (
        "The client's age isn't proven. Save the personal identity number, or check an identity document with the date of birth.",
        "Klientens ålder är inte styrkt. Spara personnumret, eller kontrollera en legitimation med födelsedatum.",
    ),
    "under_age": ("The client must be 18 on the day of the treatment.", "Klienten måste ha fyllt 18 år på behandlingsdagen."),
    "information": (
        "The client hasn't been given the information about this treatment, orally and in writing.",
        "Klienten har inte fått informationen om den här behandlingen, muntligt och skriftligt.",
    ),
    "reflection": (
        "The client's time to reflect isn't over: 2 days before injections, 7 days before surgery, from the information.",
        "Klientens betänketid är inte slut: 2 dagar före injektioner, 7 dagar före kirurgi, räknat från informationen.",
    ),
    "consent": (
        "The client hasn't signed a consent to this treatment since the information.",
        "Klienten har inte skrivit under ett samtycke till den här behandlingen efter informationen.",
    ),
}
"""The sentence of each reason, in English and Swedish."""
_EARLIEST = ("Earliest lawful time: {}.", "Tidigast tillåtna tid: {}.")


class TreatmentNotLawful(Conflict):
    """The act on aesthetic treatments (2021:363) refuses this. `reasons` lists all; `earliest_at` is when it is lawful, or null."""

    code = "aesthetics.not_lawful"
    en = "The act on aesthetic treatments (2021:363) doesn't allow this."
    sv = "Lagen om estetiska behandlingar (2021:363) tillåter inte detta."

    def __init__(self, reasons: list[Reason], earliest_at: datetime | None, timezone: str) -> None:
        super().__init__(reasons=reasons, earliest_at=to_wire(earliest_at) if earliest_at else None)
        self._reasons = reasons
        self._earliest = f"{earliest_at.astimezone(zone(timezone)):%Y-%m-%d %H:%M}" if earliest_at else ""

    def text(self, language: str) -> str:
        """Return the sentences of all reasons, with the earliest lawful time."""
        return " ".join([super().text(language), *list_sentences(self._reasons, language), *self._earliest_sentence(language)])

    def _earliest_sentence(self, language: str) -> list[str]:
        return [_EARLIEST[language == "sv"].format(self._earliest)] if self._earliest else []


def list_sentences(reasons: list[Reason], language: str) -> list[str]:
    """List the sentences of the reasons in a language."""
    return [REASON_TEXTS[reason][language == "sv"] for reason in reasons]
