"""The columns by which a row names a client of the clinic: personal id, e-mail address or mobile number, and the name."""

from collections.abc import Mapping

from clinic.clients.imports.service import ClientReference
from clinic.company.service import Company
from clinic.core.api.errors import FieldError
from clinic.data_exchange.imports import cells
from clinic.data_exchange.imports.fields import ImportField

CLIENT_COLUMNS = (
    ImportField("personal_id", "Client's personal id", "Klientens personnummer", ("Personal id", "Personal number", "Personnummer", "Pnr"),
                group="client"),
    ImportField("email", "Client's e-mail", "Klientens e-post", ("E-mail", "E-mail address", "E-post", "Mail", "Mejl", "E-postadress"),
                group="client", example="anna@example.com"),
    ImportField("mobile_number", "Client's mobile number", "Klientens mobilnummer",
                ("Mobile number", "Mobile", "Phone", "Phone number", "Mobilnummer", "Mobil", "Telefon", "Telefonnummer", "Tel"),
                group="client"),
    ImportField("name", "Client's name", "Klientens namn",
                ("Client", "Name", "Customer", "Patient", "Klient", "Kund", "Namn", "Full name")),
)


def read_client_reference(values: Mapping[str, str], company: Company) -> ClientReference:
    """Return the client that a row names by personal id, e-mail or phone. Raises FieldError."""
    phone = ""
    if "mobile_number" in values:
        phone = "".join(cells.read_phone(values["mobile_number"], company.country, "mobile_number"))
    reference = ClientReference(
        personal_id=values.get("personal_id", ""), phone=phone, email=values.get("email", "").lower(), name=values.get("name", ""),
    )
    if not (reference.personal_key or reference.phone or reference.email):
        raise FieldError("personal_id", "required")
    return reference
