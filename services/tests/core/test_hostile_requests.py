"""Requests of an attacker: ids that are none, races, bodies that can't be read, and other sites' pages get 4xx answers, never 500."""

import asyncio
from uuid import uuid4

import pytest

from clinic.core.api import middleware
from clinic.core.files import transfer
from tests.quality.test_controlled_documents import create_document, create_draft

pytestmark = pytest.mark.anyio
NO_UUID = "4f2839-43c2ea0952f23220-34648972782c"


@pytest.mark.covers("PLT-005")
@pytest.mark.parametrize("text", ["0" * 36, NO_UUID, "-" * 36])
async def test_text_of_the_length_of_an_id_is_refused(as_staff, text):
    """A file's path is a field error, a draft's subject is not found."""
    staff = await as_staff("admin")
    assert (await staff.post("/api/get-signed-url", json={"path": f"files/{text}"})).status_code == 422
    draft = f"/api/drafts/f/{text}"
    replies = [await staff.put(draft, json={"body": {}, "base_version": None}), await staff.get(draft), await staff.delete(draft)]
    assert [reply.status_code for reply in replies] == [404] * 3


@pytest.mark.covers("PLT-034", "PLT-005")
async def test_concurrent_changes_of_one_users_client_access_all_succeed(as_staff, factory):
    """The last one counts."""
    owner = await as_staff("super_admin")
    user = await as_staff("user", company=owner.company)
    ids = [str((await factory.client(owner.company)).id) for _ in range(6)]
    path = f"/api/users/{user.member.id}/client-access"
    bodies = [{"client_access": "custom", "client_ids": ids[number % 3:]} for number in range(12)]
    replies = await asyncio.gather(*(owner.put(path, json=body) for body in bodies))
    assert {reply.status_code for reply in replies} == {200}, [reply.text for reply in replies]
    assert sorted((await owner.get(path)).json()["data"]["client_ids"]) in [sorted(ids[number:]) for number in range(3)]


@pytest.mark.covers("QMS-004", "PLT-005")
async def test_a_draft_that_is_deleted_meanwhile_is_not_found(as_staff):
    """Approving, changing, publishing and deleting one version at once: each is answered, by 404 once it is deleted."""
    staff = await as_staff("admin")
    document, reason = await create_document(staff), {"reason": "Behövs inte"}
    for _ in range(6):
        draft = await create_draft(staff, document)
        path, version = f"/api/controlled-document-versions/{draft['id']}", {"version": draft["version"]}
        replies = await asyncio.gather(
            staff.delete(path, json=reason), staff.post(f"{path}/approve", json=version), staff.put(path, json={**version, "change_note": "x"}),
            staff.post(f"{path}/publish", json=version), staff.delete(path, json=reason), staff.post(f"{path}/approve", json=version),
        )
        assert {reply.status_code for reply in replies} <= {200, 404, 409, 422}, [reply.text for reply in replies]
        await staff.delete(path, json=reason)


@pytest.mark.covers("PLT-005")
@pytest.mark.parametrize(("body", "headers"), [
    (b"\xff\xfe{}", {}), (b'{"first_name": "\xe5"}', {}), (b"\x1f\x8b\x08\x00\x00", {"Content-Encoding": "gzip"}),
    (b'{"a":' * 100_000, {}), (b"[" * 200_000, {}),
])
async def test_a_body_that_cannot_be_read_is_the_clients_error(as_staff, body, headers):
    """No error of the server is told."""
    staff = await as_staff("admin")
    reply = await staff.send("POST", "/api/clients", content=body, headers={"Content-Type": "application/json", **headers})
    assert reply.status_code in {400, 422}
    assert reply.json()["data"]["code"] in {"request.malformed", "validation"}, reply.text


@pytest.mark.covers("BEY-060")
async def test_slow_bodies_are_given_up(as_staff, monkeypatch):
    """A body must arrive within its time, an upload's too; what waits in the connection afterwards is not limited."""
    monkeypatch.setattr(middleware, "BODY_GRACE_SECONDS", 0.2)
    staff = await as_staff("admin")

    async def slow_chunks():
        yield b"--x"
        await asyncio.sleep(1)
        yield b"--"

    for path, media_type in (("/api/clients", "application/json"), ("/api/files", "multipart/form-data; boundary=x")):
        reply = await staff.send("POST", path, content=slow_chunks(), headers={"Content-Type": media_type})
        assert (reply.status_code, reply.json()["data"]["code"]) == (408, "request.timeout"), path


@pytest.mark.covers("BEY-060", "PLT-003")
async def test_answers_are_not_sniffed_and_other_sites_pages_are_refused(as_staff, visitor):
    """Every answer says nosniff and opener policy; an unsafe call with another site's Origin is refused whatever token it has."""
    staff = await as_staff("admin")
    for reply in (await staff.get("/api/session"), await visitor.get("/api/session"), await visitor.get("/"), await visitor.get("/api/no")):
        assert reply.headers["x-content-type-options"] == "nosniff"
        assert reply.headers["cross-origin-opener-policy"] == "same-origin-allow-popups"
        assert len(reply.headers.get_list("x-content-type-options")) == 1
    statuses = {}
    for origin in ("http://test", "https://evil.example", "null", "http://test.evil.example"):
        reply = await staff.put(f"/api/drafts/form/{uuid4()}", json={"body": {}}, headers={"Origin": origin})
        statuses[origin] = (reply.status_code, reply.json()["data"].get("code"))
    assert statuses.pop("http://test")[0] == 200
    assert set(statuses.values()) == {(403, "csrf.missing")}


@pytest.mark.covers("BEY-060")
async def test_uploads_of_one_person_are_limited(as_staff, monkeypatch):
    """So the storage can't be filled with files that no record claims."""
    monkeypatch.setattr(transfer, "MAX_UPLOADS_PER_HOUR", 2)
    staff, other = await as_staff("admin"), await as_staff("admin")
    codes = []
    for uploader in (staff, staff, staff, other):
        reply = await uploader.post("/api/files", files={"file": ("x.png", b"no image")})
        codes.append(reply.json()["data"]["code"])
    assert codes == ["validation", "validation", "rate.limited", "validation"]
