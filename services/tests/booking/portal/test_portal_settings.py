"""Settings of a clinic's portal: its texts, cover picture and fields, enforced on the server (BKG-040, BKG-041, PUB-009)."""

from datetime import timedelta
from typing import Any
from uuid import UUID, uuid4

import pytest
from sqlalchemy import select

from clinic.clients.models import Client
from clinic.core.clock import now
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from tests.booking.portal.test_booking_flow import PortalClient, visitor_details
from tests.registration.visitors import RegistrationBrowser, open_portal
from tests.support.company_settings import change_settings
from tests.support.images import encode_image
from tests.support.uploads import upload_picture

pytestmark = [pytest.mark.anyio, pytest.mark.covers("BKG-040")]
PATH, REGISTRATION_SETTINGS = "/api/booking-settings/portal", "/api/registration-settings"
TEXTS = {
    "welcome_en": "Welcome to us", "welcome_sv": "Välkommen till oss", "details_en": "Fill in", "details_sv": "Fyll i",
    "done_en": "See you", "done_sv": "Vi ses",
}


async def save(staff: Any, **fields: Any) -> Any:
    """Change some of the portal's settings."""
    settings = (await staff.get(PATH)).json()["data"]
    return await staff.put(PATH, json={**settings, **fields})


async def list_clients(company: Any) -> list[Client]:
    """Return all clients of a company."""
    async with transaction(Context.system(company.id)) as session:
        return list(await session.scalars(select(Client).where(Client.company_id == company.id).order_by(Client.created_at)))


@pytest.fixture
async def portal(visitor, factory) -> PortalClient:
    """A visitor with a flow at a clinic."""
    return await PortalClient(visitor, await factory.bookable_clinic(), factory).start_flow()


async def send_details(portal: PortalClient, **fields: Any) -> Any:
    return await portal.post("/send-otp", {**visitor_details(), **fields})


async def book(portal: PortalClient, hour: int = 9, **fields: Any) -> Any:
    """Go through the whole flow and return the response of the last step."""
    await portal.start_flow()
    await portal.select(portal.clinic.at(hour))
    sent = await send_details(portal, **fields)
    assert sent.status_code == 200, sent.text
    await portal.post("/verify-otp", {"code": await portal.last_code()})
    return await portal.post("/bookings")


@pytest.mark.covers("PUB-009", "BKG-041")
async def test_texts_are_saved_audited_and_read_by_visitors(portal, as_staff):
    """PUB-009: visitors read the clinic's texts in both languages; another version is refused and the change is audited."""
    staff = await as_staff("admin", company=portal.clinic.company)
    before = (await portal.get("")).json()["data"]["content"]
    assert (before["welcome_en"], before["special_request"], before["needs_bankid"]) == ("", "optional", False)
    saved = await save(staff, **TEXTS)
    assert saved.status_code == 200, saved.text
    content = (await portal.get("")).json()["data"]["content"]
    assert {name: content[name] for name in TEXTS} == TEXTS
    stale = await staff.put(PATH, json={**saved.json()["data"], "version": 1, "welcome_sv": "Annat"})
    assert (stale.status_code, stale.json()["data"]["code"]) == (409, "version.stale")
    [row] = await staff.list_audit("portal_settings.changed")
    assert row["details"]["after"] == TEXTS
    too_long = await save(staff, welcome_sv="x" * 1001)
    assert too_long.json()["errors"]["welcome_sv"][0]["code"] == "too_long"
    assert "<b>" in (await save(staff, welcome_sv="<b>Hej</b>")).json()["data"]["welcome_sv"], "plain text, which the page escapes"


