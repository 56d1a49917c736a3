"""The walk, third part: what isn't one's own can't be named in a body or a query either.

BEY-060, PLT-001, PLT-034.
"""

from typing import Any

import pytest

from tests.core.test_uploads import upload
from tests.quality.test_devices import paper
from tests.walk.naming import APART, fields, options, thing
from tests.walk.test_rooms import audited
from tests.walk.world import World, build

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(300)]
WALKED = [(call, field) for call, field in fields() if f"{call} {field}" not in APART]
OF_A_FILE = {"picture_id", "paper_id"}
OF_A_CLIENT = {"client_id", "twin_id", "booking_id"}


async def _with_files(world: World) -> World:
    """With a picture and a paper that nothing has claimed yet."""
    picture, document = await upload(world.owner), await paper(world.owner)
    world.ids |= {"picture_id": picture.json()["data"]["id"], "paper_id": document.json()["data"]["id"]}
    return world


@pytest.fixture(scope="module")
async def theirs(standing: World) -> World:
    """Another clinic's things."""
    return await _with_files(standing)


async def _call(actor: Any, call: str, world: World, given: dict[str, Any], **headers: str) -> Any:
    method, path = call.split()
    at = path.format(**world.ids, public_id=world.place.company.encrypted_id)
    return await actor.send(method, at, headers=headers, **given)


def _told(answer: Any, ids: dict[str, str], named: str) -> list[str]:
    """Which of somebody's ids an answer tells, but for the one that was named by the asker."""
    return [name for name, value in ids.items() if value in answer.text and value != named]


def _about(answer: Any, field: str) -> bool:
    """Whether a refusal is of that field or of the thing itself, not of something else in the call."""
    told = answer.json()
    places = {f".{name}" for name in told.get("errors", {})}
    return told["data"] == {"code": "not_found"} or (places <= {field.replace("[]", ".0"), field.replace("[]", "")} and bool(places))


def test_every_field_that_names_a_thing_is_walked_or_stands_on_the_written_list():
    """A new field joins by itself; the list has none that is gone."""
    assert set(APART) <= {f"{call} {field}" for call, field in fields()}
    assert len(WALKED) > 60


async def test_what_a_foreign_company_owns_can_not_be_named(theirs, as_staff, make, visitor):
    """BEY-060: every field of every body and query, in calls that are right but for it: refused, told nothing, nothing changed anywhere."""
    own = await _with_files(await build(as_staff, make))
    key = (await visitor.post(f"/api/v2/booking-portal/{own.place.company.encrypted_id}/flows", json={})).json()["data"]["flow_key"]

    async def asked(call: str, field: str, named: str) -> Any:
        actor, headers = (visitor, {"X-Flow-Key": key}) if "booking-portal" in call else (own.owner, {})
        return await _call(actor, call, own, options(call, field, own, named), **headers)

    async def wrong(walked: list[tuple[str, str]]) -> list[tuple[Any, ...]]:
        found = []
        for call, field in walked:
            named = theirs.ids[thing(call, field)]
            answer = await asked(call, field, named)
            empty = field.startswith("?") and answer.status_code == 200
            refused = answer.status_code in {404, 422} and _about(answer, field)
            if not (empty or refused) or _told(answer, theirs.ids, named):
                found.append((call, field, answer.status_code, answer.text[:300]))
        return found

    reads = await wrong([one for one in WALKED if one[0].startswith("GET")])
    before = await audited(theirs.place.company), await audited(own.place.company)
    writes = await wrong([one for one in WALKED if not one[0].startswith("GET")])
    assert not reads + writes, "\n".join(map(str, reads + writes))
    assert (await audited(theirs.place.company), await audited(own.place.company)) == before
    for call, field in WALKED:
        name = thing(call, field)
        answer = await asked(call, field, (await _with_files(own) if name in OF_A_FILE else own).ids[name])
        assert answer.status_code not in {404, 422}, ("refused for another reason: so it is with one's own", call, field, answer.text)


async def test_a_client_who_is_not_granted_can_not_be_named(as_staff, make):
    """PLT-034: a restricted user's bodies and queries that name a client they don't meet, or that client's visit."""
    world = await build(as_staff, make)
    restricted = await as_staff("admin", company=world.place.company, client_access="custom")
    before = await audited(world.place.company)
    wrong = []
    for call, field in WALKED:
        if thing(call, field) not in OF_A_CLIENT or "booking-portal" in call:
            continue
        named = world.ids[thing(call, field)]
        answer = await _call(restricted, call, world, options(call, field, world, named))
        empty = field.startswith("?") and answer.status_code == 200 and not _told(answer, world.ids, named)
        refused = answer.status_code == 403 or (answer.status_code in {404, 422} and _about(answer, field))
        if not (empty or refused):
            wrong.append((call, field, answer.status_code, answer.text[:300]))
    assert not wrong, "\n".join(map(str, wrong))
    assert await audited(world.place.company) == before
