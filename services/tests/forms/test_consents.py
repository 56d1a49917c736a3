"""Letters of consent: written in versions, given to a client, signed, frozen, corrected, withdrawn."""

import asyncio
import re
from pathlib import Path
from uuid import UUID

import pytest
from sqlalchemy.exc import DBAPIError

from clinic.clients.models import Client
from clinic.core.context import Context
from clinic.core.db import unit
from clinic.core.documents import Document, content_of
from clinic.forms import papers, service as forms
from clinic.forms.signing import service as letters
from clinic.forms.signing.schemas import FormCancelIn
from tests.core.test_uploads import picture, upload
from tests.forms.worlds import ASKED, BODY, LETTER, PHOTO, PREGNANT, SV, assigned, ink, letter, paper, signing

pytestmark = pytest.mark.anyio


def at(client, one=None, verb="") -> str:
    return f"/api/client/{client.id}/letters-of-consent" + (f"/{one['id']}" if one else "") + (f"/{verb}" if verb else "")


@pytest.mark.covers("REC-030")
async def test_a_letter_is_written_changed_listed_and_restored(as_staff):
    """REC-030: title, body, questions, publish option; a change is a new version; inactive and deleted ones are lists of their own."""
    admin = await as_staff("admin")
    made = await letter(admin)
    assert (made["number"], made["asks_publish"], made["questions"][0]["required"]) == (1, True, True)
    again = await admin.post("/api/letters-of-consent", json={**LETTER, "title": "SAMTYCKE till filler"})
    assert again.json()["errors"]["title"][0]["code"] == "taken"
    empty = await admin.post("/api/letters-of-consent", json={**LETTER, "title": "Tomt", "body": {"type": "doc"}})
    assert empty.json()["errors"]["body"][0]["code"] == "required"
    path = f"/api/letters-of-consent/{made['id']}"
    changed = (await admin.put(path, json={**LETTER, "title": "Samtycke till fillers", "asks_publish": False, "version": 1})).json()["data"]
    assert (changed["number"], changed["title"], changed["version"]) == (2, "Samtycke till fillers", 2)
    stale = await admin.put(path, json={**LETTER, "version": 1})
    assert (stale.status_code, stale.json()["data"]["current"]["version"]) == (409, 2)
    versions = (await admin.get(f"{path}/versions")).json()["data"]
    assert [(one["number"], one["title"], one["asks_publish"]) for one in versions] == [
        (2, "Samtycke till fillers", False), (1, "Samtycke till filler", True),
    ]

    async def listed(which: str) -> list[str]:
        return [one["title"] for one in (await admin.get(f"/api/letters-of-consent?filter={which}")).json()["data"]["items"]]

    other = await letter(admin, title="Botox")
    await admin.post(f"/api/letters-of-consent/{other['id']}/toggle", json={"version": 1})
    assert [await listed(which) for which in ("active", "inactive", "all", "deleted")] == [
        ["Samtycke till fillers"], ["Botox"], ["Botox", "Samtycke till fillers"], [],
    ]
    assert (await admin.delete(path)).json()["status"] == "1"
    assert await listed("deleted") == ["Samtycke till fillers"]
    taken = await letter(admin, title="Samtycke till fillers")
    refused = await admin.post(f"{path}/restore", json={"version": 3})
    assert refused.json()["errors"]["title"][0]["code"] == "taken"
    await admin.delete(f"/api/letters-of-consent/{taken['id']}")
    assert (await admin.post(f"{path}/restore", json={"version": 3})).json()["data"]["is_deleted"] is False
    verbs = ("made", "changed", "toggled", "deleted", "restored")
    assert [len(await admin.audit_of(f"letter_of_consent.{verb}")) for verb in verbs] == [3, 1, 1, 2, 1]


@pytest.mark.covers("REC-030", "PLT-031")
async def test_only_admins_write_letters(as_staff):
    user = await as_staff("user")
    assert (await user.post("/api/letters-of-consent", json=LETTER)).json()["data"]["code"] == "permission.role"
    assert (await user.get("/api/letters-of-consent")).json()["status"] == "1"


