"""What the journal answers for the domains below it, and how its documents look."""

from clinic.company import service as companies
from clinic.journal import documents as documents, topics as topics
from clinic.journal.treatments import service as treatments

companies.freezes_currency(treatments.has_cost)
