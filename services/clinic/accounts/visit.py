"""What a sign-in call knows of its request: where it comes from, whom it becomes, and the cookies it leaves with."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request

from clinic.accounts.callers import COOKIE
from clinic.core import ratelimit
from clinic.core.context import Context
from clinic.core.settings import settings

AREA_COOKIE = "area"


@dataclass(frozen=True, slots=True)
class Visit:
    """One such call."""

    request: Request

    @property
    def address(self) -> str:
        """Where the caller is, as limits count it."""
        return ratelimit.address(self.request)

    @property
    def whole_address(self) -> str:
        """The caller's address, for BankID."""
        return ratelimit.whole_address(self.request)

    def act_as(self, context: Context) -> None:
        """Let the request's transaction, not begun yet, act as this."""
        self.request.state.context = context

    def give(self, token: str, area: str, seconds: int) -> None:
        """Leave with a session's cookies."""
        self._cookie(COOKIE, token, seconds, httponly=True)
        self._cookie(AREA_COOKIE, area, seconds, httponly=False)

    def take(self) -> None:
        """Leave without."""
        self._cookie(COOKIE, "", 0, httponly=True)
        self._cookie(AREA_COOKIE, "", 0, httponly=False)

    def _cookie(self, key: str, value: str, max_age: int, *, httponly: bool) -> None:
        cookies = getattr(self.request.state, "cookies", None) or []
        cookies.append({
            "key": key, "value": value, "max_age": max_age, "path": "/", "httponly": httponly, "samesite": "lax",
            "secure": settings().secure_cookies,
        })
        self.request.state.cookies = cookies


def _visit(request: Request) -> Visit:
    return Visit(request)


Visiting = Annotated[Visit, Depends(_visit)]
