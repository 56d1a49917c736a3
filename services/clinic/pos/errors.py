"""Errors of the point of sale, and the codes that explain the status of an open or failed sale."""

from clinic.core.api.errors import ApiError, Conflict, Forbidden


class CountryNotSupported(Forbidden):
    """Sales are only possible for companies registered in Sweden (POS-001)."""

    code = "pos.country_not_supported"
    en = "The register works only for companies registered in Sweden: it follows the Swedish cash-register law."
    sv = "Kassan fungerar bara för företag registrerade i Sverige: den följer den svenska kassaregisterlagen."


class CurrencyNotSupported(Forbidden):
    """The control unit only registers amounts in Swedish kronor."""

    code = "pos.currency_not_supported"
    en = "The register works only in Swedish kronor. The company's currency is another."
    sv = "Kassan fungerar bara i svenska kronor. Företagets valuta är en annan."


class NoOrganizationNumber(Forbidden):
    """The company has no organization number, which every receipt has to show."""

    code = "pos.no_organization_number"
    en = "The company's organization number is missing. Receipts have to show it."
    sv = "Företagets organisationsnummer saknas. Kvitton måste visa det."


class NoMerchant(Forbidden):
    """The company has no account with the payment provider (PLT-061)."""

    code = "pos.no_merchant"
    en = "The company has no account with the payment provider yet."
    sv = "Företaget har inget konto hos betalleverantören ännu."


class PaymentTermsChanged(Conflict):
    """The terms that the user agreed to are not the ones in force."""

    code = "pos.payment_terms_changed"
    en = "The terms have changed. Read the new ones and agree to them."
    sv = "Villkoren har ändrats. Läs de nya och godkänn dem."


class NoControlUnit(Forbidden):
    """The register isn't enrolled with the control system (PLT-061)."""

    code = "pos.no_control_unit"
    en = "No register is connected to a control unit yet, so nothing may be sold."
    sv = "Ingen kassa är ansluten till en kontrollenhet ännu, så inget får säljas."


class NoRealProviders(Forbidden):
    """A production start has no addresses of the real control system and card payments (LAW-043)."""

    code = "pos.no_real_providers"
    en = "This installation has no settings for the real control system and card payments, so nothing may be sold. Contact the operator."
    sv = "Den här installationen saknar inställningar för skarpt kontrollsystem och kortbetalning, så inget får säljas. Kontakta driften."


class RegisterInactive(Conflict):
    """The register is not in use."""

    code = "pos.register_inactive"
    en = "This register is not in use. Choose another."
    sv = "Den här kassan används inte. Välj en annan."


class NoTerminal(ApiError):
    """A card payment needs a terminal, and the register has none in use (POS-023)."""

    status = 422
    code = "pos.no_terminal"
    en = "a terminal device must be selected"
    sv = "en kortterminal måste väljas"


class ControlUnitUnavailable(ApiError):
    """The control unit can't be reached; nothing may be sold without it (POS-041)."""

    status = 503
    code = "pos.control_unit_unavailable"
    en = "The control unit cannot be reached, so the sale is refused and nothing paid is kept. You may write a sales note by hand."
    sv = "Kontrollenheten kan inte nås, så köpet nekas och inget betalt behålls. Du kan skriva en kontantnota för hand."


class RegistrationPending(ApiError):
    """The sale is paid, but the control unit hasn't registered it yet (POS-041)."""

    status = 503
    code = "pos.registration_pending"
    en = "The payment is made and waits for the control unit. The receipt comes when it answers."
    sv = "Betalningen är gjord och väntar på kontrollenheten. Kvittot kommer när den svarar."


class AwaitingTerminal(ApiError):
    """The result of the payment at the terminal isn't known yet."""

    status = 503
    code = "pos.awaiting_terminal"
    en = "The card terminal has not said how it went. We keep asking; do not charge again."
    sv = "Kortterminalen har inte sagt hur det gick. Vi fortsätter att fråga; ta inte betalt igen."


class PaymentOutcomeUnknown(ApiError):
    """The sale was given up because the result of its card payment did not become known in time. A charge is reversed later."""

    status = 503
    code = "pos.payment_outcome_unknown"
    en = (
        "The card terminal has not said in time whether the card was charged, so the sale is not made. We keep asking: what was charged"
        " goes back by itself. You can sell again."
    )
    sv = (
        "Kortterminalen har inte sagt i tid om kortet belastades, så köpet blir inte av. Vi fortsätter att fråga: det som har dragits"
        " lämnas tillbaka av sig självt. Du kan sälja på nytt."
    )


class PaymentOutcomeLate(ApiError):
    """A sale with unknown outcome turned out to be charged; the charge is reversed."""

    status = 504
    code = "pos.payment_outcome_late"
    en = "The card terminal said too late that the card was charged, so the sale was not made and the money goes back to the card."
    sv = "Kortterminalen sa för sent att kortet belastades, så köpet blev inte av och pengarna lämnas tillbaka till kortet."


class ReversalPending(ApiError):
    """The sale failed after its card was charged; the charge is being reversed."""

    status = 503
    code = "pos.reversal_pending"
    en = "The sale could not be registered and the money is being given back."
    sv = "Köpet kunde inte registreras och pengarna lämnas tillbaka."