@pytest.mark.covers("REC-031", "REC-022", "BEY-023", "REC-005")
async def test_what_is_signed_holds_the_text_answers_and_signature_together_whatever_happens_to_the_letter(as_staff, make):
    """REC-031, BEY-023: frozen with one digest; the PDF says the text as it stood though the letter is changed, then deleted."""
    staff, client = await as_staff("admin"), None
    client = await make.client(staff.company, first_name="Åsa", last_name="Öberg", language="sv")
    written = await letter(staff)
    given = await assigned(staff, client, written["id"])
    assert (given["state"], given["number"]) == ("not_signed", 1)
    photo = (await upload(staff, picture(size=(500, 400)))).json()["data"]["id"]
    said = signing(answers={PREGNANT: {"value": True, "more": "Vecka 9"}, PHOTO: [photo]})
    signed = (await staff.post(at(client, given, "sign"), json=said, headers=SV)).json()["data"]
    assert (signed["state"], signed["signed_by_name"], signed["signed_way"]) == ("signed", "Åsa Öberg", "screen")
    assert [one["id"] for one in signed["files"]] == [photo]
    changed = {**LETTER, "title": "Helt annan text", "body": {"type": "doc", "content": []}, "version": 1}
    changed["body"] = {"type": "doc", "content": [{"type": "paragraph", "content": [{"type": "text", "text": "Nytt"}]}]}
    await staff.put(f"/api/letters-of-consent/{written['id']}", json=changed)
    await staff.delete(f"/api/letters-of-consent/{written['id']}")
    text = await paper(staff, signed["document_id"])
    for words in ("Samtycke till filler", "Åsa Öberg", "Om behandlingen", "muntlig information om risker", "Är du gravid?", "Ja Vecka 9",
                  "Med ögonen täckta", "samtycker", "Signerat"):
        assert words in text, (words, text)
    assert "Helt annan text" not in text
    shown = (await staff.get(at(client, given))).json()["data"]
    assert (shown["body"], shown["letter_number"], shown["publish_permission"]) == (BODY, 1, "eyes_covered")
    async with unit(Context.system(staff.company.id)) as session:
        document = await session.get(Document, (staff.company.id, UUID(signed["document_id"])))
        content = content_of(document)
        row = await session.get(Client, (staff.company.id, client.id))
        assert row.publish_permission == "eyes_covered"
    assert (content["signature"], content["letter_number"], content["answers"][PREGNANT]["more"]) == (said["signature"], 1, "Vecka 9")
    assert len(await staff.audit_of("consent.signed")) == 1


SCREENS = [Path(__file__).parents[3] / screens / "src/features/forms/texts" for screens in ("web-record", "web-public")]


def on_screen(language: str, key: str) -> set[str]:
    """What the screens where one signs say under that key."""
    found = [re.search(rf"^ *{key}: '(.+)',$", (texts / f"{language}.ts").read_text("utf-8"), re.MULTILINE) for texts in SCREENS]
    return {one[1] for one in found if one}


@pytest.mark.covers("BEY-023", "REC-031")
@pytest.mark.parametrize(("shown", "own"), [("sv", "en"), ("en", "sv")])
async def test_the_paper_has_the_words_that_the_screen_showed_whatever_the_clients_language(as_staff, make, shown, own):
    """BEY-023: question, answer, agreement and what may be published read on the paper as they did on the screen where it was signed."""
    staff = await as_staff("admin")
    client = await make.client(staff.company, language=own)
    question = {**ASKED[0], "text_sv": "Är du gravid?", "text_en": "Are you pregnant?"}
    given = await assigned(staff, client, (await letter(staff, questions=[question]))["id"])
    on = {"X-Language": shown}
    asked = (await staff.get(at(client, given), headers=on)).json()["data"]["questions"][0]
    signed = (await staff.post(at(client, given, "sign"), json=signing(), headers=on)).json()["data"]
    async with unit(Context.system(staff.company.id)) as session:
        document = await session.get(Document, (staff.company.id, UUID(signed["document_id"])))
        content = content_of(document)
    assert (document.language, content["items"][0]["question"]) == (shown, asked[f"text_{shown}"])
    assert {content["agreed"]} == on_screen(shown, "agree")
    text = await paper(staff, signed["document_id"])
    for key in ("no", "eyes_covered", "agree"):
        words = {"no": {"sv": "Nej", "en": "No"}[shown]}.get(key) or on_screen(shown, key).pop()
        assert words in text, (words, text)
    for value, words in papers.PUBLISH.items():
        assert on_screen(shown, value) == {words[shown == "sv"]}


