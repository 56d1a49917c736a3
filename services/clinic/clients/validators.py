"""Rules of a client's fields that depend on the country (PLT-101, PLT-103) and on the clinic (PLT-053)."""

from clinic.clients.models import Client
from clinic.clients.schemas import ClientCreate
from clinic.company.schemas import ClientFields
from clinic.core.api.errors import FieldError
from clinic.core.text.country_rules import check_cpr_id, check_personal_id, check_zip_code
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
    if data.cpr_id and "cpr_id" not in unchanged:
        data.cpr_id = check_cpr_id(data.cpr_id)
    if data.identity_document == "other" and not data.identity_note:
        raise FieldError("identity_note", "required")
    if data.identity_note and not data.identity_document:
        raise FieldError("identity_document", "required")


def check_required_fields(data: ClientCreate, fields: ClientFields) -> None:
    """Raise FieldError for the first field that the clinic requires on the staff's form and that is empty."""
    for name in fields.list_required():
        if not getattr(data, name):
            raise FieldError(name, "required")


def keep_hidden_fields(data: ClientCreate, client: Client, fields: ClientFields) -> None:
    """Give the fields that the staff's form doesn't show their saved values, so that saving the form loses nothing."""
    names = set(fields.list_hidden())
    if "mobile_number" in names:
        names.add("country_code")
    if "personal_id" in names:
        names.add("is_reserve_number")
    for name in names:
        setattr(data, name, getattr(client, name))


def find_unchanged_fields(client: Client, data: ClientCreate) -> frozenset[str]:
    """Return the fields that have a rule and keep their saved value, `phone` when neither number nor country code changes.

    A number, a zip code or a personal id is another one when the country changes, or when a reserve number is no longer one.
    """
    same = {name for name, value in data.model_dump().items() if getattr(client, name, None) == value}
    unchanged = same & {"mobile_number", "cpr_id"}
    if same >= {"mobile_number", "country_code"}:
        unchanged.add("phone")
    if same >= {"zip_code", "country"}:
        unchanged.add("zip_code")
    if same >= {"personal_id", "country", "is_reserve_number"}:
        unchanged.add("personal_id")
    return frozenset(unchanged)
