"""Refusals of authenticator apps."""

from clinic.core.api.errors import Conflict


class AuthenticatorInUse(Conflict):
    """The person has an authenticator app already."""

    code = "authenticator.in_use"
    en = "You already have an authenticator app. Remove it before you set up another."
    sv = "Du har redan en autentiseringsapp. Ta bort den innan du lägger till en annan."


class AuthenticatorMissing(Conflict):
    """The person has no authenticator app, or the key that was shown has expired or was confirmed before."""

    code = "authenticator.missing"
    en = "There is no authenticator app, or setting it up took too long. Set it up from the beginning."
    sv = "Det finns ingen autentiseringsapp, eller så tog det för lång tid att lägga till den. Börja om från början."
