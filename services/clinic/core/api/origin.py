"""The origin of the page that makes a request."""

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from clinic.core.settings import settings


def is_same_origin(connection: HTTPConnection) -> bool:
    """Return whether the page that opened the connection is ours, by the Origin header that browsers send."""
    origin = urlsplit(connection.headers.get("origin", ""))
    return bool(origin.netloc) and origin.netloc in {urlsplit(settings().public_url).netloc, connection.headers.get("host")}
