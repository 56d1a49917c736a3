"""The public registration portal: details, code or BankID, the client and the forms (PUB-007)."""

from datetime import timedelta
from typing import Any
from uuid import uuid4

import pytest
from sqlalchemy import update

from clinic.company.models import Company
from clinic.core.clock import now
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from clinic.registration import jobs
from clinic.registration.models import RegistrationFlow
from tests.factories.factory import Factory
from tests.forms.scenarios import CONSENT_TEMPLATE, create_consent_template, create_questionnaire, draw_signature
from tests.registration.visitors import DETAILS, RegistrationBrowser, count_clients, list_clients, open_portal
from tests.support.company_settings import change_settings
from tests.support.images import encode_image

pytestmark = [pytest.mark.anyio, pytest.mark.covers("PUB-007", "PUB-010")]
PERSONAL_ID = "19850709-9805"
QUESTION = {"type": "yes_no", "text_sv": "Röker du?", "text_en": "Do you smoke?", "required": True}


@pytest.mark.covers("PLT-109")
async def test_visitor_registers_with_questionnaires_and_a_signed_consent(as_staff: Any, visitor: Any) -> None:
    """The built-in questionnaires that are on, those chosen in the settings, and the consents; all are answered by the form flow."""
    admin = await as_staff("admin")
    await change_settings(admin, SHOW_COVID_19=True)
    chosen, other = await create_questionnaire(admin, [QUESTION]), await create_questionnaire(admin, [QUESTION], title_sv="Annat")
    template = await create_consent_template(admin, questions=[], asks_publish_permission=False)
    await open_portal(admin, questionnaire_ids=[chosen["id"]], consent_template_ids=[template["id"]])
    browser = RegistrationBrowser(visitor, admin.company)
    done = await browser.register()
    forms = await browser.list_forms(done)
    assert ([form["title_sv"] for form in forms["questionnaires"]], done["pending_forms"]) == (["Covid-19", "Hälsa"], 3)
    assert other["title_sv"] not in str(forms)
    assert [consent["texts"][0]["title"] for consent in forms["consents"]] == [CONSENT_TEMPLATE["title"]]
    [client] = await list_clients(admin.company)
    assert (client.first_name, client.email, client.phone, client.language) == ("Åsa", "asa@example.com", "+46701740605", "sv")
    base, headers = f"/api/questionary-loc/{admin.company.encrypted_id}", {"X-Flow-Key": done["form_flow"]["flow_key"]}
    consent = forms["consents"][0]
    signed = await visitor.post(
        f"{base}/consents/{consent['id']}/sign",
        headers=headers,
        json={"answers": {}, "agreed": True, "signature": draw_signature(), "version": consent["version"]},
    )
    assert signed.json()["status"] == "1", signed.text
    [row] = await admin.list_audit("registration.completed")
    assert (str(row["client_id"]), row["details"]["proof"], row["details"]["is_new_client"]) == (str(client.id), "code", True)


@pytest.mark.covers("PLT-052", "REC-043")
async def test_built_in_questionnaires_that_are_on_are_asked(as_staff: Any, visitor: Any) -> None:
    """PUB-007: health, aesthetic interest and covid-19, each by its own setting; none of them while all are off."""
    admin = await as_staff("admin")
    await open_portal(admin)
    names = ("SHOW_HEALTH_QUESTIONNAIRE", "SHOW_AESTHETIC_INTEREST", "SHOW_COVID_19")

    async def list_titles(number: int, **settings: bool) -> set[str]:
        await change_settings(admin, **{name: settings.get(name, False) for name in names})
        browser = RegistrationBrowser(visitor, admin.company)
        done = await browser.register(email=f"{number}@example.com", mobile_number=f"70174060{number}", first_name="Bo")
        return {form["title_en"] for form in (await browser.list_forms(done))["questionnaires"]}

    assert await list_titles(0) == set()
    single = [await list_titles(number, **{name: True}) for number, name in enumerate(names, start=1)]
    assert [len(titles) for titles in single] == [1, 1, 1]
    assert await list_titles(4, **dict.fromkeys(names, True)) == set.union(*single) and len(set.union(*single)) == 3


