"""The act's gate (2021:363) in the booking portal and at the till."""

from uuid import UUID

import pytest
from sqlalchemy import select

from clinic.clients.models import Client
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from tests.aesthetics.conftest import ADULT_ID, MINOR_ID
from tests.booking.portal.test_booking_flow import PortalClient, visitor_details
from tests.booking.portal.test_identification import identify, require_bankid
from tests.factories.pos import POS_API

pytestmark = pytest.mark.anyio
VISITOR_ID = "19900807-2390"


@pytest.fixture
async def portal(clinic, visitor, factory) -> PortalClient:
    """A visitor's flow in the portal of the aesthetic clinic."""
    return await PortalClient(visitor, clinic.booking, factory).start_flow()


@pytest.mark.covers("LAW-023", "BEY-022")
async def test_visitor_proves_the_age_before_a_code_is_sent(portal, clinic, factory):
    """LAW-023: the personal number is asked for, a minor is refused beside the field, an adult books and the number is saved."""
    await portal.select(clinic.booking.at(10))
    codes = []
    for personal_id in ("", MINOR_ID, VISITOR_ID):
        reply = await portal.post("/send-otp", visitor_details(personal_id=personal_id))
        codes.append(reply.json().get("errors", {}).get("personal_id", [{"code": reply.json()["data"].get("state")}])[0]["code"])
    assert codes == ["required", "adult", "code_sent"]
    await portal.post("/verify-otp", {"code": await portal.last_code()})
    assert (await portal.post("/bookings")).json()["data"]["booking"]["practitioner_name"] == clinic.booking.practitioners[0].name
    async with transaction(Context.system(clinic.booking.company.id)) as session:
        saved = (await session.scalars(select(Client).where(Client.first_name == "Vera"))).one()
    assert saved.personal_id == VISITOR_ID


@pytest.mark.covers("LAW-023", "BEY-022")
async def test_visitor_who_selects_the_treatment_after_the_code_is_refused(portal, clinic):
    """BEY-022: details sent before the treatment is selected are no way around the gate; the number is asked for beside its field."""
    await portal.post("/send-otp", visitor_details())
    await portal.post("/verify-otp", {"code": await portal.last_code()})
    await portal.select(clinic.booking.at(10))
    await portal.post("/hold")
    reply = await portal.post("/bookings")
    assert (reply.status_code, reply.json()["errors"]["personal_id"][0]["code"]) == (422, "required")


@pytest.mark.covers("LAW-023", "PUB-010")
async def test_adults_number_at_a_minors_saved_record_is_refused_without_a_word_of_the_record(portal, clinic, factory):
    """LAW-023: refused beside the field and only after the code, the same for every adult's number; nothing is booked or changed."""
    details = visitor_details(personal_id=VISITOR_ID)
    phone = {"country_code": "+46", "mobile_number": details["mobile_number"], "phone": f"+46{details['mobile_number']}"}
    child = await factory.client(
        clinic.booking.company, first_name="Vera", last_name="Visit", email=details["email"], personal_id=MINOR_ID, **phone,
    )
    await portal.select(clinic.booking.at(10))
    refusals = []
    for personal_id in (VISITOR_ID, ADULT_ID):
        sent = await portal.post("/send-otp", {**details, "personal_id": personal_id})
        assert sent.json()["data"]["state"] == "code_sent", "before the code the answer is that of anybody"
        await portal.post("/verify-otp", {"code": await portal.last_code()})
        refusals.append(await portal.post("/bookings"))
    assert [reply.status_code for reply in refusals] == [422, 422]
    assert refusals[0].json()["errors"] == refusals[1].json()["errors"]
    [error] = refusals[0].json()["errors"]["personal_id"]
    assert error == {"code": "not_online", "message": "Det här går inte att boka på nätet med de här uppgifterna. Kontakta kliniken."}
    assert MINOR_ID not in refusals[0].text and refusals[0].json()["data"].keys() <= {"code"}
    assert await factory.list_bookings(clinic.booking.company) == []
    async with transaction(Context.system(clinic.booking.company.id)) as session:
        saved = await session.get_one(Client, (clinic.booking.company.id, child.id))
    assert (saved.personal_id, saved.claimed_personal_id) == (MINOR_ID, "")


