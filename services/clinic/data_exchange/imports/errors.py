"""Errors of imports."""

from clinic.core.api.errors import Conflict


class ImportLocked(Conflict):
    """An import of the company is waiting or running; the database allows one."""

    code = "import.locked"
    en = "Import data is locked"
    sv = "Importen av data är låst"


class ImportNotReady(Conflict):
    """The import's state doesn't allow the call: it isn't checked, it is running, or it has ended."""

    code = "import.not_ready"
    en = "This import has moved on. Look at its present state."
    sv = "Importen har gått vidare. Se hur den står nu."


class ImportEmpty(Conflict):
    """No row of the file would be taken."""

    code = "import.empty"
    en = "No row of the file can be taken. Correct the file or the columns."
    sv = "Ingen rad i filen kan tas emot. Rätta filen eller kolumnerna."


class TimeSkipped(Conflict):
    """The local time does not exist, because the clocks go forward."""

    code = "import.time_skipped"
    en = "This time doesn't exist: the clocks go forward."
    sv = "Den här tiden finns inte: klockan ställs fram."


class NameUnknown(Conflict):
    """The clinic has no service or practitioner of the name."""

    code = "import.name_unknown"
    en = "{field_en}: there is none called {name}."
    sv = "{field_sv}: det finns ingen som heter {name}."


class NameAmbiguous(Conflict):
    """Several services or practitioners have the name."""

    code = "import.name_ambiguous"
    en = "{field_en}: several are called {name}."
    sv = "{field_sv}: flera heter {name}."


class VatRateUnknown(Conflict):
    """The VAT of a product isn't a rate that the clinic may use; `rates` lists those that it may."""

    code = "import.vat_rate_unknown"
    en = "VAT: {rate} can't be used. Enter one of {rates}."
    sv = "Moms: {rate} kan inte användas. Ange någon av {rates}."


class CurrencyDifferent(Conflict):
    """A price is in another currency than the clinic's."""

    code = "import.currency_different"
    en = "{field_en}: {price} is in another currency than the clinic's, {currency}."
    sv = "{field_sv}: {price} är i en annan valuta än klinikens, {currency}."