@pytest.mark.covers("REC-022", "REC-031")
async def test_a_signed_letter_cannot_be_changed_a_correction_is_a_new_version(as_staff, make):
    """REC-022: nobody signs twice, the database itself refuses a change, and both versions can be read."""
    staff = await as_staff("admin")
    client = await make.client(staff.company)
    given = await assigned(staff, client, (await letter(staff))["id"])
    early = await staff.post(at(client, given, "correct"), json={"reason": "x"})
    assert early.json()["data"]["code"] == "forms.not_done"
    first = (await staff.post(at(client, given, "sign"), json=signing())).json()["data"]
    twice = await staff.post(at(client, given, "sign"), json=signing(version=first["version"]))
    assert (twice.status_code, twice.json()["data"]["code"]) == (409, "forms.already_signed")
    for statement in ("answers = '{}'", "signature = NULL", "state = 'not_signed', signed_at = NULL", "title = 'x'", "letter_version_id = id"):
        with pytest.raises(DBAPIError):
            async with unit(Context.system(staff.company.id)) as session:
                await (await session.connection()).exec_driver_sql(f"UPDATE client_consent SET {statement}")
    with pytest.raises(DBAPIError):
        async with unit(Context.system(staff.company.id)) as session:
            await (await session.connection()).exec_driver_sql("DELETE FROM client_consent")
    correction = (await staff.post(at(client, given, "correct"), json={"reason": "Var visst gravid"})).json()["data"]
    assert (correction["number"], correction["state"], correction["answers"]) == (2, "not_signed", first["answers"])
    assert (await staff.post(at(client, given, "correct"), json={"reason": "x"})).json()["data"]["code"] == "forms.correction_open"
    new = signing(answers={PREGNANT: {"value": True, "more": "v. 9"}}, version=correction["version"])
    second = (await staff.post(at(client, correction, "sign"), json=new, headers=SV)).json()["data"]
    assert [(one["number"], one["state"]) for one in second["versions"]] == [(2, "signed"), (1, "signed")]
    listed = (await staff.get(at(client))).json()["data"]
    assert [(one["id"], one["number"]) for one in listed["items"]] == [(second["id"], 2)]
    assert (await staff.get(at(client, given))).json()["data"]["answers"][PREGNANT] == {"value": False, "more": ""}
    assert "Rättelse 2 · Var visst gravid" in await paper(staff, second["document_id"])
    assert "Rättelse" not in await paper(staff, first["document_id"])


@pytest.mark.covers("REC-031")
async def test_signature_or_attached_file_and_everything_asked_is_needed(as_staff, make):
    """REC-031: "Sign the letter of consent or the attached file"; the publish question, required answers and the tick too."""
    staff = await as_staff("user")
    admin = await as_staff("admin", company=staff.company)
    client = await make.client(staff.company)
    given = await assigned(staff, client, (await letter(admin))["id"])
    neither = await staff.post(at(client, given, "sign"), json=signing(signature=None))
    assert (neither.status_code, neither.json()["message"]) == (422, "Sign the letter of consent or the attached file")
    for body, field, code in (
        (signing(answers={}), f"answers.{PREGNANT}", "required"),
        (signing(answers={PREGNANT: {"value": True, "more": " "}}), f"answers.{PREGNANT}.more", "required"),
        (signing(publish_permission=None), "publish_permission", "required"),
        (signing(agreed=False), "agreed", "accept"),
        (signing(signature="data:image/png;base64,AAAA"), "signature", "signature"),
        (signing(file_ids=["11111111-1111-7111-8111-111111111111"]), "file_ids", "unknown"),
    ):
        answer = await staff.post(at(client, given, "sign"), json=body)
        assert answer.json()["errors"][field][0]["code"] == code, answer.text
    scan = (await upload(staff, picture(size=(600, 800)))).json()["data"]["id"]
    done = await staff.post(at(client, given, "sign"), json=signing(signature=None, file_ids=[scan], signed_by="Mamma Öberg"), headers=SV)
    assert (done.json()["data"]["state"], done.json()["data"]["signed_by_name"]) == ("signed", "Mamma Öberg")
    assert "Bifogad fil" in await paper(staff, done.json()["data"]["document_id"])


