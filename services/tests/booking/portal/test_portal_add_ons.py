"""Visitors add services to their visit: what is offered, held, booked, confirmed and moved (BEY-005, BKG-042)."""

from typing import Any

import pytest
from sqlalchemy import select, update

from clinic.booking.catalogue.models import Resource, Service, ServiceCategory
from clinic.booking.portal.models import Hold
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from tests.booking.bookings.test_add_ons import add_service, offer
from tests.booking.bookings.test_cancellation_policy import set_policy
from tests.booking.bookings.test_reschedule_and_notify import deliver_events
from tests.booking.portal.test_booking_flow import PortalClient, visitor_details
from tests.forms.scenarios import create_questionnaire

pytestmark = [pytest.mark.anyio, pytest.mark.covers("BEY-005")]


class AddOnClinic:
    """A clinic whose service has two add-ons: a mask, and a serum that is an add-on only; a visitor and its staff."""

    def __init__(self, portal: PortalClient, staff: Any, mask: Any, serum: Any) -> None:
        self.portal, self.staff, self.mask, self.serum = portal, staff, mask, serum
        self.clinic = portal.clinic

    async def listed(self) -> dict[str, list[str]]:
        """Return the names of the listed services, each with those of its add-ons."""
        categories = (await self.portal.get("/categories")).json()["data"]
        return {row["name"]: [add_on["name"] for add_on in row["add_ons"]] for category in categories for row in category["services"]}

    async def select(self, start_at: str, *add_ons: Any, **fields: Any) -> Any:
        body = {
            "service_id": str(self.clinic.service.id), "practitioner_id": str(self.clinic.practitioners[0].id), "start_at": start_at,
            "add_on_ids": [str(add_on.id) for add_on in add_ons], **fields,
        }
        return await self.portal.visitor.put(f"{self.portal.base}/flow", json=body, headers=self.portal.headers)

    async def verify(self) -> Any:
        await self.portal.post("/send-otp", visitor_details())
        return await self.portal.post("/verify-otp", {"code": await self.portal.last_code()})


@pytest.fixture
async def place(visitor: Any, as_staff: Any, factory: Any) -> AddOnClinic:
    clinic = await factory.bookable_clinic(people=2, service={"name": "Laser", "name_en": "Laser treatment"})
    staff = await as_staff("admin", company=clinic.company)
    mask = await add_service(clinic, clinic.practitioners, name="Mask", name_en="Face mask")
    serum = await add_service(clinic, clinic.practitioners[:1], name="Serum", price=5000, duration=5, is_add_on_only=True)
    assert (await offer(staff, clinic, serum, mask)).status_code == 200
    return AddOnClinic(await PortalClient(visitor, clinic, factory).start_flow(), staff, mask, serum)


async def test_bookable_add_ons_are_offered_in_order_and_an_add_on_only_is_not_listed_by_itself(place, factory):
    """Neither an inactive, nor a staff-only, nor one of a closed category, nor one that no performer of the service performs."""
    assert await place.listed() == {"Laser": ["Serum", "Mask"], "Mask": []}
    single = await place.select(place.clinic.at(9), service_id=str(place.serum.id))
    assert single.status_code == 404
    slots = {"service_id": str(place.serum.id), "day": place.clinic.at(9)[:10]}
    assert (await place.portal.visitor.get(f"{place.portal.base}/available-slots", params=slots)).status_code == 404
    booking = await place.staff.post("/api/v2/bookings", json={
        **place.clinic.booking_data((await factory.client(place.clinic.company)).id, place.clinic.at(15)), "service_id": str(place.serum.id),
    })
    assert booking.status_code == 200, "staff may book it by itself"
    for values in ({"is_active": False}, {"bookable": False}, {"deleted_at": place.serum.created_at}):
        async with transaction(Context.system(place.clinic.company.id)) as session:
            await session.execute(update(Service).where(Service.id == place.serum.id).values(**values))
        assert (await place.listed())["Laser"] == ["Mask"]
        assert (await place.select(place.clinic.at(9), place.serum)).status_code in {404, 422}
        async with transaction(Context.system(place.clinic.company.id)) as session:
            await session.execute(update(Service).where(Service.id == place.serum.id).values(is_active=True, bookable=True, deleted_at=None))
    other = await add_service(place.clinic, place.clinic.practitioners[:0], name="Ingen utför")
    await offer(place.staff, place.clinic, other, place.serum)
    assert (await place.listed())["Laser"] == ["Serum"]
    async with transaction(Context.system(place.clinic.company.id)) as session:
        await session.execute(update(ServiceCategory).values(is_active=False))
    assert await place.listed() == {}


