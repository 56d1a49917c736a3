"""Import every module that registers itself on import: tables, lookup functions, event subscribers, jobs and hooks.

Imported by main, worker and cli only. The imports are explicit, so a missing module is an ImportError rather than a feature that
silently isn't there.
"""

from types import ModuleType

from clinic.accounts import hooks as accounts_hooks, jobs as accounts_jobs, models as accounts_models, subscribers as accounts_subscribers
from clinic.aesthetics import models as aesthetics_models
from clinic.booking import hooks as booking_hooks, jobs as booking_jobs, models as booking_models, subscribers as booking_subscribers
from clinic.clients import models as clients_models
from clinic.company import hooks as company_hooks, models as company_models
from clinic.core import audit, documents, drafts, files
from clinic.core.api import idempotency
from clinic.core.audit import seals
from clinic.core.background import cleanup_jobs, outbox, scheduler
from clinic.data_exchange import models as data_exchange_models, subscribers as data_exchange_subscribers
from clinic.forms import (
    db_guards as forms_db_guards,
    hooks as forms_hooks,
    jobs as forms_jobs,
    models as forms_models,
    subscribers as forms_subscribers,
)
from clinic.journal import hooks as journal_hooks, models as journal_models
from clinic.messaging import hooks as messaging_hooks, models as messaging_models, subscribers as messaging_subscribers
from clinic.notifications import jobs as notifications_jobs, models as notifications_models, subscribers as notifications_subscribers
from clinic.overview import jobs as overview_jobs, models as overview_models
from clinic.pos import hooks as pos_hooks, jobs as pos_jobs, models as pos_models, subscribers as pos_subscribers
from clinic.prescriptions import (
    db_guards as prescriptions_db_guards,
    hooks as prescriptions_hooks,
    jobs as prescriptions_jobs,
    models as prescriptions_models,
    subscribers as prescriptions_subscribers,
)
from clinic.quality import hooks as quality_hooks, jobs as quality_jobs, models as quality_models
from clinic.registration import jobs as registration_jobs, models as registration_models
from clinic.reports import jobs as reports_jobs, models as reports_models

CORE_MODULES: tuple[ModuleType, ...] = (audit, documents, drafts, files, idempotency, scheduler, outbox, seals, cleanup_jobs)
DOMAIN_MODULES: tuple[ModuleType, ...] = (
    company_models, company_hooks,
    accounts_models, accounts_subscribers, accounts_jobs, accounts_hooks,
    messaging_models, messaging_subscribers, messaging_hooks,
    clients_models,
    aesthetics_models,
    forms_models, forms_db_guards, forms_subscribers, forms_jobs, forms_hooks,
    prescriptions_models, prescriptions_db_guards, prescriptions_subscribers, prescriptions_jobs, prescriptions_hooks,
    journal_models, journal_hooks,
    registration_models, registration_jobs,
    booking_models, booking_subscribers, booking_jobs, booking_hooks,
    pos_models, pos_subscribers, pos_jobs, pos_hooks,
    quality_models, quality_jobs, quality_hooks,
    overview_models, overview_jobs,
    reports_models, reports_jobs,
    data_exchange_models, data_exchange_subscribers,
    notifications_models, notifications_subscribers, notifications_jobs,
)
"""Domains in the written order, lower first."""


def load() -> tuple[ModuleType, ...]:
    """Return all registering modules. Importing this module has loaded them; the call makes that visible at its place."""
    return CORE_MODULES + DOMAIN_MODULES
