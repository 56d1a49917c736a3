"""Rules of a client's fields that depend on the country (PLT-101, PLT-103): for what is entered, never for what is saved already."""

from clinic.clients.schemas import ClientCreate
from clinic.core.api.errors import FieldError
from clinic.core.text.country_rules import check_personal_id, check_zip_code
from clinic.core.text.validators import RULES


def check_client_fields(data: ClientCreate, unchanged: frozenset[str] = frozenset()) -> None:
    """Check mobile number, zip code and personal id by the client's country, but for the fields that are saved with this value already.

    Raises FieldError, also for an identity check that doesn't say by what it was made. The personal id gets its dash.
    """
    if data.mobile_number and "mobile_number" not in unchanged and not RULES["mobile_number"](data.mobile_number):
        raise FieldError("mobile_number", "mobile_number")
    if data.zip_code and "zip_code" not in unchanged:
        check_zip_code(data.country, data.zip_code)
    if data.personal_id and "personal_id" not in unchanged and not data.is_reserve_number:
        data.personal_id = check_personal_id(data.country, data.personal_id)
    if data.identity_document == "other" and not data.identity_note:
        raise FieldError("identity_note", "required")
    if data.identity_note and not data.identity_document:
        raise FieldError("identity_document", "required")
