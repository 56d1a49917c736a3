"""Import every module that registers itself on import: tables, lookup functions, event subscribers, jobs and hooks.

Imported by main, worker and cli only. The imports are explicit, so a missing module is an ImportError rather than a feature that
silently isn't there.
"""

from types import ModuleType

from clinic.accounts import jobs as accounts_jobs, listeners as accounts_listeners, models as accounts_models
from clinic.booking import hooks as booking_hooks, jobs as booking_jobs, listeners as booking_listeners, models as booking_models
from clinic.clients import models as clients_models
from clinic.company import hooks as company_hooks, models as company_models
from clinic.core import audit, documents, drafts, files
from clinic.core.api import idempotency
from clinic.core.audit import seals
from clinic.core.background import cleanup_jobs, outbox, scheduler
from clinic.data_exchange import listeners as data_exchange_listeners, models as data_exchange_models
from clinic.forms import (
    db_guards as forms_db_guards,
    hooks as forms_hooks,
    jobs as forms_jobs,
    listeners as forms_listeners,
    models as forms_models,
)
from clinic.journal import hooks as journal_hooks, models as journal_models
from clinic.messaging import hooks as messaging_hooks, listeners as messaging_listeners, models as messaging_models
from clinic.pos import hooks as pos_hooks, jobs as pos_jobs, listeners as pos_listeners, models as pos_models
from clinic.prescriptions import (
    db_guards as prescriptions_db_guards,
    hooks as prescriptions_hooks,
    jobs as prescriptions_jobs,
    listeners as prescriptions_listeners,
    models as prescriptions_models,
)
from clinic.quality import hooks as quality_hooks, jobs as quality_jobs, models as quality_models
from clinic.reports import jobs as reports_jobs, models as reports_models

CORE_MODULES: tuple[ModuleType, ...] = (audit, documents, drafts, files, idempotency, scheduler, outbox, seals, cleanup_jobs)
DOMAIN_MODULES: tuple[ModuleType, ...] = (
    company_models, company_hooks,
    accounts_models, accounts_listeners, accounts_jobs,
    messaging_models, messaging_listeners, messaging_hooks,
    clients_models,
    forms_models, forms_db_guards, forms_listeners, forms_jobs, forms_hooks,
    prescriptions_models, prescriptions_db_guards, prescriptions_listeners, prescriptions_jobs, prescriptions_hooks,
    journal_models, journal_hooks,
    booking_models, booking_listeners, booking_jobs, booking_hooks,
    pos_models, pos_listeners, pos_jobs, pos_hooks,
    quality_models, quality_jobs, quality_hooks,
    reports_models, reports_jobs,
    data_exchange_models, data_exchange_listeners,
)
"""Domains in the written order, lower first."""


def load() -> tuple[ModuleType, ...]:
    """Return all registering modules. Importing this module has loaded them; the call makes that visible at its place."""
    return CORE_MODULES + DOMAIN_MODULES