@pytest.mark.covers("REC-031", "REC-022")
async def test_cancelling_stays_and_a_signed_letter_can_be_withdrawn(as_staff, make):
    staff = await as_staff("admin")
    client = await make.client(staff.company)
    written = await letter(staff)
    open_, done = [await assigned(staff, client, written["id"]) for _ in range(2)]
    gone = (await staff.post(at(client, open_, "cancel"), json={"reason": "Ville inte", "version": 1})).json()["data"]
    assert (gone["is_cancelled"], gone["cancel_reason"], gone["cancelled_by_name"][:4]) == (True, "Ville inte", "Maja")
    for verb, body in (("sign", signing(version=2)), ("cancel", {"reason": "x", "version": 2})):
        assert (await staff.post(at(client, open_, verb), json=body)).json()["data"]["code"] == "forms.cancelled"
    signed = (await staff.post(at(client, done, "sign"), json=signing())).json()["data"]
    withdrawn = (await staff.post(at(client, done, "cancel"), json={"reason": "Ångrat", "version": signed["version"]})).json()["data"]
    assert (withdrawn["state"], withdrawn["is_cancelled"], withdrawn["answers"]) == ("signed", True, signed["answers"])
    await staff.post(f"/api/letters-of-consent/{written['id']}/toggle", json={"version": 1})
    refused = await staff.post(at(client), json={"letter_ids": [written["id"]]})
    assert refused.json()["data"]["code"] == "forms.not_in_use"


async def signed_by(staff, client, letter_id, **said):
    """A letter given and signed."""
    given = await assigned(staff, client, letter_id)
    return (await staff.post(at(client, given, "sign"), json=signing(**said))).json()["data"]


async def cancelled(staff, client, one):
    """It, cancelled as it was last seen."""
    answer = await staff.post(at(client, one, "cancel"), json={"reason": "Ångrat", "version": one["version"]})
    assert answer.json()["status"] == "1", answer.text
    return answer.json()["data"]


@pytest.mark.covers("REC-005", "REC-031")
async def test_a_withdrawn_letter_takes_with_it_what_it_permitted_to_publish(as_staff, make):
    """REC-005: what holds is what the newest letter in force says; a withdrawn correction doesn't bring back what it corrected."""
    staff = await as_staff("admin")
    client, written = await make.client(staff.company), await letter(staff)

    async def permitted() -> str:
        return (await staff.get(f"/api/clients/{client.id}")).json()["data"]["publish_permission"]

    first = await signed_by(staff, client, written["id"], publish_permission="only_treated_part")
    silent = await signed_by(staff, client, (await letter(staff, title="Utan bilder", asks_publish=False))["id"], publish_permission=None)
    second = await signed_by(staff, client, written["id"], publish_permission="authorize")
    unsigned = await assigned(staff, client, written["id"])
    await cancelled(staff, client, unsigned)
    assert await permitted() == "authorize"
    for one in (second, silent):
        await cancelled(staff, client, one)
        assert await permitted() == "only_treated_part"
    correction = (await staff.post(at(client, first, "correct"), json={"reason": "Allt"})).json()["data"]
    third = await signed_by(staff, client, written["id"], publish_permission="eyes_covered")
    open_ = (await staff.post(at(client, third, "correct"), json={"reason": "Ögonen"})).json()["data"]
    await cancelled(staff, client, third)
    assert await permitted() == "only_treated_part", "an unsigned correction neither says anything nor puts out of force what it corrects"
    await cancelled(staff, client, open_)
    said = signing(publish_permission="authorize", version=correction["version"])
    correction = (await staff.post(at(client, correction, "sign"), json=said)).json()["data"]
    assert await permitted() == "authorize"
    await cancelled(staff, client, correction)
    assert await permitted() == ""
    told = [row["facts"] for row in await staff.audit_of("client.publish_permission_changed")]
    changes = [tuple(facts[when]["publish_permission"] for when in ("before", "after")) for facts in told]
    assert changes == [
        ("", "only_treated_part"), ("only_treated_part", "authorize"), ("authorize", "only_treated_part"),
        ("only_treated_part", "eyes_covered"), ("eyes_covered", "only_treated_part"),
        ("only_treated_part", "authorize"), ("authorize", ""),
    ]


