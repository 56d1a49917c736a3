"""Set up the simulators of payments and of the control unit, which share one record store."""

from fastapi import FastAPI

from simulators import (
    google_accounts,
    google_calendar,
    google_person,
    google_places,
    infrasec,
    infrasec_enrolment,
    payments_page,
    swish,
    swish_payments,
    viva,
    viva_accounts,
    viva_payments,
    viva_terminal,
)
from simulators.fault_injection import FaultProfiles
from simulators.record_store import RecordStore
from simulators.settings import Settings
from simulators.webhooks import WebhookSender

ROUTER_MODULES = (
    viva_terminal, viva_accounts, viva, swish, infrasec, infrasec_enrolment, payments_page,
    google_accounts, google_calendar, google_person, google_places,
)


def open_store(app: FastAPI, settings: Settings) -> WebhookSender:
    """Load the stored records into the app; close the returned sender at shutdown."""
    path = settings.state_file.with_name("simulators-payments.jsonl") if settings.state_file else None
    app.state.records = records = RecordStore(path, settings.max_records)
    app.state.fault_profiles = fault_profiles = FaultProfiles(records, settings)
    webhooks = WebhookSender(records, settings)
    app.state.viva = viva_payments.Viva(records, fault_profiles, webhooks, settings)
    app.state.swish = swish_payments.Swish(records, fault_profiles, webhooks, settings)
    app.state.infrasec = infrasec.Infrasec(records, fault_profiles)
    app.state.viva.resume()
    app.state.swish.resume()
    return webhooks
