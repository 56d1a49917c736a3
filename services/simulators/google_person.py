"""The person's own Google calendar: a page to add events, and calls by which tests do so and make the simulator misbehave."""

import html
from pathlib import Path
from typing import Annotated, Any
from uuid import uuid4

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from simulators.google_accounts import ACCOUNT, get_behaviour, get_records
from simulators.google_calendar import list_events, notify, save_event, to_resource

PAGE = Path(__file__).parent / "static" / "google-calendar.html"
router = APIRouter(prefix="/google", tags=["Google person"])


def _time(value: dict[str, str]) -> str:
    return (value.get("dateTime") or value.get("date") or "").replace("T", " ")


@router.get("/", response_model=None)
async def calendar_page(request: Request) -> Response:
    """Serve the person's calendar."""
    events = [to_resource(record) for record in list_events(get_records(request), ACCOUNT)]
    rows = [
        f"<li>{html.escape(_time(event['start']))} to {html.escape(_time(event['end']))}: "
        f"<b>{html.escape(event.get('summary', ''))}</b></li>"
        for event in events if event["status"] != "cancelled"
    ]
    return HTMLResponse(PAGE.read_text("utf-8").replace("[[account]]", ACCOUNT).replace("[[events]]", "".join(rows)))


@router.post("/", response_model=None)
async def add_event(
    request: Request, summary: Annotated[str, Form()], start: Annotated[str, Form()], end: Annotated[str, Form()],
) -> Response:
    """Add an event, as the person does; times are UTC."""
    body = {"summary": summary, "start": {"dateTime": f"{start}:00Z"}, "end": {"dateTime": f"{end}:00Z"}}
    save_event(get_records(request), ACCOUNT, uuid4().hex[:20] + "g", body)
    notify(request, ACCOUNT)
    return RedirectResponse("/google/", 303)


@router.get("/api/events", response_model=None)
async def all_events(request: Request, account: str = ACCOUNT) -> Response:
    """List an account's events, deleted ones included."""
    return JSONResponse([to_resource(record) for record in list_events(get_records(request), account)])


@router.put("/api/events/{event_id}", response_model=None)
async def put_event(request: Request, event_id: str, body: dict[str, Any], account: str = ACCOUNT) -> Response:
    """Add or replace an event as the person does."""
    record = save_event(get_records(request), account, event_id, body)
    notify(request, account)
    return JSONResponse(to_resource(record))


@router.post("/api/behaviour", response_model=None)
async def behave(request: Request, body: dict[str, Any]) -> Response:
    """Change how the simulator misbehaves; `forget` and `revoke` happen once."""
    records = get_records(request)
    if body.pop("forget", False):
        records.put("google_clock", "all", forgotten=(records.get("google_clock", "all") or {"change": 0})["change"] + 1)
    if body.pop("revoke", False):
        for grant in list(records.list_newest("google_grant")):
            records.delete("google_grant", grant["id"])
    return JSONResponse(records.put("google_behaviour", "all", **{**get_behaviour(records), **body}))


@router.get("/api/channels", response_model=None)
async def channels(request: Request) -> Response:
    """List the open channels."""
    return JSONResponse(list(get_records(request).list_newest("google_channel")))