class ReversalFailed(ApiError):
    """The reversal of a charge has failed repeatedly; staff has to contact the provider."""

    status = 503
    code = "pos.reversal_failed"
    en = (
        "The card's money could not be given back, though it was tried several times. Ask the payment provider's support why, with the time"
        " and the amount. It is tried again by itself, ever more seldom, so do not pay back in another way meanwhile."
        " The day can be closed."
    )
    sv = (
        "Kortets pengar kunde inte lämnas tillbaka, trots flera försök. Fråga betalleverantörens support varför, med tid och belopp. Det"
        " görs nya försök av sig självt, allt mer sällan, så betala inte tillbaka på annat sätt under tiden. Dagen kan stängas."
    )


class TerminalNotReached(ApiError):
    """The terminal never received the payment."""

    status = 502
    code = "pos.terminal_not_reached"
    en = "The card terminal never got the payment. Nothing was charged."
    sv = "Kortterminalen fick aldrig betalningen. Inget drogs."


class PaymentAborted(ApiError):
    """Staff aborted the payment before anything was paid."""

    status = 409
    code = "pos.payment_aborted"
    en = "The payment was stopped. Nothing was charged."
    sv = "Betalningen avbröts. Inget drogs."


class TooLateToAbort(Conflict):
    """The payment can no longer be aborted."""

    code = "pos.too_late_to_abort"
    en = "It is too late to stop this payment."
    sv = "Det är för sent att avbryta den här betalningen."


class NotRetriable(Conflict):
    """Only failed sales and refunds can be retried, and only once each."""

    code = "pos.not_retriable"
    en = "Only a payment that failed can be tried again, and only once."
    sv = "Bara en betalning som misslyckades kan göras om, och bara en gång."


class OutOfStock(Conflict):
    """Less is in stock than the cart asks for (POS-011)."""

    code = "pos.out_of_stock"
    en = "There is not enough of {name} in stock."
    sv = "Det finns inte tillräckligt av {name} i lager."


class NotRefundable(Conflict):
    """Only paid sales with a remaining amount can be refunded (POS-032)."""

    code = "pos.not_refundable"
    en = "This receipt cannot be refunded."
    sv = "Det här kvittot kan inte återbetalas."


class GiftCardAlreadySold(Conflict):
    """A receipt on which a gift card was sold can't be refunded (POS-032)."""

    code = "pos.gift_card_already_sold"
    en = "A receipt with a sold gift card cannot be refunded."
    sv = "Ett kvitto med ett sålt presentkort kan inte återbetalas."


class RefundInProgress(Conflict):
    """Another refund of the same sale has not ended yet; only one may be open at a time."""

    code = "pos.refund_in_progress"
    en = "A refund of this receipt is already in progress. Wait until it has finished."
    sv = "En återbetalning av det här kvittot pågår redan. Vänta tills den är klar."


class GiftCardUnusable(Conflict):
    """The gift card has expired, is cancelled or isn't paid yet."""

    code = "pos.gift_card_unusable"
    en = "This gift card cannot be used: it has expired or is not active."
    sv = "Presentkortet kan inte användas: det har gått ut eller är inte aktivt."


class GiftCardCancelled(Conflict):
    """The refund would go to a gift card that is cancelled, where the money could not be used (POS-032)."""

    code = "pos.gift_card_cancelled"
    en = "Gift card {card} paid for this and is blocked. Unblock it first, because the money goes back to it."
    sv = "Presentkort {card} betalade detta och är spärrat. Häv spärren först, eftersom pengarna går tillbaka dit."


class ReceiptNotReady(Conflict):
    """An open or failed receipt has no document."""

    code = "pos.receipt_not_ready"
    en = "The receipt is not finished yet."
    sv = "Kvittot är inte klart ännu."


class CopyLimitReached(Conflict):
    """The receipt and its one copy have been issued; the law allows no more (POS-031)."""

    code = "pos.copy_limit_reached"
    en = "The receipt and its one copy have been issued. The law allows no more copies."
    sv = "Kvittot och dess enda kopia är utlämnade. Lagen tillåter inte fler kopior."


class DayAlreadyClosed(Conflict):
    """The day of the X report that the user saw is closed already, so it isn't closed twice (POS-040)."""

    code = "pos.day_already_closed"
    en = "A colleague has closed the day already: Z report {number}. What is shown now belongs to the next day."
    sv = "En kollega har redan stängt dagen: Z-dagrapport {number}. Det som visas nu hör till nästa dag."


class NothingToClose(Conflict):
    """Nothing happened at the register since its last Z report, so there is no day to close (POS-040)."""

    code = "pos.nothing_to_close"
    en = "Nothing has been sold or moved at this register since its last report, so there is no day to close."
    sv = "Inget har sålts eller flyttats i kassan sedan den senaste rapporten, så det finns ingen dag att stänga."


class OpenPayments(Conflict):
    """A day can't be closed while payments of it are open (BEY-045)."""

    code = "pos.open_payments"
    en = "{count} payments are still in progress. Close the day when they have finished."
    sv = "{count} betalningar pågår fortfarande. Stäng dagen när de är klara."
