"""Consents and questionnaires in the flow of a booking that was just made (BKG-042 add-extra-data, PUB-003)."""

import asyncio
from typing import Any
from uuid import UUID

import pytest

from clinic.booking.booking_forms import service as booking_forms
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from tests.booking.portal.test_booking_flow import PortalClient, visitor_details
from tests.forms.scenarios import create_consent_template, create_questionnaire

pytestmark = [pytest.mark.anyio, pytest.mark.covers("BKG-042", "PUB-003")]
QUESTION = {"type": "yes_no", "text_sv": "Röker du?", "text_en": "Do you smoke?", "required": True}


async def ask_for_forms(staff: Any, clinic: Any) -> None:
    """Let the clinic's service ask for a consent and a questionnaire."""
    consent, questionnaire = await create_consent_template(staff, questions=[]), await create_questionnaire(staff, [QUESTION])
    path = f"/api/v2/services/{clinic.service.id}"
    service = (await staff.get(path)).json()["data"]
    body = {**service, "consent_template_ids": [consent["id"]], "questionnaire_ids": [questionnaire["id"]]}
    assert (await staff.put(path, json=body)).json()["status"] == "1"


async def book(portal: PortalClient) -> dict[str, Any]:
    """Book a time by the flow; return the confirmation."""
    await portal.select(portal.clinic.at(9))
    await portal.post("/send-otp", visitor_details())
    await portal.post("/verify-otp", {"code": await portal.last_code()})
    reply = await portal.post("/bookings")
    assert reply.json()["status"] == "1", reply.text
    return reply.json()["data"]


async def test_visitor_fills_in_the_forms_of_the_booking_without_another_code(as_staff, visitor, factory) -> None:
    """The forms that the service asks for, once, however often and however early they are opened; the link is still sent, once."""
    clinic = await factory.bookable_clinic(people=2)
    staff = await as_staff("super_admin", company=clinic.company)
    await ask_for_forms(staff, clinic)
    portal = await PortalClient(visitor, clinic, factory).start_flow()
    early = await portal.post("/add-extra-data")
    assert (early.status_code, early.json()["data"]["code"]) == (403, "booking_flow.unverified")
    confirmation = await book(portal)
    assert confirmation["asks_forms"] is True

    async def give_by_event() -> None:
        async with transaction(Context.system(clinic.company.id)) as session:
            await booking_forms.give_forms(session, UUID(confirmation["booking"]["id"]))

    replies, _ = await asyncio.gather(portal.post("/add-extra-data"), give_by_event())
    repeated = (await portal.post("/add-extra-data")).json()["data"]
    assert (replies.json()["data"]["pending_forms"], repeated["pending_forms"]) == (2, 2)
    headers = {"X-Flow-Key": repeated["form_flow"]["flow_key"]}
    base = f"/api/questionary-loc/{clinic.company.encrypted_id}"
    forms = (await visitor.get(f"{base}/forms", headers=headers)).json()["data"]
    assert (len(forms["consents"]), len(forms["questionnaires"])) == (1, 1)
    [form] = forms["questionnaires"]
    body = {"answers": {form["questions"][0]["id"]: False}, "version": form["version"]}
    answered = await visitor.post(f"{base}/questionnaires/{form['id']}/answer", json=body, headers=headers)
    assert answered.json()["status"] == "1", answered.text
    links = [message for message in await factory.list_messages(clinic.company) if "/questionary-loc/" in message.text]
    assert len(links) == 1
    assert len(await staff.list_audit("questionnaire.assigned")) == 1


async def test_booking_without_forms_says_so_and_foreign_keys_open_nothing(as_staff, visitor, factory) -> None:
    clinic, other = await factory.bookable_clinic(people=2), await factory.bookable_clinic(people=2)
    portal = await PortalClient(visitor, clinic, factory).start_flow()
    assert (await book(portal))["asks_forms"] is False
    opened = (await portal.post("/add-extra-data")).json()["data"]
    assert opened["pending_forms"] == 0
    stranger = PortalClient(visitor, other, factory)
    stranger.headers = portal.headers
    guessed = PortalClient(visitor, clinic, factory)
    guessed.headers = {"X-Flow-Key": "x" * 43}
    for client in (stranger, guessed):
        refused = await client.post("/add-extra-data")
        assert (refused.status_code, refused.json()["data"]["code"]) == (401, "booking_flow.expired")
