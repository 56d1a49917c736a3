"""What is composed of a sale without being read back is what would have been read."""

from typing import Any
from uuid import UUID

import pytest
from sqlalchemy import text

from clinic.core.db import read_only
from clinic.core.freeze import canonical, digest
from clinic.pos.sales import queries, steps
from tests.make_till import TILL

pytestmark = pytest.mark.anyio


async def entered(counter: Any, receipt_id: str) -> tuple[dict[str, Any], str]:
    """What the journal says of a receipt, and the digest it was entered with."""
    async with read_only(counter.context) as session:
        row = (await session.execute(text("SELECT content, digest FROM till_entry WHERE receipt_id = :id"), {"id": receipt_id})).one()
    return row.content, row.digest


@pytest.mark.covers("POS-030", "POS-042")
async def test_the_journal_says_of_a_receipt_what_is_read_of_it(counter, make, monkeypatch):
    reads, read = [], queries.content

    async def counted(session: Any, receipt_id: UUID) -> dict[str, Any]:
        reads.append(str(receipt_id))
        return await read(session, receipt_id)

    monkeypatch.setattr(queries, "content", counted)
    at, client = counter.at, await make.client(counter.at.company)
    card = await counter.sell({"kind": "gift_card", "unit_price": 20000, "expires_on": "2099-01-01"})
    ways = [{"way": "gift_card", "code": card["gift_cards"][0], "amount": 12300}, {"way": "cash", "given": 500000}]
    many = (at.line(0, quantity=2, discount={"kind": "percent", "value": 7}), at.treatment(), at.treatment(purpose="medical", reason="Ärr"), at.line(2))
    sold = [
        card, await counter.sell(), await counter.sell(at.line(2), pay="card"), await counter.sell(discount={"kind": "percent", "value": 100}),
        await counter.sell(*many, pay=[{"way": "gift_card", "code": card["gift_cards"][0], "amount": 7700}, {"way": "card"}], client_id=str(client.id)),
        await counter.sell(*many, pay=ways, client_id=str(client.id), discount={"kind": "amount", "value": 1234}),
    ]
    assert reads == [sold[0]["id"], sold[2]["id"], sold[4]["id"]], "only what was sold or paid elsewhere has to be read back"
    for one in sold:
        content, entry = await entered(counter, one["id"])
        async with read_only(counter.context) as session:
            now_read = await read(session, UUID(one["id"]))
        assert content == now_read
        assert entry == digest(canonical(now_read))
        assert (content["state"], content["control"]["code"], content["paid_at"]) == ("PAID", one["control"]["code"], one["paid_at"])


@pytest.mark.covers("POS-022")
@pytest.mark.parametrize("way", ["cash", "card"])
async def test_the_answer_to_a_sale_is_its_receipt(counter, make, monkeypatch, way):
    monkeypatch.setattr(steps, "after_commit", lambda *_: None)
    client = await make.client(counter.at.company)
    body = counter.at.sale(counter.at.line(1, quantity=3), counter.at.treatment(), pay=way, client_id=str(client.id))
    begun = (await counter.staff.post(f"{TILL}/payment/store", json=body)).json()["data"]
    assert begun["state"] == {"cash": "PROCESSING", "card": "PENDING"}[way]
    assert begun == await counter.see(begun["id"])
