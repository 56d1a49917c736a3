"""Refusals of Google that the product acts on."""

from clinic.providers import errors


class AccessRevoked(errors.ProviderError):
    """The person has withdrawn the access, or it has ended: only a new consent gives it back (`invalid_grant`)."""

    code = "google.access_revoked"
    en = "Google no longer gives access to the calendar. Connect it once more."
    sv = "Google ger inte längre åtkomst till kalendern. Anslut den på nytt."
    is_permanent = True


class SyncTokenExpired(errors.ProviderError):
    """The list has to be read from its beginning (410)."""

    code = "google.sync_token_expired"
    en = "The calendar has to be read from its beginning."
    sv = "Kalendern behöver läsas från början."


class EventChanged(errors.ProviderError):
    """The event has another etag (412)."""

    code = "google.event_changed"
    en = "The event has been changed in Google."
    sv = "Händelsen har ändrats i Google."


class EventExists(errors.ProviderError):
    """An event has that id already, perhaps deleted (409)."""

    code = "google.event_exists"
    en = "The event is in the calendar already."
    sv = "Händelsen finns redan i kalendern."


class EventMissing(errors.ProviderError):
    """There is no such event or channel (404)."""

    code = "google.event_missing"
    en = "The event is not in the calendar."
    sv = "Händelsen finns inte i kalendern."


class PlaceUnknown(errors.ProviderError):
    """Google knows no place with that id (404, or 400 for one that is malformed)."""

    code = "google.place_unknown"
    en = "Google knows no place with this id."
    sv = "Google känner inte till någon plats med detta id."
    is_permanent = True
