"""The walk over every list: what it offers to be searched and sorted by, it does (PLT-006)."""

from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest

from clinic.accounts.prescribers import service as prescribers
from clinic.core.clock import now
from clinic.core.context import Context
from clinic.core.db import unit
from clinic.core.models import new_id
from clinic.main import app as application
from clinic.messaging.models import Message
from clinic.pos.models import GiftCard, ZReport
from tests.acting import Acting, browser, signing_in
from tests.make import Make
from tests.prescriptions.asking import wanted
from tests.walk import quality, recording, selling
from tests.walk.world import PRODUCT, WRITES, World, build

pytestmark = [pytest.mark.anyio, pytest.mark.covers("PLT-006")]
PRESCRIBERS = "/api/v3/prescriptions"
OF_A_QUERY = {"search", "sort", "order"}


def _lists() -> dict[str, dict[str, dict[str, Any]]]:
    """Path → the schemas of what its query offers, of every call that pages, searches or sorts."""
    found = {}
    for path, calls in application.openapi()["paths"].items():
        asked = {one["name"]: one["schema"] for one in calls.get("get", {}).get("parameters", []) if one["in"] == "query"}
        if asked.keys() & {*OF_A_QUERY, "page"}:
            found[path] = asked
    return found


LISTS = _lists()
SORTS = [(path, sort) for path, asked in LISTS.items() if "order" in asked for sort in asked.get("sort", {}).get("enum", [""])]
SEARCHED = [path for path, asked in LISTS.items() if "search" in asked]


class Walked:
    """A clinic with two of everything that is listed, and a prescriber with two requests."""

    def __init__(self, world: World, prescriber: Acting) -> None:
        self.world, self.prescriber = world, prescriber

    async def get(self, path: str, **query: Any) -> Any:
        """The list's answer to one of those who may read it."""
        actor = self.prescriber if path == PRESCRIBERS else self.world.owner
        return await actor.get(path.format(**self.world.ids), params=query)

    async def ids(self, path: str, **query: Any) -> list[str]:
        """The ids of the first rows."""
        answer = await self.get(path, **query)
        assert answer.status_code == 200, answer.text
        said = answer.json()["data"]
        return [row["id"] for row in (said if isinstance(said, list) else said["items"])]


@pytest.fixture(scope="module")
async def walked(app: Any):
    make = Make()
    async with signing_in(app, make) as as_staff, browser(app) as http:
        world = await build(as_staff, make)
        await _seconds(world, make)
        yield Walked(world, await _prescriber(world, make, http))


async def _post(world: World, path: str, body: Any) -> Any:
    answer = (await world.owner.post(path.format(**world.ids), json=body)).json()
    assert answer["status"] == "1", (path, answer)
    return answer["data"]


async def _seconds(world: World, make: Make) -> None:
    """A second of each, unlike the first in all that it may be sorted by."""
    await make.member(world.place.company, first_name="Zelda", last_login_at=datetime(2026, 1, 2, tzinfo=UTC))
    await make.member(world.place.company, first_name="Yngve", last_login_at=datetime(2026, 1, 3, tzinfo=UTC))
    for path in ("/api/bookings", "/api/letters-of-consent", "/api/questionary", "/api/clients/{client_id}/prescriptions"):
        await _post(world, path, WRITES[f"POST {path}"](world))
    await _post(world, "/api/treatments", {"name": "Annan", "cost": 77})
    await _post(world, "/api/v3/point-of-sale/products", {**PRODUCT, "name": "Balsam", "code": "B1", "selling_price": 901, "stock": 9})
    await _post(world, "/api/clients/{client_id}/procedures", {**recording.PROCEDURE, "date": "2026-01-20"})
    for number, day in enumerate(("2030-01-01", "2031-01-01")):
        more = {"name": f"Apparat {number}", "location": f"Rum {number}", "next_service_on": day}
        await _post(world, "/api/medical-devices", {**quality.DEVICE, **more})
        await _post(world, "/api/quality-documents", {"title": f"Blad {number}", "category": f"A{number}", "review_on": day})
        await _post(world, "/api/medical-devices/{device_id}/maintenance", {**quality.DONE, "done_on": f"2026-01-{15 + number}"})
    await _post(world, "/api/quality-versions/{quality_version_id}/approve", {"version": 2})
    await _post(world, "/api/quality-versions/{quality_version_id}/publish", {"version": 3})
    await _post(world, "/api/quality-documents/{quality_document_id}/versions", {"body": quality.BODY})
    await world.owner.get("/api/clients/{client_id}/procedures/{procedure_id}".format(**world.ids))
    await _rows(world)
    await _post(world, f"{selling.AT}/payment/store", selling.WRITES[f"POST {selling.AT}/payment/store"](world))


async def _rows(world: World) -> None:
    """What a provider would have to be asked for: a message, a gift card, a day that was closed."""
    company = world.place.company.id
    async with unit(Context.system(company)) as session:
        first = await session.get(ZReport, (company, world.ids["z_id"]))
        assert first
        session.add_all([
            Message(company_id=company, id=new_id(), key=str(new_id()), channel="sms", kind="notice", to="+46701740606", text="Hej", state="failed"),
            GiftCard(
                company_id=company, id=new_id(), code="AAAABBBBCCCC", initial_value=100, balance=100, expires_on=date(2099, 1, 1), state="active",
            ),
            ZReport(**{
                **{column.key: getattr(first, column.key) for column in ZReport.__table__.columns}, "id": new_id(), "number": 2,
                "closed_at": now() + timedelta(days=1),
            }),
        ])


async def _prescriber(world: World, make: Make, http: Any) -> Acting:
    row, token = await make.prescriber()
    async with unit(Context.system(world.place.company.id)) as session:
        await prescribers.join(session, await prescribers.person(session, row.id), f"{row.id}@people.test", "external")
    for _ in range(2):
        await _post(world, "/api/clients/{client_id}/prescriptions", wanted(prescriber_id=str(row.id)))
    return await Acting(http).signed_in(token)


def test_a_list_offers_no_sort_that_it_does_not_name():
    """An answer to any string would be an answer to none."""
    assert [path for path, asked in LISTS.items() if "sort" in asked and "enum" not in asked["sort"]] == []
    assert [path for path, asked in LISTS.items() if "sort" in asked and "order" not in asked] == []
    assert len(SORTS) > 30


@pytest.mark.parametrize(("path", "sort"), SORTS, ids=[f"{path} {sort}" for path, sort in SORTS])
async def test_a_list_is_turned_round_by_each_of_its_sorts(walked, path, sort):
    query = {"sort": sort} if sort else {}
    rising, falling = [await walked.ids(path, **query, order=order, per_page=100) for order in ("asc", "desc")]
    assert len(rising) > 1, "the world has two of everything"
    assert rising != falling
    if len(rising) < 100:
        assert sorted(rising) == sorted(falling), "turned, not narrowed"


@pytest.mark.parametrize("path", [path for path, asked in LISTS.items() if "order" in asked])
async def test_a_sort_or_an_order_that_is_none_is_refused(walked, path):
    for name in {"sort", "order"} & LISTS[path].keys():
        answer = await walked.get(path, **{name: "password"})
        assert (answer.status_code, list(answer.json()["errors"])) == (422, [name]), answer.text


@pytest.mark.parametrize("path", SEARCHED)
async def test_a_search_for_nonsense_finds_nothing(walked, path):
    assert await walked.ids(path)
    assert await walked.ids(path, search="zzqxzz") == []
