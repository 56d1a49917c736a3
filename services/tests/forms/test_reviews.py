"""Reviews by administrators of what a client has signed or answered."""

from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from clinic.clients import merge
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from tests.forms.scenarios import (
    assign_consent,
    assign_questionnaire,
    create_consent_template,
    create_questionnaire,
    draw_signature,
    sign_request,
)

pytestmark = [pytest.mark.anyio, pytest.mark.covers("REC-022")]
APPROVE, REJECT = {"is_approved": True}, {"is_approved": False, "reason": "Fel klinik på brevet"}


class Consent:
    """A client's consent."""

    noun, table = "consent", "client_consent"

    async def assign(self, admin: Any, client: Any) -> str:
        consent = await assign_consent(admin, client, (await create_consent_template(admin))["id"])
        return f"/api/client/{client.id}/letters-of-consent/{consent['id']}"

    async def complete(self, admin: Any, path: str) -> dict[str, Any]:
        return (await admin.post(f"{path}/sign", json=sign_request())).json()["data"]


class Questionnaire:
    """A client's questionnaire, answered and not signed."""

    noun, table = "questionnaire", "client_questionnaire"

    async def assign(self, admin: Any, client: Any) -> str:
        row = await assign_questionnaire(admin, client, (await create_questionnaire(admin, [{"type": "yes_no", "text_sv": "Röker du?"}]))["id"])
        return f"/api/client/{client.id}/questionary/{row['id']}"

    async def complete(self, admin: Any, path: str) -> dict[str, Any]:
        return (await admin.post(f"{path}/answer", json={"answers": {}, "version": 1})).json()["data"]


FOR_EACH_FORM = pytest.mark.parametrize("form", [Consent(), Questionnaire()], ids=["consent", "questionnaire"])


def status_and_code(reply: Any) -> tuple[int, str]:
    return reply.status_code, reply.json()["data"]["code"]


@FOR_EACH_FORM
async def test_form_is_approved_or_rejected_and_the_newest_review_counts(as_staff, factory, form):
    """REC-022: by administrators, with a reason for a rejection; reviewer and time are stored, and the form itself doesn't change."""
    admin = await as_staff("admin", first_name="Karin", last_name="Lind")
    client = await factory.client(admin.company)
    path = await form.assign(admin, client)
    assert status_and_code(await admin.post(f"{path}/review", json=APPROVE)) == (409, "forms.not_completed")
    completed = await form.complete(admin, path)
    assert (completed["approval"], completed["reviews"]) == (None, [])
    for reason in ({}, {"reason": "  "}):
        without_reason = await admin.post(f"{path}/review", json={"is_approved": False, **reason})
        assert (without_reason.status_code, without_reason.json()["errors"]["reason"][0]["code"]) == (422, "required")
    rejected = (await admin.post(f"{path}/review", json=REJECT)).json()["data"]
    approved = (await admin.post(f"{path}/review", json=APPROVE)).json()["data"]
    assert (rejected["approval"], approved["approval"]) == ("not_approved", "approved")
    assert [(review["type"], review["reason"], review["reviewer_name"]) for review in approved["reviews"]] == [
        ("approved", "", "Karin Lind"), ("not_approved", "Fel klinik på brevet", "Karin Lind"),
    ]
    assert all(review["at"] for review in approved["reviews"])
    assert {**approved, "approval": None, "reviews": [], "files": []} == {**completed, "files": []}, "the form itself is unchanged"
    rows = [(await admin.get(list_path)).json()["data"]["items"][0] for list_path in _list_paths(path)]
    assert {row["approval"] for row in rows} == {"approved"}
    audit_rows = [audit_row for review_type in ("not_approved", "approved") for audit_row in await admin.list_audit(f"{form.noun}.{review_type}")]
    assert [(str(audit_row["subject_id"]), audit_row["client_id"], audit_row["details"]["reason"]) for audit_row in audit_rows] == [
        (completed["id"], client.id, "Fel klinik på brevet"), (completed["id"], client.id, ""),
    ]


def _list_paths(path: str) -> list[str]:
    """Return the paths of the client's lists that contain the form."""
    list_path = path.rsplit("/", 1)[0]
    return [list_path, list_path.replace("/api/", "/api/v2/", 1)] if "questionary" in list_path else [list_path]