@pytest.mark.covers("PUB-009", "PLT-110")
async def test_cover_is_a_reencoded_picture_of_the_own_upload(portal, as_staff, visitor):
    """PUB-009: the portal shows the uploaded picture; a PDF, a script, another clinic's or a colleague's upload is refused."""
    staff, foreign = await as_staff("admin", company=portal.clinic.company), await as_staff("admin")
    picture = (await upload_picture(staff, encode_image(size=(2400, 800)))).json()["data"]
    assert picture["width"] == 1620
    assert (await upload_picture(staff, b"<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>", "bild.svg")).status_code == 422
    foreign_picture = (await upload_picture(foreign)).json()["data"]["id"]
    for wrong in (foreign_picture, str(uuid4())):
        refused = await save(staff, cover_id=wrong, welcome_sv="Ändrad")
        assert refused.json()["errors"]["cover_id"][0]["code"] == "unknown"
    assert (await staff.get(PATH)).json()["data"]["welcome_sv"] == "", "a refused change changes nothing"
    assert (await save(staff, cover_id=picture["id"])).json()["data"]["cover_id"] == picture["id"]
    shown = (await portal.get("")).json()["data"]["cover"]
    reply = await visitor.get(shown.removeprefix("http://test"))
    assert reply.status_code == 200 and reply.headers["content-type"] == "image/jpeg"
    assert (await save(staff, cover_id=None)).json()["data"]["cover_id"] is None
    assert (await portal.get("")).json()["data"]["cover"] is None
    assert len(await staff.list_audit("company.changed")) == 2


async def test_only_who_may_change_the_schedule_changes_the_portal(portal, as_staff):
    """A user without the permission reads the settings and changes nothing; another clinic has its own."""
    user, other = await as_staff("user", company=portal.clinic.company), await as_staff("admin")
    assert (await user.get(PATH)).status_code == 200
    assert (await save(user, needs_bankid=True)).status_code == 403
    assert (await save(other, needs_bankid=True)).json()["data"]["needs_bankid"] is True
    assert (await portal.get("")).json()["data"]["content"]["needs_bankid"] is False


@pytest.mark.parametrize(("field", "names", "value"), [
    ("personal_id", ["personal_id"], {"personal_id": "19811228-9874"}),
    ("date_of_birth", ["date_of_birth"], {"date_of_birth": "1981-12-28"}),
    ("address", ["street_address", "zip_code", "city"], {"street_address": "Storgatan 1", "zip_code": "411 01", "city": "Göteborg"}),
    ("special_request", ["special_request"], {"special_request": "Nålrädd"}),
])
async def test_a_required_detail_is_asked_for_by_the_server(portal, as_staff, field, names, value):
    """BKG-040: each missing detail is refused at its field and sends no code; with it the client has it."""
    staff = await as_staff("admin", company=portal.clinic.company)
    await save(staff, **{field: "required"})
    for name in names:
        reply = await send_details(portal, **{**value, name: ""} if name != "date_of_birth" else {})
        assert (reply.status_code, reply.json()["errors"][name][0]["code"]) == (422, "required"), reply.text
    assert await portal.factory.list_messages(portal.clinic.company) == []
    assert (await book(portal, **value)).status_code == 200
    [client] = await list_clients(portal.clinic.company)
    [booking] = await portal.factory.list_bookings(portal.clinic.company)
    stored = {**{name: str(getattr(client, name, "")) for name in names}, "special_request": booking.special_request}
    assert {name: stored[name] for name in names} == value


async def test_a_detail_required_since_the_code_was_sent_is_asked_for_before_the_booking(portal, as_staff):
    """BKG-040: a flow that began earlier doesn't pass by what the clinic requires now."""
    staff = await as_staff("admin", company=portal.clinic.company)
    await portal.select(portal.clinic.at(9))
    await send_details(portal)
    await portal.post("/verify-otp", {"code": await portal.last_code()})
    await save(staff, date_of_birth="required")
    reply = await portal.post("/bookings")
    assert (reply.status_code, reply.json()["errors"]["date_of_birth"][0]["code"]) == (422, "required")
    assert await portal.factory.list_bookings(portal.clinic.company) == []


