"""Pages and their bundles are served compressed, cached and with their security headers."""

import json
import re
from collections.abc import AsyncIterator
from hashlib import sha256
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from clinic.core.api import spa
from clinic.core.api.page_addresses import PAGE_ADDRESSES
from clinic.core.settings import CHECKOUT, settings

pytestmark = pytest.mark.anyio

SCRIPT = "/bundles/web-public/static/js/index.0a1b2c3d4e.js"


@pytest.fixture
async def browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[httpx.AsyncClient]:
    """An HTTP client of a server that has one small bundle."""
    dist = tmp_path / "web-public" / "dist"
    files = {"index.html": '<script nonce="__CSP_NONCE__">', "static/js/index.0a1b2c3d4e.js": "plain", "static/js/index.0a1b2c3d4e.js.br": "small"}
    for name, content in files.items():
        (dist / name).parent.mkdir(parents=True, exist_ok=True)
        (dist / name).write_text(content)
    monkeypatch.setattr(settings(), "bundles_dir", tmp_path)
    app = FastAPI()
    app.include_router(spa.router)
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test") as client:
        yield client


@pytest.mark.covers("PUB-011", "USE-016")
async def test_browser_that_accepts_brotli_gets_the_compressed_file(browser: httpx.AsyncClient) -> None:
    """PUB-011: the size budget is of compressed files, so they are served compressed; a browser without Brotli gets them plain."""
    plain = await browser.get(SCRIPT, headers={"Accept-Encoding": "gzip"})
    assert (plain.text, plain.headers.get("content-encoding")) == ("plain", None)
    async with browser.stream("GET", SCRIPT, headers={"Accept-Encoding": "gzip, br"}) as compressed:
        raw = b"".join([part async for part in compressed.aiter_raw()])
    assert (raw, compressed.headers["content-encoding"], compressed.headers["vary"]) == (b"small", "br", "Accept-Encoding")
    assert compressed.headers["content-type"].startswith("text/javascript")
    assert "immutable" in compressed.headers["cache-control"]


@pytest.mark.covers("BEY-068")
async def test_the_manifest_of_the_installable_app_has_its_media_type(browser: httpx.AsyncClient, tmp_path: Path) -> None:
    """BEY-068: a browser ignores a manifest that is sent as plain text."""
    (tmp_path / "web-public" / "dist" / "manifest.webmanifest").write_text("{}")
    answer = await browser.get("/bundles/web-public/manifest.webmanifest")
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest = json.loads((CHECKOUT / "web-shell" / "static" / "manifest.webmanifest").read_text())
    for icon in manifest["icons"]:
        assert (CHECKOUT / "web-shell" / "static" / icon["src"]).is_file()


async def test_remotes_are_the_entries_of_the_bundles_folders_in_their_order(browser: httpx.AsyncClient, tmp_path: Path) -> None:
    """A remote's `remote.json` stands in its folder; one whose files are missing has no digest. Order and port are not for the shell."""
    for name, order in (("web-alpha", 20), ("web-beta", 10)):
        (tmp_path / name).mkdir()
        (tmp_path / name / "remote.json").write_text(f'{{"order": {order}, "port": 3001, "prefixes": ["/{name}"], "permission": "search"}}')
    (tmp_path / "web-alpha" / "dist").mkdir()
    (tmp_path / "web-alpha" / "dist" / "mf-manifest.json").write_text("{}")
    response = await browser.get("/remotes.json")
    assert response.headers["cache-control"] == "no-store"
    manifest, digest = "/bundles/{}/mf-manifest.json", sha256(b"{}").hexdigest()
    assert response.json() == [
        {"name": name, "prefixes": [f"/{name}"], "permission": "search", "manifest": manifest.format(name), "digest": file_digest}
        for name, file_digest in (("web-beta", None), ("web-alpha", digest))
    ]
    assert (await browser.get(manifest.format("web-alpha"))).text == "{}"
    assert (await browser.get(manifest.format("web-beta"))).status_code == 404


