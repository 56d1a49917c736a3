"""Approved or not: an administrator's word on what a client has signed or answered, kept beside it."""

from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from clinic.clients import merging
from clinic.core.context import Context
from clinic.core.db import unit
from tests.forms.worlds import asked, assigned, ink, letter, questionnaire, signing

pytestmark = [pytest.mark.anyio, pytest.mark.covers("REC-022")]
YES, NO = {"is_approved": True}, {"is_approved": False, "reason": "Fel klinik på brevet"}


class Letter:
    """A client's letter of consent."""

    noun, table = "consent", "client_consent"

    async def given(self, admin: Any, client: Any) -> str:
        one = await assigned(admin, client, (await letter(admin))["id"])
        return f"/api/client/{client.id}/letters-of-consent/{one['id']}"

    async def done(self, admin: Any, at: str) -> dict[str, Any]:
        return (await admin.post(f"{at}/sign", json=signing())).json()["data"]


class Asked:
    """A client's questionnaire, which nobody vouches for yet."""

    noun, table = "questionnaire", "client_questionnaire"

    async def given(self, admin: Any, client: Any) -> str:
        one = await asked(admin, client, (await questionnaire(admin, [{"type": "yes_no", "text_sv": "Röker du?"}]))["id"])
        return f"/api/client/{client.id}/questionary/{one['id']}"

    async def done(self, admin: Any, at: str) -> dict[str, Any]:
        return (await admin.post(f"{at}/answer", json={"answers": {}, "version": 1})).json()["data"]


EACH = pytest.mark.parametrize("form", [Letter(), Asked()], ids=["letter", "questionnaire"])