async def test_a_detail_that_is_not_asked_for_is_not_kept(portal):
    """BKG-040: what a visitor sends beyond the clinic's questions reaches neither the flow nor the client."""
    reply = await book(portal, date_of_birth="1981-12-28", street_address="Storgatan 1", agrees_to_treatment_names=True)
    assert reply.status_code == 200, reply.text
    [client] = await list_clients(portal.clinic.company)
    assert (client.date_of_birth, client.street_address) == (None, "")


@pytest.mark.parametrize(("setting", "details", "refusal"), [
    ({"address": "optional"}, {"zip_code": "123"}, ("zip_code", "swedish_zip_code")),
    ({"date_of_birth": "optional"}, {"date_of_birth": str((now() + timedelta(days=3)).date())}, ("date_of_birth", "today_or_earlier")),
    ({"date_of_birth": "optional"}, {"date_of_birth": "igår"}, ("date_of_birth", "date")),
])
async def test_a_wrong_detail_is_refused_at_its_field(portal, as_staff, setting, details, refusal):
    staff = await as_staff("admin", company=portal.clinic.company)
    await save(staff, **setting)
    reply = await send_details(portal, **details)
    field, code = refusal
    assert (reply.status_code, reply.json()["errors"][field][0]["code"]) == (422, code), reply.text


async def test_a_known_client_keeps_what_is_saved_and_gets_what_was_missing(portal, as_staff):
    """BKG-040: a visitor who is recognized can't overwrite the record, and other details don't make a second client."""
    staff = await as_staff("admin", company=portal.clinic.company)
    await save(staff, address="optional", date_of_birth="optional")
    person = visitor_details()
    await book(portal, **person, street_address="Storgatan 1")
    await book(portal, hour=11, **person, street_address="Annan gata 2", date_of_birth="1981-12-28")
    [client] = await list_clients(portal.clinic.company)
    assert (client.street_address, str(client.date_of_birth)) == ("Storgatan 1", "1981-12-28")


@pytest.mark.covers("PLT-054")
async def test_the_clinics_own_public_fields_are_asked_for(portal, as_staff):
    """PLT-054: public fields are shown with their choices, required ones are required; a private or unknown one is refused."""
    staff = await as_staff("admin", company=portal.clinic.company)
    new = {"name_sv": "Kön", "name_en": "Sex", "type": "choice", "choices": ["Kvinna", "Man"], "is_required": True, "is_public": True}
    field = (await staff.post("/api/company/extra-fields", json=new)).json()["data"]
    private = (await staff.post("/api/company/extra-fields", json={"name_sv": "Intern", "type": "text"})).json()["data"]
    shown = (await portal.get("")).json()["data"]["extra_fields"]
    assert [(row["id"], row["choices"], row["is_required"]) for row in shown] == [(field["id"], ["Kvinna", "Man"], True)]
    key = f"extra_fields.{field['id']}"
    for values, name, code in (
        ({}, key, "required"), ({field["id"]: "Annat"}, key, "choice"),
        ({field["id"]: "Man", private["id"]: "x"}, f"extra_fields.{private['id']}", "unknown"),
    ):
        reply = await send_details(portal, extra_fields=values)
        assert (reply.status_code, reply.json()["errors"][name][0]["code"]) == (422, code), reply.text
    assert (await book(portal, extra_fields={field["id"]: "Kvinna"})).status_code == 200
    [client] = await list_clients(portal.clinic.company)
    assert client.extra_fields == {field["id"]: "Kvinna"} and UUID(field["id"])


@pytest.mark.covers("PLT-052", "BKG-040")
async def test_bankid_is_one_setting_at_both_places(portal, as_staff):
    """PLT-052: MANDATORY_BANK_ID_BOOKING_PORTAL is that of the portal's settings; visitors then identify themselves before they book."""
    staff = await as_staff("admin", company=portal.clinic.company)
    await change_settings(staff, MANDATORY_BANK_ID_BOOKING_PORTAL=True)
    assert (await staff.get(PATH)).json()["data"]["needs_bankid"] is True
    await portal.select(portal.clinic.at(9))
    await portal.post("/send-otp", visitor_details())
    await portal.post("/verify-otp", {"code": await portal.last_code()})
    refused = await portal.post("/bookings")
    assert (refused.status_code, refused.json()["data"]["code"]) == (403, "portal.bankid_required")
    assert (await save(staff, needs_bankid=False)).json()["data"]["needs_bankid"] is False
    assert (await staff.get("/api/company/settings")).json()["data"]["MANDATORY_BANK_ID_BOOKING_PORTAL"] is False
    assert (await portal.post("/bookings")).status_code == 200


