"""Run all simulators in one process: providers under their own prefixes, a mail server, and the testers' pages."""

import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI

from simulators import bankid, elks, outbox_page, payments, smtp
from simulators.bankid_orders import Orders
from simulators.message_store import MessageStore
from simulators.settings import Settings


def create_app(settings: Settings | None = None) -> FastAPI:
    """Create the app; its mail server listens during its lifespan."""
    settings = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.message_store = MessageStore(settings.state_file, settings.max_messages)
        app.state.bankid = Orders()
        app.state.elks = elks.Elks(app.state.message_store, settings)
        webhooks = payments.open_store(app, settings)
        try:
            mail = await smtp.start_server(app.state.message_store, settings)
        except OSError as error:
            sys.exit(f"The mail simulator can't use port {settings.smtp_port}: {error.strerror or error}.")
        app.state.smtp_port = mail.sockets[0].getsockname()[1]
        yield
        mail.close()
        await app.state.elks.close()
        await webhooks.close()

    app = FastAPI(title="Provider simulators", lifespan=lifespan)
    app.include_router(bankid.router)
    app.include_router(elks.router)
    app.include_router(outbox_page.router)
    for module in payments.ROUTER_MODULES:
        app.include_router(module.router)
    return app


app = create_app()
