"""Refusals of passkeys."""

from clinic.core.api.errors import ApiError, Conflict


class PasskeyExpired(Conflict):
    """The challenge was answered before, is too old, or is another browser's."""

    code = "passkey.expired"
    en = "This took too long, or was answered before. Please try again."
    sv = "Det här tog för lång tid eller har redan besvarats. Försök igen."


class PasskeyRefused(ApiError):
    """The passkey is unknown, of another address, or its answer is wrong: one text for all."""

    status = 401
    code = "passkey.refused"
    en = "You can't sign in with this passkey. Sign in with your password, and look at your passkeys in your profile."
    sv = "Det går inte att logga in med den här passnyckeln. Logga in med lösenordet och se över dina passnycklar i profilen."


class PasskeyNotAccepted(Conflict):
    """The new passkey can't be verified: of another address, without user verification, or altered."""

    code = "passkey.not_accepted"
    en = "This passkey could not be verified. Use a device that asks for a fingerprint, a face or a PIN."
    sv = "Passnyckeln kunde inte verifieras. Använd en enhet som ber om fingeravtryck, ansikte eller pinkod."


class PasskeyTaken(Conflict):
    """The passkey is registered already."""

    code = "passkey.taken"
    en = "This passkey is already in use. Choose another device, or remove it first."
    sv = "Passnyckeln används redan. Välj en annan enhet eller ta bort den först."


class TooManyPasskeys(Conflict):
    """A person may have ten passkeys."""

    code = "passkey.too_many"
    en = "You have 10 passkeys, which is the most. Remove one first."
    sv = "Du har 10 passnycklar, vilket är det mesta. Ta bort en först."
