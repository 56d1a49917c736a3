"""Why the till says no, or what it is still finding out."""

from clinic.core.errors import Conflict, Forbidden, Refusal


class NotSweden(Forbidden):
    """POS-001."""

    code = "pos.not_sweden"
    en = "The till works only for companies registered in Sweden: it follows the Swedish cash-register law."
    sv = "Kassan fungerar bara för företag registrerade i Sverige: den följer den svenska kassaregisterlagen."


class NotKronor(Forbidden):
    """The control unit takes kronor alone."""

    code = "pos.not_kronor"
    en = "The till works only in Swedish kronor. The company's currency is another."
    sv = "Kassan fungerar bara i svenska kronor. Företagets valuta är en annan."


class NoOrganizationNumber(Forbidden):
    """A receipt must show it."""

    code = "pos.no_organization_number"
    en = "The company's organization number is missing. Receipts have to show it."
    sv = "Företagets organisationsnummer saknas. Kvitton måste visa det."


class NoMerchant(Forbidden):
    """PLT-061: no account with the payment provider."""

    code = "pos.no_merchant"
    en = "The company has no account with the payment provider yet."
    sv = "Företaget har inget konto hos betalleverantören ännu."


class NoControlUnit(Forbidden):
    """PLT-061: the register isn't enrolled."""

    code = "pos.no_control_unit"
    en = "No till is connected to a control unit yet, so nothing may be sold."
    sv = "Ingen kassa är ansluten till en kontrollenhet ännu, så inget får säljas."


class NoTerminal(Refusal):
    """POS-023."""

    status = 422
    code = "pos.no_terminal"
    en = "a terminal device must be selected"
    sv = "en kortterminal måste väljas"


class ControlUnitDown(Refusal):
    """POS-041: nothing may be sold without it."""

    status = 503
    code = "pos.control_unit_down"
    en = "The control unit cannot be reached, so the sale is refused and nothing paid is kept. You may write a sales note by hand."
    sv = "Kontrollenheten kan inte nås, så köpet nekas och inget betalt behålls. Du kan skriva en kontantnota för hand."


class Registering(Refusal):
    """POS-041: money was taken, the unit hasn't answered yet."""

    status = 503
    code = "pos.registering"
    en = "The payment is made and waits for the control unit. The receipt comes when it answers."
    sv = "Betalningen är gjord och väntar på kontrollenheten. Kvittot kommer när den svarar."


class AskingTerminal(Refusal):
    """The terminal's answer is out."""

    status = 503
    code = "pos.asking_terminal"
    en = "The card terminal has not said how it went. We keep asking; do not charge again."
    sv = "Kortterminalen har inte sagt hur det gick. Vi fortsätter att fråga; ta inte betalt igen."


class InDoubt(Refusal):
    """A sale that isn't made, because nobody could say in time whether the card was charged."""

    status = 503
    code = "pos.in_doubt"
    en = (
        "The card terminal has not said in time whether the card was charged, so the sale is not made. We keep asking: what was charged"
        " goes back by itself. You can sell again."
    )
    sv = (
        "Kortterminalen har inte sagt i tid om kortet belastades, så köpet blir inte av. Vi fortsätter att fråga: det som har dragits"
        " lämnas tillbaka av sig självt. Du kan sälja på nytt."
    )


class TerminalLate(Refusal):
    """What became of a sale that was in doubt and whose card had been charged."""

    status = 504
    code = "pos.terminal_late"
    en = "The card terminal said too late that the card was charged, so the sale was not made and the money goes back to the card."
    sv = "Kortterminalen sa för sent att kortet belastades, så köpet blev inte av och pengarna lämnas tillbaka till kortet."


class ReturningMoney(Refusal):
    """A sale that came to nothing after the card was charged."""

    status = 503
    code = "pos.returning_money"
    en = "The sale could not be registered and the money is being given back."
    sv = "Köpet kunde inte registreras och pengarna lämnas tillbaka."