@FOR_EACH_FORM
async def test_only_administrators_of_the_clinic_review(as_staff, factory, form):
    """REC-022: refused to a colleague without the permission; not found for another clinic or another client."""
    admin = await as_staff("admin")
    client, other_client = await factory.client(admin.company), await factory.client(admin.company)
    path = await form.assign(admin, client)
    await form.complete(admin, path)
    nurse, foreign_admin = await as_staff("user", company=admin.company), await as_staff("admin")
    assert status_and_code(await nurse.post(f"{path}/review", json=APPROVE)) == (403, "permission.role")
    assert (await foreign_admin.post(f"{path}/review", json=APPROVE)).status_code == 404
    assert (await admin.post(f"{path.replace(str(client.id), str(other_client.id))}/review", json=APPROVE)).status_code == 404
    assert (await admin.get(path)).json()["data"]["reviews"] == []


@FOR_EACH_FORM
async def test_cancelled_form_is_not_reviewed_and_keeps_its_reviews(as_staff, factory, form):
    """REC-022: a form that was approved and then cancelled shows both."""
    admin = await as_staff("admin")
    path = await form.assign(admin, await factory.client(admin.company))
    completed = await form.complete(admin, path)
    await admin.post(f"{path}/review", json=APPROVE)
    cancelled = (await admin.post(f"{path}/cancel", json={"reason": "Fel klient", "version": completed["version"]})).json()["data"]
    assert (cancelled["is_cancelled"], cancelled["approval"]) == (True, "approved")
    assert status_and_code(await admin.post(f"{path}/review", json=REJECT)) == (409, "forms.cancelled")


@FOR_EACH_FORM
async def test_correction_starts_without_reviews(as_staff, factory, form):
    """REC-022: a review applies to the version it was given for."""
    admin = await as_staff("admin")
    path = await form.assign(admin, await factory.client(admin.company))
    await form.complete(admin, path)
    await admin.post(f"{path}/review", json=APPROVE)
    correction = (await admin.post(f"{path}/correct", json={"reason": "Fel svar"})).json()["data"]
    assert (correction["approval"], (await admin.get(path)).json()["data"]["approval"]) == (None, "approved")
    list_path = path.rsplit("/", 1)[0]
    assert (await admin.get(list_path)).json()["data"]["items"][0]["approval"] is None
    assert status_and_code(await admin.post(f"{list_path}/{correction['id']}/review", json=APPROVE)) == (409, "forms.not_completed")


@FOR_EACH_FORM
async def test_reviews_are_immutable_in_the_database_and_follow_a_merge(as_staff, factory, form):
    """REC-022, BEY-025: SQL neither changes nor deletes them; they follow when two clients are merged."""
    admin = await as_staff("admin")
    source, target = await factory.client(admin.company), await factory.client(admin.company)
    path = await form.assign(admin, source)
    await form.complete(admin, path)
    await admin.post(f"{path}/review", json=REJECT)
    for statement in ("UPDATE form_review SET reason = 'x'", "UPDATE form_review SET type = 'approved'", "DELETE FROM form_review"):
        with pytest.raises(DBAPIError, match="permission denied"):
            async with transaction(Context.system(admin.company.id)) as session:
                await session.execute(text(statement))
    async with transaction(Context.system(admin.company.id)) as session:
        await merge.move_related_rows(session, source.id, target.id)
    detail = (await admin.get(path.replace(str(source.id), str(target.id)))).json()["data"]
    assert (detail["approval"], [review["reason"] for review in detail["reviews"]]) == ("not_approved", ["Fel klinik på brevet"])
    async with transaction(Context.system(admin.company.id)) as session:
        assert list(await session.scalars(text("SELECT client_id FROM form_review"))) == [target.id]


async def test_approved_questionnaire_can_be_signed(as_staff, factory):
    """REC-022: approval and signature are independent; signing keeps the approval."""
    admin, form = await as_staff("admin"), Questionnaire()
    path = await form.assign(admin, await factory.client(admin.company))
    completed = await form.complete(admin, path)
    assert (await admin.post(f"{path}/review", json=APPROVE)).json()["data"]["state"] == "pending_sign"
    signed = (await admin.put(f"{path}/sign", json={"signature": draw_signature(), "version": completed["version"]})).json()["data"]
    assert (signed["state"], signed["approval"]) == ("signed", "approved")
