"""Reasons for which a row of an imported file names no client, or another one's details."""

from clinic.core.api.errors import Conflict


class ClientDetailTaken(Conflict):
    """A client of the clinic has the same personal id, phone or e-mail address; `name` is theirs."""

    code = "import.client_detail_taken"
    en = "{name} already has the same {detail_en}."
    sv = "{name} har redan samma {detail_sv}."


class ClientDetailRepeated(Conflict):
    """An earlier row of the file has the same personal id, phone or e-mail address."""

    code = "import.client_detail_repeated"
    en = "Row {row} already has the same {detail_en}."
    sv = "Rad {row} har redan samma {detail_sv}."


class ClientUnknown(Conflict):
    """No client of the clinic has the details of the row."""

    code = "import.client_unknown"
    en = "No client has these details. Import or add the client first."
    sv = "Ingen klient har de här uppgifterna. Importera eller lägg till klienten först."


class ClientAmbiguous(Conflict):
    """Several clients have the details of the row."""

    code = "import.client_ambiguous"
    en = "{count} clients have these details. Add the personal id or the name."
    sv = "{count} klienter har de här uppgifterna. Ange personnummer eller namn också."