async def set_level(place: AddOnClinic, index: int, level: int) -> None:
    """Set what a practitioner may perform under the act on aesthetic treatments."""
    async with transaction(Context.system(place.clinic.company.id)) as session:
        row = update(Resource).where(Resource.id == place.clinic.practitioners[index].id)
        await session.execute(row.values(aesthetic_level=level))


@pytest.mark.covers("LAW-020", "BEY-005")
async def test_add_on_under_the_act_is_offered_only_with_somebody_who_may_perform_it(place):
    """LAW-020: who performs the service but not the injection, or the reverse, makes no visit of both; a day without times isn't reached."""
    nurse, therapist = (str(practitioner.id) for practitioner in place.clinic.practitioners)
    filler = await add_service(place.clinic, place.clinic.practitioners, name="Filler", aesthetic_kind="filler")
    await offer(place.staff, place.clinic, filler, place.mask)
    assert (await place.listed())["Laser"] == ["Mask"]
    refused = await place.select(place.clinic.at(9, days=4), filler, practitioner_id=None)
    assert (refused.status_code, refused.json()["errors"]["add_on_ids"][0]["code"]) == (422, "choice")
    await set_level(place, 0, 1)
    assert (await place.listed())["Laser"] == ["Filler", "Mask"]
    [category] = (await place.portal.get("/categories")).json()["data"]
    add_ons = next(row["add_ons"] for row in category["services"] if row["name"] == "Laser")
    assert [set(row["practitioner_ids"]) for row in add_ons] == [{nurse}, {nurse, therapist}]
    unqualified = await place.select(place.clinic.at(9, days=4), filler, practitioner_id=therapist)
    assert (unqualified.status_code, unqualified.json()["errors"]["practitioner_id"][0]["code"]) == (422, "choice")
    assert (await place.select(place.clinic.at(9, days=4), filler, practitioner_id=None)).status_code == 200


async def test_add_ons_that_nobody_performs_together_are_refused(place):
    """Each of them is offered with the service, by another practitioner; both in one visit would leave no time to choose."""
    massage = await add_service(place.clinic, place.clinic.practitioners[1:], name="Massage")
    await offer(place.staff, place.clinic, place.serum, massage)
    assert (await place.listed())["Laser"] == ["Serum", "Massage"]
    refused = await place.select(place.clinic.at(9), place.serum, massage, practitioner_id=None)
    assert (refused.status_code, refused.json()["errors"]["add_on_ids"][0]["code"]) == (422, "choice")
    assert (await place.select(place.clinic.at(9), massage, practitioner_id=None)).status_code == 200


async def test_add_ons_that_the_service_does_not_offer_are_refused(place, factory):
    """Another of the clinic's services, a foreign one, a repeated one and the service itself; nothing is stored."""
    elsewhere = await factory.bookable_clinic()
    other = await add_service(place.clinic, place.clinic.practitioners, name="Annat")
    for chosen in ([other], [elsewhere.service], [place.mask, place.mask], [place.clinic.service]):
        refused = await place.select(place.clinic.at(9), *chosen)
        assert (refused.status_code, refused.json()["errors"]["add_on_ids"][0]["code"]) == (422, "choice")
    assert (await place.portal.get("/flow")).json()["data"]["selection"] is None
    colleague = str(place.clinic.practitioners[1].id)
    unqualified = await place.select(place.clinic.at(9), place.serum, practitioner_id=colleague)
    assert (unqualified.status_code, unqualified.json()["errors"]["practitioner_id"][0]["code"]) == (422, "choice")


async def test_times_and_practitioners_are_those_of_all_services(place):
    """Practitioners of all services are offered; the last time of a day is as much earlier as the add-ons last."""
    async def get(path: str, **params: Any) -> Any:
        query = {"service_id": str(place.clinic.service.id), **params}
        return (await place.portal.visitor.get(f"{place.portal.base}{path}", params=query)).json()["data"]

    performers, of_visit = await get("/practitioners"), await get("/practitioners", add_on_ids=[str(place.serum.id), str(place.mask.id)])
    assert len(performers) == 2 and [row["id"] for row in of_visit] == [str(place.clinic.practitioners[0].id)]
    day, visit = place.clinic.at(9)[:10], [str(place.mask.id), str(place.serum.id)]
    last = [slot["start_at"] for slot in (await get("/available-slots", day=day))["slots"]][-1]
    slots = (await get("/available-slots", day=day, add_on_ids=visit))["slots"]
    assert (last, slots[-1]["start_at"]) == (place.clinic.at(17), place.clinic.at(16, 30))
    assert {tuple(slot["practitioner_ids"]) for slot in slots} == {(str(place.clinic.practitioners[0].id),)}
    [counted] = (await get("/available-days", **{"from": day, "to": day, "add_on_ids": visit}))["days"]
    assert counted["free"] == len(slots)
    assert (await get("/find-available-slot", add_on_ids=visit))["slot"]["practitioner_ids"] == [str(place.clinic.practitioners[0].id)]


