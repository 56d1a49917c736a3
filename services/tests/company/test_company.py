"""The company's own settings."""

from collections.abc import Callable
from typing import Any

import pytest

from clinic.company import service
from clinic.company.hooks import company_letterhead
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from tests.factories.factory import Factory
from tests.support.images import encode_image
from tests.support.uploads import upload_picture

pytestmark = pytest.mark.anyio


def company_data(**changes: Any) -> dict[str, Any]:
    return {
        "name": "Kliniken Väst", "theme_color": "#0F8A6D", "is_black_text": True, "timezone": "Europe/Helsinki", "unit": "sek", "version": 1,
        **changes,
    }


@pytest.mark.covers("PLT-050")
async def test_super_user_changes_the_company_and_colleagues_get_the_changes(as_staff: Any) -> None:
    """PLT-050: all settings in one request; a colleague's next session view has them; the audit row has the values before and after."""
    owner = await as_staff("super_admin")
    colleague = await as_staff("user", company=owner.company)
    saved = await owner.put("/api/company", json=company_data(organization_number="556012-5790", vat_number="SE556012579001"))
    assert saved.status_code == 200, saved.text
    company = (await colleague.get("/api/company")).json()["data"]
    assert {key: company[key] for key in company_data() if key != "version"} == {k: v for k, v in company_data().items() if k != "version"}
    assert (company["organization_number"], company["version"], company["encrypted_id"]) == ("556012-5790", 2, owner.company.encrypted_id)
    session_view = (await colleague.get("/api/session")).json()["data"]
    assert session_view["company"]["theme_color"] == "#0F8A6D"
    audit_row = (await owner.list_audit("company.changed"))[0]
    assert (audit_row["details"]["before"]["theme_color"], audit_row["details"]["after"]["theme_color"]) == ("#5551CE", "#0F8A6D")


@pytest.mark.covers("BKG-045")
async def test_booking_as_a_system_is_free_until_a_day_and_paid_from_the_next(as_staff: Any) -> None:
    """BKG-045: every member reads the two days."""
    company = (await (await as_staff("user")).get("/api/company")).json()["data"]
    assert (company["booking_free_until"], company["booking_paid_from"]) == ("2024-12-31", "2025-01-01")


@pytest.mark.covers("PLT-050", "PLT-014")
async def test_super_user_switches_systems_on_and_off_after_the_sign_up(as_staff: Any, factory: Factory) -> None:
    """PLT-050: on for the company and for whoever switches it on; colleagues keep theirs; one system stays."""
    company = await factory.company(is_booking_on=True, is_record_on=False, is_pos_on=False)
    owner = await as_staff("super_admin", company=company, is_record_on=False, is_pos_on=False)
    colleague = await as_staff("user", company=company, is_pos_on=False)
    products = "/api/v3/point-of-sale/products"
    assert (await owner.get(products)).status_code == 403
    saved = await owner.put("/api/company", json=company_data(is_booking_on=True, is_pos_on=True))
    assert saved.json()["status"] == "1", saved.text
    assert [saved.json()["data"][name] for name in service.SYSTEMS] == [True, False, True]
    assert (await owner.get(products)).json()["status"] == "1"
    assert (await colleague.get(products)).status_code == 403
    assert (await owner.list_audit("company.changed"))[-1]["details"]["after"]["is_pos_on"] is True
    assert (await owner.list_audit("user.changed"))[-1]["details"]["after"] == {"is_pos_on": True}

    none_left = await owner.put("/api/company", json=company_data(is_booking_on=False, is_pos_on=False, version=2))
    assert (none_left.status_code, none_left.json()["errors"]["is_booking_on"][0]["code"]) == (422, "at_least_one")
    switched_off = await owner.put("/api/company", json=company_data(is_booking_on=False, version=2))
    assert switched_off.json()["data"]["is_booking_on"] is False
    assert (await owner.get("/api/v2/services")).status_code == 403
    admin = await as_staff("admin", company=company)
    assert (await admin.put("/api/company", json=company_data(is_record_on=True, version=3))).status_code == 403


FACTS = {
    "organization_number": "556012-5790", "vat_number": "SE556012579001", "street_address": "Storgatan 1", "zip_code": "411 01",
    "city": "Göteborg", "country_code": "+46", "phone_number": "0311234567", "contact_email": "hej@kliniken.se", "country": "SE",
    "patient_insurance": "Löf", "ivo_registration": "12345-1", "complication_contact": "031-12 34 56",
}


