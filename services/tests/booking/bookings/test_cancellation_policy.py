"""Until when bookings may be cancelled and rescheduled, and what staff need for it after that (BKG-035)."""

from datetime import timedelta
from typing import Any

import pytest

from clinic.core.clock import now, to_wire
from tests.booking.bookings.test_reschedule_and_notify import deliver_events

pytestmark = pytest.mark.anyio
POLICY = "/api/booking-settings/cancellation-policy"
WORDS = {"hours": 24, "text_en": "Cancel a day ahead.", "text_sv": "Avboka ett dygn innan."}


async def set_policy(staff: Any, **fields: Any) -> dict[str, Any]:
    """Store the company's cancellation policy."""
    version = (await staff.get(POLICY)).json()["data"]["version"]
    reply = await staff.put(POLICY, json={**WORDS, **fields, "version": version})
    assert reply.status_code == 200, reply.text
    return reply.json()["data"]


@pytest.mark.covers("BKG-035", "BKG-040")
async def test_policy_is_saved_with_its_texts_and_shown_in_the_portal(as_staff, factory, visitor):
    """BKG-035, BKG-040: no policy at first; it is audited, refuses an outdated version and other staff, and visitors read it."""
    clinic = await factory.bookable_clinic()
    admin = await as_staff("admin", company=clinic.company)
    first = (await admin.get(POLICY)).json()["data"]
    assert first == {"hours": 0, "text_en": "", "text_sv": "", "version": first["version"]}
    saved = await set_policy(admin)
    assert saved == {**WORDS, "version": first["version"] + 1} and (await admin.get(POLICY)).json()["data"] == saved
    assert (await admin.put(POLICY, json={**WORDS, "version": first["version"]})).status_code == 409
    assert (await admin.put(POLICY, json={**WORDS, "hours": 337, "version": saved["version"]})).status_code == 422
    assert [row["details"]["after"] for row in await admin.list_audit("company.cancellation_policy_changed")] == [WORDS]
    shown = (await visitor.get(f"/api/v2/booking-portal/{clinic.company.encrypted_id}")).json()["data"]["cancellation_policy"]
    assert shown == WORDS
    await set_policy(admin, hours=48, text_en="", text_sv="")
    shown = (await visitor.get(f"/api/v2/booking-portal/{clinic.company.encrypted_id}")).json()["data"]["cancellation_policy"]
    assert "48 hours" in shown["text_en"] and "48 timmar" in shown["text_sv"]


@pytest.mark.covers("BKG-035")
async def test_staff_move_and_cancel_after_the_policys_time_with_a_reason_that_is_kept(as_staff, factory):
    """BKG-035: another time needs a reason once the policy's time has passed; it is kept and audited, as is a late cancellation."""
    clinic = await factory.bookable_clinic(people=2)
    staff = await as_staff("admin", company=clinic.company)
    client = await factory.client(clinic.company)
    start = (now() + timedelta(hours=30)).replace(microsecond=0)
    booking = (await staff.post("/api/v2/bookings", json=clinic.booking_data(client.id, to_wire(start)))).json()["data"]
    path = f"/api/v2/bookings/{booking['id']}"
    await set_policy(staff)
    early = await staff.post(f"{path}/reschedule", json={"start_at": to_wire(start - timedelta(hours=10)), "version": 1})
    assert early.status_code == 200, "the policy's time has not passed"
    move = {"start_at": to_wire(start), "version": 2}
    refused = await staff.post(f"{path}/reschedule", json=move, headers={"X-Language": "sv"})
    assert (refused.status_code, refused.json()["data"]["code"]) == (409, "booking.policy_reason_required")
    assert "Avboka ett dygn innan." in refused.json()["message"]
    assert (await staff.post(f"{path}/reschedule", json={**move, "policy_override_reason": "  "})).status_code == 409
    other_person = {"start_at": to_wire(start - timedelta(hours=10)), "practitioner_id": str(clinic.practitioners[1].id), "version": 2}
    assert (await staff.post(f"{path}/reschedule", json=other_person)).status_code == 200, "the time is the same"
    moved = await staff.post(f"{path}/reschedule", json={**move, "version": 3, "policy_override_reason": "Barnet är sjukt"})
    assert moved.status_code == 200, moved.text
    assert moved.json()["data"]["policy_override_reason"] == "Barnet är sjukt"
    reasons = [row["details"].get("policy_override_reason") for row in await staff.list_audit("booking.rescheduled")]
    assert reasons == [None, None, "Barnet är sjukt"]
    await set_policy(staff, hours=48)
    cancelled = await staff.post(f"{path}/cancel", json={"reason": "Sjuk", "version": 4})
    assert cancelled.status_code == 200
    [row] = await staff.list_audit("booking.cancelled")
    assert (row["details"]["reason"], row["details"]["past_policy"]) == ("Sjuk", True)


@pytest.mark.covers("BKG-035")
async def test_confirmation_by_e_mail_has_the_policys_text_in_the_clients_language(as_staff, factory):
    """BKG-035: the text is in the confirmation by e-mail; an SMS, which costs by its length, leads to it."""
    clinic = await factory.bookable_clinic()
    staff = await as_staff("admin", company=clinic.company)
    await set_policy(staff)
    client = await factory.client(clinic.company, phone="+46701234567", email="klara@people.test", language="sv")
    await staff.post("/api/v2/bookings", json=clinic.booking_data(client.id, clinic.at(9)))
    await deliver_events(clinic.company)
    texts = {message.channel: message.text for message in await factory.list_messages(clinic.company)}
    assert "Avboka ett dygn innan." in texts["mail"] and "Avboka" not in texts["sms"]
