"""What no database keeps as text is refused at its field (PLT-001), wherever it stands and whoever sends it."""

import pytest

from tests.drawing import photo
from tests.walk.routes import every

pytestmark = [pytest.mark.anyio, pytest.mark.covers("PLT-001")]
JSON = {"Content-Type": "application/json"}
BAD = ["a\\u0000b", "\\u0000", "a\\uD800b", "\\udc00", "a\ud800b"]
GOOD = ["\\ud83d\\ude00", "\\\\u0000", "\\\\ud800", "힣 한국", "%00"]


def body(text: str) -> bytes:
    return f'{{"first_name":"{text}","last_name":"x","email":"","country_code":"","mobile_number":""}}'.encode("utf-8", "surrogatepass")


@pytest.mark.parametrize("text", BAD)
async def test_what_is_no_text_is_refused_at_its_field(as_staff, visitor, make, text):
    """PLT-001: 422 and the dotted field, also before anybody has signed in, and in what is kept as it was typed."""
    place = await make.bookable()
    staff, flow = await as_staff("admin", company=place.company), await make.flow(place)
    raw, at = text.encode("utf-8", "surrogatepass"), f"/api/v2/booking-portal/{place.company.encrypted_id}"
    for who, method, path, content, field in (
        (staff, "POST", "/api/clients", body(text), "first_name"),
        (visitor, "POST", "/api/login", b'{"email":"a@b.se","password":"' + raw + b'"}', "password"),
        (visitor, "POST", f"{at}/send-otp", body(text), "first_name"),
        (staff, "PUT", "/api/drafts/booking/new", b'{"body":{"notes":["x",{"text":"' + raw + b'"}]}}', "body.notes.1.text"),
        (staff, "PUT", "/api/drafts/booking/new", b'{"body":{"' + raw + b'":1}}', "body"),
        (visitor, "POST", "/api/forgot-password", b'"' + raw + b'"', "body"),
    ):
        answer = await who.send(method, path, content=content, headers={**JSON, **(flow.headers if "otp" in path else {})})
        assert (answer.status_code, list(answer.json().get("errors", ()))) == (422, [field]), (path, answer.text)


@pytest.mark.parametrize("text", GOOD)
async def test_what_only_looks_alike_is_kept(as_staff, text):
    """An emoji spelt as a pair, a backslash before the letters, signs whose bytes begin alike."""
    staff = await as_staff("admin")
    answer = await staff.post("/api/clients", content=body(text), headers=JSON)
    assert answer.status_code == 200, answer.text


async def test_no_address_breaks_on_what_is_no_text(as_staff, visitor):
    """In a query it is refused at its field, in a path nothing has that name, at every call that there is."""
    staff = await as_staff("admin")
    for method, path, _ in every():
        first, brace, _ = path.partition("{")
        headers = {"X-CSRF-Token": await staff.csrf()}
        asked = await staff.http.request(method, path, params={"search": "a\0b"}, headers=headers)
        assert (asked.status_code, list(asked.json()["errors"])) == (422, ["search"]), path
        if brace:
            named = await visitor.http.request(method, f"{first}a%00b", headers={"X-CSRF-Token": await visitor.csrf()})
            assert (named.status_code, named.json()["data"]["code"]) == (404, "not_found"), path


async def test_a_form_and_a_files_name_are_looked_at_too(as_staff, visitor):
    """What a provider posts as a form, and what a file is called by whoever sends it."""
    staff = await as_staff("admin")
    form = {"Content-Type": "application/x-www-form-urlencoded"}
    told = await visitor.send("POST", "/api/hooks/46elks/development-callback", content=b"id=a%00b&status=delivered", headers=form)
    assert (told.status_code, list(told.json()["errors"])) == (422, ["id"])
    part = b'--x\r\nContent-Disposition: form-data; name="file"; filename="a\0b.jpg"\r\nContent-Type: image/jpeg\r\n\r\n' + photo() + b"\r\n--x--\r\n"
    sent = await staff.send("POST", "/api/files", content=part, headers={"Content-Type": "multipart/form-data; boundary=x"})
    assert sent.status_code == 200, sent.text
    assert sent.json()["data"]["name"] == "ab.jpg"
