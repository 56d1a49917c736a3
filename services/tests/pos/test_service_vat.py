"""The VAT of a service: the till takes the service's own rate, and none for medically motivated care (BKG-002, BEY-041)."""

from typing import Any

import pytest
from sqlalchemy import update

from clinic.booking.catalogue.models import Service
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from tests.factories.pos import POS_API
from tests.providers.payment_clients import behave

pytestmark = [pytest.mark.anyio, pytest.mark.covers("BKG-002", "BEY-041")]


async def _set_tax(company: Any, tax: int) -> None:
    async with transaction(Context.system(company.id)) as session:
        await session.execute(update(Service).values(tax=tax))


def _vat_of(receipt: dict[str, Any]) -> list[tuple[int, int, int]]:
    return [(line["rate"], line["total"], line["vat"]) for line in receipt["vat_lines"]]


async def test_the_till_takes_the_rate_of_the_service(cashier):
    """A service that names no rate has 25 %; its own rate is printed, and frozen with the sale."""
    usual = await cashier.sell(cashier.clinic.service_line())
    assert _vat_of(usual) == [(2500, 179500, 35900)]
    await _set_tax(cashier.clinic.company, 1200)
    line = cashier.clinic.service_line()
    quote = await cashier.staff.post(f"{POS_API}/payment/quote", json={"lines": [line, cashier.clinic.product_line(0)]})
    assert [row["tax_percentage"] for row in quote.json()["data"]["lines"]] == [12, 25]
    paid = await cashier.sell(line)
    assert _vat_of(paid) == [(1200, 179500, 19232)]
    assert (paid["lines"][0]["tax_percentage"], paid["lines"][0]["purpose"]) == (12, "cosmetic")
    assert _vat_of(await cashier.get_receipt(usual["id"])) == [(2500, 179500, 35900)]
    refund = await cashier.refund(paid["id"], 179500)
    assert _vat_of(refund) == [(1200, 179500, 19232)]


async def test_a_medical_reason_makes_a_taxed_service_exempt(cashier):
    """With a reason the treatment is exempt whatever the service's rate; without one it is refused."""
    await _set_tax(cashier.clinic.company, 600)
    refused = await cashier.expect_refusal(cashier.clinic.service_line(purpose="medical"))
    assert refused["errors"]["lines.0.reason"][0]["code"] == "required"
    paid = await cashier.sell(cashier.clinic.service_line(purpose="medical", reason="Rosacea"))
    assert _vat_of(paid) == [(0, 179500, 0)]
    assert (paid["lines"][0]["purpose"], paid["lines"][0]["reason"]) == ("medical", "Rosacea")


async def test_health_care_is_exempt_without_a_reason_for_each_sale(cashier, sims):
    """A service at 0 % is medical by its own rate; a sale that failed at the card is retried with the same VAT."""
    await _set_tax(cashier.clinic.company, 0)
    paid = await cashier.sell(cashier.clinic.service_line(), cashier.clinic.product_line(0))
    assert _vat_of(paid) == [(2500, 38900, 7780), (0, 179500, 0)]
    assert (paid["lines"][0]["purpose"], paid["lines"][0]["reason"]) == ("medical", "")
    behave(sims, "viva", cashier.clinic.terminal.terminal_id, outcome="decline", times=1)
    failed = await cashier.sell(cashier.clinic.service_line(), pay="card")
    assert failed["status"] != "PAID"
    retried = await cashier.staff.post(f"{POS_API}/payment/{failed['id']}/retry", json={"payments": [{"method": "cash"}]})
    receipt = await cashier.wait_until_ended(retried.json()["data"]["id"])
    assert (receipt["status"], _vat_of(receipt)) == ("PAID", [(0, 179500, 0)])
