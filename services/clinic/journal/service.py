"""The public face of the journal, for the domains above it."""

from clinic.journal.procedures.service import store as write, update as change
from clinic.journal.procedures.shown import count, page, whole
from clinic.journal.procedures.signing import sign
from clinic.journal.treatments.service import has_cost, store as add_treatment

__all__ = ["add_treatment", "change", "count", "has_cost", "page", "sign", "whole", "write"]