@pytest.mark.covers("PLT-050", "USE-002", "LAW-024")
async def test_company_facts_are_saved_and_printed_in_the_letterhead(as_staff: Any) -> None:
    """PLT-050: numbers, address, phone and e-mail; left out they stay; the sign-in address isn't touched; documents show them."""
    owner = await as_staff("super_admin")
    before = (await owner.get("/api/company")).json()["data"]
    saved = await owner.put("/api/company", json=company_data(**FACTS))
    assert saved.status_code == 200, saved.text
    unchanged = (await owner.put("/api/company", json=company_data(version=2, name="Nytt namn"))).json()["data"]
    assert {name: unchanged[name] for name in FACTS} == FACTS
    assert unchanged["email"] == before["email"]
    async with transaction(Context.system(owner.company.id)) as session:
        lines = (await company_letterhead(session)).lines
    assert lines == (
        "Org.nr 556012-5790", "VAT SE556012579001", "Storgatan 1", "411 01 Göteborg", "+46311234567", "hej@kliniken.se",
        "Patientförsäkring: Löf", "Registrerad hos IVO: 12345-1", "Vid komplikationer: 031-12 34 56",
    )
    assert (await owner.list_audit("company.changed"))[0]["details"]["after"]["street_address"] == "Storgatan 1"
    cleared = (await owner.put("/api/company", json=company_data(version=3, contact_email="", street_address=""))).json()["data"]
    assert (cleared["contact_email"], cleared["street_address"]) == ("", "")


@pytest.mark.covers("PLT-050", "PLT-103", "PLT-101")
@pytest.mark.parametrize(("field", "value", "code"), [
    ("organization_number", "5560125790", "organization_number"), ("vat_number", "SE556012579101", "swedish_vat_number"),
    ("zip_code", "10000", "swedish_zip_code"), ("phone_number", "031-123", "mobile_number"), ("contact_email", "hej@", "email"),
    ("country_code", "46", "invalid"), ("country", "XX", "choice"),
])
async def test_swedish_fact_that_breaks_its_rule_is_refused(as_staff: Any, field: str, value: str, code: str) -> None:
    """PLT-050: the sentence stands beside its field."""
    owner = await as_staff("super_admin")
    response = await owner.put("/api/company", json=company_data(**{**FACTS, field: value}))
    assert response.status_code == 422
    assert [error["code"] for error in response.json()["errors"][field]] == [code]


@pytest.mark.covers("PLT-050", "PLT-103", "PLT-101")
async def test_swedish_rules_hold_for_swedish_companies_and_what_is_saved_stays_savable(as_staff: Any) -> None:
    """PLT-103: another country writes its own numbers; back in Sweden they are refused until they are right or unchanged."""
    owner = await as_staff("super_admin")
    danish = {"organization_number": "12345678", "vat_number": "DK12345678", "zip_code": "2100", "country": "DK"}
    assert (await owner.put("/api/company", json=company_data(**danish))).status_code == 200
    moved = await owner.put("/api/company", json=company_data(version=2, country="SE"))
    assert set(moved.json()["errors"]) == {"organization_number"}
    async with transaction(Context.system(owner.company.id)) as session:
        (await service.get_own_company(session)).country = "SE"
    renamed = await owner.put("/api/company", json=company_data(version=3, name="Nytt", **{**danish, "country": "SE"}))
    assert renamed.status_code == 200, renamed.text


@pytest.mark.covers("PLT-050")
async def test_phone_number_needs_a_number_of_its_country(as_staff: Any) -> None:
    """PLT-101: E.164 is made of both fields."""
    owner = await as_staff("super_admin")
    for country_code, number, code in (("", "0311234567", "country_code"), ("+46", "01234567890123", "phone")):
        response = await owner.put("/api/company", json=company_data(country_code=country_code, phone_number=number))
        assert [error["code"] for error in response.json()["errors"]["phone_number"]] == [code]


@pytest.mark.covers("PLT-050", "PLT-110")
async def test_cover_is_set_shown_in_the_portal_and_removed(as_staff: Any) -> None:
    """PLT-050: the cover is claimed like the logo, beside it."""
    owner = await as_staff("super_admin")
    cover, logo = [(await upload_picture(owner, encode_image(color=color))).json()["data"]["id"] for color in ("red", "blue")]
    saved = (await owner.put("/api/company", json=company_data(cover_id=cover, logo_id=logo))).json()["data"]
    assert (saved["cover_id"], saved["logo_id"]) == (cover, logo)
    portal = (await owner.get(f"/api/v2/booking-portal/{owner.company.encrypted_id}")).json()["data"]
    assert (await owner.get(portal["cover"])).headers["content-type"].startswith("image/")
    removed = (await owner.put("/api/company", json=company_data(version=2, cover_id=None))).json()["data"]
    assert (removed["cover_id"], removed["logo_id"]) == (None, logo)


@pytest.mark.covers("PLT-031")
@pytest.mark.parametrize("role", ["admin", "user"])
async def test_only_the_super_user_may_change_the_company(as_staff: Any, role: str) -> None:
    """PLT-031: company information is the super user's."""
    user = await as_staff(role)
    response = await user.put("/api/company", json=company_data())
    assert (response.status_code, response.json()["data"]["code"]) == (403, "permission.role")


