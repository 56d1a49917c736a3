"""Sample data of the point of sale: an enrolled register, a terminal, a paid receipt, a gift card, a closed day."""

from typing import Any
from uuid import UUID

from sqlalchemy import insert, update

from clinic.company.models import Company
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from clinic.pos.closings import electronic_journal, service as days
from clinic.pos.closings.totals import load_day_totals
from clinic.pos.models import RegisterSeries, ZReport
from clinic.pos.registers import register_config
from clinic.seed.pos import TABLES, SalesHistory
from tests.factories.pos import POS_API

ADDRESS_DATA = {"street_address": "Storgatan 1", "zip_code": "111 22", "city": "Stockholm"}


async def create_records(factory: Any, company: Any, client_id: str) -> dict[str, str]:
    """Insert one of each as rows, since the calls would need the providers; return their ids."""
    async with transaction(Context.system(company.id)) as session:
        await session.execute(update(Company).where(Company.id == company.id).values(
            organization_number="556016-0680", version=Company.version + 1,
        ))
    pos = await factory.pos_clinic(company=company, name="Kassan", setting=True)
    z_report_id, gift_card_value = new_id(), 50_000
    async with transaction(Context.system(company.id)) as session:
        config = await register_config.get_register(session, pos.register.id)
        history = SalesHistory(config, company.id)
        line = {"type": "service", "service_id": pos.service.id, "name": "Hydrafacial", "quantity": 1, "price": 179_500, "rate": 2500}
        receipt_id = history.add_sale(now(), 1, [line], "cash", client_id=UUID(client_id), client_name="Klara Klient")
        history.add_gift_card(receipt_id, gift_card_value, now(), UUID(client_id))
        for table in TABLES:
            await session.execute(insert(table), history.rows[table])
        await session.execute(update(RegisterSeries).where(RegisterSeries.id == pos.register.id).values(last_number=1))
        totals = await load_day_totals(session, pos.register.id, 1)
        session.add(ZReport(
            company_id=company.id, id=z_report_id, register_id=pos.register.id, number=1,
            **days.freeze_report(config, 1, totals, counted=0, opening_float=0, at=now()),
        ))
        await session.execute(update(RegisterSeries).where(RegisterSeries.id == pos.register.id).values(last_z=1))
        electronic_journal.append_entry(session, "drawer", register_id=pos.register.id, z_number=2, content={"reason": "Växling"})
        gift_card = history.rows[TABLES[4]][0]
    return {
        "register_id": str(pos.register.id), "terminal_id": str(pos.terminal.id), "receipt_id": str(receipt_id), "z_id": str(z_report_id),
        "gift_card_id": str(gift_card["id"]), "code": gift_card["code"], "sold_id": str(pos.products[0].id),
    }


def sale_data(clinic: Any) -> dict[str, Any]:
    """Return the body of a cash sale of one product."""
    return {
        "register_id": clinic.ids["register_id"], "lines": [{"type": "product", "product_id": clinic.ids["sold_id"]}],
        "payments": [{"method": "cash"}],
    }


WRITES: dict[str, Any] = {
    f"POST {POS_API}/registers": lambda _: {"name": "Kassa 2", **ADDRESS_DATA},
    f"PUT {POS_API}/registers/{{register_id}}": lambda _: {"name": "Kassa 3", **ADDRESS_DATA, "version": 1},
    f"PUT {POS_API}/terminals/{{terminal_id}}": lambda _: {"nick_name": "Rum 2", "version": 1},
    f"PUT {POS_API}/settings": lambda _: {"receipt_header": "Hej", "receipt_footer": "Tack", "version": 1},
    f"PUT {POS_API}/online-payments/settings": lambda clinic: {"mode": "none", "register_id": clinic.ids["register_id"], "version": 1},
    f"POST {POS_API}/payment/store": sale_data,
    f"POST {POS_API}/receipts/{{receipt_id}}/export": lambda _: {"type": "download"},
    f"POST {POS_API}/receipts/{{receipt_id}}/refund/store": lambda _: {"amount": 10_000, "reason": "Ångrat köp"},
    f"PUT {POS_API}/gift-cards/{{gift_card_id}}": lambda _: {"expires_on": "2099-01-01", "version": 1},
    f"POST {POS_API}/products/{{product_id}}/stock": lambda _: {"change": 1, "reason": "Leverans"},
    f"DELETE {POS_API}/products/{{product_id}}": lambda _: None,
    f"POST {POS_API}/product-categories": lambda _: {"name": "Hudvård"},
    f"PUT {POS_API}/product-categories/{{product_category_id}}": lambda _: {"name": "Solvård", "version": 1},
    f"DELETE {POS_API}/product-categories/{{product_category_id}}": lambda _: None,
    f"POST {POS_API}/report/download": lambda clinic: {"register_id": clinic.ids["register_id"]},
    f"POST {POS_API}/report/close-batch": lambda clinic: {"register_id": clinic.ids["register_id"], "counted_cash": 0, "difference_reason": "okänd"},
    f"POST {POS_API}/report/cash": lambda clinic: {
        "register_id": clinic.ids["register_id"], "type": "cash_in", "amount": 100, "reason": "Växel",
    },
}
QUERIES: dict[str, Any] = {f"GET {POS_API}/report/current": lambda clinic: {"register_id": clinic.ids["register_id"]}}
TESTED_ELSEWHERE = {
    f"POST {POS_API}/registers/{{register_id}}/enrol": "tests/pos/test_register_setup.py: calls the control unit",
    f"GET {POS_API}/terminals/devices": "tests/pos/test_register_setup.py: calls the provider",
    f"POST {POS_API}/terminals": "tests/pos/test_register_setup.py: calls the provider",
    f"POST {POS_API}/payment-account": "tests/pos/test_payment_account.py: calls the provider",
    f"POST {POS_API}/payment-account/refresh": "tests/pos/test_payment_account.py: calls the provider",
    f"POST {POS_API}/payment/quote": "tests/pos/test_sales.py: reads by a body",
    f"POST {POS_API}/payment/{{receipt_id}}/abort": "tests/pos/test_sales.py: only while it is at the terminal",
    f"POST {POS_API}/payment/{{receipt_id}}/retry": "tests/pos/test_sales.py: only once it failed",
    f"POST {POS_API}/receipts/{{receipt_id}}/refund/retry": "tests/pos/test_refunds.py: only once it failed",
}
