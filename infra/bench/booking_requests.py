"""Build the requests of all that can take a time: staff, the portal, the waiting list, an import."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256
from io import BytesIO
from typing import Any
from uuid import UUID, uuid4

import asyncpg
import openpyxl
import orjson
from datasets import RequestFactory
from http_client import HttpRequest, close, connect

from clinic.booking.portal import calendar_tokens
from clinic.booking.waiting_list.messages import OFFER_KEY
from clinic.core.background.outbox import EventMessage
from clinic.data_exchange.imports import worker
from clinic.data_exchange.imports.service import CHECK_REQUESTED, IMPORT_STARTED

SETTINGS = "/api/v3/point-of-sale/online-payments/settings"
SWISH_NUMBER = "1231181189"
XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
_FLOW = """
INSERT INTO booking_flow (company_id, id, key_hash, state, language, expires_at, selection, visitor_details, phone, codes_sent, attempts,
  verified_at, version, created_at, updated_at)
SELECT $1, id, hash, 'verified', 'sv', now() + interval '1 hour', $2::jsonb, jsonb_build_object('first_name', 'Nora', 'last_name', 'Ek',
  'mobile_number', substr(phone, 4), 'country_code', '+46', 'email', 'nora@example.com', 'special_request', ''), phone, 1, 1, now(), 1,
  now(), now()
FROM unnest($3::uuid[], $4::bytea[], $5::text[]) AS f (id, hash, phone)
"""
_OFFERS = """
WITH entry AS (INSERT INTO waiting_list_entry (company_id, id, client_id, service_id, weekdays, from_time, to_time, from_day, to_day, state,
    source, note, version, created_at, updated_at)
  SELECT $1, gen_random_uuid(), c, $2, '{0,1,2,3,4,5,6}', interval '0', interval '24 hours', $4::timestamptz::date - 1,
    $4::timestamptz::date + 1, 'waiting', 'staff', '', 1, now(), now() FROM unnest($5::uuid[]) c RETURNING id, client_id)
INSERT INTO waiting_list_offer (company_id, id, client_id, entry_id, practitioner_id, start_at, end_at, freed_from, freed_to, state,
  expires_at, created_at)
SELECT $1, gen_random_uuid(), client_id, id, $3, $4, $4::timestamptz + interval '30 minutes', $4, $4::timestamptz + interval '30 minutes',
  'open', now() + interval '1 hour', now() FROM entry RETURNING id
"""
_NAMES = """
SELECT s.name AS service, r.name AS practitioner, c.email, to_char($5::timestamptz AT TIME ZONE 'Europe/Stockholm', 'YYYY-MM-DD') AS day,
  to_char($5::timestamptz AT TIME ZONE 'Europe/Stockholm', 'HH24:MI') AS clock FROM service s, resource r, client c
WHERE s.company_id = $1 AND s.id = $2 AND r.company_id = $1 AND r.id = $3 AND c.company_id = $1 AND c.id = $4
"""


BookElsewhere = Callable[[UUID, int], Awaitable[list[dict[str, Any]]]]
"""Makes so many bookings of a practitioner's service at other times, and returns their data."""


@dataclass(frozen=True, slots=True)
class Contest:
    """The time of a practitioner that is contested, of a service."""

    port: int
    requests: RequestFactory
    admin: asyncpg.Connection
    practitioner: UUID
    service: UUID
    start: str
    book_elsewhere: BookElsewhere

    @property
    def company_id(self) -> UUID:
        """The company of the practitioner."""
        return self.requests.clinic.company_id

    def booking_data(self, number: int) -> dict[str, object]:
        """Return the body of a booking for one of the clients."""
        client = self.requests.clinic.sampled_clients[number]["id"]
        return {"client_id": client, "service_id": self.service, "practitioner_id": self.practitioner, "start_at": self.start}


def _post(target: str, headers: str, body: dict[str, object]) -> HttpRequest:
    return HttpRequest(target, "POST", f"{headers}Idempotency-Key: {uuid4()}\r\n", orjson.dumps(body, default=str))


def _address(number: int) -> str:
    """Return the header of a visitor's own address, since the portal limits the calls of one."""
    return f"X-Forwarded-For: 10.1.{number >> 8}.{number & 255}\r\n"


async def _by_staff(contest: Contest, count: int) -> list[HttpRequest]:
    return [_post("/api/v2/bookings", contest.requests.headers, contest.booking_data(number)) for number in range(count)]


async def _in_series(contest: Contest, count: int) -> list[HttpRequest]:
    """Build series of two weeks that begin at the time."""
    headers = contest.requests.headers
    return [_post("/api/v2/bookings/series", headers, {**contest.booking_data(number), "count": 2}) for number in range(count)]


async def _by_rescheduling(contest: Contest, count: int) -> list[HttpRequest]:
    """Build requests that move bookings of other times to this one."""
    body = {"start_at": contest.start, "practitioner_id": contest.practitioner}
    return [
        _post(f"/api/v2/bookings/{booking['id']}/reschedule", contest.requests.headers, {**body, "version": booking["version"]})
        for booking in await contest.book_elsewhere(contest.practitioner, count)
    ]


async def _insert_flows(contest: Contest, count: int) -> list[str]:
    """Insert verified booking flows of visitors who have all selected the time; return the headers of their keys."""
    keys = [uuid4().hex for _ in range(count)]
    selection = {"service_id": str(contest.service), "practitioner_id": str(contest.practitioner), "start_at": contest.start}
    await contest.admin.execute(
        _FLOW, contest.company_id, orjson.dumps(selection).decode(), [uuid4() for _ in keys],
        [sha256(key.encode()).digest() for key in keys], [f"+4673{uuid4().int % 10**7:07}" for _ in keys],
    )
    return [f"X-Flow-Key: {key}\r\n{_address(number)}" for number, key in enumerate(keys)]


