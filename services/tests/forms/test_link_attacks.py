"""Misuse of form links: expired, replayed, guessed, or with another client's code, key, draft or file."""

from datetime import timedelta

import pytest
from sqlalchemy import update

from clinic.company.models import Company
from clinic.core.clock import now
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from clinic.forms.models import FormFlow, FormLink
from tests.forms.scenarios import (
    PHOTO_ID,
    PREGNANT_ID,
    FormLinkBrowser,
    assign_consent,
    create_consent_template,
    newest_link_key,
    sign_request,
)
from tests.forms.test_links import CLIENT_FIELDS, send_link
from tests.support.images import encode_image

pytestmark = [pytest.mark.anyio, pytest.mark.covers("PUB-010", "BEY-060")]


@pytest.fixture
async def two_guests(as_staff, factory, visitor):
    """Set up two clients of one clinic, each with a consent to sign and a link of their own."""
    staff = await as_staff("admin")
    template_id = (await create_consent_template(staff))["id"]

    class Guest:
        def __init__(self, client, consent, key) -> None:
            self.client, self.consent, self.key = client, consent, key

        async def open(self) -> FormLinkBrowser:
            """Open the guest's link; its code is sent."""
            return await FormLinkBrowser(visitor, staff.company).open(self.key)

        async def verify(self) -> FormLinkBrowser:
            """Open the guest's link and enter the code."""
            return await FormLinkBrowser(visitor, staff.company).verify(self.key)

    guests = []
    for number in ("05", "99"):
        client = await factory.client(staff.company, **{**CLIENT_FIELDS, "phone": f"+467017406{number}"})
        consent = await assign_consent(staff, client, template_id)
        await send_link(staff, client)
        guests.append(Guest(client, consent, await newest_link_key(staff.company)))
    return staff, *guests


async def expire(company, model) -> None:
    """Expire all rows of a model."""
    async with transaction(Context.system(company.id)) as session:
        await session.execute(update(model).values(expires_at=now() - timedelta(seconds=1)))


async def test_expired_link_and_flow_are_refused_before_they_are_purged(two_guests, visitor):
    staff, guest, _ = two_guests
    browser = await guest.verify()
    assert (await browser.get("/forms")).status_code == 200
    await expire(staff.company, FormFlow)
    for path in ("/forms", "/flow"):
        reply = await browser.get(path)
        assert (reply.status_code, reply.json()["data"]["code"]) == (401, "forms.flow_expired"), path
    signing = await browser.post(f"/consents/{guest.consent['id']}/sign", sign_request(version=2))
    assert (signing.status_code, signing.json()["data"]["code"]) == (401, "forms.flow_expired")
    await expire(staff.company, FormLink)
    opening = await visitor.post(f"{browser.base}/flows", json={"key": guest.key})
    assert (opening.status_code, opening.json()["data"]["code"]) == (410, "forms.link_expired")


@pytest.mark.covers("PUB-009")
@pytest.mark.parametrize("state", ["blocked", "read_only"])
async def test_links_of_a_blocked_clinic_say_closed_and_take_nothing(two_guests, visitor, state):
    """PUB-009: neither a new flow nor one that was verified before; all works as before once the clinic is active again."""
    staff, guest, _ = two_guests
    browser = await guest.verify()

    async def set_state(value):
        async with transaction(Context.system(staff.company.id)) as session:
            await session.execute(update(Company).where(Company.id == staff.company.id).values(subscription_state=value))

    await set_state(state)
    assert (await visitor.get(browser.base)).json()["data"]["state"] == "closed"
    replies = [
        await visitor.post(f"{browser.base}/flows", json={"key": guest.key}), await browser.get("/forms"),
        await browser.post(f"/consents/{guest.consent['id']}/sign", sign_request(version=2)),
    ]
    assert [(reply.status_code, reply.json()["data"]["code"]) for reply in replies] == [(403, "forms.links_closed")] * 3
    await set_state("active")
    assert (await visitor.get(browser.base)).json()["data"]["state"] == "open"
    assert (await browser.get("/forms")).status_code == 200


async def test_code_verifies_only_the_flow_it_was_sent_for_and_only_once(two_guests):
    """Another flow's code, a code replaced by a later one, and a used code are refused."""
    _, guest, other_guest = two_guests
    first = await guest.open()
    first_code = await first.newest_code()
    other_flow = await other_guest.open()
    other_code = await other_flow.newest_code()
    if other_code != first_code:
        rejected = await first.post("/verify-otp", {"code": other_code})
        assert rejected.json()["errors"]["code"][0]["code"] == "code"
    assert (await first.post("/verify-otp", {"code": first_code})).json()["data"]["state"] == "verified"
    second = await guest.open()
    second_code = await second.newest_code()
    if second_code != first_code:
        replayed = await second.post("/verify-otp", {"code": first_code})
        assert (replayed.status_code, replayed.json()["errors"]["code"][0]["code"]) == (422, "code")
    assert (await second.get("/forms")).json()["data"]["code"] == "forms.not_verified"


