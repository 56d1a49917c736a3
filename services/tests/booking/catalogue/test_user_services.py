"""A user's services and bookings, as the pages of the team show them (PLT-037)."""

from typing import Any

import pytest

from tests.factories.factory import Factory

pytestmark = [pytest.mark.anyio, pytest.mark.covers("PLT-037")]


async def test_the_services_of_a_user_are_replaced_and_decide_what_can_be_booked(as_staff: Any, factory: Factory) -> None:
    """PLT-037: user-services; audited, refused for an outdated page, a plain user and another clinic's service."""
    clinic, foreign = await factory.bookable_clinic(), await factory.bookable_clinic()
    owner, client = await as_staff("super_admin", company=clinic.company), await factory.client(clinic.company)
    user_id = clinic.practitioners[0].membership_id
    path = f"/api/users/{user_id}/services"
    saved = (await owner.get(path)).json()["data"]
    assert saved["service_ids"] == [str(clinic.service.id)] and saved["is_bookable"]
    emptied = await owner.put(path, json={"service_ids": [], "version": saved["version"]})
    assert emptied.json()["data"]["service_ids"] == []
    refused = await owner.post("/api/v2/bookings", json=clinic.booking_data(client.id, clinic.at(9)))
    assert refused.json()["data"]["code"] == "booking.practitioner_not_qualified"
    stale = await owner.put(path, json={"service_ids": [], "version": saved["version"]})
    assert (stale.status_code, stale.json()["data"]["code"]) == (409, "version.stale")
    version = emptied.json()["data"]["version"]
    wrong = await owner.put(path, json={"service_ids": [str(foreign.service.id)], "version": version})
    assert wrong.json()["errors"]["service_ids"][0]["code"] == "unknown"
    user = await as_staff("user", company=clinic.company)
    assert (await user.put(path, json={"service_ids": [], "version": version})).status_code == 403
    assert (await user.get(path)).json()["status"] == "1"
    body = {"service_ids": [str(clinic.service.id)], "version": version}
    assert (await owner.put(path, json=body)).json()["data"]["service_ids"] == body["service_ids"]
    assert (await owner.post("/api/v2/bookings", json=clinic.booking_data(client.id, clinic.at(9)))).json()["status"] == "1"
    entries = [row["details"] for row in await owner.list_audit("practitioner.services_changed")]
    assert entries == [{"added": [], "removed": body["service_ids"]}, {"added": body["service_ids"], "removed": []}]


async def test_a_user_who_was_never_bookable_has_no_services(as_staff: Any) -> None:
    """PLT-037: the page says so, and nothing is saved."""
    owner = await as_staff("super_admin")
    path = f"/api/users/{owner.member.id}/services"
    assert (await owner.get(path)).json()["data"] == {"is_bookable": False, "service_ids": [], "version": 1}
    refused = await owner.put(path, json={"service_ids": [], "version": 1})
    assert (refused.status_code, refused.json()["data"]["code"]) == (409, "team.not_bookable")
    assert (await (await as_staff("super_admin")).get(path)).status_code == 404


@pytest.mark.covers("PLT-034", "PLT-006")
async def test_the_bookings_of_a_user_are_paged_and_filtered_within_the_readers_clients(as_staff: Any, factory: Factory) -> None:
    """PLT-037, PLT-034: user-bookings; a restricted reader sees their own clients' only."""
    clinic = await factory.bookable_clinic(people=2)
    owner = await as_staff("super_admin", company=clinic.company)
    clients = [await factory.client(clinic.company) for _ in range(2)]
    path = f"/api/users/{clinic.practitioners[0].membership_id}/bookings"
    bookings = [
        (await owner.post("/api/v2/bookings", json=clinic.booking_data(client.id, clinic.at(hour)))).json()["data"]
        for client, hour in zip(clients, (9, 11), strict=True)
    ]
    cancel = {"reason": "Sjuk", "version": bookings[1]["version"]}
    await owner.post(f"/api/v2/bookings/{bookings[1]['id']}/cancel", json=cancel)
    ids = {
        name: [row["id"] for row in (await owner.get(f"{path}?filter={name}")).json()["data"]["items"]]
        for name in ("all", "upcoming", "past", "cancelled")
    }
    first, second = bookings[0]["id"], bookings[1]["id"]
    assert ids == {"all": [second, first], "upcoming": [first], "past": [], "cancelled": [second]}
    totals = [(await owner.get(f"{path}?search={word}")).json()["data"]["total"] for word in (clinic.service.name[:4].upper(), "saknas")]
    assert totals == [2, 0]
    page = (await owner.get(f"{path}?per_page=1&page=2&order=asc")).json()["data"]
    assert ([row["id"] for row in page["items"]], page["total"]) == ([second], 2)
    assert page["items"][0]["user"]["id"] == str(clinic.practitioners[0].membership_id)
    others = await owner.get(f"/api/users/{clinic.practitioners[1].membership_id}/bookings")
    assert others.json()["data"]["total"] == 0
    restricted = await as_staff("user", company=clinic.company, client_access="custom")
    await owner.put(
        f"/api/users/{restricted.member.id}/client-access", json={"client_access": "custom", "client_ids": [str(clients[0].id)]},
    )
    visible = (await restricted.get(path)).json()["data"]
    assert ([row["id"] for row in visible["items"]], visible["total"]) == ([first], 1)
    assert (await (await as_staff("super_admin")).get(path)).status_code == 404
