"""The API: the one place that knows every router and fills every port."""

import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import import_module
from importlib.util import find_spec

from fastapi import APIRouter, FastAPI

from clinic import domains
from clinic.accounts import callers
from clinic.core import auth, db, http, logs, outbox, relay, routes, rules, telemetry, valkey
from clinic.providers import base as providers

domains.load()
ROUTERS = (
    "core.health", "core.csrf", "overview", "booking", "clients", "pos", "core.documents", "core.uploads", "core.drafts", "core.realtime",
    "company", "accounts", "messaging", "forms", "prescriptions", "journal", "quality", "reports", "exchange", "operations", "core.pages",
)
"""Modules with a `router`: a domain's is its `router.py`. What is asked most comes first, for routes are tried one after the other."""


@asynccontextmanager
async def lifespan(_: FastAPI) -> AsyncIterator[None]:
    """Connect, serve, disconnect."""
    logs.configure()
    await db.database().open()
    outbox.wake_by(relay.wake)
    _settle()
    yield
    telemetry.shut()
    await providers.shut()
    await db.shut()
    await valkey.shut()


def _settle() -> None:
    """What is loaded by now stays, so the collector of cycles needn't pass over it again; it goes round less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 50)


def _routers() -> list[APIRouter]:
    found = []
    for name in ROUTERS:
        module = f"clinic.{name}" if name.startswith("core.") else f"clinic.{name}.router"
        if find_spec(module.rpartition(".")[0]) and find_spec(module):
            found.append(import_module(module).router)
    return found


def make_app() -> FastAPI:
    """The app with all its routes."""
    made = FastAPI(
        title="Aster", version="0.1.0", openapi_url="/api/openapi.json", docs_url=None, redoc_url=None, lifespan=lifespan,
        description="The system a clinic runs on. Every answer is enveloped; see docs/wire.md.",
    )
    auth.identify_by(callers.identify)
    http.surround(made)
    telemetry.surround(made)
    made.router.routes.extend(routes.flat(_routers()))
    rules.publish_texts(made)
    return made


app = make_app()