async def test_two_calls_and_a_reload_register_one_client(as_staff: Any, visitor: Any) -> None:
    """A double click, a repeated key and a later visit of the same person make no second client, and no second set of forms."""
    admin = await as_staff("admin")
    form = await create_questionnaire(admin, [QUESTION])
    await open_portal(admin, questionnaire_ids=[form["id"]])
    browser = await RegistrationBrowser(visitor, admin.company).confirm()
    key = str(uuid4())
    replies = [await browser.post("/register", key=key), await browser.post("/register", key=key), await browser.post("/register")]
    assert [reply.json()["status"] for reply in replies] == ["1", "1", "1"]
    assert (await browser.get("/flow")).json()["data"]["state"] == "registered"
    returning = RegistrationBrowser(visitor, admin.company)
    assert (await returning.register())["pending_forms"] == 1
    assert await count_clients(admin.company) == 1
    assert len(await admin.list_audit("client.created")) == 1


async def test_returning_client_is_recognised_and_never_overwritten(as_staff: Any, visitor: Any, factory: Factory) -> None:
    """Empty fields are filled in; what differs waits for staff, who save it or dismiss it, once."""
    admin = await as_staff("admin")
    await open_portal(admin)
    known = await factory.client(
        admin.company,
        first_name="Åsa",
        last_name="Öberg",
        email="old@example.com",
        country_code="+46",
        mobile_number="701740605",
        phone="+46701740605",
        city="Lund",
    )
    await RegistrationBrowser(visitor, admin.company).register(city="Malmö", street_address="Storgatan 1", occupation="Lärare")
    [client] = await list_clients(admin.company)
    assert (client.id, client.email, client.city, client.street_address, client.occupation) == (
        known.id,
        "old@example.com",
        "Lund",
        "Storgatan 1",
        "Lärare",
    )
    path = f"/api/client/{known.id}/registrations"
    [registration] = (await admin.get(path)).json()["data"]
    assert (registration["differences"], registration["is_new_client"]) == ({"email": "asa@example.com", "city": "Malmö"}, False)
    resolve = f"{path}/{registration['id']}/resolve"
    stranger = await as_staff("admin")
    body = {"outcome": "saved", "version": registration["version"]}
    assert (await stranger.post(resolve, json=body)).status_code == 404
    assert (await admin.post(resolve, json={**body, "version": 99})).status_code == 409
    assert (await admin.post(resolve, json=body)).json()["data"]["outcome"] == "saved"
    [client] = await list_clients(admin.company)
    assert (client.email, client.city) == ("asa@example.com", "Malmö")
    repeated = await admin.post(resolve, json={**body, "version": registration["version"] + 1})
    assert repeated.json()["data"]["code"] == "registration.resolved"
    assert (await admin.list_audit("registration.resolved"))[0]["details"]["fields"] == ["city", "email"]


async def test_a_code_is_not_enough_once_bankid_is_required(as_staff: Any, visitor: Any) -> None:
    """BankID that is switched on after the visitor's code was verified is asked for all the same; nobody is registered."""
    admin = await as_staff("admin")
    await open_portal(admin)
    browser = await RegistrationBrowser(visitor, admin.company).confirm()
    await change_settings(admin, MANDATORY_BANK_ID_REG_PORTAL=True)
    refused = await browser.post("/register")
    assert (refused.status_code, refused.json()["data"]["code"]) == (403, "registration.unverified")
    assert await count_clients(admin.company) == 0


