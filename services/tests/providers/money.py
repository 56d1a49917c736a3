"""The product's clients of Viva, Swish and Infrasec, pointed at simulators of a test's own."""

import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import httpx
import pytest

from clinic.core.settings import settings
from clinic.providers import base
from clinic.providers.infrasec.client import control_system
from clinic.providers.infrasec.enrolment import enrolling
from clinic.providers.swish.client import swish
from clinic.providers.viva.client import pages, viva
from tests.simulators.running import Simulators, simulators

CLIENTS = (viva, pages, swish, control_system, enrolling)
PATIENT = {"person_seconds": 0.05, "slow_seconds": 1.2, "silent_seconds": 3.0, "patience_seconds": 30}


@contextmanager
def money_simulators(**changes: Any) -> Iterator[Simulators]:
    with simulators(**(PATIENT | changes)) as running:
        yield running


@asynccontextmanager
async def pointed_at(sims: Simulators, monkeypatch: pytest.MonkeyPatch, patience: float = 0.6) -> AsyncIterator[None]:
    """The settings' addresses are the simulators', and nobody waits long for an answer."""
    config = settings()
    for name, path in {
        "viva_accounts_url": "viva/accounts", "viva_api_url": "viva/api", "viva_pages_url": "viva/www", "swish_url": "swish/swish-cpcapi",
        "infrasec_url": "infrasec/tcs", "infrasec_enrol_url": "infrasec/idm",
    }.items():
        monkeypatch.setattr(config, name, f"{sims.url}/{path}")
    monkeypatch.setattr(base, "WAITS", (0.05,))
    for one in CLIENTS:
        one.cache_clear()
        one().timeout = httpx.Timeout(patience)
    yield
    for one in CLIENTS:
        await one().close()
        one.cache_clear()


def behave(sims: Simulators, provider: str, target: str = "*", **manner: Any) -> None:
    httpx.put(f"{sims.url}/api/manners/{provider}/{target}", json=manner).raise_for_status()


def as_usual(sims: Simulators) -> None:
    httpx.post(f"{sims.url}/api/money/reset").raise_for_status()


def post(url: str, **form: str) -> None:
    """What a person does: a button pressed, a page sent off."""
    assert not httpx.post(url, data=form).is_error


def read(url: str) -> str:
    return httpx.get(url).text


def seen(sims: Simulators) -> dict[str, Any]:
    found: dict[str, Any] = httpx.get(f"{sims.url}/api/money", params={"wait": 0}).json()
    return found


def until(sims: Simulators, kind: str, state: str) -> dict[str, Any]:
    for _ in range(100):
        found = seen(sims)[kind]
        if found and state in (found[0].get("state"), found[0].get("status")):
            return dict(found[0])
        time.sleep(0.02)
    raise AssertionError(f"no {kind} {state}: {seen(sims)[kind]}")
