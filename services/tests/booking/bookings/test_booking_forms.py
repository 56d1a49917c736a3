"""Forms that services ask for: set on the service, given and sent with a booking, counted, and followed up before the visit."""

from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import select, update

from clinic.booking.booking_forms import subscribers
from clinic.booking.booking_forms.jobs import follow_up_forms
from clinic.booking.bookings.events import BOOKING_CREATED
from clinic.booking.bookings.models import Booking
from clinic.core.background.outbox import Delivery, Event, EventMessage
from clinic.core.clock import now
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from clinic.forms.events import CONSENT_SIGNED, FORM_CANCELLED, QUESTIONNAIRE_ANSWERED
from tests.forms.scenarios import create_consent_template, create_questionnaire, sign_request

pytestmark = [pytest.mark.anyio, pytest.mark.covers("USE-008")]
SUBSCRIBERS = {
    BOOKING_CREATED: subscribers.give_forms, CONSENT_SIGNED: subscribers.complete_consent,
    QUESTIONNAIRE_ANSWERED: subscribers.complete_questionnaire, FORM_CANCELLED: subscribers.remove_cancelled,
}


class Clinic:
    """A clinic whose one service asks for a consent and a questionnaire, with a client who has a phone."""

    def __init__(self, booking: Any, staff: Any, client: Any, factory: Any) -> None:
        self.booking, self.staff, self.client, self.factory = booking, staff, client, factory

    async def ask_for_forms(self) -> None:
        """Create the two templates, and let the service ask for them."""
        self.consent, self.questionnaire = await create_consent_template(self.staff), await create_questionnaire(self.staff, [])
        await self.set_forms(consent_template_ids=[self.consent["id"]], questionnaire_ids=[self.questionnaire["id"]])

    async def set_forms(self, **fields: Any) -> Any:
        """Save the service with other forms; return the reply."""
        path = f"/api/v2/services/{self.booking.service.id}"
        service = (await self.staff.get(path)).json()["data"]
        return await self.staff.put(path, json={**service, **fields})

    async def book(self, day: int = 7) -> str:
        """Book the client as staff and deliver the events; return the booking's id."""
        reply = await self.staff.post("/api/v2/bookings", json=self.booking.booking_data(self.client.id, self.booking.at(9, days=day)))
        assert reply.json()["status"] == "1", reply.text
        await self.deliver()
        return reply.json()["data"]["id"]

    async def deliver(self) -> None:
        """Deliver each event twice, as a dispatcher that died in between would."""
        async with transaction(Context.system(self.staff.company.id)) as session:
            events = list(await session.scalars(select(Event).where(Event.name.in_(SUBSCRIBERS)).order_by(Event.occurred_at, Event.id)))
        for event in events * 2:
            async with transaction(Context.system(self.staff.company.id)) as session:
                await SUBSCRIBERS[event.name](session, EventMessage(event.id, event.name, event.company_id, event.occurred_at, event.payload))

    async def list_consents(self) -> list[dict[str, Any]]:
        """Return the client's consents, newest first."""
        return (await self.staff.get(f"/api/client/{self.client.id}/letters-of-consent")).json()["data"]["items"]

    async def list_questionnaires(self) -> list[dict[str, Any]]:
        """Return the client's questionnaires, newest first."""
        return (await self.staff.get(f"/api/client/{self.client.id}/questionary")).json()["data"]["items"]

    async def sign(self) -> None:
        """Sign the newest consent on the clinic's screen, and deliver the event."""
        [consent, *_] = await self.list_consents()
        path = f"/api/client/{self.client.id}/letters-of-consent/{consent['id']}/sign"
        signed = await self.staff.post(path, json=sign_request(version=consent["version"]))
        assert signed.json()["status"] == "1", signed.text
        await self.deliver()

    async def answer(self) -> None:
        """Answer the newest questionnaire, and deliver the event."""
        [row, *_] = await self.list_questionnaires()
        path = f"/api/client/{self.client.id}/questionary/{row['id']}/answer"
        answered = await self.staff.post(path, json={"answers": {}, "version": row["version"]})
        assert answered.json()["status"] == "1", answered.text
        await self.deliver()

    async def count_missing(self, booking_id: str) -> int:
        """Return the number that the booking's panel and the calendar show."""
        detail = (await self.staff.get(f"/api/v2/bookings/{booking_id}")).json()["data"]
        query = {"from": detail["start_at"][:10], "to": detail["start_at"][:10]}
        calendar = (await self.staff.get("/api/v2/bookings", params=query)).json()["data"]
        assert [row["forms_missing"] for row in calendar["bookings"] if row["id"] == booking_id] == [detail["forms_missing"]]
        return detail["forms_missing"]

    async def links(self) -> list[Any]:
        """Return the messages with a link to forms."""
        return [message for message in await self.factory.list_messages(self.staff.company) if "/questionary-loc/" in message.text]


@pytest.fixture
async def clinic(as_staff, factory) -> Clinic:
    booking = await factory.bookable_clinic()
    client = await factory.client(booking.company, phone="+46701234567", email="klara@people.test", language="sv")
    clinic = Clinic(booking, await as_staff("super_admin", company=booking.company), client, factory)
    await clinic.ask_for_forms()
    return clinic