async def test_answers_are_the_same_for_known_and_unknown_people(as_staff: Any, visitor: Any, factory: Factory) -> None:
    """Every answer before and after the code, but for keys and times; and nothing of the known client's is in any of them."""
    admin = await as_staff("admin")
    await open_portal(admin)
    await factory.client(
        admin.company,
        first_name="Åsa",
        last_name="Öberg",
        email="asa@example.com",
        country_code="+46",
        mobile_number="701740605",
        phone="+46701740605",
        personal_id=PERSONAL_ID,
        warning="Blödarsjuka",
    )

    async def visit(**details: Any) -> list[Any]:
        browser = await RegistrationBrowser(visitor, admin.company).start()
        replies = [await browser.put("/flow", {**DETAILS, **details}), await browser.post("/send-otp")]
        replies.append(await browser.post("/verify-otp", {"code": await browser.newest_code()}))
        replies.append(await browser.post("/register"))
        assert "Blödarsjuka" not in "".join(reply.text for reply in replies)
        assert PERSONAL_ID not in "".join(reply.text for reply in replies)
        return [(reply.status_code, sorted(reply.json()["data"]), reply.json()["data"].get("state")) for reply in replies]

    assert await visit() == await visit(first_name="Nils", email="nils@example.com", mobile_number="701740606")


async def test_unproven_personal_id_neither_reaches_nor_doubles_the_client(as_staff: Any, visitor: Any, factory: Factory) -> None:
    """An attacker with the victim's name and personal id, but a phone of their own, becomes a new client without the id, marked for staff."""
    admin = await as_staff("admin")
    await open_portal(admin)
    victim = await factory.client(
        admin.company, first_name="Åsa", last_name="Öberg", phone="+46701740699", personal_id=PERSONAL_ID, email="asa@example.com"
    )
    pending = await create_questionnaire(admin, [QUESTION])
    await admin.post(f"/api/client/{victim.id}/questionary", json={"questionnaire_ids": [pending["id"]]})
    browser = RegistrationBrowser(visitor, admin.company)
    done = await browser.register(personal_id=PERSONAL_ID)
    assert (await browser.list_forms(done))["questionnaires"] == []
    saved, attacker = await list_clients(admin.company)
    assert (saved.id, attacker.personal_id) == (victim.id, "")
    [registration] = (await admin.get(f"/api/client/{attacker.id}/registrations")).json()["data"]
    assert (registration["has_duplicate"], registration["differences"]) == (True, {"personal_id": PERSONAL_ID})
    body = {"outcome": "saved", "version": registration["version"]}
    refused = await admin.post(f"/api/client/{attacker.id}/registrations/{registration['id']}/resolve", json=body)
    assert refused.json()["data"]["code"] == "client.exists"


async def test_family_members_with_one_phone_are_different_clients(as_staff: Any, visitor: Any) -> None:
    admin = await as_staff("admin")
    await open_portal(admin)
    for name in ("Åsa", "Elsa"):
        await RegistrationBrowser(visitor, admin.company).register(first_name=name)
    assert [client.first_name for client in await list_clients(admin.company)] == ["Åsa", "Elsa"]


async def test_chosen_practitioner_sees_the_client_and_another_clinics_is_unknown(as_staff: Any, visitor: Any, factory: Factory) -> None:
    """A restricted practitioner is given the client whom chose them, and no other; without a choice only those with full access see them."""
    admin = await as_staff("admin")
    chosen = await as_staff("user", company=admin.company, client_access="custom", first_name="Maja", last_name="Ek")
    await open_portal(admin)
    stranger = await factory.member(await factory.company())
    browser = await RegistrationBrowser(visitor, admin.company).start()
    portal = (await browser.get("")).json()["data"]
    assert str(chosen.member.id) in {row["id"] for row in portal["practitioners"]}
    refused = await browser.put("/flow", {**DETAILS, "membership_id": str(stranger.id)})
    assert (refused.status_code, refused.json()["errors"]["membership_id"][0]["code"]) == (422, "unknown")
    await RegistrationBrowser(visitor, admin.company).register(membership_id=str(chosen.member.id))
    await RegistrationBrowser(visitor, admin.company).register(first_name="Bo", email="bo@example.com", mobile_number="701740606")
    seen = (await chosen.get("/api/clients")).json()["data"]["items"]
    assert [row["first_name"] for row in seen] == ["Åsa"]


