"""The baseline: the pinned SQL behind FastAPI and asyncpg, without permissions, validation or audit."""

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
POOL_SIZE = 8
"""As many connections as the product's read pool has."""


async def skip_reset(_: asyncpg.Connection) -> None:
    """Skip the reset of a connection between uses, as the product does."""


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    """Connect as a role that row-level security doesn't bind."""
    app.state.pool = await asyncpg.create_pool(os.environ["BASELINE_DATABASE_URL"], min_size=1, max_size=POOL_SIZE, reset=skip_reset)
    yield
    await app.state.pool.close()


app = FastAPI(lifespan=lifespan, openapi_url=None)


async def _respond(request: Request, name: str, *values: object) -> Response:
    return Response(await request.app.state.pool.fetchval(SQL[name], *values), media_type="application/json")


@app.get("/client-search")
async def search(request: Request, company: UUID, low: str, high: str) -> Response:
    """Search clients by a fragment of name or phone."""
    return await _respond(request, "client-search", company, low, high)


@app.get("/client-card")
async def card(request: Request, company: UUID, client: UUID, at: datetime) -> Response:
    """Return a client's summary."""
    return await _respond(request, "client-card", company, client, at)


@app.get("/week")
async def week(
    request: Request, company: UUID, week_start: datetime, week_end: datetime, practitioners: Annotated[list[UUID], Query()],
) -> Response:
    """Return the bookings of some practitioners in a week."""
    return await _respond(request, "week", company, week_start, week_end, practitioners)


@app.get("/month")
async def month(
    request: Request, company: UUID, span: Annotated[list[datetime], Query()], practitioners: Annotated[list[UUID], Query()], zone: str,
) -> Response:
    """Return how many bookings some practitioners have on each day of a month view."""
    return await _respond(request, "month", company, *span, practitioners, zone)


@app.get("/free-slots")
async def free(request: Request, company: UUID, service: UUID, days: Annotated[list[date], Query()], zone: str) -> Response:
    """Return the free times of a service."""
    return await _respond(request, "free-slots", company, service, *days, zone)


@app.get("/profile")
async def profile(request: Request, company: UUID, identity: UUID) -> Response:
    """Return a member's own profile."""
    return await _respond(request, "profile", company, identity)


@app.get("/settings")
async def settings(request: Request, company: UUID) -> Response:
    """Return a company's settings."""
    return await _respond(request, "settings", company)


@app.get("/notifications")
async def notifications(request: Request, company: UUID, identity: UUID) -> Response:
    """Return a member's newest notifications."""
    return await _respond(request, "notifications", company, identity)


@app.get("/team")
async def team(request: Request, company: UUID, first: int) -> Response:
    """Return a page of a company's members by name."""
    return await _respond(request, "team", company, first)


class BookingData(BaseModel):
    """A booking to insert."""

    company: UUID
    client: UUID
    service: UUID
    practitioner: UUID
    room: UUID | None
    start: datetime


@app.post("/book")
async def book(request: Request, booking: BookingData) -> Response:
    """Insert a booking and its occupancy."""
    values = (booking.company, booking.client, booking.service, booking.practitioner, booking.room, booking.start)
    return await _respond(request, "book", *values)
