"""Databases of Valkey for stories that must be alone in theirs."""

from urllib.parse import urlsplit, urlunsplit

from clinic.core.settings import settings


def other(number: int) -> str:
    """The address of another database of the run's Valkey, over TCP or a socket."""
    parts = urlsplit(settings().redis_url)
    if parts.scheme == "unix":
        return urlunsplit(parts._replace(query=f"db={number}"))
    return urlunsplit(parts._replace(path=f"/{number}"))
