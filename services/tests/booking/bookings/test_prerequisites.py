"""A visit that must come before a service, asked for by every way to book and to move (BEY-009)."""

from datetime import datetime
from typing import Any
from uuid import UUID

import pytest
from sqlalchemy import update

from clinic.booking.bookings.models import Booking
from clinic.booking.catalogue.models import Service, ServiceResource
from clinic.booking.portal import calendar_tokens
from clinic.core.clock import now, to_wire
from clinic.core.database.base import new_id
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from tests.booking.portal.test_booking_access import LinkClient
from tests.booking.portal.test_booking_flow import PortalClient, visitor_details

pytestmark = pytest.mark.anyio
CODE = "booking.prerequisite_missing"


class TreatmentClinic:
    """A clinic whose treatment asks for a consultation 2 to 90 days before it, with a client and an administrator."""

    def __init__(self, booking: Any, treatment: Service, client: Any, admin: Any) -> None:
        self.booking, self.treatment, self.client, self.admin = booking, treatment, client, admin

    def book(self, service: Service, start_at: str, **fields: Any) -> Any:
        """Book a service for the client as staff."""
        data = self.booking.booking_data(self.client.id, start_at, service_id=service.id, **fields)
        return self.admin.post("/api/v2/bookings", json=data)

    async def set_booking(self, booking_id: str, **values: Any) -> None:
        """Write a booking's state or times."""
        async with transaction(Context.system(self.booking.company.id)) as session:
            await session.execute(update(Booking).where(Booking.id == booking_id).values(**values))


@pytest.fixture
async def clinic(as_staff, factory) -> TreatmentClinic:
    """Set up the clinic; a practitioner each for the consultations and the treatments keeps their times apart."""
    booking = await factory.bookable_clinic(people=2)
    consultation = booking.service
    treatment = Service(
        company_id=booking.company.id, id=new_id(), category_id=consultation.category_id, name="Laser", color="#22AA88", price=90000,
        duration=30, prerequisite_id=consultation.id, prerequisite_days=90, prerequisite_min_days=2,
    )
    async with transaction(Context.system(booking.company.id)) as session:
        session.add(treatment)
        await session.flush()
        session.add_all([
            ServiceResource(company_id=booking.company.id, id=new_id(), service_id=treatment.id, resource_id=row.id)
            for row in booking.practitioners
        ])
    client = await factory.client(booking.company, first_name="Vera", last_name="Visit", email="vera@visitors.test", phone="+46701740605")
    return TreatmentClinic(booking, treatment, client, await as_staff("admin", company=booking.company))


CASES = [
    ("never", None, "booked", 409),
    ("booked before", 10, "booked", 200),
    ("seen before", 10, "done", 200),
    ("first day of the span", 90, "done", 200),
    ("a day too early", 91, "done", 409),
    ("last day of the span", 2, "done", 200),
    ("a day too late", 1, "done", 409),
    ("after the treatment", -3, "booked", 409),
    ("cancelled", 10, "cancelled", 409),
    ("missed", 10, "no_show", 409),
]


@pytest.mark.covers("BEY-009")
async def test_which_visits_count_for_staff(clinic):
    """BEY-009: by the days between both visits and the state of the first; an hour of the day makes no difference."""
    treatment_days, results = 20, {}
    consultation = (await clinic.book(clinic.booking.service, clinic.booking.at(16))).json()["data"]
    for name, days_before, state, _ in CASES:
        days = treatment_days - (days_before if days_before is not None else 500)
        start = datetime.fromisoformat(clinic.booking.at(16, days=days)).replace(tzinfo=now().tzinfo)
        end = start.replace(hour=17)
        times = {f"{column}_at": start if state == column else None for column in ("arrived", "in_room", "done", "no_show", "cancelled")}
        await clinic.set_booking(consultation["id"], state=state, start_at=start, end_at=end, **times)
        practitioner_id = clinic.booking.practitioners[1].id
        reply = await clinic.book(clinic.treatment, clinic.booking.at(9, days=treatment_days), practitioner_id=practitioner_id)
        results[name] = reply.status_code
        if reply.status_code == 200:
            cancel = {"reason": "Prov", "version": 1}
            assert (await clinic.admin.post(f"/api/v2/bookings/{reply.json()['data']['id']}/cancel", json=cancel)).status_code == 200
    assert results == {name: status for name, _, _, status in CASES}


