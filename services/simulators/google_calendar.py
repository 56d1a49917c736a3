"""Simulate Google's Calendar API v3: events with etags, lists with sync and page tokens, and channels that report changes.

A sync token is the calendar's change number; `forget` makes Google no longer know the older ones (410).
"""

import asyncio
import json
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import uuid4

import httpx
from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response

from simulators.google_accounts import find_account, get_behaviour, get_records
from simulators.record_store import Record, RecordStore

router = APIRouter(prefix="/google/calendar/v3", tags=["Google calendar"])
EVENTS = "/calendars/primary/events"
CHANNEL_TTL = timedelta(days=7)
CALENDAR_ZONE = "Europe/Stockholm"


def error(status: int, reason: str, message: str = "") -> JSONResponse:
    """Return an error as the API writes it."""
    problem = {"domain": "global", "reason": reason, "message": message or reason}
    return JSONResponse({"error": {"code": status, "message": message or reason, "errors": [problem]}}, status)


async def _refuse(request: Request) -> JSONResponse | None:
    """Return why a call isn't answered: the simulator misbehaves, or its token gives no access."""
    behaviour = get_behaviour(get_records(request))
    await asyncio.sleep(float(behaviour["seconds"]))
    if behaviour["status"]:
        return error(behaviour["status"], behaviour["reason"] or "backendError")
    return None if find_account(request) else error(401, "authError", "Invalid Credentials")


def list_events(records: RecordStore, account: str) -> list[Record]:
    """Return an account's events, deleted ones included, in the order of their changes."""
    events = [record for record in records.list_newest("google_event") if record["account"] == account]
    return sorted(events, key=lambda record: int(record["change"]))


def _clock(records: RecordStore) -> Record:
    return records.get("google_clock", "all") or records.put("google_clock", "all", change=0, forgotten=0)


def save_event(records: RecordStore, account: str, event_id: str, body: dict[str, Any]) -> Record:
    """Store an event under the next change number."""
    change = _clock(records)["change"] + 1
    records.put("google_clock", "all", change=change)
    return records.put("google_event", f"{account}/{event_id}", account=account, event_id=event_id, change=change, body=body)


def to_resource(record: Record) -> dict[str, Any]:
    """Return an event as the API writes it; of a deleted one little is left."""
    meta = {"kind": "calendar#event", "id": record["event_id"], "etag": f'"{record["change"]}"', "updated": record["at"]}
    body = record["body"]
    return {**meta, "status": "cancelled"} if body.get("status") == "cancelled" else {"status": "confirmed", **body, **meta}


def notify(request: Request, account: str) -> None:
    """Report a change to the open channels of an account, without saying what it is."""
    for channel in get_records(request).list_newest("google_channel"):
        if channel["account"] == account and channel["expiration"] > datetime.now(UTC).timestamp() * 1000:
            _post(request, channel, "exists")


def _post(request: Request, channel: Record, state: str) -> None:
    records = get_records(request)
    number = int(channel.get("messages", 0)) + 1
    records.put("google_channel", channel["id"], messages=number)
    headers = {
        "X-Goog-Channel-ID": channel["id"], "X-Goog-Channel-Token": channel["token"], "X-Goog-Resource-ID": channel["resource_id"],
        "X-Goog-Resource-URI": f"{request.base_url}google/calendar/v3/calendars/primary/events", "X-Goog-Resource-State": state,
        "X-Goog-Message-Number": str(number),
    }
    request.app.state.viva.webhooks.schedule(_deliver(channel["address"], headers))


async def _deliver(address: str, headers: dict[str, str]) -> None:
    async with httpx.AsyncClient(timeout=10) as http:
        for delay in (0, 0.5, 2, 8):
            await asyncio.sleep(delay)
            try:
                if (await http.post(address, headers=headers)).is_success:
                    return
            except httpx.HTTPError:
                continue


@router.get(EVENTS, response_model=None)
async def list_changes(request: Request) -> Response:
    """List events: all between two times, or those changed since a sync token. The last page has the next sync token."""
    if refusal := await _refuse(request):
        return refusal
    records, query, account = get_records(request), request.query_params, find_account(request) or ""
    clock, sync_token = _clock(records), query.get("syncToken", "")
    if sync_token and {"timeMin", "timeMax", "q", "orderBy", "updatedMin"} & set(query):
        return error(400, "invalid", "Sync token cannot be used with the other parameters")
    if sync_token and int(sync_token) < clock["forgotten"]:
        return error(410, "fullSyncRequired", "Sync token is no longer valid, a full sync is required.")
    rows = [row for row in list_events(records, account) if row["change"] > int(sync_token or 0)]
    if not sync_token:
        rows = [row for row in rows if row["body"].get("status") != "cancelled"]
    size, offset = min(int(query.get("maxResults", 250)), int(get_behaviour(records)["max_page"])), int(query.get("pageToken", 0))
    page: dict[str, Any] = {
        "kind": "calendar#events", "summary": account, "timeZone": CALENDAR_ZONE,
        "items": [to_resource(row) for row in rows[offset:offset + size]],
    }
    is_last = offset + size >= len(rows)
    return JSONResponse(page | ({"nextSyncToken": str(clock["change"])} if is_last else {"nextPageToken": str(offset + size)}))