@pytest.mark.covers("REC-005", "BEY-028")
async def test_letters_withdrawn_at_once_leave_no_permission_behind(as_staff, make):
    """REC-005: neither of two withdrawals at the same moment takes the other's letter for standing."""
    staff = await as_staff("admin")
    client, written = await make.client(staff.company), await letter(staff)
    first, second = [await signed_by(staff, client, written["id"], publish_permission="authorize") for _ in range(2)]
    async with unit(Context.system(staff.company.id)) as session:
        await letters.cancel(session, client.id, UUID(first["id"]), FormCancelIn(reason="Ångrat", version=first["version"]), by="Sara")
        meanwhile = asyncio.create_task(cancelled(staff, client, second))
        await asyncio.sleep(0.3)
    await meanwhile
    assert (await staff.get(f"/api/clients/{client.id}")).json()["data"]["publish_permission"] == ""
    async with unit(Context.system(staff.company.id)) as session:
        assert await forms.signed_letters(session, client.id) == []


@pytest.mark.covers("REC-022", "REC-031")
async def test_a_correction_that_is_given_up_does_not_hide_the_letter_that_stands(as_staff, make):
    """REC-022: the list says Signed and leads to version 1, which can be corrected and approved; a withdrawn one says Cancelled."""
    staff = await as_staff("admin")
    client = await make.client(staff.company)
    first = await signed_by(staff, client, (await letter(staff))["id"])
    assert first["is_newest"] is True

    async def listed() -> list[tuple[str, str, bool]]:
        return [(one["id"], one["state"], one["is_cancelled"]) for one in (await staff.get(at(client))).json()["data"]["items"]]

    correction = (await staff.post(at(client, first, "correct"), json={"reason": "Fel"})).json()["data"]
    assert await listed() == [(correction["id"], "not_signed", False)]
    assert (await staff.get(at(client, first))).json()["data"]["is_newest"] is False
    given_up = await cancelled(staff, client, correction)
    assert given_up["is_newest"] is False
    assert await listed() == [(first["id"], "signed", False)]
    assert (await staff.get(at(client, first))).json()["data"]["is_newest"] is True
    again = (await staff.post(at(client, first, "correct"), json={"reason": "Ändå fel"})).json()["data"]
    second = (await staff.post(at(client, again, "sign"), json=signing(version=again["version"]))).json()["data"]
    assert (second["number"], await listed()) == (3, [(second["id"], "signed", False)])
    assert (await cancelled(staff, client, second))["is_newest"] is True
    assert await listed() == [(second["id"], "signed", True)]
    open_ = await assigned(staff, client, first["letter_id"])
    await cancelled(staff, client, open_)
    assert (open_["id"], "not_signed", True) in await listed()


@pytest.mark.covers("PLT-034", "BEY-026", "BEY-060")
async def test_only_those_who_may_meet_the_client_see_it_and_each_look_is_logged_once(as_staff, make):
    staff = await as_staff("admin")
    client, other = await make.client(staff.company), await make.client(staff.company)
    given = await assigned(staff, client, (await letter(staff))["id"])
    restricted = await as_staff("user", company=staff.company, client_access="custom")
    assert (await restricted.get(at(client, given))).status_code == 404
    assert (await staff.get(at(other, given))).status_code == 404
    for _ in range(3):
        await staff.get(at(client, given))
    assert [row["client_id"] for row in await staff.audit_of("consent.looked_at")] == [client.id]
    assert ink().startswith("data:image/png")
