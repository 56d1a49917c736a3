"""The picture of the clinic's Swish code: uploaded by an administrator, shown at the till, and never a payment (POS-023)."""

import pytest

from tests.core.test_files import upload_picture
from tests.factories.pos import POS_API

pytestmark = pytest.mark.anyio


async def save(admin, **data):
    version = (await admin.get(f"{POS_API}/settings")).json()["data"]["version"]
    return (await admin.put(f"{POS_API}/settings", json={"receipt_header": "Hej", "receipt_footer": "Tack", "version": version, **data})).json()


@pytest.mark.covers("POS-023", "PLT-110")
async def test_swish_code_is_uploaded_shown_replaced_and_removed(cashier, as_staff):
    admin = await as_staff("admin", company=cashier.clinic.company)
    assert (await cashier.staff.get(f"{POS_API}/readiness")).json()["data"]["has_swish_qr"] is False
    first, second = [(await upload_picture(admin)).json()["data"] for _ in range(2)]
    saved = (await save(admin, swish_qr_id=first["id"]))["data"]
    assert saved["swish_qr_id"] == first["id"] and saved["swish_qr_url"]
    assert (await cashier.staff.get(f"{POS_API}/readiness")).json()["data"]["has_swish_qr"] is True
    shown = (await cashier.staff.get(f"{POS_API}/settings")).json()["data"]
    assert (await cashier.staff.get(shown["swish_qr_url"])).status_code == 200, "the cashier shows the picture"
    assert (await save(admin, receipt_footer="Välkommen åter"))["data"]["swish_qr_id"] == first["id"], "left out, it stays"
    assert (await save(admin, swish_qr_id=second["id"]))["data"]["swish_qr_id"] == second["id"]
    withdrawn = await save(admin, swish_qr_id=first["id"])
    assert withdrawn["errors"]["swish_qr_id"][0]["code"] == "unknown"
    assert (await save(admin, swish_qr_id=None))["data"]["swish_qr_url"] is None
    assert (await cashier.staff.get(f"{POS_API}/readiness")).json()["data"]["has_swish_qr"] is False
    assert len(await admin.list_audit("register_settings.changed")) == 4


@pytest.mark.covers("POS-023", "POS-021")
async def test_swish_code_is_a_picture_of_ones_own_and_no_payment_method(cashier, as_staff):
    admin = await as_staff("admin", company=cashier.clinic.company)
    foreign = (await upload_picture(cashier.staff)).json()["data"]
    assert (await save(admin, swish_qr_id=foreign["id"]))["errors"]["swish_qr_id"][0]["code"] == "unknown"
    pdf = (await admin.post("/api/files/documents", files={"file": ("p.pdf", b"%PDF-1.4\n%%EOF", "application/pdf")})).json()["data"]
    assert (await save(admin, swish_qr_id=pdf["id"]))["errors"]["swish_qr_id"][0]["code"] == "image_only"
    await save(admin, swish_qr_id=(await upload_picture(admin)).json()["data"]["id"])
    refused = await cashier.expect_refusal(cashier.clinic.product_line(0), pay="swish")
    assert "payments.0.method" in refused["errors"], refused
