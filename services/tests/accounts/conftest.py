"""Fixture of visitors that each have an IP address of their own, so that tests don't share rate limits."""

from collections.abc import AsyncIterator, Callable
from itertools import count
from secrets import randbelow
from typing import Any

import httpx
import pytest

from clinic.core.settings import settings
from tests.support.bankid import bankid_app, bankid_simulator
from tests.support.http_client import ApiClient

__all__ = ["bankid_app", "bankid_simulator"]

_address_numbers = count(randbelow(2**24))


@pytest.fixture
async def new_visitor(app: Any, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Callable[..., ApiClient]]:
    """Return a factory of visitors who are not signed in, each behind a trusted proxy that reports another address."""
    monkeypatch.setattr(settings(), "trusted_proxies", "127.0.0.0/8")
    http_clients: list[httpx.AsyncClient] = []

    def create_visitor() -> ApiClient:
        number = next(_address_numbers) % 2**24
        address = f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}"
        transport = httpx.ASGITransport(app=app, raise_app_exceptions=False)
        http = httpx.AsyncClient(transport=transport, base_url="http://test", headers={"X-Forwarded-For": address})
        http_clients.append(http)
        return ApiClient(http)

    yield create_visitor
    for http in http_clients:
        await http.aclose()
