"""The API process: assembles the app from all routers, and registers the authenticator and the waker with core."""

import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from fastapi import APIRouter, FastAPI

from clinic import registry
from clinic.accounts.router import router as accounts_router
from clinic.accounts.sessions import service as sessions
from clinic.aesthetics.router import router as aesthetics_router
from clinic.booking.router import router as booking_router
from clinic.clients.router import router as clients_router
from clinic.company.router import router as company_router
from clinic.core import logging, telemetry
from clinic.core.api import middleware
from clinic.core.api.csrf import router as csrf_router
from clinic.core.api.errors import DatabaseUnavailable
from clinic.core.api.health import router as health_router
from clinic.core.api.route_index import RouteIndex
from clinic.core.api.route_table import flatten
from clinic.core.api.spa import router as spa_router
from clinic.core.background import dispatcher, outbox
from clinic.core.database.session import close_database, database
from clinic.core.documents.router import router as documents_router
from clinic.core.drafts.router import router as drafts_router
from clinic.core.files.router import router as files_router
from clinic.core.realtime import valkey
from clinic.core.realtime.websocket import router as realtime_router
from clinic.core.security.dependencies import register_authenticator
from clinic.core.text.validators import publish_field_texts
from clinic.data_exchange.router import router as data_exchange_router
from clinic.forms.router import router as forms_router
from clinic.journal.router import router as journal_router
from clinic.messaging.router import router as messaging_router
from clinic.notifications.router import router as notifications_router
from clinic.operations.router import router as operations_router
from clinic.overview.router import router as overview_router
from clinic.overview.usage.router import router as usage_router
from clinic.overview.worklists.router import router as worklists_router
from clinic.pos.router import router as pos_router
from clinic.prescriptions.router import router as prescriptions_router
from clinic.providers import base as providers
from clinic.providers.mail import smtp
from clinic.quality.router import router as quality_router
from clinic.registration.router import router as registration_router
from clinic.reports.router import router as reports_router

ROUTERS: tuple[APIRouter, ...] = (
    health_router, csrf_router, overview_router, booking_router, clients_router, pos_router, documents_router, files_router, drafts_router,
    realtime_router, company_router, accounts_router, messaging_router, forms_router, prescriptions_router, journal_router, quality_router,
    aesthetics_router, registration_router, reports_router, worklists_router, usage_router, data_exchange_router, operations_router,
    notifications_router, spa_router,
)
"""The busiest first, because routes are tried one after the other. The SPA's router comes last: it answers every path."""


@asynccontextmanager
async def lifespan(_: FastAPI) -> AsyncIterator[None]:
    """Connect on start, disconnect on stop."""
    logging.configure()
    telemetry.start_export()
    with suppress(DatabaseUnavailable):  # the pools connect at the first request that finds the database
        await database().open()
    outbox.register_waker(dispatcher.wake_workers)
    _tune_gc()
    yield
    telemetry.shutdown()
    await providers.close_all()
    await smtp().close()
    await close_database()
    await valkey.close()


def _tune_gc() -> None:
    """Exempt everything loaded by now from cyclic garbage collection and collect less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 50)


def make_app() -> FastAPI:
    """Build the app with all its routes."""
    registry.load()
    app = FastAPI(
        title="Aster", version="0.1.0", openapi_url="/api/openapi.json", docs_url=None, redoc_url=None, lifespan=lifespan,
        description="The system a clinic runs on. Every answer is enveloped; see docs/wire.md.",
    )
    register_authenticator(sessions.authenticate_request)
    middleware.install(app)
    telemetry.instrument(app)
    app.router.routes.extend(flatten(ROUTERS))
    app.router.middleware_stack = RouteIndex(app.router)
    publish_field_texts(app)
    return app


app = make_app()
