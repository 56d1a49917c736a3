"""The company's own settings."""

from collections.abc import Callable
from typing import Any

import pytest

from clinic.company import service
from tests.core.test_uploads import picture, upload
from tests.make import Make

pytestmark = pytest.mark.anyio


def settings(**changes: Any) -> dict[str, Any]:
    return {
        "name": "Kliniken Väst", "theme_color": "#0F8A6D", "is_black_text": True, "language": "sv", "customer_language": "en",
        "timezone": "Europe/Helsinki", "date_format": "DD.MM.YYYY", "is_twelve_hours": True, "calendar_first_day_sunday": True, "unit": "sek",
        "version": 1, **changes,
    }


@pytest.mark.covers("PLT-050", "PLT-056", "PLT-057")
async def test_the_super_user_changes_the_company_and_everybody_sees_it(as_staff: Any) -> None:
    """PLT-050: all of it at once; a colleague's next snapshot has it; the audit says before and after."""
    owner = await as_staff("super_admin")
    colleague = await as_staff("user", company=owner.company)
    saved = await owner.put("/api/company", json=settings(organization_number="556012-5790", vat_number="SE556012579001"))
    assert saved.status_code == 200, saved.text
    seen = (await colleague.get("/api/company")).json()["data"]
    assert {key: seen[key] for key in settings() if key != "version"} == {k: v for k, v in settings().items() if k != "version"}
    assert (seen["organization_number"], seen["version"], seen["encrypted_id"]) == ("556012-5790", 2, owner.company.encrypted_id)
    snapshot = (await colleague.get("/api/session")).json()["data"]
    assert snapshot["settings"]["DATE_FORMAT"] == "DD.MM.YYYY"
    assert snapshot["settings"]["CUSTOMER_LANGUAGE"] == "en"
    facts = (await owner.audit_of("company.changed"))[0]["facts"]
    assert (facts["before"]["theme_color"], facts["after"]["theme_color"]) == ("#5551CE", "#0F8A6D")


@pytest.mark.covers("PLT-031")
@pytest.mark.parametrize("role", ["admin", "user"])
async def test_nobody_else_writes_it(as_staff: Any, role: str) -> None:
    """PLT-031: company information is the super user's."""
    someone = await as_staff(role)
    reply = await someone.put("/api/company", json=settings())
    assert (reply.status_code, reply.json()["data"]["code"]) == (403, "permission.role")


@pytest.mark.covers("PLT-106")
async def test_a_stale_save_is_refused_with_what_is_there_now(as_staff: Any) -> None:
    """PLT-106, architecture: `version` of the form against the row's; numbers left out stay."""
    owner = await as_staff("super_admin")
    await owner.put("/api/company", json=settings(organization_number="556012-5790"))
    stale = await owner.put("/api/company", json=settings(name="Annat namn"))
    assert stale.status_code == 409
    assert stale.json()["data"]["current"]["name"] == "Kliniken Väst"
    again = await owner.put("/api/company", json=settings(name="Annat namn", version=2))
    assert (again.json()["data"]["name"], again.json()["data"]["organization_number"]) == ("Annat namn", "556012-5790")


@pytest.mark.covers("PLT-050", "PLT-056", "PLT-106")
@pytest.mark.parametrize(("field", "value", "code"), [
    ("theme_color", "blue", "theme_color"), ("timezone", "Europe/Atlantis", "time_zone"), ("date_format", "YY-MM-DD", "choice"),
    ("unit", "nok", "choice"), ("organization_number", "556012-5791", "organization_number"), ("name", " ", "required"),
    ("language", "de", "choice"),
])
async def test_what_is_wrong_is_said_beside_its_field(as_staff: Any, field: str, value: str, code: str) -> None:
    """PLT-050, PLT-056, PLT-106."""
    owner = await as_staff("super_admin")
    reply = await owner.put("/api/company", json=settings(**{field: value}))
    assert reply.status_code == 422
    assert [error["code"] for error in reply.json()["errors"][field]] == [code]


@pytest.mark.covers("PLT-050")
async def test_the_currency_is_frozen_with_the_first_price(as_staff: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Architecture: a domain with prices answers through its port; until then the currency can be changed."""
    owner = await as_staff("super_admin")
    assert (await owner.put("/api/company", json=settings(unit="eur"))).status_code == 200

    async def priced(_: Any) -> bool:
        return True

    monkeypatch.setattr(service, "_prices", [priced])
    frozen = await owner.put("/api/company", json=settings(unit="usd", version=2))
    assert frozen.json()["errors"]["unit"][0]["code"] == "currency_frozen"
    assert (await owner.put("/api/company", json=settings(unit="eur", name="Nytt", version=2))).status_code == 200


@pytest.mark.covers("PLT-051")
async def test_time_zones_are_places(as_staff: Any) -> None:
    """PLT-051: those of the time zone database that a clinic can be in."""
    zones = (await (await as_staff("user")).get("/api/time-zones")).json()["data"]
    assert {"Europe/Stockholm", "America/New_York", "Asia/Tokyo"} <= set(zones)
    assert not [zone for zone in zones if zone.startswith("Etc/")]


@pytest.mark.covers("PLT-005")
async def test_a_read_only_company_reads_its_settings_and_writes_none(as_staff: Any, make: Make) -> None:
    """SUB-002 by PLT-003's question five."""
    owner: Callable[..., Any] = await as_staff("super_admin", company=await make.company(subscription_state="read_only"))
    assert (await owner.get("/api/company")).status_code == 200
    reply = await owner.put("/api/company", json=settings())
    assert reply.json()["data"]["code"] == "subscription.read_only"


@pytest.mark.covers("PLT-050", "PLT-110")
async def test_the_logo_is_a_picture_of_ones_own_and_goes_when_it_is_taken_away(as_staff: Any) -> None:
    """PLT-050: uploaded before, claimed by the save; left out it stays, null takes it away; nobody else's picture is taken."""
    owner = await as_staff("super_admin")
    colleague = await as_staff("admin", company=owner.company)
    first, second = [(await upload(owner, picture(color=color))).json()["data"]["id"] for color in ("red", "blue")]
    theirs = (await upload(colleague)).json()["data"]["id"]
    refused = await owner.put("/api/company", json=settings(logo_id=theirs))
    assert refused.json()["errors"]["logo_id"][0]["code"] == "unknown"
    assert (await owner.put("/api/company", json=settings(logo_id=first))).json()["data"]["logo_id"] == first
    assert (await owner.put("/api/company", json=settings(version=2, name="Ny"))).json()["data"]["logo_id"] == first
    portal = (await owner.get(f"/api/v2/booking-portal/{owner.company.encrypted_id}")).json()["data"]
    assert (await owner.get(portal["logo"])).headers["content-type"].startswith("image/")
    assert (await owner.put("/api/company", json=settings(version=3, logo_id=second))).json()["data"]["logo_id"] == second
    back = await owner.put("/api/company", json=settings(version=4, logo_id=first))
    assert back.json()["errors"]["logo_id"][0]["code"] == "unknown", "the one before is withdrawn"
    assert (await owner.put("/api/company", json=settings(version=4, logo_id=None))).json()["data"]["logo_id"] is None
    assert (await owner.get(f"/api/v2/booking-portal/{owner.company.encrypted_id}")).json()["data"]["logo"] is None
    facts = [row["facts"]["after"].get("logo_id") for row in await owner.audit_of("company.changed")]
    assert {first, second, None} <= set(facts)
