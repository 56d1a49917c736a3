"""How a call to a provider can fail.

What a caller needs to know is whether it may have worked all the same, and whether trying again can help: `maybe_done` and
`lasting`.
"""

from typing import ClassVar

from clinic.core.errors import Refusal


class ProviderError(Refusal):
    """A provider did not do what it was asked."""

    status = 502
    maybe_done: ClassVar[bool] = False
    """The provider may have done it: only its own report, or asking it, can tell."""
    lasting: ClassVar[bool] = False
    """The same call will fail again."""
    answered: int = 0
    """The HTTP status that the provider answered, if it answered."""


class Unreachable(ProviderError):
    """No connection: the call never went out."""

    code = "provider.unreachable"
    en = "The service {provider} cannot be reached just now. We will try again."
    sv = "Tjänsten {provider} kan inte nås just nu. Vi försöker igen."


class OutcomeUnknown(ProviderError):
    """It may have been done all the same: the caller has to ask before it says or does anything more."""

    maybe_done = True


class NoAnswer(OutcomeUnknown):
    """The call went out and its answer never came."""

    status = 504
    code = "provider.no_answer"
    en = "The service {provider} has not answered. We are finding out what happened."
    sv = "Tjänsten {provider} har inte svarat. Vi tar reda på vad som hände."


class Failing(ProviderError):
    """The provider says that it is broken or busy, and did nothing."""

    code = "provider.failing"
    en = "The service {provider} has problems of its own just now. We will try again."
    sv = "Tjänsten {provider} har egna problem just nu. Vi försöker igen."


class Rejected(ProviderError):
    """The provider finds the request itself wrong: a number, an address, a text."""

    status = 422
    code = "provider.rejected"
    en = "The service {provider} did not accept it: {reason}"
    sv = "Tjänsten {provider} godtog det inte: {reason}"
    lasting = True


class Denied(ProviderError):
    """Our account isn't let in: its name or password."""

    code = "provider.denied"
    en = "The service {provider} does not accept our account. Contact support."
    sv = "Tjänsten {provider} godtar inte vårt konto. Kontakta supporten."


class NotAllowed(ProviderError):
    """Our account is let in but may not do this, such as send to that country."""

    code = "provider.not_allowed"
    en = "The service {provider} does not allow this: {reason}"
    sv = "Tjänsten {provider} tillåter inte detta: {reason}"
    lasting = True


class OutOfCredit(ProviderError):
    """Our account with the provider is empty."""

    code = "provider.out_of_credit"
    en = "The account with the service {provider} is empty. Contact support."
    sv = "Kontot hos tjänsten {provider} är tomt. Kontakta supporten."


class Unreadable(OutcomeUnknown):
    """The provider answered something that its documents don't tell of, after doing who knows what."""

    code = "provider.unreadable"
    en = "The service {provider} gave an answer that cannot be read."
    sv = "Tjänsten {provider} gav ett svar som inte kan läsas."