async def test_flow_reaches_neither_forms_nor_drafts_nor_files_of_another_client(two_guests, visitor):
    staff, guest, other_guest = two_guests
    browser, other_browser = await guest.verify(), await other_guest.verify()
    draft = {"body": {"answers": {PREGNANT_ID: {"value": True, "more": "hemligt"}}}, "base_version": 1}
    saved = await visitor.put(f"{other_browser.base}/drafts/consent/{other_guest.consent['id']}", json=draft, headers=other_browser.headers)
    assert saved.json()["status"] == "1", saved.text
    assert (await browser.get(f"/drafts/consent/{other_guest.consent['id']}")).json()["data"] is None
    upload = await visitor.post(f"{other_browser.base}/files", files={"file": ("b.jpg", encode_image(), "image/jpeg")}, headers=other_browser.headers)
    request = sign_request(answers={PREGNANT_ID: {"value": False}, PHOTO_ID: [upload.json()["data"]["id"]]}, version=1)
    rejected = await browser.post(f"/consents/{guest.consent['id']}/sign", request)
    assert rejected.json()["errors"][f"answers.{PHOTO_ID}"][0]["code"] == "unknown"
    for consent_id in (other_guest.consent["id"], "00000000-0000-0000-0000-000000000001"):
        for version in (1, 2):
            rejected = await browser.post(f"/consents/{consent_id}/sign", sign_request(version=version))
            assert (rejected.status_code, rejected.json()["data"]) == (404, {"code": "not_found"}), "its present state isn't disclosed either"
    detail = (await staff.get(f"/api/client/{other_guest.client.id}/letters-of-consent/{other_guest.consent['id']}")).json()["data"]
    assert detail["state"] == "pending_sign"


async def test_neither_staff_cookie_nor_guessed_key_is_accepted_as_flow_key(two_guests):
    """Cookies are ignored at the link, and a flow key opens nothing of the staff's API."""
    staff, guest, _ = two_guests
    browser = await guest.verify()
    for headers in ({}, {"X-Flow-Key": ""}, {"X-Flow-Key": "x" * 43}, {"X-Flow-Key": guest.key}):
        reply = await staff.get(f"{browser.base}/forms", headers=headers)
        assert (reply.status_code, reply.json()["data"]["code"]) == (401, "forms.flow_expired"), headers
    for path in (f"/api/client/{guest.client.id}/letters-of-consent", f"/api/clients/{guest.client.id}", "/api/clients"):
        assert (await browser.visitor.get(path, headers=browser.headers)).status_code == 401, path


async def test_opening_links_is_rate_limited_per_ip_address(two_guests, visitor):
    _, guest, _ = two_guests
    base = (await guest.open()).base
    replies = [await visitor.post(f"{base}/flows", json={"key": f"guess-{number}"}) for number in range(31)]
    assert {reply.status_code for reply in replies[:28]} == {410}
    assert (replies[-1].status_code, replies[-1].json()["data"]["code"]) == (429, "rate.limited")


@pytest.mark.covers("REC-006")
async def test_merging_clients_ends_the_flows_of_the_source(two_guests, visitor):
    """A person verified as the source isn't verified as the target; the link then leads to the target, with a new code."""
    staff, guest, other_guest = two_guests
    browser, other_browser = await guest.verify(), await other_guest.verify()
    path = f"/drafts/consent/{guest.consent['id']}"
    upload = await visitor.post(f"{browser.base}/files", files={"file": ("b.jpg", encode_image(), "image/jpeg")}, headers=browser.headers)
    draft = {"answers": {PREGNANT_ID: {"value": False, "more": ""}, PHOTO_ID: [upload.json()["data"]["id"]]}}
    await visitor.put(browser.base + path, json={"body": draft, "base_version": 1}, headers=browser.headers)
    assert (await other_browser.get(path)).json()["data"] is None
    request = {"source_id": str(guest.client.id), "source_version": 1, "reason": "Samma person", "version": 1}
    assert (await staff.post(f"/api/clients/{other_guest.client.id}/merge", json=request)).json()["status"] == "1"
    assert (await browser.get("/forms")).json()["data"]["code"] == "forms.flow_expired"
    pending = [{row["id"] for row in (await link_browser.get("/forms")).json()["data"]["consents"]} for link_browser in (other_browser, await guest.verify())]
    assert pending == [{guest.consent["id"], other_guest.consent["id"]}] * 2
    assert (await other_browser.get(path)).json()["data"]["body"] == draft, "the draft follows the form"
    signed = await other_browser.post(f"/consents/{guest.consent['id']}/sign", sign_request(**draft))
    assert signed.json()["status"] == "1", signed.text
