"""The verb of reporting a fault (PLT-085). What could tell of a person is taken out before anything is kept."""

import re
from urllib.parse import urlsplit

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts.faults.schemas import ErrorReportIn
from clinic.accounts.models import ClientError
from clinic.accounts.visit import Visit
from clinic.core import audit, ratelimit
from clinic.core.models import new_id

MOST, MINUTE = 20, 60
PATH, STACK = 300, 8000
_ADDRESS = re.compile(r"[^\s@\"'<>]+@[^\s@\"'<>]+\.[^\s@\"'<>]+")
_QUERY = re.compile(r"(?<=[\w/])[?#][^\s:)]+")
_LONG_NUMBER = re.compile(r"\+?\d(?:[\d\- ]{4,}\d)")
_KEY = re.compile(r"(?<=/)[A-Za-z0-9_\-]{16,}(?=[/\s]|$)")


def scrubbed(text: str) -> str:
    """The text without addresses, queries, keys in paths, and numbers that may be a person's. NUL can't be stored at all."""
    text = text.replace("\x00", "")
    for pattern, mark in ((_QUERY, ""), (_ADDRESS, "[address]"), (_KEY, "[key]"), (_LONG_NUMBER, "[number]")):
        text = pattern.sub(mark, text)
    return text


async def report(visit: Visit, session: AsyncSession, told: ErrorReportIn) -> None:
    """Keep what a browser reports."""
    await ratelimit.allow("report", visit.address, most=MOST, seconds=MINUTE)
    row = ClientError(id=new_id(), path=scrubbed(_path(told.url))[:PATH], stack=scrubbed(told.stack)[:STACK])
    session.add(row)
    audit.record(session, "error.reported", row.id)


def _path(url: str) -> str:
    try:
        return urlsplit(url).path
    except ValueError:
        return ""
