"""Errors of calls to providers.

`outcome_unknown` says whether the call may have been performed all the same, `is_permanent` whether a retry is useless.
"""

from typing import ClassVar

from clinic.core.api.errors import ApiError


class ProviderError(ApiError):
    """A call to a provider failed."""

    status = 502
    outcome_unknown: ClassVar[bool] = False
    """The provider may have performed the call: only its report or a status request can tell."""
    is_permanent: ClassVar[bool] = False
    """The same call will fail again."""
    status_code: int = 0
    """The HTTP status of the provider's response; 0 when there was none."""


class Unreachable(ProviderError):
    """No connection: the call was never sent."""

    code = "provider.unreachable"
    en = "The service {provider} cannot be reached just now. We will try again."
    sv = "Tjänsten {provider} kan inte nås just nu. Vi försöker igen."


class RealSystemRequired(ProviderError):
    """A production start has the address of a test system or none, and never calls it (LAW-043)."""

    status = 503
    code = "provider.test_system"
    en = "The service {provider} is not set up for real use in this installation. Contact the operator."
    sv = "Tjänsten {provider} är inte inställd för skarp drift i den här installationen. Kontakta driften."
    is_permanent = True


class OutcomeUnknown(ProviderError):
    """The call may have been performed: the caller has to request its status before it does anything more."""

    outcome_unknown = True


class NoAnswer(OutcomeUnknown):
    """The call was sent and no response came."""

    status = 504
    code = "provider.no_answer"
    en = "The service {provider} has not answered. We are finding out what happened."
    sv = "Tjänsten {provider} har inte svarat. Vi tar reda på vad som hände."


class ServiceUnavailable(ProviderError):
    """The provider is failing or busy, and did not perform the call."""

    code = "provider.unavailable"
    en = "The service {provider} has problems of its own just now. We will try again."
    sv = "Tjänsten {provider} har egna problem just nu. Vi försöker igen."


class Rejected(ProviderError):
    """The provider rejects the request itself: a number, an address, a text."""

    status = 422
    code = "provider.rejected"
    en = "The service {provider} did not accept it: {reason}"
    sv = "Tjänsten {provider} godtog det inte: {reason}"
    is_permanent = True


class AuthenticationFailed(ProviderError):
    """The provider rejects our account's name or password."""

    code = "provider.authentication_failed"
    en = "The service {provider} does not accept our account. Contact support."
    sv = "Tjänsten {provider} godtar inte vårt konto. Kontakta supporten."


class NotAllowed(ProviderError):
    """Our account may not do this, such as send to that country."""

    code = "provider.not_allowed"
    en = "The service {provider} does not allow this: {reason}"
    sv = "Tjänsten {provider} tillåter inte detta: {reason}"
    is_permanent = True


class OutOfCredit(ProviderError):
    """Our account with the provider is empty."""

    code = "provider.out_of_credit"
    en = "The account with the service {provider} is empty. Contact support."
    sv = "Kontot hos tjänsten {provider} är tomt. Kontakta supporten."


class UnexpectedResponse(OutcomeUnknown):
    """The provider's response is not one that its documents describe, so the outcome is unknown."""

    code = "provider.unexpected_response"
    en = "The service {provider} gave an answer that cannot be read."
    sv = "Tjänsten {provider} gav ett svar som inte kan läsas."
