"""Characters that PostgreSQL can't store as text are refused at their field (PLT-001), in bodies, queries and paths."""

import pytest

from tests.route_coverage.api_routes import list_routes
from tests.support.images import draw_photo

pytestmark = [pytest.mark.anyio, pytest.mark.covers("PLT-001")]
JSON = {"Content-Type": "application/json"}
INVALID_TEXTS = ["a\\u0000b", "\\u0000", "a\\uD800b", "\\udc00", "a\ud800b"]
VALID_TEXTS = ["\\ud83d\\ude00", "\\\\u0000", "\\\\ud800", "힣 한국", "%00"]


def client_json(text: str) -> bytes:
    return f'{{"first_name":"{text}","last_name":"x","email":"","country_code":"","mobile_number":""}}'.encode("utf-8", "surrogatepass")


@pytest.mark.parametrize("text", INVALID_TEXTS)
async def test_invalid_text_is_refused_at_its_field(as_staff, visitor, factory, text):
    """PLT-001: 422 and the dotted field, also before sign-in, and in drafts, which are stored as typed."""
    clinic = await factory.bookable_clinic()
    staff, flow = await as_staff("admin", company=clinic.company), await factory.booking_flow(clinic)
    raw, portal = text.encode("utf-8", "surrogatepass"), f"/api/v2/booking-portal/{clinic.company.encrypted_id}"
    for actor, method, path, content, field in (
        (staff, "POST", "/api/clients", client_json(text), "first_name"),
        (visitor, "POST", "/api/login", b'{"email":"a@b.se","password":"' + raw + b'"}', "password"),
        (visitor, "POST", f"{portal}/send-otp", client_json(text), "first_name"),
        (staff, "PUT", "/api/drafts/booking/new", b'{"body":{"notes":["x",{"text":"' + raw + b'"}]}}', "body.notes.1.text"),
        (staff, "PUT", "/api/drafts/booking/new", b'{"body":{"' + raw + b'":1}}', "body"),
        (visitor, "POST", "/api/forgot-password", b'"' + raw + b'"', "body"),
    ):
        reply = await actor.send(method, path, content=content, headers={**JSON, **(flow.headers if "otp" in path else {})})
        assert (reply.status_code, list(reply.json().get("errors", ()))) == (422, [field]), (path, reply.text)


@pytest.mark.parametrize("text", VALID_TEXTS)
async def test_valid_text_that_resembles_invalid_text_is_accepted(as_staff, text):
    """An emoji as a surrogate pair, an escaped backslash before the code, characters whose bytes begin alike."""
    staff = await as_staff("admin")
    reply = await staff.post("/api/clients", content=client_json(text), headers=JSON)
    assert reply.status_code == 200, reply.text


async def test_invalid_text_in_a_url_is_refused_at_every_route(as_staff, visitor):
    """In a query it is refused at its field; in a path the record is not found."""
    staff = await as_staff("admin")
    for method, path, _ in list_routes():
        prefix, brace, _ = path.partition("{")
        headers = {"X-CSRF-Token": await staff.csrf()}
        in_query = await staff.http.request(method, path, params={"search": "a\0b"}, headers=headers)
        assert (in_query.status_code, list(in_query.json()["errors"])) == (422, ["search"]), path
        if brace:
            in_path = await visitor.http.request(method, f"{prefix}a%00b", headers={"X-CSRF-Token": await visitor.csrf()})
            assert (in_path.status_code, in_path.json()["data"]["code"]) == (404, "not_found"), path


async def test_invalid_text_in_a_form_or_a_file_name(as_staff, visitor):
    """A provider's form post is refused at its field; a file's name loses the character."""
    staff = await as_staff("admin")
    form = {"Content-Type": "application/x-www-form-urlencoded"}
    posted = await visitor.send("POST", "/api/hooks/46elks/development-callback", content=b"id=a%00b&status=delivered", headers=form)
    assert (posted.status_code, list(posted.json()["errors"])) == (422, ["id"])
    part = b'--x\r\nContent-Disposition: form-data; name="file"; filename="a\0b.jpg"\r\nContent-Type: image/jpeg\r\n\r\n' + draw_photo() + b"\r\n--x--\r\n"
    uploaded = await staff.send("POST", "/api/files", content=part, headers={"Content-Type": "multipart/form-data; boundary=x"})
    assert uploaded.status_code == 200, uploaded.text
    assert uploaded.json()["data"]["name"] == "ab.jpg"
