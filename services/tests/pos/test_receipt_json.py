"""The JSON of a new sale, composed without reading it back, equals what is read from the database."""

from typing import Any
from uuid import UUID

import pytest
from sqlalchemy import text

from clinic.core.canonical_json import canonical_json, sha256_hex
from clinic.core.database.session import read_only_transaction
from clinic.pos.closings.electronic_journal import without_personal_data
from clinic.pos.receipts import queries
from clinic.pos.sale_process import runner
from tests.factories.pos import POS_API

pytestmark = pytest.mark.anyio


async def load_journal_entry(cashier: Any, receipt_id: str) -> tuple[dict[str, Any], str]:
    """Return the content and the digest of a receipt's entry in the electronic journal."""
    async with read_only_transaction(cashier.context) as session:
        query = text("SELECT content, digest FROM electronic_journal_entry WHERE receipt_id = :id")
        row = (await session.execute(query, {"id": receipt_id})).one()
    return row.content, row.digest


@pytest.mark.covers("POS-030", "POS-042")
async def test_journal_content_of_a_receipt_equals_what_is_read_of_it(cashier, factory, monkeypatch):
    read_ids, load_content = [], queries.load_immutable_content

    async def load_and_count(session: Any, receipt_id: UUID) -> dict[str, Any]:
        read_ids.append(str(receipt_id))
        return await load_content(session, receipt_id)

    monkeypatch.setattr(queries, "load_immutable_content", load_and_count)
    clinic, client = cashier.clinic, await factory.client(cashier.clinic.company)
    card = await cashier.sell({"type": "gift_card", "price": 20000, "expires_on": "2099-01-01"})
    payments = [{"method": "gift_card", "code": card["gift_cards"][0], "amount": 12300}, {"method": "cash", "tendered": 500000}]
    lines = (
        clinic.product_line(0, quantity=2, discount={"type": "percent", "value": 7}), clinic.service_line(),
        clinic.service_line(purpose="medical", reason="Ärr"), clinic.product_line(2),
    )
    split = [{"method": "gift_card", "code": card["gift_cards"][0], "amount": 7700}, {"method": "card"}]
    receipts = [
        card, await cashier.sell(), await cashier.sell(clinic.product_line(2), pay="card"),
        await cashier.sell(discount={"type": "percent", "value": 100}), await cashier.sell(*lines, pay=split, client_id=str(client.id)),
        await cashier.sell(*lines, pay=payments, client_id=str(client.id), discount={"type": "amount", "value": 1234}),
    ]
    assert read_ids == [receipts[0]["id"], receipts[2]["id"], receipts[4]["id"]], "only sold gift cards and card payments are read back"
    for receipt in receipts:
        content, entry_digest = await load_journal_entry(cashier, receipt["id"])
        async with read_only_transaction(cashier.context) as session:
            read_content = without_personal_data(await load_content(session, UUID(receipt["id"])))
        assert content == read_content
        assert entry_digest == sha256_hex(canonical_json(read_content))
        assert (content["status"], content["control_registration"]["code"], content["paid_at"]) == ("PAID", receipt["control_registration"]["code"], receipt["paid_at"])


@pytest.mark.covers("LAW-046", "POS-042")
@pytest.mark.parametrize("method", ["cash", "card"])
async def test_journal_holds_neither_the_clients_name_nor_the_reason_for_vat_exemption(cashier, factory, method):
    client = await factory.client(cashier.clinic.company, first_name="Hemlig", last_name="Patientsson")
    line = cashier.clinic.service_line(purpose="medical", reason="Rosacea")
    sale = await cashier.sell(line, pay=method, client_id=str(client.id))
    refund = await cashier.refund(sale["id"], sale["total"])
    for receipt in (sale, refund):
        assert (receipt["client_name"], receipt["lines"][0]["reason"]) == ("Hemlig Patientsson", "Rosacea"), "the receipt keeps both"
        content, _ = await load_journal_entry(cashier, receipt["id"])
        written = str(content)
        assert not any(personal in written for personal in ("Hemlig", "Patientsson", "Rosacea")), written
        assert content["lines"][0]["purpose"] == "medical"


@pytest.mark.covers("POS-022")
@pytest.mark.parametrize("method", ["cash", "card"])
async def test_response_to_a_sale_equals_its_receipt(cashier, factory, monkeypatch, method):
    monkeypatch.setattr(runner, "run_after_commit", lambda *_: None)
    client = await factory.client(cashier.clinic.company)
    body = cashier.clinic.sale_data(cashier.clinic.product_line(1, quantity=3), cashier.clinic.service_line(), pay=method, client_id=str(client.id))
    receipt = (await cashier.staff.post(f"{POS_API}/payment/store", json=body)).json()["data"]
    assert receipt["status"] == {"cash": "PROCESSING", "card": "PENDING"}[method]
    assert receipt == await cashier.get_receipt(receipt["id"])
