"""Registrations of the journal with lower domains: rendering of PDFs, realtime topics, and whether the clinic has prices."""

from clinic.aesthetics import service as aesthetics
from clinic.company import service as companies
from clinic.journal import pdf as pdf, topics as topics
from clinic.journal.procedures import versions
from clinic.journal.treatments import service as treatments

aesthetics.register_treatment_lookup(versions.find_last_treatment_day)
companies.register_price_check(treatments.has_treatment_prices)
