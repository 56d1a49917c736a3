"""A clinic with one of everything, and for every route the call that its user would make there."""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any

from clinic.core.clock import now
from clinic.core.context import Context
from clinic.core.db import unit
from clinic.core.models import new_id
from clinic.core.outbox import Delivery, Event
from clinic.messaging.models import Message
from tests import papers
from tests.walk import asking, prescribing, quality, recording, selling, taking

SERVICE = {"name": "Laser", "color": "#0E7C66", "price": 50000, "duration": 30, "time_before": 0, "time_after": 0, "bookable": True,
           "is_active": True, "description_en": "", "description_sv": "", "practitioner_ids": [], "room_ids": []}
PRODUCT = {"name": "Kräm", "code": "K1", "selling_price": 900, "base_price": 500, "tax": 2500, "stock": 3}


@dataclass
class World:
    """The ids of one of everything."""

    place: Any
    owner: Any
    client: Any
    ids: dict[str, str] = field(default_factory=dict)
    company: dict[str, Any] = field(default_factory=dict)
    client_version: int = 1

    def start(self, hour: int) -> str:
        """A coming day's instant."""
        return self.place.at(hour)


async def build(as_staff: Any, make: Any) -> World:
    """Made by the super user's own calls where there are any."""
    place = await make.bookable(people=2, rooms=1)
    owner = await as_staff("super_admin", company=place.company, is_for_booking=True)
    client = await make.client(place.company)
    world = World(place, owner, client)
    world.ids = {
        "client_id": str(client.id), "service_id": str(place.service.id), "category_id": str(place.service.category_id),
        "room_id": str(place.rooms[0].id), "practitioner_id": str(place.practitioners[0].id),
        "user_id": str((await make.member(place.company)).id), "twin_id": str((await make.client(place.company)).id),
        **await _rows(place.company),
    }
    day = (now() + timedelta(days=40)).date().isoformat()
    made = {
        "booking_id": ("/api/bookings", place.visit(client.id, world.start(9))),
        "holiday_id": ("/api/holidays", {"name": "Ledig", "starts_on": day, "ends_on": day}),
        "product_id": ("/api/v3/point-of-sale/products", PRODUCT),
    }
    for name, (path, body) in made.items():
        answer = (await owner.post(path, json=body)).json()
        assert answer["status"] == "1", answer
        world.ids[name] = answer["data"]["id"]
    world.ids["document_id"] = str((await papers.frozen(place.company, client=client)).id)
    world.ids |= await quality.ids(owner)
    world.ids |= await prescribing.ids(make, owner, world.ids["client_id"])
    world.ids |= await recording.ids(owner, world.ids["client_id"])
    world.ids |= await selling.ids(make, place.company, world.ids["client_id"])
    world.ids |= await asking.ids(owner, world.ids["client_id"])
    world.company = (await owner.get("/api/company")).json()["data"]
    world.client_version = (await owner.get(f"/api/clients/{client.id}")).json()["data"]["version"]
    return world


async def _rows(company: Any) -> dict[str, str]:
    """What no call makes: a message that failed, a delivery that is dead."""
    event = Event(company_id=company.id, id=new_id(), name="nothing.happened", actor="system", facts={})
    dead = Delivery(company_id=company.id, id=new_id(), event_id=event.id, listener="nobody", state="dead")
    message = Message(
        company_id=company.id, id=new_id(), key=str(new_id()), channel="sms", kind="notice", to="+46701740605", text="Hej", state="failed",
    )
    async with unit(Context.system(company.id)) as session:
        session.add(event)
        await session.flush()
        session.add_all([dead, message])
    return {"delivery_id": str(dead.id), "message_id": str(message.id)}


Body = Callable[[World], dict[str, Any] | None]


def _visit(world: World, hour: int) -> dict[str, Any]:
    return world.place.visit(world.client.id, world.start(hour))


def _user(**more: Any) -> dict[str, Any]:
    return {"first_name": "Nils", "last_name": "Ny", "user_role": "user", **more}


def _company(world: World) -> dict[str, Any]:
    names = ("name", "theme_color", "is_black_text", "language", "customer_language", "timezone", "date_format", "is_twelve_hours",
             "calendar_first_day_sunday", "unit", "version")
    return {**{name: world.company[name] for name in names}, "name": "Nytt namn"}