async def test_fields_follow_the_clinics_settings(as_staff: Any, visitor: Any) -> None:
    """PLT-053: a required field is refused at its place when empty, and a hidden one is ignored."""
    admin = await as_staff("admin")
    await open_portal(admin)
    fields = (await admin.get("/api/company/client-fields")).json()["data"]
    changed = {"city": {**fields["city"], "is_required": True}, "occupation": {**fields["occupation"], "is_visible": False}}
    assert (await admin.put("/api/company/client-fields", json={**fields, **changed})).json()["status"] == "1"
    browser = await RegistrationBrowser(visitor, admin.company).start()
    refused = await browser.put("/flow", DETAILS)
    assert (refused.status_code, refused.json()["errors"]["city"][0]["code"]) == (422, "required")
    await RegistrationBrowser(visitor, admin.company).register(city="Lund", occupation="Lärare")
    [client] = await list_clients(admin.company)
    assert (client.city, client.occupation) == ("Lund", "")
    invalid = await browser.put("/flow", {**DETAILS, "city": "Lund", "personal_id": "19850709-9806"})
    assert (invalid.status_code, list(invalid.json()["errors"])) == (422, ["personal_id"])


@pytest.mark.covers("PLT-053")
async def test_required_profile_picture_is_uploaded_in_the_flow(as_staff: Any, visitor: Any) -> None:
    """PLT-053: another flow's picture and a text file are refused; a saved picture stays when the client registers once more."""
    admin = await as_staff("admin")
    await open_portal(admin)
    fields = (await admin.get("/api/company/client-fields")).json()["data"]
    await admin.put("/api/company/client-fields", json={**fields, "profile_photo": {**fields["profile_photo"], "is_required": True}})

    async def upload(browser: RegistrationBrowser, content: bytes) -> Any:
        data = {"file": ("jag.jpg", content, "image/jpeg")}
        return await visitor.post(f"{browser.base}/files", files=data, headers={**browser.headers, "Idempotency-Key": str(uuid4())})

    async def try_details(browser: RegistrationBrowser, **details: Any) -> str:
        return (await browser.put("/flow", {**DETAILS, **details})).json()["errors"]["profile_photo"][0]["code"]

    browser, stranger = [await RegistrationBrowser(visitor, admin.company).start() for _ in range(2)]
    assert await try_details(browser) == "required"
    picture = (await upload(browser, encode_image())).json()["data"]["id"]
    assert await try_details(stranger, profile_photo=picture) == "unknown"
    assert await try_details(browser, profile_photo=str(uuid4())) == "unknown"
    assert (await upload(browser, b"<script>")).json()["errors"]["file"][0]["code"] == "image_only"
    unstarted = RegistrationBrowser(visitor, admin.company)
    assert (await upload(unstarted, encode_image())).status_code == 401
    await browser.put("/flow", {**DETAILS, "profile_photo": picture})
    await browser.post("/send-otp")
    await browser.post("/verify-otp", {"code": await browser.newest_code()})
    assert (await browser.post("/register")).json()["status"] == "1"
    assert [str(client.profile_photo) for client in await list_clients(admin.company)] == [picture]
    returning = await RegistrationBrowser(visitor, admin.company).start()
    other = (await upload(returning, encode_image())).json()["data"]["id"]
    await returning.put("/flow", {**DETAILS, "profile_photo": other})
    await returning.post("/send-otp")
    await returning.post("/verify-otp", {"code": await returning.newest_code()})
    assert (await returning.post("/register")).json()["status"] == "1"
    assert [str(client.profile_photo) for client in await list_clients(admin.company)] == [picture]


