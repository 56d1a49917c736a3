"""Visitors who each call from an address of their own, so that no test meets another's limits."""

from collections.abc import AsyncIterator, Callable
from itertools import count
from secrets import randbelow
from typing import Any

import httpx
import pytest

from clinic.core.settings import settings
from tests.acting import Acting

_numbers = count(randbelow(2**24))


@pytest.fixture
async def newcomer(app: Any, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Callable[..., Acting]]:
    """Makes people who are not signed in: `newcomer()`, each behind a trusted proxy that names another address."""
    monkeypatch.setattr(settings(), "trusted_proxies", "127.0.0.0/8")
    opened: list[httpx.AsyncClient] = []

    def make() -> Acting:
        number = next(_numbers) % 2**24
        address = f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}"
        transport = httpx.ASGITransport(app=app, raise_app_exceptions=False)
        http = httpx.AsyncClient(transport=transport, base_url="http://test", headers={"X-Forwarded-For": address})
        opened.append(http)
        return Acting(http)

    yield make
    for http in opened:
        await http.aclose()
