"""Storing reported browser errors (PLT-085), with everything that may identify a person removed."""

import re
from urllib.parse import urlsplit

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts.browser_errors.schemas import BrowserErrorReport
from clinic.accounts.models import BrowserError
from clinic.accounts.sessions.sign_in_request import SignInRequest
from clinic.core import audit
from clinic.core.api import rate_limit
from clinic.core.database.base import new_id

MAX_REPORTS_PER_MINUTE, MINUTE_SECONDS = 20, 60
MAX_PATH_LENGTH, MAX_STACK_LENGTH = 300, 8000
_EMAIL_ADDRESS = re.compile(r"[^\s@\"'<>]+@[^\s@\"'<>]+\.[^\s@\"'<>]+")
_QUERY_OR_FRAGMENT = re.compile(r"(?<=[\w/])[?#][^\s:)]+")
_LONG_NUMBER = re.compile(r"\+?\d(?:[\d\- ]{4,}\d)")
_PATH_KEY = re.compile(r"(?<=/)[A-Za-z0-9_\-]{16,}(?=[/\s]|$)")


def remove_personal_data(text: str) -> str:
    """Remove e-mail addresses, URL queries, keys in paths, numbers that may be a person's, and NUL, which can't be stored."""
    text = text.replace("\x00", "")
    for pattern, replacement in (
        (_QUERY_OR_FRAGMENT, ""), (_EMAIL_ADDRESS, "[address]"), (_PATH_KEY, "[key]"), (_LONG_NUMBER, "[number]"),
    ):
        text = pattern.sub(replacement, text)
    return text


async def report_browser_error(request: SignInRequest, session: AsyncSession, data: BrowserErrorReport) -> None:
    """Store a browser error. Raises RateLimited after MAX_REPORTS_PER_MINUTE from one address."""
    await rate_limit.hit("report", request.rate_limit_address, limit=MAX_REPORTS_PER_MINUTE, window_seconds=MINUTE_SECONDS)
    browser_error = BrowserError(
        id=new_id(), path=remove_personal_data(_url_path(data.url))[:MAX_PATH_LENGTH],
        stack=remove_personal_data(data.stack)[:MAX_STACK_LENGTH],
    )
    session.add(browser_error)
    audit.record(session, "browser_error.reported", browser_error.id)


def _url_path(url: str) -> str:
    try:
        return urlsplit(url).path
    except ValueError:
        return ""
