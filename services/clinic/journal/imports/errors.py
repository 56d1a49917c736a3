"""Reasons for which a procedure of an imported file isn't taken."""

from clinic.core.api.errors import Conflict


class ImportedProcedureExists(Conflict):
    """An earlier import has taken the same procedure of the client: its day, time, title and text."""

    code = "import.procedure_exists"
    en = "This treatment note of the client is imported already."
    sv = "Den här behandlingen är redan importerad för klienten."


class ImportedProcedureRepeated(Conflict):
    """An earlier row of the file is the same procedure; `row` is its number."""

    code = "import.procedure_repeated"
    en = "Row {row} is the same treatment note."
    sv = "Rad {row} är samma behandling."