@pytest.mark.covers("LAW-023")
async def test_reserve_number_of_the_record_is_refused_like_a_minors(portal, clinic, factory):
    """LAW-023: a reserve number proves no age and isn't replaced by a typed one, so the visit would be refused after the payment."""
    details = visitor_details(personal_id=VISITOR_ID)
    phone = {"country_code": "+46", "mobile_number": details["mobile_number"], "phone": f"+46{details['mobile_number']}"}
    await factory.client(
        clinic.booking.company, first_name="Vera", last_name="Visit", email=details["email"], personal_id="R-20261",
        is_reserve_number=True, **phone,
    )
    await portal.select(clinic.booking.at(10))
    await portal.post("/send-otp", details)
    await portal.post("/verify-otp", {"code": await portal.last_code()})
    assert (await portal.post("/bookings")).json()["errors"]["personal_id"][0]["code"] == "not_online"


@pytest.mark.covers("LAW-023", "BKG-040")
async def test_age_is_proved_by_bankid_where_the_clinic_needs_it(portal, clinic, as_staff, factory, bankid_app):
    """LAW-023: the number is not asked for; a minor's BankID books no injection, whatever was typed before."""
    await require_bankid(as_staff, clinic.booking)
    await portal.select(clinic.booking.at(10))
    await portal.post("/send-otp", visitor_details(personal_id=ADULT_ID))
    await portal.post("/verify-otp", {"code": await portal.last_code()})
    await identify(portal, bankid_app, MINOR_ID.replace("-", ""))
    reply = await portal.post("/bookings")
    assert (reply.status_code, reply.json()["errors"]["personal_id"][0]["code"]) == (422, "adult")
    assert await factory.list_bookings(clinic.booking.company) == []


@pytest.mark.covers("LAW-020", "LAW-021", "BEY-022")
async def test_portal_offers_lawful_times_and_performers(portal, clinic):
    """BEY-022: no time before the two days to reflect, and nobody who may not give the treatment."""
    service = f"service_id={clinic.booking.service.id}"
    listed = (await portal.get(f"/practitioners?{service}")).json()["data"]
    assert [row["id"] for row in listed] == [clinic.nurse_id]
    day = clinic.booking.at(8, days=1)[:10]
    assert (await portal.get(f"/available-slots?{service}&day={day}")).json()["data"]["slots"] == []
    day = clinic.booking.at(8, days=3)[:10]
    slots = (await portal.get(f"/available-slots?{service}&day={day}")).json()["data"]["slots"]
    assert slots and {practitioner for slot in slots for practitioner in slot["practitioner_ids"]} == {clinic.nurse_id}
    kinds = [row["aesthetic_kind"] for category in (await portal.get("/categories")).json()["data"] for row in category["services"]]
    assert kinds == ["filler"]


@pytest.mark.covers("LAW-020", "BEY-022")
async def test_sale_refuses_an_unlicensed_performer(clinic, factory):
    """LAW-020: the till asks who performs the treatment, and refuses a skin therapist and a minor; a quote refuses nothing."""
    till = await factory.pos_clinic(company=clinic.booking.company, setting=True)
    till.service = clinic.booking.service
    child = await factory.client(clinic.booking.company, personal_id=MINOR_ID)

    async def sell(**fields):
        line = till.service_line(purpose="cosmetic", **{name: value for name, value in fields.items() if name == "practitioner_id"})
        client = {"client_id": fields.get("client_id", str(clinic.client.id))}
        reply = await clinic.owner.post(f"{POS_API}/payment/store", json=till.sale_data(line, pay=[{"method": "cash", "tendered": 100000}], **client))
        return reply.json()

    missing = await sell()
    assert missing["errors"]["lines.0.practitioner_id"][0]["code"] == "required"
    assert (await sell(practitioner_id=clinic.therapist_id))["data"]["reasons"] == ["performer"]
    assert (await sell(practitioner_id=clinic.nurse_id, client_id=str(child.id)))["data"]["reasons"] == ["under_age"]
    sold = await sell(practitioner_id=clinic.nurse_id)
    assert sold["status"] == "1", sold
    assert UUID(sold["data"]["id"])


@pytest.mark.covers("LAW-021")
async def test_information_is_listed_with_text_way_and_person(clinic):
    """LAW-021: which version of which text, how, by whom and when; a time to come is refused beside its field."""
    await clinic.give_information(days_ago=1, oral_channel="video")
    refused = await clinic.give_information(days_ago=-1)
    assert refused.json()["errors"]["informed_at"][0]["code"] == "not_future"
    listed = (await clinic.nurse.get(f"/api/client/{clinic.client.id}/aesthetic-information")).json()["data"]
    [row] = listed["items"]
    assert (row["kind"], row["oral_channel"], row["text_title"], row["text_number"], row["informed_by_name"]) == (
        "filler", "video", "Filler", 1, "Sara Åberg, Leg. sjuksköterska",
    )
    assert row["reflection_ends_at"] > row["informed_at"]
    assert len(await clinic.owner.list_audit("aesthetic_information.given")) == 1
