"""Texts of fees in messages, in the client's language."""

import re
from decimal import Decimal

from babel.numbers import format_currency

from clinic.booking.booking_fees.schemas import FeeTerms

_TEXTS = {
    "en": {
        "cancellation": "Cancelling less than {hours} hours before the start costs {amount}.", "no_show": "Not coming costs {amount}.",
        "free": "Free of charge within {months} months: {count}.",
    },
    "sv": {
        "cancellation": "Avbokning mindre än {hours} timmar före start kostar {amount}.", "no_show": "Uteblivet besök kostar {amount}.",
        "free": "Avgiftsfria gånger inom {months} månader: {count}.",
    },
}


def format_amount(amount: int, unit: str, language: str) -> str:
    """Return an amount in öre with the clinic's currency."""
    text = format_currency(Decimal(amount) / 100, unit.upper(), locale="sv_SE" if language == "sv" else "en_GB")
    return re.sub(r"([A-Z]{3})([0-9])", "\\1\u00a0\\2", text)


def format_terms(terms: FeeTerms, unit: str, language: str) -> str:
    """Return the fees in sentences. `unit` is the clinic's currency."""
    texts = _TEXTS.get(language, _TEXTS["en"])
    sentences = []
    if terms.cancellation is not None:
        sentences.append(texts["cancellation"].format(hours=terms.hours, amount=format_amount(terms.cancellation, unit, language)))
    if terms.no_show is not None:
        sentences.append(texts["no_show"].format(amount=format_amount(terms.no_show, unit, language)))
    if terms.missed_until_fee:
        sentences.append(texts["free"].format(months=terms.missed_months, count=terms.missed_until_fee))
    return " ".join(sentences)
