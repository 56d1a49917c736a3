# ruff: noqa: F811 - fixtures that are imported
"""The till sells each service of a visit with add-ons, less the deposit; the visit's fees count its whole price (BEY-005, BEY-006)."""

from typing import Any

import pytest
from sqlalchemy import update

from clinic.booking.catalogue.models import Service
from clinic.core.database.session import transaction
from tests.factories.pos import POS_API
from tests.pos.paying_visitors import Payer
from tests.pos.test_booking_rest import Till
from tests.pos.test_online_payment_lines import offer_mask
from tests.pos.test_online_payments import clinic, payer, place  # noqa: F401 - fixtures

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(180), pytest.mark.covers("BEY-005", "BEY-006")]
PRICE, MASK_PRICE = 45000, 15000


class VisitTill(Till):
    """The till of a clinic whose client has booked a service and a mask, which is exempt from VAT, and paid 20 % of both."""

    def __init__(self, payer: Payer, booking: Any, mask: Any) -> None:
        super().__init__(payer, booking)
        self.mask = mask
        self.lines = [self.line(), self.line(service_id=str(mask.id))]

    async def rests(self) -> list[tuple[str, int, int]]:
        """Return the services of the visit, as the till reads them: name, price and what remains of it."""
        return [(line["name"], line["price"], line["rest"]) for line in (await self.payment())["lines"]]

    async def quote(self, *lines: dict[str, Any]) -> dict[str, Any]:
        cart = {"lines": list(lines), "booking_id": str(self.booking.id)}
        return dict((await self.cashier.staff.post(f"{POS_API}/payment/quote", json=cart, headers={"X-Language": "en"})).json()["data"])

    async def return_deposit(self) -> None:
        await self.refund((await self.payment())["deposits"][0]["receipt_id"])


def rates(receipt: dict[str, Any]) -> dict[int, int]:
    """Return what a receipt has at each VAT rate, in hundredths of a percent."""
    return {line["rate"]: line["total"] for line in receipt["vat_lines"]}


@pytest.fixture
async def till(payer: Payer, sims: Any, factory: Any) -> VisitTill:
    mask = await offer_mask(payer, tax=0)
    assert (await payer.start()).status_code == 200
    await payer.work()
    [booking] = await factory.list_bookings(payer.clinic.company)
    return VisitTill(payer, booking, mask)


async def test_each_service_is_sold_for_what_the_deposit_left_of_it(till):
    """Of 600 kr, 120 were paid: 90 for the service and 30 for the mask. The deposit is subtracted once, each part at its VAT rate."""
    name = till.booking.service_name
    assert await till.rests() == [(name, PRICE, 36000), ("Mask", MASK_PRICE, 12000)]
    quote = await till.quote(*till.lines)
    assert [(line["name"], line["total"]) for line in quote["lines"]] == [
        (f"Rest after a deposit of 90.00 kr: {name}", 36000), ("Rest after a deposit of 30.00 kr: Mask", 12000),
    ]
    twice = await till.quote(*till.lines, till.lines[1])
    assert [line["total"] for line in twice["lines"]] == [36000, 12000, MASK_PRICE], "another mask is sold at its own price"
    receipt = await till.cashier.sell(*till.lines, booking_id=str(till.booking.id))
    assert (receipt["status"], receipt["total"], rates(receipt)) == ("PAID", 48000, {2500: 36000, 0: 12000})
    [deposit, _] = await till.payer.receipts()
    assert deposit.total + receipt["total"] == PRICE + MASK_PRICE
    assert await till.rests() == [(name, PRICE, 0), ("Mask", MASK_PRICE, 0)]


async def test_a_returned_deposit_leaves_each_service_at_its_price_as_booked(till):
    """Although the catalogue's prices have changed since."""
    await till.return_deposit()
    async with transaction(till.payer.context) as session:
        await session.execute(update(Service).values(price=99900))
    name = till.booking.service_name
    assert await till.rests() == [(name, PRICE, PRICE), ("Mask", MASK_PRICE, MASK_PRICE)]
    lines = [till.line(service_id=row["service_id"], price=row["rest"]) for row in (await till.payment())["lines"]]
    receipt = await till.cashier.sell(*lines, booking_id=str(till.booking.id))
    assert (receipt["total"], rates(receipt)) == (60000, {2500: PRICE, 0: MASK_PRICE})


@pytest.mark.parametrize(("percent", "fee", "due"), [(50, 30000, 18000), (20, 12000, 0)])
async def test_a_fee_in_percent_counts_the_whole_visit(till, percent, fee, due):
    """A percentage of 600 kr, of which the deposit of 120 kr is kept."""
    rules = {"no_show_mode": "percent", "no_show_percent": percent, "version": 1}
    assert (await till.cashier.staff.put("/api/booking-settings/fees", json=rules)).status_code == 200
    quote = (await till.cashier.staff.get(f"/api/v2/bookings/{till.booking.id}/fees")).json()["data"]["no_show"]
    assert (quote["amount"], quote["due"]) == (fee, due)
    terms = (await till.payer.status()).json()["data"]["visit"]["fee_terms"]
    assert terms["no_show"] == fee, "the visitor reads the same amount"