@pytest.mark.covers("PLT-052", "BKG-040", "REC-060")
async def test_clinic_without_bankid_offers_it_nowhere(portal, as_staff, visitor):
    """PLT-052: off, mandatory BankID counts as off on both portals, can't be switched on at any place, and no order begins."""
    staff = await as_staff("admin", company=portal.clinic.company)
    await open_portal(staff)
    await change_settings(staff, MANDATORY_BANK_ID_BOOKING_PORTAL=True, MANDATORY_BANK_ID_REG_PORTAL=True)
    await change_settings(staff, BANK_ID_VERIFICATION_ENABLED=False)
    assert (await staff.get(PATH)).json()["data"]["needs_bankid"] is False
    assert (await portal.get("")).json()["data"]["content"]["needs_bankid"] is False
    registration = f"/api/registration-portal/{staff.company.encrypted_id}"
    assert (await visitor.get(registration)).json()["data"]["proof"] == "code"
    browser = await RegistrationBrowser(visitor, staff.company).start()
    orders = [await browser.post("/bankid/start-order", {"same_device": False})]
    await portal.select(portal.clinic.at(9))
    await portal.post("/send-otp", visitor_details())
    await portal.post("/verify-otp", {"code": await portal.last_code()})
    orders.append(await portal.post("/bankid/start-order", {"same_device": False}))
    assert [(order.status_code, order.json()["data"]["code"]) for order in orders] == [
        (403, "registration.bankid_off"), (403, "portal.bankid_off"),
    ]
    assert (await portal.post("/bookings")).status_code == 200


@pytest.mark.covers("PLT-052")
async def test_mandatory_bankid_is_switched_on_nowhere_where_the_clinic_does_not_use_it(portal, as_staff):
    """PLT-052: refused beside the field at all three places; what was chosen before counts once more when BankID is switched on."""
    staff = await as_staff("admin", company=portal.clinic.company)
    await change_settings(staff, MANDATORY_BANK_ID_REG_PORTAL=True)
    await change_settings(staff, BANK_ID_VERIFICATION_ENABLED=False)
    settings = (await staff.get("/api/company/settings")).json()["data"]
    registration = (await staff.get(REGISTRATION_SETTINGS)).json()["data"]
    registration.pop("portal_url")
    assert registration["is_bankid_required"] is False
    switched_on = {**settings, "MANDATORY_BANK_ID_BOOKING_PORTAL": True}
    refused = {
        "MANDATORY_BANK_ID_BOOKING_PORTAL": await staff.post("/api/company/settings", json=switched_on),
        "needs_bankid": await save(staff, needs_bankid=True),
        "is_bankid_required": await staff.put(REGISTRATION_SETTINGS, json={**registration, "is_bankid_required": True}),
    }
    assert {key: (reply.status_code, reply.json()["errors"][key][0]["code"]) for key, reply in refused.items()} == dict.fromkeys(
        refused, (422, "bankid_off"),
    )
    assert (await save(staff, welcome_sv="Hej")).status_code == 200
    assert (await staff.put(REGISTRATION_SETTINGS, json=registration)).status_code == 200
    await change_settings(staff, BANK_ID_VERIFICATION_ENABLED=True)
    after = (await staff.get("/api/company/settings")).json()["data"]
    assert (after["MANDATORY_BANK_ID_REG_PORTAL"], after["MANDATORY_BANK_ID_BOOKING_PORTAL"]) == (True, False)
    assert (await staff.get(REGISTRATION_SETTINGS)).json()["data"]["is_bankid_required"] is True
