"""The yardstick's server: the pinned SQL behind FastAPI and asyncpg, with none of the product's duties."""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import date, datetime
from pathlib import Path
from typing import Annotated
from uuid import UUID

import asyncpg
from fastapi import FastAPI, Query, Request, Response
from pydantic import BaseModel

SQL = {file.stem: file.read_text() for file in (Path(__file__).parent / "sql").glob("*.sql")}
POOL = 8
"""As many as the product keeps for hot reads."""


async def nothing(_: asyncpg.Connection) -> None:
    """No reset between uses, as in the product."""


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    """Connect as a role that row-level security doesn't bind."""
    app.state.pool = await asyncpg.create_pool(os.environ["BARE_URL"], min_size=1, max_size=POOL, reset=nothing)
    yield
    await app.state.pool.close()


app = FastAPI(lifespan=lifespan, openapi_url=None)


async def _answer(request: Request, name: str, *values: object) -> Response:
    return Response(await request.app.state.pool.fetchval(SQL[name], *values), media_type="application/json")


@app.get("/client-search")
async def search(request: Request, company: UUID, low: str, high: str) -> Response:
    """Clients by a piece."""
    return await _answer(request, "client-search", company, low, high)


@app.get("/client-card")
async def card(request: Request, company: UUID, client: UUID, at: datetime) -> Response:
    """One client's card."""
    return await _answer(request, "client-card", company, client, at)


@app.get("/week")
async def week(request: Request, company: UUID, begins: datetime, ends: datetime, people: Annotated[list[UUID], Query()]) -> Response:
    """A week of some practitioners."""
    return await _answer(request, "week", company, begins, ends, people)


@app.get("/free-slots")
async def free(request: Request, company: UUID, service: UUID, days: Annotated[list[date], Query()], zone: str) -> Response:
    """Free times."""
    return await _answer(request, "free-slots", company, service, *days, zone)


class Visit(BaseModel):
    """A visit to write."""

    company: UUID
    client: UUID
    service: UUID
    practitioner: UUID
    room: UUID | None
    start: datetime


@app.post("/book")
async def book(request: Request, visit: Visit) -> Response:
    """A visit and the time it takes."""
    return await _answer(request, "book", visit.company, visit.client, visit.service, visit.practitioner, visit.room, visit.start)
