"""LAW-001: no call reads or writes a patient's record in a session that two factors don't prove, and no other call asks for them."""

from typing import Any

import pytest

from clinic.core.security.permissions import Module, Permission, Role
from tests.route_coverage.api_routes import list_protected_routes
from tests.route_coverage.test_permissions import _assert_refused, _fill_ids
from tests.support.http_client import ApiClient, open_browser

pytestmark = [pytest.mark.anyio, pytest.mark.covers("LAW-001")]
ROUTES = list_protected_routes()
RECORD_PREFIXES = (
    "/api/clients", "/api/procedures", "/api/client-consents", "/api/client-questionnaires", "/api/prescriptions", "/api/v3/prescriptions",
    "/api/worklists",
)
"""Addresses whose calls all open a record, but for those in WITHOUT_RECORD."""
WITHOUT_RECORD = {"GET /api/clients/{client_id}/bookings", "GET /api/clients/{client_id}/booking-fees"}
"""Times and services, as the calendar shows them, and what a missed one costs."""
NEEDED = "auth.second_factor_needed"


def test_all_addresses_of_the_record_are_marked() -> None:
    """A permission of these addresses that isn't marked as opening a record would leave them open to weak sessions."""
    unmarked = {
        f"{method} {path}" for method, path, permission in ROUTES
        if path.startswith(RECORD_PREFIXES) and not permission.value.opens_record
    }
    assert unmarked == WITHOUT_RECORD
    marked_modules = {permission for permission in Permission if permission.value.module is Module.RECORD and not permission.value.opens_record}
    assert marked_modules == {
        Permission.FORM_DESIGN, Permission.TREATMENT_READ, Permission.TREATMENT_WRITE, Permission.REPORT_RECORD_READ, Permission.PRESCRIBER_WRITE,
    }, "templates, counts and invitations name no client"


@pytest.mark.parametrize("factors", [("password",), ("password", "mail_code"), ("password", "mail_trusted_device")])
async def test_weak_session_opens_no_record(as_staff: Any, app: Any, factory: Any, factors: tuple[str, ...]) -> None:
    """Every call whose permission opens a record refuses it with a code of its own; the company's settings don't matter."""
    company = await factory.company(settings={"SHOW_2FA": False})
    staff = await as_staff("super_admin", company=company, factors=factors)
    _, token = await factory.prescriber(factors=factors)
    async with open_browser(app) as http:
        actors = {Role.SUPER: staff, Role.PRESCRIBER: await ApiClient(http).use_session(token)}
        for method, path, permission in ROUTES:
            for role, actor in actors.items():
                if permission.value.opens_record and role in permission.value.roles:
                    await _assert_refused(actor, method, path, NEEDED, 403)


async def test_weak_session_does_all_else(as_staff: Any) -> None:
    """The calls that open no record don't ask for a second factor: home page, calendar, till, own profile, settings."""
    staff = await as_staff("super_admin", factors=("password",))
    for method, path, permission in ROUTES:
        if method == "GET" and not permission.value.opens_record and Role.SUPER in permission.value.roles:
            reply = await staff.get(_fill_ids(path))
            expected = path.startswith("/api/drafts/")
            assert (NEEDED in reply.text) is expected, (path, reply.text)
    assert (await staff.get("/api/drafts/service/new")).status_code == 200, "a draft of a service holds nothing of a client"
    assert "journal.read" in (await staff.get("/api/session")).json()["data"]["permissions"], "the menu shows what the role may"


async def test_strong_session_is_not_refused(as_staff: Any) -> None:
    staff = await as_staff("super_admin")
    for method, path, permission in ROUTES:
        if method == "GET" and Role.SUPER in permission.value.roles:
            assert NEEDED not in (await staff.get(_fill_ids(path))).text, path
