"""What Viva's refusals mean that other providers don't have."""

from clinic.providers import errors


class SessionUnknown(errors.ProviderError):
    """Viva has no such session: nothing to stop."""

    status = 404
    code = "viva.session_unknown"
    en = "The card terminal knows nothing of this payment."
    sv = "Kortterminalen känner inte till den här betalningen."


class SessionTaken(errors.OutcomeUnknown):
    """A session of that id runs or has run already: asking for it says how it went."""

    status = 409
    code = "viva.session_taken"
    en = "This payment was sent to the card terminal before. We are finding out what happened."
    sv = "Den här betalningen har redan skickats till kortterminalen. Vi tar reda på vad som hände."


class TerminalBusy(errors.ProviderError):
    """Another sale is shown at that terminal."""

    status = 409
    code = "viva.terminal_busy"
    en = "The card terminal is busy with another payment. Wait until it is finished, or stop it there."
    sv = "Kortterminalen är upptagen med en annan betalning. Vänta tills den är klar, eller avbryt den där."


class TerminalUnknown(errors.ProviderError):
    """The account has no terminal of that id, or it's switched off."""

    status = 422
    code = "viva.terminal_unknown"
    en = "The card terminal cannot be found. Check that it is switched on and belongs to this clinic."
    sv = "Kortterminalen hittas inte. Kontrollera att den är på och hör till den här kliniken."
    lasting = True


class NotYours(errors.ProviderError):
    """Only the till that opened a session may stop it."""

    status = 403
    code = "viva.not_yours"
    en = "Only the till that started the payment can stop it."
    sv = "Bara den kassa som startade betalningen kan avbryta den."
    lasting = True


class PaymentUnknown(errors.ProviderError):
    """Viva has no such order or transaction."""

    status = 404
    code = "viva.payment_unknown"
    en = "Viva has no such payment."
    sv = "Viva har ingen sådan betalning."
    lasting = True


class RefundRefused(errors.ProviderError):
    """Viva gives the money back not at all: too much, too late, or given back already."""

    status = 422
    code = "viva.refund_refused"
    en = "The refund was not accepted by the card company: {reason}"
    sv = "Återbetalningen godtogs inte av kortföretaget: {reason}"
    lasting = True
