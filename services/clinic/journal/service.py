"""Functions of the journal for other domains."""

from clinic.journal.procedures.queries import list_procedures, to_detail
from clinic.journal.procedures.service import create_procedure, update_procedure
from clinic.journal.procedures.signing import sign_procedure
from clinic.journal.treatments.service import create_treatment, has_treatment_prices

__all__ = [
    "create_procedure", "create_treatment", "has_treatment_prices", "list_procedures", "sign_procedure", "to_detail", "update_procedure",
]
