"""Factories of the point of sale: a Swedish clinic with an enrolled register, a terminal, products and a service."""

from dataclasses import dataclass
from typing import Any
from uuid import uuid4

from clinic.booking.catalogue.models import Service, ServiceCategory
from clinic.company.models import Company
from clinic.core.database.base import new_id
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from clinic.core.text.search_tokens import fold
from clinic.pos.models import Product, Register, RegisterSeries, RegisterSettings, Terminal
from tests.factories.base import BaseFactory

POS_API = "/api/v3/point-of-sale"


@dataclass
class PosClinic:
    """A clinic that can sell."""

    company: Company
    register: Register
    terminal: Terminal
    products: list[Product]
    service: Service

    def product_line(self, number: int = 0, **fields: Any) -> dict[str, Any]:
        """Return a cart line of one of the three products."""
        return {"type": "product", "product_id": str(self.products[number].id), **fields}

    def service_line(self, **fields: Any) -> dict[str, Any]:
        """Return a cart line of the service."""
        return {"type": "service", "service_id": str(self.service.id), **fields}

    def sale_data(self, *lines: dict[str, Any], pay: str | list[dict[str, Any]] = "cash", **fields: Any) -> dict[str, Any]:
        """Return the body of a sale: of one product unless lines are passed, paid by one method unless `pay` is a list of payments."""
        payments = [{"method": pay}] if isinstance(pay, str) else pay
        return {"register_id": str(self.register.id), "lines": list(lines) or [self.product_line()], "payments": payments, **fields}


class PosFactory(BaseFactory):
    """Insert what the tests of the point of sale need."""

    async def pos_clinic(self, *, company: Company | None = None, name: str = "Kassa 1", setting: bool = False, **fields: Any) -> PosClinic:
        """Insert an enrolled register with a terminal, three products of three VAT rates and one service.

        Its company is new unless passed; `fields` are the new company's. A passed company gets settings of the register only with `setting`.
        """
        fields = {"organization_number": "556016-0680", "vat_number": "SE556016068001", "timezone": "Europe/Stockholm", **fields}
        own_company = company or await self.company(**fields)
        digits = str(uuid4().int)
        terminal = Terminal(
            company_id=own_company.id, id=new_id(), nick_name="Disken", virtual_terminal_id=f"16{digits[:6]}", terminal_id=f"16{digits[6:12]}",
        )
        register = Register(
            company_id=own_company.id, id=new_id(), name=name, terminal_id=terminal.id, control_id=f"AS01{digits[:12]}",
            control_unit="ISTCSKS0000000011", street_address="Storgatan 1", zip_code="111 22", city="Stockholm",
        )
        category = ServiceCategory(company_id=own_company.id, id=new_id(), name=f"Hud {digits[:6]}")
        service = Service(
            company_id=own_company.id, id=new_id(), category_id=category.id, name="Hydrafacial", color="#0E7C66", price=179500, duration=60,
        )
        products = [
            Product(
                company_id=own_company.id, id=new_id(), name=title, sort_name=fold(title), code=f"P{number}", selling_price=price,
                base_price=100, tax=tax, stock=100,
            ) for number, (title, price, tax) in enumerate((("Solskydd", 38900, 2500), ("Te", 7950, 1200), ("Bok", 24933, 600)))
        ]
        async with transaction(Context.system(own_company.id)) as session:
            session.add_all([terminal, category])
            await session.flush()
            session.add_all([register, service, *products])
            await session.flush()
            session.add(RegisterSeries(company_id=own_company.id, id=register.id))
            if company is None or setting:
                session.add(RegisterSettings(company_id=own_company.id, id=own_company.id, merchant_id=str(uuid4())))
        return PosClinic(own_company, register, terminal, products, service)
