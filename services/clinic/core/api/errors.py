"""Expected errors: each is a class with an HTTP status, a stable code and its text in both languages.

A domain declares its own errors beside the function that raises them. `{name}` in a text is filled from the error's details. The
code is part of the API and the key of the front end's texts, so it is declared by one class only.
"""

from typing import Any, ClassVar

ERROR_CODES: dict[str, type["ApiError"]] = {}
"""The class that declares each code."""


class DuplicateErrorCodeError(TypeError):
    """Two classes declare the same error code: a programming error, raised when the second is imported."""


class ApiError(Exception):
    """An expected refusal of a request. `details` are sent to the client in `data` and fill the texts.

    A subclass that doesn't declare a code of its own shares its parent's. Raises DuplicateErrorCodeError when a subclass declares a
    code that another class has declared, since its text would otherwise depend on the order of imports.
    """

    status: ClassVar[int] = 400
    code: ClassVar[str] = ""
    en: ClassVar[str] = ""
    sv: ClassVar[str] = ""

    def __init__(self, **details: Any) -> None:
        super().__init__(self.code)
        self.details = details

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        code = vars(cls).get("code")
        if not code:
            return
        if code in ERROR_CODES:
            raise DuplicateErrorCodeError(f"{code} is declared by {ERROR_CODES[code].__qualname__} and by {cls.__qualname__}")
        ERROR_CODES[code] = cls

    def text(self, language: str) -> str:
        """Return the sentence that the user reads."""
        template = self.sv if language == "sv" else self.en
        return template.format_map({key: value for key, value in self.details.items() if isinstance(value, str | int)})


class NotAuthenticated(ApiError):
    """The request needs a signed-in user (PLT-004, PLT-005)."""

    status = 401
    code = "auth.required"
    en = "Not authorized!"
    sv = "Ej behörig!"


class Forbidden(ApiError):
    """The user lacks the permission."""

    status = 403
    code = "forbidden"
    en = "You do not have access to this."
    sv = "Du har inte tillgång till detta."


class NotFound(ApiError):
    """The row is absent, another company's or outside the user's client scope; the response doesn't tell which."""

    status = 404
    code = "not_found"
    en = "It could not be found."
    sv = "Det gick inte att hitta."


class RequestMalformed(ApiError):
    """The request can't be read: its JSON, character encoding or compression is not what the API takes (400)."""

    code = "request.malformed"
    en = "What was sent could not be read."
    sv = "Det som skickades gick inte att läsa."


class RequestTimeout(ApiError):
    """The body of the request arrived too slowly (408)."""

    status = 408
    code = "request.timeout"
    en = "What was sent arrived too slowly. Please try again."
    sv = "Det som skickades kom fram för långsamt. Försök igen."


class BodyTooLarge(ApiError):
    """The request body is longer than any form (413)."""

    status = 413
    code = "too_large"
    en = "What was sent is too large."
    sv = "Det som skickades är för stort."


class Conflict(ApiError):
    """Another request has changed what this one depends on (409)."""

    status = 409
    code = "conflict"
    en = "Someone else was first. Please look again."
    sv = "Någon annan hann före. Titta igen."


class VersionConflict(Conflict):
    """The row was changed after the client read it; the detail `current` is the row as it is now."""

    code = "version.stale"
    en = "This was changed by someone else while you were editing."
    sv = "Detta ändrades av någon annan medan du redigerade."


class RateLimited(ApiError):
    """A rate limit is exceeded; the detail `retry_after` says in how many seconds to retry."""

    status = 429
    code = "rate.limited"
    en = "Too many attempts. Please try again in {retry_after} seconds."
    sv = "För många försök. Försök igen om {retry_after} sekunder."


class InternalError(ApiError):
    """An unexpected failure (PLT-005)."""

    status = 500
    code = "server.error"
    en = "server error, contact server"
    sv = "serverfel, kontakta servern"


class DatabaseUnavailable(ApiError):
    """The database can't be reached, for example while it restarts; the request may be repeated after `retry_after` seconds."""

    status = 503
    code = "server.unavailable"
    en = "The system can't be reached right now. Please try again in a moment."
    sv = "Systemet går inte att nå just nu. Försök igen om en stund."

    def __init__(self, retry_after: int = 2) -> None:
        super().__init__(retry_after=retry_after)


class PlanLimitReached(ApiError):
    """The company's plan allows no more; answered with HTTP 200 and the envelope's status "2" (PLT-036)."""

    status = 200
    code = "limit.reached"
    en = "It seems that you have reached your plan's limit"
    sv = "Det verkar som att du har nått gränsen för din plan"


class FieldError(Exception):
    """A field is invalid in a way that only the service can see; answered like a validation error (422)."""

    def __init__(self, field: str, code: str, **details: Any) -> None:
        super().__init__(f"{field}: {code}")
        self.field, self.code, self.details = field, code, details
