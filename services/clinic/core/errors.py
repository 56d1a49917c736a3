"""One tree of refusals: an expected *no* is a class with a status, a stable code and its texts in both languages.

A domain declares its own beside the verb that raises it; `{name}` in a text is filled from the refusal's facts.
"""

from typing import Any, ClassVar

CODES: dict[str, type["Refusal"]] = {}


class Refusal(Exception):
    """An expected refusal. `facts` go to the caller in `data` and fill the texts."""

    status: ClassVar[int] = 400
    code: ClassVar[str] = ""
    en: ClassVar[str] = ""
    sv: ClassVar[str] = ""

    def __init__(self, **facts: Any) -> None:
        super().__init__(self.code)
        self.facts = facts

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        if cls.code:
            CODES[cls.code] = cls

    def text(self, language: str) -> str:
        """The sentence that the caller reads."""
        words = self.sv if language == "sv" else self.en
        return words.format_map({key: value for key, value in self.facts.items() if isinstance(value, str | int)})


class NotSignedIn(Refusal):
    """Nobody is signed in (PLT-004, PLT-005)."""

    status = 401
    code = "auth.required"
    en = "Not authorized!"
    sv = "Ej behörig!"


class Forbidden(Refusal):
    """The caller may not do this."""

    status = 403
    code = "forbidden"
    en = "You do not have access to this."
    sv = "Du har inte tillgång till detta."


class NotFound(Refusal):
    """Absent, or another company's, or out of the caller's reach: the caller can't tell which."""

    status = 404
    code = "not_found"
    en = "It could not be found."
    sv = "Det gick inte att hitta."


class TooLarge(Refusal):
    """The body is longer than any form."""

    status = 413
    code = "too_large"
    en = "What was sent is too large."
    sv = "Det som skickades är för stort."


class Conflict(Refusal):
    """Somebody else was first."""

    status = 409
    code = "conflict"
    en = "Somebody else was first. Please look again."
    sv = "Någon annan hann före. Titta igen."


class Stale(Conflict):
    """The row has changed since the caller read it; `current` has it as it is now."""

    code = "version.stale"
    en = "This was changed by someone else while you were editing."
    sv = "Detta ändrades av någon annan medan du redigerade."


class TooMany(Refusal):
    """Too many tries; `retry_after` in seconds."""

    status = 429
    code = "rate.limited"
    en = "Too many attempts. Please try again in {retry_after} seconds."
    sv = "För många försök. Försök igen om {retry_after} sekunder."


class Broken(Refusal):
    """A failure nobody expected (PLT-005)."""

    status = 500
    code = "server.error"
    en = "server error, contact server"
    sv = "serverfel, kontakta servern"


class Away(Refusal):
    """The database is away for a moment, as when it restarts; the same may be sent again after `retry_after` seconds."""

    status = 503
    code = "server.away"
    en = "The system can't be reached right now. Please try again in a moment."
    sv = "Systemet går inte att nå just nu. Försök igen om en stund."

    def __init__(self, retry_after: int = 2) -> None:
        super().__init__(retry_after=retry_after)


class LimitReached(Refusal):
    """The plan has no room for one more; travels with HTTP 200 and status "2" (PLT-036)."""

    status = 200
    code = "limit.reached"
    en = "It seems that you have reached your plan's limit"
    sv = "Det verkar som att du har nått gränsen för din plan"


class FieldError(Exception):
    """One field is wrong in a way that only the service can see; answered as a validation failure (422)."""

    def __init__(self, field: str, code: str, **facts: Any) -> None:
        super().__init__(f"{field}: {code}")
        self.field, self.code, self.facts = field, code, facts
