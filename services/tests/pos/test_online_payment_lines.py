"""The lines of the sale of an online payment: the services that are paid in advance, each with its VAT (BKG-002, PUB-004)."""

from typing import Any

import pytest
from sqlalchemy import select, update

from clinic.booking.catalogue.models import Service
from clinic.booking.portal.models import BookingFlow
from clinic.core.database.session import transaction
from clinic.pos.receipts.models import ReceiptLine
from tests.booking.bookings.test_add_ons import add_service, offer
from tests.pos.paying_visitors import SETTINGS, SWISH_NUMBER, Payer, settings_data
from tests.pos.test_online_payments import DEPOSIT, clinic, payer, place  # noqa: F401 - fixtures
from tests.providers.payment_clients import behave

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(180), pytest.mark.covers("BKG-002", "PUB-004")]


async def test_a_deposit_has_the_vat_rate_of_its_service(payer: Payer) -> None:  # noqa: F811 - a fixture
    async with transaction(payer.context) as session:
        await session.execute(update(Service).where(Service.id == payer.place.service.id).values(tax=1200))
    assert (await payer.start()).status_code == 200
    await payer.work()
    [receipt] = await payer.receipts()
    assert (receipt.total, [(line["rate"], line["total"]) for line in receipt.vat_lines]) == (DEPOSIT, [(1200, DEPOSIT)])


async def offer_mask(visiting: Payer, **fields: Any) -> Any:
    """Give the service an add-on, and the visitor's flow the selection of both."""
    mask = await add_service(visiting.place, visiting.place.practitioners, name="Mask", price=15000, **fields)
    assert (await offer(visiting.clinic.staff, visiting.place, mask)).status_code == 200
    async with transaction(visiting.context) as session:
        flow = await session.get_one(BookingFlow, (visiting.clinic.company.id, visiting.flow.id))
        flow.selection = {**(flow.selection or {}), "add_on_ids": [str(mask.id)]}
    return mask


async def test_a_deposit_is_a_part_of_all_services_and_each_part_has_its_vat(payer: Payer, factory: Any) -> None:  # noqa: F811
    """20 % of 600 kr in proportion to the prices; the booking that the payment leads to has the add-on."""
    mask = await offer_mask(payer, tax=0)
    flow = (await payer.visitor.get(f"{payer.base}/flow", headers=payer.flow.headers)).json()["data"]
    assert (flow["payment_terms"]["price"], flow["payment_terms"]["amount"]) == (60000, 12000)
    assert (await payer.start()).json()["data"]["amount"] == 12000
    await payer.work()
    [receipt], [booking] = await payer.receipts(), await factory.list_bookings(payer.clinic.company)
    assert [(line["rate"], line["total"]) for line in receipt.vat_lines] == [(2500, 9000), (0, 3000)]
    assert (booking.price, booking.add_on_ids, receipt.booking_id) == (60000, [mask.id], booking.id)
    visit = (await payer.status()).json()["data"]["visit"]
    assert (visit["service_name"], visit["price"]) == ("Konsultation + Mask", 60000)


async def test_the_full_price_is_paid_for_every_service(payer: Payer, sims: Any) -> None:  # noqa: F811
    """Each line has its service and price; a payment begun for another choice of add-ons isn't taken for this one."""
    settings = (await payer.clinic.staff.get(SETTINGS)).json()["data"]
    await payer.clinic.staff.put(SETTINGS, json=settings_data(payer.clinic.register.id, "whole", version=settings["version"]))
    behave(sims, "swish", SWISH_NUMBER, outcome="manual")
    first = (await payer.start()).json()["data"]
    assert first["amount"] == 45000
    mask = await offer_mask(payer)
    behave(sims, "swish", SWISH_NUMBER)
    second = (await payer.start()).json()["data"]
    assert second["amount"] == 60000 and second["key"] != first["key"]
    await payer.work()
    [paid] = await payer.receipts()
    async with transaction(payer.context) as session:
        lines = list(await session.scalars(select(ReceiptLine).where(ReceiptLine.receipt_id == paid.id).order_by(ReceiptLine.position)))
    assert [(line.service_id, line.total) for line in lines] == [(payer.place.service.id, 45000), (mask.id, 15000)]
