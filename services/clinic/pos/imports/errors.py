"""Reasons for which a product of an imported file isn't taken."""

from clinic.core.api.errors import Conflict


class ProductDetailTaken(Conflict):
    """A product of the catalogue has the same name, code or EAN; `name` is its name."""

    code = "import.product_detail_taken"
    en = "{name} in the catalogue has the same {detail_en}."
    sv = "{name} i sortimentet har samma {detail_sv}."


class ProductDetailRepeated(Conflict):
    """An earlier row of the file has the same name, code or EAN; `row` is its number."""

    code = "import.product_detail_repeated"
    en = "Row {row} has the same {detail_en}."
    sv = "Rad {row} har samma {detail_sv}."
