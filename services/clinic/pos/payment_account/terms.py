"""The terms of card payments that a company agrees to before its account is connected, by version. A change gets a new version."""

from typing import Final

from clinic.core.canonical_json import canonical_json, sha256_hex

VERSION: Final = "2026-11-25"
PARAGRAPHS: Final[dict[str, tuple[str, ...]]] = {
    "en": (
        (
            "Card payments are handled by Viva. Your company gets an account of its own there and makes its agreement with Viva on Viva's"
            " pages: Viva's terms and prices apply to it, and Viva checks who the company and its owners are."
        ),
        (
            "Aster sends Viva the e-mail address below to begin with, and is told the account's number and whether it is approved. What you"
            " enter on Viva's pages stays with Viva."
        ),
        (
            "Aster sends your card payments and refunds to your card terminals, with their amount and receipt, on behalf of your company."
            " No names of clients and no treatments are sent."
        ),
        (
            "Viva pays the money out to your company. Aster never holds it. Viva requires that a part of each card payment goes to the"
            " system supplier: it is SEK 0.01."
        ),
        "You can end the connection at any time by closing the account at Viva. Receipts and reports stay, as the law requires.",
    ),
    "sv": (
        (
            "Kortbetalningar sköts av Viva. Ert företag får ett eget konto där och ingår sitt avtal med Viva på Vivas sidor: Vivas villkor"
            " och priser gäller för kontot, och Viva kontrollerar företaget och dess ägare."
        ),
        (
            "Aster skickar e-postadressen nedan till Viva för att börja, och får veta kontots nummer och om det är godkänt. Det ni fyller"
            " i på Vivas sidor stannar hos Viva."
        ),
        (
            "Aster skickar era kortbetalningar och återbetalningar till era kortterminaler, med belopp och kvitto, för ert företags"
            " räkning. Inga klientnamn och inga behandlingar skickas."
        ),
        (
            "Viva betalar ut pengarna till ert företag. Aster håller aldrig i dem. Viva kräver att en del av varje kortbetalning går"
            " till systemleverantören: den är 0,01 kr."
        ),
        "Ni kan när som helst avsluta kopplingen genom att stänga kontot hos Viva. Kvitton och rapporter finns kvar, som lagen kräver.",
    ),
}
DIGEST: Final = sha256_hex(canonical_json({language: list(texts) for language, texts in PARAGRAPHS.items()}))
"""The digest of this version's text, which the audit log keeps with each agreement."""