@pytest.mark.covers("BEY-009")
async def test_staff_are_warned_and_override_with_a_reason(clinic):
    """BEY-009: booking and moving name the missing visit in the reader's language; a reason passes, is kept and audited, once for all moves."""
    path, start = "/api/v2/bookings", clinic.booking.at(9, days=20)
    refused = await clinic.book(clinic.treatment, start)
    assert (refused.status_code, refused.json()["data"]["code"]) == (409, CODE)
    assert refused.json()["data"]["service_id"] == str(clinic.booking.service.id)
    assert refused.json()["message"] == "Konsultation has to be booked first, for a day 2 to 90 days before this visit."
    assert (await clinic.book(clinic.treatment, start, prerequisite_override_reason="  ")).status_code == 409
    booked = (await clinic.book(clinic.treatment, start, prerequisite_override_reason="Känd klient")).json()["data"]
    assert booked["prerequisite_override_reason"] == "Känd klient"
    assert (await clinic.admin.get(f"{path}/{booked['id']}")).json()["data"]["prerequisite_override_reason"] == "Känd klient"
    [created] = await clinic.admin.list_audit("booking.created")
    assert created["details"]["prerequisite_override_reason"] == "Känd klient"
    moved = await clinic.admin.post(f"{path}/{booked['id']}/reschedule", json={"start_at": clinic.booking.at(10, days=20), "version": 1})
    assert moved.status_code == 200, "the reason holds for the booking"


@pytest.mark.covers("BEY-009")
async def test_moving_asks_for_the_visit_too(clinic, factory, visitor):
    """BEY-009: staff who move the treatment out of the span give a reason; the client can't by the link of the booking."""
    consultation = (await clinic.book(clinic.booking.service, clinic.booking.at(9, days=3))).json()["data"]
    treatment = (await clinic.book(clinic.treatment, clinic.booking.at(9, days=10))).json()["data"]
    assert treatment["prerequisite_override_reason"] == ""
    path, move = f"/api/v2/bookings/{treatment['id']}/reschedule", {"start_at": clinic.booking.at(12, days=4), "version": 1}
    link = LinkClient(visitor, factory, clinic.booking, treatment["id"])
    await link.open(calendar_tokens.sign(clinic.booking.company.id, UUID(treatment["id"])))
    await link.verify()
    by_client = await link.post("/reschedule", {"start_at": move["start_at"]})
    assert (by_client.status_code, by_client.json()["data"]["code"]) == (409, CODE)
    refused = await clinic.admin.post(path, json=move)
    assert (refused.status_code, refused.json()["data"]["code"]) == (409, CODE)
    moved = await clinic.admin.post(path, json={**move, "prerequisite_override_reason": "Brådskar"})
    assert moved.json()["data"]["prerequisite_override_reason"] == "Brådskar"
    [row] = await clinic.admin.list_audit("booking.rescheduled")
    assert row["details"]["prerequisite_override_reason"] == "Brådskar"
    assert consultation["start_at"] < moved.json()["data"]["start_at"]


