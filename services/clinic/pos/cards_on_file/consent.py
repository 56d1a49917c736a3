"""The sentence by which a visitor agrees that their card is put on file, in their language."""

from dataclasses import dataclass
from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.booking_fees import service as booking_fees
from clinic.company import service as companies
from clinic.core.text.i18n import language
from clinic.pos.cards_on_file.models import MAX_CONSENT_LENGTH

_TEXTS = {
    "en": "I agree that {clinic} saves my card with the payment company Viva and charges it for fees, at most {amount} for a booking, if I"
    " cancel this or a later booking too late or don't come. {terms} I can remove the card on the page of my booking.",
    "sv": "Jag godkänner att {clinic} sparar mitt kort hos betalföretaget Viva och debiterar det för avgifter, högst {amount} för en"
    " bokning, om jag avbokar den här eller en senare bokning för sent eller uteblir. {terms} Jag kan ta bort kortet på bokningens sida.",
}


@dataclass(frozen=True, slots=True)
class CardConsent:
    """The sentence to accept, and the highest fee in öre that it allows."""

    text: str
    max_amount: int


async def get_consent(session: AsyncSession, service_id: UUID, price: int) -> CardConsent | None:
    """Return what a visitor agrees to when their card is put on file for a service; None where no fee can become due."""
    terms = await booking_fees.get_terms(session, service_id, price)
    if terms is None:
        return None
    company = await companies.get_own_company(session)
    amount = max(terms.cancellation or 0, terms.no_show or 0)
    text = _TEXTS.get(language.get(), _TEXTS["en"]).format(
        clinic=company.name,
        amount=booking_fees.format_amount(amount, company.unit, language.get()),
        terms=booking_fees.format_terms(terms, company.unit, language.get()),
    )
    return CardConsent(text[:MAX_CONSENT_LENGTH], amount)