@pytest.mark.covers("PLT-053", "PLT-052")
async def test_required_personal_id_is_given_by_bankid(as_staff: Any, visitor: Any) -> None:
    """PUB-007: where BankID identifies the visitor, a required personal id isn't asked for in the details."""
    admin = await as_staff("admin")
    await open_portal(admin)
    await change_settings(admin, MANDATORY_BANK_ID_REG_PORTAL=True)
    fields = (await admin.get("/api/company/client-fields")).json()["data"]
    await admin.put("/api/company/client-fields", json={**fields, "personal_id": {**fields["personal_id"], "is_required": True}})
    browser = await RegistrationBrowser(visitor, admin.company).start()
    assert (await browser.put("/flow", DETAILS)).json()["status"] == "1"
    await change_settings(admin, MANDATORY_BANK_ID_REG_PORTAL=False)
    assert (await browser.put("/flow", DETAILS)).json()["errors"]["personal_id"][0]["code"] == "required"


async def test_keys_are_guessed_and_used_elsewhere_in_vain(as_staff: Any, visitor: Any, factory: Factory) -> None:
    """An unknown key, another clinic's, an expired one; a wrong code five times; registering before the code."""
    admin, other = await as_staff("admin"), await as_staff("admin")
    await open_portal(admin)
    await open_portal(other)
    browser = await RegistrationBrowser(visitor, admin.company).start()
    assert (await browser.put("/flow", DETAILS)).json()["status"] == "1"
    early = await browser.post("/register")
    assert (early.status_code, early.json()["data"]["code"]) == (403, "registration.unverified")
    await browser.post("/send-otp")
    code = await browser.newest_code()
    wrong = "000000" if code != "000000" else "111111"
    codes = [(await browser.post("/verify-otp", {"code": wrong})).json()["data"]["code"] for _ in range(6)]
    assert codes == ["validation"] * 5 + ["otp.too_many_attempts"]
    assert (await browser.post("/verify-otp", {"code": code})).json()["data"]["code"] == "otp.too_many_attempts"
    elsewhere = RegistrationBrowser(visitor, other.company)
    elsewhere.headers = browser.headers
    guessed = RegistrationBrowser(visitor, admin.company)
    guessed.headers = {"X-Flow-Key": "x" * 43}
    for stranger in (elsewhere, guessed):
        refused = await stranger.get("/flow")
        assert (refused.status_code, refused.json()["data"]["code"]) == (401, "registration.expired")
    async with transaction(Context.system(admin.company.id)) as session:
        await session.execute(update(RegistrationFlow).values(expires_at=now() - timedelta(days=2)))
    assert (await browser.get("/flow")).status_code == 401
    await jobs.purge_expired_flows(Context.system(admin.company.id))
    assert await count_clients(admin.company) == 0


async def test_changed_contact_is_verified_anew(as_staff: Any, visitor: Any) -> None:
    """A code for one's own phone doesn't confirm another person's number that is typed after it."""
    admin = await as_staff("admin")
    await open_portal(admin)
    browser = await RegistrationBrowser(visitor, admin.company).confirm()
    changed = await browser.put("/flow", {**DETAILS, "mobile_number": "701740606"})
    assert changed.json()["data"]["state"] == "open"
    refused = await browser.post("/register")
    assert refused.json()["data"]["code"] == "registration.unverified"
    assert await count_clients(admin.company) == 0


@pytest.mark.covers("PUB-009")
@pytest.mark.parametrize("state", ["blocked", "read_only"])
async def test_portal_of_a_blocked_clinic_is_closed(as_staff: Any, visitor: Any, factory: Factory, state: str) -> None:
    """Its page says so with the clinic's name, and nobody registers; an unknown clinic is not found."""
    company = await factory.company(name="Spärrade kliniken")
    await open_portal(await as_staff("admin", company=company))
    async with transaction(Context.system(company.id)) as session:
        await session.execute(update(Company).where(Company.id == company.id).values(subscription_state=state))
    browser = RegistrationBrowser(visitor, company)
    shown = (await browser.get("")).json()["data"]
    assert (shown["state"], shown["name"], shown["practitioners"]) == ("closed", "Spärrade kliniken", [])
    assert (await browser.post("/flows")).json()["data"]["code"] == "registration.closed"
    assert (await visitor.get("/api/registration-portal/unknown")).status_code == 404


