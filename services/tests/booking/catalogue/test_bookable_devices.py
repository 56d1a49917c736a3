"""Devices of the quality register that services use: their resources follow the register (BEY-005)."""

from typing import Any

import pytest

from clinic.booking.catalogue import limits
from tests.booking.catalogue.test_catalogue import create_category, service_data
from tests.route_coverage.quality_data import DEVICE_DATA

pytestmark = [pytest.mark.anyio, pytest.mark.covers("BEY-005", "QMS-001")]
DEVICES, BOOKABLE = "/api/medical-devices", "/api/bookable-devices"


async def _add(staff: Any, **fields: Any) -> dict[str, Any]:
    reply = await staff.post(DEVICES, json={**DEVICE_DATA, "is_bookable": True, **fields})
    assert reply.status_code == 200, reply.text
    return reply.json()["data"]


async def _change(staff: Any, device: dict[str, Any], **fields: Any) -> Any:
    body = {name: device[name] for name in (*DEVICE_DATA, "is_bookable", "version")}
    return await staff.put(f"{DEVICES}/{device['id']}", json={**body, **fields})


async def _list(staff: Any) -> list[tuple[str, bool]]:
    return [(row["name"], row["is_active"]) for row in (await staff.get(BOOKABLE)).json()["data"]]


async def test_a_device_is_bookable_while_the_register_allows_it(as_staff):
    """Renamed, switched off and on, removed and restored: its resource is the same row, active or not, and each change is audited."""
    staff = await as_staff("admin")
    await _add(staff, name="Autoklav", is_bookable=False)
    assert await _list(staff) == []
    laser = await _add(staff)
    assert laser["is_bookable"] is True and await _list(staff) == [("Laser", True)]
    [before] = (await staff.get(BOOKABLE)).json()["data"]
    renamed = (await _change(staff, laser, name="Alexandritlaser")).json()["data"]
    assert await _list(staff) == [("Alexandritlaser", True)]
    off = (await _change(staff, renamed, is_bookable=False)).json()["data"]
    assert off["is_bookable"] is False and await _list(staff) == [("Alexandritlaser", False)]
    on = (await _change(staff, off, is_bookable=True)).json()["data"]
    assert (await staff.delete(f"{DEVICES}/{laser['id']}")).status_code == 200
    assert await _list(staff) == [("Alexandritlaser", False)]
    removed = (await staff.get(f"{DEVICES}/{laser['id']}")).json()["data"]
    assert removed["version"] > on["version"]
    restored = await staff.post(f"{DEVICES}/{laser['id']}/restore", json={"version": removed["version"]})
    assert restored.status_code == 200 and await _list(staff) == [("Alexandritlaser", True)]
    assert (await staff.get(BOOKABLE)).json()["data"] == [{**before, "name": "Alexandritlaser"}]
    assert len(await staff.list_audit("bookable_device.created")) == 1
    states = [row["details"]["is_active"] for row in await staff.list_audit("bookable_device.changed")]
    assert states == [True, False, True, False, True]


async def test_two_bookable_devices_never_have_the_same_name(as_staff):
    """The error stands at the name and nothing is saved; a removed device is restored when the other one has been renamed."""
    staff = await as_staff("admin")
    first = await _add(staff)
    taken = await staff.post(DEVICES, json={**DEVICE_DATA, "name": "LASER", "is_bookable": True})
    assert (taken.status_code, taken.json()["errors"]["name"][0]["code"]) == (422, "taken")
    await staff.delete(f"{DEVICES}/{first['id']}")
    second = await _add(staff)
    version = (await staff.get(f"{DEVICES}/{first['id']}")).json()["data"]["version"]
    refused = await staff.post(f"{DEVICES}/{first['id']}/restore", json={"version": version})
    assert (refused.status_code, refused.json()["data"]["code"]) == (409, "device.name_taken")
    assert (await staff.get(f"{DEVICES}/{first['id']}")).json()["data"]["is_removed"] is True
    assert (await _change(staff, second, name="Laser 2")).status_code == 200
    assert (await staff.post(f"{DEVICES}/{first['id']}/restore", json={"version": version})).status_code == 200
    renamed_back = await _change(staff, (await staff.get(f"{DEVICES}/{second['id']}")).json()["data"], name="Laser")
    assert renamed_back.json()["errors"]["name"][0]["code"] == "taken"


async def test_a_service_uses_the_clinics_own_devices(as_staff):
    """Stored, read, listed and emptied; a room, an unknown id and another clinic's device are errors at the field."""
    staff, other = await as_staff("admin"), await as_staff("admin")
    await _add(staff)
    await _add(other)
    [device] = (await staff.get(BOOKABLE)).json()["data"]
    [foreign] = (await other.get(BOOKABLE)).json()["data"]
    room = (await staff.post("/api/rooms", json={"name": "Rum 1"})).json()["data"]
    category = await create_category(staff)
    created = (await staff.post("/api/v2/services", json=service_data(category["id"], device_ids=[device["id"]]))).json()["data"]
    assert created["device_ids"] == [device["id"]]
    assert (await staff.get(f"/api/v2/services/{created['id']}")).json()["data"] == created
    assert (await staff.get("/api/v2/services/options")).json()["data"][0]["device_ids"] == [device["id"]]
    for ids in ([foreign["id"]], [room["id"]]):
        refused = await staff.put(f"/api/v2/services/{created['id']}", json={**created, "device_ids": ids})
        assert (refused.status_code, refused.json()["errors"]["device_ids"][0]["code"]) == (422, "unknown")
    refused = await staff.post("/api/v2/services", json=service_data(category["id"], room_ids=[device["id"]]))
    assert refused.json()["errors"]["room_ids"][0]["code"] == "unknown"
    inactive = (await staff.post(f"/api/v2/services/{created['id']}/toggle", json={"version": 1})).json()["data"]
    assert inactive["device_ids"] == [device["id"]]
    emptied = (await staff.put(f"/api/v2/services/{created['id']}", json={**inactive, "device_ids": []})).json()["data"]
    assert emptied["device_ids"] == []


async def test_a_clinic_has_a_limited_number_of_bookable_devices(as_staff, monkeypatch):
    monkeypatch.setattr(limits, "MAX_DEVICES", 1)
    staff = await as_staff("admin")
    await _add(staff)
    refused = await staff.post(DEVICES, json={**DEVICE_DATA, "name": "Laser 2", "is_bookable": True})
    assert (refused.status_code, refused.json()["data"]["code"]) == (409, "device.too_many")
    assert len((await staff.get(DEVICES)).json()["data"]["items"]) == 1


async def test_users_without_quality_management_cannot_make_a_device_bookable(as_staff):
    admin = await as_staff("admin")
    device = await _add(admin, is_bookable=False)
    user = await as_staff("user", company=admin.company)
    assert (await _change(user, device, is_bookable=True)).status_code == 403
    assert (await user.get(BOOKABLE)).json()["data"] == []
