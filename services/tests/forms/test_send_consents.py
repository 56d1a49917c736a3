"""Consents that are assigned and sent by one call, and which of them are suggested (USE-006)."""

from datetime import timedelta

import pytest
import time_machine

from clinic.core.clock import now
from tests.forms.scenarios import assign_consent, create_consent_template, list_messages, sign_request

pytestmark = pytest.mark.anyio
CLIENT_FIELDS = {"phone": "+46701740605", "mobile_number": "0701740605", "country_code": "46", "email": "asa@example.com", "language": "sv"}


async def view_suggestions(staff, client):
    """Return what can be sent to a client."""
    return (await staff.get(f"/api/client/{client.id}/forms/suggestions")).json()["data"]


async def send_consents(staff, client, *templates):
    """Assign the templates to a client and send the link by SMS."""
    body = {"channels": ["sms"], "consent_template_ids": [template["id"] for template in templates]}
    return (await staff.post(f"/api/client/{client.id}/forms/sendMail", json=body)).json()


async def list_consents(staff, client):
    """List a client's consents by their title and state."""
    rows = (await staff.get(f"/api/client/{client.id}/letters-of-consent")).json()["data"]["items"]
    return [(row["title"], row["state"]) for row in rows]


@pytest.mark.covers("USE-006", "REC-031")
async def test_consent_is_assigned_and_sent_by_one_call_and_only_once(as_staff, factory):
    staff = await as_staff("user")
    admin = await as_staff("admin", company=staff.company)
    client = await factory.client(staff.company, **CLIENT_FIELDS)
    template = await create_consent_template(admin, title="Samtycke")
    for _ in range(2):
        assert (await send_consents(staff, client, template))["data"]["forms"] == 1
    assert await list_consents(staff, client) == [("Samtycke", "pending_sign")]
    assert len(await staff.list_audit("consent.assigned")) == 1
    assert len(await staff.list_audit("forms.sent")) == 2
    assert {message.to for message in await list_messages(staff.company)} == {"+46701740605"}


@pytest.mark.covers("USE-006")
async def test_refused_call_assigns_no_consent(as_staff, factory):
    """A client without an address, an inactive template and another company's: the client has no consent afterwards."""
    staff, stranger = await as_staff("admin"), await as_staff("admin")
    client, unreachable = await factory.client(staff.company, **CLIENT_FIELDS), await factory.client(staff.company)
    template, inactive = await create_consent_template(staff), await create_consent_template(staff, title="Gammalt")
    await staff.post(f"/api/letters-of-consent/{inactive['id']}/toggle", json={"version": inactive["version"]})
    assert (await send_consents(staff, unreachable, template))["data"]["code"] == "forms.no_contact_address"
    assert (await send_consents(staff, client, template, inactive))["data"]["code"] == "forms.template_inactive"
    assert (await send_consents(staff, client, await create_consent_template(stranger)))["data"]["code"] == "not_found"
    assert (await stranger.get(f"/api/client/{client.id}/forms/suggestions")).status_code == 404
    assert await list_consents(staff, client) == await list_consents(staff, unreachable) == []
    assert await list_messages(staff.company) == []


@pytest.mark.covers("USE-006")
async def test_suggestions_are_the_commonest_that_the_client_has_neither_pending_nor_signed(as_staff, factory):
    staff = await as_staff("admin")
    templates = {title: await create_consent_template(staff, title=title) for title in ("Alfa", "Beta", "Gamma", "Delta", "Omega")}
    hidden = await create_consent_template(staff, title="Aaa")
    await staff.post(f"/api/letters-of-consent/{hidden['id']}/toggle", json={"version": hidden["version"]})
    for title in ("Omega", "Omega", "Gamma"):
        await assign_consent(staff, await factory.client(staff.company), templates[title]["id"])
    client = await factory.client(staff.company, **CLIENT_FIELDS)

    async def titles(client):
        return [row["title"] for row in (await view_suggestions(staff, client))["consents"]]

    assert await titles(client) == ["Omega", "Gamma", "Alfa"]
    signed = await assign_consent(staff, client, templates["Gamma"]["id"])
    reply = await staff.post(f"/api/client/{client.id}/letters-of-consent/{signed['id']}/sign", json=sign_request())
    assert reply.json()["status"] == "1", reply.text
    await assign_consent(staff, client, templates["Omega"]["id"])
    suggestions = await view_suggestions(staff, client)
    assert ([row["title"] for row in suggestions["consents"]], suggestions["pending"]) == (["Alfa", "Beta", "Delta"], ["Omega"])
    with time_machine.travel(now() + timedelta(days=181), tick=False):
        later = await as_staff("admin", company=staff.company)
        rows = (await later.get(f"/api/client/{client.id}/forms/suggestions")).json()["data"]["consents"]
        assert "Gamma" in [row["title"] for row in rows], "signed too long ago"


@pytest.mark.covers("USE-006")
@pytest.mark.parametrize(("fields", "channels"), [
    (CLIENT_FIELDS, ["sms"]), ({"email": "asa@example.com"}, ["mail"]), ({"phone": "+4631123456", "email": "asa@example.com"}, ["mail"]), ({}, []),
])
async def test_suggestions_name_the_channel_that_reaches_the_client(as_staff, factory, fields, channels):
    staff = await as_staff("admin")
    assert (await view_suggestions(staff, await factory.client(staff.company, **fields)))["channels"] == channels
