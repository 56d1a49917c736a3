"""A user's own language: stored on the server, and used for their pages and e-mails."""

import pytest

pytestmark = pytest.mark.anyio


@pytest.mark.covers("PLT-052")
async def test_a_user_changes_their_own_language(as_staff, factory):
    """The session has it from the next request on; colleagues keep theirs."""
    company = await factory.company()
    staff, colleague = await as_staff("user", company=company, language="en"), await as_staff("user", company=company, language="en")
    for _ in range(2):
        assert (await staff.put("/api/session/language", json={"language": "sv"})).json()["status"] == "1"
    assert (await staff.get("/api/session")).json()["data"]["settings"]["LANGUAGE"] == "sv"
    assert (await colleague.get("/api/session")).json()["data"]["settings"]["LANGUAGE"] == "en"
    assert (await staff.get("/api/clients/not-an-id")).json()["message"] == (
        await staff.get("/api/clients/not-an-id", headers={"X-Language": "sv"})
    ).json()["message"]
    [entry] = await staff.list_audit("user.language_changed")
    assert (entry["subject_id"], entry["details"]) == (staff.member.id, {"before": "en", "after": "sv"})
    refused = await staff.put("/api/session/language", json={"language": "no"})
    assert (refused.status_code, list(refused.json()["errors"])) == (422, ["language"])
