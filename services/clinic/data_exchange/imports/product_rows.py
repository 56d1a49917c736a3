"""Import the products that the clinic sells: the fields of the staff's form, with the stock (REC-070, POS-010, POS-011)."""

from collections.abc import Mapping, Sequence
from typing import Any, get_args

from pydantic import ValidationError
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.company import service as companies
from clinic.core.api.errors import ApiError, FieldError
from clinic.core.files.sheet_uploads import MAX_CELL_LENGTH
from clinic.core.money import Tax
from clinic.core.security.permissions import Permission
from clinic.core.text.search_tokens import fold
from clinic.data_exchange.imports import cells
from clinic.data_exchange.imports.errors import VatRateUnknown
from clinic.data_exchange.imports.fields import ImportField
from clinic.data_exchange.imports.kinds import ImportRun, MappedRow, RowResult, to_field_error
from clinic.pos.imports.service import ImportedProduct, ProductImporter
from clinic.pos.products.schemas import ProductCategoryCreate, ProductCreate

_CHUNK_ROWS = 200
_EXEMPT = frozenset({"momsfri", "momsfritt", "exempt", "vat exempt", "ingen", "none"})
FIELDS = (
    ImportField("name", "Name", "Namn",
                ("Product", "Produkt", "Article", "Artikel", "Product name", "Produktnamn", "Benämning", "Artikelnamn"), is_required=True,
                example="Solkräm SPF 50"),
    ImportField("code", "Code", "Kod", ("Article number", "Artikelnummer", "Art.nr", "Artnr", "SKU", "Item number", "Produktnummer"),
                example="1001"),
    ImportField("ean", "EAN/UPC", "EAN/UPC", ("EAN", "UPC", "Barcode", "Streckkod", "GTIN", "EAN-kod"), example="7310865004703"),
    ImportField("category", "Category", "Kategori", ("Product category", "Produktkategori", "Type", "Typ", "Group", "Grupp", "Varugrupp"),
                example="Hudvård"),
    ImportField("selling_price", "Selling price, VAT included", "Försäljningspris, inklusive moms",
                ("Selling price", "Försäljningspris", "Price", "Pris", "Utpris", "Sales price", "Retail price", "Pris inkl moms"),
                is_required=True, example="249,00"),
    ImportField("base_price", "Base price", "Inköpspris", ("Purchase price", "Cost price", "Cost", "Inpris", "Kostnad"), is_required=True,
                example="140,00"),
    ImportField("tax", "VAT", "Moms", ("VAT rate", "Momssats", "Moms %", "VAT %", "Tax", "Tax rate"), is_required=True, example="25 %"),
    ImportField("stock", "Stock", "Lager", ("In stock", "Quantity", "Antal", "I lager", "Lagersaldo", "Saldo"), example="10"),
)
_LABELS = {field.name: (field.en, field.sv) for field in FIELDS}


class ProductImport:
    """Takes rows as products."""

    name = "products"
    permissions: tuple[Permission, ...] = (Permission.PRODUCT_WRITE,)
    max_rows = 5000
    max_cell_length = MAX_CELL_LENGTH
    title = ("Products", "Produkter")

    async def list_fields(self, session: AsyncSession) -> list[ImportField]:  # noqa: ARG002 - the same for all companies
        """List the fields of a product."""
        return list(FIELDS)

    async def take_rows(self, session: AsyncSession, rows: Sequence[MappedRow], run: ImportRun) -> list[RowResult]:
        """Take the rows in their order, some at a time, so that of two with the same code the first is taken."""
        currency = (await companies.get_own_company(session)).unit
        importer = ProductImporter(session, run.import_id)
        results: list[RowResult] = []
        for start in range(0, len(rows), _CHUNK_ROWS):
            results += await _take_chunk(importer, rows[start : start + _CHUNK_ROWS], currency)
            await run.report_progress(len(results))
        return results


async def _take_chunk(importer: ProductImporter, rows: Sequence[MappedRow], currency: str) -> list[RowResult]:
    items: dict[int, ImportedProduct] = {}
    refusals: dict[int, ApiError | FieldError] = {}
    for row in rows:
        try:
            items[row.number] = read_product(row, currency)
        except (ApiError, FieldError) as error:
            refusals[row.number] = error
    outcomes = refusals | await importer.take(list(items.values()))
    results = []
    for row in rows:
        outcome = outcomes[row.number]
        if isinstance(outcome, Exception):
            results.append(RowResult(row.number, _label(row), refusal=outcome))
        else:
            results.append(RowResult(row.number, _label(row), outcome, values=_list_values(items[row.number], row)))
    return results


def _label(row: MappedRow) -> str:
    return " · ".join(row.values[name] for name in ("code", "name") if name in row.values)


def read_product(row: MappedRow, currency: str) -> ImportedProduct:
    """Return the data of a product as the staff's form would send it. Raises FieldError, VatRateUnknown and CurrencyDifferent."""
    values: dict[str, Any] = {name: row.values[name] for name in ("name", "code", "ean") if name in row.values}
    for name in ("selling_price", "base_price"):
        if name in row.values:
            values[name] = cells.read_price(row.values[name], name, _LABELS[name], currency)
    if "tax" in row.values:
        values["tax"] = _read_tax(row.values["tax"])
    values["stock"] = cells.read_count(row.values["stock"], "stock") if "stock" in row.values else 0
    try:
        return ImportedProduct(row.number, ProductCreate.model_validate(values), _read_category(row.values))
    except ValidationError as error:
        raise to_field_error(error, root_field="name") from error


def _read_category(values: Mapping[str, str]) -> ProductCategoryCreate | None:
    if "category" not in values:
        return None
    try:
        return ProductCategoryCreate(name=values["category"])
    except ValidationError as error:
        problem = to_field_error(error, root_field="category")
        raise FieldError("category", problem.code, **problem.details) from error


def _read_tax(text: str) -> int:
    """Return a VAT rate that the clinic may use, in hundredths of a percent. Raises VatRateUnknown."""
    rate = 0 if fold(text) in _EXEMPT else cells.read_percent(text)
    if rate is None or rate not in get_args(Tax):
        raise VatRateUnknown(rate=text[:40], rates=", ".join(f"{rate // 100} %" for rate in get_args(Tax)))
    return rate


def _list_values(item: ImportedProduct, row: MappedRow) -> dict[str, str]:
    """List the values of the mapped fields as they are taken."""
    taken: dict[str, str] = {
        "selling_price": cells.format_amount(item.data.selling_price),
        "base_price": cells.format_amount(item.data.base_price), "tax": f"{item.data.tax // 100} %",
        "stock": str(item.data.stock), "name": item.data.name, "code": item.data.code, "ean": item.data.ean,
    }
    return {name: taken.get(name, text) for name, text in row.values.items()}