async def test_setting_names_a_list_of_remotes_that_are_served_elsewhere(
    browser: httpx.AsyncClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Their origins are allowed as sources of scripts."""
    entry = {"name": "web-lab", "manifest": "https://cdn.example/lab/mf-manifest.json", "prefixes": ["/lab"], "digest": None}
    (tmp_path / "remotes.json").write_text(json.dumps([entry]))
    monkeypatch.setattr(settings(), "remotes", str(tmp_path / "remotes.json"))
    assert (await browser.get("/remotes.json")).json() == [entry]
    assert "script-src 'self' 'nonce-" in (policy := (await browser.get("/")).headers["content-security-policy"])
    assert "connect-src 'self' https://cdn.example;" in policy


@pytest.mark.parametrize("name", ["%2e%2e", "services", "web-", "web-lab%2f..", "web-missing"])
async def test_only_files_of_bundles_are_served(browser: httpx.AsyncClient, tmp_path: Path, name: str) -> None:
    for folder in (tmp_path.parent, tmp_path / "services", tmp_path / "web-"):
        (folder / "dist").mkdir(parents=True, exist_ok=True)
        (folder / "dist" / "secret.js").write_text("secret")
    assert (await browser.get(f"/bundles/{name}/secret.js")).status_code == 404


@pytest.mark.covers("PUB-003", "PUB-009")
async def test_only_the_booking_and_registration_pages_may_be_framed(browser: httpx.AsyncClient) -> None:
    """The portal is embedded in a clinic's own page; other pages are framed nowhere, and each page has its own nonce."""
    booking, payment = await browser.get("/booking/abc"), await browser.get("/payment")
    assert "frame-ancestors *" in booking.headers["content-security-policy"]
    assert "frame-ancestors 'none'" in payment.headers["content-security-policy"]
    assert "x-frame-options" not in booking.headers
    assert "__CSP_NONCE__" not in booking.text
    assert booking.text.split('"')[1] in booking.headers["content-security-policy"]


@pytest.mark.covers("PLT-020")
async def test_old_addresses_of_pages_redirect_to_the_new_ones(browser: httpx.AsyncClient) -> None:
    """docs/routes.md lists the same addresses; the query string is kept, and an address that only resembles an old one isn't redirected."""
    table = (CHECKOUT / "docs" / "routes.md").read_text(encoding="utf-8").partition("<!-- redirects -->")[2].partition("<!-- /redirects -->")[0]
    rows = re.findall(r"^\| `(/\S+)` \| `(/\S+)` \|$", table, re.MULTILINE)
    assert [tuple(re.sub(r"{\w+}", "{}", address) for address in row) for row in rows] == [
        tuple(re.sub(r"{\w+}", "{}", address) for address in row) for row in spa.OLD_ADDRESSES.items()
    ]
    for old, new in rows:
        old_path, new_path = (re.sub(r"{\w+}", "a%20b%3Fc%23%25", address) for address in (old, new))
        response = await browser.get(f"{old_path}?filter=failed", follow_redirects=False)
        assert (response.status_code, response.headers["location"]) == (301, f"{new_path}?filter=failed")
        assert response.headers["cache-control"] == "no-store"
    assert (await browser.get("/receipts", follow_redirects=False)).status_code == 503


@pytest.mark.covers("PLT-083")
async def test_unknown_addresses_have_status_404_for_staff_and_visitors(browser: httpx.AsyncClient, tmp_path: Path) -> None:
    """The HTML of the area is sent all the same: it shows "Page Not Found." with a button that leads home."""
    for name in ("web-shell", "web-prescriber", "web-public"):
        (tmp_path / name / "dist").mkdir(parents=True, exist_ok=True)
        (tmp_path / name / "dist" / "index.html").write_text(f"<head></head>{name}")
    (tmp_path / "web-shell" / "dist" / "sign-in.html").write_text("<head></head>sign-in")
    (tmp_path / "web-lab").mkdir()
    (tmp_path / "web-lab" / "remote.json").write_text('{"order": 10, "port": 3005, "prefixes": ["/lab"]}')
    id_ = "018f0000-0000-7000-8000-0000000000f9"
    known = ("/", "/login", "/clients", "/clients/", f"/clients/{id_}/logs", "/booking/abc", "/payment", "/public/document/a%20b", "/prescription", "/lab/a/b")
    for path in known:
        response = await browser.get(path)
        assert (response.status_code, "page-status" in response.text) == (200, False), path
    unknown = ("/nothing", "/clientes", f"/clients/{id_}/nothing", "/settings/nothing", "/booking", "/prescription/a/b", "/labs")
    for path in unknown:
        response = await browser.get(path)
        assert (response.status_code, spa.MISSING_PAGE_META in response.text) == (404, True), path
        assert "default-src 'none'" in response.headers["content-security-policy"]


@pytest.mark.covers("PLT-083")
def test_pages_that_are_answered_with_200_are_those_of_the_routes() -> None:
    """A page that is built gets its line in docs/routes.md and in PAGE_ADDRESSES."""
    table = (CHECKOUT / "docs" / "routes.md").read_text(encoding="utf-8").partition("<!-- pages -->")[2].partition("<!-- /pages -->")[0]
    listed = set(re.findall(r"^\| `(\S+)` \| \S+ \| [\w-]+ \| built \|$", table, re.MULTILINE))
    assert set(PAGE_ADDRESSES) == listed


@pytest.mark.covers("PLT-014")
@pytest.mark.parametrize("area", ["", "staff", "prescriber"])
def test_links_in_emails_lead_to_the_shell_in_every_area(area: str) -> None:
    """A prescriber verifies the address, or resets the password, in a browser that is signed in as a prescriber."""
    assert spa.bundle_of("/email/verify/018f/abc", area) == "web-shell"
    assert spa.bundle_of("/reset-password/abc", area) == "web-shell"
    assert spa.bundle_of("/", area) == ("web-prescriber" if area == "prescriber" else "web-shell")


@pytest.mark.covers("PLT-010")
async def test_without_a_session_every_staff_page_is_the_sign_in_and_nothing_of_the_shell(browser: httpx.AsyncClient, tmp_path: Path) -> None:
    """The pages of the sign-up and the recovery are the sign-in's with a session too: the shell doesn't have them."""
    for name in ("web-shell", "web-prescriber", "web-public"):
        (tmp_path / name / "dist").mkdir(parents=True, exist_ok=True)
        (tmp_path / name / "dist" / "index.html").write_text(name)
    (tmp_path / "web-shell" / "dist" / "sign-in.html").write_text("sign-in")
    session = {"Cookie": "session=abc; area=staff"}
    shell_pages = ("/", "/clients", "/settings/team", "/nothing")
    sign_in_pages = ("/login", "/login/step", "/register", "/sign-up/", "/verify-email", "/set-up", "/forgot-password", "/reset-password/a.i", "/email/verify/a/b")
    for path in shell_pages:
        assert [(await browser.get(path)).text, (await browser.get(path, headers=session)).text] == ["sign-in", "web-shell"], path
    for path in sign_in_pages:
        assert [(await browser.get(path)).text, (await browser.get(path, headers=session)).text] == ["sign-in", "sign-in"], path
    assert (await browser.get("/booking/abc")).text == "web-public"
    assert (await browser.get("/prescription/login")).text == "web-prescriber"
    assert (await browser.get("/", headers={"Cookie": "session=abc; area=prescriber"})).text == "web-prescriber"


@pytest.mark.covers("PLT-090")
@pytest.mark.parametrize(("query", "accepted", "text"), [
    ("", "sv-SE,sv;q=0.9,en;q=0.8", "Sidan uppdateras. Försök igen om en stund."),
    ("", "en-GB,en;q=0.9,sv;q=0.8", "The page is being updated. Please try again in a moment."),
    ("?lang=sv", "en-GB", "Sidan uppdateras. Försök igen om en stund."),
])
async def test_page_without_its_bundle_says_so_in_the_language_of_address_or_browser(browser, query, accepted, text):
    reply = await browser.get(f"/receipts{query}", headers={"Accept-Language": accepted}, follow_redirects=False)
    assert (reply.status_code, text in reply.text) == (503, True)