@pytest.mark.covers("BKG-042", "USE-008")
async def test_a_visit_with_add_ons_is_held_booked_and_confirmed_with_all_of_it(place, factory):
    """The hold, the booking, the confirmation by message and the forms are those of the service and its add-ons."""
    questionnaire = await create_questionnaire(place.staff)
    row = (await place.staff.get(f"/api/v2/services/{place.mask.id}")).json()["data"]
    await place.staff.put(f"/api/v2/services/{place.mask.id}", json={**row, "questionnaire_ids": [questionnaire["id"]]})
    start = place.clinic.at(9)
    selected = await place.select(start, place.serum, place.mask)
    assert selected.json()["data"]["selection"]["add_on_ids"] == [str(place.serum.id), str(place.mask.id)]
    held = (await place.verify()).json()["data"]
    assert held["hold"]["start_at"] == start
    async with transaction(Context.system(place.clinic.company.id)) as session:
        hold = (await session.scalars(select(Hold))).one()
    assert f"{hold.end_at:%H:%M}" == "10:20"
    booked = (await place.portal.post("/bookings", None, **{"X-Language": "en"})).json()["data"]
    assert (booked["booking"]["service_name"], booked["booking"]["price"]) == ("Laser treatment + Serum + Face mask", 70000)
    assert booked["booking"]["end_at"] == place.clinic.at(10, 20) and booked["asks_forms"] is True
    [booking] = await factory.list_bookings(place.clinic.company)
    assert (booking.price, booking.duration, booking.add_on_ids) == (70000, 80, [place.serum.id, place.mask.id])
    form_flow = await place.portal.post("/add-extra-data")
    assert form_flow.json()["data"]["pending_forms"] == 1
    await deliver_events(place.clinic.company)
    sent = [message for message in await factory.list_messages(place.clinic.company) if message.subject_id == booking.id]
    assert sent and all("09:00" in message.text for message in sent)


async def test_another_choice_of_add_ons_frees_the_held_time(place, factory):
    await place.select(place.clinic.at(9), place.mask)
    await place.verify()
    assert len(await factory.list_occupancies(place.clinic.company)) == 1
    changed = await place.select(place.clinic.at(9), place.serum)
    assert changed.json()["data"]["hold"] is None and await factory.list_occupancies(place.clinic.company) == []
    rebooked = (await place.portal.post("/bookings")).json()["data"]["booking"]
    assert (rebooked["price"], rebooked["end_at"]) == (50000, place.clinic.at(10, 5))


@pytest.mark.covers("BEY-006", "PUB-003")
async def test_fees_that_a_visitor_reads_count_the_add_ons(place):
    """A percentage of 450 kr and a mask of 200 kr, before booking and on the confirmation."""
    rules = {"cancellation_mode": "percent", "cancellation_percent": 50, "no_show_mode": "percent", "no_show_percent": 100, "version": 1}
    await set_policy(place.staff)
    assert (await place.staff.put("/api/booking-settings/fees", json=rules)).status_code == 200
    plain = (await place.select(place.clinic.at(9))).json()["data"]["fee_terms"]
    visit = (await place.select(place.clinic.at(9), place.mask)).json()["data"]["fee_terms"]
    assert [(terms["cancellation"], terms["no_show"]) for terms in (plain, visit)] == [(22500, 45000), (32500, 65000)]
    await place.verify()
    booked = (await place.portal.post("/bookings")).json()["data"]
    assert booked["booking"]["price"] == 65000 and booked["fee_terms"] == visit


@pytest.mark.covers("BEY-009", "LAW-023")
async def test_gates_of_an_add_on_bind_visitors(place):
    """An add-on that needs a visit first is refused once the code is verified."""
    consultation = await add_service(place.clinic, place.clinic.practitioners, name="Konsultation")
    needing = await add_service(place.clinic, place.clinic.practitioners, name="Kräver", prerequisite_id=consultation.id)
    await offer(place.staff, place.clinic, needing)
    await place.select(place.clinic.at(9), needing)
    refused = await place.verify()
    if refused.status_code == 200:
        refused = await place.portal.post("/bookings")
    assert (refused.status_code, refused.json()["data"]["code"]) == (409, "booking.prerequisite_missing")