@pytest.mark.covers("BEY-009")
async def test_visitor_reads_which_service_comes_first_once_the_code_is_verified(clinic, factory, visitor):
    """BEY-009: refused after the code and at the booking, before a time is held; with the consultation booked the treatment can be."""
    portal = await PortalClient(visitor, clinic.booking, factory).start_flow()
    treatment = {"service_id": str(clinic.treatment.id), "practitioner_id": None, "start_at": clinic.booking.at(9, days=20)}

    async def select(body: dict[str, Any]) -> None:
        assert (await visitor.put(f"{portal.base}/flow", json=body, headers=portal.headers)).status_code == 200

    await select(treatment)
    await portal.post("/send-otp", visitor_details(mobile_number="701740605", email="vera@visitors.test"))
    refused = await portal.post("/verify-otp", {"code": await portal.last_code()})
    assert (refused.status_code, refused.json()["data"]["code"], refused.json()["data"]["is_bookable"]) == (409, CODE, True)
    state = (await portal.get("/flow")).json()["data"]
    assert (state["state"], state["hold"]) == ("verified", None)
    assert [(await portal.post(step)).json()["data"]["code"] for step in ("/hold", "/bookings")] == [CODE, CODE]
    await select({**treatment, "service_id": str(clinic.booking.service.id), "start_at": clinic.booking.at(9, days=10)})
    assert (await portal.post("/hold")).status_code == 200
    assert (await portal.post("/bookings")).status_code == 200
    other = await PortalClient(visitor, clinic.booking, factory).start_flow()
    portal.headers = other.headers
    await select(treatment)
    await portal.post("/send-otp", visitor_details(mobile_number="701740605", email="vera@visitors.test"))
    await portal.post("/verify-otp", {"code": await portal.last_code()})
    booked = await portal.post("/bookings")
    assert booked.status_code == 200, booked.text
    rows = await factory.list_bookings(clinic.booking.company)
    assert {row.client_id for row in rows} == {clinic.client.id}, "the visitor is the client"


@pytest.mark.covers("BEY-009")
async def test_service_says_what_must_come_before_it(clinic, as_staff, factory):
    """BEY-009: the prerequisite is saved and audited; itself, an unknown one and an empty span are refused, and it isn't deleted meanwhile."""
    path = f"/api/v2/services/{clinic.treatment.id}"
    service = (await clinic.admin.get(path)).json()["data"]
    assert (service["prerequisite_id"], service["prerequisite_days"], service["prerequisite_min_days"]) == (str(clinic.booking.service.id), 90, 2)
    other = await factory.bookable_clinic()
    codes = []
    for fields in ({"prerequisite_id": service["id"]}, {"prerequisite_id": str(other.service.id)}, {"prerequisite_days": 1}):
        reply = await clinic.admin.put(path, json={**service, **fields})
        codes.append({name: errors[0]["code"] for name, errors in reply.json()["errors"].items()})
    assert codes == [{"prerequisite_id": "choice"}, {"prerequisite_id": "unknown"}, {"prerequisite_min_days": "at_most"}]
    refused = await clinic.admin.delete(f"/api/v2/services/{clinic.booking.service.id}")
    assert (refused.status_code, refused.json()["data"]["code"]) == (409, "service.is_prerequisite")
    assert "Laser" in refused.json()["message"]
    saved = (await clinic.admin.put(path, json={**service, "prerequisite_id": None})).json()["data"]
    assert saved["prerequisite_id"] is None
    [row] = await clinic.admin.list_audit("service.changed")
    assert row["details"]["prerequisite_id"] is None
    assert (await clinic.admin.delete(f"/api/v2/services/{clinic.booking.service.id}")).status_code == 200
    assert (await clinic.book(clinic.treatment, to_wire(now()))).status_code == 200


@pytest.mark.covers("BEY-009", "BKG-036")
async def test_series_needs_the_visit_before_its_first_and_last_booking(clinic, factory):
    """BEY-009: without it a series is refused, and made and moved with a reason that each of its bookings keeps."""
    data = clinic.booking.booking_data(clinic.client.id, clinic.booking.at(9, days=10), service_id=clinic.treatment.id, count=2)
    assert (await clinic.admin.post("/api/v2/bookings/series", json=data)).json()["data"]["code"] == "booking.prerequisite_missing"
    reply = await clinic.admin.post("/api/v2/bookings/series", json={**data, "prerequisite_override_reason": "Var här i våras"})
    series = reply.json()["data"]
    assert {row.prerequisite_override_reason for row in await factory.list_bookings(clinic.booking.company)} == {"Var här i våras"}
    move = {"position": 1, "start_at": clinic.booking.at(11, days=10), "version": 1}
    assert (await clinic.admin.post(f"/api/v2/bookings/series/{series['id']}/reschedule", json=move)).status_code == 200
