"""Point the product's clients of Viva, Swish and Infrasec at a test's own simulators."""

import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import httpx
import pytest

from clinic.core.settings import settings
from clinic.providers import base
from clinic.providers.infrasec.client import control_system
from clinic.providers.infrasec.enrolment import enrolment_service
from clinic.providers.swish.client import swish
from clinic.providers.viva.client import legacy_api, viva
from tests.simulators.server import Simulators, simulators

CLIENTS = (viva, legacy_api, swish, control_system, enrolment_service)
DELAYS = {"user_delay_seconds": 0.05, "slow_seconds": 1.2, "no_reply_seconds": 3.0, "abandon_seconds": 30}


@contextmanager
def payment_simulators(**changes: Any) -> Iterator[Simulators]:
    with simulators(**(DELAYS | changes)) as running:
        yield running


@asynccontextmanager
async def pointed_at(sims: Simulators, monkeypatch: pytest.MonkeyPatch, timeout_seconds: float = 0.6) -> AsyncIterator[None]:
    """Set the providers' addresses to the simulators' and shorten the clients' time-outs."""
    config = settings()
    for name, path in {
        "viva_accounts_url": "viva/accounts", "viva_api_url": "viva/api", "viva_pages_url": "viva/www", "swish_url": "swish/swish-cpcapi",
        "infrasec_url": "infrasec/tcs", "infrasec_enrol_url": "infrasec/idm",
    }.items():
        monkeypatch.setattr(config, name, f"{sims.url}/{path}")
    monkeypatch.setattr(base, "RETRY_DELAYS", (0.05,))
    for client in CLIENTS:
        client.cache_clear()
        client().timeout = httpx.Timeout(timeout_seconds)
    yield
    for client in CLIENTS:
        await client().close()
        client.cache_clear()


def behave(sims: Simulators, provider: str, target: str = "*", **profile: Any) -> None:
    httpx.put(f"{sims.url}/api/faults/{provider}/{target}", json=profile).raise_for_status()


def reset_simulators(sims: Simulators) -> None:
    httpx.post(f"{sims.url}/api/payments/reset").raise_for_status()


def post(url: str, **form: str) -> None:
    """Press a button or submit a page, as a person would."""
    assert not httpx.post(url, data=form).is_error


def read(url: str) -> str:
    return httpx.get(url).text


def seen(sims: Simulators) -> dict[str, Any]:
    state: dict[str, Any] = httpx.get(f"{sims.url}/api/payments", params={"wait": 0}).json()
    return state


def until(sims: Simulators, record_list: str, state: str) -> dict[str, Any]:
    for _ in range(100):
        rows = seen(sims)[record_list]
        if rows and state in (rows[0].get("state"), rows[0].get("status")):
            return dict(rows[0])
        time.sleep(0.02)
    raise AssertionError(f"no {record_list} {state}: {seen(sims)[record_list]}")