WRITES: dict[str, Body] = {
    **recording.WRITES,
    "POST /api/bookings": lambda w: _visit(w, 11),
    "POST /api/bookings/{booking_id}/cancel": lambda _: {"version": 1},
    "POST /api/bookings/{booking_id}/reschedule": lambda w: {"start_at": w.start(13), "version": 1},
    "POST /api/clients": lambda _: {"first_name": "Ny", "last_name": "Klient"},
    "PUT /api/clients/{client_id}": lambda w: {"first_name": "Ny", "last_name": "Namn", "version": w.client_version},
    "POST /api/clients/{client_id}/merge": lambda w: {"gone_id": w.ids["twin_id"], "gone_version": 1, "taken": [], "version": w.client_version},
    "PUT /api/company": _company,
    "PUT /api/booking-settings": lambda _: {"slot_step": 30, "lead_minutes": 0, "horizon_days": 60, "hold_minutes": 5, "version": 1},
    "PUT /api/booking-messages": lambda _: {
        "kind": "reminder", "is_on": True, "hours": 12, "by_sms": True, "by_mail": False, "text_en": "Hi {client}", "text_sv": "Hej {client}",
        "version": 1,
    },
    "PUT /api/business-hours": lambda _: {"hours": [{"weekday": 0, "opens": "08:00", "closes": "16:00"}], "version": 1},
    "POST /api/holidays": lambda w: {"name": "Kurs", "starts_on": "2030-01-02", "ends_on": "2030-01-03", "practitioner_id": w.ids["practitioner_id"]},
    "DELETE /api/holidays/{holiday_id}": lambda _: None,
    "POST /api/rooms": lambda _: {"name": "Rum 9"},
    "PUT /api/rooms/{room_id}": lambda _: {"name": "Rum 8", "version": 1},
    "POST /api/v2/categories": lambda _: {"name": "Ny kategori"},
    "POST /api/v2/categories/shift": lambda w: {"ids": [w.ids["category_id"]]},
    "PUT /api/v2/categories/{category_id}": lambda _: {"name": "Annat namn", "version": 1},
    "POST /api/v2/categories/{category_id}/toggle": lambda _: {"version": 1},
    "POST /api/v2/services": lambda w: {**SERVICE, "category_id": w.ids["category_id"], "practitioner_ids": [w.ids["practitioner_id"]]},
    "PUT /api/v2/services/{service_id}": lambda w: {**SERVICE, "category_id": w.ids["category_id"], "version": 1},
    "DELETE /api/v2/services/{service_id}": lambda _: None,
    "POST /api/v2/services/{service_id}/toggle": lambda _: {"version": 1},
    "POST /api/users": lambda _: _user(email=f"{new_id().hex}@people.test"),
    "PUT /api/users/{user_id}": lambda _: _user(version=1),
    "POST /api/users/{user_id}/change-status": lambda _: {"is_active": False, "version": 1},
    "PUT /api/users/{user_id}/client-access": lambda w: {"client_access": "custom", "client_ids": [w.ids["client_id"]]},
    "POST /api/v3/point-of-sale/products": lambda _: {**PRODUCT, "code": "K2"},
    "PUT /api/v3/point-of-sale/products/{product_id}": lambda _: {**PRODUCT, "version": 1},
    "POST /api/documents/{document_id}/regenerate": lambda _: None,
    "POST /api/messages/{message_id}/resend": lambda _: {"version": 1},
    "POST /api/deliveries/{delivery_id}/resend": lambda _: {"version": 1},
    **asking.WRITES,
    **taking.WRITES,
    **prescribing.WRITES,
    **quality.WRITES,
    **selling.WRITES,
}
"""For every route that writes: a body that succeeds."""

QUERIES: dict[str, Callable[[World], dict[str, str]]] = {
    "GET /api/bookings": lambda w: {"from": w.start(0)[:10], "to": w.start(0)[:10]},
    "GET /api/bookings/free-slots": lambda w: {"service_id": w.ids["service_id"], "from": w.start(0)[:10], "to": w.start(0)[:10]},
    "GET /api/overview/search": lambda w: {"q": w.client.last_name},
    "GET /api/audit": lambda w: {"subject_id": w.ids["client_id"]},
    **prescribing.QUERIES,
    **selling.QUERIES,
}
"""For every route that reads by query: one that finds something."""

ELSEWHERE = {
    **asking.ELSEWHERE,
    **recording.ELSEWHERE,
    **prescribing.ELSEWHERE,
    **quality.ELSEWHERE,
    **taking.ELSEWHERE,
    **selling.ELSEWHERE,
    "POST /api/session/switch": "tests/accounts/test_sign_in.py",
    "POST /api/files": "tests/core/test_uploads.py sends files",
    "POST /api/papers": "tests/quality/test_devices.py sends PDFs",
    "POST /api/get-signed-url": "tests/core/test_uploads.py",
    "GET /api/drafts/{form}/{subject}": "tests/core/test_drafts.py",
    "PUT /api/drafts/{form}/{subject}": "tests/core/test_drafts.py",
    "DELETE /api/drafts/{form}/{subject}": "tests/core/test_drafts.py",
    "POST /api/booking-messages/preview": "tests/booking/reminders: reads by a body",
    "POST /api/v2/register/set-up": "tests/accounts: only before the set-up is done",
    "POST /api/verify-email": "tests/accounts: only before the address is verified",
    "POST /api/resend-otp": "tests/accounts: only before the address is verified",
}
"""Routes that the walk leaves to a story of their own."""

