"""The bookings of a month, counted by day and practitioner (BKG-020)."""

import pytest

pytestmark = pytest.mark.anyio


@pytest.mark.covers("BKG-020")
async def test_bookings_are_counted_by_day_and_practitioner_without_cancelled_ones(as_staff, factory):
    """BKG-020: the clinic's days, at most 42; a user who sees only some clients gets the count of theirs."""
    clinic = await factory.bookable_clinic(people=2)
    staff, client = await as_staff(company=clinic.company), await factory.client(clinic.company)
    mine = await factory.client(clinic.company)
    first, second = (str(row.id) for row in clinic.practitioners)
    for whose, hour, practitioner in ((client, 9, first), (client, 10, first), (mine, 9, second)):
        await staff.post("/api/v2/bookings", json=clinic.booking_data(whose.id, clinic.at(hour), practitioner_id=practitioner))
    cancelled = (await staff.post("/api/v2/bookings", json=clinic.booking_data(client.id, clinic.at(12)))).json()["data"]
    await staff.post(f"/api/v2/bookings/{cancelled['id']}/cancel", json={"reason": "Sjuk", "version": 1})
    day = clinic.at(9)[:10]
    span = {"from": day, "to": day}
    counted = (await staff.get("/api/v2/bookings/day-counts", params=span)).json()["data"]
    assert {row["id"] for row in counted["practitioners"]} == {first, second}
    by_practitioner = {row["practitioner_id"]: row["bookings"] for row in counted["counts"]}
    assert by_practitioner == {first: 2, second: 1} and {row["day"] for row in counted["counts"]} == {day}
    filtered = (await staff.get("/api/v2/bookings/day-counts", params={**span, "practitioner_ids": second})).json()["data"]
    assert [row["bookings"] for row in filtered["counts"]] == [1] and [row["id"] for row in filtered["practitioners"]] == [second]
    nurse = await as_staff(company=clinic.company, client_access="custom")
    await factory.client_access(nurse.member, mine)
    own = (await nurse.get("/api/v2/bookings/day-counts", params=span)).json()["data"]
    assert [(row["practitioner_id"], row["bookings"]) for row in own["counts"]] == [(second, 1)]
    assert (await staff.get("/api/v2/bookings/day-counts", params={"from": "2026-01-01", "to": "2026-03-01"})).status_code == 422
