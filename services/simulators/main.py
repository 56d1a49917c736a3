"""All simulators in one process: providers under their own prefixes, a mail server, and the testers' page."""

import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI

from simulators import bankid, elks, money, page, smtp
from simulators.bankid_orders import Orders
from simulators.settings import Settings
from simulators.store import Store


def create_app(settings: Settings | None = None) -> FastAPI:
    """The app; its mail server listens while it lives."""
    settings = settings or Settings()

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        app.state.store = Store(settings.state_file, settings.kept)
        app.state.bankid = Orders()
        app.state.elks = elks.Elks(app.state.store, settings)
        payments = money.opened(app, settings)
        try:
            mail = await smtp.listen(app.state.store, settings)
        except OSError as error:
            sys.exit(f"The mail simulator can't use port {settings.smtp_port}: {error.strerror or error}.")
        app.state.smtp_port = mail.sockets[0].getsockname()[1]
        yield
        mail.close()
        await app.state.elks.close()
        await payments.close()

    app = FastAPI(title="Provider simulators", lifespan=life)
    app.include_router(bankid.router)
    app.include_router(elks.router)
    app.include_router(page.router)
    for part in money.PARTS:
        app.include_router(part.router)
    return app


app = create_app()