@router.post(EVENTS, response_model=None)
async def insert_event(request: Request) -> Response:
    """Insert an event, with an id of the caller's own if it has one."""
    if refusal := await _refuse(request):
        return refusal
    body, account, records = await request.json(), find_account(request) or "", get_records(request)
    event_id = body.get("id") or uuid4().hex
    if not set(event_id) <= set("abcdefghijklmnopqrstuv0123456789") or not body.get("start") or not body.get("end"):
        return error(400, "invalid", "Invalid resource id value or missing time.")
    if records.get("google_event", f"{account}/{event_id}"):
        return error(409, "duplicate", "The requested identifier already exists.")
    record = save_event(records, account, event_id, body)
    notify(request, account)
    return JSONResponse(to_resource(record))


@router.post(EVENTS + "/watch", response_model=None)
async def watch(request: Request) -> Response:
    """Open a channel; its address is https, or of this machine."""
    if refusal := await _refuse(request):
        return refusal
    body, account, records = await request.json(), find_account(request) or "", get_records(request)
    address = httpx.URL(body.get("address", ""))
    if body.get("type") != "web_hook" or (address.scheme != "https" and address.host not in ("localhost", "127.0.0.1")):
        return error(400, "push.webhookUrlNotHttps", f"WebHook callback must be HTTPS: {address}")
    if records.get("google_channel", body["id"]):
        return error(400, "channelIdNotUnique", "Channel id not unique")
    expiration = int((datetime.now(UTC) + CHANNEL_TTL).timestamp() * 1000)
    channel = records.put(
        "google_channel", body["id"], account=account, address=str(address), token=body.get("token", ""), resource_id=uuid4().hex,
        expiration=expiration,
    )
    _post(request, channel, "sync")
    return JSONResponse({
        "kind": "api#channel", "id": channel["id"], "resourceId": channel["resource_id"], "resourceUri": str(request.url),
        "expiration": str(expiration),
    })


@router.post("/channels/stop", response_model=None)
async def stop_channel(request: Request) -> Response:
    """Close a channel."""
    if refusal := await _refuse(request):
        return refusal
    body, records = await request.json(), get_records(request)
    channel = records.get("google_channel", body.get("id", ""))
    if not channel or channel["resource_id"] != body.get("resourceId"):
        return error(404, "notFound", "Channel not found")
    records.delete("google_channel", channel["id"])
    return Response(status_code=204)


@router.get(EVENTS + "/{event_id}", response_model=None)
async def get_event(request: Request, event_id: str) -> Response:
    """Return an event."""
    if refusal := await _refuse(request):
        return refusal
    record = get_records(request).get("google_event", f"{find_account(request)}/{event_id}")
    return JSONResponse(to_resource(record)) if record else error(404, "notFound", "Not Found")


@router.put(EVENTS + "/{event_id}", response_model=None)
@router.patch(EVENTS + "/{event_id}", response_model=None)
async def update_event(request: Request, event_id: str) -> Response:
    """Replace or change an event, if it has the etag of `If-Match`."""
    if refusal := await _refuse(request):
        return refusal
    records, account = get_records(request), find_account(request) or ""
    record = records.get("google_event", f"{account}/{event_id}")
    if not record:
        return error(404, "notFound", "Not Found")
    if request.headers.get("if-match", to_resource(record)["etag"]) != to_resource(record)["etag"]:
        return error(412, "conditionNotMet", "Precondition Failed")
    body = json.loads(await request.body())
    saved = save_event(records, account, event_id, body if request.method == "PUT" else {**record["body"], **body})
    notify(request, account)
    return JSONResponse(to_resource(saved))


@router.delete(EVENTS + "/{event_id}", response_model=None)
async def delete_event(request: Request, event_id: str) -> Response:
    """Delete an event; of a deleted one the API says 410."""
    if refusal := await _refuse(request):
        return refusal
    records, account = get_records(request), find_account(request) or ""
    record = records.get("google_event", f"{account}/{event_id}")
    if not record:
        return error(404, "notFound", "Not Found")
    if record["body"].get("status") == "cancelled":
        return error(410, "deleted", "Resource has been deleted")
    save_event(records, account, event_id, {"status": "cancelled"})
    notify(request, account)
    return Response(status_code=204)