async def test_closed_portal_and_full_plan_register_nobody(as_staff: Any, visitor: Any, factory: Factory) -> None:
    admin = await as_staff("admin")
    closed = RegistrationBrowser(visitor, admin.company)
    assert (await closed.get("")).json()["data"]["state"] == "closed"
    refused = await closed.post("/flows")
    assert (refused.status_code, refused.json()["data"]["code"]) == (403, "registration.closed")
    company = await factory.company(client_limit=1)
    owner = await as_staff("admin", company=company)
    await factory.client(company)
    await open_portal(owner)
    browser = await RegistrationBrowser(visitor, company).confirm()
    full = await browser.post("/register")
    assert (full.status_code, full.json()["data"]["code"]) == (409, "registration.client_limit")


async def test_mandatory_bankid_identifies_the_visitor(as_staff: Any, visitor: Any, factory: Factory, bankid_app: Any) -> None:
    """PLT-052: no code is sent; the client of the BankID's number is recognised whatever phone and name are given; the proof is kept."""
    admin = await as_staff("admin")
    await open_portal(admin, is_bankid_required=True)
    known = await factory.client(admin.company, first_name="Åsa", last_name="Berg", personal_id=PERSONAL_ID)
    browser = await RegistrationBrowser(visitor, admin.company).start()
    await browser.put("/flow", DETAILS)
    refused = await browser.post("/send-otp")
    assert (refused.status_code, refused.json()["data"]["code"]) == (403, "registration.bankid_required")
    assert (await browser.post("/register")).json()["data"]["code"] == "registration.unverified"
    started = (await browser.post("/bankid/start-order", {})).json()["data"]
    qr = (await browser.get(f"/bankid/generate-qr?order_ref={started['order_ref']}")).json()["data"]["qr"]
    scanned = await bankid_app.scan(qr, PERSONAL_ID.replace("-", ""))
    stranger = await RegistrationBrowser(visitor, admin.company).start()
    order = {"order_ref": started["order_ref"]}
    assert (await stranger.post("/bankid/collect-order", order)).status_code == 404
    await bankid_app.sign_pending_order(PERSONAL_ID.replace("-", ""))
    assert scanned
    assert (await browser.post("/bankid/collect-order", order)).json()["data"]["state"] == "complete"
    assert (await browser.get("/flow")).json()["data"]["state"] == "verified"
    assert (await browser.post("/register")).json()["status"] == "1"
    [client] = await list_clients(admin.company)
    assert (client.id, client.last_name, client.email) == (known.id, "Berg", "asa@example.com")
    [registration] = (await admin.get(f"/api/client/{known.id}/registrations")).json()["data"]
    assert (registration["proof"], registration["differences"]) == ("bankid", {"last_name": "Öberg"})


async def test_policy_that_was_shown_is_kept(as_staff: Any, visitor: Any) -> None:
    """LAW-050: where the clinic has a policy, its version comes with the details."""
    owner = await as_staff("super_admin")
    await open_portal(owner)
    policy = (await owner.post("/api/company/personal-data-policies", json={"text_sv": "Vi sparar.", "version": 0})).json()["data"]
    browser = await RegistrationBrowser(visitor, owner.company).start()
    assert (await browser.get("")).json()["data"]["policy"]["id"] == policy["id"]
    refused = await browser.put("/flow", DETAILS)
    assert refused.json()["errors"]["policy_id"][0]["code"] == "required"
    await RegistrationBrowser(visitor, owner.company).register(policy_id=policy["id"])
    [row] = await owner.list_audit("client.policy_shown")
    assert (row["details"]["policy_id"], row["details"]["channel"]) == (policy["id"], "registration")