async def _from_portal(contest: Contest, count: int) -> list[HttpRequest]:
    target = f"/api/v2/booking-portal/{contest.requests.clinic.public_id}/bookings"
    return [_post(target, headers, {}) for headers in await _insert_flows(contest, count)]


async def _from_portal_with_payment(contest: Contest, count: int) -> list[HttpRequest]:
    target = f"/api/v2/booking-portal/{contest.requests.clinic.public_id}/create-with-pos"
    return [_post(target, headers, {"method": "swish"}) for headers in await _insert_flows(contest, count)]


async def _from_waiting_list(contest: Contest, count: int) -> list[HttpRequest]:
    """Build answers of clients who were all offered the time."""
    clients = [client["id"] for client in contest.requests.clinic.sampled_clients[-count:]]
    start = datetime.fromisoformat(f"{contest.start}+00:00")
    offers = await contest.admin.fetch(_OFFERS, contest.company_id, contest.service, contest.practitioner, start, clients)
    target = f"/api/v2/booking-portal/{contest.requests.clinic.public_id}/waiting-list/accept"
    return [
        _post(target, _address(number), {"key": calendar_tokens.sign(contest.company_id, offer["id"], OFFER_KEY)})
        for number, offer in enumerate(offers)
    ]


Builder = Callable[[Contest, int], Awaitable[list[HttpRequest]]]
_STAFF: dict[str, Builder] = {
    "by staff": _by_staff, "by rescheduling": _by_rescheduling, "in series": _in_series, "from the waiting list": _from_waiting_list,
}
WITHOUT_PAYMENT: dict[str, Builder] = {**_STAFF, "from the portal": _from_portal}
WITH_PAYMENT: dict[str, Builder] = {**_STAFF, "from the portal with payment": _from_portal_with_payment}
"""Where visitors pay in advance, all of them do: a clinic has one or the other."""


async def _call(port: int, request: HttpRequest) -> Any:
    """Send a request and return the data of its response. Raises RuntimeError for a refusal."""
    [connection] = await connect(port)
    response = await connection.send(request)
    close([connection])
    reply = orjson.loads(response.body)
    if reply["status"] != "1":
        message = f"{request.path} answered {response.status}: {response.body[:300]!r}"
        raise RuntimeError(message)
    return reply["data"]


async def switch_payment_on(port: int, requests: RequestFactory) -> None:
    """Let visitors of the portal pay in advance, at the first register that can sell."""
    settings = await _call(port, HttpRequest(SETTINGS, headers=requests.headers))
    register = next(row["id"] for row in settings["registers"] if not row["blocker"])
    body = {"mode": "percent", "register_id": register, "swish_number": SWISH_NUMBER, "version": settings["version"]}
    await _call(port, HttpRequest(SETTINGS, "PUT", f"{requests.headers}Idempotency-Key: {uuid4()}\r\n", orjson.dumps(body)))


async def prepare_import(contest: Contest) -> UUID:
    """Upload a file with one booking of the time, let its rows be checked, and start the import; `import_booking` then takes its row."""
    headers, imports = contest.requests.headers, "/api/imports"
    boundary = uuid4().hex
    head = f'--{boundary}\r\nContent-Disposition: form-data; name="file"; filename="bokning.xlsx"\r\nContent-Type: {XLSX}\r\n\r\n'
    body = head.encode() + await _create_file(contest) + f"\r\n--{boundary}--\r\n".encode()
    form = f"{headers}Idempotency-Key: {uuid4()}\r\n"
    content_type = f"multipart/form-data; boundary={boundary}"
    row = await _call(contest.port, HttpRequest(f"{imports}?kind=bookings", "POST", form, body, content_type))
    mapping = {"mapping": row["mapping"], "version": row["version"]}
    await _call(contest.port, HttpRequest(f"{imports}/{row['id']}/mapping", "PUT", headers, orjson.dumps(mapping)))
    await worker.check_import(await _find_event(contest, CHECK_REQUESTED, row["id"]))
    checked = await _call(contest.port, HttpRequest(f"{imports}/{row['id']}", headers=headers))
    await _call(contest.port, _post(f"{imports}/{row['id']}/start", headers, {"version": checked["version"]}))
    return UUID(row["id"])


async def _create_file(contest: Contest) -> bytes:
    client = contest.requests.clinic.sampled_clients[0]["id"]
    start = datetime.fromisoformat(f"{contest.start}+00:00")
    names = await contest.admin.fetchrow(_NAMES, contest.company_id, contest.service, contest.practitioner, client, start)
    book = openpyxl.Workbook()
    book.active.append(["Datum", "Starttid", "Tjänst", "Behandlare", "E-post"])
    book.active.append([names["day"], names["clock"], names["service"], names["practitioner"], names["email"]])
    content = BytesIO()
    book.save(content)
    return content.getvalue()


async def _find_event(contest: Contest, name: str, import_id: str) -> EventMessage:
    event = await contest.admin.fetchrow(
        "SELECT id, occurred_at, payload FROM event WHERE company_id = $1 AND name = $2 AND payload->>'import_id' = $3", contest.company_id,
        name, import_id,
    )
    return EventMessage(event["id"], name, contest.company_id, event["occurred_at"], orjson.loads(event["payload"]))


async def import_booking(contest: Contest, import_id: UUID) -> int:
    """Take the file's booking, as the worker does; return whether the time was free for it."""
    await worker.run_import(await _find_event(contest, IMPORT_STARTED, str(import_id)))
    taken = "SELECT taken FROM data_import WHERE company_id = $1 AND id = $2"
    return int(await contest.admin.fetchval(taken, contest.company_id, import_id))
