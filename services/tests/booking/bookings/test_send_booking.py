"""Send the confirmation of a booking anew (BKG-031)."""

from typing import Any

import pytest
from sqlalchemy import update

from clinic.clients.models import Client
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from tests.booking.bookings.test_booking_states import book
from tests.booking.bookings.test_reschedule_and_notify import create_booking, deliver_events

pytestmark = pytest.mark.anyio


async def send(staff: Any, booking: dict[str, Any]) -> Any:
    return await staff.post(f"/api/v2/bookings/{booking['id']}/send-booking")


@pytest.mark.covers("BKG-031")
async def test_the_confirmation_is_sent_anew_to_the_present_address_and_the_answer_says_where(as_staff, factory):
    """BKG-031: the same texts by the same channels, once however often the button is pressed; it is audited."""
    clinic, staff, client, booking = await create_booking(as_staff, factory)
    await deliver_events(clinic.company)
    await factory.mark_messages_sent(clinic.company)
    async with transaction(Context.system(clinic.company.id)) as session:
        await session.execute(update(Client).where(Client.id == client.id).values(email="ny@people.test"))
    reply = await send(staff, booking)
    assert reply.status_code == 200, reply.text
    assert reply.json()["data"] == {"phone": "+46701234567", "email": "ny@people.test"}
    messages = await factory.list_messages(clinic.company)
    by_sms, by_mail = ([message for message in messages if message.channel == channel] for channel in ("sms", "mail"))
    assert [message.to for message in by_mail] == ["klara@people.test", "ny@people.test"]
    assert len({message.text for message in by_sms}) == 1 and len({message.text for message in by_mail}) == 1
    assert all(message.attachments for message in by_mail)
    assert len(by_sms) == 2
    audits = await staff.list_audit("booking.confirmation_sent")
    assert [(row["client_id"], row["details"]["channels"]) for row in audits] == [(client.id, ["sms", "mail"])]
    await deliver_events(clinic.company)
    assert len(await factory.list_messages(clinic.company)) == 4, "the automatic message isn't repeated after it"


@pytest.mark.covers("BKG-031")
async def test_no_confirmation_of_a_cancelled_or_past_booking_or_without_an_address(as_staff, factory):
    """BKG-031: each refusal says what to do, and nothing is sent."""
    clinic, staff, client, booking = await create_booking(as_staff, factory)
    async with transaction(Context.system(clinic.company.id)) as session:
        await session.execute(update(Client).where(Client.id == client.id).values(email="", phone=""))
    assert (await send(staff, booking)).json()["data"]["code"] == "booking.client_without_address"
    await staff.post(f"/api/v2/bookings/{booking['id']}/cancel", json={"reason": "Sjuk", "version": 1})
    assert (await send(staff, booking)).json()["data"]["code"] == "booking.not_active"
    assert await factory.list_messages(clinic.company) == []
    past_clinic, past_staff, _, past = await book(as_staff, factory, minutes_ago=24 * 60)
    assert (await send(past_staff, past)).json()["data"]["code"] == "booking.over"
    assert await factory.list_messages(past_clinic.company) == []
    assert (await send(staff, past)).status_code == 404
