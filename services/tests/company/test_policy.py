"""The company's personal data policy (PLT-058): its versions, and which one was shown to whom (LAW-050)."""

from typing import Any
from uuid import uuid4

import pytest
from sqlalchemy import select, text
from sqlalchemy.exc import ProgrammingError

from clinic.clients.models import PolicyNotice
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from tests.booking.portal.test_booking_flow import PortalClient, visitor_details
from tests.factories.factory import Factory

pytestmark = [pytest.mark.anyio, pytest.mark.covers("PLT-058", "LAW-050")]
PATH = "/api/company/personal-data-policies"


async def publish(staff: Any, swedish: str, version: int = 0) -> dict[str, Any]:
    response = await staff.post(PATH, json={"text_sv": swedish, "version": version})
    assert response.status_code == 200, response.text
    return response.json()["data"]


async def test_super_user_publishes_versions_that_never_change_and_visitors_read_the_one_in_force(as_staff: Any, visitor: Any) -> None:
    owner = await as_staff("super_admin")
    admin = await as_staff("admin", company=owner.company)
    public = f"/api/company/{owner.company.encrypted_id}/personal-data-policy"
    assert (await visitor.get(public)).json()["data"] is None
    early = await owner.post(PATH, json={"text_sv": "Sent", "version": 9})
    assert (early.status_code, early.json()["data"]["current"]) == (409, {"text_en": "", "text_sv": "", "version": 0})
    first = await publish(owner, "Vi sparar din journal.")
    second = await publish(owner, "Vi sparar din journal i tio år.", 1)
    assert [first["number"], second["number"], second["published_by"]] == [1, 2, f"{owner.member.first_name} {owner.member.last_name}"]
    assert (await visitor.get(public)).json()["data"]["text_sv"] == "Vi sparar din journal i tio år."
    assert (await visitor.get(public, params={"policy_id": first["id"]})).json()["data"]["text_sv"] == "Vi sparar din journal."
    assert [row["number"] for row in (await owner.get(PATH)).json()["data"]["items"]] == [2, 1]
    stale = await owner.post(PATH, json={"text_sv": "Sent", "version": 1})
    assert (stale.status_code, stale.json()["data"]["current"]["text_sv"]) == (409, "Vi sparar din journal i tio år.")
    assert [(await admin.get(PATH)).status_code, (await admin.post(PATH, json={"text_sv": "X", "version": 2})).status_code] == [200, 403]
    assert [row["details"] for row in await owner.list_audit("policy.published")] == [{"number": 1}, {"number": 2}]
    assert (await owner.post(PATH, json={"version": 2})).status_code == 422
    foreign = await as_staff("super_admin")
    other = f"/api/company/{foreign.company.encrypted_id}/personal-data-policy"
    assert (await visitor.get(other, params={"policy_id": first["id"]})).status_code == 404
    with pytest.raises(ProgrammingError, match="permission denied"):
        async with transaction(Context.system(owner.company.id)) as session:
            await session.execute(text("UPDATE personal_data_policy SET text_sv = 'Annat'"))


async def list_notices(company_id: Any) -> list[tuple[Any, ...]]:
    async with transaction(Context.system(company_id)) as session:
        rows = await session.execute(select(PolicyNotice.client_id, PolicyNotice.policy_id, PolicyNotice.channel, PolicyNotice.shown_at))
        return [tuple(row) for row in rows]


async def test_visitor_who_gives_details_was_shown_a_version(visitor: Any, as_staff: Any, factory: Factory) -> None:
    """The version that the visitor was shown is kept with their booking flow, even when a new one was published meanwhile."""
    clinic = await factory.bookable_clinic()
    owner = await as_staff("super_admin", company=clinic.company)
    base = f"/api/v2/booking-portal/{clinic.company.encrypted_id}"
    policy = await publish(owner, "Vi sparar din journal.")
    assert (await visitor.get(base)).json()["data"]["policy"]["id"] == policy["id"]
    portal = await PortalClient(visitor, clinic, factory).start_flow()
    details = visitor_details()
    for policy_id, code in ((None, "required"), (str(uuid4()), "unknown")):
        refused = await portal.post("/send-otp", {**details, "policy_id": policy_id})
        assert [error["code"] for error in refused.json()["errors"]["policy_id"]] == [code], refused.text
    await publish(owner, "Ny text.", 1)
    assert (await portal.post("/send-otp", {**details, "policy_id": policy["id"]})).status_code == 200


async def test_booked_client_is_kept_with_the_version_that_was_shown(visitor: Any, as_staff: Any, factory: Factory) -> None:
    clinic = await factory.bookable_clinic()
    owner = await as_staff("super_admin", company=clinic.company)
    policy = await publish(owner, "Vi sparar din journal.")
    portal = await PortalClient(visitor, clinic, factory).start_flow()
    await portal.select(clinic.at(9))
    assert (await portal.post("/send-otp", visitor_details(policy_id=policy["id"]))).status_code == 200
    await portal.post("/verify-otp", {"code": await portal.last_code()})
    assert (await portal.post("/bookings")).status_code == 200
    [booking] = await factory.list_bookings(clinic.company)
    [(client_id, policy_id, channel, shown_at)] = await list_notices(clinic.company.id)
    assert (client_id, str(policy_id), channel) == (booking.client_id, policy["id"], "portal")
    assert shown_at is not None
    audited = await owner.list_audit("client.policy_shown")
    assert [(row["client_id"], row["details"]["channel"]) for row in audited] == [(booking.client_id, "portal")]
