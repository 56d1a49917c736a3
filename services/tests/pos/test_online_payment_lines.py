"""The lines of the sale of an online payment: the services that are paid in advance, each with its VAT (BKG-002, PUB-004)."""

import pytest
from sqlalchemy import update

from clinic.booking.catalogue.models import Service
from clinic.core.database.session import transaction
from tests.pos.test_online_payments import DEPOSIT, Payer, clinic, payer, place  # noqa: F401 - fixtures

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(180), pytest.mark.covers("BKG-002", "PUB-004")]


async def test_a_deposit_has_the_vat_rate_of_its_service(payer: Payer) -> None:  # noqa: F811 - a fixture
    async with transaction(payer.context) as session:
        await session.execute(update(Service).where(Service.id == payer.place.service.id).values(tax=1200))
    assert (await payer.start()).status_code == 200
    await payer.work()
    [receipt] = await payer.receipts()
    assert (receipt.total, [(line["rate"], line["total"]) for line in receipt.vat_lines]) == (DEPOSIT, [(1200, DEPOSIT)])