class ReturnStuck(Refusal):
    """A return to a card that has failed again and again: nobody but the provider knows why."""

    status = 503
    code = "pos.return_stuck"
    en = (
        "The card's money could not be given back, though it was tried several times. Ask the payment provider's support why, with the time"
        " and the amount. It is tried again by itself, ever more seldom, so do not pay back in another way meanwhile."
        " The day can be closed."
    )
    sv = (
        "Kortets pengar kunde inte lämnas tillbaka, trots flera försök. Fråga betalleverantörens support varför, med tid och belopp. Det"
        " görs nya försök av sig självt, allt mer sällan, så betala inte tillbaka på annat sätt under tiden. Dagen kan stängas."
    )


class NeverArrived(Refusal):
    """The terminal never got the sale."""

    status = 502
    code = "pos.never_arrived"
    en = "The card terminal never got the payment. Nothing was charged."
    sv = "Kortterminalen fick aldrig betalningen. Inget drogs."


class Aborted(Refusal):
    """Stopped at the till before anything was paid."""

    status = 409
    code = "pos.aborted"
    en = "The payment was stopped. Nothing was charged."
    sv = "Betalningen avbröts. Inget drogs."


class TooLateToAbort(Conflict):
    """Nothing is left to stop."""

    code = "pos.too_late_to_abort"
    en = "It is too late to stop this payment."
    sv = "Det är för sent att avbryta den här betalningen."


class NotRetriable(Conflict):
    """Only what came to nothing, and once."""

    code = "pos.not_retriable"
    en = "Only a payment that failed can be tried again, and only once."
    sv = "Bara en betalning som misslyckades kan göras om, och bara en gång."


class OutOfStock(Conflict):
    """POS-011."""

    code = "pos.out_of_stock"
    en = "There is not enough of {name} in stock."
    sv = "Det finns inte tillräckligt av {name} i lager."


class NotRefundable(Conflict):
    """POS-032."""

    code = "pos.not_refundable"
    en = "This receipt cannot be refunded."
    sv = "Det här kvittot kan inte återbetalas."


class GiftCardSold(Conflict):
    """POS-032: not when paid for a gift card."""

    code = "pos.gift_card_sold"
    en = "A receipt with a sold gift card cannot be refunded."
    sv = "Ett kvitto med ett sålt presentkort kan inte återbetalas."


class RefundUnderWay(Conflict):
    """One at a time."""

    code = "pos.refund_under_way"
    en = "A refund of this receipt is already under way. Wait until it has ended."
    sv = "En återbetalning av det här kvittot pågår redan. Vänta tills den är klar."


class GiftCardUnusable(Conflict):
    """Expired, cancelled, not paid for yet."""

    code = "pos.gift_card_unusable"
    en = "This gift card cannot be used: it has expired or is not active."
    sv = "Presentkortet kan inte användas: det har gått ut eller är inte aktivt."


class GiftCardOff(Conflict):
    """POS-032: what it paid could not be used when it goes back there."""

    code = "pos.gift_card_off"
    en = "Gift card {card} paid for this and is out of use. Put it in use again first, for the money goes back to it."
    sv = "Presentkort {card} betalade detta och är ur bruk. Ta det i bruk igen först, för pengarna går tillbaka dit."


class NotReady(Conflict):
    """An open receipt has no document yet."""

    code = "pos.not_ready"
    en = "The receipt is not finished yet."
    sv = "Kvittot är inte klart ännu."


class CopiesUsed(Conflict):
    """POS-031: the law allows one copy."""

    code = "pos.copies_used"
    en = "This receipt has been given with its one copy. The law allows no more."
    sv = "Kvittot har lämnats med sin enda kopia. Lagen tillåter inte fler."


class DayClosed(Conflict):
    """POS-040: two who close the same day make one Z report."""

    code = "pos.day_closed"
    en = "A colleague has closed the day already: Z report {number}. What is shown now belongs to the next day."
    sv = "En kollega har redan stängt dagen: Z-dagrapport {number}. Det som visas nu hör till nästa dag."


class Unresolved(Conflict):
    """BEY-045: a day isn't closed over an open attempt."""

    code = "pos.unresolved"
    en = "{count} payments are not resolved yet. Close the day when they are."
    sv = "{count} betalningar är inte utredda ännu. Stäng dagen när de är det."