def code(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["data"]["code"]


@EACH
async def test_it_is_approved_or_not_and_the_newest_word_holds(as_staff, make, form):
    """REC-022: by administrators, with the reason when not; who and when are kept, and what was signed is as it was."""
    admin = await as_staff("admin", first_name="Karin", last_name="Lind")
    client = await make.client(admin.company)
    at = await form.given(admin, client)
    assert code(await admin.post(f"{at}/review", json=YES)) == (409, "forms.not_done")
    done = await form.done(admin, at)
    assert (done["approval"], done["marks"]) == (None, [])
    for reason in ({}, {"reason": "  "}):
        unsaid = await admin.post(f"{at}/review", json={"is_approved": False, **reason})
        assert (unsaid.status_code, unsaid.json()["errors"]["reason"][0]["code"]) == (422, "required")
    no = (await admin.post(f"{at}/review", json=NO)).json()["data"]
    yes = (await admin.post(f"{at}/review", json=YES)).json()["data"]
    assert (no["approval"], yes["approval"]) == ("not_approved", "approved")
    assert [(one["kind"], one["reason"], one["by_name"]) for one in yes["marks"]] == [
        ("approved", "", "Karin Lind"), ("not_approved", "Fel klinik på brevet", "Karin Lind"),
    ]
    assert all(one["at"] for one in yes["marks"])
    assert {**yes, "approval": None, "marks": [], "files": []} == {**done, "files": []}, "the form itself hasn't moved"
    listed = [(await admin.get(path)).json()["data"]["items"][0] for path in _lists(at)]
    assert {one["approval"] for one in listed} == {"approved"}
    told = [row for verb in ("not_approved", "approved") for row in await admin.audit_of(f"{form.noun}.{verb}")]
    assert [(str(row["subject_id"]), row["client_id"], row["facts"]["reason"]) for row in told] == [
        (done["id"], client.id, "Fel klinik på brevet"), (done["id"], client.id, ""),
    ]


def _lists(at: str) -> list[str]:
    """The client's lists where it stands."""
    whole = at.rsplit("/", 1)[0]
    return [whole, whole.replace("/api/", "/api/v2/", 1)] if "questionary" in whole else [whole]


@EACH
async def test_only_administrators_of_the_clinic_say_so(as_staff, make, form):
    """REC-022: a colleague without the right is refused, and to another clinic or another client it isn't there."""
    admin = await as_staff("admin")
    client, other = await make.client(admin.company), await make.client(admin.company)
    at = await form.given(admin, client)
    await form.done(admin, at)
    nurse, foreign = await as_staff("user", company=admin.company), await as_staff("admin")
    assert code(await nurse.post(f"{at}/review", json=YES)) == (403, "permission.role")
    assert (await foreign.post(f"{at}/review", json=YES)).status_code == 404
    assert (await admin.post(f"{at.replace(str(client.id), str(other.id))}/review", json=YES)).status_code == 404
    assert (await admin.get(at)).json()["data"]["marks"] == []


@EACH
async def test_what_was_cancelled_is_not_approved_and_its_history_stays(as_staff, make, form):
    """REC-022: cancelled after it was approved, both are read."""
    admin = await as_staff("admin")
    at = await form.given(admin, await make.client(admin.company))
    done = await form.done(admin, at)
    await admin.post(f"{at}/review", json=YES)
    gone = (await admin.post(f"{at}/cancel", json={"reason": "Fel klient", "version": done["version"]})).json()["data"]
    assert (gone["is_cancelled"], gone["approval"]) == (True, "approved")
    assert code(await admin.post(f"{at}/review", json=NO)) == (409, "forms.cancelled")


@EACH
async def test_a_correction_is_a_version_that_nobody_has_approved(as_staff, make, form):
    """REC-022: the word was about the version that stood then, and stays with it."""
    admin = await as_staff("admin")
    at = await form.given(admin, await make.client(admin.company))
    await form.done(admin, at)
    await admin.post(f"{at}/review", json=YES)
    new = (await admin.post(f"{at}/correct", json={"reason": "Fel svar"})).json()["data"]
    assert (new["approval"], (await admin.get(at)).json()["data"]["approval"]) == (None, "approved")
    later = at.rsplit("/", 1)[0]
    assert (await admin.get(later)).json()["data"]["items"][0]["approval"] is None
    assert code(await admin.post(f"{later}/{new['id']}/review", json=YES)) == (409, "forms.not_done")


@EACH
async def test_the_database_itself_keeps_what_was_said_and_a_merge_takes_it_along(as_staff, make, form):
    """REC-022, BEY-025: neither changed nor deleted by SQL; it follows when two clients are made one."""
    admin = await as_staff("admin")
    gone, kept = await make.client(admin.company), await make.client(admin.company)
    at = await form.given(admin, gone)
    await form.done(admin, at)
    await admin.post(f"{at}/review", json=NO)
    for statement in ("UPDATE form_mark SET reason = 'x'", "UPDATE form_mark SET kind = 'approved'", "DELETE FROM form_mark"):
        with pytest.raises(DBAPIError, match="permission denied"):
            async with unit(Context.system(admin.company.id)) as session:
                await session.execute(text(statement))
    async with unit(Context.system(admin.company.id)) as session:
        await merging.follow(session, gone.id, kept.id)
    shown = (await admin.get(at.replace(str(gone.id), str(kept.id)))).json()["data"]
    assert (shown["approval"], [one["reason"] for one in shown["marks"]]) == ("not_approved", ["Fel klinik på brevet"])
    async with unit(Context.system(admin.company.id)) as session:
        assert list(await session.scalars(text("SELECT client_id FROM form_mark"))) == [kept.id]


async def test_a_questionnaire_that_was_approved_can_still_be_signed(as_staff, make):
    """REC-022: its approval and its signature are two things; signing doesn't take the approval away."""
    admin, form = await as_staff("admin"), Asked()
    at = await form.given(admin, await make.client(admin.company))
    done = await form.done(admin, at)
    assert (await admin.post(f"{at}/review", json=YES)).json()["data"]["state"] == "pending_sign"
    signed = (await admin.put(f"{at}/sign", json={"signature": ink(), "version": done["version"]})).json()["data"]
    assert (signed["state"], signed["approval"]) == ("signed", "approved")