@pytest.mark.covers("BKG-002")
async def test_service_names_the_forms_that_it_asks_for(clinic, as_staff):
    """BKG-002: saved, read and left out again; a form of another clinic or a deleted one is refused beside its field."""
    service = (await clinic.staff.get(f"/api/v2/services/{clinic.booking.service.id}")).json()["data"]
    assert (service["consent_template_ids"], service["questionnaire_ids"]) == ([clinic.consent["id"]], [clinic.questionnaire["id"]])
    other = await create_consent_template(await as_staff("super_admin"))
    refused = await clinic.set_forms(consent_template_ids=[other["id"]])
    assert refused.json()["errors"]["consent_template_ids"][0]["code"] == "unknown"
    await clinic.staff.delete(f"/api/questionary/{clinic.questionnaire['id']}")
    refused = await clinic.set_forms()
    assert refused.json()["errors"]["questionnaire_ids"][0]["code"] == "unknown"
    cleared = await clinic.set_forms(consent_template_ids=[], questionnaire_ids=[])
    assert (cleared.json()["data"]["consent_template_ids"], cleared.json()["data"]["questionnaire_ids"]) == ([], [])


@pytest.mark.covers("USE-006")
async def test_booking_gives_and_sends_the_forms_and_counts_those_missing(clinic):
    """USE-008: one link by SMS although the events come twice; signing and answering take the mark away."""
    booking_id = await clinic.book()
    assert await clinic.count_missing(booking_id) == 2
    [link] = await clinic.links()
    assert (link.channel, link.to) == ("sms", "+46701234567")
    assert [row["state"] for row in await clinic.list_consents()] == ["pending_sign"]
    await clinic.sign()
    assert await clinic.count_missing(booking_id) == 1
    await clinic.answer()
    assert await clinic.count_missing(booking_id) == 0
    assert len(await clinic.staff.list_audit("consent.assigned")) == 1


async def test_forms_completed_lately_are_not_required_anew(clinic):
    """USE-008: a second booking shares what is pending, and asks for nothing that was completed within six months."""
    first = await clinic.book()
    second = await clinic.book(day=8)
    assert (await clinic.count_missing(first), await clinic.count_missing(second)) == (2, 2)
    assert len(await clinic.list_consents()) == 1
    await clinic.sign()
    await clinic.answer()
    assert (await clinic.count_missing(first), await clinic.count_missing(second)) == (0, 0)
    sent = len(await clinic.links())
    third = await clinic.book(day=9)
    assert (await clinic.count_missing(third), len(await clinic.links()), len(await clinic.list_consents())) == (0, sent, 1)


async def test_cancelled_form_is_no_longer_missing(clinic):
    """USE-008: staff cancel a form that isn't needed."""
    booking_id = await clinic.book()
    [consent] = await clinic.list_consents()
    path = f"/api/client/{clinic.client.id}/letters-of-consent/{consent['id']}/cancel"
    await clinic.staff.post(path, json={"reason": "Behövs inte", "version": consent["version"]})
    await clinic.deliver()
    assert await clinic.count_missing(booking_id) == 1


async def test_booking_of_a_service_without_forms_and_a_cancelled_booking_get_none(clinic):
    """USE-008: nothing is sent for them."""
    await clinic.set_forms(consent_template_ids=[], questionnaire_ids=[])
    booking_id = await clinic.book()
    assert (await clinic.count_missing(booking_id), await clinic.links(), await clinic.list_consents()) == (0, [], [])


async def test_worker_is_called_for_forms_only_where_the_service_asks_for_some(clinic):
    """USE-008: a booking of a service without forms, by a practitioner without a Google calendar, is work for the notification alone."""
    await clinic.set_forms(consent_template_ids=[], questionnaire_ids=[])
    await clinic.book()
    assert await list_subscribers(clinic.staff.company) == ["booking.notify_created"]
    await clinic.set_forms(consent_template_ids=[clinic.consent["id"]])
    await clinic.book(day=8)
    assert await list_subscribers(clinic.staff.company) == ["booking.give_forms", "booking.notify_created", "booking.notify_created"]


async def list_subscribers(company: Any) -> list[str]:
    """Return who gets a delivery of the company's new bookings, by name."""
    async with transaction(Context.system(company.id)) as session:
        of_bookings = select(Delivery.subscriber).join(Event, Event.id == Delivery.event_id).where(Event.name == BOOKING_CREATED)
        return sorted(await session.scalars(of_bookings))


async def test_missing_forms_are_followed_up_once_before_the_visit(clinic):
    """USE-008: within two days of the visit, a day after they were sent at the earliest, once."""
    booking_id = await clinic.book(day=7)
    context = Context.system(clinic.staff.company.id)
    await follow_up_forms(context)
    assert len(await clinic.links()) == 1, "the visit is a week away"
    async with transaction(context) as session:
        await session.execute(update(Booking).values(start_at=now() + timedelta(hours=40), end_at=now() + timedelta(hours=41)))
    await follow_up_forms(context)
    assert len(await clinic.links()) == 1, "they were just sent"
    async with transaction(context) as session:
        await session.execute(update(Booking).values(created_at=now() - timedelta(hours=25)))
    await follow_up_forms(context)
    await follow_up_forms(context)
    assert (await clinic.count_missing(booking_id), len(await clinic.links())) == (2, 2)


@pytest.mark.covers("BKG-036")
async def test_series_counts_the_forms_of_each_booking_and_sends_one_link(clinic):
    """USE-008: the bookings of a series share their two forms, and the link comes with the first."""
    data = {**clinic.booking.booking_data(clinic.client.id, clinic.booking.at(9)), "count": 3}
    series = (await clinic.staff.post("/api/v2/bookings/series", json=data)).json()["data"]
    await clinic.deliver()
    assert [await clinic.count_missing(row["booking_id"]) for row in series["occurrences"]] == [2, 2, 2]
    assert len(await clinic.links()) == 1
