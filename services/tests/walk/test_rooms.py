"""The walk, second half: what each call gives its own people, and that nobody else gets any of it.

BEY-060, PLT-001, PLT-034, rules 6 and 7.
"""

import re

import pytest
from sqlalchemy import func, select

from clinic.core.audit import Audit
from clinic.core.context import Context
from clinic.core.db import read_only
from clinic.core.permissions import Kind, Role
from tests.walk.routes import misfit, permitted
from tests.walk.world import ELSEWHERE, QUERIES, WRITES, World, build

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(300)]
STAFFED = [
    (method, path, permission) for method, path, permission in permitted()
    if Role.SUPER in permission.value.roles and f"{method} {path}" not in ELSEWHERE
]
IDS = [f"{method} {path}" for method, path, _ in STAFFED]
NAMED = [(method, path, permission) for method, path, permission in STAFFED if "{" in path]
OF_A_CLIENT = re.compile(r"client_id|booking_id|\bdocument_id")


async def _call(actor, world: World, method: str, path: str):
    name = f"{method} {path}"
    options = {"params": QUERIES[name](world)} if name in QUERIES else {}
    if name in WRITES:
        options["json"] = WRITES[name](world)
    return await actor.send(method, path.format(**world.ids), **options)


async def audited(company) -> int:
    async with read_only(Context.system(company.id)) as session:
        return await session.scalar(select(func.count()).select_from(Audit)) or 0


def test_every_write_has_a_call_in_the_world():
    """A new route that writes must join the walk."""
    writes = {f"{method} {path}" for method, path, permission in STAFFED if permission.value.kind is Kind.WRITE}
    assert writes == set(WRITES)
    assert set(ELSEWHERE) <= {f"{method} {path}" for method, path, _ in permitted()}


@pytest.mark.parametrize("route", STAFFED, ids=IDS)
async def test_its_own_people_get_a_fitting_answer_and_a_write_is_audited(standing, as_staff, make, route):
    """PLT-001, PLT-002, rule 7: status "1", the document's schema, an audit row for each write."""
    method, path, permission = route
    world = standing if method == "GET" else await build(as_staff, make)
    before = await audited(world.place.company)
    answer = await _call(world.owner, world, method, path)
    if path.endswith("/export") and method == "GET" and "json" not in answer.headers["content-type"]:
        assert (answer.status_code, "attachment" in answer.headers["content-disposition"]) == (200, True)
        return
    assert (answer.status_code, answer.json()["status"]) == (200, "1"), answer.text
    assert misfit(method, path, 200, answer.json()) is None
    if permission.value.kind is Kind.WRITE:
        assert await audited(world.place.company) > before


@pytest.mark.parametrize(("method", "path", "permission"), NAMED, ids=[f"{m} {p}" for m, p, _ in NAMED])
async def test_a_foreign_company_finds_nothing_and_changes_nothing(standing, foreigner, method, path, permission):
    """BEY-060, rule 6: what another company owns is *not found*, never *forbidden*, and stays as it was."""
    before = await audited(standing.place.company)
    answer = await _call(foreigner, standing, method, path)
    assert (answer.status_code, answer.json()["data"]) == (404, {"code": "not_found"})
    assert misfit(method, path, 404, answer.json()) is None
    assert await audited(standing.place.company) == before


async def test_lists_and_searches_of_a_foreign_company_hold_none_of_it(as_staff, make):
    """BEY-060: no id of one company in any answer to another's people, ids in queries and bodies included."""
    world, other = await build(as_staff, make), await as_staff("super_admin")
    for method, path, _ in STAFFED:
        if method != "GET" or "{" in path:
            continue
        text = (await _call(other, world, method, path)).text
        assert not [name for name, value in world.ids.items() if value in text], path
    for name in ("POST /api/bookings", "POST /api/v2/services", "POST /api/holidays", "POST /api/v2/categories/shift"):
        method, path = name.split()
        answer = await _call(other, world, method, path)
        assert answer.status_code in {404, 422}, (name, answer.text)
        assert not [value for value in world.ids.values() if value in answer.text], name


async def test_a_restricted_user_meets_none_of_the_clients_not_granted(as_staff, make):
    """PLT-034: every list, search, card and booking; calls that name the client are *not found*."""
    world = await build(as_staff, make)
    restricted = await as_staff("admin", company=world.place.company, client_access="custom")
    hidden = (world.ids["client_id"], world.ids["booking_id"])
    for method, path, _ in STAFFED:
        named = OF_A_CLIENT.search(path)
        if method != "GET" and not named:
            continue
        if Role.ADMIN not in _.value.roles:
            continue
        answer = await _call(restricted, world, method, path)
        if named:
            assert (answer.status_code, answer.json()["data"]) == (404, {"code": "not_found"}), path
        elif path != "/api/audit":
            assert not [value for value in hidden if value in answer.text], path
    for hour, name in ((15, "POST /api/bookings"),):
        body = world.place.visit(world.client.id, world.start(hour))
        answer = await restricted.post(name.split()[1], json=body)
        assert answer.status_code in {404, 422}, answer.text