@pytest.mark.covers("PLT-106")
async def test_outdated_save_is_refused_with_the_current_company(as_staff: Any) -> None:
    """PLT-106, architecture: the form's `version` must be the row's; numbers that are left out stay as they are."""
    owner = await as_staff("super_admin")
    await owner.put("/api/company", json=company_data(organization_number="556012-5790"))
    stale = await owner.put("/api/company", json=company_data(name="Annat namn"))
    assert stale.status_code == 409
    assert stale.json()["data"]["current"]["name"] == "Kliniken Väst"
    saved = await owner.put("/api/company", json=company_data(name="Annat namn", version=2))
    assert (saved.json()["data"]["name"], saved.json()["data"]["organization_number"]) == ("Annat namn", "556012-5790")


@pytest.mark.covers("PLT-050", "PLT-056", "PLT-106")
@pytest.mark.parametrize(("field", "value", "code"), [
    ("theme_color", "blue", "theme_color"), ("timezone", "Europe/Atlantis", "time_zone"),
    ("unit", "nok", "choice"), ("organization_number", "556012-5791", "organization_number"), ("name", " ", "required"),
])
async def test_invalid_company_field_gets_its_error_code(as_staff: Any, field: str, value: str, code: str) -> None:
    """PLT-050, PLT-056, PLT-106."""
    owner = await as_staff("super_admin")
    response = await owner.put("/api/company", json=company_data(**{field: value}))
    assert response.status_code == 422
    assert [error["code"] for error in response.json()["errors"][field]] == [code]


@pytest.mark.covers("PLT-050")
async def test_currency_cannot_change_after_the_first_price(as_staff: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Architecture: a domain with prices registers a price check; the currency can be changed until one reports a price."""
    owner = await as_staff("super_admin")
    assert (await owner.put("/api/company", json=company_data(unit="eur"))).status_code == 200

    async def has_prices(_: Any) -> bool:
        return True

    monkeypatch.setattr(service, "_price_checks", [has_prices])
    refusal = await owner.put("/api/company", json=company_data(unit="usd", version=2))
    assert refusal.json()["errors"]["unit"][0]["code"] == "currency_frozen"
    assert (await owner.put("/api/company", json=company_data(unit="eur", name="Nytt", version=2))).status_code == 200


@pytest.mark.covers("PLT-051")
async def test_time_zones_are_geographic(as_staff: Any) -> None:
    """PLT-051: those of the time zone database that a clinic can be in."""
    zones = (await (await as_staff("user")).get("/api/time-zones")).json()["data"]
    assert {"Europe/Stockholm", "America/New_York", "Asia/Tokyo"} <= set(zones)
    assert not [zone for zone in zones if zone.startswith("Etc/")]


@pytest.mark.covers("SUB-002")
async def test_read_only_company_can_read_but_not_change_its_settings(as_staff: Any, factory: Factory) -> None:
    """SUB-002: a read-only company."""
    owner: Callable[..., Any] = await as_staff("super_admin", company=await factory.company(subscription_state="read_only"))
    assert (await owner.get("/api/company")).status_code == 200
    response = await owner.put("/api/company", json=company_data())
    assert response.json()["data"]["code"] == "subscription.read_only"


@pytest.mark.covers("PLT-050", "PLT-110")
async def test_logo_is_set_preserved_replaced_and_removed(as_staff: Any) -> None:
    """PLT-050: a logo is uploaded first and claimed by the save; left out it stays, null removes it; a colleague's upload is refused."""
    owner = await as_staff("super_admin")
    colleague = await as_staff("admin", company=owner.company)
    first, second = [(await upload_picture(owner, encode_image(color=color))).json()["data"]["id"] for color in ("red", "blue")]
    colleagues_picture = (await upload_picture(colleague)).json()["data"]["id"]
    refusal = await owner.put("/api/company", json=company_data(logo_id=colleagues_picture))
    assert refusal.json()["errors"]["logo_id"][0]["code"] == "unknown"
    assert (await owner.put("/api/company", json=company_data(logo_id=first))).json()["data"]["logo_id"] == first
    assert (await owner.put("/api/company", json=company_data(version=2, name="Ny"))).json()["data"]["logo_id"] == first
    portal = (await owner.get(f"/api/v2/booking-portal/{owner.company.encrypted_id}")).json()["data"]
    assert (await owner.get(portal["logo"])).headers["content-type"].startswith("image/")
    assert (await owner.put("/api/company", json=company_data(version=3, logo_id=second))).json()["data"]["logo_id"] == second
    withdrawn = await owner.put("/api/company", json=company_data(version=4, logo_id=first))
    assert withdrawn.json()["errors"]["logo_id"][0]["code"] == "unknown", "the previous logo is withdrawn"
    assert (await owner.put("/api/company", json=company_data(version=4, logo_id=None))).json()["data"]["logo_id"] is None
    assert (await owner.get(f"/api/v2/booking-portal/{owner.company.encrypted_id}")).json()["data"]["logo"] is None
    logo_ids = [row["details"]["after"].get("logo_id") for row in await owner.list_audit("company.changed")]
    assert {first, second, None} <= set(logo_ids)
