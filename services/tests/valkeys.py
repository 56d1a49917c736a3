"""Databases of Valkey: one for each process that runs tests, and further ones for stories that must be alone in theirs."""

import os
from urllib.parse import urlsplit, urlunsplit

ALONE = 8
"""Databases that each process has for itself; Valkey has sixteen."""


def database(url: str, number: int) -> str:
    """The address of another database of a Valkey, over TCP or a socket."""
    parts = urlsplit(url)
    if parts.scheme == "unix":
        return urlunsplit(parts._replace(query=f"db={number}"))
    return urlunsplit(parts._replace(path=f"/{number}"))


def other(number: int) -> str:
    """One of this process's further ones, 1 to 7."""
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
    return database(os.environ["REDIS_URL"], ALONE * worker + number)
